"""Connections that never finish what they began, and what comes with an odd header."""

from __future__ import annotations

import asyncio
import http.client
import json
import socket
import stat
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from importlib.metadata import requires, version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from packaging.version import Version
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from tests.server.houses import Worker
from tests.server.people import play_all, table_of
from tests.server.test_guard import JSON, ask
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from cabale.server.operations.admin import backup
from cabale.server.operations.figures import Door
from cabale.server.people.limits import network
from cabale.server.wire import patient, transport
from cabale.server.wire.lost import language_of
from cabale.server.wire.socket import MALFORMED
from cabale.store import open_store
from cabale.store.sqlite import keep_private

FEW = 256
HALF_OPEN = 300


class Poor(Worker):
    """A server that may open few files, behind a proxy, whose log tells all that it ever tells."""

    def command(self) -> list[str]:
        return ["bash", "-c", f'ulimit -n {FEW} && exec "$@"', "bash", *super().command()]


@pytest.fixture(scope="module")
def poor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    path = tmp_path_factory.mktemp("poor") / "cabale.db"
    made = Poor(f"sqlite:///{path}", CABALE_PROXIED="1", CABALE_LOG_LEVEL="info")
    made.database = path
    try:
        yield made.start()
    finally:
        made.stop()


def begin(worker: Worker, words: bytes) -> socket.socket:
    made = socket.create_connection(("127.0.0.1", worker.port), timeout=30)
    made.sendall(words)
    return made


def is_closed(made: socket.socket) -> bool:
    """Whether the server hangs up; it answers nothing to half a request."""
    made.settimeout(60)
    try:
        return made.recv(1) == b""
    except ConnectionError:
        return True


def test_three_hundred_half_open_requests_leave_a_server_with_few_files_usable(
    poor: Worker,
) -> None:
    beginnings = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n", _post(b"{")]
    with ExitStack() as held:
        made = [
            held.enter_context(closing(begin(poor, beginnings[n % len(beginnings)])))
            for n in range(HALF_OPEN)
        ]
        assert is_closed(made[0]), "the oldest makes room"

        async def evening() -> None:
            table, people = await table_of(poor.url, "castle")
            await play_all(table, people)

        asyncio.run(evening())
        assert ask(poor.url + "/healthz")[0] == 200
    assert poor.complaints() == []


def _post(body: bytes) -> bytes:
    head = "POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    return f"{head}Content-Length: 100\r\n\r\n".encode() + body


UPGRADE = (
    "GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.mark.parametrize(
    "more",
    [
        "Content-Length: 1",
        "Transfer-Encoding: chunked",
        "Content-Length: 1\r\nTransfer-Encoding: chunked",
        f"X: {'x' * 9000}",
        "\r\n".join(f"X{n}: x" for n in range(200)),
    ],
    ids=["length", "chunks", "both", "long", "many"],
)
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_what_asks_for_a_socket_as_nobody_may_is_answered_and_hung_up_on(
    poor: Worker, method: str, more: str
) -> None:
    """It never came to the guard, was not answered, and could be held for ever."""
    with closing(begin(poor, f"{method}{UPGRADE[3:]}{more}\r\n\r\n".encode())) as made:
        made.settimeout(60)
        answer = b"".join(iter(lambda: made.recv(4096), b""))
    assert answer.split(b" ", 2)[1][:1] == b"4", answer
    assert poor.complaints() == []


@pytest.mark.parametrize("words", [b"", b"GET / HTTP/1.1\r\nHo", _post(b"{")], ids=repr)
def test_who_does_not_finish_a_request_is_hung_up_on(
    words: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patient, "HEADERS_WITHIN", 0.2)
    monkeypatch.setattr(patient, "BODY_WITHIN", 0.2)

    async def run() -> None:
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            # One request that is whole: afterwards the same patience holds for the next.
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readuntil(b"well"))[:12] == b"HTTP/1.1 200"
            writer.write(words)
            assert await asyncio.wait_for(reader.read(), 60) == b""
            writer.close()

    asyncio.run(run())
    assert not patient.Patient.waiting


@asynccontextmanager
async def served() -> AsyncIterator[int]:
    """A server with our connections, whose application waits for whole bodies; its port."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        with suppress(ClientDisconnect):
            await Request(scope, receive).body()
            await PlainTextResponse("well")(scope, receive, send)

    config = uvicorn.Config(app, port=0, http=patient.Patient, lifespan="off", log_config=None)
    config.timeout_keep_alive = 600
    server = Door(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving


def test_a_flood_of_pings_ends_the_socket(poor: Worker) -> None:
    async def run() -> None:
        async with connect(poor.url.replace("http", "ws") + "/ws") as one:
            with suppress(ConnectionClosed):
                for _ in range(500):
                    await one.ping()
            await asyncio.wait_for(one.wait_closed(), 60)
            assert one.close_code == 1006, "without a word, and not for want of a hello"

    asyncio.run(run())


@pytest.mark.parametrize(
    "flood",
    [b"\x8a\x80key!", b"\x00\x80key!", b"\x00\x81key!x"],
    ids=["pongs", "empty-pieces", "pieces"],
)
def test_a_flood_of_frames_that_are_no_messages_ends_the_socket(poor: Worker, flood: bytes) -> None:
    """It needs nobody's name, and was counted nowhere."""
    before, said = _floods(poor), poor.log.read_text().count("too-many-frames")
    with closing(begin(poor, f"GET{UPGRADE[3:]}\r\n".encode())) as made:
        made.settimeout(60)
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += made.recv(1)
        with suppress(ConnectionError):
            made.sendall(b"\x01\x80key!" + 20_000 * flood)
        assert is_closed(made), "without a word, and not for want of a hello"
    assert _floods(poor) == before + 1
    assert poor.log.read_text().count("too-many-frames") == said + 1


def _floods(worker: Worker) -> float:
    text = ask(worker.figures + "/metrics")[1].decode()
    lines = [line for line in text.splitlines() if 'dropped_total{reason="frames"}' in line]
    return float(lines[0].rpartition(" ")[2]) if lines else 0.0


def test_ipv6_is_counted_by_the_network_of_one_customer() -> None:
    assert network("2001:db8:1:2:3::4") == network("[2001:db8:1:2:ffff::]") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::4") != network("2001:db8:1:2::4")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert network("fe80::1%eth0") == "fe80::/64"
    assert network("nobody") == "?"


def test_an_origin_that_is_none_is_refused(poor: Worker) -> None:
    own = poor.url.removeprefix("http:")
    for origin in ("http://[", "null", own, f"ftp:{own}", f"chrome-extension:{own}"):
        status, text, _ = ask(poor.url + "/api/me", "POST", b"{}", Origin=origin, **JSON)
        assert (status, json.loads(text)["code"]) == (403, "origin"), origin


def test_what_comes_over_tls_comes_from_no_page_that_came_without(poor: Worker) -> None:
    page = poor.url.removeprefix("http://")
    for origin, expected in ((f"http://{page}", 403), (f"https://{page}", 200)):
        said = {"X_Forwarded_Proto": "https", "Origin": origin} | JSON
        assert ask(poor.url + "/api/me", "POST", b'{"name": "Ada"}', **said)[0] == expected


def test_a_request_of_two_lengths_is_refused_and_nothing_after_it_heard(poor: Worker) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    after = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
    both = b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    with begin(poor, head + both + after) as line:
        heard = b""
        while part := line.recv(65536):
            heard += part
    assert heard.startswith(b"HTTP/1.1 400")
    assert heard.count(b"HTTP/1.1") == 1


def test_the_database_is_its_owner_s_alone(poor: Worker, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def back_up() -> None:
        store = open_store(f"sqlite:///{poor.database}")
        await store.open()
        await backup(store, copy)
        await store.close()

    asyncio.run(back_up())
    beside = [Path(f"{poor.database}-wal"), Path(f"{poor.database}-shm")]
    for file in (poor.database, *beside, copy):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name
    # Also one that was made by a version that did not care.
    old = tmp_path / "old.db"
    old.touch(0o644)
    keep_private(old)
    assert stat.S_IMODE(old.stat().st_mode) == 0o600


def test_a_proxy_elsewhere_keeps_secure_cookies(poor: Worker) -> None:
    # Not the address that uvicorn trusts by itself.
    proxy = http.client.HTTPConnection("127.0.0.1", poor.port, source_address=("127.0.0.2", 0))
    said = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.7"}
    proxy.request(
        "POST", "/api/me", b'{"name": "Ada"}', {"Content-Type": "application/json"} | said
    )
    answer = proxy.getresponse()
    assert answer.status == 200
    assert "; secure" in (answer.headers["set-cookie"] or "").lower()
    assert answer.headers["strict-transport-security"]
    proxy.close()


def test_the_log_names_no_client(poor: Worker) -> None:
    said = {"X-Forwarded-For": "192.0.2.99"}

    async def run() -> None:
        url = poor.url.replace("http", "ws") + "/ws"
        async with connect(url, additional_headers=said) as one:
            await one.send("nonsense")
            await asyncio.wait_for(one.wait_closed(), 60)
            assert one.close_code == MALFORMED

    asyncio.run(run())
    log = poor.log.read_text()
    assert "running on" in log, "it tells all that it ever tells"
    assert "192.0.2.99" not in log


HTML = "text/html,application/xhtml+xml,*/*;q=0.8"


def test_a_mistyped_address_is_answered_with_a_page_for_people(poor: Worker) -> None:
    status, text, headers = ask(poor.url + "/tabel/KRATE", Accept=HTML, Accept_Language="en-GB")
    assert (status, headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert '<html lang="en">' in text.decode()
    assert "There is nothing at this address" in text.decode()
    assert 'href="/"' in text.decode()
    assert 'rel="icon" href="/icon.svg"' in text.decode(), "no browser asks for another one"
    _, text, _ = ask(poor.url + "/tabel/KRATE", Accept=HTML, Accept_Language="fr-CH, en;q=0.5")
    assert "Il n’y a rien à cette adresse" in text.decode()
    for path, accepted in (("/tabel/KRATE", "*/*"), ("/api/nothing", HTML)):
        status, text, _ = ask(poor.url + path, Accept=accepted)
        assert (status, json.loads(text)["code"]) == (404, "unknown")


@pytest.mark.parametrize(
    ("asked", "shown"),
    [("/t/KRATE/?a=%C3%A9", "/t/KRATE?a=%C3%A9"), ("//evil/", "/evil"), ("/%5Cevil/", "/%5Cevil")],
)
def test_a_slash_too_many_leads_to_the_same_server_whatever_host_was_named(
    poor: Worker, asked: str, shown: str
) -> None:
    with closing(begin(poor, f"GET {asked} HTTP/1.1\r\nHost: evil\r\n\r\n".encode())) as made:
        answer = made.recv(4096).decode().lower()
    assert answer.startswith("http/1.1 307")
    assert f"\r\nlocation: {shown.lower()}\r\n" in answer


def test_a_browser_s_languages() -> None:
    assert language_of("de, en;q=0.5, fr;q=0.4") == "en"
    assert language_of("en;q=0.3, fr-CH") == "fr"
    assert language_of("en;q=0, *") == language_of("") == language_of("de;q=x") == "fr"


def test_libraries_on_whose_insides_we_lean_are_held_to_versions_that_were_tried() -> None:
    """`transport.py` and `patient.py` override what uvicorn does not promise."""
    needed = {one.name: one for one in map(Requirement, requires("cabale") or [])}
    for name in ("uvicorn", "websockets", "h11"):
        here = Version(version(name))
        assert here in needed[name].specifier
        after = f"{here.major}.{here.minor + 1}" if here.major == 0 else f"{here.major + 1}.0"
        assert Version(after) not in needed[name].specifier, name


def test_nobody_loses_patience_with_a_socket() -> None:
    """What was asked for has come whole once it is a socket: it makes room for nobody."""

    async def echo(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    async def visit() -> None:
        how = uvicorn.Config(
            echo,
            port=0,
            lifespan="off",
            http=patient.Patient,
            ws=transport.Wire,
            log_config=None,
            loop="asyncio",
        )
        server = uvicorn.Server(how)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/") as line:
            await line.send("still here")
            assert await line.recv() == "still here"
            assert patient.Patient.waiting == {}
        server.should_exit = True
        await serving

    asyncio.run(visit())
