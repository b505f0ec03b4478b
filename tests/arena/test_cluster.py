"""The same work on a Ray cluster of two workers, started here."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.arena.two_workers import CONTEST, DEALS, GAMES, SETUP

from cabale.arena.simulate import simulate
from cabale.arena.spread import NoCluster, connected

ROOT = Path(__file__).parents[2]


def test_two_workers_come_to_the_same_as_one_process(tmp_path: Path) -> None:
    """In a process of its own: Ray leaves sockets and children to the end of the process."""
    curve, answer = tmp_path / "curve.svg", tmp_path / "answer.json"
    done = subprocess.run(
        [sys.executable, "-m", "tests.arena.two_workers", str(curve), str(answer)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    there = json.loads(answer.read_text())
    assert there["workers"] == 2
    here = simulate(SETUP, GAMES).to_json()
    for figure in ("finished", "decisions", "outcomes", "failures"):
        assert there["simulation"][figure] == json.loads(json.dumps(here[figure]))
    assert there["contest"] == json.loads(json.dumps(sorted(CONTEST.play(DEALS).records)))
    assert there["training"][-1][0] > 0
    assert "<polyline" in curve.read_text()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "127.0.0.1:door"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    with pytest.raises(NoCluster, match=address), connected(address, 1):
        pass
