"""What is kept between two looks changes no number: an observation is as one made from nothing."""

import sys
from array import array
from random import Random
from typing import Any

import pytest

from cabale.core import Match, game, names, new_match, replay


def numbers(match: Match, seat: int) -> bytes:
    return bytes(array("f", match.observe(seat, past=True)))


def forget(name: str) -> None:
    """Whatever functions of a game have kept of earlier looks is gone."""
    for module in [one for key, one in sys.modules.items() if f".games.{name}.sight." in key]:
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()


def from_nothing(match: Match, seat: int) -> bytes:
    forget(match.game.name)
    return numbers(replay(match.log), seat)


def say_something(match: Match, seat: int, rng: Random) -> None:
    claims = [c for c in match.game.claim_catalogue(match.seats)[1:] if match.may_say(seat, c)]
    if claims:
        match.say(seat, rng.choice(claims))


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("memory", ["notes", "strict"])
def test_an_observation_is_as_one_made_from_nothing(name: str, memory: str) -> None:
    seats = game(name).seats[1]
    options: dict[str, Any] = {} if memory == "notes" else {"memory": "strict"}
    match, rng = new_match(name, seats, 11, options), Random(11)
    undone = 0
    for step in range(70):
        if not match.decisions:
            break
        seat = rng.choice(list(match.decisions))
        if rng.random() < 0.2:
            say_something(match, seat, rng)
        eyes = rng.randrange(seats)
        before, copy = numbers(match, eyes), match.clone()
        assert numbers(copy, eyes) == before
        match.play(seat, rng.choice(match.decisions[seat].choices))
        after = numbers(match, eyes)
        assert numbers(copy, eyes) == before, "a clone sees what it saw"
        if match.can_undo(seat):
            match.undo(seat)
            assert numbers(match, eyes) == before, "what was taken back is not seen"
            undone += 1
            match.play(seat, rng.choice(match.decisions[seat].choices))
            after = numbers(match, eyes)
        if step % 8 == 0:
            assert from_nothing(match, eyes) == after
            assert numbers(match.imagine(eyes, rng), eyes) == after
    assert undone or name in ("castle", "werewolf", "cultists")


@pytest.mark.parametrize("name", names())
def test_clones_that_go_different_ways_see_their_own(name: str) -> None:
    seats = game(name).seats[-1]
    match, rng = new_match(name, seats, 5), Random(5)
    both = [match, match.clone()]
    for step in range(90):
        for one in both:
            for eyes in {*one.decisions, step % seats}:
                seen = numbers(one, eyes)
                if step % 15 == 0 and eyes == step % seats:
                    assert seen == from_nothing(one, eyes)
            if one.decisions:
                seat = rng.choice(list(one.decisions))
                one.play(seat, rng.choice(one.decisions[seat].choices))
    for one in both:
        for eyes in range(0, seats, 3):
            assert numbers(one, eyes) == from_nothing(one, eyes)


@pytest.mark.parametrize("name", names())
def test_a_world_that_is_imagined_holds_nothing_of_what_was_kept(name: str) -> None:
    seats = game(name).seats[-1]
    match, rng = new_match(name, seats, 5), Random(5)
    for _ in range(60):
        for eyes in range(seats):
            numbers(match, eyes)
        assert match.imagine(0, rng).board.kept == {}
        if match.decisions:
            seat = rng.choice(list(match.decisions))
            match.play(seat, rng.choice(match.decisions[seat].choices))


@pytest.mark.parametrize("name", names())
def test_it_is_written_into_whatever_is_given(name: str) -> None:
    match = new_match(name, game(name).seats[0], 4)
    seat = next(iter(match.decisions))
    made = match.observe(seat, past=True)
    listed = [0.0] * len(made)
    given = array("f", listed)
    view: Any = memoryview(array("f", listed))
    for out in (listed, given, view):
        assert match.observe(seat, out, past=True) is out
        assert array("f", out) == made
