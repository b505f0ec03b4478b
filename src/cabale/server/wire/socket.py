"""One connected client: what it may say, and a queue of what it is told.

Nobody waits for a client. What it does not take at once goes into a queue; when that is full the
client is dropped, and catches up when it comes back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Scope, Send

from cabale.core import CabaleError
from cabale.server.api.http import COOKIE
from cabale.server.house import House
from cabale.server.operations import metrics
from cabale.server.people.limits import client_of
from cabale.server.people.people import Person
from cabale.server.tables import sight
from cabale.server.tables.chairs import Viewer
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.place import BROKEN, Place, encode
from cabale.server.tables.updates import Make
from cabale.server.tables.writing import Outrun
from cabale.server.wire import claiming
from cabale.server.wire import messages as m
from cabale.server.wire.acting import Acting, acted, chosen, own_seat
from cabale.server.wire.refusal import Refusal, nobody, trouble
from cabale.server.wire.talking import count, spoken
from cabale.server.wire.told import NOTHING, Told
from cabale.server.wire.transport import EXTENSION, Hear, Tell

HELLO_WITHIN, QUEUE, MALFORMED_MOST = 10.0, 500, 20

MALFORMED, NOT_ALLOWED, NO_TABLE, TOO_SLOW, TOO_OFTEN = 4000, 4001, 4004, 4008, 4009

CODES = {"unknown-table": NO_TABLE, "too-many-sockets": TOO_OFTEN}

CHOOSE = (b'{"type":"choose",', b'{"type": "choose",')
"""How a choice begins, as JavaScript and Python write it."""

log = structlog.get_logger()
decode = msgspec.json.Decoder(m.ClientMessage).decode


class Gone(Exception):
    """The client has closed the socket."""


class Closing(Exception):
    """The socket has to be closed, with this code."""

    def __init__(self, code: int, last: m.ServerMessage | None = None) -> None:
        self.code = code
        self.last = last


def _by_asgi_alone(_texts: Iterable[bytes]) -> bool:
    """Other servers than ours have no short way out."""
    return False


class Socket:
    """A `Listener` of a place, and the voice of one person there.

    It speaks ASGI itself: every layer in between is paid for with each message, and its frames
    stay in memory as long as the client stays.
    """

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self.house = house
        self._scope, self._receive_event, self._send_event = scope, receive, send
        # Taken out of there, lest the connection hold itself in memory.
        short = scope.get("extensions", {}).pop(EXTENSION, {})
        self._tell: Tell = short.get("tell", _by_asgi_alone)
        self._forget_request: Callable[[], None] = short.get("forget", lambda: None)
        self._listen: Callable[[Hear], None] = short.get("listen", lambda _: None)
        self._loop = asyncio.get_running_loop()
        self._open = False
        self.person = ""
        self.language: str | None = None
        self.eyes: Viewer = None
        self.watches = False
        self._me: Person | None = None
        self._place: Place | None = None
        self._client = ""
        """The address that it comes from."""
        self._way = ""
        """The session or token that it came in with."""
        self._outbox = house.outbox
        self._out: list[bytes] = []
        self._counted = ""
        """The person of whose sockets this is one."""
        self._malformed = 0
        self._dropped: int | None = None
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None
        self._again: asyncio.Task[None] | None = None
        self._listening = False
        self._under_way = False
        """A choice is being written that no task waits for; the reader may be `_waiting` for it."""
        self._waiting: asyncio.Future[None] | None = None

    # --- being told ----------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        if self._dropped is not None:
            return
        out = self._out
        if not out:
            self._outbox.add(self, self._loop)
        elif len(out) == QUEUE:
            self.drop(TOO_SLOW, "slow")
            return
        out.append(message)

    def flush(self) -> None:
        """Send what there is to say, all in one, or as fast as the client takes it."""
        if self._dropped is not None:
            return
        if self._tell(self._out):
            self._out.clear()
        else:
            self._writer = asyncio.create_task(self._write())

    def drop(self, code: int, reason: str) -> None:
        """Close the socket of a client that missed a message, and send it no other before."""
        if self._dropped is None:
            self._dropped = code
            metrics.DROPPED.labels(reason).inc()
            if self._writer is not None:
                self._writer.cancel()
            # An entry of its own may be on its way to the disk: that is not broken off.
            if self._reader is not None and self._listening:
                self._reader.cancel()

    async def _write(self) -> None:
        with suppress(RuntimeError, OSError):
            while self._out:
                await self._deliver(self._out[0])
                self._out.pop(0)  # not before: what comes meanwhile must not overtake it

    async def _deliver(self, message: bytes) -> None:
        await self._send_event({"type": "websocket.send", "text": message.decode()})

    async def _close(self, closing: Closing) -> None:
        if not self._open:
            return
        self._open = False
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(2):
                if closing.last is not None:
                    await self._deliver(encode(closing.last))
                await self._send_event({"type": "websocket.close", "code": closing.code})

    # --- from hello to goodbye -----------------------------------------------------------------

    async def run(self) -> None:
        await self._receive_event()  # websocket.connect
        await self._send_event({"type": "websocket.accept"})
        self._open = True
        metrics.SOCKETS.inc()
        self._reader = asyncio.current_task()
        try:
            await self._hello()
            await self._read()
        except Closing as closing:
            await self._close(closing)
        except (Gone, OSError):
            pass
        except asyncio.CancelledError:
            if self._dropped is None:
                raise
        except Exception as error:
            log.error("socket-failed", **trouble(error))
            self._dropped = BROKEN
        finally:
            metrics.SOCKETS.dec()
            if self._counted:
                self.house.limits.sockets.give_back(self._counted)
            self.house.sessions.connected.remove(self)
            if self._place is not None:
                self.house.hall.leave(self._place, self)
            if self._writer is not None:
                self._writer.cancel()
            await self._close(Closing(self._dropped or 1000))

    async def _hello(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = decode(self._text(await self._receive_event()))
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Closing(MALFORMED, m.Refused("", "malformed", str(error))) from None
        except TimeoutError:
            raise Closing(MALFORMED, m.Refused("", "hello-first", "say hello first")) from None
        if not isinstance(hello, m.Hello):
            raise Closing(MALFORMED, m.Refused(hello.key, "hello-first", "say hello first"))
        if hello.v != m.VERSION:
            text = f"this server speaks version {m.VERSION}"
            raise Closing(MALFORMED, m.Refused(hello.key, "version", text))
        try:
            await self._enter(hello)
        except Refusal as no:
            code = CODES.get(no.code, NOT_ALLOWED)
            raise Closing(code, m.Refused(hello.key, no.code, no.message)) from None

    async def _enter(self, hello: m.Hello) -> None:
        sessions, connection = self.house.sessions, HTTPConnection(self._scope)
        if hello.token is None:
            way = await sessions.by_cookie(connection.cookies.get(COOKIE))
        else:
            way = await sessions.by_token(hello.token)
        if way is None:
            raise nobody()
        way.check()
        me, self._way = way.person, way.id
        if not self.house.limits.sockets.take(me.id):
            raise Refusal("too-many-sockets", "you have too many others open")
        self._counted = me.id
        sessions.connected.add(way.id, self)
        place = await self.house.find(connection, hello.table, me.id)
        await self.house.admit(place, me.id)
        self._me, self.person, self.language = me, me.id, hello.words
        place.give_eyes(self)
        if self.eyes is not None:
            place.tongue = hello.words or spoken(connection.headers.get("accept-language", ""))
        self.send(encode(self._welcome(place, me)))
        place.show(self, Told.of(hello) if hello.seat == self.eyes else NOTHING)
        self._place = place
        self._client = client_of(connection, self.house.config.proxied)
        if not place.client and me.id == place.room.host:
            place.client = self._client
        self.house.hall.enter(place, self)
        self._forget_request()
        self._listen(self._hear_at_once)

    def _welcome(self, place: Place, me: Person) -> m.Welcome:
        return m.Welcome(
            m.VERSION,
            me.to_me(),
            place.greet(me.id),
            place.chat(me.id),
            now_ms(),
        )

    def _text(self, message: Message) -> bytes | str:
        if message["type"] == "websocket.disconnect":
            self._open = False
            raise Gone
        text: bytes | str = message.get("text") or message.get("bytes") or ""
        return text

    async def _read(self) -> None:
        while self._dropped is None:
            self._listening = True
            raw = self._text(await self._receive_event())
            self._listening = False
            if self._under_way:
                self._waiting = self._loop.create_future()
                await self._waiting
            if not self.house.limits.messages.take(self.person):
                metrics.DROPPED.labels("often").inc()
                raise Closing(TOO_OFTEN, m.Refused("", "too-often", "too many messages"))
            try:
                message = decode(raw)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                self._malformed += 1
                if self._malformed > MALFORMED_MOST:
                    raise Closing(MALFORMED) from None
                self.send(encode(m.Refused("", "malformed", str(error))))
                continue
            await self._hear(message)

    async def _hear(self, message: m.ClientMessage) -> None:
        try:
            answer = await self._answer(message)
        except Exception as error:
            answer = self._no(message, error)
        self.send(encode(answer))

    def _no(self, message: m.ClientMessage, error: BaseException) -> m.Refused:
        if isinstance(error, Refusal):
            return self._refused(message.key, error)
        if isinstance(error, CabaleError):
            return m.Refused(message.key, "illegal", str(error))
        log.error("message-failed", type=type(message).__name__, **trouble(error))
        return m.Refused(message.key, "busy", "this could not be done; try again")

    # --- a choice, the short way ---------------------------------------------------------------

    def _hear_at_once(self, text: bytes) -> bool:
        """Hear a choice without waking the reader, which nearly always may be done.

        Nothing else that this client said is under way, and nobody else is at the door of the
        table. False: it is left to the reader.
        """
        place, writing = self._place, self.house.hall.writing
        if not self._listening or self._under_way or not text.startswith(CHOOSE):
            return False
        if place is None or self._dropped is not None or not writing.is_free(place):
            return False
        try:
            message = decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        if not isinstance(message, m.Choose) or not self.house.limits.messages.take(self.person):
            return False
        self._under_way = True
        try:
            make, told = self._choice(place, message), partial(self._told, message)
            writing.propose_at_once(place, make, told)
        except Exception as error:
            self._told(message, error)
        return True

    def _told(self, message: m.Choose, error: BaseException | None) -> None:
        """What came of a choice that was heard the short way."""
        if isinstance(error, Outrun):
            self._again = asyncio.create_task(self._hear_again(message))
            return
        self._go_on()
        self.send(encode(m.Done(message.key) if error is None else self._no(message, error)))

    async def _hear_again(self, message: m.Choose) -> None:
        await self._hear(message)
        self._go_on()

    def _go_on(self) -> None:
        self._under_way = False
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    # --- what a client may say -----------------------------------------------------------------

    async def _answer(self, message: m.ClientMessage) -> m.ServerMessage:
        assert self._place is not None
        if isinstance(message, m.Choose):  # before all others: there are the most of them
            await self.house.hall.propose(self._place, self._choice(self._place, message))
            return m.Done(message.key)
        count(self.house.limits, self.person, message)
        if isinstance(message, m.Claims):
            seat = own_seat(self, self._place.room, message.seat)
            return await claiming.may_claim(self._place.room, seat, message.key, self.language)
        if not isinstance(message, Acting):
            await asyncio.sleep(0)  # where many have come at once, others have their turn between
            return self._ask(message)
        if isinstance(message, m.Chat) and message.seat is None:
            await self.house.check_unblocked(self._place.room, self.person)
        await self.house.hall.propose(self._place, partial(acted, self, self._me, message))
        heard = None
        hears = self.house.limits.heard
        if isinstance(message, m.Chat) and message.hear and hears.take(self._client):
            heard = await claiming.understood(self._place.room, self.person, message)
        return heard or m.Done(message.key)

    def _choice(self, place: Place, message: m.Choose) -> Make:
        return partial(chosen, self, place, self.house.config, message)

    def _refused(self, key: str, no: Refusal) -> m.Refused:
        """A refusal in the client's language, with the rule where a rule forbids it."""
        if no.reason is None or self._place is None:
            return m.Refused(key, no.code, no.message)
        text = sight.reason(self._place.room, no.reason, self.language)
        return m.Refused(key, no.code, text, no.reason.key, no.reason.rule)

    def _ask(self, message: m.ClientMessage) -> m.ServerMessage:
        assert self._place is not None
        place, room = self._place, self._place.room
        match message:
            case m.Call():
                if message.seat is not None and message.seat not in room.looks_from(self.person):
                    raise Refusal("not-here", "this is not your seat")
                self.eyes = message.seat
                place.give_eyes(self)
                place.show(self)
                return m.Done(message.key)
            case m.Look():
                place.look(self.person, over=message.over)
                return m.Done(message.key)
            case m.Why():
                seat, running = own_seat(self, room, message.seat), room.running()
                choice = running.board.catalogue.from_json(message.choice)
                why = running.why_not(seat, choice)
                if why is None:
                    return m.Done(message.key)
                text = sight.reason(room, why, self.language)
                return m.Refused(message.key, "illegal", text, why.key, why.rule)
            case m.Ping():
                if not self.house.limits.pings.take(self.person):
                    raise Refusal("too-often", "the server is still there")
                return m.Pong(message.key, now_ms())
            case _:
                raise Refusal("malformed", "hello is said once")
