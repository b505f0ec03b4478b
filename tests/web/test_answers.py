"""What is final is not so by one tap, and what is not offered says why."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.geometry import SIGHT, Spot
from tests.web.stage import Stage
from tests.web.test_access import axe

SURE = f"""() => {{ {SIGHT} return spot(document.querySelector('.confirm .btn.primary')); }}"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_vote_is_shown_on_the_table_and_then_confirmed(new_page: NewPage, size: str) -> None:
    page = new_page(viewport=PHONE if size == "phone" else DESKTOP)
    stage = Stage("werewolf", 10 if size == "phone" else 5, 1)
    assert stage.until(lambda view: view["step"] == "vote" and view["decision"] is not None)
    stage.show(page)
    on_board = page.locator("main.board [data-choice='[\"vote\",2]']")
    on_board.click()
    expect(page.locator(".confirm")).to_contain_text("Voter contre Colette")
    expect(page.locator(".confirm")).to_contain_text("changer d’avis")
    expect(page.locator("main.board .arms, main.board svg.arms").first).to_be_visible()
    sure: Spot = page.evaluate(SURE)
    assert sure["share"] > 0.98, "one sees how to confirm"
    assert sure["hit"]
    axe(page)
    assert stage.chosen == []
    # Somebody else is meant: the last tap counts.
    page.locator("main.board [data-choice='[\"vote\",1]']").click()
    expect(page.locator(".confirm")).to_contain_text("Voter contre Basile")
    page.locator(".confirm .btn.primary").click()
    expect(page.locator(".confirm")).to_have_count(0)
    assert stage.chosen == [["vote", 1]]


@pytest.mark.parametrize(
    ("seed", "steps", "said"),
    [(4, 1, "ne s’échange pas contre l’autre"), (2, 49, "ne peut être refusé")],
)
def test_an_offer_that_leaves_no_choice_says_why(
    new_page: NewPage, seed: int, steps: int, said: str
) -> None:
    page = new_page(viewport=PHONE)
    stage = Stage("castle-coach", 6, seed)
    for _ in range(steps):
        stage.step()
    stage.show(page)
    why = page.locator("[data-missing]")
    expect(why).to_contain_text(said)
    expect(why.locator("a")).to_contain_text("CAS-0")
    axe(page)
    stage.step()
    stage.show(page)
    expect(why).to_have_count(0)


def test_all_that_is_taken_back_is_shown_first(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("werewolf", 5, 3)
    assert stage.until(lambda view: view["step"] == "talk" and view["decision"] is not None)
    stage.show(page)
    page.get_by_role("tab", name="Parler").click()
    expect(page.locator("[data-stem=suspect]")).to_be_visible()
    expect(page.locator("[data-stem=back]")).to_have_count(0)  # nothing was said yet
    stage.claim_aloud(0, "started", "seer")
    stage.claim_aloud(0, "suspect", 2)
    page.locator("[data-stem=back]").click()
    expect(page.locator("[data-told] li")).to_have_text(
        ["J’étais la Voyante.", "Je soupçonne Colette."]
    )
    axe(page)
    page.locator("[data-say]").click()
    expect(page.locator("[data-told]")).to_have_count(0)
    # The stage hears what the page says and does not play it.
    stage.claim_aloud(0, "retract")
    expect(page.locator("[data-item=claim].back")).to_have_count(2)
    expect(page.locator(".aside del")).to_have_text(
        ["J’étais la Voyante.", "Je soupçonne Colette."]
    )
    expect(page.locator("[data-stem=back]")).to_have_count(0)
