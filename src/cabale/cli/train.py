"""`cabale train`: a net that plays a game, from the teacher's searches and from its own matches."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from cabale.cli.common import BadArgument, GameName, Options, find_game, options


def add_to(app: typer.Typer) -> None:
    app.command()(train)


def train(
    name: GameName,
    out: Annotated[Path, typer.Option(help="A folder for checkpoint, weights, card and curve.")],
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    option: Options = None,
    taught: Annotated[
        float, typer.Option(help="Seconds of learning what the teacher's searches find.")
    ] = 600,
    seconds: Annotated[
        float, typer.Option(help="Seconds of learning by playing (PPO), after that.")
    ] = 600,
    teacher: Annotated[str, typer.Option(help="A search, with its budget.")] = "master@32",
    league: Annotated[
        str, typer.Option(help="Who is met, with shares: self, past, or any level.")
    ] = "self=5,adept=4,past=1",
    against: Annotated[
        str | None,
        typer.Option(help="Make an exploiter of this bot: it alone is league and judge."),
    ] = None,
    seat: Annotated[
        str, typer.Option(help="A seat's number or a side's name, which the net then always has.")
    ] = "",
    partners: Annotated[
        str,
        typer.Option(help="Who has each further seat of the net's side, by lot: self=1,adept=1."),
    ] = "self",
    settings: Annotated[
        str, typer.Option("--set", help="Numbers of the plan, such as trust=4,decisions=512.")
    ] = "",
    start: Annotated[Path | None, typer.Option(exists=True, help="Weights to begin with.")] = None,
    judge: Annotated[str, typer.Option(help="Whom the curve is measured against.")] = "adept",
    points: Annotated[int, typer.Option(help="Of the curve, in each of the two parts.")] = 4,
    games: Annotated[int, typer.Option(help="Matches of the arena for each of them.")] = 64,
    seed: Annotated[int, typer.Option(help="Of the deals that are learnt from.")] = 1,
    resume: Annotated[bool, typer.Option(help="Take up what the folder holds.")] = False,
    jobs: Annotated[int, typer.Option(help="Processes that play; 0 for all cores.")] = 1,
) -> None:
    """Train a net that plays a game; play with it as cabale.bots.net:NetFile("OUT/net.npz").

    It begins as the game's adept, whose advice it reads. With --against LEVEL it is an exploiter:
    one seat, or one side, against bots that never change; what it wins on fresh deals, beside what
    the level wins there by itself, is written to floors.json.
    """
    _check(taught, seconds, points, games, jobs)
    from cabale.bots.net import read
    from cabale.train.exploit import told
    from cabale.train.picture import draw_curve
    from cabale.train.plan import Plan, read_league, read_settings
    from cabale.train.run import Run

    found = find_game(name)
    count = found.seats[0] if seats is None else seats
    plan = Plan(
        name,
        count,
        {against: 1} if against else read_league(league),
        options(option),
        place=seat,
        partners=read_league(partners),
        teacher=teacher,
        judge=against or judge,
        seed=seed,
        **read_settings(settings),
    )
    plan.check()
    command = shlex.join(["cabale", *sys.argv[1:]])
    run = Run(plan, out, jobs or os.cpu_count() or 1, typer.echo, command=command)
    if resume and not run.resume():
        raise BadArgument(f"--resume: {out} holds no checkpoint")
    if start is not None and not resume:
        run.learning.begin_with(read(start.read_bytes(), found, count))
    run.train(taught, seconds, points, games)
    draw_curve(run.curve, plan.judge, run.even, out / "curve.svg")
    typer.echo(f"weights: {out / 'net.npz'}")
    if against:
        for place, floor in run.floors(games).items():
            typer.echo(f"{place}: net {told(floor.net)}, {against} itself {told(floor.level)}")


def _check(taught: float, seconds: float, points: int, games: int, jobs: int) -> None:
    if min(taught, seconds) < 0 or taught + seconds == 0:
        raise BadArgument("--taught and --seconds are times to learn for, one of them above 0")
    if jobs < 0 or games < 1 or points < 1:
        raise BadArgument("--games and --points are at least 1, --jobs is not below 0")
