"""The long tests: every game at every seat count under all its variants, many times over.

CABALE_GAMES and CABALE_POSITIONS set how many matches a case plays and how many positions of a
game are looked at for secrets.
"""

import os
from random import Random

import pytest

from cabale import game, names
from cabale.arena import Setup, simulate
from cabale.bots import levels
from cabale.testing.conformance import Case, cases, positions, same_eyes

GAMES = int(os.environ.get("CABALE_GAMES", "10000"))
POSITIONS = int(os.environ.get("CABALE_POSITIONS", "100000"))
CASES = [case for name in names() for case in cases(name) if not case.live]

pytestmark = pytest.mark.soak


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_match_ends(case: Case) -> None:
    setup = Setup(case.game.name, case.seats, case.options)
    counts = simulate(setup, range(GAMES))
    assert counts.failures == ()
    assert counts.finished == GAMES


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_match_among_all_bots_ends(case: Case) -> None:
    setup = Setup(case.game.name, case.seats, case.options, levels(case.game))
    assert simulate(setup, range(GAMES // 20 + 1)).failures == ()


@pytest.mark.parametrize("name", names())
def test_what_a_seat_cannot_know_changes_nothing_for_it(name: str) -> None:
    """Positions in turn from all seat counts, variants, simulated and live tables."""
    rng = Random(name)
    every = cases(game(name))
    looked = seed = 0
    while looked < POSITIONS:
        for match in positions(every[seed % len(every)], f"soak-{seed}"):
            if match.outcome is None:
                for seat in range(match.seats):
                    same_eyes(match, match.imagine(seat, rng), seat)
                looked += 1
        seed += 1
