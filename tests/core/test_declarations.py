"""A game whose declaration does not hold together is told so, in one sentence."""

from collections.abc import Mapping, Sequence

import pytest

from cabale.core import Arg, Board, Choice, Verb, new_match
from cabale.core.errors import GameError
from cabale.skeleton.game.game import Sample
from cabale.skeleton.game.rules.state import SampleState
from cabale.skeleton.game.rules.steps.turn import Turn


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


class Mute(Turn):
    def legal(self, t: Board[SampleState], seat: int) -> Sequence[Choice]:
        return ()


class NoAnswer(Sample):
    steps = (Mute,)


def test_a_question_without_an_answer_is_refused_loudly() -> None:
    match = new_match(NoAnswer(), 2, seed=1)
    with pytest.raises(GameError, match="the step 'turn' asks seat 0 and offers nothing to choose"):
        match.decisions  # noqa: B018


def test_a_claim_needs_its_domain_when_it_is_made() -> None:
    match = new_match(NoChoice(), 2, seed=1)
    with pytest.raises(GameError, match="the verb 'hold' takes a 'number'"):
        match.claim("hold", 3)
