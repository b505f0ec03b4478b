"""Around everything: origins, headers, sizes, rates, and logs that keep quiet."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import newcomer, play_all, table_of
from tests.server.test_people import refused
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from cabale import names
from cabale.server.client import Client
from cabale.server.tables import entries as e
from cabale.store import open_store


def ask(
    url: str, method: str = "GET", body: bytes | None = None, **headers: str
) -> tuple[int, Any, dict[str, str]]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(url, body, named, method=method)
    try:
        with urllib.request.urlopen(request, timeout=20) as answer:
            return answer.status, answer.read(), dict(answer.headers)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read(), dict(error.headers)


JSON = {"Content_Type": "application/json"}


def test_a_page_of_another_origin_is_refused(house: Worker) -> None:
    body = json.dumps({"name": "Eve"}).encode()
    status, text, _ = ask(
        house.url + "/api/me", "POST", body, Origin="https://evil.example", **JSON
    )
    assert (status, json.loads(text)["code"]) == (403, "origin")
    status, _, _ = ask(house.url + "/api/me", "POST", body, Origin=house.url, **JSON)
    assert status == 200
    status, _, _ = ask(house.url + "/api/me", "POST", body, Content_Type="text/plain")
    assert status == 415

    async def socket() -> None:
        url = house.url.replace("http", "ws") + "/ws"
        with pytest.raises(InvalidStatus) as refused:
            await connect(url, origin="https://evil.example")  # type: ignore[arg-type]
        assert refused.value.response.status_code == 403

    asyncio.run(socket())


def test_headers_and_cookies_are_tight(house: Worker) -> None:
    for path in ("/plain", "/api/games", "/nowhere"):
        _, _, headers = ask(house.url + path)
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    _, _, headers = ask(house.url + "/api/games")
    assert headers["cache-control"] == "no-store"
    _, _, headers = ask(house.url + "/api/me", "POST", b'{"name": "Ada"}', **JSON)
    cookie = headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_too_large_is_refused_before_it_is_read(house: Worker) -> None:
    body = json.dumps({"name": "x" * 100_000}).encode()
    status, text, _ = ask(house.url + "/api/me", "POST", body, **JSON)
    assert (status, json.loads(text)["code"]) == (413, "too-large")


@pytest.mark.parametrize("body", [b"", b"[", b'"x"', b'{"name": 1}', b'{"name": "a", "x": 1}'])
def test_bad_bodies_are_named(house: Worker, body: bytes) -> None:
    status, text, _ = ask(house.url + "/api/me", "POST", body, **JSON)
    assert status in (400, 422)
    assert set(json.loads(text)) == {"code", "message"}


def test_what_ends_in_a_line_break_is_not_what_it_seems(house: Worker) -> None:
    """A log with such luck could be folded by nobody; such an address ends the head of a letter."""

    async def act() -> None:
        eve = await newcomer(house.url, "Eve")
        luck = "ab" * 16 + "\n"
        assert await refused(eve.post("/api/me", name="Eve", face="7513273077\n")) == "unfit"
        assert await refused(eve.post("/api/tables", game="abyss", seats=2, luck=luck)) == "unfit"
        account = {"login": "ada\n", "password": "correct horse"}
        assert await refused(eve.post("/api/account", **account)) == "unfit"
        for email in ("a@b.c\n", "a\0@b.c", "=?utf-8?q??=@b.c", "a(@b.c", "a@[b"):
            told = eve.post("/api/account/email", password="correct horse", email=email)
            assert await refused(told) == "unfit"

    asyncio.run(act())


def test_paths_do_not_lead_out_of_the_house(house: Worker) -> None:
    for path in ("/plain/files/../socket.py", "/plain/files/%2e%2e/socket.py", "/app/../app.py"):
        status, text, _ = ask(house.url + path)
        assert status in (404, 307)
        assert b"import" not in text


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    path = tmp_path_factory.mktemp("strict") / "cabale.db"
    limits = {"CABALE_RATE": "1", "CABALE_BURST": "20"}
    with worker(f"sqlite:///{path}", **limits) as one:
        yield one


def test_too_many_requests_are_refused_for_a_while(strict: Worker) -> None:
    answers = [ask(strict.url + "/api/games") for _ in range(30)]
    assert answers[0][0] == 200
    assert answers[-1][0] == 429
    assert int(answers[-1][2]["retry-after"]) > 0
    assert ask(strict.url + "/healthz")[0] == 200


def test_a_household_of_new_players_is_not_refused_the_client_s_files(strict: Worker) -> None:
    """Twelve phones at one address open a table at once, which takes a hundred files each."""
    files = [ask(strict.url + "/plain/files/plain.js")[0] for _ in range(40)]
    assert set(files) == {200}


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    limits = {"CABALE_RATE": "50", "CABALE_BURST": "60"}
    with worker(f"sqlite:///{tmp_path / 'c.db'}", **limits) as one:
        answers = [
            ask(f"{one.url}/api/tables/{'ABCDEFGHJKLMNPRSTUVWXYZ'[i]}AAAA")[0] for i in range(23)
        ]
        assert answers[0] == 404
        assert answers[-1] == 429
        assert ask(one.url + "/api/games")[0] == 200


def test_logs_and_figures_say_nothing_of_a_match(tmp_path: Path) -> None:
    """Neither the seed, nor a choice, nor a cookie or token stands in what operators read."""
    url = f"sqlite:///{tmp_path / 'cabale.db'}"

    async def evening(one: Worker) -> list[str]:
        words: list[str] = []
        for name in names():
            table, people = await table_of(one.url, name, bots=1)
            await play_all(table, people)
            store = open_store(url)
            await store.open()
            entries = [e.decode(row.body) for row in await store.entries(table["id"])]
            await store.close()
            words += [entry.secret for entry in entries if isinstance(entry, e.Opened)]
            words += [person.cookie or "?" for person in people]
        owner = Client(one.url)
        await owner.post("/api/me", name="Ada")
        words.append((await owner.post("/api/tokens", name="Engine"))["token"])
        return words

    with worker(url, CABALE_LOG_LEVEL="debug") as one:
        words = asyncio.run(evening(one))
        figures = ask(one.figures + "/metrics")[1].decode()
        one.stop()
        text = one.log.read_text() + figures
        assert not [word for word in words if word in text]
        assert '"choice"' not in text
        lines = [json.loads(line) for line in one.log.read_text().splitlines()]
        assert all({"event", "level", "timestamp"} <= line.keys() for line in lines)


def test_an_error_in_the_log_says_where_and_not_what() -> None:
    code = (
        "import logging, structlog\n"
        "from cabale.server.operations.serve import configure_logs; configure_logs('info')\n"
        "try: raise ValueError('the wolf is on seat 3')\n"
        "except ValueError as error:\n"
        "    logging.getLogger('uvicorn.error').exception('it failed')\n"
        "    structlog.get_logger().error('it failed', exc_info=error)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    said = [(line["event"], line["level"], line["error"]) for line in lines]
    assert said == [("it failed", "error", "ValueError")] * 2
    assert "wolf" not in done.stderr + done.stdout
