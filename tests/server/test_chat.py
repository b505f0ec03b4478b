"""Who reads what is said in the chat, and who may come back to a seat that a bot keeps."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tests.server.houses import Worker, worker
from tests.server.people import newcomer, play_all, table_of
from tests.server.talk import Talk

from cabale.server.client import Client, ServerSaidNo

NAME = "abyss"


async def refused(call: Any) -> str:
    try:
        await call
    except ServerSaidNo as no:
        return no.code
    raise AssertionError("this was allowed")


def texts(talk: Talk) -> list[str]:
    """Every line of chat that this client has ever been told."""
    lines = [line for m in talk.all if m["type"] == "welcome" for line in m["chat"]]
    lines += [m["line"] for m in talk.all if m["type"] == "chat"]
    return [line["text"] for line in lines]


def test_the_chat_of_a_closed_table_is_told_to_its_seats_alone(house: Worker) -> None:
    async def visit() -> None:
        host, guest, stranger = [await newcomer(house.url, n) for n in ("Ada", "Bob", "Eve")]
        table = await host.post("/api/tables", game=NAME, seats=2, spectators=False)
        path = f"/api/tables/{table['id']}"
        await guest.post(f"{path}/sit")
        async with Talk(host, table["id"]) as a, Talk(stranger, table["id"]) as e:
            assert (await a.answer("chat", seat=0, text="before"))["type"] == "done"
            assert (await e.answer("chat", text="may I?"))["code"] == "not-here"
            await host.post(f"{path}/start")
            await a.until("snapshot")
            assert (await a.answer("chat", seat=0, text="during"))["type"] == "done"
            assert (await e.answer("chat", text="may I?"))["code"] == "not-here"
            await e.answer("ping")
            assert texts(e) == []
        await play_all(table, [host, guest])
        async with Talk(host, table["id"]) as a:
            assert (await a.answer("chat", seat=0, text="after"))["type"] == "done"
        async with Talk(guest, table["id"]) as b:
            assert texts(b) == ["before", "during", "after"]
        # Whoever was shown the match may see it, not what was said at a table closed to others.
        link = (await host.post(f"{path}/share"))["link"]
        for who, said in ((stranger, []), (guest, ["before", "during", "after"])):
            for eyes in ("", "&seat=0", "&eyes=open"):
                replay = await who.get(f"{path}/replay?{link.partition('?')[2]}{eyes}")
                assert [line["text"] for line in replay["chat"]] == said

    asyncio.run(visit())


def test_who_stands_up_from_a_closed_table_is_told_no_more(house: Worker) -> None:
    async def visit() -> None:
        host, guest = [await newcomer(house.url, n) for n in ("Ada", "Bob")]
        table = await host.post("/api/tables", game=NAME, seats=3, spectators=False)
        path = f"/api/tables/{table['id']}"
        await guest.post(f"{path}/sit")
        async with Talk(host, table["id"]) as a, Talk(guest, table["id"]) as b:
            await a.answer("chat", seat=0, text="one")
            await guest.post(f"{path}/stand", seat=1)
            await a.answer("chat", seat=0, text="two")
            await b.answer("ping")
            assert texts(b) == ["one"]
        async with Talk(guest, table["id"]) as b:
            assert texts(b) == []

    asyncio.run(visit())


async def displaced(url: str) -> tuple[dict[str, Any], list[Client]]:
    """A table open to spectators whose second seat a bot keeps."""
    table, people = await table_of(url, NAME)
    path = f"/api/tables/{table['id']}"
    await people[0].post(f"{path}/bot", seat=1, level="random")
    return table, people


def test_spectators_talk_does_not_reach_who_may_sit_again(house: Worker) -> None:
    async def visit() -> None:
        table, people = await displaced(house.url)
        path, guest = f"/api/tables/{table['id']}", people[1]
        watcher = await newcomer(house.url, "Watcher")
        async with Talk(watcher, table["id"]) as w, Talk(guest, table["id"]) as b:
            assert (await w.answer("chat", text="Ada lies."))["type"] == "done"
            await b.answer("ping")
            assert texts(w) == ["Ada lies."]
            # Nor does it reach him when he comes again, before or after he takes his seat.
            async with Talk(guest, table["id"]) as again:
                assert texts(again) == []
            assert (await b.answer("chat", text="psst"))["code"] == "not-here"
            assert (await b.answer("chat", seat=1, text="psst"))["code"] == "not-here"
            await guest.post(f"{path}/sit")
            async with Talk(guest, table["id"]) as again:
                assert texts(again) == []
            await b.answer("ping")
            assert texts(b) == []

    asyncio.run(visit())


def test_who_may_come_back_sees_what_the_seat_sees_and_is_asked_nothing(house: Worker) -> None:
    async def visit() -> None:
        table, people = await displaced(house.url)
        path, guest = f"/api/tables/{table['id']}", people[1]
        async with Talk(guest, table["id"]) as b:
            state = await b.settle()
            seat = b.last["welcome"]["table"]["seats"][1]
            assert (seat["kind"], seat["you"], seat["kept"]) == ("bot", False, True)
            assert state["seat"] == 1
            assert state["view"]["board"]["mine"] is not None
            assert (state["question"], state["can_undo"], state["may_talk"]) == (None, False, False)
            for kind, said in (
                ("choose", {"turn": 1, "choice": ["explore"]}),
                ("undo", {"turn": 1}),
                ("why", {"choice": ["explore"]}),
                ("claims", {}),
            ):
                no = await b.answer(kind, seat=1, **said)
                assert no["code"] in ("not-here", "malformed"), kind
            await guest.post(f"{path}/sit")
            await b.until("snapshot")
            state = await b.settle()
            assert state["seat"] == 1
            assert b.last["table"]["table"]["seats"][1]["kept"] is False

    asyncio.run(visit())


def test_a_closed_table_stays_open_to_who_may_come_back(house: Worker) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, NAME, spectators=False)
        path, guest = f"/api/tables/{table['id']}", people[1]
        await people[0].post(f"{path}/bot", seat=1, level="random")
        async with Talk(people[0], table["id"]) as a, Talk(guest, table["id"]) as b:
            assert b.seat() == 1
            await a.answer("chat", seat=0, text="Where is he?")
            await b.answer("ping")
            assert texts(b) == ["Where is he?"]

    asyncio.run(visit())


def test_a_bot_takes_no_seat_before_the_time_of_grace_is_over(tmp_path: Path) -> None:
    """A page that is loaded anew is gone for a moment; nobody loses a seat by that."""

    async def visit(url: str) -> None:
        table, people = await table_of(url, NAME)
        path, host, guest = f"/api/tables/{table['id']}", people[0], people[1]
        async with Talk(guest, table["id"]):
            assert await refused(host.post(f"{path}/bot", seat=1)) == "is-here"
        await asyncio.sleep(0.1)
        assert await refused(host.post(f"{path}/bot", seat=1)) == "too-soon"
        # Who was never seen here may be on the way, too.
        assert await refused(host.post(f"{path}/bot", seat=2)) == "too-soon"

    with worker(f"sqlite:///{tmp_path / 'c.db'}", CABALE_SEAT_GRACE="600") as one:
        asyncio.run(visit(one.url))
