"""Worlds that a seat cannot tell from the true one."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.werewolf.sit import act, by_day, sit, sleep, state

from cabale.core import Match, game, new_match
from cabale.games.werewolf.sight import imagine
from cabale.testing.conformance import same_eyes

WEREWOLF = game("werewolf")


def worlds(match: Match, seat: int, count: int = 200) -> list[Match]:
    rng = Random(7)
    found = [match.imagine(seat, rng) for _ in range(count)]
    for world in found:
        same_eyes(match, world, seat)
    return found


def starts(match: Match, seat: int, other: int) -> Counter[str]:
    """What another seat was dealt, over imagined worlds."""
    return Counter(world.view(other)["board"]["you"]["start"] for world in worlds(match, seat))


def test_a_villager_knows_nothing() -> None:
    match = sleep(sit("villager seer robber werewolf", "drunk mason mason"))
    found = starts(match, 0, 1)
    assert set(found) == {"seer", "robber", "werewolf", "drunk", "mason"}
    assert max(found.values()) < 100


def test_what_was_seen_stays() -> None:
    match = sit("seer robber werewolf villager", "drunk mason mason")
    act(match, 0, "look 2")
    assert set(starts(match, 0, 2)) == {"werewolf"}
    assert len(starts(match, 0, 1)) > 2


def test_what_was_done_unseen_is_drawn_again() -> None:
    match = sit("insomniac troublemaker werewolf villager", "drunk mason mason")
    act(match, 1, "exchange 0 2")
    assert match.view(0)["board"]["you"]["notes"][0]["role"] == "werewolf"
    movers: set[int] = set()
    for world in worlds(match, 0):
        assert state(world).face(0) == state(match).face(0)
        movers.update(deed.seat for deed in state(world).deeds if deed.verb == "exchange")
    assert movers == {1, 2, 3}


def test_shields_explain_themselves() -> None:
    match = sit("villager sentinel werewolf seer", "drunk mason mason")
    act(match, 1, "shield 0")
    sleep(match)
    holders = {
        seat
        for world in worlds(match, 0)
        for seat in range(4)
        if world.view(seat)["board"]["you"]["start"] == "sentinel"
    }
    assert holders == {1, 2, 3}


def test_ones_own_artefact_stays_and_others_change() -> None:
    match = sit("curator doppelganger villager seer")
    act(match, 1, "copy 0")
    act(match, 0, "curate 2")
    act(match, 1, "curate 3")
    mine = match.view(2)["board"]["you"]["artefact"]
    theirs = set()
    for world in worlds(match, 2):
        assert world.view(2)["board"]["you"]["artefact"] == mine
        theirs.add(world.view(3)["board"]["you"]["artefact"])
    assert len(theirs) == 5
    assert mine not in theirs


def test_who_has_spoken_wears_no_mask() -> None:
    two = ["mask_of_muting", "void_of_nothingness"]
    scenario = "players: curator villager seer robber\ncentre: villager villager villager"
    for seed in range(20):
        match = new_match("werewolf", 4, seed, {"artefacts": two}, scenario=scenario)
        act(match, 0, "curate 1")
        if match.view(1)["board"]["you"]["artefact"] == "void_of_nothingness":
            break
    assert {world.view(1)["board"]["you"]["artefact"] for world in worlds(match, 3)} == set(two)
    match.say(1, match.game.claim_catalogue(4)("suspect", 2))
    after = {world.view(1)["board"]["you"]["artefact"] for world in worlds(match, 3)}
    assert after == {"void_of_nothingness"}


def test_a_day_without_a_night_is_dealt_again() -> None:
    match = by_day("werewolf seer robber")
    assert len(starts(match, 0, 1)) == 3


def test_after_the_end_there_is_nothing_to_imagine() -> None:
    match = by_day("werewolf seer robber")
    for seat in range(3):
        match.play(seat, match.board.catalogue("ready"))
    for seat in range(3):
        match.play(seat, match.board.catalogue("vote", (seat + 1) % 3))
    assert match.imagine(0, Random(1)).state == match.state


@pytest.mark.parametrize("seats", [3, 6, 10])
def test_when_nothing_fits_the_truth_is_shuffled(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last resort keeps everything that was seen too, and is hardly ever the truth."""
    monkeypatch.setattr(imagine, "TRIES", 0)
    changed = total = 0
    for options in WEREWOLF.variants(seats):
        match = new_match("werewolf", seats, seed=3, options=options)
        rng = Random(3)
        while match.decisions:
            for seat in range(seats):
                world = match.imagine(seat, rng)
                same_eyes(match, world, seat)
                total += 1
                changed += state(world).start != state(match).start
            seat, decision = rng.choice(list(match.decisions.items()))
            match.play(seat, rng.choice(decision.choices))
    assert changed > 0.8 * total


@pytest.mark.parametrize("tries", [0, 24])
def test_under_the_shroud(tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who sees nothing of the table still knows what lies on the own card."""
    monkeypatch.setattr(imagine, "TRIES", tries)
    match = sit("curator villager seer robber", artefacts=["shroud_of_shame"])
    act(match, 0, "curate 1")
    curators: set[int] = set()
    for world in worlds(match, 1):
        curators.update(deed.seat for deed in state(world).deeds if deed.verb == "curate")
    assert curators == {0, 2, 3}


@pytest.mark.parametrize("seats", [3, 5, 7, 10])
def test_the_last_resort_is_rare(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    used = total = 0
    shuffle = imagine._shuffle_truth

    def counted(*args: Any) -> None:
        nonlocal used
        used += 1
        shuffle(*args)

    monkeypatch.setattr(imagine, "_shuffle_truth", counted)
    for seed in range(6):
        for options in WEREWOLF.variants(seats):
            match = new_match("werewolf", seats, seed, options, listening=False)
            rng = Random(seed)
            while match.decisions:
                match.imagine(rng.randrange(seats), rng)
                total += 1
                seat, decision = rng.choice(list(match.decisions.items()))
                match.play(seat, rng.choice(decision.choices))
    assert used < 0.04 * total


@pytest.mark.soak
@pytest.mark.parametrize("seats", range(3, 11))
def test_secrecy_over_many_positions(seats: int) -> None:
    """More than 100,000 positions over the whole range: no seat sees a difference."""
    positions = 0
    seed = 0
    while positions < 13_000:
        for options in (*WEREWOLF.variants(seats), {"scenario": "anarchie"}):
            match = new_match("werewolf", seats, f"soak-{seed}", options)
            rng = Random(seed)
            while match.decisions:
                for seat in range(seats):
                    same_eyes(match, match.imagine(seat, rng), seat)
                    positions += 1
                seat, decision = rng.choice(list(match.decisions.items()))
                match.play(seat, rng.choice(decision.choices))
        seed += 1
