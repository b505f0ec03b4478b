"""What people do about themselves and each other: devices, passwords, data, leaving, reporting."""

from __future__ import annotations

import os
import re
import subprocess
import sys

from playwright.sync_api import Page, expect
from tests.server.houses import Worker
from tests.web.conftest import PHONE, NewPage
from tests.web.play import DECLARE, play_now, until_the_end
from tests.web.test_people import _open_table

OLD, NEW = "correct horse", "battery staple"


def _account(page: Page, login: str, button: str) -> None:
    page.goto("/")
    page.locator(".me").click()
    page.get_by_label("Identifiant").fill(login)
    page.get_by_label("Mot de passe", exact=True).fill(OLD)
    page.get_by_role("button", name=button).click()


def test_what_a_new_account_still_lacks_is_said(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    page.goto("/")
    page.locator(".me").click()
    register, missing = page.locator("[data-register]"), page.locator("[data-missing]")
    expect(missing).to_have_text("")
    for login, password, lacks in (
        ("Léa", OLD, "sans accent"),
        ("lea-web", "court", "huit caractères"),
    ):
        page.get_by_label("Identifiant").fill(login)
        page.get_by_label("Mot de passe", exact=True).fill(password)
        expect(missing).to_contain_text(lacks)
        expect(register).to_be_disabled()
    page.get_by_label("Mot de passe", exact=True).fill(OLD)
    expect(missing).to_have_text("")
    register.click()
    expect(page.get_by_text("Session ouverte")).to_be_visible()


def test_devices_password_and_data(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(viewport=PHONE)
    play_now(laptop, "werewolf")
    table = laptop.url
    _account(laptop, "ada-web", "Créer le compte")
    expect(laptop.get_by_text("Session ouverte")).to_be_visible()
    laptop.goto(table)
    expect(laptop.locator(".ask")).to_be_visible()
    _account(phone, "ada-web", "Se connecter")
    expect(phone.get_by_text("Session ouverte")).to_be_visible()
    phone.locator("[data-account]").click()
    expect(phone.locator("[aria-labelledby=sessions-title] [data-row]")).to_have_count(2)

    phone.get_by_label("Mot de passe actuel").fill(OLD)
    phone.get_by_label("Nouveau mot de passe").fill(NEW)
    phone.get_by_role("button", name="Changer le mot de passe").click()
    expect(phone.get_by_text("Le nouveau mot de passe est en place.")).to_be_visible()
    phone.reload()
    expect(phone.locator("[aria-labelledby=sessions-title] [data-row]")).to_have_count(1)
    expect(laptop.get_by_role("heading", name="Vous n’êtes plus à cette table")).to_be_visible()

    phone.get_by_label("Nom du programme").fill("Moteur")
    phone.locator("[data-make]").click()
    expect(phone.locator("[data-token]")).to_have_value(re.compile("^cab_"))
    phone.locator("[data-drop]").click()
    expect(phone.locator("[data-drop]")).to_have_count(0)
    expect(phone.locator("[data-token]")).to_have_count(0)
    with phone.expect_download() as download:
        phone.locator("[data-export]").click()
    assert '"login":"ada-web"' in download.value.path().read_text()
    phone.locator("[data-everywhere]").click()
    expect(phone.get_by_text("Cet appareil n’est connecté à aucun compte.")).to_be_visible()


def test_a_link_leads_to_a_new_password(new_page: NewPage, site: Worker) -> None:
    laptop, phone = new_page(), new_page(viewport=PHONE)
    _account(laptop, "ada-reset", "Créer le compte")
    expect(laptop.get_by_text("Session ouverte")).to_be_visible()
    command = "from cabale.cli import main; main()"
    printed = subprocess.run(
        [sys.executable, "-c", command, "admin", "reset", "ada-reset"],
        env={**os.environ, "CABALE_DATABASE_URL": f"sqlite:///{site.database}"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    phone.goto(printed.stdout.strip().removeprefix("http://localhost:8000"))
    phone.get_by_label("Nouveau mot de passe").fill(NEW)
    phone.get_by_role("button", name="Choisir ce mot de passe").click()
    expect(phone.get_by_text("Le nouveau mot de passe est en place.")).to_be_visible()
    expect(phone.get_by_text("Session ouverte : ada-reset.")).to_be_visible()


def test_somebody_is_muted_reported_and_shown_out(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    address = _open_table(host, "castle-devil", 4)
    guest.goto(address)
    guest.get_by_role("button", name="M’asseoir ici").first.click()
    guest.get_by_label("Dire quelque chose").fill("bande de nuls")
    guest.get_by_role("button", name="Envoyer").click()
    line = host.get_by_role("log").get_by_text("bande de nuls")
    expect(line).to_be_visible()
    host.get_by_role("log").locator("button.name").click()
    host.get_by_role("button", name="Signaler").click()
    expect(host.get_by_label("bande de nuls")).to_be_checked()
    host.locator("[data-report]").click()
    expect(host.get_by_text("votre signalement sera lu")).to_be_visible()
    host.get_by_role("log").locator("button.name").click()
    host.get_by_role("button", name="Masquer").click()
    expect(line).to_have_count(0)
    host.get_by_role("button", name="Faire sortir").click()
    expect(guest.locator(".seats .you")).to_have_count(0)
    host.locator("[data-shown-out] summary").click()
    host.locator("[data-pardon]").click()
    expect(host.locator("[data-shown-out]")).to_have_count(0)
    host.locator("[data-close]").click()
    expect(guest.get_by_role("heading", name="Cette table est fermée")).to_be_visible()


def test_one_leaves_for_good_and_shares_what_is_over(new_page: NewPage) -> None:
    page, stranger = new_page(), new_page()
    play_now(page, "castle-devil")
    page.locator("[data-out]").click()
    page.locator("[data-leave]").click()
    expect(page.locator("[data-play]").first).to_be_visible()
    expect(page.get_by_text("Aucune table ne vous attend")).to_be_visible()

    play_now(page, "castle-devil")
    until_the_end(page, DECLARE)
    address = page.url
    with page.expect_response("**/share") as answer:
        page.get_by_role("button", name="Partager").click()
    page.get_by_role("link", name="Revoir la partie").click()
    page.locator("[data-panel=comments]").click()
    page.get_by_label("À ce moment (1)").fill("Voilà où tout a commencé")
    page.get_by_role("button", name="Envoyer").click()
    expect(page.locator(".comments li")).to_contain_text("Voilà où tout a commencé")
    page.keyboard.press("Escape")
    expect(page.locator(".scrub")).to_contain_text("Voilà où tout a commencé")
    stranger.goto(f"{answer.value.json()['link']}&show=comments&eyes=open")
    expect(stranger.locator(".comments li")).to_contain_text("Voilà où tout a commencé")
    expect(stranger.locator("[data-comment]")).to_have_count(0)
    stranger.goto(address)
    expect(stranger.get_by_role("heading", name="Cette partie est finie")).to_be_visible()
    page.goto("/#/me")
    page.locator("[data-unshare]").click()
    expect(page.locator("[data-unshare]")).to_have_count(0)
