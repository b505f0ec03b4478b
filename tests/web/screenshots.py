"""docs/screenshots: every screen, desktop and phone, light and dark. Run by `make screenshots`."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tests.server.houses import worker
from tests.web.conftest import CHROMIUM, DESKTOP, FLAGS, PHONE
from tests.web.play import play_now, play_on, rest, until_the_end
from tests.web.test_matches import BOXES

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
SOME_EVENTS = {"werewolf": 4}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for old in OUT.glob("*.jpg"):
        old.unlink()
    with (
        tempfile.TemporaryDirectory() as folder,
        worker(f"sqlite:///{folder}/cabale.db", CABALE_BOT_DELAY="0.02") as site,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
            for scheme in ("dark", "light"):
                with _page(browser, site.url, viewport, scheme) as page:
                    _tour(page, f"{size}-{scheme}")
        browser.close()


@contextmanager
def _page(browser: Browser, url: str, viewport: dict[str, int], scheme: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=url,
        viewport={"width": viewport["width"], "height": viewport["height"]},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="fr-FR",
        reduced_motion="reduce",
    )
    yield context.new_page()
    context.close()


def _tour(page: Page, kind: str) -> None:
    def shoot(name: str) -> None:
        page.wait_for_timeout(250)
        page.screenshot(path=OUT / f"{name}-{kind}.jpg", type="jpeg", quality=82)

    page.goto("/")
    expect(page.locator("[data-play]")).to_have_count(len(BOXES))
    shoot("shelf")
    page.goto("/#/learn/castle-devil")
    expect(page.locator("[data-learn]")).to_be_visible()
    shoot("learn")
    page.goto("/#/rules/cultists")
    expect(page.locator("li[id]").first).to_be_visible()
    shoot("rules")
    page.goto("/")
    page.locator("[data-create='castle-coach']").click()
    expect(page.locator("[data-start]")).to_be_visible()
    shoot("lobby")
    for box in BOXES:
        play_now(page, box)
        play_on(page)
        expect(page.locator(".log li").nth(SOME_EVENTS.get(box, 14))).to_be_attached(timeout=60_000)
        rest(page)
        expect(page.locator("[data-choice]").first).to_be_visible(timeout=60_000)
        shoot(f"table-{box}")
    play_now(page, "werewolf")
    for tab in ("Déclarer", "Carnet"):
        page.get_by_role("tab", name=tab).click()
        shoot("claims" if tab == "Déclarer" else "notes")
    page.get_by_role("tab", name="Récit").click()
    until_the_end(page)
    if page.get_by_role("tab", name="Table").count():
        page.get_by_role("tab", name="Table").click()
    shoot("end")
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator("[data-panel=knew]").click()
    expect(page.locator("aside ol li").first).to_be_visible()
    page.get_by_role("slider").fill("4")
    shoot("replay")


if __name__ == "__main__":
    main()
