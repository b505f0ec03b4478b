"""What could have been known, and how good such guesses are."""

import json
from math import log
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Run, run  # noqa: F401

from cabale.arena.calibration import Answer, Answers, Inquiry, calibrate, moments
from cabale.bots import play_out, sit_down
from cabale.core import CabaleError, Mind, game, loads, new_match

ROLE_NAMES = game("werewolf").domains(5)["role"]
SEATS = 3
"""At the match that is analysed: each seat more makes a night many times as long to go through."""


def inquiry(name: str, seats: int, *levels: str, turns: tuple[int, ...] = ()) -> Inquiry:
    return Inquiry(name, seats, {}, levels, turns)


def test_figures_of_answers() -> None:
    pairs = [(0.9, True), (0.9, True), (0.1, False), (0.1, True)]
    given = Answers([Answer(chance, true, 0, "seer", "village") for chance, true in pairs])
    assert given.loss() == pytest.approx((3 * -log(0.9) - log(0.1)) / 4)
    assert given.brier() == pytest.approx((3 * 0.01 + 0.81) / 4)
    assert given.reliability() == [(0.1, 0.5, 2), (0.9, 1.0, 2)]
    assert given.error() == pytest.approx(0.25)


def test_who_was_certain_and_wrong_loses_much_but_not_everything() -> None:
    assert 10 < Answer(0.0, True, 0, "seer", "village").loss() < 20


def test_who_listens_knows_more_than_who_counts_cards_or_trusts() -> None:
    figures = calibrate(inquiry("werewolf", 5, "novice"), range(4))
    assert list(figures) == ["start", "quarter", "half", "three quarters", "last", "vote 1"]
    vote = figures["vote 1"]
    assert vote["prior"]["skill"] == 0
    assert vote["model"]["skill"] > vote["trusting"]["skill"]
    assert vote["model"]["skill"] > vote["hard facts"]["skill"]
    assert vote["adept"]["skill"] > vote["hard facts"]["skill"]
    assert vote["model"]["skill"] == pytest.approx(vote["exact"]["skill"], abs=0.01)
    assert vote["model"]["answers"] == 4 * 5 * 4
    low, high = vote["model"]["interval"]
    assert low <= vote["model"]["skill"] <= high
    assert set(vote["model"]["roles"]) <= set(ROLE_NAMES)
    assert vote["model"]["sides"]["village"] < vote["model"]["sides"]["pack"]


@pytest.mark.parametrize(
    ("name", "seats", "weaker"), [("castle", 4, "adept"), ("cultists", 4, "novice")]
)
def test_the_belief_of_a_weaker_level_is_measured_too(name: str, seats: int, weaker: str) -> None:
    last = calibrate(inquiry(name, seats, "adept"), range(6))["last"]
    assert set(last) == {"prior", "hard facts", "model", weaker, "trusting"}
    assert last["model"]["skill"] > last[weaker]["skill"]


def test_pieces_add_up() -> None:
    what = inquiry("werewolf", 3, "novice")
    whole = calibrate(what, range(6))["last"]["model"]
    again = calibrate(what, range(6), jobs=2)["last"]["model"]
    assert again["log_loss"] == pytest.approx(whole["log_loss"])
    assert again["skill"] == pytest.approx(whole["skill"])


def test_moments_that_a_game_counts() -> None:
    match = new_match("cultists", 4, 2)
    play_out(match, sit_down(match, ["novice"] * 4, 2), Random(2))
    told = [event["turn"] for event in match.events(None) if event["kind"] == "turn"]
    found = [(name, then.view(None)["board"]["turn"]) for name, then in moments(match.log, (1, 3))]
    turns = {name: turn for name, turn in found if name.startswith("turn")}
    assert turns == {f"turn {n}": n + 1 for n in (1, 3) if n + 1 in told}
    assert len(turns) == 2


def test_where_each_plays_for_himself_the_question_is_who_wins() -> None:
    figures = calibrate(inquiry("abyss", 2, "novice"), range(1, 7))
    assert figures["start"]["hard facts"]["log_loss"] == pytest.approx(log(2))
    assert figures["last"]["model"]["brier"] < 0.2 < figures["last"]["hard facts"]["brier"]


def test_a_game_without_sides_that_cannot_tell_who_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game("abyss").mind), "standing", Mind.standing)
    with pytest.raises(CabaleError, match="no sides"):
        calibrate(inquiry("abyss", 2, "random"), [1])


def test_calibrate(run: Run, tmp_path: Path) -> None:  # noqa: F811
    picture = tmp_path / "picture.svg"
    args = ("--seats", 3, "--games", 2, "--picture", picture)
    assert "hard facts" in run("calibrate", "werewolf", *args).out
    assert picture.read_text().startswith("<svg")
    for wrong in (
        ("--games", 0),
        ("--jobs", -1),
        ("--turns", "x"),
        ("--bots", ","),
        ("--picture", tmp_path / "nowhere" / "picture.svg"),
    ):
        assert run("calibrate", "werewolf", *wrong).code == 2
    assert "no bot" in run("calibrate", "werewolf", "--bots", "genius").err


@pytest.fixture
def told(tmp_path: Path) -> Path:
    """The log of a match in which people said what they had seen."""
    match = new_match("werewolf", SEATS, seed=7)
    play_out(match, sit_down(match, ["novice"] * SEATS, 7), Random(7))
    path = tmp_path / "told.jsonl"
    path.write_text(match.log.dumps(), encoding="utf-8")
    return path


def test_analyse_tells_the_turning_points_and_what_was_heard_there(run: Run, told: Path) -> None:  # noqa: F811
    facts = json.loads(run("analyse", told, "--seat", 1, "--json").out)
    assert facts["question"] == "side"
    assert len(facts["truth"]) == len(facts["moments"][0]["chances"]) == SEATS
    assert all(0 <= c <= 1 for moment in facts["moments"] for c in moment["chances"])
    shown = run("analyse", told, "--seat", 1).out
    assert "could have thought" in shown
    table, turns = shown.split("The turning points\n")
    assert turns.count("\n- ") + 1 == len(facts["turns"])
    turn = facts["turns"][0]
    change = f"Seat {turn['about'] + 1}: from {turn['before']:.0%} to {turn['after']:.0%}. "
    assert turns.startswith(f"- {change}")
    spoken = loads(told.read_text()).entries[turn["n"]]
    assert f"{change}Seat {spoken['seat'] + 1}: " in turns, "what was said then"
    truth = [f"Seat {seat + 1} *" in table for seat in range(SEATS)]
    assert truth == facts["truth"]


def test_analyse_writes_a_page(run: Run, told: Path, tmp_path: Path) -> None:  # noqa: F811
    page = tmp_path / "page.html"
    facts = json.loads(run("analyse", told, "--html", page, "--json", "--lang", "fr").out)
    text = page.read_text()
    assert text.count("<polyline") == SEATS
    assert text.count("<circle") == SEATS * len(facts["moments"])
    assert text.count("stroke-dasharray") == facts["truth"].count(False)
    assert text.count("<li>") == len(facts["turns"])
    assert "Les moments décisifs" in text


def test_what_cannot_be_analysed_leaves_no_page(run: Run, told: Path, tmp_path: Path) -> None:  # noqa: F811
    page = tmp_path / "page.html"
    whole = told.read_text()
    cut = tmp_path / "cut.jsonl"
    cut.write_text("\n".join(whole.splitlines()[:-1]) + "\n")
    edited = tmp_path / "edited.jsonl"
    edited.write_text(whole.replace('"vote"', '"veto"', 1))
    for args in (
        (told, "--seat", 9),
        (told, "--seat", -1),
        (told, "--lang", "de"),
        (cut,),
        (edited,),
        (tmp_path / "nothing.jsonl",),
    ):
        done = run("analyse", *args, "--html", page)
        assert done.code == 2
        assert done.err.count("\n") == 1
        assert not page.exists()
    done = run("analyse", told, "--html", tmp_path / "nowhere" / "page.html")
    assert done.code == 2
    assert "there is no folder" in done.err
