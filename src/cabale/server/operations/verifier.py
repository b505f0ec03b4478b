"""A log that somebody sends is folded in a process of its own, which can be ended.

Run as a program it reads a request from its input and writes its verdict.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sys
from contextlib import suppress

import msgspec

from cabale.core import CabaleError, Receipt, compare, loads
from cabale.core import verify as fold_all
from cabale.core.receipt import REFUSALS
from cabale.server.bots.shares import Asker, Shares, always
from cabale.server.people.limits import Tally
from cabale.server.wire.afterwards import UncheckedStretch, Verdict
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import VerifyLog

AT_ONCE = 2
MOST_WAITING = 16
MOST_OF_ONE_ADDRESS = 3
NICE = 10
SHORT = 4096
"""Characters of a text of which it is seen at once, without a process, that it is no log."""
LARGEST = 1 << 30
"""Bytes of memory that a fold may take."""


class Verifier:
    """One log at a time for each person, a few for each address, each for so many seconds.

    Two are folded at once, and addresses take turns: many guests of one keep nobody else waiting.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._who: set[str] = set()
        self._near = Tally(MOST_OF_ONE_ADDRESS)
        self._turns = Shares(AT_ONCE)

    async def verify(self, who: str, log: VerifyLog, address: str = "") -> Verdict:
        """`who` asks, a person or (a stranger) the address."""
        if len(log.log) < SHORT:
            try:
                loads(log.log)
            except CabaleError as error:
                return Verdict(False, str(error))
        if who in self._who:
            raise Refusal("too-often", "one log after the other")
        if len(self._who) >= AT_ONCE + MOST_WAITING:
            raise Refusal("busy", "others are having their logs folded just now; try again")
        asker = Asker(who, "", always, address)
        if not self._near.take(asker.keys[0][0]):
            raise Refusal("too-often", "others at your address are having theirs folded; try again")
        self._who.add(who)
        try:
            async with self._turns.turn(asker):
                return await self._run(log)
        finally:
            self._who.discard(who)
            self._near.give_back(asker.keys[0][0])

    async def _run(self, log: VerifyLog) -> Verdict:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", __name__, stdin=pipe, stdout=pipe
        )
        try:
            async with asyncio.timeout(self._seconds):
                answer, _ = await process.communicate(msgspec.json.encode(log))
            return msgspec.json.decode(answer, type=Verdict)
        except TimeoutError:
            text = f"this takes more than {self._seconds:g} seconds; `cabale verify FILE` does it"
            raise Refusal("too-long", text) from None
        except msgspec.DecodeError:
            raise Refusal("too-long", "this takes too much; `cabale verify FILE` does it") from None
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


# --- in the process ------------------------------------------------------------------------------


def verify(text: str, receipt: Receipt | None) -> Verdict:
    try:
        log = loads(text)
        parts = fold_all(log)
        checks = [] if receipt is None else compare(text, receipt)
    except MemoryError:
        raise
    except CabaleError as error:
        return Verdict(False, str(error))
    except Exception:
        # A log is anybody's text; one that breaks the rules' code is no log of ours.
        return Verdict(False, "the log does not describe a match")
    assert log.end is not None
    unchecked = [
        UncheckedStretch(part.rules, part.first, max(part.first, part.after - 1))
        for part in parts
        if not part.checked
    ]
    failed = [REFUSALS[check.name] for check in checks if not check.ok]
    return Verdict(
        not failed,
        failed[0] if failed else _said(unchecked),
        log.header["game"],
        log.header["seats"],
        len(log.entries),
        list(log.end["winners"]),
        checks,
        unchecked,
    )


def _said(unchecked: list[UncheckedStretch]) -> str:
    if not unchecked:
        return "the log is whole, and every card fell as the sealed secret said"
    parts = [f"{part.first} to {part.last} (rules {part.rules})" for part in unchecked]
    return (
        "the log is whole, its secret is the sealed one, and all that could be folded is right; "
        f"entries {', '.join(parts)} could not be: those rules are not here"
    )


def main() -> None:
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_AS, (LARGEST, LARGEST))
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=VerifyLog)
    sys.stdout.buffer.write(msgspec.json.encode(verify(asked.log, asked.receipt)))


if __name__ == "__main__":
    main()
