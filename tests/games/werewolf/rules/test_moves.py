"""Those who move cards."""

import pytest
from tests.games.werewolf.sit import act, finish, legal, note, notes, sit, sleep, sleep_until

from cabale.testing import rule


@rule("WER-105")
def test_the_robber_takes_a_card_and_looks() -> None:
    match = sit("robber werewolf villager")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "rob 1", "rob 2"]
    act(match, 0, "rob 1")
    assert note(match, 0, "rob")["role"] == "werewolf"
    assert notes(match, 2) == []
    assert [n["verb"] for n in notes(match, 1)] == ["meet_pack", "pass"]
    assert finish(match)["roles"] == ["werewolf", "robber", "villager"]


@rule("WER-106")
def test_the_witch_looks_and_must_exchange() -> None:
    match = sit("witch villager seer", "tanner robber hunter")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "brew 0", "brew 1", "brew 2"]
    act(match, 0, "brew 0")
    assert note(match, 0, "brew")["role"] == "tanner"
    assert legal(match, 0) == ["give 0", "give 1", "give 2"]
    reason = match.why_not(0, match.board.catalogue("pass"))
    assert reason is not None
    assert reason.key == "must-give"
    act(match, 0, "give 2")
    assert note(match, 0, "give") == {"verb": "give", "call": "witch", "target": 2}
    assert finish(match)["lies"] == ["witch", "villager", "tanner", "seer", "robber", "hunter"]


@rule("WER-106")
def test_the_witch_may_leave_it() -> None:
    match = sit("witch villager villager", "tanner robber hunter")
    act(match, 0, "pass")
    assert finish(match)["cards"] == [0, 1, 2, 3, 4, 5]


@rule("WER-107")
def test_who_takes_a_later_role_does_not_wake_for_it() -> None:
    match = sit("witch villager villager", "insomniac werewolf troublemaker")
    act(match, 0, "brew 0", "give 0")
    sleep(match)
    assert {n["verb"] for n in notes(match, 0)} == {"brew", "give"}
    robber = sit("robber insomniac villager")
    act(robber, 0, "rob 1")
    sleep(robber)
    assert {n["verb"] for n in notes(robber, 0)} == {"rob"}
    wolf = sit("witch villager villager", "werewolf mason mason")
    act(wolf, 0, "brew 0", "give 0")
    assert finish(wolf)["roles"][0] == "werewolf"
    assert wolf.outcome is not None
    assert wolf.outcome.winners == (0,)


@rule("WER-108")
def test_the_troublemaker_exchanges_two_others() -> None:
    match = sit("troublemaker villager seer hunter")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "exchange 1 2", "exchange 1 3", "exchange 2 3"]
    act(match, 0, "exchange 1 3")
    assert set(note(match, 0, "exchange")) == {"verb", "call", "one", "other"}
    assert finish(match)["lies"][:4] == ["troublemaker", "hunter", "seer", "villager"]


@rule("WER-109")
@pytest.mark.parametrize(
    ("direction", "cards"),
    [("left", [4, 1, 0, 2, 3]), ("right", [2, 1, 3, 4, 0]), ("pass", [0, 1, 2, 3, 4])],
)
def test_the_village_idiot_shifts_all_other_cards(direction: str, cards: list[int]) -> None:
    match = sit("villager village_idiot hunter prince tanner")
    act(match, 1, "pass" if direction == "pass" else f"shift {direction}")
    assert finish(match)["cards"] == [*cards, 5, 6, 7]


@rule("WER-110")
def test_the_shift_jumps_over_shields() -> None:
    match = sit("sentinel village_idiot hunter prince tanner")
    act(match, 0, "shield 3")
    act(match, 1, "shift left")
    assert finish(match)["cards"][:5] == [4, 1, 0, 3, 2]


@rule("WER-110")
def test_two_cards_change_places_and_one_stays() -> None:
    two = sit("villager village_idiot hunter")
    act(two, 1, "shift right")
    assert finish(two)["cards"][:3] == [2, 1, 0]
    one = sit("sentinel village_idiot hunter")
    act(one, 0, "shield 2")
    sleep(one)
    assert [n["verb"] for n in notes(one, 1)] == ["idle"]


@rule("WER-110")
def test_the_idiots_place_stays_whatever_lies_there() -> None:
    match = sit("village_idiot robber hunter villager")
    act(match, 1, "rob 0")
    act(match, 0, "shift left")
    assert finish(match)["cards"][:4] == [1, 3, 0, 2]


@rule("WER-111")
def test_the_drunk_must_trade_blindly() -> None:
    match = sit("drunk villager villager", "werewolf seer hunter")
    sleep_until(match, 0)
    assert legal(match, 0) == ["drink 0", "drink 1", "drink 2"]
    act(match, 0, "drink 0")
    assert note(match, 0, "drink") == {"verb": "drink", "call": "drunk", "centre": 0}
    assert finish(match)["lies"] == ["werewolf", "villager", "villager", "drunk", "seer", "hunter"]
