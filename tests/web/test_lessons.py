"""Every lesson is played by a finger on what is lit, on phone and desktop, in both languages."""

from __future__ import annotations

from typing import TypedDict

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.geometry import SIGHT, Spot, drawn

LESSONS = ("werewolf", "castle-devil", "abyss", "castle-coach", "cultists")
LANGUAGES = ("fr-FR", "en-GB")
MOST_TAPS = 150
FRAMES = 60

NOW = """
const all = (what) => [...document.querySelectorAll(what)];
const now = () => all('.guide p, [data-hinted], .confirm').map((one) =>
    one.dataset.choice ?? one.textContent).join(' / ');
"""
LIT = f"""() => {{
    {SIGHT} {NOW}
    const first = (what) => all(what).map(spot)[0] ?? null;
    const lit = '.table :is(main.board, .seats, .own) :is(.lit, [data-choice])';
    return {{
        now: now(),
        over: all('[data-coach-play]').length > 0,
        offered: [...new Set(all('.table [data-choice]').map((one) => one.dataset.choice))],
        read: first('[data-coach-next]'),
        sure: first('.confirm .btn.primary'),
        cut: all('.guide [data-more]').length > 0,
        dock: all('.ask [data-hinted]').map(spot),
        board: all(lit).filter((one) => box(one).width).map(spot),
    }};
}}"""

WATCH = """() => {
    window.docks = [];
    new ResizeObserver(([{ target }]) => {
        const high = Math.round(target.getBoundingClientRect().height);
        if (!target.matches('.over') && !window.docks.includes(high)) window.docks.push(high);
    }).observe(document.querySelector('.dock'));
}"""
"""Keeps the heights that the dock has while the match is played."""


class Seen(TypedDict):
    now: str
    over: bool
    offered: list[str]
    read: Spot | None
    sure: Spot | None
    cut: bool
    dock: list[Spot]
    board: list[Spot]


@pytest.mark.parametrize(("size", "first"), [("phone", 0), ("desktop", 1)])
def test_a_lesson_is_learnt_by_touching_what_is_lit(
    new_page: NewPage, size: str, first: int
) -> None:
    given = {"viewport": PHONE, "is_mobile": True, "has_touch": True} if size == "phone" else {}
    for n, lesson in enumerate(LESSONS):
        page = new_page(locale=LANGUAGES[(n + first) % 2], **{"viewport": DESKTOP, **given})
        page.goto(f"/#/learn/{lesson}")
        page.locator("[data-learn]").first.click()
        expect(page.locator(".guide")).to_be_visible()
        page.evaluate(WATCH)
        taps = _learn(page, lesson, touch=size == "phone")
        assert taps > 5, "it was played"
        assert len(page.evaluate("window.docks")) == 1, f"the dock jumps: {lesson}"
        if lesson == LESSONS[0]:
            expect(page.locator(".end li.won").first).to_be_visible()
            page.locator("[data-coach-play]").click()
            expect(page.locator(".guide")).to_have_count(0)
            expect(page.locator(".ask")).to_be_visible()
        page.context.close()


def _learn(page: Page, lesson: str, *, touch: bool) -> int:
    """Play on to the coach's last word, tapping in turn on the board and in the dock."""
    before = ""
    for taps in range(MOST_TAPS):
        seen = _next(page, before)
        where = f"{lesson}, {seen['now']}"
        assert not seen["cut"], f"the coach's words are cut: {where}"
        if seen["over"]:
            return taps
        if seen["read"] or seen["sure"]:
            spot = _good(seen["read"] or seen["sure"], where)
        else:
            assert len(seen["offered"]) == 1, where
            assert len(seen["dock"]) == 1, where
            dock = _good(seen["dock"][0], where)
            on_board = _in_sight(seen)
            assert bool(on_board) == bool(seen["board"]), f"lit out of sight: {where}"
            spot = on_board[0] if on_board and taps % 2 else dock
        before = seen["now"]
        tap = page.touchscreen.tap if touch else page.mouse.click
        tap(spot["x"], spot["y"])
    raise AssertionError(f"{lesson} does not end")


def _next(page: Page, before: str) -> Seen:
    """What is lit once the table has gone on."""
    page.wait_for_function(
        f"""(before) => {{
            {NOW}
            const next = '[data-coach-play], [data-coach-next], [data-hinted], .confirm';
            return !all('[aria-busy=true]').length && all(next).length && now() !== before;
        }}""",
        arg=before,
    )
    seen: Seen = page.evaluate(LIT)
    for _ in range(FRAMES):
        drawn(page)
        last, seen = seen, page.evaluate(LIT)
        if last == seen and (not seen["board"] or _in_sight(seen)):
            break  # everything has come to rest
    return seen


def _in_sight(seen: Seen) -> list[Spot]:
    return [one for one in seen["board"] if one["share"] > 0.9 and one["hit"]]


def _good(spot: Spot | None, where: str) -> Spot:
    assert spot is not None, where
    assert spot["share"] > 0.98, f"not in sight: {spot}, {where}"
    assert spot["hit"], f"covered: {spot}, {where}"
    return spot
