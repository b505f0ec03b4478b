"""Military Lords, and the Shaman who keeps them off."""

import pytest
from tests.games.abyss.scene import Scene, scene

from cabale.testing import rule

COURT = "miller keeper reaper"
JAILER = ("crab-3", "squid-1", "seahorse-2")
COMMANDER = ("crab-5", "crab-3")


def strike(
    lord: str, paid: tuple[str, ...], seats: int = 3, seed: int = 7, /, **lines: str
) -> Scene:
    """Seat 0 recruits a military Lord with exactly these Allies."""
    others = lines.pop("others", " | " * (seats - 2))
    at = scene(seats, seed, court=f"{lord} {COURT}", hands=f"{' '.join(paid)} | {others}", **lines)
    return at.recruit(lord, *paid)


@rule("ABY-110")
def test_recruiter_raises_the_value_for_opponents_only() -> None:
    lines = {"court": f"shepherd {COURT}", "hands": "seahorse-5 seahorse-3 |", "pearls": "1 | 1"}
    assert "recruit shepherd" in scene(lords="recruiter |", **lines).offers()
    against = scene(lords="| recruiter", **lines)
    assert against.why("recruit shepherd") == ("too-little", "ABY-085")


@rule("ABY-110", "ABY-141")
def test_recruiter_does_not_touch_the_corruptors_price() -> None:
    at = scene(
        court=f"corruptor {COURT}",
        hands="squid-5 squid-4 squid-1 |",
        lords="| recruiter",
        pearls="7 | 1",
    )
    at.recruit("corruptor", "squid-5", "squid-4", "squid-1")
    assert at.s.pearls[0] == 5
    at.do("claim miller")
    assert at.lords(0) == ["corruptor", "miller"]


@rule("ABY-111")
def test_jailer() -> None:
    at = strike("jailer", JAILER, others="crab-1 squid-5 | seahorse-4")
    assert (at.asked, at.kind) == ((1, 2), "discard")
    at.do("1: discard crab-1", "2: discard seahorse-4")
    assert (at.hand(1), at.hand(2)) == (["squid-5"], [])
    assert at.asked == (1,)


@rule("ABY-111")
def test_jailer_passes_over_empty_hands() -> None:
    assert strike("jailer", JAILER, others="| seahorse-4").asked == (2,)


@rule("ABY-119")
def test_victims_choose_blind_and_are_shown_together() -> None:
    at = strike("jailer", JAILER, others="crab-1 squid-5 | seahorse-4 squid-4")
    at.do("2: discard squid-4")
    for seat in (0, 1):
        assert at.told("discarded", seat) == []
        assert at.view(seat)["players"][2]["hand"] == 2
        assert set(at.match.view(seat)["asked"]) == {1, 2}
    at.do("1: discard crab-1")
    assert [(e["seat"], e["allies"]) for e in at.told("discarded", 0)] == [
        (1, ["crab-1"]),
        (2, ["squid-4"]),
    ]


@rule("ABY-112")
def test_seeker_takes_two_pearls_or_what_there_is() -> None:
    at = strike("seeker", ("crab-5", "squid-2"), 4, pearls="3 | 5 | 1 | 0")
    assert at.s.pearls == [3, 3, 0, 0]


ASSASSIN = ("crab-5", "crab-4", "crab-1")


@rule("ABY-113")
def test_the_assassins_owner_strikes_each_opponent_in_turn() -> None:
    at = strike("assassin", ASSASSIN, lords=" | slaver oracle | shaman! shepherd diplomat")
    assert (at.asked, at.offers()) == ((0,), {"disable slaver", "disable oracle"})
    at.do("disable oracle")
    assert (at.asked, at.offers()) == ((0,), {"disable shepherd", "disable diplomat"})
    assert at.why("disable shaman") == ("no-target", "ABY-113")
    at.do("disable diplomat")
    assert (at.active(1), at.active(2)) == (["slaver"], ["shepherd"])


@rule("ABY-113", "ABY-167")
def test_lords_under_locations_and_disabled_ones_are_no_targets() -> None:
    at = strike(
        "assassin",
        ASSASSIN,
        lords=" | diplomat! | ",
        locations=" | jail(slaver oracle shepherd) | ",
    )
    assert at.told("disabled") == []
    assert at.asked == (1,)


@rule("ABY-114")
def test_a_disabled_lord_keeps_its_place_but_not_its_key_and_power() -> None:
    at = strike("assassin", ASSASSIN, 2, lords="| slaver", others="crab-2", keys="0 | 1")
    assert at.asked == (1,)
    player = at.view(1)["players"][1]
    assert player["lords"] == [{"lord": "slaver", "under": None, "disabled": True}]
    assert player["keys"] == 1
    assert at.why("sell crab-2") == ("no-such-power", "ABY-101")


@rule("ABY-114")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_a_disabled_lord_may_be_exchanged_for_one_that_is_not(lord: str) -> None:
    at = scene(
        court=f"{lord} opportunist keeper reaper",
        lord_deck="oracle",
        hands="squid-5 crab-4 seahorse-3 |",
        lords="slaver! |",
    )
    at.recruit(lord, "squid-5", "crab-4", "seahorse-3").do("dismiss slaver")
    if lord == "traitor":
        at.do("claim opportunist")
    assert at.active(0) == [lord, "opportunist" if lord == "traitor" else "oracle"]


EIGHT = "seahorse-1 seahorse-2 squid-1 squid-2 jellyfish-1 jellyfish-2 shellfish-1 shellfish-2"


@rule("ABY-115", "ABY-119")
def test_commander_cuts_hands_to_six_at_once() -> None:
    six = "seahorse-3 squid-3 jellyfish-3 shellfish-3 crab-1 crab-1"
    at = strike("commander", COMMANDER, others=f"{EIGHT} | {six}")
    assert at.asked == (1,)
    at.do("discard squid-1")
    assert at.told("discarded", 0) == []
    assert at.view(0)["players"][1]["hand"] == 8
    assert at.view(1)["mine"]["set_aside"] == ["squid-1"]
    assert "discard squid-1" not in at.offers()
    at.do("discard seahorse-1")
    assert len(at.hand(1)) == 6
    assert at.told("discarded", 0)[0]["allies"] == ["seahorse-1", "squid-1"]
    assert len(at.hand(2)) == 6


@rule("ABY-116")
def test_commander_limits_hands_at_the_end_of_opponents_turns() -> None:
    seven = "seahorse-1 seahorse-2 squid-1 squid-2 jellyfish-1 shellfish-1"
    at = scene(lords="| commander", hands=f"{seven} |", council="crab-1 crab-2 crab-3")
    at.do("support crab")
    assert (at.asked, at.kind) == ((0,), "discard")
    at.do("discard crab-1", "discard squid-1", "discard jellyfish-1")
    assert len(at.hand(0)) == 6
    assert at.asked == (1,)


@rule("ABY-116")
def test_a_slaver_may_lower_the_hand_first() -> None:
    six = "seahorse-1 seahorse-2 squid-1 squid-2 jellyfish-1 shellfish-1"
    at = scene(lords="slaver | commander", hands=f"{six} |", council="crab-1").do("support crab")
    assert at.kind == "closing"
    at.do("sell crab-1")
    assert at.asked == (1,)


@rule("ABY-116")
def test_an_ally_bought_in_anothers_turn_waits_for_ones_own() -> None:
    six = "seahorse-1 seahorse-2 squid-1 squid-2 jellyfish-1 shellfish-1"
    at = scene(
        lords="commander |", hands=f"| {six}", deck="crab-1 crab-2", council="crab-3 squid-3"
    )
    at.do("explore", "buy", "take")
    assert (at.asked, at.kind) == ((1,), "turn")
    assert len(at.hand(1)) == 7
    at.do("support squid")
    assert at.kind == "discard"


@rule("ABY-117")
@pytest.mark.parametrize(("threat", "offers"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_tamer_lowers_the_reward_by_one_space(threat: int, offers: int) -> None:
    tamed = scene(lords="| tamer", threat=str(threat), deck="monster").do("explore", "fight")
    plain = scene(threat=str(offers), deck="monster").do("explore", "fight")
    assert tamed.offers() == plain.offers()


@rule("ABY-117", "ABY-053")
def test_tamer_leaves_the_bonus_pearl_and_the_marker() -> None:
    at = scene(
        lords="| tamer",
        threat="4",
        track="crab-1 crab-2 crab-3 crab-4",
        deck="monster",
        pearls="0 | 0",
    ).do("explore")
    assert (at.s.key_tokens[0], at.s.pearls[0]) == (1, 1)
    assert at.view(0)["threat"] == 1


@rule("ABY-117")
def test_tamer_does_not_hurt_its_owner() -> None:
    at = scene(lords="tamer |", threat="4", deck="monster").do("explore", "fight")
    assert at.offers() == {"reward 1 1 0", "reward 1 0 1"}


HUNTER = ("crab-5", "squid-3")


@rule("ABY-118", "ABY-222")
def test_hunter() -> None:
    at = strike("hunter", HUNTER, 4, tokens=" | 2 3 | 4 | ")
    assert (at.asked, at.offers()) == ((0,), {"hunt 1", "hunt 2"})
    assert at.why("hunt 3") == ("no-target", "ABY-118")
    at.do("hunt 2")
    assert at.s.monster_tokens == [[4], [2, 3], [], []]
    assert at.told("stolen", 0)[0]["value"] == at.told("stolen", 2)[0]["value"] == 4
    for other in (1, 3, None):
        assert "value" not in at.told("stolen", other)[0]


@rule("ABY-118")
def test_the_hunter_takes_at_random_and_must_if_it_can() -> None:
    taken = {
        strike("hunter", HUNTER, 2, seed, tokens="| 2 3 4").s.monster_tokens[0][0]
        for seed in range(30)
    }
    assert taken == {2, 3, 4}


@rule("ABY-130")
class TestShaman:
    def test_recruiter(self) -> None:
        at = scene(
            lords="shaman | recruiter",
            court=f"shepherd {COURT}",
            hands="seahorse-5 seahorse-3 |",
        )
        assert "recruit shepherd" in at.offers()

    def test_jailer(self) -> None:
        at = strike("jailer", JAILER, lords=" | shaman | ", others="crab-1 | crab-2")
        assert at.asked == (2,)

    def test_seeker(self) -> None:
        at = strike("seeker", ("crab-5", "squid-2"), lords=" | shaman | ", pearls="1 | 4 | 4")
        assert at.s.pearls == [1, 4, 2]

    def test_assassin(self) -> None:
        at = strike("assassin", ASSASSIN, lords=" | shaman slaver | ")
        assert at.active(1) == ["shaman", "slaver"]

    def test_commander_on_arrival(self) -> None:
        assert strike("commander", COMMANDER, 2, lords="| shaman", others=EIGHT).asked == (1,)

    def test_commander_at_the_end_of_the_turn(self) -> None:
        at = scene(lords="shaman | commander", hands=f"{EIGHT} |", council="crab-1")
        assert at.do("support crab").asked == (1,)

    def test_tamer(self) -> None:
        at = scene(lords="shaman | tamer", threat="2", deck="monster").do("explore", "fight")
        assert len(at.offers()) == 3

    def test_hunter(self) -> None:
        at = strike("hunter", HUNTER, lords=" | shaman | ", tokens=" | 2 | 3")
        assert at.s.monster_tokens == [[3], [2], []]


@rule("ABY-131")
@pytest.mark.parametrize(
    ("lords", "locations"), [("| shaman!", "|"), ("|", "| jail(shaman slaver oracle)")]
)
def test_a_shaman_that_is_not_active_protects_nobody(lords: str, locations: str) -> None:
    at = strike("seeker", ("crab-5", "squid-2"), 2, lords=lords, locations=locations, pearls="1|4")
    assert at.s.pearls == [1, 2]


@rule("ABY-131")
def test_a_shaman_does_not_shield_its_own_payment() -> None:
    at = scene(
        lords="| recruiter",
        court=f"shaman {COURT}",
        hands="jellyfish-4 crab-1 squid-1 |",
        pearls="1 | 0",
    )
    assert at.why("recruit shaman") == ("too-little", "ABY-085")
