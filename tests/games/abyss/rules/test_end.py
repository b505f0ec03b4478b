"""Chapter 12: the end of the game."""

from random import Random

import pytest
from tests.games.abyss.scene import Scene, scene

from cabale.core import Outcome, new_match
from cabale.testing import rule

SIX = "jailer! seeker! assassin! hunter! trader! peddler!"
SHEPHERD = {"court": "shepherd miller keeper reaper", "hands": "seahorse-5 seahorse-3 |"}


def outcome(at: Scene) -> Outcome:
    assert at.match.outcome is not None
    return at.match.outcome


@rule("ABY-200")
def test_the_seventh_lord_triggers_the_end() -> None:
    at = scene(lords=f"{SIX} |", **SHEPHERD).recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.view(1)["last_round"] == 0
    assert at.told("last_round") == [{"kind": "last_round", "seat": 0, "why": "lords"}]


@rule("ABY-200")
def test_lords_under_locations_count_among_the_seven() -> None:
    at = scene(
        lords="jailer seeker assassin |", locations="jail(slaver oracle tamer) |", **SHEPHERD
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.view(1)["last_round"] == 0


@rule("ABY-200")
def test_six_do_not() -> None:
    at = scene(lords="jailer seeker assassin hunter trader |", **SHEPHERD)
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.view(1)["last_round"] is None


@rule("ABY-201")
def test_a_swap_does_not_raise_the_count_but_the_corruptor_does() -> None:
    five = "jailer! seeker! assassin! hunter! |"
    swap = scene(
        court="traitor miller keeper reaper", hands="squid-5 crab-4 seahorse-3 |", lords=five
    )
    swap.recruit("traitor", "squid-5", "crab-4", "seahorse-3").do("dismiss jailer", "claim miller")
    assert len(swap.lords(0)) == 5
    bought = scene(
        court="corruptor miller keeper reaper",
        hands="squid-5 squid-4 squid-1 |",
        lords="jailer! seeker! assassin! hunter! trader! |",
        pearls="5 | 0",
    )
    bought.recruit("corruptor", "squid-5", "squid-4", "squid-1")
    assert bought.view(0)["last_round"] is None
    bought.do("claim miller")
    assert bought.view(0)["last_round"] == 0


@rule("ABY-202")
@pytest.mark.parametrize(
    ("deck", "last"), [("slaver elder sage", 0), ("slaver elder sage jailer", None)]
)
def test_an_incomplete_refill_triggers_the_end(deck: str, last: int | None) -> None:
    at = scene(
        court="shepherd keeper reaper",
        lord_deck=deck,
        lords_gone="rest",
        hands="seahorse-5 seahorse-3 |",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.view(1)["last_round"] == last
    if last is not None:
        assert at.told("last_round")[0]["why"] == "court"


@rule("ABY-204")
def test_everybody_else_has_one_last_turn() -> None:
    at = scene(
        4,
        turn="1",
        court="shepherd miller keeper reaper",
        hands=" | seahorse-5 seahorse-3 | | ",
        lords=f" | {SIX} | | ",
        council="crab-1 squid-1 jellyfish-1",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    for seat, race in ((2, "crab"), (3, "squid"), (0, "jellyfish")):
        assert at.asked == (seat,)
        at.do(f"support {race}")
    assert at.match.outcome is not None


@rule("ABY-204")
def test_the_triggering_player_completes_the_turn() -> None:
    at = scene(lords=f"{SIX} |", keys="2 | 0", **SHEPHERD)
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert (at.asked, at.kind) == ((0,), "control")


@rule("ABY-204")
def test_another_trigger_changes_nothing() -> None:
    at = scene(
        3,
        turn="0",
        ended_by="2",
        court="shepherd miller keeper reaper",
        hands="seahorse-5 seahorse-3 | | ",
        lords=f"{SIX} | | ",
        council="crab-1",
    )
    at.recruit("shepherd", "seahorse-5", "seahorse-3")
    assert at.view(0)["last_round"] == 2
    at.do("support crab")
    assert at.match.outcome is not None


@rule("ABY-205")
def test_the_final_federation() -> None:
    at = scene(
        hands="crab-2 crab-4 squid-5 | jellyfish-1",
        federated="squid-1 |",
        council="seahorse-3",
        ended_by="1",
    ).do("support seahorse")
    assert at.federated(0) == ["crab-2", "seahorse-3", "squid-1", "squid-5"]
    assert at.federated(1) == ["jellyfish-1"]
    assert at.hand(0) == at.hand(1) == []
    assert at.view(0)["left"]["discard"] == 1


@rule("ABY-206")
def test_the_four_columns() -> None:
    at = scene(
        lords="keeper miller |",
        locations="throne_room |",
        federated="crab-2 crab-4 squid-1 |",
        tokens="3 2 |",
        council="jellyfish-1",
        ended_by="1",
    ).do("support jellyfish")
    assert at.view(0)["players"][0]["score"] == {
        "locations": 10,
        "lords": 16,
        "allies": 6,
        "tokens": 5,
    }


def last_turn(**lines: str) -> Outcome:
    """Seat 1 takes a jellyfish of 1 point for the last action."""
    at = scene(turn="1", ended_by="0", council="jellyfish-1", court="", **lines)
    return outcome(at.do("support jellyfish"))


@rule("ABY-207")
def test_the_highest_score_wins() -> None:
    assert last_turn(lords="landowner | keeper") == Outcome((0,), "influence", (12, 7))


@rule("ABY-207")
def test_pearls_break_a_tie() -> None:
    tie = {"lords": "keeper | shepherd", "federated": "crab-1 |"}
    assert last_turn(**tie, pearls="2 | 5") == Outcome((1,), "pearls", (7, 7))


@rule("ABY-207", "ABY-190")
def test_then_the_best_lord_even_a_disabled_one() -> None:
    tie = {"lords": "landowner! | keeper reaper", "federated": "crab-1 |"}
    assert last_turn(**tie, pearls="2 | 2") == Outcome((0,), "lord", (13, 13))


@rule("ABY-208")
def test_beyond_that_the_victory_is_shared() -> None:
    tie = {"lords": "keeper | shepherd", "federated": "crab-1 |"}
    assert last_turn(**tie, pearls="2 | 2") == Outcome((0, 1), "shared", (7, 7))


@rule("ABY-209")
def test_a_match_in_which_nobody_recruits_is_scored_at_last() -> None:
    at = scene(pearls="0 | 0", court="landowner illusionist assassin", lords_gone="rest")
    for _ in range(5000):
        if at.match.outcome is not None:
            break
        offers = at.offers()
        at.do(next(o for o in ("take", "fight", "explore", *sorted(offers)) if o in offers))
    assert at.match.outcome is not None
    assert {"kind": "stalled", "rounds": 50} in at.match.events(None)
    assert at.s.idle == 100


@rule("ABY-209")
def test_a_lord_or_a_location_starts_the_count_anew() -> None:
    match = new_match("abyss", 2, seed=5, options={"idle_rounds": 3})
    rng = Random(5)
    while match.outcome is None:
        before, idle = len(match.events(None)), match.view(None)["board"]["idle"]
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
        kinds = {event["kind"] for event in match.events(None)[before:]}
        if kinds & {"joined", "controlled"} and match.outcome is None:
            assert match.view(None)["board"]["idle"] <= min(idle + 1, 1)


@rule("ABY-209")
@pytest.mark.parametrize(
    "first",
    [["recruit shepherd", "spend seahorse-5", "spend seahorse-3", "settle"], ["explore", "take"]],
)
def test_the_turn_of_the_last_lord_is_the_first_that_counts(first: list[str]) -> None:
    """At two seats a round is over with the turn after it, whatever the first turn brought."""
    at = scene(**SHEPHERD, pearls="0 | 0", deck="crab-1 crab-2 ...")
    at.match = new_match(
        "abyss", 2, seed=7, scenario=at.match.scenario_lines(), options={"idle_rounds": 1}
    )
    at.do(*first)
    assert at.match.outcome is None
    at.do("explore", "take")
    assert at.told("stalled") == [{"kind": "stalled", "rounds": 1}]


@rule("ABY-165")
@pytest.mark.parametrize("first", ["use_token", "use_lord elder"])
def test_keys_that_lead_nowhere_are_not_offered(first: str) -> None:
    """The Elder alone has three keys: a token before it could never be completed."""
    at = scene(lords="elder |", keys="1 | 0", council="jellyfish-1", open_locations="jail abyss")
    at.do("support jellyfish", "control jail")
    assert at.kind == "keys" or at.s.locations[0]
    if at.kind == "keys":
        assert first == "use_lord elder" or first not in at.offers()
        assert at.offers()


@rule("ABY-209")
def test_a_match_locks_when_nobody_can_pay_and_is_scored_all_the_same() -> None:
    """A random match at four seats that without the bound went on for 100,000 decisions."""
    match, rng = new_match("abyss", 4, seed=1013809), Random(1013809)
    for _ in range(5_000):
        if match.outcome is not None:
            break
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
    assert match.outcome is not None
    assert match.events(None)[-1]["kind"] == "ended"
    assert {"kind": "stalled", "rounds": 50} in match.events(None)
