"""What a seat is answered tells nothing that it cannot know: why not, and whether it may undo."""

from __future__ import annotations

from random import Random

import pytest

from cabale import names
from cabale.testing.conformance import Case, cases, every, positions

CASES = [case for name in names() for case in cases(name) if case.live]
CHOICES = 40


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_something_may_not_be_chosen_tells_no_secret(case: Case) -> None:
    """The reason is the same in every world that the seat cannot tell from the real one."""
    rng = Random(str(case))
    for match in every(positions(case, 3), rng, 0.15):
        if match.outcome is not None:
            return
        for seat in range(case.seats):
            world = match.imagine(seat, rng)
            catalogue = match.board.catalogue
            for index in rng.sample(range(len(catalogue)), min(CHOICES, len(catalogue))):
                choice = catalogue[index]
                assert world.why_not(seat, choice) == match.why_not(seat, choice), (seat, choice)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whether_a_choice_can_be_taken_back_tells_no_secret(case: Case) -> None:
    rng = Random(str(case))
    for match in every(positions(case, 4), rng, 0.25):
        if match.outcome is not None:
            return
        actor, decision = rng.choice(list(match.decisions.items()))
        choice = rng.choice(decision.choices)
        world = match.imagine(actor, rng)
        world.board.chance = match.board.chance
        after = match.clone()
        for one in (after, world):
            one._undoable = ()
            one.play(actor, choice)
        if world.view(actor) == after.view(actor):
            assert world.settled == after.settled, (actor, choice)
