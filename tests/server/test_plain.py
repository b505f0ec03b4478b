"""The plain page in a real browser: a stranger plays a match of any game to its end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.houses import Worker

from cabale import loads, names

ANSWER = """setInterval(() => {
    document.querySelector(".choices:not(:has([aria-pressed=true])) button")?.click();
}, 5)"""
"""Press the first choice of each question that has no answer yet."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    one = browser.new_context(locale="fr-FR")
    yield one.new_page()
    one.close()


@pytest.mark.parametrize("name", names())
def test_a_stranger_plays_a_match(house: Worker, page: Page, name: str) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(house.url + "/plain")
    page.get_by_label("Votre nom").fill("Ada")
    page.get_by_label("Jeu").first.select_option(name)
    page.get_by_label("Niveau des robots").select_option("random")
    page.get_by_role("button", name="Jouer tout de suite").click()
    expect(page.locator(".story")).to_be_attached(timeout=60_000)
    page.evaluate(ANSWER)
    expect(page.get_by_text("La partie est finie.")).to_be_visible(timeout=240_000)
    log = page.get_by_role("link", name="Le journal").get_attribute("href")
    assert log is not None
    luck = loads(page.request.get(house.url + log).text()).header["luck"]
    assert [given is not None for given in luck].count(True) == 1
    assert errors == []
