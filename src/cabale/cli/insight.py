"""`cabale calibrate`, `cabale analyse`: what could have been known."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cabale.arena.calibration import MODEL, Inquiry
from cabale.arena.calibration import calibrate as measure
from cabale.bots import find_bot
from cabale.bots.insight import (
    InsightQuestion,
    Known,
    chances,
    question,
    turning_points,
    worth_asking,
)
from cabale.bots.loading import split_bots
from cabale.bots.persuasion import LEAST_MOVED, Word, turning_word
from cabale.bots.persuasion import words as weigh
from cabale.cli.common import (
    SEAT_HELP,
    AsJson,
    BadArgument,
    GameName,
    Lang,
    Options,
    Text,
    check_folder,
    find_game,
    language,
    options,
    read_text,
    say_json,
    write_text,
)
from cabale.cli.pictures import page, reliability
from cabale.core import Game, loads, moments, replay
from cabale.core.log import Log
from cabale.words import Words

MOST_WEIGHED = 40
"""Claims of a match that are held against what the others thought."""


def add_to(app: typer.Typer) -> None:
    app.command()(calibrate)
    app.command()(analyse)


def calibrate(
    name: GameName,
    bots: Annotated[str, typer.Option(help="Who plays: one, or several round the table.")] = (
        "novice"
    ),
    seats: Annotated[int | None, typer.Option(help="The fewest if not given.")] = None,
    games: Annotated[int, typer.Option(help="Matches.")] = 50,
    seed: Annotated[int, typer.Option(help="Of the first match.")] = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(help="Processes; 0 for all cores.")] = 1,
    turns: Annotated[
        str, typer.Option(help="Ask after these turns too, where the game counts them: 3,6.")
    ] = "",
    picture: Annotated[
        Path | None, typer.Option(help="An SVG of the reliability before the last answer.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """How good beliefs about the others' sides are, at fixed moments, against prior and facts.

    Skill is the share of the prior's log-loss that an answer saves; its interval is 95 %, from
    drawing deals again.
    """
    if games < 1:
        raise BadArgument(f"--games is at least 1, not {games}")
    if jobs < 0:
        raise BadArgument(f"--jobs is a number of processes, or 0 for all cores, not {jobs}")
    numbers = _turns(turns)
    if picture is not None:
        check_folder(picture)
    found = find_game(name)
    count = found.seats[0] if seats is None else seats
    found.check_seats(count)
    levels = _levels(bots, found)
    asked = found.read_options(count, options(option))
    inquiry = Inquiry(name, count, asked, levels, numbers)
    figures = measure(inquiry, range(seed, seed + games), jobs or os.cpu_count() or 1)
    if picture is not None:
        write_text(picture, reliability(figures["last"]))
    if as_json:
        say_json(figures)
    else:
        _print(figures)


def _turns(text: str) -> tuple[int, ...]:
    words = [word.strip() for word in text.split(",") if word.strip()]
    if not all(word.isdecimal() for word in words):
        raise BadArgument(f"--turns are numbers with commas, such as 3,6, not {text!r}")
    return tuple(map(int, words))


def _levels(text: str, found: Game[Any]) -> tuple[str, ...]:
    levels = tuple(split_bots(text))
    if not levels:
        raise BadArgument("--bots names bots with commas, such as novice,adept")
    for level in levels:
        find_bot(found, level)
    return levels


def _print(figures: dict[str, Any]) -> None:
    table = Table(box=None, pad_edge=False)
    for column in ("moment", "answer", "log-loss", "skill", "95 %", "Brier", "ECE", "n"):
        table.add_column(column, justify="left" if column in ("moment", "answer") else "right")
    for moment, answers in figures.items():
        for who, got in answers.items():
            low, high = got["interval"]
            table.add_row(
                moment,
                who,
                f"{got['log_loss']:.3f}",
                f"{got['skill']:.1%}",
                f"{low:.1%} … {high:.1%}",
                f"{got['brier']:.3f}",
                f"{got['ece']:.3f}",
                str(got["answers"]),
            )
    console = Console()
    console.print(table)
    for what in ("sides", "roles"):
        parts = figures["last"][MODEL][what]
        shares = ", ".join(f"{part} {skill:.1%}" for part, skill in parts.items())
        console.print(f"model, last, asked by {shares}", highlight=False)


def analyse(
    file: Annotated[Path, typer.Argument(metavar="LOG", help="The log of a finished match.")],
    seat: Annotated[int, typer.Option(help=f"Whose eyes to look through. {SEAT_HELP}")] = 0,
    html: Annotated[Path | None, typer.Option(help="Write a page with a graph here.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """What a seat could have known, moment by moment: how likely each other is of which side.

    Where each plays for himself: how likely each seat is to win. Then the turning points, and what
    the seat saw or heard there.
    """
    spoken = language(lang)
    if html is not None:
        check_folder(html)
    log = loads(read_text(file))
    end = replay(log)
    if not 0 <= seat < end.seats:
        raise BadArgument(f"there is no seat {seat}: seats are 0 to {end.seats - 1}")
    asked = question(end)
    words = Words(end.game, spoken, options=end.board.options, me=seat)
    told: dict[int, str] = {}
    moments = list(_moments(log, seat, asked.side, words, told))
    sentence = turning_word([*weigh(end, MOST_WEIGHED)])
    report = _Report(Text(spoken), words, seat, asked, moments, told, sentence)
    if html is not None:
        write_text(html, report.page())
    if as_json:
        say_json(
            {
                "seat": seat,
                "question": "side" if asked.side else "win",
                **asked._asdict(),
                "moments": [moment._asdict() for moment in moments],
                "turns": [turn._asdict() for turn in turning_points(moments)],
                "sentence": None
                if sentence is None
                else {**sentence._asdict(), "said": sentence.said.to_json()},
            }
        )
    elif html is None:
        report.print()


def _moments(
    log: Log, seat: int, side: str | None, words: Words, told: dict[int, str]
) -> Iterator[Known]:
    """What the seat could think at each moment; `told` is filled with what it was told there."""
    wanted = worth_asking(log, seat)
    for n, _, heard, match in islice(moments(log), wanted[-1] + 2):
        if n >= 0:
            events = match.events(seat, heard)
            told[n] = " ".join(words.event(event, match.seats) for event in events)
        if n in wanted:
            known = chances(match, seat, side, Random(seat))
            if known is not None:
                yield Known(n, known)


@dataclass(frozen=True)
class _Report:
    """What was found, in the words of one language."""

    text: Text
    words: Words
    seat: int
    asked: InsightQuestion
    moments: Sequence[Known]
    told: Mapping[int, str]
    sentence: Word | None
    """The claim that moved the table most."""

    def _names(self) -> list[str]:
        return [self.words.name(seat) for seat in range(len(self.asked.truth))]

    def _eyes(self) -> str:
        seats = len(self.asked.truth)
        return self.text("eyes", number=self.seat + 1, seats=seats, seat=self.seat)

    def _question(self) -> str:
        name, side = self.words.name(self.seat), self.asked.side
        if side is None:
            return self.text("insight-win", name=name)
        return self.text("insight-side", name=name, side=self.words.side(side))

    def _turns(self) -> list[tuple[str, str]]:
        return [
            (
                self.text(
                    "insight-turn",
                    name=self.words.name(turn.about),
                    before=self._percent(turn.before),
                    after=self._percent(turn.after),
                ),
                self.told.get(turn.n, ""),
            )
            for turn in turning_points(self.moments)
        ]

    def _percent(self, chance: float) -> str:
        return self.text("percent", n=round(100 * chance))

    def print(self) -> None:
        table = Table(box=None, pad_edge=False)
        table.add_column("", justify="right")
        for name, true in zip(self._names(), self.asked.truth, strict=True):
            table.add_column(f"{name}{' *' if true else ''}", justify="right")
        for moment in self.moments:
            table.add_row(str(moment.n + 1), *map(self._percent, moment.chances))
        console = Console(highlight=False)
        console.print(f"{self.words.title()}. {self._question()}")
        console.print(self._eyes())
        console.print(table)
        console.print(self.text("insight-star-win" if self.asked.side is None else "insight-star"))
        turns = self._turns()
        if turns:
            console.print(f"\n{self.text('insight-turns')}")
        for change, why in turns:
            console.print(f"- {change}. {why}".rstrip(), markup=False)
        for line in self._sentence():
            console.print(f"\n{line}", markup=False)

    def _sentence(self) -> Iterator[str]:
        if self.sentence is not None and self.sentence.moved >= LEAST_MOVED:
            seat, claim = self.sentence.said
            words = self.words.claim(claim, seat)
            yield self.text("insight-sentence", name=self.words.name(seat), words=words)

    def page(self) -> str:
        key = "insight-line-win" if self.asked.side is None else "insight-line"
        return page(
            self.words.title(),
            [self._question(), self._eyes(), self.text(key), *self._sentence()],
            self._names(),
            self.asked.truth,
            self.moments,
            self.told,
            (self.text("insight-turns"), self._turns()),
        )
