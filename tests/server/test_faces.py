"""The face that somebody chose, and what a link to a table looks like elsewhere."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import urllib.request
from html import unescape
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest
from tests.server.houses import Worker, worker
from tests.server.people import newcomer, play_on

from cabale.server.client import Client, ServerSaidNo
from cabale.server.tables.faces import code_of, drawn_face, own_face
from cabale.server.wire.drawing import Easel
from cabale.server.wire.pages import PREVIEWS
from cabale.server.wire.refusal import Refusal

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


def _tag(page: str, name: str) -> str:
    found = re.search(rf'property="{name}" content="([^"]*)"', page)
    return "" if found is None else unescape(found[1])


@pytest.mark.skipif(not PREVIEWS.is_dir(), reason="the web client is not built: make web")
def test_a_link_shows_the_table_and_names_nobody(house: Worker) -> None:
    def preview(ref: str) -> tuple[str, bytes]:
        """What stands there in words, and the picture itself."""
        page = _read(f"{house.url}{ref}").decode()
        assert "Mélusine" not in page
        image = _tag(page, "og:image")
        return _tag(page, "og:description") + image, _read(image) if image else b""

    async def evening() -> None:
        ada = await newcomer(house.url, "Mélusine")
        table = await ada.post("/api/tables", game="castle", seats=4, options={"edition": "coach"})
        code = f"/t/{table['code']}"
        title = "Montée mortelle vers le Manoir du Malin"
        assert _tag(_read(house.url + code).decode(), "og:title") == title
        words, alone = preview(code)
        assert "3 places libres sur 4" in words.replace("\xa0", " ")
        assert f"{house.url}/preview/t/{table['code']}.png" in words
        assert alone.startswith(b"\x89PNG")
        await (await newcomer(house.url, "Basile")).post(f"/api/tables/{table['id']}/sit")
        other_words, together = preview(code)
        assert "2 places libres" in other_words.replace("\xa0", " ")
        assert together != alone
        assert preview("/t/ZZZZZZ") == ("", b"")

    asyncio.run(evening())


@pytest.mark.skipif(not PREVIEWS.is_dir(), reason="the web client is not built: make web")
def test_a_picture_lies_where_people_know_the_server_and_nowhere_else(tmp_path: Path) -> None:
    """Whoever asks by another name cannot have a page say that its pictures lie there."""

    async def evening(url: str) -> str:
        table = await (await newcomer(url, "Ada")).post("/api/tables", game="abyss", seats=2)
        asked = urllib.request.Request(
            f"{url}/t/{table['code']}", headers={"Host": "elsewhere.example"}
        )
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return _tag(answer.read().decode(), "og:image")

    known = "https://cabale.example/"
    with worker(f"sqlite:///{tmp_path}/cabale.db", CABALE_URL=known) as house:
        assert asyncio.run(evening(house.url)).startswith(f"{known}preview/t/")


@pytest.mark.skipif(not PREVIEWS.is_dir(), reason="the web client is not built: make web")
def test_whoever_sat_at_a_match_that_is_over_is_seen_by_a_players_link_alone(
    house: Worker,
) -> None:
    async def evening() -> None:
        ada = Client(house.url)
        table = await ada.post("/api/play", game="werewolf", name="Ada", level="random")
        await asyncio.wait_for(play_on(ada, table["id"], Random(0)), 60)
        link = (await ada.post(f"/api/tables/{table['id']}/share"))["link"]
        box = f"{house.url}/preview/werewolf.png"
        for ref in (f"/replay/{table['id']}", f"/t/{table['code']}", f"{link}guessed"):
            assert _tag(_read(house.url + ref).decode(), "og:image") == box
        image = _tag(_read(house.url + link).decode(), "og:image")
        assert image.startswith(f"{house.url}/preview/t/{table['id']}.png?")
        assert _read(image) != _read(box)
        with pytest.raises(HTTPError, match="404"):
            _read(image.partition("?")[0])

    asyncio.run(evening())


def test_pictures_are_drawn_in_another_process_two_at_a_time() -> None:
    """While resvg draws, no other thread runs: one picture stopped the server for 0.4 s."""
    check = "import sys, cabale.server.app; sys.exit('resvg_py' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], timeout=120).returncode == 0

    async def draw() -> None:
        easel = Easel()
        drawings = [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{n}" height="1"/>' for n in (1, 2, 3)
        ]
        jobs = [easel.picture(one, wait=False) for one in drawings]
        first, second, third = await asyncio.gather(*jobs, return_exceptions=True)
        for one in (first, second):
            assert isinstance(one, bytes)
            assert one.startswith(b"\x89PNG")
        assert isinstance(third, Refusal)
        assert await easel.picture(drawings[0], wait=False) is first

    asyncio.run(asyncio.wait_for(draw(), 120))
