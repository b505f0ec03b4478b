"""The luck of a table: sealed when it is opened, given by everybody, opened after the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all, play_on, table_of, variant
from tests.server.talk import Talk
from tests.server.test_people import refused
from tests.server.test_secrecy import positions

from cabale import game, loads, names
from cabale.cli import main
from cabale.core import Receipt, compare
from cabale.core.log import heads, split
from cabale.core.luck import commitment
from cabale.server.client import BrokenSeal, Client
from cabale.server.tables import entries as e

NAME = "werewolf"
LUCK = {"luck": "0123456789abcdef" * 2, "word": "sept"}


async def opened(url: str, **body: Any) -> tuple[Client, dict[str, Any]]:
    _, seats, options = variant(NAME)
    host = await newcomer(url, "Host")
    table = await host.post("/api/tables", game=NAME, seats=seats, options=options, **body)
    return host, table


async def given(host: Client, table: str) -> list[Any]:
    """What the log says that each seat gave, after bots have taken the rest and played it out."""
    await host.post(f"/api/tables/{table}/bot", level="random")
    await host.post(f"/api/tables/{table}/start")
    await play_on(host, table, Random(1))
    text = await host.get(f"/api/tables/{table}/log")
    luck: list[Any] = loads(text).header["luck"]
    return luck


def test_the_commitment_stands_from_the_first_moment_and_the_log_opens_it(house: Worker) -> None:
    async def evening() -> None:
        host, table = await opened(house.url, **LUCK)
        assert table["phase"] == "open"
        sealed = table["commitment"]
        luck = await given(host, table["id"])
        assert luck == [[LUCK["luck"], LUCK["word"]], None, None, None]
        over = await host.get(f"/api/tables/{table['id']}")
        assert over["commitment"] == sealed
        log = loads(await host.get(f"/api/tables/{table['id']}/log"))
        assert log.header["commitment"] == sealed
        assert log.luck is not None
        assert commitment(log.luck.secret, table["id"]) == sealed

        again = await host.post(f"/api/tables/{table['id']}/rematch")
        assert again["phase"] == "open"
        assert again["commitment"] not in (None, sealed)
        await host.contribute(again["id"], "encore")
        luck = await given(host, again["id"])
        assert luck[0] == list(host.receipts[again["id"]].luck or ())
        assert luck[0][1] == "encore"

    asyncio.run(evening())


def test_luck_goes_where_its_giver_goes(house: Worker) -> None:
    async def evening() -> None:
        host, table = await opened(house.url, **LUCK)
        path = f"/api/tables/{table['id']}"
        first, second, third = [await newcomer(house.url, name) for name in "ABC"]
        # Who sits down twice at one device gives once; who stands up takes the luck along.
        await first.post(f"{path}/sit", seat=2, luck="1" * 32)
        await first.post(f"{path}/sit", seat=1, name="Guest", luck="2" * 32, word="deux")
        await second.post(f"{path}/sit", seat=3, luck="3" * 32)
        await second.post(f"{path}/stand", seat=3)
        await third.post(f"{path}/sit", seat=3)
        await host.post(f"{path}/stand", seat=0)
        await host.post(f"{path}/sit", seat=0)
        assert await refused(second.post(f"{path}/luck", luck="4" * 32)) == "not-here"
        await third.post(f"{path}/sit", luck="5" * 32)
        await third.post(f"{path}/luck", luck="6" * 32, word="six")
        await third.post(f"{path}/luck", luck="6" * 32, word="six")
        await first.post(f"{path}/start")
        assert await refused(third.post(f"{path}/luck", luck="7" * 32)) == "started"
        jobs = [play_seats(client, table["id"]) for client in (host, first, third)]
        await asyncio.wait_for(asyncio.gather(*jobs), 120)
        luck = loads(await host.get(f"{path}/log")).header["luck"]
        assert luck == [None, ["2" * 32, "deux"], None, ["6" * 32, "six"]]

    asyncio.run(evening())


async def play_seats(client: Client, table: str) -> None:
    """Play all seats of a device, by calling up one after the other."""
    info = await client.get(f"/api/tables/{table}")
    own = [seat["seat"] for seat in info["seats"] if seat["you"]]
    async with Talk(client, table) as talk:
        while True:
            for seat in own:
                await talk.answer("call", seat=seat)
                state = await talk.settle()
                if state["view"]["outcome"] is not None:
                    return
                question = state["question"]
                if question is not None and question["held"] is None:
                    await talk.choose()
            await asyncio.sleep(0.02)


@pytest.mark.parametrize(
    "luck",
    [
        {"luck": "0" * 31},
        {"luck": "G" * 32},
        {"luck": "A" * 32},
        {"luck": 7},
        {"luck": "0" * 32, "word": "x" * 41},
        {"luck": "0" * 32, "word": "two  spaces"},
        {"luck": "0" * 32, "word": "a\u202eb"},
        {"word": "alone"},
    ],
)
def test_luck_that_is_none_is_refused(house: Worker, luck: dict[str, Any]) -> None:
    async def visit() -> None:
        host, table = await opened(house.url)
        path = f"/api/tables/{table['id']}"
        guest = await newcomer(house.url, "Guest")
        assert await refused(guest.post(f"{path}/sit", **luck)) == "unfit"
        assert await refused(host.post(f"{path}/luck", **luck)) == "unfit"
        assert await refused(host.post("/api/play", game=NAME, **luck)) == "unfit"
        _, seats, options = variant(NAME)
        body = {"game": NAME, "seats": seats, "options": options}
        assert await refused(host.post("/api/tables", **body, **luck)) == "unfit"
        assert not (await host.get(path))["seats"][1]["you"]

    asyncio.run(visit())


def test_where_luck_is_known_nothing_is_promised(house: Worker) -> None:
    async def visit() -> None:
        client = Client(house.url)
        lesson = game(NAME).lessons()[0]
        taught = await client.post("/api/play", game=NAME, lesson=lesson.name, **LUCK)
        assert taught["commitment"] is None
        async with Talk(client, taught["id"]) as talk:
            assert talk.last["state"]["head"] is None
        table = await client.post("/api/play", game=NAME, level="random", seats=4, **LUCK)
        assert table["commitment"] is not None
        await play_on(client, table["id"], Random(1))
        log = loads(await client.get(f"/api/tables/{table['id']}/log"))
        assert log.header["luck"][0] == [LUCK["luck"], LUCK["word"]]
        for n in (-1, 0):
            other = await client.post(f"/api/tables/{table['id']}/play-on", n=n, seat=1)
            assert other["commitment"] is None
            await play_on(client, other["id"], Random(2))
            again = loads(await client.get(f"/api/tables/{other['id']}/log"))
            assert again.luck == log.luck
            assert other["id"] not in client.receipts
        mine = {result["table"] for result in (await client.get("/api/history"))["results"]}
        assert mine == {table["id"]}, "a deal that everybody knows counts for nothing"

    asyncio.run(visit())


@pytest.mark.parametrize("name", names())
def test_every_player_verifies_with_a_receipt_of_his_own(
    house: Worker, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def evening() -> tuple[str, list[Receipt], list[dict[str, Any]]]:
        table, people = await table_of(house.url, name)
        spectator = await newcomer(house.url, "Spectator")
        await play_all(table, [*people, spectator])
        text = await people[0].get(f"/api/tables/{table['id']}/log")
        for number, person in enumerate([*people, spectator]):
            person.save_receipt(table["id"], tmp_path / f"{number}.json")
        kept = [person.receipts[table["id"]] for person in [*people, spectator]]
        verdicts = [
            await spectator.post("/api/verify", log=text, receipt=json.loads(one.dumps()))
            for one in kept
        ]
        return text, kept, verdicts

    text, kept, verdicts = asyncio.run(evening())
    assert [receipt.seat for receipt in kept] == [*range(len(kept) - 1), None]
    entries = len(loads(text).entries)
    for receipt, verdict in zip(kept, verdicts, strict=True):
        assert (receipt.luck is None) == (receipt.seat is None)
        assert compare(text, receipt)[-1].entries == entries, "the last frame has the last head"
        assert verdict["ok"], verdict["message"]
        assert all(check["ok"] for check in verdict["checks"])
    path = tmp_path / "match.jsonl"
    path.write_text(text, encoding="utf-8")
    options = [
        word
        for number in range(len(kept))
        for word in ("--receipt", str(tmp_path / f"{number}.json"))
    ]
    with pytest.raises(SystemExit) as done:
        main(["verify", str(path), *options, "--lang", "en"])
    out = capsys.readouterr().out
    assert done.value.code == 0
    assert out.count("✓") == 4 * len(kept) - 1
    assert "✗" not in out


def test_a_client_that_is_shown_another_commitment_says_so(house: Worker) -> None:
    async def visit() -> None:
        host, table = await opened(house.url)
        host.receipts[table["id"]].commitment = "0" * 64
        with pytest.raises(BrokenSeal):
            await host.get(f"/api/tables/{table['id']}")
        assert host.receipts[table["id"]].commitment == "0" * 64

    asyncio.run(visit())


@pytest.mark.parametrize("name", names())
def test_a_head_changes_only_with_a_frame_that_everybody_gets(name: str) -> None:
    """So it says no more than the frame: neither that an answer is held, nor by whom."""
    before, hidden = None, 0
    for room, entry, change, _ in positions(name, 3):
        assert room.match is not None
        lines = split(room.match.log.dumps())[: 1 + len(room.match.entries)]
        chain = heads(room.match.luck, lines)
        if change.eyes is not None or isinstance(entry, (e.Held, e.Released)):
            assert room.seal.head == before
            hidden += 1
        else:
            assert room.seal.head != before
            assert room.seal.head == chain[-1]
        before = room.seal.head
    assert hidden or name == "abyss"
