"""First paint and click-to-screen of the web client: two servers in turn, in one run.

    python benchmarks/paint.py BEFORE NOW [ROUNDS]

BEFORE and NOW are addresses of two running servers, each with the client that was built for it.
In every round each of them gets a browser that has cached nothing, and they take turns in being
first. The first paint is the browser's own (`first-contentful-paint`) on the shelf; the table is
there when its board is; an answer is the first one in a match of Abyss, from the click to the frame
that tells what it did. Bots that move before are waited for, and not counted.

A table of older clients is a hundred files, and older servers counted each of them as a request. So
both are started without limits, and with bots that do not tarry:

    CABALE_RATE=1000 CABALE_BURST=100000 CABALE_TABLES_PER_ADDRESS=1000 CABALE_OPENING=0 \
        CABALE_BOT_DELAY=0.1 cabale serve
"""

from __future__ import annotations

import shutil
import sys
from statistics import median

from playwright.sync_api import Browser, Response, sync_playwright

BROWSERS = ("chromium", "chromium-headless-shell", "chromium-browser", "google-chrome")
CHROMIUM = next((path for path in map(shutil.which, BROWSERS) if path), None)
PREFS = """localStorage['cabale.prefs'] ??= '{"reveal":false,"pace":"none"}'"""
PAINT = """() => new Promise((done) => new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) done(entry.startTime);
}).observe({ type: 'paint', buffered: true }))"""
SHOWN = """(open) => new Promise((done) => {
    const begun = performance.now();
    const look = () => document.querySelector('.table > .board:not(.empty)')
        ? done(performance.now() - begun) : requestAnimationFrame(look);
    document.querySelector(open).click();
    look();
})"""
CLICK = """() => new Promise((done) => {
    const told = () => document.querySelectorAll('.log li').length;
    const [before, begun] = [told(), performance.now()];
    const look = () => told() > before
        ? done(performance.now() - begun) : requestAnimationFrame(look);
    document.querySelector('.ask [data-choice]').click();
    look();
})"""
QUESTION = ".ask [data-choice]"
WHAT = ("first paint", "click to table", "click to answer")


def _stop_if_refused(reply: Response) -> None:
    """A page that misses one of its files waits for ever."""
    if reply.status >= 400:
        sys.exit(f"{reply.url} was answered with {reply.status}: start the servers without limits")


def measure(browser: Browser, address: str) -> list[float]:
    """One visit with an empty cache, in milliseconds."""
    context = browser.new_context(
        base_url=address, viewport={"width": 390, "height": 844}, reduced_motion="reduce"
    )
    context.add_init_script(PREFS)
    page = context.new_page()
    page.on("response", _stop_if_refused)
    page.goto("/")
    paint: float = page.evaluate(PAINT)
    page.locator("[data-play='abyss']").wait_for()
    shown: float = page.evaluate(SHOWN, "[data-play='abyss']")
    page.locator(QUESTION).first.wait_for()
    click: float = page.evaluate(CLICK)
    context.close()
    return [paint, shown, click]


def main() -> None:
    before, now = sys.argv[1:3]
    rounds = int(sys.argv[3]) if len(sys.argv) > 3 else 15
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for address in (before, now):
            measure(browser, address)  # each server has everything in memory
        taken = []
        for n in range(rounds):
            order = (before, now) if n % 2 else (now, before)
            visits = {address: measure(browser, address) for address in order}
            taken.append((visits[before], visits[now]))
        browser.close()
    for n, what in enumerate(WHAT):
        old, new = (median(pair[side][n] for pair in taken) for side in (0, 1))
        ratio = median(pair[1][n] / pair[0][n] for pair in taken)
        print(f"{what:<16} {old:7.0f} ms before {new:7.0f} ms now   x{ratio:.2f}")


if __name__ == "__main__":
    main()
