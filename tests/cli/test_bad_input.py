"""What is asked wrongly gets one clear sentence, exit code 2, and changes nothing."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("simulate chess", "there is no game 'chess'; there are abyss"),
        ("simulate werewolf --seats 11", "werewolf is for 3 to 10 players, not 11"),
        ("simulate werewolf --seats many", "4 or 2,3,4 or 4-8, not 'many'"),
        ("simulate werewolf --seats 5-3", "no range from few to many"),
        ("simulate werewolf --games 0", "--games is at least 1"),
        ("simulate werewolf --games ten", "is not a valid int"),
        ("simulate werewolf --jobs -1", "--jobs is a number of processes"),
        ("simulate werewolf --bot grandma", "no bot 'grandma' plays werewolf; there are random"),
        ("simulate werewolf --option colour=red", "there is no option 'colour'"),
        ("simulate werewolf --option colour", "written name=value"),
        ("simulate castle --option edition=x", "'edition' cannot be 'x'; it is one of"),
        ("simulate castle --option edition=devil --option edition=coach", "given twice"),
        ("simulate castle --option edition=devil --seats 3", "3"),
        ("simulate", "Missing argument"),
        ("frobnicate", "No such command"),
        ("games --lang de", "--lang is one of fr, en, not 'de'"),
        ("rules chess", "there is no game 'chess'"),
        ("play werewolf --seat 9 --seats 4", "--seat is 0 to 3, not 9"),
        ("play chess", "there is no game 'chess'"),
        ("playthrough werewolf --seats 2", "werewolf is for 3 to 10 players, not 2"),
        ("playthrough werewolf --out /nowhere/x.txt", "cannot be written"),
        ("replay nowhere.jsonl", "nowhere.jsonl cannot be read: no such file"),
        ("verify .", "cannot be read"),
        ("new-game Chess!", "a game's name is a lower-case word"),
        ("new-game werewolf", "on the shelf already"),
        ("new-game random", "Python itself has a module"),
        ("new-game sundial --shelf --into /tmp", "no checkout of Cabale"),
        ("ledgers /nowhere", "there is no ledger"),
        ("bench --seconds 0", "--seconds is more than 0"),
    ],
)
def test_one_sentence(run: Run, command: str, sentence: str) -> None:
    ran = run(*command.split())
    assert ran.code == 2
    assert ran.out == ""
    assert sentence in ran.err
    assert ran.err.startswith("cabale: ")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_log_that_is_cut_or_edited(run: Run, finished: Path, command: str) -> None:
    whole = finished.read_text(encoding="utf-8")
    for spoilt in (
        "",
        whole[: len(whole) // 2],
        "\n".join(whole.splitlines()[:-1]) + "\n",
        whole.replace('"seat": 2', '"seat": 1', 1),
        "no log at all\n",
    ):
        finished.write_text(spoilt, encoding="utf-8")
        ran = run(command, finished)
        assert ran.code == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
    finished.write_bytes(b"\xff\xfe\x00")
    assert "not a text file" in run(command, finished).err


def test_a_real_process_shows_no_traceback() -> None:
    command = [sys.executable, "-m", "cabale", "simulate", "chess"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert "there is no game 'chess'" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_help_is_no_error(run: Run) -> None:
    assert "simulate" in run("--help").out
    assert run("simulate", "--help").code == 0
