"""`cabale simulate`: many matches among bots, counted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Annotated, Any, Protocol

import typer
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from cabale.arena import Counts, Setup, run
from cabale.bots.floor import ROUNDS_OF_TALK
from cabale.cli.common import (
    BOT_HELP,
    AsJson,
    BadArgument,
    Cluster,
    GameName,
    Interpreter,
    Options,
    SaveLogs,
    Scenario,
    find_game,
    folder,
    one_python,
    options,
    say_json,
    scenario_text,
    seat_counts,
)
from cabale.cli.talking import SpeakingOrder, TalkRounds, talk_rules


def add_to(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    name: GameName,
    seats: Annotated[
        str | None, typer.Option(help="5, or 2,3,4, or 4-8; all counts of the game if not given.")
    ] = None,
    games: Annotated[int, typer.Option(help="Matches for each seat count.")] = 100,
    seed: Annotated[int, typer.Option(help="Of the first match; the next has the next.")] = 1,
    option: Options = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(help=f"Round the table in turn, one place further each match. {BOT_HELP}"),
    ] = None,
    scenario: Scenario = None,
    rounds: TalkRounds = ROUNDS_OF_TALK,
    order: SpeakingOrder = "random",
    save_logs: SaveLogs = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
    cluster: Cluster = None,
    interpreter: Interpreter = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches among bots and count how they end.

    The same seed gives the same counts with any number of jobs. Exit code 1 if a match did not end.
    """
    if games < 1:
        raise BadArgument(f"--games is at least 1, not {games}")
    if jobs < 0:
        raise BadArgument(f"--jobs is a number of processes, or 0 for all cores, not {jobs}")
    one_python(cluster, interpreter)
    counts = seat_counts(seats, find_game(name))
    begins = scenario_text(scenario)
    setups = [
        Setup(
            name,
            count,
            options(option),
            tuple(bot or ["random"]),
            begins,
            talk_rules(rounds, order, count),
            logs=folder(save_logs),
        )
        for count in counts
    ]
    for setup in setups:
        setup.check()
    seeds = range(seed, seed + games)
    results: dict[int, Counts] = {}
    seconds: dict[int, float] = {}
    with progress(len(setups) * games) as done:
        for setup in setups:
            start = perf_counter()
            total = Counts()
            for piece in run(setup, seeds, jobs or os.cpu_count() or 1, cluster, interpreter):
                total += piece
                done(piece.games)
            results[setup.seats] = total
            seconds[setup.seats] = perf_counter() - start
    together = sum(results.values(), Counts())
    if as_json:
        say_json(_json(together, sum(seconds.values())) | _each(results, seconds))
    else:
        _print(results, seconds)
    for failure in together.failures:
        sys.stderr.write(f"{failure}\n")
    if together.finished < together.games:
        raise typer.Exit(1)


def _json(counts: Counts, seconds: float) -> dict[str, Any]:
    return counts.to_json() | {"seconds": round(seconds, 3)}


def _each(results: dict[int, Counts], seconds: dict[int, float]) -> dict[str, Any]:
    return {"seats": {str(seats): _json(results[seats], seconds[seats]) for seats in results}}


def _print(results: dict[int, Counts], seconds: dict[int, float]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("seats", "games", "finished", "decisions", "seconds"):
        table.add_column(column, justify="right")
    table.add_column("outcomes")
    for seats, counts in results.items():
        outcomes = counts.to_json()["outcomes"].items()
        table.add_row(
            *map(str, (seats, counts.games, counts.finished, counts.decisions)),
            f"{seconds[seats]:.2f}",
            ", ".join(f"{reason} {times}" for reason, times in outcomes),
        )
    Console().print(table)


class _Done(Protocol):
    def __call__(self, games: int, /) -> None: ...


@contextmanager
def progress(games: int) -> Iterator[_Done]:
    """A bar on a terminal, nothing elsewhere."""
    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=games)
        yield lambda more: bar.update(task, advance=more)
