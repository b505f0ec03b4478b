"""The support of the Council."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from cabale.core import Choice
from cabale.games.abyss.rules.components import ALCHEMIST, ALLIES, KINDS_OF_RACE, RACES
from cabale.games.abyss.rules.state import Abyss
from cabale.games.abyss.rules.steps.powers import filled_stacks

_PAIRS = {pair: number for number, pair in enumerate(combinations(range(5), 2))}


def support_choices(t: Abyss) -> list[Choice]:
    """One stack, or with an active Alchemist two (ABY-070, ABY-071, ABY-136)."""
    s, of = t.state, t.catalogue.of
    stacks = filled_stacks(s)
    if len(stacks) > 1 and s.active[ALCHEMIST] == s.turn:
        return [of["support_two"][_PAIRS[pair]] for pair in combinations(stacks, 2)]
    return [of["support"][race] for race in stacks]


def take_stacks(t: Abyss, seat: int, races: Sequence[int]) -> None:
    """All cards of these stacks go to the hand of the seat, which alone sees them now."""
    s = t.state
    hand = s.hands[seat]
    for race in races:
        taken: list[str] = []
        for kind in KINDS_OF_RACE[race]:
            number = s.council[kind]
            if number:
                hand[kind] += number
                s.council[kind] = 0
                taken += [ALLIES[kind]] * number
        t.tell(
            "supported",
            only={seat: {"allies": taken}},
            seat=seat,
            race=RACES[race],
            number=len(taken),
        )
