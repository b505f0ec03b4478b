"""Every snippet of the page for researchers runs as it stands."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", SNIPPETS, ids=lambda code: code.splitlines()[0])
def test_a_snippet(code: str) -> None:
    exec(compile(code, str(PAGE), "exec"), {"__name__": "snippet"})  # our own page
