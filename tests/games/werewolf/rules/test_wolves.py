"""The pack, the minion and the masons."""

import pytest
from tests.games.werewolf.sit import (
    act,
    end,
    finish,
    legal,
    note,
    notes,
    sit,
    sleep,
    sleep_until,
    vote,
    winners,
)

from cabale.testing import rule


@rule("WER-070")
def test_wolves_learn_who_but_not_which() -> None:
    match = sleep(sit("werewolf alpha_wolf mystic_wolf villager seer"))
    assert note(match, 0, "meet_pack") == {
        "verb": "meet_pack",
        "call": "wolves",
        "awake": [1, 2],
        "asleep": [],
    }
    assert note(match, 1, "meet_pack")["awake"] == [0, 2]
    assert note(match, 2, "meet_pack")["awake"] == [0, 1]


@rule("WER-071")
@pytest.mark.parametrize("wolf", ["werewolf", "mystic_wolf"])
def test_a_lone_wolf_may_look_at_the_centre(wolf: str) -> None:
    match = sit(f"{wolf} villager seer", "robber werewolf drunk")
    assert legal(match, 0) == ["pass", "peek 0", "peek 1", "peek 2"]
    act(match, 0, "peek 2")
    assert note(match, 0, "peek")["role"] == "drunk"


@rule("WER-071")
def test_two_wolves_may_not() -> None:
    match = sit("werewolf werewolf seer")
    assert legal(match, 0) == legal(match, 1) == []
    assert match.view(2)["board"]["call"] == "seer"


@rule("WER-072", "WER-073", "WER-074")
def test_the_dream_wolf_sleeps_but_is_seen() -> None:
    match = sit("werewolf dream_wolf villager seer minion")
    sleep(match)
    assert note(match, 0, "meet_pack")["asleep"] == [1]
    assert note(match, 0, "meet_pack")["awake"] == []
    assert [n["verb"] for n in notes(match, 0)] == ["meet_pack"], "not alone, so no look"
    assert notes(match, 1) == []
    assert note(match, 4, "see_pack")["pack"] == [0, 1]


@rule("WER-074")
def test_the_dream_wolf_has_no_call() -> None:
    match = sleep(sit("dream_wolf villager villager"))
    assert [call["id"] for call in match.view(None)["board"]["calls"]] == ["wolves"]
    assert notes(match, 0) == []


@rule("WER-075")
def test_the_alpha_wolf_plants_the_wolf_of_the_slot() -> None:
    match = sit("alpha_wolf villager seer", slot="dream_wolf")
    act(match, 0, "pass", "plant 2")
    assert note(match, 0, "plant") == {"verb": "plant", "call": "alpha_wolf", "target": 2}
    assert finish(match)["lies"] == [
        *("alpha_wolf", "villager", "dream_wolf"),
        *("villager", "villager", "villager", "seer"),
    ]


@rule("WER-075", "WER-076")
def test_it_must_and_only_outside_the_pack() -> None:
    match = sit("alpha_wolf werewolf dream_wolf seer villager")
    sleep_until(match, 0)
    assert legal(match, 0) == ["plant 3", "plant 4"]
    reason = match.why_not(0, match.board.catalogue("plant", 1))
    assert reason is not None
    assert reason.key == "in-pack"


@rule("WER-076")
def test_a_pack_of_all_leaves_nobody() -> None:
    match = sleep(sit("alpha_wolf werewolf dream_wolf"))
    assert [n["verb"] for n in notes(match, 0)] == ["meet_pack", "idle"]
    assert finish(match)["cards"] == [0, 1, 2, 3, 4, 5, 6]


@rule("WER-076")
def test_a_turned_doppelganger_is_a_lawful_target() -> None:
    match = sit("alpha_wolf doppelganger paranormal_investigator villager")
    act(match, 1, "copy 2", "look 0")
    act(match, 0, "pass")
    assert legal(match, 0) == ["plant 1", "plant 2", "plant 3"]


@rule("WER-077")
def test_the_alpha_wolf_takes_what_lies_in_the_slot() -> None:
    match = sit("alpha_wolf doppelganger seer villager", slot="werewolf")
    act(match, 1, "copy 0", "plant 2")
    act(match, 0, "plant 3")
    assert finish(match)["lies"] == [
        *("alpha_wolf", "doppelganger", "werewolf", "seer"),
        *("villager", "villager", "villager", "villager"),
    ]


@rule("WER-078")
@pytest.mark.parametrize(
    ("role", "verb"),
    [
        ("alpha_wolf", "peek"),
        ("seer", "peek"),
        ("apprentice_seer", "peek"),
        ("witch", "brew"),
        ("drunk", "drink"),
    ],
)
def test_the_slot_is_a_card_of_the_centre_unless_closed(role: str, verb: str) -> None:
    other = "alpha_wolf" if role != "alpha_wolf" else "seer"
    for open_, expected in ((True, True), (False, False)):
        match = sit(f"{role} villager villager", f"{other} mason mason", slot_open=open_)
        sleep_until(match, 0)
        assert (f"{verb} 3" in legal(match, 0)) is expected
        assert f"{verb} 2" in legal(match, 0)


@rule("WER-079")
def test_the_mystic_wolf_looks_at_any_card_after_the_alpha_wolf() -> None:
    match = sit("mystic_wolf alpha_wolf villager seer", slot="dream_wolf")
    act(match, 1, "plant 2")
    assert legal(match, 0) == ["pass", "look 1", "look 2", "look 3"]
    act(match, 0, "look 2")
    assert note(match, 0, "look")["role"] == "dream_wolf"


@rule("WER-085")
def test_the_minion_sees_the_pack_unseen() -> None:
    match = sleep(sit("minion werewolf dream_wolf villager"))
    assert note(match, 0, "see_pack")["pack"] == [1, 2]
    assert note(match, 1, "meet_pack") == {
        "verb": "meet_pack",
        "call": "wolves",
        "awake": [],
        "asleep": [2],
    }
    alone = sleep(sit("minion villager villager", "werewolf villager villager"))
    assert note(alone, 0, "see_pack")["pack"] == []


@rule("WER-086")
def test_the_minion_is_no_wolf() -> None:
    match = vote(sit("minion werewolf villager seer"), "2 0 0 0")
    assert end(match)["dead"] == [0]
    assert winners(match) == [0, 1]


@rule("WER-087")
def test_masons_meet() -> None:
    both = sleep(sit("mason villager mason"))
    assert note(both, 0, "meet_masons")["masons"] == [2]
    assert note(both, 2, "meet_masons")["masons"] == [0]
    one = sleep(sit("mason villager seer", "mason villager villager"))
    assert note(one, 0, "meet_masons")["masons"] == []
