"""The front door: begin a match, or fold one again from its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from secrets import token_hex
from typing import Any, NamedTuple

from cabale.core import registry
from cabale.core.errors import CabaleError, EditedLog, LogError, SealedLog
from cabale.core.game import Game
from cabale.core.log import Log, LogEntry
from cabale.core.luck import Luck
from cabale.core.match import Match, Origin, begin


def new_match(
    game: str | Game[Any],
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    luck: Luck | None = None,
    scenario: str | None = None,
    live: bool = False,
    listening: bool = True,
) -> Match:
    """Begin a match. Without a seed, or the luck of a table, nobody can know what comes.

    `live` asks every seat in a reaction window, as a table of people must; otherwise those who can
    only pass are skipped. Without `listening` no events are built, and nothing can be taken back.
    """
    if isinstance(game, str):
        game = registry.game(game)
    game.check_seats(seats)
    read = game.read_options(seats, options or {})
    luck = luck or Luck.of_seed(token_hex(32) if seed is None else str(seed))
    origin = Origin(luck, scenario)
    return begin(game, seats, origin, read, live=live, listening=listening)


def replay(
    log: Log,
    seed: str | None = None,
    *,
    game: Game[Any] | None = None,
    listening: bool = True,
) -> Match:
    """The same match again, to the bit. A running one needs its seed, which its text lacks.

    Where something was taken back, events are built on the way: they say whether it could be.
    A game that is not on the shelf must be handed in.
    """
    header = log.header
    luck = log.luck if seed is None else Luck.of_seed(seed)
    if luck is None:
        raise SealedLog("the log has no last line: the match is not over, or the log is cut short")
    game = _game_of(header, game)
    options = game.read_options(header["seats"], header["options"])
    origin = Origin(luck, header.get("scenario"))
    live = bool(header.get("live"))
    undone = any("undo" in entry for entry in log.entries)
    heard = listening or undone
    match = begin(game, header["seats"], origin, options, live=live, listening=heard)
    if luck.commitment != header["commitment"]:
        raise EditedLog("the seed is not the one that the header commits to")
    for entry in log.entries:
        try:
            match.repeat(entry)
        except CabaleError as error:
            raise EditedLog(f"entry {entry['n']} does not fit the match: {error}") from error
    if log.end is not None and (match.outcome is None or match.outcome.to_json() != log.end):
        raise EditedLog("the match does not end as the log's last line says")
    if heard and not listening:
        match.listen(False)
        match.board.events, match.board.heard = None, 0
    return match


def _game_of(header: Mapping[str, Any], given: Game[Any] | None) -> Game[Any]:
    """The game that a log is of, under the rules that it was written under."""
    game = given
    if game is None or game.name != header["game"]:
        game = registry.game(header["game"])
    if game.rules != header["rules"]:
        raise LogError(
            f"the log was written under rules {header['rules']} of {game.name}; "
            f"these are rules {game.rules}"
        )
    game.check_seats(header["seats"])
    return game


class Moment(NamedTuple):
    """A match after one entry of its log, or (number -1, no entry) as it begins.

    `heard` events were known before; `match` is one object, which is played on from one moment to
    the next: clone it to keep it.
    """

    n: int
    entry: LogEntry | None
    heard: int
    match: Match


def moments(log: Log, *, game: Game[Any] | None = None) -> Iterator[Moment]:
    """Fold a log step by step. What was taken back appears and disappears as it did then."""
    match = replay(log.beginning, game=game)
    yield Moment(-1, None, 0, match)
    for entry in log.entries:
        heard = match.heard
        match.repeat(entry)
        yield Moment(entry["n"], entry, heard, match)
