"""People who type at a table of bots: what they mean is understood, shown, and counts."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.server.houses import Worker
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.laid import lay_out
from tests.web.stage import NAMES, Stage

BOTS = ["Basile", "Cléo", "Denis", "Edmée"]
DAY = """
players: seer werewolf villager robber troublemaker
centre: villager werewolf drunk
begin: day
night: 0 look 1, 1 peek 0, 3 rob 2, 4 exchange 2 3
"""
"""The morning after a night in which the person on the first seat, the Seer, saw a wolf. Novices
vote for her if she is silent, and for the wolf if she tells what she saw."""
ASKS = "localStorage['cabale.prefs'] = JSON.stringify({pace: 'none', reveal: false, hear: 'ask'})"
"""Nothing counts before it is confirmed."""
SURE = ASKS.replace("'ask'", "'sure'")
"""What is sure counts by itself after three seconds, as everybody has it at first."""


class Typing(NamedTuple):
    """What somebody types in a language, and what stands on the screen."""

    tab: str | None
    """What opens the talk on a phone."""
    box: str
    line: str
    claims: tuple[str, str, str]
    """What is understood of it, the second after its correction."""
    sure: str
    """Another line, of which no doubt is left."""
    half: tuple[str, str]
    """What of a third line is understood, and what is not."""


def at_dawn(page: Page, site: Worker, code: str) -> None:
    """Sit down at a table of Werewolf by day, as the Seer."""
    page.goto("/")
    person = page.request.post("/api/me", data={"name": "Hélène"}).json()["id"]
    lay_out(site.database, code, "werewolf", DAY, person, BOTS, "novice")
    page.goto(f"/t/{code}")


def type_in(page: Page, text: str) -> None:
    box = page.get_by_role("textbox", name="Dire quelque chose")
    box.fill(text)
    box.press("Enter")


def prefer(page: Page, hearing: str) -> None:
    page.get_by_role("button", name="Réglages").first.click()
    page.get_by_label("Ce que j’écris").select_option(hearing)
    page.keyboard.press("Escape")


def understood(page: Page) -> Locator:
    return page.locator("[data-understood]")


def typed(page: Page) -> Locator:
    """The lines of the person: bots type, too, with curls and full stops."""
    own = re.compile("jsuis voyante|cette nuit : loup|je soupçonne Denis(?!\\.)")
    return page.locator("[data-item=line]").filter(has_text=own)


def claimed(page: Page) -> Locator:
    return typed(page).locator("[data-claimed]")


def test_a_person_wins_werewolf_by_typing(new_page: NewPage, site: Worker) -> None:
    page = new_page()
    at_dawn(page, site, "TYPED")
    prefer(page, "ask")
    type_in(page, "jsuis voyante et Basile est loup")
    expect(understood(page)).to_contain_text("J’étais la Voyante")
    expect(understood(page)).to_contain_text("Je soupçonne Basile")
    understood(page).locator("[data-confirm]").click()
    expect(claimed(page)).to_have_count(2)
    prefer(page, "sure")
    type_in(page, "j'ai regardé la carte de basile cette nuit : loup-garou !")
    # It is sure, and counts by itself.
    expect(claimed(page)).to_have_count(3)
    expect(claimed(page).last).to_contain_text("J’ai vu la carte de Basile : Loup-Garou")
    expect(understood(page)).to_have_count(0)
    page.locator("[data-choice='[\"ready\"]']").click()
    page.locator("[data-choice='[\"vote\",1]']").first.click()
    page.locator(".confirm .btn.primary").click()
    expect(page.locator(".end")).to_contain_text("Vous avez gagné", timeout=60_000)
    expect(page.locator(".end")).to_contain_text("le village l’emporte")
    # Who looks back reads the lines with what they claimed.
    page.get_by_role("link", name="Revoir la partie").click()
    expect(typed(page)).to_have_count(2)
    expect(claimed(page)).to_have_count(3)


def test_what_is_understood_is_the_speakers_until_it_is_said(
    new_page: NewPage, site: Worker
) -> None:
    page, other = new_page(), new_page()
    at_dawn(page, site, "CHIPS")
    prefer(page, "ask")
    other.goto("/t/CHIPS")
    type_in(page, "jsuis voyante et Basile est loup")
    expect(understood(page).locator("li")).to_have_count(2)
    line = typed(other)
    expect(line).to_contain_text("jsuis voyante et Basile est loup")
    # What is corrected is said as it was meant, and what is dropped is not said.
    understood(page).locator("[data-correct]").last.click()
    page.locator("[data-slot=target] [data-arg='2']").click()
    page.locator("[data-say]").click()
    expect(line.locator("[data-claimed]")).to_have_text("Je soupçonne Cléo.")
    expect(understood(page).locator("li")).to_have_count(1)
    understood(page).locator("[data-drop]").click()
    expect(understood(page)).to_have_count(0)
    # Who wants it so is never understood.
    prefer(page, "never")
    type_in(page, "je soupçonne Denis")
    expect(line).to_have_count(2)
    expect(typed(page)).to_have_count(2)
    expect(understood(page)).to_have_count(0)
    for one in (page, other):
        expect(claimed(one)).to_have_count(1)


def test_on_a_phone_in_english_chips_are_in_sight_and_one_tap_away(
    new_page: NewPage, site: Worker
) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True, locale="en-GB")
    page.add_init_script(ASKS)
    at_dawn(page, site, "PHONE")
    page.get_by_role("tab", name="Talk").tap()
    box = page.get_by_role("textbox", name="Say something")
    box.fill("im the seer, basil is a ww. I trust cleo")
    box.press("Enter")
    chips = understood(page).locator("li")
    expect(chips).to_have_count(3)
    expect(chips.nth(1)).to_contain_text("I suspect Basile")
    for chip in chips.all():
        expect(chip).to_be_in_viewport()
    chips.last.locator("[data-drop]").tap()
    expect(chips).to_have_count(2)
    understood(page).locator("[data-confirm]").tap()
    line = page.locator("[data-item=line]").filter(has_text="im the seer, basil")
    expect(line.locator("[data-claimed]")).to_have_count(2)
    expect(understood(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("code", "device", "words"),
    [
        (
            "FRTEL",
            {"viewport": PHONE, "is_mobile": True, "has_touch": True},
            Typing(
                "Parler",
                "Dire quelque chose",
                "jsuis voyante, basil est un lg et je fais confiance à cleo",
                ("J’étais la Voyante.", "Je soupçonne Edmée.", "Je crois Cléo du côté du village."),
                "j’ai vu la carte de Basile : loup-garou",
                ("je soupçonne Denis", "Edmée bidouille les cartes du milieu"),
            ),
        ),
        (
            "ENDSK",
            {"locale": "en-GB"},
            Typing(
                None,
                "Say something",
                "im the seer, basil is a ww and I trust cleo",
                ("I was the Seer.", "I suspect Edmée.", "I think Cléo is with the village."),
                "I looked at Basile's card: werewolf",
                ("I suspect Denis", "Edmée fiddled with the middle cards"),
            ),
        ),
    ],
    ids=["phone-fr", "desktop-en"],
)
def test_chips_are_corrected_dropped_confirmed_and_count_by_themselves(
    new_page: NewPage, site: Worker, code: str, device: dict[str, Any], words: Typing
) -> None:
    page = new_page(**device)
    page.add_init_script(f"if (!localStorage['cabale.prefs']) {ASKS}")
    at_dawn(page, site, code)

    def type_here(text: str) -> Locator:
        expect(page.locator("[data-choice='[\"ready\"]']").first).to_be_visible()
        if words.tab:
            page.get_by_role("tab", name=words.tab).tap()
        box = page.get_by_role("textbox", name=words.box)
        box.fill(text)
        box.press("Enter")
        return page.locator("[data-item=line]").filter(has_text=text)

    line = type_here(words.line)
    chips = understood(page).locator("li")
    expect(chips).to_have_count(3)
    chips.nth(1).locator("[data-correct]").click()
    page.locator("[data-slot=target] [data-arg='4']").click()
    page.locator("[data-say]").click()
    said = line.locator("[data-claimed]")
    expect(said).to_have_text([words.claims[1]])
    expect(chips).to_have_count(2)
    for chip in chips.all():
        expect(chip).to_be_in_viewport()
    expect(chips.last).to_contain_text(words.claims[2])
    chips.last.locator("[data-drop]").click()
    expect(chips).to_have_count(1)
    understood(page).locator("[data-confirm]").click()
    expect(said).to_have_text([words.claims[1], words.claims[0]])
    expect(understood(page)).to_have_count(0)
    # Who wants it so leaves what is sure alone.
    page.evaluate(SURE)
    page.reload()
    sure = type_here(words.sure)
    expect(sure.locator("[data-claimed]")).to_have_count(1, timeout=20_000)
    expect(understood(page)).to_have_count(0)
    # What was not understood is said under the line, and is still there when the rest counts.
    if words.tab:
        page.get_by_role("tab", name="Table").tap()
    half = type_here(", ".join(words.half))
    expect(half.locator("[data-claimed]")).to_have_count(1, timeout=20_000)
    expect(half.locator("[data-rest]")).to_contain_text(words.half[1])
    expect(page.locator("[data-rest]")).to_have_count(1)


def test_my_story_is_told_or_changed_beside_the_table(new_page: NewPage, site: Worker) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    at_dawn(page, site, "STORY")
    page.get_by_role("tab", name="Parler").tap()
    page.locator("[data-story]").tap()
    told = understood(page).locator("li")
    expect(told).to_have_count(2)
    expect(told.last).to_contain_text("J’ai vu la carte de Basile : Loup-Garou")
    told.last.locator("[data-correct]").tap()
    page.locator("[data-slot=role] [data-arg=villager]").tap()
    page.locator("[data-say]").tap()
    expect(told.last).to_contain_text("J’ai vu la carte de Basile : Villageois")
    understood(page).locator("[data-confirm]").tap()
    mine = page.locator("[data-item=claim]", has_text="Vous")
    expect(mine).to_have_count(2)
    # Two who claim one card are shown to; what is taken back looks so.
    page.locator("[data-stem=was]").tap()
    page.locator("[data-slot=role] [data-arg=robber]").tap()
    expect(mine.first.locator("[data-back]")).to_be_visible()
    expect(mine.last.locator("[data-rivals]")).to_contain_text("Denis")
    # All that happens under the table, which stays in sight.
    board, side = page.locator("main.board").bounding_box(), page.locator("#side").bounding_box()
    assert board is not None
    assert side is not None
    assert board["y"] + board["height"] <= side["y"] + 1
    assert board["height"] > 0.25 * PHONE["height"]
    page.get_by_role("tab", name="Table").tap()
    expect(page.locator("#side")).to_be_hidden()
    expect(page.locator(".ask")).to_be_visible()


@pytest.mark.parametrize(("locale", "size"), [("fr-FR", PHONE), ("en-GB", DESKTOP)])
def test_two_claim_one_card_and_one_takes_it_back(
    new_page: NewPage, locale: str, size: dict[str, int]
) -> None:
    page = new_page(locale=locale, viewport=size)
    stage = Stage("werewolf", 5, 3)
    assert stage.until(lambda view: view["step"] == "talk" and view["decision"] is not None)
    stage.claim(1, "started", "witch")
    stage.claim(2, "started", "witch")
    stage.show(page)
    if size == PHONE:
        page.get_by_role("tab", name="Parler").click()
    claims = page.locator("[data-item=claim]")
    for claim, rival in zip(claims.all(), (NAMES[2], NAMES[1]), strict=True):
        expect(claim.locator("[data-rivals]")).to_contain_text(rival)
    stage.claim(2, "retract")
    stage.show(page)
    if size == PHONE:
        page.get_by_role("tab", name="Parler").click()
    expect(page.locator("[data-rivals]")).to_have_count(0)
    back = claims.filter(has=page.locator("[data-back]"))
    expect(back).to_have_count(1)
    expect(back).to_contain_text(NAMES[2])
    struck = "one => [one, ...one.querySelectorAll('*')].some((part) => "
    struck += "getComputedStyle(part).textDecorationLine === 'line-through')"
    assert back.evaluate(struck)
