"""Racing: clearly worse choices drop out, and what no chance is in is tried twice."""

from random import Random

from cabale.bots.race import Race
from cabale.core import Choice, game, new_match


def choices(number: int) -> list[Choice]:
    """Choices of a question, as good as any others."""
    match = new_match(game("abyss"), 2, 1)
    while len(next(iter(match.decisions.values())).choices) < number:
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[-1])
    return list(next(iter(match.decisions.values())).choices[:number])


def test_what_comes_to_the_same_in_two_worlds_is_not_tried_again() -> None:
    advice, sure, open_ = choices(3)
    race = Race(advice, [sure, open_])
    luck = Random(1)
    for _ in range(2):
        assert set(race.open()) == {advice, sure, open_}
        race.note({advice: 0.5, sure: 0.49, open_: luck.gauss(0.5, 0.1)})
    assert race.open() == [open_]
    race.note({open_: 0.6})
    assert race.tallies[sure].tries == race.tallies[open_].tries == 3
    assert race.tallies[sure].mean() < 0


def test_a_race_ends_where_nothing_is_left_to_chance() -> None:
    advice, other = choices(2)
    race = Race(advice, [other])
    for _ in range(2):
        race.note({advice: 0.5, other: 0.4})
    assert not race.left
    assert race.tallies[other].tries == 2


def test_who_is_clearly_worse_drops_out_and_who_is_close_stays() -> None:
    advice, close, worse = choices(3)
    race = Race(advice, [close, worse])
    luck = Random(2)
    for _ in range(8):
        tried = {advice: 0.5, close: 0.5, worse: 0.2}
        race.note({one: tried[one] + luck.gauss(0, 0.02) for one in race.open()})
    assert race.left == [close]
    assert race.tallies[worse].tries == 3


def test_a_race_is_over_when_the_leader_is_clearly_better_than_the_advice() -> None:
    advice, better = choices(2)
    race = Race(advice, [better])
    luck, worlds = Random(3), 0
    while race.left:
        worlds += 1
        race.note({one: (one == better) * 0.3 + luck.gauss(0.4, 0.02) for one in race.open()})
    assert worlds == 3
    assert race.tallies[better].mean() > 0.2


def test_halving_keeps_the_better_half() -> None:
    advice, *others = choices(4)
    race = Race(advice, others)
    luck = Random(4)
    worth = {advice: 0.5} | {one: 0.5 - 0.01 * n for n, one in enumerate(others)}
    for _ in range(2):
        race.note({one: worth[one] + luck.gauss(0, 0.001) for one in race.open()})
    race.halve()
    assert race.left == others[:2]
