"""Those who look, and what looking does to them."""

import pytest
from tests.games.werewolf.sit import (
    act,
    end,
    finish,
    legal,
    note,
    notes,
    sight,
    sit,
    sleep,
    sleep_until,
    vote,
)

from cabale.testing import rule


@rule("WER-090")
def test_the_seer_looks_at_a_player() -> None:
    match = sit("seer werewolf villager")
    act(match, 1, "pass")
    act(match, 0, "look 1")
    assert note(match, 0, "look")["role"] == "werewolf"
    assert match.pace == "talk", "and at nothing else"


@rule("WER-090")
def test_or_at_two_cards_of_the_centre() -> None:
    match = sit("seer villager villager", "robber drunk tanner")
    act(match, 0, "peek 2")
    assert legal(match, 0) == ["pass", "peek 0", "peek 1"]
    act(match, 0, "peek 0")
    assert [n["role"] for n in notes(match, 0)] == ["tanner", "robber"]
    one = sit("seer villager villager", "mason mason tanner")
    act(one, 0, "peek 1", "pass")
    assert [n["verb"] for n in notes(one, 0)] == ["peek", "pass"]


@rule("WER-091")
def test_the_apprentice_looks_at_one_card_of_the_centre() -> None:
    match = sit("apprentice_seer villager villager", "mason mason tanner")
    assert legal(match, 0) == ["pass", "peek 0", "peek 1", "peek 2"]
    act(match, 0, "peek 2")
    assert note(match, 0, "peek")["role"] == "tanner"
    assert match.pace == "talk"


@rule("WER-092")
def test_the_investigator_looks_at_up_to_two() -> None:
    match = sit("paranormal_investigator villager hunter tanner")
    act(match, 0, "look 2")
    assert legal(match, 0) == ["pass", "look 1", "look 3"]
    act(match, 0, "look 1")
    assert [n["role"] for n in notes(match, 0)] == ["hunter", "villager"]
    assert finish(match)["roles"][0] == "paranormal_investigator"
    stops = sit("paranormal_investigator villager hunter tanner")
    act(stops, 0, "look 2", "pass")
    assert stops.pace == "talk"


@rule("WER-093")
@pytest.mark.parametrize(
    ("face", "role"),
    [
        ("werewolf", "werewolf"),
        ("alpha_wolf", "werewolf"),
        ("mystic_wolf", "werewolf"),
        ("dream_wolf", "werewolf"),
        ("tanner", "tanner"),
    ],
)
def test_a_wolf_or_the_tanner_turns_the_investigator(face: str, role: str) -> None:
    match = sit(f"paranormal_investigator {face} villager villager")
    act(match, 0, "look 1")
    assert match.pace == "talk", "no second look"
    if face not in ("tanner", "dream_wolf"):
        assert note(match, 1, "meet_pack")["awake"] == []
    assert finish(match)["roles"][0] == role


@rule("WER-094")
@pytest.mark.parametrize("face", ["minion", "doppelganger"])
def test_minion_and_doppelganger_do_not(face: str) -> None:
    match = sit(f"paranormal_investigator {face} werewolf villager")
    if face == "doppelganger":
        act(match, 1, "copy 2")
    act(match, 0, "look 1")
    assert "look 3" in legal(match, 0)
    assert finish(match)["roles"][0] == "paranormal_investigator"


@rule("WER-095")
def test_the_turn_travels_with_the_card() -> None:
    match = sit("paranormal_investigator werewolf robber villager")
    act(match, 0, "look 1")
    act(match, 2, "rob 0")
    assert finish(match)["roles"] == ["robber", "werewolf", "werewolf", "villager"]


@rule("WER-095")
def test_a_card_that_lies_elsewhere_turns_there() -> None:
    match = sit("paranormal_investigator alpha_wolf seer villager", slot="dream_wolf")
    act(match, 1, "pass", "plant 0")
    act(match, 0, "look 1")
    state = finish(match)
    assert state["turned"][0] == "werewolf"
    assert state["lies"][-1] == "paranormal_investigator"
    assert state["roles"][0] == "dream_wolf"


@rule("WER-095")
def test_nor_does_another_card_that_lies_in_front_of_the_investigator() -> None:
    match = sit("doppelganger troublemaker paranormal_investigator werewolf villager")
    act(match, 0, "copy 1", "exchange 2 4")
    act(match, 2, "look 3")
    assert finish(match)["roles"][2:] == ["villager", "werewolf", "werewolf"]


@rule("WER-096", "WER-097")
def test_traces() -> None:
    match = sit(
        "aura_seer sentinel seer robber troublemaker witch paranormal_investigator villager",
        "mason mason werewolf",
    )
    act(match, 1, "shield 7")
    act(match, 2, "look 0")
    act(match, 6, "pass")
    act(match, 3, "rob 0")
    act(match, 5, "brew 0", "give 5")
    sleep(match)
    assert note(match, 0, "see_traces")["traces"] == [2, 3, 5]


@rule("WER-097")
@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("doppelganger", ["copy 2"]),
        ("werewolf", ["peek 0"]),
        ("alpha_wolf", ["pass", "plant 2"]),
        ("mystic_wolf", ["pass", "look 2"]),
        ("seer", ["peek 0"]),
        ("apprentice_seer", ["peek 0"]),
        ("paranormal_investigator", ["look 2"]),
        ("robber", ["rob 2"]),
        ("witch", ["brew 0", "give 2"]),
        ("troublemaker", ["exchange 0 2"]),
        ("village_idiot", ["shift left"]),
    ],
)
def test_what_leaves_a_trace(role: str, answers: list[str]) -> None:
    acted = sit(f"aura_seer {role} villager")
    act(acted, 1, *answers)
    assert note(sleep(acted), 0, "see_traces")["traces"] == [1]


@rule("WER-097")
@pytest.mark.parametrize(
    "role",
    [
        *("sentinel", "werewolf", "mystic_wolf", "minion", "mason", "seer", "robber", "witch"),
        *("villager", "drunk", "insomniac", "revealer", "curator"),
    ],
)
def test_what_leaves_none(role: str) -> None:
    passed = sleep(sit(f"aura_seer {role} villager"))
    assert note(passed, 0, "see_traces")["traces"] == []


@rule("WER-097")
def test_late_and_blocked_actions_leave_none() -> None:
    late = sit("aura_seer drunk revealer curator sentinel robber")
    act(late, 4, "shield 5")
    act(late, 1, "drink 0")
    act(late, 2, "reveal 0")
    act(late, 3, "curate 0")
    assert note(late, 0, "see_traces")["traces"] == []


@rule("WER-098")
def test_the_insomniac_sees_her_card_at_the_end() -> None:
    match = sit("insomniac robber villager")
    act(match, 1, "rob 0")
    assert note(match, 0, "see_own")["role"] == "robber"


@rule("WER-099")
@pytest.mark.parametrize("face", ["minion", "doppelganger", "paranormal_investigator", "seer"])
def test_the_revealer_turns_up_a_card(face: str) -> None:
    match = sit(f"revealer {face} villager villager")
    if face == "doppelganger":
        act(match, 1, "copy 2")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "reveal 1", "reveal 2", "reveal 3"]
    act(match, 0, "reveal 1")
    assert all(
        sight(match, seat)["face_up"] == [{"seat": 1, "role": face}] for seat in (0, 1, 2, 3, None)
    )


@rule("WER-099")
def test_a_turned_investigator_stays_up() -> None:
    match = sit("revealer paranormal_investigator werewolf")
    act(match, 1, "look 2")
    act(match, 0, "reveal 1")
    assert sight(match, 2)["face_up"] == [{"seat": 1, "role": "paranormal_investigator"}]


@rule("WER-100")
@pytest.mark.parametrize("face", ["werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf", "tanner"])
def test_wolves_and_tanner_go_down_again(face: str) -> None:
    match = sit(f"revealer {face} villager")
    act(match, 0, "reveal 1")
    assert note(match, 0, "reveal")["role"] == face
    assert match.pace == "talk", "and there is no second try"
    for seat in (0, 1, 2, None):
        assert sight(match, seat)["face_up"] == []
    assert not [e for e in match.events(1) if e["kind"] in ("reveal", "shown")]
    vote(match, "1 0 1")
    assert end(match)["dead"] == [1]
