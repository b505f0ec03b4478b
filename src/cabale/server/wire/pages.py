"""The pages: the web client where it is built, the plain page always."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from cabale.core import game, names
from cabale.server.wire.assets import Assets
from cabale.server.wire.previews import Admit, Find, Previews
from cabale.words import LANGUAGES, Words, bundle, catalogue

HOME = Path(str(files("cabale.server")))
APP = HOME / "app"
PREVIEWS = APP / "previews"
PLAIN = HOME / "plain"


def _app(previews: Previews) -> Callable[[Request], Awaitable[Response]]:
    """The client's page; a link to a table or a replay says what lies there."""

    async def app(request: Request) -> Response:
        index = APP / "index.html"
        code = request.path_params.get("code")
        ref = code or request.path_params.get("table")
        if not index.is_file():
            return RedirectResponse("/plain" if code is None else f"/plain/{code}")
        page = index.read_text("utf-8")
        if ref:
            page = await previews.tagged(page, request, ref)
        return HTMLResponse(page, headers={"Cache-Control": "no-cache"})

    return app


async def _worker(_request: Request) -> Response:
    """The client's service worker: only a script at the root may look after all pages."""
    return FileResponse(APP / "sw.js", headers={"Cache-Control": "no-cache"})


async def _plain(_request: Request) -> Response:
    return FileResponse(PLAIN / "index.html", headers={"Cache-Control": "no-cache"})


@cache
def _words(language: str) -> bytes:
    """The plain page's own words, and those that it needs of the games'."""
    text = catalogue("cabale.server", language)
    page = bundle(language, text)
    keys = [line.partition(" ")[0] for line in text.splitlines() if line[:1].isalpha()]
    return msgspec.json.encode(
        {
            "page": {key: _plain_text(page, key) for key in keys},
            "games": {name: _game_words(Words(game(name), language)) for name in names()},
        }
    )


def _plain_text(page: Any, key: str) -> str:
    text, _ = page.format_pattern(page.get_message(key).value)
    return str(text)


def _game_words(words: Words) -> dict[str, Any]:
    return {
        "title": words.title(),
        "about": words.about(),
        "options": {
            option.name: {
                "label": words.option(option.name),
                "values": {value: words.option(option.name, value) for value in option.values},
            }
            for option in words.game.options
        },
    }


async def _page_words(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return Response(status_code=404)
    return Response(_words(language), media_type="application/json")


def routes(find: Find, admit: Admit, url: str) -> list[BaseRoute]:
    """`url`: the address that people know the server by, or nothing."""
    previews = Previews(find, admit, PREVIEWS, url)
    app = _app(previews)
    built: list[BaseRoute] = [Mount("/app", Assets(directory=APP))] if APP.is_dir() else []
    return [
        *built,
        Route("/", app),
        Route("/t/{code}", app),
        Route("/replay/{table}", app),
        Route("/people/{player}", app),
        Route("/puzzles", app),
        Route("/events", app),
        Route("/events/{event}", app),
        Route("/events/{event}/wall", app),
        Route("/puzzles/{game}", app),
        Route("/puzzles/{game}/{puzzle}", app),
        Route("/preview/{box}.png", previews.box),
        Route("/preview/t/{ref}.png", previews.table),
        *([Route("/sw.js", _worker)] if (APP / "sw.js").is_file() else []),
        Route("/plain", _plain),
        Route("/plain/words/{language}", _page_words),
        Mount("/plain/files", StaticFiles(directory=PLAIN)),
        Route("/plain/{code}", _plain),
    ]
