"""Golden playthroughs: a match as text, every decision, event and view, to be read as a diff."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from cabale.core import Event, Game, Match, new_match
from cabale.core.event import Audience


def playthrough(name: str | Game[Any], seats: int, seed: int, options: Mapping[str, Any]) -> str:
    """A match of random play; the views are written whole once, then as what changed in them."""
    match = new_match(name, seats, seed, options)
    rng = Random(f"playthrough-{seed}")
    return "\n".join(_lines(match, rng, seed)) + "\n"


def command(match: Match, seed: int) -> str:
    """The command line that writes a playthrough again."""
    defaults = {option.name: option.default for option in match.game.options}
    given = "".join(
        f" --option {name}={_plain(value)}"
        for name, value in match.board.options.items()
        if value != defaults[name]
    )
    return f"cabale playthrough {match.game.name} --seats {match.seats} --seed {seed}{given}"


def _lines(match: Match, rng: Random, seed: int) -> Iterator[str]:
    yield f"# {command(match, seed)}"
    yield f"# rules {match.game.rules}, {len(match.board.catalogue)} choices"
    yield ""
    yield from _events(match, 0)
    views = _views(match)
    yield from _changes({}, views)
    number = 0
    while match.decisions:
        yield ""
        for seat, decision in match.decisions.items():
            yield f"seat {seat} is asked {decision.kind}: {_listed(decision.choices)}"
        seat = rng.choice(list(match.decisions))
        choice = rng.choice(match.decisions[seat].choices)
        heard, before = match.heard, views
        match.play(seat, choice)
        yield f"{number}. seat {seat} plays {choice}"
        yield from _events(match, heard)
        views = _views(match)
        yield from _changes(before, views)
        number += 1


def _listed(choices: tuple[Any, ...], most: int = 12) -> str:
    some = ", ".join(str(choice) for choice in choices[:most])
    return some + (f", … ({len(choices)} choices)" if len(choices) > most else "")


def _events(match: Match, since: int) -> Iterator[str]:
    events: list[Event] = []
    node = match.board.events
    for _ in range(match.heard - since):
        assert node is not None
        node, event = node
        events.append(event)
    for event in reversed(events):
        to = "" if event.to is None else f" to {_audience(event.to)}"
        yield f"  event {event.kind}{to}: {_json(event.data)}"
        yield from (f"    seat {seat} also: {_json(more)}" for seat, more in event.only.items())


Views = dict[int | None, dict[str, str]]


def _views(match: Match) -> Views:
    return {seat: dict(_flat("", match.view(seat))) for seat in (None, *range(match.seats))}


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Each part of a view with the way to it, ``table.hands.2``; short ones stay in one piece."""
    whole = _json(value)
    if isinstance(value, dict) and (path in ("", "table") or len(whole) > 60):
        for key, item in value.items():
            yield from _flat(f"{path}.{key}" if path else str(key), item)
    elif isinstance(value, list) and len(whole) > 60 and any(isinstance(v, dict) for v in value):
        for number, item in enumerate(value):
            yield from _flat(f"{path}.{number}", item)
    else:
        yield path, whole


def _changes(before: Views, after: Views) -> Iterator[str]:
    """What became different in whose view, each difference once."""
    whose: dict[str, list[int | None]] = {}
    for seat, view in after.items():
        old = before.get(seat, {})
        for path, value in view.items():
            if old.get(path) != value:
                whose.setdefault(f"{path} = {value}", []).append(seat)
        for path in old:
            if path not in view and not _taken_apart(path, view):
                whose.setdefault(f"{path} is gone", []).append(seat)
    for line, seats in whose.items():
        yield f"    {_whose(seats, len(after))}: {line}"


def _taken_apart(path: str, view: Mapping[str, str]) -> bool:
    """Whether a part of a view is still there, written in smaller or larger pieces."""
    return any(other.startswith(f"{path}.") or path.startswith(f"{other}.") for other in view)


def _whose(seats: list[int | None], all_views: int) -> str:
    if len(seats) == all_views:
        return "everybody"
    return " ".join("spectator" if seat is None else str(seat) for seat in seats)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _audience(to: Audience) -> str:
    return ",".join("spectators" if seat is None else str(seat) for seat in to) or "nobody"


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ",".join(map(str, value))
    return str(value)
