"""`cabale train-value`: a net that tells what a position is worth, from matches of bots."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from cabale.cli.common import BadArgument, GameName, Options, find_game, options


def add_to(app: typer.Typer) -> None:
    app.command("train-value")(train_value)


def train_value(
    name: GameName,
    out: Annotated[Path, typer.Option(help="A folder for positions and weights.")],
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    option: Options = None,
    bots: Annotated[
        str, typer.Option(help="Who plays, with semicolons; one has all seats of a match.")
    ] = "adept;net",
    matches: Annotated[int, typer.Option(help="To learn from, in each generation.")] = 4000,
    generations: Annotated[
        int, typer.Option(help="After the first, grandmasters play with the net before.")
    ] = 1,
    tries: Annotated[
        int, typer.Option(help="Of a grandmaster's search as it is learnt from.")
    ] = 10,
    start: Annotated[Path | None, typer.Option(exists=True, help="Weights to begin with.")] = None,
    epochs: Annotated[float, typer.Option(help="Over all positions, in each round.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="Of TD(λ), after one of learning from ends.")] = 4,
    rate: Annotated[float, typer.Option(help="Of learning.")] = 2e-4,
    dropout: Annotated[float, typer.Option(help="Of hidden units as it learns.")] = 0.5,
    batch: Annotated[int, typer.Option(help="Positions of one step of learning.")] = 512,
    seed: Annotated[int, typer.Option(help="Of the deals that are learnt from.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes that play; 0 for all cores.")] = 1,
) -> None:
    """Train the value net of a grandmaster: cabale.bots.value:GrandmasterFile("OUT/value.npz", 24).

    What was played is kept in the folder, so the same command goes on where it was broken off.
    """
    if (
        min(matches, generations, tries, batch) < 1
        or min(jobs, rounds) < 0
        or min(epochs, rate) <= 0
    ):
        raise BadArgument("all numbers are above 0; --jobs, --rounds and --seed may be 0")
    if not 0 <= dropout < 1:
        raise BadArgument("--dropout is a share, below 1")
    from cabale.bots.value import read
    from cabale.train.generations import Generations
    from cabale.train.positions import Matches
    from cabale.train.value import Course

    found = find_game(name)
    count = found.seats[0] if seats is None else seats
    if not found.mind.traits_size(count):
        raise BadArgument(f"{name} has no traits that a value net could read")
    kinds = [one.strip() for one in bots.split(";") if one.strip()]
    plan = Matches(name, count, kinds, options(option), seed)
    plan.check()
    course = Course(
        epochs=epochs, rounds=rounds, rate=rate, dropout=dropout, batch=batch, seed=seed
    )
    begin = None if start is None else read(start.read_bytes(), found, count)
    work = Generations(
        plan, course, out, matches, generations, tries, jobs or os.cpu_count() or 1, begin
    )
    card = {
        "game": name,
        "seats": count,
        "bots": kinds,
        "command": shlex.join(["cabale", *sys.argv[1:]]),
        "seed": seed,
    }
    work.run(card, typer.echo)
    typer.echo(f"weights: {out / 'value.npz'}")
