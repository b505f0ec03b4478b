"""docs/screenshots: every screen, desktop and phone, light and dark. Run by `make screenshots`.

`python -m tests.web.screenshots PART…` makes some of them anew and leaves the others as they are.

The moments at the tables are always the same ones (see `Stage`); names of bots and what they chose
in the one match that is really played are not.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack

from playwright.sync_api import Page, expect, sync_playwright
from tests.server.houses import worker
from tests.web.album import OUT, SHEETS, Album, at
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.meeting import company
from tests.web.play import play_now, until_the_end
from tests.web.stage import Moment, Stage, just_before

from cabale.core import SeatView
from cabale.puzzles.daily import easiest
from cabale.puzzles.puzzle import bundle

# --- the house ---------------------------------------------------------------------------------


def _settings(page: Page) -> None:
    page.get_by_role("button", name="Réglages").first.click()
    expect(page.locator("dialog[open]")).to_be_visible()


def _lobby(page: Page) -> None:
    page.goto("/")
    page.locator("[data-create='castle-coach']").click()
    expect(page.locator("[data-start]")).to_be_visible()


def _lesson(page: Page) -> None:
    page.goto("/#/learn/castle-devil")
    page.locator("[data-learn]").first.click()
    expect(page.get_by_role("region", name="Votre guide")).to_be_visible()


def _dealt(page: Page) -> None:
    page.goto("/")
    page.evaluate(
        "localStorage['cabale.prefs'] ="
        " JSON.stringify({...JSON.parse(localStorage['cabale.prefs']), reveal: true})"
    )
    page.reload()
    play_now(page, "castle-devil")
    expect(page.locator("[data-dealt]")).to_be_visible()


def _dealt_no_more(page: Page) -> None:
    page.evaluate(
        "localStorage['cabale.prefs'] ="
        " JSON.stringify({...JSON.parse(localStorage['cabale.prefs']), reveal: false})"
    )
    page.goto("about:blank")


def _curtain(page: Page) -> None:
    page.goto("/")
    page.locator("[data-create='werewolf']").click()
    page.get_by_role("button", name="Ajouter une personne sur cet appareil").click()
    page.get_by_label("Son nom").fill("Zoé")
    page.get_by_role("button", name="S’asseoir").click()
    expect(page.locator(".seats .you")).to_have_count(2)
    page.get_by_role("button", name="Compléter avec des robots").click()
    page.locator("[data-start]").click()
    expect(page.locator(".curtain")).to_be_visible()


def _house(album: Album) -> None:
    album.take("shelf", "The shelf", at("/", "[data-play]"))
    album.take("settings", "Settings", _settings)
    album.take("learn", "Learn", at("/#/learn/castle-devil", "[data-learn]"))
    album.take("lesson", "A first match with a guide", _lesson)
    album.take("rules", "The rules, searchable", at("/#/rules/cultists", "li[id]"))
    album.take("lobby", "The lobby of a table", _lobby)
    album.take("dealt", "A match begins with one's own cards", _dealt)
    album.all(_dealt_no_more)
    album.take("curtain", "One phone for several", _curtain)


# --- the tables --------------------------------------------------------------------------------


def _asked(*steps: str, after: int = 0) -> Moment:
    """The seat is asked something in one of these steps, when so many moments have gone by."""
    count = 0

    def moment(view: SeatView) -> bool:
        nonlocal count
        count += 1
        return count > after and view["step"] in steps and view["decision"] is not None

    return moment


def _dark(view: SeatView) -> bool:
    return not view["board"]["power"] and view["decision"] is not None


def _choosing(view: SeatView) -> bool:
    return view["decision"] is not None and view["decision"]["prompt"].get("power") != "asleep"


def _never(_view: SeatView) -> bool:
    return False


TABLES: list[tuple[str, str, str, int, int, Moment]] = [
    ("werewolf-night", "Werewolf: the night", "werewolf", 5, 2, _choosing),
    ("werewolf-vote", "Werewolf: ten point", "werewolf", 10, 1, _asked("vote")),
    ("werewolf-end", "Werewolf: who was who", "werewolf", 6, 2, _never),
    ("castle-devil", "The Castle of the Devil", "castle-devil", 5, 1, _asked("turn", after=40)),
    ("castle-duel", "A duel", "castle-devil", 6, 2, _asked("reactions", after=20)),
    ("castle-coach", "The coach", "castle-coach", 6, 1, _asked("answer")),
    ("castle-ten", "Ten in the coach", "castle-coach", 10, 1, _asked("turn")),
    ("castle-end", "The castle: the end", "castle-devil", 5, 1, _never),
    ("abyss", "Abyss", "abyss", 4, 1, _asked("turn", after=90)),
    ("abyss-pay", "Abyss: allies pay for a lord", "abyss", 3, 1, _asked("pay", after=60)),
    ("abyss-end", "Abyss: the count", "abyss", 4, 1, _never),
    ("cultists", "Among Cultists", "cultists", 6, 1, _asked("move", after=50)),
    ("cultists-vote", "Among Cultists: the vote", "cultists", 8, 1, _asked("vote")),
    ("cultists-dark", "Among Cultists: power out", "cultists", 6, 7, _dark),
    ("cultists-end", "Among Cultists: the masks fall", "cultists", 6, 1, _never),
]


def _tables(album: Album) -> None:
    for name, title, box, seats, seed, moment in TABLES:
        stage = Stage(box, seats, seed)
        stage.until(moment)
        album.take(f"table-{name}", title, stage.show)
    stage = Stage("werewolf", 5, 3)
    stage.until(_asked("talk"))
    stage.talk()
    for name, title, tab, tap in (
        ("talk", "The story and the talk in one stream", "Parler", None),
        ("story", "What I did, to be told or changed", "Parler", "[data-story]"),
        ("claims", "A claim in two taps", "Parler", "[data-stem=suspect]"),
        ("notes", "Notes", "Carnet", None),
    ):

        def side(page: Page, tab: str = tab, tap: str | None = tap) -> None:
            stage.show(page)
            page.get_by_role("tab", name=tab).click()
            if tap is not None:
                page.locator(tap).click()

        album.take(name, title, side)


def _vote(page: Page) -> None:
    stage = Stage("werewolf", 6, 1)
    stage.until(_asked("vote"))
    stage.show(page)
    page.locator("main.board [data-choice='[\"vote\",3]']").click()


def _take_back(page: Page) -> None:
    stage = Stage("werewolf", 5, 3)
    stage.until(_asked("talk"))
    stage.talk()
    stage.claim(0, "started", "seer")
    stage.claim(0, "suspect", 2)
    stage.claim(1, "retract")
    stage.show(page)
    page.get_by_role("tab", name="Parler").click()
    page.locator("[data-stem=back]").click()


def _no_choice(page: Page) -> None:
    stage = Stage("castle-coach", 6, 4)
    stage.step()
    stage.show(page)
    expect(page.locator("[data-missing]")).to_be_visible()


def _sure(album: Album) -> None:
    album.take("vote-sure", "A vote is confirmed", _vote)
    album.take("take-back", "All that is taken back", _take_back)
    album.take("no-choice", "Why an offer can only be refused", _no_choice)


# --- moments that are told by themselves, and what is said ahead -------------------------------


def _paced(page: Page, pace: str) -> None:
    page.goto("/#/learn")  # a page of the house, where preferences can be written
    page.evaluate(
        "pace => localStorage['cabale.prefs'] ="
        " JSON.stringify({...JSON.parse(localStorage['cabale.prefs']), pace})",
        pace,
    )
    page.goto("about:blank")


def _beat(box: str, seats: int, seed: int, kind: str, taps: int = 1) -> Callable[[Page], None]:
    """The act of which such an event tells; step by step it stays until it is tapped."""

    def go(page: Page) -> None:
        stage = just_before(box, seats, seed, kind)
        _paced(page, "step")
        stage.show(page)
        stage.go_on()
        for _ in range(taps):
            page.locator("[data-step], [data-next]").first.click()
        if taps:
            expect(page.locator("[data-moment]")).to_be_visible()
        else:
            expect(page.locator("[data-step]")).to_be_visible()

    return go


def _ahead(box: str, seats: int, seed: int, moment: Moment, *taps: str) -> Callable[[Page], None]:
    """A question that can be answered ahead."""

    def go(page: Page) -> None:
        stage = Stage(box, seats, seed)
        assert stage.until(moment)
        _paced(page, "none")
        stage.show(page)
        for tap in taps:
            page.locator(tap).first.click()

    return go


def _asleep(view: SeatView) -> bool:
    return view["decision"] is not None and view["decision"]["prompt"].get("power") == "asleep"


def _moments(album: Album) -> None:
    wolves, devil, cult = ("werewolf", 6, 2), ("castle-devil", 6, 2), ("cultists", 6, 1)
    album.take("step", "Step by step: the next act on a tap", _beat(*devil, "challenged", 0))
    album.take("beat-point", "The verdict: all point", _beat(*wolves, "voted", 1))
    album.take("beat-fall", "The verdict: who falls", _beat(*wolves, "voted", 2))
    album.take("beat-turned", "The verdict: a card is turned", _beat(*wolves, "voted", 3))
    album.take("beat-duel", "What a duel comes to", _beat(*devil, "count"))
    album.take("beat-announced", "Somebody stands up", _beat("castle-devil", 5, 1, "announced"))
    album.take("beat-lord", "A Lord is recruited", _beat("abyss", 4, 1, "joined"))
    album.take("beat-death", "A death", _beat(*cult, "died"))
    album.take("beat-masks", "The masks fall", _beat(*cult, "all_shown"))
    album.take("asleep", "Why everybody is asked", _ahead("werewolf", 5, 2, _asleep))
    sleep = _ahead("werewolf", 5, 2, _asleep, "[data-why] button", "[data-order]")
    album.take("sleep", "Asleep until called", sleep)
    window = _asked("reactions", after=20)
    album.take("pass", "Passing ahead in a duel", _ahead(*devil, window))
    offer = ("abyss", 4, 1, _asked("offer"))
    squid = ".peoples fieldset:last-child label:nth-child(4)"
    decline = _ahead(*offer, "[data-orders]", ".values label:nth-child(2)", squid)
    album.take("decline", "Offers that are declined for me", decline)


# --- afterwards --------------------------------------------------------------------------------


def _played(page: Page) -> None:
    play_now(page, "werewolf")
    until_the_end(page)


def _luck(page: Page) -> None:
    page.locator("[data-verify]").click()
    expect(page.locator("[data-luck]")).to_be_visible(timeout=120_000)  # all is folded again


def _replay(page: Page) -> None:
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("slider").fill("4")


def _panel(name: str, seen: str) -> Callable[[Page], None]:
    def go(page: Page) -> None:
        page.locator(f"[data-panel='{name}']").click()
        shown = page.locator(seen).first
        expect(shown).to_be_visible(timeout=120_000)
        shown.scroll_into_view_if_needed()

    return go


def _afterwards(album: Album) -> None:
    album.take("end", "The end", _played)
    album.take("luck", "The luck, checked by the player's browser", _luck)
    album.take("replay", "The replay", _replay)
    album.take("knew", "Who knew what when", _panel("knew", "aside ol li"))
    album.take("insight", "What could have been known", _panel("insight", ".insight svg"))
    album.take("comments", "Comments at a moment", _panel("comments", "[data-comment]"))
    album.take("me", "My matches", at("/#/me", "main"))


def _solved(page: Page) -> None:
    page.locator("[data-give-up-first]").click()
    page.locator("[data-give-up]").click()
    expect(page.locator("[data-step='0']")).to_be_visible()


def _puzzles(album: Album) -> None:
    album.take("puzzles", "Puzzles", at("/puzzles", "main a[href^='/puzzles/']"))
    for game in SHEETS:
        one = easiest(bundle(game))[0]["id"]
        album.take(
            f"puzzle-{game}", f"A puzzle of {game}", at(f"/puzzles/{game}/{one}", "[data-give]")
        )
    album.take("puzzle-proof", "The proof of a puzzle", _solved)


PARTS: dict[str, Callable[[Album], None]] = {
    "house": _house,
    "company": company,
    "afterwards": _afterwards,
    "puzzles": _puzzles,
    "tables": _tables,  # from here on the pages hear the stage alone
    "sure": _sure,
    "moments": _moments,
}


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    wanted = sys.argv[1:] or list(PARTS)
    if set(wanted) >= set(PARTS):
        for old in OUT.glob("*.webp"):
            if not old.name.startswith("art-"):  # these are written by `make art`
                old.unlink()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        site = stack.enter_context(worker(f"sqlite:///{folder}/cabale.db", CABALE_BOT_DELAY="0.02"))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        album = Album(browser, site.url)
        for name, part in PARTS.items():
            album.taking = name in wanted
            part(album)
        browser.close()
    (OUT / "README.md").write_text(album.index(), "utf-8")


if __name__ == "__main__":
    main()
