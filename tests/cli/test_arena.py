"""`cabale arena` from the outside."""

import json
from pathlib import Path

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


def test_own_seats_are_told_where_sides_change_hands(run: Run) -> None:
    wanted = ("--bots", "novice,random", "--seats", 4, "--games", 4)
    done = run("arena", "werewolf", *wanted)
    assert "judge by each bot's own seats" in done.out
    assert "seats won" in done.out
    assert "seats won" not in run("arena", "castle", *wanted).out


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


def test_a_position_a_bot_of_ones_own_and_silence(run: Run, tmp_path: Path) -> None:
    code, lines = tmp_path / "mine.py", tmp_path / "night.txt"
    code.write_text("from cabale.bots import RandomBot\nclass Mine(RandomBot):\n    pass\n")
    lines.write_text("players: werewolf seer robber\ncentre: villager drunk villager\n")
    mine = f"{code}:Mine"
    studied = ("--seats", 3, "--scenario", lines, "--talk", 0, "--order", "2,0,1")
    done = run("arena", "werewolf", "--bots", f"{mine},novice", "--games", 2, "--json", *studied)
    figures = json.loads(done.out)
    assert (done.code, figures["games"], figures["bots"]) == (0, 2, [mine, "novice"])
    assert set(figures["roles"][mine]) == {"werewolf", "seer", "robber"}
    done = run("simulate", "werewolf", "--bot", mine, "--games", 2, "--json", *studied)
    assert (done.code, json.loads(done.out)["finished"]) == (0, 2)
    for wrong in (("--talk", -1), ("--order", "0,1"), ("--scenario", tmp_path / "none.txt")):
        asked = ("simulate", "werewolf", "--seats", 3, *wrong)
        assert run(*asked).code != 0
