"""`cabale replay`, `cabale verify`: a match that was played."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from cabale.cli.common import AsJson, BadArgument, Lang, Text, language, read_text, say_json
from cabale.core import (
    CabaleError,
    Check,
    Event,
    Match,
    compare,
    loads,
    loads_receipt,
    moments,
    replay,
)
from cabale.core.log import Entry
from cabale.words import Words

Receipts = Annotated[
    list[Path] | None,
    typer.Option(
        "--receipt", metavar="FILE", help="What a player's browser kept of it; may come again."
    ),
]
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
    words = Words(end.game, language(lang), options=end.table.options)
    stepwise = sys.stdin.isatty() and sys.stdout.isatty() and not as_json
    for _, entry, heard, match in moments(log):
        mine = entry if entry is not None and seat in (None, entry["seat"]) else None
        if as_json:
            typer.echo(json.dumps(_facts(match, mine, seat, heard), ensure_ascii=False))
        else:
            lines = _entry(match, mine, words) if mine else []
            lines += (f"  {line}" for line in _told(match, seat, heard, words))
            lines += [json.dumps(match.view(seat), ensure_ascii=False)] if views else []
            for line in lines:
                typer.echo(line)
            if lines and stepwise and input() == "q":
                return


def _facts(match: Match, entry: Entry | None, seat: int | None, since: int) -> dict[str, Any]:
    events: list[Any] = match.events(seat, since)
    if seat is None:
        events = [
            {"kind": event.kind, "to": event.to, "data": event.data, "only": event.only}
            for event in _everything(match, since)
        ]
    return {"entry": entry, "events": events, "view": match.view(seat)}


def _told(match: Match, seat: int | None, since: int, words: Words) -> Iterator[str]:
    """What the seat saw. Without a seat also who saw more: after the end nothing is secret."""
    if seat is not None:
        yield from (words.event(event, match.seats) for event in match.events(seat, since))
        return
    for event in _everything(match, since):
        public = event.seen_by(None)
        if public is not None:
            yield words.event(public, match.seats)
        private: dict[str, list[str]] = {}
        for witness in range(match.seats):
            seen = event.seen_by(witness)
            if seen is not None and seen != public:
                sentence = words.event(seen, match.seats)
                private.setdefault(sentence, []).append(words.name(witness))
        yield from (f"[{', '.join(names)}] {sentence}" for sentence, names in private.items())


def _everything(match: Match, since: int) -> list[Event]:
    """The events themselves from number `since` on."""
    events: list[Event] = []
    node = match.table.events
    for _ in range(match.heard - since):
        assert node is not None
        node, event = node
        events.append(event)
    return events[::-1]


def _entry(match: Match, entry: Entry, words: Words) -> list[str]:
    """Who did what; what was said is an event that everybody heard."""
    if "say" in entry:
        return []
    text = f"{entry['n'] + 1}. {words.name(entry['seat'])}"
    if "play" in entry:
        choice = words.choice(match.table.catalogue.from_json(entry["play"]))
        return [f"{text} → {choice}"]
    return [f"{text} {'↶' if 'undo' in entry else '⌛'}"]


def verify(
    file: LogFile, receipt: Receipts = None, lang: Lang = None, as_json: AsJson = False
) -> None:
    """Fold a log again and say whether every card fell as the sealed secret said.

    With receipts, also whether it is the log of the match that their owners played.
    """
    text = Text(language(lang))
    try:
        raw = read_text(file)
        log = loads(raw)
        match = replay(log, listening=False)
        checks = {path: compare(raw, loads_receipt(read_text(path))) for path in receipt or ()}
    except CabaleError as error:
        if as_json:
            say_json({"ok": False, "error": type(error).__name__, "message": str(error)})
            raise typer.Exit(2) from None
        raise
    outcome = None if match.outcome is None else match.outcome.to_json()
    if as_json:
        facts = {key: log.header[key] for key in ("game", "rules", "seats", "commitment")}
        held = {str(path): [asdict(one) for one in made] for path, made in checks.items()}
        facts |= {"entries": len(log.entries), "outcome": outcome, "receipts": held}
        say_json({"ok": _all_hold(checks), **facts})
    else:
        sealed = str(log.header["commitment"])
        typer.echo(text("verified", entries=len(log.entries), commitment=sealed))
        for path, made in checks.items():
            typer.echo(f"{path}:")
            for check in made:
                typer.echo(_said(check, len(log.entries), text))
    if not _all_hold(checks):
        raise typer.Exit(2)


def _all_hold(checks: Mapping[Path, list[Check]]) -> bool:
    return all(check.ok for made in checks.values() for check in made)


def _said(check: Check, entries: int, text: Text) -> str:
    """What one check found, in a sentence."""
    if not check.ok:
        return f"  ✗ {text(f'receipt-{check.name}-no')}"
    key = f"receipt-{check.name}"
    if check.entries is None:
        key += "-none" if check.name == "heads" else ""
    elif check.entries < entries:
        key += "-part"
    return f"  ✓ {text(key, entries=check.entries or 0, left=entries - (check.entries or 0))}"
