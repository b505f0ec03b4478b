"""Matches that outlive the rules they were begun under.

A game says which older versions of its rules it can read (`Game.reads`), and how the facts of a
running match become its own (`Game.upgrade`). The change is an entry of the log that holds the
facts as the rules before left them, so that a log is made of stretches. Each is folded under its
own rules: a program that has those can say whether they led to these facts.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from cabale.core.begin import begin
from cabale.core.errors import CabaleError, CannotUpgrade, EditedLog
from cabale.core.log import Log, LogEntry, RulesChange
from cabale.core.match import Match
from cabale.core.plain_data import dump_state
from cabale.core.snapshot import MatchSnapshot, Origins, entry_words, restore, told
from cabale.core.undo import keep_copy

OLD_RULES = "old-rules"
"""Why a match ended that could not go on: its outcome has no winner."""


class Stretch(NamedTuple):
    """The entries from `first` up to `after`, which is none of them, under one version of rules.

    All but the first begin with the entry that changed the rules.
    """

    rules: str
    first: int
    after: int


def is_older(one: str, other: str) -> bool:
    """Whether one version of rules came before another; False where nobody can tell."""
    numbers = [part.split(".") for part in (one, other)]
    if not all(part.isdecimal() for version in numbers for part in version):
        return False
    older, newer = ([int(part) for part in version] for version in numbers)
    return older < newer


def stretches(log: Log) -> list[Stretch]:
    """The parts of a log, each under its own rules."""
    rules: str = log.header["rules"]
    found: list[Stretch] = []
    first = 0
    for n in log.changes[1:]:
        change: RulesChange = log.entries[n]["rules"]
        if change["before"] != rules:
            raise EditedLog(f"entry {n} changes rules {change['before']}; those were {rules}")
        found.append(Stretch(rules, first, n))
        rules, first = change["now"], n
    return [*found, Stretch(rules, first, len(log.entries))]


# --- going on ------------------------------------------------------------------------------------


def upgrade(origins: Origins, data: MatchSnapshot) -> Match:
    """The match of an older snapshot under the rules of today, or `CannotUpgrade`.

    `origins` has the options as they were. The last entry of the log says what happened.
    """
    change: RulesChange = {
        "before": data["rules"],
        "now": origins.game.rules,
        "state": data["state"],
        "events": data["events"],
    }
    origin = origins.origin._replace(header=data.get("header"))
    return _go_on(origins._replace(origin=origin), data["entries"], change)


def start(origins: Origins, entries: Sequence[LogEntry], *, listening: bool = True) -> Match:
    """A match as it began, or as the rules changed for the last time in these entries.

    That entry, and all before it, it knows already.
    """
    last = max((n for n, entry in enumerate(entries) if "rules" in entry), default=-1)
    game, seats, options, origin, live = origins
    if last < 0:
        read = game.read_options(seats, options)
        return begin(game, seats, origin, read, live=live, listening=listening)
    return _go_on(origins, [entry_words(entry) for entry in entries[:last]], entries[last]["rules"])


def _go_on(origins: Origins, entries: list[list[Any]], change: RulesChange) -> Match:
    game, seats, before = origins.game, origins.seats, change["before"]
    if before not in game.reads or change["now"] != game.rules:
        raise CannotUpgrade(f"rules {game.rules} of {game.name} cannot read a match of {before}")
    try:
        options = game.read_options(seats, origins.options)
        data: MatchSnapshot = {
            "rules": game.rules,
            "header": origins.origin.header,
            "listening": True,
            "state": game.upgrade(deepcopy(change["state"]), before),
            "entries": [*entries, [None, "rules", change]],
            "events": change["events"],
            "back": [],
            "views": [],
        }
        match = restore(origins._replace(options=options), data)
        if origins.origin.header is None:
            first = next((words for _, deed, words in entries if deed == "rules"), change)
            header = {**match.header, "rules": first["before"], "options": dict(origins.options)}
            match._origin = origins.origin._replace(header=header)
        _ask_again(match, change)
    except Exception as error:
        # An upgrade is a few lines that nobody has tried on this very match: it may fail, and
        # whatever it fails with, one match ends and no other.
        raise CannotUpgrade(f"{game.name} could not read its match of rules {before}") from error
    return match


def _ask_again(match: Match, change: RulesChange) -> None:
    """Everybody is told, and whoever was to answer is asked under the rules of today."""
    board = match.board
    board.tell("updated", before=change["before"], now=change["now"])
    board.state.asked, board.state.answers = (), []
    match._go_on()
    board.sealed = False
    keep_copy(match)


# --- checking ------------------------------------------------------------------------------------


def fold(log: Log, stretch: Stretch, origins: Origins, *, listening: bool = True) -> Match:
    """The match after a stretch of its log, whose rules must be those of the game at hand.

    Where other rules held afterwards, these must have led to what the log says they did. Where
    something was taken back, events are built on the way: they say whether it could be.
    """
    known = log.entries[: stretch.after]
    undone = any("undo" in entry for entry in known)
    match = start(origins, known, listening=listening or undone)
    for entry in known[len(match.entries) :]:
        try:
            match.repeat(entry)
        except CabaleError as error:
            raise EditedLog(f"entry {entry['n']} does not fit the match: {error}") from error
    if stretch.after < len(log.entries):
        change: RulesChange = log.entries[stretch.after]["rules"]
        state = dump_state(origins.game, origins.seats, match.state)
        events = [[*event] for event in told(match.board.events)]
        if _as_json([state, events]) != _as_json([change["state"], change["events"]]):
            raise EditedLog(
                f"entry {stretch.after} does not say how all lay under the rules before"
            )
    return match


def _as_json(value: object) -> Any:
    return json.loads(json.dumps(value))
