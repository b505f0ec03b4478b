"""`cabale bench`: ours beside theirs, in one run."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run


@pytest.mark.filterwarnings("ignore")  # of the peers
def test_ours_beside_theirs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bench.json"
    assert run("bench", "werewolf", "--seats", "3", "--seconds", 0.01, "--json", file).code == 0
    found = json.loads(file.read_text())
    ours, kuhn = found["ours"]["werewolf-3"], found["peers"]["openspiel python_kuhn_poker"]
    assert ours["decisions_per_s"] > 0
    assert min(ours["clone_us"], ours["view_us"], ours["observe_us"], kuhn["clone_us"]) > 0
    assert len(found["quarters_us"]["werewolf-3"]) == 4
    assert min(found["quarters_us"]["werewolf-3"]) > 0
    expected = ours["decisions_per_s"] / kuhn["decisions_per_s"]
    assert found["ratio"]["slowest / openspiel python_kuhn_poker"] == pytest.approx(expected)
    assert min(found["start_up_s"]["--help"], found["start_up_s"]["games"]) > 0
    assert found["interpreter"].startswith(("CPython", "PyPy"))


def test_alone(run: Run) -> None:
    done = run("bench", "werewolf", "--seats", "3", "--seconds", 0.01, "--no-peers")
    assert done.code == 0
    assert "openspiel" not in done.out
    assert run("bench", "--seconds", 0).code == 2
