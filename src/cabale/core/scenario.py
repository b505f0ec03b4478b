"""Scenarios: a position in a few readable lines, for tests, tutorials and puzzles.

# comments and empty lines are skipped
players: werewolf seer villager
centre: robber drunk villager
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cabale.core.errors import ScenarioError


class Facts(dict[str, str]):
    """The lines of a scenario by name, and the number of each."""

    def __init__(self) -> None:
        super().__init__()
        self.numbers: dict[str, int] = {}

    @contextmanager
    def numbered(self) -> Iterator[None]:
        """A refusal that begins with the name of a line is told with the number of that line."""
        try:
            yield
        except ScenarioError as error:
            name, colon, _ = str(error).partition(":")
            if colon and name in self.numbers:
                raise ScenarioError(f"line {self.numbers[name]}, {error}") from None
            raise


def read_scenario(text: str) -> Facts:
    """The lines ``name: value`` of a scenario."""
    facts = Facts()
    for number, line in enumerate(text.splitlines(), 1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise ScenarioError(f"line {number} is no 'name: value': {line!r}")
        if name.strip() in facts:
            raise ScenarioError(f"line {number} says {name.strip()!r} a second time")
        facts[name.strip()] = value.strip()
        facts.numbers[name.strip()] = number
    return facts
