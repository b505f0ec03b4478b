"""The turn: actions, their order, spying, the end of the journey."""

from tests.games.castle.helpers import (
    count,
    duel,
    hand,
    kind,
    may,
    pass_all,
    play,
    seen,
    table,
    trade,
)

from cabale import new_match
from cabale.testing import rule

HANDS = "key dagger | goblet whip | bag_key | bag_goblet"


def verbs(choices: set[str]) -> set[str]:
    return {choice.split()[0] for choice in choices}


@rule("CAS-020")
def test_the_left_neighbour_is_next() -> None:
    match = table(HANDS, active="3")
    play(match, 3, "spy", 1)
    assert set(match.decisions) == {0}
    play(match, 0, "spy", 1)
    assert set(match.decisions) == {1}


@rule("CAS-021")
def test_devil_spies_trades_or_duels_and_cannot_pass() -> None:
    match = table(HANDS)
    assert verbs(may(match, 0)) == {"spy", "offer", "duel", "announce", "accuse"}
    reason = match.why_not(0, match.board.catalogue("pass"))
    assert reason is not None
    assert reason.rule == "CAS-021"


@rule("CAS-022", "CAS-023")
def test_coach_passes_trades_duels_or_announces() -> None:
    match = table(HANDS, edition="coach")
    assert verbs(may(match, 0)) == {"pass", "offer", "duel", "announce"}
    before = [hand(match, seat) for seat in range(4)]
    play(match, 0, "pass")
    assert [hand(match, seat) for seat in range(4)] == before
    assert set(match.decisions) == {1}


@rule("CAS-024")
def test_a_diplomat_or_clairvoyant_may_act_after_the_action() -> None:
    for profession in ("diplomat", "clairvoyant"):
        match = table(HANDS, profession)
        play(match, 0, "spy", 1)
        assert kind(match) == "after"
        assert may(match, 0) == {"pass", f"use {profession}"}
        play(match, 0, "pass")
        assert set(match.decisions) == {1}


@rule("CAS-024")
def test_not_after_a_turn_that_was_cut_short() -> None:
    match = table(HANDS, "diplomat priest")
    play(match, 0, "duel", 2)
    play(match, 1, "use", "priest")
    play(match, 0, "give", "dagger")
    assert set(match.decisions) == {1}
    match = table(HANDS, "diplomat doctor")
    duel(match, 2, "aa")
    count(match)
    play(match, 1, "use", "doctor")
    assert set(match.decisions) == {1}


@rule("CAS-025")
def test_the_coach_arrives_when_the_rounds_are_over() -> None:
    match = new_match("castle", 4, seed=1, options={"edition": "coach", "rounds": 2})
    for _ in range(8):
        assert match.outcome is None
        play(match, next(iter(match.decisions)), "pass")
        pass_all(match)
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.reason == "arrived"


@rule("CAS-030", "CAS-031")
def test_a_spy_sees_one_card_and_the_table_only_that_he_looked() -> None:
    drawn = set()
    for active in range(4):
        match = table("key dagger | goblet whip coat | bag_key | bag_goblet", active=str(active))
        target = 1 if active != 1 else 0
        play(match, active, "spy", target)
        (event,) = seen(match, active, "spied")
        assert event["item"] in hand(match, target)
        assert seen(match, target, "spied") == [event]
        drawn.add(event["item"])
        for other in {0, 1, 2, 3, None} - {active, target}:
            (public,) = seen(match, other, "spied")
            assert public == {"kind": "spied", "seat": active, "target": target}
    items = set()
    for seed in range(40):
        match = new_match(
            "castle", 4, seed=seed, options={"edition": "devil"}, scenario=SPY_SCENARIO
        )
        play(match, 0, "spy", 1)
        items.add(seen(match, 0, "spied")[0]["item"])
    assert items == {"goblet", "whip", "coat"}


SPY_SCENARIO = """
societies: order brotherhood order brotherhood
professions: bodyguard thug grand_master doctor
hands: key | goblet whip coat | bag_key | bag_goblet
"""


def test_who_does_not_answer_never_announces() -> None:
    match = table("key key key | goblet | bag_key | bag_goblet")
    match.expire(0)
    assert match.outcome is None
    assert seen(match, None, "spied")
    match = table("key key key | goblet | bag_key | bag_goblet", edition="coach")
    match.expire(0)
    assert seen(match, None, "passed")


def test_refusals_say_why() -> None:
    match = table("key black_pearl | goblet | bag_key | bag_goblet", edition="coach")
    wanted = {
        ("spy", 1): "no-spy",
        ("offer", 0, "key"): "not-yourself",
        ("offer", 1, "whip"): "not-yours",
        ("announce",): "pearl",
        ("use", "thug"): "not-your-profession",
    }
    for words, key in wanted.items():
        reason = match.why_not(0, match.board.catalogue.from_json(words))
        assert reason is not None
        assert reason.key == key


def test_a_trade_that_is_refused_ends_the_turn() -> None:
    match = table(HANDS)
    play(match, 0, "offer", 1, "key")
    play(match, 1, "refuse")
    assert set(match.decisions) == {1}
    trade(match, 1, 0, "goblet", "key")
    assert set(match.decisions) == {2}
