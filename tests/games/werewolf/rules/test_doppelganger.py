"""Chapter 5 of the ledger: the doppelgänger."""

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
    winners,
)

from cabale.testing import rule


@rule("WER-120")
def test_she_must_copy_an_unshielded_card_of_another_player() -> None:
    match = sit("doppelganger sentinel hunter seer")
    act(match, 1, "shield 2")
    assert legal(match, 0) == ["copy 1", "copy 3"]
    act(match, 0, "copy 3", "pass")
    assert note(match, 0, "copy")["role"] == "seer"
    assert match.view(0)["board"]["you"]["copied"] == "seer"
    assert match.view(1)["board"]["you"]["copied"] is None
    assert finish(match)["cards"] == [0, 1, 2, 3, 4, 5, 6]


@rule("WER-121")
def test_the_copy_goes_with_the_card() -> None:
    match = sit("doppelganger robber werewolf villager")
    act(match, 0, "copy 2")
    act(match, 1, "rob 0")
    assert finish(match)["roles"] == ["robber", "werewolf", "werewolf", "villager"]


@rule("WER-122")
@pytest.mark.parametrize(
    ("role", "answers"),
    [
        ("sentinel", ["shield 2"]),
        ("seer", ["look 2"]),
        ("seer", ["peek 2", "peek 1"]),
        ("apprentice_seer", ["peek 0"]),
        ("paranormal_investigator", ["look 2", "look 1"]),
        ("robber", ["rob 2"]),
        ("witch", ["brew 0", "give 2"]),
        ("troublemaker", ["exchange 1 2"]),
        ("village_idiot", ["shift right"]),
        ("drunk", ["drink 1"]),
    ],
)
def test_she_acts_at_once_and_only_once(role: str, answers: list[str]) -> None:
    match = sit(f"doppelganger {role} villager hunter")
    act(match, 0, "copy 1")
    for answer in answers:
        assert 0 in match.decisions, "she is asked before anybody else is"
        act(match, 0, answer)
    sleep(match)
    done = ["copy", *(answer.split()[0] for answer in answers)]
    assert [n["verb"] for n in notes(match, 0)] == done


@rule("WER-122")
def test_she_may_decline_what_is_optional() -> None:
    match = sit("doppelganger robber villager")
    act(match, 0, "copy 1")
    assert legal(match, 0) == ["pass", "rob 1", "rob 2"]
    act(match, 0, "pass")
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "pass"]


@rule("WER-123")
def test_as_alpha_wolf() -> None:
    match = sit("doppelganger alpha_wolf werewolf sentinel villager", slot="mystic_wolf")
    act(match, 3, "shield 4")
    act(match, 0, "copy 1")
    assert legal(match, 0) == ["plant 2", "plant 3"], "a wolf she does not know is lawful"
    act(match, 0, "plant 2")
    sleep(match)
    assert note(match, 0, "meet_pack")["awake"] == [1, 2]
    assert note(match, 1, "meet_pack")["awake"] == [0, 2]
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "plant", "meet_pack"]


@rule("WER-124")
def test_as_mystic_wolf() -> None:
    match = sit("doppelganger mystic_wolf villager hunter")
    act(match, 0, "copy 1", "look 3")
    assert note(match, 0, "look")["role"] == "hunter"
    sleep(match)
    assert note(match, 0, "meet_pack")["awake"] == [1]
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "look", "meet_pack"]


@rule("WER-125")
def test_as_werewolf() -> None:
    match = sit("doppelganger werewolf villager")
    act(match, 0, "copy 1")
    sleep(match)
    assert note(match, 0, "meet_pack")["awake"] == [1]
    assert [n["verb"] for n in notes(match, 1)] == ["meet_pack"], "the wolf is not alone"
    assert finish(match)["roles"][0] == "werewolf"


@rule("WER-126")
def test_as_dream_wolf() -> None:
    match = sit("doppelganger dream_wolf werewolf minion")
    act(match, 0, "copy 1")
    sleep(match)
    assert [n["verb"] for n in notes(match, 0)] == ["copy"]
    assert note(match, 2, "meet_pack")["asleep"] == [0, 1]
    assert note(match, 3, "see_pack")["pack"] == [0, 1, 2]


@rule("WER-127")
def test_as_minion() -> None:
    match = sit("doppelganger minion werewolf villager")
    act(match, 0, "copy 1")
    sleep(match)
    assert note(match, 0, "see_pack") == {
        "verb": "see_pack",
        "call": "doppelganger_minion",
        "pack": [2],
    }
    assert note(match, 1, "see_pack")["call"] == "minion"


@rule("WER-128")
def test_as_mason() -> None:
    match = sit("doppelganger mason mason villager")
    act(match, 0, "copy 1")
    sleep(match)
    assert note(match, 0, "meet_masons")["masons"] == [1, 2]
    assert note(match, 1, "meet_masons")["masons"] == [0, 2]


@rule("WER-129")
def test_as_aura_seer() -> None:
    match = sit("doppelganger aura_seer robber villager")
    act(match, 0, "copy 1")
    act(match, 2, "rob 3")
    sleep(match)
    assert note(match, 1, "see_traces")["traces"] == [0, 2]
    assert note(match, 0, "see_traces") == {
        "verb": "see_traces",
        "call": "doppelganger_aura_seer",
        "traces": [2],
    }


@rule("WER-130")
def test_as_insomniac() -> None:
    stays = sit("doppelganger insomniac robber villager")
    act(stays, 0, "copy 1")
    sleep(stays)
    assert note(stays, 0, "see_own")["role"] == "doppelganger"
    moved = sit("doppelganger insomniac robber villager")
    act(moved, 0, "copy 1")
    act(moved, 2, "rob 0")
    sleep(moved)
    assert note(moved, 0, "see_own")["role"] == "robber"
    assert note(moved, 0, "see_own")["call"] == "doppelganger_insomniac"


@rule("WER-131")
def test_as_revealer() -> None:
    match = sit("doppelganger revealer hunter villager")
    act(match, 0, "copy 1")
    act(match, 1, "reveal 2")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "reveal 1", "reveal 3"]
    reason = match.why_not(0, match.board.catalogue("reveal", 2))
    assert reason is not None
    assert reason.key == "face-up"
    act(match, 0, "reveal 3")
    assert sight(match, None)["face_up"] == [
        {"seat": 2, "role": "hunter"},
        {"seat": 3, "role": "villager"},
    ]


@rule("WER-132")
def test_as_curator() -> None:
    match = sit("doppelganger curator hunter villager")
    act(match, 0, "copy 1")
    act(match, 1, "curate 2")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "curate 0", "curate 1", "curate 3"]
    reason = match.why_not(0, match.board.catalogue("curate", 2))
    assert reason is not None
    assert reason.key == "has-artefact"
    act(match, 0, "curate 0")
    carried = finish(match)["artefacts"]
    assert None not in (carried[0], carried[2])
    assert carried[0] != carried[2]


@rule("WER-132")
def test_as_curator_with_nothing_left() -> None:
    match = sit("doppelganger curator hunter villager", artefacts=["mask_of_muting"])
    act(match, 0, "copy 1")
    act(match, 1, "curate 2")
    assert match.pace == "talk"
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "idle"]


@rule("WER-133")
@pytest.mark.parametrize(
    ("role", "votes", "dead"),
    [
        ("bodyguard", "2 2 1 2", []),
        ("prince", "2 0 0 0", []),
        ("hunter", "2 0 0 0", [0, 2]),
        ("villager", "2 0 0 0", [0]),
        ("tanner", "2 0 0 0", [0]),
    ],
)
def test_vote_powers_come_with_the_card(role: str, votes: str, dead: list[int]) -> None:
    match = sit(f"doppelganger {role} werewolf seer")
    act(match, 0, "copy 1")
    vote(match, votes)
    assert end(match)["dead"] == dead
    if role == "tanner":
        assert winners(match) == [0]


@rule("WER-134")
def test_as_sentinel() -> None:
    match = sit("doppelganger sentinel hunter villager")
    act(match, 1, "shield 3")
    act(match, 0, "copy 1")
    assert legal(match, 0) == ["pass", "shield 1", "shield 2"]


@rule("WER-135")
def test_as_investigator_she_may_turn() -> None:
    match = sit("doppelganger paranormal_investigator tanner villager")
    act(match, 0, "copy 1", "look 2")
    sleep(match)
    assert finish(match)["roles"][0] == "tanner"


@rule("WER-136")
def test_turned_she_is_in_no_pack() -> None:
    match = sit("doppelganger paranormal_investigator werewolf minion")
    act(match, 0, "copy 1", "look 2")
    sleep(match)
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "look"]
    assert note(match, 2, "meet_pack") == {
        "verb": "meet_pack",
        "call": "wolves",
        "awake": [],
        "asleep": [],
    }
    assert note(match, 3, "see_pack")["pack"] == [2]


@rule("WER-136", "WER-137")
def test_as_robber_of_a_wolf() -> None:
    match = sit("doppelganger robber werewolf minion")
    act(match, 0, "copy 1", "rob 2")
    assert note(match, 0, "rob")["role"] == "werewolf"
    sleep(match)
    assert note(match, 3, "see_pack")["pack"] == [2]
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "rob"]
    assert finish(match)["roles"] == ["werewolf", "robber", "robber", "minion"]


@rule("WER-137")
def test_as_drunk_her_card_lies_in_the_centre() -> None:
    match = sit("doppelganger drunk villager", "werewolf hunter seer")
    act(match, 0, "copy 1", "drink 0")
    act(match, 1, "drink 0")
    assert finish(match)["roles"] == ["werewolf", "drunk", "villager"]
    assert end(match)["lies"][1] == "doppelganger"


@rule("WER-138")
@pytest.mark.parametrize("role", ["robber", "drunk", "insomniac"])
def test_shielded_she_copies_but_does_not_touch_her_card(role: str) -> None:
    match = sit(f"doppelganger {role} sentinel villager")
    act(match, 2, "shield 0")
    act(match, 0, "copy 1")
    sleep(match)
    assert [n["verb"] for n in notes(match, 0)] == ["copy", "idle"]
    assert [e["kind"] for e in match.events(0)].count("idle") == 1
    assert finish(match)["cards"][0] == 0


@rule("WER-138")
def test_shielded_as_witch_or_curator() -> None:
    witch = sit("doppelganger witch sentinel villager")
    act(witch, 2, "shield 0")
    act(witch, 0, "copy 1", "brew 0")
    assert legal(witch, 0) == ["give 1", "give 2", "give 3"]
    curator = sit("doppelganger curator sentinel villager")
    act(curator, 2, "shield 0")
    act(curator, 0, "copy 1")
    act(curator, 1, "pass")
    assert legal(curator, 0) == ["pass", "curate 1", "curate 2", "curate 3"]


@rule("WER-139")
def test_a_card_that_never_copied() -> None:
    match = sit("witch werewolf villager", "doppelganger seer hunter")
    act(match, 0, "brew 0", "give 2")
    vote(match, "1 2 1")
    assert end(match)["roles"][2] == "doppelganger"
    assert winners(match) == [0, 2]
