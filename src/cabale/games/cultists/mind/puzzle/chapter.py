"""What a puzzle is made of: who is who, and what is hidden given that, chapter by chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, Protocol

from cabale.core.puzzle import Words
from cabale.games.cultists.rules.components import CULTIST, PYROMANIAC
from cabale.games.cultists.rules.state import CultistsState, set_up_of

NOBODY = -1


class Who(NamedTuple):
    """The roles that matter: everybody else is an Investigator whose cards are all good."""

    cultists: tuple[int, ...]
    pyromaniac: int


Way = tuple[int, ...]
"""One way in which what a chapter hides can be; each chapter writes its own."""


class Clue(NamedTuple):
    """Something that is known, or may become so, and whether it holds."""

    words: Words
    holds: Callable[[Who, Way], bool]


class Chapter(Protocol):
    @property
    def clues(self) -> Sequence[Clue]:
        """What is known of it."""

    def count(self, who: Who) -> int:
        """How many ways there are at most, found without a list of them."""

    def ways(self, who: Who) -> list[Way]:
        """All of them."""

    def is_real(self, way: Way) -> bool:
        """Whether it was so."""

    def conclusions(self) -> Iterator[Clue]:
        """What may become certain on the way."""

    def story(self) -> Iterator[Words]:
        """What happened, in order; the turn is the second word of each."""


def everybody(s: CultistsState, me: int, *, pyromaniac: bool) -> list[Who]:
    """Every way in which the roles can lie, as far as the table shows.

    `pyromaniac`: it matters who has that role. A living Cultist remains, or the match were over.
    """
    could = [c for c in range(s.characters) if c != me and s.could_be[c] >> CULTIST & 1]
    must = {c for c in could if s.could_be[c] == 1 << CULTIST}
    sets = [
        some
        for some in combinations(could, set_up_of(s).cultists)
        if must <= set(some) and not all(s.ghost[c] for c in some)
    ]
    return [Who(some, c) for some in sets for c in _pyromaniacs(s, me, some, pyromaniac)]


def _pyromaniacs(s: CultistsState, me: int, cultists: Sequence[int], asked: bool) -> list[int]:
    if not asked or PYROMANIAC not in s.roles_in_play:
        return [NOBODY]
    if s.role[me] == PYROMANIAC:
        return [me]
    return [
        c
        for c in range(s.characters)
        if c != me and c not in cultists and s.could_be[c] >> PYROMANIAC & 1
    ]
