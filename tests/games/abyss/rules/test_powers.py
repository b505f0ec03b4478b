"""Chapter 9: powers in general, and the three that are used once in a turn."""

import pytest
from tests.games.abyss.scene import Scene, scene

from cabale.games.abyss.rules.components import ARROW, LORD_IDS, LORDS, NO_POWER
from cabale.games.abyss.rules.steps.powers import ARRIVALS
from cabale.testing import rule

POWERS = {"sell", "sweep", "replace"}
TWO_KEYS = "slaver oracle |"


def ready(**more: str) -> Scene:
    """Seat 0 has a Slaver and an Oracle with something to use them on."""
    lines = {
        "lords": TWO_KEYS,
        "hands": "crab-1 crab-2 seahorse-5 seahorse-4 |",
        "council": "squid-1 jellyfish-3",
        "court": "shepherd miller keeper reaper",
        "pearls": "1 | 0",
    }
    return scene(2, **(lines | more))


@rule("ABY-100")
def test_an_arrow_power_applies_once() -> None:
    at = scene(
        court="peddler keeper miller reaper", hands="shellfish-5 shellfish-4 |", pearls="1|0"
    )
    at.recruit("peddler", "shellfish-5", "shellfish-4")
    assert at.s.pearls[0] == 3
    at.do("explore").do(*["take"] * (at.kind == "take"))
    assert len(at.told("gained")) == 1


@rule("ABY-101")
def test_an_ongoing_power_ends_under_a_location_and_when_disabled() -> None:
    assert "sell" in ready().verbs()
    used = ready(
        lords="oracle |", locations="jail(slaver keeper reaper) |", court="miller shepherd"
    )
    assert used.why("sell crab-1") == ("no-such-power", "ABY-101")
    struck = ready(lords="slaver! oracle |")
    assert struck.why("sell crab-1") == ("no-such-power", "ABY-101")


@rule("ABY-102", "ABY-124", "ABY-135")
def test_each_once_in_a_turn_and_in_any_order() -> None:
    at = ready().do("sweep squid", "sell crab-1")
    assert at.s.pearls[0] == 3
    assert at.hand(0) == ["crab-2", "seahorse-4", "seahorse-5"]
    assert at.why("sell crab-2") == ("power-used", "ABY-102")
    assert at.why("sweep jellyfish") == ("power-used", "ABY-102")
    assert at.kind == "turn"


@rule("ABY-102")
def test_powers_come_back_in_the_next_turn() -> None:
    at = ready(deck="crab-3 crab-4").do("sell crab-1", "explore", "take", "pass")
    assert at.asked == (1,)
    at.do("support squid")
    assert at.asked == (0,)
    assert "sell" in at.verbs()


@rule("ABY-102")
@pytest.mark.parametrize(
    ("kind", "lines", "moves"),
    [
        ("turn", {}, []),
        ("take", {"deck": "crab-3"}, ["explore"]),
        ("monster", {"deck": "monster"}, ["explore"]),
        ("reward", {"deck": "monster"}, ["explore", "fight"]),
        ("pay", {}, ["recruit shepherd", "spend seahorse-5"]),
        ("closing", {}, ["support squid"]),
        (
            "learn",
            {"court": "apprentice miller keeper reaper", "hands": "jellyfish-4 crab-1 squid-1 |"},
            [
                *("recruit apprentice", "spend jellyfish-4", "spend crab-1", "spend squid-1"),
                *("settle", "federate crab-1"),
            ],
        ),
        (
            "dismiss",
            {
                "court": "schemer miller keeper reaper",
                "hands": "squid-4 crab-2 seahorse-3 squid-2|",
            },
            ["recruit schemer", "spend squid-4", "spend crab-2", "spend seahorse-3", "settle"],
        ),
    ],
)
def test_powers_are_offered_whenever_the_active_player_decides(
    kind: str, lines: dict[str, str], moves: list[str]
) -> None:
    at = ready(**lines).do(*moves)
    assert (at.asked, at.kind) == ((0,), kind)
    assert POWERS & at.verbs() >= ({"sell", "sweep"} if kind != "learn" else {"sweep"})


@rule("ABY-102", "ABY-053", "ABY-160")
def test_a_fight_that_leaves_no_choice_opens_no_moment_for_powers() -> None:
    at = ready(track="crab-2 crab-2 crab-3 shellfish-1", threat="3", deck="monster", begin="take")
    assert "sell" in at.verbs()
    at.do("go_on")
    assert (at.asked, at.kind) == ((0,), "control")


@rule("ABY-103")
def test_never_in_another_players_turn() -> None:
    at = ready(turn="1", deck="crab-3").do("explore")
    assert (at.asked, at.offers()) == ((0,), {"pass", "buy"})


@rule("ABY-103")
def test_never_between_the_third_key_and_the_location() -> None:
    at = ready().recruit("shepherd", "seahorse-5", "seahorse-4")
    assert (at.asked, at.kind) == ((0,), "control")
    assert not POWERS & at.verbs()
    assert at.why("sell crab-1") == ("control-first", "ABY-103")
    at.do("draw 2")
    assert at.kind == "choose"
    assert not POWERS & at.verbs()


@rule("ABY-104")
def test_a_lord_recruited_now_may_use_the_closing_window() -> None:
    at = scene(
        court="slaver miller keeper reaper",
        hands="shellfish-5 shellfish-4 crab-1 |",
        pearls="0 | 0",
    )
    at.recruit("slaver", "shellfish-5", "shellfish-4")
    assert (at.asked, at.kind) == ((0,), "closing")
    at.do("sell crab-1")
    assert at.s.pearls[0] == 2
    assert at.asked == (1,)


@rule("ABY-104")
def test_but_not_if_it_went_under_a_location() -> None:
    at = scene(
        court="slaver miller keeper reaper", hands="shellfish-5 shellfish-4 crab-1 |", keys="2 | 0"
    )
    at.recruit("slaver", "shellfish-5", "shellfish-4").do("draw 1")
    assert at.asked == (1,)


@rule("ABY-105")
@pytest.mark.parametrize(
    ("lord", "hand"),
    [
        ("jailer", "crab-4 squid-1 seahorse-2"),
        ("assassin", "crab-5 crab-4 crab-1"),
        ("hunter", "crab-5 squid-3"),
        ("apprentice", "jellyfish-4 squid-1 seahorse-2"),
        ("illusionist", "jellyfish-5 jellyfish-4 jellyfish-1"),
        ("corruptor", "squid-5 squid-4 squid-1"),
        ("traitor", "squid-5 crab-4 seahorse-3"),
        ("schemer", "squid-5 crab-2 seahorse-3"),
    ],
)
def test_an_impossible_power_is_skipped(lord: str, hand: str) -> None:
    at = scene(court=f"{lord} miller keeper reaper", hands=f"{hand} |", pearls="1 | 1")
    at.recruit(lord, *hand.split())
    assert at.lords(0) == [lord]
    assert (at.asked, at.kind) == ((1,), "turn")


@rule("ABY-106")
def test_a_lord_brought_by_another_acts_at_once_and_federates_nothing() -> None:
    at = scene(
        court="corruptor traitor trader keeper reaper miller",
        hands="squid-5 squid-4 squid-1 |",
        lords="shepherd |",
        pearls="5 | 1",
    )
    at.recruit("corruptor", "squid-5", "squid-4", "squid-1")
    at.do("claim traitor", "dismiss shepherd", "claim trader")
    assert at.lords(0) == ["corruptor", "traitor", "trader"]
    assert at.s.pearls[0] == 3
    assert at.federated(0) == ["squid-1"]


@rule("ABY-102", "ABY-124")
def test_the_slaver_may_help_a_payment_but_not_spoil_it() -> None:
    at = scene(
        lords="slaver |",
        hands="seahorse-5 crab-1 |",
        court="shepherd miller keeper reaper",
        pearls="3 | 0",
    ).do("recruit shepherd")
    assert at.offers() == {"spend seahorse-5", "sell crab-1"}
    at.do("sell crab-1", "spend seahorse-5")
    assert at.s.pearls[0] == 5
    assert at.offers() == {"settle"}


@rule("ABY-102", "ABY-140")
def test_the_opportunist_cannot_replace_the_lord_being_paid_for() -> None:
    at = scene(
        lords="opportunist |",
        hands="seahorse-5 seahorse-4 |",
        court="shepherd miller keeper reaper",
    ).do("recruit shepherd")
    assert "replace shepherd" not in at.offers()
    assert "replace miller" in at.offers()


@rule("ABY-102", "ABY-140")
def test_slaver_and_oracle_serve_at_the_federation() -> None:
    at = scene(
        lords="slaver oracle |",
        hands="crab-1 squid-2 seahorse-2 jellyfish-4 shellfish-1 |",
        council="squid-1 jellyfish-3",
        court="jailer miller keeper reaper",
        pearls="9 | 0",
    )
    at.do("recruit jailer", "spend crab-1", "spend squid-2", "spend shellfish-1", "settle")
    assert at.kind == "federate"
    assert at.offers() == {
        *("federate crab-1", "federate shellfish-1"),
        *("sell seahorse-2", "sell jellyfish-4", "sweep squid", "sweep jellyfish"),
    }
    at.do("sell seahorse-2", "sweep squid")
    assert at.offers() == {"federate crab-1", "federate shellfish-1"}
    at.do("federate crab-1")
    assert at.lords(0)[-1] == "jailer"


@rule("ABY-102", "ABY-140")
def test_the_opportunist_serves_at_the_federation_but_not_on_the_lord_paid_for() -> None:
    at = scene(
        lords="opportunist |",
        hands="crab-1 squid-2 shellfish-1 |",
        court="jailer miller keeper reaper",
        lord_deck="shepherd",
        pearls="9 | 0",
    )
    at.do("recruit jailer", "spend crab-1", "spend squid-2", "spend shellfish-1", "settle")
    assert at.offers() == {
        *("federate crab-1", "federate shellfish-1"),
        *("replace miller", "replace keeper", "replace reaper"),
    }
    at.do("replace miller", "federate shellfish-1")
    assert at.lords(0) == ["opportunist", "jailer"]
    assert at.court == ["shepherd", "keeper", "reaper"]


@rule("ABY-100")
def test_every_arrow_has_its_power() -> None:
    arrows = {number for number, lord in enumerate(LORDS) if lord.timing == ARROW}
    assert len(arrows) == 16
    # Commander and Landlord are ongoing, and also act when they come into play.
    assert {LORD_IDS[lord] for lord in set(ARRIVALS) - arrows} == {"commander", "landlord"}
    assert arrows <= set(ARRIVALS)


@rule("ABY-150")
@pytest.mark.parametrize(
    "farmer", ["keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"]
)
def test_farmers_have_no_power(farmer: str) -> None:
    card = next(lord for lord in LORDS if lord.id == farmer)
    assert card.timing == NO_POWER
    assert LORD_IDS.index(farmer) not in ARRIVALS
