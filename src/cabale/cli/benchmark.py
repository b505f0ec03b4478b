"""`cabale benchmark`, `cabale leaderboard`: what bots are worth, on cards."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from cabale import __version__
from cabale.arena.benchmark import (
    BELIEF_DEALS,
    DEALS,
    FIRST_DEAL,
    OPPONENTS,
    Benchmark,
    Card,
)
from cabale.arena.leaderboard import leaderboard as write_leaderboard
from cabale.arena.leaderboard import page
from cabale.bots.loading import names_code, split_bots
from cabale.cli.common import (
    BOT_HELP,
    AsJson,
    BadArgument,
    check_folder,
    read_text,
    say_json,
    write_text,
)


def add_to(app: typer.Typer) -> None:
    app.command()(benchmark)
    app.command()(leaderboard)


def benchmark(
    bot: Annotated[str, typer.Argument(metavar="BOT", help=BOT_HELP)],
    out: Annotated[Path | None, typer.Option(help="Write the card here, as JSON.")] = None,
    games: Annotated[str, typer.Option(help="With commas; all if not given.")] = "",
    seats: Annotated[str, typer.Option(help="With commas; three of each game if not given.")] = "",
    opponents: Annotated[str, typer.Option(help="With commas.")] = ",".join(OPPONENTS),
    deals: Annotated[int, typer.Option(help="Of each game, size and opponent.")] = DEALS,
    search_deals: Annotated[
        int | None, typer.Option(help="The same against opponents that search; as many.")
    ] = None,
    belief_deals: Annotated[
        int, typer.Option(help="Matches in which beliefs are asked for; 0: none.")
    ] = BELIEF_DEALS,
    label: Annotated[
        str | None, typer.Option("--name", help="What the card calls it; as it was given.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
    as_json: AsJson = False,
) -> None:
    """What a bot is worth: fixed deals against fixed opponents, and how much it knows.

    The whole of it takes hours for a bot that searches; a part of it makes a card of that part.
    """
    _check(deals, search_deals, belief_deals, jobs)
    sizes = [word.strip() for word in seats.split(",") if word.strip()]
    if not all(word.isdecimal() for word in sizes):
        raise BadArgument(f"--seats are numbers with commas, not {seats!r}")
    if out is not None:
        check_folder(out)
    asked = Benchmark(
        bot,
        label or bot,
        tuple(split_bots(games)),
        tuple(split_bots(opponents)),
        deals,
        belief_deals,
        tuple(map(int, sizes)),
        search_deals,
    )
    measured = asked.measure(jobs or os.cpu_count() or 1, _tell)
    card: Card = {
        "bot": asked.name,
        "house": not names_code(bot),
        "version": __version__,
        "first_deal": FIRST_DEAL,
        "deals": deals,
        "belief_deals": belief_deals,
        "games": measured,
    }
    if out is not None:
        write_text(out, json.dumps(card, indent=1, ensure_ascii=False) + "\n")
    if as_json:
        say_json(card)
    else:
        for line in page(card):
            typer.echo(line)


def _check(deals: int, search_deals: int | None, belief_deals: int, jobs: int) -> None:
    if deals < 1 or belief_deals < 0 or (search_deals is not None and search_deals < 1):
        raise BadArgument("--deals and --search-deals are at least 1, --belief-deals at least 0")
    if jobs < 0:
        raise BadArgument(f"--jobs is a number of processes, or 0 for all cores, not {jobs}")


def _tell(name: str, seats: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"{name}, {seats} seats: measured\n")


def leaderboard(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where the cards are.")],
    out: Annotated[Path | None, typer.Option(help="Write the page here.")] = None,
) -> None:
    """Write the cards of a folder down as one page."""
    files = sorted(folder.glob("*.json"))
    if not files:
        raise BadArgument(f"there are no cards (*.json) in {folder}")
    cards: list[Card] = []
    for file in files:
        try:
            card = json.loads(read_text(file))
        except ValueError:
            raise BadArgument(f"{file} is no card") from None
        if not isinstance(card, dict) or not {"bot", "games", "house", "deals"} <= card.keys():
            raise BadArgument(f"{file} is no card")
        cards.append(card)  # type: ignore[arg-type]  # as `benchmark` has written it
    text = write_leaderboard(cards)
    if out is None:
        typer.echo(text, nl=False)
    else:
        check_folder(out)
        write_text(out, text)
