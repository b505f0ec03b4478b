"""A view as indented lines, each fact under its name in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cabale.words import Words, bundle

_WIDTH = 100


class Facts:
    """Tells the facts of a game's views, with the labels of its room of words."""

    def __init__(self, words: Words, seats: int) -> None:
        self._words = words
        self._seats = seats
        self.colon = "\u00a0:" if words.language == "fr" else ":"
        self._labels = bundle(words.language, words.game.telling(words.language))
        uneven = "yes" if seats % 2 else "no"  # `words` know it by the names, and may have none
        self._selectors = {**words.selectors, "uneven": uneven}

    def brief(self) -> str:
        """The game in ten lines; its one sentence where it has no more."""
        return self._message("brief") or self._words.about()

    def aim(self, board: Mapping[str, Any], seat: int) -> Iterator[str]:
        """What the seat is, what that can do, and what it wins by: ``aim-<where>-<fact>``."""
        for parent, item in board.items():
            mine = item[seat] if self._has_part(parent, item, seat) else item
            for key, value in mine.items() if isinstance(mine, Mapping) else ():
                name = f"aim-{parent}-{key}"
                if value is not None and self._labels.has_message(name):
                    kind = self._attribute(parent, key, "kind")
                    power = self._words.say(f"{self._words.game.name}-{kind}-{value}-text")
                    told = f"{self.label(parent, key)}{self.colon} {self.leaf(parent, key, value)}."
                    yield " ".join([told, *filter(None, [power, self._message(name, value)])])
        yield from filter(None, [self._message("aim")])

    def _has_part(self, key: str, item: Any, seat: int) -> bool:
        return isinstance(item, list) and seat < len(item) and self._by_seat("", key, item)

    def tell(self, value: Mapping[str, Any]) -> Iterator[str]:
        """Everything that is known and there; what is unknown or empty is left out."""
        yield from self._mapping(value, "", "")

    def _mapping(self, value: Mapping[str, Any], parent: str, indent: str) -> Iterator[str]:
        for key, item in value.items():
            if not _empty(item):
                yield from self._fact(self.label(parent, str(key)), parent, str(key), item, indent)

    def _fact(self, label: str, parent: str, key: str, item: Any, indent: str) -> Iterator[str]:
        if not _nested(item):
            yield f"{indent}{label}{self.colon} {self.leaf(parent, key, item)}"
        elif isinstance(item, Mapping):
            short = self._in_a_line(item, key)
            if short is not None and len(indent) + len(label) + len(short) < _WIDTH:
                yield f"{indent}{label}{self.colon} {short}"
            else:
                yield f"{indent}{label}{self.colon}"
                yield from self._mapping(item, key, indent + "  ")
        else:
            yield f"{indent}{label}{self.colon}"
            yield from self._list(item, parent, key, indent + "  ")

    def _list(self, items: list[Any], parent: str, key: str, indent: str) -> Iterator[str]:
        people = self._by_seat(parent, key, items)
        for number, item in enumerate(items):
            if _empty(item):
                continue
            label = self._words.you(number) if people else f"{number + 1}"
            if isinstance(item, Mapping):
                yield from self._fact(label, parent, key, item, indent)
            else:
                yield f"{indent}{label}{self.colon} {self._leaf(parent, key, item)}"

    def _by_seat(self, parent: str, key: str, items: Sequence[Any]) -> bool:
        """Whether a list has a part for each seat; without a label, its length says so."""
        if self._named(parent, key) is None:
            return len(items) == self._seats
        return self._attribute(parent, key, "by") == "seat"

    def _in_a_line(self, item: Mapping[str, Any], parent: str) -> str | None:
        if any(_nested(leaf) for leaf in item.values()):
            return None
        return " · ".join(
            f"{self.label(parent, str(key))} {self.leaf(parent, str(key), leaf)}"
            for key, leaf in item.items()
            if not _empty(leaf)
        )

    def label(self, parent: str, key: str) -> str:
        """What a fact is called; the place of a map, for one, has its own words."""
        name = self._named(parent, key)
        label = None if name is None else self._message(name)
        return label or self._words.anything(key, key).replace("_", " ")

    def leaf(self, parent: str, key: str, item: Any) -> str:
        """A value in words; a list with one part for each seat has their names."""
        if isinstance(item, list) and self._by_seat(parent, key, item):
            return ", ".join(
                f"{self._words.you(seat)} {self._leaf(parent, key, part)}"
                for seat, part in enumerate(item)
            )
        return self._leaf(parent, key, item)

    def _leaf(self, parent: str, key: str, item: Any) -> str:
        if isinstance(item, list):
            between = "; " if _nested(item) else ", "
            return between.join(self._leaf(parent, key, part) for part in item) or "–"
        kind = self._attribute(parent, key, "kind")
        if kind == "seat" and type(item) is int:
            return self._words.you(item)
        if kind is not None and self._words.has(f"{self._words.game.name}-{kind}-{item}"):
            return self._words.value(kind, item)
        if isinstance(item, bool):
            return self._words.value(None, item)
        return self._message(f"word-{item}") or self._words.anything(key, item)

    def _named(self, parent: str, key: str) -> str | None:
        """The message that names a fact: by where it stands, or wherever it stands."""
        names = (f"fact-{parent}-{key}", f"fact-{key}")
        return next((name for name in names if self._labels.has_message(name)), None)

    def _attribute(self, parent: str, key: str, attribute: str) -> str | None:
        name = self._named(parent, key)
        pattern = None
        if name is not None:
            pattern = self._labels.get_message(name).attributes.get(attribute)
        return None if pattern is None else self._format(pattern)

    def _message(self, name: str, value: Any = None) -> str | None:
        if not self._labels.has_message(name):
            return None
        pattern = self._labels.get_message(name).value
        return None if pattern is None else self._format(pattern, value)

    def _format(self, pattern: Any, value: Any = None) -> str:
        text, _ = self._labels.format_pattern(pattern, {**self._selectors, "value": value})
        return str(text)


def _empty(item: Any) -> bool:
    if isinstance(item, Mapping):
        return all(_empty(part) for part in item.values())
    return item is None or item == []


def _nested(item: Any) -> bool:
    if isinstance(item, Mapping):
        return True
    return isinstance(item, list) and any(isinstance(part, Mapping | list) for part in item)
