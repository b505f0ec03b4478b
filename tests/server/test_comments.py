"""Comments on a moment are read by those who played the match, and by whom they show it to."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from random import Random
from typing import Any

from tests.server.houses import Worker
from tests.server.people import newcomer, play_all, play_on, table_of
from tests.server.test_forget import on_disk
from tests.server.test_people import refused

from cabale import names
from cabale.server.client import Client

SECRET = "La Sorcière mentait depuis le début"


def read(found: dict[str, Any]) -> list[tuple[int, str, bool]]:
    return [(one["n"], one["text"], one["yours"]) for one in found["comments"]]


def test_comments_are_for_those_who_played_and_whom_they_show_it_to(house: Worker) -> None:
    async def evening() -> None:
        table, (ada, bob, *others) = await table_of(house.url, names()[-1])
        eve, path = await newcomer(house.url, "Eve"), f"/api/tables/{table['id']}/comments"
        assert await refused(ada.post(path, n=-1, text="too early")) == "not-over"
        await asyncio.wait_for(play_all(table, [ada, bob, *others]), 120)
        for open_door in (eve.get(path), eve.post(path, n=-1, text="x")):
            assert await refused(open_door) == "private"

        # One moment, as two pairs of eyes count it.
        replay = f"/api/tables/{table['id']}/replay"
        mine = (await ada.get(f"{replay}?seat=0"))["moments"]
        everything = (await ada.get(f"{replay}?eyes=open"))["moments"]
        last, last_open = mine[-1]["n"], everything[-1]["n"]
        written = await ada.post(path, n=last_open, eyes="open", text=f" {SECRET}\x00 ")
        assert read(written) == [(last_open, SECRET, True)]
        assert read(await bob.get(f"{path}?seat=0")) == [(last, SECRET, False)]
        await bob.post(path, n=-1, text="before")
        assert [n for n, *_ in read(await bob.get(f"{path}?eyes=open"))] == [-1, last_open]
        [one] = [c["name"] for c in written["comments"]]
        assert one == table["seats"][0]["name"]

        for body in ({"n": 10**6}, {"n": -1, "text": "\x00 "}, {"n": -1, "eyes": "seat"}):
            assert await refused(ada.post(path, **{"text": "?", **body})) in ("unfit", "no-seat")

        key = (await ada.post(f"/api/tables/{table['id']}/share"))["link"].partition("?")[2]
        assert len(read(await eve.get(f"{path}?{key}"))) == 2
        assert await refused(eve.post(f"{path}?{key}", n=-1, text="x")) == "not-yours"
        await ada.delete(f"/api/tables/{table['id']}/share")
        assert await refused(eve.get(f"{path}?{key}")) == "private"

        ids = [one["id"] for one in (await ada.get(path))["comments"]]
        report, about = f"/api/tables/{table['id']}/report", (await bob.get("/api/me"))["id"]
        await ada.post(report, player=about, kind="insult", comments=[ids[0]])
        with closing(sqlite3.connect(str(house.database))) as db:
            query = "select lines from reports where table_id = ? and about = ?"
            [row] = db.execute(query, (table["id"], about)).fetchall()
        assert [line["text"] for line in json.loads(row[0])] == ["before"]
        unwritten = ada.post(report, player=about, kind="insult", comments=["?"])
        assert await refused(unwritten) == "unfit"
        await ada.delete(f"{path}/{ids[0]}")  # Bob's: nothing happens
        assert len((await ada.get(path))["comments"]) == 2
        await bob.delete(f"{path}/{ids[0]}")
        assert [text for _, text, _ in read(await ada.get(path))] == [SECRET]

        assert [row["text"] for row in (await ada.get("/api/me/export"))["comments"]] == [SECRET]
        assert (await bob.get("/api/me/export"))["comments"] == []
        assert on_disk(house, SECRET) == [SECRET]
        await ada.delete("/api/account")
        assert read(await bob.get(path)) == []
        assert on_disk(house, SECRET) == []

    asyncio.run(evening())


def test_who_plays_on_meets_the_same_bots(house: Worker) -> None:
    async def evening() -> None:
        ada = Client(house.url)
        table = await ada.post("/api/play", game=names()[-1], name="Ada", level="random")
        await asyncio.wait_for(play_on(ada, table["id"], Random(0)), 60)
        again = await ada.post(f"/api/tables/{table['id']}/play-on", n=-1, seat=0)
        assert [seat["name"] for seat in again["seats"]] == [s["name"] for s in table["seats"]]

        # What she did is counted for herself; there is no door to what another did.
        [counted] = (await ada.get("/api/me/deeds"))["games"]
        assert (counted["game"], counted["matches"]) == (names()[-1], 1)
        assert counted["sums"]
        eve = await newcomer(house.url, "Eve")
        assert (await eve.get("/api/me/deeds"))["games"] == []

    asyncio.run(evening())
