"""A server with the built client, and a browser that must have nothing to complain about."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect
from tests.server.houses import Worker, worker

import cabale.server

APP = Path(cabale.server.__file__).parent / "app"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next((path for path in map(shutil.which, BROWSERS) if path), None)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

NewPage = Callable[..., Page]

expect.set_options(timeout=20_000)  # a busy machine is slow; nothing here is about speed


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    if not (APP / "index.html").is_file():
        pytest.skip("the web client is not built: make web")
    path = tmp_path_factory.mktemp("site") / "cabale.db"
    with worker(f"sqlite:///{path}") as one:
        one.database = path
        yield one
        # A machine busy with browsers may keep a bot from thinking in time.
        assert [line for line in one.complaints() if "bot-too-slow" not in line] == []


@pytest.fixture
def new_page(browser: Browser, site: Worker) -> Iterator[NewPage]:
    """Pages of different people: each call is a browser of its own, in French unless told."""
    faults: list[str] = []
    contexts = []

    def heard(message: ConsoleMessage) -> None:
        # A connection that a test cuts on purpose is the browser's to report.
        expected = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED", "WebSocket connection")
        url = message.location.get("url", "")
        # So are settings that do not go together yet, which the lobby shows as such.
        unfit = "status of 422" in message.text and url.endswith("/settings")
        if message.type == "error" and not unfit and not any(w in message.text for w in expected):
            faults.append(f"{message.text} ({url})")

    def make(*, reveal: bool = False, pace: str | None = None, **options: Any) -> Page:
        # A service worker is a second process for each page, and all files go through it twice.
        given = {
            "locale": "fr-FR",
            "viewport": DESKTOP,
            "reduced_motion": "reduce",
            "service_workers": "block",
        } | options
        context = browser.new_context(base_url=site.url, **given)
        contexts.append(context)
        # A match begins with a look at one's card, and has beats of its own; only tests of these,
        # and of what moves, wait for them.
        still = given["reduced_motion"] == "reduce"
        prefs = json.dumps({"reveal": reveal, "pace": pace or ("none" if still else "normal")})
        context.add_init_script(f"localStorage['cabale.prefs'] ??= '{prefs}'")
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("console", heard)
        page.on("pageerror", lambda error: faults.append(str(error)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert faults == []
