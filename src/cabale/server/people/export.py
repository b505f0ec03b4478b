"""All that is kept of somebody, for themselves: what `GET /api/me/export` answers."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from cabale.server.people.people import Person
from cabale.server.tables import entries as e
from cabale.server.wire.export import Export, ExportedEntry, ExportedTable
from cabale.store import Store
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
    sessions,
    shares,
    tables,
    tokens,
    told,
)

SECRET = ("password", "digest", "token", "stop", "p256dh", "auth")
"""Not even their owner is handed these: a copy would be as good as the thing."""

UNHEARD = ("declined", "told", "mailed")
"""Whoever asks a friend does not learn whether it was heard."""


async def export(store: Store, person: Person) -> Export:
    return await store.read(lambda db: _export(db, person))


def _export(db: Connection, person: Person) -> Export:
    def mine(table: Any, column: str) -> list[dict[str, Any]]:
        found = db.execute(select(table).where(table.c[column] == person.id)).mappings()
        return [{k: v for k, v in row.items() if k not in SECRET} for row in found]

    # Whoever reported somebody is nobody's business, what they wrote about it neither; nor the
    # lines, which may be others', and spoken where only some could hear them.
    about = [
        {key: row[key] for key in ("at", "table_id", "kind")} for row in mine(reports, "about")
    ]
    asked = [{k: v for k, v in row.items() if k not in UNHEARD} for row in mine(invites, "host")]
    homes = select(seatings.c.table_id).where(seatings.c.person == person.id)
    known = select(tables).where(tables.c.id.in_(homes)).order_by(tables.c.created)
    return Export(
        person=mine(people, "id"),
        sessions=mine(sessions, "person"),
        tokens=mine(tokens, "owner"),
        relations=mine(relations, "person"),
        shares=mine(shares, "person"),
        comments=mine(comments, "person"),
        hours=mine(hours, "person"),
        notices=mine(notices, "person"),
        devices=mine(pushes, "person"),
        told=mine(told, "person"),
        reports=mine(reports, "reporter"),
        reported=about,
        results=mine(results, "player"),
        ratings=mine(ratings, "player"),
        rating_history=mine(rating_history, "player"),
        puzzle_ratings=mine(puzzle_ratings, "who"),
        puzzle_attempts=mine(puzzle_attempts, "person"),
        made_puzzles=mine(made_puzzles, "person"),
        events=mine(events, "person"),
        entrants=mine(entrants, "person"),
        event_seats=mine(event_seats, "person"),
        queue=mine(queue, "person"),
        friend_codes=mine(friend_codes, "person"),
        friends=mine(friends, "person"),
        presence=mine(presence, "person"),
        invites=[*mine(invites, "person"), *asked],
        circles=mine(members, "person"),
        profiles=mine(profiles, "person"),
        shown=mine(shown, "person"),
        tables=[
            ExportedTable(row.id, row.game, row.phase, _entries(db, row.id, person.id))
            for row in db.execute(known).all()
        ],
    )


def _entries(db: Connection, table: str, person: str) -> list[ExportedEntry]:
    """What somebody did at a table: under their name, or on a seat while it was theirs."""
    log = select(entries.c.at, entries.c.body).where(entries.c.table_id == table)
    own: set[int] = set()
    done: list[ExportedEntry] = []
    for at, body in db.execute(log.order_by(entries.c.n)):
        entry = e.decode(bytes(body))
        if isinstance(entry, e.Opened | e.Updated):
            continue  # it holds the luck of everybody, or all that is hidden
        seat, who = getattr(entry, "seat", None), getattr(entry, "person", None)
        if who == person or (who is None and seat in own):
            did: dict[str, Any] = msgspec.to_builtins(entry)
            did.pop("line", None)  # it counts lines of others, some of which are not for this seat
            done.append(ExportedEntry(at, did.pop("did"), did))
        if isinstance(entry, e.Sat | e.BotSat | e.Stood | e.Left) and seat is not None:
            (own.add if isinstance(entry, e.Sat) and who == person else own.discard)(seat)
        if isinstance(entry, e.Expelled) and who == person:
            own.clear()
    return done
