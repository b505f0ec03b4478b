"""A restart is a pause: nothing is refused, clients come back, no clock runs, bots go on."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from tests.server.houses import Postgres, Redis, Worker
from tests.server.people import newcomer, variant
from tests.server.storms import Storm
from tests.server.test_figures import Pair
from tests.server.test_storms import endure

from cabale import names
from cabale.server.tables import entries as e
from cabale.server.tables.pulse import LEAST_ALONE
from cabale.server.wire.patient import Patient
from cabale.server.wire.transport import Wire
from cabale.store import Store, open_store

SHORT = (2, 1)
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
LONG = pytest.param(12, 5, marks=pytest.mark.soak)

# As systemd starts a unit that has a socket: the socket has number 3, and the server is told so.
HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
del sys.argv[1]
from cabale.cli import main
main()
"""


class Handed(Worker):
    """A server that is handed a listening socket; while it is away, whoever comes waits."""

    def __init__(self, listening: socket.socket, database: str) -> None:
        super().__init__(database)
        self.pass_fds = (listening.fileno(),)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.health = self.figures + "/healthz"

    def command(self) -> list[str]:
        python, *_ = super().command()
        return [python, "-c", HAND_OVER, str(self.pass_fds[0]), "serve"]


@contextmanager
def steadily_asking(url: str) -> Iterator[None]:
    """Two people ask for something all the time, each time over a new connection: all is answered.

    How long it takes is no matter.
    """
    enough, storm = threading.Event(), Storm()
    answered: list[str] = []

    def ask(path: str, body: bytes | None) -> None:
        request = urllib.request.Request(url + path, body, {"Content-Type": "application/json"})
        while not enough.wait(0.02):
            try:
                with urllib.request.urlopen(request, timeout=60) as answer:
                    answer.read()
                    answered.append(path)
            except OSError as error:
                storm.note_refusal(error)

    what = [("/healthz", None), ("/api/me", json.dumps({"name": "Ada"}).encode())]
    threads = [threading.Thread(target=ask, args=one) for one in what]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        enough.set()
        for thread in threads:
            thread.join()
    assert set(answered) == {path for path, _ in what}
    assert storm.refused == []


class Ponderer:
    """Somebody who has a clock, and is asked something when the server stops."""

    def __init__(self) -> None:
        self.table = ""
        self.goodbye = 0.0
        """When the server said that it will be back."""

    async def sit(self, url: str) -> asyncio.Task[None]:
        _, seats, options = variant(names()[0])
        me = await newcomer(url, "Ada")
        settings = {"game": names()[0], "seats": seats, "options": options}
        opened = await me.post("/api/tables", **settings, clock={"mode": "relaxed"})
        self.table = opened["id"]
        await me.post(f"/api/tables/{self.table}/bot", level="random")
        await me.post(f"/api/tables/{self.table}/start")
        line = await me.connect(self.table)

        async def ponder() -> None:
            while json.loads(await line.recv())["type"] != "bye":
                pass
            self.goodbye = time.monotonic()
            await line.close()

        return asyncio.create_task(ponder())

    async def given_back(self, store: Store) -> float:
        """The seconds by which the clock was put back."""
        await store.open()
        said = [e.decode(row.body) for row in await store.entries(self.table)]
        await store.close()
        return sum(entry.by for entry in said if isinstance(entry, e.Delayed)) / 1000


@pytest.mark.parametrize(("tables", "restarts"), [SHORT, LONG])
def test_a_server_with_a_socket_of_systemd_s_is_restarted(
    tmp_path: Path, tables: int, restarts: int
) -> None:
    url = f"sqlite:///{tmp_path / 'cabale.db'}"
    ponderer, away = Ponderer(), 0.0
    with socket.create_server(("127.0.0.1", 0)) as listening:
        worker = Handed(listening, url)
        worker.start()

        async def restart(rng: Random) -> None:
            nonlocal away
            pondering = await ponderer.sit(worker.url)
            with steadily_asking(worker.url):
                await asyncio.to_thread(worker.stop)
                await pondering
                await asyncio.sleep(LEAST_ALONE / 1000)  # what is shorter is given back to nobody
                away = time.monotonic() - ponderer.goodbye
                await worker.start_again()

        storm = endure([worker], open_store(url), tables, restarts, restart)
    assert storm.refused == []
    assert storm.reconnections >= restarts
    assert asyncio.run(ponderer.given_back(open_store(url))) >= away


def workers_of(process: int) -> set[int]:
    """The processes that a server with several workers has started for them."""
    found = set()
    for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split():
        with suppress(OSError):  # it may have ended meanwhile
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(int(pid))
    return found


@pytest.mark.parametrize(("tables", "times"), [SHORT, LONG])
def test_two_workers_are_replaced_one_after_the_other(
    postgres: Postgres, redis: Redis, tables: int, times: int
) -> None:
    url = postgres.database()
    pair = Pair(url, redis.url)
    pair.start()

    async def replace(rng: Random) -> None:
        assert pair.process is not None
        before = workers_of(pair.process.pid)
        with steadily_asking(pair.url):
            os.kill(pair.process.pid, signal.SIGHUP)
            while len(now := workers_of(pair.process.pid)) != 2 or now & before:
                await asyncio.sleep(0.05)

    storm = endure([pair], open_store(url), tables, times, replace)
    assert storm.refused == []
    assert storm.reconnections >= times


def test_who_has_connected_before_a_stop_is_answered_after_it() -> None:
    """A request that was on its way, on a new connection, on one in use, and for a socket."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
        else:
            await PlainTextResponse("hello")(scope, receive, send)

    async def ask(line: Line, *extra: str) -> bytes:
        line[1].write("\r\n".join(["GET / HTTP/1.1", "Host: here", *extra, "", ""]).encode())
        return await line[0].readuntil(b"\r\n\r\n")

    async def act() -> None:
        how = uvicorn.Config(app, http=Patient, ws=Wire, lifespan="off", log_config=None)
        server = uvicorn.Server(how)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.create_task(server.serve([listening]))
            port = listening.getsockname()[1]
            new, used, socketed = [await asyncio.open_connection("127.0.0.1", port) for _ in "nus"]
            assert b"connection: close" not in await ask(used)
            assert await used[0].readexactly(5) == b"hello"
            while len(server.server_state.connections) < 3:
                await asyncio.sleep(0.01)
            server.should_exit = True
            while server.servers[0].is_serving():
                await asyncio.sleep(0.01)
            for line in (new, used):
                answer = await ask(line)
                assert answer.startswith(b"HTTP/1.1 200")
                assert b"connection: close" in answer
                assert await line[0].read() == b"hello"
            key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
            upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
            assert b" 101 " in await ask(socketed, *upgrade, key)
            assert b'"bye"' in await socketed[0].read()
            for _, out in (new, used, socketed):
                out.close()
            await serving

    asyncio.run(asyncio.wait_for(act(), 60))
