"""Whoever asks, and does not take the answer, holds a connection for so long and no longer."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, closing, suppress
from typing import cast

import pytest
import uvicorn
from starlette.responses import PlainTextResponse, StreamingResponse
from starlette.types import Receive, Scope, Send
from tests.server.test_transport import HANDSHAKE, Line, frame
from uvicorn.server import ServerState

from cabale.server.operations.figures import Door
from cabale.server.wire import lookout, patient, transport
from cabale.server.wire.lookout import Lookout, Watched
from cabale.server.wire.transport import EXTENSION

MUCH = 32 * 1024 * 1024
"""More than a system keeps of what is not read."""
PIECE = bytes(64 * 1024)


async def _app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await _flood(scope, receive, send)
    elif scope["path"] == "/parts":

        async def parts() -> AsyncIterator[bytes]:
            for _ in range(MUCH // len(PIECE)):
                yield PIECE

        await StreamingResponse(parts())(scope, receive, send)
    else:
        text = MUCH * "x" if scope["path"] == "/whole" else "well"
        await PlainTextResponse(text)(scope, receive, send)


async def _flood(scope: Scope, receive: Receive, send: Send) -> None:
    """Tell more than is read; then go, or wait for what the client says."""
    await receive()
    await send({"type": "websocket.accept"})
    scope["extensions"][EXTENSION]["tell"]([bytes(MUCH)])
    if scope["path"] == "/waits":
        while (await receive())["type"] != "websocket.disconnect":
            pass


@asynccontextmanager
async def served(ping: float = 20.0) -> AsyncIterator[Door]:
    config = uvicorn.Config(
        _app,
        port=0,
        http=patient.Patient,
        ws=transport.Wire,
        lifespan="off",
        log_config=None,
        ws_ping_interval=ping,
        ws_ping_timeout=ping,
        timeout_graceful_shutdown=1,
    )
    server = Door(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield server
    server.should_exit = True
    await serving


def ask(server: Door, words: bytes) -> socket.socket:
    """Somebody who asks, and reads nothing until he is asked to."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(server.servers[0].sockets[0].getsockname())
    made.sendall(words)
    return made


def get(path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: x\r\n{more}\r\n".encode()


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not so():
            await asyncio.sleep(0.01)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookout, "LOOK_EVERY", 0.05)
    monkeypatch.setattr(patient, "ANSWER_WITHIN", 0.3)
    monkeypatch.setattr(transport, "CLOSED_WITHIN", 0.3)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    "asked",
    [
        get("/parts"),
        40 * get("/parts"),
        get("/parts", "Connection: close\r\n"),
        get("/whole", "Connection: close\r\n"),
        get("/parts") + b"GET /",
    ],
    ids=["one", "many", "last", "whole", "next"],
)
def test_who_does_not_read_an_answer_is_hung_up_on(asked: bytes) -> None:
    async def run() -> None:
        async with served() as server:
            connections = server.server_state.connections
            with closing(ask(server, asked)):
                await until(lambda: bool(connections))
                await until(lambda: not connections)
        assert not Watched.waiting

    asyncio.run(run())


def test_where_files_run_short_who_does_not_read_makes_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It was the newcomer that was refused, as long as all others were held unread."""
    few = 8
    monkeypatch.setattr(patient, "most_connections", lambda: 2 * few)  # each may have a file open

    async def run() -> None:
        async with served() as server:
            connections = server.server_state.connections
            with ExitStack() as held:
                unread = [
                    held.enter_context(closing(ask(server, 2 * get("/parts") + b"GET /")))
                    for _ in range(few)
                ]
                await until(lambda: len(connections) == few)
                await until(lambda: len(Watched.waiting) == few)
                for _ in range(3):
                    with closing(ask(server, get("/"))) as one:
                        one.settimeout(60)
                        assert b"200" in await asyncio.to_thread(one.recv, 100)
                # The oldest has gone, and not the youngest.
                assert await asyncio.to_thread(_is_broken_off, unread[0])
                assert len(connections) >= few - 3

    asyncio.run(run())


def _is_broken_off(unread: socket.socket) -> bool:
    """Whether what can still be read of it ends too early."""
    unread.settimeout(60)
    got = 0
    with suppress(ConnectionError):
        while part := unread.recv(1 << 20):
            got += len(part)
            if got > MUCH:
                return False
    return True


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize(
    ("path", "ping"), [(b"/goes", 20.0), (b"/waits", 0.1)], ids=["closed", "no-pong"]
)
def test_a_socket_that_is_closed_unread_is_gone(path: bytes, ping: float) -> None:
    """It stayed until the client read the rest; without a pong its person was still there, too."""

    async def run() -> None:
        async with served(ping) as server:
            state = server.server_state
            with closing(ask(server, HANDSHAKE.replace(b"/ws", path))):
                await until(lambda: bool(state.connections))
                await until(lambda: not state.connections)
                await until(lambda: not state.tasks)
        assert not Watched.waiting

    asyncio.run(run())


class Slow(Line):
    """A transport of which so much is not taken yet."""

    unsent = 0
    protocol: asyncio.BaseProtocol | None = None

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        assert self.protocol is not None
        return self.protocol

    def get_write_buffer_size(self) -> int:
        return self.unsent


def test_who_takes_a_little_of_an_answer_is_waited_for() -> None:
    async def run() -> None:
        state = ServerState()
        one = patient.Patient(uvicorn.Config(_app, log_config=None), state, {})
        line = Slow()
        one.connection_made(line)
        now, most = one.loop.time(), patient.ANSWER_WITHIN
        for n in range(100):
            line.unsent = 1000 - n
            assert not one.is_stuck(now + n * (most - 1))
        last = now + 99 * (most - 1)
        assert not one.is_stuck(last + most - 1)
        assert one.is_stuck(last + most)
        line.unsent = 0
        assert not one.is_stuck(last + most)
        line.unsent = 5
        assert not one.is_stuck(last + 2 * most - 1)
        one.connection_lost(None)

    asyncio.run(run())


def test_a_socket_after_an_answer_that_is_not_read_knows_that_it_cannot_write() -> None:
    """The transport says so once, to whoever has the connection then."""

    async def run() -> None:
        config = uvicorn.Config(_app, ws=transport.Wire, log_config=None)
        one, line = patient.Patient(config, ServerState(), {}), Slow()
        one.connection_made(line)
        line.set_protocol(one)
        one.pause_writing()
        one.data_received(HANDSHAKE)
        wire = cast("transport.Wire", line.get_protocol())
        assert isinstance(wire, transport.Wire)
        assert not wire.tell([b"x"])
        assert list(Watched.waiting) == [wire]
        wire.resume_writing()
        assert wire.tell([b"x"])
        wire.data_received(frame("x"))
        wire.connection_lost(None)
        assert not Watched.waiting

    asyncio.run(run())


def test_a_connection_that_breaks_keeps_no_other_from_being_looked_at() -> None:
    looked = []

    class Broken(Watched):
        def is_stuck(self, now: float) -> bool:
            looked.append(now)
            raise ValueError

    async def run() -> None:
        lookout = Lookout({Broken(), Broken()}, asyncio.get_running_loop())
        lookout._look()
        assert len(looked) == 2
        assert lookout._looking, "and all of them again"

    asyncio.run(run())
