"""What a link to a table or a replay looks like elsewhere: its box, as a picture and in words.

A preview says which box lies on the table and nothing else: anybody may fetch it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from html import escape
from pathlib import Path

import resvg_py
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.refusal import Refusal
from cabale.words import Words

Find = Callable[[HTTPConnection, str], Awaitable[Place]]


def box_of(room: Room, folder: Path) -> str | None:
    """The box that a table was taken from, if it has a picture."""
    name = room.game.name
    options = (f"{name}-{value}" for value in room.options.values() if isinstance(value, str))
    return next((box for box in (*options, name) if (folder / f"{box}.svg").is_file()), None)


async def with_preview(page: str, request: Request, ref: str, find: Find, folder: Path) -> str:
    """The page, with the tags that other sites read; as it is where there is no such table."""
    try:
        room = (await find(request, ref)).room
    except Refusal:
        return page
    box = box_of(room, folder)
    language = "en" if request.headers.get("accept-language", "").startswith("en") else "fr"
    words = Words(room.game, language, options=room.options)
    tags = {"og:type": "website", "og:title": words.title(), "og:description": words.about()}
    if box is not None:
        tags["og:image"] = f"{request.base_url}preview/{box}.png"
        tags["og:image:width"], tags["og:image:height"] = "1200", "630"
        tags["twitter:card"] = "summary_large_image"
    written = "".join(
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()
    )
    return page.replace("</head>", f"{written}</head>", 1)


@cache
def _png(path: Path) -> bytes:
    drawing = path.read_text("utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=drawing, skip_system_fonts=True))


async def picture(box: str, folder: Path) -> Response:
    """The picture of a box; drawn once, beside the loop."""
    known = {path.stem: path for path in folder.glob("*.svg")}
    if box not in known:
        return Response(status_code=404)
    png = await asyncio.to_thread(_png, known[box])
    return Response(png, media_type="image/png", headers={"Cache-Control": "max-age=86400"})
