"""A careful player's memory, written from the events and the rulebook alone.

It shares nothing with the game's own bookkeeping. Of each card of which there is one it keeps the
places where it may lie; of Keys and Goblets it keeps tokens, each a different card with its own
places. What it says is always true, though a logician would know more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import deepcopy
from typing import Any

PILE = -1
COPIED = ("key", "goblet")
BAGS = ("bag_key", "bag_goblet")
READ_OUT = (*BAGS, "coat", "monocle", "privilege", "sextant", "tome")
Event = Mapping[str, Any]
May = Callable[[str], bool]


class Items:
    """Where the cards may lie."""

    def __init__(self, cards: Sequence[str], sizes: Mapping[int, int], in_play: Iterable[str]):
        self.sizes = dict(sizes)
        hands = set(sizes) - {PILE}
        self.where = {card: set(sizes) for card in cards if card not in COPIED}
        self.tokens: dict[str, list[set[int]]] = {kind: [] for kind in COPIED}
        for card in in_play:
            if card in COPIED:
                self.tokens[card].append(set(hands))
            else:
                self.where[card] = set(hands)

    def certain(self, place: int) -> list[str]:
        found = [card for card, places in self.where.items() if places == {place}]
        for kind, tokens in self.tokens.items():
            found += [kind for places in tokens if places == {place}]
        return sorted(found)

    def see(self, card: str, place: int) -> None:
        if card not in COPIED:
            self.where[card] = {place}
        elif {place} not in self.tokens[card]:
            self._find(card, place, {place})

    def _find(self, kind: str, place: int, now: set[int]) -> None:
        """A copy that was in `place`, perhaps one of the tokens, is in `now`."""
        tokens = self.tokens[kind]
        if {place} in tokens:
            tokens[tokens.index({place})] = now
            return
        maybe = [places for places in tokens if place in places]
        self.tokens[kind] = [places for places in tokens if place not in places] + [now]
        blurred = set().union(*maybe) if maybe else set()
        self.tokens[kind] += [set(blurred) for _ in maybe[1:]]

    def see_hand(self, cards: Sequence[str], place: int) -> None:
        for card, places in self.where.items():
            if card in cards:
                self.where[card] = {place}
            else:
                places.discard(place)
        for kind, tokens in self.tokens.items():
            count = list(cards).count(kind)
            elsewhere = [places for places in tokens if place not in places]
            maybe = [places for places in tokens if place in places]
            other = (set().union(*maybe) if maybe else set()) - {place}
            self.tokens[kind] = elsewhere + [{place} for _ in range(count)]
            self.tokens[kind] += [set(other) for _ in range(len(maybe) - count)]

    def lacks(self, card: str, place: int) -> None:
        for places in self.tokens[card] if card in COPIED else [self.where[card]]:
            places.discard(place)

    def seen_move(self, card: str, source: int, target: int) -> None:
        if card in COPIED:
            self._find(card, source, {target})
        else:
            self.where[card] = {target}

    def unseen(self, moves: Mapping[int, tuple[int, May]]) -> None:
        """From each source a card that it may be went to the target, all at once."""

        def after(card: str, places: set[int]) -> set[int]:
            new = set()
            for place in places:
                target, may = moves.get(place, (place, lambda _: False))
                if may(card):
                    new.add(target)
                if place not in moves or self.sizes[place] > 1:
                    new.add(place)
            return new

        self.where = {card: after(card, places) for card, places in self.where.items()}
        self.tokens = {
            kind: [after(kind, places) for places in tokens] for kind, tokens in self.tokens.items()
        }

    def one_of_bags(self, place: int) -> None:
        for bag, other in (BAGS, BAGS[::-1]):
            if place not in self.where[bag]:
                self.where[other] = {place}

    def resize(self, source: int, target: int) -> None:
        self.sizes[source] -= 1
        self.sizes[target] += 1

    def settle(self) -> None:
        """A place whose cards are all known has no others."""
        again = True
        while again:
            again = False
            for place, size in self.sizes.items():
                if len(self.certain(place)) < size:
                    continue
                tokens = [places for kind in self.tokens.values() for places in kind]
                for places in [*self.where.values(), *tokens]:
                    if place in places and len(places) > 1:
                        places.discard(place)
                        again = True


def anything(_: str) -> bool:
    return True


class Tracker:
    """What one seat was rightly shown and what must still be true of it."""

    def __init__(
        self,
        seat: int,
        cards: Sequence[str],
        in_play: Iterable[str],
        view: Mapping[str, Any],
        professions: Sequence[str],
    ) -> None:
        self.seat = seat
        players = view["seats"]
        self.n = len(players)
        sizes = {p: player["hand"] for p, player in enumerate(players)}
        self.items = Items(cards, {**sizes, PILE: view["pile"]}, in_play)
        self.items.see_hand(players[seat]["items"], seat)
        self.items.settle()
        self.societies = {seat: players[seat]["society"]}
        every = {*range(self.n), PILE}
        self.professions = {card: set(every) for card in professions}
        self._profession(players[seat]["profession"], seat)
        self.top: list[str] = []
        self.step = 1
        self.wanted = ""
        self.active = view["active"]
        self.trade: tuple[Items, int, int] | None = None
        self.top_before: list[str] = []
        self.names: dict[int, str] = {}
        self.read: set[int] = set()
        self.since: list[Event] = []

    # --- events --------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if event["kind"] == "turn":
            self._end_of_turn()
            self.active = event["seat"]
        handler = getattr(self, f"on_{event['kind']}", None)
        if handler is not None:
            handler(event)
        self.about_items(event)
        if self.trade is not None and event["kind"] not in ("accepted", "yielded", "read"):
            self.since.append(event)

    def about_items(self, event: Event) -> None:
        handler = getattr(self, f"items_{event['kind']}", None)
        if handler is not None:
            handler(event)
            self.items.settle()

    def items_spied(self, event: Event) -> None:
        if event["seat"] == self.seat:
            self.items.see(event["item"], event["target"])

    def items_offered(self, event: Event) -> None:
        if "item" in event:
            self.items.see(event["item"], event["seat"])

    def items_drew(self, event: Event) -> None:
        who = event["seat"]
        foreseen = self.top.pop() if self.top else None
        if "item" in event or foreseen:
            self.items.seen_move(event.get("item", foreseen), PILE, who)
        else:
            self.items.unseen({PILE: (who, anything)})
        self.items.resize(PILE, who)

    def items_gave(self, event: Event) -> None:
        self._went(event.get("item"), event["seat"], event["target"])

    def items_stole(self, event: Event) -> None:
        self._went(event.get("item"), event["target"], event["seat"])

    def _went(self, item: str | None, source: int, target: int) -> None:
        if item is None:
            self.items.unseen({source: (target, anything)})
        else:
            self.items.seen_move(item, source, target)
        self.items.resize(source, target)

    def items_turned(self, event: Event) -> None:
        self.step = 1 if event["direction"] == "left" else -1

    def items_passed_round(self, event: Event) -> None:
        me, n = self.seat, self.n
        source, target = (me - self.step) % n, (me + self.step) % n
        self.items.see(event["got"], source)
        self.items.unseen(
            {p: ((p + self.step) % n, anything) for p in range(n) if p not in (me, source)}
        )
        self.items.seen_move(event["item"], me, target)
        self.items.seen_move(event["got"], source, me)

    def items_saw_hand(self, event: Event) -> None:
        if event["seat"] == self.seat:
            self.items.see_hand(event["items"], event["target"])

    def items_revealed(self, event: Event) -> None:
        self.items.see_hand(event["items"], event["seat"])

    def items_showed(self, event: Event) -> None:
        self.items.see(event["item"], event["seat"])

    def items_has(self, event: Event) -> None:
        if event["item"] == "bag":
            self.items.one_of_bags(event["seat"])
        elif self.items.sizes[PILE] or event["item"] not in COPIED:
            self.items.see(event["item"], event["seat"])

    def items_lacks(self, event: Event) -> None:
        name = event["item"]
        names = BAGS if name == "bag" else (name,)
        if name in COPIED and not self.items.sizes[PILE]:
            names = (name, f"bag_{name}")
        for card in names:
            self.items.lacks(card, event["seat"])

    def items_foresaw(self, event: Event) -> None:
        self.top = []
        if "items" in event:
            self.items.see_hand(event["items"], PILE)

    def items_arranged(self, event: Event) -> None:
        self.top = list(reversed(event.get("items", [])))

    # --- trades --------------------------------------------------------------------------------

    def on_demanded(self, event: Event) -> None:
        self.wanted = event["item"]

    def on_accepted(self, event: Event) -> None:
        self._exchange(event["target"], event["seat"], event)

    def on_yielded(self, event: Event) -> None:
        self._exchange(event["target"], event["seat"], event)
        if "item" not in event and self.wanted not in COPIED:
            self.names = {event["seat"]: self.wanted}
            self._again()

    def _exchange(self, one: int, other: int, event: Event) -> None:
        if "item" in event:
            self.trade = None
            self.items.see(event["item"], one)
            self.items.see(event["returned"], other)
            self.items.seen_move(event["item"], one, other)
            self.items.seen_move(event["returned"], other, one)
            if event["item"] == event["returned"] == "key":
                self.items.see("key", one)
                self.items.see("key", other)
        else:
            self.trade = deepcopy(self.items), one, other
            self.since, self.names, self.read = [], {}, set()
            self.top_before = self.top[:]
            self._again()
        self.items.settle()

    def on_read(self, event: Event) -> None:
        if self.trade is not None and self.seat not in self.trade[1:]:
            self.names[event["target"]] = event["item"]
            self.read.add(event["target"])
            self._again()

    def _end_of_turn(self) -> None:
        if self.trade is not None:
            self._again(over=True)
        self.trade = None

    def _again(self, *, over: bool = False) -> None:
        """The trade and what came after it, with all that is known of its cards by now."""
        assert self.trade is not None
        before, one, other = self.trade
        self.top = self.top_before[:]
        self.items = items = deepcopy(before)
        silence = {g: self._silent(items, g, over) for g in (one, other)}
        moves: dict[int, tuple[int, May]] = {}
        for giver, receiver in ((one, other), (other, one)):
            name = self.names.get(giver)
            if name == "bag":
                items.one_of_bags(giver)
                moves[giver] = receiver, lambda card: card in BAGS
            elif name is None and silence[giver]:
                moves[giver] = receiver, lambda card: card not in (*READ_OUT, "mirror")
            elif name is None:
                moves[giver] = receiver, anything
            else:
                items.see(name, giver)
                moves[giver] = receiver, name.__eq__
        items.settle()
        items.unseen(moves)
        for giver, receiver in ((one, other), (other, one)):
            name = self.names.get(giver)
            if name == "bag":
                items.one_of_bags(receiver)
            elif name is not None:
                items.see(name, receiver)
        items.settle()
        for event in self.since:
            self.about_items(event)

    def _silent(self, items: Items, giver: int, over: bool) -> bool:
        """Whether a card that was not read out is certainly one that never is."""
        assert self.trade is not None
        _, one, other = self.trade
        if not over or giver in self.names or not items.sizes[PILE]:
            return False
        if self.read:
            return True
        return not self.names and items.where.get("mirror", set()).isdisjoint({one, other})

    # --- professions and societies --------------------------------------------------------------

    def on_saw_society(self, event: Event) -> None:
        if "society" in event:
            self.societies[event["target"]] = event["society"]

    def on_revealed(self, event: Event) -> None:
        self.societies[event["seat"]] = event["society"]
        self._profession(event["profession"], event["seat"])

    def on_used(self, event: Event) -> None:
        self._profession(event["profession"], event["seat"])

    def on_saw_profession(self, event: Event) -> None:
        if "profession" in event:
            self._profession(event["profession"], event["target"])

    def on_swapped(self, event: Event) -> None:
        one, other = event["seat"], event["target"]
        mine = self.profession_of(self.seat)
        turned = {one: other, other: one}
        for card, places in self.professions.items():
            self.professions[card] = {turned.get(p, p) for p in places}
        if self.seat in (one, other):
            self._profession(event["profession"], self.seat)
            self._profession(mine, turned[self.seat])

    def on_changed(self, event: Event) -> None:
        who = event["seat"]
        mine = self.profession_of(self.seat)
        for card, places in self.professions.items():
            new = {PILE if p == who else p for p in places}
            self.professions[card] = new | ({who} if PILE in places else set())
        if who == self.seat:
            self._profession(event["profession"], who)
            self.professions[mine] = {PILE}

    def saw_stack(self, cards: Sequence[str]) -> None:
        for card, places in self.professions.items():
            if card in cards:
                self.professions[card] = {PILE}
            else:
                places.discard(PILE)

    def profession_of(self, seat: int) -> str:
        return next(card for card, places in self.professions.items() if places == {seat})

    def _profession(self, card: str, seat: int) -> None:
        for other, places in self.professions.items():
            if other == card:
                self.professions[card] = {seat}
            else:
                places.discard(seat)
