"""What runs beside servers and browsers may meet a machine that stalls: it is tried once more.

A test that needs its second try is printed with an R at the end of the run, and has to be mended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

WEB = Path(__file__).parent / "web"
LIVE = {Path(__file__).parent / "server", WEB}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if LIVE.intersection(item.path.parents):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(autouse=True)
def a_loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that was opened before keeps a loop running in this thread; others need theirs."""
    loop = asyncio._get_running_loop()
    if loop is None or WEB in request.path.parents:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)
