"""The listener that the belief is measured against."""

import pytest

from cabale.core import new_match
from cabale.games.cultists.mind.listeners import trusting


def test_each_claim_counts_once_whoever_makes_it() -> None:
    facts = [0.0, 0.25, 0.25, 0.25, 0.25]
    said = [[1, "suspect", 2], [1, "suspect", 2], [3, "trust", 4], [2, "investigator"]]
    heard = trusting(said, 0, facts)
    assert heard[2] == pytest.approx(0.25)  # one accuses, he himself denies
    assert heard[1] == pytest.approx(0.25)
    assert heard[4] < 0.04
    assert trusting([[1, "suspect", 2]], 0, facts)[2] == pytest.approx(0.75)
    assert trusting([[1, "gave_alive", 2]], 0, facts)[1] < 0.04


def test_what_one_says_oneself_is_no_news() -> None:
    facts = [0.0, 0.5, 0.5]
    assert trusting([[0, "suspect", 1]], 0, facts) == pytest.approx(facts)


def test_it_hears_of_the_automa_too() -> None:
    match = new_match("cultists", 4, 1)
    automa = match.view(0)["board"]["automa"]
    claims = match.game.claim_catalogue(4)
    match.say(0, claims("suspect", automa))
    found = match.game.mind.listeners(match, 1, [0.2] * 4)
    assert found["trusting"] == pytest.approx([0.2] * 4)
