"""`cabale replay`, `cabale verify`: a match that was played."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from cabale.cli.common import AsJson, BadArgument, Lang, Text, language, read_text, say_json
from cabale.core import CabaleError, Match, loads, replay
from cabale.core.log import Entry, Log
from cabale.words import Words

LogFile = Annotated[Path, typer.Argument(metavar="FILE", help="A log, as a match wrote it.")]


def add_to(app: typer.Typer) -> None:
    app.command("replay")(show)
    app.command()(verify)


def show(
    file: LogFile,
    seat: Annotated[int | None, typer.Option(help="See it with the eyes of this seat.")] = None,
    views: Annotated[bool, typer.Option(help="Show the view after each step, too.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """A match step by step: all of it, or what one seat saw.

    On a terminal it waits for Enter after each step.
    """
    log = loads(read_text(file))
    end = replay(log)
    if seat is not None and not 0 <= seat < end.seats:
        raise BadArgument(f"there is no seat {seat}: seats are 0 to {end.seats - 1}")
    words = Words(end.game, language(lang))
    start = Log(log.header, [], log.seed, None)
    match = replay(start)
    heard = 0
    stepwise = sys.stdin.isatty() and sys.stdout.isatty() and not as_json
    for entry in (None, *log.entries):
        if entry is not None:
            match.repeat(entry)
        events = _events(match, seat, heard)
        heard = match.heard
        mine = entry is not None and seat in (None, entry["seat"])
        if as_json:
            step: dict[str, Any] = {"entry": dict(entry) if entry and mine else None}
            step |= {"events": events, "view": match.view(seat)}
            typer.echo(json.dumps(step, ensure_ascii=False))
            continue
        shown = [_entry(match, entry, words)] if entry and mine else []
        shown += ["  " + words.event(event, match.seats) for event in events]
        if views:
            shown.append(json.dumps(match.view(seat), ensure_ascii=False))
        for line in shown:
            typer.echo(line)
        if shown and stepwise and input() == "q":
            return


def _events(match: Match, seat: int | None, since: int) -> list[dict[str, Any]]:
    """What the seat saw; without a seat everything, for the match is over and nothing is secret."""
    if seat is not None:
        return match.events(seat, since)
    events = []
    node = match.table.events
    for _ in range(match.heard - since):
        assert node is not None
        node, event = node
        more = {key: value for only in event.only.values() for key, value in only.items()}
        events.append({"kind": event.kind, **event.data, **more})
    return events[::-1]


def _entry(match: Match, entry: Entry, words: Words) -> str:
    """Who did what."""
    text = f"{entry['n'] + 1}. {words.name(entry['seat'])}"
    if "play" in entry:
        return f"{text}: {words.choice(match.table.catalogue.from_json(entry['play']))}"
    if "say" in entry:
        claims = match.game.claim_catalogue(match.seats)
        return f"{text}: {words.claim(claims.from_json(entry['say']))}"
    return f"{text}: {'undo' if 'undo' in entry else '⌛'}"


def verify(file: LogFile, lang: Lang = None, as_json: AsJson = False) -> None:
    """Fold a log again and say whether every card fell as the sealed seed said."""
    text = Text(language(lang))
    try:
        log = loads(read_text(file))
        match = replay(log, listening=False)
    except CabaleError as error:
        if as_json:
            say_json({"ok": False, "error": type(error).__name__, "message": str(error)})
            raise typer.Exit(2) from None
        raise
    outcome = None if match.outcome is None else match.outcome.to_json()
    if as_json:
        facts = {key: log.header[key] for key in ("game", "rules", "seats", "commitment")}
        say_json({"ok": True, **facts, "entries": len(log.entries), "outcome": outcome})
    else:
        typer.echo(
            text("verified", entries=len(log.entries), commitment=str(log.header["commitment"]))
        )
