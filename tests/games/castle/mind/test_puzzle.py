"""Announce: a brute force over the whole past, which knows nothing of puzzles, says the same.

It follows where the cards that count can be from the deal on, record by record, and deals the
societies in every way. So it also says that no other announcement is right, whatever the seat
remembers beyond the story that a puzzle tells.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from random import Random

import pytest

from cabale.core import Eyes, Match
from cabale.core.later import Record
from cabale.games.castle.mind.puzzle.trails import (
    Moment,
    Move,
    how_many,
    real_trail,
    trails,
)
from cabale.games.castle.rules.components import BAG_OF, COUNTS_FOR, SOCIETIES
from cabale.games.castle.rules.state import setup_for
from cabale.puzzles.puzzle import Puzzle, bundle, position

ALL = bundle("castle")
SMALL = [
    one
    for kind in ("announce", "accuse", "friends")
    for one in sorted((p for p in ALL if p["kind"] == kind), key=lambda p: p["worlds"])[:6]
]
Cards = tuple[int, ...]


class Brute:
    """Where the cards that count can be, as far as one seat can tell."""

    def __init__(self, match: Match, me: int, society: int) -> None:
        s = match.board.state
        self.me, self.seats = me, match.seats
        self.counting = {COUNTS_FOR[society], *(() if s.pile else (BAG_OF[society],))}
        self.records: Sequence[Record] = s.chronicle.records()

    def places(self) -> set[Cards]:
        _, _, _, hands, pile, _ = self.records[0]
        sizes = [*map(len, hands), len(pile)]
        cards = [place for place, size in enumerate(sizes) for _ in range(size)]
        copies = sum(item in self.counting for item in (*sum(hands, ()), *pile))
        mine = sum(item in self.counting for item in hands[self.me])
        found = {
            tuple(where.count(place) for place in range(len(sizes)))
            for where in combinations(cards, copies)
        }
        found = {counts for counts in found if counts[self.me] == mine}
        for number, record in enumerate(self.records[1:], 1):
            found = {after for counts in found for after in self._after(counts, sizes, number)}
            for source, target, _ in self._moves(record):
                sizes[source] -= 1
                sizes[target] += 1
        return found

    def _moves(self, record: Record) -> list[tuple[int, int, int]]:
        name, _, *rest = record
        if name == "moved":
            item, source, target = rest
            return [(source, target, item)]
        if name == "swapped":
            one, other, given, returned = rest
            return [(one, other, given), (other, one, returned)]
        if name == "passed_round":
            given, step = rest
            return [(p, (p + step) % self.seats, item) for p, item in enumerate(given)]
        return []

    def _after(self, counts: Cards, sizes: Sequence[int], number: int) -> Iterator[Cards]:
        record = self.records[number]
        if not self._may_be(counts, sizes, record):
            return
        moves = self._moves(record)
        for kinds in product((0, 1), repeat=len(moves)):
            after = list(counts)
            for (source, target, item), kind in zip(moves, kinds, strict=True):
                here = counts[source] if kind else sizes[source] - counts[source]
                if not here or (self.me in (source, target) and kind != (item in self.counting)):
                    break
                if not self._as_named(number, source, kind):
                    break
                after[source] -= kind
                after[target] += kind
            else:
                yield tuple(after)

    def _as_named(self, number: int, giver: int, kind: int) -> bool:
        """Whether it agrees with what was read out of this trade."""
        if self.records[number][0] != "swapped":
            return True
        for record in self.records[number + 1 :]:
            if record[0] == "swapped":
                break
            if record[0] == "card_named" and record[2] == giver:
                return kind in {int(card in self.counting) for card in record[5]}
        return True

    def _may_be(self, counts: Cards, sizes: Sequence[int], record: Record) -> bool:
        name, _, *rest = record
        if name in ("item_seen", "spied") and rest[0] == self.me:
            return self._has(counts, sizes, rest[1], [rest[2]])
        if name == "item_shown":
            return self._has(counts, sizes, rest[0], [rest[1]])
        if name == "item_heard":
            return self._has(counts, sizes, rest[0], rest[2])
        if name == "lack_heard" and self.counting & set(rest[2]):
            return counts[rest[0]] == 0
        if name == "hand_seen" and rest[0] == self.me:
            return counts[rest[1]] == sum(item in self.counting for item in rest[2])
        if name == "pile_seen" and rest[0] == self.me:
            return counts[self.seats] == sum(item in self.counting for item in rest[1])
        return True

    def _has(self, counts: Cards, sizes: Sequence[int], holder: int, some: Sequence[int]) -> bool:
        kinds = {item in self.counting for item in some}
        return (True in kinds and counts[holder] > 0) or (
            False in kinds and counts[holder] < sizes[holder]
        )


def societies(match: Match, me: int) -> Iterator[tuple[int, ...]]:
    """Every deal that agrees with the cards the seat saw and, by assumption, with its friends."""
    s = match.board.state
    mine, most = s.society[me], setup_for(match.board).societies
    seen = {r[3]: r[4] for r in s.chronicle.records() if r[0] == "society_seen" and r[2] == me}
    for cards in product((0, 1), repeat=match.seats):
        if max(cards.count(0), cards.count(1)) > most or cards[me] != mine:
            continue
        if any(cards[owner] != card for owner, card in seen.items()):
            continue
        heard = [said for said in match.view(me)["said"] if said[0] != me]
        if all(is_honest(cards, mine, *said) for said in heard):
            yield cards


def is_honest(cards: Sequence[int], mine: int, speaker: int, verb: str, *args: int | str) -> bool:
    if cards[speaker] != mine:
        return True
    if verb in ("trust", "same_society"):
        return cards[int(args[0])] == mine
    if verb == "suspect":
        return cards[int(args[0])] != mine
    return verb != "has_society" or cards[int(args[0])] == SOCIETIES.index(str(args[1]))


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda one: one["id"])
def test_the_answer_and_no_other_holds_in_every_world_of_a_brute_force(puzzle: Puzzle) -> None:
    match, me = position(puzzle), puzzle["seat"]
    mine, seats = match.board.state.society[me], range(puzzle["seats"])
    deals = list(societies(match, me))
    if puzzle["kind"] == "friends":
        friends = {tuple(p for p in seats if p != me and cards[p] == mine) for cards in deals}
        assert friends == {tuple(puzzle["answer"][1:])}
        return
    society = mine if puzzle["kind"] == "announce" else 1 - mine
    most = setup_for(match.board).societies
    worlds = list(product(deals, Brute(match, me, society).places()))

    def wins(named: Sequence[int], cards: Sequence[int], counts: Cards) -> bool:
        holders = [*named, me] if society == mine else named
        needs = 2 if len(cards) % 2 and cards.count(society) < most else 3
        return (
            all(cards[p] == society and counts[p] for p in named)
            and sum(counts[p] for p in holders) >= needs
        )

    others = [p for p in seats if p != me]
    surely = [
        list(named)
        for number in range(4)
        for named in combinations(others, number)
        if all(wins(named, cards, counts) for cards, counts in worlds)
    ]
    assert surely == [puzzle["answer"][1:]]


@pytest.mark.parametrize("puzzle", SMALL[:6], ids=lambda one: one["id"])
def test_the_announcement_wins_in_worlds_that_the_seat_imagines(puzzle: Puzzle) -> None:
    match, me, rng = position(puzzle), puzzle["seat"], Random(3)
    deals = set(societies(match, me))
    tried = 0
    for _ in range(12):
        world = Eyes(match, me).imagine(rng)
        assert world is not None
        if tuple(world.board.state.society) not in deals:
            continue
        tried += 1
        world.play(me, world.choice(puzzle["kind"]))
        for named in puzzle["answer"][1:]:
            world.play(me, world.choice("name", named))
        world.play(me, world.choice("done"))
        assert world.outcome is not None
        assert world.outcome.reason.endswith("_right")
    assert tried


def test_trails_are_as_many_as_are_counted_and_the_real_one_is_among_them() -> None:
    key, other = COUNTS_FOR[0], COUNTS_FOR[1]
    story = [
        Moment(
            ("swapped", 1, 0, 1, key, other), (2, 2, 1, 3), [Move(0, 1, key), Move(1, 0, other)]
        ),
        Moment(("moved", 2, key, 3, 2), (2, 2, 1, 3), [Move(3, 2, key)]),
    ]
    now = (0, 1, 1, 1)
    found = trails(story, (2, 2, 1, 3), 3, 0, 0)
    assert len(found) == how_many(story, (2, 2, 1, 3), 3, 0, 0) == len(set(map(str, found)))
    assert real_trail(story, now, frozenset({key})) in found
