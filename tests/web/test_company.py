"""People to play with, as they meet in the browser: queue, friends, circles, pages, and watch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.play import play_on, rest
from tests.web.test_access import axe


def name(page: Page, called: str) -> None:
    page.goto("/")
    page.request.post("/api/me", data={"name": called})
    known = (
        "localStorage['cabale.prefs'] = JSON.stringify({...JSON.parse(localStorage['cabale.prefs'])"
    )
    page.evaluate(f"name => {{ {known}, name, known: true}}) }}", called)
    page.reload()


def test_two_people_find_each_other(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page(viewport=PHONE, locale="en-GB")
    ada.goto("/")
    ada.locator("[data-quick]").click()
    ada.locator("[data-quick-game]").select_option("abyss")
    ada.locator("[data-quick-seats]").select_option("2")
    ada.locator("[data-quick-language]").select_option("any")
    axe(ada)
    ada.locator("[data-quick-go]").click()
    expect(ada.locator("[data-waiting]")).to_contain_text("Personne d’autre")
    axe(ada)
    ada.locator("[data-quick-leave]").click()
    ada.locator("[data-quick-go]").click()
    expect(ada.locator("[data-waiting]")).to_be_visible()
    ada.reload()
    expect(ada.locator("[data-waiting]")).to_be_visible()
    bob.goto("/#/quick/abyss")
    bob.locator("[data-quick-seats]").select_option("2")
    bob.locator("[data-quick-go]").click()
    for page in (ada, bob):
        page.wait_for_url(re.compile(r"/t/[A-Z]{5}$"))
        expect(page.locator("[data-game=abyss]").first).to_be_visible()
    assert ada.url == bob.url


def test_friends_and_a_circle(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page(viewport=PHONE)
    name(ada, "Ada")
    name(bob, "Bob")
    ada.goto("/#/friends")
    code = ada.locator("[data-code]").get_attribute("data-code")
    bob.goto(f"/#/friends/{code}")
    bob.get_by_role("button", name="Demander").click()
    expect(bob.locator("[data-person=Ada]")).to_be_visible()
    axe(bob)
    ada.reload()
    ada.locator("[data-accept]").click()
    expect(ada.locator("[data-person=Bob]")).to_contain_text("en ligne")
    axe(ada)
    # A circle, to which the friend is asked.
    ada.locator("[data-circle-name]").fill("Les Mardis")
    ada.get_by_role("button", name="Fonder un cercle").click()
    expect(ada.get_by_role("heading", level=1)).to_have_text("Les Mardis")
    axe(ada)
    opens = ada.locator("[data-code]").get_attribute("data-code")
    ada.locator("[data-person=Bob] [data-invite-friend]").click()
    expect(ada.locator("[data-person=Bob]")).to_contain_text("Invitation envoyée")
    bob.goto("/")
    expect(bob.locator("[data-invite]")).to_contain_text("Les Mardis")
    bob.locator("[data-invite] a").click()
    bob.wait_for_url(f"**/#/circle/{opens}")
    axe(bob)
    bob.locator("[data-join]").click()
    expect(bob.locator("[data-person=Ada]")).to_contain_text("responsable")
    axe(bob)
    # A table of the circle, to which the friend is asked.
    ada.locator("[data-open]").click()
    ada.wait_for_url(re.compile(r"/t/[A-Z]{5}$"))
    ada.locator("[data-person=Bob] [data-invite-friend]").click()
    expect(ada.locator("[data-person=Bob]")).to_contain_text("Invitation envoyée")
    axe(ada)
    bob.goto("/")
    bob.locator("[data-invite] a").click()
    bob.wait_for_url(ada.url)
    expect(bob.get_by_role("button", name="Exclure")).to_have_count(0)


def test_a_page_shows_a_name_and_a_face_and_what_its_owner_chose(new_page: NewPage) -> None:
    ada, bob = new_page(), new_page(viewport=PHONE, locale="en-GB")
    name(ada, "Ada")
    name(bob, "Bob")
    table = ada.request.post("/api/tables", data={"game": "abyss", "seats": 2}).json()
    bob.goto(table["link"])
    with bob.expect_popup() as opened:
        bob.get_by_role("link", name="Ada").click()
    page = opened.value
    expect(page.locator("[data-name]")).to_have_text("Ada")
    expect(page.locator("main")).to_contain_text("Nothing else is shown here")
    expect(page.locator("[data-languages], [data-show]")).to_have_count(0)
    axe(page)
    ada.goto("/#/me")
    ada.locator("[data-my-page]").click()
    ada.locator("[data-add-language]").select_option("oc")
    ada.locator("[data-show=tongues]").select_option("all")
    ada.locator("[data-save-profile]").click()
    expect(ada.locator("[data-languages]")).to_contain_text("occitan")
    axe(ada)
    page.reload()
    expect(page.locator("[data-languages]")).to_contain_text("Occitan")
    ada.locator("[data-show=page]").select_option("friends")
    ada.locator("[data-save-profile]").click()
    expect(ada.locator("main header")).to_contain_text("Visible de vos amis")
    page.reload()
    expect(page.locator("h1")).to_have_text("There is nobody here")


def test_a_match_is_watched_some_moves_behind(new_page: NewPage) -> None:
    ada, eve = new_page(), new_page(viewport=PHONE, locale="en-GB")
    name(ada, "Ada")
    name(eve, "Eve")
    table = ada.request.post("/api/tables", data={"game": "abyss", "seats": 2, "listed": True})
    made = table.json()
    ada.goto(made["link"])
    ada.locator("[data-delay]").select_option("20")
    expect(ada.get_by_text("avec ce retard")).to_be_visible()
    axe(ada)
    ada.request.post(f"/api/tables/{made['id']}/bot", data={"level": "random"})
    ada.request.post(f"/api/tables/{made['id']}/start")
    expect(ada.locator("[data-choice]").first).to_be_visible()
    eve.goto("/")
    expect(eve.get_by_text("to watch, 20 moves later").first).to_be_visible()
    eve.goto(made["link"])
    expect(eve.locator("[data-not-yet]")).to_contain_text("after 20 moves")
    axe(eve)
    play_on(ada)
    expect(eve.locator("[data-not-yet]")).to_have_count(0, timeout=120_000)
    rest(ada)
    expect(eve.locator("main.board")).to_be_visible()
