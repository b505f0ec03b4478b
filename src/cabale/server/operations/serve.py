"""Run the server: one process, or several on one port."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from contextlib import suppress
from ipaddress import ip_address
from socket import socket
from typing import Any, TextIO, cast

import structlog
import typer
import uvicorn
from sqlalchemy.exc import SQLAlchemyError
from structlog.typing import EventDict, Processor
from uvicorn.supervisors import Multiprocess

from cabale.server.config import Config
from cabale.server.wire.files import backlog, raise_limit
from cabale.server.wire.patient import Patient
from cabale.server.wire.refusal import trouble
from cabale.server.wire.transport import Wire
from cabale.store import Unavailable, open_store

APP = "cabale.server.app:create_app"
LARGEST_MESSAGE = 16 * 1024
GRACE = 5
WORKER_READY = 60
"""Seconds that a worker may take to start, or not answer, before it is given up."""
HANDED_OVER = 3
"""The number of the first socket that systemd hands over."""
NOT_STARTED = 3


def serve(host: str, port: int, workers: int, database: str | None) -> None:
    if database is not None:
        os.environ["CABALE_DATABASE_URL"] = database
    config = Config.from_env()
    if workers > 1 and (config.database_url.startswith("sqlite") or not config.redis_url):
        raise ValueError(
            "several workers need PostgreSQL (CABALE_DATABASE_URL) and Redis (CABALE_REDIS_URL)"
        )
    raise_limit()
    check_database(config.database_url)
    how: dict[str, Any] = {
        "factory": True,
        "host": host,
        "port": port,
        "workers": workers,
        "access_log": False,
        "log_config": None,
        "backlog": backlog(),
        "http": Patient,
        "ws": Wire,
        "ws_max_size": LARGEST_MESSAGE,
        "ws_per_message_deflate": False,
        "timeout_graceful_shutdown": GRACE,
        "timeout_worker_healthcheck": WORKER_READY,
        "proxy_headers": config.proxied,
        # Whoever sets CABALE_PROXIED says that nobody but the proxy comes here, from wherever.
        "forwarded_allow_ips": "*",
        "server_header": False,
    }
    settings, sockets = uvicorn.Config(APP, **how), handed_over()
    if workers > 1:
        # While one is replaced there is one more.
        os.environ.setdefault("CABALE_METRICS_PORTS", str(workers + 1))
        Multiprocess(settings, sockets or [settings.bind_socket()]).run()
        return
    server = Welcoming(settings)
    with suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(NOT_STARTED)


def handed_over() -> list[socket] | None:
    """The listening sockets of whoever started this process, by systemd's convention.

    They stay open while the server is away: whoever comes meanwhile waits, and is not refused.
    """
    if os.environ.pop("LISTEN_PID", None) != str(os.getpid()):
        return None
    count = int(os.environ.pop("LISTEN_FDS", "0"))
    return [socket(fileno=number) for number in range(HANDED_OVER, HANDED_OVER + count)]


def check_database(url: str) -> None:
    """Say at once, in a sentence, that the database is a newer program's.

    A database that does not answer yet is the workers' business: they say so, and try again.
    """

    async def look() -> None:
        store = open_store(url)
        try:
            await store.open()
        finally:
            await store.close()

    with suppress(Unavailable, OSError, SQLAlchemyError):
        asyncio.run(look())


class Welcoming(uvicorn.Server):
    """A server that prints its address, one line, as soon as it accepts connections."""

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        host, port = self.servers[0].sockets[0].getsockname()[:2]
        typer.echo(f"Cabale: {address(host if sockets else self.config.host, port)}")


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    try:
        ip = ip_address(host)
    except ValueError:
        return f"http://{host}:{port}"
    if ip.is_unspecified or host == "127.0.0.1":
        return f"http://localhost:{port}"
    return f"http://[{ip}]:{port}" if ip.version == 6 else f"http://{ip}:{port}"


def configure_logs(level: str) -> None:
    """One JSON object a line on the standard error output, whoever says it.

    Nothing of a match goes there but the table's id.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    stamp: list[Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        only_where,
    ]
    write = structlog.processors.JSONRenderer(ensure_ascii=False)
    libraries = logging.StreamHandler()
    libraries.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=stamp,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, write],
        )
    )
    # Libraries that are asked for every detail print cookies and messages.
    logging.basicConfig(handlers=[libraries], level=max(number, logging.INFO))
    for name in ("alembic", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(names_no_client)
    structlog.configure(
        processors=[*stamp, write],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Steadfast(sys.stderr))),
    )


def names_no_client(line: logging.LogRecord) -> bool:
    """uvicorn tells of every socket from where it came and what it asked for."""
    return "WebSocket" not in str(line.msg)


class Steadfast:
    """The standard error output, which may lie on a disk that is full: that stops no server."""

    def __init__(self, file: TextIO) -> None:
        self._file = file

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def only_where(_logger: object, _name: str, line: EventDict) -> EventDict:
    """What an error says may be what is hidden: its kind and its place are enough."""
    raised = line.pop("exc_info", None)
    error = raised[1] if isinstance(raised, tuple) else raised
    if isinstance(error, BaseException):
        line.update(trouble(error))
    return line
