"""At a table on a phone: nothing scrolls that should not, and everybody who is meant is reached."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.conftest import PHONE, NewPage
from tests.web.geometry import drawn
from tests.web.stage import Stage


def test_the_board_scrolls_and_the_page_does_not(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("cultists", 4, 2)
    stage.until(lambda _view: False)
    stage.show(page)
    drawn(page)
    assert page.evaluate("document.documentElement.scrollHeight") == PHONE["height"]


def test_whoever_is_voted_against_is_named_and_lit_as_a_whole(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("cultists", 8, 1)
    assert stage.until(lambda view: view["step"] == "vote" and view["decision"] is not None)
    stage.show(page)
    drawn(page)
    for name in page.locator(".ballot button").all():
        expect(name).to_be_in_viewport(ratio=1)
    # Under the name, where a neighbour's place is higher and one's own is empty.
    seat = page.locator("[data-seat]:has(> .lit)").first.bounding_box()
    assert seat is not None
    page.mouse.click(seat["x"] + seat["width"] / 2, seat["y"] + seat["height"] - 5)
    drawn(page)
    assert stage.chosen == [["point", 0]]
