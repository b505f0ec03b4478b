"""What a careful player makes of what he sees: who is a friend, who holds what, its worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import TypedDict, cast

from cabale.core import SeatView
from cabale.games.castle.rules.components import BAG, DECK, ITEM, PROFESSION, SINGLE_USE
from cabale.games.castle.rules.editions import SETUPS
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.sight.view import AnnouncementView, CastleView, DuelView, Player, notes

FRIEND, UNKNOWN, FOE = 1, 0, -1
FADES = 0.93
"""How likely a card is still where it was seen a round ago, if nothing says that it must be."""

KEEP = {
    "poison_ring": 3.0,
    "dagger": 2.5,
    "gloves": 2.5,
    "lodge_seal": 2.5,
    "knives": 1.5,
    "whip": 1.5,
    "bag": 2.0,
    "monocle": 2.0,
    "privilege": 2.0,
    "coat": 1.0,
    "tome": 1.0,
    "sextant": 1.0,
    "mirror": 0.5,
    "black_pearl": -4.0,
}
"""What it is worth to hold an item; Keys, Goblets and Bags are judged by society."""

RANK = (
    "swordsman",
    "diplomat",
    "doctor",
    "alchemist",
    "priest",
    "hypnotist",
    "thug",
    "grand_master",
    "clairvoyant",
    "bodyguard",
)
"""Professions, the best to have first."""

NUMBER = {name: DECK.count(item) for name, item in ITEM.items()}
"""How many there are of each item."""

Note = tuple[int, str, int, tuple[str, ...]]


class Diary:
    """The notes of a seat, kept by itself where the table keeps none."""

    def __init__(self) -> None:
        self.notes: dict[Note, None] = {}

    def read(self, table: CastleView) -> None:
        for note in table["notes"]:
            key = (note["turn"], note["what"], note["seat"], tuple(note["cards"]))
            # A thing seen again is newer than what was seen in between.
            self.notes.pop(key, None)
            self.notes[key] = None

    def in_order(self) -> tuple[Note, ...]:
        return tuple(self.notes)

    def societies(self) -> list[tuple[int, str]]:
        """Whose society was seen, and which it was."""
        return [(about, words[0]) for _, what, about, words in self.notes if what == "society"]


class OpenDiary(Diary):
    """The notes that the table keeps for a seat in an imagined world, read when they are needed.

    The societies that were seen stand with the players.
    """

    def __init__(self, t: CastleBoard, seat: int) -> None:
        super().__init__()
        self._t = t
        self._seat = seat

    def in_order(self) -> tuple[Note, ...]:
        if not self.notes:
            for note in notes(self._t, self._seat):
                self.notes.pop(note, None)
                self.notes[note] = None
        return super().in_order()

    def societies(self) -> list[tuple[int, str]]:
        return []


class Prompt(TypedDict, total=False):
    """What the questions of Castle say; each has some of it."""

    seat: int
    item: str
    number: int
    attacker: int
    defender: int


class Held(dict[str, int]):
    """How many of each item; none of those that are not there."""

    def __missing__(self, item: str) -> int:
        return 0

    @staticmethod
    def of(items: Iterable[str]) -> Held:
        held = Held()
        for item in items:
            held[item] += 1
        return held

    def take(self, items: Iterable[str]) -> None:
        for item in items:
            self[item] -= 1
        self._forget_none()

    def at_least(self, held: Held) -> None:
        for item, number in held.items():
            if number > self[item]:
                self[item] = number
        self._forget_none()

    def _forget_none(self) -> None:
        for item in [item for item, number in self.items() if number <= 0]:
            del self[item]


Seen = Mapping[tuple[int, str], int]


@lru_cache(1 << 10)  # in the tries of a search most notes are those that were there before
def _last_seen(seats: int, notes: tuple[Note, ...]) -> tuple[Seen, list[Held]]:
    """When each thing was seen last, and where: what each player had then."""
    seen: dict[tuple[int, str], int] = {}
    holds = [Held() for _ in range(seats)]
    for turn, what, about, words in notes:
        for word in words:
            seen[about, word] = turn
        if what == "hand":
            holds[about] = Held.of(words)
        elif what == "got":
            holds[about].take(words)
        elif what == "item" and words[0] != BAG:
            item = words[0]
            holds[about][item] = max(1, holds[about][item])
            _trim(holds, item, about)
    return seen, holds


def _trim(holds: list[Held], item: str, newest: int) -> None:
    """No more of an item than there are; what was seen last is believed."""
    spare = sum([hold[item] for hold in holds]) - NUMBER[item]
    if spare > 0:
        for p, hold in enumerate(holds):
            if spare > 0 and p != newest and hold[item]:
                hold[item] -= 1
                spare -= 1


@lru_cache(1 << 10)
def _sides(societies: tuple[str | None, ...], own: str, most: int) -> tuple[int, ...]:
    """Who is friend and who foe. Where all of one society are known, the rest are of the other."""
    known = list(societies)
    for society, other in (("order", "brotherhood"), ("brotherhood", "order")):
        if known.count(society) == most:
            known = [one or other for one in known]
    return tuple([UNKNOWN if one is None else FRIEND if one == own else FOE for one in known])


class Judgement:
    """A seat's judgement of the table at one moment, from its view and its diary alone."""

    def __init__(self, view: SeatView, diary: Diary) -> None:
        seat = view["seat"]
        assert seat is not None
        self.seat = seat
        self.seats = view["seats"]
        self.table: CastleView = view["board"]
        self.prompt = cast("Prompt", view["decision"]["prompt"] if view["decision"] else {})
        self.players: list[Player] = self.table["seats"]
        me = self.players[seat]
        self.hand = me["items"] or []
        self.society = me["society"] or ""
        self.symbol, self.rival = (
            ("key", "goblet") if self.society == "order" else ("goblet", "key")
        )
        self.others = [p for p in range(self.seats) if p != self.seat]
        self.sides = self._sides(diary)
        self.diary = diary

    @property
    def duel(self) -> DuelView:
        duel = self.table["duel"]
        assert duel is not None
        return duel

    @property
    def announcement(self) -> AnnouncementView:
        said = self.table["announcement"]
        assert said is not None
        return said

    # --- who is who ----------------------------------------------------------------------------

    def _sides(self, diary: Diary) -> Sequence[int]:
        societies = [player["society"] for player in self.players]
        for about, society in diary.societies():
            societies[about] = society
        most = SETUPS[self.table["edition"]][self.seats].societies
        return _sides(tuple(societies), self.society, most)

    def side(self, seat: int) -> int:
        return self.sides[seat]

    def friends(self) -> list[int]:
        return [p for p in self.others if self.sides[p] == FRIEND]

    def foes(self) -> list[int]:
        return [p for p in self.others if self.sides[p] == FOE]

    def needed(self, side: int) -> int:
        """How many cards a side must show: two, if it is known to be the smaller one."""
        other = self.sides.count(-side)
        return 2 if self.seats % 2 and 2 * other > self.seats else 3

    # --- who holds what ------------------------------------------------------------------------

    @cached_property
    def seen(self) -> Seen:
        """The turn in which an item was last seen with a player."""
        return _last_seen(self.seats, self.diary.in_order())[0]

    @cached_property
    def holds(self) -> list[Held]:
        """What each player probably holds: where things were last seen."""
        holds = [Held(hold) for hold in _last_seen(self.seats, self.diary.in_order())[1]]
        for p in self.others:
            holds[p].at_least(Held.of(self.players[p]["sure"]))
        holds[self.seat] = Held.of(self.hand)
        for item in self.hand:
            _trim(holds, item, self.seat)
        return holds

    def empty_pile(self) -> bool:
        return not self.table["pile"]

    def counting(self, seat: int, symbol: str) -> list[float]:
        """For each card that counts and that a player probably holds: how probable that is."""
        names = [symbol, f"bag_{symbol}"] if self.empty_pile() else [symbol]
        if seat == self.seat:
            return [1.0] * sum(self.hand.count(name) for name in names)
        sure = self.players[seat]["sure"]
        found = []
        for name in names:
            certain = sure.count(name)
            rounds = (self.table["turn"] - self.seen.get((seat, name), 0)) / self.seats
            found += [1.0] * certain
            found += [FADES ** (1 + rounds)] * (self.holds[seat][name] - certain)
        return found

    def holders(self, seats: list[int], symbol: str, missing: int) -> tuple[list[int], float]:
        """The surest way to find so many cards in these hands, and how sure it is."""
        cards = sorted(
            [(p, chance) for p in seats for chance in self.counting(p, symbol)],
            key=lambda found: -found[1],
        )
        named: list[int] = []
        sure = 1.0
        for p, chance in cards[:missing]:
            sure *= chance
            if p not in named:
                named.append(p)
        return named, sure if len(cards) >= missing else 0.0

    # --- what things are worth -----------------------------------------------------------------

    def worth(self, item: str) -> float:
        """What it is worth to hold an item."""
        if item == self.symbol:
            return 9.0
        if item == self.rival:
            return 6.0
        if item in ("bag_key", "bag_goblet"):
            late = max(0.0, 6.0 - float(self.table["pile"]))
            return 2.0 + late * (1.2 if item.endswith(self.symbol) else 0.8)
        return KEEP[item]

    def use_of_passing(self, item: str, partner: int) -> float:
        """What the ability of an item gives to whoever passes it to a partner."""
        known = self.sides[partner] != UNKNOWN
        match item:
            case "bag_key" | "bag_goblet":
                return 0.0 if self.empty_pile() else 3.5
            case "monocle":
                return 0.2 if known else 5.0
            case "privilege":
                certain = len(self.players[partner]["sure"]) == self.players[partner]["hand"]
                return 0.2 if certain else 3.0 + 1.5 * (self.sides[partner] == FRIEND)
            case "coat" | "tome":
                return 1.5 if self.spent() else 0.3
            case "sextant":
                return 0.3
        return 0.0

    def spent(self) -> bool:
        """Whether my profession has done what it can."""
        me = self.players[self.seat]
        return bool(me["face_up"]) and PROFESSION[me["profession"] or ""] in SINGLE_USE

    def loss_of_giving(self, item: str, receiver: int) -> float:
        """What it costs to let a player have an item of mine."""
        side = self.sides[receiver]
        worth = self.worth(item)
        if side == FRIEND:
            return worth * (0.3 if item in (self.symbol, self.rival) else 0.7)
        if item == self.rival:
            return worth + (4.0 if side == FOE else 1.0)
        return worth + (1.0 if side == FOE else 0.0)
