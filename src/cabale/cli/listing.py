"""The list of `cabale games`, and how it stands written down for the games of this package.

Listing them from their declarations would load every game, every mind and all words, for half a
second. `make schema` writes `listing.json`; a test says when it has to be written again. A game of
somebody else's is asked itself, and so are all where somebody else's bots may play.
"""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from importlib.resources import files
from pathlib import Path
from typing import Any, TypedDict

from cabale.core import Game, game, names

COLUMNS = ("game", "title", "seats", "options", "bots")


class Row(TypedDict):
    titles: list[str]
    seats: str
    options: list[str]
    bots: list[str]


class Listing(TypedDict):
    columns: list[str]
    games: dict[str, Row]


def listing(spoken: str) -> Listing:
    """The games on the shelf, in a language."""
    if entry_points(group="cabale.bots"):
        return ask(spoken, names())
    text = (files("cabale.cli") / "listing.json").read_text(encoding="utf-8")
    written: Listing = json.loads(text)[spoken]
    rows = written["games"]
    games = {name: rows[name] if name in rows else row(game(name), spoken) for name in names()}
    return {"columns": written["columns"], "games": games}


def ask(spoken: str, shelf: list[str]) -> Listing:
    """The same from the games themselves."""
    from cabale.cli.common import Text

    text = Text(spoken)
    return {
        "columns": [text(f"column-{column}") for column in COLUMNS],
        "games": {name: row(game(name), spoken) for name in shelf},
    }


def row(one: Game[Any], spoken: str) -> Row:
    from cabale.bots import levels

    return {
        "titles": _titles(one, spoken),
        "seats": f"{one.seats[0]}–{one.seats[-1]}",
        "options": [f"{option.name}={_values(option.values)}" for option in one.options],
        "bots": levels(one),
    }


def _titles(one: Game[Any], spoken: str) -> list[str]:
    """Its name, and those of its editions."""
    from cabale.words import Words

    chosen = [
        {option.name: value} for option in one.options if not option.many for value in option.values
    ]
    titles = [Words(one, spoken, options=options).title() for options in (None, *chosen)]
    return list(dict.fromkeys(titles))


def _values(values: tuple[str, ...]) -> str:
    listed = "|".join(values)
    return listed if 0 < len(listed) <= 24 else "…"


def text_of_own_games() -> str:
    """What stands in `listing.json`."""
    from cabale.words import LANGUAGES

    own = [name for name in names() if type(game(name)).__module__.startswith("cabale.")]
    made = {spoken: ask(spoken, own) for spoken in LANGUAGES}
    return json.dumps(made, ensure_ascii=False, indent=2) + "\n"


if __name__ == "__main__":
    Path(__file__).with_suffix(".json").write_text(text_of_own_games(), encoding="utf-8")
