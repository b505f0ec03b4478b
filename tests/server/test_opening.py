"""Before the first act of a bot people look at the card that they were dealt."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from tests.server.houses import worker

from cabale.server.client import Client
from cabale.server.tables.clocks import opening_time

AGES = "600"


def test_the_wait_tells_nothing_where_others_could_see_it() -> None:
    waits = {opening_time(1_000, 6.0, False, looked) for looked in (None, False, True)}
    assert waits == {7_000}


def test_one_person_among_bots_is_waited_for() -> None:
    assert opening_time(1_000, 6.0, True, None) == 7_000
    assert opening_time(1_000, 6.0, True, False) > 60_000
    assert opening_time(1_000, 6.0, True, True) == 1_000


def test_bots_begin_when_the_card_has_been_seen(tmp_path: Path) -> None:
    async def bots_to_begin(client: Client) -> dict[str, Any]:
        """A table at which it is not the person who begins."""
        while True:
            table: dict[str, Any] = await client.post("/api/play", game="castle", level="random")
            socket = await client.connect(table["id"])
            try:
                while (first := json.loads(await socket.recv()))["type"] != "snapshot":
                    pass
                if first["question"] is None:
                    return table
            finally:
                await socket.close()

    async def visit(url: str) -> None:
        client = Client(url)
        table = await bots_to_begin(client)
        socket = await client.connect(table["id"])
        await socket.send(json.dumps({"type": "look", "over": False, "key": "begin"}))
        types: list[str] = []
        while (heard := json.loads(await socket.recv())).get("key") != "begin":
            types.append(heard["type"])
        assert "frame" not in types, "nobody has played yet"
        await socket.send(json.dumps({"type": "look", "over": True, "key": "seen"}))
        while json.loads(await socket.recv())["type"] != "frame":
            pass
        await socket.close()

    with worker(f"sqlite:///{tmp_path / 'c.db'}", CABALE_OPENING=AGES) as house:
        asyncio.run(asyncio.wait_for(visit(house.url), 120))
