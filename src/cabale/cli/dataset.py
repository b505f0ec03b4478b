"""`cabale dataset`: matches as columns of numbers."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from cabale.bots.floor import ROUNDS_OF_TALK
from cabale.bots.loading import split_bots
from cabale.cli.common import (
    BOT_HELP,
    BadArgument,
    GameName,
    Options,
    Scenario,
    check_folder,
    find_game,
    options,
    scenario_text,
)
from cabale.cli.simulate import progress
from cabale.cli.talking import SpeakingOrder, TalkRounds, talk_rules


def add_to(app: typer.Typer) -> None:
    app.command()(dataset)


def dataset(
    name: GameName,
    out: Annotated[Path, typer.Option(help="A file: .npz, or .parquet or .arrow with pyarrow.")],
    bots: Annotated[str, typer.Option(help=f"Who plays, with commas. {BOT_HELP}")] = "novice",
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    games: Annotated[int, typer.Option(help="Matches.")] = 20,
    seed: Annotated[int, typer.Option(help="Of the first match; the next has the next.")] = 1,
    option: Options = None,
    every: Annotated[int, typer.Option(help="Keep one of so many decisions of each seat.")] = 1,
    beliefs: Annotated[
        bool, typer.Option(help="Ask the house's belief at each decision, which takes time.")
    ] = True,
    scenario: Scenario = None,
    rounds: TalkRounds = ROUNDS_OF_TALK,
    order: SpeakingOrder = "random",
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
) -> None:
    """Write what bots saw, might and did choose, believed and got, decision by decision.

    Columns: observations, masks, choices, seats, matches, returns, truth, beliefs. `truth` and
    `beliefs` are about every seat: is it of the first side, or (without sides) does it win?
    """
    if games < 1 or every < 1:
        raise BadArgument("--games and --every are at least 1")
    if jobs < 0:
        raise BadArgument(f"--jobs is a number of processes, or 0 for all cores, not {jobs}")
    try:
        from cabale.arena.dataset import Recording, check_file, joined, record, write
    except ModuleNotFoundError as error:
        raise BadArgument(f"this needs {error.name}: pip install 'cabale[research]'") from None
    check_folder(out)
    check_file(out)
    found = find_game(name)
    count = found.seats[0] if seats is None else seats
    recording = Recording(
        name,
        count,
        split_bots(bots),
        options(option),
        scenario_text(scenario),
        talk_rules(rounds, order, count),
        every,
        beliefs,
    )
    parts = []
    with progress(games) as done:
        seeds = range(seed, seed + games)
        for part in record(recording, seeds, jobs or os.cpu_count() or 1):
            parts.append(part)
            done(len(set(part["matches"].tolist())))
    columns = joined(parts)
    write(out, columns)
    typer.echo(f"{len(columns['choices'])} decisions of {games} matches: {out}")
