"""A table that this worker has in memory: its fold, and who is to be told of what happens."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Protocol

import msgspec
import structlog

from cabale.server.people.connected import NOT_ALLOWED
from cabale.server.people.limits import Bucket
from cabale.server.tables import entries as e
from cabale.server.tables import hearing, sight
from cabale.server.tables.chairs import Change, Line, Viewer, number_of
from cabale.server.tables.clocks import is_slow, now_ms
from cabale.server.tables.door import Door
from cabale.server.tables.now import Now
from cabale.server.tables.room import Room
from cabale.server.tables.snapshots import Digest
from cabale.server.tables.watching import Watching, timeless
from cabale.server.wire.messages import ChatLine, ChatNews, Covered, TableInfo, TableNews
from cabale.server.wire.refusal import trouble
from cabale.server.wire.told import NOTHING, Told
from cabale.server.wire.words import Phase
from cabale.words import LANGUAGES

BROKEN = 1011
log = structlog.get_logger()

TOLD_PER_SECOND, TOLD_AT_ONCE = 2.0, 20.0
"""How often all are told who is here: a change more is told with the next."""
NOBODY = "—"
"""What somebody is called who was deleted."""
RETURNS_KEPT = 8
"""So many times at which somebody came are remembered."""
PRESENCE_LASTS = 40.0
"""Seconds for which another worker's word about who is connected there holds good."""

encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """A connected client: whose it is, whose eyes it has now, and how to reach it."""

    person: str
    language: str | None
    eyes: Viewer
    watches: bool
    """It gets frames: the match has begun, and whoever it is may see it."""

    def send(self, message: bytes) -> None: ...

    def drop(self, code: int, reason: str) -> None: ...


class Place:
    """A room with its listeners. Nobody comes through the door while an entry is being written."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.door = Door()
        self.tongue: str = LANGUAGES[0]
        """The language of who came to a seat last: bots speak it."""
        self.listeners: set[Listener] = set()
        self._present: Counter[str] = Counter()
        """How many listeners each person has."""
        self.client = ""
        """The address from which it was opened, or its host came last; empty: not known here."""
        self.changed = asyncio.Event()
        self.digest = Digest()
        """Of the log as far as it is known here."""
        self.kept = 0
        """The last snapshot of this table is of so many entries."""
        self.rewritten = False
        """Whether the log on disk is no more the one that `digest` was made of."""
        self.kept_phase: Phase = "open"
        """How the table stood in it."""
        self.kept_at = time.monotonic()
        self.update: e.Updated | None = None
        """The entry by which a match of older rules goes on, or ends."""
        self.mine = False
        """Whether this worker wrote the last entry: then it goes on with bots and clocks first."""
        self.driver: asyncio.Task[None] | None = None
        self.reader: asyncio.Task[None] | None = None
        self.rumoured = 0
        """How long the log is, as another worker said; `reader` reads up to there."""
        self.used = time.monotonic()
        self.due: float | None = None
        """When (ms) it goes on by itself; infinity: when somebody comes. None: it is busy."""
        self.tellings = Bucket(TOLD_PER_SECOND, TOLD_AT_ONCE)
        self.telling: asyncio.TimerHandle | None = None
        """All are told soon who is here."""
        self._since = time.monotonic()
        self._seen: dict[str, float] = {}
        """When each person who is not here now was here last, as far as this worker knows."""
        self._came: dict[str, tuple[int, ...]] = {}
        """When (ms) each person came, after none of their screens had been here."""
        self._elsewhere: dict[str, tuple[float, list[str], int]] = {}
        self._told_watching = 0
        """How many only watch, as everybody was told last."""
        self.late = Watching(room, self.listeners, now_ms)
        """People without a seat, where what happens is shown to them late."""
        self._looks: dict[str, bool] = {}
        """Who has begun to look at the card that was dealt, and whether it has been seen."""

    def close(self) -> None:
        """It leaves memory: what it would have done by itself must not hold it there."""
        if self.driver is not None:
            self.driver.cancel()
            self.driver = None
        self.late.close()

    # --- who is here ---------------------------------------------------------------------------

    def heard_of(self, worker: str, people: list[str], watching: int) -> None:
        now, here = time.monotonic(), self.here()
        _, before, _ = self._elsewhere.get(worker, (0.0, [], 0))
        self._seen |= dict.fromkeys([*before, *people], now)
        self._elsewhere[worker] = (now, people, watching)
        self._comes(set(people) - here)
        if before != people:
            self.changed.set()  # an order speaks for whoever is here

    def entered(self, listener: Listener) -> bool:
        """Somebody comes; whether that is a change, and not a person's second screen."""
        self.listeners.add(listener)
        self._comes({listener.person} - self.here())
        self._present[listener.person] += 1
        if self._present[listener.person] > 1:
            return False
        self.changed.set()  # an order speaks for whoever is here
        return True

    def _comes(self, people: set[str]) -> None:
        now = now_ms()
        for person in people:
            self._came[person] = (*self._came.get(person, ()), now)[-RETURNS_KEPT:]

    def came(self, person: str | None, since: int) -> list[int]:
        """When (ms) somebody came after that time: to the table, or to a seat that a bot kept."""
        return [at for at in self._came.get(person or "", ()) if at > since]

    def left(self, listener: Listener) -> bool:
        """A listener goes; whether the person has gone."""
        self.listeners.discard(listener)
        self.used = self._seen[listener.person] = time.monotonic()
        self._present[listener.person] -= 1
        if self._present[listener.person] > 0:
            return False
        del self._present[listener.person]
        if self._looks.get(listener.person) is False:
            del self._looks[listener.person]
        return True

    def look(self, person: str, *, over: bool) -> None:
        """Somebody looks at the card that was dealt, or has done so; once is enough."""
        if self.room.seats_of(person) and not self._looks.get(person):
            self._looks[person] = over
            self.changed.set()

    def looks(self) -> bool | None:
        """Of the one person here: False while looking at the card, True afterwards."""
        people = {chair.person for chair in self.room.chairs if chair.kind == "person"}
        return self._looks.get(next(iter(people)) or "") if len(people) == 1 else None

    def away(self, person: str) -> float:
        """For how many seconds somebody has surely not been here."""
        if person in self.here():
            return 0.0
        return time.monotonic() - self._seen.get(person, self._since)

    def here(self) -> set[str]:
        """The people connected now, at this worker and elsewhere."""
        return set(self._present).union(*(people for _, people, _ in self._fresh()))

    def here_now(self) -> tuple[list[str], int]:
        """For the other workers: who is connected at this one, and how many only watch."""
        watching = sum(not self.room.seats_of(person) for person in self._present)
        return sorted(self._present), watching

    def attended(self) -> bool:
        """Whether somebody who sits here is connected."""
        here = self.here()
        return any(chair.kind == "person" and chair.person in here for chair in self.room.chairs)

    def watching(self) -> int:
        return self.here_now()[1] + sum(watching for _, _, watching in self._fresh())

    def private(self) -> bool:
        """Whether one person plays among bots, and nobody looks on: nothing can be told here."""
        return self.room.alone and not self.watching()

    def one_device(self) -> bool:
        """Whether one person has all seats but those of bots, and nobody looks on."""
        people = {chair.person for chair in self.room.chairs if chair.kind == "person"}
        return len(people) <= 1 and not self.watching()

    def _fresh(self) -> Iterable[tuple[float, list[str], int]]:
        oldest = time.monotonic() - PRESENCE_LASTS
        return [word for word in self._elsewhere.values() if word[0] > oldest]

    def forget(self, alias: dict[str, str]) -> None:
        """Somebody was deleted; everybody here is told the table without them."""
        self.rewritten, self.kept = True, -1
        self.late.forget(alias, NOBODY)
        if self.room.forget(alias, NOBODY):
            sight.forget_words()
            hearing.forget_names()
            self.tell_table()

    def people(self) -> set[str]:
        """Everybody whom this table knows by their id."""
        chairs = self.room.chairs
        known = {c.person for c in chairs} | {c.left for c in chairs} | {self.room.host}
        known |= set(self.room.banned)
        return {who for who in known | {line.person for line in self.room.chat} if who}

    # --- what somebody sees of it --------------------------------------------------------------

    def info(self, person: str | None) -> TableInfo:
        """The table as somebody may see it. In the gallery nobody is seen to come or go."""
        return self._info(person, self.here(), self.watching())

    def greet(self, person: str) -> TableInfo:
        """The same, for somebody who comes in."""
        info = self.info(person)
        self.late.is_news(person, encode(TableNews(info)))
        return info

    def _info(self, person: str | None, here: set[str], watching: int) -> TableInfo:
        room = self.seen_by(person)
        if room is not self.room:
            watching = sum(not room.looks_from(one) for one in here)
            here = {chair.person for chair in room.chairs if chair.person is not None}
        return sight.table_info(room, person, here, watching)

    def lines(self, person: str | None) -> list[Line]:
        """The chat as somebody may read it."""
        gallery = self.late.gallery_of(person)
        return self.room.lines(person) if gallery is None else gallery.lines

    def chat(self, person: str | None) -> list[ChatLine]:
        return sight.chat_lines(self.lines(person))

    def seen_by(self, person: str | None) -> Room:
        """The table now, or as the gallery is shown it while a match is running."""
        gallery = self.late.gallery_of(person)
        return self.room if gallery is None or self.room.phase != "playing" else gallery.room

    # --- telling -------------------------------------------------------------------------------

    def tell(self, change: Change) -> None:
        """Send each listener what its eyes may see of a change.

        The change is on disk whatever happens here. Should telling it fail, nobody keeps a line
        with a gap in it: all come back and get a snapshot.
        """
        if change.back is not None:
            self._comes({change.back})
        if not self.room.drives_itself:
            self.changed.set()
        try:
            self._tell(change)
        except Exception as error:
            log.error("telling-failed", table=self.room.id, **trouble(error))
            for listener in self.listeners:
                listener.drop(BROKEN, "broken")

    def _tell(self, change: Change) -> None:
        self.late.tell(self, change)
        fresh = self._look_again(change) if change.table else set()
        if change.match:
            self._tell_match(change, fresh)
        if change.line is not None:
            self._tell_line(change.line)
        if change.table:
            self.tell_table()

    def _tell_line(self, line: Line) -> None:
        """A line is new, or has a claim under it that is."""
        for listener in self.listeners:
            number = number_of(line, self.room.lines(listener.person))
            if number is not None and self.late.gallery_of(listener.person) is None:
                listener.send(encode(ChatNews(sight.chat_line(number, line))))

    def _look_again(self, change: Change) -> set[Listener]:
        """Whoever has other eyes than before, or a seat back, gets a snapshot for them."""
        fresh = set()
        for listener in self.listeners:
            if self.room.banned.get(listener.person) == "table":
                listener.drop(NOT_ALLOWED, "banned")
                continue
            before = (listener.eyes, listener.watches)
            self.give_eyes(listener)
            if before[0] is not None and self.late.gallery_of(listener.person) is not None:
                listener.drop(BROKEN, "gallery")  # it knows another chat: it comes back without it
                continue
            new = (listener.eyes, listener.watches) != before or change.back == listener.person
            if new and listener.watches:
                self.show(listener)
                fresh.add(listener)
        return fresh

    def give_eyes(self, listener: Listener) -> None:
        """A person of one seat has its eyes; one of several has those that were called up.

        A person who lost every seat to bots, and may take them back, looks on from there.
        """
        room = self.room
        own = room.looks_from(listener.person)
        # Who takes a second seat before the start is covered like everybody with several.
        if listener.eyes not in own or (room.match is None and len(own) > 1):
            listener.eyes = own[0] if len(own) == 1 else None
        stranger = not own and not (room.phase == "over" and room.played_by(listener.person))
        hidden = stranger and not room.spectators
        listener.watches = room.match is not None and not hidden
        gallery = self.late.gallery_of(listener.person)
        if gallery is not None and room.phase == "playing":
            listener.watches &= gallery.shown

    def show(self, listener: Listener, told: Told = NOTHING) -> None:
        """A snapshot for the eyes that a listener has."""
        own = self.room.looks_from(listener.person)
        if listener.eyes is None and len(own) > 1:
            listener.send(encode(Covered(own)))
        if listener.watches:
            room = self.seen_by(listener.person)
            message = sight.snapshot(
                room,
                listener.eyes,
                Now.of(room, now_ms()) if room is self.room else timeless(room, now_ms()),
                told=told,
                language=listener.language,
                asked=self._asked(listener),
                lines=self.lines(listener.person),
            )
            listener.send(encode(message))

    def _asked(self, listener: Listener) -> bool:
        """Whether the seat's questions are this listener's to answer, and not a bot's."""
        return listener.eyes is not None and self.room.plays(listener.person, listener.eyes)

    def _tell_match(self, change: Change, fresh: set[Listener]) -> None:
        room, now = self.room, Now.of(self.room, now_ms())
        some_are_late = self.late.gallery_of(None) is not None
        ready: dict[tuple[Viewer, str | None, bool], bytes] = {}
        for listener in self.listeners:
            eyes, language = listener.eyes, listener.language
            sees = change.eyes is None or eyes in change.eyes
            if not sees or not listener.watches or listener in fresh:
                continue
            late = some_are_late and self.late.gallery_of(listener.person) is not None
            if late and room.phase == "playing":
                continue
            if change.taken_back or late:
                self.show(listener)
                continue
            asked = eyes is not None and room.plays(listener.person, eyes)
            key = eyes, language, asked
            message = ready.get(key)
            if message is None:
                frame = sight.frame(room, eyes, change.heard, now, language, asked)
                message = ready[key] = encode(frame)
            listener.send(message)

    def tell_presence(self) -> None:
        """Somebody came or went.

        At a slow table nobody is shown to be away: a message that shows nothing new would tell.
        """
        if not is_slow(self.room.clock) or self.watching() != self._told_watching:
            self.tell_table()

    def tell_table(self) -> None:
        self._told_watching = self.watching()
        self.tell_table_to(self.listeners)

    def tell_table_to(self, listeners: Collection[Listener]) -> None:
        here, watching = self.here(), self.watching()
        ready: dict[str, bytes] = {}
        for person in {listener.person for listener in listeners}:
            message = encode(TableNews(self._info(person, here, watching)))
            if self.late.is_news(person, message):
                ready[person] = message
        for listener in listeners:
            if listener.person in ready:
                listener.send(ready[listener.person])
