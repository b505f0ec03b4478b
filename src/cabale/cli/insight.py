"""`cabale calibrate`, `cabale analyse`: what could have been known."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cabale.arena.calibration import MODEL, Inquiry
from cabale.arena.calibration import calibrate as measure
from cabale.bots import bot
from cabale.bots.insight import (
    Known,
    Question,
    chances,
    question,
    turning_points,
    worth_asking,
)
from cabale.cli.common import (
    AsJson,
    BadArgument,
    GameName,
    Options,
    find_game,
    options,
    read_text,
    say_json,
    write_text,
)
from cabale.core import Match, loads, replay
from cabale.core.log import Log

COLOURS = ("#1b6ca8", "#c2410c", "#15803d", "#7e22ce", "#b91c1c", "#0f766e", "#a16207", "#334155")


def add_to(app: typer.Typer) -> None:
    app.command()(calibrate)
    app.command()(analyse)


def calibrate(
    name: GameName,
    bots: Annotated[str, typer.Option(help="Who plays: one, or several round the table.")] = (
        "novice"
    ),
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    games: Annotated[int, typer.Option(help="Matches.")] = 50,
    seed: Annotated[int, typer.Option(help="Of the first match.")] = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
    turns: Annotated[
        str, typer.Option(help="Ask after these turns too, where the game counts them: 3,6.")
    ] = "",
    picture: Annotated[
        Path | None, typer.Option(help="An SVG of the reliability before the last answer.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """How good beliefs about the others' sides are, at fixed moments, against prior and facts.

    Skill is the share of the prior's log-loss that an answer saves; its interval is 95 %, from
    drawing deals again.
    """
    if games < 1:
        raise BadArgument(f"--games is at least 1, not {games}")
    if jobs < 0:
        raise BadArgument(f"--jobs is a number of processes, or 0 for all cores, not {jobs}")
    numbers = [word.strip() for word in turns.split(",") if word.strip()]
    if not all(word.isdecimal() for word in numbers):
        raise BadArgument(f"--turns are numbers with commas, such as 3,6, not {turns!r}")
    found = find_game(name)
    count = found.seats[0] if seats is None else seats
    found.check_seats(count)
    levels = tuple(word.strip() for word in bots.split(",") if word.strip())
    if not levels:
        raise BadArgument("--bots names bots with commas, such as novice,adept")
    for level in levels:
        bot(found, level)
    asked = found.read_options(count, options(option))
    inquiry = Inquiry(name, count, asked, levels, tuple(map(int, numbers)))
    figures = measure(inquiry, range(seed, seed + games), jobs or os.cpu_count() or 1)
    if picture is not None:
        write_text(picture, reliability(figures["last"]))
    if as_json:
        say_json(figures)
    else:
        _print(figures)


def _print(figures: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("moment", "answer", "log-loss", "skill", "95 %", "Brier", "ECE", "n"):
        table.add_column(column, justify="left" if column in ("moment", "answer") else "right")
    for moment, answers in figures.items():
        for who, got in answers.items():
            low, high = got["interval"]
            table.add_row(
                moment,
                who,
                f"{got['log_loss']:.3f}",
                f"{got['skill']:.1%}",
                f"{low:.1%} … {high:.1%}",
                f"{got['brier']:.3f}",
                f"{got['ece']:.3f}",
                str(got["answers"]),
            )
    console = Console()
    console.print(table)
    for what in ("sides", "roles"):
        parts = figures["last"][MODEL][what]
        shares = ", ".join(f"{part} {skill:.1%}" for part, skill in parts.items())
        console.print(f"model, last, asked by {shares}", highlight=False)


def reliability(answers: dict[str, Any]) -> str:
    """Chance given against share that was so."""
    lines = ['<path d="M50 250L350 50" stroke="#bbb"/>']
    for colour, (who, got) in zip(COLOURS, answers.items(), strict=False):
        points = " ".join(
            f"{50 + 300 * p:.1f},{250 - 200 * t:.1f}" for p, t, _ in got["reliability"]
        )
        lines.append(f'<polyline points="{points}" fill="none" stroke="{colour}"/>')
        lines.append(f'<text x="360" y="{60 + 20 * len(lines)}" fill="{colour}">{who}</text>')
    return _svg(460, 280, lines)


def _svg(width: int, height: int, lines: list[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="12">{"".join(lines)}</svg>\n'
    )


def analyse(
    file: Annotated[Path, typer.Argument(metavar="LOG", help="The log of a finished match.")],
    seat: Annotated[int, typer.Option(help="Whose eyes to look through.")] = 0,
    html: Annotated[Path | None, typer.Option(help="Write a page with a graph here.")] = None,
    as_json: AsJson = False,
) -> None:
    """What a seat could have known, moment by moment: how likely each other is of which side.

    Where each plays for himself: how likely each seat is to win.
    """
    log = loads(read_text(file))
    end = replay(log)
    if not 0 <= seat < end.seats:
        raise BadArgument(f"there is no seat {seat}: seats are 0 to {end.seats - 1}")
    asked = question(end)
    moments = list(_moments(log, seat, asked.side))
    if as_json:
        say_json(
            {
                "seat": seat,
                "question": "side" if asked.side else "win",
                **asked._asdict(),
                "moments": [moment._asdict() for moment in moments],
                "turns": [turn._asdict() for turn in turning_points(moments)],
            }
        )
        return
    if html is not None:
        write_text(html, page(moments, end, seat, asked))
        return
    table = Table(box=None, pad_edge=False)
    table.add_column("entry", justify="right")
    for other in range(end.seats):
        table.add_column(_label(other, asked), justify="right")
    for moment in moments:
        table.add_row(str(moment.n), *(f"{chance:.0%}" for chance in moment.chances))
    console = Console()
    console.print(f"{end.game.name}: {asked.side or 'win'}? as seat {seat} could have thought")
    console.print(table)


def _moments(log: Log, seat: int, side: str | None) -> Iterator[Known]:
    start = Log(log.header, [], log.seed, None)
    wanted = worth_asking(replay(start), log.entries, seat)
    match = replay(start)
    for number in range(-1, wanted[-1] + 1):
        if number >= 0:
            match.repeat(log.entries[number])
        if number in wanted:
            told = chances(match, seat, side, Random(seat))
            if told is not None:
                yield Known(number, told)


def _label(seat: int, asked: Question) -> str:
    return f"{seat} ({asked.side or 'win'})" if asked.truth[seat] else str(seat)


def page(moments: Sequence[Known], end: Match, seat: int, asked: Question) -> str:
    """A page of its own with one line for each seat, and the largest changes."""
    last = max(moment.n for moment in moments) + 1 or 1
    lines = [
        f'<path d="M50 {250 - 2 * y}H650" stroke="#ddd"/>'
        f'<text x="12" y="{254 - 2 * y}">{y} %</text>'
        for y in (0, 25, 50, 75, 100)
    ]
    for other in range(end.seats):
        colour = COLOURS[other % len(COLOURS)]
        points = [(50 + 600 * (m.n + 1) / last, 250 - 200 * m.chances[other]) for m in moments]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for (x, y), m in zip(points, moments, strict=True):
            lines.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{colour}">'
                f"<title>{other}: {m.chances[other]:.0%} ({m.n})</title></circle>"
            )
        name = escape(_label(other, asked))
        lines.append(f'<text x="665" y="{60 + 18 * other}" fill="{colour}">{name}</text>')
    turns = "".join(
        f"<li>{turn.n}: {turn.about}, {turn.before:.0%} → {turn.after:.0%}</li>"
        for turn in turning_points(moments)
    )
    return (
        '<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(end.game.name)}</title>"
        f"<h1>{escape(end.game.name)}: {escape(asked.side or 'win')}?</h1>"
        f"<p>{seat}</p>{_svg(800, 280, lines)}<ol>{turns}</ol>\n"
    )
