"""Politicians."""

from tests.games.abyss.scene import scene

from cabale.testing import rule

CORRUPT = ("squid-5", "squid-4", "squid-1")
COURT = "corruptor miller keeper reaper"
BETRAY = ("squid-5", "crab-4", "seahorse-3")


@rule("ABY-140")
def test_opportunist_replaces_a_lord_in_its_slot() -> None:
    at = scene(lords="opportunist |", court="miller keeper reaper", lord_deck="slaver")
    at.do("replace keeper")
    assert at.court == ["miller", "slaver", "reaper"]
    assert at.why("replace miller") == ("power-used", "ABY-102")


@rule("ABY-140", "ABY-203")
def test_opportunist_needs_a_lord_in_the_deck_and_triggers_nothing() -> None:
    at = scene(lords="opportunist |", court="miller keeper", lord_deck="slaver", lords_gone="rest")
    at.do("replace keeper")
    assert at.view(0)["last_round"] is None
    empty = scene(lords="opportunist |", court="miller keeper reaper", lords_gone="rest")
    assert empty.why("replace miller") == ("no-more-lords", "ABY-140")


@rule("ABY-141")
def test_corruptor_takes_any_lord_for_five_pearls() -> None:
    at = scene(court=COURT, hands=f"{' '.join(CORRUPT)} |", pearls="6 | 0")
    at.recruit("corruptor", *CORRUPT)
    assert at.offers() == {"pass", "claim miller", "claim keeper", "claim reaper"}
    at.do("claim miller")
    assert at.lords(0) == ["corruptor", "miller"]
    assert at.s.pearls[0] == 6 - 5 + 2


@rule("ABY-141")
def test_the_corruptor_may_be_left_unused() -> None:
    at = scene(court=COURT, hands=f"{' '.join(CORRUPT)} |", pearls="6 | 0")
    at.recruit("corruptor", *CORRUPT).do("pass")
    assert (at.lords(0), at.s.pearls[0]) == (["corruptor"], 6)


@rule("ABY-142")
def test_the_refills_pearls_come_too_late_for_the_corruptor() -> None:
    at = scene(court="corruptor miller keeper", hands=f"{' '.join(CORRUPT)} |", pearls="4 | 0")
    at.recruit("corruptor", *CORRUPT)
    assert (at.asked, at.s.pearls[0]) == ((1,), 6)


@rule("ABY-142")
def test_a_slaver_may_provide_the_pearls() -> None:
    at = scene(court=COURT, hands=f"{' '.join(CORRUPT)} crab-1 |", lords="slaver |", pearls="3 | 0")
    at.recruit("corruptor", *CORRUPT)
    assert at.offers() == {"pass", "sell crab-1"}
    assert at.why("claim miller") == ("too-few-pearls", "ABY-142")
    at.do("sell crab-1", "claim miller")
    assert at.lords(0) == ["slaver", "corruptor", "miller"]
    poor = scene(
        court=COURT, hands=f"{' '.join(CORRUPT)} crab-1 |", lords="slaver |", pearls="2 | 0"
    )
    poor.recruit("corruptor", *CORRUPT)
    assert poor.kind == "closing"


@rule("ABY-142")
def test_a_slaver_without_a_card_or_already_used_provides_nothing() -> None:
    lines = {"court": COURT, "lords": "slaver |"}
    bare = scene(hands=f"{' '.join(CORRUPT)} |", pearls="3 | 0", **lines)
    bare.recruit("corruptor", *CORRUPT)
    assert (bare.asked, bare.kind) == ((1,), "turn")
    used = scene(hands=f"{' '.join(CORRUPT)} crab-1 crab-2 |", pearls="1 | 0", **lines)
    used.do("sell crab-1").recruit("corruptor", *CORRUPT)
    assert used.s.pearls[0] == 3
    assert (used.asked, used.kind) == ((1,), "turn")


@rule("ABY-141")
def test_who_runs_out_of_time_buys_nothing() -> None:
    at = scene(court=COURT, hands=f"{' '.join(CORRUPT)} |", pearls="6 | 0")
    at.recruit("corruptor", *CORRUPT).match.expire(0)
    assert (at.lords(0), at.s.pearls[0]) == (["corruptor"], 6)


@rule("ABY-143")
def test_traitor_exchanges_a_free_lord_for_one_of_the_court() -> None:
    at = scene(
        court="traitor miller keeper reaper",
        hands=f"{' '.join(BETRAY)} |",
        lords="slaver shaman! |",
        locations="jail(oracle shepherd diplomat) |",
    )
    at.recruit("traitor", *BETRAY)
    assert at.offers() >= {"pass", "dismiss slaver", "dismiss shaman"}
    for lord in ("traitor", "oracle"):
        assert at.why(f"dismiss {lord}") == ("not-a-free-lord", "ABY-143")
    at.do("dismiss slaver")
    assert at.offers() == {"claim miller", "claim keeper", "claim reaper"}
    at.do("claim miller")
    assert set(at.lords(0)) == {"shaman", "oracle", "shepherd", "diplomat", "traitor", "miller"}
    assert at.view(0)["discarded_lords"] == ["slaver"]


@rule("ABY-143")
def test_the_traitor_may_be_left_unused() -> None:
    at = scene(
        court="traitor miller keeper reaper", hands=f"{' '.join(BETRAY)} |", lords="shaman |"
    )
    at.recruit("traitor", *BETRAY).do("pass")
    assert at.lords(0) == ["shaman", "traitor"]


@rule("ABY-144")
def test_diplomat_ignores_the_mandatory_race_but_not_the_number() -> None:
    at = scene(
        lords="diplomat |",
        court="shepherd miller keeper reaper",
        hands="crab-5 crab-4 |",
    )
    assert "recruit shepherd" in at.offers()
    assert at.why("recruit miller") == ("wrong-races", "ABY-081")
    at.recruit("shepherd", "crab-5", "crab-4")
    assert "shepherd" in at.lords(0)


@rule("ABY-144")
def test_diplomat_does_not_help_an_opponent() -> None:
    at = scene(lords="| diplomat", court="shepherd miller keeper", hands="crab-5 crab-4 |")
    assert at.why("recruit shepherd") == ("mandatory-race", "ABY-082")


@rule("ABY-145")
def test_treasurer_lowers_the_owners_value_by_two() -> None:
    lines = {"court": "shepherd miller keeper", "hands": "seahorse-5 seahorse-1 |", "pearls": "0|0"}
    assert "recruit shepherd" in scene(lords="treasurer |", **lines).offers()
    assert "recruit shepherd" not in scene(lords="| treasurer", **lines).offers()


@rule("ABY-146")
def test_schemer_exchanges_a_free_lord_for_the_top_of_the_deck() -> None:
    at = scene(
        court="schemer miller keeper reaper",
        lord_deck="trader",
        hands="squid-4 crab-2 seahorse-2 |",
        lords="slaver |",
        pearls="0 | 0",
    )
    at.recruit("schemer", "squid-4", "crab-2", "seahorse-2").do("federate crab-2")
    assert "dismiss slaver" in at.offers()
    at.do("dismiss slaver")
    assert at.lords(0) == ["schemer", "trader"]
    assert at.s.pearls[0] == 3


@rule("ABY-147")
def test_without_a_lord_to_come_nothing_is_discarded() -> None:
    traitor = scene(court="traitor", hands=f"{' '.join(BETRAY)} |", lords="shaman |")
    traitor.recruit("traitor", *BETRAY)
    schemer = scene(
        court="schemer miller keeper reaper",
        lords_gone="rest",
        hands=f"{' '.join(BETRAY)} |",
        lords="shaman |",
    )
    schemer.recruit("schemer", *BETRAY)
    assert traitor.lords(0) == ["shaman", "traitor"]
    assert schemer.lords(0) == ["shaman", "schemer"]


@rule("ABY-106", "ABY-141", "ABY-146")
def test_a_long_chain() -> None:
    at = scene(
        court="corruptor schemer keeper reaper",
        lord_deck="traitor",
        hands=f"{' '.join(CORRUPT)} |",
        lords="slaver oracle |",
        pearls="5 | 0",
    )
    at.recruit("corruptor", *CORRUPT)
    at.do("claim schemer", "dismiss oracle", "dismiss slaver", "claim keeper")
    assert at.lords(0) == ["corruptor", "schemer", "traitor", "keeper"]
    assert len(at.court) == 6
    assert at.s.pearls[0] == 2


@rule("ABY-147")
def test_the_traitor_needs_no_deck_and_the_schemer_no_court() -> None:
    hands = f"{' '.join(BETRAY)} |"
    traitor = scene(
        court="traitor miller keeper reaper", lords_gone="rest", hands=hands, lords="shaman |"
    )
    traitor.recruit("traitor", *BETRAY)
    assert "dismiss shaman" in traitor.offers()
    schemer = scene(court="schemer", lord_deck="trader", hands=hands, lords="shaman |")
    schemer.recruit("schemer", *BETRAY).do("dismiss shaman")
    assert schemer.lords(0) == ["schemer", "trader"]
