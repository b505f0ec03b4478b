"""The front door: begin a match, or fold one again from its log."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from secrets import token_hex
from typing import Any, NamedTuple

from cabale.core import registry
from cabale.core.begin import begin
from cabale.core.entries import Origin
from cabale.core.errors import EditedLog, LogError, SealedLog
from cabale.core.game import Game
from cabale.core.log import Log, LogEntry
from cabale.core.luck import Luck
from cabale.core.match import Match
from cabale.core.snapshot import Origins
from cabale.core.state import Outcome
from cabale.core.upgrade import OLD_RULES, fold, stretches


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
    counting: bool = False,
) -> Match:
    """Begin a match. Without a seed, or the luck of a table, nobody can know what comes.

    `live` asks every seat in a reaction window, as a table of people must; otherwise those who can
    only pass are skipped. Without `listening` no events are kept, and nothing can be taken back;
    `counting` what the whole table is told is enough for observations that remember.
    """
    if isinstance(game, str):
        game = registry.game(game)
    game.check_seats(seats)
    read = game.read_options(seats, options or {})
    luck = luck or Luck.of_seed(token_hex(32) if seed is None else str(seed))
    origin = Origin(luck, scenario)
    return begin(game, seats, origin, read, live=live, listening=listening, counting=counting)


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
    luck = log.luck if seed is None else Luck.of_seed(seed)
    if luck is None:
        raise SealedLog("the log has no last line: the match is not over, or the log is cut short")
    if luck.commitment != log.header["commitment"]:
        raise EditedLog("the seed is not the one that the header commits to")
    stretch = stretches(log)[-1]
    game = game_of(log, game)
    if game.rules != stretch.rules:
        raise LogError(
            f"the log was written under rules {stretch.rules} of {game.name}; "
            f"these are rules {game.rules}"
        )
    match = fold(log, stretch, _origins(log, game, luck), listening=listening)
    check_end(log, match)
    if not listening and match.board.listening:
        match.listen(False)
        match.board.events, match.board.heard = None, 0
    return match


def check_end(log: Log, match: Match) -> None:
    """Whether a match that was folded ends as its log says. One that was ended stands still."""
    if log.end is None:
        return
    stopped = match.outcome is None and log.end == Outcome((), OLD_RULES).to_json()
    if not stopped and (match.outcome is None or match.outcome.to_json() != log.end):
        raise EditedLog("the match does not end as the log's last line says")


def _origins(log: Log, game: Game[Any], luck: Luck) -> Origins:
    header = log.header
    origin = Origin(luck, header.get("scenario"), header if len(log.changes) > 1 else None)
    live = bool(header.get("live"))
    return Origins(game, header["seats"], header["options"], origin, live)


def game_of(log: Log, given: Game[Any] | None = None) -> Game[Any]:
    """The game that a log is of, under whichever rules it stands on the shelf."""
    game = given
    if game is None or game.name != log.header["game"]:
        game = registry.game(log.header["game"])
    game.check_seats(log.header["seats"])
    return game


class Verified(NamedTuple):
    """A stretch of a log, and whether it was folded: its rules may not be those of today."""

    rules: str
    first: int
    after: int
    checked: bool


def verify(log: Log, *, game: Game[Any] | None = None) -> list[Verified]:
    """Fold every stretch of a finished log whose rules are here; `EditedLog` where one is not so.

    That the log is whole, and its secret the sealed one, was asked when it was read (`loads`).
    """
    if log.luck is None:
        raise SealedLog("the log has no last line: the match is not over, or the log is cut short")
    game = game_of(log, game)
    parts = stretches(log)
    done: list[Verified] = []
    for part in parts:
        checked = part.rules == game.rules
        if checked:
            last = part is parts[-1]
            match = fold(log, part, _origins(log, game, log.luck), listening=not last)
            if last:
                check_end(log, match)
        done.append(Verified(*part, checked))
    return done


class Moment(NamedTuple):
    """A match after one entry of its log, or (no entry) as it begins, which is number -1.

    A match that has changed its rules begins, here, where it did so for the last time. `heard`
    events were known before; `match` is one object, which is played on from one moment to the next:
    clone it to keep it.
    """

    n: int
    entry: LogEntry | None
    heard: int
    match: Match


def moments(log: Log, *, game: Game[Any] | None = None) -> Iterator[Moment]:
    """Fold a log step by step. What was taken back appears and disappears as it did then."""
    match = replay(log.beginning, game=game)
    known = len(match.entries)
    yield Moment(known - 1, None, 0, match)
    for entry in log.entries[known:]:
        heard = match.heard
        match.repeat(entry)
        yield Moment(entry["n"], entry, heard, match)
