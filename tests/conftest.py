"""What runs beside servers and browsers may meet a machine that stalls: it is tried once more.

A test that needs its second try is printed with an R at the end of the run, and has to be mended.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

SERVER, WEB = Path(__file__).parent / "server", Path(__file__).parent / "web"
LIVE = {SERVER, WEB}


@pytest.hookimpl(trylast=True)  # when those that are left out are gone
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if "PYTEST_XDIST_WORKER" in os.environ:
        items[:] = side_by_side(items)
    for item in items:
        # An hour that failed says why at once, instead of beginning again.
        if LIVE.intersection(item.path.parents) and item.get_closest_marker("soak") is None:
            item.add_marker(pytest.mark.flaky(reruns=1))


def side_by_side(items: list[pytest.Item]) -> list[pytest.Item]:
    """Two workers begin with half of the list each: one with browsers, the other with servers.

    Browsers keep more than one core busy, and servers let one rest now and then. What is short
    comes last, when each takes over what the other has left.
    """
    browsers = [item for item in items if WEB in item.path.parents]
    servers = [item for item in items if SERVER in item.path.parents]
    others = [item for item in items if not LIVE.intersection(item.path.parents)]
    alone = servers + others
    middle = len(items) // 2
    return alone[:middle] + browsers + alone[middle:]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests of a worker: two would be in each other's way."""
    from playwright.sync_api import sync_playwright
    from tests.web.conftest import CHROMIUM, FLAGS

    if CHROMIUM is None:
        pytest.skip("Chromium is not installed: make services")
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield one
        one.close()


@pytest.fixture(autouse=True)
def a_loop_of_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that was opened before keeps a loop running in this thread; others need theirs."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(loop)
