"""`cabale admin doctor` finds what is amiss, and says what to do."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from sqlalchemy import insert
from tests.cli.conftest import Run
from tests.server.houses import Worker, free_port

from cabale.server.config import Config
from cabale.server.operations import doctor
from cabale.server.operations.doctor import Finding, examine
from cabale.server.tables.clocks import now_ms
from cabale.store import open_store
from cabale.store.schema import tables

Found = dict[str, list[tuple[str, str]]]


@pytest.fixture(autouse=True)
def _bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("CABALE_"):
            monkeypatch.delenv(name)


def findings(url: str = "") -> Found:
    async def run() -> list[Finding]:
        return [finding async for finding in examine(url)]

    found: Found = {}
    for about, verdict, text in asyncio.run(run()):
        found.setdefault(about, []).append((verdict, text))
    return found


def verdicts(found: Found, about: str) -> list[str]:
    return [verdict for verdict, _ in found[about]]


def test_a_machine_that_is_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, house: Worker
) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{tmp_path / 'cabale.db'}")
    monkeypatch.setattr(doctor, "SLOW_DISK", 600.0)
    found = findings(house.url)
    for about in ("settings", "database", "clock", "disk", "thinking", "files", "address"):
        assert set(verdicts(found, about)) <= {"ok", "note"}, (about, found[about])
    assert "no TLS" in found["proxy"][0][1]
    assert "redis" not in found


def test_a_machine_on_which_all_is_amiss(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "cabale.db"
    path.touch(0o644)
    url = f"sqlite:///{path}"
    nobody = f"127.0.0.1:{free_port()}"
    monkeypatch.setenv("CABALE_DATABASE_URL", url)
    monkeypatch.setenv("CABALE_RAET", "20")
    monkeypatch.setenv("CABALE_THINKERS", "1000")
    monkeypatch.setenv("CABALE_REDIS_URL", f"redis://{nobody}/0")
    monkeypatch.setenv("CABALE_URL", f"http://{nobody}")
    monkeypatch.setenv("CABALE_MAIL", f"smtp://{nobody}")
    monkeypatch.setenv("CABALE_MAIL_FROM", "cabale@table.example")
    monkeypatch.setattr(doctor, "FEW_BYTES", 2**60)
    monkeypatch.setattr(doctor, "SLOW_DISK", 0.0)
    monkeypatch.setattr(doctor, "APP", tmp_path)
    monkeypatch.setattr(doctor, "FEW_FILES", 2**40)

    async def from_the_future() -> None:
        store = open_store(url)
        await store.open()
        row = {"id": "t", "code": "KRATE", "game": "castle", "phase": "open", "listed": False}
        at = now_ms() + 3_600_000
        await store.write(
            lambda db: db.execute(insert(tables).values(created=at, updated=at, **row))
        )
        await store.close()

    asyncio.run(from_the_future())
    path.chmod(0o644)
    found = findings()
    assert "CABALE_RAET" in found["settings"][0][1]
    assert "others could read" in found["rights"][0][1]
    assert "wrong by 3600 s" in found["clock"][0][1] or "wrong by 3599 s" in found["clock"][0][1]
    assert verdicts(found, "disk") == ["bad", "note"]
    assert "CABALE_THINKERS" in found["thinking"][0][1]
    assert "make web" in found["client"][0][1]
    assert "LimitNOFILE" in found["files"][0][1]
    for about in ("settings", "clock", "redis", "mail", "client", "address"):
        assert verdicts(found, about) == ["bad"], (about, found[about])


def test_settings_that_cannot_be_read_are_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_RATE", "often")
    done = run("admin", "doctor")
    assert (done.code, done.out.split()[:2]) == (1, ["bad", "settings"])
    assert "CABALE_RATE is a number, not 'often'" in done.out


def test_a_database_that_cannot_be_opened_is_named() -> None:
    async def look() -> list[Finding]:
        config = Config(database_url="mysql://localhost/cabale")
        return [finding async for finding in doctor.database(config)]

    (finding,) = asyncio.run(look())
    assert finding.verdict == "bad"
    assert "CABALE_DATABASE_URL" in finding.text
