"""Abyss as its players know it: payments that are changed, discards confirmed once, the count."""

from __future__ import annotations

import re
from random import choices
from string import ascii_uppercase

from playwright.sync_api import Page, expect
from tests.server.houses import Worker
from tests.web.conftest import PHONE, NewPage
from tests.web.laid import lay_out
from tests.web.stage import NAMES, Stage

PAYING = """
begin: plotting
lords: slaver |
hands: seahorse-5 seahorse-3 crab-2 squid-1 |
court: shepherd reaper keeper
pearls: 3 | 0
"""
CROWDED = """
begin: plotting
lords: | commander
hands: seahorse-5 seahorse-4 crab-2 crab-2 crab-4 squid-1 squid-3 |
council: shellfish-1
"""
LARGE = """
begin: plotting
hands: jellyfish-4 jellyfish-2 crab-5 crab-2 crab-2 crab-1 seahorse-5 seahorse-4 seahorse-3 \
shellfish-5 shellfish-3 squid-5 squid-4 squid-1 squid-1 |
"""
FREE = """slots => slots.map(slot => {
  slot.scrollIntoView({ inline: 'center' })
  const at = slot.getBoundingClientRect()
  const width = slot.firstElementChild.getBoundingClientRect().width
  return slot.contains(document.elementFromPoint(at.left + width / 2, at.top + at.height / 2))
})"""
"""Of each card, whether what is pressed in its middle is that card."""


def at_table(page: Page, site: Worker, scenario: str) -> None:
    code = "".join(choices(ascii_uppercase, k=5))  # a new one where a test is tried again
    page.goto("/")
    person = page.request.post("/api/me", data={"name": "Hélène"}).json()["id"]
    lay_out(site.database, code, "abyss", scenario, person, ["Basile"], "novice")
    page.goto(f"/t/{code}")


def test_a_payment_says_its_price_and_is_changed_by_a_tap(new_page: NewPage, site: Worker) -> None:
    page = new_page()
    at_table(page, site, PAYING)
    allies = page.locator(".hand")
    payment = page.locator("[data-part=payment]")
    expect(page.locator("[data-slot]")).to_have_count(3)
    page.locator("[data-lord=shepherd]").click()
    allies.get_by_role("button", name="Hippocampe 5").click()
    settle = page.locator(".ask .btn", has_text="Recruter (3 Perles)")
    expect(settle).to_be_visible()
    # A sale inside a payment goes back to the hand together with the payment.
    page.get_by_role("button", name="Esclavagiste").click()
    expect(page.get_by_role("button", name="Quel Allié vendez-vous")).to_be_visible()
    allies.get_by_role("button", name="Poulpe 1").click()
    expect(allies.get_by_role("button", name="Poulpe 1")).to_have_count(0)
    page.locator("[data-lord=reaper]").click()
    expect(payment).to_contain_text("0 / 7")
    expect(allies.get_by_role("button", name="Poulpe 1")).to_be_visible()
    for ally in ("Hippocampe 5", "Crabe 2"):
        allies.get_by_role("button", name=ally).click()
    page.locator(".ask .btn", has_text=re.compile(r"Recruter$")).click()
    expect(page.locator("[data-lord=reaper]")).to_have_count(0)


def test_no_ally_of_a_large_hand_is_hidden_by_another(new_page: NewPage, site: Worker) -> None:
    for page in (new_page(), new_page(viewport=PHONE, is_mobile=True, has_touch=True)):
        at_table(page, site, LARGE)
        slots = page.locator(".hand .slot")
        expect(slots).to_have_count(15)
        assert slots.evaluate_all(FREE) == [True] * 15


def test_discards_are_picked_and_confirmed_once(new_page: NewPage, site: Worker) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    at_table(page, site, CROWDED)
    allies = page.locator(".hand")
    page.locator("[data-place='council:shellfish']").tap()
    confirm = page.locator("[data-picked]")
    expect(confirm).to_be_disabled()
    allies.get_by_role("button", name="Crabe 2").first.tap()
    allies.get_by_role("button", name="Hippocampe 5").first.tap()
    expect(confirm).to_be_enabled()
    # Nothing is final by one tap: a picked Ally goes back.
    allies.locator(".chosen", has_text="5").tap()
    expect(confirm).to_be_disabled()
    allies.get_by_role("button", name="Poulpe 1").tap()
    expect(confirm).to_be_in_viewport(ratio=1)
    confirm.tap()
    left = allies.locator(".slot")
    expect(left).to_have_count(6)
    assert sorted(left.all_inner_texts()) == ["1", "2", "3", "4", "4", "5"]


def test_the_count_is_told(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference", pace="slow")
    stage = Stage("abyss", 4)
    stage.until(lambda _: False)
    stage.show(page)
    count = page.locator("[data-beat]")
    # It goes on by itself, and nothing gives away what is still to be told.
    expect(page.locator("[data-beat='2']")).to_be_visible()
    expect(page.locator(".end")).to_be_hidden()
    expect(page.locator(".influence").first).to_be_hidden()
    sums = page.locator(".log [data-event=scored]")
    expect(sums).to_have_count(4)
    expect(sums.first).to_be_hidden()
    seats = [name.split()[0] for name in count.locator("tbody th").all_inner_texts()]
    page.locator("[data-told]").click()
    assert seats == NAMES[:4]
    expect(page.locator("[data-beat=told]")).to_be_visible()
    expect(page.locator(".end")).to_be_visible()
    expect(sums.last).to_be_visible()
    for seat, player in enumerate(stage.view()["board"]["players"]):
        row = count.locator("tbody tr", has_text=NAMES[seat])
        assert sum(player["worth"].values()) == player["score"]["locations"]
        expect(row.locator("li")).to_have_count(len(player["locations"]))
        expect(row.locator("td").first).to_have_text(str(player["score"]["locations"]))
        expect(row.locator("i")).to_have_count(int(player["mirrored"] is not None))
        # What stands at the seat is what the table adds up to, tokens included.
        camp = page.locator(f"section.camp[aria-label='{NAMES[seat]}'] > header .influence")
        expect(camp).to_have_text(str(sum(player["score"].values())))
