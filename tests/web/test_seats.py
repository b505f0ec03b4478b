"""Who sits there: names in full, my hand whole, whose turn it is, what a clock comes to."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect
from tests.web import stage as staging
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.geometry import drawn
from tests.web.stage import Stage, just_before

from cabale.core import SeatView

LONG = (
    "Hélène-Marguerite",
    "Jean-Baptiste",
    "Marie-Antoinette",
    "Maximilien",
    "Anne-Charlotte",
    "Bartholomew W.",
    "Wilhelmina",
    "Christopher",
)
CUT = """(names) => names
    .filter(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)
    .map((one) => one.innerText)"""
COVERED = """(names) => names.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.1, 0.5, 0.9].some((part) => {
        const at = document.elementFromPoint(left + width * part, top + height / 2);
        return at?.closest('.arms');
    });
}).map((one) => one.innerText)"""
EMPTY = """(dock) => {
    const { bottom, top, height } = dock.getBoundingClientRect();
    const all = [...dock.querySelectorAll('.latest, .ask > *, .own > *')]
        .map((one) => one.getBoundingClientRect()).filter((one) => one.height)
        .sort((a, b) => a.top - b.top);
    let [at, gap] = [top, 0];
    for (const one of all) {
        gap = Math.max(gap, one.top - at);
        at = Math.max(at, one.bottom);
    }
    return Math.max(gap, bottom - at) / height;
}"""


def _nothing_to_press(view: SeatView) -> bool:
    return view["decision"] is None and view["board"]["turn"] > 1 and view["step"] == "move"


def test_eight_cultists_have_their_whole_names(new_page: NewPage, monkeypatch: Any) -> None:
    monkeypatch.setattr(staging, "NAMES", list(LONG))
    page = new_page()
    stage = Stage("cultists", 8)
    assert stage.until(_nothing_to_press)
    stage.show(page)
    drawn(page)
    assert page.locator("[data-seat] .name").all_inner_texts() == list(LONG)
    assert page.locator("[data-seat] .name").evaluate_all(CUT) == []
    assert page.locator("[data-part=plan] .spot .name").evaluate_all(CUT) == []


def test_on_a_phone_what_i_hold_takes_the_room_that_nothing_asks_for(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    stage = Stage("cultists", 8)
    assert stage.until(_nothing_to_press)
    stage.show(page)
    drawn(page)
    assert page.locator(".dock").evaluate(EMPTY) < 0.25
    for one in page.locator(".own .hand .stack, .own .hand .route").all():
        expect(one).to_be_in_viewport(ratio=1)


def _talking(view: SeatView) -> bool:
    return view["step"] == "talk" and view["decision"] is not None


def _others_turn(view: SeatView) -> bool:
    return view["step"] == "turn" and view["decision"] is None


def test_tapping_a_bot_or_oneself_opens_nothing(new_page: NewPage) -> None:
    page = new_page()
    for box, moment in (("werewolf", _talking), ("castle-devil", _others_turn)):
        stage = Stage(box, 5, 3)
        assert stage.until(moment)
        stage.show(page)
        names = page.locator(".ring .label, [data-seat] .head")
        expect(names).to_have_count(5)
        for name in names.all():
            name.click()
        expect(page.locator("dialog[open]")).to_have_count(0)


def test_no_hand_of_a_vote_covers_a_name(new_page: NewPage) -> None:
    page = new_page()
    for seats, seed in ((6, 2), (10, 1)):
        stage = Stage("werewolf", seats, seed)
        stage.until(lambda _view: False)
        for size in (DESKTOP, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            stage.show(page)
            expect(page.locator(".arms .hand").first).to_be_attached()
            drawn(page)
            # Arms let taps through: for a moment they do not, to see what lies on top.
            page.add_style_tag(content=".arms, .arms * { pointer-events: auto !important }")
            assert page.locator(".ring .label .who").evaluate_all(COVERED) == []


def test_while_a_verdict_is_told_nothing_is_asked(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, pace="step")
    stage = just_before("werewolf", 6, 2, "voted")
    stage.show(page)
    expect(page.locator(".ask .btn").first).to_be_visible()
    stage.go_on()
    page.locator("[data-step]").click()
    for beat in ("beat-point", "beat-fall", "beat-turned"):
        expect(page.locator(f"[data-moment={beat}]")).to_be_visible()
        expect(page.locator(".dock [data-choice], .dock .pick .btn")).to_have_count(0)
        expect(page.locator(".ask .sentence")).not_to_contain_text("?")
        page.locator("[data-next]").click()
    expect(page.locator(".end")).to_be_visible()


def test_at_the_end_what_is_said_covers_no_card_on_a_phone(new_page: NewPage) -> None:
    for size, shown in ((PHONE, 0), (DESKTOP, 1)):
        page = new_page(viewport=size)
        stage = Stage("werewolf", 5, 3)
        assert stage.until(_talking)
        stage.show(page)
        stage.say(1, "Je n’ai pas bougé !")
        expect(page.locator(".speech")).to_have_count(1)
        while not stage.over:
            stage.go_on()
        expect(page.locator(".end")).to_be_visible()
        stage.say(2, "Bien joué !")
        expect(page.locator(".speech[data-of='2']")).to_have_count(shown)
        if not shown:  # not even what was said just before the end
            expect(page.locator(".speech")).to_have_count(0)
            page.get_by_role("tab", name="Parler").click()
        expect(page.get_by_role("log").get_by_text("Bien joué !")).to_be_visible()


def test_my_tables_say_whose_turn_it_is_and_with_whom(new_page: NewPage) -> None:
    pages = {"Ada": new_page(), "Edmée": new_page(locale="en-GB", viewport=PHONE)}
    for name, page in pages.items():
        page.goto("/")
        page.request.post("/api/me", data={"name": name})
    host, guest = pages.values()
    table = host.request.post("/api/tables", data={"game": "abyss", "seats": 2}).json()
    guest.request.post(f"/api/tables/{table['id']}/sit", data={})
    started = host.request.post(f"/api/tables/{table['id']}/start", data={}).json()
    [asked] = host.request.get("/api/tables").json()["tables"][0]["turn_of"]
    whose = started["seats"][asked]["name"]
    for name, page in pages.items():
        page.goto("/")
        row = page.locator(f"[data-mine='{table['code']}']")
        french, other = name == "Ada", "Edmée" if name == "Ada" else "Ada"
        mine = "À vous" if french else "Your turn"
        theirs = "Au tour d’Edmée" if french else "Ada’s turn"
        expect(row.locator(".turn")).to_have_text(mine if whose == name else theirs)
        expect(row.locator(".with")).to_contain_text(f"{'Avec' if french else 'With'} {other}")
        expect(row.locator(".with")).to_contain_text(re.compile(r"\d:\d\d"))


UNITS = {"fr": (" j", " h", " min", " s"), "en": (" d", " h", " min", " s")}


def _lasts(seconds: int, language: str) -> str:
    """A length of time as people say it, in the largest units that it has."""
    parts = []
    for unit, size in zip(UNITS[language], (86_400, 3_600, 60, 1), strict=True):
        count, seconds = divmod(seconds, size)
        if count:
            parts.append(f"{count}{unit}")
    return " ".join(parts)


def test_every_clock_says_the_numbers_of_the_server(new_page: NewPage) -> None:
    for language, page in (("fr", new_page()), ("en", new_page(locale="en-GB"))):
        page.goto("/")
        page.request.post("/api/me", data={"name": "Ada"})
        table = page.request.post("/api/tables", data={"game": "castle", "seats": 4}).json()
        page.goto(table["link"])
        clock = page.locator("[data-clock]")
        expect(clock).to_be_enabled()
        names = clock.locator("option").evaluate_all("all => all.map((one) => one.value)")
        assert len(names) == 8
        for name in names:
            with page.expect_response("**/settings") as changed:
                clock.select_option(name)
            now = changed.value.json()
            _says(
                page,
                now["clock"],
                now["seconds"],
                clock.locator(f"[value={name}]").inner_text(),
                language,
            )


def _says(
    page: Page, clock: dict[str, Any], seconds: dict[str, int], label: str, lang: str
) -> None:
    numbers = page.locator("[data-clock-numbers]")
    if clock["mode"] == "none":
        expect(numbers).to_have_count(0)
        return
    for length in seconds.values():
        expect(numbers).to_contain_text(_lasts(length, lang))
    if clock["mode"] == "bank":
        expect(numbers).to_contain_text(_lasts(clock["increment"], lang))
        wanted = [seconds["turn"], clock["increment"]]
    else:
        wanted = [seconds["turn"]] if clock["mode"] == "days" else []
    said = [int(n) for n in re.findall(r"\d+", label)]
    assert said == [int(_lasts(one, lang).split()[0].split("\u00a0")[0]) for one in wanted]
