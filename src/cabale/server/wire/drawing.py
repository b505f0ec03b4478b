"""A drawing as a picture: SVG becomes PNG in a process of its own.

It takes a third of a second, in which resvg lets no other thread run: nobody would be served.
"""

from __future__ import annotations

import asyncio
import hashlib
import sys

from cabale.server.operations.errands import Errands, TookTooLong, read_errand
from cabale.server.wire.refusal import Refusal

SECONDS = 20.0
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
            self._kept[name] = await self._errands.run(__name__, svg.encode())
        except TookTooLong:
            raise Refusal("too-long", "this could not be drawn in time") from None
        if len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]


# --- in the process ------------------------------------------------------------------------------


def main() -> None:
    import resvg_py  # nowhere else: the server itself draws nothing

    svg = read_errand().decode()
    sys.stdout.buffer.write(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))


if __name__ == "__main__":
    main()
