"""What one server process is made of: every route and every socket is handed this."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from starlette.requests import HTTPConnection

from cabale.server.company.circles import UNKNOWN, Circles
from cabale.server.company.friends import Friends
from cabale.server.company.invites import Invites
from cabale.server.company.ladders import Ladders
from cabale.server.company.profiles import Profiles, Reader
from cabale.server.company.queue import Queue
from cabale.server.config import Config
from cabale.server.events.kept import Events
from cabale.server.notices.kept import Notices
from cabale.server.notices.post import Poster
from cabale.server.notices.push import Push
from cabale.server.operations.verifier import Verifier
from cabale.server.people.accounts import Accounts
from cabale.server.people.comments import Comments
from cabale.server.people.guesses import Guesses
from cabale.server.people.hours import Hours
from cabale.server.people.limits import Buckets, Limits, client_of
from cabale.server.people.mail import Mail
from cabale.server.people.people import People, Person
from cabale.server.people.programs import Programs
from cabale.server.people.relations import Relations
from cabale.server.people.sessions import Sessions
from cabale.server.people.shares import Shares
from cabale.server.puzzles.made import Made
from cabale.server.puzzles.making import Maker
from cabale.server.puzzles.scores import Scores
from cabale.server.tables.entries import Opened
from cabale.server.tables.folding import NO_TABLE
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.outbox import Outbox
from cabale.server.wire.refusal import Refusal


@dataclass(slots=True)
class House:
    """The services of a server process: its settings, tables, people and limits."""

    config: Config
    hall: Hall
    people: People
    sessions: Sessions
    programs: Programs
    accounts: Accounts
    mail: Mail
    relations: Relations
    shares: Shares
    comments: Comments
    hours: Hours
    notices: Notices
    push: Push
    poster: Poster
    scores: Scores
    made: Made
    events: Events
    queue: Queue
    friends: Friends
    invites: Invites
    circles: Circles
    ladders: Ladders
    profiles: Profiles
    guesses: Guesses
    letters: Buckets
    """How often one client may ask for a letter."""
    reports: Buckets
    """How often one person may report something."""
    searches: Buckets
    """How often everything is looked up that is kept of an account, or of guests of an address."""
    renames: Buckets
    invitations: Buckets
    """How often one person may be called otherwise: all their tables are told."""
    misses: Buckets
    """How often one client may name a table that there is not."""
    arrivals: Buckets
    """How often people of one address may ask for a match."""
    limits: Limits
    verifier: Verifier
    maker: Maker
    outbox: Outbox = field(default_factory=Outbox)

    async def open_table(
        self,
        connection: HTTPConnection,
        entry: Opened,
        *,
        sealed: bool = True,
        event: bool = False,
    ) -> Place:
        """A new table, if its host and whoever asks for it have not too many already.

        Whoever organises an `event` has as many as its people need, within those of the address.
        """
        client = client_of(connection, self.config.proxied)
        in_use = [place for place in self.hall.places.values() if place.room.goes_on]
        hosted = sum(place.room.host == entry.host for place in in_use)
        near = sum(place.client == client for place in in_use)
        if event:
            hosted = 0
        if hosted >= self.config.tables_per_person or near >= self.config.tables_per_address:
            raise Refusal("too-many-tables", "too many of your tables are open; finish some first")
        place = await self.hall.create(entry, sealed=sealed)
        place.client = client
        return place

    def check_may_wait(self, person: str) -> None:
        """Whoever sits at many tables that go on finds no further one in the queue."""
        sits = sum(
            place.room.goes_on and bool(place.room.owned_by(person))
            for place in self.hall.places.values()
        )
        if sits >= self.config.tables_per_person:
            raise Refusal("too-many-tables", "too many of your tables are open; finish some first")

    def check_bots_alone(self, place: Place, *, without: int | None = None) -> None:
        """A match that bots play alone costs thinking that nobody may be waiting for.

        `without`: a seat that somebody is about to leave to a bot.
        """
        room = place.room
        people = [s for s, c in enumerate(room.chairs) if c.kind == "person" and s != without]
        if people:
            return
        alone = [
            other
            for other in self.hall.places.values()
            if other.room.phase == "playing" and not other.room.people and other is not place
        ]
        mine = sum(other.room.host == room.host for other in alone)
        near = sum(bool(place.client) and other.client == place.client for other in alone)
        config = self.config
        if mine >= config.bot_tables_per_person or near >= config.bot_tables_per_address:
            raise Refusal("too-many-tables", "bots play alone at too many of your tables")

    async def end_everything(self, person: Person, *, but: str = "") -> None:
        """End the sessions and tokens of a person, all but one session."""
        await self.sessions.end_all(person, but=but)
        await self.programs.dismiss_all(person)

    async def admit(self, place: Place, person: str | None, key: str | None = None) -> None:
        """Refuse whoever was shown out, and strangers once the match is over."""
        kin = set() if person is None or not place.room.banned else await self.programs.kin(person)
        if any(place.room.banned.get(one) == "table" for one in kin):
            raise Refusal("not-welcome", "the host does not want you at this table")
        if not await self.may_read(place, person, key):
            raise Refusal("private", "this match is for those who played it and their guests")

    async def check_may_sit(self, room: Room, person: str) -> None:
        """Refuse whom the host has shown out, or somebody there does not want; programs too."""
        if room.banned and not (await self.programs.kin(person)).isdisjoint(room.banned):
            raise Refusal("not-welcome", "the host does not want you at this table")
        await self.check_unblocked(room, person)

    async def check_unblocked(self, room: Room, person: str) -> None:
        """Refuse whom the host or anybody who sits there does not want to have at the table."""
        kin = await self.programs.kin(person)
        those = {room.host, *(c.person for c in room.chairs if c.person is not None)} - {person}
        if await self.relations.is_blocked(kin, by=those):
            raise Refusal("not-welcome", "somebody at this table does not want you there")

    async def may_read(self, place: Place, person: str | None, key: str | None) -> bool:
        """Whether somebody may read this table: those who played and their guests, after a match.

        A match is over, too, when the host closed the table in the middle of it.
        `key` is the secret of a link that one of them has passed on, or that is on their page.
        """
        room = place.room
        if room.match is None or room.phase == "playing" or room.played_by(person):
            return True
        if key is None:
            return False
        return await self.shares.opens(room.id, key) or await self.profiles.opens(room.id, key)

    @contextmanager
    def guessing(self, client: str) -> Iterator[None]:
        """A code is tried out: whoever is wrong too often is slowed down."""
        if self.misses.empty(client):
            raise Refusal("too-often", "too many codes that lead nowhere; wait a little")
        try:
            yield
        except Refusal as no:
            if no.code == "unknown":
                self.misses.take(client)
            raise

    async def reader(self, person: Person | None) -> Reader:
        """Who reads the page of somebody."""
        if person is None:
            return Reader(None)
        return Reader(person.id, await self.programs.kin(person.id))

    async def check_member(self, circle: str, person: str) -> None:
        """Refuse whoever is not in a circle, in the words for one that does not exist."""
        if not await self.circles.is_member(circle, person):
            raise Refusal("unknown", UNKNOWN)

    async def _is_hidden(self, room: Room, person: str | None, key: str | None) -> bool:
        """Whether a table is one of a circle that somebody has nothing to do with."""
        if not room.circle or room.played_by(person):
            return False
        if key is not None and await self.shares.opens(room.id, key):
            return False
        return not await self.circles.is_member(room.circle, person)

    async def find(self, connection: HTTPConnection, ref: str, person: str | None = None) -> Place:
        """A table by its id or code; whoever tries out codes is slowed down.

        For those who are not in its circle a table is not there.
        """
        client = client_of(connection, self.config.proxied)
        if self.misses.empty(client):
            raise Refusal("too-often", "too many tables that do not exist; wait a little")
        try:
            place = await self.hall.find(ref)
            if await self._is_hidden(place.room, person, connection.query_params.get("key")):
                raise Refusal("unknown-table", NO_TABLE)
            return place
        except Refusal as no:
            if no.code == "unknown-table":
                self.misses.take(client)
            raise
