"""The next round of an event: it is drawn and written down, then its tables are laid.

A round that was written down when the server stopped is found again: laying its tables goes on
where it was left, whoever does it.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from cabale.core import game
from cabale.server.events.kept import Entrant, Event, Events, Held
from cabale.server.events.pairing import Past, Round, TooFew, pair, split
from cabale.server.events.standings import Seated, past
from cabale.server.tables import entries as e
from cabale.server.tables.hall import Hall
from cabale.server.tables.keepers import bot_name
from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import Refusal

Opening = Callable[[e.Opened], Awaitable[Place]]
"""Opens a table, if there are not too many already."""


def draw(held: Held, before: Past, luck: Random) -> list[Seated]:
    """Who sits where in the next round, group by group."""
    number, seats = before.rounds + 1, list[Seated]()
    tables = 0
    groups: list[list[str]] = [[] for _ in range(held.event.groups)]
    for one in held.entrants:
        if not one.gone:
            groups[group_of(held.event, one)].append(one.person)
    # A round that cannot begin is refused before any of it is thought out.
    for here in groups:
        _check_enough(held.event, len(here))
    for here in groups:
        found = _draw(held.event, here, before, luck)
        seats += [Seated(number, person, 0, None) for person in found.byes]
        for people in found.tables:
            tables += 1
            seats += [Seated(number, person, tables, None) for person in people]
    return seats


def group_of(event: Event, entrant: Entrant) -> int:
    return (entrant.number - 1) % event.groups


def _draw(event: Event, people: list[str], before: Past, luck: Random) -> Round:
    left = event.rounds - before.rounds
    try:
        found = pair(event.kind, people, event.seats, _sizes(event), before, luck, left)
    except TooFew:
        return Round([[person] for person in people], [])
    if event.level is None:
        return found
    return Round([*found.tables, *([person] for person in found.byes)], [])


def _check_enough(event: Event, people: int) -> None:
    """Refuse a round in which somebody would have no table, which a single one has with bots."""
    try:
        split(people, event.seats, _sizes(event))
    except TooFew:
        if event.level is None or not people:
            raise Refusal("too-few", "there are not enough people for a table") from None


def _sizes(event: Event) -> list[int]:
    """How many people may sit at a table: bots fill the rest, or there may be one more or less."""
    if event.seats == 2:
        return [2]
    if event.level is not None:
        return list(range(2, event.seats + 1))
    near = range(event.seats - 1, event.seats + 2)
    return [seats for seats in game(event.game).seats if seats in near and seats > 1]


async def think_out(held: Held, apart: frozenset[frozenset[str]]) -> list[Seated]:
    """A round, thought out beside the loop."""
    before = past(held.people, held.seats, held.results, apart)
    # Whoever knows the event must not know the round: they could come or go to be better off.
    return await asyncio.to_thread(draw, held, before, Random(secrets.randbits(128)))


def missing(held: Held) -> dict[int, list[Entrant]]:
    """The tables of the last round at which no match has begun yet, and who sits there."""
    found: dict[int, list[Entrant]] = {}
    for seat in held.seats:
        who = held.entrant(seat.person)
        waits = seat.table is None or held.phase(seat.table) == "open"
        if seat.round == held.round and seat.number and waits and who is not None:
            found.setdefault(seat.number, []).append(who)
    return found


def too_few(event: Event, people: list[Entrant]) -> bool:
    """Whether those who are left of a table cannot play: others have deleted their accounts."""
    return event.level is None and len(people) < min(game(event.game).seats)


async def lay(
    hall: Hall, opening: Opening, events: Events, held: Held, number: int
) -> Place | None:
    """The table of a number, if it is ours to lay: somebody else may be laying it just now."""
    event = held.event
    home = held.table(held.round, number)
    if home is not None:
        return await hall.find(home)
    people = len(missing(held)[number])
    seats = event.seats if event.level is not None else people
    shelf = game(event.game)
    options = shelf.read_options(seats, event.options if seats == event.seats else {})
    place = await opening(e.Opened("", event.game, seats, options, event.person, clock=event.clock))
    if await events.lay(event, held.round, number, place.room.id):
        return place
    await hall.propose(place, lambda _: e.Shut())
    return None


async def seat_people(hall: Hall, place: Place, held: Held, number: int) -> None:
    """Everybody of a table on seats drawn by lot, bots on the others.

    The lot hangs on the id of the table, which nobody knows before it is laid: two who seat people
    at once seat them alike.
    """
    people, seats = missing(held)[number], len(place.room.chairs)
    chairs = Random(place.room.id).sample(range(seats), seats)
    for seat, one in zip(chairs, people, strict=False):
        sat = e.Sat(seat, one.person, one.name, face=one.face)
        await hall.propose(place, partial(_if_open, seat=seat, entry=sat))
    for seat in chairs[len(people) :]:
        await hall.propose(place, partial(_bot, seat=seat, level=held.event.level or ""))


def start(room: Room) -> e.Entry | None:
    return None if room.match is not None else e.Started(room.game.rules)


def _if_open(room: Room, seat: int, entry: e.Entry) -> e.Entry | None:
    return entry if room.match is None and room.chairs[seat].kind == "open" else None


def _bot(room: Room, seat: int, level: str) -> e.Entry | None:
    return _if_open(room, seat, e.BotSat(seat, level, bot_name(room, seat)))
