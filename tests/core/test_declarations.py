"""A game whose declaration does not hold together is told so, in one sentence."""

from collections.abc import Mapping, Sequence

import pytest

from cabale.core import Arg, Verb, new_match
from cabale.core.errors import GameError
from cabale.skeleton.game.game import Sample


class NoDomain(Sample):
    verbs = (*Sample.verbs, Verb("paint", colour="colour"))  # type: ignore[assignment]


class NoStep(Sample):
    steps = ()  # type: ignore[assignment]


class NoChoice(Sample):
    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:  # type: ignore[override]
        return {}


@pytest.mark.parametrize(
    ("game", "complaint"),
    [
        (NoDomain(), "the verb 'paint' takes a 'colour', and the game has no such domain"),
        (NoStep(), "the step 'turn' is not among the game's `steps`"),
    ],
)
def test_what_is_missing_is_named(game: Sample, complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        new_match(game, 2, seed=1)


def test_a_claim_needs_its_domain_when_it_is_made() -> None:
    match = new_match(NoChoice(), 2, seed=1)
    with pytest.raises(GameError, match="the verb 'hold' takes a 'number'"):
        match.claim("hold", 3)
