"""What runs beside servers and browsers may meet a machine that stalls: it is tried once more.

A test that needs its second try is printed with an R at the end of the run, and has to be mended.
"""

from __future__ import annotations

from pathlib import Path

import pytest

LIVE = {Path(__file__).parent / "server", Path(__file__).parent / "web"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if LIVE.intersection(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))
