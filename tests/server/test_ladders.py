"""Ladders by size and season, and where bots stand."""

from __future__ import annotations

import asyncio
import itertools
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update
from tests.server.houses import Worker
from tests.server.people import newcomer
from tests.server.test_people import refused

from cabale.server.company.ladders import Ladders, Scope, season_of, season_span, seasons
from cabale.server.people.ratings import LOST, WON, Standing, rate
from cabale.store import Store, open_store
from cabale.store.company import profiles
from cabale.store.schema import results

GAME = "castle"


def ms(year: int, month: int) -> int:
    return round(datetime(year, month, 15, tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(("month", "season"), [(1, "2026-1"), (6, "2026-2"), (12, "2026-4")])
def test_a_season_is_a_quarter(month: int, season: str) -> None:
    assert season_of(ms(2026, month)) == season
    first, last = season_span(season)
    assert first <= ms(2026, month) < last
    assert season_of(first) == season_of(last - 1) == season
    assert season_of(last) != season


def test_seasons_follow_each_other_without_a_gap() -> None:
    spans = [season_span(one) for one in seasons()]
    assert all(later[0] == earlier[1] for later, earlier in itertools.pairwise(spans))


async def played(store: Store, table: str, at: int, *players: str, rated: bool = True) -> None:
    """A match that the first of these players won."""
    rows = [
        {"table_id": table, "seat": seat, "player": player, "name": player.title(), "game": GAME}
        | {"seats": len(players), "reason": "", "won": seat == 0, "ended": at}
        for seat, player in enumerate(players)
    ]
    ranks = [Standing(p, p.title(), WON if s == 0 else LOST) for s, p in enumerate(players)]

    def write(db: Any) -> None:
        db.execute(insert(results), rows)
        if rated:
            rate(db, GAME, table, at, ranks)

    await store.write(write)


def test_ladders_by_size_and_season(tmp_path: Path) -> None:
    async def visit() -> None:
        store = open_store(f"sqlite:///{tmp_path / 'cabale.db'}")
        await store.open()
        for n in range(12):
            await played(store, f"a{n}", ms(2026, 2) + n, "ada", "bob", "bot:adept", "bot:adept")
        for n in range(11):
            await played(store, f"b{n}", ms(2026, 5) + n, "bob", "ada", "cleo", "dan", "eve")
        await played(store, "casual", ms(2026, 5), "eve", "ada", "bob", "dan", rated=False)
        ladders = Ladders(store, 0)
        shown = {"page": "all", "ladder": True, "languages": "", "favourites": "[]"}
        shown |= dict.fromkeys(("tongues", "ratings", "roles", "matches"), "none")
        willing = [shown | {"person": one} for one in ("ada", "bob", "cleo", "dan", "eve")]
        await store.write(lambda db: db.execute(insert(profiles), willing))

        async def best(*scope: Any) -> list[str]:
            rows = await ladders.of(Scope(GAME, *scope), "bob")
            assert [row.player for row in rows if row.you] == ["bob"]
            assert {row.player for row in rows if row.bot} <= {"bot:adept"}
            return [row.name for row in rows if not row.bot]

        assert (await best(4))[0] == "Ada"
        assert sorted(await best(4)) == ["Ada", "Bob"]
        assert (await best(5))[0] == "Bob"
        assert (await best(None, "2026-1"))[0] == "Ada"
        assert (await best(None, "2026-2"))[0] == "Bob"
        assert await ladders.of(Scope(GAME, 4, "2026-2"), None) == []  # the casual one counts not
        everything = await ladders.of(Scope(GAME), None)
        by = {row.player: row for row in everything}
        assert (by["ada"].played, by["ada"].won) == (23, 12)
        assert by["bot:adept"].bot
        assert by["bot:adept"].name == "adept"
        assert not by["cleo"].provisional
        # Whoever does not want to be there is seen by themselves alone.
        await store.write(
            lambda db: db.execute(update(profiles).values(ladder=profiles.c.person != "bob"))
        )
        for scope in (Scope(GAME), Scope(GAME, 5), Scope(GAME, 5, "2026-2")):
            for reader in (None, "ada"):
                there = [row for row in await ladders.of(scope, reader) if row.player == "bob"]
                assert there == []
            [mine] = [row for row in await ladders.of(scope, "bob") if row.player == "bob"]
            assert (mine.you, mine.shown) == (True, False)
            [ada] = [row for row in await ladders.of(scope, "ada") if row.player == "ada"]
            assert (ada.you, ada.shown) == (True, True)
        await store.close()

    asyncio.run(visit())


def test_the_ladder_of_a_server(house: Worker) -> None:
    async def visit() -> None:
        ada = await newcomer(house.url, "Ada")
        found = await ada.get(f"/api/games/{GAME}/ladder?seats=5&season={seasons()[0]}")
        assert (found["seats"], found["season"]) == (5, seasons()[0])
        assert found["sizes"][0] >= 3
        assert await refused(ada.get(f"/api/games/{GAME}/ladder?seats=77")) == "unfit"
        assert await refused(ada.get(f"/api/games/{GAME}/ladder?season=1999-1")) == "unfit"
        assert await refused(ada.get("/api/games/chess/ladder")) == "unknown"

    asyncio.run(visit())
