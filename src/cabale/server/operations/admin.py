"""What `cabale admin` does, on the database alone: it may be used while the server runs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update

from cabale.core import CabaleError
from cabale.server.config import Config
from cabale.server.people.accounts import Accounts
from cabale.server.people.forget import GONE
from cabale.server.people.forget import forget as forget_person
from cabale.server.people.hashing import Hashing
from cabale.server.people.limits import UNKNOWN, network
from cabale.server.people.people import People
from cabale.server.tables import entries as e
from cabale.server.tables.clocks import now_ms
from cabale.store import Store, Unavailable, open_store
from cabale.store.backup import read_backup, write_backup
from cabale.store.company import profiles, shown
from cabale.store.schema import (
    barred,
    comments,
    entries,
    insights,
    people,
    replays,
    reports,
    seatings,
    sessions,
    shares,
    snapshots,
    tables,
    tokens,
)

T = TypeVar("T")
DAY = 86_400_000


class Purged(NamedTuple):
    tables: int
    people: int


def at_store(act: Callable[[Store], Awaitable[T]]) -> T:
    """Open the database that the server would use, and act."""

    try:
        store = open_store(Config.from_env().database_url)
    except ValueError as error:
        raise CabaleError(str(error)) from None

    async def run() -> T:
        await store.open()
        try:
            return await act(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except Unavailable as error:
        raise CabaleError(f"the database does not answer ({error})") from None


def when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="seconds")


async def list_tables(store: Store, phase: str | None) -> list[dict[str, Any]]:
    length = select(func.count()).where(entries.c.table_id == tables.c.id).scalar_subquery()
    query = select(tables, length.label("entries")).order_by(tables.c.updated.desc())
    if phase is not None:
        query = query.where(tables.c.phase == phase)
    rows = await store.read(lambda db: list(db.execute(query).mappings()))
    return [
        {**row, "created": when(row["created"]), "updated": when(row["updated"])} for row in rows
    ]


async def list_people(store: Store) -> list[dict[str, Any]]:
    sat = select(func.count()).where(seatings.c.person == people.c.id).scalar_subquery()
    columns = [people.c.id, people.c.name, people.c.login, people.c.created, people.c.banned]
    query = select(*columns, sat.label("tables")).order_by(people.c.created.desc())
    rows = await store.read(lambda db: list(db.execute(query).mappings()))
    return [
        {**row, "created": when(row["created"]), "banned": row["banned"] and when(row["banned"])}
        for row in rows
    ]


async def forget(store: Store, person: str) -> None:
    if await People(store).get(person) is None:
        raise CabaleError(f"there is nobody with the id {person!r}; see `cabale admin people`")
    await forget_person(store, person)


async def reset(store: Store, who: str) -> str:
    """A link with which somebody chooses a new password; it counts once, for a day."""
    query = select(people.c.id, people.c.login).where(
        (people.c.id == who) | (people.c.login == who)
    )
    row = await store.read(lambda db: db.execute(query).first())
    if row is None:
        raise CabaleError(
            f"there is nobody with the id or login {who!r}; see `cabale admin people`"
        )
    if row.login is None:
        raise CabaleError("this is a guest, who has no password: there is nothing to reset")
    secret = await Accounts(store, People(store), Hashing(1)).new_link(row.id, "reset")
    home = Config.from_env().url or "http://localhost:8000"
    return f"{home.rstrip('/')}/#/reset/{secret}"


async def backup(store: Store, file: Path) -> int:
    """The whole database at one moment, in one file, while it is in use."""
    return await store.read(lambda db: write_backup(db, file))


async def restore(store: Store, file: Path, *, same_moment: bool) -> dict[str, int]:
    """What a backup holds, into a database in which there is nothing yet.

    Unless nothing was played since, the tables that were open or playing in it are closed.
    """

    def act(db: Connection) -> dict[str, int]:
        rows = read_backup(db, file)
        return {"rows": rows, "closed": 0 if same_moment else _close_tables(db)}

    return await store.write(act)


async def close_tables(store: Store) -> int:
    """Close every table that is open or playing; how many there were."""
    return await store.write(_close_tables)


def _close_tables(db: Connection) -> int:
    """In an older copy their matches may have ended since, and their secrets been published.

    The secret of a table is drawn when it is opened, so who knows it could choose the deal. The
    lock is PostgreSQL's: no match ends while its table is closed.
    """
    last = select(func.max(entries.c.n), func.max(entries.c.at))
    unfinished = select(tables.c.id).where(tables.c.phase.in_(("open", "playing")))
    found = list(db.execute(unfinished.with_for_update()).scalars())
    for table in found:
        n, at = db.execute(last.where(entries.c.table_id == table)).one()
        shut = {"n": n + 1, "at": max(at, now_ms()), "body": e.encode(e.Shut())}
        db.execute(insert(entries).values(table_id=table, **shut))
        db.execute(update(tables).where(tables.c.id == table).values(phase="closed"))
    return len(found)


async def list_reports(store: Store, handled: bool) -> list[dict[str, Any]]:
    """What was reported, the oldest first; `handled`: also what was seen to already."""
    query = select(reports, people.c.name).join(
        people, people.c.id == reports.c.about, isouter=True
    )
    if not handled:
        query = query.where(reports.c.handled.is_(None))
    rows = await store.read(lambda db: list(db.execute(query.order_by(reports.c.at)).mappings()))
    return [
        {**row, "at": when(row["at"]), "lines": json.loads(row["lines"])}
        | {"handled": row["handled"] and when(row["handled"])}
        for row in rows
    ]


async def handle(store: Store, report: str) -> None:
    """A report was seen to; one about somebody who was deleted since goes."""

    def act(db: Connection) -> int:
        this = reports.c.id == report
        gone = db.execute(delete(reports).where(this, reports.c.about.startswith(GONE))).rowcount
        seen = db.execute(update(reports).where(this).values(handled=now_ms())).rowcount
        return gone + seen

    if await store.write(act) == 0:
        raise CabaleError(f"there is no report {report!r}; see `cabale admin reports`")


async def ban(store: Store, person: str, days: int | None) -> None:
    """Let somebody in no more for so many days, nor any program of theirs; None: let them in again.

    A running server notices within seconds, and closes their sockets.
    """
    until = None if days is None else now_ms() + days * DAY

    def act(db: Connection) -> int:
        # The owner first: a program that is being made meanwhile is there by the second statement.
        change = update(people).values(banned=until)
        found = db.execute(change.where(people.c.id == person)).rowcount
        programs = select(tokens.c.person).where(tokens.c.owner == person)
        db.execute(change.where(people.c.id.in_(programs)))
        return found

    if await store.write(act) == 0:
        raise CabaleError(f"there is nobody with the id {person!r}; see `cabale admin people`")


async def ban_address(store: Store, address: str, days: int | None) -> str:
    """Let nobody in from an address for so many days; None: let them in again."""
    client = network(address)
    if client == UNKNOWN:
        raise CabaleError(f"{address!r} is no address, such as 203.0.113.7 or 2001:db8::1")

    def act(db: Connection) -> None:
        db.execute(delete(barred).where((barred.c.network == client) | (barred.c.until < now_ms())))
        if days is not None:
            db.execute(insert(barred).values(network=client, until=now_ms() + days * DAY))

    await store.write(act)
    return client


async def purge(store: Store, days: int, finished: bool, dry: bool) -> Purged:
    """Remove tables that nobody has touched for so long, and guests who sit nowhere any more.

    Results and ratings stay. Matches that were played to the end go only if that was asked for.
    """
    before = now_ms() - days * DAY
    phases = ["open", "playing", "closed", *(["over"] if finished else [])]

    def act(db: Connection) -> Purged:
        old = select(tables.c.id).where(tables.c.updated < before, tables.c.phase.in_(phases))
        gone = list(db.execute(old).scalars())
        kept = select(seatings.c.person).where(seatings.c.table_id.not_in(gone))
        programs = select(tokens.c.person).union(select(tokens.c.owner))
        guests = list(
            db.execute(
                select(people.c.id).where(
                    people.c.login.is_(None),
                    people.c.created < before,
                    people.c.id.not_in(kept),
                    people.c.id.not_in(programs),
                )
            ).scalars()
        )
        if not dry:
            for part in (entries, snapshots, seatings, replays, insights, shares, shown, comments):
                db.execute(delete(part).where(part.c.table_id.in_(gone)))
            db.execute(delete(tables).where(tables.c.id.in_(gone)))
            db.execute(delete(people).where(people.c.id.in_(guests)))
            db.execute(delete(profiles).where(profiles.c.person.in_(guests)))
            db.execute(delete(sessions).where(sessions.c.expires < before))
        return Purged(len(gone), len(guests))

    return await store.write(act)
