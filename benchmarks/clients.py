"""Four scripted clients at each table of a Cabale server: whoever is asked answers at once.

clients.py PORT TABLES SECONDS GAME; JSON lines on the standard output, as boardgameio/clients.js.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time
from random import Random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection

from cabale.core import game
from cabale.server.client import Client

SEATS = 4


class Question(msgspec.Struct):
    turn: int
    choices: list[list[int | str]]
    blind: bool
    held: list[int | str] | None


class View(msgspec.Struct):
    outcome: dict[str, Any] | None


class Message(msgspec.Struct):
    type: str
    question: Question | None = None
    view: View | None = None


class Run:
    def __init__(self) -> None:
        self.counting = False
        self.choices = 0
        self.times: list[float] = []


class Table:
    """One table after the other on the same four people."""

    def __init__(self, url: str, name: str, run: Run, rng: Random) -> None:
        self.url, self.name, self.run, self.rng = url, name, run, rng
        self.at = 0.0
        self.informed = SEATS
        self.ready = asyncio.Event()

    async def open(self) -> None:
        self.people = [Client(self.url) for _ in range(SEATS)]
        for number, person in enumerate(self.people):
            await person.post("/api/me", name=f"P{number}")

    async def play(self) -> None:
        while True:
            options = dict(game(self.name).variants(SEATS)[0])
            settings = {"game": self.name, "seats": SEATS, "options": options}
            table = await self.people[0].post("/api/tables", **settings)
            for person in self.people[1:]:
                await person.post(f"/api/tables/{table['id']}/sit")
            await self.people[0].post(f"/api/tables/{table['id']}/start")
            sockets = [await person.connect(table["id"]) for person in self.people]
            self.ready.set()
            await asyncio.gather(*(self.sit(s, seat) for seat, s in enumerate(sockets)))
            for socket in sockets:
                await socket.close()

    async def sit(self, socket: ClientConnection, seat: int) -> None:
        decode = msgspec.json.Decoder(Message).decode
        run, answered = self.run, -1
        async for raw in socket:
            message = decode(raw)
            if message.type not in ("frame", "snapshot"):
                continue
            if message.type == "frame" and self.informed < SEATS:
                self.informed += 1
                if self.informed == SEATS and run.counting:
                    run.times.append((time.perf_counter() - self.at) * 1000)
            if message.view is not None and message.view.outcome is not None:
                return
            question = message.question
            if question is None or question.held is not None or question.turn == answered:
                continue
            answered = question.turn
            if not question.blind:
                self.at, self.informed = time.perf_counter(), 0
            run.choices += run.counting
            choice = self.rng.choice(question.choices)
            await socket.send(
                json.dumps({"type": "choose", "seat": seat, "turn": answered, "choice": choice})
            )


async def main(port: int, tables: int, seconds: float, name: str) -> None:
    run = Run()
    url = f"http://127.0.0.1:{port}"
    all_tables = [Table(url, name, run, Random(number)) for number in range(tables)]
    for table in all_tables:
        await table.open()
    tasks = [asyncio.create_task(table.play()) for table in all_tables]
    await asyncio.gather(*(table.ready.wait() for table in all_tables))
    await asyncio.sleep(1)
    gc.freeze()
    say({"counting": True})
    run.counting, began = True, time.perf_counter()
    await asyncio.sleep(seconds)
    run.counting = False
    took = time.perf_counter() - began
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    say({"choices": run.choices, "seconds": took, "times": run.times})


def say(record: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(record) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4]))
