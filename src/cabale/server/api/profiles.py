"""The pages of people: what they show of themselves."""

from __future__ import annotations

from cabale.server.api.http import Call, route
from cabale.server.wire.profiles import Profile, ProfileSettings, SetProfile
from cabale.server.wire.refusal import Refusal


@route("GET", "/api/people/{player}", reply=Profile)
async def profile(call: Call, player: str) -> Profile:
    """Somebody's page, by an id that cannot be guessed: what they show to whoever asks."""
    return await call.house.profiles.show(player, await call.house.reader(call.me))


@route("GET", "/api/me/profile", reply=ProfileSettings)
async def settings(call: Call) -> ProfileSettings:
    """What one shows, and to whom."""
    return await call.house.profiles.settings(call.owner().person.id)


@route("POST", "/api/me/profile", body=SetProfile, reply=ProfileSettings)
async def change(call: Call, body: SetProfile) -> ProfileSettings:
    """Show something else, or to others."""
    me = call.owner().person
    if not call.house.renames.take(me.id):
        raise Refusal("too-often", "this was changed a few times just now; wait a little")
    await call.house.profiles.set(me.id, body)
    return await call.house.profiles.settings(me.id)


@route("POST", "/api/me/shown/{table}")
async def show_match(call: Call, table: str) -> None:
    """Show one's own part of a match that one played to its end.

    Others who were there are named where they show it, too, and it can be watched where all do.
    """
    await call.house.profiles.show_match(call.owner().person.id, table)


@route("DELETE", "/api/me/shown/{table}")
async def hide_match(call: Call, table: str) -> None:
    """Show it no more; nobody can watch it by one's page from then on."""
    await call.house.profiles.hide_match(call.owner().person.id, table)
