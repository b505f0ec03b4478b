"""`cabale simulate`."""

import json

import pytest
from tests.cli.conftest import Run


def simulate(run: Run, *args: object) -> dict[str, object]:
    ran = run("simulate", *args, "--json")
    assert ran.code == 0, ran.err
    read: dict[str, object] = json.loads(ran.out)
    return read


def test_what_a_program_reads(run: Run) -> None:
    counts = simulate(run, "werewolf", "--seats", 5, "--games", 20, "--seed", 3)
    assert counts["games"] == counts["finished"] == 20
    assert isinstance(counts["seconds"], float)
    assert isinstance(counts["decisions"], int)
    assert counts["decisions"] > 20
    assert isinstance(counts["outcomes"], dict)
    assert sum(counts["outcomes"].values()) == 20
    assert counts["failures"] == []


@pytest.mark.parametrize("seats", ["3,4,5", "3-5", "3…5", "3..5", "3,4-5"])
def test_lists_and_ranges_of_seats(run: Run, seats: str) -> None:
    counts = simulate(run, "werewolf", "--seats", seats, "--games", 2)
    assert counts["games"] == 6
    assert isinstance(counts["seats"], dict)
    assert list(counts["seats"]) == ["3", "4", "5"]


def test_the_same_seed_and_any_number_of_jobs_give_the_same_counts(run: Run) -> None:
    args = ("werewolf", "--seats", 4, "--games", 16, "--bot", "random", "--bot", "novice")
    one, two = (simulate(run, *args, "--jobs", jobs) for jobs in (1, 2))
    for counts in (one, two):
        counts.pop("seconds")
        counts.pop("seats")
    assert one == two


def test_options_reach_the_game(run: Run) -> None:
    args = ("castle", "--seats", 4, "--games", 2, "--option", "edition=devil")
    assert simulate(run, *args)["finished"] == 2


def test_a_table_for_people(run: Run) -> None:
    ran = run("simulate", "werewolf", "--seats", 3, "--games", 5)
    columns = ["seats", "games", "finished", "decisions", "seconds", "outcomes"]
    assert ran.out.split()[:6] == columns
    assert ran.err == "", "no progress bar where there is no terminal"


def test_a_match_that_breaks_is_told_and_the_exit_code_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cabale.bots.play.MOST_DECISIONS", 2)
    ran = run("simulate", "werewolf", "--seats", 4, "--games", 3, "--seed", 8, "--json")
    assert ran.code == 1
    assert json.loads(ran.out)["finished"] == 0
    assert "seed 8: no end in 2 decisions" in ran.err
