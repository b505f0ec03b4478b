"""`cabale serve` and `cabale admin` as an operator uses them."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run
from tests.server.houses import QUICK, worker
from tests.server.people import newcomer

from cabale import names
from cabale.server.client import Client
from cabale.server.operations.serve import address


def test_an_operator_looks_after_the_house(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'cabale.db'}"
    monkeypatch.setenv("CABALE_DATABASE_URL", url)

    def admin(*args: str) -> list[dict[str, Any]]:
        done = run("admin", *args)
        assert done.code == 0, done.err
        return [json.loads(line) for line in done.out.splitlines()]

    async def visit(house: str) -> str:
        client = Client(house)
        await client.post("/api/play", game=names()[0], name="Ada", level="random")
        await newcomer(house, "Passer-by")
        return str((await client.get("/api/me"))["id"])

    with worker(url) as one:
        ada = asyncio.run(visit(one.url))
        [table] = admin("tables", "--phase", "playing")
        assert table["game"] == names()[0]
        assert table["entries"] > 2
        assert {p["name"] for p in admin("people")} == {"Ada", "Passer-by"}
        assert "password" not in json.dumps(admin("people"))
        admin("backup", str(tmp_path / "copy.db"))
        with closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            assert copy.execute("SELECT count(*) FROM tables").fetchone() == (1,)
        assert run("admin", "backup", tmp_path / "copy.db").code == 2
        admin("forget", ada)
        assert {p["name"] for p in admin("people")} == {"Passer-by"}
        assert admin("purge", "--days", "1") == [{"tables": 0, "people": 0, "removed": True}]
    with closing(sqlite3.connect(tmp_path / "cabale.db")) as db:
        db.execute("UPDATE tables SET updated = 0")
        db.execute("UPDATE people SET created = 0")
        db.commit()
    would = admin("purge", "--dry-run")
    assert would == [{"tables": 1, "people": 1, "removed": False}]
    assert len(admin("tables")) == 1
    admin("purge")
    assert admin("tables") == admin("people") == []


@pytest.mark.parametrize(
    ("args", "env", "sentence"),
    [
        (["serve", "--workers", "2"], {}, "several workers need PostgreSQL"),
        (["serve", "--database", "mysql://x"], {}, "begins with sqlite:/// or postgresql://"),
        (["serve"], {"CABALE_RATE": "often"}, "CABALE_RATE is a number"),
        (["admin", "forget", "p_nobody"], {}, "nobody with the id"),
        (["admin", "tables"], {"CABALE_FLUSH_WITHIN": "2"}, "CABALE_FLUSH_WITHIN is 0 to 0.1"),
        (
            ["admin", "tables"],
            {"CABALE_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/x"},
            "the database does not answer",
        ),
    ],
)
def test_what_an_operator_gets_wrong_is_said_in_a_sentence(
    tmp_path: Path,
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    args: list[str],
    env: dict[str, str],
    sentence: str,
) -> None:
    monkeypatch.setenv("CABALE_DATABASE_URL", f"sqlite:///{tmp_path / 'c.db'}")
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    done = run(*args)
    assert done.code == 2
    assert sentence in done.err
    assert "Traceback" not in done.err


def test_who_starts_a_server_reads_where_to_go(tmp_path: Path) -> None:
    """One plain line when somebody is let in, and not before; the log is elsewhere."""
    command = [sys.executable, "-c", "from cabale.cli import main; main()", "serve", "--port", "0"]
    told = {"CABALE_DATABASE_URL": f"sqlite:///{tmp_path / 'cabale.db'}"}
    env = {**os.environ, **QUICK, **told, "CABALE_LOG_LEVEL": "info"}
    with (
        (tmp_path / "log").open("wb") as log,
        subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=log, text=True) as one,
    ):
        assert one.stdout is not None
        try:
            name, url = one.stdout.readline().split()
            with urllib.request.urlopen(url + "/healthz") as answer:
                assert answer.status == 200
        finally:
            one.terminate()
        assert name == "Cabale:"
        assert one.stdout.read() == ""
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert any("running on" in line["event"] for line in lines)


@pytest.mark.parametrize(
    ("host", "shown"),
    [
        ("127.0.0.1", "http://localhost:8000"),
        ("0.0.0.0", "http://localhost:8000"),
        ("::", "http://localhost:8000"),
        ("192.168.1.5", "http://192.168.1.5:8000"),
        ("fd00::5", "http://[fd00::5]:8000"),
        ("table.local", "http://table.local:8000"),
    ],
)
def test_the_address_is_one_for_a_browser(host: str, shown: str) -> None:
    assert address(host, 8000) == shown
