"""The README, and the page of the package index, tell the truth: their examples run."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = ["README.md", "docs/package.md"]


@pytest.mark.parametrize("page", PAGES)
def test_the_example_plays_a_match(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    (example,) = re.findall(r"^```python\n(.*?)^```$", text, re.S | re.M)
    ran = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False, timeout=60
    )
    assert ran.returncode == 0, ran.stderr
    assert "Outcome(winners=" in ran.stdout


def test_the_page_of_the_package_needs_neither_make_nor_pictures() -> None:
    page = (ROOT / "docs/package.md").read_text("utf-8")
    assert not re.search(r"\bmake \w", page)
    assert not re.search(r"\]\((?!https://)", page), "a relative link leads nowhere on an index"
