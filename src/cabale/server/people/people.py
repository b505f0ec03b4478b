"""People: who they are, and what they are called."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from cabale.server.people.fresh import Fresh
from cabale.server.people.names import clean_name
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.faces import drawn_face
from cabale.server.wire.messages import Me
from cabale.server.wire.refusal import nobody
from cabale.store import Store
from cabale.store.schema import people

REMEMBERED = 10_000


_PERSON = (people.c.id, people.c.name, people.c.login, people.c.face, people.c.banned)


class Person(NamedTuple):
    id: str
    name: str
    login: str | None
    face: str | None = None
    """The one that was chosen, if any."""
    banned: int | None = None
    """Until when this person is not let in."""

    @property
    def look(self) -> str:
        return self.face or drawn_face(self.id)

    def to_me(self) -> Me:
        return Me(self.id, self.name, self.login, self.look)


class People:
    """The people of a store, with a cache of what was read in the last seconds."""

    def __init__(self, store: Store, fresh: float = 0.0) -> None:
        """`fresh`: seconds for which what was read is believed."""
        self._store = store
        self._known = Fresh[Person](fresh, REMEMBERED)

    async def get(self, person: str) -> Person | None:
        known = self._known.get(person)
        if known is not None:
            return known
        query = select(*_PERSON).where(people.c.id == person)
        row = await self._store.read(lambda db: db.execute(query).first())
        if row is None:
            self._known.drop(person)
            return None
        return self.remember(Person(*row))

    def remember(self, person: Person) -> Person:
        self._known.put(person.id, person)
        return person

    # --- guests --------------------------------------------------------------------------------

    async def introduce(self, name: str, face: str | None = None) -> Person:
        person = Person(new_id(), clean_name(name), None, face)
        row = {"id": person.id, "name": person.name, "created": now_ms(), "face": face}
        await self._store.write(lambda db: db.execute(insert(people).values(row)).rowcount)
        return self.remember(person)

    async def rename(self, person: Person, name: str, face: str | None = None) -> Person:
        """Another name and, where one is given, another face."""
        chosen = {} if face is None else {"face": face}
        return await self.change(person.id, {"name": clean_name(name), **chosen})

    async def change(self, person: str, values: dict[str, Any]) -> Person:
        """Write something about somebody, and read again what else is true by now: whoever has just
        been banned must not be believed for longer because of a new name."""

        def write(db: Connection) -> Any:
            db.execute(update(people).where(people.c.id == person).values(values))
            return db.execute(select(*_PERSON).where(people.c.id == person)).first()

        row = await self._store.write(write)
        if row is None:
            self.drop(person)
            raise nobody()
        return self.remember(Person(*row))

    def drop(self, person: str) -> None:
        """Remove somebody from the cache."""
        self._known.drop(person)


def keep_there(db: Connection, person: str) -> None:
    """Refuse somebody who has been deleted meanwhile, and let nobody delete them before this is
    written: what were written afterwards would stay for ever."""
    query = select(people.c.id).where(people.c.id == person).with_for_update(read=True)
    if db.execute(query).scalar() is None:
        raise nobody()


def new_id() -> str:
    return "p_" + secrets.token_urlsafe(12)
