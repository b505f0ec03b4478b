"""Pictures of the screens where people meet: queue, friends, circles, pages, ladders, events."""

from __future__ import annotations

from playwright.sync_api import APIRequestContext, Page, expect
from tests.web.album import Album, at
from tests.web.test_access import leaders

NAMES = ("Basile", "Colette", "Dimitri", "Eugénie", "Florimond")


def _person(page: Page, name: str) -> APIRequestContext:
    """Somebody else, at the same server."""
    browser = page.context.browser
    assert browser is not None
    base = page.evaluate("location.origin")
    other = browser.new_context(base_url=base).request
    other.post("/api/me", data={"name": name})
    return other


def _quick(page: Page) -> None:
    at("/#/quick/abyss", "[data-quick-go]")(page)


def _waiting(page: Page) -> None:
    """At a table that the four pages of an album do not fill."""
    page.locator("[data-quick-game]").select_option("werewolf")
    page.locator("[data-quick-seats]").select_option("8")
    page.locator("[data-quick-bots]").uncheck()
    page.locator("[data-quick-go]").click()
    expect(page.locator("[data-waiting]")).to_be_visible()


def _friends(page: Page) -> None:
    page.locator("[data-quick-leave]").click()
    page.goto("/")
    me = page.request
    me.post("/api/me", data={"name": "Hélène"})
    code = me.get("/api/friends").json()["code"]
    for name in NAMES[:3]:
        other = _person(page, name)
        other.post("/api/friends", data={"code": code})
        if name != "Dimitri":  # who is still to be answered
            player = other.get("/api/me").json()["id"]
            me.post(f"/api/friends/{player}/accept")
    at("/#/friends", "[data-person=Basile]")(page)


def _circle(page: Page) -> None:
    page.locator("[data-circle-name]").fill("Les Mardis")
    page.get_by_role("button", name="Fonder un cercle").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Les Mardis")


def _my_page(page: Page) -> None:
    at("/#/me", "[data-my-page]")(page)
    page.locator("[data-my-page]").click()
    expect(page.locator("[data-save-profile]")).to_be_visible()


def _rest(page: Page) -> None:
    at("/#/account", "[data-nights]")(page)
    page.locator("[data-nights]").check()
    page.locator("[data-webhook]").scroll_into_view_if_needed()


def _ladder(page: Page) -> None:
    page.route("**/api/games/*/ladder*", leaders)
    at("/#/ratings/castle", "[data-leader]")(page)


def _event(page: Page) -> None:
    at("/events", "[data-make]")(page)
    page.locator("[data-box]").select_option("werewolf")
    page.locator("[data-seats]").select_option("3")
    page.locator("[data-make]").click()
    expect(page.locator("[data-entrant]")).to_have_count(1)
    code = page.url.rpartition("/")[2]
    for name in NAMES:
        _person(page, name).post(f"/api/events/{code}/join", data={"name": name})
    expect(page.locator("[data-entrant]")).to_have_count(1 + len(NAMES))
    page.locator("[data-next]").click()
    expect(page.locator("[data-round='1']")).to_be_visible()


def _wall(page: Page) -> None:
    page.goto(f"{page.url}/wall")
    expect(page.locator("[data-table]").first).to_be_visible()


def company(album: Album) -> None:
    album.take("quick", "Quick match", _quick)
    album.take("waiting", "Waiting for others", _waiting)
    album.take("friends", "Friends", _friends)
    album.take("circle", "A circle", _circle)
    album.take("my-page", "My page, and who sees what of it", _my_page)
    album.take("rest", "How I am told that it is my turn, and when I rest", _rest)
    album.take("ladder", "A ladder", _ladder)
    album.take("events", "A new event", at("/events", "[data-make]"))
    album.take("event", "An evening, its first round", _event)
    album.take("wall", "The same evening on the wall", _wall)
