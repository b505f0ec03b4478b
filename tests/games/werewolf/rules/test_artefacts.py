"""Chapter 6 of the ledger, and the curator who lays the artefacts."""

from random import Random
from typing import Any

import pytest
from tests.games.werewolf.sit import (
    act,
    end,
    finish,
    legal,
    note,
    sight,
    sit,
    sleep,
    sleep_until,
    vote,
    winners,
)

from cabale.core import BadOption, Match, NotAllowed, game, new_match
from cabale.games.werewolf.rules.components import ARTEFACT_IDS
from cabale.testing import rule

CLAW, BRAND, CUDGEL, VOID, MASK, SHROUD = ARTEFACT_IDS


def carry(artefact: str, players: str, holder: int = 1, **options: Any) -> Match:
    """The curator, who sits at 0, lays this artefact on the holder's card."""
    match = sit(f"curator {players}", artefacts=[artefact], **options)
    act(match, 0, f"curate {holder}")
    return sleep(match)


@rule("WER-115")
def test_the_curator_lays_one_unseen_on_any_card() -> None:
    match = sit("curator villager seer")
    sleep_until(match, 0)
    assert legal(match, 0) == ["pass", "curate 0", "curate 1", "curate 2"]
    act(match, 0, "curate 1")
    assert note(match, 0, "curate") == {"verb": "curate", "call": "curator", "target": 1}
    assert match.view(0)["board"]["you"]["artefact"] is None
    assert match.view(1)["board"]["you"]["artefact"] in ARTEFACT_IDS


@rule("WER-115")
def test_it_is_drawn_at_random() -> None:
    drawn = set()
    for seed in range(60):
        scenario = "players: curator villager seer\ncentre: villager villager villager"
        match = new_match("werewolf", 3, seed, scenario=scenario)
        act(match, 0, "curate 0")
        drawn.add(match.view(0)["board"]["you"]["artefact"])
    assert drawn == set(ARTEFACT_IDS)


@rule("WER-116")
def test_not_on_a_shield_but_on_a_face_up_card() -> None:
    match = sit("curator sentinel revealer villager")
    act(match, 1, "shield 3")
    act(match, 2, "reveal 1")
    assert legal(match, 0) == ["pass", "curate 0", "curate 1", "curate 2"]


@rule("WER-145")
def test_fewer_artefacts_but_at_least_one() -> None:
    some = {MASK, VOID}
    match = sit("curator villager seer", artefacts=sorted(some))
    assert set(match.view(None)["board"]["artefacts"]) == some
    with pytest.raises(BadOption, match="artefact"):
        new_match("werewolf", 3, options={"scenario": "alliances_fragiles", "artefacts": []})


@rule("WER-146", "WER-147")
def test_the_holder_alone_sees_it_at_dawn() -> None:
    match = sit("curator villager seer", artefacts=[CLAW])
    act(match, 0, "curate 1")
    for seat in (0, 1, 2, None):
        assert sight(match, seat)["artefacts"] == [1]
        told = [e["artefact"] for e in match.events(seat) if e["kind"] == "artefact"]
        assert told == ([CLAW] if seat == 1 else [])
    assert match.view(1)["board"]["you"]["artefact"] == CLAW
    claim = match.game.claim_catalogue(3)("carries", BRAND)
    match.say(1, claim)
    assert [1, "carries", BRAND] in match.view(0)["said"]


@rule("WER-146")
def test_nobody_knows_it_before_dawn() -> None:
    match = sit("curator doppelganger villager villager")
    act(match, 1, "copy 0")
    act(match, 0, "curate 1")
    assert match.pace == "night"
    assert match.view(1)["board"]["you"]["artefact"] is None


@rule("WER-148", "WER-149", "WER-150", "WER-151")
@pytest.mark.parametrize(
    ("artefact", "role"),
    [
        (CLAW, "werewolf"),
        (BRAND, "villager"),
        (CUDGEL, "tanner"),
        (VOID, "hunter"),
        (MASK, "hunter"),
        (SHROUD, "hunter"),
    ],
)
def test_what_the_holder_is(artefact: str, role: str) -> None:
    match = carry(artefact, "hunter villager")
    assert finish(match)["roles"][1] == role


@rule("WER-148")
def test_a_clawed_villager_wins_with_the_pack() -> None:
    match = vote(carry(CLAW, "villager werewolf seer"), "3 0 0 0")
    assert winners(match) == [1, 2]


@rule("WER-150")
def test_the_cudgel_makes_a_tanner() -> None:
    match = vote(carry(CUDGEL, "villager werewolf seer"), "1 0 1 1")
    assert winners(match) == [1]


@rule("WER-152")
def test_the_mask_silences() -> None:
    match = carry(MASK, "villager seer")
    claim = match.game.claim_catalogue(3)("suspect", 2)
    assert match.view(1)["board"]["you"]["muted"]
    assert not match.game.may_talk(match.board, 1)
    with pytest.raises(NotAllowed):
        match.say(1, claim)
    match.say(0, claim)
    for seat in range(3):
        match.play(seat, match.board.catalogue("ready"))
    assert not match.game.may_talk(match.board, 1), "until the votes are shown"
    assert legal(match, 1) == ["vote 0", "vote 2"]
    for seat, target in enumerate((1, 2, 1)):
        match.play(seat, match.board.catalogue("vote", target))
    assert match.game.may_talk(match.board, 1)


@rule("WER-152")
def test_under_the_mask_one_may_point() -> None:
    match = carry(MASK, "villager seer")
    say = match.game.claim_catalogue(3)
    match.say(1, say("point", 2))
    match.say(1, say("token", "seer"))
    assert match.view(0)["said"] == [[1, "point", 2], [1, "token", "seer"]]
    assert [e["claim"] for e in match.events(2) if e["kind"] == "said"] == [
        ["point", 2],
        ["token", "seer"],
    ]
    match.say(0, say("point", 1))
    for seat in range(3):
        match.play(seat, match.board.catalogue("ready"))
    with pytest.raises(NotAllowed):
        match.say(1, say("point", 2))


@rule("WER-152", "WER-156")
@pytest.mark.parametrize(("words", "left"), [("point", {MASK, VOID}), ("suspect", {VOID})])
def test_who_points_may_wear_the_mask_and_who_speaks_does_not(words: str, left: set[str]) -> None:
    scenario = "players: curator villager seer\ncentre: villager villager villager"
    for seed in range(40):
        match = new_match("werewolf", 3, seed, {"artefacts": [MASK, VOID]}, scenario=scenario)
        act(match, 0, "curate 1")
        if match.view(1)["board"]["you"]["artefact"] == VOID:
            break
    match.say(1, match.game.claim_catalogue(3)(words, 2))
    rng = Random(1)
    worlds = [match.imagine(2, rng) for _ in range(30)]
    assert {world.view(1)["board"]["you"]["artefact"] for world in worlds} == left


@rule("WER-152", "WER-161")
def test_nobody_points_at_night() -> None:
    match = sit("seer robber villager")
    with pytest.raises(NotAllowed):
        match.say(2, match.game.claim_catalogue(3)("point", 0))


@rule("WER-153")
def test_the_shroud_hides_gestures_until_the_votes_are_shown() -> None:
    match = carry(SHROUD, "villager seer")
    say = match.game.claim_catalogue(3)
    match.say(0, say("point", 2))
    match.say(2, say("suspect", 0))
    pointed, heard = [0, "point", 2], [2, "suspect", 0]
    for seat, said in ((0, [pointed, heard]), (1, [heard]), (None, [pointed, heard])):
        assert match.view(seat)["said"] == said
    assert [e["seat"] for e in match.events(1) if e["kind"] == "said"] == [2]
    vote(match, "1 2 1")
    assert match.view(1)["said"] == [pointed, heard]


@rule("WER-153", "WER-156")
def test_imagined_worlds_do_not_tell_who_saw_a_gesture() -> None:
    match = sit("curator villager seer villager", artefacts=[SHROUD, VOID])
    act(match, 0, "curate 1")
    match.say(2, match.game.claim_catalogue(4)("point", 0))
    rng = Random(1)
    worlds = [match.imagine(3, rng) for _ in range(30)]
    assert {len(world.view(1)["said"]) for world in worlds} == {0, 1}
    shrouded = carry(SHROUD, "villager seer")
    shrouded.say(2, shrouded.game.claim_catalogue(3)("point", 0))
    assert shrouded.imagine(1, rng).said == ()


@rule("WER-153")
def test_the_shroud_hides_the_table() -> None:
    match = sit("curator villager sentinel revealer", artefacts=[SHROUD])
    act(match, 2, "shield 0")
    act(match, 3, "reveal 2")
    act(match, 0, "curate 1")
    assert sight(match, 1) == {"shields": [], "face_up": [], "artefacts": []}
    assert sight(match, 0)["shields"] == [0]
    assert not [e for e in match.events(1) if e["kind"] in ("table", "shown")]
    assert match.view(1)["board"]["you"]["artefact"] == SHROUD
    assert match.game.may_talk(match.board, 1)
    match.say(1, match.game.claim_catalogue(4)("suspect", 2))


@rule("WER-153", "WER-157")
@pytest.mark.parametrize("openly", [False, True])
def test_the_shroud_votes_for_places_without_names(openly: bool) -> None:
    match = carry(SHROUD, "villager seer", shroud_votes_openly=openly)
    assert match.view(1)["board"]["you"]["votes_blind"] is not openly
    assert match.view(0)["board"]["you"]["votes_blind"] is False
    for seat in range(3):
        match.play(seat, match.board.catalogue("ready"))
    assert legal(match, 1) == ["vote 0", "vote 2"], "the choices are everybody's"
    assert match.prompt(1)["blind"] is not openly
    for seat, target in enumerate((1, 2, 1)):
        match.play(seat, match.board.catalogue("vote", target))
    assert end(match)["votes"] == [1, 2, 1]


@rule("WER-153")
def test_what_the_shrouded_saw_at_night_is_not_forgotten() -> None:
    match = sit("curator seer sentinel villager", artefacts=[SHROUD])
    act(match, 2, "shield 3")
    act(match, 0, "curate 1")
    assert sight(match, 1)["shields"] == [3]
    assert sight(match, 1)["artefacts"] == []


@rule("WER-154")
@pytest.mark.parametrize(
    ("artefact", "dead"), [(CLAW, [1]), (BRAND, [1]), (CUDGEL, [1]), (VOID, []), (MASK, [])]
)
def test_role_artefacts_take_the_princes_power(artefact: str, dead: list[int]) -> None:
    match = vote(carry(artefact, "prince werewolf seer"), "1 0 1 1")
    assert end(match)["dead"] == dead


@rule("WER-154")
@pytest.mark.parametrize(("artefact", "dead"), [(BRAND, [2]), (SHROUD, [])])
def test_and_the_bodyguards(artefact: str, dead: list[int]) -> None:
    match = vote(carry(artefact, "bodyguard werewolf seer"), "2 2 1 2")
    assert end(match)["dead"] == dead


@rule("WER-154")
@pytest.mark.parametrize(("artefact", "dead"), [(CUDGEL, [1]), (VOID, [1, 2])])
def test_and_the_hunters(artefact: str, dead: list[int]) -> None:
    match = vote(carry(artefact, "hunter werewolf seer"), "1 2 1 1")
    assert end(match)["dead"] == dead


@rule("WER-155")
def test_what_weighs_more() -> None:
    match = sit("doppelganger paranormal_investigator werewolf curator", artefacts=[BRAND])
    act(match, 0, "copy 1", "look 2")
    plain = match.clone()
    assert finish(plain)["roles"][0] == "werewolf", "the turn before the copy"
    act(match, 3, "curate 0")
    assert finish(match)["roles"][0] == "villager", "the artefact before the turn"


@rule("WER-156")
@pytest.mark.parametrize("artefact", [MASK, SHROUD])
def test_the_others_are_not_told(artefact: str) -> None:
    """Two tables that differ in nothing but what was drawn look the same to everybody else."""
    drawn: dict[str, Match] = {}
    for seed in range(40):
        match = new_match(
            "werewolf",
            3,
            seed,
            {"artefacts": [artefact, VOID]},
            scenario="players: curator villager seer\ncentre: villager villager villager",
        )
        act(match, 0, "curate 1")
        drawn[match.view(1)["board"]["you"]["artefact"]] = match
    for seat in (0, 2, None):
        assert drawn[artefact].view(seat) == drawn[VOID].view(seat)
        assert drawn[artefact].events(seat) == drawn[VOID].events(seat)


def test_every_artefact_has_a_place_in_the_catalogue() -> None:
    claims = game("werewolf").claim_catalogue(3)
    assert {c.args[0] for c in claims.of["carries"]} == set(ARTEFACT_IDS)
