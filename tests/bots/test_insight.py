"""What a seat could have known, looked at after the end."""

from random import Random
from typing import Any

import pytest

from cabale.bots import play_out, sit_down
from cabale.bots.insight import (
    MOST_MOMENTS,
    Known,
    Turn,
    chances,
    first_side,
    question,
    turning_points,
    worth_asking,
)
from cabale.core import Match, Mind, names, new_match, replay
from cabale.core.game import Game
from cabale.core.registry import game
from cabale.testing.conformance import Case, positions, questions


def played(found: Game[Any], seed: int) -> Match:
    match = new_match(found, found.seats[0], seed)
    play_out(match, sit_down(match, ["random"] * match.seats, seed), Random(seed))
    return match


@pytest.mark.parametrize("name", names())
def test_every_moment_has_an_answer_that_the_seat_could_give(name: str) -> None:
    end = played(game(name), 3)
    side, truth = question(end)
    sides = end.game.teams(end.board)
    assert (side is None) == (sides is None)
    assert len(truth) == end.seats
    log = end.log
    start = log.beginning
    wanted = worth_asking(log, 1)
    assert wanted[0] == -1
    assert wanted == sorted(set(wanted))
    assert len(wanted) <= MOST_MOMENTS
    match = replay(start)
    for entry in log.entries[: wanted[-1] + 1]:
        match.repeat(entry)
    for moment in (replay(start), match):
        told = chances(moment, 1, side, Random(0))
        if told is None:  # a game without sides need not know how the seats stand
            assert type(end.game.mind).standing is Mind.standing
            continue
        assert len(told) == end.seats
        assert all(0 <= chance <= 1 for chance in told)
        # Nothing is read that the seat does not know.
        assert chances(moment.imagine(1, Random(9)), 1, side, Random(0)) == told


COUNTS = [(name, seats) for name in names() for seats in game(name).seats]


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_whatever_people_say_the_truth_is_never_ruled_out(name: str, seats: int) -> None:
    """So no log-loss is ever infinite, also where people talk nonsense and forget to answer."""
    asked = questions(positions(Case(game(name), seats, {}, live=seats % 2 == 0), 3))
    rng = Random(seats)
    for match, seat in rng.sample(asked, min(3, len(asked))):
        side, sides = first_side(match), match.game.teams(match.board)
        told = chances(match, seat, side, rng)
        if told is None:
            assert type(match.game.mind).standing is Mind.standing
            continue
        for other, chance in enumerate(told):
            true = sides is None or sides[other] == side
            assert 0 <= chance <= 1
            assert (chance if true else 1 - chance) > 0


def test_only_what_the_seat_saw_is_a_moment() -> None:
    end = played(game("werewolf"), 5)
    log = end.log
    wanted = set(worth_asking(log, 0))
    match = replay(log.beginning)
    for number, entry in enumerate(log.entries[:-1]):
        before = match.events(0)
        match.repeat(entry)
        assert (number in wanted) == (match.events(0) != before)


def test_turning_points_are_the_largest_changes() -> None:
    moments = [Known(-1, [0.5, 0.3]), Known(4, [0.5, 0.9]), Known(7, [0.4, 0.1])]
    assert turning_points(moments)[:3] == [
        Turn(7, 1, 0.9, 0.1),
        Turn(4, 1, 0.3, 0.9),
        Turn(7, 0, 0.5, 0.4),
    ]
    assert turning_points(moments[:1]) == []
    assert turning_points([Known(-1, [0.5]), Known(3, [0.53])]) == []
