"""Who may speak when: bots say what they have to say before they answer."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cabale.core import Bot, Eyes, Match

ROUNDS_OF_TALK = 8


class TalkRules(NamedTuple):
    """How bots among themselves talk."""

    rounds: int = ROUNDS_OF_TALK
    """Times that each may say one thing; with 0 nobody says a word."""
    order: tuple[int, ...] = ()
    """The seats in the order in which they speak; empty: another one drawn for each round."""


USUAL = TalkRules()


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


def talk(match: Match, bots: Sequence[Bot | None], rng: Random, rules: TalkRules = USUAL) -> None:
    """Rounds in which each bot may say one thing, until nobody has more to say."""
    order = rules.order or range(len(bots))
    seats = [(seat, mind) for seat in order if (mind := bots[seat]) is not None]
    for _ in range(rules.rounds):
        if not rules.order:
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
