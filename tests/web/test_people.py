"""People at one table: two browsers, one phone for several, somebody who watches."""

from __future__ import annotations

from playwright.sync_api import APIResponse, Page, Route, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.play import play_on, rest, until_the_end
from tests.web.stage import Stage

HANDS = """setInterval(() => {
    const press = (what) => document.querySelector(what)?.click() ?? true;
    if (document.querySelector(".curtain")) return press(".curtain .btn.primary");
    if (document.querySelector(".end, [aria-busy=true]")) return;
    if (document.querySelector(".confirm")) return press(".confirm .btn.primary");
    const open = document.querySelector("[data-choice]");
    const answered = document.querySelector(":is([data-choice], .pick *)[aria-pressed=true]");
    if (open && !answered) open.click();
    else press(".topbar .btn.small");
}, 60)"""
"""Hands that pass one device around: whoever holds it answers, then draws the curtain."""


def _open_table(page: Page, box: str, seats: int) -> str:
    """Open a table and set its size; its address."""
    page.goto("/")
    page.locator(f"[data-create='{box}']").click()
    expect(page.locator("[data-start]")).to_be_visible()
    page.get_by_label("Nombre de places").select_option(str(seats))
    expect(page.locator(".seats > li")).to_have_count(seats)
    return page.url


def test_two_people_in_two_browsers(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(locale="en-GB", viewport=PHONE)
    address = _open_table(host, "werewolf", 3)
    guest.goto(address)
    guest.get_by_label("Your name").fill("Grace")
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text("The host will start soon.")).to_be_visible()
    expect(host.get_by_text("Grace", exact=True)).to_be_visible()

    guest.get_by_label("Say something").fill("Hello!")
    guest.get_by_role("button", name="Send").click()
    expect(host.get_by_role("log").get_by_text("Hello!")).to_be_visible()

    host.get_by_role("button", name="Compléter avec des robots").click()
    host.locator("[data-start]").click()
    expect(guest.locator(".ask")).to_be_visible()
    play_on(guest)
    until_the_end(host)
    expect(guest.locator(".end")).to_be_visible(timeout=30_000)
    rest(guest)
    assert host.locator(".end li.won").count() == guest.locator(".end li.won").count()


def test_a_slow_answer_does_not_undo_what_came_after_it(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    address = _open_table(host, "werewolf", 4)
    held: list[tuple[Route, APIResponse]] = []
    host.route("**/bot", lambda route: held.append((route, route.fetch())))
    host.get_by_role("button", name="Robot", exact=True).first.click()
    taken = host.locator(".seats .taken")
    expect(taken).to_have_count(2)
    guest.goto(address)
    guest.get_by_role("button", name="M’asseoir ici").first.click()
    expect(taken).to_have_count(3)

    fill = host.get_by_role("button", name="Compléter avec des robots")
    expect(fill).to_be_disabled()  # the answer to the first click is still on its way
    [(route, answer)] = held
    assert [seat["kind"] for seat in answer.json()["seats"]].count("open") == 2
    route.fulfill(response=answer)
    expect(fill).to_be_enabled()
    expect(taken).to_have_count(3)


def test_a_claim_takes_two_taps(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    address = _open_table(host, "castle-devil", 4)
    guest.goto(address)
    guest.get_by_role("button", name="M’asseoir ici").first.click()
    expect(host.locator(".seats .taken")).to_have_count(2)
    host.get_by_role("button", name="Compléter avec des robots").click()
    host.locator("[data-start]").click()
    host.locator("[data-stem=suspect]").click()
    host.locator("[data-slot=target] [data-arg]").first.click()
    said = "[data-item=claim]"
    expect(host.locator(said).first).to_contain_text("Je me méfie")
    expect(guest.locator(said).first).to_contain_text("Je me méfie")
    # What is said now stands at the seat of who says it.
    expect(guest.locator(".speech").first).to_contain_text("Je me méfie")
    expect(host.locator(".speech", has_text="Je me méfie")).to_have_count(0)


def test_on_a_phone_one_sees_what_there_is_to_claim(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    stage = Stage("werewolf", 5)
    assert stage.until(lambda view: view["step"] == "talk" and view["decision"] is not None)
    stage.show(page)
    page.get_by_role("tab", name="Parler").tap()
    expect(page.locator("[data-place='place:1']")).to_be_in_viewport()
    page.locator("[data-stem=did]").tap()
    expect(page.locator("[data-verb=copied]")).to_have_count(0)
    page.locator("[data-verb=revealed]").tap()
    page.locator("[data-slot=target] [data-arg]").first.tap()
    wolf = page.locator("[data-slot=role] [data-arg=werewolf]")
    expect(wolf).to_be_visible()
    said = page.locator("[data-item=claim], [data-claimed]")
    before = said.count()
    stage.claim_aloud(2, "started", "villager")
    expect(said).not_to_have_count(before)
    expect(wolf).to_be_visible()
    page.get_by_role("button", name="Dire autre chose").tap()
    page.locator("[data-stem=was]").tap()
    roles = page.locator("[data-slot=role] [data-arg]")
    expect(roles).to_have_count(7)
    expect(roles.last).to_be_in_viewport()
    page.get_by_role("button", name="Dire autre chose").tap()
    expect(roles).to_have_count(0)


def test_one_phone_for_two_people(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, is_mobile=True, has_touch=True)
    _open_table(page, "werewolf", 3)
    page.get_by_role("button", name="Ajouter une personne sur cet appareil").click()
    page.get_by_label("Son nom").fill("Zoé")
    page.get_by_role("button", name="S’asseoir").click()
    expect(page.locator(".seats .you")).to_have_count(2)
    page.get_by_role("button", name="Compléter avec des robots").click()
    page.locator("[data-start]").click()

    curtain = page.get_by_role("dialog", name="Le rideau est tiré")
    expect(curtain).to_be_visible()
    expect(page.locator("[data-choice]")).to_have_count(0)
    curtain.get_by_role("button", name="Zoé").last.click()
    curtain.get_by_role("button", name="Je suis Zoé").click()
    expect(curtain).to_be_hidden()
    expect(page.locator(".holder")).to_have_text("Zoé")

    page.locator(".topbar").get_by_role("button", name="Passer").click()
    expect(curtain).to_be_visible()
    page.evaluate(HANDS)
    expect(page.locator(".end")).to_be_attached(timeout=120_000)


def test_who_has_no_seat_may_watch(new_page: NewPage) -> None:
    host, watcher = new_page(), new_page()
    address = _open_table(host, "werewolf", 3)
    host.get_by_role("button", name="Compléter avec des robots").click()
    host.locator("[data-start]").click()
    expect(host.locator(".ask")).to_be_visible()
    watcher.goto(address)
    expect(watcher.get_by_text("vous regardez")).to_be_visible()
    expect(watcher.locator("[data-choice]")).to_have_count(0)
    until_the_end(host)
    expect(watcher.locator(".end")).to_be_visible(timeout=30_000)


def test_bots_that_sit_already_change_their_level(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    guest.goto(_open_table(host, "werewolf", 4))
    host.get_by_role("button", name="Compléter avec des robots").click()
    bots = [page.locator(".seats li", has_text="robot (") for page in (host, guest)]
    for level in ("novice", "averti"):
        for seats in bots:
            expect(seats).to_have_count(3)
        host.get_by_label("Niveau des robots").select_option(label=level)
        for seats in bots:
            expect(seats.filter(has_text=f"robot ({level})")).to_have_count(3)


def test_an_unknown_code_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/t/NOPE1")
    expect(page.get_by_role("heading", name="Cette table n’existe pas")).to_be_visible()
    page.get_by_role("link", name="Retour à l’étagère").click()
    expect(page.locator("[data-play]").first).to_be_visible()


def test_the_next_table_begins_like_the_last(new_page: NewPage) -> None:
    page = new_page()
    _open_table(page, "werewolf", 4)
    page.get_by_role("button", name="Compléter avec des robots").click()
    page.locator("[data-start]").click()
    expect(page.locator(".ask")).to_be_visible()
    page.goto("/")
    page.locator("[data-create='werewolf']").click()
    expect(page.locator(".seats > li")).to_have_count(4)


def test_settings_are_kept_under_a_name(new_page: NewPage) -> None:
    page = new_page()
    _open_table(page, "werewolf", 4)
    page.get_by_label("Nom de ces réglages").fill("À quatre")
    page.get_by_role("button", name="Enregistrer").click()
    page.get_by_label("Nombre de places").select_option("6")
    expect(page.locator(".seats > li")).to_have_count(6)
    page.reload()
    page.locator("[data-presets]").select_option("À quatre")
    expect(page.locator(".seats > li")).to_have_count(4)
    page.get_by_role("button", name="Oublier").click()
    expect(page.locator("[data-presets]")).to_have_count(0)


def test_a_host_a_face_and_somebody_who_is_not_heard(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(viewport=PHONE)
    address = _open_table(host, "abyss", 2)
    guest.goto(address)
    guest.get_by_label("Votre nom", exact=True).fill("Zoé")
    guest.get_by_role("button", name="M’asseoir ici").first.click()
    expect(host.locator(".seats .taken")).to_have_count(2)
    host.locator("[data-start]").click()
    expect(guest.locator(".ask")).to_be_visible()
    guest.get_by_role("tab", name="Parler").click()
    guest.get_by_role("button", name="Réactions").click()
    guest.get_by_role("button", name="Bravo").click()
    expect(host.locator(".grimace img")).to_be_visible()
    expect(host.locator(".log .emote")).to_have_accessible_name("Bravo")

    host.locator("[data-place^=seat]", has_text="Zoé").first.click()
    host.get_by_role("button", name="Ne plus lire").click()
    host.keyboard.press("Escape")
    expect(host.locator(".log .emote")).to_have_count(0)

    expect(guest.locator("[data-host]")).to_have_count(0)
    host.locator("[data-host]").click()
    replace = host.get_by_role("button", name="Faire jouer un robot à sa place")
    expect(replace).to_be_disabled()
    guest.close()
    replace.click()
    expect(host.get_by_role("dialog").get_by_text("robot", exact=True)).to_be_visible()


def test_a_deck_of_ones_own_is_chosen_card_by_card(new_page: NewPage) -> None:
    page = new_page()
    _open_table(page, "werewolf", 3)
    page.get_by_role("button", name="Compléter avec des robots").click()
    expect(page.locator("[data-start]")).to_be_enabled()
    cards = page.locator("[data-many=deck]")
    expect(page.locator("[data-settled=deck]")).to_contain_text("Loup-Garou")
    expect(cards).to_have_text("Choisir vous-même")  # nothing is missing
    expect(page.locator("[data-many=boxes]")).to_contain_text("celles du scénario")
    page.get_by_label("Scénario").select_option("free")
    expect(page.locator(".unfit")).to_be_visible()
    expect(page.locator("[data-settled]")).to_have_count(0)  # those of another scenario
    expect(cards).to_contain_text("à vous de les choisir")
    cards.click()
    deck = ["Voyante", "Voleur", "Noiseuse", "Villageois", "Loup-Garou", "Loup-Garou"]
    for card in deck:
        expect(page.locator("[data-start]")).to_be_disabled()
        page.get_by_role("button", name=f"Ajouter\u00a0: {card}", exact=True).click()
    expect(page.locator(".unfit")).to_have_count(0)
    page.locator("[data-start]").click()
    expect(page.locator(".ask")).to_be_visible()
    expect(page.locator(".aside").get_by_text("Noiseuse").first).to_be_visible()


def test_what_exists_once_is_ticked(new_page: NewPage) -> None:
    page = new_page()
    _open_table(page, "werewolf", 5)
    page.locator("summary", has_text="Artefacts").click()
    mask = page.get_by_label("Masque du Silence", exact=True)
    expect(mask).to_be_checked()
    mask.uncheck()
    expect(page.locator("summary", has_text="Artefacts")).to_contain_text("5")
    page.reload()
    page.locator("summary", has_text="Artefacts").click()
    expect(mask).not_to_be_checked()
    mask.check()
    expect(page.locator(".unfit")).to_have_count(0)


def test_settings_that_do_not_go_together_can_be_dropped(new_page: NewPage) -> None:
    page = new_page()
    _open_table(page, "werewolf", 3)
    scenario = page.get_by_label("Scénario")
    scenario.select_option("free")
    page.get_by_role("button", name="Annuler ces changements").click()
    expect(scenario).to_have_value("recommended")
    expect(page.locator(".unfit")).to_have_count(0)
