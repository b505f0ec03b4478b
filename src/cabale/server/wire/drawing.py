"""A drawing as a picture: SVG becomes PNG in a process of its own.

It takes a third of a second, in which resvg lets no other thread run: nobody would be served. The
server itself never loads it.
"""

from __future__ import annotations

import asyncio
import hashlib

from cabale.server.operations.errands import Errands, TookTooLong
from cabale.server.wire.refusal import Refusal

PAINTING = "cabale.server.wire.painting"
SECONDS = 60.0
"""For which one picture is drawn at most."""
AT_ONCE, KEPT = 2, 40


class Easel:
    """Draws pictures, two at a time, and keeps the last ones."""

    def __init__(self) -> None:
        self._errands = Errands(SECONDS)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._kept: dict[str, bytes] = {}

    async def picture(self, svg: str, *, wait: bool) -> bytes:
        """The picture; where two are drawn just now whoever does not `wait` is refused."""
        name = hashlib.sha256(svg.encode()).hexdigest()
        if name not in self._kept and self._turns.locked() and not wait:
            raise Refusal("busy", "others have pictures drawn just now; try again")
        if name not in self._kept:
            async with self._turns:
                await self._draw(name, svg)
        self._kept[name] = png = self._kept.pop(name)  # the last ones used are kept
        return png

    async def _draw(self, name: str, svg: str) -> None:
        if name in self._kept:  # somebody else had it drawn meanwhile
            return
        try:
            self._kept[name] = await self._errands.run(PAINTING, svg.encode())
        except TookTooLong:
            raise Refusal("too-long", "this could not be drawn in time") from None
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
