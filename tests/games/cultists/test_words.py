"""Sentences that depend on what happened."""

import pytest
from tests.games.cultists.scene import FIVE, SEVEN, Scene, scene

from cabale.testing import rule
from cabale.words import Words

NAMES = ["Ana", "Bo", "Cléo", "Dan", "Eve", "Flo", "Gus"]
LANGUAGES = [("fr", "compte double", "Personne"), ("en", "counts double", "Nobody")]


def read(table: Scene, seat: int | None, kind: str, language: str) -> str:
    """The last event of this kind as the seat reads it."""
    words = Words(table.match.game, language, NAMES)
    return words.event(table.events(seat, kind)[-1], table.match.seats)


@rule("CUL-204", "CUL-200")
@pytest.mark.parametrize(("language", "double", "_"), LANGUAGES)
def test_everybody_reads_whose_vote_counted_double(language: str, double: str, _: str) -> None:
    places = "places: light_blue" + " orange_1" * 6
    for verb in ("abstain_twice", "abstain"):
        table = scene(SEVEN, "begin: action", places, seats=7).do(0, "start_vote").do(0, verb)
        for seat in range(1, 7):
            table.do(seat, "abstain")
        text = read(table, 3, "voted", language)
        assert (double in text) == (verb == "abstain_twice")
        assert ("Ana" in text.partition(". ")[2]) == (verb == "abstain_twice")


@rule("CUL-052")
@pytest.mark.parametrize(("language", "_", "nobody"), LANGUAGES)
def test_the_cultist_reads_that_nobody_is_dead(language: str, _: str, nobody: str) -> None:
    clean = scene(FIVE, "pulses: alive alive alive alive alive")
    assert read(clean, 0, "night_dead", language).startswith(nobody)
    dead = scene(FIVE, "pulses: alive alive dead alive alive")
    assert "Cléo" in read(dead, 0, "night_dead", language)


@rule("CUL-187")
@pytest.mark.parametrize(
    ("language", "token"), [("fr", "jeton Fanatique"), ("en", "Cultist token")]
)
def test_the_camera_says_every_reason_why_it_cannot_inspect(language: str, token: str) -> None:
    places = "places: red orange_1 orange_2 pink_1 pink_2"
    cafeteria = ("pile light_blue: success success success", "explored: light_blue")
    table = scene(FIVE, "begin: action", places, *cafeteria, "tokens: light_blue")
    reason = table.match.why_not(0, table.match.board.catalogue("camera", "light_blue"))
    assert reason is not None
    assert token in Words(table.match.game, language, NAMES).reason(reason)


@rule("CUL-235", "CUL-221")
@pytest.mark.parametrize(
    ("language", "last"), [("fr", "de deux, le dernier"), ("en", "of two, the last")]
)
def test_two_cultists_are_not_told_to_declare(language: str, last: str) -> None:
    """Only a lone one may: the game in ten lines and the aim say what each of them needs."""
    told = scene(SEVEN, seats=7).match.describe(0, language)
    assert told.count(f"{last} ") == 2
