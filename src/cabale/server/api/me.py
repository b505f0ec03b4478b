"""Who one is: a guest or an account, and where one is signed in."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from sqlalchemy import select

from cabale.server.api.http import COOKIE, Call, route
from cabale.server.api.tables import leaving
from cabale.server.people.export import export as export_person
from cabale.server.people.forget import forget as forget_person
from cabale.server.people.names import distinct, is_numbered
from cabale.server.people.people import Person
from cabale.server.tables import entries as e
from cabale.server.tables.faces import own_face
from cabale.server.tables.room import Room
from cabale.server.wire.accounts import (
    Account,
    ChangePassword,
    ConfirmEmail,
    ForgotPassword,
    Introduce,
    NewToken,
    Register,
    ResetPassword,
    SessionList,
    SetEmail,
    SignIn,
    TokenInfo,
    TokenList,
)
from cabale.server.wire.export import Export
from cabale.server.wire.messages import Me
from cabale.server.wire.refusal import Refusal
from cabale.store.schema import seatings, tables


@route("GET", "/api/me", reply=Me)
async def who_am_i(call: Call) -> Me:
    """Who this device, or this token, is."""
    return call.somebody().to_me()


@route("POST", "/api/me", body=Introduce, reply=Me)
async def introduce(call: Call, body: Introduce) -> Me:
    """Come in as a guest, or change one's name or face, at running tables too."""
    people = call.house.people
    if call.me is None:
        return (await call.be(await people.introduce(body.name, body.face))).to_me()
    if not call.house.renames.take(call.me.id):
        raise Refusal("too-often", "one name after the other: wait a little")
    old, new = call.me, await people.rename(call.me, body.name, body.face)
    if (old.name, old.look) != (new.name, new.look):
        await _reintroduce(call, old.name, new)
    return new.to_me()


async def _reintroduce(call: Call, old_name: str, new: Person) -> None:
    """Tables that are not over hear of the new name and face, for the seats under the old name."""
    for table in await tables_of(call, new.id):
        with suppress(Refusal):  # a table that cannot be shown keeps nobody from a new name
            place = await call.hall.get(table)
            for seat in range(len(place.room.chairs)):
                await call.hall.propose(place, partial(_renamed, seat=seat, old=old_name, new=new))


async def tables_of(call: Call, person: str) -> list[str]:
    """The tables that go on at which somebody has sat."""
    query = (
        select(seatings.c.table_id)
        .join(tables, tables.c.id == seatings.c.table_id)
        .where(seatings.c.person == person, tables.c.phase.in_(("open", "playing")))
    )
    return await call.hall.store.read(lambda db: list(db.execute(query).scalars()))


def _renamed(room: Room, seat: int, old: str, new: Person) -> e.Entry | None:
    if seat >= len(room.chairs):
        return None
    chair = room.chairs[seat]
    mine = chair.person == new.id and is_numbered(chair.name, old)
    if not mine:
        return None
    names, faces = room.known_as(new.id)
    return e.Renamed(seat, new.id, distinct(new.name, names), own_face(new.look, faces))


# --- accounts ----------------------------------------------------------------------------------


@route("GET", "/api/account", reply=Account)
async def account(call: Call) -> Account:
    """What is kept with one's login, for oneself alone."""
    me = call.owner().person
    return Account(me.login, await call.house.accounts.email_of(me), call.house.mail.there)


@route("POST", "/api/account", body=Register, reply=Me, status=201)
async def register(call: Call, body: Register) -> Me:
    """Keep the identity of this device as an account."""
    me = call.owner().person
    with call.house.guesses.guess(body.login, call.client):
        registered = await call.house.accounts.register(me, body.login, body.password)
    return registered.to_me()


@route("DELETE", "/api/account", even_banned=True)
async def forget(call: Call) -> None:
    """Delete all that names oneself: seats, chat, account, tokens. Matches stay, without the name.

    Running matches go on with a bot.
    """
    me, house = call.owner().person, call.house
    _count_search(call)
    programs = await house.programs.of(me)
    await house.sessions.end_all(me)
    await _stand_up(call, me.id)
    call.hall.forget(await forget_person(call.hall.store, me.id))
    house.sessions.ended([program.id for program in programs])
    house.people.drop(me.id)
    call.cookie = ""


async def _stand_up(call: Call, person: str) -> None:
    """Leave the seats of all tables that go on."""
    for table in await tables_of(call, person):
        with suppress(Refusal):
            place = await call.hall.get(table)
            for seat in place.room.owned_by(person):
                await call.hall.propose(place, partial(leaving, person=person, seat=seat))


@route("GET", "/api/me/export", reply=Export, even_banned=True)
async def export(call: Call) -> Export:
    """All that is kept of oneself."""
    me = call.owner().person
    _count_search(call)
    return await export_person(call.hall.store, me)


def _count_search(call: Call) -> None:
    """Every table of somebody is read: nobody keeps the database busy with that.

    Guests are made for nothing, so those of one address are counted together.
    """
    me = call.somebody()
    if not call.house.searches.take(call.client if me.login is None else me.id):
        raise Refusal("too-often", "this was done a few times just now; wait a few minutes")


@route("POST", "/api/account/password", body=ChangePassword)
async def change_password(call: Call, body: ChangePassword) -> None:
    """Another password. Elsewhere one has to sign in again, and all tokens end."""
    way = call.owner()
    await _check_password(call, way.person, body.password)
    await call.house.accounts.set_password(way.person, body.new)
    await call.house.end_everything(way.person, but=way.id)


@route("POST", "/api/account/forgot", body=ForgotPassword)
async def forgot_password(call: Call, body: ForgotPassword) -> None:
    """Ask for a link to a new password by mail. The answer does not say whether one was sent."""
    house = call.house
    if not house.mail.there:
        raise Refusal("no-mail", "this server sends no mail: ask whoever runs it for a link")
    _count_letter(call)

    async def send() -> None:
        row = await house.accounts.by_login(body.login)
        if row is not None and row.email is not None:
            secret = await house.accounts.new_link(row.id, "reset")
            about = {"name": row.name, "login": body.login}
            house.mail.write(row.email, "reset", secret, body.language, **about)

    house.mail.soon(send)


@route("POST", "/api/account/reset", body=ResetPassword, reply=Me)
async def reset_password(call: Call, body: ResetPassword) -> Me:
    """A new password by a link. It is signed in here and nowhere else; all tokens end."""
    used = await call.house.accounts.follow(body.key, "reset")
    await call.house.accounts.set_password(used.person, body.password)
    await call.house.end_everything(used.person)
    return (await call.be(used.person)).to_me()


@route("POST", "/api/account/email", body=SetEmail)
async def set_email(call: Call, body: SetEmail) -> None:
    """The address for a link to a new password. It counts once the letter to it was answered."""
    me, house = call.owner().person, call.house
    await _check_password(call, me, body.password)
    if body.email is None:
        await house.accounts.set_email(me, None)
        return
    if not house.mail.there:
        raise Refusal("no-mail", "this server sends no mail")
    _count_letter(call)
    secret = await house.accounts.new_link(me.id, "email", body.email)
    house.mail.write(body.email, "email", secret, body.language, name=me.name)


@route("POST", "/api/account/email/confirm", body=ConfirmEmail)
async def confirm_email(call: Call, body: ConfirmEmail) -> None:
    """The letter has arrived."""
    used = await call.house.accounts.follow(body.key, "email")
    await call.house.accounts.set_email(used.person, used.detail)


async def _check_password(call: Call, me: Person, password: str) -> None:
    with call.house.guesses.guess_at_home(me.id):
        await call.house.accounts.check(me, password)


def _count_letter(call: Call) -> None:
    if not call.house.letters.take(call.client):
        raise Refusal("too-often", "a few letters were asked for just now; wait a minute")


# --- sessions ----------------------------------------------------------------------------------


@route("POST", "/api/session", body=SignIn, reply=Me, even_banned=True)
async def sign_in(call: Call, body: SignIn) -> Me:
    """Sign in on this device."""
    house, guesses = call.house, call.house.guesses
    device = await house.sessions.known(call.devices, body.login)
    attempt = (
        guesses.guess(body.login, call.client) if device is None else guesses.guess_at_home(device)
    )
    with attempt:
        signed = await house.accounts.sign_in(body.login, body.password)
    return (await call.be(signed.person, signed.hashed)).to_me()


@route("DELETE", "/api/session", even_banned=True)
async def sign_out(call: Call) -> None:
    """Sign out on this device, which stays known as one of the owner's."""
    if call.me is not None:
        way = call.owner()
        await call.house.sessions.sign_out(way.id)
        if way.person.login is not None:
            call.known = call.request.cookies.get(COOKIE)
    call.cookie = ""


@route("GET", "/api/sessions", reply=SessionList)
async def sessions(call: Call) -> SessionList:
    """Where one is signed in, the latest first."""
    way = call.owner()
    return SessionList(await call.house.sessions.of(way.person, way.id))


@route("DELETE", "/api/sessions")
async def sign_out_everywhere(call: Call) -> None:
    """Sign out on every device, this one included, and end all tokens."""
    await call.house.end_everything(call.owner().person)
    call.cookie = ""


@route("DELETE", "/api/sessions/{session}")
async def end_session(call: Call, session: str) -> None:
    """Sign out on one device."""
    way = call.owner()
    await call.house.sessions.end(way.person, session)
    if session == way.id:
        call.cookie = ""


# --- programs ----------------------------------------------------------------------------------


@route("GET", "/api/tokens", reply=TokenList)
async def tokens(call: Call) -> TokenList:
    """The tokens of one's programs, without their secrets."""
    return TokenList(await call.house.programs.of(call.owner().person))


@route("POST", "/api/tokens", body=NewToken, reply=TokenInfo, status=201)
async def new_token(call: Call, body: NewToken) -> TokenInfo:
    """A token with which a program sits down under its own name. It is shown this once."""
    return await call.house.programs.admit(call.owner(), body.name, body.days)


@route("DELETE", "/api/tokens/{token}")
async def drop_token(call: Call, token: str) -> None:
    """The program is no longer let in, and shown out where it is."""
    await call.house.programs.dismiss(call.owner().person, token)
