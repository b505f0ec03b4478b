"""Every kind of question, with the fewest and the most players, on a phone and on a desktop.

All verbs are in sight at once, what may end the match stands last, the dock keeps its height, and
what scrolls shows that it does.
"""

from __future__ import annotations

from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.geometry import SIGHT, Spot, drawn
from tests.web.stage import Stage
from tests.web.test_boards import SIZES

SEEDS = (1, 2, 3)
LONGEST = 700
"""Steps of a match in which kinds of questions are looked for."""

FRAMES = 60
ENDINGS = ("announce", "accuse", "alone", "declare")

LOOK = f"""() => {{
    {SIGHT}
    const all = (what) => [...document.querySelectorAll(what)];
    const scrolls = (one) => {{
        const {{ overflowX, overflowY }} = getComputedStyle(one);
        const down = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 8;
        const across = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 8;
        return down || across;
    }};
    const held = document.querySelector('.dock .own');
    const lies = (one) => {{
        const [button, hand] = [box(one), held ? box(held) : new DOMRect()];
        const beside = button.left >= hand.right || button.right <= hand.left;
        return hand.height > 0 && !beside && button.bottom > hand.top;
    }};
    const lit = all('.table :is(main.board, .own) :is(.lit, [data-choice])');
    return {{
        dock: Math.round(box(document.querySelector('.dock')).height),
        board: Math.round(box(document.querySelector('main.board')).height),
        verbs: all('.ask .btn').map(spot),
        choices: all('.ask [data-choice]').map((one) => JSON.parse(one.dataset.choice)[0]),
        lit: lit.filter((one) => box(one).width).map(spot),
        more: all('.ask [data-more]').length > 0,
        touches: all('.ask .btn')
            .filter((one) => !one.closest('[data-more]') && lies(one)).map(spot),
        unmarked: all('.dock *').filter(scrolls)
            .filter((one) => !one.dataset.more && !one.parentElement.dataset.more)
            .map((one) => one.className),
    }};
}}"""


class Seen(TypedDict):
    dock: int
    board: int
    verbs: list[Spot]
    choices: list[str]
    lit: list[Spot]
    more: bool
    touches: list[Spot]
    unmarked: list[str]


def _questions(box: str, seats: int) -> dict[str, Stage]:
    """For each kind of question its largest: the match, stopped there."""
    most: dict[str, tuple[tuple[int, int], int, int]] = {}
    for seed in SEEDS:
        stage = Stage(box, seats, seed)
        for steps in range(LONGEST):
            asked = None if stage.over else stage.room.running().decisions.get(0)
            if asked is not None:
                size = (len({one.verb for one in asked.choices}), len(asked.choices))
                if asked.kind not in most or size > most[asked.kind][0]:
                    most[asked.kind] = (size, seed, steps)
            if stage.over:
                break
            stage.step()
    stages = {}
    for kind, (_, seed, steps) in most.items():
        stages[kind] = Stage(box, seats, seed)
        for _ in range(steps):
            stages[kind].step()
    return stages


def _seen(page: Page) -> Seen:
    """What is there once everything has come to rest."""
    seen: Seen = page.evaluate(LOOK)
    for _ in range(FRAMES):
        drawn(page)
        last, seen = seen, page.evaluate(LOOK)
        if last == seen and (not seen["lit"] or any(one["share"] > 0.9 for one in seen["lit"])):
            break
    return seen


def _check(seen: Seen, where: str) -> None:
    hidden = [one["name"] for one in seen["verbs"] if one["share"] < 0.98 or not one["hit"]]
    # What one verb can be done to may be a long list, and it shows that it goes on.
    things = len(seen["choices"]) == len(seen["verbs"]) and len(set(seen["choices"])) == 1
    assert hidden == [] or (things and seen["more"]), f"below the fold: {where}"
    assert seen["touches"] == [], f"lies on what I hold: {where}"
    ends = [verb in ENDINGS for verb in seen["choices"]]
    assert ends == sorted(ends), f"endings stand last: {where}"
    assert seen["unmarked"] == [], f"scrolls and does not show it: {where}"
    if seen["lit"]:
        assert max(one["share"] for one in seen["lit"]) > 0.9, f"nothing lit in sight: {where}"


@pytest.mark.parametrize(("box", "seats"), SIZES, ids=lambda value: str(value))
def test_all_that_can_be_done_is_in_sight(new_page: NewPage, box: str, seats: int) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    stages = _questions(box, seats)
    before: Stage | None = None
    for size in (PHONE, DESKTOP):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        docks: dict[str, tuple[int, int]] = {}
        for kind, stage in stages.items():
            if before is None:
                stage.show(page)
            else:
                stage.show_instead(before)
            before = stage
            expect(page.locator(f".table[data-kind='{kind}']")).to_be_visible()
            seen = _seen(page)
            where = f"{box} for {seats}, {kind}, {size['width']}"
            docks[where] = (seen["dock"], seen["board"])
            _check(seen, where)
        assert len({dock for dock, _ in docks.values()}) == 1, f"the dock jumps: {docks}"


@pytest.mark.parametrize(("box", "seats"), [("castle-devil", 4), ("castle-coach", 5), ("abyss", 2)])
def test_on_a_small_screen_answers_stand_closer_before_any_is_out_of_sight(
    new_page: NewPage, box: str, seats: int
) -> None:
    page = new_page(viewport={"width": 1280, "height": 720})
    before: Stage | None = None
    for kind, stage in _questions(box, seats).items():
        if before is None:
            stage.show(page)
        else:
            stage.show_instead(before)
        before = stage
        expect(page.locator(f".table[data-kind='{kind}']")).to_be_visible()
        seen = _seen(page)
        hidden = [one["name"] for one in seen["verbs"] if one["share"] < 0.98 or not one["hit"]]
        assert hidden == [], f"below the fold: {kind}"
        _check(seen, kind)


def _announcing() -> Stage:
    for seed in range(1, 60):
        stage = Stage("castle-coach", 5, seed)
        while not stage.over:
            asked = stage.room.running().decisions.get(0)
            if asked is not None and any(one.verb == "announce" for one in asked.choices):
                return stage
            stage.step()
    raise AssertionError("nobody announces")


def test_on_a_phone_what_is_to_be_confirmed_lies_under_nothing(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    _announcing().show(page)
    page.locator(".dock [data-choice='[\"announce\"]']").click()
    expect(page.locator("[data-sure]")).to_contain_text("Il faut trois")
    _check(_seen(page), "the announcement")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_verb_is_opened_and_its_things_are_picked(new_page: NewPage, size: str) -> None:
    page = new_page(viewport=PHONE if size == "phone" else DESKTOP, has_touch=True)
    stage = _questions("castle-devil", 8)["turn"]
    stage.show(page)
    closed = _seen(page)
    page.get_by_role("button", name="Provoquer en duel…").click()
    expect(page.get_by_role("group", name="Provoquer … en duel")).to_be_visible()
    opened = _seen(page)
    _check(opened, "the duel")
    assert set(opened["choices"]) == {"duel"}
    assert (opened["dock"], opened["board"]) == (closed["dock"], closed["board"])
    lit = page.locator("main.board .lit")
    expect(lit).to_have_count(7)
    page.get_by_role("button", name="Retour", exact=True).click()
    page.get_by_role("button", name="Proposer un échange…").click()
    page.locator(".dock .card.lit").first.click()
    page.locator("main.board .lit").nth(2).click()
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Espionner…")).to_be_visible()
