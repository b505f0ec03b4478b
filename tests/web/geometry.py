"""What a page shows and what can be touched there, without scrolling anything."""

from __future__ import annotations

from typing import TypedDict

from playwright.sync_api import Page

SIGHT = """
const box = (one) => one.getBoundingClientRect();
/** How much of it is within the window and within whatever scrolls around it. */
const part = (one) => {
    const own = box(one);
    let [left, top, right, bottom] = [own.left, own.top, own.right, own.bottom];
    const cut = (edge) => {
        left = Math.max(left, edge.left);
        top = Math.max(top, edge.top);
        right = Math.min(right, edge.right);
        bottom = Math.min(bottom, edge.bottom);
    };
    for (let around = one.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') cut(box(around));
    cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const seen = Math.max(0, right - left) * Math.max(0, bottom - top);
    return { share: seen / (own.width * own.height), x: (left + right) / 2, y: (top + bottom) / 2 };
};
/** Where a finger goes for it, and whether it would touch it there. */
const spot = (one) => {
    const { share, x, y } = part(one);
    const at = document.elementFromPoint(x, y);
    const hit = Boolean(at) && (one.contains(at) || at.closest('button') === one);
    const name = one.innerText.trim() || one.getAttribute('aria-label') || one.className;
    return { name, share, x, y, hit };
};
"""
"""Functions for scripts that look at a page."""

DRAWN = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
"""A frame for the page to measure itself, and one to draw."""


class Spot(TypedDict):
    """A thing that can be touched; `share` of it is in sight."""

    name: str
    share: float
    x: float
    y: float
    hit: bool


def drawn(page: Page) -> None:
    """Wait until the page has measured itself, brought into sight what is lit, and drawn it."""
    for _ in range(2):
        page.evaluate(DRAWN)
