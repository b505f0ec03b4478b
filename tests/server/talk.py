"""A socket for tests: say something, read until the answer to it comes."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any, Self

from websockets.asyncio.client import ClientConnection

from cabale.server.client import Client, Memory

_keys = count()


class Talk:
    """One connected client. `last` holds the newest message of each type."""

    def __init__(self, client: Client, table: str, memory: Memory | None = None) -> None:
        self.client, self.table, self.memory = client, table, memory
        self.all: list[dict[str, Any]] = []
        self.last: dict[str, dict[str, Any]] = {}

    async def __aenter__(self) -> Self:
        self.socket: ClientConnection = await self.client.connect(self.table, self.memory)
        await self.until("welcome")
        await self.answer("ping")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 20))
        self.all.append(message)
        self.last[message["type"]] = message
        if message["type"] in ("snapshot", "frame"):
            self.last["state"] = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while (message := await self.read())["type"] != kind:
            pass
        return message

    async def answer(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something; the message that answers it."""
        key = str(next(_keys))
        await self.socket.send(json.dumps({"type": kind, "key": key, **fields}))
        while (message := await self.read()).get("key") != key:
            pass
        return message

    async def settle(self) -> dict[str, Any]:
        """Everything that was on its way has come; the newest state."""
        await self.answer("ping")
        return self.last["state"]

    def seat(self) -> int | None:
        """Whose eyes the newest state is for."""
        seat: int | None = self.last["state"]["seat"]
        return seat

    @property
    def question(self) -> dict[str, Any]:
        question: dict[str, Any] = self.last["state"]["question"]
        return question

    async def choose(self, choice: Any = None, turn: int | None = None) -> dict[str, Any]:
        question, seat = self.question, self.last["state"]["seat"]
        return await self.answer(
            "choose",
            seat=seat,
            turn=question["turn"] if turn is None else turn,
            choice=question["choices"][0] if choice is None else choice,
        )
