"""Passwords: changed, forgotten and found again; guessed in vain, and never at the owner's cost."""

from __future__ import annotations

import asyncio
import json
import re
import statistics
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from email.message import Message
from email.parser import BytesParser
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from argon2 import PasswordHasher
from tests.server.houses import Worker, free_port, worker
from tests.server.people import newcomer
from tests.server.test_people import refused
from typer.testing import CliRunner

from cabale.server.client import Client, ServerSaidNo
from cabale.server.config import Config
from cabale.server.operations.commands import admin
from cabale.server.people.guesses import Guesses
from cabale.server.people.hashing import LONGEST_LINE, Hashing
from cabale.server.wire.refusal import Refusal

OLD, NEW = "correct horse", "battery staple"


class Postbox:
    """What the mail server was given."""

    def __init__(self) -> None:
        self.letters: list[Message] = []

    async def handle_DATA(self, _server: object, _session: object, envelope: Any) -> str:  # noqa: N802
        self.letters.append(BytesParser(policy=default).parsebytes(envelope.content))
        return "250 taken"


@pytest.fixture(scope="module")
def postbox() -> Iterator[tuple[Postbox, int]]:
    box, port = Postbox(), free_port()
    server = Controller(box, hostname="127.0.0.1", port=port)
    server.start()
    yield box, port
    server.stop()


@pytest.fixture(scope="module")
def guarded(
    tmp_path_factory: pytest.TempPathFactory, postbox: tuple[Postbox, int]
) -> Iterator[Worker]:
    """A server behind a proxy, with mail, that counts wrong passwords as usual."""
    path: Path = tmp_path_factory.mktemp("guarded") / "cabale.db"
    settings = {
        "CABALE_GUESSES": "6",
        "CABALE_PROXIED": "1",
        "CABALE_URL": "https://cabale.example/",
        "CABALE_MAIL": f"smtp://127.0.0.1:{postbox[1]}",
        "CABALE_MAIL_FROM": "Cabale <cabale@cabale.example>",
    }
    with worker(f"sqlite:///{path}", **settings) as one:
        one.database = path
        yield one


def post(url: str, path: str, address: str, **body: Any) -> tuple[int, str]:
    """Ask from an address; the status and the code of a refusal."""
    headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, ""
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())["code"]


def test_guessing_slows_an_address_down_and_never_the_owner(guarded: Worker) -> None:
    asyncio.run(_account(guarded.url, "victim"))
    guesses = [
        post(guarded.url, "/api/session", "203.0.113.9", login="victim", password=f"guess-{i:04}")
        for i in range(8)
    ]
    assert guesses[0] == (401, "wrong-password")
    assert guesses[-1] == (429, "too-often")
    right = post(guarded.url, "/api/session", "203.0.113.9", login="victim", password=OLD)
    assert right == (429, "too-often"), "the guesser's own address waits even when it is right"
    owner = post(guarded.url, "/api/session", "198.51.100.7", login="victim", password=OLD)
    assert owner == (200, "")


def test_nobody_at_a_school_waits_for_whoever_guesses_there(guarded: Worker) -> None:
    """All have one address, where somebody tries out passwords of Ada's login."""
    school = "203.0.113.50"

    async def visit() -> None:
        ada, bob = From(guarded.url, school), From(guarded.url, "192.0.2.9")
        for one, login in ((ada, "pupil-ada"), (bob, "pupil-bob")):
            await one.post("/api/me", name=login)
            await one.post("/api/account", login=login, password=OLD)
        eve = From(guarded.url, school)
        for _ in range(8):
            with pytest.raises(ServerSaidNo):
                await eve.post("/api/session", login="pupil-ada", password="a wrong guess")
        # Whoever is signed in is not kept from anything, nor whoever was on this device.
        await ada.post("/api/account/password", password=OLD, new=NEW)
        known = await ada.sign_out()
        again = ada.post("/api/session", login="pupil-ada", password=NEW)
        assert await refused(again) == "too-often", "anybody at that address could be asking"
        ada.known = known
        await ada.post("/api/session", login="pupil-ada", password=NEW)
        assert (await ada.get("/api/me/export"))["person"]
        # Bob's login was left alone there, so he comes in from a device of the school.
        bob.address, bob.cookie = school, None
        await bob.post("/api/session", login="pupil-bob", password=OLD)
        await bob.delete("/api/account")

    asyncio.run(visit())


def test_an_address_that_guesses_has_one_attempt_for_each_login() -> None:
    guesses = Guesses(0.001, 6)

    def attempt(login: str, *, right: bool = False, address: str = "192.0.2.1") -> str:
        try:
            with guesses.guess(login, address):
                if not right:
                    raise Refusal("wrong-password", "")
        except Refusal as no:
            return no.code
        return "in"

    for n in range(60):
        assert attempt(f"pupil {n // 6}") == "wrong-password"
    assert attempt("pupil 1", right=True) == "too-often"
    assert attempt("ada") == "wrong-password"
    assert attempt("ada") == "too-often", "before, she could be tried six times"
    assert attempt("bob", right=True) == "in", "nobody has tried his password here"
    assert attempt("pupil 1", right=True, address="192.0.2.2") == "in"
    with guesses.guess_at_home("a device of pupil 1"):
        pass


class From(Client):
    """Somebody who comes from an address, with what a device keeps after signing out."""

    def __init__(self, url: str, address: str) -> None:
        super().__init__(url)
        self.address, self.known = address, ""

    def _headers(self) -> dict[str, str]:
        said = super()._headers() | {"X-Forwarded-For": self.address}
        if self.known:
            said["Cookie"] = "; ".join([f"cabale-known={self.known}", said.get("Cookie", "")])
        return said

    async def sign_out(self) -> str:
        """What the device is known by afterwards."""
        had = self.cookie or ""
        await self.delete("/api/session")
        assert self.cookie is None
        return had


def test_the_right_password_is_never_counted(guarded: Worker) -> None:
    asyncio.run(_account(guarded.url, "regular"))
    for _ in range(9):
        answer = post(guarded.url, "/api/session", "192.0.2.1", login="regular", password=OLD)
        assert answer == (200, "")


def test_an_operator_keeps_an_address_out(guarded: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{guarded.database}")

    def told(*args: str) -> str:
        done = CliRunner().invoke(admin, list(args))
        return done.stdout.strip() or str(done.exception)

    def until(status: int, address: str) -> None:
        """A running server hears of it within its `session_check`."""
        for _ in range(600):
            if post(guarded.url, "/api/me", address, name="Eve")[0] == status:
                return
            time.sleep(0.05)
        raise AssertionError(f"never {status} for {address}")

    assert told("ban-address", "2001:db8::7") == "2001:db8::/64"
    until(403, "2001:db8::1234")
    assert post(guarded.url, "/api/me", "2001:db8:1::1", name="Ada")[0] == 200
    told("unban-address", "2001:db8::9")
    until(200, "2001:db8::1234")
    assert "is no address" in told("ban-address", "next door")


async def _account(url: str, login: str) -> Client:
    client = await newcomer(url, "Ada")
    await client.post("/api/account", login=login, password=OLD)
    return client


def test_a_changed_password_signs_out_everybody_else(house: Worker) -> None:
    async def visit() -> None:
        laptop = await _account(house.url, "ada-pw")
        phone = Client(house.url)
        await phone.post("/api/session", login="ada-pw", password=OLD)
        made = await phone.post("/api/tokens", name="Engine", days=7)
        program = Client(house.url, token=made["token"])
        wrong = laptop.post("/api/account/password", password="not the one", new=NEW)
        assert await refused(wrong) == "wrong-password"
        assert (await program.get("/api/me"))["name"] == "Engine"
        await laptop.post("/api/account/password", password=OLD, new=NEW)
        assert await refused(phone.get("/api/me")) == "nobody"
        assert await refused(program.get("/api/me")) == "nobody"
        assert (await laptop.get("/api/tokens"))["tokens"] == []
        assert (await laptop.get("/api/me"))["login"] == "ada-pw"
        assert await refused(phone.post("/api/session", login="ada-pw", password=OLD)) == (
            "wrong-password"
        )
        await phone.post("/api/session", login="ada-pw", password=NEW)

    asyncio.run(visit())


def test_an_operator_prints_a_link_that_counts_once(
    house: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{house.database}")
    monkeypatch.setenv("CABALE_URL", "https://cabale.example")

    def reset(who: str) -> str:
        done = CliRunner().invoke(admin, ["reset", who])
        return done.stdout.strip() or str(done.exception)

    ada, guest = (
        asyncio.run(one)
        for one in (_account(house.url, "ada-reset"), newcomer(house.url, "Passer-by"))
    )
    assert "nothing to reset" in reset(asyncio.run(guest.get("/api/me"))["id"])
    assert "nobody with the id or login" in reset("p_nobody")
    me = asyncio.run(ada.get("/api/me"))["id"]
    older, link = reset(me), reset("ada-reset")
    assert link.startswith("https://cabale.example/#/reset/")

    async def visit() -> None:
        phone, key = Client(house.url), link.rpartition("/")[2]
        stale = {"key": older.rpartition("/")[2], "password": NEW}
        assert await refused(phone.post("/api/account/reset", **stale)) == "link-over"
        assert (await phone.post("/api/account/reset", key=key, password=NEW))["id"] == me
        assert (await phone.get("/api/me"))["id"] == me
        assert await refused(ada.get("/api/me")) == "nobody", "signed out everywhere else"
        again = Client(house.url).post("/api/account/reset", key=key, password="x" * 9)
        assert await refused(again) == "link-over"

    asyncio.run(visit())


def test_a_forgotten_password_is_found_by_mail(
    guarded: Worker, postbox: tuple[Postbox, int]
) -> None:
    box = postbox[0]
    box.letters.clear()

    async def letter() -> str:
        for _ in range(400):
            if box.letters:
                break
            await asyncio.sleep(0.05)
        [message] = box.letters
        box.letters.clear()
        assert message["To"] == "ada@example.org"
        body = message.get_body()  # type: ignore[attr-defined]
        found = re.search(r"https://cabale\.example/#/(reset|confirm)/(\S+)", body.get_content())
        assert found is not None
        return found[2]

    async def visit() -> None:
        ada = await _account(guarded.url, "ada-mail")
        await ada.post("/api/account/email", password=OLD, email="ada@example.org", language="en")
        assert (await ada.get("/api/account"))["email"] is None, "not before it is confirmed"
        await ada.post("/api/account/email/confirm", key=await letter())
        assert await ada.get("/api/account") == {
            "login": "ada-mail",
            "email": "ada@example.org",
            "mail": True,
        }
        phone = Client(guarded.url)
        # Whether there is such an account, or an address, is not said.
        assert await phone.post("/api/account/forgot", login="nobody-here") == ""
        assert await phone.post("/api/account/forgot", login="ada-mail") == ""
        await phone.post("/api/account/reset", key=await letter(), password=NEW)
        assert (await phone.get("/api/me"))["login"] == "ada-mail"
        assert box.letters == []

    asyncio.run(visit())


def test_without_mail_the_server_says_so(house: Worker) -> None:
    async def visit() -> None:
        assert (
            await refused(Client(house.url).post("/api/account/forgot", login="ada")) == "no-mail"
        )

    asyncio.run(visit())


# --- hashing -----------------------------------------------------------------------------------


class Counting(Hashing):
    """Counts the hashes that run at the same time, and those that are made."""

    def __init__(self) -> None:
        super().__init__(2)
        self._hasher = PasswordHasher(time_cost=1, memory_cost=1024)
        self.now = self.most = self.made = 0

    def _timed(self, work: Any) -> Any:
        self.now += 1
        self.made += 1
        self.most = max(self.most, self.now)
        try:
            return super()._timed(work)
        finally:
            self.now -= 1


def test_hashes_are_bounded_and_whoever_is_too_many_is_turned_away() -> None:
    async def flood() -> None:
        hashing = Counting()
        answers = await asyncio.gather(
            *(hashing.hash(f"password {i}") for i in range(60)), return_exceptions=True
        )
        away = [answer for answer in answers if isinstance(answer, Refusal)]
        assert {no.code for no in away} == {"busy"}
        assert len(answers) - len(away) == 2 + LONGEST_LINE
        assert hashing.most == 2
        hashing.close()

    asyncio.run(flood())


def test_a_login_that_is_taken_is_refused_without_a_hash_and_not_sooner(tmp_path: Path) -> None:
    """Before, each attempt cost a hash; and without one the answer would have come at once."""
    from cabale.server.people.accounts import Accounts
    from cabale.server.people.people import People
    from cabale.store import open_store

    async def visit() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        people, hashing = People(store), Counting()
        accounts = Accounts(store, people, hashing)
        ada, bob = await people.introduce("Ada"), await people.introduce("Bob")
        await accounts.register(ada, "ada", OLD)
        made, waited = hashing.made, []
        for _ in range(3):
            began = time.perf_counter()
            with pytest.raises(Refusal, match="has this login already"):
                await accounts.register(bob, "ada", NEW)
            waited.append(time.perf_counter() - began)
        assert hashing.made == made, "no hash was made"
        assert statistics.median(waited) >= hashing._took, "as long as a hash takes"
        for login in ("ada", "nobody"):
            with pytest.raises(Refusal, match="no account with this login"):
                await accounts.sign_in(login, "wrong horse")
        assert hashing.made == made + 2, "a sign-in costs the same whether there is such a login"
        hashing.close()
        await store.close()

    asyncio.run(visit())


def test_mail_without_an_address_of_its_own_is_refused_at_the_start(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CABALE_MAIL", "smtp://127.0.0.1")
    with pytest.raises(ValueError, match="CABALE_MAIL needs CABALE_URL"):
        Config.from_env()
