"""Name them: a brute force over the whole past, which knows nothing of puzzles, says the same.

For every two or one who may be the Cultists it goes through all that happened, card by card, and
keeps every state of hands and piles that agrees with what the seat has seen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

import pytest

from cabale.core import Eyes, Match
from cabale.games.cultists.mind.puzzle import PUZZLER
from cabale.games.cultists.rules.components import CULTIST, PYROMANIAC, SET_UPS
from cabale.games.cultists.rules.state import CHECK, PUT_BACK, REVEALED, CultistsState
from cabale.puzzles.proof import prove, proved
from cabale.puzzles.puzzle import Puzzle, bundle, case_of, position

ALL = bundle("cultists")
SMALL = [
    one
    for kind in PUZZLER.kinds
    for one in sorted((p for p in ALL if p["kind"] == kind), key=lambda p: p["worlds"])[:5]
]
Counts = tuple[int, ...]


class Brute:
    """Which sets of Cultists are possible, as far as one seat can tell by cards."""

    def __init__(self, match: Match, me: int) -> None:
        self.s: CultistsState = match.board.state
        self.me, self.set_up = me, SET_UPS[self.s.characters]
        self.said = match.view(me)["said"]

    def possible(self) -> list[tuple[int, ...]]:
        s = self.s
        others = [c for c in range(s.characters) if c != self.me]
        return [
            some
            for some in combinations(others, self.set_up.cultists)
            if all(s.could_be[c] >> CULTIST & 1 for c in some)
            and all(c in some for c in others if s.could_be[c] == 1 << CULTIST)
            and not all(s.ghost[c] for c in some)
            and self._pulses(some)
            and self._rooms(some)
        ]

    # --- the pulse piles: Dead cards in each, then each Cultist's hand, Alive and Dead ------------

    def _pulses(self, cultists: tuple[int, ...]) -> bool:
        s, n = self.s, self.s.characters
        hands = tuple(card for _ in cultists for card in self.set_up.cultist_encounter)
        states = {piles + hands for piles in self._starts(cultists)}
        looks = list(s.looks)
        for number in range(len(s.gifts) + 1):
            while looks and looks[0][4] == number:
                look = looks.pop(0)
                states = {one for one in states if self._agrees(one[look[2]], look, cultists)}
            if number < len(s.gifts):
                _, giver, target, card = s.gifts[number]
                kinds = [card] if giver == self.me else [0, 1] if giver in cultists else [0]
                at = n + 2 * cultists.index(giver) if giver in cultists else -1
                states = {after for one in states for after in self._given(one, kinds, at, target)}
        return bool(states)

    def _starts(self, cultists: tuple[int, ...]) -> Iterator[Counts]:
        n = self.s.characters
        alive, dead = self.set_up.starting_pulse
        others = [c for c in range(n) if c not in cultists]
        for size in range(dead + 1):
            for some in combinations(others, size):
                if not alive or len(others) - size <= alive - len(cultists):
                    yield tuple(int(c in some) for c in range(n))

    def _given(self, state: Counts, kinds: Sequence[int], at: int, target: int) -> Iterator[Counts]:
        for kind in kinds:
            after = list(state)
            if at >= 0:
                if not after[at + kind]:
                    continue
                after[at + kind] -= 1
            after[target] += kind
            yield tuple(after)

    def _agrees(self, dead: int, look: Sequence[int], cultists: tuple[int, ...]) -> bool:
        _, checker, target, how, gifts, result = look
        if checker == self.me:
            given = [g[3] for g in self.s.gifts[:gifts] if g[2] == target]
            return dead == sum(given) + (self.s.first_pulse[target] == 1)
        if result == REVEALED:
            return dead > 0
        if result != PUT_BACK or checker in cultists:
            return True
        words = [said[1] for said in self.said if said[0] == checker and said[2:] == [target]]
        if (
            how != CHECK
            and words
            and sum(look[1:3] == (checker, target) for look in self.s.looks) == 1
        ):
            return (dead > 0) == ("saw_dead" in words)
        return how != CHECK or not dead

    # --- the rooms: whoever is a Pyromaniac has one Fail and one Sabotage -------------------------

    def _rooms(self, cultists: tuple[int, ...]) -> bool:
        s = self.s
        pyromaniacs = [
            c
            for c in range(s.characters)
            if c not in cultists and s.could_be[c] >> PYROMANIAC & 1 and c != self.me
        ]
        if PYROMANIAC not in s.roles_in_play or s.role[self.me] == PYROMANIAC:
            pyromaniacs = [-9]
        rooms = {room for _, room, *_ in s.seen_cards if room >= 0}
        return any(
            all(self._room(room, {*cultists, burner}) for room in rooms) for burner in pyromaniacs
        )

    def _room(self, room: int, suspects: set[int]) -> bool:
        """(good cards, bad cards) in the pile, all ways in which it can have grown and shrunk."""
        s, states = self.s, {(0, 0)}
        shown = [(laid, kind) for _, where, kind, laid, _ in s.seen_cards if where == room]
        for number in range(len(s.cards) + 1):
            while shown and shown[0][0] == number:
                bad = int(shown.pop(0)[1] > 0)
                states = {_less(one, bad) for one in states if one[bad]}
            if number < len(s.cards) and s.cards[number][2] == room:
                source, kind = s.cards[number][1], s.cards[number][3]
                known = [kind] if source == self.me else [0]
                kinds = [0, 1] if source < 0 or source in suspects else known
                states = {_less(one, min(k, 1), -1) for one in states for k in kinds}
        return bool(states)


def _less(pile: tuple[int, int], bad: int, by: int = 1) -> tuple[int, int]:
    good, spoilt = pile
    return (good, spoilt - by) if bad else (good - by, spoilt)


def is_right(cultists: Sequence[int], answer: Sequence[str | int]) -> bool:
    named = set(answer[1:]) & set(cultists)
    return bool(named) if answer[0] == "either" else len(named) == len(answer) - 1


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda one: one["id"])
def test_the_answer_and_no_other_holds_in_every_world_of_a_brute_force(puzzle: Puzzle) -> None:
    match, me = position(puzzle), puzzle["seat"]
    possible = Brute(match, me).possible()
    s = match.board.state
    assert tuple(c for c in range(s.characters) if s.role[c] == CULTIST) in possible
    answers = PUZZLER.answers(match, me, puzzle["kind"])
    surely = [list(a) for a in answers if all(is_right(some, a) for some in possible)]
    assert surely == [puzzle["answer"]]


@pytest.mark.parametrize("puzzle", SMALL[::3], ids=lambda one: one["id"])
def test_a_case_hangs_on_what_the_seat_knows_alone(puzzle: Puzzle) -> None:
    case, match = case_of(puzzle), position(puzzle)
    assert case is not None
    proof = prove(case)
    assert proof is not None
    for seed in range(4):
        other = Eyes(match, puzzle["seat"]).imagine(Random(seed))
        assert other is not None
        cultists = [c for c, role in enumerate(other.board.state.role) if role == CULTIST]
        if not match.view(puzzle["seat"])["said"]:
            assert is_right(cultists, proof.answer)
        again = PUZZLER.case(other, puzzle["seat"], puzzle["kind"])
        assert again is not None
        assert (again.worlds, again.facts, again.answers) == (case.worlds, case.facts, case.answers)
        assert proved(again, again.facts) == [proof.answer]
