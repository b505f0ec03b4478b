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
BROKEN = """(names) => names.flatMap((one) => {
    const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
    return [...text.data.matchAll(/[^\\s-]+/g)].filter(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
"""Words of names that go on in another line."""
UNDER = """(said) => {
    const box = (one) => one.getBoundingClientRect();
    const on = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const what = 'main.board :is([data-place^=place], .card, .label)';
    const things = [...document.querySelectorAll(what)];
    return said.flatMap((one) => things.filter((thing) => on(box(one), box(thing)))
        .map((thing) => `${one.dataset.of}: ${thing.className}`));
}"""
"""Cards and names that lie under what is said."""
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


def test_names_of_a_crowd_are_large_and_break_between_words(
    new_page: NewPage, monkeypatch: Any
) -> None:
    monkeypatch.setattr(staging, "NAMES", [*LONG, "Isidore", "Joséphine"])
    page = new_page(viewport=PHONE, has_touch=True)
    for box, seats in (("castle-coach", 10), ("castle-devil", 8), ("cultists", 8)):
        stage = Stage(box, seats)
        for size in (PHONE, DESKTOP):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            stage.show(page)
            names = page.locator("[data-seat] .name")
            expect(names).to_have_count(seats)
            drawn(page)
            assert names.evaluate_all(BROKEN) == []
            assert names.evaluate_all(CUT) == []
            sizes = names.evaluate_all("all => all.map((one) => getComputedStyle(one).fontSize)")
            assert min(float(one.removesuffix("px")) for one in sizes) >= 12


def test_on_a_phone_eight_cultists_and_all_rooms_are_in_sight(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    stage = Stage("cultists", 8)
    assert stage.until(lambda view: view["step"] == "move" and view["decision"] is not None)
    stage.show(page)
    for seat in page.locator("[data-seat]").all():
        expect(seat).to_be_in_viewport(ratio=1)
    for room in page.locator("[data-part=plan] .place").all():
        expect(room).to_be_in_viewport(ratio=0.99)
    page.locator("[data-legend] summary").click()
    expect(page.locator("[data-legend] li").first).to_be_visible()


def test_on_a_phone_four_cultists_are_in_sight_with_their_hands(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    Stage("cultists", 4).show(page)
    for seat in page.locator("[data-seat]").all():
        expect(seat).to_be_in_viewport(ratio=1)
        expect(seat.locator(".in-hand")).to_have_css("display", "contents")  # not left out


def _never(_view: SeatView) -> bool:
    return False


def _my_turn(view: SeatView) -> bool:
    much = len(view["board"]["players"][0]["lords"]) > 1
    return much and view["step"] == "turn" and view["decision"] is not None


def test_on_a_phone_all_players_of_abyss_are_in_sight_above_the_court(
    new_page: NewPage, monkeypatch: Any
) -> None:
    monkeypatch.setattr(staging, "NAMES", list(LONG))
    page = new_page(viewport=PHONE, has_touch=True)
    for seats in (2, 3, 4):
        stage = Stage("abyss", seats)
        for moment in (_my_turn, _never):
            assert stage.until(moment) or stage.over
            stage.show(page)
            drawn(page)
            places = page.locator("[data-seat]")
            expect(places).to_have_count(seats)
            for place in places.all():
                expect(place).to_be_in_viewport(ratio=1)
                for influence in place.locator(".influence").all():  # none where nothing lies
                    expect(influence).to_be_in_viewport(ratio=0.85)  # a hexagon cuts its corners
            assert places.locator(".name").evaluate_all(CUT) == []
            assert places.locator(".name").evaluate_all(BROKEN) == []
            board = page.locator("main.board")
            assert board.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_on_a_phone_the_court_begins_above_the_fold(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    for seats in (2, 3, 4):
        stage = Stage("abyss", seats)
        assert stage.until(_my_turn)
        stage.show(page)
        drawn(page)
        court, dock = page.locator("[data-part=court] .lord").first, page.locator(".dock")
        tops = [one.bounding_box() for one in (court, dock)]
        assert tops[0] is not None
        assert tops[1] is not None
        assert tops[0]["y"] + 44 < tops[1]["y"]  # what the first Lords cost and are worth
        expect(page.locator(".own .ally").first).to_be_in_viewport(ratio=1)


def test_on_a_phone_whoever_may_be_hunted_is_pressed_anywhere(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True)
    stage = Stage("abyss", 4, 4)
    assert stage.until(lambda view: view["step"] == "hunt" and view["decision"] is not None)
    for part in (0.05, 0.5, 0.95):
        stage.show(page)
        lit = page.locator("[data-seat]:has(.lit)").first
        box = lit.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        lit.click(position={"x": box["width"] * part, "y": box["height"] * part})
        if page.locator(".confirm").count():
            page.locator(".confirm .btn.primary").click()
    assert [choice[0] for choice in stage.chosen] == ["hunt"] * 3


def test_at_the_end_what_each_one_held_lies_in_rows(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("castle-devil", 4)
    stage.until(lambda _: False)
    stage.show(page)
    for seat in page.locator("[data-seat]").all():
        box = seat.bounding_box()
        assert box is not None
        assert box["height"] < 240, seat.inner_text()  # it was 430 where things stood in a column


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
    stage.say(1, "Je n’ai pas bougé !")
    expect(page.locator(".speech")).to_have_count(1)
    stage.go_on()
    page.locator("[data-step]").click()
    for beat in ("beat-point", "beat-fall", "beat-turned"):
        expect(page.locator(f"[data-moment={beat}]")).to_be_visible()
        expect(page.locator(".dock [data-choice], .dock .pick .btn")).to_have_count(0)
        expect(page.locator(".ask .sentence")).not_to_contain_text("?")
        expect(page.locator(".speech, .ask .btn")).to_have_count(0)  # it is not written over
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


def test_on_a_phone_my_name_and_the_narrator_are_in_sight(
    new_page: NewPage, monkeypatch: Any
) -> None:
    monkeypatch.setattr(staging, "NAMES", [*LONG, "Isidore", "Joséphine"])
    page = new_page(viewport=PHONE, has_touch=True)
    for seats in (5, 7, 10):
        stage = Stage("werewolf", seats, 2)
        assert stage.until(_talking)
        stage.show(page)
        expect(page.locator(".ring .you .label")).to_be_in_viewport(ratio=1)
        if seats < 8:
            expect(page.locator(".sky .line")).to_be_in_viewport(ratio=1)
        drawn(page)
        assert page.locator(".ring .label .who").evaluate_all(CUT) == []


def test_what_is_said_covers_no_card_where_there_is_room(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("werewolf", 5, 3)
    assert stage.until(_talking)
    stage.show(page)
    for seat in range(1, 5):
        stage.say(seat, "Je suis le Divinateur, et j’ai vu deux cartes du centre !")
    expect(page.locator(".speech")).to_have_count(4)
    assert page.locator(".speech").evaluate_all(UNDER) == []


def test_on_a_phone_all_that_comes_after_the_end_is_in_sight(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, has_touch=True, locale="en-GB")
    stage = Stage("werewolf", 6, 2)
    stage.until(lambda _view: False)
    stage.show(page)
    acts = page.locator(".end .acts > :is(a, button)")
    expect(acts).to_have_count(6)
    for act in acts.all():
        expect(act).to_be_in_viewport(ratio=1)


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
