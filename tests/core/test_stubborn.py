"""Every match ends, whoever plays it and however stubbornly."""

import pytest

from cabale import game, names
from cabale.testing.conformance import Case
from cabale.testing.stubborn import POLICIES, check_ends

TABLES = [(name, seats) for name in names() for seats in game(name).seats]


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_four_stubborn_policies_end(name: str, seats: int, policy: str) -> None:
    """With the options that people have unless they choose, and under every variant."""
    rules = game(name)
    for options in ({}, *rules.variants(seats)):
        check_ends(Case(rules, seats, options), policy)


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize("name", names())
def test_a_live_table_ends_too(name: str, policy: str) -> None:
    rules = game(name)
    check_ends(Case(rules, rules.seats[0], rules.variants(rules.seats[0])[0], live=True), policy)
