"""What a link to a table or a replay looks like elsewhere, as a picture and in words.

A preview says what a stranger with this link may see: which box lies there, whether one may still
sit down, and the faces of those who sit there. It names nobody: what other sites have once read
they keep. A match that is over shows its box alone, unless the link is one that a player passed on.
"""

from __future__ import annotations

import base64
import hashlib
import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from cabale.server.tables.place import Place
from cabale.server.tables.room import Room
from cabale.server.wire.drawing import Easel
from cabale.server.wire.portraits import Kit, kit_of, portrait
from cabale.server.wire.refusal import Refusal
from cabale.words import Words, bundle, catalogue

Find = Callable[[HTTPConnection, str], Awaitable[Place]]
Admit = Callable[[Place, str | None, str | None], Awaitable[None]]

DAY, MINUTES = "max-age=86400", "max-age=600"

SIGNS = {
    "open": '<path d="M0-22V22M-22 0H22" stroke-width="9" fill="none"/>',
    "playing": '<path d="M-14-22H14L-14 22H14Z" stroke-width="6" fill="none"/>',
    "over": '<path d="M-11-20L22 0L-11 20Z" stroke-width="4" fill="#ffd27a"/>',
}
"""By the phase of a table: sit down; under way; to be seen again."""


class Sitter(NamedTuple):
    """Who is seen on a chair: the text that a face is drawn from, None where nobody sits."""

    face: str | None
    bot: bool = False


class Scene(NamedTuple):
    """All that the picture of a table shows."""

    box: str
    phase: str
    sitters: tuple[Sitter, ...]

    @property
    def mark(self) -> str:
        """Another one as soon as anything in the picture is another."""
        return hashlib.sha256(repr(self).encode()).hexdigest()[:12]


def box_of(room: Room, folder: Path) -> str | None:
    """The box that a table was taken from, if it has a picture."""
    name = room.game.name
    options = (f"{name}-{value}" for value in room.options.values() if isinstance(value, str))
    return next((box for box in (*options, name) if (folder / f"{box}.svg").is_file()), None)


class Previews:
    """The tags and the pictures of links; `folder` holds what the client's build has drawn.

    `url` is the address that people know the server by; without one it is what was asked for.
    """

    def __init__(self, find: Find, admit: Admit, folder: Path, url: str) -> None:
        self._find, self._admit, self._folder = find, admit, folder
        self._url = url and f"{url.rstrip('/')}/"
        self._easel = Easel()

    async def tagged(self, page: str, request: Request, ref: str) -> str:
        """The page, with the tags that other sites read; as it is where there is no such table."""
        try:
            place = await self._find(request, ref)
        except Refusal:
            return page
        room, box = place.room, box_of(place.room, self._folder)
        scene = await self._scene(place, request)
        language = "en" if request.headers.get("accept-language", "").startswith("en") else "fr"
        words = Words(room.game, language, options=room.options)
        about = words.about() if scene is None else f"{_state(scene, language)} {words.about()}"
        tags = {"og:type": "website", "og:title": words.title(), "og:description": about}
        if box is not None:
            own = f"preview/{box}.png" if scene is None else _address(scene, request, ref)
            tags["og:image"] = f"{self._url or request.base_url}{own}"
            tags["og:image:width"], tags["og:image:height"] = "1200", "630"
            tags["twitter:card"] = "summary_large_image"
        written = "".join(
            f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()
        )
        return page.replace("</head>", f"{written}</head>", 1)

    async def box(self, request: Request) -> Response:
        """The picture of a box."""
        box = request.path_params["box"]
        known = {path.stem: path for path in self._folder.glob("*.svg")}
        if box not in known:
            return Response(status_code=404)
        try:
            png = await self._easel.picture(known[box].read_text("utf-8"), wait=True)
        except Refusal:
            return Response(status_code=503)
        return Response(png, media_type="image/png", headers={"Cache-Control": DAY})

    async def table(self, request: Request) -> Response:
        """The picture of a table and those who sit there."""
        try:
            scene = await self._scene(
                await self._find(request, request.path_params["ref"]), request
            )
        except Refusal:
            scene = None
        if scene is None:
            return Response(status_code=404)
        try:
            # The box is drawn once for all tables; the faces are laid over it.
            box = self._folder / "tables" / f"{scene.box}.svg"
            drawn = await self._easel.picture(box.read_text("utf-8"), wait=True)
            drawing = _drawing(scene, kit_of(self._folder / "faces.json"), drawn)
            png = await self._easel.picture(drawing, wait=False)
        except Refusal:
            return RedirectResponse(f"/preview/{scene.box}.png")
        return Response(png, media_type="image/png", headers={"Cache-Control": MINUTES})

    async def _scene(self, place: Place, request: Request) -> Scene | None:
        """What a stranger with this link may see of the table; None for the box alone."""
        room, box = place.room, box_of(place.room, self._folder)
        if box is None or room.phase not in SIGNS:
            return None
        try:
            await self._admit(place, None, request.query_params.get("key"))
        except Refusal:
            return None
        sitters = (
            Sitter(chair.face or chair.shown_name or "", chair.kind == "bot")
            if chair.kind != "open"
            else Sitter(None)
            for chair in place.seen_by(None).chairs
        )
        return Scene(box, room.phase, tuple(sitters))


def _address(scene: Scene, request: Request, ref: str) -> str:
    key = request.query_params.get("key")
    asked = {"v": scene.mark} if key is None else {"v": scene.mark, "key": key}
    return f"preview/t/{ref}.png?{urlencode(asked)}"


def _state(scene: Scene, language: str) -> str:
    words = bundle(language, catalogue("cabale.server", language))
    free = sum(sitter.face is None for sitter in scene.sitters)
    pattern = words.get_message(f"preview-{scene.phase}").value
    assert pattern is not None
    text, _ = words.format_pattern(pattern, {"free": free, "seats": len(scene.sitters)})
    return str(text)


# --- drawing -----------------------------------------------------------------------------------


def _drawing(scene: Scene, kit: Kit, box: bytes) -> str:
    """The picture of a table, `box` being that of the box alone."""
    seats = "".join(
        _taken(portrait(kit, sitter.face, bot=sitter.bot), i, place)
        if sitter.face is not None
        else _free(place)
        for i, (sitter, place) in enumerate(
            zip(scene.sitters, _places(len(scene.sitters)), strict=True)
        )
    )
    cover = base64.b64encode(box).decode()
    sign = (
        '<circle r="46" fill="#17121c" stroke="#ffd27a" stroke-width="5"/><g stroke="#ffd27a" '
        f'stroke-linejoin="round" stroke-linecap="round">{SIGNS[scene.phase]}</g>'
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">'
        f'<image width="1200" height="630" href="data:image/png;base64,{cover}"/>'
        f'{seats}<g transform="translate(446 556)">{sign}</g></svg>'
    )


class Chair(NamedTuple):
    """Its middle and its radius."""

    x: float
    y: float
    r: float

    def circle(self, rest: str = "") -> str:
        return f'<circle cx="{self.x:g}" cy="{self.y:g}" r="{self.r:g}" {rest}/>'


def _places(count: int) -> list[Chair]:
    """The chairs in one row or two, to the right of the cover."""
    rows = [count] if count <= 5 else [count - count // 2, count // 2]
    step = min(150.0, 650 / max(rows))
    tops = (450.0,) if len(rows) == 1 else (392.0, 528.0)
    return [
        Chair(835 + (i - (n - 1) / 2) * step, y, min(60.0, step / 2 - 6))
        for n, y in zip(rows, tops, strict=True)
        for i in range(n)
    ]


def _free(chair: Chair) -> str:
    return chair.circle(
        'fill="#fff" fill-opacity=".06" stroke="#f3ead8" stroke-opacity=".6" stroke-width="4" '
        'stroke-dasharray="12 10"'
    )


def _taken(face: str, number: int, chair: Chair) -> str:
    """A drawing inside another: its names must not be those of its neighbours."""
    own = re.sub(r'id="(\w+)"', rf'id="s{number}\1"', face)
    own = re.sub(r"url\(#(\w+)\)", rf"url(#s{number}\1)", own)
    where = f'x="{chair.x - chair.r:g}" y="{chair.y - chair.r:g}"'
    size = f'width="{2 * chair.r:g}" height="{2 * chair.r:g}"'
    own = own.replace('width="120" height="120"', f"{where} {size}", 1)
    return (
        f'<clipPath id="chair{number}">{chair.circle()}</clipPath>'
        f'<g clip-path="url(#chair{number})">{own}</g>'
        + chair.circle('fill="none" stroke="#f3ead8" stroke-width="4"')
    )
