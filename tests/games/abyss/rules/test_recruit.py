"""Chapter 8: recruiting a Lord."""

import pytest
from tests.games.abyss.scene import Scene, scene

from cabale.core import IllegalChoice
from cabale.games.abyss.rules.components import ally
from cabale.testing import rule

FARMERS = "keeper reaper shepherd"


@rule("ABY-080")
def test_a_lord_of_the_court_is_paid_with_allies() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-3 crab-1 |")
    assert at.offers() >= {"recruit miller", "recruit keeper"}
    at.recruit("miller", "seahorse-5", "squid-3")
    assert at.lords(0) == at.active(0) == ["miller"]
    assert at.hand(0) == ["crab-1"]
    assert at.court == FARMERS.split()
    assert at.why("recruit miller") == ("not-at-court", "ABY-080")


@rule("ABY-081")
def test_the_number_of_races_is_exact() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 seahorse-4 squid-3 crab-4 |")
    at.do("recruit miller", "spend seahorse-5", "spend seahorse-4")
    assert at.why("settle") == ("wrong-races", "ABY-081")
    asked = at.match.view(0)["decision"]
    assert asked is not None
    assert (asked["prompt"]["missing"], asked["prompt"]["peoples"]) == (0, 1)
    at.do("spend squid-3")
    assert at.why("spend crab-4") == ("wrong-races", "ABY-081")
    one_race = scene(court=f"{FARMERS} miller", hands="seahorse-5 seahorse-4 |")
    assert one_race.why("recruit miller") == ("wrong-races", "ABY-081")


@rule("ABY-082")
def test_the_mandatory_race_must_be_spent() -> None:
    at = scene(court=f"{FARMERS} miller", hands="squid-5 crab-5 |", pearls="9 | 1")
    assert at.why("recruit miller") == ("mandatory-race", "ABY-082")
    both = scene(court=f"{FARMERS} miller", hands="squid-5 crab-5 seahorse-1 |", pearls="9 | 1")
    both.do("recruit miller", "spend squid-5")
    assert both.why("spend crab-5") == ("mandatory-race", "ABY-082")
    assert both.offers() == {"spend seahorse-1"}


@rule("ABY-083")
def test_several_allies_of_one_race() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-2 seahorse-3 squid-1 squid-2 |")
    at.recruit("miller", "seahorse-2", "seahorse-3", "squid-1", "squid-2")
    assert at.lords(0) == ["miller"]


@rule("ABY-084")
def test_there_is_no_change() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-5 |", pearls="0 | 1")
    at.recruit("miller", "seahorse-5", "squid-5")
    assert at.s.pearls[0] == 0
    assert at.told("paid")[0]["pearls"] == 0


@rule("ABY-085")
def test_pearls_pay_for_missing_points_only() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-1 |", pearls="3 | 1")
    at.recruit("miller", "seahorse-5", "squid-1")
    assert at.s.pearls == [1, 1]
    assert at.told("paid")[0] == {
        "kind": "paid",
        "seat": 0,
        "lord": "miller",
        "allies": ["seahorse-5", "squid-1"],
        "pearls": 2,
    }
    poor = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-1 |", pearls="1 | 1")
    assert poor.why("recruit miller") == ("too-little", "ABY-085")


@rule("ABY-085")
def test_pearls_never_replace_a_race() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 |", pearls="20 | 1")
    assert at.why("recruit miller") == ("wrong-races", "ABY-081")


@rule("ABY-086")
def test_the_mix_of_allies_and_pearls_is_free() -> None:
    hand = "seahorse-1 seahorse-4 seahorse-5 |"
    few = scene(court=f"{FARMERS} landowner", hands=hand, pearls="9 | 1")
    few.recruit("landowner", "seahorse-1")
    assert (few.s.pearls[0], few.hand(0)) == (0, ["seahorse-4", "seahorse-5"])
    wasteful = scene(
        court=f"{FARMERS} miller", hands="seahorse-5 squid-3 squid-4 |", pearls="0 | 1"
    )
    wasteful.recruit("miller", "squid-4", "seahorse-5", "squid-3")
    assert wasteful.hand(0) == []
    assert wasteful.federated(0) == ["squid-3"]


@rule("ABY-086")
def test_every_legal_payment_can_be_reached_and_no_other() -> None:
    """All subsets of a hand, by brute force, against what the steps allow."""
    hand = ["seahorse-1", "seahorse-3", "squid-2", "squid-4", "crab-5", "jellyfish-1"]
    reached: set[tuple[str, ...]] = set()

    def explore(at: Scene, spent: tuple[str, ...]) -> None:
        offers = at.offers()
        if "settle" in offers:
            reached.add(tuple(sorted(spent)))
        more = [offer.split()[1] for offer in offers if offer.startswith("spend")]
        assert more or "settle" in offers, "a payment begun can always be finished"
        for card in more:
            if spent and card < spent[-1]:
                continue  # the order makes no difference
            match = at.match
            at.match = match.clone()
            explore(at.do(f"spend {card}"), (*spent, card))
            at.match = match

    at = scene(court=f"{FARMERS} aquaculturalist", hands=f"{' '.join(hand)} |", pearls="2 | 1")
    explore(at.do("recruit aquaculturalist"), ())
    legal = set()
    for bits in range(1 << len(hand)):
        cards = [card for n, card in enumerate(hand) if bits >> n & 1]
        races = {card.split("-")[0] for card in cards}
        value = sum(int(card[-1]) for card in cards)
        if len(races) == 3 and "seahorse" in races and value + 2 >= 9:
            legal.add(tuple(sorted(cards)))
    assert reached == legal


@rule("ABY-087", "ABY-058")
def test_the_weakest_ally_spent_is_federated_for_good() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-2 squid-4 crab-1 |")
    at.recruit("miller", "seahorse-5", "squid-4", "squid-2")
    assert at.federated(0) == ["squid-2"]
    assert at.hand(0) == ["crab-1"]
    assert [kind for kind in range(26) if at.s.discard[kind]] == [ally(2, 5), ally(4, 4)]
    assert at.view(1)["players"][0]["federated"] == ["squid-2"]


@rule("ABY-088")
def test_between_equals_the_player_chooses() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 seahorse-2 squid-2 squid-2 |")
    at.recruit("miller", "seahorse-5", "seahorse-2", "squid-2", "squid-2")
    assert (at.asked, at.offers()) == ((0,), {"federate seahorse-2", "federate squid-2"})
    assert at.why("federate seahorse-5") == ("not-the-weakest", "ABY-087")
    at.do("federate squid-2")
    assert at.federated(0) == ["squid-2"]


@rule("ABY-089")
@pytest.mark.parametrize(
    ("lords", "value"),
    [(" | ", 8), ("treasurer | ", 6), (" | recruiter", 10), ("treasurer | recruiter", 8)],
)
def test_required_value(lords: str, value: int) -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-1 squid-1 |", lords=lords, pearls="9 | 1")
    at.recruit("miller", "seahorse-1", "squid-1")
    assert at.told("paid")[0]["pearls"] == value - 2


@rule("ABY-090")
@pytest.mark.parametrize(
    ("lord", "cards"),
    [("treasurer", "squid-5 crab-4"), ("diplomat", "crab-5 crab-4")],
)
def test_a_lord_does_not_help_its_own_recruitment(lord: str, cards: str) -> None:
    at = scene(court=f"{FARMERS} {lord}", hands=f"{cards} |", pearls="0 | 1")
    assert f"recruit {lord}" not in at.offers()


@rule("ABY-090", "ABY-138")
def test_the_master_of_magic_federates_the_weakest_for_itself() -> None:
    at = scene(court=f"{FARMERS} master_of_magic", hands="jellyfish-3 crab-2 shellfish-5 |")
    at.recruit("master_of_magic", "jellyfish-3", "crab-2", "shellfish-5")
    assert at.federated(0) == ["crab-2"]


@rule("ABY-091")
def test_the_order_of_a_recruitment() -> None:
    at = scene(
        court="peddler keeper reaper",
        hands="shellfish-5 shellfish-4 |",
        lords="oracle |",
        council="crab-1",
    )
    at.recruit("peddler", "shellfish-5", "shellfish-4")
    order = [event["kind"] for event in at.match.events(0)]
    assert order[order.index("paid") :] == ["paid", "federated", "joined", "gained", "refilled"]
    assert (at.asked, at.kind) == ((0,), "closing")


@rule("ABY-091", "ABY-160")
def test_keys_are_looked_at_after_the_refill() -> None:
    at = scene(
        court="shepherd keeper reaper",
        hands="seahorse-5 seahorse-4 |",
        keys="2 | 0",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-4")
    assert at.kind == "control"
    assert len(at.court) == 6


@rule("ABY-092")
def test_the_court_slides_away_from_the_deck() -> None:
    at = scene(court="keeper shepherd reaper miller", hands="seahorse-5 seahorse-4 |")
    at.recruit("shepherd", "seahorse-5", "seahorse-4")
    assert at.court == ["keeper", "reaper", "miller"]


@rule("ABY-093")
def test_three_lords_left_are_not_refilled() -> None:
    at = scene(court="keeper shepherd reaper miller", hands="seahorse-5 seahorse-4 |")
    at.recruit("shepherd", "seahorse-5", "seahorse-4")
    assert len(at.court) == 3
    assert at.s.pearls[0] == 1


@rule("ABY-094")
def test_two_lords_left_bring_two_pearls_and_a_full_court() -> None:
    at = scene(
        court="keeper shepherd reaper",
        lord_deck="slaver elder sage jailer miller",
        hands="seahorse-5 seahorse-4 |",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-4")
    assert at.court == ["keeper", "reaper", "slaver", "elder", "sage", "jailer"]
    assert at.s.pearls[0] == 3


@rule("ABY-094", "ABY-202")
def test_the_refill_pearls_are_due_with_an_empty_deck() -> None:
    at = scene(
        court="keeper shepherd reaper",
        lords_gone="rest",
        hands="seahorse-5 seahorse-4 |",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-4")
    assert at.s.pearls[0] == 3
    assert at.view(0)["last_round"] == 0


@rule("ABY-094", "ABY-141")
def test_one_lord_left_after_a_chain_is_refilled_once() -> None:
    at = scene(
        court="corruptor shepherd keeper",
        hands="squid-5 squid-4 squid-1 |",
        pearls="5 | 1",
    )
    at.recruit("corruptor", "squid-5", "squid-4", "squid-1").do("claim shepherd")
    assert at.s.pearls[0] == 2
    assert len(at.court) == 6
    assert len(at.told("refilled")) == 1


@rule("ABY-095")
def test_discarded_lords_never_come_back() -> None:
    at = scene(
        court="keeper shepherd reaper",
        lords="opportunist |",
        lord_deck="slaver",
        lords_gone="rest",
        hands="seahorse-5 seahorse-4 |",
    )
    at.do("replace keeper").recruit("shepherd", "seahorse-5", "seahorse-4")
    assert "keeper" in at.view(1)["discarded_lords"]
    assert at.court == ["slaver", "reaper"]


@rule("ABY-085", "ABY-082", "ABY-087", "ABY-094")
def test_the_rulebooks_recruiting_example() -> None:
    def example() -> Scene:
        return scene(
            court="master_of_magic slaver traitor",
            hands="jellyfish-3 crab-2 shellfish-5 shellfish-1 |",
            pearls="2 | 1",
        )

    at = example()
    assert at.offers() >= {"recruit master_of_magic", "recruit slaver"}
    assert at.why("recruit traitor") == ("mandatory-race", "ABY-082")
    at.recruit("master_of_magic", "jellyfish-3", "crab-2", "shellfish-5")
    assert at.federated(0) == ["crab-2"]
    assert at.s.pearls[0] == 4
    assert len(at.court) == 6

    at = example().recruit("slaver", "shellfish-5", "shellfish-1")
    assert at.federated(0) == ["shellfish-1"]
    assert at.s.pearls[0] == 2
    assert len(at.court) == 6


def test_a_payment_can_be_taken_back_until_it_is_settled() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-3 squid-4 |")
    at.do("recruit miller", "spend squid-4", "spend seahorse-5")
    at.match.undo(0)
    at.match.undo(0)
    at.do("spend squid-3", "spend seahorse-5", "settle")
    assert at.hand(0) == ["squid-4"]
    assert not at.match.can_undo(0)


@rule("ABY-220")
def test_nobody_sees_a_payment_before_it_is_settled() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-3 |", pearls="1 | 1")
    before = len(at.match.events(1))
    at.do("recruit miller", "spend squid-3")
    mine, theirs = (at.view(seat)["payment"] for seat in (0, 1))
    assert (mine["lord"], mine["allies"]) == ("miller", ["squid-3"])
    assert theirs == {"lord": "miller", "allies": None, "instead": []}
    assert at.view(1)["players"][0]["hand"] == 2
    assert len(at.match.events(1)) == before


def test_a_refused_card_changes_nothing() -> None:
    at = scene(court=f"{FARMERS} miller", hands="seahorse-5 squid-3 |").do("recruit miller")
    before = at.s.copy()
    assert at.why("spend crab-1") == ("not-in-hand", "ABY-080")
    with pytest.raises(IllegalChoice):
        at.do("spend crab-1")
    assert at.s == before


@rule("ABY-087", "ABY-138")
def test_an_opponents_master_of_magic_changes_nothing() -> None:
    at = scene(
        lords="| master_of_magic",
        court="shepherd miller keeper reaper",
        hands="seahorse-5 seahorse-3 |",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.federated(0) == ["seahorse-3"]


@rule("ABY-102", "ABY-124")
def test_an_ally_put_down_as_payment_cannot_be_sold() -> None:
    at = scene(
        lords="slaver |",
        court="shepherd miller keeper reaper",
        hands="seahorse-5 seahorse-4 seahorse-3 |",
    )
    at.do("recruit shepherd", "spend seahorse-4")
    assert {offer for offer in at.offers() if offer.startswith("sell")} == {
        "sell seahorse-5",
        "sell seahorse-3",
    }
