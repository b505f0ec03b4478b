"""An evening on phones: made, joined, played and shown on the wall, by tapping what is there."""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.test_access import axe


def _fits(page: Page, name: str) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    axe(page)
    shots = os.environ.get("CABALE_SHOTS")
    if shots:
        page.screenshot(path=Path(shots) / f"event-{name}.png", full_page=True)


def test_an_evening_is_organised_on_a_phone_and_stands_on_the_wall(new_page: NewPage) -> None:
    phone = {"viewport": PHONE, "is_mobile": True, "has_touch": True}
    host = new_page(**phone)
    host.goto("/")
    host.locator("[data-events]").tap()
    _fits(host, "new")
    host.locator("[data-box]").select_option("werewolf")
    host.locator("[data-seats]").select_option("3")
    host.locator("[data-make]").tap()
    expect(host.locator("[data-entrant]")).to_have_count(1)
    _fits(host, "open")
    link = host.url

    guest = new_page(locale="en-GB", **phone)
    guest.goto(link)
    guest.get_by_label("Your name").fill("Ada")
    guest.locator("[data-join]").tap()
    expect(guest.get_by_text("You’re in.")).to_be_visible()
    _fits(guest, "joined")

    wall = new_page(viewport={"width": 1920, "height": 1080})
    wall.goto(f"{link}/wall")
    expect(wall.locator("[data-entrant]")).to_have_count(2)
    _fits(wall, "wall-open")

    host.locator("[data-next]").tap()
    expect(host.locator("[data-round='1']")).to_be_visible()
    expect(host.locator("[data-next]")).to_be_disabled()
    _fits(host, "round")
    expect(wall.locator("[data-table='1'][data-phase='playing']")).to_be_visible()
    _fits(wall, "wall")
    for page in (host, guest):
        page.locator("[data-go]").tap()
        expect(page.locator(".table")).to_be_visible()

    # Whoever comes back finds the way again, and the organiser ends what is over.
    host.goto(link)
    expect(host.locator("[data-go]")).to_be_visible()
    host.locator("[data-ending]").tap()
    host.locator("[data-end]").tap()
    expect(host.locator("[data-end]")).to_have_count(0)
    expect(wall.locator("[data-table]")).to_have_count(0)
    expect(guest.locator(".table")).to_be_visible()
