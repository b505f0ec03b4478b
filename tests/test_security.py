"""Every promise of docs/security.md is held by a test that exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", PAGE)))


@pytest.mark.parametrize(("file", "name"), NAMED, ids=lambda part: Path(part).stem)
def test_every_test_that_is_named_exists(file: str, name: str) -> None:
    path = ROOT / file
    assert path.exists(), f"docs/security.md names {file}, which is not there"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    tests = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    assert name in tests, f"docs/security.md names {name}, which is not in {file}"


def test_every_channel_names_a_test() -> None:
    """A row without a test is a promise that nobody keeps."""
    tables = [part for part in PAGE.split("\n\n") if "| held by |" in part.split("\n")[0]]
    assert len(tables) == 9
    rows = [row for table in tables for row in table.strip().split("\n")[2:]]
    assert len(rows) > 40
    assert [row for row in rows if "::test_" not in row] == []


def test_every_figure_is_argued_for() -> None:
    """And none is spoken of that is not there."""
    from cabale.server.operations.metrics import REGISTRY

    names = {metric.name for metric in REGISTRY.collect()}
    section = PAGE.split("## Figures")[1].split("\n## ")[0]
    argued = set(re.findall(r"`(cabale_\w+)`", section))
    assert argued == names
