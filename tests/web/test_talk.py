"""People who type at a table of bots: what they mean is understood, shown, and counts."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect
from tests.server.houses import Worker
from tests.web.conftest import NewPage
from tests.web.laid import lay_out

BOTS = ["Basile", "Cléo", "Denis", "Edmée"]
DAY = """
players: seer werewolf villager robber troublemaker
centre: villager werewolf drunk
begin: day
night: 0 look 1, 1 peek 0, 3 rob 2, 4 exchange 2 3
"""
"""The morning after a night in which the person on the first seat, the Seer, saw a wolf. Novices vote
for her if she is silent, and for the wolf if she tells what she saw."""


def at_dawn(page: Page, site: Worker, code: str) -> None:
    """Sit down at a table of Werewolf by day, as the Seer."""
    page.goto("/")
    person = page.request.post("/api/me", data={"name": "Hélène"}).json()["id"]
    lay_out(site.database, code, "werewolf", DAY, person, BOTS, "novice")
    page.goto(f"/t/{code}")


def type_in(page: Page, text: str) -> None:
    page.locator("#tab-chat").click()
    box = page.locator(".chat form input")
    box.fill(text)
    box.press("Enter")


def understood(page: Page) -> Locator:
    return page.locator("[data-understood]")


def claimed(page: Page) -> Locator:
    return page.locator("[data-claimed]")


def test_a_person_wins_werewolf_by_typing(new_page: NewPage, site: Worker) -> None:
    page = new_page()
    at_dawn(page, site, "TYPED")
    type_in(page, "jsuis voyante et Basile est loup")
    expect(understood(page)).to_contain_text("J’étais la Voyante")
    expect(understood(page)).to_contain_text("Je soupçonne Basile")
    understood(page).locator("[data-confirm]").click()
    expect(claimed(page)).to_have_count(2)
    type_in(page, "j'ai regardé la carte de basile cette nuit : loup-garou !")
    # It is sure, and counts by itself.
    expect(claimed(page)).to_have_count(3)
    expect(claimed(page).last).to_contain_text("J’ai vu la carte de Basile : Loup-Garou")
    expect(understood(page)).to_have_count(0)
    page.locator("[data-choice='[\"ready\"]']").click()
    page.locator("[data-choice='[\"vote\",1]']").first.click()
    expect(page.locator(".end")).to_contain_text("Vous avez gagné", timeout=60_000)
    expect(page.locator(".end")).to_contain_text("le village l’emporte")
