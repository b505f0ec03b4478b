"""The player's own side checks the luck: an honest match, and a server that lies in each way.

The lies are told on the way to the page: the log, the table and the server's verdict are written
again by somebody who knows the secret, so that all of it fits together. Only what the browser has
kept during the match does not fit.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.play import ANSWER, DECLARE, LEARN, play_a_match, play_now, rest, until_the_end
from tests.web.test_access import axe

from cabale.cli import main

Record = dict[str, Any]
Lie = Callable[[Record, list[Record], Record], None]
"""Changes header, entries and footer of a log."""

HELD = {"sealed": "held", "opens": "held", "luck": "held", "heads": "held", "table": "held"}
OTHER_SECRET = "5e" * 32


def _check(page: Page) -> dict[str, str]:
    """Press the button; which line holds, by the browser's own word."""
    page.locator("[data-verify]").click()
    expect(page.locator("[data-luck]")).to_be_visible()
    lines = page.locator("[data-check]").all()
    return {_read(line, "data-check"): _read(line, "data-mark") for line in lines}


def _read(line: Any, name: str) -> str:
    return line.get_attribute(name) or ""


def _sit_down(host: Page, guest: Page) -> None:
    """Two people and a bot at one table; the host has a lucky word, after changing his mind."""
    host.goto("/")
    host.locator("[data-create='werewolf']").click()
    host.get_by_label("Nombre de places").select_option("3")
    for word in ("  patte de   lapin", "trèfle « à quatre »"):
        host.get_by_label("Mot porte-bonheur").fill(word)
        host.locator("[data-lucky]").click()
        expect(host.get_by_text("est mêlé à la donne")).to_be_visible()
    host.reload()
    expect(host.get_by_label("Mot porte-bonheur")).to_have_value("trèfle « à quatre »")
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(host.locator(".seats .taken")).to_have_count(2)
    host.get_by_role("button", name="Compléter avec des robots").click()
    host.locator("[data-start]").click()


def test_an_honest_match_holds_in_every_line(new_page: NewPage, tmp_path: Path) -> None:
    host, guest = new_page(), new_page(locale="en-GB", viewport=PHONE)
    _sit_down(host, guest)
    expect(guest.locator(".ask")).to_be_visible()
    guest.evaluate(ANSWER)
    until_the_end(host)
    expect(guest.locator(".end")).to_be_visible()
    rest(guest)
    for page, words in (
        (host, ("Tout concorde.", "avec votre mot « trèfle « à quatre » »", "jalons")),
        (guest, ("Everything holds.", "Your own luck is in the deal", "milestones")),
    ):
        assert _check(page) == {**HELD, "fold": "held"}
        shown = page.get_by_role("dialog").inner_text().replace("\u00a0", " ")
        assert [word for word in words if word not in shown] == []
        _verify_elsewhere(page, tmp_path)
    axe(host)
    axe(guest)


def _verify_elsewhere(page: Page, folder: Path) -> None:
    """The command that the panel shows, with the files that it offers."""
    command = page.locator("dialog code").inner_text().split()
    for what in ("log", "receipt"):
        with page.expect_download() as coming:
            page.locator(f"[data-keep={what}]").click()
        coming.value.save_as(folder / coming.value.suggested_filename)
    assert command[:2] == ["cabale", "verify"]
    arguments = [one if one.startswith("--") else str(folder / one) for one in command[2:]]
    assert _ran("verify", *arguments) == 0
    receipt = Path(arguments[-1])
    forged = json.loads(receipt.read_text("utf-8"))
    forged["heads"][-1] = "00" * 16
    receipt.write_text(json.dumps(forged), "utf-8")
    assert _ran("verify", *arguments) == 2


def _ran(*command: str) -> int | str | None:
    with pytest.raises(SystemExit) as done:
        main([*command])
    return done.value.code


# --- lies --------------------------------------------------------------------------------------


def _swap_the_secret(header: Record, entries: list[Record], footer: Record) -> None:
    footer["secret"] = OTHER_SECRET
    header["commitment"] = _hmac(bytes.fromhex(OTHER_SECRET), "commit", header["table"]).hex()


def _drop_the_luck(header: Record, entries: list[Record], footer: Record) -> None:
    header["luck"] = [None for _ in header["luck"]]


def _alter_an_entry(header: Record, entries: list[Record], footer: Record) -> None:
    entries[0]["seat"] = (entries[0]["seat"] + 1) % header["seats"]


def _drop_an_entry(header: Record, entries: list[Record], footer: Record) -> None:
    del entries[len(entries) // 2]
    for n, entry in enumerate(entries):
        entry["n"] = n


def _add_an_entry(header: Record, entries: list[Record], footer: Record) -> None:
    entries.append({**entries[-1], "n": len(entries)})


def _take_another_table(header: Record, entries: list[Record], footer: Record) -> None:
    header["table"] = "elsewhere"


LIES: list[tuple[Lie, set[str]]] = [
    (_swap_the_secret, {"opens", "heads"}),
    (_drop_the_luck, {"luck", "heads"}),
    (_alter_an_entry, {"heads"}),
    (_drop_an_entry, {"heads"}),
    (_add_an_entry, {"heads"}),
    (_take_another_table, {"heads", "table"}),
]


def _hmac(secret: bytes, purpose: str, table: str) -> bytes:
    return hmac.digest(secret, f"cabale/2/{purpose}/{table}".encode(), "sha256")


def _written_again(log: str, lie: Lie) -> str:
    """The log with a lie in it, and a chain that fits."""
    header, *entries, footer = map(json.loads, log.splitlines())
    lie(header, entries, footer)
    key = _hmac(bytes.fromhex(footer["secret"]), "chain", header["table"])
    lines = [json.dumps(record, ensure_ascii=False) for record in (header, *entries)]
    head = b""
    for line in lines:
        head = hmac.digest(key, head + line.encode(), "sha256")
    footer["head"] = head[:16].hex()
    return "\n".join([*lines, json.dumps(footer), ""])


def _lie(page: Page, lie: Lie) -> None:
    def log(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=_written_again(answer.text(), lie))

    def verdict(route: Route) -> None:
        route.fulfill(json={"ok": True, "message": "trust me", "entries": 3})

    page.route("**/api/tables/*/log", log)
    page.route("**/api/verify", verdict)


BROKEN = {"fr": "Quelque chose ne concorde pas.", "en": "Something does not hold."}


def test_each_lie_about_the_log_is_named(new_page: NewPage) -> None:
    page = new_page()
    play_a_match(page)
    for language, said in BROKEN.items():
        _speak(page, language)
        for lie, caught in LIES:
            _lie(page, lie)
            found = _check(page)
            assert {about for about, mark in found.items() if mark != "held"} == caught, lie
            assert {found[about] for about in caught} == {"broken"}, lie
            expect(page.locator("[data-luck=broken]")).to_have_text(said)
            page.keyboard.press("Escape")
            page.unroute_all()
    assert _check(page) == {**HELD, "fold": "held"}
    page.keyboard.press("Escape")
    page.route("**/api/tables/*/log", lambda route: route.fulfill(body='{"cabale": 2}\n'))
    assert _check(page) == {"log": "broken", "fold": "broken"}


def _speak(page: Page, language: str) -> None:
    page.evaluate(
        "language => localStorage['cabale.prefs'] ="
        " JSON.stringify({...JSON.parse(localStorage['cabale.prefs']), language})",
        language,
    )
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_seal_that_changes_is_said_at_once(new_page: NewPage) -> None:
    page = new_page()
    lying = False

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if lying and message["type"] in ("welcome", "table"):
                message["table"]["commitment"] = "bad0" * 16
            line.send(json.dumps(message))

        server.on_message(tell)

    page.route_web_socket(re.compile(r"/ws$"), between)
    play_now(page, "castle-devil")
    alarm = page.locator("[data-luck-alarm]")
    expect(alarm).to_have_count(0)
    lying = True
    page.reload()
    expect(alarm).to_contain_text("Le sceau de cette table a changé")
    axe(page)
    lying = False
    alarm.get_by_role("button").click()
    expect(alarm).to_have_count(0)
    until_the_end(page, DECLARE)
    assert _check(page) == {**HELD, "sealed": "broken", "fold": "held"}


# --- what cannot be checked --------------------------------------------------------------------


def test_without_a_receipt_the_browser_says_so(new_page: NewPage) -> None:
    page, stranger = new_page(), new_page()
    play_a_match(page)
    with page.expect_response("**/share") as shared:
        page.get_by_role("button", name="Partager").click()
    page.get_by_role("link", name="Revoir la partie").click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert _check(page) == {**HELD, "fold": "held"}
    stranger.goto(shared.value.json()["link"])
    assert _check(stranger) == {"sealed": "unknown", "fold": "held"}
    expect(stranger.get_by_text("Cet appareil n’a pas de reçu")).to_be_visible()
    expect(stranger.locator("[data-keep=receipt]")).to_have_count(0)
    expect(stranger.locator("dialog code")).not_to_contain_text("--receipt")


def test_without_a_secure_page_the_browser_says_so(new_page: NewPage) -> None:
    page = new_page(viewport=DESKTOP)
    # As on http:// in a home: random numbers, no hashes.
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})")
    play_a_match(page)
    assert _check(page) == {**HELD, "opens": "unknown", "heads": "unknown", "fold": "held"}
    expect(page.get_by_text("que sur une page sécurisée").first).to_be_visible()


def test_a_lesson_has_nothing_to_seal(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/learn/werewolf")
    page.locator("[data-learn]").click()
    page.evaluate(LEARN)
    expect(page.locator("[data-coach-play]")).to_be_visible(timeout=60_000)
    rest(page)
    assert _check(page) == {"sealed": "held", "fold": "held"}
    expect(page.get_by_text("Il n’y avait rien à sceller")).to_be_visible()


def test_a_rematch_has_luck_of_its_own(new_page: NewPage) -> None:
    page = new_page()
    play_a_match(page)
    before = page.url
    with page.expect_response(re.compile(r"/luck$")) as given:
        page.locator("[data-rematch]").click()
    assert given.value.ok
    page.wait_for_url(lambda url: url != before)
    # Alone among bots it starts by itself, once the person's own luck is in it.
    expect(page.locator(".ask")).to_be_visible()
    until_the_end(page, DECLARE)
    assert _check(page) == {**HELD, "fold": "held"}
    kept = page.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('cabale.luck.'))"
        ".map(key => JSON.parse(localStorage[key]).receipt)"
    )
    assert len({one["commitment"] for one in kept}) == 2
    assert len({one["luck"][0] for one in kept}) == 2
