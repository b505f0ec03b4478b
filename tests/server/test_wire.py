"""The socket: numbers, catching up, answers sent twice or late, talk, clocks, parting."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
import sys
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import newcomer, table_of
from tests.server.talk import Talk
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from cabale import game, names
from cabale.server.client import Client, Memory
from cabale.server.wire.frames import frame_of

ASKED = 30
SAID = 700


async def asked_one(people: list[Client], table: str) -> tuple[list[Talk], Talk]:
    """All at the table, connected; and one who is asked something just now."""
    talks = [Talk(person, table) for person in people]
    for talk in talks:
        await talk.__aenter__()
    return talks, next(talk for talk in talks if talk.last["state"]["question"])


async def leave(talks: list[Talk]) -> None:
    for talk in talks:
        await talk.__aexit__()


def test_what_is_said_while_a_choice_is_written_is_heard_after_it(house: Worker) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, names()[0])
        talks, talk = await asked_one(people, table["id"])
        question, seat = talk.question, talk.last["state"]["seat"]
        choice = {"seat": seat, "turn": question["turn"], "choice": question["choices"][0]}
        for number in range(3):  # the first counts; the others are the same once more
            await talk.socket.send(json.dumps({"type": "choose", "key": f"c{number}", **choice}))
            await talk.socket.send(json.dumps({"type": "ping", "key": f"p{number}"}))
            await asyncio.sleep(0)
        answers: list[dict[str, Any]] = []
        while len(answers) < 6:
            message = await talk.read()
            answers += [message] if message.get("key") else []
        keys = [message["key"] for message in answers]
        assert keys == ["c0", "p0", "c1", "p1", "c2", "p2"]
        assert {message["type"] for message in answers} == {"done", "pong"}
        await leave(talks)

    asyncio.run(visit())


@pytest.mark.parametrize("name", names())
def test_an_answer_sent_twice_counts_once_and_sent_late_not_at_all(
    house: Worker, name: str
) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, name)
        talks, talk = await asked_one(people, table["id"])
        question, seat = talk.question, talk.last["state"]["seat"]
        before = talk.last["state"]["seq"]
        assert (await talk.choose())["type"] == "done"
        state = await talk.settle()
        assert state["seq"] == before + 1
        twice = (
            await talk.choose(question["choices"][0], question["turn"])
            if state["question"]
            else await talk.answer(
                "choose", seat=seat, turn=question["turn"], choice=question["choices"][0]
            )
        )
        assert twice["type"] == "done"
        assert (await talk.settle())["seq"] == before + 1
        late = await talk.answer(
            "choose", seat=seat, turn=question["turn"] - 1, choice=question["choices"][0]
        )
        assert late["code"] == "late"
        assert (await talk.settle())["seq"] == before + 1
        await leave(talks)

    asyncio.run(visit())


@pytest.mark.parametrize("name", names())
def test_choices_for_others_and_choices_that_are_none(house: Worker, name: str) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, name)
        talks, talk = await asked_one(people, table["id"])
        question, seat = talk.question, talk.last["state"]["seat"]
        other = (seat + 1) % len(people)
        stolen = await talk.answer(
            "choose", seat=other, turn=question["turn"], choice=question["choices"][0]
        )
        assert stolen["code"] == "not-here"
        nonsense = await talk.choose(["no-such-verb", 1])
        assert nonsense["code"] in ("illegal", "unfit")
        why = await talk.answer("why", seat=seat, choice=question["choices"][0])
        assert why["type"] == "done"
        await leave(talks)

    asyncio.run(visit())


async def find_window(talks: list[Talk]) -> list[Talk]:
    """Play until several have yet to answer a question that all answer unseen."""
    for _ in range(ASKED):
        for one in talks:
            await one.settle()
        asked = [one for one in talks if one.question]
        waiting = [t for t in asked if t.question["held"] is None]
        real = [t for t in waiting if t.question["blind"] and len(t.question["choices"]) > 1]
        if real and len(waiting) > 1:
            return [real[0], *(t for t in waiting if t is not real[0])]
        for one in waiting[:1]:
            await one.choose()
        await asyncio.sleep(0.02)
    return []


def test_a_held_answer_can_be_changed_and_taken_back(house: Worker) -> None:
    async def visit() -> None:
        for name in names():
            table, people = await table_of(house.url, name)
            talks, talk = await asked_one(people, table["id"])
            waiting = await find_window(talks)
            if len(waiting) < 2:
                await leave(talks)
                continue
            talk = waiting[0]
            first, second = talk.question["choices"][0], talk.question["choices"][-1]
            others = [one for one in talks if one is not talk]
            seen = [(await one.settle())["seq"] for one in others]
            await talk.choose(first)
            assert (await talk.settle())["question"]["held"] == first
            assert talk.last["state"]["view"]["answered"]
            await talk.choose(second)
            state = await talk.settle()
            assert state["question"]["held"] == second
            assert state["can_undo"]
            done = await talk.answer("undo", seat=state["seat"], turn=talk.question["turn"])
            assert done["type"] == "done"
            assert (await talk.settle())["question"]["held"] is None
            await talk.choose(second)  # on second thoughts the same again
            assert (await talk.settle())["question"]["held"] == second
            assert [(await one.settle())["seq"] for one in others] == seen
            await leave(talks)

    asyncio.run(visit())


@pytest.mark.parametrize("name", names())
def test_who_comes_back_gets_what_was_missed_and_no_more(house: Worker, name: str) -> None:
    async def visit() -> None:
        table, people = await table_of(house.url, name)
        memories = [Memory() for _ in people]
        for _ in range(ASKED):
            for person, memory in zip(people, memories, strict=True):
                async with Talk(person, table["id"], memory) as talk:
                    for message in talk.all:
                        if message["type"] in ("snapshot", "frame"):
                            memory.hear(message)
                    assert memory.seat == talk.last["state"]["seat"]
                    if memory.question and memory.question["held"] is None:
                        await talk.choose()
        for person, memory in zip(people, memories, strict=True):
            for _ in range(ASKED):  # a window may close, and the match go on, between the two
                async with Talk(person, table["id"], memory) as talk:
                    short = talk.last["snapshot"]
                async with Talk(person, table["id"]) as talk:
                    whole = talk.last["snapshot"]
                if whole["seq"] == short["seq"]:
                    break
            assert (whole["first"], whole["anew"]) == (0, False)
            assert (short["first"], short["anew"]) == (len(memory.events), False)
            assert whole["events"] == memory.events + short["events"]
            memory.events[-1] = {**memory.events[-1], "seat": -1}
            async with Talk(person, table["id"], memory) as talk:
                other = talk.last["snapshot"]
            assert (other["first"], other["anew"]) == (0, True)

    asyncio.run(visit())


def test_chat_reaches_the_table_and_spectators_talk_among_themselves(house: Worker) -> None:
    async def visit() -> None:
        for name in names():
            table, people = await table_of(house.url, name)
            watcher = await newcomer(house.url, "Watcher")
            a, b, w = (Talk(one, table["id"]) for one in (people[0], people[1], watcher))
            async with a, b, w:
                if a.last["state"]["may_talk"]:
                    assert (await a.answer("chat", seat=0, text="Hi!"))["type"] == "done"
                    await b.answer("ping")
                    line = b.last["chat"]["line"]
                    assert (line["seat"], line["text"], line["name"]) == (0, "Hi!", "P0")
                else:
                    no = await a.answer("chat", seat=0, text="Hi!")
                    assert no["code"] == "may-not-talk"
                assert (await a.answer("chat", seat=1, text="I am b"))["code"] == "not-here"
                said = b.last.get("chat")
                assert (await w.answer("chat", text="They lie."))["type"] == "done"
                assert w.last["chat"]["line"]["text"] == "They lie."
                await b.answer("ping")
                assert b.last.get("chat") == said
                assert w.last["state"]["seat"] is None
                assert w.last["state"]["question"] is None

    asyncio.run(visit())


def test_claims_are_offered_and_heard_by_all(house: Worker) -> None:
    async def visit() -> None:
        for name in names():
            table, people = await table_of(house.url, name)
            async with Talk(people[0], table["id"]) as a, Talk(people[1], table["id"]) as b:
                claims = (await a.answer("claims", seat=0))["claims"]
                if not claims:
                    continue
                assert (await a.answer("say", seat=0, claim=claims[0]))["type"] == "done"
                state = await b.settle()
                assert state["events"][-1] == {"kind": "said", "seat": 0, "claim": claims[0]}
                assert state["view"]["said"] == [[0, *claims[0]]]

    asyncio.run(visit())


def test_time_runs_out_and_the_host_can_stop_it(house: Worker) -> None:
    clock = {"mode": "live", "turn": 5, "window": 2, "night": 2, "talk": 5}

    async def visit() -> None:
        table, people = await table_of(house.url, names()[-1], clock=clock)
        path = f"/api/tables/{table['id']}"
        async with Talk(people[0], table["id"]) as talk:
            state = talk.last["state"]
            assert state["clock"]["until"] > state["now"]
            await people[0].post(f"{path}/pause")
            state = await talk.settle()
            assert state["clock"] == {**state["clock"], "until": None, "paused": True}
            if state["question"]:
                assert (await talk.choose())["code"] == "paused"
            await people[0].post(f"{path}/resume")
            seq = (await talk.settle())["seq"]
            frame = await talk.until("frame")
            assert frame["seq"] == seq + 1
            assert frame["view"]["step"] is not None

    asyncio.run(visit())


def test_a_talk_among_bots_lasts_until_the_person_ends_it(house: Worker) -> None:
    async def visit() -> None:
        client = Client(house.url)
        table = await client.post("/api/play", game="werewolf", name="Ada", level="random")
        async with Talk(client, table["id"]) as talk:
            while talk.last["state"]["view"]["step"] != "talk":
                if talk.question and not talk.question["held"]:
                    await talk.choose()
                else:
                    await talk.until("frame")
            await asyncio.sleep(0.2)
            assert (await talk.settle())["view"]["step"] == "talk"
            assert (await talk.choose(["ready"]))["type"] == "done"
            while talk.last["state"]["view"]["step"] == "talk":
                await talk.until("frame")

    asyncio.run(visit())


def test_words_come_in_the_language_asked_for(house: Worker) -> None:
    async def visit(name: str, language: str) -> dict[str, Any]:
        client = Client(house.url)
        table = await client.post("/api/play", game=name, name="Ada", level="random")
        socket = await client.connect(table["id"])
        await socket.close()
        async with Talk(client, table["id"]) as talk:
            assert talk.last["state"]["words"] is None
        from websockets.asyncio.client import connect

        async with connect(
            house.url.replace("http", "ws") + "/ws",
            additional_headers={"Cookie": f"cabale={client.cookie}"},
        ) as raw:
            hello = {"type": "hello", "v": 1, "table": table["id"], "words": language}
            await raw.send(json.dumps(hello))
            while (message := json.loads(await raw.recv()))["type"] != "snapshot":
                pass
            words: dict[str, Any] = message["words"]
            assert len(words["events"]) == len(message["events"])
            choices = message["question"]["choices"] if message["question"] else []
            assert len(words["choices"]) == len(choices)
            return words

    for name in names():
        french, english = (asyncio.run(visit(name, one)) for one in ("fr", "en"))
        assert french["step"] != english["step"]


def test_a_server_that_stops_says_when_to_come_back(tmp_path: Path) -> None:
    async def visit(one: Worker) -> None:
        client = Client(one.url)
        table = await client.post("/api/play", game=names()[-1], name="Ada", level="random")
        async with Talk(client, table["id"]) as talk:
            stopping = asyncio.create_task(asyncio.to_thread(one.stop))
            bye = await talk.until("bye")
            assert bye["retry"] > 0
            with pytest.raises(ConnectionClosed) as closed:
                await talk.read()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            assert await stopping in (0, -signal.SIGTERM)

    with worker(f"sqlite:///{tmp_path / 'c.db'}") as one:
        asyncio.run(visit(one))


def claimers() -> list[str]:
    return [name for name in names() if game(name).claims]


@pytest.mark.skipif(not claimers(), reason="no game on the shelf has claims")
def test_a_client_that_does_not_read_is_dropped_and_never_waited_for(house: Worker) -> None:
    def dropped() -> float:
        with urllib.request.urlopen(house.figures + "/metrics") as figures:
            text = figures.read().decode()
        found = re.search(r'cabale_dropped_total{reason="slow"} (\S+)', text)
        return float(found[1]) if found else 0.0

    async def visit() -> None:
        for name in claimers():
            table, people = await table_of(house.url, name)
            async with Talk(people[0], table["id"]) as talk:
                claims = (await talk.answer("claims", seat=0))["claims"]
                if not claims:
                    continue
                before = dropped()
                _, writer = await connect_and_read_nothing(house.port, people[1], table["id"])
                # What is said makes every frame longer, and fills whatever lies between.
                for number in range(4000):
                    await talk.answer("say", seat=0, claim=claims[number % len(claims)])
                    if number % 50 == 49 and await asyncio.to_thread(dropped) > before:
                        break
                assert dropped() == before + 1
                writer.close()
            async with Talk(people[1], table["id"]) as back:
                assert len(back.last["state"]["view"]["said"]) == number + 1
            return

    asyncio.run(visit())


def test_a_client_that_reads_late_has_missed_nothing(house: Worker) -> None:
    async def visit() -> None:
        for name in claimers():
            table, people = await table_of(house.url, name)
            async with Talk(people[0], table["id"]) as talk:
                claims = (await talk.answer("claims", seat=0))["claims"]
                if not claims:
                    continue
                reader, writer = await connect_and_read_nothing(house.port, people[1], table["id"])
                for number in range(SAID):
                    await talk.answer("say", seat=0, claim=claims[number % len(claims)])
                seen = [await read_message(reader)]
                while len(seen[-1].get("view", {}).get("said", ())) < SAID:
                    seen.append(await read_message(reader))
                writer.close()
            snapshot, *frames = [one for one in seen if one["type"] in ("snapshot", "frame")]
            first = snapshot["seq"] + 1
            assert [one["seq"] for one in frames] == list(range(first, first + len(frames)))
            return

    asyncio.run(visit())


async def read_message(reader: asyncio.StreamReader) -> dict[str, Any]:
    _, length = await reader.readexactly(2)
    if length > 125:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
    message: dict[str, Any] = json.loads(await reader.readexactly(length))
    return message


async def connect_and_read_nothing(
    port: int, client: Client, table: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.connect(("127.0.0.1", port))
    reader, writer = await asyncio.open_connection(sock=small, limit=1024)
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Version: 13\r\nCookie: cabale={client.cookie}\r\n\r\n".encode()
    )
    # What is sent before the switch to WebSocket is not a message, and may be lost.
    await reader.readuntil(b"\r\n\r\n")
    hello = json.dumps({"type": "hello", "v": 1, "table": table}).encode()
    writer.write(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    await writer.drain()
    return reader, writer


class Elsewhere(Worker):
    """The application under a server that knows nothing of it."""

    def command(self) -> list[str]:
        app = ["cabale.server.app:create_app", "--factory"]
        return [sys.executable, "-m", "uvicorn", *app, "--port", str(self.port)]


def test_the_application_runs_under_any_asgi_server(tmp_path: Path) -> None:
    house = Elsewhere(f"sqlite:///{tmp_path}/house.db")

    async def visit() -> None:
        table, people = await table_of(house.url, "werewolf")
        talks, talk = await asked_one(people, table["id"])
        before = talk.last["state"]["seq"]
        assert (await talk.choose())["type"] == "done"
        assert (await talk.settle())["seq"] == before + 1
        await leave(talks)

    try:
        house.start()
        asyncio.run(visit())
    finally:
        house.stop()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"x" * length
    theirs = Frame(Opcode.TEXT, text).serialize(mask=False)
    assert b"".join(frame_of(text)) == theirs
