"""What was said in a match: claims, which bind nobody, and whom each of them reaches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from cabale.core.choices import Choice

if TYPE_CHECKING:
    from cabale.core.match import Match


class Said(NamedTuple):
    """A claim that a seat made: binding for nobody."""

    seat: int
    claim: Choice

    def to_json(self) -> list[Any]:
        return [self.seat, *self.claim.to_json()]


Claims = tuple["Claims", int, Said] | None
"""The claims so far, newest outside, each with its number from 1 on: shared between clones."""


def said_from(claims: Claims, first: int) -> list[Said]:
    """The claims from number `first` on."""
    said: list[Said] = []
    node = claims
    while node is not None and node[1] > first:
        node, _, one = node
        said.append(one)
    said.reverse()
    return said


def said_to(match: Match, seat: int) -> tuple[Said, ...]:
    """The claims that reach a seat."""
    return tuple([one for one in said_from(match._said, 0) if _reaches(match, seat, one)])


def _reaches(match: Match, seat: int, one: Said) -> bool:
    hearers = match.game.hearers(match.board, *one)
    return hearers is None or seat in hearers


def hear(match: Match, seat: int, claim: Choice) -> None:
    """What a claim does at the table: the rules hear it, and whom it reaches is told of it."""
    game, board = match.game, match.board
    game.hear(board, seat, claim)
    sealed = board.sealed
    hearers = game.hearers(board, seat, claim)
    to = None if hearers is None else (None, *hearers)
    board.tell("said", to=to, seat=seat, claim=claim.to_json())
    board.sealed = sealed
