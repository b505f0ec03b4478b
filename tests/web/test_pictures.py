"""Pictures in the browser: chosen faces, my card at the start, plain cards, nothing moves."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.play import play_now
from tests.web.stage import Stage, just_before

WIDTHS = """() => [...document.querySelectorAll(
    '.dock .card:not(.place .card), .dock .ally, .dock .stack, .dock .face')]
    .map((one) => one.getBoundingClientRect().width)"""
HEIGHTS = """() => [...document.querySelectorAll('.dock .card .picture')]
    .map((one) => one.getBoundingClientRect().height)"""
COVERED = """() => {
    const foot = document.querySelector('.beat .btn').getBoundingClientRect().top;
    return [...document.querySelectorAll('.beat .cards li')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > foot)
        .length;
}"""
PLACES = """() => [...document.querySelectorAll('[data-place], .avatar, .ask, .dock')]
    .map((one) => { const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' '); })"""
SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((e) => e.value)))
        .observe({ type: 'layout-shift' });
}"""
FLOWN = """() => {
    window.flown = [];
    const seen = (one) => one.matches('.token') || one.querySelector('img') !== null;
    new MutationObserver((changes) => window.flown.push(...changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .filter((one) => one.classList?.contains('flight')).map(seen)
    )).observe(document.body, { childList: true, subtree: true });
}"""
LORDS = """() => [...document.querySelectorAll('.lord')].map((lord) => {
    const picture = lord.querySelector('.picture');
    const { bottom, width, height } = picture.getBoundingClientRect();
    const whole = getComputedStyle(picture).objectFit === 'contain';
    const covered = [...lord.querySelectorAll('.name, .power')]
        .some((one) => one.getBoundingClientRect().top < bottom - 1);
    return [whole || height / width >= 1.2, covered];
})"""


def _table(page: Page) -> dict[str, Any]:
    code = page.url.rpartition("/")[2]
    found: dict[str, Any] = page.request.get(f"/api/tables/{code}").json()
    return found


def _settings(page: Page) -> None:
    page.get_by_role("button", name="Réglages").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_face_is_chosen_and_seen_by_the_others(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    host.goto("/")
    host.locator("[data-create='werewolf']").click()
    expect(host.locator("[data-start]")).to_be_visible()
    drawn = _table(host)["seats"][0]["face"]
    assert drawn, "everybody has a face"
    guest.goto(host.url)
    mine = guest.locator(".seats > li").first.locator(".avatar img")
    expect(mine).to_be_visible()
    before = mine.get_attribute("src")

    _settings(host)
    picked = host.get_by_role("button", name="Visage 3", exact=True)
    picked.click()
    expect(host.get_by_text("Visage enregistré.")).to_be_visible()
    expect(picked).to_have_attribute("aria-pressed", "true")
    host.keyboard.press("Escape")
    expect(mine).not_to_have_attribute("src", before or "")
    chosen = _table(host)["seats"][0]["face"]
    assert chosen != drawn
    # The same picture wherever I am shown.
    seat = host.locator(".seats > li.you .avatar img")
    expect(host.locator("header .avatar img")).to_have_attribute(
        "src", seat.get_attribute("src") or ""
    )


@pytest.mark.parametrize("box", ["werewolf", "castle-devil", "cultists"])
def test_a_match_begins_with_my_card(new_page: NewPage, box: str) -> None:
    page = new_page(reveal=True, viewport=PHONE)
    play_now(page, box)
    shown = page.locator("[data-dealt]")
    expect(shown.locator("img.picture").first).to_be_visible()
    expect(shown.get_by_text("Ce que veut votre camp")).to_be_visible()
    box_of_it = shown.bounding_box()
    assert box_of_it is not None
    assert box_of_it["x"] >= 0
    assert box_of_it["x"] + box_of_it["width"] <= PHONE["width"]
    assert shown.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    page.locator("[data-seen]").click()
    expect(shown).to_have_count(0)
    page.reload()
    expect(page.locator(".ask")).to_be_visible()
    expect(shown).to_have_count(0)


def test_plain_cards_have_signs_and_no_pictures(new_page: NewPage) -> None:
    page = new_page()
    Stage("castle-coach", 5).show(page)
    expect(page.locator(".dock .picture").first).to_be_visible()
    page.get_by_role("button", name="Réglages").first.click()
    page.get_by_label("Cartes simples : des pictogrammes au lieu des images").check()
    page.keyboard.press("Escape")
    expect(page.locator(".table .picture, .table .thumb")).to_have_count(0)
    expect(page.locator(".dock .card .sign svg").first).to_be_visible()
    for other in ("werewolf", "abyss", "cultists"):
        Stage(other, 4).show(page)
        expect(page.locator(".table .picture, .table .thumb")).to_have_count(0)


def test_nothing_moves_when_the_art_arrives(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, service_workers="block")
    held: list[Route] = []
    stage = Stage("castle-devil", 5)
    stage.show(page)  # so that all but the faces is known to the browser
    page.route("**/assets/faces-*.js", lambda route: held.append(route))
    page.reload()
    expect(page.locator(".dock .card").first).to_be_visible()
    page.evaluate("document.fonts.ready")
    expect(page.locator(".avatar img")).to_have_count(0)
    before = page.evaluate(PLACES)
    page.evaluate(SHIFTS)
    assert held, "the faces come on their own"
    for route in held:
        route.continue_()
    expect(page.locator(".avatar img").first).to_be_visible()
    assert page.evaluate(PLACES) == before
    assert page.evaluate("window.shifts") == []


@pytest.mark.parametrize("box", ["werewolf", "castle-devil", "castle-coach", "abyss", "cultists"])
def test_a_card_in_hand_is_wide_enough_on_a_phone(new_page: NewPage, box: str) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    stage = Stage(box, 4)
    if box == "abyss":
        assert stage.until(lambda view: view["board"]["players"][0]["hand"] >= 3)
    stage.show(page)
    widths = page.evaluate(WIDTHS)
    assert widths
    assert min(widths) >= 64, widths
    if box.startswith("castle"):  # under names of three lines too
        assert min(page.evaluate(HEIGHTS)) >= 58
    if box == "abyss":  # and the Court is seen without a push
        expect(page.locator("[data-lord]").first).to_be_in_viewport(ratio=0.2)


def test_all_masks_that_fall_are_in_sight_on_a_phone(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True, pace="step")
    stage = just_before("cultists", 8, 4, "all_shown")
    stage.show(page)
    stage.go_on()
    page.locator("[data-step], [data-next]").first.click()
    expect(page.locator("[data-moment='beat-masks'] .cards img")).to_have_count(8)
    assert page.evaluate(COVERED) == 0


@pytest.mark.parametrize("box", ["castle-devil", "abyss"])
def test_a_card_that_flies_is_seen_as_it_is(new_page: NewPage, box: str) -> None:
    page = new_page(reduced_motion="no-preference")
    stage = Stage(box, 4)
    stage.show(page)
    page.evaluate(FLOWN)
    for _ in range(40):
        stage.go_on()
    page.wait_for_function("window.flown.length > 0")
    assert all(page.evaluate("window.flown"))


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_a_lord_holds_is_not_cropped_away(new_page: NewPage, size: str) -> None:
    page = new_page(**({"viewport": PHONE} if size == "phone" else {}))
    stage = Stage("abyss", 4)
    assert stage.until(lambda view: len(view["board"]["court"]) >= 3)
    stage.show(page)
    page.locator(".lord .picture").first.wait_for()
    for shown, covered in page.evaluate(LORDS):
        assert shown, "little is lost of a picture that is 1.4 times as high as wide"
        assert not covered


def test_nothing_is_explained_that_came_under_a_resting_pointer(new_page: NewPage) -> None:
    page = new_page()
    Stage("castle-devil", 5).show(page)
    page.clock.install()
    card = page.locator("[data-place='unused']").bounding_box()
    assert card is not None
    _settings(page)
    page.mouse.move(card["x"] + 10, card["y"] + 10)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.clock.run_for(2000)
    expect(page.locator(".bubble:popover-open")).to_have_count(0)
    page.mouse.move(card["x"] + 14, card["y"] + 14)
    page.clock.run_for(2000)
    expect(page.locator(".bubble:popover-open")).to_have_count(1)
