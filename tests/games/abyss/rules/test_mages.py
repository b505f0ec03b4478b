"""Mages (the Shaman stands with the military Lords)."""

from tests.games.abyss.scene import scene

from cabale.testing import rule

COURT = "miller keeper reaper"


@rule("ABY-132", "ABY-133")
def test_invoker_gives_a_complete_extra_turn() -> None:
    at = scene(
        court=f"invoker {COURT}",
        hands="jellyfish-5 jellyfish-3 crab-1 crab-2 |",
        lords="slaver landlord |",
        pearls="0 | 5",
        council="squid-1",
        deck="seahorse-1 seahorse-2",
    )
    pearls = at.s.pearls[0]
    at.do("sell crab-1").recruit("invoker", "jellyfish-5", "jellyfish-3")
    assert (at.asked, at.kind) == ((0,), "turn")
    assert at.s.pearls[0] == pearls + 3  # the Slaver's two, and the Landlord's of the extra turn
    assert "sell crab-2" in at.offers()
    at.do("explore", "buy")
    assert at.view(0)["price"] == 2
    at.do("take", "pass")
    assert at.asked == (1,)


@rule("ABY-133")
def test_purchases_start_again_in_the_extra_turn() -> None:
    at = scene(
        court=f"apprentice {COURT}",
        hands="jellyfish-4 crab-1 squid-2 |",
        deck="seahorse-1 seahorse-2 seahorse-3",
        pearls="0 | 5",
    )
    at.s.extra_turn = True
    at.do("explore", "buy", "take", "explore")
    assert (at.asked, at.view(1)["price"]) == ((1,), 1)


@rule("ABY-133")
def test_an_invoker_that_triggers_the_end_plays_again_first() -> None:
    at = scene(
        court=f"invoker {COURT}",
        hands="jellyfish-5 jellyfish-3 |",
        lords="jailer! seeker! assassin! hunter! trader! peddler! |",
        council="crab-1 squid-1",
    )
    at.recruit("invoker", "jellyfish-5", "jellyfish-3")
    assert (at.asked, at.view(0)["last_round"]) == ((0,), 0)
    at.do("support crab")
    assert at.asked == (1,)
    at.do("support squid")
    assert at.match.outcome is not None


@rule("ABY-133")
def test_an_invoker_in_the_last_round_plays_again() -> None:
    at = scene(
        court=f"invoker {COURT}",
        hands="jellyfish-5 jellyfish-3 |",
        council="crab-1",
        ended_by="1",
    )
    at.recruit("invoker", "jellyfish-5", "jellyfish-3")
    assert at.asked == (0,)
    at.do("support crab")
    assert at.match.outcome is not None


@rule("ABY-116", "ABY-132")
def test_the_turn_before_the_extra_one_ends_completely() -> None:
    six = "seahorse-1 seahorse-2 squid-1 squid-2 crab-1 shellfish-1 shellfish-2"
    at = scene(
        court=f"invoker {COURT}",
        hands=f"jellyfish-5 jellyfish-3 {six} |",
        lords="| commander",
    )
    at.recruit("invoker", "jellyfish-5", "jellyfish-3")
    assert at.kind == "discard"
    at.do("discard squid-1")
    assert (at.asked, at.kind) == ((0,), "turn")


@rule("ABY-134")
def test_apprentice_takes_one_stack_even_with_an_alchemist() -> None:
    at = scene(
        court=f"apprentice {COURT}",
        hands="jellyfish-4 crab-1 squid-2 |",
        lords="alchemist |",
        council="crab-3 crab-4 squid-5",
    )
    at.recruit("apprentice", "jellyfish-4", "crab-1", "squid-2")
    assert at.offers() == {"support crab", "support squid"}
    assert at.why("support seahorse") == ("empty-stack", "ABY-134")
    at.do("support crab")
    assert at.hand(0) == ["crab-3", "crab-4"]


@rule("ABY-134", "ABY-105")
def test_an_oracle_may_leave_the_apprentice_without_a_stack() -> None:
    at = scene(
        court=f"apprentice {COURT}",
        hands="jellyfish-4 crab-1 squid-2 |",
        lords="oracle |",
        council="crab-3 squid-5",
    )
    at.recruit("apprentice", "jellyfish-4", "crab-1", "squid-2").do("sweep crab")
    assert at.hand(0) == ["squid-5"]


@rule("ABY-135", "ABY-223")
def test_oracle_throws_a_stack_away_unseen() -> None:
    at = scene(lords="oracle |", council="crab-3 crab-4 squid-5").do("sweep crab")
    assert at.view(0)["council"]["crab"] == 0
    assert at.view(0)["left"]["discard"] == 2
    assert at.told("swept", 0) == [{"kind": "swept", "seat": 0, "race": "crab", "number": 2}]
    assert at.why("sweep squid") == ("power-used", "ABY-102")


@rule("ABY-136")
def test_alchemist_takes_two_stacks_named_together() -> None:
    at = scene(lords="alchemist |", council="crab-3 squid-5 jellyfish-1")
    supports = {offer for offer in at.offers() if offer.startswith("support")}
    assert supports == {
        "support_two jellyfish crab",
        "support_two jellyfish squid",
        "support_two crab squid",
    }
    assert at.why("support crab") == ("two-stacks", "ABY-136")
    at.do("support_two crab squid")
    assert at.hand(0) == ["crab-3", "squid-5"]


@rule("ABY-136")
def test_alchemist_with_one_stack_and_others_with_two() -> None:
    assert "support crab" in scene(lords="alchemist |", council="crab-3").offers()
    other = scene(lords="| alchemist", council="crab-3 squid-5")
    assert other.why("support_two crab squid") == ("one-stack", "ABY-136")


ILLUSION = {"court": f"illusionist {COURT}", "hands": "jellyfish-5 jellyfish-4 jellyfish-1 |"}


@rule("ABY-137")
def test_illusionist_swaps_a_location_and_its_lords_stay() -> None:
    at = scene(
        **ILLUSION,
        locations="jail(slaver oracle shepherd) depths |",
        open_locations="abyss chasm",
        keys="2 | 0",
    )
    at.recruit("illusionist", "jellyfish-5", "jellyfish-4", "jellyfish-1")
    assert at.offers() == {"pass", "give jail", "give depths"}
    at.do("give jail")
    assert at.offers() == {"control abyss", "control chasm"}
    at.do("control chasm")
    assert at.locations(0) == ["chasm", "depths"]
    assert at.under(0) == {"slaver": "chasm", "oracle": "chasm", "shepherd": "chasm"}
    assert set(at.open_locations) == {"abyss", "jail"}
    assert at.s.key_tokens[0] == 2


@rule("ABY-137")
def test_the_illusionist_may_leave_it() -> None:
    at = scene(**ILLUSION, locations="jail |", open_locations="abyss")
    at.recruit("illusionist", "jellyfish-5", "jellyfish-4", "jellyfish-1").do("pass")
    assert at.locations(0) == ["jail"]


@rule("ABY-137")
def test_the_only_location_to_swap_with_is_not_asked() -> None:
    at = scene(**ILLUSION, locations="jail |", open_locations="abyss")
    at.recruit("illusionist", "jellyfish-5", "jellyfish-4", "jellyfish-1").do("give jail")
    assert (at.locations(0), at.open_locations, at.asked) == (["abyss"], ["jail"], (1,))


@rule("ABY-138")
def test_master_of_magic_federates_any_ally_spent() -> None:
    at = scene(
        lords="master_of_magic |",
        court=f"aquaculturalist {COURT}",
        hands="seahorse-5 crab-3 squid-1 |",
    )
    at.recruit("aquaculturalist", "seahorse-5", "crab-3", "squid-1")
    assert at.offers() == {"federate seahorse-5", "federate crab-3", "federate squid-1"}
    at.do("federate seahorse-5")
    assert at.federated(0) == ["seahorse-5"]


@rule("ABY-138", "ABY-205")
def test_master_of_magic_has_no_say_at_the_final_federation() -> None:
    at = scene(
        lords="master_of_magic |",
        hands="crab-2 crab-5 |",
        council="squid-1",
        ended_by="1",
    ).do("support squid")
    assert at.federated(0) == ["crab-2", "squid-1"]
