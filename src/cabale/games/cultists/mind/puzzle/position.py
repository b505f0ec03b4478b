"""A vote: its worlds, and what the seat knows of them.

The worlds are all ways in which the roles can lie times all ways of what each chapter hides. If one
chapter proves the answer, the other is left out, which can only leave more worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import groupby
from math import prod
from random import Random

from cabale.core import Eyes, Match
from cabale.core.puzzle import Case, Fact, Words
from cabale.games.cultists.mind.puzzle.chapter import Chapter, Way, Who, everybody
from cabale.games.cultists.mind.puzzle.piles import Piles
from cabale.games.cultists.mind.puzzle.pulses import Pulses
from cabale.games.cultists.rules.components import CULTIST, PROPHET
from cabale.games.cultists.rules.state import CultistsState

MOST_WORLDS = 10_000
SAMPLES = 40
"""Worlds that are drawn to see whether nothing else is certain by what the puzzle leaves out."""


def is_right(cultists: Collection[int], answer: Words) -> bool:
    """Whether all that are named are Cultists, or of `either` one at least."""
    kind, *named = answer
    found = [c in cultists for c in named]
    return any(found) if kind == "either" else all(found)


def case(match: Match, seat: int, answers: Sequence[Words]) -> Case | None:
    s: CultistsState = match.board.state
    if not answers or s.role[seat] in (CULTIST, PROPHET):
        return None
    if len(_not_refuted(match, seat, answers)) > 1:
        return None
    found = shortest(match, seat, answers)
    return found.case() if found.most_worlds <= MOST_WORLDS else None


def is_open(match: Match, seat: int, answers: Sequence[Words]) -> bool:
    """Whether no answer is right for everybody that can be the Cultists."""
    s: CultistsState = match.board.state
    if not answers or s.role[seat] in (CULTIST, PROPHET):
        return True
    return not shortest(match, seat, answers).is_proved()


def shortest(match: Match, seat: int, answers: Sequence[Words]) -> Position:
    """With as few chapters as prove an answer; with all where none does."""
    s: CultistsState = match.board.state
    pulses, piles = Pulses(s, seat, match.view(seat)["said"]), Piles(s, seat)
    some: list[list[Chapter]] = [[pulses], [piles]]
    for chapters in some:
        position = Position(s, seat, answers, chapters)
        if position.is_proved():
            return position
    return Position(s, seat, answers, [pulses, piles])


def _not_refuted(match: Match, seat: int, answers: Sequence[Words]) -> list[Words]:
    """The answers that are right in truth and in every world drawn of those the seat has left.

    They are more than one where the seat may know more than it is asked.
    """
    left, rng = list(answers), Random("name them")
    world: Match | None = match
    for _ in range(SAMPLES):
        if world is None or len(left) < 2:
            break
        cultists = [c for c, role in enumerate(world.board.state.role) if role == CULTIST]
        left = [one for one in left if is_right(cultists, one)]
        world = Eyes(match, seat).imagine(rng)
    return left


class Position:
    def __init__(
        self, s: CultistsState, me: int, answers: Sequence[Words], chapters: Sequence[Chapter]
    ) -> None:
        self._s, self._me, self._answers, self._chapters = s, me, answers, chapters
        pyromaniac = any(isinstance(chapter, Piles) for chapter in chapters)
        self._every = everybody(s, me, pyromaniac=pyromaniac)

    @property
    def most_worlds(self) -> int:
        """There are no more than that."""
        return sum(prod(chapter.count(who) for chapter in self._chapters) for who in self._every)

    def is_proved(self) -> bool:
        """Whether an answer is right for all that can be who they are; chapters fall apart."""
        if self.most_worlds > MOST_WORLDS:
            return False
        right = self._answers
        for who in self._every:
            still = [one for one in right if is_right(who.cultists, one)]
            if len(still) < len(right) and all(_fits(one, who) for one in self._chapters):
                right = still
        return bool(right)

    def story(self) -> list[Words]:
        """What happened turn by turn, each chapter by itself."""
        told = [words for chapter in self._chapters for words in chapter.story()]
        told.sort(key=_turn)
        found: list[Words] = []
        for turn, words in groupby(told, _turn):
            found += [("turn", turn), *words]
        return [*found, *self._cleared()]

    def _cleared(self) -> list[Words]:
        """Those of whom all have seen that they are no Cultists: no world has them as one."""
        could = self._s.could_be
        return [
            ("cleared", c)
            for c in range(self._s.characters)
            if c != self._me and not could[c] >> CULTIST & 1
        ]

    # --- the sets of worlds ----------------------------------------------------------------------

    def case(self) -> Case:
        blocks = [(who, [c.ways(who) for c in self._chapters]) for who in self._every]
        worlds = sum(prod(map(len, ways)) for _, ways in blocks)
        clues = [(at, clue) for at, c in enumerate(self._chapters) for clue in c.clues]
        truth = self._by_who(blocks, self._is_truth)
        for at, chapter in enumerate(self._chapters):
            truth &= _by_way(blocks, at, lambda _, way, c=chapter: c.is_real(way))  # type: ignore[misc]
        return Case(
            worlds,
            truth,
            [Fact(clue.words, _by_way(blocks, at, clue.holds)) for at, clue in clues],
            {
                one: self._by_who(blocks, lambda who, one=one: is_right(who.cultists, one))  # type: ignore[misc]
                for one in self._answers
            },
            partial(self._conclusions, blocks, (1 << worlds) - 1),
        )

    def _is_truth(self, who: Who) -> bool:
        role = self._s.role
        return all((role[c] == CULTIST) == (c in who.cultists) for c in range(len(role)))

    def _by_who(self, blocks: Sequence[Block], holds: Callable[[Who], bool]) -> int:
        found, at = 0, 0
        for who, ways in blocks:
            size = prod(map(len, ways))
            if holds(who):
                found |= (1 << size) - 1 << at
            at += size
        return found

    def _conclusions(self, blocks: Sequence[Block], all_worlds: int) -> dict[Words, int]:
        """Who is of which side, who began dead, and who gave a Dead card."""
        found: dict[Words, int] = {}
        for c in range(self._s.characters):
            if c != self._me:
                cultist = self._by_who(blocks, lambda who, c=c: c in who.cultists)  # type: ignore[misc]
                found["cultist", c] = cultist
                found["investigator", c] = all_worlds & ~cultist
        for at, chapter in enumerate(self._chapters):
            for words, holds in chapter.conclusions():
                found[words] = _by_way(blocks, at, holds)
        return found


Block = tuple[Who, list[list[Way]]]
"""Who is who, and for each chapter the ways that this leaves; the worlds are all that combine."""


def _turn(words: Words) -> int:
    return int(words[1])


def _fits(chapter: Chapter, who: Who) -> bool:
    return any(all(clue.holds(who, way) for clue in chapter.clues) for way in chapter.ways(who))


def _by_way(blocks: Sequence[Block], at: int, holds: Callable[[Who, Way], bool]) -> int:
    """The worlds in which something holds that hangs on one chapter."""
    members: list[bool] = []
    for who, ways in blocks:
        before, after = prod(map(len, ways[:at])), prod(map(len, ways[at + 1 :]))
        own = [holds(who, way) for way in ways[at]]
        members += [held for held in own for _ in range(after)] * before
    return _set(members)


def _set(members: Sequence[bool]) -> int:
    return int("".join(["1" if member else "0" for member in reversed(members)]) or "0", 2)
