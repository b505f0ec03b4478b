"""Pictures of screens: the same page on desktop and phone, light and dark."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import DESKTOP, PHONE

OUT = Path(__file__).parents[2] / "docs" / "screenshots"
KINDS = ("desktop-dark", "desktop-light", "phone-dark", "phone-light")
SHEETS = ("abyss", "castle", "cultists", "werewolf")
QUALITY = 38
SCALE = {"desktop": 0.85, "phone": 1}
"""Of the page's own pixels: enough to see it all, small enough to keep."""


class Album:
    """The same screen on four pages; each picture is kept under the screen's name."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.shown: dict[str, str] = {}
        self.taking = True
        """Otherwise it is noted that there is such a picture, and the one that is there stays."""
        self._pages = {kind: _page(browser, url, kind) for kind in KINDS}

    def take(self, name: str, title: str, go: Callable[[Page], None]) -> None:
        self.shown[name] = title
        if not self.taking:
            return
        for kind, page in self._pages.items():
            go(page)
            page.wait_for_timeout(300)
            _save(page, OUT / f"{name}-{kind}.webp", SCALE[kind.partition("-")[0]])

    def all(self, go: Callable[[Page], None]) -> None:
        for page in self._pages.values() if self.taking else ():
            go(page)

    def index(self) -> str:
        rows = [
            f"| {title} | " + " | ".join(_picture(name, kind, title) for kind in KINDS) + " |"
            for name, title in self.shown.items()
        ]
        head = "| | desktop, dark | desktop, light | phone, dark | phone, light |"
        return "\n".join(
            [
                "# Every screen",
                "",
                "Made by `make screenshots` from the client as it is. The cards on sheets "
                "(`make art`), at",
                "160 px and at 64 px: " + ", ".join(f"[{g}](art-{g}.webp)" for g in SHEETS) + ".",
                "",
                head,
                "| --- | --- | --- | --- | --- |",
                *rows,
                "",
            ]
        )


def _picture(name: str, kind: str, title: str) -> str:
    width = 300 if kind.startswith("desktop") else 120
    file = f"{name}-{kind}.webp"
    return f'<a href="{file}"><img src="{file}" width="{width}" alt="{title}, {kind}"></a>'


def _page(browser: Browser, url: str, kind: str) -> Page:
    size, _, scheme = kind.partition("-")
    phone = size == "phone"
    viewport = PHONE if phone else DESKTOP
    context = browser.new_context(
        base_url=url,
        viewport={"width": viewport["width"], "height": viewport["height"]},
        color_scheme="dark" if scheme == "dark" else "light",
        is_mobile=phone,
        has_touch=phone,
        locale="fr-FR",
        reduced_motion="reduce",
        service_workers="block",
    )
    context.add_init_script('localStorage["cabale.prefs"] ??= `{"reveal":false,"pace":"none"}`')
    return context.new_page()


def _save(page: Page, path: Path, scale: float) -> None:
    line = page.context.new_cdp_session(page)
    size = page.viewport_size or DESKTOP
    clip = {"x": 0, "y": page.evaluate("scrollY"), "scale": scale, **size}
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    taken = line.send("Page.captureScreenshot", asked)
    path.write_bytes(base64.b64decode(taken["data"]))
    line.detach()


def at(address: str, seen: str) -> Callable[[Page], None]:
    """Go there, and wait for what is to be seen."""

    def go(page: Page) -> None:
        page.goto("about:blank")
        page.goto(address)
        expect(page.locator(seen).first).to_be_visible()

    return go
