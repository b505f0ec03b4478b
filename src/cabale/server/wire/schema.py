"""The JSON schemas of all that leaves the server; `make schema` writes them to docs/.

`protocol.schema.json` is the wire. `views/<game>.schema.json` is what a seat sees of one game: its
view and its events. The types of the web client are written from both.
"""

from __future__ import annotations

import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec

from cabale.core import Game, game, names
from cabale.server.wire import (
    accounts,
    afterwards,
    clocks,
    company,
    events,
    export,
    manners,
    messages,
    notices,
    profiles,
    puzzles,
    requests,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/{name}"

Schema = dict[str, Any]


def structs() -> list[type[msgspec.Struct]]:
    return [
        found
        for module in (
            *(messages, clocks, requests, accounts, manners),
            *(notices, afterwards, puzzles, events, export, company, profiles),
        )
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def wire() -> Schema:
    """`ClientMessage` and `ServerMessage` are the two ends of the socket; the rest is HTTP's."""
    ends = [messages.ClientMessage, messages.ServerMessage]
    found, parts = msgspec.json.schema_components([*ends, *structs()], ref_template=REF)
    return {
        "$schema": DIALECT,
        "title": "The wire of Cabale",
        "version": messages.VERSION,
        "$defs": {**parts, "ClientMessage": found[0], "ServerMessage": found[1]},
    }


def sight(shelf: Game[Any]) -> Schema:
    """What a seat sees of a game. `View` is `view.board`, `Event` is any event of a match."""
    (view, *events), parts = msgspec.json.schema_components(
        [shelf.view_type, *shelf.event_types()], ref_template=REF
    )
    return {
        "$schema": DIALECT,
        "title": f"What a seat sees of {shelf.name}",
        "rules": shelf.rules,
        "$defs": {**parts, "View": view, "Event": {"anyOf": events}},
    }


def typed_games() -> list[Game[Any]]:
    """The games of this package that declare what a seat sees of them."""
    own = [shelf for shelf in map(game, names()) if type(shelf).__module__.startswith("cabale.")]
    return [shelf for shelf in own if shelf.view_type is not None]


def text(schema: Schema) -> str:
    encoded = msgspec.json.encode(schema, order="sorted")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def schemas() -> dict[str, str]:
    """Each file of docs/, with what stands in it."""
    games = {f"views/{shelf.name}.schema.json": text(sight(shelf)) for shelf in typed_games()}
    return {"protocol.schema.json": text(wire()), **games}


def main(folder: Path) -> None:
    for name, content in schemas().items():
        path = folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
