"""The built client: small, and without a word about where its packages came from."""

from __future__ import annotations

import gzip
import re

import pytest
from tests.web.conftest import APP
from tests.web.test_words import WEB

FIRST_LOAD = 170_000


def test_the_first_load_is_small() -> None:
    index = APP / "index.html"
    if not index.is_file():
        pytest.skip("the web client is not built: make web")
    scripts = re.findall(r'(?:src|href)="/app/(assets/[^"]+\.js)"', index.read_text("utf-8"))
    assert scripts
    table = list((APP / "assets").glob("Table-*.js"))
    assert table, "the table is a chunk of its own"
    first = sum(len(gzip.compress((APP / name).read_bytes())) for name in scripts)
    assert first <= FIRST_LOAD
    # Even with the table and everything it needs.
    whole = sum(len(gzip.compress(path.read_bytes())) for path in (APP / "assets").glob("*.js"))
    assert first < whole


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text("utf-8")
