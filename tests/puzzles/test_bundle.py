"""The puzzles that come along, and the command that proves them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from cabale.cli import app
from cabale.core import names
from cabale.puzzles.checking import check
from cabale.puzzles.grading import shape_of
from cabale.puzzles.mining import at, balanced, search
from cabale.puzzles.puzzle import HOME, BadPuzzle, Puzzle, bundle, position, read, write
from cabale.puzzles.telling import Teller, told
from cabale.words import LANGUAGES

ALL = [one for name in names() for one in bundle(name)]
QUICK = sorted(bundle("werewolf"), key=lambda one: one["worlds"])[:20]
OTHERS = [
    one
    for name in names()
    if name != "werewolf"
    for one in sorted(bundle(name), key=lambda one: one["worlds"])[::12]
]


@pytest.mark.parametrize("puzzle", [*QUICK, *OTHERS], ids=lambda one: one["id"])
def test_what_comes_along_is_proved(puzzle: Puzzle) -> None:
    assert check(puzzle).fault == ""


@pytest.mark.soak
def test_all_that_comes_along_is_proved() -> None:
    assert {one["id"]: fault for one in ALL if (fault := check(one).fault)} == {}


def test_no_two_are_alike_and_there_are_three_grades_and_little_weight() -> None:
    assert len({one["id"] for one in ALL}) == len({shape_of(one) for one in ALL}) == len(ALL)
    for name, number in (("abyss", 60), ("castle", 150), ("cultists", 60), ("werewolf", 150)):
        assert len(bundle(name)) >= number
        assert {one["grade"] for one in bundle(name)} == {1, 2, 3}
    assert sum(path.stat().st_size for path in HOME.iterdir()) <= 300_000


def altered(**changes: object) -> Puzzle:
    return {**QUICK[0], **changes}  # type: ignore[typeddict-item]


def test_what_is_wrong_is_found() -> None:
    one = QUICK[0]
    elsewhere = next(q for q in QUICK if q["answer"] != one["answer"])["answer"]
    assert "proves" in check(altered(answer=elsewhere)).fault
    assert "worlds, not" in check(altered(worlds=one["worlds"] + 1)).fault
    assert "leave other worlds" in check(altered(proof=one["proof"][1:])).fault
    assert "does not know" in check(altered(proof=[["said", 0, "started", "prince"]])).fault
    assert (
        "cannot be put"
        in check(altered(seat=one["seat"], kind=one["kind"], scenario=night())).fault
    )


def test_a_proof_that_is_told_wrongly_is_found() -> None:
    one = next(one for one in QUICK if any(one["certain"]))
    assert check(one).fault == ""
    assert "order" in check({**one, "proof": one["proof"][::-1]}).fault
    assert "leave" in check({**one, "left": [left + 1 for left in one["left"]]}).fault
    assert "certain" in check({**one, "certain": [[] for _ in one["certain"]]}).fault


def night() -> str:
    return QUICK[0]["scenario"].replace("begin: vote", "begin: day")


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    for name in ("some.jsonl", "some.jsonl.xz"):
        write(tmp_path / name, QUICK[:3])
        assert read(tmp_path / name) == QUICK[:3]
    (tmp_path / "bad.jsonl").write_text('{"id": "x"}\n', encoding="utf-8")
    with pytest.raises(BadPuzzle, match="line 1: a puzzle has also answer"):
        read(tmp_path / "bad.jsonl")
    with pytest.raises(BadPuzzle, match="cannot be read"):
        read(tmp_path / "none.jsonl")


def test_the_command_proves_a_file_and_says_what_is_wrong(tmp_path: Path) -> None:
    write(tmp_path / "some.jsonl", [*QUICK[:2], altered(id="off", worlds=1)])
    done = CliRunner().invoke(app, ["puzzles", "check", str(tmp_path / "some.jsonl"), "--json"])
    assert done.exit_code == 1
    report = json.loads(done.stdout)
    assert report["wrong"].keys() == {"off"}
    assert report["worlds"] == sum(one["worlds"] for one in [*QUICK[:2], QUICK[0]])


def test_what_was_found_is_found_again() -> None:
    assert QUICK[0]["id"] in [one["id"] for one in at(position(QUICK[0]))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_along_has_words(language: str) -> None:
    missing = set[str]()
    for one in [*QUICK, *OTHERS]:
        parts, teller = told(one), Teller(one, language)
        said = [*parts["sentences"], *(step["fact"] for step in parts["proof"])]
        said += [sentence for step in parts["proof"] for sentence in step["certain"]]
        assert parts["answer"] in parts["answers"]
        for sentence in said:
            teller.sentence(sentence)
        for key in (parts["assumption"], parts["question"]):
            teller.message(key)
        missing |= teller.words.missing
    assert missing == set()


def test_a_puzzle_is_shown_without_its_answer_unless_that_is_asked_for() -> None:
    one = next(one for one in QUICK if one["game"] == "werewolf" and one["kind"] == "wolf")
    asked = CliRunner().invoke(app, ["puzzles", "show", one["id"], "--lang", "en"]).stdout
    assert "Who must be a Werewolf" in asked
    assert "## The proof" not in asked
    assert "Who do you vote for?" not in asked  # it has one question, its own
    solved = CliRunner().invoke(app, ["puzzles", "show", one["id"], "--lang", "fr", "--answer"])
    assert "La réponse\u00a0: " in solved.stdout
    assert solved.stdout.count("Il reste ") == len(one["proof"])
    assert CliRunner().invoke(app, ["puzzles", "show", "werewolf-none"]).exit_code != 0


def test_a_match_that_was_played_is_searched_where_its_people_gave_its_log(tmp_path: Path) -> None:
    one = QUICK[0]
    match = position(one)
    while match.decisions:
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[0])
    (tmp_path / "match.jsonl").write_text(match.log.dumps(), encoding="utf-8")
    asked = ["--log", str(tmp_path / "match.jsonl"), "--out", str(tmp_path / "found.jsonl")]
    done = CliRunner().invoke(app, ["puzzles", "mine", "werewolf", *asked])
    assert done.exit_code == 0, done.output
    found = read(tmp_path / "found.jsonl")
    assert one["kind"] in [puzzle["kind"] for puzzle in found]
    assert all(check(puzzle).fault == "" for puzzle in found)
    assert CliRunner().invoke(app, ["puzzles", "mine", "castle", *asked]).exit_code != 0


def test_no_grade_has_more_than_half_of_what_is_mined() -> None:
    easy = [one for one in bundle("werewolf") if one["grade"] == 1][:9]
    hard = [one for one in bundle("werewolf") if one["grade"] == 3][:9]
    found = [one["id"] for one in balanced([*easy, *hard], 5)]
    assert found == [one["id"] for one in [*easy[:3], *hard[:2]]]


@pytest.mark.soak
def test_mining_finds_what_can_be_proved() -> None:
    found = [one for seed in range(4) for one in search("werewolf", seed)]
    assert found
    assert all(check(one).fault == "" for one in found)
