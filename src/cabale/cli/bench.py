"""`cabale bench`: how fast the engine is here."""

from __future__ import annotations

import json
import platform
import shutil
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from cabale.arena.bench import Speed, measure, measure_piece, start_up, warm_rate
from cabale.arena.elsewhere import Worker, alone_elsewhere
from cabale.arena.peers import better, peers, ratios
from cabale.cli.common import BadArgument, seat_counts, write_text
from cabale.core import game, names

COLUMNS = (
    "game",
    "decisions/s",
    "with events",
    "clones/s",
    "clone µs",
    "view µs",
    "observe µs",
    "mask µs",
    "decisions",
    "last ¼",
)
BOTH = (
    "game",
    "decisions/s",
    "compiled",
    "×",
    "with events",
    "compiled",
    "clone µs",
    "compiled",
    "view µs",
    "compiled",
    "observe µs",
    "compiled",
)
ROUNDS = 5
"""How often all are measured, in turns; the best of each figure counts."""


COMMANDS = ("--help", "games")
"""Whose start-up is measured."""

COMPILED = Path("build/compiled")
"""Where `make compiled` puts it."""


def add_to(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    name: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    seats: Annotated[str | None, typer.Option(help="The fewest and the most if not given.")] = None,
    seconds: Annotated[float, typer.Option(help="For each figure, in all.")] = 1.0,
    others: Annotated[
        bool, typer.Option("--peers/--no-peers", help="OpenSpiel, PettingZoo and RLCard beside it.")
    ] = True,
    interpreter: Annotated[
        str, typer.Option(help="Another Python to measure beside this one, if it is found.")
    ] = "pypy3",
    compiled: Annotated[
        Path, typer.Option(help="A compiled build to measure beside this one, if it is there.")
    ] = COMPILED,
    as_json: Annotated[Path | None, typer.Option("--json", help="A file for programs.")] = None,
) -> None:
    """How fast each game is, beside the engines of others, in random play and processor time.

    Decisions per second with and without events, microseconds for a copy, for a view, for an
    observation and for a mask, and how much longer than in the first quarter of a match a decision
    takes in the last. All take turns five times, and the best of each figure counts. Last comes the
    processor time of `cabale --help` and `cabale games`.
    """
    if seconds <= 0:
        raise BadArgument(f"--seconds is more than 0, not {seconds}")
    tables = list(_tables(name or names(), seats))
    speeds, built, theirs = _in_turns(tables, seconds / ROUNDS, others, compiled)
    ours = {label: speed._asdict() for label, speed in speeds.items()}
    quarters = {label: figures.pop("quarters_us") for label, figures in ours.items()}
    elsewhere = _elsewhere(interpreter, ours, seconds)
    ratio = ratios(ours, theirs) | _gains(speeds, built, theirs)
    started = {command: start_up(command, ROUNDS) for command in COMMANDS}
    python = f"{platform.python_implementation()} {platform.python_version()}"
    console = Console(width=max(120, Console().width))
    console.print(f"{python}, {platform.machine()}", highlight=False)
    console.print(_table(tables, speeds, elsewhere | theirs))
    if built:
        console.print(_both(speeds, built))
    _say(console, [f"{what}: {times:.2f} ×" for what, times in ratio.items()])
    _say(console, [f"cabale {command}: {taken:.2f} s" for command, taken in started.items()])
    if as_json is not None:
        found = {
            "interpreter": python,
            "ours": ours,
            "compiled": {label: speed._asdict() for label, speed in built.items()},
            "quarters_us": quarters,
            "elsewhere": elsewhere,
            "peers": theirs,
            "ratio": ratio,
            "start_up_s": started,
        }
        write_text(as_json, json.dumps(found, indent=2) + "\n")


def _table(
    tables: Iterable[tuple[str, int]],
    speeds: Mapping[str, Speed],
    others: Mapping[str, dict[str, float]],
) -> Table:
    """Our games, then what was measured of others."""
    table = Table(box=None, pad_edge=False)
    for column in COLUMNS:
        table.add_column(column, justify="left" if column == "game" else "right", no_wrap=True)
    for (each, count), speed in zip(tables, speeds.values(), strict=True):
        table.add_row(f"{each}, {count} seats", *_figures(speed))
    for label, figures in others.items():
        clones = _clones(figures["clone_us"]) if "clone_us" in figures else ()
        table.add_row(label, f"{figures['decisions_per_s']:,.0f}", "", *clones)
    return table


def _say(console: Console, lines: Iterable[str]) -> None:
    for line in lines:
        console.print(line, highlight=False)


def _tables(games: Iterable[str], seats: str | None) -> Iterator[tuple[str, int]]:
    """What is measured: each game at the counts that were asked for, or its fewest and most."""
    for one in map(game, games):
        ends = dict.fromkeys((one.seats[0], one.seats[-1]))
        yield from ((one.name, count) for count in (seat_counts(seats, one) if seats else ends))


def _in_turns(
    tables: Iterable[tuple[str, int]], seconds: float, others: bool, compiled: Path
) -> tuple[dict[str, Speed], dict[str, Speed], dict[str, dict[str, float]]]:
    """Our games, those of a compiled build, and the peers, one after the other, several times: the
    best of each figure."""
    speeds: dict[str, Speed] = {}
    built: dict[str, Speed] = {}
    theirs: dict[str, dict[str, float]] = {}
    there = any((compiled / "cabale" / "core").glob("match.*.*"))  # beside match.py
    worker = Worker(sys.executable, str(compiled.resolve())) if there else None
    for _ in range(ROUNDS):
        for each, count in tables:
            label = f"{each}-{count}"
            speed = measure(each, count, {}, seconds)
            speeds[label] = speed.best(speeds.get(label, speed))
            if worker is not None:
                speed = worker.do(measure_piece, (each, count, seconds))
                built[label] = speed.best(built.get(label, speed))
        for peer, figures in peers(seconds) if others else ():
            theirs[peer] = better(figures, theirs.get(peer, figures))
    if worker is not None:
        worker.dismiss()
    return speeds, built, theirs


def _gains(
    speeds: Mapping[str, Speed], built: Mapping[str, Speed], theirs: dict[str, dict[str, float]]
) -> dict[str, float]:
    """What the compiled build is, beside this one and beside the peers."""
    if not built:
        return {}
    figures = {label: {"decisions_per_s": one.decisions_per_s} for label, one in built.items()}
    gains = [one.decisions_per_s / speeds[label].decisions_per_s for label, one in built.items()]
    found = {"compiled / pure, least": min(gains), "compiled / pure, median": median(gains)}
    return found | {f"compiled: {what}": n for what, n in ratios(figures, theirs).items()}


def _both(speeds: Mapping[str, Speed], built: Mapping[str, Speed]) -> Table:
    """Each figure as it is and compiled."""
    table = Table(box=None, pad_edge=False)
    for column in BOTH:
        table.add_column(column, justify="left" if column == "game" else "right", no_wrap=True)
    for label, one in speeds.items():
        two = built[label]
        rates = [(one.decisions_per_s, two.decisions_per_s)]
        rates += [(one.decisions_per_s_with_events, two.decisions_per_s_with_events)]
        first, events = ([f"{rate:,.0f}" for rate in pair] for pair in rates)
        times = [(one.clone_us, two.clone_us), (one.view_us, two.view_us)]
        times += [(one.observe_us, two.observe_us)]
        gain = f"{two.decisions_per_s / one.decisions_per_s:.2f}"
        table.add_row(label, *first, gain, *events, *[f"{us:.2f}" for two in times for us in two])
    return table


def _elsewhere(
    interpreter: str, ours: Iterable[str], seconds: float
) -> dict[str, dict[str, float]]:
    """The same games in another Python, each in a process of its own; nothing if it is not here."""
    if shutil.which(interpreter) is None:
        return {}
    found = {}
    for each in ours:
        name, count = each.rsplit("-", 1)
        piece = (name, int(count), seconds)
        python, rate = alone_elsewhere(interpreter, warm_rate, piece)
        found[f"{each} {python}"] = {"decisions_per_s": rate}
    return found


def _clones(each_us: float) -> tuple[str, str]:
    return f"{1e6 / each_us:,.0f}", f"{each_us:.2f}"


def _later(quarters_us: Sequence[float]) -> str:
    """How much longer a decision takes at the end than at the beginning, where both have one."""
    first, last = quarters_us[0], quarters_us[-1]
    return f"{last / first:.2f} ×" if first and last else "–"


def _figures(speed: Speed) -> tuple[str, ...]:
    return (
        f"{speed.decisions_per_s:,.0f}",
        f"{speed.decisions_per_s_with_events:,.0f}",
        *_clones(speed.clone_us),
        f"{speed.view_us:.1f}",
        f"{speed.observe_us:.1f}",
        f"{speed.mask_us:.1f}",
        f"{speed.decisions_per_match:.0f}",
        _later(speed.quarters_us),
    )
