"""Every scenario at every table, with chance and with novices: all matches end."""

from collections.abc import Iterator
from typing import Any

import pytest

from cabale.arena.simulate import Setup, simulate
from cabale.games.werewolf.rules.decks import SCENARIOS

Table = tuple[int, dict[str, Any]]


def tables() -> Iterator[Table]:
    for scenario in SCENARIOS:
        for seats in scenario.decks:
            yield seats, {"scenario": scenario.id}
    for seats in range(3, 11):
        yield seats, {"scenario": "anarchie"}
        yield seats, {"scenario": "anarchie", "boxes": ["daybreak", "base"]}


def named(table: Table) -> str:
    seats, options = table
    return f"{options['scenario']}{len(options.get('boxes', []))}-{seats}"


@pytest.mark.parametrize("table", list(tables()), ids=named)
@pytest.mark.parametrize("bot", ["random", "novice"])
def test_every_scenario_ends(table: Table, bot: str) -> None:
    seats, options = table
    counts = simulate(Setup("werewolf", seats, options, (bot,)), range(5))
    assert counts.failures == ()
    assert counts.finished == 5


@pytest.mark.soak
@pytest.mark.parametrize("table", list(tables()), ids=named)
def test_ten_thousand_matches_end(table: Table) -> None:
    seats, options = table
    counts = simulate(Setup("werewolf", seats, options, ("random",)), range(10_000))
    assert counts.failures == ()
    assert counts.finished == 10_000
