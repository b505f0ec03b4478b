"""After the end: what a seat could have known."""

from __future__ import annotations

import asyncio

import pytest
from tests.server.houses import Worker
from tests.server.people import play_all, table_of
from tests.server.test_people import refused

from cabale.server.bots.insight import evenly


@pytest.mark.parametrize(("name", "asked"), [("werewolf", "side"), ("abyss", "win")])
def test_what_a_seat_could_have_known(house: Worker, name: str, asked: str) -> None:
    async def evening() -> None:
        table, people = await table_of(house.url, name)
        path = f"/api/tables/{table['id']}"
        assert await refused(people[0].get(f"{path}/insight?seat=0")) == "not-over"
        await play_all(table, people)
        told, same, other = await asyncio.gather(
            *(people[0].get(f"{path}/insight?seat={seat}") for seat in (0, 0, 1))
        )
        assert told == same
        assert (told["seat"], other["seat"]) == (0, 1)
        assert told["truth"] == other["truth"]
        assert told["question"] == asked
        assert (told["side"] is None) == (asked == "win")
        seats = len(table["seats"])
        numbers = [moment["n"] for moment in told["moments"]]
        assert numbers[0] == -1
        assert numbers == sorted(numbers)
        again = await people[0].get(f"{path}/replay?seat=0")
        assert set(numbers) < {moment["n"] for moment in again["moments"]}
        chances = [chance for moment in told["moments"] for chance in moment["chances"]]
        assert len(chances) == seats * len(numbers)
        assert all(0 <= chance <= 1 for chance in chances)
        assert all(turn["n"] in numbers for turn in told["turns"])
        for wrong in ("", "?seat=x", f"?seat={seats}", "?seat=-1"):
            assert await refused(people[0].get(f"{path}/insight{wrong}")) == "unfit"

    asyncio.run(evening())


def test_whatever_the_time_allows_is_spread_over_the_match() -> None:
    assert evenly([3]) == [3]
    order = evenly(list(range(10, 50)))
    assert sorted(order) == list(range(10, 50))
    assert set(order[:5]) == {10, 20, 30, 40, 49}
