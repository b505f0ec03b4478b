"""How people want to be told, and what they were told already."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from cabale.server.company.invites import MOST_TOLD, invited
from cabale.server.notices.push import Device
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.company import TableInvite
from cabale.store import Store, insert_new
from cabale.store.company import invites
from cabale.store.schema import notices, people, pushes, tables, told

MOST_DEVICES = 10
HOUR = 3_600_000


class Wishes(NamedTuple):
    """`mail`: hours between two letters at least, 0: none. `stop` ends letters, for who has it."""

    person: str
    language: str = "fr"
    mail: int = 0
    webhook: str = ""
    stop: str = ""


class Letter(NamedTuple):
    """A letter that may be written now."""

    person: str
    name: str
    email: str
    language: str
    stop: str
    tables: list[tuple[str, str, str]]
    """Id, code and game of each table at which this person was asked something since the last."""
    invites: list[TableInvite]
    """What friends have asked this person to since then."""


_WISHES = (notices.c.person, notices.c.language, notices.c.mail, notices.c.webhook, notices.c.stop)


class Notices:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.changed: set[str] = set()
        """Whose wishes were changed here, and who may be told now of what they were not."""

    # --- wishes --------------------------------------------------------------------------------

    async def of(self, person: str) -> Wishes:
        return (await self.all_of([person])).get(person, Wishes(person))

    async def all_of(self, those: Collection[str]) -> dict[str, Wishes]:
        query = select(*_WISHES).where(notices.c.person.in_(those))
        rows = await self._store.read(lambda db: list(map(Wishes._make, db.execute(query))))
        return {row.person: row for row in rows}

    async def set(self, person: str, language: str, mail: int, webhook: str) -> None:
        row = {"person": person, "language": language, "mail": mail, "webhook": webhook}
        await self._store.write(lambda db: _upsert(db, person, row))
        self.changed.add(person)

    async def stop(self, token: str) -> bool:
        """No more letters, for whoever has the token of one."""
        change = update(notices).where(notices.c.stop == token).values(mail=0)
        return bool(token) and await self._store.write(lambda db: db.execute(change).rowcount > 0)

    # --- devices -------------------------------------------------------------------------------

    async def devices(self, those: Collection[str]) -> dict[str, list[Device]]:
        query = select(pushes).where(pushes.c.person.in_(those)).order_by(pushes.c.at)
        found: dict[str, list[Device]] = {}
        for row in await self._store.read(lambda db: list(db.execute(query))):
            device = Device(row.endpoint, row.p256dh, row.auth)
            found.setdefault(row.person, []).append(device)
        return found

    async def subscribe(self, person: str, device: Device, language: str) -> None:
        row = {"id": _id(device.endpoint), "person": person, "at": now_ms(), **device._asdict()}

        def write(db: Connection) -> None:
            db.execute(delete(pushes).where(pushes.c.id == row["id"]))
            old = select(pushes.c.id).where(pushes.c.person == person)
            old = old.order_by(pushes.c.at.desc()).offset(MOST_DEVICES - 1)
            db.execute(delete(pushes).where(pushes.c.id.in_(list(db.execute(old).scalars()))))
            db.execute(insert(pushes).values(row))
            _upsert(db, person, {"language": language})

        await self._store.write(write)
        self.changed.add(person)

    async def unsubscribe(self, endpoint: str, person: str | None = None) -> None:
        """The device is told no more: its owner says so, or the push service that it is gone."""
        this = pushes.c.id == _id(endpoint)
        gone = this if person is None else this & (pushes.c.person == person)
        await self._store.write(lambda db: db.execute(delete(pushes).where(gone)).rowcount)

    # --- what was told -------------------------------------------------------------------------

    async def claim(self, person: str, table: str, moment: int) -> bool:
        """Whether this worker is the one to tell somebody of this; another may have done it."""
        row = {"person": person, "table_id": table, "moment": -1, "at": now_ms(), "mailed": False}
        this = (told.c.person == person) & (told.c.table_id == table) & (told.c.moment < moment)

        def write(db: Connection) -> bool:
            insert_new(db, told, row)
            change = update(told).where(this)
            return db.execute(change.values(moment=moment, at=now_ms(), mailed=False)).rowcount > 0

        return await self._store.write(write)

    async def letters(self) -> list[Letter]:
        """The letters that are due, which nobody else writes from now on."""
        return await self._store.write(_letters)


def _letters(db: Connection) -> list[Letter]:
    now = now_ms()
    turns = select(told.c.person).where(told.c.mailed.is_(False))
    asked = select(invites.c.person).where(invites.c.mailed.is_(False))
    again = func.coalesce(notices.c.mailed, 0) + notices.c.mail * HOUR <= now
    due = (
        select(people.c.id, people.c.name, people.c.email, notices.c.language, notices.c.stop)
        .join(notices, notices.c.person == people.c.id)
        .where(notices.c.mail > 0, people.c.email.is_not(None), again)
        .where(people.c.id.in_(turns) | people.c.id.in_(asked))
        .order_by(people.c.id)  # in one order everywhere: nobody waits for another in a circle
    )
    found = []
    for person, name, email, language, stop in db.execute(due).all():
        # Another worker may have read the same: whoever changes this row first writes the letter.
        first = update(notices).where(notices.c.person == person, again).values(mailed=now)
        if not db.execute(first).rowcount:
            continue
        mine = (told.c.person == person) & told.c.mailed.is_(False)
        new = select(tables.c.id, tables.c.code, tables.c.game)
        new = new.join(told, told.c.table_id == tables.c.id).where(mine).order_by(told.c.at)
        rows = [(row.id, row.code, row.game) for row in db.execute(new)]
        asks = invited(db, person, now, unmailed=True)[:MOST_TOLD]
        db.execute(update(told).where(mine).values(mailed=True))
        db.execute(update(invites).where(invites.c.person == person).values(mailed=True))
        found.append(Letter(person, name, email, language, stop, rows, asks))
    return found


def _upsert(db: Connection, person: str, values: dict[str, Any]) -> None:
    empty = Wishes(person, stop=secrets.token_urlsafe(24))
    insert_new(db, notices, empty._asdict())
    db.execute(update(notices).where(notices.c.person == person).values(values))


def _id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
