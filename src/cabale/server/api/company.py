"""People to play with: the queue, friends, circles."""

from __future__ import annotations

import msgspec

from cabale.server.api.http import Call, route
from cabale.server.api.shelf import find_game
from cabale.server.api.tables import contribution, read_options
from cabale.server.company.pairing import Kind
from cabale.server.company.queue import Wish
from cabale.server.wire.company import (
    AskFriend,
    AskToTable,
    Circle,
    CircleList,
    CircleSettings,
    Enqueue,
    FriendList,
    JoinCircle,
    NewCircle,
    SetRole,
    Waiting,
)
from cabale.server.wire.refusal import Refusal


@route("GET", "/api/queue", reply=Waiting)
async def waiting(call: Call) -> Waiting:
    """What one waits for. Who does not ask for half a minute waits no more."""
    return Waiting(await call.house.queue.of(call.owner().person.id))


@route("POST", "/api/queue", body=Enqueue, reply=Waiting)
async def enqueue(call: Call, body: Enqueue) -> Waiting:
    """Wait for a match of this kind, and for no other. Only people wait, no programs."""
    me = call.owner().person
    if not call.house.arrivals.take(call.client):
        raise Refusal("too-often", "many people have come from your address; wait a little")
    call.house.check_may_wait(me.id)
    shelf = find_game(body.game)
    options = read_options(shelf, body.seats, body.options)
    written = msgspec.json.encode(options, order="sorted").decode()
    kind = Kind(body.game, body.seats, written, body.pace, body.rated)
    await call.house.queue.join(me.id, Wish(kind, body.language, body.bots, contribution(body)))
    return Waiting(await call.house.queue.of(me.id))


@route("DELETE", "/api/queue")
async def leave_queue(call: Call) -> None:
    """Wait no more."""
    await call.house.queue.leave(call.owner().person.id)


# --- friends -----------------------------------------------------------------------------------


@route("GET", "/api/friends", reply=FriendList)
async def friends(call: Call) -> FriendList:
    """One's friends, who asks to be one, one's own code, and tables that friends ask one to."""
    return await call.house.friends.of(call.owner().person.id)


@route("POST", "/api/friends", body=AskFriend, reply=FriendList)
async def ask_friend(call: Call, body: AskFriend) -> FriendList:
    """Ask somebody by the code that they have handed on."""
    me = call.owner().person
    with call.house.guessing(call.client):
        await call.house.friends.ask(me.id, body.code)
    return await call.house.friends.of(me.id)


@route("POST", "/api/friends/code", reply=FriendList)
async def renew_code(call: Call) -> FriendList:
    """Another code of one's own; the one before leads to nobody."""
    me = call.owner().person
    if not call.house.renames.take(me.id):
        raise Refusal("too-often", "one code after the other: wait a little")
    await call.house.friends.renew(me.id)
    return await call.house.friends.of(me.id)


@route("POST", "/api/friends/{player}/accept", reply=FriendList)
async def accept_friend(call: Call, player: str) -> FriendList:
    """Be friends with somebody who has asked."""
    me = call.owner().person
    await call.house.friends.accept(me.id, player)
    return await call.house.friends.of(me.id)


@route("DELETE", "/api/friends/{player}", reply=FriendList)
async def part(call: Call, player: str) -> FriendList:
    """Be friends no more, or do not accept; take back what one has asked."""
    me = call.owner().person
    await call.house.friends.part(me.id, player)
    return await call.house.friends.of(me.id)


@route("POST", "/api/friends/{player}/invite", body=AskToTable)
async def invite(call: Call, player: str, body: AskToTable) -> None:
    """Ask a friend to a table, circle or event of one's own.

    Who does not hear one is not told, nor is one.
    """
    me = call.owner().person
    to = await _asked_to(call, me.id, body)
    if not call.house.invitations.take(me.id):
        raise Refusal("too-often", "one invitation after the other: wait a little")
    await call.house.invites.ask(me.id, player, to)


async def _asked_to(call: Call, me: str, body: AskToTable) -> str:
    """The id of what one asks to, if it is one's own business."""
    match body:
        case AskToTable(table=str(ref), circle=None, event=None):
            place = await call.find(ref)
            if not place.room.played_by(me):
                raise Refusal("not-yours", "one asks others to a table at which one sits")
            return place.room.id
        case AskToTable(table=None, circle=str(circle), event=None):
            if not await call.house.circles.is_member(circle, me):
                raise Refusal("unknown", "there is no such circle")
            return circle
        case AskToTable(table=None, circle=None, event=str(code)):
            with call.house.guessing(call.client):
                if (held := await call.house.events.find(code)) is None:
                    raise Refusal("unknown", "there is no such event")
            if me not in (held.event.person, *held.people):
                raise Refusal("not-yours", "one asks others to an event that one takes part in")
            return held.event.id
    raise Refusal("unfit", "one asks to a table, a circle or an event")


@route("DELETE", "/api/invites/{table}")
async def decline(call: Call, table: str) -> None:
    """Not to be reminded of a table, circle or event that one was asked to."""
    await call.house.invites.decline(call.owner().person.id, table)


# --- circles -----------------------------------------------------------------------------------


@route("GET", "/api/circles", reply=CircleList)
async def circles(call: Call) -> CircleList:
    """The circles that one is in."""
    return CircleList(await call.house.circles.of(call.owner().person.id))


@route("POST", "/api/circles", body=NewCircle, reply=Circle, status=201)
async def new_circle(call: Call, body: NewCircle) -> Circle:
    """Found a circle."""
    me = call.owner().person
    return await call.house.circles.show(me.id, await call.house.circles.found(me.id, body.name))


@route("POST", "/api/circles/join", body=JoinCircle, reply=Circle)
async def join_circle(call: Call, body: JoinCircle) -> Circle:
    """Become a member by a code. One that is wrong and one that is closed are refused alike."""
    me = call.owner().person
    with call.house.guessing(call.client):
        circle = await call.house.circles.join(me.id, body.code)
    return await call.house.circles.show(me.id, circle)


@route("GET", "/api/circles/{circle}", reply=Circle)
async def circle(call: Call, circle: str) -> Circle:
    """A circle that one is in: its people, tables, history, ladders."""
    return await call.house.circles.show(call.owner().person.id, circle)


@route("POST", "/api/circles/{circle}/settings", body=CircleSettings, reply=Circle)
async def change_circle(call: Call, circle: str, body: CircleSettings) -> Circle:
    """Its owner or a helper: another name or code, closed to others or not."""
    me = call.owner().person
    await call.house.circles.change(me.id, circle, body)
    return await call.house.circles.show(me.id, circle)


@route("POST", "/api/circles/{circle}/people/{player}", body=SetRole, reply=CircleList)
async def set_role(call: Call, circle: str, player: str, body: SetRole) -> CircleList:
    """Name a helper, hand the circle over, show somebody out, or leave."""
    me = call.owner().person
    await call.house.circles.set_role(me.id, circle, player, body.role)
    await call.house.circles.close_doors(call.hall)
    return CircleList(await call.house.circles.of(me.id))
