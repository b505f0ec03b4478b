"""What holds for every game holds for this one."""

import pytest

from cabale.skeleton.game import GAME
from cabale.skeleton.game.mind.novice import Novice
from cabale.testing.conformance import Case, cases, check, check_fair
from cabale.testing.typed import check_types
from cabale.testing.words import check_words


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_contract(case: Case) -> None:
    check(case, range(5), share=1)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_the_bot_is_fair(case: Case) -> None:
    check_fair(case, Novice, seed=1, share=1)


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_views_and_events_have_their_types(case: Case) -> None:
    check_types(case, seed=1, share=1)


def test_every_word_is_there_in_both_languages() -> None:
    check_words(GAME)
