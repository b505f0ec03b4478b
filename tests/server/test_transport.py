"""What a client says arrives as it was said, in however many pieces it comes."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar
from weakref import ref

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from cabale.server.config import Config
from cabale.server.wire import transport
from cabale.server.wire.frames import ends_whole, text_of
from cabale.server.wire.guard import Guard
from cabale.server.wire.inbox import Gate
from cabale.server.wire.transport import EXTENSION, Wire

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)

CLOSE = bytes(Frame(Opcode.CLOSE, b"\x03\xe8").serialize(mask=True))


def frame(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return bytes(Frame(opcode, text.encode(), fin).serialize(mask=True))


class Aborted(Exception):
    """The server has hung up without a word."""


class Line(asyncio.Transport):
    """A transport to nowhere."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1), "sockname": ("127.0.0.1", 2)})
        self.closed = self.aborted = False
        self.reads = True

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


def heard(
    pieces: Sequence[bytes],
    between: Sequence[bytes] = (),
    *,
    forget: bool = False,
    kind: type[Wire] = Wire,
    until: str | None = None,
) -> list[str]:
    """What the application hears of these pieces; `between` comes before the socket is open.

    It closes the socket when it hears `until`.
    """

    async def run() -> list[str]:
        texts: list[str] = []
        opened = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            if forget:
                request = wire.request  # the library keeps it
                assert request.headers
                scope["extensions"][EXTENSION]["forget"]()
                assert not scope
                assert not request.headers
            opened.set()
            while (message := await receive())["type"] == "websocket.receive":
                texts.append(message["text"])
                if texts[-1] == until:
                    await send({"type": "websocket.close", "code": 4000})
            texts.append(str(message["code"]))

        config = uvicorn.Config(app, ws=Wire, log_config=None, ws_max_size=16_384)
        wire, line = kind(config, ServerState(), {}), Line()
        wire.connection_made(line)
        for piece in [HANDSHAKE, *between]:
            wire.data_received(piece)
        await opened.wait()
        for piece in pieces:
            if not line.closed:
                wire.data_received(piece)
            await asyncio.sleep(0)
        if line.aborted:
            wire.connection_lost(None)
            raise Aborted
        while not (line.reads or wire.close_sent):
            await asyncio.sleep(0)  # nobody notices that a client has gone before
        if not line.closed:
            wire.connection_lost(None)
        while not texts or not texts[-1].isdecimal():
            await asyncio.sleep(0)
        return texts

    return asyncio.run(asyncio.wait_for(run(), 20))


SAID = ["a", "", "é" * 62, "x" * 125, "x" * 126, "y" * 5000, "z"]
STREAM = [
    *(frame(text) for text in SAID),
    frame("p", Opcode.PING),
    frame("one ", fin=False),
    frame("q", Opcode.PONG),
    frame("two", Opcode.CONT),
    frame("last"),
]
EXPECTED = [*SAID, "one two", "last", "1005"]


def test_frames_that_come_whole_together_or_in_parts_are_the_same() -> None:
    stream = b"".join(STREAM)
    assert heard(STREAM) == EXPECTED
    assert heard([stream]) == EXPECTED
    assert heard([stream[i : i + 1] for i in range(len(stream))]) == EXPECTED
    rng = Random(1)
    for _ in range(30):
        cuts = sorted(rng.sample(range(1, len(stream)), rng.randrange(1, 30)))
        pieces = [stream[a:b] for a, b in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
        assert heard(pieces) == EXPECTED


def test_a_socket_goes_on_when_its_request_is_forgotten() -> None:
    assert heard(STREAM, forget=True) == EXPECTED


def test_nobody_keeps_the_headers_of_an_open_socket() -> None:
    """They were most of what a socket held: a browser sends ten times as many as are sent here."""

    async def run() -> int:
        opened, over = asyncio.Event(), asyncio.Event()

        async def socket(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            scope["extensions"][EXTENSION]["forget"]()
            opened.set()
            await over.wait()

        config = uvicorn.Config(Guard(socket, socket, Config()), ws=Wire, log_config=None)
        wire = Wire(config, ServerState(), {})
        wire.connection_made(Line())
        wire.data_received(HANDSHAKE.replace(b"here\r\n", b"here\r\nX-Mark: kept\r\n"))
        await opened.wait()
        gc.collect()
        lists = [one for one in gc.get_objects() if type(one) is list]
        kept = sum(1 for one in lists for pair in one if _is_header(pair))
        over.set()
        wire.connection_lost(None)
        return kept

    assert asyncio.run(run()) == 0


@pytest.mark.parametrize("last", [b"", CLOSE, b"\xff" * 9], ids=["silent", "closing", "broken"])
def test_a_socket_that_has_closed_is_gone_without_the_garbage_collector(last: bytes) -> None:
    """Some kilobytes of each stayed: the collector seldom looks at what is as old as a match."""

    async def run() -> list[object]:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            opened.set()
            while (await receive())["type"] == "websocket.receive":
                pass

        state, opened = ServerState(), asyncio.Event()
        wire, line = Wire(uvicorn.Config(app, ws=Wire, log_config=None), state, {}), Line()
        wire.connection_made(line)
        wire.data_received(HANDSHAKE)
        await opened.wait()
        wire.data_received(frame("still here"))
        if last:
            wire.data_received(last)
            assert line.closed
        wire.connection_lost(None)
        while state.tasks:
            await asyncio.sleep(0)
        left = ref(wire), ref(wire.conn)
        del wire
        return [one() for one in left]

    gc.disable()
    try:
        assert asyncio.run(asyncio.wait_for(run(), 20)) == [None, None]
    finally:
        gc.enable()


def _is_header(one: object) -> bool:
    return isinstance(one, tuple) and len(one) == 2 and one[1] in ("kept", b"kept")


def test_whoever_waits_at_a_gate_goes_on_when_it_opens_though_another_gave_up() -> None:
    async def run() -> list[str]:
        gate, passed = Gate(), list[str]()

        async def walk(name: str) -> None:
            await gate.wait()
            passed.append(name)

        await walk("before")
        gate.clear()
        gate.clear()
        one, other = asyncio.create_task(walk("one")), asyncio.create_task(walk("other"))
        await asyncio.sleep(0)
        assert not gate.is_set()
        one.cancel()
        await asyncio.sleep(0)
        gate.set()
        gate.set()
        await other
        assert one.cancelled()
        return passed

    assert asyncio.run(run()) == ["before", "other"]


def test_a_part_that_comes_before_the_socket_is_open_is_no_beginning() -> None:
    whole = frame("early")
    assert heard([whole[3:], frame("then")], between=[whole[:3]]) == ["early", "then", "1005"]


@pytest.mark.parametrize(
    ("piece", "code"),
    [
        (frame("x", Opcode.CONT), "1002"),
        (frame("x")[:1] + bytes([1]) + b"x", "1002"),  # not masked
        (b"\xc1" + frame("x")[1:], "1002"),  # a reserved bit
        (bytes(Frame(Opcode.TEXT, b"\xff").serialize(mask=True)), "1007"),
        (frame("x" * 20_000), "1009"),
        (frame("\x03\xe8", Opcode.CLOSE), None),
    ],
    ids=["rest-of-nothing", "bare", "reserved-bit", "no-text", "too-long", "close"],
)
def test_what_is_no_text_ends_as_the_library_ends_it(piece: bytes, code: str | None) -> None:
    told = heard([frame("before"), piece, frame("after")])
    assert told[0] == "before"
    assert "after" not in told
    assert code is None or told[1] == code


def test_what_is_no_text_writes_nothing_into_the_server_s_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    wrong = bytes(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
    assert heard([wrong]) == ["1007"]
    assert heard([3 * wrong]) == ["1007"]
    assert not [record for record in caplog.records if record.levelname != "DEBUG"]


def test_a_text_within_a_message_of_parts_is_refused() -> None:
    assert heard([frame("one", fin=False), frame("text"), frame("two", Opcode.CONT)]) == ["1002"]


def test_whether_frames_end_where_the_data_ends() -> None:
    for text in SAID:
        assert ends_whole(frame(text))
        assert not ends_whole(frame(text)[:-1])
        assert not ends_whole(frame(text) + b"\x81")
    assert text_of(frame("x" * 126)) is None
    assert text_of(frame("x" * 125)) == b"x" * 125
    assert text_of(frame("x") + frame("y")) is None


def test_of_many_messages_in_one_piece_each_is_heard_and_few_wait() -> None:
    said = [str(n) for n in range(3000)]
    most = 0

    class Counting(Wire):
        def send_receive_event_to_app(self) -> None:
            nonlocal most
            super().send_receive_event_to_app()
            most = max(most, self.queue.qsize())

    assert heard([b"".join(map(frame, said))], kind=Counting) == [*said, "1005"]
    assert most < 200


class Counting(Wire):
    """Counts what the library reads."""

    read: ClassVar[int] = 0

    def handle_events(self) -> None:
        Counting.read += len(self.conn.events)
        super().handle_events()


@pytest.mark.parametrize(
    "flood",
    [
        43_000 * frame("", Opcode.PONG),
        43_000 * frame("", Opcode.PING),
        frame("", fin=False) + 43_000 * frame("", Opcode.CONT, fin=False),
    ],
    ids=["pongs", "pings", "pieces"],
)
def test_a_flood_ends_in_the_middle_of_a_piece(flood: bytes) -> None:
    """All of it was parsed, and held up everybody else, before anybody looked."""
    Counting.read = 0
    with pytest.raises(Aborted):
        heard([frame("before"), flood], kind=Counting)
    assert Counting.read < 600
    # What nobody has to wait for is no flood.
    few = 10 * frame("", Opcode.PONG) + frame("o", fin=False) + frame("ne", Opcode.CONT)
    assert heard([few, frame("two")]) == ["one", "two", "1005"]


def test_a_message_comes_in_a_few_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "FRAMES_AT_ONCE", 1e6)
    pieces = [frame("a", fin=False), *(15 * [frame("a", Opcode.CONT, fin=False)])]
    last = frame("a", Opcode.CONT)
    assert heard([*pieces[:-1], last]) == ["a" * 16, "1005"]
    with pytest.raises(Aborted):
        heard([*pieces, last])


def test_whoever_talks_on_after_the_socket_was_closed_is_read_no_longer() -> None:
    Counting.read = 0
    flood = 20_000 * frame("more")
    assert heard([frame("bye"), flood, flood], kind=Counting, until="bye") == ["bye", "4000"]
    assert Counting.read < 200
