"""The operators' endpoint: figures for Prometheus and the state of the server, not for the public.

It has an address of its own (`CABALE_METRICS`), on this machine alone unless somebody says
otherwise. A server that cannot open it plays all the same.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import msgspec
import structlog
import uvicorn
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cabale.server.config import Config
from cabale.server.operations.metrics import REGISTRY

log = structlog.get_logger()


class Details(msgspec.Struct):
    """How the server is."""

    status: str
    version: str
    database: str
    fanout: str
    broken: list[str]
    """The tables that cannot be folded; the log has said why."""


class Door(uvicorn.Server):
    """A second server in the same process: signals are for the first."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Figures:
    """Opened and closed with the application; `look` says how the server is."""

    def __init__(self, config: Config, look: Callable[[], Awaitable[Details]]) -> None:
        self._config = config
        self._look = look
        self._door: Door | None = None
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        at = self._config.metrics_at
        if at is None:
            return
        bound = _bind(*at, self._config.metrics_ports)
        if bound is None:
            log.warning("metrics-not-open", address=self._config.metrics)
            return
        how = uvicorn.Config(self._app(), log_config=None, access_log=False, lifespan="off")
        self._door = Door(how)
        self._serving = asyncio.create_task(self._door.serve([bound]))

    async def close(self) -> None:
        if self._door is not None and self._serving is not None:
            self._door.should_exit = True
            await self._serving

    def _app(self) -> Starlette:
        async def figures(_request: Request) -> Response:
            return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)

        async def health(_request: Request) -> Response:
            details = await self._look()
            code = 200 if details.status == "ok" else 503
            body = msgspec.json.encode(details)
            return Response(body, code, media_type="application/json")

        return Starlette(routes=[Route("/metrics", figures), Route("/healthz", health)])


def _bind(host: str, port: int, ports: int) -> socket.socket | None:
    """The first port that is free; several workers of one machine share a row of them."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + ports):
        try:
            return socket.create_server((host, number), family=family)
        except OSError:
            continue
    return None
