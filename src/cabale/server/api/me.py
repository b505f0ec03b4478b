"""Who one is."""

from __future__ import annotations

from functools import partial

from sqlalchemy import select

from cabale.server.api.http import Call, route
from cabale.server.people.people import Person
from cabale.server.tables import entries as e
from cabale.server.tables.room import Room
from cabale.server.wire.messages import Me
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import Introduce, NewToken, Register, SignIn, TokenInfo, TokenList
from cabale.store.schema import seatings, tables

MOST_TOKENS = 20


@route("GET", "/api/me", reply=Me)
async def who_am_i(call: Call) -> Me:
    """Who this device, or this token, is."""
    return call.somebody().to_me()


@route("POST", "/api/me", body=Introduce, reply=Me)
async def introduce(call: Call, body: Introduce) -> Me:
    """Come in as a guest, or change one's name or face, at running tables too."""
    people = call.house.people
    if call.me is None:
        return call.be(await people.introduce(body.name, body.face)).to_me()
    old, new = call.me, await people.rename(call.me, body.name, body.face)
    if (old.name, old.look) != (new.name, new.look):
        await _reintroduce(call, old.name, new)
    return new.to_me()


async def _reintroduce(call: Call, old_name: str, new: Person) -> None:
    """Tables that are not over hear of the new name and face, for the seats under the old name."""
    query = (
        select(seatings.c.table_id)
        .join(tables, tables.c.id == seatings.c.table_id)
        .where(seatings.c.person == new.id, tables.c.phase != "over")
    )
    for table in await call.hall.store.read(lambda db: list(db.execute(query).scalars())):
        place = await call.hall.get(table)
        for seat in range(len(place.room.chairs)):
            await call.hall.propose(place, partial(_renamed, seat=seat, old=old_name, new=new))


def _renamed(room: Room, seat: int, old: str, new: Person) -> e.Entry | None:
    if seat >= len(room.chairs):
        return None
    chair = room.chairs[seat]
    mine = chair.person == new.id and chair.name == old
    return e.Renamed(seat, new.id, new.name, new.look) if mine else None


@route("POST", "/api/account", body=Register, reply=Me, status=201)
async def register(call: Call, body: Register) -> Me:
    """Keep the identity of this device as an account."""
    me = call.somebody()
    return (await call.house.people.register(me, body.login, body.password)).to_me()


@route("DELETE", "/api/account")
async def forget(call: Call) -> None:
    """Delete one's name, account and tokens. Matches stay, without the name."""
    me = call.somebody()
    await call.house.people.forget(me.id)
    for place in call.hall.places.values():
        for chair in place.room.chairs:
            if chair.person == me.id:
                chair.name, chair.face = "—", ""
    call.cookie = ""


@route("POST", "/api/session", body=SignIn, reply=Me)
async def sign_in(call: Call, body: SignIn) -> Me:
    """Sign in on this device."""
    if not call.house.sign_ins.take(body.login):
        raise Refusal("too-often", "too many attempts for this login; wait a minute")
    return call.be(await call.house.people.sign_in(body.login, body.password)).to_me()


@route("DELETE", "/api/session")
async def sign_out(call: Call) -> None:
    """Sign out on this device."""
    call.cookie = ""


@route("GET", "/api/tokens", reply=TokenList)
async def tokens(call: Call) -> TokenList:
    """The tokens of one's programs, without their secrets."""
    return TokenList(await call.house.people.tokens_of(call.somebody()))


@route("POST", "/api/tokens", body=NewToken, reply=TokenInfo, status=201)
async def new_token(call: Call, body: NewToken) -> TokenInfo:
    """A token with which a program sits down under its own name. It is shown this once."""
    me, people = call.somebody(), call.house.people
    if len(await people.tokens_of(me)) >= MOST_TOKENS:
        raise Refusal("too-many", f"one has at most {MOST_TOKENS} tokens; delete one first")
    return await people.new_token(me, body.name)


@route("DELETE", "/api/tokens/{token}")
async def drop_token(call: Call, token: str) -> None:
    """The program is no longer let in."""
    await call.house.people.drop_token(call.somebody(), token)
