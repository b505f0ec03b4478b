"""Whole matches in a real browser, from the shelf to the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.play import ANSWER, GRAB, play_now, play_on, rest, until_the_end

BOXES = ["werewolf", "castle-devil", "castle-coach", "abyss", "cultists"]
OPEN = {
    "werewolf": ".replay .ring .face.front",
    "castle-devil": ".replay .board .said",
    "castle-coach": ".replay .board .said",
    "abyss": "[data-opened]",
    "cultists": "[data-hand]",
}
"""What each player shows where all cards are open."""
YOU = re.compile(r"\b([Vv]ous|[Vv]otre|[Vv]os)\b")


@pytest.mark.parametrize("box", BOXES)
def test_a_match_from_the_shelf_to_the_end(new_page: NewPage, box: str) -> None:
    page = new_page(service_workers="allow")  # as people have it
    if box.startswith("castle"):
        _open_a_short_ride(page, box)
    elif box == "abyss":
        _open(page, box, 2)
        _begin(page)
    else:
        play_now(page, box)
    until_the_end(page, GRAB if box == "abyss" else ANSWER)
    page.locator("[data-verify]").click()
    expect(page.locator("[data-luck=held]")).to_have_text("Tout concorde.")
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Revoir la partie").click()
    slider = page.get_by_role("slider", name="Moment de la partie")
    expect(slider).to_be_visible()
    # A hand that presses anything may announce at once: two or three moments make a match.
    last = int(slider.get_attribute("max") or 0)
    assert last > 0
    slider.fill(str(last // 2))
    expect(page.get_by_text(f"{last // 2 + 1} / {last + 1}", exact=True)).to_be_visible()
    eyes = page.get_by_label("Vu par")
    eyes.select_option("open")
    expect(page).to_have_url(re.compile("eyes=open"))  # it has come
    if box == "abyss":  # somebody holds something, where nobody has paid yet
        slider.fill(str(last // 4))
    expect(page.locator(OPEN[box]).first).to_be_attached()
    expect(page.locator(".replay .face.back")).to_have_count(0)
    if box != "abyss":
        seats = eyes.locator("option").count() - 2
        assert page.locator(OPEN[box]).count() >= seats
    told: list[str] = page.locator(".log [data-item=event]").all_inner_texts()
    assert [line for line in told if YOU.search(line)] == []
    eyes.select_option("spectator")
    expect(page.locator(".log li").first).to_be_visible()
    page.locator("[data-play-on]").click()
    expect(page.locator(".ask")).to_be_visible()
    expect(page.locator(".log li").first).to_be_visible()


def _open_a_short_ride(page: Page, box: str) -> None:
    """By way of the lobby: a table of four whose coach arrives after a few rounds."""
    _open(page, box, 4)
    page.get_by_label("Tours de table avant l’arrivée").fill("5")
    page.get_by_label("Tours de table avant l’arrivée").blur()
    _begin(page)


def _open(page: Page, box: str, seats: int) -> None:
    page.goto("/")
    page.locator(f"[data-create='{box}']").click()
    page.get_by_label("Nombre de places").select_option(str(seats))


def _begin(page: Page) -> None:
    page.get_by_role("button", name="Compléter avec des robots").click()
    expect(page.get_by_text("Tout le monde est là.")).to_be_visible()
    page.locator("[data-start]").click()
    expect(page.locator(".ask")).to_be_visible()


def test_a_match_in_english_on_a_phone(new_page: NewPage) -> None:
    page = new_page(locale="en-GB", viewport=PHONE, is_mobile=True, has_touch=True)
    play_now(page, "werewolf")
    until_the_end(page)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_rematch_has_the_same_people(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "werewolf")
    until_the_end(page)
    names = page.locator(".end li strong").all_inner_texts()
    before = page.url
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".ask")).to_be_visible()  # alone among bots it starts at once
    page.get_by_role("tab", name="Carnet").click()
    others = page.locator(".notes .row strong").all_inner_texts()
    assert len(others) == len(names) - 1
    assert set(others) < set(names)


def test_a_reload_keeps_seat_and_view(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "abyss")
    sentence = page.locator(".sentence")
    expect(page.locator("[data-choice]").first).to_be_visible()
    asked = sentence.inner_text()
    page.reload()
    expect(sentence).to_have_text(asked)
    lines = page.locator(".log li").count()
    play_on(page)
    expect(page.locator(".log li").nth(lines + 2)).to_be_attached()


def test_a_dropped_connection_comes_back_by_itself(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "cultists")
    play_on(page)
    expect(page.locator(".log li").nth(6)).to_be_visible()
    rest(page)
    page.context.set_offline(True)
    expect(page.get_by_text("On se reconnecte…")).to_be_visible(timeout=30_000)
    page.context.set_offline(False)
    expect(page.get_by_text("On se reconnecte…")).to_be_hidden(timeout=30_000)
    lines = page.locator(".log li").count()
    play_on(page)
    expect(page.locator(".log li").nth(lines + 5)).to_be_attached()


def test_a_line_of_the_log_leads_to_its_moment(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "abyss")
    expect(page.locator("[data-choice]").first).to_be_visible()
    lines = page.locator(".log li button")
    play_on(page)
    expect(lines.nth(30)).to_be_attached()
    rest(page)
    expect(page.locator("[data-choice]").first).to_be_visible()
    # Bots may have played before the page came: it can go back to what it has seen itself.
    lines.nth(lines.count() - 4).click()
    expect(page.get_by_text("Vous revoyez un moment passé")).to_be_visible()
    expect(page.locator("[data-choice]")).to_have_count(0)
    page.get_by_role("button", name="Revenir au présent").click()
    expect(page.locator("[data-choice]").first).to_be_visible()
    # What this page has not seen itself it cannot show again; the line still says whom it is about.
    page.reload()
    page.locator(".log li button").filter(has=page.locator("strong")).first.click()
    expect(page.locator(".flash").first).to_be_visible()


def test_who_comes_back_is_told_what_happened(new_page: NewPage) -> None:
    page = new_page()
    play_now(page, "abyss")
    play_on(page)
    expect(page.locator(".log li").nth(8)).to_be_attached()
    rest(page)
    expect(page.locator("[data-choice]").first).to_be_visible()
    # From another page: the table still hears of the last answer, and notes what it has seen.
    table = page.url
    page.goto("/")
    page.evaluate(
        "for (const key of Object.keys(localStorage))"
        " if (key.startsWith('cabale.seen.')) localStorage[key] = 1"
    )
    page.goto(table)
    missed = page.get_by_role("dialog", name="Pendant votre absence")
    expect(missed.locator("li").nth(4)).to_be_attached()
    missed.get_by_role("button", name="Revenir à la table").click()
    expect(missed).to_be_hidden()


@pytest.mark.parametrize(
    ("box", "own", "other"),
    [
        ("castle-devil", "Bag of Secrets", "Secret Bag"),
        ("castle-coach", "Secret Bag", "Bag of Secrets"),
    ],
)
def test_an_edition_is_told_in_its_own_words(
    new_page: NewPage, box: str, own: str, other: str
) -> None:
    page = new_page(locale="en-GB")
    play_now(page, box)
    page.locator("[data-stem=have]").click()
    expect(page.get_by_text(own).first).to_be_attached()
    expect(page.get_by_text(other)).to_have_count(0)


def test_matches_so_far_are_called_by_their_boxes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.request.post("/api/me", data={"name": "Ada"})
    ended = {"ended": 86_400_000, "reason": "time", "seats": [], "your_seats": [0]}
    played = [
        ("coach", "Montée mortelle vers le Manoir du Malin"),
        ("devil", "Le Château du Diable"),
        (None, "Le Château du Diable"),  # from before it was kept
    ]
    results = [
        {"table": f"t{n}", "game": "castle", "edition": edition, **ended}
        for n, (edition, _) in enumerate(played)
    ]
    page.route("**/api/history", lambda route: route.fulfill(json={"results": results}))
    known = "{...JSON.parse(localStorage['cabale.prefs']), known: true}"
    page.evaluate(f"localStorage['cabale.prefs'] = JSON.stringify({known})")
    page.reload()
    page.goto("/#/me")
    expect(page.locator("main ol h3")).to_have_text([name for _, name in played])
