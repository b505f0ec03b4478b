"""A view as indented lines, for any game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cabale.words import Words

WIDTH = 100


def outline(value: Any, words: Words, seats: int, indent: str = "  ") -> Iterator[str]:
    """What is known and there; a list with one part for each seat is labelled with the names."""
    people = isinstance(value, list) and len(value) == seats
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for key, item in items:
        if item is None or item == [] or item == {}:
            continue
        label = words.you(key) if people else str(key).replace("_", " ")
        short = _short(key, item, words)
        leaf = not isinstance(item, dict)
        if short is not None and (leaf or len(indent) + len(label) + len(short) < WIDTH):
            yield f"{indent}{label}: {short}"
        else:
            yield f"{indent}{label}:"
            yield from outline(item, words, seats, indent + "  ")


def _short(key: str | int, item: Any, words: Words) -> str | None:
    """A leaf, or a mapping of leaves, in one line."""
    if isinstance(item, dict):
        if any(isinstance(leaf, dict) or _nested(leaf) for leaf in item.values()):
            return None
        known = {name: leaf for name, leaf in item.items() if leaf is not None and leaf != []}
        parts = (
            f"{str(name).replace('_', ' ')} {_leaf(name, leaf, words)}"
            for name, leaf in known.items()
        )
        return " · ".join(parts)
    return None if _nested(item) else _leaf(key, item, words)


def _nested(item: Any) -> bool:
    return isinstance(item, list) and any(isinstance(part, dict | list) for part in item)


def _leaf(key: str | int, item: Any, words: Words) -> str:
    if isinstance(item, list):
        return ", ".join(_leaf(key, part, words) for part in item)
    return words.anything(str(key), item)
