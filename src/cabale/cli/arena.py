"""`cabale arena`: bots against each other, measured fairly."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cabale.arena.talk import TalkFigures, talk
from cabale.arena.tournament import Contest, Results, compete
from cabale.arena.verdict import verdict
from cabale.bots.floor import ROUNDS_OF_TALK
from cabale.bots.loading import split_bots
from cabale.cli.common import (
    BOT_HELP,
    AsJson,
    BadArgument,
    Cluster,
    GameName,
    Interpreter,
    Options,
    SaveLogs,
    Scenario,
    find_game,
    folder,
    one_python,
    options,
    say_json,
    scenario_text,
)
from cabale.cli.simulate import progress
from cabale.cli.talking import SpeakingOrder, TalkRounds, talk_rules


def add_to(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    name: GameName,
    bots: Annotated[str, typer.Option(help=f"Two or more, with commas: novice,random. {BOT_HELP}")],
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    games: Annotated[
        int, typer.Option(help="Matches at least; whole deals are played, swaps and all.")
    ] = 200,
    seed: Annotated[int, typer.Option(help="Of the first deal; the next has the next.")] = 1,
    option: Options = None,
    partner: Annotated[
        str | None,
        typer.Option(help="Has every second seat of the first bot's side: adept:timid."),
    ] = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
    cluster: Cluster = None,
    interpreter: Interpreter = None,
    scenario: Scenario = None,
    rounds: TalkRounds = ROUNDS_OF_TALK,
    order: SpeakingOrder = "random",
    save_logs: SaveLogs = None,
    weigh: Annotated[
        int, typer.Option(help="Deals of which every claim is weighed: was it believed?")
    ] = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play the same deals with seats and sides swapped, and say who is better.

    Intervals are 95 %, from drawing deals again (the matches of a deal are not independent). Exit
    code 1 if a match did not end.
    """
    if games < 1:
        raise BadArgument(f"--games is at least 1, not {games}")
    if jobs < 0:
        raise BadArgument(f"--jobs is a number of processes, or 0 for all cores, not {jobs}")
    one_python(cluster, interpreter)
    found = find_game(name)
    names = tuple(split_bots(bots))
    if not names:
        raise BadArgument("--bots names bots with commas, such as novice,random")
    count = found.seats[0] if seats is None else seats
    contest = Contest(
        name,
        count,
        names,
        options(option),
        partner,
        scenario_text(scenario),
        talk_rules(rounds, order, count),
        logs=folder(save_logs),
    )
    contest.check()
    seeds = range(seed, seed + contest.deals(games))
    results = Results()
    with progress(len(seeds) * contest.matches_of_a_deal()) as done:
        for piece in compete(contest, seeds, jobs or os.cpu_count() or 1, cluster, interpreter):
            results += piece
            done(len(piece.records))
    figures = verdict(contest, results)
    if weigh > 0:
        figures["talk"] = talk(contest, seeds[:weigh])
    if as_json:
        say_json(figures)
    else:
        _print(figures)
    if results.failures:
        raise typer.Exit(1)


def _print(figures: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"{figures['game']}, {figures['seats']} seats: {figures['games']} matches of "
        f"{figures['seeds']} deals; even is {figures['even']:.1%}"
    )
    console.print(_table(figures))
    if figures["seats_won"]:
        console.print("sides change hands here; judge by each bot's own seats:")
        console.print(_seats_won(figures["seats_won"]))
    for line in _remarks(figures):
        console.print(line, highlight=False)
    if "talk" in figures:
        console.print(_talk(figures["talk"]))
    elif find_game(figures["game"]).claims:
        console.print("--weigh 2 says how true the talk was, who believed it, and what it did")
    forfeits = {bot: number for bot, number in figures["forfeits"].items() if number}
    if forfeits:
        console.print(f"forfeits: {forfeits}", style="red")
    for failure in figures["failures"]:
        console.print(failure, style="red")


def _table(figures: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False)
    columns = ("bot", "wins", "95 %", *(f"vs {bot}" for bot in figures["bots"]), "ms", "p99 ms")
    for column in columns:
        table.add_column(column, justify="left" if column == "bot" else "right")
    for bot in figures["bots"]:
        low, high = figures["interval"][bot]
        times = figures["seconds_per_decision"].get(bot, {"median": 0, "p99": 0})
        against = [figures["matrix"][bot][other] for other in figures["bots"]]
        table.add_row(
            bot,
            f"{figures['win_rate'][bot]:.1%}",
            f"{low:.1%} … {high:.1%}",
            *("–" if share is None else f"{share:.1%}" for share in against),
            f"{times['median'] * 1e3:.2f}",
            f"{times['p99'] * 1e3:.2f}",
        )
    return table


def _seats_won(figures: dict[str, dict[str, Any]]) -> Table:
    """The share of its seats that won, and how many points that is more than its rivals'."""
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "seats won", "ahead", "95 %"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for bot, got in figures.items():
        low, high = got["interval"]
        table.add_row(
            bot,
            f"{got['won']:.1%}",
            f"{got['ahead'] * 100:+.1f}",
            f"{low * 100:+.1f} … {high * 100:+.1f}",
        )
    return table


def _talk(figures: dict[str, dict[str, TalkFigures]]) -> Table:
    """What was said, by bot and kind of claim; the gain is what it did to a listener's log-loss."""
    table = Table(box=None, pad_edge=False)
    for column in ("bot", "says", "times", "true", "believed", "contradicted", "gain (mnat)"):
        table.add_column(column, justify="left" if column in ("bot", "says") else "right")
    for bot, kinds in figures.items():
        for kind, one in kinds.items():
            shares = (one["true"], one["believed"], one["contradicted"])
            table.add_row(
                bot if not kind else "",
                kind or "all",
                str(one["claims"]),
                *("–" if share is None else f"{share:.0%}" for share in shares),
                f"{one['gain'] * 1e3:+.1f}",
            )
    return table


def _remarks(figures: dict[str, Any]) -> Iterator[str]:
    """What beats the table, the ratings, and who won on which side and in which role."""
    if len(figures["bots"]) > 2:
        mix = ", ".join(f"{bot} {share:.0%}" for bot, share in figures["mix"].items())
        yield f"what beats the table: {mix}"
    yield from _ratings(figures["ratings"] or {})
    for what in ("sides", "roles"):
        for bot, parts in (figures[what] or {}).items():
            shares = ", ".join(f"{part} {got['won']:.1%}" for part, got in parts.items())
            yield f"{bot} as {shares}"


def _ratings(ratings: dict[str, Any]) -> Iterator[str]:
    """OpenSkill, or one rating for each of the two tasks that sides set."""
    if "detector" in ratings:
        for task in ("detector", "deceiver"):
            shares = ", ".join(f"{bot} {rating:+.2f}" for bot, rating in ratings[task].items())
            yield f"rating as {task} (log-odds): {shares}"
    elif ratings:
        shares = ", ".join(f"{bot} {r['mu']:.1f} ± {r['sigma']:.1f}" for bot, r in ratings.items())
        yield f"OpenSkill: {shares}"
