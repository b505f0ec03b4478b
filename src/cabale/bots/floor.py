"""Who may speak when: bots say what they have to say before they answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cabale.core import Bot, Eyes, Match

ROUNDS_OF_TALK = 8


class Floor:
    """Notices when people begin to talk; a talk that goes on in `match` has begun already."""

    def __init__(self, match: Match | None = None) -> None:
        talking = match is not None and match.pace == "talk"
        self._waiting = len(match.decisions) if match is not None and talking else 0

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


def remark(match: Match, seat: int, mind: Bot) -> None:
    """Where nobody calls for talk, who is asked may say one thing before he answers."""
    if match.game.remarks and match.pace != "talk":
        claim = mind.speak(Eyes(match, seat))
        if claim is not None:
            match.say(seat, claim)
