"""`cabale games`, `cabale rules`: what stands on the shelf."""

from __future__ import annotations

import sys
from inspect import getfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer
from rich.console import Console
from rich.table import Table

from cabale.cli.common import AsJson, BadArgument, GameName, Lang, language, say_json
from cabale.cli.listing import COLUMNS, listing
from cabale.core import Game, game, names

if TYPE_CHECKING:
    from cabale.words import Words

TYPED = (COLUMNS.index("game"), COLUMNS.index("options"))


def add_to(app: typer.Typer) -> None:
    app.command()(games)
    app.command()(rules)


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """The games on the shelf, with their seats, options and bots."""
    spoken = language(lang)
    if as_json:
        from cabale.words import Words

        shelf = [game(name) for name in names()]
        say_json([_facts(one, Words(one, spoken)) for one in shelf])
        return
    listed = listing(spoken)
    table = Table(box=None, pad_edge=False)
    for number, column in enumerate(listed["columns"]):
        # The names of games and options are what one types: they stay whole.
        table.add_column(column, overflow="fold", no_wrap=number in TYPED)
    for name, row in listed["games"].items():
        titles, options = "\n".join(row["titles"]), "\n".join(row["options"])
        table.add_row(name, titles, row["seats"], options, ", ".join(row["bots"]))
    Console(emoji=False).print(table)


def rules(
    name: GameName,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """The rules of a game as its ledger numbers them."""
    path = ledger(game(name), language(lang))
    if as_json:
        from cabale.testing.ledger import read_ledger

        say_json(read_ledger(path).rules)
    elif sys.stdout.isatty():
        from rich.markdown import Markdown

        console = Console()
        with console.pager(styles=True):
            console.print(Markdown(path.read_text(encoding="utf-8")))
    else:
        typer.echo(path.read_text(encoding="utf-8"), nl=False)


def ledger(found: Game[Any], spoken: str) -> Path:
    """The file with the rules: `docs/rules/<game>.md` in a folder above the game, or `rules/`.

    A twin in another language lies in a folder of its name: `docs/rules/fr/<game>.md`.
    """
    for folder in Path(getfile(type(found))).resolve().parents:
        for place in ("rules", "docs/rules"):
            path = folder / place / f"{found.name}.md"
            if path.is_file():
                twin = path.parent / spoken / path.name
                return twin if twin.is_file() else path
    raise BadArgument(f"{found.name} has no ledger docs/rules/{found.name}.md")


def _facts(one: Game[Any], words: Words) -> dict[str, Any]:
    from cabale.bots import levels

    return {
        "name": one.name,
        "title": words.title(),
        "about": words.about(),
        "rules": one.rules,
        "seats": list(one.seats),
        "options": [option.to_json() for option in one.options],
        "choices": {str(seats): len(one.catalogue(seats)) for seats in one.seats},
        "bots": levels(one),
    }
