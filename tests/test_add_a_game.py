"""The page about adding a game is true: its rule, added as it says, passes; its warning too."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cabale.cli.skeleton import package, write

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
CHANGES = re.findall(r"^```diff\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.S | re.M)


WRITE = """
import lantern, pathlib
from cabale.testing.playthrough import playthrough
golden = pathlib.Path("tests/playthroughs/lantern-2.txt")
golden.write_text(playthrough(lantern.GAME, 2, 1, {}), encoding="utf-8")
"""
"""The command of the page, for a package that nobody has installed."""


def lantern(folder: Path, changes: list[str]) -> subprocess.CompletedProcess[str]:
    """The tests of a new game after these changes."""
    write(package("lantern", folder))
    root = folder / "lantern"
    patch = ["git", "apply", "--unidiff-zero", "-"]
    subprocess.run(patch, cwd=root, input="".join(changes), text=True, check=True)
    environment = os.environ | {"PYTHONPATH": str(root / "src")}
    subprocess.run([sys.executable, "-c", WRITE], cwd=root, env=environment, check=True)
    pytest = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    return subprocess.run(pytest, cwd=root, capture_output=True, text=True, check=False)


def test_the_rule_that_the_page_adds(tmp_path: Path) -> None:
    ran = lantern(tmp_path, CHANGES)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.parametrize(
    ("without", "failing"),
    [
        ("def test_a_card_may_be_shown", "test_every_rule_has_a_test"),
        ("imagine.py", "test_contract"),
    ],
)
def test_what_fails_on_the_way(tmp_path: Path, without: str, failing: str) -> None:
    ran = lantern(tmp_path, [change for change in CHANGES if without not in change])
    assert ran.returncode == 1
    assert f"::{failing}" in ran.stdout
