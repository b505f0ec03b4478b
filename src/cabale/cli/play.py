"""`cabale play`: a match in the terminal, against bots."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Annotated

import typer

from cabale.bots import levels
from cabale.cli.common import (
    SEAT_HELP,
    BadArgument,
    Lang,
    Options,
    Text,
    find_game,
    first_game,
    language,
    options,
    write_text,
)
from cabale.cli.terminal import Quit, Terminal
from cabale.core import new_match
from cabale.words import Words


def add_to(app: typer.Typer) -> None:
    app.command()(play)


def play(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]")] = None,
    seats: Annotated[
        int | None, typer.Option(help="The fewest, or 5 where that is possible.")
    ] = None,
    seat: Annotated[int, typer.Option(help=f"Yours. {SEAT_HELP}")] = 0,
    person: Annotated[
        str | None, typer.Option("--name", help="Yours, in lists; sentences say you.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="To play the same deal again.")] = None,
    option: Options = None,
    bot: Annotated[list[str] | None, typer.Option(help="Who sits on the other seats.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the log of the match here.")] = None,
    lang: Lang = None,
) -> None:
    """Play a match in the terminal against bots."""
    game = find_game(name or first_game())
    count = seats if seats is not None else 5 if 5 in game.seats else game.seats[0]
    match = new_match(game, count, seed, options(option))
    if not 0 <= seat < count:
        raise BadArgument(f"--seat is 0 to {count - 1}, not {seat}")
    spoken = language(lang)
    text = Text(spoken)
    others = bot or ["novice" if "novice" in levels(game) else "random"]
    words = Words(game, spoken, _names(count, seat, person, text), match.board.options, seat)
    table = Terminal(match, seat, words, text, named=bool(person))
    table.seat_bots([others[number % len(others)] for number in range(count)], Random(seed))
    try:
        table.play()
    except (Quit, EOFError):
        typer.echo(text("left"))
    if save is not None:
        write_text(save, match.log.dumps())
        typer.echo(text("saved", file=str(save)))


def _names(count: int, seat: int, person: str | None, text: Text) -> list[str]:
    """Everybody's name; a person who gave none is called like the seat where "you" cannot stand."""
    names = [text("bot", number=number + 1) for number in range(count)]
    names[seat] = person or text("seat", number=seat + 1)
    return names
