"""`cabale playthrough`, `cabale ledgers`, `cabale new-game`: for those who build games."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cabale.cli.common import (
    AsJson,
    BadArgument,
    GameName,
    Options,
    find_game,
    options,
    say_json,
    write_text,
)
from cabale.cli.skeleton import on_the_shelf, package, write
from cabale.testing.ledger import read_ledger, rules_in_tests
from cabale.testing.playthrough import playthrough


def add_to(app: typer.Typer) -> None:
    app.command("playthrough")(write_playthrough)
    app.command()(ledgers)
    app.command("new-game")(new_game)


def write_playthrough(
    name: GameName,
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    seed: Annotated[int, typer.Option()] = 1,
    option: Options = None,
    out: Annotated[Path | None, typer.Option(help="A file instead of the terminal.")] = None,
) -> None:
    """Write a short match of random play as text: every decision, event and view."""
    count = find_game(name).seats[0] if seats is None else seats
    text = playthrough(name, count, seed, options(option))
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_text(out, text)


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A lower-case word.")],
    into: Annotated[Path, typer.Option(help="The folder to write into.")] = Path(),
    shelf: Annotated[
        bool, typer.Option(help="Put it on the shelf of the Cabale checkout in that folder.")
    ] = False,
) -> None:
    """Write a small whole game to begin with: a package of its own, with rules and tests.

    It passes the conformance suite as it is; docs/add-a-game.md goes on from there.
    """
    files = on_the_shelf(name, into) if shelf else package(name, into)
    write(files)
    for path in files:
        typer.echo(str(path))


def ledgers(
    root: Annotated[Path, typer.Argument(help="Where docs/rules and tests are.")] = Path(),
    as_json: AsJson = False,
) -> None:
    """How many rules each ledger has, and which of them no test names."""
    paths = sorted((root / "docs" / "rules").glob("*.md"))
    if not paths:
        raise BadArgument(f"there is no ledger {root / 'docs' / 'rules'}/*.md")
    try:
        named = rules_in_tests(root / "tests")
        found = {path.stem: read_ledger(path).rules for path in paths}
    except ValueError as error:
        raise BadArgument(str(error)) from None
    missing = {game: [rule for rule in rules if rule not in named] for game, rules in found.items()}
    if as_json:
        say_json({game: {"rules": len(found[game]), "untested": missing[game]} for game in found})
    else:
        for game, rules in found.items():
            typer.echo(f"{game}: {len(rules)} rules, {len(missing[game])} without a test")
            for rule in missing[game]:
                typer.echo(f"  {rule} {rules[rule]}")
    if any(missing.values()):
        raise typer.Exit(1)
