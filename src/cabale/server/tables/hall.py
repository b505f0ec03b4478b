"""The hall: every table that this worker serves, and the one door through which a log grows.

People, clocks and bots all come through `propose`. It asks the room whether the entry may come
next, writes it as number n, and if somebody else has written n meanwhile it reads theirs and asks
again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog
from sqlalchemy import bindparam, func, select

from cabale.core import Match
from cabale.core.luck import new_secret
from cabale.core.relic import Relic
from cabale.server.bots.driver import drive
from cabale.server.bots.insight import LOOKING_BACK, Insights
from cabale.server.bots.thinking import Thinkers
from cabale.server.config import Config
from cabale.server.operations import metrics
from cabale.server.operations.supervision import supervise
from cabale.server.people.connected import Connected
from cabale.server.tables import entries as e
from cabale.server.tables import updates
from cabale.server.tables.archive import Archive
from cabale.server.tables.books import running
from cabale.server.tables.chairs import Change
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.fanout import Fanout, News
from cabale.server.tables.folding import Folding
from cabale.server.tables.place import BROKEN, TOLD_PER_SECOND, Listener, Place
from cabale.server.tables.pulse import Pulse
from cabale.server.tables.room import Room
from cabale.server.tables.updates import Make
from cabale.server.tables.writing import TRIES, Draft, Writing
from cabale.server.wire.refusal import Refusal, trouble
from cabale.store import Row, Store, Unavailable
from cabale.store.schema import entries, tables

LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
CODE_LENGTH = 5
LOOK_EVERY = 15.0
SLEEP_AT_LEAST = 120.0
"""Seconds for which it is worth while to forget a running table."""
OVER_FOR = 60.0
"""Seconds for which a table stays that is over: its snapshot brings it back in milliseconds."""
AGAIN = 1.0
"""Seconds between two attempts to write, after one that failed."""
BETWEEN = 0.2
"""Seconds between two old matches that are kept."""
REVIVE = 500
REVIVE_DAYS = 2

log = structlog.get_logger()

_BY_CODE = select(tables.c.id).where(tables.c.code == bindparam("code"))


class Hall:
    def __init__(self, config: Config, store: Store, fanout: Fanout) -> None:
        self.config = config
        self.store = store
        self.fanout = fanout
        self.worker = secrets.token_hex(4)
        self.places: dict[str, Place] = {}
        self.thinkers = Thinkers(config.thinkers, config.window_hold)
        self.insights = Insights(store, self.thinkers)
        self.archive = Archive(store, partial(self.thinkers.run, LOOKING_BACK))
        self.connected = Connected()
        self.on_ended: Callable[[list[str]], None] = self.connected.close
        """Told of sessions that ended at another worker."""
        self._asleep: dict[str, float] = {}
        """Running tables that nobody attends, and when (ms) they are taken up again."""
        self.folding = Folding(store)
        self.pulse = Pulse(store, alone=fanout.alone)
        self.writing = Writing(store, self.pulse, self._let_count, self._catch_up)
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.thinkers.warm_up()
        await self.pulse.open()
        await self.fanout.open(self._hear, self._look)
        for name, work in (("keeper", self._keep), ("archivist", self._keep_what_is_over)):
            self._tasks.append(asyncio.create_task(supervise(name, work)))

    async def close(self, goodbye: float | None = None) -> None:
        """`goodbye`: since when (by the monotonic clock) people have been sent away."""
        drivers = [place.driver for place in self.places.values() if place.driver is not None]
        tasks = [*drivers, *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.archive.close()
        await self.insights.close()
        await self.thinkers.close()
        await self.fanout.close()
        await self.folding.keep_all(self.places.values())
        await self.folding.close()
        await self.pulse.close(goodbye)

    # --- finding a table -----------------------------------------------------------------------

    async def find(self, ref: str) -> Place:
        """The table of an id or a code, with all that has been answered anywhere."""
        if ref not in self.places and len(ref) == CODE_LENGTH:
            ref = await self._by_code(ref.upper()) or ref
        place = await self.get(ref)
        if not self.fanout.alone:
            await self.refresh(place)
        return place

    async def _by_code(self, code: str) -> str | None:
        return await self.store.read(lambda db: db.execute(_BY_CODE, {"code": code}).scalar())

    async def get(self, table: str) -> Place:
        """The table of an id, as this worker knows it."""
        place, loading = self.places.get(table), self._loading.get(table)
        if place is None and loading is None:
            self.folding.check(table)
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        if loading is not None:
            place = await asyncio.shield(loading)
        assert place is not None
        place.used = time.monotonic()
        return place

    async def _load(self, table: str) -> Place:
        place = self.places[table] = await self.folding.bring_back(table)
        place.late.beat = self.config.watch_beat
        self._asleep.pop(table, None)
        # What another worker wrote while we read was told to a table that was not here yet; and
        # what a worker wrote that died before it could tell, the others may not know yet.
        await self.refresh(place)
        if not await updates.carry_over(place, self.propose):
            self._let_go(place)
        if self.places.get(table) is not place:
            raise Refusal("busy", "this could not be done; try again")
        with suppress(Refusal):  # a clock that runs on is better than a table that does not
            await self.propose(place, self.pulse.wound_up)
        self.fanout.publish(News(self.worker, table, place.room.length))
        self._drive(place)
        self.folding.keep_if_due(place)
        return place

    def _let_go(self, place: Place) -> None:
        """What is known here of a table can no more be trusted: it is folded when asked for."""
        self.places.pop(place.room.id, None)
        place.close()
        for listener in list(place.listeners):
            listener.drop(BROKEN, "broken")

    def _drive(self, place: Place) -> None:
        if place.driver is not None and not place.driver.done():
            return
        if place.room.phase == "playing" and not updates.is_due(place.room):
            place.driver = asyncio.create_task(drive(self, place))

    # --- the door ------------------------------------------------------------------------------

    async def create(self, entry: e.Opened, *, sealed: bool = True) -> Place:
        """A new table. Its code, and where its luck is sealed its secret, are made here."""
        entry.secret = new_secret().hex() if sealed else ""
        for _ in range(TRIES):
            room = Room(secrets.token_urlsafe(12))
            entry.code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            place = Place(room)
            if await self._by_code(entry.code) is None:
                await self.propose(place, lambda _: entry)
                self.places[room.id] = place
                place.late.beat = self.config.watch_beat
                return place
        raise Refusal("busy", "no free code was found; try again")

    async def propose(self, place: Place, make: Make) -> bool:
        """Add an entry to a table's log. True: it is on disk; False: it was so already."""
        return await self.writing.propose(place, make)

    def _let_count(self, place: Place, draft: Draft) -> None:
        """An entry of this worker's is on disk."""
        room = place.room
        place.mine = True
        place.digest.add([draft.row])
        change = self._accept(place, draft.row, draft.entry, draft.after)
        if change.match and change.eyes is None:
            metrics.MOVES.inc()
        place.tell(change)
        if not self.fanout.alone:
            self.fanout.publish(News(self.worker, room.id, room.length))
        self._drive(place)
        if change.match and room.match is not None and room.phase == "over":
            self._keep_for_ever(room, room.match)
        self.folding.keep_if_due(place)

    def _keep_for_ever(self, room: Room, match: Match) -> None:
        """The match is over: what it takes to look back is written down under these rules."""
        self.archive.write(room.id, match)
        if self.config.look_ahead and not isinstance(match, Relic):
            people = [seat for seat, chair in enumerate(room.chairs) if chair.kind == "person"]
            self.insights.look_ahead(room.id, match, people)

    def _accept(self, place: Place, row: Row, entry: e.Entry, after: e.After) -> Change:
        """Let an entry count that is on disk. Should that fail, the table is folded again."""
        try:
            return place.room.accept(row.at, entry, after)
        except Exception as error:
            log.error("entry-failed", table=place.room.id, **trouble(error))
            self._let_go(place)
            raise Refusal("busy", "this could not be done; try again") from None

    async def _catch_up(self, place: Place) -> None:
        """Read what others have written."""
        room = place.room
        for row in await self.store.entries(room.id, room.length):
            entry = e.decode(row.body)
            after = room.consider(entry)
            place.mine = False
            place.digest.add([row])
            place.tell(self._accept(place, row, entry, after))
        self._drive(place)

    async def refresh(self, place: Place) -> None:
        """Look at a table's log; a store that does not answer is asked again by the keeper."""
        async with place.door:
            try:
                await self._catch_up(place)
            except Unavailable:
                log.warning("store-unavailable")
            except Exception as error:
                # What is in memory may be wrong, or the log: to fold it again will tell.
                log.error("table-lost", table=place.room.id, **trouble(error))
                self._let_go(place)

    # --- other workers -------------------------------------------------------------------------

    def _hear(self, news: News) -> None:
        if news.ended is not None and news.worker != self.worker:
            self.on_ended(news.ended)
        place = self.places.get(news.table)
        if place is None or news.worker == self.worker:
            if news.worker != self.worker and news.people is None:
                self._asleep.pop(news.table, None)  # it may be this worker's to go on with
            return
        if news.forgotten is not None:
            place.forget(news.forgotten)
            return
        if news.people is not None:
            before = place.here()
            place.heard_of(news.worker, news.people, news.watching)
            if place.here() != before:
                place.tell_presence()
        else:
            self._follow(place, news.length)

    def _follow(self, place: Place, length: int) -> None:
        """The table's log is said to be this long: read on, one reader for each table."""
        place.rumoured = max(place.rumoured, length)
        if place.reader is None or place.reader.done():
            place.reader = asyncio.create_task(self._read_on(place))

    async def _read_on(self, place: Place) -> None:
        before = -1
        while before < place.room.length < place.rumoured:
            before = place.room.length
            await self.refresh(place)

    async def _look(self) -> None:
        """News may have been missed: read on wherever a log is longer than it is known here."""
        longest = select(entries.c.table_id, func.max(entries.c.n)).group_by(entries.c.table_id)
        query = longest.where(entries.c.table_id.in_(list(self.places)))
        try:
            last = await self.store.read(lambda db: [tuple(row) for row in db.execute(query)])
        except Unavailable:
            metrics.DATABASE.set(0)
            log.warning("store-unavailable")
            return
        metrics.DATABASE.set(1)
        for table, n in last:
            if (place := self.places.get(table)) is not None:
                self._follow(place, n + 1)

    def forget(self, aliases: dict[str, dict[str, str]]) -> None:
        """Somebody was deleted: the tables in memory forget them too, at every worker."""
        for table, alias in aliases.items():
            if table in self.places:
                self.places[table].forget(alias)
            self.fanout.publish(News(self.worker, table, forgotten=alias))

    def enter(self, place: Place, listener: Listener) -> None:
        if place.entered(listener):
            self._presence(place)

    def leave(self, place: Place, listener: Listener) -> None:
        if place.left(listener):
            self._presence(place)

    def _presence(self, place: Place) -> None:
        """Who is here has changed. However often it does, all are told a few times a second."""
        if place.telling is not None:
            return
        if place.tellings.take():
            self._tell_presence(place)
        else:
            loop = asyncio.get_running_loop()
            place.telling = loop.call_later(1 / TOLD_PER_SECOND, self._tell_presence, place)

    def _tell_presence(self, place: Place) -> None:
        place.telling = None
        self._publish_presence(place)
        place.tell_presence()

    def _publish_presence(self, place: Place) -> None:
        people, watching = place.here_now()
        self.fanout.publish(News(self.worker, place.room.id, people=people, watching=watching))

    # --- keeping house -------------------------------------------------------------------------

    async def _keep(self) -> None:
        while True:
            for duty in (self.pulse.beat, self._revive, self._look, self._tidy):
                try:
                    await duty()
                except Unavailable:
                    log.warning("store-unavailable")
                except Exception as error:
                    log.error("duty-failed", duty=duty.__name__, **trouble(error))
            await asyncio.sleep(LOOK_EVERY if self.pulse.well else AGAIN)

    async def _tidy(self) -> None:
        """Forget what nobody needs, and tell others who is here and how many tables there are."""
        self._forget()
        for place in list(self.places.values()):
            self.folding.keep_if_due(place)
            if place.listeners:
                self._publish_presence(place)
        metrics.TABLES.set(len(self.places))

    async def _revive(self) -> None:
        """Take up running tables whose worker is gone: their clocks and bots must go on."""
        recent = now_ms() - REVIVE_DAYS * 86_400_000
        for table in await self.store.read(lambda db: running(db, recent, REVIVE)):
            if table not in self.places and self._asleep.get(table, 0.0) <= now_ms():
                with suppress(Refusal):  # it is marked, and the log has said so
                    await self.get(table)

    async def _keep_what_is_over(self) -> None:
        """Matches that ended before matches were kept are kept now, while their rules are played.

        So is how tables stand that nobody asks for. One after the other, with pauses: nobody is to
        notice.
        """
        while (table := await self.archive.missing()) is not None:
            with suppress(Refusal):  # a table that cannot be folded is marked, and named in the log
                place = self.places.get(table) or await self.folding.bring_back(table)
                self.folding.keep_if_due(place)
                if place.room.match is not None and place.room.phase == "over":
                    await self.archive.of(table, place.room.match)
            await asyncio.sleep(BETWEEN)

    def _forget(self) -> None:
        """Tables that nobody attends leave memory, running ones while nothing is due there.

        They come back when somebody asks for them, or shortly before they go on by themselves.
        """
        now, idle = time.monotonic(), self.config.idle
        self._asleep = {table: due for table, due in self._asleep.items() if due > now_ms()}
        for table, place in list(self.places.items()):
            stays = idle if place.room.goes_on else min(idle, OVER_FOR)
            if place.used > now - stays or place.here() or place.door.locked():
                continue
            if place.room.phase == "playing":
                due = -1.0 if place.due is None else place.due - 1000 * SLEEP_AT_LEAST / 2
                if due < now_ms() + 1000 * SLEEP_AT_LEAST / 2:
                    continue
                self._asleep[table] = due
            place.close()
            del self.places[table]
