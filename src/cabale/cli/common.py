"""What several commands share: arguments, languages, output."""

from __future__ import annotations

import json
import locale
import os
import re
from pathlib import Path
from typing import Annotated, Any

import typer

from cabale.core import BadOption, BadSeats, CabaleError, Game, game, names
from cabale.words import LANGUAGES, bundle, catalogue

GameName = Annotated[str, typer.Argument(metavar="GAME", help="One of `cabale games`.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="K=V", help="An option of the game.")
]
Cluster = Annotated[
    str | None, typer.Option(help="Address of a Ray cluster, or local for one here.")
]
Interpreter = Annotated[
    str | None, typer.Option(help="Another Python for the workers, such as pypy3.")
]
BOT_HELP = "A level, level@iterations, package.module:Class or file.py:Class(arguments)."
SEAT_HELP = "Seats are counted from 0 here: 0 is called seat 1 in the text."
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]
Lang = Annotated[
    str | None, typer.Option("--lang", help="fr or en; as the locale says if not given.")
]


Scenario = Annotated[
    Path | None,
    typer.Option(help="Every match begins from the position in this file (docs/scenarios.md)."),
]
SaveLogs = Annotated[
    Path | None, typer.Option(help="A folder for the log of every match that ended.")
]


class BadArgument(CabaleError):
    """An argument of the command line that cannot be understood."""


def one_python(cluster: str | None, interpreter: str | None) -> None:
    if cluster is not None and interpreter is not None:
        raise BadArgument("--cluster has its own Python: leave out --interpreter")


def language(given: str | None) -> str:
    """What players read is in the locale's language if we speak it, else in English.

    Help and errors are in English everywhere, as in the documentation.
    """
    if given is not None:
        if given not in LANGUAGES:
            raise BadArgument(f"--lang is one of {', '.join(LANGUAGES)}, not {given!r}")
        return given
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    # Where no variable is set, as on Windows, the system is asked.
    wish = next(filter(None, named), None) or locale.getlocale()[0] or ""
    return wish[:2].lower() if wish[:2].lower() in LANGUAGES else "en"


class Text:
    """The sentences of the commands themselves."""

    def __init__(self, lang: str) -> None:
        self._bundle = bundle(lang, catalogue("cabale.cli", lang))

    def __call__(self, key: str, /, **values: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)


def find_game(name: str) -> Game[Any]:
    return game(name)


def options(given: list[str] | None) -> dict[str, str]:
    """``["edition=devil"]`` as a mapping."""
    read: dict[str, str] = {}
    for pair in given or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOption(f"--option is written name=value, such as quick=yes, not {pair!r}")
        if name in read:
            raise BadOption(f"--option {name} is given twice")
        read[name] = value
    return read


def seat_counts(given: str | None, game: Game[Any]) -> list[int]:
    """``4``, ``2,3,4`` or ``4-8`` (also ``4..8``, ``4…8``); all counts of the game by default."""
    if given is None:
        return list(game.seats)
    counts: list[int] = []
    for part in given.split(","):
        found = re.fullmatch(r"\s*(\d+)\s*(?:(?:-|–|\.\.\.?|…)\s*(\d+)\s*)?", part)
        if not found:
            raise BadSeats(
                f"--seats is a number, a list or a range: 4 or 2,3,4 or 4-8, not {given!r}"
            )
        low = int(found[1])
        high = int(found[2] or low)
        if high < low or high - low > 1000:
            raise BadSeats(f"--seats {part.strip()} is no range from few to many")
        counts.extend(range(low, high + 1))
    for count in counts:
        game.check_seats(count)
    return list(dict.fromkeys(counts))


def folder(path: Path | None) -> str | None:
    return None if path is None else str(path.resolve())


def scenario_text(path: Path | None) -> str | None:
    return None if path is None else read_text(path)


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadArgument(
            f"{path} cannot be read: {(error.strerror or 'no such file').lower()}"
        ) from None
    except UnicodeDecodeError:
        raise BadArgument(f"{path} is not a text file") from None


def write_text(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadArgument(f"{path} cannot be written: {(error.strerror or '').lower()}") from None


def check_folder(path: Path) -> None:
    """Say at once, not after the work, that a file cannot be written there."""
    if not path.parent.is_dir():
        raise BadArgument(f"{path} cannot be written: there is no folder {path.parent}")


def say_json(value: object) -> None:
    typer.echo(json.dumps(value, ensure_ascii=False, indent=2))


def first_game() -> str:
    """What is played when nothing was said."""
    shelf = names()
    if not shelf:
        raise BadArgument("there is no game on the shelf")
    return "werewolf" if "werewolf" in shelf else shelf[0]
