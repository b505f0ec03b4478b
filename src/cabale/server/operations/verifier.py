"""A log that somebody sends is folded in a process of its own, which can be ended.

Run as a program it reads a request from its input and writes its verdict.
"""

from __future__ import annotations

import sys

import msgspec

from cabale.core import CabaleError, Receipt, compare, loads
from cabale.core import verify as fold_all
from cabale.core.receipt import REFUSALS
from cabale.server.operations.bounds import read_errand
from cabale.server.operations.errands import Errands, TookTooLong
from cabale.server.wire.afterwards import UncheckedStretch, Verdict
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import VerifyLog

SHORT = 4096
"""Characters of a text of which it is seen at once, without a process, that it is no log."""


class Verifier:
    """Has logs folded, for so many seconds each."""

    def __init__(self, seconds: float) -> None:
        self._errands = Errands(seconds)

    async def verify(self, who: str, log: VerifyLog, address: str = "") -> Verdict:
        """`who` asks, a person or (a stranger) the address."""
        if len(log.log) < SHORT:
            try:
                loads(log.log)
            except CabaleError as error:
                return Verdict(False, str(error))
        async with self._errands.turn(who, address):
            return await self._run(log)

    async def _run(self, log: VerifyLog) -> Verdict:
        try:
            answer = await self._errands.run(__name__, msgspec.json.encode(log))
            return msgspec.json.decode(answer, type=Verdict)
        except TookTooLong:
            text = (
                f"this takes more than {self._errands.seconds:g} seconds, or too much memory; "
                "`cabale verify FILE` does it"
            )
            raise Refusal("too-long", text) from None


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
    asked = msgspec.json.decode(read_errand(), type=VerifyLog)
    sys.stdout.buffer.write(msgspec.json.encode(verify(asked.log, asked.receipt)))


if __name__ == "__main__":
    main()
