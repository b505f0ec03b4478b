"""Your turn: who is asked something at a table that they need not sit at, and is told so.

When somebody is told hangs on what everybody at the table can see, on who is connected, and on
settings of that person: never on what a seat holds or has answered unseen. A webhook may be read by
others, so it does not look at standing orders either; what goes to the person alone spares them
windows that their own orders answer.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection, Coroutine
from contextlib import suppress
from typing import NamedTuple

import structlog

from cabale.server.company.invites import Invites, News
from cabale.server.notices.kept import Letter, Notices, Wishes
from cabale.server.notices.post import Poster
from cabale.server.notices.push import Device, Push
from cabale.server.notices.words import Say, digest, plain
from cabale.server.people.hours import Hours
from cabale.server.people.limits import Tally
from cabale.server.people.mail import Mail
from cabale.server.tables import orders, rest
from cabale.server.tables.clocks import is_slow, now_ms
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import Refusal
from cabale.store import Unavailable

GONE = (404, 410)
MOST_REMEMBERED = 10_000
"""Tables of which it is known here who was told."""
MOST_WAITING = 50
"""Messages to one person that may be on their way; more are dropped."""
log = structlog.get_logger()


class Turn(NamedTuple):
    """Somebody is asked something; `moment` counts what was asked of all, as everybody saw it."""

    person: str
    name: str
    place: Place
    moment: int
    spared: bool
    """Whether the person's own orders answer."""


class Watch:
    """Looks at the tables of this worker every few seconds."""

    def __init__(
        self,
        hall: Hall,
        notices: Notices,
        invites: Invites,
        hours: Hours,
        mail: Mail,
        push: Push,
        poster: Poster,
    ) -> None:
        self._hall, self._notices, self._hours = hall, notices, hours
        self._invites = invites
        self._mail, self._push, self._poster = mail, push, poster
        self._told: dict[str, dict[str, int]] = {}
        """By table and person: the moment of which they were told last."""
        self._under_way: set[asyncio.Task[None]] = set()
        self._waiting = Tally(MOST_WAITING)

    async def run(self) -> None:
        try:
            while True:
                try:
                    await self.look()
                except Unavailable:
                    log.warning("store-unavailable")
                await asyncio.sleep(self._hall.config.notice_every)
        except asyncio.CancelledError:
            for task in self._under_way:
                task.cancel()
            raise

    async def look(self) -> None:
        """Tell everybody who is asked something and was not told of it."""
        changed, self._notices.changed = self._notices.changed, set()
        self._forget(changed)
        places = [place for place in self._hall.places.values() if may_be_away(place.room)]
        turns = [turn for place in places for turn in self._new(place)]
        if turns:
            await self._tell_all(turns)
        if asked := await self._invites.fresh():
            await self._tell_asked(asked)
        if self._mail.there:
            for letter in await self._notices.letters():
                await self._write(letter)

    def _forget(self, people: Collection[str]) -> None:
        """Of these people who was told of what, and of tables where nobody is asked any more."""
        for person in people:
            for told in self._told.values():
                told.pop(person, None)
        for table, place in self._hall.places.items():
            if place.room.phase != "playing":
                self._told.pop(table, None)

    def _new(self, place: Place) -> list[Turn]:
        room, here, config, found = place.room, place.here(), self._hall.config, []
        # Where an order answers at a certain moment nobody reads before that its owner is away.
        pause = orders.pause(room, config, private=False)
        if now_ms() < room.put_at + pause + int(1000 * config.notice_grace):
            return []
        told = self._told.setdefault(room.id, {})
        for person, name in {c.person: c.name for c in room.chairs if c.kind == "person"}.items():
            asked = [seat for seat in room.seats_of(person or "") if seat in room.asked]
            if person is None or not asked or told.get(person) == room.moment:
                continue
            if person in here:  # it is before their eyes
                told[person] = room.moment
                continue
            spared = all(orders.spares(room, seat, place) for seat in asked)
            found.append(Turn(person, name, place, room.moment, spared))
        return found

    async def _tell_all(self, turns: list[Turn]) -> None:
        those = {turn.person for turn in turns}
        wishes = await self._notices.all_of(those)
        devices = await self._notices.devices(those)
        hours = await self._hours.of(those)
        if len(self._told) > MOST_REMEMBERED:
            self._told.clear()  # the store knows as well
        for turn in turns:
            if rest.rests(hours.get(turn.person), now_ms()):
                continue  # it is told when they are up
            wish, table = wishes.get(turn.person), turn.place.room.id
            if wish is not None and await self._notices.claim(turn.person, table, turn.moment):
                self._tell(turn, wish, devices.get(turn.person, []))
            # Noted last: where the store does not answer, they are told when it does again.
            self._told.setdefault(table, {})[turn.person] = turn.moment

    def _tell(self, turn: Turn, wish: Wishes, devices: list[Device]) -> None:
        room = turn.place.room
        say = Say(wish.language)
        game = say.game(room)
        message = {
            "title": say("notice-title"),
            "body": say("notice-body", game=game),
            "url": f"/t/{room.code}",
            "tag": room.id,
        }
        for device in () if turn.spared else devices:
            self._soon(turn.person, self._to_device(device, message, turn.person))
        if wish.webhook:
            name = plain(turn.name)
            text = say("notice-webhook", name=name, game=game, link=self._mail.home)
            self._soon(turn.person, self._to_webhook(wish.webhook, text.strip(), turn.person))

    async def _tell_asked(self, asked: list[News]) -> None:
        """Who is asked where by whom only the person reads; a webhook says that somebody is."""
        those = {one.person for one in asked}
        wishes = await self._notices.all_of(those)
        devices = await self._notices.devices(those)
        for person, name, invite in asked:
            wish = wishes.get(person)
            if wish is None:
                continue
            say = Say(wish.language)
            message = {
                "title": say("notice-invite-title"),
                "body": say.invite(invite),
                "url": invite.link,
                "tag": invite.table,
            }
            for device in devices.get(person, []):
                self._soon(person, self._to_device(device, message, person))
            if wish.webhook:
                text = say("notice-invite-webhook", name=plain(name), link=self._mail.home)
                self._soon(person, self._to_webhook(wish.webhook, text.strip(), person))

    def _soon(self, person: str, work: Coroutine[None, None, None]) -> None:
        """In the background: nobody waits for another's slow address."""
        if not self._waiting.take(person):
            work.close()
            return
        task = asyncio.create_task(self._attempt(person, work))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _attempt(self, person: str, work: Coroutine[None, None, None]) -> None:
        try:
            await work
        except Unavailable:
            log.warning("store-unavailable")
        finally:
            self._waiting.give_back(person)

    async def _to_device(self, device: Device, message: dict[str, str], person: str) -> None:
        body, headers = self._push.sealed(device, json.dumps(message).encode())
        if await self._post(device.endpoint, body, headers, person) in GONE:
            await self._notices.unsubscribe(device.endpoint)

    async def _to_webhook(self, url: str, text: str, person: str) -> None:
        # What Slack and those that take its form read, and what Discord does.
        body = {"text": text, "content": text, "allowed_mentions": {"parse": []}}
        kind = {"Content-Type": "application/json"}
        await self._post(url, json.dumps(body).encode(), kind, person)

    async def _post(self, url: str, body: bytes, headers: dict[str, str], person: str) -> int:
        try:
            return await self._poster.send(url, body, headers, person)
        except (OSError, ValueError, Refusal) as error:
            log.info("notice-failed", error=type(error).__name__)
            return 0

    async def _write(self, letter: Letter) -> None:
        """One letter about every table at which this person still is asked."""
        rooms = []
        for table, *_ in letter.tables:
            with suppress(Refusal):
                room = (await self._hall.get(table)).room
                if room.phase == "playing" and set(room.seats_of(letter.person)) & set(room.asked):
                    rooms.append(room)
        if rooms or letter.invites:
            self._mail.post(digest(letter, rooms, self._mail.home))


def may_be_away(room: Room) -> bool:
    """Whether nobody is expected to sit there: days a move, or no clock and other people."""
    if room.phase != "playing" or room.paused is not None or room.lesson is not None:
        return False
    return is_slow(room.clock) or (room.clock.mode == "none" and room.people > 1)
