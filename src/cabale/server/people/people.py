"""Who comes in: guests by a signed cookie, accounts by a password, programs by a token."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import OrderedDict
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, Signer
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cabale.server.tables import entries as e
from cabale.server.tables.chairs import drawn_face
from cabale.server.tables.place import now_ms
from cabale.server.wire.messages import Me
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import TokenInfo
from cabale.store import Store
from cabale.store.schema import entries, people, ratings, results, seatings, settings, tokens

REMEMBERED = 10_000
FRESH = 60.0
PREFIX = "cab_"


_PERSON = (people.c.id, people.c.name, people.c.login, people.c.face)


class Person(NamedTuple):
    id: str
    name: str
    login: str | None
    face: str | None = None
    """The one that was chosen, if any."""

    @property
    def look(self) -> str:
        return self.face or drawn_face(self.id)

    def to_me(self) -> Me:
        return Me(self.id, self.name, self.login, self.look)


class People:
    """The people of a store. What was read lately is remembered for a minute."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[float, Person]] = OrderedDict()
        # Checked when there is no such account, so that the time taken does not say so.
        self._nobodys = self._hasher.hash(secrets.token_hex(16))

    async def open(self, secret: str) -> None:
        """`secret` signs the cookies; without one all workers use the one in the database."""
        key = secret or await self._store.write(_shared_secret)
        self._signer = Signer(key, salt="cabale.device", digest_method=hashlib.sha256)

    # --- coming in -----------------------------------------------------------------------------

    def cookie(self, person: Person) -> str:
        return self._signer.sign(person.id).decode()

    async def by_cookie(self, cookie: str | None) -> Person | None:
        if not cookie or len(cookie) > 200:
            return None
        try:
            return await self.get(self._signer.unsign(cookie).decode())
        except (BadSignature, UnicodeDecodeError):
            return None

    async def by_token(self, token: str | None) -> Person | None:
        if not token or not token.startswith(PREFIX):
            return None
        query = (
            select(*_PERSON)
            .join(tokens, tokens.c.person == people.c.id)
            .where(tokens.c.digest == _digest(token))
        )
        row = await self._store.read(lambda db: db.execute(query).first())
        return None if row is None else Person(*row)

    async def get(self, person: str) -> Person | None:
        known = self._known.get(person)
        if known is not None and time.monotonic() - known[0] < FRESH:
            return known[1]
        query = select(*_PERSON).where(people.c.id == person)
        row = await self._store.read(lambda db: db.execute(query).first())
        if row is None:
            self._known.pop(person, None)
            return None
        return self._remember(Person(*row))

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = (time.monotonic(), person)
        self._known.move_to_end(person.id)
        if len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        return person

    # --- guests --------------------------------------------------------------------------------

    async def introduce(self, name: str, face: str | None = None) -> Person:
        person = Person(_new_id(), clean_name(name), None, face)
        row = {"id": person.id, "name": person.name, "created": now_ms(), "face": face}
        await self._store.write(lambda db: db.execute(insert(people).values(row)).rowcount)
        return self._remember(person)

    async def rename(self, person: Person, name: str, face: str | None = None) -> Person:
        """Another name and, where one is given, another face."""
        new = person._replace(name=clean_name(name), face=person.face if face is None else face)
        change = update(people).where(people.c.id == person.id)
        change = change.values(name=new.name, face=new.face)
        await self._store.write(lambda db: db.execute(change).rowcount)
        return self._remember(new)

    # --- accounts ------------------------------------------------------------------------------

    async def register(self, person: Person, login: str, password: str) -> Person:
        if person.login is not None:
            raise Refusal("has-account", "this identity has an account already")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        change = update(people).where(people.c.id == person.id).values(login=login, password=hashed)
        try:
            await self._store.write(lambda db: db.execute(change).rowcount)
        except IntegrityError:
            raise Refusal("login-taken", "somebody has this login already") from None
        return self._remember(person._replace(login=login))

    async def sign_in(self, login: str, password: str) -> Person:
        query = select(people).where(people.c.login == login)
        row: Any = await self._store.read(lambda db: db.execute(query).first())
        hashed = self._nobodys if row is None else row.password
        if not await asyncio.to_thread(self._matches, hashed, password) or row is None:
            raise Refusal("wrong-password", "there is no account with this login and password")
        return self._remember(Person(row.id, row.name, row.login, row.face))

    def _matches(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    async def forget(self, person: str) -> None:
        """Delete somebody: name, account, tokens. Their matches stay, without the name."""
        await self._store.write(lambda db: _forget(db, person))
        self._known.pop(person, None)

    # --- programs ------------------------------------------------------------------------------

    async def new_token(self, owner: Person, name: str) -> TokenInfo:
        token, program = PREFIX + secrets.token_urlsafe(24), _new_id()
        info = TokenInfo(secrets.token_urlsafe(9), clean_name(name), now_ms(), token)

        def write(db: Connection) -> None:
            db.execute(insert(people).values(id=program, name=info.name, created=info.created))
            db.execute(
                insert(tokens).values(
                    id=info.id,
                    digest=_digest(token),
                    person=program,
                    owner=owner.id,
                    created=info.created,
                )
            )

        await self._store.write(write)
        return info

    async def tokens_of(self, owner: Person) -> list[TokenInfo]:
        query = (
            select(tokens.c.id, people.c.name, tokens.c.created)
            .join(people, people.c.id == tokens.c.person)
            .where(tokens.c.owner == owner.id)
            .order_by(tokens.c.created)
        )
        return await self._store.read(lambda db: [TokenInfo(*row) for row in db.execute(query)])

    async def drop_token(self, owner: Person, token: str) -> None:
        query = delete(tokens).where(tokens.c.id == token, tokens.c.owner == owner.id)
        if await self._store.write(lambda db: db.execute(query).rowcount) == 0:
            raise Refusal("unknown", "you have no such token")


def clean_name(name: str) -> str:
    """A name as it is shown: one line, nothing invisible."""
    clean = " ".join("".join(c for c in name if c.isprintable()).split())
    if not clean:
        raise Refusal("unfit", "a name has at least one letter that can be seen")
    return clean


def _new_id() -> str:
    return "p_" + secrets.token_urlsafe(12)


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _shared_secret(db: Connection) -> str:
    query = select(settings.c.value).where(settings.c.name == "secret")
    if db.dialect.name == "postgresql":
        db.exec_driver_sql("LOCK TABLE settings IN EXCLUSIVE MODE")
    found = db.execute(query).scalar()
    if found is None:
        found = secrets.token_urlsafe(32)
        db.execute(insert(settings).values(name="secret", value=found))
    return str(found)


def _forget(db: Connection, person: str) -> None:
    """Take a name out of the logs too; what was done there stays as it was."""
    programs = list(db.execute(select(tokens.c.person).where(tokens.c.owner == person)).scalars())
    gone = [person, *programs]
    homes = list(
        db.execute(select(seatings.c.table_id).where(seatings.c.person.in_(gone))).scalars()
    )
    for table, n, body in db.execute(
        select(entries.c.table_id, entries.c.n, entries.c.body).where(entries.c.table_id.in_(homes))
    ).all():
        entry = e.decode(bytes(body))
        if isinstance(entry, e.Sat | e.Chatted | e.Renamed) and entry.person in gone:
            entry.name, entry.face = "—", ""
            key = (entries.c.table_id == table) & (entries.c.n == n)
            db.execute(update(entries).where(key).values(body=e.encode(entry)))
    db.execute(update(results).where(results.c.player.in_(gone)).values(name="—"))
    db.execute(delete(ratings).where(ratings.c.player.in_(gone)))
    db.execute(delete(seatings).where(seatings.c.person.in_(gone)))
    db.execute(delete(people).where(people.c.id.in_(gone)))
