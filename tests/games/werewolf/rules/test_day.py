"""Chapter 7 of the ledger: the day."""

import pytest
from tests.games.werewolf.sit import act, by_day, legal, notes, sight, sit, sleep

from cabale.core import NotAllowed
from cabale.testing import rule


@rule("WER-160")
def test_no_card_is_looked_at_by_day() -> None:
    match = by_day("insomniac seer villager")
    assert all(legal(match, seat) == ["ready"] for seat in range(3))
    for verb in ("look", "reveal", "rob"):
        reason = match.why_not(1, match.board.catalogue(verb, 0))
        assert reason is not None
        assert reason.key == "not-now"


@rule("WER-160")
def test_a_robbed_player_does_not_see_the_new_card() -> None:
    match = sit("robber seer villager")
    act(match, 0, "rob 1")
    assert match.view(1)["board"]["you"]["start"] == "seer"
    assert "robber" not in str(match.view(1)["board"]["you"])


@rule("WER-161")
def test_anything_may_be_said() -> None:
    match = by_day("werewolf seer villager")
    say = match.game.claim_catalogue(3)
    match.say(0, say("started", "seer"))
    match.say(1, say("started", "seer"))
    match.say(1, say("saw", 0, "werewolf"))
    said = [[0, "started", "seer"], [1, "started", "seer"], [1, "saw", 0, "werewolf"]]
    assert match.view(2)["said"] == said
    assert match.view(2)["board"] == by_day("werewolf seer villager").view(2)["board"]


@rule("WER-161")
def test_nobody_talks_at_night() -> None:
    match = sit("seer robber villager")
    assert not match.game.may_talk(match.board, 2)
    with pytest.raises(NotAllowed):
        match.say(2, match.game.claim_catalogue(3)("suspect", 0))


@rule("WER-162")
def test_the_notebook_repeats_the_night() -> None:
    match = sit("seer robber villager")
    act(match, 0, "look 2")
    at_night = notes(match, 0)
    sleep(match)
    assert notes(match, 0) == at_night
    assert notes(match, 2) == []


@rule("WER-163")
def test_the_vote_begins_when_all_are_ready() -> None:
    match = by_day("seer robber villager")
    assert match.pace == "talk"
    for seat in (2, 0):
        match.play(seat, match.board.catalogue("ready"))
    assert match.view(1)["step"] == "talk"
    assert match.can_undo(2)
    match.undo(2)
    assert legal(match, 2) == ["ready"]
    match.play(2, match.board.catalogue("ready"))
    match.expire(1)
    assert match.view(1)["step"] == "vote"


@rule("WER-164")
def test_dawn_shows_the_table() -> None:
    match = sit("sentinel revealer curator villager")
    act(match, 0, "shield 3")
    act(match, 1, "reveal 0")
    act(match, 2, "curate 1")
    expected = {"shields": [3], "face_up": [{"seat": 0, "role": "sentinel"}], "artefacts": [1]}
    carrier = match.view(1)["board"]["you"]["artefact"]
    for seat in (0, 2, 3, None):
        assert sight(match, seat) == expected
    assert carrier is not None
