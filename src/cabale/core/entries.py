"""How a match began and what was done in it since: all that its log says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from cabale.core.choices import Choice
from cabale.core.errors import CabaleError, LogError
from cabale.core.log import FORMAT, LogEntry, line
from cabale.core.luck import Luck

if TYPE_CHECKING:
    from cabale.core.match import Match

Entries = tuple["Entries", int, str, Any] | None
"""The log so far, newest outside: shared between clones, and put into words when asked for.

Seat, deed, and the choice, claim or number that belongs to it; of what was done under other rules,
and of a change of rules (whose seat is None), the words themselves.
"""


class Origin(NamedTuple):
    """How a match began; with the log it is all that a replay needs."""

    luck: Luck
    scenario: str | None
    header: Mapping[str, Any] | None = None
    """The first line of its log, where the rules of today would not write the same."""


def header(match: Match) -> dict[str, Any]:
    """The first line of the log."""
    origin = match._origin
    if origin is None:
        raise CabaleError("an imagined match has no log")
    if origin.header is not None:
        return dict(origin.header)
    t, luck = match.board, origin.luck
    given = luck.contributions
    return {
        "cabale": FORMAT,
        "game": t.game.name,
        "rules": t.game.rules,
        "seats": t.seats,
        "options": dict(t.options),
        "live": match.live,
        "scenario": origin.scenario,
        "table": luck.table,
        "luck": None if given is None else [one and list(one) for one in given],
        "commitment": luck.commitment,
    }


def entries_from(entries: Entries, length: int, first: int) -> list[LogEntry]:
    """The entries from number `first` on, of a log that has so many."""
    found: list[LogEntry] = []
    node, n = entries, length
    while node is not None and n > first:
        node, seat, deed, what = node
        n -= 1
        words = what.to_json() if isinstance(what, Choice) else what
        found.append({"n": n, "seat": seat, deed: words})
    found.reverse()
    return found


def words_of(entries: Entries) -> list[list[Any]]:
    """Seat, deed and words of each entry, as a snapshot has them."""
    found: list[list[Any]] = []
    node = entries
    while node is not None:
        node, seat, deed, what = node
        found.append([seat, deed, what.to_json() if isinstance(what, Choice) else what])
    found.reverse()
    return found


def lines_from(entries: Entries, length: int, first: int) -> list[str]:
    """The entries from number `first` on, as the lines of the log."""
    found: list[str] = []
    node, n = entries, length
    while node is not None and n > first:
        node, seat, deed, what = node
        n -= 1
        if isinstance(what, Choice):
            found.append(f'{{"n": {n}, "seat": {seat}, "{deed}": {_in_json(what)}}}')
        else:
            found.append(line({"n": n, "seat": seat, deed: what}))
    found.reverse()
    return found


@lru_cache(maxsize=4096)
def _in_json(choice: Choice) -> str:
    """Most choices come again and again."""
    return line(choice.to_json())


def repeat(match: Match, entry: LogEntry) -> None:
    """Do again what an entry of a log says."""
    seat = entry["seat"]
    if "play" in entry:
        match.play(seat, match.board.catalogue.from_json(entry["play"]))
    elif "say" in entry:
        claims = match.game.claim_catalogue(match.seats)
        match.say(seat, claims.from_json(entry["say"]))
    elif "undo" in entry:
        match.undo(seat)
    elif "rules" in entry:
        raise LogError("a match cannot be played on beyond the rules that it is played under")
    else:
        match.expire(seat)
