"""Floor plans and Route cards: read from `maps/`, checked, turned into integers.

The owner of a box can add a plan of their own: one more JSON file in `maps/` (format:
`maps/map.schema.json`), chosen with the option `map`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cabale.games.cultists.rules.components import BOOK_TOKENS, COLOURS, SET_UPS, TURNS
from cabale.games.cultists.rules.schema import DataError, check

CORRIDOR = -1
_SINGLE = {"vote_room": "light_blue", "camera_room": "red", "portal_room": "green"}
_FOLDER = files("cabale.games.cultists.rules") / "maps"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class FloorPlan:
    """A plan in integers: place `p` is the p-th of the file. Each plan exists once."""

    name: str
    characters: tuple[int, ...]
    places: tuple[str, ...]
    index: dict[str, int]  # of a place, by its id
    colour: tuple[int, ...]  # CORRIDOR for corridors
    rooms: tuple[int, ...]
    doors: tuple[tuple[int, ...], ...]
    same_colour: tuple[tuple[int, ...], ...]  # the rooms joined by Secret Doors, itself included
    clockwise: tuple[float, ...]  # angle of the place around the centre, 0 at 12 o'clock
    start: int
    fishman_corridor: int
    vote_room: int
    camera_room: int
    portal_room: int
    token_rooms: tuple[int, ...]
    books: tuple[int, ...]
    shelf: tuple[int, ...]  # of each room; -1 for corridors
    shelves: tuple[str, ...]
    slots: tuple[int, ...]
    points: tuple[int, ...]
    drawing: dict[str, Any]  # the file itself, for who draws it

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[Callable[[str], FloorPlan], tuple[str]]:
        return load_plan, (self.name,)

    @staticmethod
    def by_name(name: str) -> FloorPlan:
        """In a snapshot of a match a plan stands by its name."""
        return load_plan(name)

    def joined(self, place: int, secret_doors: bool) -> tuple[int, ...]:
        """The rooms that count as one place with this one: more than one under Secret Doors."""
        return self.same_colour[place] if secret_doors else (place,)


def plan_from(data: Any, where: str) -> FloorPlan:
    """Check a plan as read from JSON and turn it into integers; DataError says what is wrong."""
    schema = _read_json("map.schema.json")
    check(data, schema, where, schema)
    places = data["places"]
    ids = [place["id"] for place in places]
    place_of = {name: p for p, name in enumerate(ids)}
    _check_references(data, place_of, where)
    doors = _doors(data, place_of)
    colour = tuple(map(_colour, places))
    rooms = tuple(p for p, c in enumerate(colour) if c != CORRIDOR)
    _check_connected(doors, ids, where)
    _check_rooms(data, colour, rooms, where)
    shelves = [shelf["id"] for shelf in data["shelves"]]
    return FloorPlan(
        name=data["name"],
        characters=tuple(data["characters"]),
        places=tuple(ids),
        index=place_of,
        colour=colour,
        rooms=rooms,
        doors=tuple(tuple(sorted(d)) for d in doors),
        same_colour=_same_colour(colour, rooms),
        clockwise=tuple(_angle(place["rect"], data["centre"]) for place in places),
        start=place_of[data["start"]],
        fishman_corridor=place_of[data["fishman_corridor"]],
        vote_room=place_of[data["vote_room"]],
        camera_room=place_of[data["camera_room"]],
        portal_room=place_of[data["portal_room"]],
        token_rooms=tuple(place_of[name] for name in data["token_rooms"]),
        books=tuple(place.get("books", 0) for place in places),
        shelf=tuple(shelves.index(p["shelf"]) if p["kind"] == "room" else -1 for p in places),
        shelves=tuple(shelves),
        slots=tuple(shelf["slots"] for shelf in data["shelves"]),
        points=tuple(shelf["points"] for shelf in data["shelves"]),
        drawing=data,
    )


def _colour(place: Any) -> int:
    return COLOURS.index(place["colour"]) if place["kind"] == "room" else CORRIDOR


def _doors(data: Any, place_of: dict[str, int]) -> list[list[int]]:
    """The neighbours of each place."""
    doors: list[list[int]] = [[] for _ in place_of]
    for door in data["doors"]:
        a, b = (place_of[name] for name in door["between"])
        doors[a].append(b)
        doors[b].append(a)
    return doors


def _same_colour(colour: tuple[int, ...], rooms: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each place the rooms of its colour; a corridor is alone."""
    return tuple(
        tuple(q for q in rooms if colour[q] == c) if c != CORRIDOR else (p,)
        for p, c in enumerate(colour)
    )


def _angle(rect: list[float], centre: list[float]) -> float:
    x = (rect[0] + rect[2]) / 2 - centre[0]
    y = (rect[1] + rect[3]) / 2 - centre[1]
    if x == y == 0:
        return 0.0
    return math.atan2(x, -y) % (2 * math.pi)


def _check_references(data: Any, place_of: dict[str, int], where: str) -> None:
    kinds = {place["id"]: place["kind"] for place in data["places"]}
    if len(place_of) < len(data["places"]):
        raise DataError(f"{where}: two places have the same id")
    corridors = ("start", "fishman_corridor")
    for field in (*corridors, *_SINGLE):
        kind = "corridor" if field in corridors else "room"
        if kinds.get(data[field]) != kind:
            raise DataError(f"{where}.{field}: {data[field]!r} is not a {kind} of this plan")
    for name in data["token_rooms"]:
        if kinds.get(name) != "room":
            raise DataError(f"{where}.token_rooms: {name!r} is not a room of this plan")
    for i, door in enumerate(data["doors"]):
        a, b = door["between"]
        if a not in place_of or b not in place_of or a == b:
            raise DataError(f"{where}.doors[{i}]: a door joins two different places of this plan")


def _check_connected(doors: list[list[int]], ids: list[str], where: str) -> None:
    seen, todo = {0}, [0]
    while todo:
        fresh = [q for q in doors[todo.pop()] if q not in seen]
        seen.update(fresh)
        todo += fresh
    if len(seen) < len(ids):
        cut_off = next(name for p, name in enumerate(ids) if p not in seen)
        raise DataError(f"{where}.doors: {cut_off!r} cannot be reached from {ids[0]!r}")


def _check_rooms(data: Any, colour: tuple[int, ...], rooms: tuple[int, ...], where: str) -> None:
    places = data["places"]
    for field, name in _SINGLE.items():
        of_colour = [places[p]["id"] for p in rooms if COLOURS[colour[p]] == name]
        if of_colour != [data[field]]:
            raise DataError(f"{where}.{field}: exactly one {name} room, this one, is needed")
    for count in data["characters"]:
        if len(rooms) != SET_UPS[count].rooms:
            raise DataError(
                f"{where}.places: {count} characters need {SET_UPS[count].rooms} rooms,"
                f" found {len(rooms)}"
            )
    _check_books(data, rooms, where)


def _check_books(data: Any, rooms: tuple[int, ...], where: str) -> None:
    places = data["places"]
    if sum(places[p]["books"] for p in rooms) > BOOK_TOKENS:
        raise DataError(f"{where}.places: there are only {BOOK_TOKENS} books")
    known = {shelf["id"] for shelf in data["shelves"]}
    for p in rooms:
        if places[p]["shelf"] not in known:
            raise DataError(f"{where}.places[{p}].shelf: {places[p]['shelf']!r} does not exist")
    for shelf in data["shelves"]:
        on_shelf = [places[p] for p in rooms if places[p]["shelf"] == shelf["id"]]
        if sum(room["books"] for room in on_shelf) != shelf["slots"]:
            raise DataError(f"{where}.shelves: {shelf['id']!r} needs one slot for each book")


def routes_from(data: Any, where: str) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """The Route cards as colours: routes[card][line], the leftmost colour first."""
    schema = _read_json("routes.schema.json")
    check(data, schema, where, schema)
    return tuple(
        tuple(tuple(COLOURS.index(c) for c in line) for line in route["lines"])
        for route in data["routes"]
    )


def _read_json(name: str) -> Any:
    return json.loads((_FOLDER / name).read_text(encoding="utf-8"))


@cache
def plan_names() -> tuple[str, ...]:
    names = (f.name.removesuffix(".json") for f in _FOLDER.iterdir() if f.name.endswith(".json"))
    return tuple(sorted(n for n in names if n != "routes" and not n.endswith(".schema")))


@cache
def load_plan(name: str) -> FloorPlan:
    return plan_from(_read_json(f"{name}.json"), name)


@cache
def distances(name: str) -> tuple[tuple[int, ...], ...]:
    """Doors from every place to every other."""
    plan = load_plan(name)
    table = []
    for start in range(len(plan.places)):
        far = {start: 0}
        todo = [start]
        for place in todo:
            fresh = [door for door in plan.doors[place] if door not in far]
            far.update((door, far[place] + 1) for door in fresh)
            todo += fresh
        table.append(tuple(far[place] for place in range(len(plan.places))))
    return tuple(table)


@cache
def standard_plan(characters: int) -> FloorPlan:
    return load_plan(
        {5: "nine-rooms", 6: "nine-rooms", 7: "ten-rooms", 8: "eleven-rooms"}[characters]
    )


ROUTES = routes_from(_read_json("routes.json"), "routes")
ROUTE_LINE = tuple((turn - 1) % 4 for turn in range(TURNS + 1))  # line of turn t
