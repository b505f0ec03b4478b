"""The pages: the web client where it is built, the plain page always."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

HOME = Path(str(files("cabale.server")))
APP = HOME / "app"
PLAIN = HOME / "plain"


async def _app(request: Request) -> Response:
    index = APP / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    code = request.path_params.get("code")
    return RedirectResponse("/plain" if code is None else f"/plain/{code}")


async def _plain(_request: Request) -> Response:
    return FileResponse(PLAIN / "index.html", headers={"Cache-Control": "no-cache"})


def routes() -> list[BaseRoute]:
    return [
        Route("/", _app),
        Route("/t/{code}", _app),
        Route("/replay/{table}", _app),
        Route("/plain", _plain),
        Mount("/plain/files", StaticFiles(directory=PLAIN)),
        Route("/plain/{code}", _plain),
        Mount("/app", StaticFiles(directory=APP, check_dir=False)),
    ]
