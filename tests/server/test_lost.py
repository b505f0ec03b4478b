"""Entries that were acknowledged are gone: an older backup, or choices that had not been flushed.

Whoever comes back has seen more than there is, and must not wait for what will never come.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.houses import Worker

from cabale import loads, replay
from cabale.server.client import Client, Memory

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
