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
    matches: Annotated[int, typer.Option(help="To learn from.")] = 4000,
    start: Annotated[Path | None, typer.Option(exists=True, help="Weights to begin with.")] = None,
    epochs: Annotated[float, typer.Option(help="Over all positions, in each round.")] = 2.0,
    rounds: Annotated[int, typer.Option(help="Of TD(λ), after one of learning from ends.")] = 2,
    rate: Annotated[float, typer.Option(help="Of learning.")] = 5e-4,
    batch: Annotated[int, typer.Option(help="Positions of one step of learning.")] = 1024,
    seed: Annotated[int, typer.Option(help="Of the deals that are learnt from.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes that play; 0 for all cores.")] = 1,
) -> None:
    """Train the value net of a grandmaster: cabale.bots.value:GrandmasterFile("OUT/value.npz", 24).

    What was played is kept in the folder, so the same command goes on where it was broken off. Of
    one who plays with such a net, in another folder and with --start, the next one learns.
    """
    if matches < 1 or jobs < 0 or rounds < 0 or min(epochs, rate, batch) <= 0:
        raise BadArgument("--matches, --epochs, --rate and --batch are above 0, --jobs not below")
    from cabale.bots.value import read, write
    from cabale.train.positions import Matches, gather
    from cabale.train.value import Course, ValueLearning

    found = find_game(name)
    count = found.seats[0] if seats is None else seats
    if not found.mind.traits_size(count):
        raise BadArgument(f"{name} has no traits that a value net could read")
    kinds = [one.strip() for one in bots.split(";") if one.strip()]
    plan = Matches(name, count, kinds, options(option), seed)
    plan.check()
    data = gather(plan, out, matches, jobs or os.cpu_count() or 1, typer.echo)
    course = Course(epochs=epochs, rounds=rounds, rate=rate, batch=batch, seed=seed)
    learning = ValueLearning(course, data)
    if start is not None:
        learning.begin_with(read(start.read_bytes(), found, count))
    learning.learn(typer.echo)
    card = {
        "game": name,
        "seats": count,
        "data": f"{len(data.won)} positions of {len(set(data.deal.tolist()))} matches",
        "bots": kinds,
        "command": shlex.join(["cabale", *sys.argv[1:]]),
        "seed": seed,
        "result": learning.told(),
    }
    (out / "value.npz").write_bytes(write(learning.net(), card))
    typer.echo(f"weights: {out / 'value.npz'}")
