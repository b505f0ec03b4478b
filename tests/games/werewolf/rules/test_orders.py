"""What is said ahead for the night and for the vote."""

from typing import Any

from tests.games.werewolf.sit import act, sit, sleep, sleep_until

from cabale import Match
from cabale.games.werewolf.rules.components import ARTEFACT_IDS
from cabale.games.werewolf.rules.orders import NightOrders

ORDERS = NightOrders()


def answer(match: Match, seat: int, *words: Any) -> str | None:
    order = ORDERS.catalogue(match.seats).from_json(list(words))
    choice = ORDERS.answer(match.board, seat, order)
    return str(choice) if choice in match.decisions[seat].choices else None


def covers(match: Match, seat: int, *words: Any) -> bool:
    order = ORDERS.catalogue(match.seats).from_json(list(words))
    return ORDERS.covers(match.board, seat, order)


def test_whoever_is_called_does_what_was_said_ahead() -> None:
    match = sit("seer villager villager", "robber drunk tanner")
    sleep_until(match, 0)
    assert answer(match, 0, "sleep") is None
    assert answer(match, 0, "look", 1) == "look 1"
    assert answer(match, 0, "rob", 1) is None
    assert answer(match, 0, "peek", 2) == "peek 2"
    act(match, 0, "peek 2")
    # A second card is not the first one again.
    assert answer(match, 0, "peek", 2) is None
    assert answer(match, 0, "peek", 1) == "peek 1"
    assert covers(match, 0, "sleep")
    assert not covers(match, 0, "peek", 1)


def test_a_vote_that_was_said_ahead() -> None:
    match = sleep(sit("seer villager hunter"))
    for seat in range(3):
        act(match, seat, "ready")
    assert answer(match, 1, "vote", 2) == "vote 2"
    assert covers(match, 1, "vote", 2)
    itself = ORDERS.catalogue(3)("vote", 1)
    assert not ORDERS.stands(match.board, 1, itself)
    assert not ORDERS.stands(match.board, 1, ORDERS.catalogue(3)("sleep"))


def test_nobody_votes_by_name_under_the_shroud() -> None:
    """Where there is a Curator no such order spares the others a wait: it could be the Shroud."""
    match = sit("curator villager seer", artefacts=[ARTEFACT_IDS[-1]])
    act(match, 0, "curate 1")
    sleep(match)
    for seat in range(3):
        act(match, seat, "ready")
    assert answer(match, 1, "vote", 2) is None
    assert answer(match, 2, "vote", 1) == "vote 1"
    assert not covers(match, 1, "vote", 2)
    assert not covers(match, 2, "vote", 1)
