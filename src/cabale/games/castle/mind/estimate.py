"""The adept's judgement: expected values under its posterior, where a novice has what it saw."""

from __future__ import annotations

from functools import cached_property
from itertools import combinations
from math import exp
from typing import NamedTuple

from cabale.core import SeatView
from cabale.games.castle.mind.judgement import FOE, FRIEND, UNKNOWN, Diary, Held, Judgement
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.components import BAG_OF, BAGS, COUNTS_FOR, ITEM, ITEMS, SOCIETIES

LIKELY = 0.8
"""From here on a stranger is taken for a friend, or for a foe."""
TRUSTED = 0.9
"""From here on one parts with a Key, if it helps the society."""
GATHERING = 8.0
"""What it is worth to have all our cards in one hand."""
A_BAG = 6.0
A_CARD = 7.0
"""What a Bag and a card from the pile are worth: who has more cards wins more often than not."""
MOST_NAMED = 3
BAG_WORDS = tuple(ITEMS[bag] for bag in BAGS)

IN_DUELS = {
    (True, True): ("thug", "dagger"),
    (False, True): ("grand_master", "gloves"),
    (True, False): ("bodyguard", "knives"),
    (False, False): ("bodyguard", "whip"),
}
"""What adds a point, by whether one is on the attacker's side and whether one fights oneself."""


class Nerve(NamedTuple):
    """How much risk a bot takes, and how much it wants to know."""

    sure_enough: float
    """How likely an announcement must be right; a wrong one loses the match."""
    curiosity: float
    """How gladly it spies."""
    interest: float
    """What it is worth to see the society card of a stranger whom it could rob instead. With 4 it
    would look three times of four, and win 43 % against one that always robs."""


CAUTIOUS = Nerve(sure_enough=0.95, curiosity=1.0, interest=1.5)
READY = Nerve(sure_enough=0.82, curiosity=0.5, interest=0.0)
"""A bot that infers beliefs from acts has less need of looking, and waits less for certainty."""


class Estimate(Judgement):
    """Everybody's side and every item's place, as likely as the seat's memory makes them."""

    def __init__(self, view: SeatView, witness: Witness, nerve: Nerve = CAUTIOUS) -> None:
        self.witness = witness
        self.nerve = nerve
        self.trust = [witness.societies.friend(p) for p in range(view["seats"])]
        """How likely each seat is of my society."""
        super().__init__(view, _NO_DIARY)
        self.order = self.society == SOCIETIES[0]

    def _sides(self, diary: Diary) -> list[int]:
        return [
            FRIEND if trust >= LIKELY else FOE if trust <= 1 - LIKELY else UNKNOWN
            for trust in self.trust
        ]

    @cached_property
    def holds(self) -> list[Held]:
        holds = [Held() for _ in range(self.seats)]
        for item, trails in self.witness.items.trails.items():
            for trail in trails:
                for p, chance in enumerate(trail):
                    if chance >= 0.5:
                        holds[p][ITEMS[item]] += 1
        return holds

    def worth(self, item: str) -> float:
        """As for anybody, but that a Bag brings a card in every turn while the pile lasts."""
        if item in BAG_WORDS and not self.empty_pile():
            return max(A_BAG, super().worth(item))
        return super().worth(item)

    def use_of_passing(self, item: str, partner: int) -> float:
        if item in BAG_WORDS and not self.empty_pile():
            return A_CARD
        return super().use_of_passing(item, partner)

    def loss_of_giving(self, item: str, receiver: int) -> float:
        """As for anybody, but for what a friend makes good use of, and a foe too."""
        if item in BAG_WORDS:
            return self.worth(item) * (1.7 - 1.5 * self.trust[receiver])
        if item == "black_pearl":
            return self.worth(item) * (1.3 - 1.3 * self.trust[receiver])
        loss = super().loss_of_giving(item, receiver)
        if item == self.symbol and self.trust[receiver] >= TRUSTED:
            loss -= self.gathering(receiver)
        return loss

    def gathering(self, friend: int) -> float:
        """What it is worth that a friend has what I have of our cards: if he holds as many as I,
        and the more the nearer we are to having all, for then he can announce."""
        mine, his = self._ours(self.seat), self._ours(friend)
        if his < mine - 0.9 and friend not in self.witness.rumours.announcing:
            return 0.0
        ours = mine + sum(self.trust[p] * self._ours(p) for p in self.others)
        return GATHERING * min(1.0, ours / 3) ** 2

    def _ours(self, seat: int) -> float:
        """How many cards that count for my society a player may be expected to hold."""
        return sum([trail[seat] for trail in self.cards(self.symbol)])

    def cards(self, symbol: str) -> list[list[float]]:
        """For each card that counts for a society: how likely it is with each player."""
        society = COUNTS_FOR.index(ITEM[symbol])
        found = self._chances(COUNTS_FOR[society])
        if self.empty_pile():
            found = found + self._chances(BAG_OF[society])
        return found

    def _chances(self, item: int) -> list[list[float]]:
        """For each card of a kind: how likely it is with each player, by what is seen and said."""
        rumours = self.witness.rumours
        return [
            rumours.where(item, trail, self.trust) for trail in self.witness.items.chances(item)
        ]

    def counting(self, seat: int, symbol: str) -> list[float]:
        return [trail[seat] for trail in self.cards(symbol) if trail[seat] >= 0.3]

    def doubt(self, seat: int) -> float:
        """How little I know whose side somebody is on: 1 for a coin, 0 for certainty."""
        return 4 * self.trust[seat] * (1 - self.trust[seat])

    def reach(self, seat: int) -> float:
        """How many Keys and Goblets a player may be expected to hold."""
        cards = self.cards(self.symbol) + self.cards(self.rival)
        return sum([trail[seat] for trail in cards])

    def winning(self, rival: int) -> float:
        """How likely I win a duel against a rival, from all that may count in it."""
        me, other = self.players[self.seat], self.players[rival]
        lead = 0.7 * sum(2 * self.trust[p] - 1 for p in self.others if p != rival)
        lead += me["tokens"] - other["tokens"]
        lead += ("dagger" in self.hand) + 0.5 * ("poison_ring" in self.hand)
        lead -= self.likely("gloves", rival) + 0.5 * self.likely("poison_ring", rival)
        lead += me["profession"] in ("thug", "hypnotist")
        lead += 1.5 * (me["profession"] == "swordsman" and not self.spent())
        lead -= self._has_profession(rival, "grand_master")
        return 1 / (1 + exp(0.3 - 0.9 * lead))

    def likely(self, word: str, seat: int) -> float:
        """How likely a player holds an item that exists once."""
        return sum([trail[seat] for trail in self._chances(ITEM[word])])

    def _has_profession(self, seat: int, word: str) -> float:
        known = self.players[seat]["profession"]
        if known is not None:
            return float(known == word)
        return self.witness.rumours.profession(seat, word, self.trust)

    def points(self) -> int:
        """How many I could still add to my side of a duel, a Poison Ring counted as one."""
        duel, me = self.duel, self.players[self.seat]
        fighter = self.seat in (duel["attacker"], duel["defender"])
        card, item = IN_DUELS[duel["sides"][self.seat] == "attacker", fighter]
        used = [one["profession"] for one in duel["used"] if one["seat"] == self.seat]
        shown = [one["item"] for one in duel["shown"] if one["seat"] == self.seat]
        fresh = me["profession"] == card and card not in used
        items = [item, "poison_ring"] if fighter else [item]
        held = len([one for one in items if one in self.hand and one not in shown])
        return me["tokens"] + held + int(fresh)

    # --- announcements -------------------------------------------------------------------------

    def best_naming(self, own: bool, named: tuple[int, ...] = ()) -> tuple[tuple[int, ...], float]:
        """Whom to name, those already named among them, and how likely that is right."""
        symbol = self.symbol if own else self.rival
        cards = self.cards(symbol)
        reach = [sum(trail[p] for trail in cards) for p in range(self.seats)]
        candidates = [
            p
            for p in self.others
            if p not in named
            and reach[p] > 0.5
            and (self.trust[p] if own else 1 - self.trust[p]) > 0.5
        ]
        best: tuple[tuple[int, ...], float] = ((), 0.0)
        for count in range(MOST_NAMED + 1 - len(named)):
            for more in combinations(candidates, count):
                names = (*named, *more)
                if names or own:
                    chance = self.right(own, names, cards)
                    if chance > best[1] + 1e-9:
                        best = (names, chance)
        return best

    def right(self, own: bool, named: tuple[int, ...], cards: list[list[float]]) -> float:
        """How likely these are of one society and hold what it needs, one card each at least."""
        held = _found(cards, (*named, self.seat) if own else named)
        every = sum(1 << p for p in named)
        total = 0.0
        for world, chance in self.witness.societies.chances.items():
            members = world if self.order == own else ~world
            if members & every == every:
                total += chance * held[self._needed(world, own)]
        return total

    def _needed(self, world: int, own: bool) -> int:
        """How many cards a society must show in a world: two, if it is the smaller one."""
        if self.seats % 2 == 0:
            return 3
        orders = world.bit_count()
        members = orders if self.order == own else self.seats - orders
        return 2 if 2 * members < self.seats else 3


def _found(cards: list[list[float]], holders: tuple[int, ...]) -> dict[int, float]:
    """How likely two, and three, of the cards lie with these players, and none has none.

    The cards are taken one by one; what is kept is how many were found and who has one.
    """
    ways: dict[tuple[int, int], float] = {(0, 0): 1.0}
    for trail in cards:
        new: dict[tuple[int, int], float] = {}
        for (count, seen), chance in ways.items():
            rest = chance
            for number, p in enumerate(holders):
                if trail[p]:
                    part = chance * trail[p]
                    key = (count + 1, seen | 1 << number)
                    new[key] = new.get(key, 0.0) + part
                    rest -= part
            if rest > 1e-12:
                new[count, seen] = new.get((count, seen), 0.0) + rest
        ways = new
    every = (1 << len(holders)) - 1
    full = [(count, chance) for (count, seen), chance in ways.items() if seen == every]
    return {least: sum(c for count, c in full if count >= least) for least in (2, 3)}


_NO_DIARY = Diary()
