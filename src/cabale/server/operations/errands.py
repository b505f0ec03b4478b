"""Work that somebody asks for and that may take long: in a process of its own, which can be ended.

One errand at a time for each person and a few for each address. Two are run at once, and addresses
take turns: many guests of one keep nobody else waiting.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from cabale.server.bots.shares import Asker, Shares, always
from cabale.server.people.limits import Tally
from cabale.server.wire.refusal import Refusal

AT_ONCE = 2
MOST_WAITING = 16
MOST_OF_ONE_ADDRESS = 3


class TookTooLong(Exception):
    """The process was ended before it was done, or took too much memory."""


class Errands:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """For which one errand runs at most."""
        self._who: set[str] = set()
        self._near = Tally(MOST_OF_ONE_ADDRESS)
        self._turns = Shares(AT_ONCE)

    @asynccontextmanager
    async def turn(self, who: str, address: str) -> AsyncIterator[None]:
        """Wait for one's turn. `who` asks, a person or (a stranger) the address."""
        if who in self._who:
            raise Refusal("too-often", "one after the other: the last one is still going on")
        if len(self._who) >= AT_ONCE + MOST_WAITING:
            raise Refusal("busy", "others are having such work done just now; try again")
        asker = Asker(who, "", always, address)
        if not self._near.take(asker.keys[0][0]):
            raise Refusal(
                "too-often", "others at your address are having such work done; try again"
            )
        self._who.add(who)
        try:
            async with self._turns.turn(asker):
                yield
        finally:
            self._who.discard(who)
            self._near.give_back(asker.keys[0][0])

    async def run(self, module: str, asked: bytes) -> bytes:
        """Run a module as a program that reads `asked` (`bounds.py`) and writes its answer."""
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", module, str(os.getpid()), stdin=pipe, stdout=pipe
        )
        try:
            async with asyncio.timeout(self.seconds):
                answer, _ = await process.communicate(asked)
            if not answer:
                raise TookTooLong
            return answer
        except TimeoutError:
            raise TookTooLong from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()
