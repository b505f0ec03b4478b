"""Chapters 3 and 4: the turn, plotting."""

import pytest
from tests.games.abyss.scene import scene

from cabale.games.abyss.rules.components import LOCATIONS, LORD_IDS
from cabale.testing import rule
from cabale.testing.conformance import Case, cases, positions

COURT = "miller keeper shepherd"


@rule("ABY-020", "ABY-021")
def test_plotting_comes_first_and_one_action_ends_the_turn() -> None:
    at = scene(court=COURT, council="crab-1 crab-2", pearls="1 | 0", hands="seahorse-5 squid-3 |")
    assert at.kind == "turn"
    assert at.verbs() == {"plot", "explore", "support", "recruit"}
    at.do("plot")
    assert at.asked == (0,)
    at.do("support crab")
    assert (at.asked, at.kind) == ((1,), "turn")


@rule("ABY-022")
def test_exploring_is_always_possible() -> None:
    at = scene(court="landowner", pearls="0 | 0")
    assert at.offers() == {"explore"}
    assert at.why("support crab") == ("empty-stack", "ABY-071")


@rule("ABY-023", "ABY-015")
def test_the_turn_passes_to_the_left() -> None:
    at = scene(4, council="crab-1 squid-1 jellyfish-1 seahorse-1", turn="2")
    for seat, race in ((2, "crab"), (3, "squid"), (0, "jellyfish"), (1, "seahorse")):
        assert at.asked == (seat,)
        at.do(f"support {race}")
    assert at.asked == (2,)


@rule("ABY-030", "ABY-031")
def test_a_pearl_brings_the_top_lord_to_the_court() -> None:
    at = scene(court=COURT, lord_deck="slaver traitor", pearls="2 | 1").do("plot")
    assert at.s.pearls == [1, 1]
    assert at.court == ["miller", "keeper", "shepherd", "slaver"]


@rule("ABY-032", "ABY-033")
def test_plotting_is_repeated_while_pearls_slots_and_lords_remain() -> None:
    poor = scene(court=COURT, pearls="2 | 1").do("plot", "plot")
    assert poor.why("plot") == ("no-pearl", "ABY-033")
    full = scene(court=COURT, pearls="9 | 1").do("plot", "plot", "plot")
    assert full.why("plot") == ("court-full", "ABY-033")
    empty = scene(court=COURT, lord_deck="slaver", lords_gone="rest", pearls="9 | 1").do("plot")
    assert empty.why("plot") == ("no-more-lords", "ABY-033")


@rule("ABY-034")
def test_plotting_is_over_once_the_action_begins() -> None:
    at = scene(court=COURT, pearls="0 | 1", deck="crab-1 crab-2").do("explore", "buy")
    assert at.s.pearls == [1, 0]
    assert at.kind == "take"
    assert at.why("plot") == ("not-now", None)


@rule("ABY-203")
def test_plotting_the_last_lord_triggers_nothing() -> None:
    at = scene(court="miller keeper", lord_deck="slaver", lords_gone="rest").do("plot")
    assert at.s.lord_deck == []
    assert at.view(0)["last_round"] is None


def test_a_seat_whose_time_is_up_gets_the_plainest_answer() -> None:
    at = scene(
        court="shepherd miller keeper reaper",
        hands="seahorse-5 seahorse-4 |",
        lords="slaver |",
        deck="crab-1 crab-2 monster",
        pearls="1 | 1",
    )
    at.match.expire(0)
    assert (at.view(0)["track"], at.kind) == (["crab-1"], "offer")
    at.match.expire(1)
    assert at.hand(1) == []
    at.match.expire(0)
    assert "crab-1" in at.hand(0)
    at.match.expire(0)
    assert at.asked == (1,)  # the Slaver was left alone


def test_a_payment_left_alone_is_finished() -> None:
    at = scene(court="shepherd miller keeper reaper", hands="seahorse-5 seahorse-4 crab-1 |")
    at.do("recruit shepherd")
    for _ in range(3):
        at.match.expire(0)
    assert at.lords(0) == ["shepherd"]
    assert at.hand(0) == ["crab-1"]


@pytest.mark.parametrize("case", cases("abyss"), ids=str)
def test_a_question_with_one_answer_is_asked_in_three_places_only(case: Case) -> None:
    """As the appendix of the ledger has it."""
    for seed in range(3):
        for match in positions(case, f"forced {seed}", listening=False):
            forced = {one.kind for one in match.decisions.values() if one.forced}
            assert forced <= {"turn", "pay", "discard"}


@rule("ABY-165")
def test_keys_that_can_pay_in_one_way_pay_by_themselves() -> None:
    at = scene(lords="elder |", keys="1 | 0", council="jellyfish-1", open_locations="jail abyss")
    at.do("support jellyfish", "control jail")
    assert at.s.under[LORD_IDS.index("elder")] == LOCATIONS.index("jail")
    assert at.s.key_tokens == [1, 0]
