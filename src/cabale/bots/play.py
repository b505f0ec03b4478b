"""A table of bots plays a match to its end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cabale.bots.registry import bot
from cabale.core import Bot, Eyes, Match

MOST_DECISIONS = 100_000
ROUNDS_OF_TALK = 8


def sit_down(match: Match, levels: Sequence[str], seed: object) -> list[Bot]:
    """A bot of the given level on each seat, each with random numbers of its own."""
    game, seats = match.game, match.seats
    return [
        bot(game, level)(game, seat, seats, match.table.options, Random(f"{seed}/bot/{seat}"))
        for seat, level in enumerate(levels)
    ]


def play_out(match: Match, bots: Sequence[Bot], rng: Random) -> int:
    """Play until the match is over, or has taken far too long; the number of decisions."""
    decisions = waiting = 0
    while (asked := match.decisions) and decisions < MOST_DECISIONS:
        if match.pace == "talk":
            # Seats that have not answered yet only get fewer while one and the same talk lasts.
            if len(asked) > waiting:
                talk(match, bots, rng)
            waiting = len(asked) - 1
        seat = next(iter(asked))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
        decisions += 1
    return decisions


def talk(match: Match, bots: Sequence[Bot | None], rng: Random) -> None:
    """Rounds in which each bot may say one thing, in any order, until nobody has more to say."""
    seats = [(seat, mind) for seat, mind in enumerate(bots) if mind is not None]
    for _ in range(ROUNDS_OF_TALK):
        rng.shuffle(seats)
        silent = True
        for seat, mind in seats:
            claim = mind.speak(Eyes(match, seat))
            if claim is not None:
                match.say(seat, claim)
                silent = False
        if silent:
            return
