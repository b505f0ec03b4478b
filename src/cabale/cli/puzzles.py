"""`cabale puzzles`: what can be known, proved."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer

from cabale.cli.common import (
    AsJson,
    BadArgument,
    GameName,
    Lang,
    Text,
    find_game,
    language,
    read_text,
    say_json,
)
from cabale.core import loads, names
from cabale.core.puzzle import Sentence
from cabale.puzzles.checking import check as prove_again
from cabale.puzzles.grading import solved_by
from cabale.puzzles.mining import mine as search
from cabale.puzzles.mining import search_log, unlike
from cabale.puzzles.puzzle import Puzzle, bundle, position, puzzler_of, read, write
from cabale.puzzles.telling import Teller, told
from cabale.talk.describe import Telling

MOST_LISTED = 16
"""Answers that are listed; more than that are not read, they are thought of."""

puzzles = typer.Typer(help="Puzzles: what a seat can know for certain, and the proof.")


def add_to(app: typer.Typer) -> None:
    app.add_typer(puzzles, name="puzzles")


@puzzles.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(help="One puzzle a line; those that come along if not given.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Prove each puzzle again from nothing. Exit code 1 if one is wrong."""
    began = perf_counter()
    found = read(file) if file is not None else [one for name in names() for one in bundle(name)]
    verdicts = [(one, prove_again(one)) for one in found]
    wrong = [(one["id"], verdict.fault) for one, verdict in verdicts if verdict.fault]
    games = Counter(one["game"] for one in found)
    worlds = sum(verdict.worlds for _, verdict in verdicts)
    seconds = round(perf_counter() - began, 1)
    if as_json:
        say_json(
            {"puzzles": games, "worlds": worlds, "seconds": seconds, "wrong": dict(wrong)},
        )
    else:
        for name, fault in wrong:
            typer.echo(f"{name}: {fault}")
        sums = ", ".join(f"{game} {count}" for game, count in games.items())
        typer.echo(
            f"{len(found)} puzzles ({sums}), {worlds} worlds, {seconds} s, {len(wrong)} wrong"
        )
    raise typer.Exit(1 if wrong else 0)


@puzzles.command()
def show(
    name: Annotated[str, typer.Argument(metavar="ID", help="Of a puzzle, or how it begins.")],
    file: Annotated[
        Path | None, typer.Option(help="One puzzle a line; those that come along if not given.")
    ] = None,
    answer: Annotated[
        bool, typer.Option("--answer", help="With the answer and its proof.")
    ] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show a puzzle as its seat sees it, and the proof of its answer if that is asked for."""
    game = name.partition("-")[0]
    found = read(file) if file is not None else bundle(game) if game in names() else []
    one = next((one for one in found if one["id"].startswith(name)), None)
    if one is None:
        raise BadArgument(f"there is no puzzle {name!r}")
    if as_json:
        say_json(told(one))
        return
    typer.echo("\n".join(_shown(one, language(lang), answer)))


def _shown(puzzle: Puzzle, spoken: str, answer: bool) -> Iterator[str]:
    """A puzzle as text."""
    text, teller, parts = Text(spoken), Teller(puzzle, spoken), told(puzzle)

    def said(sentence: Sentence) -> str:
        words = teller.sentence(sentence)
        turn = sentence.get("turn")
        return words if turn is None else text("puzzle-turn", turn=turn, sentence=words)

    yield text("puzzle-number", id=puzzle["id"], grade=puzzle["grade"])
    yield ""
    # What the table asks is left out: a puzzle has one question, its own.
    yield Telling(position(puzzle), spoken).seen(puzzle["seat"])
    yield ""
    if parts["story"]:
        yield f"## {text('puzzle-story')}"
        yield from (f"- {said(one)}" for one in parts["story"])
        yield ""
    yield f"## {text('puzzle-assumption')}"
    yield teller.message(parts["assumption"])
    yield f"\n## {text('puzzle-question')}"
    yield teller.message(parts["question"])
    if len(parts["sentences"]) <= MOST_LISTED:
        yield f"\n## {text('puzzle-answers')}"
        yield from (f"- {said(one)}" for one in parts["sentences"])
    if not answer:
        return
    yield f"\n## {text('puzzle-proof')}"
    yield text("puzzle-worlds", worlds=puzzle["worlds"])
    for number, step in enumerate(parts["proof"], 1):
        yield f"{number}. {said(step['fact'])} {text('puzzle-left', left=step['left'])}"
        yield from (
            f"   {text('puzzle-certain', sentence=said(certain))}" for certain in step["certain"]
        )
    right = parts["answers"].index(parts["answer"])
    yield text("puzzle-answer", sentence=said(parts["sentences"][right]))


@puzzles.command()
def mine(
    name: GameName,
    count: Annotated[int, typer.Option(help="How many to find.")] = 10,
    seed: Annotated[int, typer.Option(help="Of the first match; the next has the next.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
    out: Annotated[Path | None, typer.Option(help="A file to write them to.")] = None,
    log: Annotated[
        list[Path] | None,
        typer.Option(help="Search this match, whose people agreed, instead of matches of bots."),
    ] = None,
) -> None:
    """Find puzzles in matches of bots, or in logs, and grade them."""
    puzzler_of(find_game(name).name)
    if count < 1 or jobs < 0:
        raise BadArgument("--count is at least 1, --jobs a number of processes or 0 for all cores")
    found = []
    for one in (
        _in_logs(name, log) if log else search(name, count, seed, jobs or os.cpu_count() or 1)
    ):
        found.append(one)
        typer.echo(f"{one['id']}: {one['kind']}, grade {one['grade']}, {one['worlds']} worlds")
    if out is not None:
        write(out, found)


def _in_logs(game: str, files: list[Path]) -> Iterator[Puzzle]:
    logs = [loads(read_text(file)) for file in files]
    if other := [one.header["game"] for one in logs if one.header["game"] != game]:
        raise BadArgument(f"this is a match of {other[0]}")
    return unlike(map(search_log, logs))


@puzzles.command()
def score(
    bot: Annotated[str, typer.Argument(help="A level of bots.")],
    name: Annotated[str | None, typer.Option("--game", help="One of `cabale games`.")] = None,
    tries: Annotated[int, typer.Option(help="For each puzzle.")] = 1,
    as_json: AsJson = False,
) -> None:
    """The share of the puzzles that bots of a level solve, by game and grade."""
    shares: dict[tuple[str, int], list[float]] = {}
    for one in [p for game in ([name] if name else names()) for p in bundle(game)]:
        share = solved_by(one, bot, tries)
        if share is not None:
            shares.setdefault((one["game"], one["grade"]), []).append(share)
    rows = [
        (game, grade, len(of), round(sum(of) / len(of), 3))
        for (game, grade), of in sorted(shares.items())
    ]
    if as_json:
        keys = ("game", "grade", "puzzles", "solved")
        say_json([dict(zip(keys, row, strict=True)) for row in rows])
        return
    for game, grade, count, solved in rows:
        typer.echo(f"{game}, grade {grade}: {solved:.0%} of {count}")
