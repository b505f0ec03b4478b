"""What is said ahead about duels: whom one supports, and what one uses if it comes to it."""

from typing import Any

import pytest
from tests.games.castle.helpers import kind, play, support, table

from cabale import Match
from cabale.games.castle.rules.orders import DuelOrders

ORDERS = DuelOrders()
HANDS = "key dagger poison_ring | goblet gloves | monocle knives | coat whip | tome"
WHO = "thug grand_master bodyguard doctor priest"


def answer(match: Match, seat: int, *words: Any) -> str | None:
    order = ORDERS.catalogue(match.seats).from_json(list(words))
    assert ORDERS.stands(match.board, seat, order)
    choice = ORDERS.answer(match.board, seat, order)
    legal = match.decisions[seat].choices if seat in match.decisions else ()
    return None if choice is None or choice not in legal else str(choice)


def stands(match: Match, seat: int, *words: Any) -> bool:
    return ORDERS.stands(match.board, seat, ORDERS.catalogue(match.seats).from_json(list(words)))


def declared(edition: str = "devil", professions: str = WHO, hands: str = HANDS) -> Match:
    match = table(hands, professions, edition=edition, live=True)
    play(match, 0, "duel", 1)
    return match


def passed(match: Match) -> Match:
    """Everybody has passed in the window that is open."""
    step = kind(match)
    while kind(match) == step and match.decisions:
        for seat in list(match.decisions):
            play(match, seat, "pass")
        if kind(match) == "reactions":
            break
    return match


def reacting(edition: str = "devil", sides: str = "aad", **more: str) -> Match:
    match = passed(declared(edition, **more))
    support(match, sides)
    while kind(match) != "reactions":
        for seat in list(match.decisions):
            play(match, seat, "pass")
    return match


@pytest.mark.parametrize("edition", ["coach", "devil"])
def test_whom_one_supports(edition: str) -> None:
    match = passed(declared(edition))
    cases = {
        (0, 1, "one"): "support attacker",
        (1, 0, "one"): "support defender",
        (0, 1, "other"): "support defender",
        (0, "anybody", "other"): "support defender",
        (1, "anybody", "one"): "support defender",
        (0, 1, "nobody"): "pass" if edition == "coach" else None,
        (0, 3, "one"): None,
        (3, "anybody", "one"): None,
    }
    for words, said in cases.items():
        assert answer(match, 2, "support_if", *words) == said
    # Whoever fights is asked nothing, and supports nobody ahead against themselves.
    assert not stands(match, 2, "support_if", 2, "anybody", "one")
    assert answer(match, 2, "use_if", "knives", "attacks", 0) is None
    assert answer(match, 2, "pass_until", "duel") is None


def test_a_thing_is_used_if_its_side_would_not_win_without() -> None:
    match = reacting(sides="add")  # two against three
    assert answer(match, 0, "use_if", "dagger", "behind", 0) == "show dagger"
    assert answer(match, 0, "use_if", "thug", "attacks", 0) == "use thug"
    assert answer(match, 2, "use_if", "knives", "behind", 0) == "show knives"
    assert answer(match, 2, "use_if", "bodyguard", "behind", 0) == "use bodyguard"
    # Ahead, on the other side, or of somebody who does not fight.
    assert answer(match, 1, "use_if", "gloves", "behind", 1) is None
    assert answer(match, 3, "use_if", "whip", "behind", 0) is None
    assert answer(match, 2, "use_if", "knives", "behind", 3) is None
    assert answer(match, 1, "use_if", "gloves", "attacked", 1) == "show gloves"
    # What one has not got one does not use: one is asked as ever.
    assert answer(match, 1, "use_if", "poison_ring", "attacked", 1) is None


def test_what_was_used_is_ordered_no_longer() -> None:
    match = reacting(sides="add")
    play(match, 0, "show", "dagger")
    for seat in [seat for seat in match.decisions if seat]:
        play(match, seat, "pass")
    assert not stands(match, 0, "use_if", "dagger", "behind", 0)
    # Two and a Dagger against three: level is not won, and the Ring decides.
    assert answer(match, 0, "use_if", "poison_ring", "behind", 0) == "show poison_ring"


def test_priest_and_alchemist_and_doctor_act_for_whom_they_like() -> None:
    match = declared(professions="thug grand_master alchemist doctor priest")
    assert answer(match, 4, "use_if", "priest", "attacked", 1) == "use priest"
    assert answer(match, 4, "use_if", "priest", "attacks", 0) == "use priest"
    assert answer(match, 4, "use_if", "priest", "attacked", 3) is None
    match = reacting(professions="thug grand_master alchemist doctor priest", sides="add")
    assert answer(match, 2, "use_if", "alchemist", "behind", 0) == "decide attacker"
    assert answer(match, 2, "use_if", "alchemist", "attacked", 1) == "decide defender"
    while kind(match) == "reactions":
        for seat in list(match.decisions):
            play(match, seat, "pass")
    assert kind(match) == "after_duel"
    assert answer(match, 3, "use_if", "doctor", "lost", 0) == "use doctor"
    assert answer(match, 3, "use_if", "doctor", "lost", 1) is None


def test_only_what_is_certain_and_seen_by_all_spares_the_others_a_wait() -> None:
    """To support and to pass are; whether somebody has the Gloves is not."""
    match = reacting(sides="add")
    every = ORDERS.catalogue(match.seats)
    covering = {one.verb for one in every[1:] if ORDERS.covers(match.board, 1, one)}
    assert covering == {"pass_until"}
    for edition in ("coach", "devil"):
        match = passed(declared(edition))
        sparing = [one for one in every[1:] if ORDERS.covers(match.board, 2, one)]
        assert {one.verb for one in sparing} == {"support_if"}
        assert all(answer(match, 2, *one.to_json()) for one in sparing if 2 not in one.args)
