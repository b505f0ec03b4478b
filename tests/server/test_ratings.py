"""What counts for a rating, who loses, and the number that people read."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, select
from tests.server.houses import Worker
from tests.server.people import newcomer, variant
from tests.server.test_manners import id_of
from tests.server.test_people import refused

from cabale import names
from cabale.core import Luck
from cabale.server.client import Client
from cabale.server.people.ratings import CENTRE, PROVISIONAL, Standing, rate, shown
from cabale.server.tables import entries as e
from cabale.server.tables.books import beside
from cabale.server.tables.chairs import Chair
from cabale.server.tables.room import Room
from cabale.store import Store, open_store
from cabale.store.schema import rating_history, ratings, results, seatings, tables

GAME = "abyss"


async def rated_table(
    house: Worker, people: int, *, rated: bool = True
) -> tuple[dict[str, Any], list[Client]]:
    found, seats, options = variant(GAME)
    sitting = [await newcomer(house.url, f"Player {i}") for i in range(people)]
    table = await sitting[0].post(
        "/api/tables", game=found.name, seats=seats, options=options, rated=rated
    )
    for person in sitting[1:]:
        await person.post(f"/api/tables/{table['id']}/sit")
    if people < seats:
        await sitting[0].post(f"/api/tables/{table['id']}/bot", level="random")
    return table, sitting


async def finished(
    store: Store,
    secret: int,
    *,
    rated: bool,
    leaves: Sequence[int] = (),
    luck: Luck | None = None,
    scenario: str | None = None,
    played_on: bool = False,
) -> Room:
    """A match that is played out, with all that is written beside its log.

    Where it is played on, it begins with the first answer of the same match elsewhere.
    """
    room, rng = Room(f"t{secret}"), Random(secret)
    opened = e.Opened(f"K{secret}", GAME, 2, {}, "p_0", secret=f"{secret:064x}", rated=rated)
    if luck is not None:
        opened.secret = ""

    async def add(entry: e.Entry) -> None:
        after = room.consider(entry, folding=True)
        also = beside(room, entry, after.match, 1)
        if also is not None:
            await store.write(also)
        room.accept(1, entry, after)

    for entry in (opened, e.Sat(0, "p_0", "Ada"), e.Sat(1, "p_1", "Bob")):
        await add(entry)
    started = e.Started(room.game.rules, scenario, luck=luck)
    if played_on:
        elsewhere = room.consider(started, folding=True).match
        assert elsewhere is not None
        seat, decision = next(iter(elsewhere.decisions.items()))
        elsewhere.play(seat, decision.choices[0])
        started.entries = [dict(entry) for entry in elsewhere.log.entries]
    await add(started)
    for seat in leaves:
        await add(e.Left(seat, f"p_{seat}", "random", f"Basile {seat}"))
    while room.phase == "playing":
        decisions = room.running().decisions
        chosen = {seat: rng.choice(d.choices).to_json() for seat, d in decisions.items()}
        if room.blind:
            await add(e.Closed({str(seat): words for seat, words in chosen.items()}))
        else:
            await add(e.Played(*next(iter(chosen.items()))))
    return room


async def numbers(store: Store) -> dict[str, int]:
    rows = await store.read(lambda db: list(db.execute(select(ratings))))
    return {row.player: shown(row.mu) for row in rows}


def with_store(tmp_path: Path, act: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        try:
            await act(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_match_counts_where_that_was_declared_and_only_there(tmp_path: Path) -> None:
    async def season(store: Store) -> None:
        await finished(store, 1, rated=False)
        assert await numbers(store) == {}
        # Declared, but played on from another match: its luck was known.
        known = await finished(store, 2, rated=True, luck=Luck.of_seed("7"))
        assert (known.rated, await numbers(store)) == (False, {})
        # Declared and dealt with sealed luck, but from a position, or played on from some answers.
        placed = await finished(store, 4, rated=True, scenario="pearls: 5 | 0")
        assert (placed.counts, placed.rated, await numbers(store)) == (True, False, {})
        begun = await finished(store, 5, rated=True, played_on=True)
        assert (begun.counts, begun.rated, await numbers(store)) == (True, False, {})
        room = await finished(store, 3, rated=True)
        assert room.rated
        assert room.match is not None
        assert room.match.outcome is not None
        [winner] = room.match.outcome.winners
        found = await numbers(store)
        assert found[f"p_{winner}"] > CENTRE > found[f"p_{1 - winner}"]

    with_store(tmp_path, season)


def test_who_leaves_a_match_that_counts_loses_it(tmp_path: Path) -> None:
    async def season(store: Store) -> None:
        for secret in range(20):
            room = await finished(store, secret, rated=False)
            assert room.match is not None
            assert room.match.outcome is not None
            if room.match.outcome.winners == (1,):
                break
        # In the same match seat 1 is left to a bot, which wins it.
        for table in (results, seatings, tables):
            await store.write(lambda db, table=table: db.execute(delete(table)).rowcount)  # type: ignore[misc]
        again = await finished(store, secret, rated=True, leaves=[1])
        assert again.match is not None
        assert again.match.outcome is not None
        assert again.match.outcome.winners == (1,)
        found = await numbers(store)
        assert found["p_0"] > CENTRE > found["p_1"]
        rows = await store.read(lambda db: list(db.execute(select(results))))
        assert [(r.player, r.name, r.won) for r in rows] == [
            ("p_0", "Ada", False),
            ("p_1", "Bob", False),
        ]

    with_store(tmp_path, season)


def test_a_match_that_all_have_left_is_lost_by_all(tmp_path: Path) -> None:
    async def season(store: Store) -> None:
        room = await finished(store, 1, rated=True, leaves=[0, 1])
        assert room.phase == "closed"
        found = await numbers(store)
        assert set(found) == {"p_0", "p_1"}
        assert max(found.values()) < CENTRE

    with_store(tmp_path, season)


def test_a_level_of_bots_has_one_rating_however_it_is_spelt() -> None:
    spelt = ("master", "master@30", "master:bold", "master@400:wary")
    assert {Chair("bot", level=level).player for level in spelt} == {"bot:master"}


def test_a_match_against_bots_alone_does_not_count(house: Worker) -> None:
    async def visit() -> None:
        table, (host,) = await rated_table(house, 1)
        home = f"/api/tables/{table['id']}"
        assert await refused(host.post(f"{home}/start")) == "rated-alone"
        await host.post(f"{home}/settings", rated=False)
        assert (await host.post(f"{home}/start"))["phase"] == "playing"

    asyncio.run(visit())


def test_a_rating_is_shown_with_its_mark_and_its_history(house: Worker) -> None:
    async def visit() -> None:
        ada = await newcomer(house.url, "Ada")
        me = await id_of(ada)
        with closing(sqlite3.connect(house.database)) as db:
            db.execute("INSERT INTO ratings VALUES (?, ?, 'Ada', 27.01, 7.0, 2)", [GAME, me])
            rows = [(me, "t1", GAME, 1, 26.0), (me, "t2", GAME, 2, 27.0)]
            db.executemany("INSERT INTO rating_history VALUES (?, ?, ?, ?, ?)", rows)
            db.commit()
        stats = await ada.get(f"/api/people/{me}/statistics")
        assert stats["ratings"] == {GAME: {"rating": 1560, "provisional": True, "played": 2}}
        [course] = (await ada.get(f"/api/people/{me}/ratings"))["games"]
        assert course["points"] == [{"at": 1, "rating": 1530}, {"at": 2, "rating": 1560}]
        listed = (await ada.get(f"/api/games/{GAME}/ratings"))["ratings"]
        digits = [(one["mu"], one["sigma"]) for one in listed]
        assert digits == [(round(mu, 1), round(sigma, 1)) for mu, sigma in digits], "no more"
        assert me in [one["player"] for one in listed]
        eve, path = await newcomer(house.url, "Eve"), f"/api/games/{GAME}/ratings"
        assert me not in str(await eve.get(path)), "nobody chose to show it"
        await ada.post("/api/me/profile", ladder=True)
        assert me in str(await eve.get(path))
        await ada.delete("/api/account")
        assert me not in str(await eve.get(path))

    asyncio.run(visit())


def test_where_a_match_counts_each_seat_is_somebody_else(house: Worker) -> None:
    async def visit() -> None:
        table, (host, *_) = await rated_table(house, 3)
        home = f"/api/tables/{table['id']}"
        await host.post(f"{home}/kick", seat=3)
        await host.post(f"{home}/sit", name="My brother", seat=3)
        assert await refused(host.post(f"{home}/start")) == "rated-twice"
        await host.post(f"{home}/stand", seat=3)
        token = (await host.post("/api/tokens", name="My engine"))["token"]
        await Client(house.url, token=token).post(f"{home}/sit", seat=3)
        assert await refused(host.post(f"{home}/start")) == "rated-twice"
        await host.post(f"{home}/kick", seat=3)
        await host.post(f"{home}/bot", seat=3, level="master@1")
        assert await refused(host.post(f"{home}/start")) == "rated-bots"
        await host.post(f"{home}/settings", rated=False)
        assert (await host.post(f"{home}/start"))["phase"] == "playing"

    asyncio.run(visit())


def test_nobody_loses_a_match_that_counts_because_the_host_says_so(house: Worker) -> None:
    async def visit() -> None:
        table, (host, *_) = await rated_table(house, 2)
        home = f"/api/tables/{table['id']}"
        assert table["rated"]
        await host.post(f"{home}/start")
        assert await refused(host.post(f"{home}/close")) == "rated"
        assert await refused(host.post(f"{home}/kick", seat=1)) == "rated"
        assert await refused(host.post(f"{home}/pause")) == "rated-pause"

    asyncio.run(visit())


def test_a_match_that_counts_is_not_waited_out(house: Worker) -> None:
    async def visit() -> None:
        table, (host, *_) = await rated_table(house, 2)
        assert table["clock"]["mode"] == "relaxed"
        home, off = f"/api/tables/{table['id']}", {"mode": "none"}
        assert await refused(host.post(f"{home}/settings", clock=off)) == "rated-clock"
        await host.post(f"{home}/settings", rated=False, clock=off)
        assert (await host.get(home))["clock"]["mode"] == "none"

    asyncio.run(visit())


def test_what_others_sat_down_for_is_what_is_played(house: Worker) -> None:
    async def visit() -> None:
        table, (host, *_) = await rated_table(house, 2)
        home = f"/api/tables/{table['id']}"
        slow = {**table["clock"], "turn": 86_400}
        for change in ({"clock": slow}, {"seats": table_seats(table) - 1}):
            assert await refused(host.post(f"{home}/settings", **change)) == "rated-late"
        same = {"clock": table["clock"], "options": table["options"], "listed": True}
        assert (await host.post(f"{home}/settings", **same))["clock"] == table["clock"]

    asyncio.run(visit())


def table_seats(table: dict[str, Any]) -> int:
    return len(table["seats"])


def test_nobody_is_rated_who_sat_down_for_a_match_that_does_not_count(house: Worker) -> None:
    async def visit() -> None:
        host, guest = await newcomer(house.url, "Ada"), await newcomer(house.url, "Basile")
        table = await host.post("/api/tables", game=names()[-1], seats=5)
        home = f"/api/tables/{table['id']}"
        await host.post(f"{home}/settings", rated=True)
        await host.post(f"{home}/settings", rated=False)
        await guest.post(f"{home}/sit")
        assert await refused(host.post(f"{home}/settings", rated=True)) == "rated-late"
        assert not (await host.get(home))["rated"]

    asyncio.run(visit())


def test_the_number_rises_with_victories_and_is_provisional_at_first(tmp_path: Path) -> None:
    async def season(store: Store) -> None:
        standings = [Standing("p_a", "A", 0), Standing("p_b", "B", 1), Standing("bot:x", "", 1)]
        for n in range(PROVISIONAL):
            await store.write(lambda db, n=n: rate(db, GAME, f"t{n}", n, standings))  # type: ignore[misc]
        # A match that all have won, or lost, rates nobody.
        same = [Standing("p_a", "A", 0), Standing("p_b", "B", 0)]
        await store.write(lambda db: rate(db, GAME, "all", 99, same))
        rows = await store.read(lambda db: list(db.execute(select(ratings))))
        found = await numbers(store)
        assert found["p_a"] > CENTRE > found["p_b"] == found["bot:x"]
        assert {row.played for row in rows} == {PROVISIONAL}
        course = select(rating_history.c.mu).where(rating_history.c.player == "p_a")
        climbed = await store.read(lambda db: list(db.execute(course).scalars()))
        assert climbed == sorted(climbed)
        assert len(climbed) == PROVISIONAL
        bots = select(rating_history).where(rating_history.c.player == "bot:x")
        assert await store.read(lambda db: list(db.execute(bots))) == []

    with_store(tmp_path, season)


@pytest.mark.parametrize(("mu", "number"), [(25.0, 1500), (30.0, 1650), (20.0, 1350)])
def test_a_newcomer_is_shown_as_1500(mu: float, number: int) -> None:
    assert shown(mu) == number
