"""The options of a game: what a host may set before the first card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from cabale.core.errors import BadOption


class Option(NamedTuple):
    """A named option. `values` lists what it may be; a `many` option is a list of such values,
    and one of `once` names none of them twice.

    With no `values` it is yes or no when its default is, and free words otherwise.
    """

    name: str
    default: Any
    values: tuple[str, ...] = ()
    many: bool = False
    once: bool = False

    def read(self, value: Any) -> Any:
        """The value in its right form; words from a command line are understood."""
        if not self.many:
            return self._one(value)
        items = [self._one(item) for item in self._items(value)]
        twice = next((item for n, item in enumerate(items) if item in items[:n]), None)
        if self.once and twice is not None:
            raise BadOption(f"option {self.name!r} names {twice!r} twice; each is there once")
        return items

    def _items(self, value: Any) -> Iterable[Any]:
        if isinstance(value, str):
            return [item.strip() for item in value.split(",") if item.strip()]
        if isinstance(value, list | tuple):
            return value
        raise BadOption(f"option {self.name!r} is a list; this is {value!r}")

    def _one(self, value: Any) -> Any:
        if isinstance(self.default, bool):
            return self._yes_or_no(value)
        if type(self.default) is int:
            return self._number(value)
        if not isinstance(value, str):
            raise BadOption(f"option {self.name!r} is a word; this is {value!r}")
        if self.values and value not in self.values:
            raise BadOption(
                f"option {self.name!r} cannot be {value!r}; it is one of {', '.join(self.values)}"
            )
        return value

    def _yes_or_no(self, value: Any) -> bool:
        words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise BadOption(f"option {self.name!r} is yes or no; this is {value!r}")

    def _number(self, value: Any) -> int:
        if type(value) is int:
            return value
        if isinstance(value, str) and value.lstrip("-").isdecimal():
            return int(value)
        raise BadOption(f"option {self.name!r} is a whole number; this is {value!r}")

    def to_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "default": self.default,
            "values": list(self.values),
            "many": self.many,
            "once": self.once,
        }


def read_options(known: Iterable[Option], given: Mapping[str, Any]) -> dict[str, Any]:
    """Every option of the game with its value, given or default."""
    specs = {option.name: option for option in known}
    for name in given:
        if name not in specs:
            names = ", ".join(specs) or "none"
            raise BadOption(f"there is no option {name!r}; the game's options are: {names}")
    return {
        name: spec.read(given[name]) if name in given else spec.default
        for name, spec in specs.items()
    }
