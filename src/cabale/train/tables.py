"""Matches that a net learns from: who sits where, what it saw and did, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

import numpy as np
from numpy.typing import NDArray

from cabale.bots import BotSpec, Playing, find_bot, sit_down, take_seat
from cabale.bots.master import Master, Tries
from cabale.bots.net import Look, Net, NetSeat, has_belief, inputs, seat_with
from cabale.bots.playout import worth
from cabale.core import Choice, Eyes, Match, Mind, new_match
from cabale.train.lessons import Meeting, Played, Searched, Seen, findings, met
from cabale.train.plan import PAST, SELF, Plan

Waiting = Sequence[tuple["Table", int]]


class Learner(NetSeat):
    """A seat of the net that learns; `teacher` searches where it is to be taught."""

    teacher: Master | None = None


@dataclass
class Step:
    """One decision of a learner; `standing` is how it stood when nothing was half done last."""

    look: Look
    action: int
    log: float
    standing: float


@dataclass
class Table:
    """One match, and the decisions of the learners in it."""

    playing: Playing
    rival: str
    standing: Sequence[float]
    steps: dict[int, list[Step]] = field(default_factory=dict)

    @property
    def match(self) -> Match:
        return self.playing.match


class Tables:
    """The matches of one process. They go on from one lesson to the next."""

    def __init__(self, plan: Plan, name: str) -> None:
        self.plan = plan
        self.rules = plan.rules
        self.belief = has_belief(self.rules)
        self._values = type(self.rules.mind).standing is not Mind.standing
        self._size = inputs(self.rules, plan.seats, self.belief)
        self._actions = len(self.rules.catalogue(plan.seats))
        self._name = f"train/{plan.seed}/{name}"
        self._rng = Random(self._name)
        self._numbers = np.random.default_rng(self._rng.getrandbits(64))
        self._begun = 0
        self._tables: list[Table] = []

    def play(self, nets: Sequence[Net], decisions: int) -> Played:
        """So many decisions, the newest net first; what comes back are the matches that ended."""
        done: list[Table] = []
        left = decisions
        while left > 0:
            waiting = self._go_on(nets, done)
            looks = self._look(waiting)
            steps = self._answer(waiting, looks, nets[0])
            for (table, seat), step in zip(waiting, steps, strict=True):
                if not step.look.routine or self.plan.routine:
                    table.steps.setdefault(seat, []).append(step)
                    left -= 1
        return self._played(done)

    def search(self, nets: Sequence[Net], decisions: int) -> Searched:
        """The net plays, and at so many of its decisions the teacher searches, too."""
        done: list[Table] = []
        kept: list[Look] = []
        found: list[Mapping[Choice, Tries]] = []
        while len(kept) < decisions:
            waiting = self._go_on(nets, done)
            looks = self._look(waiting)
            for (table, seat), look in zip(waiting, looks, strict=True):
                if not look.routine and self._rng.random() < self.plan.searched:
                    kept.append(look)
                    found.append(self._teacher(table, seat).think(Eyes(table.match, seat)).found)
            self._answer(waiting, looks, nets[0])
        better, tries = findings(found, self._actions)
        shown = Seen.of(kept, self._size, self._actions)
        return Searched(shown, better, tries, met([self._meeting(table) for table in done]))

    def _go_on(self, nets: Sequence[Net], done: list[Table]) -> list[tuple[Table, int]]:
        """All matches to the next question of a learner; those that end make room for others."""
        waiting: list[tuple[Table, int]] = []
        while len(waiting) < self.plan.tables:
            table = self._tables.pop() if self._tables else self._begin(nets[1:])
            seat = self._next(table)
            if seat is None:
                done.append(table)
            else:
                waiting.append((table, seat))
        self._tables = [table for table, _ in waiting]
        return waiting

    def _begin(self, past: Sequence[Net]) -> Table:
        plan, self._begun = self.plan, self._begun + 1
        name = f"{self._name}/{self._begun}"
        rival, other = self._drawn(plan.league, past)
        match, mine = self._deal()
        kinds = [other] * plan.seats
        for seat in mine:
            kinds[seat] = self._drawn(plan.partners, past)[1]
        kinds[self._rng.choice(mine)] = Learner
        bots = sit_down(match, kinds, name)
        start = self._standing(match) or [0.0] * plan.seats
        return Table(Playing(match, bots, Random(name)), rival, start)

    def _drawn(self, lot: Mapping[str, float], past: Sequence[Net]) -> tuple[str, BotSpec]:
        """One of a league by its share, and what sits down for it."""
        name = self._rng.choices([*lot], [*lot.values()])[0]
        if name == SELF or (name == PAST and not past):
            return SELF, Learner
        if name == PAST:
            return PAST, seat_with(self._rng.choice(past))
        return name, name

    def _deal(self) -> tuple[Match, Sequence[int]]:
        """A match, and the seats of the net's side; a deal without that side is dealt again."""
        while True:
            deal = self._rng.getrandbits(48)
            match = new_match(self.rules, self.plan.seats, deal, self.plan.options)
            if mine := self._side(match):
                return match, mine

    def _side(self, match: Match) -> Sequence[int]:
        """A side, or one seat where each plays for himself: that of the plan, or any."""
        sides, place = self.rules.teams(match.board), self.plan.place
        seat = self._rng.randrange(match.seats)
        if sides is None:
            return [int(place) if place else seat]
        return [other for other, side in enumerate(sides) if side == (place or sides[seat])]

    def _standing(self, match: Match) -> Sequence[float] | None:
        mind = self.rules.mind
        if not self._values or match.outcome is not None or not mind.settled(match.board):
            return None
        return mind.standing(match.board)

    def _next(self, table: Table) -> int | None:
        """Play on until a learner has a choice; its seat, or None at the end."""
        playing = table.playing
        while (seat := playing.next_seat()) is not None:
            decision = table.match.decisions[seat]
            mind = playing.bots[seat]
            if decision.forced:
                self._do(table, seat, decision.choices[0])
            elif isinstance(mind, Learner):
                return seat
            else:
                self._do(table, seat, mind.choose(Eyes(table.match, seat)))
        return None

    def _do(self, table: Table, seat: int, choice: Choice) -> None:
        table.playing.answer(seat, choice)
        table.standing = self._standing(table.match) or table.standing

    def _look(self, waiting: Waiting) -> list[Look]:
        looks = []
        for table, seat in waiting:
            mind = table.playing.bots[seat]
            assert isinstance(mind, Learner)
            looks.append(mind.look(Eyes(table.match, seat), self.belief, self.plan.routine))
        return looks

    def _teacher(self, table: Table, seat: int) -> Master:
        mind = table.playing.bots[seat]
        assert isinstance(mind, Learner)
        if mind.teacher is None:
            kind = find_bot(self.rules, self.plan.teacher)
            teacher = take_seat(table.match, seat, kind, f"{self._rng.getrandbits(64)}")
            assert isinstance(teacher, Master)
            mind.teacher = teacher
        return mind.teacher

    def _answer(self, waiting: Waiting, looks: Sequence[Look], net: Net) -> list[Step]:
        """The net's draw for each that waits is played."""
        masks = np.stack([look.mask for look in looks])
        advice = np.array([look.advice.index for look in looks])
        logits = net.logits(np.stack([look.seen for look in looks]), masks, advice)
        actions, logs = draw(logits, self._numbers)
        steps = []
        for number, (table, seat) in enumerate(waiting):
            look, action = looks[number], int(actions[number])
            if look.routine and not self.plan.routine:
                action = look.advice.index
            steps.append(Step(look, action, float(logs[number]), table.standing[seat]))
            choices = table.match.decisions[seat].choices
            self._do(table, seat, next(one for one in choices if one.index == action))
        return steps

    def _meeting(self, table: Table) -> dict[str, Meeting]:
        """What the net won, on average over its seats."""
        ends = worth(table.match)
        learners = [isinstance(mind, Learner) for mind in table.playing.bots]
        mine = [end for end, learns in zip(ends, learners, strict=True) if learns]
        return {table.rival: Meeting(sum(mine) / len(mine), 1)}

    def _played(self, tables: Sequence[Table]) -> Played:
        steps: list[Step] = []
        rewards: list[float] = []
        last: list[bool] = []
        for table in tables:
            ends = worth(table.match)
            for seat, some in table.steps.items():
                stood = [step.standing for step in some]
                after = [*stood[1:], ends[seat]]
                steps += some
                rewards += [then - now for now, then in zip(stood, after, strict=True)]
                last += [False] * (len(some) - 1) + [True]
        return Played(
            Seen.of([step.look for step in steps], self._size, self._actions),
            np.array([step.action for step in steps], np.int64),
            np.array([step.log for step in steps], np.float32),
            np.array(rewards, np.float32),
            np.array(last, np.bool_),
            met([self._meeting(table) for table in tables]),
        )


def draw(
    logits: NDArray[np.float32], rng: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
    """An action for each row by the softmax of its logits, and the logarithm of its chance."""
    logs = logits - logits.max(axis=1, keepdims=True)
    logs -= np.log(np.exp(logs).sum(axis=1, keepdims=True))
    chances = np.exp(logs).cumsum(axis=1)
    limit = rng.random((len(logs), 1)) * chances[:, -1:]
    actions = (chances > limit).argmax(axis=1)
    return actions, logs[np.arange(len(logs)), actions]
