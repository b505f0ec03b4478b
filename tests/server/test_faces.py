"""The face that somebody chose, and what a link to a table looks like elsewhere."""

from __future__ import annotations

import asyncio
import urllib.request
from typing import Any

import pytest
from tests.server.houses import Worker
from tests.server.people import newcomer

from cabale.server.client import Client, ServerSaidNo
from cabale.server.tables.faces import code_of, drawn_face, own_face
from cabale.server.wire.pages import APP, PREVIEWS

FACE = "0123054689"


def _seats(table: dict[str, Any]) -> list[str]:
    return [seat.get("face", "") for seat in table["seats"]]


def test_a_face_belongs_to_the_person_and_travels_with_the_seat(house: Worker) -> None:
    async def visit() -> None:
        ada = Client(house.url)
        assert (await ada.post("/api/me", name="Ada", face=FACE))["face"] == FACE
        table = await ada.post("/api/tables", game="castle", seats=4)
        sit = f"/api/tables/{table['id']}/sit"
        # Another person of the same name looks otherwise, and so does one at the same device.
        twin = await newcomer(house.url, "Ada")
        await twin.post(sit)
        table = await ada.post(sit, name="Zoé", seat=2)
        own, twins, zoes, empty = _seats(table)
        assert own == FACE
        assert empty == ""
        assert twins == (await twin.get("/api/me"))["face"]
        assert len({own, twins, zoes}) == 3

    asyncio.run(visit())


def test_a_new_name_or_face_reaches_the_seat(house: Worker) -> None:
    async def visit() -> None:
        ada = await newcomer(house.url, "Ada")
        drawn = (await ada.get("/api/me"))["face"]
        table = await ada.post("/api/tables", game="castle", seats=4)
        await ada.post(f"/api/tables/{table['id']}/sit", name="Zoé", seat=2)
        assert (await ada.post("/api/me", name="Ada", face=FACE))["face"] == FACE
        assert (await ada.post("/api/me", name="Lady Ada"))["face"] == FACE
        table = await ada.get(f"/api/tables/{table['id']}")
        assert _seats(table)[0] == FACE
        assert [seat["name"] for seat in table["seats"][::2]] == ["Lady Ada", "Zoé"]
        # An empty one takes the choice back.
        assert (await ada.post("/api/me", name="Ada", face=""))["face"] == drawn

    asyncio.run(visit())


def test_at_one_table_nobody_looks_like_somebody_else(house: Worker) -> None:
    async def visit() -> None:
        ada, eve = Client(house.url), Client(house.url)
        await ada.post("/api/me", name="Ada", face=FACE)
        await eve.post("/api/me", name="Eve", face=FACE)
        table = await ada.post("/api/tables", game="castle", seats=4)
        copied = _seats(await eve.post(f"/api/tables/{table['id']}/sit"))
        assert copied[0] == FACE
        assert copied[1] not in ("", FACE)
        # With one thing changed it is still the same face.
        await eve.post("/api/me", name="Eve", face="1" + FACE[1:])
        again = _seats(await ada.get(f"/api/tables/{table['id']}"))
        assert again[0] == FACE
        assert again[1] != "1" + FACE[1:]

    asyncio.run(visit())


@pytest.mark.parametrize("seed", ["3f9a0c27b1de", "zzzzzzzzzz", ""])
def test_a_face_that_was_drawn_is_not_worn_by_another(seed: str) -> None:
    drawn = seed or drawn_face("Ada")
    # Both what was sent and the code that a client makes of it are Ada's at her table.
    for copied in (drawn, code_of(drawn)):
        assert code_of(own_face(copied, [drawn])) != code_of(drawn)
        assert code_of(own_face(drawn, [copied])) != code_of(drawn)
    assert own_face(drawn, [FACE]) == drawn


def test_who_goes_takes_the_face_along(house: Worker) -> None:
    async def visit() -> None:
        ada = Client(house.url)
        await ada.post("/api/me", name="Ada", face=FACE)
        table = await ada.post("/api/tables", game="castle", seats=4)
        bob = await newcomer(house.url, "Bob")
        bobs = _seats(await bob.post(f"/api/tables/{table['id']}/sit"))[1]
        await ada.delete("/api/account")
        assert _seats(await bob.get(f"/api/tables/{table['id']}")) == ["", bobs, "", ""]

    asyncio.run(visit())


@pytest.mark.parametrize("face", ["<svg>", "A" * 4, "0" * 17])
def test_a_face_is_a_short_code(house: Worker, face: str) -> None:
    async def visit() -> None:
        with pytest.raises(ServerSaidNo):
            await Client(house.url).post("/api/me", name="Ada", face=face)

    asyncio.run(visit())


def _read(url: str) -> bytes:
    with urllib.request.urlopen(url) as answer:
        body: bytes = answer.read()
        return body


def test_a_link_shows_the_box_and_nobody(house: Worker) -> None:
    if not (APP / "index.html").is_file() or not PREVIEWS.is_dir():
        pytest.skip("the web client is not built: make web")

    async def open_table() -> dict[str, Any]:
        ada = await newcomer(house.url, "Mélusine")
        found: dict[str, Any] = await ada.post(
            "/api/tables", game="castle", seats=4, options={"edition": "coach"}
        )
        return found

    table = asyncio.run(open_table())
    page = _read(f"{house.url}/t/{table['code']}").decode()
    image = f"{house.url}/preview/castle-coach.png"
    assert f'property="og:image" content="{image}"' in page
    title = "Montée mortelle vers le Manoir du Malin"
    assert f'property="og:title" content="{title}"' in page
    assert "Mélusine" not in page
    assert _read(image).startswith(b"\x89PNG")
    assert "og:image" not in _read(f"{house.url}/t/ZZZZZZ").decode()
