"""`cabale replay`, `cabale verify`: a match that was played."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer

from cabale.cli.common import (
    SEAT_HELP,
    AsJson,
    BadArgument,
    Lang,
    Text,
    language,
    read_text,
    say_json,
)
from cabale.core import (
    CabaleError,
    Check,
    Verified,
    compare,
    loads,
    loads_receipt,
    replay,
)
from cabale.core import verify as fold_all
from cabale.core.log import Log, LogEntry
from cabale.core.upgrade import stretches
from cabale.core.witnesses import START, Eyes, Told, everything, tell_again
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
    seat: Annotated[
        int | None, typer.Option(help=f"See it with the eyes of this seat. {SEAT_HELP}")
    ] = None,
    spectator: Annotated[bool, typer.Option(help="See it with a spectator's eyes.")] = False,
    views: Annotated[bool, typer.Option(help="Show the view after each step, too.")] = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """A match step by step: with open cards, or what one seat or a spectator saw.

    On a terminal it waits for Enter after each step.
    """
    log = loads(read_text(file))
    end = replay(log)
    eyes = _eyes(seat, spectator, end.seats)
    spoken = language(lang)
    words = Words(end.game, spoken, options=end.board.options, me=seat)
    if seat is not None and not as_json:
        typer.echo(Text(spoken)("eyes", number=seat + 1, seats=end.seats, seat=seat) + "\n")
    for part in stretches(log)[:-1] if not as_json else ():
        typer.echo(Text(spoken)("replay-older", **part._asdict(), last=part.after - 1) + "\n")
    stepwise = sys.stdin.isatty() and sys.stdout.isatty() and not as_json
    for told in tell_again(log, eyes):
        if as_json:
            typer.echo(json.dumps(_facts(told, log, eyes), ensure_ascii=False))
        else:
            lines = _entry(told, words)
            lines += (f"  {line}" for line in _told(told, eyes, words))
            lines += [json.dumps(_view(told, eyes), ensure_ascii=False)] if views else []
            for line in lines:
                typer.echo(line)
            if lines and stepwise and input() == "q":
                return


def _eyes(seat: int | None, spectator: bool, seats: int) -> Eyes:
    """Whose eyes are asked for: a seat's, a spectator's (None), or open cards."""
    if seat is not None and not 0 <= seat < seats:
        raise BadArgument(f"there is no seat {seat}: seats are 0 to {seats - 1}")
    if seat is not None and spectator:
        raise BadArgument("--seat and --spectator are two pairs of eyes")
    return seat if spectator or seat is not None else "open"


def _view(told: Told, eyes: Eyes) -> Mapping[str, Any]:
    """With open cards the public view: what seats saw besides stands in the events."""
    return told.match.view(None if eyes == "open" else eyes)


def _facts(told: Told, log: Log, eyes: Eyes) -> dict[str, Any]:
    entry: LogEntry | None = None
    if told.act is not START and eyes in ("open", log.entries[told.entry]["seat"]):
        # A seat counts what it saw: the log's own numbers would tell how much it did not see.
        entry = {**log.entries[told.entry], "n": told.n}
    if eyes != "open":
        events: list[Any] = told.match.events(eyes, told.heard)
    else:
        events = [
            {"kind": event.kind, "to": event.to, "data": event.data, "only": event.only}
            for event in everything(told.match, told.heard)
        ]
    return {"entry": entry, "events": events, "view": _view(told, eyes)}


def _told(told: Told, eyes: Eyes, words: Words) -> Iterator[str]:
    """What these eyes saw. With open cards also who saw more: after the end nothing is secret."""
    match = told.match
    if eyes != "open":
        yield from (words.event(event, match.seats) for event in match.events(eyes, told.heard))
        return
    for event in everything(match, told.heard):
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


def _entry(told: Told, words: Words) -> list[str]:
    """Who did what, if that was to be seen; what was said is an event."""
    seat, did, choice = told.act
    if did == "say" or seat is None or (did == "play" and not choice):
        return []
    text = f"{told.n + 1}. {words.begin(words.you(seat))}"
    if did == "play":
        return [f"{text} → {words.choice(told.match.board.catalogue.from_json(choice))}"]
    return [f"{text} {'↶' if did == 'undo' else '⌛'}"] if did != "close" else []


def verify(
    file: LogFile, receipt: Receipts = None, lang: Lang = None, as_json: AsJson = False
) -> None:
    """Fold a log again and say whether every card fell as the sealed secret said.

    With receipts, also whether it is the log of the match that their owners played. What was played
    under rules that are not installed cannot be folded: it is named, and the exit status is 3.
    """
    text = Text(language(lang))
    try:
        raw = read_text(file)
        log = loads(raw)
        parts = fold_all(log)
        checks = {path: compare(raw, loads_receipt(read_text(path))) for path in receipt or ()}
    except CabaleError as error:
        if as_json:
            say_json({"ok": False, "error": type(error).__name__, "message": str(error)})
            raise typer.Exit(2) from None
        raise
    whole = all(part.checked for part in parts)
    if as_json:
        facts = {key: log.header[key] for key in ("game", "rules", "seats", "commitment")}
        held = {str(path): [asdict(one) for one in made] for path, made in checks.items()}
        facts |= {"entries": len(log.entries), "outcome": log.end, "receipts": held}
        facts["stretches"] = [part._asdict() for part in parts]
        say_json({"ok": _all_hold(checks), "whole": whole, **facts})
    else:
        typer.echo("\n".join(_verified(log, parts, text)))
        for path, made in checks.items():
            lines = [_said(check, len(log.entries), text) for check in made]
            typer.echo("\n".join([f"{path}:", *lines]))
    if not _all_hold(checks):
        raise typer.Exit(2)
    if not whole:
        raise typer.Exit(3)


def _verified(log: Log, parts: list[Verified], text: Text) -> Iterator[str]:
    """What was found of the log itself, stretch by stretch where some could not be folded."""
    sealed = str(log.header["commitment"])
    if all(part.checked for part in parts):
        yield text("verified", entries=len(log.entries), commitment=sealed)
        return
    yield text("verified-part", commitment=sealed)
    for rules, first, after, checked in parts:
        key = "stretch" if checked else "stretch-unchecked"
        yield f"  {text(key, rules=rules, first=first, last=max(first, after - 1))}"


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
