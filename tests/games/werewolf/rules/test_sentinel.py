"""The sentinel and what a shield stops."""

import pytest
from tests.games.werewolf.sit import act, end, finish, legal, note, notes, sit, sleep, sleep_until
from tests.games.werewolf.sit import vote as cast

from cabale.testing import rule


@rule("WER-060")
def test_on_the_card_of_another_player() -> None:
    match = sit("sentinel villager seer")
    assert legal(match, 0) == ["pass", "shield 1", "shield 2"]


@rule("WER-061")
@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("mystic_wolf", ["pass", "look 0"]),
        ("alpha_wolf", ["plant 0"]),
        ("doppelganger", ["copy 0"]),
        ("paranormal_investigator", ["pass", "look 0"]),
        ("robber", ["pass", "rob 0"]),
        ("revealer", ["pass", "reveal 0"]),
        ("curator", ["pass", "curate 0", "curate 2"]),
    ],
)
def test_a_shielded_card_is_out_of_reach(role: str, answers: list[str]) -> None:
    match = sit(f"sentinel villager {role}")
    act(match, 0, "shield 1")
    while legal(match, 2) and legal(match, 2)[1:2] == ["peek 0"]:
        act(match, 2, "pass")  # the wolf is alone
    sleep_until(match, 2)
    assert legal(match, 2) == answers


@rule("WER-061")
def test_looks_and_exchanges_leave_it_out() -> None:
    seer = sit("sentinel villager seer")
    act(seer, 0, "shield 1")
    assert legal(seer, 2) == ["pass", "look 0", "peek 0", "peek 1", "peek 2"]
    troublemaker = sit("sentinel villager troublemaker seer")
    act(troublemaker, 0, "shield 1")
    sleep_until(troublemaker, 2)
    assert legal(troublemaker, 2) == ["pass", "exchange 0 3"]
    witch = sit("sentinel villager witch")
    act(witch, 0, "shield 1")
    act(witch, 2, "brew 0")
    assert legal(witch, 2) == ["give 0", "give 2"]
    reason = witch.why_not(2, witch.board.catalogue("give", 1))
    assert reason is not None
    assert reason.key == "shielded"


@rule("WER-062")
def test_a_shield_does_not_save_from_the_vote() -> None:
    match = sit("sentinel werewolf villager")
    act(match, 0, "shield 1")
    cast(match, "1 0 1")
    assert end(match)["dead"] == [1]


@rule("WER-063")
@pytest.mark.parametrize("role", ["robber", "drunk", "insomniac"])
def test_the_owner_is_bound_too(role: str) -> None:
    match = sit(f"sentinel {role} villager")
    act(match, 0, "shield 1")
    sleep(match)
    assert [n["verb"] for n in notes(match, 1)] == ["idle"]
    assert finish(match)["cards"] == [0, 1, 2, 3, 4, 5]


@rule("WER-063")
def test_witch_and_curator_may_not_choose_themselves() -> None:
    match = sit("sentinel witch villager")
    act(match, 0, "shield 1")
    act(match, 1, "brew 0")
    assert legal(match, 1) == ["give 0", "give 2"]
    curator = sit("sentinel curator villager")
    act(curator, 0, "shield 1")
    assert legal(curator, 1) == ["pass", "curate 0", "curate 2"]


@rule("WER-063")
def test_the_owner_may_act_on_other_cards() -> None:
    match = sit("sentinel troublemaker villager seer")
    act(match, 0, "shield 1")
    act(match, 1, "exchange 2 3")
    assert finish(match)["lies"][:4] == ["sentinel", "troublemaker", "seer", "villager"]


@rule("WER-064")
def test_no_effect_on_recognition_centre_and_conversion() -> None:
    match = sit("sentinel werewolf mystic_wolf minion")
    act(match, 0, "shield 1")
    sleep(match)
    assert note(match, 1, "meet_pack")["awake"] == [2]
    assert note(match, 2, "meet_pack")["awake"] == [1]
    assert note(match, 3, "see_pack")["pack"] == [1, 2]
    apprentice = sit("sentinel apprentice_seer villager")
    act(apprentice, 0, "shield 1")
    assert legal(apprentice, 1) == ["pass", "peek 0", "peek 1", "peek 2"]
    investigator = sit("sentinel paranormal_investigator werewolf")
    act(investigator, 0, "shield 1")
    act(investigator, 1, "look 2")
    assert finish(investigator)["roles"][1] == "werewolf"
