"""A board as JSON, for all who look on: what lies open to all of them is written out once."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from cabale.core import Match
from cabale.server.tables.chairs import Viewer

_encode = msgspec.json.Encoder().encode
_EMPTY = b"{}"


class Boards:
    """The board of a match as it stands now, for any eyes. It is of no use after the next move.

    What eyes see beyond the open part is made for them alone, and goes into no other's.
    """

    __slots__ = ("_match", "_open")

    def __init__(self, match: Match) -> None:
        self._match = match
        self._open: bytes | None = None

    def seen_by(self, eyes: Viewer) -> Raw:
        t = self._match.board
        if self._open is None:
            self._open = _encode(t.game.open_view(t))
        return Raw(_joined(self._open, _encode(t.game.own_view(t, eyes))))


def _joined(one: bytes, other: bytes) -> bytes:
    """Two objects of JSON, which have no name in common, as one."""
    if one == _EMPTY:
        return other
    return one if other == _EMPTY else one[:-1] + b"," + other[1:]
