"""Scenarios: a position in a few readable lines, for tests, tutorials and puzzles.

# comments and empty lines are skipped
players: werewolf seer villager
centre: robber drunk villager
"""

from __future__ import annotations

from cabale.core.errors import ScenarioError


def read_scenario(text: str) -> dict[str, str]:
    """The lines ``name: value`` of a scenario."""
    facts: dict[str, str] = {}
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
    return facts
