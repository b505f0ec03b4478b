"""At one's own pace: beats that stay until they are read, step by step, and what is said ahead."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.play import play_on, rest
from tests.web.stage import Stage, just_before
from tests.web.test_access import axe

from cabale.core import SeatView
from cabale.server.wire.clocks import ClockSettings
from cabale.words import Words


def test_a_verdict_is_told_in_beats_and_a_tap_goes_on(new_page: NewPage) -> None:
    page = new_page(pace="step")  # so that nothing goes by itself while it is looked at
    stage = just_before("werewolf", 6, 2, "voted")
    stage.show(page)
    stage.go_on()
    page.locator("[data-step]").click()
    for beat in ("beat-point", "beat-fall", "beat-turned"):
        expect(page.locator(f"[data-moment={beat}]")).to_be_visible()
        expect(page.locator(".end")).to_have_count(0)  # nothing is given away under it
        if beat == "beat-turned":
            axe(page)
            expect(page.locator("[data-means]")).to_have_text(_ending(stage))
        page.locator("[data-next]").click()
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator("[data-moment]")).to_have_count(0)


def _ending(stage: Stage) -> str:
    match = stage.room.match
    assert match is not None
    assert match.outcome is not None
    return Words(match.game, "fr").outcome(match.outcome.reason)


def test_beats_go_by_themselves_and_none_are_told_without_a_pace(new_page: NewPage) -> None:
    for pace, told in (("fast", 1), ("none", 0)):
        page = new_page(pace=pace, viewport=PHONE)
        stage = just_before("castle-devil", 6, 2, "count")
        stage.show(page)
        page.evaluate(
            "new MutationObserver(() => document.querySelector('[data-moment]') &&"
            " (document.body.dataset.told = 'yes')).observe(document, {childList: true,"
            " subtree: true})"
        )
        stage.go_on()
        expect(page.locator(".steps [aria-current=step] b")).to_have_text("5")
        assert page.locator("body[data-told]").count() == told


def test_step_by_step_an_act_is_shown_on_a_tap(new_page: NewPage) -> None:
    page = new_page(pace="step")
    stage = just_before("castle-devil", 6, 2, "challenged")
    stage.show(page)
    stage.go_on()
    expect(page.locator("[data-step]")).to_be_visible()
    expect(page.locator(".duel")).to_have_count(0)
    page.locator("[data-step]").click()
    expect(page.locator(".duel")).to_be_visible()
    expect(page.locator("[data-step]")).to_have_count(0)


def test_whoever_opens_another_tab_sees_one_dialog(new_page: NewPage) -> None:
    page = new_page(reveal=True)
    page.goto("/")
    page.locator("[data-play='castle-devil']").click()
    expect(page.locator("[data-dealt]")).to_be_visible()
    other = _tab(page)
    expect(other.locator("[data-dealt]")).to_be_visible()
    expect(other.locator("[data-missed]")).to_have_count(0)
    other.locator("[data-seen]").click()
    play_on(other)
    other.wait_for_function(f"() => Number(localStorage[{SEEN}]) > 8")
    rest(other)
    last = _tab(other)
    expect(last.locator("[data-missed]")).to_be_visible()
    expect(last.locator("[data-dealt]")).to_have_count(0)


SEEN = "Object.keys(localStorage).find((key) => key.startsWith('cabale.seen.'))"


def _tab(page: Page) -> Page:
    """The same table in a tab of its own, for somebody who has missed everything so far."""
    tab = page.context.new_page()
    key = page.evaluate(SEEN)
    tab.add_init_script(f"localStorage['{key}'] = '0'")
    url = page.url
    page.close()  # it would note that all has been seen
    tab.goto(url)
    expect(tab.locator(".ask, .end")).to_be_visible()
    return tab


def test_a_pace_is_kept(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    for kept in ("none", "step"):
        page.get_by_role("button", name="Réglages").first.click()
        pace = page.locator("select[data-pace]")
        expect(pace).to_have_value(kept)
        pace.select_option("step")
        page.reload()


def _asleep(view: SeatView) -> bool:
    return view["decision"] is not None and view["decision"]["prompt"].get("power") == "asleep"


def test_one_tap_for_the_night_and_once_why_everybody_is_asked(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("werewolf", 5, 2)
    assert stage.until(_asleep)
    stage.show(page)
    axe(page)
    table, told = page.locator("main.board"), page.locator("[data-why]")
    board, why = table.bounding_box(), told.bounding_box()
    assert board
    assert why
    assert why["y"] >= board["y"] + board["height"], "it lies on the table"
    page.locator("[data-why] button").click()
    expect(page.locator("[data-why]")).to_have_count(0)
    page.locator("[data-order=order-sleep]").click()
    expect(page.locator("[data-ordered]")).to_be_visible()
    expect(page.locator(".choices")).to_have_count(0)
    assert stage.room.orders[0].words == (("sleep",),)
    page.locator("[data-ordered] button").click()
    expect(page.locator(".choices")).to_be_visible()
    assert not stage.room.orders
    stage.show(page)
    expect(page.locator("[data-order=order-sleep]")).to_be_visible()
    expect(page.locator("[data-why]")).to_have_count(0)


def _offered(view: SeatView) -> bool:
    return view["step"] == "offer" and view["decision"] is not None


def test_offers_are_declined_by_people_and_value(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("abyss", 4, 1)
    assert stage.until(_offered)
    stage.show(page)
    page.locator("[data-orders]").click()
    axe(page)
    _tick(page, 1, 6)
    _tick(page, 6, 3)
    words = [("decline", "all", 5), ("decline", "squid", 2)]
    assert list(stage.room.orders[0].words) == words
    _tick(page, 1, 1)
    assert list(stage.room.orders[0].words) == words[1:]
    page.keyboard.press("Escape")
    expect(page.locator("[data-orders] b")).to_have_text("1")


def test_allies_are_bought_ahead(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("abyss", 4, 1)
    assert stage.until(_offered)
    stage.show(page)
    page.locator("[data-orders]").click()
    page.locator("[data-buy-people]").select_option("crab")
    page.locator("[data-buy-value]").select_option("4")
    page.locator("[data-buy-price]").select_option("2")
    page.locator("[data-buy-add]").click()
    expect(page.get_by_text("Les crabes à partir de 4, jusqu’à 2 Perles")).to_be_visible()
    assert list(stage.room.orders[0].words) == [("buy_if", "crab", 4, 2)]
    axe(page)
    _tick(page, 1, 3)
    assert list(stage.room.orders[0].words) == [("buy_if", "crab", 4, 2), ("decline", "all", 2)]
    page.get_by_role("button", name=re.compile("Retirer.: Les crabes")).click()
    expect(page.locator("[data-buy-add]")).to_be_enabled()
    assert list(stage.room.orders[0].words) == [("decline", "all", 2)]


@pytest.mark.parametrize("box", ["castle-coach", "cultists", "werewolf"])
def test_over_days_one_says_what_one_does_if_it_comes_to_it(new_page: NewPage, box: str) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage(box, 6, 2)
    stage.room.clock = ClockSettings(mode="days")
    stage.show(page)
    page.locator("[data-ahead]").click()
    about, which = page.locator("[data-ahead-about]"), page.locator("[data-ahead-which]")
    axe(page)
    found: list[tuple[str | int, ...]] = []
    for n in range(about.locator("option").count()):
        about.select_option(str(n))
        which.select_option("0")
        text = which.locator("option").first.text_content()
        page.locator("[data-ahead-add]").click()
        expect(page.locator("dialog[open] li")).to_have_count(n + 1)
        expect(page.locator("dialog[open] li").last).to_contain_text(str(text))
        assert not re.search(r"\{|\?\?|undefined|-if|_", str(text))
        found = list(stage.room.orders[0].words)
        assert len(found) == n + 1
    assert found
    page.locator("dialog[open] li button").first.click()
    expect(page.locator("dialog[open] li")).to_have_count(len(found) - 1)
    left = [] if len(found) == 1 else list(stage.room.orders[0].words)
    assert left == found[1:]


def _tick(page: Page, row: int, value: int) -> None:
    box = page.locator(f".peoples fieldset:nth-child({row}) label:nth-child({value})")
    box.click()
    expect(box).to_have_class(re.compile(r"\bchosen\b"))
