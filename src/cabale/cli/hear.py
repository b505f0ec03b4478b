"""`cabale hear`: what a typed line claims in a game."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from cabale.cli.common import (
    AsJson,
    BadArgument,
    GameName,
    Lang,
    Options,
    Text,
    find_game,
    language,
    options,
    say_json,
)
from cabale.core import Game
from cabale.talk import Hearer
from cabale.talk.corpus import Report, hear_corpus, misses, read_corpus
from cabale.words import Words


def add_to(app: typer.Typer) -> None:
    app.command()(hear)


def hear(
    name: GameName,
    text: Annotated[str | None, typer.Argument(help="What somebody types.")] = None,
    seats: Annotated[
        str | None, typer.Option(help="The names at the table, by seat: Ada,Basile,Carla.")
    ] = None,
    speaker: Annotated[
        str | None,
        typer.Option(help="Who types: a name, or a seat from 0. The first if not given."),
    ] = None,
    file: Annotated[Path | None, typer.Option(help="A corpus, one JSON object a line.")] = None,
    lang: Lang = None,
    option: Options = None,
    everything: Annotated[
        bool, typer.Option("--all", help="With a corpus: claims that corpora do not have, too.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Hear what a line claims, or how well a whole corpus is heard."""
    game = find_game(name)
    if (text is None) == (file is None):
        raise BadArgument("say what to hear: a text in quotes, or --file with a corpus")
    if file is not None:
        _corpus(hear_corpus(game, read_corpus(file), everything), Text(language(lang)), as_json)
    else:
        assert text is not None
        names = _names(game, seats)
        _line(game, text, names, _seat(names, speaker), language(lang), options(option), as_json)


def _names(game: Game[Any], seats: str | None) -> tuple[str, ...]:
    names = [name.strip() for name in (seats or "").split(",") if name.strip()]
    if not names:
        raise BadArgument("--seats names the people at the table: --seats Ada,Basile,Carla")
    most = game.seats[-1]
    if len(names) > most:
        raise BadArgument(f"{game.name} has {most} seats at most, and --seats names {len(names)}")
    return tuple(names)


def _seat(names: tuple[str, ...], speaker: str | None) -> int:
    if speaker is None:
        return 0
    if speaker in names:
        return names.index(speaker)
    if speaker.isdecimal() and int(speaker) < len(names):
        return int(speaker)
    raise BadArgument(f"--speaker is one of {', '.join(names)}, not {speaker!r}")


def _line(
    game: Game[Any],
    text: str,
    names: tuple[str, ...],
    speaker: int,
    lang: str,
    chosen: Mapping[str, str],
    as_json: bool,
) -> None:
    heard = Hearer(game, lang, chosen).hear(text, names, speaker)
    if as_json:
        say_json({"claims": [{"claim": one.claim.to_json(), "sure": one.sure} for one in heard]})
        return
    words, say = Words(game, lang, names, chosen), Text(lang)
    for one in heard:
        typer.echo(say("hear-claim", words=words.claim(one.claim, speaker), sure=100 * one.sure))
    if not heard:
        typer.echo(say("hear-nothing"))


def _corpus(report: Report, say: Text, as_json: bool) -> None:
    scores = {
        lang: {
            "precision": score.precision,
            "recall": score.recall,
            "false_hearings": score.false_hearings,
        }
        for lang, score in report.by_language.items()
    }
    if as_json:
        say_json(
            {
                "heard": report.heard,
                "precision": report.score.precision,
                "recall": report.score.recall,
                "false_hearings": report.score.false_hearings,
                "ms_per_line": report.ms_per_line,
                "languages": scores,
            }
        )
        return
    for line, lacks, extra in misses(report):
        typer.echo(say("hear-miss", text=line.text, lacks=str(lacks), extra=str(extra)))
    for lang, score in [("", report.score), *report.by_language.items()]:
        typer.echo(
            say(
                "hear-score",
                lang=lang or "=",
                precision=f"{100 * score.precision:.1f}",
                recall=f"{100 * score.recall:.1f}",
                false=f"{100 * score.false_hearings:.1f}",
            )
        )
    typer.echo(say("hear-time", ms=f"{report.ms_per_line:.2f}"))
