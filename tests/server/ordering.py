"""Tables at which orders may speak, and what is ordered there."""

from __future__ import annotations

from copy import copy
from random import Random
from types import SimpleNamespace
from typing import Any

from tests.server.test_secrecy import positions

from cabale.server.bots.driver import Driver
from cabale.server.config import Config
from cabale.server.tables import entries as e
from cabale.server.tables import orders, sight
from cabale.server.tables.chairs import Standing, Viewer
from cabale.server.tables.now import Now
from cabale.server.tables.place import encode
from cabale.server.tables.room import Room

GAMES = ("abyss", "castle", "cultists", "werewolf")
CONFIG = Config()


def driver(*, away: int | None = None) -> Driver:
    """That of a table at which all are but one."""
    thinkers = SimpleNamespace(longest=lambda *_: 0.0)
    here = {f"p{seat}" for seat in range(10) if seat != away}
    place = SimpleNamespace(
        here=lambda: here,
        came=lambda *_: [],
        private=lambda: False,
        one_device=lambda: False,
        room=SimpleNamespace(chat=[]),
    )
    return Driver(SimpleNamespace(config=CONFIG, thinkers=thinkers), place)  # type: ignore[arg-type]


def do(room: Room, entry: e.Entry) -> Any:
    return room.accept(room.last_at + 1, entry, room.consider(entry))


def anything(room: Room, seat: int) -> list[list[Any]]:
    """Every order that can be given by a seat now."""
    match = room.running()
    assert match.game.orders is not None
    every = match.game.orders.catalogue(match.seats)[1:]
    return [one.to_json() for one in every if match.game.orders.stands(match.board, seat, one)]


def some(room: Room, seat: int, rng: Random) -> list[list[Any]]:
    """Two orders of each kind that can be given by a seat now."""
    offered = anything(room, seat)
    kinds = {words[0]: [one for one in offered if one[0] == words[0]] for words in offered}
    return [words for kind in kinds.values() for words in rng.sample(kind, min(2, len(kind)))]


def given(room: Room, seat: int, words: list[Any] | None) -> Room:
    """The same table, at which this seat has ordered that and nothing else."""
    twin = copy(room)
    twin.orders = {s: one for s, one in room.orders.items() if s != seat}
    if words is not None:
        twin.orders[seat] = Standing(f"p{seat}", (tuple(words),))
    return twin


def screens(room: Room) -> dict[Viewer, str]:
    everybody: list[Viewer] = [None, *range(len(room.chairs))]
    now = Now.of(room, 0)
    return {
        eyes: encode(sight.snapshot(room, eyes, now, language="en")).decode() for eyes in everybody
    }


def questions(name: str) -> Any:
    """Positions of a match in which orders may speak, a few for each step."""
    seen: dict[str, int] = {}
    seed = 7 if name == "cultists" else 3  # a match with votes
    for room, _, _, rng in positions(name, seed):
        if room.phase == "playing" and orders.may_speak(room):
            step = room.running().state.stack[-1][0]
            seen[step] = seen.get(step, 0) + 1
            if seen[step] <= 6:
                yield room, rng


def nights() -> Any:
    return ((room, rng) for room, rng in questions("werewolf") if room.running().pace == "night")


def offer() -> Room:
    """An Ally is offered to somebody, at a table of people."""
    room: Room = next(room for room, _ in questions("abyss"))
    assert room.running().state.stack[-1][0] == "offer"
    room.held, room.orders = {}, {}
    return room
