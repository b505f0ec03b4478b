"""`cabale bench`: how fast the engine is here."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from cabale.arena.bench import Speed, measure
from cabale.cli.common import BadArgument, seat_counts, write_text
from cabale.core import game, names


def add_to(app: typer.Typer) -> None:
    app.command()(bench)


def bench(
    name: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...")] = None,
    seats: Annotated[str | None, typer.Option(help="The fewest and the most if not given.")] = None,
    seconds: Annotated[float, typer.Option(help="For each figure.")] = 1.0,
    as_json: Annotated[Path | None, typer.Option("--json", help="A file for programs.")] = None,
) -> None:
    """Decisions per second with and without events, and copies per second, of each game."""
    if seconds <= 0:
        raise BadArgument(f"--seconds is more than 0, not {seconds}")
    table = Table(box=None, pad_edge=False)
    for column in ("game", "seats", "decisions/s", "with events", "clone/s", "µs", "a match"):
        table.add_column(column, justify="left" if column == "game" else "right")
    ours: dict[str, dict[str, float]] = {}
    for one in [game(each) for each in name or names()]:
        ends = dict.fromkeys((one.seats[0], one.seats[-1]))
        for count in seat_counts(seats, one) if seats else ends:
            speed = measure(one.name, count, {}, seconds)
            ours[f"{one.name}-{count}"] = speed._asdict()
            table.add_row(one.name, str(count), *_figures(speed))
    Console().print(table)
    if as_json is not None:
        interpreter = f"{platform.python_implementation()} {platform.python_version()}"
        write_text(as_json, json.dumps({"interpreter": interpreter, "ours": ours}, indent=2) + "\n")


def _figures(speed: Speed) -> tuple[str, ...]:
    return (
        f"{speed.decisions_per_s:,.0f}",
        f"{speed.decisions_per_s_with_events:,.0f}",
        f"{1e6 / speed.clone_us:,.0f}",
        f"{speed.clone_us:.2f}",
        f"{speed.decisions_per_match:.0f}",
    )
