"""What is kept of events: who takes part, who sits where in each round. Points come of results."""

from __future__ import annotations

import json
import secrets
from collections import defaultdict
from typing import Any, NamedTuple, cast

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cabale.server.events.pairing import Pair
from cabale.server.events.standings import Result, Seated
from cabale.server.people.names import distinct
from cabale.server.people.people import Person
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.faces import own_face
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.events import EventKind, EventLine, EventPhase, NewEvent
from cabale.server.wire.refusal import Refusal
from cabale.store import Store
from cabale.store.schema import entrants, event_seats, events, relations, results, tables, tokens

LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
CODE_LENGTH = 8
MOST_ENTRANTS = 64
MOST_EVENTS = 5
"""Events that are not over, of one organiser."""
MOST_LISTED = 30


class Event(NamedTuple):
    id: str
    code: str
    person: str
    name: str
    kind: EventKind
    game: str
    seats: int
    options: dict[str, Any]
    clock: ClockSettings
    rounds: int
    groups: int
    level: str | None
    phase: EventPhase


class Entrant(NamedTuple):
    person: str
    number: int
    name: str
    face: str
    gone: bool


class Held(NamedTuple):
    """An event with all that has happened in it."""

    event: Event
    entrants: list[Entrant]
    """In the order in which they came."""
    seats: list[Seated]
    results: dict[str, list[Result]]
    tables: dict[str, tuple[str, str]]
    """Code and phase of each table."""

    @property
    def round(self) -> int:
        return max((seat.round for seat in self.seats), default=0)

    @property
    def people(self) -> list[str]:
        return [one.person for one in self.entrants]

    def entrant(self, person: str) -> Entrant | None:
        return next((one for one in self.entrants if one.person == person), None)

    @property
    def ready(self) -> bool:
        """Whether every table of the last round is over; one that was never laid is not."""
        last = [seat for seat in self.seats if seat.round == self.round and seat.number]
        return all(
            seat.table is not None and self.phase(seat.table) in ("over", "closed") for seat in last
        )

    def phase(self, table: str) -> str:
        return self.tables.get(table, ("", "over"))[1]

    def table(self, round_: int, number: int) -> str | None:
        at = (seat.table for seat in self.seats if (seat.round, seat.number) == (round_, number))
        return next(at, None)


class Events:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def new(self, person: str, asked: NewEvent, options: dict[str, Any]) -> str:
        """The code of a new event."""
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        row = {
            "id": "e_" + secrets.token_urlsafe(12),
            "code": code,
            "person": person,
            "options": json.dumps(options),
            "clock": msgspec.json.encode(asked.clock).decode(),
            "phase": "open",
            "at": now_ms(),
            **{
                name: getattr(asked, name)
                for name in ("name", "kind", "game", "seats", "rounds", "groups", "level")
            },
        }

        def write(db: Connection) -> None:
            mine = (events.c.person == person) & (events.c.phase != "over")
            if (db.execute(select(func.count()).where(mine)).scalar() or 0) >= MOST_EVENTS:
                raise Refusal("too-often", "you organise enough events; end one first")
            db.execute(insert(events).values(row))

        await self._store.write(write)
        return code

    async def find(self, code: str) -> Held | None:
        return await self._store.read(lambda db: _find(db, code.upper()))

    async def of_person(self, person: str) -> list[EventLine]:
        """Those that somebody organises or takes part in, the latest first."""
        e = events.c
        part = select(entrants.c.event_id).where(
            entrants.c.person == person, entrants.c.gone.is_(False)
        )
        query = (
            select(e.code, e.name, e.kind, e.game, e.phase, e.person)
            .where((e.person == person) | e.id.in_(part))
            .order_by(e.at.desc())
            .limit(MOST_LISTED)
        )
        rows: list[Any] = await self._store.read(lambda db: list(db.execute(query)))
        return [
            EventLine(row.code, row.name, row.kind, row.game, row.phase, row.person == person)
            for row in rows
        ]

    async def join(self, event: Event, person: Person, name: str) -> None:
        """Come, or come back."""

        def write(db: Connection) -> None:
            if _phase(db, event) == "over":
                raise Refusal("over", "this event is over")
            c = entrants.c
            those: list[Any] = list(
                db.execute(select(c.person, c.name, c.face).where(c.event_id == event.id))
            )
            if any(one.person == person.id for one in those):
                this = (c.event_id == event.id) & (c.person == person.id)
                db.execute(update(entrants).where(this).values(gone=False))
                return
            if len(those) >= MOST_ENTRANTS:
                raise Refusal("full", "no more people can take part")
            highest = select(func.max(c.number)).where(c.event_id == event.id)
            row = {
                "event_id": event.id,
                "person": person.id,
                "number": (db.execute(highest).scalar() or 0) + 1,
                "name": distinct(name, [one.name for one in those]),
                "face": own_face(person.look, [one.face for one in those]),
                "gone": False,
                "at": now_ms(),
            }
            db.execute(insert(entrants).values(row))

        await self._store.write(write)

    async def leave(self, event: Event, person: str) -> None:
        """Go. Before the first round nothing is left of it, later the points stay."""
        this = (entrants.c.event_id == event.id) & (entrants.c.person == person)

        def write(db: Connection) -> None:
            if _phase(db, event) == "open":
                db.execute(delete(entrants).where(this))
            else:
                db.execute(update(entrants).where(this).values(gone=True))

        await self._store.write(write)

    async def begin(self, event: Event, seats: list[Seated]) -> None:
        """Write down a round, all of it or nothing; whoever is second finds it there."""
        rows = [
            {
                "event_id": event.id,
                "round": seat.round,
                "person": seat.person,
                "number": seat.number,
                "table_id": None,
            }
            for seat in seats
        ]

        def write(db: Connection) -> None:
            if _phase(db, event) == "over":
                raise Refusal("over", "this event is over")
            db.execute(insert(event_seats), rows)
            db.execute(update(events).where(events.c.id == event.id).values(phase="playing"))

        try:
            await self._store.write(write)
        except IntegrityError:
            raise Refusal("started", "this round has begun already") from None

    async def lay(self, event: Event, round_: int, number: int, table: str) -> bool:
        """This is the table of that number in a round; False if it has one already."""
        c = event_seats.c
        this = (c.event_id == event.id) & (c.round == round_) & (c.number == number)
        change = update(event_seats).where(this & c.table_id.is_(None)).values(table_id=table)
        return await self._store.write(lambda db: db.execute(change).rowcount > 0)

    async def send_home(self, event: Event, round_: int, number: int) -> None:
        """Whoever is left of a table that cannot be laid sits out."""
        c = event_seats.c
        this = (c.event_id == event.id) & (c.round == round_) & (c.number == number)
        change = update(event_seats).where(this & c.table_id.is_(None)).values(number=0)
        await self._store.write(lambda db: db.execute(change))

    async def end(self, event: Event) -> None:
        change = update(events).where(events.c.id == event.id).values(phase="over")
        await self._store.write(lambda db: db.execute(change))

    async def apart(self, people: list[str]) -> frozenset[Pair]:
        """Two people of whom one does not want the other at the table."""
        pairs = await self._store.read(lambda db: _apart(db, people))
        return frozenset(frozenset(pair) for pair in pairs)


def _apart(db: Connection, people: list[str]) -> list[tuple[str, str]]:
    """Who does not want whom; to block somebody is to block their programs, and the other way."""
    query = select(tokens.c.person, tokens.c.owner).where(tokens.c.person.in_(people))
    owner: dict[str, str] = dict(map(tuple, db.execute(query)))
    kin: defaultdict[str, list[str]] = defaultdict(list)
    for one in people:
        kin[owner.get(one, one)].append(one)
    r = relations.c
    blocks = select(r.person, func.coalesce(tokens.c.owner, r.other)).where(r.kind == "block")
    blocks = blocks.outerjoin(tokens, tokens.c.person == r.other).where(r.person.in_(people))
    return [(by, one) for by, other in db.execute(blocks) for one in kin.get(other, [])]


def _phase(db: Connection, event: Event) -> str:
    """How an event stands, which nobody else changes before this is written: who comes or goes."""
    this = select(events.c.phase).where(events.c.id == event.id).with_for_update()
    return cast("str", db.execute(this).scalar())


def _find(db: Connection, code: str) -> Held | None:
    e = events.c
    row: Any = db.execute(select(events).where(e.code == code)).first()
    if row is None:
        return None
    event = Event(
        *(row.id, row.code, row.person, row.name, row.kind, row.game, row.seats),
        json.loads(row.options),
        msgspec.json.decode(row.clock, type=ClockSettings),
        *(row.rounds, row.groups, row.level, row.phase),
    )
    c = entrants.c
    those = (
        select(c.person, c.number, c.name, c.face, c.gone)
        .where(c.event_id == event.id)
        .order_by(c.number)
    )
    s = event_seats.c
    sat = (
        select(s.round, s.person, s.number, s.table_id)
        .where(s.event_id == event.id)
        .order_by(s.round, s.number)
    )
    seats = [Seated(*one) for one in db.execute(sat)]
    homes = {seat.table for seat in seats if seat.table is not None}
    t, r = tables.c, results.c
    laid = select(t.id, t.code, t.phase).where(t.id.in_(homes))
    ended = (
        select(r.table_id, r.player, r.won, r.score)
        .where(r.table_id.in_(homes))
        .order_by(r.table_id, r.seat)
    )
    found: defaultdict[str, list[Result]] = defaultdict(list)
    for home, *result in db.execute(ended):
        found[home].append(Result(*result))
    return Held(
        event,
        [Entrant(*one) for one in db.execute(those)],
        seats,
        dict(found),
        {one.id: (one.code, one.phase) for one in db.execute(laid)},
    )
