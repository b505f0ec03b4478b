"""The tables of the database. The log is the truth; everything beside it is an index or a sum."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The log of every table. Whoever writes entry n first has settled what it is."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("broken", String(80)),
    Column("slow", Boolean, nullable=False, server_default=false()),
    Index("tables_by_phase", "phase", "updated"),
)
"""An index of the tables: by code, for the lobby, for whoever cleans up.

`broken` says of a table that cannot be folded what it fails at; a `slow` one is played over days.
"""

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)
"""One row: when a server last wrote that it was looking after the tables."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("engine", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""How a table stood after its first `n` entries, so that it need not be folded from the first.

The log stays the truth: `digest` is that of these entries, and a snapshot whose log has another is
thrown away. `engine` names the program that wrote it, `rules` the version of the game's rules.
"""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("login", String(32), unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("face", String(16)),
    Column("email", String(254)),
    Column("banned", BigInteger),
)
"""`email` is one that its owner has confirmed; until `banned` this person is not let in."""

hours = Table(
    "hours",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)
"""When people rest (JSON): nights, weekends, holidays, and the zone they are meant in."""

notices = Table(
    "notices",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("mail", Integer, nullable=False),
    Column("mailed", BigInteger),
    Column("webhook", String(500), nullable=False),
    Column("stop", String(40), nullable=False),
    Index("notices_by_stop", "stop"),
)
"""How somebody wants to be told that it is their turn: `mail`, every so many hours at most, and
`webhook`. The token `stop` ends letters without signing in."""

pushes = Table(
    "pushes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("pushes_by_person", "person"),
)
"""Browsers that are told, by Web Push."""

told = Table(
    "told",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("moment", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mailed", Boolean, nullable=False),
)
"""Of which question at a table somebody was told last, and whether a letter was about it."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of the server itself, made when it was first started."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("device", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_person", "person"),
)
"""Where somebody is signed in. The cookie is a secret, of which only the digest is kept."""

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("detail", String(254), nullable=False),
    Column("expires", BigInteger, nullable=False),
)
"""Links that count once: to a new password (`reset`), to an address that is to be confirmed."""

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("digest", String(64), nullable=False, unique=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Column("expires", BigInteger, nullable=False),
)
"""A program has an identity of its own, `person`; `owner` made it."""

seatings = Table(
    "seatings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("hidden", Boolean, nullable=False),
)
"""Who has ever sat or spoken where: one's own tables, and what to forget with a person.

`hidden`: not one's own, or no longer to be listed.
"""

relations = Table(
    "relations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Whom `person` does not want to hear (`mute`), or to have at the table either (`block`)."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("note", String(500), nullable=False),
    Column("lines", Text, nullable=False),
    Column("handled", BigInteger),
)
"""What somebody brought before the operator, with the lines it is about (JSON)."""

barred = Table(
    "barred",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""Addresses, of IPv6 the /64, from which an operator lets nobody in."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(80), nullable=False),
    Column("name", String(32), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("reason", String(64), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer),
    Column("team", String(64)),
    Column("ended", BigInteger, nullable=False),
    Column("role", String(64)),
    Column("edition", String(64)),
    Index("results_by_player", "player", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("player", String(80), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""Finished matches as they were seen, whatever becomes of their rules."""

insights = Table(
    "insights",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", LargeBinary, nullable=False),
)
"""What a seat of a finished match could have known, once it was thought out."""

rating_history = Table(
    "rating_history",
    metadata,
    Column("player", String(80), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False),
)
"""A person's rating after each match that counted."""

comments = Table(
    "comments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("entry", Integer, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", String(500), nullable=False),
    Index("comments_by_table", "table_id", "person"),
    Index("comments_by_person", "person"),
)
"""What somebody who played wrote about what an entry of a finished match led to."""

shares = Table(
    "shares",
    metadata,
    Column("token", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("shares_by_table", "table_id", "person"),
)
"""Links by which somebody who played lets others read a match that is over."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("who", String(80), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)
"""How people with an account solve puzzles, and how hard puzzles have proved: `who` is either."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("puzzle", String(80), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("result", String(8), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("closed", Boolean, nullable=False),
    Column("day", Integer),
)
"""What came of somebody's first answer to a puzzle, and whether it was solved in the end.

`closed`: the solution has been shown. `day`: it was the puzzle of that day, and answered on it.
"""

made_puzzles = Table(
    "made_puzzles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("position", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    Index("made_puzzles_by_person", "person", "position"),
)
"""Puzzles that somebody has made of a match that was over; `position` is what they were made of."""

events = Table(
    "events",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), nullable=False, unique=True),
    Column("person", String(32), nullable=False),
    Column("name", String(60), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("groups", Integer, nullable=False),
    Column("level", String(32)),
    Column("phase", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("events_by_person", "person", "phase"),
)
"""Evenings, Swiss tournaments and leagues; `person` organises. `level`: that of bots who fill."""

entrants = Table(
    "entrants",
    metadata,
    Column("event_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("name", String(32), nullable=False),
    Column("face", String(16), nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("entrants_by_person", "person"),
)
"""Who takes part in an event, and the `number` by which others know them there."""

event_seats = Table(
    "event_seats",
    metadata,
    Column("event_id", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("person", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("table_id", String(32)),
    Index("event_seats_by_person", "person"),
)
"""Who sits where in a round: at the table of this number (0: sits out), once it is there."""
