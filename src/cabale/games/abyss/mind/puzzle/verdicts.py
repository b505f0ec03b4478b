"""What the end of a match is worth to a seat, as far as it can know."""

from __future__ import annotations

from cabale.core import Match
from cabale.games.abyss.mind.puzzle.search import Judge, TooMuch, unknown_tokens
from cabale.games.abyss.rules.components import LORD_INFLUENCE
from cabale.games.abyss.rules.state import AbyssState

POINT, PEARL = 10_000, 100
"""A point decides before pearls, a pearl before the best Lord (ABY-207, ABY-208)."""


def points_of(me: int) -> Judge:
    """The points of the seat."""

    def judge(end: Match) -> int:
        assert end.outcome is not None
        assert end.outcome.scores is not None
        return end.outcome.scores[me]

    return judge


class Margin:
    """By how much the seat is ahead of everybody else, who may have the best tokens there are.

    More than nothing: it wins alone.
    """

    def __init__(self, match: Match, me: int) -> None:
        s: AbyssState = match.board.state
        if s.stolen is not None:
            raise TooMuch
        self._me, self._tokens = me, unknown_tokens(s, me)[::-1]

    def __call__(self, end: Match) -> int:
        return min(
            self._rank(end, self._me) - self._rank(end, other)
            for other in range(end.seats)
            if other != self._me
        )

    def rival(self, end: Match) -> tuple[int, int]:
        """Who comes nearest or is ahead, and with how many points at most."""
        others = [seat for seat in range(end.seats) if seat != self._me]
        first = max(others, key=lambda seat: self._rank(end, seat))
        return first, self._points(end, first)

    def _points(self, end: Match, seat: int) -> int:
        assert end.outcome is not None
        assert end.outcome.scores is not None
        s: AbyssState = end.board.state
        if s.stolen is not None:
            raise TooMuch  # who was robbed of what is not followed
        points, tokens = end.outcome.scores[seat], s.monster_tokens[seat]
        return points if seat == self._me else points - sum(tokens) + self._most(len(tokens))

    def _most(self, number: int) -> int:
        return sum(self._tokens[:number])

    def _rank(self, end: Match, seat: int) -> int:
        s: AbyssState = end.board.state
        lord = max((LORD_INFLUENCE[one] for one in s.lords[seat]), default=0)
        return POINT * self._points(end, seat) + PEARL * s.pearls[seat] + lord
