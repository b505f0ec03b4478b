"""Puzzles in the browser: solved by a finger, explained on the board, and made of a replay."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from tests.server.houses import Worker
from tests.server.puzzles import PUZZLES, first, play_from
from tests.web.conftest import PHONE, NewPage
from tests.web.test_access import axe

from cabale.puzzles.puzzle import bundle


def _card(page: Page, seat: int) -> None:
    page.locator(f"[data-place='place:{seat}'] button.card").click()


def _lit(page: Page) -> list[str]:
    places = page.locator(".flash[data-place]")
    return sorted(str(one.get_attribute("data-place")) for one in places.all())


def test_a_puzzle_is_solved_by_a_finger_and_its_proof_is_walked_through(new_page: NewPage) -> None:
    one = next(
        p for p in PUZZLES if p["kind"] == "wolf" and all(f[0] == "said" for f in p["proof"])
    )
    wolf, me = one["answer"][1], one["seat"]
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    page.goto(f"/puzzles/werewolf/{one['id']}")
    expect(page.locator("[data-give]")).to_be_disabled()
    axe(page)
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0

    page.locator("[data-hint-next]").tap()
    expect(page.locator("[data-hint='1']")).to_be_visible()
    speaker = one["proof"][0][1]
    expect(page.locator(f".flash[data-place='place:{speaker}']")).to_have_count(1)
    page.locator("[data-log]").tap()
    expect(page.locator(".log [data-now]")).to_be_in_viewport()
    page.locator("[data-log]").tap()

    _card(page, next(seat for seat in range(one["seats"]) if seat not in (wolf, me)))
    page.locator("[data-give]").tap()
    expect(page.get_by_role("alert")).to_be_visible()
    _card(page, int(wolf))
    page.locator("[data-give]").tap()
    for step, fact in enumerate(one["proof"]):
        expect(page.locator(f"[data-step='{step}']")).to_be_visible()
        expect(page.locator(f".flash[data-place='place:{fact[1]}']")).to_have_count(1)
        assert f"place:{fact[1]}" in _lit(page)
        expect(page.locator(".log [data-now]")).to_have_count(1)
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-step-next]")).to_be_disabled()
    assert _lit(page) == []
    axe(page)

    # The rating is this device's own; the next puzzle is another one.
    page.locator("[data-next]").tap()
    expect(page.locator("[data-give]")).to_be_disabled()
    assert one["id"] not in page.url
    page.goto("/puzzles")
    expect(page.locator("[data-rating]")).to_contain_text("provisoire")
    axe(page)


def test_an_answer_that_no_act_gives_is_given_by_the_keyboard(new_page: NewPage) -> None:
    one = first("myself")
    page = new_page()
    page.goto(f"/puzzles/werewolf/{one['id']}")
    page.locator(f"[data-answer='{json.dumps(one['answer'], separators=(',', ':'))}']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-give]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-step='0']")).to_be_visible()
    axe(page)


def test_cultists_are_named_by_a_vote_and_two_by_their_places(new_page: NewPage) -> None:
    page = new_page()
    for kind in ("cultist", "either"):
        one = next(p for p in bundle("cultists") if p["kind"] == kind)
        page.goto(f"/puzzles/cultists/{one['id']}")
        expect(page.locator("[data-give]")).to_be_disabled()
        for seat in one["answer"][1:]:
            page.locator(f"[data-seat='{seat}'] button.head").click()
        page.locator("[data-give]").click()
        expect(page.locator("[data-step='0']")).to_be_visible()
        expect(page.locator(".log [data-now]")).to_have_count(1)


def test_a_lord_is_recruited_by_a_finger_and_the_plan_is_told(new_page: NewPage) -> None:
    one = next(p for p in bundle("abyss") if p["answer"][0] == "recruit" and p["kind"] == "win")
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    page.goto(f"/puzzles/abyss/{one['id']}")
    expect(page.locator("[data-give]")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    page.locator(f"[data-place='court'] [data-lord='{one['answer'][1]}']").tap()
    page.locator("[data-give]").tap()
    for step in range(len(one["proof"])):
        expect(page.locator(f"[data-step='{step}']")).to_be_visible()
        page.locator("[data-step-next]").tap()
    page.keyboard.press("ArrowLeft")
    points = one["certain"][-1][0][13]
    expect(page.locator(".certain")).to_contain_text(f"{points} PI")
    axe(page)


def test_the_puzzle_of_the_day_is_solved_without_a_network(new_page: NewPage) -> None:
    page = new_page(service_workers="allow")
    page.goto("/")
    page.locator("[data-puzzles]").click()
    today = page.locator("section[data-game='werewolf'] [data-today]")
    name = today.get_attribute("data-today")
    one = next(p for p in PUZZLES if p["id"] == name)
    expect(page.locator("[data-kept]")).to_be_visible(timeout=60_000)
    page.context.set_offline(True)
    page.reload()
    today.click()
    expect(page.locator("[data-give]")).to_be_disabled()
    page.locator("[data-hint-next]").click()
    expect(page.locator("[data-hint='1']")).to_be_visible()
    if one["kind"] == "wolf":
        _card(page, int(one["answer"][1]))
    else:
        answer = json.dumps(one["answer"], separators=(",", ":"))
        page.locator(f"[data-answer='{answer}']").click()
    page.locator("[data-give]").click()
    expect(page.locator("[data-step='0']")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator("[data-streak='1']")).to_be_visible()
    expect(page.locator("[data-rating]")).to_have_text("–")
    page.context.set_offline(False)
    page.reload()
    expect(page.locator("[data-rating]")).to_contain_text("provisoire")


def test_a_moment_of_a_replay_becomes_a_puzzle(new_page: NewPage, site: Worker) -> None:
    one, page = first("wolf"), new_page()
    page.goto("/")
    me = page.evaluate(
        """async () => (await (await fetch('/api/me', {method: 'POST', body: '{"name": "Ada"}',
            headers: {'Content-Type': 'application/json'}})).json()).id"""
    )
    page.goto(f"/replay/{play_from(site, one, me)}?seat={one['seat']}&at=0")
    page.locator("[data-make-puzzle]").click()
    expect(page.locator("[data-made]").first).to_be_visible(timeout=60_000)
    axe(page)
    page.locator("[data-made] a").first.click()
    expect(page.locator("[data-give]")).to_be_disabled()
    assert "/puzzles/werewolf/made-" in page.url
