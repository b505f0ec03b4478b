"""The JSON schema of every message; `make schema` writes it to docs/."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from cabale.server import afterwards, messages


def structs() -> list[type[msgspec.Struct]]:
    return [
        found
        for module in (messages, afterwards)
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__
    ]


def schema() -> dict[str, Any]:
    """`ClientMessage` and `ServerMessage` are the two ends of the socket; the rest is HTTP's."""
    ends = [messages.ClientMessage, messages.ServerMessage]
    found, parts = msgspec.json.schema_components(
        [*ends, *structs()], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Cabale",
        "version": messages.VERSION,
        "$defs": {**parts, "ClientMessage": found[0], "ServerMessage": found[1]},
    }


def main() -> None:
    text = msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=2)
    sys.stdout.write(text.decode() + "\n")


if __name__ == "__main__":
    main()
