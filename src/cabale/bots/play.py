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
    decisions = 0
    floor = Floor()
    while (asked := match.decisions) and decisions < MOST_DECISIONS:
        if floor.opens(match):
            talk(match, bots, rng)
        seat = next(iter(asked))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
        decisions += 1
    return decisions


class Floor:
    """Notices when people begin to talk."""

    def __init__(self) -> None:
        self._waiting = 0

    def opens(self, match: Match) -> bool:
        """Asked before each decision. While one talk lasts, ever fewer seats have yet to answer."""
        waiting, self._waiting = self._waiting, 0
        if match.pace != "talk":
            return False
        self._waiting = len(match.decisions) - 1
        return len(match.decisions) > waiting


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
