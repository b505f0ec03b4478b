"""Forgetting somebody: everything that names them goes, wherever it lies.

What they did at a table stays as it was, under a name that is nobody's: another one at each table,
so that two matches do not tell that it was the same person. What was reported about them stays, so
nameless, until an operator has seen to it.
"""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

from sqlalchemy import Connection, Table, delete, select, update

from cabale.server.company.circles import keep_an_owner
from cabale.server.people.names import is_numbered
from cabale.server.tables import entries as e
from cabale.server.tables.fold import UPDATED
from cabale.server.tables.place import NOBODY
from cabale.server.tables.snapshots import Digest
from cabale.server.tables.snapshots import forget as forget_in
from cabale.store import Row, Store, written
from cabale.store.company import (
    friend_codes,
    friends,
    invites,
    members,
    presence,
    profiles,
    queue,
    shown,
)
from cabale.store.schema import (
    comments,
    entrants,
    entries,
    event_seats,
    events,
    hours,
    made_puzzles,
    notices,
    people,
    pushes,
    puzzle_attempts,
    puzzle_ratings,
    rating_history,
    ratings,
    relations,
    reports,
    results,
    seatings,
    shares,
    snapshots,
    tokens,
    told,
)

GONE = "p_gone"
Aliases = dict[str, dict[str, str]]
"""For each table: who was forgotten, and the id that stands there now."""


async def forget(store: Store, person: str) -> Aliases:
    """Delete somebody and their programs, from the database and what lies beside it on disk."""
    aliases = await store.write(lambda db: _forget(db, person))
    await store.scrub()
    return aliases


def new_alias() -> str:
    return GONE + secrets.token_urlsafe(9)


def _forget(db: Connection, person: str) -> Aliases:
    programs = list(db.execute(select(tokens.c.person).where(tokens.c.owner == person)).scalars())
    gone = [person, *programs]
    # Locked: whatever is being written about them comes before this, or not at all (`keep_there`).
    db.execute(select(people.c.id).where(people.c.id.in_(gone)).with_for_update())
    called = set(db.execute(select(people.c.name).where(people.c.id.in_(gone))).scalars())
    homes = select(seatings.c.table_id).where(seatings.c.person.in_(gone)).distinct()
    aliases = {
        home: {one: new_alias() for one in gone} for home in db.execute(homes).scalars().all()
    }
    for home, alias in aliases.items():
        _rewrite(db, home, alias)
        _rewrite_snapshot(db, home, alias)
    for row in db.execute(select(results).where(results.c.player.in_(gone))).all():
        player = aliases.get(row.table_id, {}).get(row.player) or new_alias()
        this = (results.c.table_id == row.table_id) & (results.c.seat == row.seat)
        db.execute(update(results).where(this).values(player=player, name=NOBODY))
    named: list[tuple[Table, str]] = [
        (ratings, "player"),
        (rating_history, "player"),
        (relations, "person"),
        (relations, "other"),
        (shares, "person"),
        (comments, "person"),
        (hours, "person"),
        (notices, "person"),
        (pushes, "person"),
        (told, "person"),
        (puzzle_ratings, "who"),
        (puzzle_attempts, "person"),
        (made_puzzles, "person"),
        (entrants, "person"),
        (event_seats, "person"),
        (queue, "person"),
        (friend_codes, "person"),
        (friends, "person"),
        (friends, "other"),
        (presence, "person"),
        (invites, "person"),
        (invites, "host"),
        (members, "person"),
        (profiles, "person"),
        (shown, "person"),
        (seatings, "person"),
    ]
    mine = select(members.c.circle).where(members.c.person.in_(gone)).distinct()
    homes_of_theirs = list(db.execute(mine).scalars())
    for table, column in named:
        db.execute(delete(table).where(table.c[column].in_(gone)))
    # Others keep an event that was theirs, as it stands.
    theirs = events.c.person.in_(gone)
    db.execute(update(events).where(theirs).values(person="", phase="over"))
    for circle in homes_of_theirs:
        keep_an_owner(db, circle)
    _unname_reports(db, gone, called, aliases)
    db.execute(delete(people).where(people.c.id.in_(gone)))
    return aliases


def _unname_reports(db: Connection, gone: list[str], called: set[str], aliases: Aliases) -> None:
    """Open reports stay, without the people who are gone; what was seen to goes with them."""
    theirs = reports.c.about.in_(gone)
    db.execute(delete(reports).where(theirs & reports.c.handled.is_not(None)))
    named = theirs | reports.c.reporter.in_(gone) | reports.c.table_id.in_(aliases)
    for row in db.execute(select(reports).where(named)).all():
        alias = aliases.get(row.table_id) or {one: new_alias() for one in gone}
        lines = [_unnamed(line, alias, called) for line in json.loads(row.lines)]
        note = row.note
        for name in called:
            note = re.sub(rf"(?i)\b{re.escape(name)}\b", NOBODY, note)
        change = update(reports).where(reports.c.id == row.id)
        db.execute(
            change.values(
                reporter=alias.get(row.reporter, row.reporter),
                about=alias.get(row.about, row.about),
                lines=json.dumps(lines, ensure_ascii=False),
                note=note,
            )
        )


def _unnamed(line: dict[str, Any], alias: dict[str, str], called: set[str]) -> dict[str, Any]:
    """A line of a report. One that was kept without its author is known by the name alone."""
    author = line.get("player")
    mine = author in alias if author else any(is_numbered(line["name"], one) for one in called)
    return line | {"name": NOBODY, "player": alias.get(author or "", "")} if mine else line


def _rewrite(db: Connection, home: str, alias: dict[str, str]) -> None:
    """The log of a table without those people."""
    rows: list[Any] = list(
        db.execute(select(entries.c.n, entries.c.body).where(entries.c.table_id == home))
    )
    called = e.names_of([bytes(body) for _, body in rows], alias)
    for n, body in rows:
        named = any(one.encode() in bytes(body) for one in alias)
        spoken = bytes(body).startswith(e.SPOKEN)
        if not named and not spoken and not bytes(body).startswith(UPDATED):
            continue
        entry = e.decode(bytes(body))
        e.anonymise(entry, alias, NOBODY, called)
        if isinstance(entry, e.Updated):
            entry.room = forget_in(entry.room, alias, NOBODY)
        this = (entries.c.table_id == home) & (entries.c.n == n)
        db.execute(update(entries).where(this).values(body=e.encode(entry)))


def _rewrite_snapshot(db: Connection, home: str, alias: dict[str, str]) -> None:
    """The table as it stood without those people, and as one of the log that was rewritten.

    Nobody else may be able to tell how it stood: its rules can be gone. One that cannot be read is
    of no use to anybody.
    """
    mine = snapshots.c.table_id == home
    found = db.execute(select(snapshots.c.n, snapshots.c.body).where(mine)).first()
    if found is None:
        return
    try:
        body = forget_in(bytes(found.body), alias, NOBODY)
    except Exception:
        db.execute(delete(snapshots).where(mine))
        return
    first = (entries.c.table_id == home) & (entries.c.n < found.n)
    log = select(entries.c.n, entries.c.at, entries.c.body).where(first).order_by(entries.c.n)
    rows = [Row(row.n, row.at, bytes(row.body)) for row in db.execute(log)]
    digest = Digest(written(rows)).value
    db.execute(update(snapshots).where(mine).values(body=body, digest=digest))
