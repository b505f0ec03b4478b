"""A match that is over is read by those who played it, and by whoever they showed it to."""

from __future__ import annotations

import asyncio
import json
from random import Random

from tests.server.houses import Worker
from tests.server.people import newcomer, play_all, play_on, table_of
from tests.server.talk import Talk
from tests.server.test_people import refused

from cabale import loads, names
from cabale.server.client import Client


def test_a_code_of_five_letters_opens_no_match_that_is_over(house: Worker) -> None:
    async def evening() -> None:
        ada, eve = Client(house.url), await newcomer(house.url, "Eve")
        table = await ada.post("/api/play", game=names()[-1], name="Ada", level="random")
        seen = await eve.get(f"/api/tables/{table['code']}")
        assert (seen["phase"], seen["yours"]) == ("playing", False)
        await asyncio.wait_for(play_on(ada, table["id"], Random(0)), 60)
        for ref in (table["code"], table["id"]):
            path = f"/api/tables/{ref}"
            for what in ("", "/log", "/replay", "/replay?eyes=open", "/insight?seat=0"):
                assert await refused(eve.get(path + what)) == "private", what
            assert await refused(eve.post(f"{path}/play-on", n=-1, seat=0)) == "private"
            assert await refused(eve.post(f"{path}/share")) == "private"
        socket = await eve.connect(table["id"])
        no = json.loads(await asyncio.wait_for(socket.recv(), 20))
        await socket.close()
        assert (no["type"], no["code"]) == ("refused", "private")
        assert (await ada.get(f"/api/tables/{table['code']}"))["yours"]
        async with Talk(ada, table["id"]) as talk:
            assert talk.last["welcome"]["table"]["phase"] == "over"

        # Ada shows it to somebody, and then does not any more.
        home = f"/api/tables/{table['id']}"
        link = (await ada.post(f"{home}/share"))["link"]
        assert link == (await ada.post(f"{home}/share"))["link"]
        page, _, key = link.partition("?")
        assert page == f"/replay/{table['id']}"
        assert (await eve.get(f"{home}/replay?eyes=open&{key}"))["eyes"] == "open"
        assert loads(await eve.get(f"{home}/log?{key}")).entries
        assert await refused(eve.get(f"{home}/log?key=guessed")) == "private"
        # A link to this match is no link to the next one.
        again = (await ada.post(f"{home}/rematch"))["id"]
        assert (await ada.get(f"{home}/replay"))["table"]["rematch"] == again
        assert (await eve.get(f"{home}/replay?{key}"))["table"]["rematch"] is None
        assert (await eve.get(f"{home}?{key}"))["rematch"] is None
        other = await eve.post(f"{home}/play-on?{key}", n=-1, seat=0)
        assert other["phase"] == "playing"
        await ada.delete(f"{home}/share")
        assert await refused(eve.get(f"{home}/log?{key}")) == "private"

    asyncio.run(evening())


def test_who_waited_at_a_closed_table_is_shown_nothing_when_it_is_over(house: Worker) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, names()[-1], spectators=False)
        eve = await newcomer(house.url, "Eve")
        async with Talk(eve, table["id"]) as talk:
            await play_all(table, people)
            while (await talk.until("table"))["table"]["phase"] != "over":
                pass
            assert not {"snapshot", "frame"}.intersection(m["type"] for m in talk.all)
            # Nor is she told of the next table, at which she could sit down.
            await people[0].post(f"/api/tables/{table['id']}/rematch")
            await talk.answer("ping")
            tables = [m["table"] for m in talk.all if m["type"] == "table"]
            assert {one["rematch"] for one in tables} == {None}

    asyncio.run(evening())


def test_who_watches_a_table_for_spectators_may_watch_the_next_match(house: Worker) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, names()[-1])
        async with Talk(await newcomer(house.url, "Eve"), table["id"]) as talk:
            await play_all(table, people)
            new = await people[0].post(f"/api/tables/{table['id']}/rematch")
            while (told := (await talk.until("table"))["table"]["rematch"]) is None:
                pass
            assert told == new["id"]

    asyncio.run(evening())
