"""Positions from text: what is impossible is refused, everything else can be said, and back."""

import pytest
from tests.games.werewolf.sit import CENTRE, called, legal, note, notes, sight, state

from cabale.core import ScenarioError, new_match
from cabale.testing.conformance import Case, cases
from cabale.testing.positions import check_positions

CARDS = f"players: seer robber drunk\ncentre: {CENTRE}"
PACK = "players: alpha_wolf curator doppelganger\ncentre: werewolf mystic_wolf dream_wolf"


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("players: seer\ncentre: seer seer seer", "players: 3 roles are needed, not 1"),
        ("players: seer robber owl\ncentre: seer seer seer", "players: no role is called 'owl'"),
        ("players: seer robber drunk\ncentre: a", "centre: no role is called 'a'"),
        ("cards: seer", "there is no line 'cards'"),
        (f"players: seer robber seer\ncentre: {CENTRE}", "players: the boxes hold 1 × seer"),
        (f"{CARDS}\nbegin: dusk", "begin: night, day, vote or a call, not 'dusk'"),
        (f"{CARDS}\nbegin: witch", "begin: night, day, vote or a call, not 'witch'"),
        (f"{CARDS}\nbegin: seer 3", "begin: the call 'seer' asks nobody at such a moment"),
        (f"{CARDS}\nbegin: day 2", "begin: night, day, vote or a call, not 'day 2'"),
        (f"{CARDS}\ndeck: seer robber drunk", "deck: 6 roles are needed, not 3"),
        (
            f"{CARDS}\ndeck: seer robber witch {CENTRE}",
            "deck: these are not the cards of players and centre",
        ),
        (f"{CARDS}\nslot: werewolf", "slot: there is none without the alpha wolf"),
        (
            f"{PACK}\nslot: dream_wolf",
            "slot: dream_wolf cannot lie there; what is left is werewolf",
        ),
        (f"{PACK}\nslot: alpha_wolf", "slot: alpha_wolf cannot lie there"),
        (f"{PACK}\nslot: seer", "slot: seer cannot lie there"),
        (f"{PACK}\nslot: werewolf werewolf", "slot: 1 roles are needed, not 2"),
        (f"{CARDS}\nbegin: day\nnight: 0 stare 1", "night: 'stare 1' is no answer"),
        (f"{CARDS}\nbegin: day\nnight: look 1", "night: 'look 1' does not begin with a seat"),
        (f"{CARDS}\nbegin: day\nnight: 3 look 1", "night: '3 look 1' does not begin with a seat"),
        (f"{CARDS}\nbegin: day\nnight: 2 drink 0, 1 look 0", "seat 1 could never answer 'look 0'"),
        (f"{CARDS}\nbegin: day\nnight: 0 look 0, 2 drink 0", "seat 0 could never answer 'look 0'"),
        (f"{CARDS}\nbegin: robber\nnight: 1 rob 0", "night: seat 1 could never answer 'rob 0'"),
        (f"{CARDS}\nbegin: day\nnight: 0 look 1", "seat 2 must act; it may drink 0, drink 1"),
        (f"{CARDS}\ncarried: 0 mask_of_muting", "carried: 'mask_of_muting' is not in use"),
        (f"{CARDS}\nbegin: seer\nabsent: 1", "absent: '1' is no seat that is awake"),
        (f"{CARDS}\nbegin: day\nabsent: 0", "absent: '0' is no seat that is awake"),
        (
            f"players: seer seer drunk\ncentre: {CENTRE}\nbegin: day",
            "players: the boxes hold 1 × seer",
        ),
        (f"{PACK}\ncarried: 0 wand", "carried: 'wand' is not in use; in use: claw_of_the_werewolf"),
        (f"{PACK}\ncarried: 0 mask_of_muting", "carried: nobody laid an artefact on the card of"),
        (
            f"{PACK}\ncarried: 0 mask_of_muting, 1 mask_of_muting",
            "carried: one artefact for a card, and each of them once",
        ),
    ],
)
def test_what_is_refused_and_why(lines: str, complaint: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        new_match("werewolf", 3, scenario=lines)
    assert complaint in str(refused.value)


def test_a_slot_for_which_no_wolf_is_left() -> None:
    lines = "players: alpha_wolf werewolf werewolf werewolf\ncentre: mystic_wolf dream_wolf seer"
    with pytest.raises(ScenarioError, match="every wolf card is in the deck"):
        new_match("werewolf", 4, scenario=lines)


def test_four_wolves_at_three_seats() -> None:
    lines = "players: alpha_wolf mystic_wolf dream_wolf\ncentre: werewolf seer robber"
    for slot in ("", "\nslot: werewolf"):
        match = new_match("werewolf", 3, scenario=lines + slot)
        assert match.view(None)["board"]["slot_wolf"] == "werewolf"


def test_in_the_middle_of_a_call() -> None:
    match = new_match("werewolf", 3, scenario=f"{CARDS}\nbegin: seer 2\nnight: 0 peek 1")
    assert legal(match, 0) == ["pass", "peek 0", "peek 2"]
    assert note(match, 0, "peek")["centre"] == 1
    assert called(match) == ["seer"]
    assert [event["kind"] for event in match.events(0)] == ["dealt", "called", "peek"]


def test_after_a_night() -> None:
    lines = (
        "players: curator sentinel revealer villager\ncentre: robber villager villager\n"
        "begin: day\nnight: 1 shield 3, 2 reveal 1, 0 curate 0\ncarried: 0 mask_of_muting"
    )
    match = new_match("werewolf", 4, scenario=lines)
    assert sight(match, None) == {
        "shields": [3],
        "face_up": [{"seat": 1, "role": "sentinel"}],
        "artefacts": [0],
    }
    assert match.view(0)["board"]["you"]["muted"]
    assert match.pace == "talk"


def test_the_vote_of_a_night_that_nobody_chose_anything_in() -> None:
    lines = f"{CARDS}\nbegin: vote\nnight: 0 pass late, 2 drink 1 late"
    match = new_match("werewolf", 3, scenario=lines)
    assert legal(match, 0) == ["vote 1", "vote 2"]
    assert [n.get("late") for n in notes(match, 2)] == [True]
    assert state(match).late == ((0, 0), (2, 0))


@pytest.mark.parametrize("case", cases("werewolf"), ids=str)
def test_a_position_written_out_and_read_again_is_the_same(case: Case) -> None:
    for seed in range(4):
        assert check_positions(case, seed)
