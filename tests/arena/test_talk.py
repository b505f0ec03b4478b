"""What bots say is weighed: was it true, who believed it, what did it do to the others."""

import json
from random import Random

from tests.cli.conftest import Run, run  # noqa: F401

from cabale import Match, new_match
from cabale.arena.talk import talk
from cabale.arena.tournament import Contest
from cabale.bots import play_out, sit_down
from cabale.bots.persuasion import turning_word, words
from cabale.core import Choice, game


def told(seed: int = 3) -> Match:
    match = new_match("castle", 5, seed)
    play_out(match, sit_down(match, ["adept"] * 5, seed), Random(f"{seed}/talk"))
    return match


def test_every_claim_is_weighed_once_and_in_order() -> None:
    end = told()
    heard = list(words(end))
    assert [word.said for word in heard] == list(end.said)
    assert heard
    assert [word.n for word in heard] == sorted(word.n for word in heard)
    few = list(words(end, 2))
    assert [word.said for word in few] == [end.said[0], end.said[-1]]


def test_frank_adepts_say_what_is_so_and_it_helps() -> None:
    contest = Contest("castle", 5, ("adept:timid",))
    figures = talk(contest, range(3, 6))["adept:timid"][""]
    assert figures["claims"] > 3
    assert figures["true"] == 1.0
    assert figures["gain"] > 0


def test_the_sentence_that_turned_the_table_moved_it_most() -> None:
    heard = list(words(told()))
    best = turning_word(heard)
    assert best is not None
    assert best.moved == max(word.moved for word in heard) > 0
    assert turning_word([]) is None


def test_what_a_claim_comes_to() -> None:
    end = told()
    sides = end.game.teams(end.board) or ()
    claims = game("castle").claim_catalogue(5)

    def comes_to(*claim: int | str) -> tuple[int, bool] | None:
        made: Choice = claims(*claim)  # type: ignore[arg-type]
        return end.game.mind.asserts(end, 0, made)

    brother = sides[0] == "brotherhood"
    assert comes_to("member", "order") == (0, False)
    assert comes_to("has_society", 2, "brotherhood") == (2, True)
    assert comes_to("trust", 3) == (3, brother)
    assert comes_to("suspect", 3) == (3, not brother)
    assert comes_to("hold", "key") is None


def test_the_arena_prints_what_was_said(run: Run) -> None:  # noqa: F811
    asked = ("arena", "castle", "--bots", "adept,novice", "--seats", 5, "--games", 2, "--weigh", 1)
    figures = json.loads(run(*asked, "--json").out)
    assert set(figures["talk"]) <= {"adept", "novice"}
    printed = run(*asked).out
    assert "believed" in printed
    assert "gain (mnat)" in printed
