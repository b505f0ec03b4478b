"""Being told that it is one's turn: on one's devices, by mail, by a webhook."""

from __future__ import annotations

from cabale.server.api.http import Call, route
from cabale.server.notices.push import Device, check
from cabale.server.wire.notices import NoticeSettings, SetNotices, Subscribe, Unsubscribe
from cabale.server.wire.refusal import Refusal


@route("GET", "/api/me/notices", reply=NoticeSettings)
async def notices(call: Call) -> NoticeSettings:
    """How one is told, and by what one could be."""
    return await _settings(call)


async def _settings(call: Call) -> NoticeSettings:
    me, house = call.owner().person, call.house
    wishes = await house.notices.of(me.id)
    devices = (await house.notices.devices([me.id])).get(me.id, [])
    mailable = house.mail.there and await house.accounts.email_of(me) is not None
    key = house.push.key if house.config.push else None
    return NoticeSettings(wishes.mail, wishes.webhook, len(devices), key, mailable)


@route("POST", "/api/me/notices", body=SetNotices, reply=NoticeSettings)
async def set_notices(call: Call, body: SetNotices) -> NoticeSettings:
    """Be told otherwise from now on."""
    me = _sparingly(call)
    if body.webhook:
        call.house.poster.check(body.webhook)
    await call.house.notices.set(me, body.language, body.mail, body.webhook)
    return await _settings(call)


@route("POST", "/api/me/devices", body=Subscribe)
async def subscribe(call: Call, body: Subscribe) -> None:
    """This browser is told from now on."""
    me = _sparingly(call)
    if not call.house.config.push:
        raise Refusal("unknown", "this server tells no browsers")
    call.house.poster.check(body.endpoint)
    device = Device(body.endpoint, body.p256dh, body.auth)
    check(device)
    await call.house.notices.subscribe(me, device, body.language)


@route("DELETE", "/api/me/devices", body=Unsubscribe)
async def unsubscribe(call: Call, body: Unsubscribe) -> None:
    """This browser is told no more."""
    await call.house.notices.unsubscribe(body.endpoint, call.owner().person.id)


@route("POST", "/api/notices/stop/{token}", form=True)
async def stop(call: Call, token: str) -> None:
    """No more letters: by the link that stands in each, without signing in (RFC 8058)."""
    if not await call.house.notices.stop(token):
        raise Refusal("unknown", "this link is not, or no longer, valid")


def _sparingly(call: Call) -> str:
    me = call.owner().person.id
    if not call.house.renames.take(me):
        raise Refusal("too-often", "this was changed a few times just now; wait a little")
    return me
