"""Entries that were acknowledged are gone: an older backup, or choices that had not been flushed.

Whoever comes back has seen more than there is, and must not wait for what will never come.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.talk import Talk

from cabale import loads, names, replay
from cabale.server.client import Asked, Client, Memory
from cabale.server.wire.told import crc

BEFORE, AFTER = 4, 9
"""How many answers of a person a copy of the database holds, and after how many it is put back."""


def copy(here: Path, there: Path) -> None:
    with closing(sqlite3.connect(here)) as source, closing(sqlite3.connect(there)) as target:
        source.backup(target)


def put_back(older: Path, path: Path) -> None:
    for end in ("-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)
    older.replace(path)


def test_whoever_has_seen_what_is_lost_plays_on_from_what_is_there(tmp_path: Path) -> None:
    path, older = tmp_path / "cabale.db", tmp_path / "older.db"
    server = Worker(f"sqlite:///{path}").start()
    snapshots: list[dict[str, Any]] = []

    def note(message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            snapshots.append(message)

    async def evening() -> None:
        ada, memory, answers = Client(server.url), Memory(), 0
        ada.heard = note
        made = await ada.post("/api/play", game="castle", seats=4, name="Ada", level="random")
        async for asked in ada.play(made["id"], memory):
            if answers == BEFORE:
                copy(path, older)
            if answers == AFTER:
                seen = memory.seq
                server.kill()
                put_back(older, path)
                await server.start_again()
            await asked.answer(asked.choices[0])
            answers += 1
        last = [one for one in snapshots if one["anew"]]
        assert [one["first"] for one in last] == [0]
        assert last[0]["seq"] < seen
        match = replay(loads(await ada.get(f"/api/tables/{made['id']}/log")))
        assert memory.seat is not None
        assert memory.events == match.events(memory.seat)
        assert not match.decisions

    try:
        asyncio.run(asyncio.wait_for(evening(), 120))
    finally:
        server.stop()


def test_whoever_comes_back_late_mixes_no_two_pasts(tmp_path: Path) -> None:
    """What is lost was played once more, otherwise and further, while the phone was away."""
    path, older = tmp_path / "cabale.db", tmp_path / "older.db"
    server = Worker(f"sqlite:///{path}").start()

    async def evening() -> None:
        ada, phone, laptop = Client(server.url), Memory(), Memory()
        made = await ada.post("/api/play", game="abyss", seats=3, name="Ada", level="random")

        async def play(memory: Memory, choice: int, upto: int, then: int = -1) -> Asked:
            """Up to this question, and this frame."""
            async for asked in ada.play(made["id"], memory):
                if asked.turn >= upto and memory.seq > then:
                    return asked
                await asked.answer(asked.choices[choice])
            raise AssertionError("the match is over too soon")

        await play(phone, 0, BEFORE)
        copy(path, older)
        lost = await play(phone, 0, 2 * AFTER)
        server.kill()
        put_back(older, path)
        await server.start_again()
        true = await play(laptop, -1, lost.turn, phone.seq)
        assert phone.events != laptop.events[: len(phone.events)]

        heard: list[dict[str, Any]] = []
        ada.heard = heard.append
        asked = await play(phone, 0, 0)
        assert [one["type"] for one in heard] == ["welcome", "snapshot"]
        assert (heard[1]["anew"], heard[1]["first"]) == (True, 0)
        assert (asked.turn, asked.kind, asked.choices) == (true.turn, true.kind, true.choices)
        assert phone.events[: len(laptop.events)] == laptop.events

    try:
        asyncio.run(asyncio.wait_for(evening(), 120))
    finally:
        server.stop()


@pytest.mark.parametrize("ends", ["stops", "is killed"])
def test_nobody_begins_anew_where_nothing_is_lost(tmp_path: Path, ends: str) -> None:
    server = Worker(f"sqlite:///{tmp_path / 'cabale.db'}").start()

    async def evening() -> None:
        ada, memories = Client(server.url), {}
        for game in names():
            made = await ada.post("/api/play", game=game, name="Ada", level="random")
            memory = memories[made["id"]] = Memory()
            async for asked in ada.play(made["id"], memory):
                if asked.turn > BEFORE:
                    break
                await asked.answer(asked.choices[0])
        (server.stop if ends == "stops" else server.kill)()
        await server.start_again()
        for table, memory in memories.items():
            async with Talk(ada, table, memory) as talk:
                snapshot = talk.last["snapshot"]
            assert (snapshot["anew"], snapshot["first"]) == (False, len(memory.events))

    try:
        asyncio.run(asyncio.wait_for(evening(), 120))
    finally:
        server.stop()


def test_clients_and_server_reckon_the_same() -> None:
    """The same events and the same number stand in web/src/lib/crc.test.ts."""
    said = {"kind": "said", "seat": 1, "claim": ["suspect", 3]}
    dealt = {"kind": "dealt", "b": 'Clé “é” 😀\x7f\u2028\n"', "a": {2: None, 10: [True, {}]}}
    assert crc([said, dealt]) == 1101074832
    assert crc([]) == 0
    assert crc([{"seat": 1, "claim": ("suspect", 3), "kind": "said"}]) == crc([said])
