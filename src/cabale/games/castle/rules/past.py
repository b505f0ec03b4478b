"""What happened before a position began, as far as anybody remembers it.

A record of the chronicle (`CastleState.chronicle`) is said by its turn, its name and what belongs
to it: ``3 swapped 0 1 key goblet``. All of them together must lead from the cards that were dealt
to those of the position, and tell nothing that was not so.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cabale.core.errors import ScenarioError
from cabale.core.later import Record
from cabale.core.position import Wording, sayings
from cabale.games.castle.rules.state import CastleState

SEEN = ("seat", "seat", "item")
RECORDS: Mapping[str, tuple[str, ...]] = {
    "moved": ("item", "place", "place"),
    "swapped": ("seat", "seat", "item", "item"),
    "passed_round": ("item*", "number"),
    "card_named": ("seat", "seat", "word", "item*"),
    "card_unread": ("seat",),
    "item_seen": SEEN,
    "spied": SEEN,
    "item_shown": ("seat", "item"),
    "hand_seen": ("seat", "seat", "item*"),
    "item_heard": ("seat", "word", "item*"),
    "lack_heard": ("seat", "word", "item*"),
    "pile_seen": ("seat", "item*"),
    "pile_arranged": ("seat", "item*"),
    "society_seen": ("seat", "seat", "society"),
    "profession_seen": ("seat", "seat", "profession"),
    "profession_shown": ("seat", "profession"),
    "all_shown": ("seat", "society", "item*", "profession"),
    "professions_swapped": ("seat+profession*",),
    "unused_seen": ("seat", "profession*"),
    "profession_changed": ("seat", "profession", "profession"),
}
"""What stands in a record after its name and its turn."""


def write_past(wording: Wording, records: Sequence[Record]) -> str:
    said = [f"{turn} {name} {wording.write(RECORDS[name], rest)}" for name, turn, *rest in records]
    return ", ".join(said)


def read_past(wording: Wording, value: str, turns: int) -> list[Record]:
    records: list[Record] = []
    for part in sayings(value):
        turn, _, rest = part.partition(" ")
        name, _, words = rest.partition(" ")
        if name not in RECORDS:
            known = ", ".join(RECORDS)
            raise ScenarioError(f"past: {part!r} is a turn and one of {known}")
        last = records[-1][1] if records else 0
        if not turn.isdecimal() or not last <= int(turn) <= turns:
            raise ScenarioError(f"past: {part!r} did not happen in a turn from {last} to {turns}")
        records.append((name, int(turn), *wording.read("past", RECORDS[name], words)))
    return records


class Retold:
    """The cards as they lay while all this happened."""

    def __init__(self, s: CastleState, hands: Sequence[Sequence[int]], professions: list[int]):
        self.hands = [list(hand) for hand in hands]
        self.pile = sorted([*s.pile, *sum(s.hands, ())])
        for hand in hands:
            for item in hand:
                self.pile.remove(item)
        self.professions = professions
        self.unused = [card for card in range(10) if card not in professions]
        self.society = s.society

    def tell(self, record: Record) -> bool:
        """Let it happen; False if it cannot have."""
        try:
            return _TELL[record[0]](self, *record[2:]) is not False
        except ValueError:  # a card that is not there
            return False

    def leads_to(self, s: CastleState) -> bool:
        now = [sorted(hand) for hand in self.hands], sorted(self.pile), self.professions
        return now == ([list(hand) for hand in s.hands], sorted(s.pile), s.profession)

    # --- cards that move -----------------------------------------------------------------------

    def moved(self, item: int, source: int, target: int) -> None:
        (self.pile if source == len(self.hands) else self.hands[source]).remove(item)
        self.hands[target].append(item)

    def swapped(self, one: int, other: int, given: int, returned: int) -> None:
        self.moved(given, one, other)
        self.moved(returned, other, one)

    def passed_round(self, given: tuple[int, ...], step: int) -> bool:
        for seat, item in enumerate(given):
            self.hands[seat].remove(item)
        for seat, item in enumerate(given):
            self.hands[(seat + step) % len(self.hands)].append(item)
        return len(given) == len(self.hands) and step in (1, -1)

    def professions_swapped(self, now: tuple[tuple[int, int], ...]) -> bool:
        (one, first), (other, second) = now
        held = self.professions
        held[one], held[other] = held[other], held[one]
        return (held[one], held[other]) == (first, second)

    def profession_changed(self, seat: int, old: int, new: int) -> bool:
        self.unused.remove(new)
        self.unused.append(old)
        true = self.professions[seat] == old
        self.professions[seat] = new
        return true

    # --- cards that are seen or heard of -------------------------------------------------------

    def holds(self, holder: int, item: int) -> bool:
        return item in self.hands[holder]

    def saw(self, _seat: int, holder: int, item: int) -> bool:
        return self.holds(holder, item)

    def whole_hand(self, holder: int, hand: tuple[int, ...]) -> bool:
        return sorted(hand) == sorted(self.hands[holder])

    def hand_seen(self, _seat: int, holder: int, hand: tuple[int, ...]) -> bool:
        return self.whole_hand(holder, hand)

    def item_heard(self, holder: int, _name: str, cards: tuple[int, ...]) -> bool:
        return any(card in self.hands[holder] for card in cards)

    def lack_heard(self, holder: int, _name: str, cards: tuple[int, ...]) -> bool:
        return not any(card in self.hands[holder] for card in cards)

    def card_named(self, _giver: int, receiver: int, name: str, cards: tuple[int, ...]) -> bool:
        return bool(cards)

    def pile_seen(self, _seat: int, pile: tuple[int, ...]) -> bool:
        return sorted(pile) == sorted(self.pile)

    def pile_arranged(self, _seat: int, top: tuple[int, ...]) -> bool:
        return all(top.count(card) <= self.pile.count(card) for card in top)

    def society_seen(self, _seat: int, owner: int, card: int) -> bool:
        return self.society[owner] == card

    def profession_shown(self, owner: int, card: int) -> bool:
        return self.professions[owner] == card

    def profession_seen(self, _seat: int, owner: int, card: int) -> bool:
        return self.professions[owner] == card

    def all_shown(self, owner: int, society: int, hand: tuple[int, ...], card: int) -> bool:
        shown = self.society[owner] == society and self.professions[owner] == card
        return shown and self.whole_hand(owner, hand)

    def unused_seen(self, _seat: int, cards: tuple[int, ...]) -> bool:
        return sorted(cards) == sorted(self.unused)


def _nothing_to_check(_cards: Retold, *_record: Any) -> None:
    """A silence tells of no card by itself."""


_TELL: dict[str, Callable[..., bool | None]] = {
    "moved": Retold.moved,
    "swapped": Retold.swapped,
    "passed_round": Retold.passed_round,
    "card_named": Retold.card_named,
    "card_unread": _nothing_to_check,
    "item_seen": Retold.saw,
    "spied": Retold.saw,
    "item_shown": Retold.holds,
    "hand_seen": Retold.hand_seen,
    "item_heard": Retold.item_heard,
    "lack_heard": Retold.lack_heard,
    "pile_seen": Retold.pile_seen,
    "pile_arranged": Retold.pile_arranged,
    "society_seen": Retold.society_seen,
    "profession_seen": Retold.profession_seen,
    "profession_shown": Retold.profession_shown,
    "all_shown": Retold.all_shown,
    "professions_swapped": Retold.professions_swapped,
    "unused_seen": Retold.unused_seen,
    "profession_changed": Retold.profession_changed,
}
