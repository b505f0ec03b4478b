"""Whatever comes in: no 5xx, no crash, nothing changed, no secret in any answer."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from contextlib import closing, suppress
from typing import Any, NamedTuple
from urllib.request import urlopen

import pytest
import schemathesis
import schemathesis.openapi
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.houses import Worker
from tests.server.people import newcomer, table_of
from tests.server.talk import Talk
from websockets.exceptions import ConnectionClosed

from cabale import names
from cabale.server.client import Client
from cabale.server.tables import entries as e
from cabale.server.wire.openapi import document

EXAMPLES = int(os.environ.get("CABALE_EXAMPLES", "8"))
FEW = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


class Target(NamedTuple):
    """A running table of people, who all sit still."""

    house: Worker
    table: dict[str, Any]
    people: list[Client]
    stranger: Client

    def log(self) -> list[bytes]:
        """The table's log as it lies on disk."""
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY n"
        with closing(sqlite3.connect(self.house.database)) as db:
            return [body for (body,) in db.execute(query, (self.table["id"],))]

    def secrets(self) -> list[str]:
        entries = [e.decode(body) for body in self.log()]
        return [entry.secret for entry in entries if isinstance(entry, e.Opened)]


@pytest.fixture(scope="module")
def target(house: Worker) -> Target:
    table, people = asyncio.run(table_of(house.url, names()[0], listed=True))
    return Target(house, table, people, asyncio.run(newcomer(house.url, "Eve")))


# --- HTTP --------------------------------------------------------------------------------------


schema = schemathesis.openapi.from_dict(document())


@schema.parametrize()
@FEW
def test_http(case: Any, target: Target) -> None:
    before = target.log()
    if "table" in case.path_parameters:
        case.path_parameters["table"] = target.table["id"]
    answer = case.call(base_url=target.house.url, cookies={"cabale": target.stranger.cookie or ""})
    assert answer.status_code < 500, answer.text
    case.validate_response(
        answer,
        checks=[status_code_conformance, content_type_conformance, response_schema_conformance],
    )
    assert target.log() == before
    assert not any(secret in answer.text for secret in target.secrets())


# --- the socket --------------------------------------------------------------------------------

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
kinds = st.sampled_from(
    ["hello", "choose", "undo", "say", "chat", "call", "why", "claims", "ping", "frame"]
)
fields: dict[str, st.SearchStrategy[Any]] = {
    "key": st.text(max_size=60) | json_values,
    "v": st.just(1) | json_values,
    "table": st.text(max_size=40) | json_values,
    "token": st.text(max_size=90) | json_values,
    "seat": st.integers(-2, 70) | json_values,
    "turn": st.integers(-2, 9) | json_values,
    "seq": st.integers() | json_values,
    "choice": st.just(["pass"]) | st.lists(st.text(max_size=70) | st.integers()) | json_values,
    "claim": st.lists(st.text(max_size=10) | st.integers()) | json_values,
    "text": st.text(max_size=600) | json_values,
}
near_messages = st.fixed_dictionaries({"type": kinds}, optional=fields)
frames = (
    near_messages.map(json.dumps)
    | json_values.map(json.dumps)
    | st.text(max_size=200)
    | st.binary(max_size=200)
    | st.just("[" * 10_000)
    | st.just('{"type": "chat", "text": "' + "x" * 17_000 + '"}')
)
CLOSED = {1000, 1003, 1007, 1009, 4000, 4001, 4004, 4009}


ANSWERS = {"done", "refused", "claims", "pong"}


def check_closing(closed: ConnectionClosed) -> None:
    """The server hangs up on purpose, and says why."""
    assert closed.rcvd is not None, f"the line broke without a word: {closed.__cause__!r}"
    assert closed.rcvd.code in CLOSED


async def listen(client: Client, table: str, said: list[str | bytes]) -> list[str]:
    """Say these frames, each after the answer to the one before; everything that came back."""
    heard: list[str] = []
    socket = await client.connect(table)
    try:
        async with asyncio.timeout(20):
            for frame in said:
                await socket.send(frame)
                # Whatever is said gets exactly one answer, or the line is closed.
                while json.loads(message := str(await socket.recv()))["type"] not in ANSWERS:
                    heard.append(message)
                heard.append(message)
    except ConnectionClosed as closed:
        check_closing(closed)
    finally:
        await socket.close()
    return heard


def check_alive(target: Target) -> None:
    with urlopen(f"{target.house.url}/healthz", timeout=20) as answer:
        assert json.load(answer)["status"] == "ok"


def check_unharmed(target: Target, seat: int, before: list[bytes], heard: list[str]) -> None:
    """Nobody else did anything, and nothing but this seat's own frames came."""
    check_alive(target)
    after = target.log()
    assert after[: len(before)] == before
    for body in after[len(before) :]:
        entry = e.decode(body)
        assert isinstance(entry, e.Chatted | e.Claimed | e.Held | e.Played)
        assert entry.seat == seat
    for message in heard:
        assert not any(secret in message for secret in target.secrets())
        assert json.loads(message).get("seat", seat) == seat


@FEW
@given(said=st.lists(frames, max_size=8))
def test_socket(said: list[str | bytes], target: Target) -> None:
    before = target.log()
    heard = asyncio.run(listen(target.people[2], target.table["id"], said))
    check_unharmed(target, 2, before, heard)


@FEW
@given(said=st.lists(frames, min_size=1, max_size=8))
def test_who_talks_without_listening(said: list[str | bytes], target: Target) -> None:
    """All at once, and gone: what the server says to it is lost, and nobody is harmed."""
    before = target.log()

    async def speak() -> None:
        socket = await target.people[2].connect(target.table["id"])
        with suppress(ConnectionClosed):
            for frame in said:
                await socket.send(frame)
        socket.transport.abort()

    asyncio.run(speak())
    check_unharmed(target, 2, before, [])


@FEW
@given(said=frames)
def test_before_hello(said: str | bytes, target: Target) -> None:
    from websockets.asyncio.client import connect

    before = target.log()

    async def speak() -> list[str]:
        heard = []
        url = target.house.url.replace("http", "ws") + "/ws"
        async with connect(url, max_size=None) as socket:
            try:
                await socket.send(said)
                while True:
                    heard.append(str(await asyncio.wait_for(socket.recv(), 20)))
            except ConnectionClosed as closed:
                check_closing(closed)
        return heard

    heard = asyncio.run(speak())
    check_alive(target)
    assert all(json.loads(message)["type"] == "refused" for message in heard)
    assert target.log() == before


def test_old_frames_are_no_use(target: Target) -> None:
    """What one seat has said is refused, or changes nothing, when it is said again by anybody."""

    async def visit() -> None:
        table, people = await table_of(target.house.url, names()[0])
        said: list[str | bytes] = []
        for seat, person in enumerate(people):
            async with Talk(person, table["id"]) as talk:
                if talk.question:
                    message = {"type": "choose", "seat": seat, "turn": talk.question["turn"]}
                    said.append(json.dumps({**message, "choice": talk.question["choices"][0]}))
                    await talk.choose()
        mine = Target(target.house, table, people, target.stranger)
        before = await asyncio.to_thread(mine.log)
        for person in people:
            await listen(person, table["id"], said)
        assert await asyncio.to_thread(mine.log) == before

    asyncio.run(visit())
