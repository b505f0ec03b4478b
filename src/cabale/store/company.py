"""The tables of the database about people who play with each other."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Index, Integer, String, Table, Text, false

from cabale.store.schema import metadata

queue = Table(
    "queue",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("bots", Boolean, nullable=False),
    Column("luck", String(32)),
    Column("word", String(40), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("party", String(32)),
    Column("claimed", BigInteger),
    Column("table_id", String(32)),
    Index("queue_by_game", "game", "since"),
)
"""Who waits for a match, and for which; `seen` is when they were last known to wait.

A worker that makes a table for some of them writes the same `party` into their rows first, at the
time `claimed`; once they all sit there `table_id` says where.
"""

friend_codes = Table(
    "friend_codes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
)
"""By which somebody lets others ask to be friends; a new one takes the place of the old."""

friends = Table(
    "friends",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("friends_by_other", "other"),
)
"""`person` wants to be friends with `other`. They are when both want to."""

presence = Table(
    "presence",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""When somebody who has friends was last here; only friends are told, and only whether of late."""

invites = Table(
    "invites",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", Boolean, nullable=False, server_default=false()),
    Column("mailed", Boolean, nullable=False, server_default=false()),
    Column("declined", Boolean, nullable=False, server_default=false()),
)
"""Somebody is asked by `host` to a table (or circle, or event: `table_id` has its id).

It is `told` once, by push and webhook, and `mailed` once. What was `declined` is not asked again.
"""

circles = Table(
    "circles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(48), nullable=False),
    Column("code", String(16), nullable=False, unique=True),
    Column("closed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""A club, a family. While it is `closed` its code opens nothing."""

members = Table(
    "members",
    metadata,
    Column("circle", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("role", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("members_by_person", "person"),
)
"""Who is in a circle: its `owner`, `helper`s, and `member`s."""

circle_tables = Table(
    "circle_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("circle", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("circle_tables_by_circle", "circle", "at"),
)
"""Tables that are for the members of a circle alone."""

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("page", String(8), nullable=False),
    Column("tongues", String(8), nullable=False),
    Column("ratings", String(8), nullable=False),
    Column("roles", String(8), nullable=False),
    Column("matches", String(8), nullable=False),
    Column("ladder", Boolean, nullable=False),
    Column("languages", String(48), nullable=False),
    Column("favourites", Text, nullable=False),
    Index("profiles_on_ladders", "ladder"),
)
"""What somebody shows of themselves, and to whom: `all`, `friends`, `none`.

`page` is for all of it, the next four for a part each; `ladder`: the name stands on public ladders.
Whoever has no row shows name and face. `languages` are codes with spaces between them, `favourites`
a JSON list of pairs of a game and a role.
"""

shown = Table(
    "shown",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("token", String(32), nullable=False, unique=True),
    Column("at", BigInteger, nullable=False),
    Index("shown_by_table", "table_id"),
)
"""Matches that somebody shows on their page; `token` opens one that all who were there show."""
