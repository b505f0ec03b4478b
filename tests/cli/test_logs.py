"""`cabale replay` and `cabale verify`."""

import json
from pathlib import Path

from tests.cli.conftest import Run

from cabale import loads, new_match, replay


def test_a_replay_shows_what_happened_in_words(run: Run, finished: Path) -> None:
    lines = run("replay", finished).out.splitlines()
    log = loads(finished.read_text(encoding="utf-8"))
    entries = [entry for entry in log.entries if "play" in entry]
    numbered = [line for line in lines if line[:1].isdecimal()]
    assert len(numbered) == len(entries)
    assert numbered[0].startswith(f"1. Seat {entries[0]['seat'] + 1}")
    assert run("replay", finished, "--lang", "fr").out.splitlines() != lines


def test_a_replay_with_one_seat_s_eyes_shows_what_it_saw_and_no_more(
    run: Run, finished: Path
) -> None:
    match = replay(loads(finished.read_text(encoding="utf-8")))
    for seat in range(match.seats):
        steps = [
            json.loads(line)
            for line in run("replay", finished, "--seat", seat, "--json").out.splitlines()
        ]
        assert [event for step in steps for event in step["events"]] == match.events(seat)
        assert {step["entry"]["seat"] for step in steps if step["entry"]} == {seat}
        assert steps[-1]["view"] == match.view(seat)


def test_a_replay_without_a_seat_keeps_nothing_back(run: Run, finished: Path) -> None:
    match = replay(loads(finished.read_text(encoding="utf-8")))
    steps = [json.loads(line) for line in run("replay", finished, "--json").out.splitlines()]
    assert [step["entry"] for step in steps[1:]] == match.entries
    assert sum(len(step["events"]) for step in steps) == match.heard


def test_views_on_the_way(run: Run, finished: Path) -> None:
    lines = run("replay", finished, "--seat", 1, "--views").out.splitlines()
    views = [json.loads(line) for line in lines if line.startswith("{")]
    assert {view["seat"] for view in views} == {1}


def test_there_is_no_such_seat(run: Run, finished: Path) -> None:
    ran = run("replay", finished, "--seat", 4)
    assert (ran.code, ran.err) == (2, "cabale: there is no seat 4: seats are 0 to 3\n")


def test_an_honest_log(run: Run, finished: Path) -> None:
    log = loads(finished.read_text(encoding="utf-8"))
    ran = run("verify", finished)
    assert ran.code == 0
    assert log.header["commitment"] in ran.out
    assert "graine" in run("verify", finished, "--lang", "fr").out
    read = json.loads(run("verify", finished, "--json").out)
    assert read["ok"]
    assert read["outcome"] == log.end
    assert read["entries"] == len(log.entries)


def test_an_edited_log_for_programs(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    finished.write_text(text.replace('"seat": 2', '"seat": 1', 1), encoding="utf-8")
    ran = run("verify", finished, "--json")
    assert ran.code == 2
    assert json.loads(ran.out) == {
        "ok": False,
        "error": "EditedLog",
        "message": "the log's lines are not those that its last line was written for",
    }


def test_a_replay_is_told_in_the_words_of_its_edition(run: Run, tmp_path: Path) -> None:
    for edition, name in (("devil", "Seal of the Lodge"), ("coach", "Arms of the Lodge")):
        cards = (
            "hands: lodge_seal key key key | goblet | dagger | whip\n"
            "professions: thug doctor priest bodyguard\n"
            "societies: order brotherhood order brotherhood"
        )
        match = new_match("castle", 4, options={"edition": edition}, scenario=cards)
        match.play(0, match.choice("alone"))
        path = tmp_path / edition
        path.write_text(match.log.dumps(), encoding="utf-8")
        assert f"The {name} give" in run("replay", path).out
