"""Chapter 3 of the ledger: the night as a whole."""

from random import Random

import pytest
from tests.games.werewolf.sit import (
    act,
    called,
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

from cabale.core import Match, new_match
from cabale.games.werewolf.rules.components import CALLS
from cabale.testing import rule

EVERYBODY = (
    "sentinel doppelganger werewolf alpha_wolf mystic_wolf minion mason seer apprentice_seer "
    "paranormal_investigator"
)
REST = "robber witch troublemaker"
ORDER = (
    "0 sentinel, 1 doppelganger, 1b doppelganger_minion, 2 wolves, 2-B alpha_wolf, "
    "2-C mystic_wolf, 3 minion, 4 masons, 5 seer, 5-B apprentice_seer, "
    "5-C paranormal_investigator, 6 robber, 6-B witch, 7 troublemaker, 7-B village_idiot, "
    "7-C aura_seer, 7-Ca doppelganger_aura_seer, 8 drunk, 9 insomniac, "
    "9a doppelganger_insomniac, 10 revealer, 10a doppelganger_revealer, 11 curator, "
    "11a doppelganger_curator"
)


@rule("WER-040")
def test_one_night_and_one_day() -> None:
    match = sit("werewolf seer villager")
    assert match.pace == "night"
    assert sleep(match).pace == "talk"
    vote(match, "1 0 0")
    assert match.outcome is not None


@rule("WER-041", "WER-042")
def test_order_of_the_calls() -> None:
    assert ", ".join(f"{call.number} {call.id}" for call in CALLS) == ORDER


@rule("WER-041", "WER-042", "WER-043")
def test_calls_come_in_that_order_and_are_those_of_the_deck() -> None:
    match = sleep(sit(EVERYBODY, REST))
    expected = [call.split()[1] for call in ORDER.split(", ")]
    absent = {
        *("village_idiot", "aura_seer", "doppelganger_aura_seer", "drunk", "insomniac"),
        *("doppelganger_insomniac", "revealer", "doppelganger_revealer", "curator"),
        "doppelganger_curator",
    }
    assert called(match) == [call for call in expected if call not in absent]


@rule("WER-043")
def test_a_role_in_the_centre_is_called_all_the_same() -> None:
    match = sleep(sit("villager villager villager", "seer robber werewolf"))
    assert called(match) == ["wolves", "seer", "robber"]


@rule("WER-044")
def test_the_slot_adds_no_call() -> None:
    match = sleep(sit("alpha_wolf villager villager", slot="mystic_wolf"))
    assert called(match) == ["wolves", "alpha_wolf"]


@rule("WER-045")
@pytest.mark.parametrize("seats", [3, 5, 8, 10])
def test_every_seat_is_asked_as_often_whatever_was_dealt(seats: int) -> None:
    """At a live table nothing shows who is called, not even how many questions there are."""
    shapes = set()
    for seed in range(12):
        options = {"scenario": "metamorphoses_malefiques"}
        match = new_match("werewolf", seats, seed, options, live=True)
        rng = Random(seed)
        shape = []
        while match.pace == "night":
            assert sorted(match.decisions) == list(range(seats))
            shape.append(match.view(None)["board"]["call"])
            for seat in range(seats):
                match.play(seat, rng.choice(match.decisions[seat].choices))
        shapes.add(tuple(shape))
    assert len(shapes) == 1


@rule("WER-045")
def test_a_sleeper_has_one_answer() -> None:
    match = sit("seer villager villager")
    live = new_match(
        "werewolf",
        3,
        seed=1,
        live=True,
        scenario="players: seer villager villager\ncentre: villager villager villager",
    )
    assert legal(match, 1) == []
    assert legal(live, 1) == ["pass"]
    assert live.decisions[1].kind == live.decisions[0].kind
    reason = live.why_not(1, live.board.catalogue("look", 0))
    assert reason is not None
    assert reason.key == "asleep"


@rule("WER-046")
def test_a_player_acts_for_the_start_role() -> None:
    """The robber takes the troublemaker's card before that call comes."""
    match = sit("robber troublemaker villager villager")
    act(match, 0, "rob 1")
    sleep_until(match, 1)
    assert "exchange 0 2" in legal(match, 1)
    act(match, 1, "exchange 0 2")
    assert finish(match)["lies"][:4] == ["villager", "robber", "troublemaker", "villager"]


@rule("WER-047")
def test_ones_own_card_is_the_one_in_front() -> None:
    """The troublemaker moves the drunk's card: the drunk trades the card now there."""
    match = sit("drunk troublemaker seer", "mason mason villager")
    act(match, 1, "exchange 0 2")
    act(match, 0, "drink 2")
    assert finish(match)["lies"] == ["villager", "troublemaker", "drunk", "mason", "mason", "seer"]


@rule("WER-048")
def test_a_look_shows_the_face_alone() -> None:
    match = sit("doppelganger seer werewolf villager")
    act(match, 0, "copy 2")
    act(match, 1, "look 0")
    assert note(match, 1, "look")["role"] == "doppelganger"
    turned = sit("paranormal_investigator robber werewolf villager")
    act(turned, 0, "look 2")
    act(turned, 1, "rob 0")
    assert note(turned, 1, "rob")["role"] == "paranormal_investigator"


@rule("WER-049")
def test_without_a_target_there_is_only_pass() -> None:
    """Two shields at a table of three leave the troublemaker with one card at most."""
    match = sit("sentinel doppelganger troublemaker")
    act(match, 0, "shield 1")
    act(match, 1, "copy 0", "shield 0")
    sleep(match)
    assert [n["verb"] for n in notes(match, 2)] == ["idle"]


@rule("WER-050", "WER-053")
def test_who_is_awake_sees_what_lies_on_the_table() -> None:
    match = sit("sentinel seer villager revealer curator")
    act(match, 0, "shield 2")
    sleep_until(match, 1)
    assert sight(match, 1)["shields"] == [2]
    assert sight(match, 2)["shields"] == []
    assert sight(match, None)["shields"] == []
    act(match, 3, "reveal 1")
    sleep_until(match, 4)
    assert sight(match, 4) == {
        "shields": [2],
        "face_up": [{"seat": 1, "role": "seer"}],
        "artefacts": [],
    }
    assert sight(match, 1)["face_up"] == []
    sleep(match)
    assert sight(match, 2) == {
        "shields": [2],
        "face_up": [{"seat": 1, "role": "seer"}],
        "artefacts": [],
    }
    assert not [e for e in match.events(2) if e["kind"] == "shield"]


@rule("WER-051")
def test_sleepers_are_never_woken() -> None:
    sleepers = "villager tanner hunter prince bodyguard dream_wolf"
    match = sit(sleepers, "seer robber werewolf")
    assert match.pace == "talk"
    assert all(notes(match, seat) == [] for seat in range(6))


@rule("WER-053")
def test_a_sleeping_seat_hears_only_the_calls() -> None:
    match = sit("seer robber troublemaker villager")
    act(match, 0, "look 3")
    act(match, 1, "rob 2")
    act(match, 2, "exchange 1 3")
    heard = {event["kind"] for event in match.events(3)}
    assert heard <= {"dealt", "called", "dawn", "table"}


def expire(match: Match, seat: int) -> None:
    sleep_until(match, seat)
    match.expire(seat)


@rule("WER-052")
def test_time_out_of_an_optional_action() -> None:
    match = sit("seer villager villager")
    expire(match, 0)
    assert [n["verb"] for n in notes(match, 0)] == ["pass"]


@rule("WER-052")
def test_time_out_of_a_compulsory_action() -> None:
    match = sit("drunk villager villager", "seer robber mason")
    expire(match, 0)
    assert note(match, 0, "drink")["centre"] in (0, 1, 2)


@rule("WER-052")
def test_time_out_of_a_witch_who_has_looked() -> None:
    match = sit("villager villager witch", "seer robber mason")
    act(match, 2, "brew 1")
    expire(match, 2)
    assert note(match, 2, "give")["target"] == 2
    shielded = sit("witch sentinel villager villager")
    act(shielded, 1, "shield 0")
    act(shielded, 0, "brew 1")
    expire(shielded, 0)
    assert note(shielded, 0, "give")["target"] != 0


@rule("WER-201")
def test_the_night_is_told_after_the_end() -> None:
    match = sit("robber witch village_idiot seer", "werewolf mason mason")
    act(match, 3, "look 0")
    act(match, 0, "rob 3")
    act(match, 1, "brew 0", "give 2")
    act(match, 2, "shift left")
    assert match.view(0)["board"]["night"] is None
    finish(match)
    night = match.view(None)["board"]["night"]
    assert [part["call"] for part in night] == called(match)
    told = {part["call"]: part for part in night}
    assert told["wolves"]["deeds"] == []
    assert told["seer"]["deeds"] == [
        {"seat": 3, "verb": "look", "call": "seer", "target": 0, "role": "robber"}
    ]
    assert told["robber"]["cards"] == [3, 1, 2, 0, 4, 5, 6]
    assert told["witch"]["cards"] == [3, 1, 4, 0, 2, 5, 6]
    assert told["village_idiot"]["cards"] == [0, 3, 4, 1, 2, 5, 6]
    assert told["village_idiot"]["cards"] == end(match)["cards"]
    assert end(match)["start"][:4] == ["robber", "witch", "village_idiot", "seer"]
    assert end(match)["roles"] == ["robber", "seer", "werewolf", "witch"]


@rule("WER-052", "WER-201")
def test_that_time_was_up_is_told_apart_from_a_choice() -> None:
    """In the notebook of the night and, after the end, to everybody; for compulsory deeds too."""
    match = sit("seer witch drunk villager", "robber mason mason")
    expire(match, 0)
    act(match, 1, "brew 1")
    expire(match, 1)
    expire(match, 2)
    noted = {
        seat: [(n["verb"], n.get("late", False)) for n in notes(match, seat)] for seat in (0, 1, 2)
    }
    assert noted == {
        0: [("pass", True)],
        1: [("brew", False), ("give", True)],
        2: [("drink", True)],
    }
    assert [e["kind"] for e in match.events(0)].count("late") == 1
    assert "late" not in [e["kind"] for e in match.events(3)]
    finish(match)
    told = [deed for part in match.view(None)["board"]["night"] for deed in part["deeds"]]
    assert [(d["verb"], d.get("late", False)) for d in told] == [
        *noted[0],
        *noted[1],
        *noted[2],
    ]


@rule("WER-052")
def test_who_chose_nothing_was_not_late() -> None:
    match = sit("seer villager villager")
    act(match, 0, "pass")
    assert notes(match, 0) == [{"verb": "pass", "call": "seer"}]


@rule("WER-201")
@pytest.mark.parametrize("seats", range(3, 11))
def test_the_story_ends_where_the_cards_lie(seats: int) -> None:
    for seed in range(30):
        options = {"scenario": "anarchie", "boxes": "daybreak,base"}
        match = new_match("werewolf", seats, seed, options)
        rng = Random(seed)
        while match.decisions:
            seat, decision = rng.choice(list(match.decisions.items()))
            match.play(seat, rng.choice(decision.choices))
        table = match.view(None)["board"]
        if table["night"]:
            assert table["night"][-1]["cards"] == table["end"]["cards"]
