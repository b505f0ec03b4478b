"""Each board with the fewest and the most players, small and large: nothing is in the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, NewPage
from tests.web.geometry import drawn
from tests.web.stage import NAMES, Moment, Stage

from cabale.core import SeatView

SMALL = {"width": 360, "height": 740}
SIZES = [
    ("werewolf", 3),
    ("werewolf", 10),
    ("castle-devil", 4),
    ("castle-devil", 8),
    ("castle-coach", 3),
    ("castle-coach", 10),
    ("abyss", 2),
    ("abyss", 4),
    ("cultists", 4),
    ("cultists", 8),
]

LOOK = """() => {
    const box = (one) => one.getBoundingClientRect();
    const name = (one) => one.dataset.place ?? one.dataset.choice ?? one.className;
    const seats = [...document.querySelectorAll('[data-seat], .place[data-place^="place:"]')];
    const overlaps = [];
    seats.forEach((a, i) => seats.slice(i + 1).forEach((b) => {
        const [p, q] = [box(a), box(b)];
        const across = Math.min(p.right, q.right) - Math.max(p.left, q.left);
        const down = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
        if (across > 1 && down > 1) overlaps.push(`${name(a)} and ${name(b)}`);
    }));
    const covered = [];
    const lit = [...document.querySelectorAll('.table [data-choice], .table button.lit')];
    for (const one of lit) {
        one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const { left, top, width, height } = box(one);
        const hit = [0.5, 0.2, 0.8].some((part) => {
            const at = document.elementFromPoint(left + width * part, top + height * part);
            return at && (one.contains(at) || at.contains(one) || at.closest('button') === one);
        });
        if (!hit) covered.push(name(one));
    }
    const largest = {};
    for (const one of document.querySelectorAll('.table [data-choice]'))
        largest[one.dataset.choice] = Math.max(largest[one.dataset.choice] ?? 0, box(one).height);
    const small = Object.keys(largest).filter((choice) => largest[choice] < 44);
    const wide = document.documentElement.scrollWidth - innerWidth;
    const main = document.querySelector('main.board');
    const dock = document.querySelector('.dock');
    return { seats: seats.length, lit: lit.length, overlaps, covered, small, wide,
        sideways: main.scrollWidth - main.clientWidth,
        under: dock.scrollHeight - dock.clientHeight };
}"""


# A frame for the page to measure itself, and one to draw.
DRAWN = "new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"


def _look(page: Page, seats: int) -> None:
    page.evaluate(DRAWN)
    seen: dict[str, Any] = page.evaluate(LOOK)
    assert seen["seats"] == seats
    assert seen["overlaps"] == []
    assert seen["covered"] == []
    assert seen["small"] == [], "no finger can press it"
    assert seen["wide"] <= 0, "the page scrolls sideways"
    assert seen["sideways"] <= 0, "the board scrolls sideways"
    assert seen["under"] <= 0, "my hand is under the edge: a long list scrolls by itself"


@pytest.mark.parametrize(("box", "seats"), SIZES, ids=lambda value: str(value))
def test_nothing_is_in_the_way(new_page: NewPage, box: str, seats: int) -> None:
    page = new_page(viewport=SMALL, is_mobile=True, has_touch=True)
    stage = Stage(box, seats)
    steps: set[str] = set()

    def new_kind_of_question(view: SeatView) -> bool:
        step = view["step"]
        if view["decision"] is None or step is None or step in steps:
            return False
        steps.add(step)
        return True

    for _ in range(3):
        if not stage.until(new_kind_of_question):
            break
        stage.show(page)
        _look(page, seats)
    page.set_viewport_size({"width": DESKTOP["width"], "height": DESKTOP["height"]})
    _look(page, seats)


def test_a_long_list_of_choices_leaves_the_sea_in_sight(new_page: NewPage) -> None:
    page = new_page()

    def much_to_choose_from(view: SeatView) -> bool:
        asked = view["step"] == "turn" and view["decision"] is not None
        answers = stage.room.running().decisions[0].choices if asked else ()
        return len(answers) >= 8 and len(view["board"]["locations"]) <= 2

    for seed in range(1, 20):
        stage = Stage("abyss", 4, seed)
        if stage.until(much_to_choose_from):
            break
    stage.show(page)
    page.wait_for_function(
        """() => {
            const sea = document.querySelector('main.board');
            return sea.scrollHeight <= sea.clientHeight;
        }"""
    )


def test_on_a_phone_a_few_answers_are_seen_at_once(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL, is_mobile=True, has_touch=True)
    stage = Stage("castle-coach", 10)
    assert stage.until(_asked("support"))
    stage.show(page)
    for answer in page.locator(".ask .btn").all():
        expect(answer).to_be_in_viewport(ratio=1)
    expect(page.locator(".dock .card").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
@pytest.mark.parametrize("box", ["castle-devil", "castle-coach"])
def test_the_names_of_my_cards_are_whole(new_page: NewPage, box: str, locale: str) -> None:
    page = new_page(viewport=SMALL, locale=locale)
    for seed in range(1, 4):
        Stage(box, 4, seed).show(page)
        page.evaluate("document.fonts.load(\"600 12px 'Fraunces Variable'\").then(() => null)")
        page.evaluate(DRAWN)
        cut = page.locator(".dock .card").evaluate_all(
            """(cards) => cards.flatMap((card) => {
                const words = document.createRange();
                words.selectNodeContents(card.querySelector('.name'));
                const inner = words.getBoundingClientRect();
                const outer = card.getBoundingClientRect();
                const whole = inner.left >= outer.left && inner.right <= outer.right;
                return whole ? [] : [card.textContent.trim()];
            })"""
        )
        assert cut == []


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_on_a_phone_the_name_of_the_game_is_whole(new_page: NewPage, locale: str) -> None:
    page = new_page(viewport=SMALL, locale=locale)
    Stage("castle-coach", 3).show(page)
    title = page.locator(".topbar h1")
    across, down = title.evaluate("""(one) => [
        one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]""")
    assert across <= 0
    assert down <= 0


def test_a_finger_that_rests_reads_and_presses_nothing(new_page: NewPage) -> None:
    page = new_page(viewport=SMALL, is_mobile=True, has_touch=True)
    stage = Stage("castle-devil", 4)
    assert stage.until(lambda view: view["step"] == "turn" and view["decision"] is not None)
    stage.show(page)
    box = page.locator(".dock button.card.lit").first.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".bubble:popover-open")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".confirm, [aria-pressed='true']")).to_have_count(0)
    # It stays, with its way to the gallery, until something else is touched.
    expect(page.locator(".bubble:popover-open")).to_be_visible()
    page.touchscreen.tap(SMALL["width"] / 2, 4)
    expect(page.locator(".bubble:popover-open")).to_have_count(0)


def test_every_lit_thing_is_reached_by_the_keyboard(new_page: NewPage) -> None:
    page = new_page()
    for box, step in (("castle-devil", "turn"), ("abyss", "turn"), ("cultists", "move")):
        stage = Stage(box, 4)
        assert stage.until(lambda view, at=step: view["step"] == at and bool(view["decision"]))  # type: ignore[misc]
        stage.show(page)
        page.evaluate("addEventListener('focusin', (e) => e.target.setAttribute('data-met', ''))")
        met = page.locator("[data-met]")
        for _ in range(120):
            page.keyboard.press("Tab")
        assert met.count() > 5
        missed = page.locator(".table :is(button.lit, [data-choice]):not([data-met])")
        assert missed.count() == 0


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_cards_fly_unless_rest_is_asked_for(new_page: NewPage, motion: str) -> None:
    page = new_page(reduced_motion=motion)
    stage = Stage("abyss", 2)
    stage.show(page)
    page.evaluate("""new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.classList?.contains('flight')) document.body.dataset.flown = 'yes';
    }).observe(document.body, { childList: true, subtree: true })""")
    lines = page.locator(".log li")
    while lines.count() < 6:
        stage.go_on()
        page.wait_for_timeout(50)
    assert page.locator("body[data-flown]").count() == (1 if motion == "no-preference" else 0)
    expect(page.locator(".flight")).to_have_count(0)


@pytest.mark.parametrize(("speed", "lasts"), [("normal", 650), ("fast", 325), ("none", None)])
def test_cards_fly_as_fast_as_one_likes(new_page: NewPage, speed: str, lasts: int | None) -> None:
    page = new_page(reduced_motion="no-preference")
    page.goto("/")
    page.get_by_role("button", name="Réglages").first.click()
    page.get_by_label("Rythme").select_option(speed)
    stage = Stage("abyss", 2)
    stage.show(page)
    page.evaluate("""window.times = []; new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
            for (const node of addedNodes)
                if (node.classList?.contains('flight'))
                    times.push(node.getAnimations()[0].effect.getTiming().duration);
    }).observe(document.body, { childList: true, subtree: true })""")
    lines = page.locator(".log li")
    while lines.count() < 6:
        stage.go_on()
        page.wait_for_timeout(50)
    assert set(page.evaluate("times")) == ({lasts} if lasts else set())


def test_what_happened_and_was_said_is_one_stream(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("werewolf", 5, 3)
    assert stage.until(_asked("talk"))
    stage.talk()
    stage.show(page)
    expect(page.locator("[data-stem=was]")).to_be_visible()
    stream = page.get_by_role("log")
    said = stream.locator("[data-item=claim]")
    expect(said).to_have_count(len(stage.view()["said"]))
    assert said.count() > 3
    expect(stream.get_by_text("Qui a bougé ma carte")).to_be_visible()
    page.locator("[data-filter=story]").click()
    expect(said).to_have_count(0)
    expect(stream.get_by_text("Le jour se lève")).to_be_visible()
    page.locator("[data-filter=claims]").click()
    expect(stream.locator("[data-item=event], [data-item=line]")).to_have_count(0)
    expect(said).to_have_count(len(stage.view()["said"]))


GROWS = """(log) => {
    log.firstElementChild.style.minHeight = `${2 * log.scrollHeight}px`;
    log.dispatchEvent(new Event('scroll'));  // of the scroll before it grew
}"""
LEFT = "(log) => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)"


def test_the_stream_follows_what_is_said_until_somebody_goes_back(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("abyss", 2)
    for _ in range(60):
        stage.step()
    stage.show(page)
    stream = page.get_by_role("log")
    expect(stream.locator("li").last).to_be_in_viewport()
    stream.evaluate(GROWS)
    drawn(page)
    assert stream.evaluate(LEFT) <= 1
    stream.evaluate("(log) => { log.scrollTop -= 200; }")
    drawn(page)
    stream.evaluate("(log) => { log.firstElementChild.style.minHeight = '9999px'; }")
    drawn(page)
    assert stream.evaluate(LEFT) > 150


def asked(view: SeatView) -> Mapping[str, Any]:
    return {} if view["decision"] is None else view["decision"]["prompt"]


def test_who_sleeps_sees_who_is_called(new_page: NewPage) -> None:
    stage = Stage("werewolf", 8)
    assert stage.until(lambda view: asked(view).get("power") == "asleep")
    page = new_page(viewport=SMALL)
    stage.show(page)
    expect(page.locator(".sky .line")).to_be_in_viewport()


def _asked(step: str) -> Moment:
    return lambda view: view["step"] == step and view["decision"] is not None


def test_paying_moves_nothing_on_a_large_board(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("abyss", 4)
    assert stage.until(_asked("pay"))
    stage.show(page)
    board, court, payment = (
        page.locator(part).bounding_box()
        for part in ("main.board", "[data-part=court]", "[data-part=payment]")
    )
    assert board
    assert court
    assert payment
    assert court["y"] - board["y"] < 20
    assert payment["y"] + payment["height"] <= board["y"] + board["height"]


def test_the_second_half_of_a_choice_stands_under_its_first(new_page: NewPage) -> None:
    page = new_page()
    for seed in range(1, 40):
        stage = Stage("castle-devil", 6, seed)
        if stage.until(_asked("demand")):
            break
    stage.show(page)
    page.get_by_role("button", name="Eugénie…").click()
    what = page.get_by_role("group", name="Exiger d’Eugénie : …")
    expect(what.get_by_role("button", name="Gobelet", exact=False).first).to_be_visible()
    assert not any("Exiger" in label for label in what.locator(".btn").all_inner_texts())


def test_supporting_nobody_is_called_so(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("castle-coach", 5)
    assert stage.until(_asked("support"))
    stage.show(page)
    expect(page.get_by_role("button", name="Ne soutenir personne")).to_be_visible()


def test_at_the_end_my_cards_lie_open_like_all_others(new_page: NewPage) -> None:
    page = new_page()
    stage = Stage("castle-devil", 5)
    while not stage.over:
        stage.step()
    stage.show(page)
    expect(page.locator(".end")).to_be_visible()
    expect(page.locator(".dock .card")).to_have_count(0)
    mine = stage.view()["board"]["seats"][0]["items"]
    shown = page.locator("[data-place='seat:0'] .row").first.locator(".mini")
    expect(shown).to_have_count(len(mine))


def test_on_a_phone_the_last_line_of_the_story_stays_in_sight(new_page: NewPage) -> None:
    stage = Stage("cultists", 5)
    page = new_page(viewport=SMALL)
    stage.show(page)
    assert stage.until(lambda view: bool(view["board"]["gifts"]))
    stage.show(page)
    line = page.locator(".latest")
    expect(line).to_be_in_viewport()
    told = line.inner_text()
    line.click()
    expect(page.locator(".log li").last).to_contain_text(told.split()[-1])


def test_alone_among_bots_nothing_asks_to_be_passed_for_a_moment(new_page: NewPage) -> None:
    """The table goes on by itself: a button that is gone at once is pressed by mistake."""
    page = new_page()
    stage = Stage("castle-devil", 5)

    def forced(view: SeatView) -> bool:
        asked = stage.room.running().decisions.get(0)
        return view["pace"] == "window" and asked is not None and asked.forced

    assert stage.until(forced)
    stage.show(page)
    expect(page.locator(".ask.mine")).to_have_count(0)
    # Somebody may be watching, from whom it would be hidden: then one has to say it.
    expect(page.get_by_role("button", name="Passer", exact=True)).to_be_visible()


@pytest.mark.parametrize(("locale", "mine"), [("fr-FR", "Vous "), ("en-GB", "You ")])
def test_the_story_speaks_to_its_reader(new_page: NewPage, locale: str, mine: str) -> None:
    page = new_page(locale=locale)
    stage = Stage("castle-devil", 5, seed=3)
    assert stage.until(lambda view: view["board"]["turn"] > 8)
    stage.show(page)
    lines = [" ".join(line.split()) for line in page.locator(".log li").all_inner_texts()]
    assert [line for line in lines if line.startswith(mine)]
    assert [line for line in lines if NAMES[0] in line] == []
    assert [line for line in lines if NAMES[1] in line]


def _lost_to_nobody() -> Stage:
    for seed in range(1, 60):
        stage = Stage("cultists", 4, seed)
        stage.until(lambda _view: False)
        if not stage.view()["outcome"]["winners"]:  # type: ignore[index]  # it is over
            return stage
    raise AssertionError("people always win")


def test_whoever_loses_to_the_automaton_has_lost(new_page: NewPage) -> None:
    page = new_page()
    _lost_to_nobody().show(page)
    expect(page.locator(".verdict h2")).to_have_text("Vous avez perdu")


@pytest.mark.parametrize("box", ["cultists", "abyss"])
def test_the_end_has_the_whole_dock_and_no_trophy_for_who_lost(new_page: NewPage, box: str) -> None:
    page = new_page()
    stage = Stage(box, 4)
    stage.until(lambda _view: False)
    winners = stage.view()["outcome"]["winners"]  # type: ignore[index]  # it is over
    stage.show(page)
    page.evaluate(DRAWN)
    dock, end = page.locator(".dock"), page.locator(".end")
    sizes = "one => [one.clientWidth, one.scrollHeight - one.clientHeight]"
    (room, under), (width, _) = dock.evaluate(sizes), end.evaluate(sizes)
    assert under <= 0, "all of it is in sight"
    assert width > 0.9 * room
    expect(dock.locator("[data-seat]")).to_have_count(0)
    expect(page.locator("[data-seat]")).to_have_count(4)
    expect(page.locator(".verdict.lost")).to_have_count(0 if 0 in winners else 1)
