"""A replay holds what its eyes saw while the match was played; with open cards, everything."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer, play_all, table_of
from tests.server.talk import Talk

from cabale import loads, names
from cabale.server.client import ServerSaidNo


def told(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what an answer that is held changes for its owner."""
    return {**view, "decision": None, "answered": False}


@pytest.mark.parametrize("name", names())
def test_a_replay_with_a_seat_s_eyes_is_what_the_seat_was_sent(house: Worker, name: str) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, name)
        path = f"/api/tables/{table['id']}"
        records: list[list[dict[str, Any]]] = [[] for _ in people]
        for person, record in zip(people, records, strict=True):
            person.heard = record.append
        memories = await play_all(table, people, seed="again")
        stranger = await newcomer(house.url, "Eve")
        key = (await people[0].post(f"{path}/share"))["link"].partition("?")[2]
        for seat, record in enumerate(records):
            frames = [m for m in record if m["type"] in ("frame", "snapshot")]
            replay = await stranger.get(f"{path}/replay?seat={seat}&{key}")
            assert (replay["seat"], replay["eyes"]) == (seat, "seat")
            moments = replay["moments"]
            assert [m["n"] for m in moments] == list(range(-1, len(moments) - 1))
            assert [e for m in moments for e in m["events"]] == memories[seat].events
            # Every moment was on the seat's screen, one after the other.
            views = [told(frame["view"]) for frame in frames]
            at = 0
            for moment in moments:
                if told(moment["view"]) in views[at:]:
                    at = views.index(told(moment["view"]), at)
                else:  # before this client came, or as the seat's own answer was counted
                    assert at == 0 or moment["seat"] == seat, moment
            others = [m for m in moments if m["seat"] != seat]
            assert len(others) <= max(frame["seq"] for frame in frames) + 1
            for moment, before in zip(moments[1:], moments, strict=False):
                if moment["seat"] not in (None, seat) and moment["did"] != "say":
                    assert before["view"]["asked"] == [moment["seat"]]
                if moment["words"] and moment["seat"] != seat:
                    claim = [moment["seat"], *moment["words"]]
                    assert (moment["did"], claim in moment["view"]["said"]) == ("say", True)
            assert not any(m["told"] or m["own"] for m in moments)

    asyncio.run(evening())


@pytest.mark.parametrize("name", names())
def test_open_cards_and_a_spectator_s_eyes(house: Worker, name: str) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, name)
        path = f"/api/tables/{table['id']}"
        await play_all(table, people, seed="open")
        log = loads(await people[0].get(f"{path}/log"))
        seats = [await people[0].get(f"{path}/replay?seat={seat}") for seat in range(len(people))]

        shown = await people[0].get(f"{path}/replay?eyes=open")
        assert (shown["seat"], shown["eyes"]) == (None, "open")
        assert [m["n"] for m in shown["moments"]] == list(range(-1, len(log.entries)))
        for moment, entry in zip(shown["moments"][1:], log.entries, strict=True):
            assert moment["seat"] == entry["seat"]
            assert moment["words"] == entry.get("play", entry.get("say", []))
        # Whatever a seat was told is there, with the names of those who were told.
        for seat, replay in enumerate(seats):
            seen = [
                event
                for m in shown["moments"]
                for event, to in zip(m["events"], m["told"], strict=True)
                if to is None or seat in to
            ]
            assert seen == [event for m in replay["moments"] for event in m["events"]]
            last = shown["moments"][-1]
            whole = {**last["view"]["board"], **last["own"][seat]}
            assert whole == replay["moments"][-1]["view"]["board"]

        ends = {replay["moments"][-1]["public"] for replay in (shown, *seats)}
        assert len(ends) == 1
        for replay in seats:
            counts = [m["public"] for m in replay["moments"]]
            assert set(counts) <= {m["public"] for m in shown["moments"]}

        public = await people[0].get(f"{path}/replay")
        assert public == await people[0].get(f"{path}/replay?eyes=spectator")
        assert (public["seat"], public["eyes"]) == (None, "spectator")
        assert all(m["view"]["seat"] is None for m in public["moments"])
        assert not any(m["words"] for m in public["moments"] if m["did"] != "say")
        for wrong in ("?eyes=all", "?eyes=open&seat=1", "?seat=99"):
            with pytest.raises(ServerSaidNo, match="unfit"):
                await people[0].get(f"{path}/replay{wrong}")

    asyncio.run(evening())


def test_a_hidden_choice_of_another_seat_is_not_in_a_replay(house: Worker) -> None:
    """Who looked where in the night stands in the log, and in nobody else's replay."""

    async def evening() -> None:
        table, people = await table_of(house.url, "werewolf")
        path = f"/api/tables/{table['id']}"
        await play_all(table, people, seed="night")
        log = loads(await people[0].get(f"{path}/log"))
        for seat in (None, *range(len(people))):
            eyes = "" if seat is None else f"?seat={seat}"
            moments = (await people[0].get(f"{path}/replay{eyes}"))["moments"]
            words = [json.dumps(m["words"]) for m in moments if m["did"] != "say"]
            own = [json.dumps(e["play"]) for e in log.entries if "play" in e and e["seat"] == seat]
            assert sorted(word for word in words if word != "[]") == sorted(own)

    asyncio.run(evening())


@pytest.mark.parametrize("counted", ["seat", "spectator", "open"])
def test_a_match_goes_on_from_a_moment_of_whoever_counts(house: Worker, counted: str) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, "abyss")
        path = f"/api/tables/{table['id']}"
        await play_all(table, people, seed="on")
        eyes = "?seat=1" if counted == "seat" else f"?eyes={counted}"
        moments = (await people[1].get(f"{path}/replay{eyes}"))["moments"]
        # Where a bot is asked it may have answered before we look.
        later = moments[len(moments) // 2 :]
        moment = next(one for one in later if one["view"]["asked"] == [1])
        body = {"n": moment["n"], "seat": 1, "eyes": counted}
        other = await people[1].post(f"{path}/play-on", **body)
        async with Talk(people[1], other["id"]) as talk:
            first = next(m for m in talk.all if m["type"] == "snapshot")
        view = first["view"]["board"]
        mine = {} if counted == "seat" else {"mine", "notes"}
        if counted == "open":
            assert view == {**moment["view"]["board"], **moment["own"][1]}
        else:
            shown = moment["view"]["board"]
            assert {k: v for k, v in view.items() if k not in mine} == {
                k: v for k, v in shown.items() if k not in mine
            }
        with pytest.raises(ServerSaidNo, match="nothing to be played"):
            await people[1].post(f"{path}/play-on", n=moments[-1]["n"], seat=1, eyes=counted)

    asyncio.run(evening())
