"""The queue: people who wait for a match, and the tables that are made for them.

All of it is in the database, so that any worker can serve anybody. A worker pairs people in one
transaction that no other runs at the same time, and writes into their rows that they are spoken
for. Then it makes the table. One that dies meanwhile leaves rows that wait again after a while, and
a table that nobody was sent to.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, delete, func, insert, select, update

from cabale.core.luck import Contribution
from cabale.server.company.pairing import Kind, Player, fits, pair
from cabale.server.people.hours import Hours
from cabale.server.people.people import People
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import is_slow, now_ms
from cabale.server.tables.hall import Hall
from cabale.server.tables.keepers import best_level, bot_name
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.company import Wait
from cabale.server.wire.refusal import Refusal, trouble
from cabale.store import Store, Unavailable
from cabale.store.company import queue
from cabale.store.schema import relations, tables, tokens

LOOK_EVERY = 1.0
LAPSES = 30_000
"""Milliseconds after which people who were paired, and not seated, wait again."""
AWAY = 30_000
"""Milliseconds after which somebody who was not heard of waits no more."""
AWAY_DAYS = 14 * 86_400_000
"""The same for matches over days, which one need not wait for."""
HEARD_EVERY = 5_000
MOST = 500
"""So many of those who wait for one thing are looked at when their number is told."""

log = structlog.get_logger()


class Wish(NamedTuple):
    """What somebody asks for, checked."""

    kind: Kind
    language: str
    bots: bool
    luck: Contribution | None


class Party(NamedTuple):
    """People who are about to get a table."""

    id: str
    kind: Kind
    seats: list[Any]
    """The rows of its people, in the order of their seats."""


class Queue:
    def __init__(
        self, store: Store, hall: Hall, people: People, hours: Hours, patience: float
    ) -> None:
        """`patience`: seconds before bots have the seats that are still empty."""
        self._store, self._hall, self._people, self._hours = store, hall, people, hours
        self._patience = round(1000 * patience)
        self._new = asyncio.Event()

    # --- people --------------------------------------------------------------------------------

    async def join(self, person: str, wish: Wish) -> None:
        """Wait for this from now on, and for nothing else."""
        now = now_ms()
        row = {
            "person": person,
            **wish.kind._asdict(),
            "language": wish.language,
            "bots": wish.bots,
            "luck": None if wish.luck is None else wish.luck[0],
            "word": "" if wish.luck is None else wish.luck[1],
            "since": now,
            "seen": now,
        }

        def write(db: Connection) -> None:
            _lock(db)
            db.execute(delete(queue).where(queue.c.person == person))
            db.execute(insert(queue).values(row))

        await self._store.write(write)
        self._new.set()

    async def leave(self, person: str) -> None:
        """Wait no more. Whoever was seated meanwhile has a seat to leave."""

        def write(db: Connection) -> None:
            _lock(db)
            db.execute(delete(queue).where(queue.c.person == person))

        await self._store.write(write)

    async def of(self, person: str) -> Wait | None:
        """What somebody waits for, which says that they still do."""
        found = await self._store.read(lambda db: _look(db, person))
        if found is None:
            return None
        row, others, code = found
        now = now_ms()
        if row.table_id is None and now - row.seen > HEARD_EVERY:
            here = update(queue).where(queue.c.person == person).values(seen=now)
            await self._store.write(lambda db: db.execute(here).rowcount)
        return Wait(
            row.game,
            row.seats,
            msgspec.json.decode(row.options),
            row.pace,
            row.language,
            row.rated,
            row.bots,
            row.since,
            others,
            None if code is None else f"/t/{code}",
        )

    # --- tables --------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Make tables for those who wait, whenever somebody comes and every second."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._new.wait(), LOOK_EVERY)
            self._new.clear()
            try:
                await self.serve()
            except Unavailable:
                log.warning("store-unavailable")

    async def serve(self) -> None:
        """Seat whoever can be seated now."""
        if await self._store.read(lambda db: db.execute(select(queue.c.person)).first()) is None:
            return
        parties = await self._store.write(partial(_claim, now=now_ms(), patience=self._patience))
        await asyncio.gather(*map(self._serve, parties))

    async def _serve(self, party: Party) -> None:
        try:
            await self._seat(party)
        except Exception as error:
            if not isinstance(error, Refusal | Unavailable):
                log.error("queue-failed", **trouble(error))
            await self._release(party)

    async def _seat(self, party: Party) -> None:
        kind, hall = party.kind, self._hall
        people = [await self._people.get(row.person) for row in party.seats]
        if None in people:
            await self._release(party)
            return
        first = min(party.seats, key=lambda row: row.since).person
        place = await hall.create(
            e.Opened(
                *("", kind.game, kind.seats, msgspec.json.decode(kind.options), first),
                clock=ClockSettings(kind.pace),  # type: ignore[arg-type]  # it is one of them
                rated=kind.rated,
            )
        )
        for seat, (row, person) in enumerate(zip(party.seats, people, strict=True)):
            assert person is not None
            luck = None if row.luck is None else (row.luck, row.word)
            sat = e.Sat(seat, person.id, person.name, luck, person.look)
            await hall.propose(place, lambda _, sat=sat: sat)  # type: ignore[misc]
        for seat in range(len(people), kind.seats):
            await hall.propose(place, partial(_bot, seat=seat))
        await self._tell_hours(place)
        if await self._store.write(partial(_settle, party=party, table=place.room.id)):
            await hall.propose(place, lambda room: e.Started(room.game.rules))
        else:  # somebody has left the queue meanwhile
            await hall.propose(place, lambda _: e.Shut())
            await self._release(party)

    async def _tell_hours(self, place: Place) -> None:
        """A slow table that is about to start hears when its people rest."""
        if is_slow(place.room.clock):
            people = [chair.person for chair in place.room.chairs if chair.person]
            for person, off in (await self._hours.of(people)).items():
                rested = e.Rested(person, off)
                await self._hall.propose(place, lambda _, rested=rested: rested)  # type: ignore[misc]

    async def _release(self, party: Party) -> None:
        """Those who are still there wait again; a store that is away does it when it is back."""
        again = update(queue).where(queue.c.party == party.id, queue.c.table_id.is_(None))
        with suppress(Unavailable):
            await self._store.write(lambda db: db.execute(again.values(party=None)).rowcount)


def _bot(room: Room, seat: int) -> e.Entry:
    return e.BotSat(seat, best_level(room.game), bot_name(room, seat))


def _lock(db: Connection) -> None:
    """Nobody else pairs people meanwhile. SQLite has one writer in any case."""
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(func.hashtext("queue"))))


def _player(row: Any) -> Player:
    kind = Kind(row.game, row.seats, row.options, row.pace, row.rated)
    return Player(row.person, kind, row.language, row.bots, row.since)


def _apart(db: Connection, people: list[str]) -> set[frozenset[str]]:
    """Who of these does not want to hear, or to have at the table, another or its programs."""
    r = relations.c
    other = func.coalesce(tokens.c.owner, r.other)
    query = select(r.person, other).outerjoin(tokens, tokens.c.person == r.other)
    query = query.where(r.person.in_(people), other.in_(people))
    return {frozenset(row) for row in db.execute(query)}


def _claim(db: Connection, now: int, patience: int) -> list[Party]:
    """Pair people, and note down that they are spoken for."""
    _lock(db)
    q = queue.c
    lapsed = q.party.is_not(None) & q.table_id.is_(None) & (q.claimed < now - LAPSES)
    db.execute(update(queue).where(lapsed).values(party=None))
    seated, slow = q.table_id.is_not(None), q.pace == "days"
    gone = (seated | ~slow) & (q.seen < now - AWAY) | (q.seen < now - AWAY_DAYS)
    db.execute(delete(queue).where(gone & (seated | q.party.is_(None))))
    rows = {row.person: row for row in db.execute(select(queue).where(q.party.is_(None)))}
    parties = []
    for players in pair(map(_player, rows.values()), _apart(db, list(rows)), now, patience):
        seats = [rows[one.person] for one in players]
        secrets.SystemRandom().shuffle(seats)  # who came first does not sit first
        party = Party(secrets.token_urlsafe(12), players[0].kind, seats)
        mine = update(queue).where(q.person.in_([row.person for row in seats]))
        db.execute(mine.values(party=party.id, claimed=now))
        parties.append(party)
    return parties


def _settle(db: Connection, party: Party, table: str) -> bool:
    """All of a party sit at this table, unless one of them no longer waits for it."""
    _lock(db)
    mine = (queue.c.party == party.id) & queue.c.table_id.is_(None)
    there = db.execute(select(func.count()).select_from(queue).where(mine)).scalar()
    if there != len(party.seats):
        return False
    db.execute(update(queue).where(mine).values(table_id=table, luck=None, word=""))
    return True


def _look(db: Connection, person: str) -> tuple[Any, int, str | None] | None:
    row = db.execute(select(queue).where(queue.c.person == person)).first()
    if row is None:
        return None
    if row.table_id is not None:
        code = select(tables.c.code).where(tables.c.id == row.table_id)
        return row, 0, db.execute(code).scalar()
    me = _player(row)
    same = [queue.c[name] == value for name, value in me.kind._asdict().items()]
    query = select(queue).where(*same, queue.c.table_id.is_(None)).limit(MOST)
    others = [one for one in map(_player, db.execute(query)) if one.person != person]
    apart = _apart(db, [person, *(one.person for one in others)])
    return row, sum(fits([me], other, apart) for other in others), None
