"""A small client, for bots of one's own and for tests: sit down, be asked, answer.

async with Client("http://localhost:8000", token="cab_…") as client:
    async for asked in client.sit("KRATE"):
        await asked.answer(asked.choices[0])
"""

from __future__ import annotations

import asyncio
import http.client
import json
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cabale.core import Receipt
from cabale.core.log import FORMAT
from cabale.core.luck import Contribution, new_contribution
from cabale.server.wire.messages import VERSION
from cabale.server.wire.told import Told, crc

ChoiceWords = list[int | str]
FIRST_WAIT = 0.1
FINAL = (4000, 4001, 4004)
"""Close codes after which it is no use to come back."""


class ServerSaidNo(Exception):
    """A refusal; `code` is for programs."""

    def __init__(self, code: str, message: str, status: int = 0) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.status = status


class BrokenSeal(Exception):
    """A table shows another commitment than it did at first."""


class Gap(Exception):
    """A frame does not follow the one before it."""


@dataclass(slots=True)
class Asked:
    """A question to one's seat, with all that the seat may know."""

    seat: int
    turn: int
    kind: str
    choices: list[ChoiceWords]
    view: dict[str, Any]
    events: list[dict[str, Any]]
    _socket: ClientConnection = field(repr=False)

    async def answer(self, choice: ChoiceWords) -> None:
        """One of `choices`. If the connection is lost meanwhile the question comes again."""
        await self._send({"type": "choose", "turn": self.turn, "choice": choice})

    async def take_back(self) -> None:
        """Take back one's last choice, where that may be done; else nothing changes."""
        await self._send({"type": "undo", "key": f"undo {self.turn}", "turn": self.turn})

    async def say(self, claim: ChoiceWords) -> None:
        """Make a claim."""
        await self._send({"type": "say", "claim": claim})

    async def _send(self, message: dict[str, Any]) -> None:
        with suppress(ConnectionClosed):
            key = {"seat": self.seat, "key": str(self.turn)}
            await self._socket.send(json.dumps({**key, **message}))


@dataclass(slots=True)
class Memory:
    """What a seat has been told so far."""

    seat: int | None = None
    seq: int = -1
    events: list[dict[str, Any]] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    question: dict[str, Any] | None = None

    def hear(self, message: dict[str, Any]) -> None:
        """Take in a snapshot or a frame; `Gap`, and nothing is taken in, if one is missing."""
        if message["type"] == "snapshot":
            self.events = self.events[: message["first"]] + message["events"]
        else:
            if message["seq"] != self.seq + 1 or message["seat"] != self.seat:
                raise Gap(f"frame {message['seq']} came after {self.seq}")
            self.events += message["events"]
        self.seat, self.seq = message["seat"], message["seq"]
        self.view, self.question = message["view"], message["question"]

    def told(self) -> dict[str, Any]:
        """What the server is told of it in `hello`."""
        said = Told(self.seq, len(self.events), crc(self.events))
        return {"seat": self.seat, **said._asdict()}


class Client:
    """One person, or program, at one server."""

    longest_wait = 5.0
    """Seconds between two attempts to come back, at most."""

    def __init__(self, url: str, *, token: str | None = None, cookie: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        self.cookie = cookie
        self.heard: Callable[[dict[str, Any]], object] = dict
        """Called with every message that comes over the socket."""
        self.receipts: dict[str, Receipt] = {}
        """By the id of a table whose luck is sealed: what its log is held against after the end."""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    # --- HTTP ----------------------------------------------------------------------------------

    async def get(self, path: str) -> Any:
        return await asyncio.to_thread(self._ask, "GET", path, None)

    async def post(self, path: str, **body: Any) -> Any:
        return await asyncio.to_thread(self._ask, "POST", path, body)

    async def delete(self, path: str) -> Any:
        return await asyncio.to_thread(self._ask, "DELETE", path, None)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, self._headers(), method=method)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
                self._keep_cookie(answer.headers.get_all("Set-Cookie") or [])
                text = answer.read().decode()
                kind = answer.headers.get_content_type()
        except urllib.error.HTTPError as error:
            with error:
                no = json.loads(error.read() or b"{}")
            code, message = no.get("code", "?"), no.get("message", "")
            raise ServerSaidNo(code, message, error.code) from None
        except http.client.HTTPException as error:
            raise ConnectionError(f"the answer broke off: {error}") from None
        if kind != "application/json":
            return text
        found = json.loads(text)
        if isinstance(found, dict) and "commitment" in found:
            self._keep(found)
        return found

    def _headers(self) -> dict[str, str]:
        headers = {"Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.cookie is not None:
            headers["Cookie"] = f"cabale={self.cookie}"
        return headers

    def _keep_cookie(self, cookies: list[str]) -> None:
        for cookie in cookies:
            name, _, rest = cookie.partition("=")
            if name == "cabale":
                self.cookie = rest.partition(";")[0].strip('"') or None

    # --- luck ----------------------------------------------------------------------------------

    async def contribute(self, table: str, word: str = "") -> None:
        """Give luck of one's own to a table at which one sits; before the start."""
        luck = new_contribution(word)
        info = await self.post(f"/api/tables/{table}/luck", luck=luck[0], word=word)
        self._gave(info, luck)

    def save_receipt(self, table: str, path: Path) -> None:
        """What `cabale verify LOG --receipt FILE` takes; `table` is the table's id."""
        path.write_text(self.receipts[table].dumps(), encoding="utf-8")

    def _gave(self, info: dict[str, Any], luck: Contribution) -> None:
        """The luck is in, if the match had not begun yet when the answer was written."""
        if info["phase"] == "open" and info["id"] in self.receipts:
            self.receipts[info["id"]].luck = luck

    def _keep(self, info: dict[str, Any]) -> Receipt | None:
        """Remember what a table promises; what it promised first counts."""
        table, sealed = info["id"], info["commitment"]
        kept = self.receipts.get(table)
        if kept is not None and kept.commitment != sealed:
            raise BrokenSeal(f"table {table} promised {kept.commitment}, and now {sealed}")
        if kept is None and sealed is not None:
            kept = self.receipts[table] = Receipt(FORMAT, table, info["game"], None, sealed)
        if kept is not None and (info["phase"] == "open" or kept.seat is None):
            kept.seat = next((seat["seat"] for seat in info["seats"] if seat["you"]), None)
        return kept

    # --- the socket ----------------------------------------------------------------------------

    async def connect(self, table: str, memory: Memory | None = None) -> ClientConnection:
        """A socket that has said hello."""
        socket = await connect(
            self.url.replace("http", "ws", 1) + "/ws",
            additional_headers={k: v for k, v in self._headers().items() if k == "Cookie"},
            compression=None,
            max_size=None,
            open_timeout=10,
        )
        hello: dict[str, Any] = {"type": "hello", "v": VERSION, "table": table}
        if self.token is not None:
            hello["token"] = self.token
        if memory is not None and memory.seq >= 0:
            hello |= memory.told()
        await socket.send(json.dumps(hello))
        return socket

    async def sit(
        self, table: str, seat: int | None = None, word: str = ""
    ) -> AsyncIterator[Asked]:
        """Take a seat, give luck, and yield every question until the match is over.

        The table is looked at first: luck that comes before the commitment proves little.
        """
        await self.get(f"/api/tables/{table}")
        luck = new_contribution(word)
        info = await self.post(f"/api/tables/{table}/sit", seat=seat, luck=luck[0], word=word)
        self._gave(info, luck)
        async for asked in self.play(table):
            yield asked

    async def play(self, table: str, memory: Memory | None = None) -> AsyncIterator[Asked]:
        """The same for somebody who sits there already."""
        memory = memory or Memory()
        wait = FIRST_WAIT
        while True:
            try:
                socket = await self.connect(table, memory)
                try:
                    async for asked in self._listen(socket, memory):
                        wait = FIRST_WAIT
                        yield asked
                    return
                finally:
                    await socket.close()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FINAL:
                    raise ServerSaidNo("closed", closed.rcvd.reason or str(closed)) from None
            except (OSError, TimeoutError, InvalidHandshake, Gap):
                pass  # a snapshot makes good whatever was missed
            await asyncio.sleep(wait)
            wait = min(2 * wait, self.longest_wait)

    async def _listen(self, socket: ClientConnection, memory: Memory) -> AsyncIterator[Asked]:
        answered, shown = -1, False
        receipt: Receipt | None = None
        while True:
            message = json.loads(await socket.recv())
            self.heard(message)
            if message["type"] in ("welcome", "table"):
                receipt = self._keep(message["table"])
            if message["type"] == "refused" and message["code"] == "busy":
                answered = -1
                await asyncio.sleep(FIRST_WAIT)
            if message["type"] in ("snapshot", "frame"):
                if not memory.view:
                    await socket.send(json.dumps({"type": "look", "over": True}))
                memory.hear(message)
                shown = True
                if receipt is not None:
                    receipt.saw(message["head"])
                if memory.view["outcome"] is not None:
                    return
            question = memory.question
            # What was asked on an earlier socket may never have been: the snapshot tells.
            if not shown or question is None or question["held"] is not None:
                continue
            if question["turn"] == answered:
                continue
            answered = question["turn"]
            assert memory.seat is not None
            yield Asked(
                memory.seat,
                answered,
                question["kind"],
                question["choices"],
                memory.view,
                memory.events,
                socket,
            )
