"""Accounts: a login and a password for an identity, and the ways to a new password."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cabale.server.people.hashing import Hashing
from cabale.server.people.people import People, Person
from cabale.server.people.sessions import digest
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.refusal import Refusal
from cabale.store import Store
from cabale.store.schema import links, people

HOUR = 3_600_000
RESET_HOURS = 24


class Used(NamedTuple):
    """A link that was followed: whose it was, and what it was about."""

    person: Person
    detail: str


class SignedIn(NamedTuple):
    """Somebody who knew a password, and the hash that it was held against."""

    person: Person
    hashed: str


class Accounts:
    def __init__(self, store: Store, known: People, hashing: Hashing) -> None:
        self._store, self._people, self._hashing = store, known, hashing

    async def register(self, person: Person, login: str, password: str) -> Person:
        """Keep an identity as an account.

        A login that is taken costs no hash, and the answer takes as long as any other.
        """
        if person.login is not None:
            raise Refusal("has-account", "this identity has an account already")
        taken = Refusal("login-taken", "somebody has this login already")
        if await self.by_login(login) is not None:
            await self._hashing.idle()
            raise taken
        hashed = await self._hashing.hash(password)
        try:
            return await self._people.change(person.id, {"login": login, "password": hashed})
        except IntegrityError:
            raise taken from None

    async def sign_in(self, login: str, password: str) -> SignedIn:
        row = await self.by_login(login)
        hashed = None if row is None else row.password
        if not await self._hashing.matches(hashed, password):
            raise Refusal("wrong-password", "there is no account with this login and password")
        person = await self._people.get(row.id)
        if person is None:
            raise Refusal("wrong-password", "there is no account with this login and password")
        return SignedIn(person, row.password)

    async def check(self, person: Person, password: str) -> None:
        """Whoever changes an account says its password once more."""
        row = None if person.login is None else await self.by_login(person.login)
        if not await self._hashing.matches(None if row is None else row.password, password):
            raise Refusal("wrong-password", "this is not the password of the account")

    async def set_password(self, person: Person, password: str) -> None:
        hashed = await self._hashing.hash(password)

        def write(db: Connection) -> None:
            db.execute(update(people).where(people.c.id == person.id).values(password=hashed))
            db.execute(delete(links).where(links.c.person == person.id))

        await self._store.write(write)

    async def set_email(self, person: Person, email: str | None) -> None:
        change = update(people).where(people.c.id == person.id).values(email=email)
        await self._store.write(lambda db: db.execute(change).rowcount)

    async def email_of(self, person: Person) -> str | None:
        query = select(people.c.email).where(people.c.id == person.id)
        return await self._store.read(lambda db: db.execute(query).scalar())

    async def by_login(self, login: str) -> Any:
        query = select(people.c.id, people.c.password, people.c.email, people.c.name)
        query = query.where(people.c.login == login)
        return await self._store.read(lambda db: db.execute(query).first())

    # --- links ---------------------------------------------------------------------------------

    async def new_link(self, person: str, purpose: str, detail: str = "") -> str:
        """The secret of a link that counts once, for a day; it takes the place of an older one."""
        secret, now = secrets.token_urlsafe(24), now_ms()
        row = {
            "digest": digest(secret),
            "person": person,
            "purpose": purpose,
            "detail": detail,
            "expires": now + RESET_HOURS * HOUR,
        }

        def write(db: Connection) -> None:
            same = (links.c.person == person) & (links.c.purpose == purpose)
            db.execute(delete(links).where(same | (links.c.expires < now)))
            db.execute(insert(links).values(row))

        await self._store.write(write)
        return secret

    async def follow(self, secret: str, purpose: str) -> Used:
        """Use a link up."""

        def write(db: Connection) -> Any:
            this = (links.c.digest == digest(secret)) & (links.c.purpose == purpose)
            this &= links.c.expires > now_ms()
            # In one statement: of several who follow it at once one finds it.
            used = delete(links).where(this).returning(links.c.person, links.c.detail)
            return db.execute(used).first()

        row = await self._store.write(write)
        person = None if row is None else await self._people.get(row.person)
        if person is None:
            raise Refusal("link-over", "this link has been used, or it is too old")
        return Used(person, row.detail)
