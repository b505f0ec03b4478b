"""What runs beside servers and browsers may meet a machine that stalls: it is tried once more.

A test that needs its second try is printed with an R at the end of the run, and has to be mended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LIVE = {Path(__file__).parent / "server", Path(__file__).parent / "web"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        # An hour that failed says why at once, instead of beginning again.
        if LIVE.intersection(item.path.parents) and item.get_closest_marker("soak") is None:
            item.add_marker(pytest.mark.flaky(reruns=1))


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
