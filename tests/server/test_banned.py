"""Whoever has just been banned, signed out or deleted gets nothing that outlasts it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import delete, insert, select

from cabale.core import CabaleError
from cabale.server.company.friends import Friends
from cabale.server.operations.admin import ban
from cabale.server.people.accounts import Accounts
from cabale.server.people.forget import forget
from cabale.server.people.hashing import Hashing
from cabale.server.people.people import People, Person
from cabale.server.people.programs import Programs
from cabale.server.people.sessions import Pass, Sessions
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.refusal import Refusal
from cabale.store import Store, open_store
from cabale.store.company import friend_codes
from cabale.store.schema import people, sessions, tokens

LONG = 3600.0
"""Seconds for which what was read is believed here."""


class House:
    """People in a store, without a server."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.people = People(store, fresh=LONG)
        hashing = Hashing(1)
        self.accounts = Accounts(store, self.people, hashing)
        self.programs = Programs(store, cast("Sessions", None))

    async def signed_in(self, name: str) -> Pass:
        person = await self.people.introduce(name)
        now = now_ms()
        row = {
            "id": f"s_{person.id}",
            "digest": person.id,
            "person": person.id,
            "device": "",
            "created": now,
            "seen": now,
            "expires": now + 1_000_000,
        }
        await self.store.write(lambda db: db.execute(insert(sessions).values(row)).rowcount)
        return Pass(person, str(row["id"]), "session")


def visit(tmp_path: Path, act: Callable[[House], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        try:
            await act(House(store))
        finally:
            await store.close()

    asyncio.run(all_of_it())


async def rename(house: House, person: Person) -> Person:
    return await house.people.rename(person, "Eva")


async def register(house: House, person: Person) -> Person:
    return await house.accounts.register(person, "eve", "correct horse")


@pytest.mark.parametrize("change", [rename, register])
def test_a_ban_is_seen_by_whatever_changes_a_person(
    tmp_path: Path, change: Callable[[House, Person], Awaitable[Person]]
) -> None:
    async def act(house: House) -> None:
        eve = await house.people.introduce("Eve")
        await ban(house.store, eve.id, 3)
        known = await house.people.get(eve.id)
        assert known == eve, "what was read is believed for a moment"
        assert (await change(house, eve)).banned
        assert cast("Person", await house.people.get(eve.id)).banned

    visit(tmp_path, act)


def test_a_program_of_somebody_banned_is_banned(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        eve = await house.signed_in("Eve")
        await ban(house.store, eve.person.id, 3)
        await house.programs.admit(eve, "Motor", 30)
        row = select(people.c.banned).join(tokens, tokens.c.person == people.c.id)
        assert await house.store.read(lambda db: db.execute(row).scalar())
        await ban(house.store, eve.person.id, None)
        assert await house.store.read(lambda db: db.execute(row).scalar()) is None
        with pytest.raises(CabaleError, match="nobody"):
            await ban(house.store, "p_none", 3)

    visit(tmp_path, act)


def test_whoever_was_just_signed_out_gets_no_token(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        eve = await house.signed_in("Eve")
        await house.programs.admit(eve, "Motor", 30)
        await house.store.write(lambda db: db.execute(delete(sessions)).rowcount)
        with pytest.raises(Refusal, match="who you are"):
            await house.programs.admit(eve, "Rotor", 30)
        assert [one.name for one in await house.programs.of(eve.person)] == ["Motor"]

    visit(tmp_path, act)


def test_nothing_is_written_of_somebody_who_was_just_deleted(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        eve = await house.people.introduce("Eve")
        friends = Friends(house.store)
        await forget(house.store, eve.id)
        for late in (rename(house, eve), friends.renew(eve.id), friends.of(eve.id)):
            with pytest.raises(Refusal, match="who you are"):
                await late
        count = select(friend_codes.c.person)
        assert await house.store.read(lambda db: db.execute(count).first()) is None

    visit(tmp_path, act)
