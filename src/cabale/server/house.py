"""What one server process is made of: every route and every socket is handed this."""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import HTTPConnection

from cabale.server.config import Config
from cabale.server.people.accounts import Accounts
from cabale.server.people.limits import Buckets, client_of
from cabale.server.people.mail import Mail
from cabale.server.people.people import People
from cabale.server.people.programs import Programs
from cabale.server.people.sessions import Sessions
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
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
    guesses: Buckets
    """How often one client may be wrong about a password, or ask for a letter."""
    renames: Buckets
    """How often one person may be called otherwise: all their tables are told."""
    misses: Buckets
    """How often one client may name a table that there is not."""

    async def find(self, connection: HTTPConnection, ref: str) -> Place:
        """A table by its id or code; whoever tries out codes is slowed down."""
        client = client_of(connection, self.config.proxied)
        if self.misses.empty(client):
            raise Refusal("too-often", "too many tables that do not exist; wait a little")
        try:
            return await self.hall.find(ref)
        except Refusal as no:
            if no.code == "unknown-table":
                self.misses.take(client)
            raise
