"""A moment of a match that is over, made into puzzles or told why it is none.

All worlds are gone through in a process of its own (`operations/errands.py`). Run as a program this
reads the moment from its input and writes what it has found.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from cabale.core import loads
from cabale.core.play import moments
from cabale.core.puzzle import Words
from cabale.puzzles.puzzle import Puzzle, puzzler_of
from cabale.puzzles.spoiling import Spoilt, make_or_say_why
from cabale.server.operations.bounds import read_errand
from cabale.server.operations.errands import Errands, TookTooLong
from cabale.server.wire.puzzles import Sentence, SpoiltQuestion
from cabale.server.wire.refusal import Refusal

SECONDS = 30.0
"""For which the worlds of one moment are gone through at most."""


class Moment(Struct):
    """Entry `entry` of a log is the last that counts; None: not even the first."""

    log: str
    entry: int
    seat: int


class Found(Struct):
    puzzles: list[Puzzle]
    spoilt: list[SpoiltQuestion]


class Maker:
    def __init__(self, seconds: float = SECONDS) -> None:
        self._errands = Errands(seconds)

    async def make(self, who: str, moment: Moment, address: str = "") -> Found:
        async with self._errands.turn(who, address):
            try:
                answer = await self._errands.run(__name__, msgspec.json.encode(moment))
            except TookTooLong:
                text = "there are too many worlds to go through all of them in time"
                raise Refusal("too-long", text) from None
        return msgspec.json.decode(answer, type=Found)


# --- in the process ------------------------------------------------------------------------------


def find(moment: Moment) -> Found:
    """What each question that the game asks makes of this moment."""
    match = next(one.match for one in moments(loads(moment.log)) if one.n == moment.entry)
    puzzler = puzzler_of(match.game.name)
    found = Found([], [])
    for kind in puzzler.kinds:
        one = make_or_say_why(match, moment.seat, kind)
        if isinstance(one, Spoilt):
            found.spoilt.append(_said(one, match.game.name, match.seats))
        else:
            found.puzzles.append(one)
    return found


def _said(spoilt: Spoilt, game: str, seats: int) -> SpoiltQuestion:
    def sentence(words: Words) -> Sentence:
        return dict(puzzler_of(game).sentence(words, seats))

    answer = None if spoilt.answer is None else sentence(spoilt.answer)
    return SpoiltQuestion(spoilt.kind, spoilt.why, answer, [*map(sentence, spoilt.other)])


def main() -> None:
    found = find(msgspec.json.decode(read_errand(), type=Moment))
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    main()
