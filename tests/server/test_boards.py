"""Boards that are written out for several people at once say to each what its view says."""

from __future__ import annotations

import msgspec
import pytest

from cabale.core import Match, new_match
from cabale.server.tables.boards import Boards
from cabale.server.tables.now import Now
from cabale.server.wire.clocks import Clock

TABLES = {"abyss": 4, "castle": 5, "cultists": 5, "werewolf": 5}


def moments(name: str, seats: int) -> list[Match]:
    match = new_match(name, seats, seed="boards")
    found = [match.clone()]
    while match.outcome is None and len(found) < 150:
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[len(found) % len(decision.choices)])
        found.append(match.clone())
    return found


@pytest.mark.parametrize("name", TABLES)
def test_each_is_told_what_its_own_view_says(name: str) -> None:
    for match in moments(name, TABLES[name]):
        boards = Boards(match)
        for eyes in (*range(match.seats), None):
            told = msgspec.json.encode(match.view(eyes, board=boards.seen_by))
            assert msgspec.json.decode(told) == match.view(eyes)


@pytest.mark.parametrize("name", TABLES)
def test_each_hears_the_news_that_its_own_seat_saw(name: str) -> None:
    heard = 0
    for match in moments(name, TABLES[name]):
        now = Now(match, 0, Clock(match.pace, None))
        for eyes in (None, *range(match.seats)):
            seen = match.seen(eyes, heard)
            events, secret = now.news(heard, eyes)
            assert events == [event for event, _ in seen]
            assert secret == [number for number, (_, own) in enumerate(seen) if own]
            assert match.view(eyes, known=now.known) == match.view(eyes)
        heard = match.heard
