"""A table of bots plays a match to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cabale.bots.floor import Floor, remark, talk
from cabale.bots.registry import bot
from cabale.core import Bot, Eyes, Match, Temper
from cabale.core.bot import MOODS

MOST_DECISIONS = 100_000


def sit_down(match: Match, levels: Sequence[str | type[Bot]], seed: object) -> list[Bot]:
    """A bot of the given level on each seat, each with random numbers and a temper of its own.

    In the place of a level's name may stand a class of bots.
    """
    return [
        take_seat(match, seat, level, f"{seed}/bot/{seat}") for seat, level in enumerate(levels)
    ]


def take_seat(
    match: Match, seat: int, level: str | type[Bot], numbers: str, temper: str | None = None
) -> Bot:
    """A bot whose numbers come from a seed; its temper too, or from another that stays the same.

    A mood in the level's name (``adept:bold``) is a temper.
    """
    game = match.game
    kind = bot(game, level) if isinstance(level, str) else level
    mind = kind(game, seat, match.seats, match.board.options, Random(numbers))
    mood = level.partition(":")[2] if isinstance(level, str) else ""
    mind.temper = (
        MOODS[mood] if mood in MOODS else Temper.draw(Random(f"{temper or numbers}/temper"))
    )
    return mind


def play_out(match: Match, bots: Sequence[Bot], rng: Random) -> int:
    """Play until the match is over, or has taken far too long; the number of decisions."""
    decisions = 0
    floor = Floor()
    while (asked := match.decisions) and decisions < MOST_DECISIONS:
        if floor.opens(match):
            talk(match, bots, rng)
        seat = next(iter(asked))
        remark(match, seat, bots[seat])
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
        decisions += 1
    return decisions
