"""At a table on a phone: nothing scrolls that should not, and everybody who is meant is reached."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.geometry import SIGHT, drawn
from tests.web.stage import Stage

from cabale.core import SeatView


def _asleep(view: SeatView) -> bool:
    return view["decision"] is not None and view["decision"]["prompt"].get("power") == "asleep"


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


def test_on_a_phone_an_answer_that_is_noted_lies_on_nothing(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    stage = Stage("werewolf", 5, 2)
    assert stage.until(_asleep)
    stage.hold("pass")
    stage.show(page)
    why, orders = page.locator("[data-why] button"), page.locator("[data-order]")
    expect(page.locator(".ask")).to_contain_text("Votre réponse est notée : Ne rien faire.")
    expect(why).to_have_count(0)  # why one is asked is told until one has answered
    _nothing_below(page)
    stage.room.held.clear()
    stage.show(page)
    why.click()
    expect(orders).to_be_visible()
    stage.hold("pass")
    stage.show(page)
    expect(orders).to_be_visible()
    _nothing_below(page)


def _nothing_below(page: Page) -> None:
    """All that is asked ends above what one holds, and so does every button."""
    drawn(page)
    held = page.locator(".dock .own").bounding_box()
    assert held
    for one in page.locator(".asked p, .asked .btn:visible").all():
        box = one.bounding_box()
        assert box is None or box["y"] + box["height"] <= held["y"], one.inner_text()
    expect(page.locator(".asked .btn:visible")).not_to_have_count(0)


def test_on_a_phone_the_beginning_of_a_claim_lies_under_nothing(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    stage = Stage("werewolf", 5, 2)
    assert stage.until(lambda view: view["step"] == "talk" and view["decision"] is not None)
    stage.show(page)
    page.get_by_role("tab", name="Parler").click()
    filters = page.locator("[data-filter]")
    expect(filters).to_have_count(4)
    page.locator("[data-stem=was]").click()
    expect(page.locator("[data-slot=role] [data-arg]").first).to_be_visible()
    drawn(page)
    for one in page.locator(".composer .sentence, .composer .btn:visible").all():
        spot = one.evaluate(f"(one) => {{ {SIGHT} return spot(one); }}")
        assert spot["share"] > 0.98, spot
        assert spot["hit"], spot
    expect(filters.first).to_be_hidden()
    page.get_by_role("button", name="Dire autre chose").click()
    expect(filters.first).to_be_visible()


def test_on_a_phone_the_longest_sentence_of_a_role_leaves_the_answers_in_sight(
    new_page: NewPage,
) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    dealt = (Stage("werewolf", 7, seed) for seed in range(1, 60))
    stage = next(one for one in dealt if one.view()["board"]["you"]["start"] == "alpha_wolf")
    assert stage.until(_asleep)
    stage.show(page)
    expect(page.locator("[data-why]")).to_be_visible()
    drawn(page)
    for one in page.locator(".asked .btn:visible").all():
        spot = one.evaluate(f"(one) => {{ {SIGHT} return spot(one); }}")
        assert spot["share"] > 0.98, spot
    _nothing_below(page)
