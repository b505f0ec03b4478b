"""Around the table: what comes first on a phone, the keys on a sheet, the app to install."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.web.conftest import PHONE, NewPage

OFFER = """() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true });
    offer.prompt = async () => { document.title = 'asked'; };
    dispatchEvent(offer);
}"""


def top(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["y"]


def test_on_a_phone_one_joins_and_sits_down_first(new_page: NewPage) -> None:
    page, guest = new_page(viewport=PHONE), new_page(viewport=PHONE)
    page.goto("/")
    first = page.locator("[data-play]").first
    expect(first).to_be_visible()
    join = top(page.get_by_role("heading", name="Rejoindre une table"))
    assert join < top(page.locator("[data-quick]")) < top(first)
    ways = page.locator("[data-create]").first, page.get_by_role("link", name="Apprendre").first
    assert top(ways[0]) == top(ways[1]), "side by side"
    page.locator("[data-create='werewolf']").click()
    expect(page.locator("[data-start]")).to_be_visible()
    guest.goto(page.url)
    seat = guest.get_by_role("button", name="M’asseoir ici").first
    expect(seat).to_be_visible()
    face = guest.get_by_role("group", name="Votre visage")
    assert top(guest.get_by_label("Votre nom", exact=True)) < top(face) < top(seat)
    assert top(seat) < top(guest.locator(".qr"))


def test_keys_are_on_a_sheet_and_the_app_can_be_installed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    expect(page.locator("[data-play]").first).to_be_visible()
    page.keyboard.press("?")
    expect(page.locator("[data-shortcuts]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-shortcuts]")).to_have_count(0)
    expect(page.locator("[data-install]")).to_have_count(0)
    page.evaluate(OFFER)
    page.locator("[data-install]").click()
    expect(page).to_have_title("asked")
    icons = page.request.get("/app/manifest.webmanifest").json()["icons"]
    [own] = [icon["src"] for icon in icons if icon.get("purpose") == "maskable"]
    assert page.request.get(own).headers["content-type"] == "image/png"


def test_an_unknown_address_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/cerclee/3")
    expect(page.locator("[data-lost]")).to_be_visible()
    expect(page.locator("[data-play]").first).to_be_visible()
    page.goto("/#/rules/castle")
    expect(page.locator("[data-lost]")).to_have_count(0)
    page.goto("/")
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.locator("[data-lost]")).to_have_count(0)
