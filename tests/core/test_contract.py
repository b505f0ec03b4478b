"""The conformance suite on the toy game, and on every game of the shelf."""

import os

import pytest
from tests.core.toy import GAME

from cabale import game, names
from cabale.testing.conformance import Case, cases, check
from cabale.testing.reasons import check_reasons
from cabale.testing.typed import check_types

SEEDS = int(os.environ.get("CABALE_SEEDS", "1"))


def deals(case: Case) -> range:
    """The live table of a variant is dealt other cards than its simulation."""
    return range(SEEDS, 2 * SEEDS) if case.live else range(SEEDS)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_toy(case: Case) -> None:
    check(case, range(20), share=1)


@pytest.mark.parametrize("case", [c for name in names() for c in cases(name)], ids=str)
def test_every_game(case: Case) -> None:
    check(case, deals(case))


@pytest.mark.soak
@pytest.mark.parametrize("case", [c for name in names() for c in cases(name)], ids=str)
def test_every_position_of_every_game(case: Case) -> None:
    check(case, range(2 * SEEDS), share=1)


TYPED = [name for name in names() if game(name).view_type is not None]


@pytest.mark.parametrize("case", [c for name in TYPED for c in cases(name)], ids=str)
def test_views_and_events_have_their_types(case: Case) -> None:
    check_types(case, seed=1)


@pytest.mark.parametrize("case", [c for name in names() for c in cases(name)], ids=str)
def test_refusals_name_a_rule(case: Case) -> None:
    check_reasons(case, 0, share=0.2)
