"""Everybody can use it: axe on every screen, the keyboard alone, small and huge windows."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.play import ANSWER, DECLARE, play_now, until_the_end
from tests.web.stage import Stage
from tests.web.test_words import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


WHOLE = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
AT_REST = """(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    do {
        await frame();
        await frame();
        await Promise.allSettled(document.getAnimations().map((one) => one.finished));
    } while (document.getAnimations().some((one) => one.playState === 'running'));
})()"""
"""Colours have stopped changing: a tab that was just pressed is lit a frame later, or many on a
busy machine, and half lit its words can be hard to read. What inherits a colour that changes begins
to change when that one has ended."""


def axe(page: Page) -> None:
    """Everything in the light the page has; in the other one what hangs on light: contrast."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make web")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    assert _violations(page, {"type": "tag", "values": WHOLE}) == []
    dark = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    page.emulate_media(color_scheme="light" if dark else "dark")
    assert _violations(page, {"type": "rule", "values": ["color-contrast"]}) == []
    page.emulate_media(color_scheme="dark" if dark else "light")


def _violations(page: Page, rules: dict[str, Any]) -> list[str]:
    page.evaluate(AT_REST)
    found: dict[str, Any] = page.evaluate(
        "only => axe.run(document, {resultTypes: ['violations'], runOnly: only})", rules
    )
    return [
        f"{one['id']} ({one['impact']}): {[node['html'][:120] for node in one['nodes'][:3]]}"
        for one in found["violations"]
        if one["id"] != "skip-link"  # a page's address is a hash: its link skips nothing
    ]


def _nothing_sticks_out(page: Page) -> None:
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_every_screen(new_page: NewPage, size: dict[str, int]) -> None:
    page = new_page(color_scheme="light" if size == DESKTOP else "dark", viewport=size)
    page.goto("/")
    expect(page.locator("[data-play]")).to_have_count(5)
    axe(page)
    page.get_by_role("button", name="Réglages").first.click()
    axe(page)
    page.keyboard.press("Escape")
    page.goto("/#/learn/abyss")
    expect(page.locator("[data-learn]")).to_be_visible()
    axe(page)
    page.goto("/#/rules/werewolf")
    expect(page.locator("#WER-001")).to_be_visible()
    expect(page.locator("[data-story] h3").first).to_be_in_viewport()
    axe(page)
    page.goto("/")
    page.locator("[data-create='castle-coach']").click()
    expect(page.locator("[data-start]")).to_be_visible()
    axe(page)
    _nothing_sticks_out(page)
    play_now(page, "werewolf")
    expect(page.locator("[data-choice]").first).to_be_visible()
    axe(page)
    for tab in ("Carnet", "Parler"):
        page.get_by_role("tab", name=tab).click()
        axe(page)
    _nothing_sticks_out(page)
    if size == PHONE:
        page.get_by_role("tab", name="Table").click()
    until_the_end(page)
    axe(page)
    page.locator("[data-insight]").click()
    expect(page.locator(".insight")).to_be_visible(timeout=60_000)
    marks = page.locator(".insight .up span").all_inner_texts()
    assert [mark.split()[0] for mark in marks] == ["100", "75", "50", "25", "0"]
    page.get_by_text("En chiffres").click()
    axe(page)
    _nothing_sticks_out(page)
    page.locator("[data-panel=knew]").click()
    expect(page.locator(".knew ol li").first).to_be_visible()
    axe(page)
    assert all(page.locator(".knew ol li .one").all_inner_texts()), "who knew it has a name"
    knew = page.locator(".knew ol li button").all_inner_texts()
    assert [line for line in knew if line.startswith(("Vous ", "Votre "))] == [], (
        "nobody is « vous »"
    )
    page.locator("[data-panel=comments]").click()
    page.locator("[data-comment]").fill("Le premier mensonge")
    page.get_by_role("button", name="Envoyer").click()
    expect(page.locator(".comments li")).to_contain_text("Le premier mensonge")
    axe(page)
    page.locator("[data-panel=log]").click()
    axe(page)
    play_now(page, "castle-devil")
    until_the_end(page, DECLARE)
    page.route("**/api/people/*/statistics", _rated)
    page.route("**/api/people/*/ratings", _course)
    page.goto("/#/me")
    expect(page.get_by_role("link", name="Revoir la partie")).to_have_count(2)
    told = page.locator("main ol li > div").first.bounding_box()
    assert told is not None
    assert told["width"] > size["width"] * 0.4, "who played is told in a line or two"
    castle = page.locator("section", has_text="Le Château du Diable")
    expect(castle.locator("[data-rating]")).to_contain_text("1560")
    expect(castle.locator("[data-rating]")).to_contain_text("provisoire, après 2 parties")
    expect(castle.locator("[data-rating] svg")).to_be_visible()
    for detail in page.get_by_text("En détail").all():
        detail.click()
    expect(castle.get_by_role("rowheader", name="Robots, niveau")).to_be_visible()
    axe(page)
    page.get_by_label("Montrer ma cote").uncheck()
    expect(page.locator("[data-rating]")).to_have_count(0)
    page.locator("[data-show-match=false]").first.click()
    expect(page.locator("[data-show-match=true]")).to_have_count(1)
    page.locator("[data-my-page]").click()
    expect(page.locator("[data-match]")).to_have_count(1)
    expect(page.locator("[data-show=matches]")).to_have_value("none")
    axe(page)
    _nothing_sticks_out(page)
    page.route("**/api/games/*/ladder*", leaders)
    page.goto("/#/ratings/castle")
    ranks = page.locator("[data-leader] .rank")
    expect(ranks).to_have_text(["1", "", "2", ""])  # bots and newcomers have none
    expect(page.locator("[data-leader].bot")).to_have_count(1)
    axe(page)
    _nothing_sticks_out(page)
    page.goto("/#/account")
    page.locator("[data-make]").wait_for()
    axe(page)
    _nothing_sticks_out(page)


@pytest.mark.parametrize("box", ["castle-devil", "abyss", "cultists"])
def test_every_board(new_page: NewPage, box: str) -> None:
    page = new_page(locale="en-GB", viewport=PHONE)
    stage = Stage(box, 4)
    assert stage.until(lambda view: view["decision"] is not None)
    stage.show(page)
    for summary in page.locator("main.board summary").all():
        summary.click()
    axe(page)
    while not stage.over:
        stage.step()
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    stage.show(page)
    axe(page)


def test_what_opens_for_a_moment(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, reveal=True)
    page.goto("/")
    lost = page.request.get("/nothing/here", headers={"Accept": "text/html"}).text()
    page.keyboard.press("?")
    expect(page.locator("[data-shortcuts]")).to_be_visible()
    axe(page)
    page.route(re.compile(r"/api/.*(confirm|stop/key)$"), lambda route: route.fulfill(json={}))
    for link in ("/t/NOPE1", "/#/reset", "/#/reset/key", "/#/confirm/key", "/#/stop/key"):
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        axe(page)
    page.goto("/")
    page.locator("[data-create='werewolf']").click()
    expect(page.locator("[data-start]")).to_be_visible()
    guest = new_page(viewport=PHONE, color_scheme="dark", locale="en-GB")
    guest.goto(page.url)
    expect(guest.get_by_role("button", name="Sit here").first).to_be_visible()
    axe(guest)
    page.get_by_role("button", name="Ajouter une personne sur cet appareil").click()
    page.get_by_label("Son nom").fill("Zoé")
    axe(page)
    page.get_by_role("button", name="S’asseoir").click()
    expect(page.locator(".seats .you")).to_have_count(2)
    page.get_by_role("button", name="Compléter avec des robots").click()
    page.locator("[data-start]").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    axe(page)
    curtain.get_by_role("button", name="Je suis").click()
    expect(page.locator("[data-dealt]")).to_be_visible()
    axe(page)
    page.locator("[data-seen]").click()
    for opens in ("[data-out]", "[data-host]"):
        page.locator(opens).click()
        expect(page.locator("dialog[open]")).to_be_visible()
        axe(page)
        page.keyboard.press("Escape")
    page.set_content(lost)
    axe(page)


def test_what_is_put_together_to_be_said(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("werewolf", 5, 3)
    assert stage.until(lambda view: view["step"] == "talk" and view["decision"] is not None)
    stage.claim(1, "started", "witch")
    stage.claim(2, "started", "witch")
    stage.show(page)
    page.get_by_role("tab", name="Parler").click()
    page.locator("[data-story]").click()
    axe(page)
    page.locator("[data-correct]").first.click()
    axe(page)


def leaders(route: Route) -> None:
    """Two people whose ratings are known well, a bot between them, and somebody new."""
    known = [("p_1", "Ada", 1700, 20), ("bot:adept", "adept", 1600, 20)]
    known += [("p_2", "Comtesse de Nulle-Part-ici", 1500, 20), ("p_3", "Bob", 1800, 2)]
    rows = [
        {"player": player, "name": name, "bot": player.startswith("bot:"), "rating": rating}
        | {"provisional": played < 10, "played": played, "won": 1, "face": "", "you": False}
        for player, name, rating, played in known
    ]
    scope = {"game": "castle", "seats": None, "season": None, "sizes": [5], "seasons": ["2026-4"]}
    route.fulfill(json=scope | {"rows": rows})


def _rated(route: Route) -> None:
    """A match against bots counts for nothing: a rating comes from elsewhere."""
    statistics = route.fetch().json()
    statistics["ratings"] = {"castle": {"rating": 1560, "provisional": True, "played": 2}}
    route.fulfill(json=statistics)


def _course(route: Route) -> None:
    points = [{"at": 1_760_000_000_000, "rating": 1530}, {"at": 1_761_000_000_000, "rating": 1560}]
    route.fulfill(json={"player": "p_me", "games": [{"game": "castle", "points": points}]})


@pytest.mark.parametrize("width", [360, 2560])
def test_narrow_and_wide(new_page: NewPage, width: int) -> None:
    page = new_page(viewport={"width": width, "height": 780})
    page.goto("/")
    expect(page.locator("[data-play]").first).to_be_visible()
    _nothing_sticks_out(page)
    play_now(page, "abyss")
    _nothing_sticks_out(page)
    page.goto("/#/rules/abyss")
    expect(page.locator("#ABY-001")).to_be_visible()
    _nothing_sticks_out(page)


def test_a_choice_by_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("castle-devil", 5)
    assert stage.until(lambda view: view["step"] == "turn" and view["decision"] is not None)
    stage.show(page)
    confirm, back = page.locator(".confirm"), page.get_by_role("button", name="Retour", exact=True)
    announce = page.locator(".ask button", has_text="Annoncer")
    page.keyboard.press(announce.first.locator("kbd").inner_text())
    while not confirm.is_visible():  # a verb: what it is done to comes next
        expect(confirm.or_(back).first).to_be_visible()
        page.keyboard.press("1")
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert stage.chosen == [], "what is withdrawn was never done"
    while not announce.is_visible():
        page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(back).to_be_visible()
    page.keyboard.press("1")
    for _ in range(100):
        if not stage.chosen:
            page.evaluate("new Promise(requestAnimationFrame)")
    assert len(stage.chosen) == 1


def test_the_rules_can_be_searched(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/rules/abyss")
    expect(page.locator("#ABY-001")).to_be_visible()
    page.get_by_role("searchbox").fill("aby-040")
    expect(page.get_by_text("1 règle", exact=True)).to_be_visible()
    expect(page.locator("#ABY-001")).to_have_count(0)


def test_a_refusal_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "abyss")
    dear = page.locator(".lord.dim").first  # a Lord whom I cannot pay
    page.evaluate(
        ANSWER.replace("=> {", "=> { if (document.querySelector('.lord.dim')) return;", 1)
    )
    expect(dear).to_be_visible(timeout=60_000)
    dear.click()
    link = page.locator(".refusal").get_by_role("link", name="Règle ABY-")
    number = (link.get_attribute("href") or "").rpartition("/")[2]
    with page.expect_popup() as opened:
        link.click()
    expect(opened.value.locator(f"#{number}.sought")).to_be_in_viewport()


def test_the_rules_are_in_the_readers_language(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/rules/castle")
    expect(page.locator("#CAS-001")).to_contain_text("trois Clés")
    expect(page.get_by_text("n’est pas encore traduit")).to_have_count(0)
    page.get_by_role("searchbox").fill("duel cles")  # as one types: no accents, any order
    expect(page.locator("#CAS-001")).to_have_count(0)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator("#CAS-001")).to_contain_text("three Keys")


def test_language_and_light_are_remembered(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("heading", name="Who can you trust?")).to_be_visible()
    page.get_by_role("button", name="Darken the room").click()
    page.reload()
    expect(page.get_by_role("heading", name="Who can you trust?")).to_be_visible()
    assert page.locator("html").get_attribute("data-theme") == "dark"
    assert page.locator("html").get_attribute("lang") == "en"
