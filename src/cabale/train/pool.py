"""Processes that play: each keeps its matches, and is told what the net has become."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, Self

from cabale.arena.tournament import Contest, Results
from cabale.bots.net import Net, seat_with
from cabale.train.lessons import Played, Searched
from cabale.train.plan import Plan
from cabale.train.tables import Tables

ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Pool:
    """The processes of a run, to be used in a `with` statement.

    After so many `lessons` no deal of theirs comes again.
    """

    def __init__(self, plan: Plan, jobs: int, lessons: int = 0) -> None:
        context = get_context("spawn")
        before = {name: os.environ.get(name) for name in ONE_THREAD}
        os.environ.update(dict.fromkeys(ONE_THREAD, "1"))  # a process each is parallel enough
        self._ends: list[Connection] = []
        self._processes = []
        for number in range(jobs):
            mine, theirs = context.Pipe()
            process = context.Process(
                target=serve, args=(theirs, plan, f"{number}/{lessons}"), daemon=True
            )
            process.start()
            theirs.close()
            self._ends.append(mine)
            self._processes.append(process)
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value

    def begin(self, what: str, nets: Sequence[Net], decisions: int) -> None:
        """Let all play, or ``search``; `lesson` waits for what they bring."""
        self._send([(what, nets, decisions)] * len(self._ends))

    def lesson(self) -> Played | Searched:
        """What `begin` asked for, of all processes together."""
        parts = self._answers()
        return type(parts[0]).joined(parts)  # type: ignore[no-any-return]

    def judge(self, net: Net, contest: Contest, seeds: Sequence[int]) -> Results:
        """A contest of the arena in which ``net`` is this one, on these deals."""
        jobs = len(self._ends)
        self._send([("judge", net, contest, seeds[number::jobs]) for number in range(jobs)])
        return sum(self._answers(), Results())

    def _send(self, orders: Sequence[tuple[Any, ...]]) -> None:
        for end, order in zip(self._ends, orders, strict=True):
            end.send(order)

    def _answers(self) -> list[Any]:
        answers = [end.recv() for end in self._ends]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for end in self._ends:
            end.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.terminate()


def serve(pipe: Connection, plan: Plan, name: str) -> None:
    """What one of the processes does, until nobody asks any more."""
    played, searched = Tables(plan, f"{name}/play"), Tables(plan, f"{name}/search")
    work: dict[str, Callable[..., Any]] = {
        "play": played.play,
        "search": searched.search,
        "judge": _judge,
    }
    while True:
        try:
            what, *given = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(work[what](*given))
        except Exception as error:  # said in the process that asked, which can then stop
            pipe.send(error)


def _judge(net: Net, contest: Contest, seeds: Sequence[int]) -> Results:
    return replace(contest, kinds={"net": seat_with(net)}).play(seeds)
