"""A disk that is full, no file left to open: nothing acknowledged is lost, and it passes."""

from __future__ import annotations

import asyncio
import json
import resource
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.houses import Postgres, Worker, find, worker
from tests.server.people import newcomer
from tests.server.talk import Talk

from cabale import names
from cabale.server.client import ServerSaidNo

MANY = 600


def health(one: Worker) -> str:
    try:
        with urllib.request.urlopen(one.figures + "/healthz", timeout=5) as answer:
            return str(json.load(answer)["status"])
    except urllib.error.HTTPError as error:
        return str(json.load(error)["status"])
    except OSError:
        return "?"


async def until(done: Callable[[], bool]) -> None:
    for _ in range(MANY):
        if await asyncio.to_thread(done):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it does not come to pass")


@contextmanager
def limited(one: Worker, what: int, most: int) -> Iterator[None]:
    """As much as this, and no more, for as long as it takes."""
    assert one.process is not None
    soft, hard = resource.prlimit(one.process.pid, what)
    resource.prlimit(one.process.pid, what, (most, hard))
    try:
        yield
    finally:
        resource.prlimit(one.process.pid, what, (soft, hard))


async def lines_of(one: Worker, table: str) -> list[str]:
    async with Talk(await newcomer(one.url, "Reader"), table) as talk:
        return [line["text"] for line in talk.last["welcome"]["chat"]]


def test_a_disk_that_is_full_and_files_that_run_out(tmp_path: Path) -> None:
    async def visit(one: Worker) -> None:
        ada = await newcomer(one.url, "Ada")
        table = (await ada.post("/api/tables", game=names()[0], seats=4))["id"]
        said = []
        async with Talk(ada, table) as talk:

            async def say(text: str) -> str:
                answer = await talk.answer("chat", text=text, seat=0)
                if answer["type"] == "done":
                    said.append(text)
                return str(answer.get("code", "done"))

            assert await say("before") == "done"
            with limited(one, resource.RLIMIT_FSIZE, 8192):
                assert await say("while the disk is full") == "busy"
                await until(lambda: health(one) == "cannot write")
                with pytest.raises(ServerSaidNo, match="busy"):
                    await ada.post("/api/tables", game=names()[0], seats=4)
            await until(lambda: health(one) == "ok")
            assert await say("after") == "done"
            assert one.process is not None
            files = len(list(Path(f"/proc/{one.process.pid}/fd").iterdir()))
            with limited(one, resource.RLIMIT_NOFILE, files):
                assert await say("while no file can be opened") == "done"
            await until(lambda: health(one) == "ok")
            assert await say("at last") == "done"
        assert await lines_of(one, table) == said

    with worker(f"sqlite:///{tmp_path / 'cabale.db'}") as one:
        asyncio.run(visit(one))
        lines = [json.loads(line)["event"] for line in one.log.read_text().splitlines()]
        assert "cannot-write" in lines
        assert "can-write-again" in lines


@pytest.mark.soak
def test_a_database_that_is_away(tmp_path: Path) -> None:
    if find("initdb") is None:
        pytest.skip("PostgreSQL is not installed: make services")
    postgres = Postgres().start()

    async def visit(one: Worker) -> None:
        ada = await newcomer(one.url, "Ada")
        table = (await ada.post("/api/tables", game=names()[0], seats=4))["id"]
        async with Talk(ada, table) as talk:
            assert (await talk.answer("chat", text="before", seat=0))["type"] == "done"
            postgres.pause()
            assert (await talk.answer("chat", text="while it is away", seat=0))["code"] == "busy"
            await until(lambda: health(one) != "ok")
            postgres.resume()
            await until(lambda: health(one) == "ok")
            assert (await talk.answer("chat", text="after", seat=0))["type"] == "done"
        assert await lines_of(one, table) == ["before", "after"]

    try:
        with worker(postgres.database()) as one:
            asyncio.run(visit(one))
            assert one.complaints() == []
    finally:
        postgres.stop()
