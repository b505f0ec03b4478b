"""`cabale admin doctor`: whether this machine is set up to run a server, line by line.

Each line is a verdict on one thing, and where something is amiss it says what to do.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import smtplib
import ssl
import stat
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from dataclasses import fields
from email.utils import parsedate_to_datetime
from http.client import HTTPException
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import func, select
from sqlalchemy.exc import SQLAlchemyError

from cabale.core import CabaleError
from cabale.server.bots.thinking import PATIENCE, Thinker, awake
from cabale.server.config import Config
from cabale.server.people.mail import Mail
from cabale.server.tables.clocks import now_ms
from cabale.server.wire.files import file_numbers, raise_limit
from cabale.server.wire.pages import APP
from cabale.store import Store, Unavailable, open_store
from cabale.store.schema import people, tables
from cabale.store.sqlite import SqliteStore

FEW_BYTES, SOME_BYTES = 200 * 2**20, 2 * 2**30
SLOW_DISK = 0.02
"""Seconds for one write to reach the disk, which every choice waits for."""
FEW_FILES = 1024
WRONG_BY = 5.0
"""Seconds by which a clock may be wrong."""

Verdict = Literal["ok", "note", "bad"]


class Finding(NamedTuple):
    about: str
    verdict: Verdict
    text: str


async def examine(url: str = "") -> AsyncIterator[Finding]:
    """Everything, one thing after the other. `url` is where people find the server."""
    try:
        config = Config.from_env()
    except ValueError as error:
        yield Finding("settings", "bad", str(error))
        return
    yield settings(dict(os.environ))
    for look in (database, disk, thinking, redis, mail):
        async for finding in _safely(look(config), look.__name__):
            yield finding
    yield client_build()
    yield files()
    async for finding in _safely(public(url or config.url, config), "address"):
        yield finding


async def _safely(findings: AsyncIterator[Finding], about: str) -> AsyncIterator[Finding]:
    """A look that fails in a way nobody thought of is a finding, too."""
    try:
        async for finding in findings:
            yield finding
    except Exception as error:
        yield Finding(about, "bad", f"could not be looked at: {type(error).__name__}: {error}")


def settings(environment: dict[str, str]) -> Finding:
    known = {f"CABALE_{spec.name.upper()}" for spec in fields(Config)}
    given = sorted(name for name in environment if name.startswith("CABALE_"))
    strange = [name for name in given if name not in known]
    if strange:
        return Finding("settings", "bad", f"not settings: {', '.join(strange)}; see docs/deploy.md")
    return Finding("settings", "ok", f"{len(given)} set: {', '.join(given) or 'all as they come'}")


async def database(config: Config) -> AsyncIterator[Finding]:
    try:
        store = open_store(config.database_url)
        if isinstance(store, SqliteStore) and store.path.exists():
            yield rights(store.path)
        await store.open()
    except (CabaleError, ValueError, Unavailable, SQLAlchemyError, OSError) as error:
        yield Finding("database", "bad", f"it cannot be opened: {error}; CABALE_DATABASE_URL")
        return
    try:
        began = time.perf_counter()
        count = select(func.count())
        there = await store.read(
            lambda db: (
                db.execute(count.select_from(tables)).scalar_one(),
                db.execute(count.select_from(people)).scalar_one(),
            )
        )
        took = (time.perf_counter() - began) * 1000
        text = f"{store.name}, {there[0]} tables, {there[1]} people, answers in {took:.0f} ms"
        yield Finding("database", "ok", text)
        yield await clock(store)
    finally:
        await store.close()


def rights(path: Path) -> Finding:
    mode = stat.S_IMODE(path.stat().st_mode)
    if mode & 0o077:
        text = f"others could read {path} until now; whatever copies it needs mode 600, too"
        return Finding("rights", "note", text)
    return Finding("rights", "ok", f"{path} is its owner's alone")


async def clock(store: Store) -> Finding:
    """Against what is written, and where the database is elsewhere, against its clock."""
    newest = select(func.max(tables.c.updated))
    last = await store.read(lambda db: db.execute(newest).scalar()) or 0
    ahead = (last - now_ms()) / 1000
    if store.name == "postgresql":
        epoch = "SELECT extract(epoch from clock_timestamp())"
        theirs = await store.read(lambda db: float(db.exec_driver_sql(epoch).scalar_one()))
        ahead = max(ahead, abs(theirs - time.time()))
    if ahead > WRONG_BY:
        text = f"wrong by {ahead:.0f} s, as the database has it; set up time synchronisation"
        return Finding("clock", "bad", text)
    return Finding("clock", "ok", "as the database has it")


async def disk(config: Config) -> AsyncIterator[Finding]:
    store = open_store(config.database_url)
    if not isinstance(store, SqliteStore):
        return
    home = store.path.absolute().parent
    free = shutil.disk_usage(home).free
    verdict: Verdict = "bad" if free < FEW_BYTES else "note" if free < SOME_BYTES else "ok"
    advice = "" if verdict == "ok" else "; make room, or: cabale admin purge"
    yield Finding("disk", verdict, f"{free / 2**30:.1f} GB free in {home}{advice}")
    took = await asyncio.to_thread(_write_once, home)
    slow = took > SLOW_DISK
    advice = "; every choice waits for one: a faster disk helps" if slow else ""
    if config.flush_within:
        slow, advice = False, "; choices do not wait for it: CABALE_FLUSH_WITHIN"
    yield Finding("disk", "note" if slow else "ok", f"a write takes {took * 1000:.1f} ms{advice}")


def _write_once(home: Path) -> float:
    """Seconds until a page is on the disk, in the middle of nine."""
    times = []
    with tempfile.TemporaryFile(dir=home) as file:
        for _ in range(9):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    return sorted(times)[4]


async def thinking(config: Config) -> AsyncIterator[Finding]:
    began, thinker = time.perf_counter(), Thinker()
    try:
        await thinker.think(awake, ())
    except Exception as error:
        yield Finding("thinking", "bad", f"no process can be started: {type(error).__name__}")
        return
    finally:
        await thinker.end()
    took, cores = time.perf_counter() - began, os.cpu_count() or 1
    text = f"{config.thinkers} of {cores} cores; a process is awake after {took:.1f} s"
    if took > PATIENCE:
        yield Finding("thinking", "bad", f"{text}; this machine has too much to do")
    elif config.thinkers >= cores > 1:
        yield Finding("thinking", "note", f"{text}; leave one core to the server: CABALE_THINKERS")
    else:
        yield Finding("thinking", "ok", text)


async def redis(config: Config) -> AsyncIterator[Finding]:
    if not config.redis_url:
        return
    from redis.asyncio import Redis
    from redis.exceptions import RedisError

    line = Redis.from_url(config.redis_url)
    try:
        await asyncio.wait_for(line.ping(), 5)
        yield Finding("redis", "ok", "it answers")
    except (RedisError, OSError, TimeoutError) as error:
        yield Finding("redis", "bad", f"no answer ({type(error).__name__}); CABALE_REDIS_URL")
    finally:
        await line.aclose()


async def mail(config: Config) -> AsyncIterator[Finding]:
    if not config.mail:
        yield Finding("mail", "note", "none: forgotten passwords need cabale admin reset")
        return
    try:
        await asyncio.to_thread(Mail(config.mail, config.mail_from, config.url).greet)
        yield Finding("mail", "ok", "its server lets us in")
    except (OSError, smtplib.SMTPException, ssl.SSLError) as error:
        yield Finding("mail", "bad", f"{type(error).__name__}: {error}; CABALE_MAIL")


def client_build() -> Finding:
    if (APP / "index.html").is_file():
        return Finding("client", "ok", "the web client is built")
    return Finding("client", "bad", "the web client is not built, people get /plain; make web")


def files() -> Finding:
    raise_limit()  # as the server does
    numbers = file_numbers()
    if numbers < FEW_FILES:
        text = f"{numbers} files may be open, one for each client; ulimit -n, LimitNOFILE"
        return Finding("files", "note", text)
    return Finding("files", "ok", f"{numbers} files may be open, one for each client")


async def public(url: str, config: Config) -> AsyncIterator[Finding]:
    """What somebody meets who comes by the address that people know."""
    if not url:
        yield Finding("address", "note", "not looked at; cabale admin doctor --url https://…")
        return
    try:
        answer, headers = await asyncio.to_thread(_get, url.rstrip("/") + "/healthz")
    except (OSError, HTTPException, ValueError) as error:
        yield Finding("address", "bad", f"nobody answers at {url}: {error}; is the server running?")
        return
    well = answer == 200
    yield Finding("address", "ok" if well else "bad", f"{url} answers {answer}")
    if url.startswith("https:"):
        secure = "strict-transport-security" in headers
        no = "the proxy's X-Forwarded-Proto is not heard, so cookies are not Secure"
        do = "" if config.proxied else "; CABALE_PROXIED=1"
        yield Finding("proxy", "ok" if secure else "bad", "it says https" if secure else no + do)
    else:
        yield Finding("proxy", "note", "no TLS: passwords go in the open; see deploy/")
    if (said := headers.get("date")) is not None:
        off = abs(parsedate_to_datetime(said).timestamp() - time.time())
        if off > WRONG_BY:
            yield Finding("clock", "bad", f"{url} is {off:.0f} s off this machine's clock")


def _get(url: str) -> tuple[int, dict[str, str]]:
    request = urllib.request.Request(url)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return answer.status, {name.lower(): value for name, value in answer.headers.items()}
    except urllib.error.HTTPError as error:
        with error:
            return error.code, {name.lower(): value for name, value in error.headers.items()}
