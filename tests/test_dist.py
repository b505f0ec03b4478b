"""The package as a stranger gets it: built, installed where no checkout is, and used."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.houses import Worker

import cabale
from cabale.server.client import Client

ROOT = Path(__file__).parent.parent
CLIENT = ROOT / "src" / "cabale" / "server" / "app"
UV = Path(sys.executable).parent / "uv"

pytestmark = [
    pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="no web client: make web"),
    pytest.mark.skipif(not UV.is_file(), reason="no uv here: make install"),
    pytest.mark.xdist_group("dist"),
]


def uv(
    *args: object, cwd: Path = ROOT, timeout: float = 300, **env: str
) -> subprocess.CompletedProcess[str]:
    command, known = [str(UV), *map(str, args)], {**os.environ, **env}
    return subprocess.run(
        command, cwd=cwd, env=known, capture_output=True, text=True, timeout=timeout
    )


def build(source: Path, out: Path, *what: str) -> None:
    made = uv("build", "--quiet", "--out-dir", out, *what, cwd=source)
    assert made.returncode == 0, made.stderr


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """`make dist`: the source archive, and the wheel that is built from it."""
    out = tmp_path_factory.mktemp("dist")
    build(ROOT, out)
    return out


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (one,) = built.glob("*.whl")
    return one


class Installed:
    """An environment that has the wheel and what it asks for, and no checkout near it."""

    def __init__(self, home: Path, wheel: Path, extra: str = "") -> None:
        self.home = home
        # The versions of the lock: what the tests hold for, and what is here already.
        lock = (ROOT / "requirements/dev.lock").read_text(encoding="utf-8")
        versions = re.findall(r"^\w.*?(?= \\$)", lock, re.M)
        (home / "versions.txt").write_text("\n".join(versions), encoding="utf-8")
        made = uv("venv", "--quiet", "--python", sys.executable, home / "venv")
        assert made.returncode == 0, made.stderr
        made = uv(
            *("pip", "install", "--quiet", "--constraint", home / "versions.txt"),
            *("--python", home / "venv/bin/python", f"{wheel}{extra}"),
        )
        assert made.returncode == 0, made.stderr

    @property
    def command(self) -> Path:
        return self.home / "venv" / "bin" / "cabale"

    def run(self, *args: object, typed: str = "", lang: str = "C") -> str:
        """What a command prints, from a folder of its own."""
        ran = subprocess.run(
            [str(self.command), *map(str, args)],
            cwd=self.home,
            env={"PATH": os.environ["PATH"], "HOME": str(self.home), "LANG": lang},
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
        )
        assert ran.returncode == 0, ran.stderr
        return ran.stdout


@pytest.fixture(scope="module")
def terminal(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """`pip install cabale`."""
    return Installed(tmp_path_factory.mktemp("terminal"), wheel)


@pytest.fixture(scope="module")
def server(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    """`pip install 'cabale[server]'`, and `cabale serve`."""
    with serving(Installed(tmp_path_factory.mktemp("server"), wheel, "[server]")) as one:
        yield one


@contextmanager
def serving(installed: Installed) -> Iterator[Worker]:
    class There(Worker):
        def command(self) -> list[str]:
            return [str(installed.command), "serve", "--port", str(self.port)]

    one = There(f"sqlite:///{installed.home}/cabale.db")
    try:
        yield one.start()
        assert one.complaints() == []
    finally:
        one.stop()


async def live_match(url: str) -> str:
    """The log of a match that somebody plays against bots."""
    async with Client(url) as me:
        table = await me.post("/api/play", game="werewolf", name="Ada", level="novice")
        async for asked in me.play(table["id"]):
            await asked.answer(asked.choices[-1])
        log = await me.get(f"/api/tables/{table['id']}/log")
        return log if isinstance(log, str) else json.dumps(log)


def files_of(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_a_wheel_from_the_archive_is_the_wheel_from_the_checkout(
    wheel: Path, tmp_path: Path
) -> None:
    build(ROOT, tmp_path, "--wheel")
    (direct,) = tmp_path.glob("*.whl")
    assert files_of(direct) == files_of(wheel)


def test_both_hold_the_client_and_nothing_stray(built: Path, wheel: Path) -> None:
    client = {
        f"cabale/server/app/{path.relative_to(CLIENT).as_posix()}"
        for path in CLIENT.rglob("*")
        if path.is_file()
    }
    kept = set(
        subprocess.run(
            ["git", "ls-files", "src/cabale"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.split()
    )
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as tar:
        sources = {name.partition("/")[2] for name in tar.getnames()}
    assert {f"src/{name}" for name in client} | kept <= sources
    assert {name for name in sources if name.startswith(("web", "tests"))} == set()
    inside = set(files_of(wheel))
    assert {name[-3:] for name in client} >= {".br", ".gz"}  # as browsers take them
    assert client | {name.removeprefix("src/") for name in kept} <= inside
    assert {name.split("/")[0] for name in inside} == {
        "cabale",
        f"cabale-{cabale.__version__}.dist-info",
    }


def test_without_the_client_nothing_is_built(tmp_path: Path) -> None:
    source = tmp_path / "source"
    shutil.copytree(
        ROOT, source, ignore=shutil.ignore_patterns(".*", "web", "node_modules", "app", "tests")
    )
    made = uv("build", "--wheel", "--out-dir", tmp_path / "out", cwd=source)
    assert made.returncode != 0
    assert "build the web client first, with `make web`" in made.stderr
    assert list((tmp_path / "out").glob("*.whl")) == []


def test_the_terminal_comes_without_extras(terminal: Installed) -> None:
    assert terminal.run("--version") == f"cabale {cabale.__version__}\n"
    assert all(name in terminal.run("games") for name in cabale.names())
    told = terminal.run("simulate", "werewolf", "--seats", 3, "--games", 2, "--seed", 1)
    assert told
    assert "CAS-001" in terminal.run("rules", "castle")


def test_a_match_is_played_and_verified_in_the_terminal(terminal: Installed) -> None:
    played = terminal.run(
        *("play", "werewolf", "--seats", 3, "--seed", 2, "--save", "match.jsonl"), typed="1\n" * 40
    )
    assert "village wins" in played
    assert "whole" in terminal.run("verify", "match.jsonl")
    assert "entier" in terminal.run("verify", "match.jsonl", lang="fr_FR.UTF-8")


def test_a_command_that_needs_more_says_what_to_install(terminal: Installed) -> None:
    ran = subprocess.run(
        [str(terminal.command), "serve"], cwd=terminal.home, capture_output=True, text=True
    )
    assert ran.returncode == 2
    assert "pip install 'cabale[server]'" in ran.stderr


def test_the_installed_server_has_the_client(server: Worker) -> None:
    with urllib.request.urlopen(server.url + "/") as answer:
        page = answer.read().decode()
    (script,) = re.findall(r'<script type="module"[^>]* src="(/app/assets/[^"]+)"', page)
    with urllib.request.urlopen(server.url + script) as answer:
        assert answer.status == 200


def test_a_match_against_bots_on_the_installed_server(server: Worker, terminal: Installed) -> None:
    log = asyncio.run(live_match(server.url))
    (terminal.home / "live.jsonl").write_text(log, encoding="utf-8")
    assert "whole" in terminal.run("verify", "live.jsonl")


@pytest.mark.soak
def test_a_compiled_wheel_is_installed_played_and_served(tmp_path: Path) -> None:
    """`make dist-compiled`; a C compiler is needed, and some minutes."""
    if shutil.which("cc") is None:
        pytest.skip("no C compiler")
    out = ("--out-dir", tmp_path)
    made = uv("build", "--quiet", "--wheel", *out, timeout=3600, CABALE_COMPILE="1")
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert "none-any" not in wheel.name
    plays_and_serves(Installed(tmp_path, wheel, "[server]"))


def plays_and_serves(installed: Installed) -> None:
    """What is asked of a wheel whose modules are compiled."""
    source = "from cabale.core import match; print(match.__file__)"
    python = installed.command.parent / "python"
    where = subprocess.run(
        [python, "-c", source], cwd=installed.home, capture_output=True, text=True, check=True
    )
    assert where.stdout.strip().endswith((".so", ".pyd"))
    played = installed.run(
        *("play", "werewolf", "--seats", 3, "--seed", 2, "--save", "match.jsonl"), typed="1\n" * 40
    )
    assert "village wins" in played
    assert "whole" in installed.run("verify", "match.jsonl")
    with serving(installed) as server:
        log = asyncio.run(live_match(server.url))
    (installed.home / "live.jsonl").write_text(log, encoding="utf-8")
    assert "whole" in installed.run("verify", "live.jsonl")
