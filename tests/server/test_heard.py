"""What a typed line claims: told to its speaker alone, and to all when the speaker says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all
from tests.server.talk import Talk
from tests.server.test_shroud import at_the_vote, chat, wearer

from cabale.server.client import Client
from cabale.server.tables import entries as e
from cabale.server.tables import hearing, sight
from cabale.server.wire.refusal import Refusal

LINE = "j'ai la clef, et Basile est un diplomate"
CLAIMS: list[list[Any]] = [["hold", "key"], ["has_profession", 1, "diplomat"]]


async def at_castle(url: str) -> tuple[dict[str, Any], list[Client]]:
    people = [await newcomer(url, name) for name in ("Ada", "Basile", "Cléo")]
    table = await people[0].post("/api/tables", game="castle", seats=3)
    for person in people[1:]:
        await person.post(f"/api/tables/{table['id']}/sit")
    return await people[0].post(f"/api/tables/{table['id']}/start"), people


def lines(talk: Talk) -> list[dict[str, Any]]:
    return [message["line"] for message in talk.all if message["type"] == "chat"]


def test_a_line_is_understood_for_its_speaker_and_counts_when_he_says_so(house: Worker) -> None:
    async def visit() -> None:
        table, people = await at_castle(house.url)
        watcher = await newcomer(house.url, "Eve")
        async with (
            Talk(people[0], table["id"]) as ada,
            Talk(people[1], table["id"]) as basile,
            Talk(watcher, table["id"]) as eve,
        ):
            heard = await ada.answer("chat", seat=0, text=LINE, hear="fr")
            assert (heard["type"], heard["line"]) == ("heard", 0)
            assert [one["claim"] for one in heard["claims"]] == CLAIMS
            assert all(0 < one["sure"] <= 1 for one in heard["claims"])
            assert heard["rest"] == []
            unasked = await ada.answer("chat", seat=0, text=LINE)
            assert unasked["type"] == "done"
            # To the others a line that was heard is a line like any other.
            for other in (basile, eve):
                await other.settle()
                asked, plain = lines(other)
                assert {**asked, "id": 1, "at": plain["at"]} == plain
                assert asked["claims"] == []
                assert not any(m["type"] in ("heard", "frame") for m in other.all)
            # Who drops a claim says nothing; who confirms one, says it.
            done = await ada.answer("say", seat=0, claim=CLAIMS[0], line=heard["line"])
            assert done["type"] == "done"
            for one in (ada, basile, eve):
                await one.settle()
                assert lines(one)[-1] == {**lines(one)[0], "claims": [CLAIMS[0]]}
                said = {"kind": "said", "seat": 0, "claim": CLAIMS[0]}
                assert [m["events"] for m in one.all if m["type"] == "frame"] == [[said]]
                assert one.last["state"]["view"]["said"] == [[0, *CLAIMS[0]]]

    asyncio.run(visit())


def test_claims_stand_under_own_lines_alone_and_once(house: Worker) -> None:
    async def visit() -> None:
        table, people = await at_castle(house.url)
        async with Talk(people[0], table["id"]) as ada, Talk(people[1], table["id"]) as basile:
            await ada.answer("chat", seat=0, text="ah bon ?", hear="fr")
            assert ada.last["heard"]["claims"] == []
            say = {"seat": 1, "claim": ["hold", "key"]}
            refused = await basile.answer("say", line=0, **say)
            assert refused["code"] == "unfit"
            assert (await basile.answer("say", line=7, **say))["code"] == "unfit"
            await basile.answer("chat", seat=1, text="moi ?")
            for _ in range(2):
                assert (await basile.answer("say", line=1, **say))["type"] == "done"
            state = await basile.settle()
            assert state["view"]["said"] == [[1, "hold", "key"]]
            assert [line["claims"] for line in lines(basile)] == [[], [], [["hold", "key"]]]

    asyncio.run(visit())


def test_who_comes_later_reads_claims_where_they_were_said(house: Worker) -> None:
    async def visit() -> None:
        table, people = await at_castle(house.url)
        async with Talk(people[0], table["id"]) as ada:
            await ada.answer("chat", seat=0, text="bonsoir")
            line = (await ada.answer("chat", seat=0, text=LINE, hear="fr"))["line"]
            await ada.answer("say", seat=0, claim=CLAIMS[0], line=line)
            await ada.answer("chat", seat=0, text="voilà")
        async with Talk(people[2], table["id"]) as cleo:
            snapshot, told = cleo.last["snapshot"], cleo.last["welcome"]["chat"]
            assert [one["claims"] for one in told] == [[], [CLAIMS[0]], []]
            events = len(snapshot["events"])
            assert snapshot["events"][-1]["kind"] == "said"
            assert snapshot["lines"] == [events - 1, events - 1, events]
        await play_all(table, people)
        for eyes in ("", "?seat=1", "?eyes=open"):
            replay = await people[2].get(f"/api/tables/{table['id']}/replay{eyes}")
            assert [one["claims"] for one in replay["chat"]] == [[], [CLAIMS[0]], []]
            first, second, third = replay["lines"]
            said = next(one["n"] for one in replay["moments"] if one["did"] == "say")
            assert (first, second, third) == (said - 1, said - 1, said)

    asyncio.run(visit())


def test_nothing_is_offered_that_may_not_be_said_aloud() -> None:
    """Gestures are shown, and only to those who see them; at night nobody claims anything."""

    def heard(step: str, text: str) -> list[Any]:
        room = at_the_vote(3, step=step)
        return asyncio.run(hearing.hear(room, 0, text, "en")).claims

    text = "I was the seer, Yann is a werewolf"
    assert next(one.claim for one in heard("talk", text)) == ["started", "seer"]
    assert heard("night", text) == []
    assert heard("vote", text) == []


def test_what_was_not_understood_of_a_line_is_told_to_its_speaker() -> None:
    room = at_the_vote(3, step="talk")
    text = "I was the seer, Yann fiddled with the middle cards"
    heard = asyncio.run(hearing.hear(room, 0, text, "en"))
    assert [one.claim for one in heard.claims] == [["started", "seer"]]
    assert heard.rest == ["Yann fiddled with the middle cards"]


def test_a_gesture_stands_under_no_line() -> None:
    for seed in range(12):
        room = at_the_vote(seed, step="talk")
        blind = wearer(room, "shrouded")
        if blind is None:
            continue
        seat, target = (blind + 1) % 4, (blind + 2) % 4
        chat(room, seat, "this one")
        claim = e.Claimed(seat, ["point", target], len(room.chat) - 1)
        with pytest.raises(Refusal, match="shown, not said"):
            room.consider(claim)
        assert sight.chat_lines(room.lines(f"p{blind}"))[-1].claims == []
        return
    raise AssertionError("nobody wore the shroud")
