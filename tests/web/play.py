"""What people do at a table, by clicking."""

from __future__ import annotations

from playwright.sync_api import Page, expect

ANSWER = """window.hand ??= setInterval(() => {
    const sure = document.querySelector(".confirm .btn.primary, [data-picked]:enabled");
    if (sure) return sure.click();
    const held = ":is([data-choice], .pick *)[aria-pressed=true], [aria-busy=true]";
    if (document.querySelector(held)) return;
    const all = document.querySelectorAll(".table [data-choice], .table .pick .btn");
    all[Math.floor(Math.random() * all.length)]?.click();
}, 15)"""
"""A hand that presses one of the choices, on the board or in the list, whenever there are any.

Where a choice has two halves (whom, then what) the list shows the first half alone.
"""

GRAB = ANSWER.replace("Math.floor(Math.random() * all.length)", "all.length - 1")
"""A hand that takes the last choice of the list: in Abyss to recruit, which ends a match."""

DECLARE = ANSWER.replace(
    "all[", "([...all].find((one) => one.innerText.includes('Déclarer que l’autre')) ?? all["
).replace("]?.click()", "])?.click()")
"""A hand that ends a match of Castle in its first turn, so that one society wins and one loses."""

LEARN = """window.hand ??= setInterval(() => {
    const sure = ".confirm .btn.primary, [data-picked]:enabled";
    const next = [sure, "[data-coach-next]", "[data-hinted]"];
    const held = ":is([data-choice], .pick *)[aria-pressed=true], [aria-busy=true]";
    if (!document.querySelector(sure) && document.querySelector(held)) return;
    next.map((what) => document.querySelector(what)).find((found) => found)?.click();
}, 15)"""
"""A pupil's hand: reads what the coach says, and presses the button that he means."""

REST = "clearInterval(window.hand); window.hand = undefined"


def play_now(page: Page, box: str) -> None:
    page.goto("/")
    page.locator(f"[data-play='{box}']").click()
    expect(page.locator(".ask")).to_be_visible()


def play_on(page: Page) -> None:
    page.evaluate(ANSWER)


def rest(page: Page) -> None:
    page.evaluate(REST)


def until_the_end(page: Page, hand: str = ANSWER) -> None:
    page.evaluate(hand)
    expect(page.locator(".end")).to_be_visible(timeout=240_000)
    rest(page)


def play_a_match(page: Page) -> None:
    """To its end, which is near: for what comes after a match, whatever was played."""
    play_now(page, "castle-devil")
    until_the_end(page, DECLARE)
