"""The shape of what somebody is given who asks for all that is kept of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Rows = list[dict[str, Any]]
"""Rows of the database as they are, without what is secret even from their owner."""


class ExportedEntry(Struct):
    """One thing that somebody did at a table."""

    at: int
    did: str
    what: dict[str, Any]


class ExportedTable(Struct):
    table: str
    game: str
    phase: str
    entries: list[ExportedEntry]


class Export(Struct):
    """`reported` is what others reported about this person, without who and their words."""

    person: Rows
    sessions: Rows
    tokens: Rows
    relations: Rows
    shares: Rows
    comments: Rows
    hours: Rows
    notices: Rows
    devices: Rows
    told: Rows
    reports: Rows
    reported: Rows
    results: Rows
    ratings: Rows
    rating_history: Rows
    puzzle_ratings: Rows
    puzzle_attempts: Rows
    made_puzzles: Rows
    events: Rows
    entrants: Rows
    event_seats: Rows
    queue: Rows
    friend_codes: Rows
    friends: Rows
    presence: Rows
    invites: Rows
    circles: Rows
    profiles: Rows
    shown: Rows
    tables: list[ExportedTable]
