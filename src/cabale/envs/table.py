"""A match with bots on some of its seats, for environments in which others learn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cabale.bots import BotSpec, TalkRules, sit_down
from cabale.bots.floor import remark
from cabale.bots.floor import talk as let_talk
from cabale.core import Bot, CabaleError, Choice, Eyes
from cabale.envs.turns import Rules, Turns


class Table:
    """One match. The learner has one seat and bots all others; without `others` all seats learn."""

    def __init__(
        self,
        rules: Rules,
        number: int,
        seat: int,
        others: Sequence[BotSpec] = (),
        talk: TalkRules | None = None,
    ) -> None:
        match = rules.begin(number, listening=bool(others))
        self.turns = Turns(rules, match)
        self.roles = match.game.roles(match.board)
        self.seat = seat
        self.bots: list[Bot | None] = [None] * rules.seats
        if others:
            levels = [others[i % len(others)] for i in range(rules.seats)]
            self.bots = [*sit_down(match, levels, number)]
            self.bots[seat] = None
        self._alone = not others
        self._rules = talk or TalkRules()
        self._talk = Random(f"{number}/talk") if others else None
        self._talking = 0

    @property
    def learner(self) -> int:
        """The seat that observes and is rewarded: the learner's, or whose turn it is."""
        return self.turns.seat if self._alone else self.seat

    def waiting(self) -> Bot | None:
        """The bot that is to answer, after those who want have spoken; None: the learner, or over.

        To be asked once before each answer.
        """
        turns = self.turns
        if turns.over or self._alone:
            return None
        match = turns.match
        waiting = len(match.decisions)
        if self._talk is not None and match.pace == "talk" and waiting > self._talking:
            let_talk(match, self.bots, self._talk, self._rules)
        self._talking = waiting - 1 if match.pace == "talk" else 0
        mind = self.bots[turns.seat]
        if mind is not None and self._rules.rounds:
            remark(match, turns.seat, mind)
        return mind

    def answer(self, choice: Choice) -> None:
        self.turns.act(choice.index)

    def let_bots_play(self) -> None:
        """Until the learner is asked, or the match is over."""
        while (mind := self.waiting()) is not None:
            self.answer(mind.choose(Eyes(self.turns.match, self.turns.seat)))


def check_others(others: Sequence[BotSpec], seat: int | None, seats: int) -> None:
    if seat is not None and not 0 <= seat < seats:
        raise CabaleError(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    if isinstance(others, str):
        raise CabaleError(f"others is a list of bots, such as ['novice'], not {others!r}")
