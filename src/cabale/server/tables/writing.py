"""How a log grows: an entry is asked whether it may come next, and written as number n.

If somebody else has written n meanwhile, theirs is read, and it is asked again. Nothing counts and
nobody is told before it is on disk.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import NamedTuple

from cabale.server.tables import entries as e
from cabale.server.tables.books import Also, beside
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.place import Place
from cabale.server.tables.pulse import Pulse
from cabale.server.tables.room import Room
from cabale.server.tables.updates import Make
from cabale.server.wire.refusal import Refusal
from cabale.store import Row, Store, Unavailable

TRIES = 8
Told = Callable[[BaseException | None], None]
"""Is told that an entry counts (None), or why not."""


class Outrun(Exception):
    """Another worker's entry was written in the place of this one."""


class Draft(NamedTuple):
    """An entry that may come next, what comes of it, and what is written."""

    entry: e.Entry
    after: e.After
    row: Row
    also: Also | None

    @property
    def waits(self) -> bool:
        """Whether it counts only once it is on the disk, whatever the operator allows.

        Choices and what is taken back need not; what others must not hear of (answers that are
        held, orders) and what is promised to people outside the match has to.
        """
        return self.also is not None or not isinstance(self.entry, e.Played | e.Undone)

    @classmethod
    def of(cls, room: Room, entry: e.Entry) -> Draft:
        after = room.consider(entry)
        at = max(now_ms(), room.last_at)
        row = Row(room.length, at, e.encode(entry))
        return cls(entry, after, row, beside(room, entry, after.match, at))


class Writing:
    """`let_count` is called with what is on disk, `catch_up` reads what others have written."""

    def __init__(
        self,
        store: Store,
        pulse: Pulse,
        let_count: Callable[[Place, Draft], None],
        catch_up: Callable[[Place], Awaitable[None]],
    ) -> None:
        self._store = store
        self._pulse = pulse
        self._let_count = let_count
        self._catch_up = catch_up

    async def propose(self, place: Place, make: Make) -> bool:
        """Add an entry to a table's log. True: it is on disk; False: it was so already."""
        room = place.room
        async with place.door:
            for _ in range(TRIES):
                entry = make(room)
                if entry is None:
                    return False
                draft = Draft.of(room, entry)
                try:
                    new = await self._store.append(room.id, draft.row, draft.also, wait=draft.waits)
                except Unavailable as error:
                    raise self._unwritten() from error
                self._pulse.felt()
                if new:
                    self._let_count(place, draft)
                    return True
                await self._catch_up(place)
        raise Refusal("busy", "others were faster too often; try again")

    def is_free(self, place: Place) -> bool:
        """Whether `propose_at_once` can be asked."""
        return self._store.at_once and not place.door.locked()

    def propose_at_once(self, place: Place, make: Make, told: Told) -> None:
        """The same without a task that waits: `told` is called when the entry is on disk, or not.

        What is refused before it is written is raised.
        """
        taken = place.door.take()
        assert taken
        try:
            entry = make(place.room)
            if entry is not None:
                draft = Draft.of(place.room, entry)
                then = partial(self._came_back, place, draft, told)
                self._store.append_at_once(
                    place.room.id, draft.row, draft.also, then, wait=draft.waits
                )
                return
        except Unavailable as error:
            place.door.leave()
            raise self._unwritten() from error
        except BaseException:
            place.door.leave()
            raise
        place.door.leave()
        told(None)

    def _came_back(
        self, place: Place, draft: Draft, told: Told, new: bool, error: BaseException | None
    ) -> None:
        """A draft is on disk, or not."""
        no = error
        try:
            if isinstance(error, Unavailable):
                no = self._unwritten()
            elif error is None:
                self._pulse.felt()
                if new:
                    self._let_count(place, draft)
                else:
                    no = Outrun()
        except Exception as failed:
            no = failed
        finally:
            place.door.leave()
        told(no)

    def _unwritten(self) -> Refusal:
        self._pulse.missed()
        return Refusal("busy", "the server cannot write just now; try again")
