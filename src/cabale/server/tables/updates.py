"""A running match is carried over to the rules of today, or ended where they cannot read it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from cabale.core import CannotUpgrade, Match, Outcome
from cabale.core.relic import Relic
from cabale.core.upgrade import OLD_RULES, upgrade
from cabale.server.tables import entries as e
from cabale.server.tables import snapshots
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room

FAR = 1000
"""So much further the numbers of frames and questions go on: further than anybody has come since
the table was last written down, and the same for everybody, whatever happened unseen."""

log = structlog.get_logger()

Make = Callable[[Room], e.Entry | None]
"""The entry that somebody wants to add, given how the room stands; None: it is so already."""


def is_due(room: Room) -> bool:
    """Whether the match at this table is one of older rules that has not ended."""
    return isinstance(room.match, Relic) and room.phase == "playing"


async def carry_over(place: Place, propose: Callable[[Place, Make], Awaitable[bool]]) -> bool:
    """A match of older rules goes on under those of today, or ends, before anybody sees it.

    False: a worker that still has the older rules was faster.
    """
    update, length = place.update, place.room.length
    if update is not None:
        place.kept_phase = "open"  # so that it is written down at once
        await propose(place, lambda room: update if room.length == length else None)
    return not is_due(place.room)


def end(room: Room, outcome: Outcome) -> None:
    """The match ended after it was last written down: so much is known of the rest."""
    assert isinstance(room.match, Relic)
    frozen, _ = snapshots.freeze(room)
    room.match = room.match.ended(snapshots.origins(room, frozen), outcome)
    room.ended = room.last_at


def update(room: Room, at: int) -> e.Updated:
    """The entry by which the table goes on, or by which its match ends without a winner."""
    relic = room.match
    assert isinstance(relic, Relic)
    frozen, _ = snapshots.freeze(room)
    frozen.match = relic.data
    now = snapshots.thaw(room.id, frozen)
    origins = snapshots.origins(now, frozen)
    match: Match
    try:
        match = upgrade(origins, relic.data)
        now.options = dict(match.board.options)
    except CannotUpgrade as error:
        why = type(error.__cause__ or error).__name__
        log.warning("match-ended-by-update", table=room.id, rules=relic.version, why=why)
        match = relic.ended(origins, Outcome((), OLD_RULES))
        now.ended, now.rated, now.counts = at, False, False
    now.match = match
    now.seq = {eyes: number + FAR for eyes, number in now.seq.items()}
    now.numbers = {seat: number + FAR for seat, number in now.numbers.items()}
    now.orders.clear()  # other rules may know them by other words; each is given again
    now.last.clear()
    now.hesitated.clear()
    now.quiet = None
    now.ask(at, None, unseen=False)
    now.count(at, None)
    now.follow(None)
    now.taken_back = dict(now.seq)
    body = snapshots.pack(*snapshots.freeze(now))
    over = match.outcome is not None
    return e.Updated(match.version if isinstance(match, Relic) else match.game.rules, body, over)
