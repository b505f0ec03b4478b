"""An event as its people see it: numbers and names, nobody's id."""

from __future__ import annotations

from typing import Literal, cast

from cabale.server.events.kept import Held
from cabale.server.events.rounds import group_of
from cabale.server.events.standings import Seated, points_at, standings
from cabale.server.wire.events import EntrantInfo, EventInfo, EventRound, EventTable


def shown(held: Held, reader: str | None) -> EventInfo:
    event = held.event
    return EventInfo(
        event.code,
        f"/events/{event.code}",
        event.name,
        event.kind,
        event.game,
        event.seats,
        event.options,
        event.clock,
        event.rounds,
        event.groups,
        event.level,
        event.phase,
        organiser=reader == event.person,
        ready=held.ready and event.phase != "over" and held.round < event.rounds,
        entrants=_entrants(held, reader),
        played=[_round(held, number, reader) for number in range(1, held.round + 1)],
    )


def _entrants(held: Held, reader: str | None) -> list[EntrantInfo]:
    found = []
    for standing in standings(held.people, held.seats, held.results):
        one = held.entrant(standing.person)
        assert one is not None
        found.append(
            EntrantInfo(
                one.number,
                one.name,
                one.face,
                group_of(held.event, one) + 1,
                one.gone,
                one.person == reader,
                *standing[1:],
            )
        )
    return found


def _round(held: Held, number: int, reader: str | None) -> EventRound:
    seats = [seat for seat in held.seats if seat.round == number]
    numbers = sorted({seat.number for seat in seats} - {0})
    return EventRound(
        number,
        [_table(held, [seat for seat in seats if seat.number == one], reader) for one in numbers],
        [_number(held, seat) for seat in seats if seat.number == 0],
    )


def _table(held: Held, seats: list[Seated], reader: str | None) -> EventTable:
    home = seats[0].table
    code, phase = (None, "waiting") if home is None else held.tables.get(home, (None, "over"))
    points = points_at(held.results.get(home or "", []))
    people = [seat for seat in seats if held.entrant(seat.person) is not None]
    filled = held.event.seats - len(seats) if held.event.level is not None else 0
    return EventTable(
        seats[0].number,
        [_number(held, seat) for seat in people],
        filled,
        code,
        cast("Literal['waiting', 'playing', 'over', 'closed']", _PHASES.get(phase, phase)),
        [points.get(seat.person, 0.0) for seat in people] if points else [],
        any(seat.person == reader for seat in seats),
    )


_PHASES = {"open": "waiting"}


def _number(held: Held, seat: Seated) -> int:
    found = held.entrant(seat.person)
    return 0 if found is None else found.number
