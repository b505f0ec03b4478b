"""The novice: fair, and clearly better than chance."""

from random import Random

import pytest
from tests.games.castle.helpers import may, play, table

from cabale import new_match
from cabale.bots import play_out, sit_down
from cabale.bots.random import RandomBot
from cabale.core import Eyes
from cabale.games.castle import GAME
from cabale.games.castle.mind.judgement import FOE, FRIEND, Diary, Judgement
from cabale.games.castle.mind.novice import Novice
from cabale.games.castle.rules.state import CastleState
from cabale.testing.conformance import Case, check_fair


@pytest.mark.parametrize(
    "case",
    [
        Case(GAME, 5, {"edition": "devil"}),
        Case(GAME, 5, {"edition": "devil"}, live=True),
        Case(GAME, 4, {"edition": "coach", "rounds": 8}),
        Case(GAME, 6, {"edition": "coach", "rounds": 4, "memory": "strict"}, live=True),
    ],
    ids=str,
)
def test_it_chooses_the_same_in_worlds_that_look_the_same(case: Case) -> None:
    for seed in range(3):
        check_fair(case, Novice, seed, share=0.2)


@pytest.mark.parametrize("edition", ["devil", "coach"])
def test_a_society_of_novices_beats_one_that_plays_at_random(edition: str) -> None:
    won = 0
    for seed in range(30):
        match = new_match("castle", 6, seed=seed, options={"edition": edition}, listening=False)
        assert isinstance(match.state, CastleState)
        thinks = [society == seed % 2 for society in match.state.society]
        bots = [
            (Novice if thinks[seat] else RandomBot)(GAME, seat, 6, {}, Random(f"{seed}/{seat}"))
            for seat in range(6)
        ]
        while match.decisions:
            seat = next(iter(match.decisions))
            match.play(seat, bots[seat].choose(Eyes(match, seat)))
        assert match.outcome is not None
        won += any(thinks[seat] for seat in match.outcome.winners)
    assert won >= 27


def test_it_announces_when_it_knows_and_names_the_holder() -> None:
    match = table(
        "privilege key key | key goblet | whip | dagger",
        societies="order order " + "brotherhood brotherhood",
        edition="coach",
    )
    novice = Novice(GAME, 0, 4, match.board.options, Random(1))
    play(match, 0, "offer", 1, "privilege")
    play(match, 1, "accept", "goblet")
    play(match, 0, "ability", "privilege")
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    assert "announce" in may(match, 0)
    assert novice.choose(Eyes(match, 0)).verb != "announce", "a stranger may be a foe"
    match = table(
        "monocle key key | key goblet | whip | dagger",
        societies="order order " + "brotherhood brotherhood",
        edition="coach",
    )
    play(match, 0, "offer", 1, "monocle")
    play(match, 1, "accept", "key")
    play(match, 0, "ability", "monocle")
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    novice = Novice(GAME, 0, 4, match.board.options, Random(1))
    assert novice.choose(Eyes(match, 0)).verb == "announce"
    play(match, 0, "announce")
    assert str(novice.choose(Eyes(match, 0))) == "done"


@pytest.mark.parametrize(
    ("societies", "foes"),
    [("order order order brotherhood brotherhood brotherhood", 2),
     ("order order brotherhood brotherhood brotherhood order", 3)],
)  # fmt: skip
def test_it_counts_itself_once_when_it_asks_which_society_is_the_smaller(
    societies: str, foes: int
) -> None:
    match = table("whip | dagger | coat | gloves | mirror", societies=societies)
    diary = Diary()
    for p, society in enumerate(societies.split()[:5]):
        diary.notes[(0, "society", p, (society,))] = None
    mind = Judgement(match.view(0), diary)
    assert mind.needed(FOE) == foes
    assert mind.needed(FRIEND) == 5 - foes


def test_a_table_of_novices_comes_to_an_end() -> None:
    """Four who refuse each other's Bags find something else to do in the end."""
    for seed in (9019, 9037):
        match = new_match("castle", 4, seed, {"edition": "devil"}, listening=False)
        play_out(match, sit_down(match, ["novice"] * 4, seed), Random(seed))
        assert match.outcome is not None
        assert match.outcome.reason != "arrived"
