"""Names: cleaned wherever they come in, and no two at a table that look alike."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer
from tests.server.talk import Talk
from tests.server.test_people import refused

from cabale import names
from cabale.server.client import Client
from cabale.server.people.names import clean_name, distinct, is_numbered, looks
from cabale.server.wire.refusal import Refusal

WEB = Path(__file__).parents[2] / "web" / "locale"
TRICKY = "\u202eA\u200bd\u3164a\u2066"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        (TRICKY, "Ada"),
        ("  Ada \t Lovelace ", "Ada Lovelace"),
        ("Ada\u2800\u115f\ufe0f", "Ada"),
        ("Z\u0338\u0321\u0322\u0327\u0347e", "Z\u0338\u0321e"),
        ("Ada" + 9 * "\u0e47", "Ada\u0e47\u0e47"),
        ("A\ufffcd\U0001d159a\U00016fe4", "Ada"),
        ("Ele\u0301a", "Eléa"),
        ("Мария", "Мария"),
        ("陳", "陳"),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("name", ["\u200b\u200b", "\u3164", "—", "\u202e \u2066", "..."])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@pytest.mark.parametrize(
    "twin", ["ada", "ADA", "Àdä", "Аdа", "Ａｄａ", "A d a", "\U0001d400da", "Αda", "A.d-a", "_Ada_"]
)
def test_names_that_look_alike_are_told_apart(twin: str) -> None:
    assert looks("Ada") & looks(twin)
    assert distinct(twin, ["Ada"]) == f"{twin} 2"


@pytest.mark.parametrize(
    ("one", "other"), [("Ida", "lda"), ("Marn", "Mam"), ("Paul", "Pau1"), ("Bob", "B0b")]
)
def test_letters_that_are_taken_for_others(one: str, other: str) -> None:
    assert looks(one) & looks(other)


def test_other_names_are_left_alone_and_numbers_go_on() -> None:
    assert distinct("Ann", ["Anne", "Ada", "Nan"]) == "Ann"
    assert distinct("Ada", ["Ada", "ada 2"]) == "Ada 3"
    longest = "Countess of Nowhere-Much"
    told_apart = distinct(longest, [longest])
    assert len(told_apart) <= 24
    assert is_numbered(told_apart, longest)
    assert is_numbered("Ada 2", "Ada")
    assert not is_numbered("Ada 2", "Adam")


def _names(table: dict[str, Any]) -> list[str]:
    return [seat.get("name", "") for seat in table["seats"]]


def test_two_guests_of_one_name_are_two_at_the_table(house: Worker) -> None:
    async def visit() -> None:
        ada, twin, fake = [await newcomer(house.url, name) for name in ("Ada", "Ada", "Аdа")]
        table = await ada.post("/api/tables", game="castle", seats=4)
        for guest in (twin, fake):
            table = await guest.post(f"/api/tables/{table['id']}/sit")
        assert _names(table)[:3] == ["Ada", "Ada 2", "Аdа 3"]
        table = await ada.post(f"/api/tables/{table['id']}/bot", level="random")
        assert len({look for name in _names(table) for look in looks(name)}) >= 4
        async with Talk(twin, table["id"]) as talk:
            await talk.answer("chat", text="hello", seat=1)
            assert talk.last["chat"]["line"]["name"] == "Ada 2"

    asyncio.run(visit())


def test_a_rename_reaches_the_seat_and_meets_no_double_there(house: Worker) -> None:
    async def visit() -> None:
        ada, bob = await newcomer(house.url, "Ada"), await newcomer(house.url, "Bob")
        table = await ada.post("/api/tables", game="castle", seats=4)
        await bob.post(f"/api/tables/{table['id']}/sit")
        async with Talk(ada, table["id"]) as talk:
            await bob.post("/api/me", name="ADA")
            await talk.answer("ping")
            assert _names(talk.last["table"]["table"])[:2] == ["Ada", "ADA 2"]
            await bob.post("/api/me", name="Bobby")
            await talk.answer("ping")
            assert _names(talk.last["table"]["table"])[:2] == ["Ada", "Bobby"]

    asyncio.run(visit())


def test_a_spectator_has_nobody_s_name_nor_face(house: Worker) -> None:
    async def visit() -> None:
        ada, twin, late = [Client(house.url) for _ in range(3)]
        for one in (ada, twin, late):
            await one.post("/api/me", name="Ada", face="0123456789")
        table = await ada.post("/api/tables", game="castle", seats=4)
        async with Talk(twin, table["id"]) as talk:
            await talk.answer("chat", text="I am Ada")
            line = talk.last["chat"]["line"]
        assert line["name"] == "Ada 2"
        assert line["face"] not in ("", table["seats"][0]["face"])
        # Whoever sits down after a spectator has spoken is not taken for that one.
        table = await late.post(f"/api/tables/{table['id']}/sit")
        assert _names(table)[1] == "Ada 3"
        assert len({line["face"], *(seat["face"] for seat in table["seats"][:2])}) == 3

    asyncio.run(visit())


def test_a_name_is_cleaned_whichever_way_it_comes_in(house: Worker) -> None:
    async def visit() -> None:
        fresh = Client(house.url)
        table = await fresh.post("/api/play", game=names()[0], name=TRICKY, level="random")
        assert _names(table)[0] == "Ada"
        again = await fresh.post("/api/play", game=names()[0], name=TRICKY, level="random")
        assert _names(again)[0] == "Ada"
        blank = fresh.post("/api/play", game=names()[0], name="\u3164", level="random")
        assert await refused(blank) == "unfit"
        table = await fresh.post("/api/tables", game="castle", seats=4)
        table = await fresh.post(f"/api/tables/{table['id']}/sit", name=TRICKY, seat=1)
        assert _names(table)[:2] == ["Ada", "Ada 2"]
        assert (await fresh.post("/api/tokens", name=TRICKY))["name"] == "Ada"

    asyncio.run(visit())


@pytest.mark.parametrize("language", ["fr", "en"])
def test_there_are_guest_names_enough_for_an_evening(language: str) -> None:
    """Twelve of them made two of five guests namesakes on most evenings."""
    lines = dict(
        line.split(" = ", 1)
        for line in (WEB / f"{language}.ftl").read_text("utf-8").splitlines()
        if line.startswith("guest-")
    )
    titles, kinds = (lines[key].split(" | ") for key in ("guest-titles", "guest-names"))
    made = {f"{title} {kind}" for title in titles for kind in kinds}
    assert len(made) >= 700
    assert max(map(len, made)) <= 24
    chance = 1.0
    for guest in range(5):
        chance *= 1 - guest / len(made)
    assert chance > 0.98, "five guests with five names"
