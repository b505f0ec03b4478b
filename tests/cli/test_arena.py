"""`cabale arena` from the outside."""

import json

from tests.cli.conftest import Run


def test_json(run: Run) -> None:
    done = run("arena", "werewolf", "--bots", "novice,random", "--seats", 4, "--games", 8, "--json")
    assert done.code == 0
    figures = json.loads(done.out)
    assert figures["games"] == 8
    assert figures["even"] == 0.5
    assert set(figures["win_rate"]) == {"novice", "random"}
    for bot in ("novice", "random"):
        low, high = figures["interval"][bot]
        assert 0 <= low <= figures["win_rate"][bot] <= high <= 1
        assert figures["seconds_per_decision"][bot]["p99"] >= 0
    assert figures["matrix"]["novice"]["random"] == figures["win_rate"]["novice"]


def test_a_table_to_read(run: Run) -> None:
    done = run("arena", "abyss", "--bots", "novice,random", "--games", 2)
    assert done.code == 0
    assert "even is 50.0%" in done.out
    assert "vs random" in done.out
    assert "OpenSkill: novice" in done.out


def test_who_hears_and_who_lies_is_told_apart(run: Run) -> None:
    done = run("arena", "werewolf", "--bots", "novice,random", "--seats", 4, "--games", 4)
    assert "rating as detector (log-odds): novice +" in done.out
    assert "rating as deceiver (log-odds): novice " in done.out


def test_bad_input(run: Run) -> None:
    for wrong in (
        ("arena", "chess", "--bots", "a,b"),
        ("arena", "abyss", "--bots", "novice,genius"),
        ("arena", "abyss", "--bots", ","),
        ("arena", "abyss", "--bots", "novice,random", "--games", 0),
        ("arena", "abyss", "--bots", "novice,random", "--seats", 9),
        ("arena", "abyss", "--bots", "novice,random", "--interpreter", "no-such-python"),
        ("arena", "abyss", "--bots", "novice", "--interpreter", "python3", "--cluster", "local"),
        ("arena", "abyss", "--bots", "novice,novice"),
        ("arena", "abyss", "--bots", "novice,master@0"),
        ("arena", "abyss", "--bots", "novice,random", "--cluster", "127.0.0.1:1"),
    ):
        done = run(*wrong)
        assert done.code == 2
        assert done.err.count("\n") == 1
