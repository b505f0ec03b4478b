"""Real servers for the tests: processes of their own, with real databases behind them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Any

QUICK = {
    "CABALE_LOOK_AHEAD": "no",
    "CABALE_BOT_DELAY": "0.005",
    "CABALE_OPENING": "0",
    "CABALE_WINDOW_FLOOR": "0.005",
    "CABALE_WINDOW_HOLD": "0.02",
    "CABALE_ORDER_PAUSE": "0",
    "CABALE_ORDER_PAUSE_NIGHT": "0",
    "CABALE_ORDER_PAUSE_SLOW": "0",
    "CABALE_TALK_EVERY": "0.05",
    "CABALE_WORKER_GRACE": "0.3",
    "CABALE_SEAT_GRACE": "0",
    "CABALE_RATE": "100000",
    "CABALE_BURST": "100000",
    "CABALE_TABLES_PER_PERSON": "100000",
    "CABALE_TABLES_PER_ADDRESS": "100000",
    "CABALE_BOT_TABLES_PER_PERSON": "100000",
    "CABALE_BOT_TABLES_PER_ADDRESS": "100000",
    "CABALE_SOCKETS_PER_PERSON": "100000",
    "CABALE_SOCKETS_PER_ADDRESS": "100000",
    "CABALE_CHAT": "100000",
    "CABALE_REMATCHES": "100000",
    "CABALE_PINGS": "100000",
    "CABALE_WATCH_BEAT": "0.02",
    "CABALE_QUEUE_PATIENCE": "0.5",
    "CABALE_LADDER_FRESH": "0",
    "CABALE_VERIFY_SECONDS": "120",
    "CABALE_GUESSES": "100000",
    "CABALE_SESSION_CHECK": "0.5",
    "CABALE_LOG_LEVEL": "warning",
}


_ports = cycle(range(10_000, 32_000))
for _ in range(os.getpid() * 331 % 22_000):  # tests in several processes begin far apart
    next(_ports)


def free_port() -> int:
    """A port that nobody has, and that nobody gets by chance before it is used: below those that
    the system gives to connections, and each but once."""
    for port in _ports:
        with socket.socket() as s, suppress(OSError):
            s.bind(("127.0.0.1", port))
            return port
    raise AssertionError("all ports are taken")


class Worker:
    """One server process."""

    def __init__(self, database: str, redis: str = "", **env: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.figures_port = free_port()
        self.figures = f"http://127.0.0.1:{self.figures_port}"
        self._env = {
            **os.environ,
            **QUICK,
            "CABALE_METRICS": f"127.0.0.1:{self.figures_port}",
            "CABALE_DATABASE_URL": database,
            "CABALE_REDIS_URL": redis,
            **env,
        }
        self.health = self.url + "/healthz"
        self.pass_fds: tuple[int, ...] = ()
        self.process: subprocess.Popen[bytes] | None = None
        self.database = Path()
        self.log = Path(tempfile.mkstemp(prefix="cabale-", suffix=".log")[1])

    def command(self) -> list[str]:
        serve = [sys.executable, "-c", "from cabale.cli import main; main()", "serve"]
        return [*serve, "--port", str(self.port)]

    def start(self) -> Worker:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                env=self._env,
                stdout=subprocess.DEVNULL,
                stderr=log,
                pass_fds=self.pass_fds,
            )
        for _ in range(2400):
            if self.process.poll() is not None:
                break
            try:
                with urllib.request.urlopen(self.health, timeout=2) as answer:
                    if answer.status == 200:
                        return self
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"the server did not start:\n{self.log.read_text()}")

    def kill(self) -> None:
        """At once, as the system does when memory runs out."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(20)

    async def start_again(self) -> None:
        await asyncio.to_thread(self.start)

    def complaints(self) -> list[str]:
        """What the server found worth an operator's attention."""
        lines = self.log.read_text().splitlines()
        return [line for line in lines if '"level": "error"' in line or "Traceback" in line]


@contextmanager
def worker(database: str, redis: str = "", **env: str) -> Iterator[Worker]:
    made = Worker(database, redis, **env)
    try:
        yield made.start()
    finally:
        made.stop()


# --- databases ---------------------------------------------------------------------------------


def find(command: str) -> str | None:
    found = shutil.which(command)
    if found is None:
        homes = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{command}"))
        found = str(homes[-1]) if homes else None
    return found


class Redis:
    """A private Redis."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Redis:
        command = [find("redis-server") or "", "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--daemonize", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until_open(self.port)
        return self

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()


class Postgres:
    """A private PostgreSQL, in a folder of its own; a database for whoever asks."""

    def __init__(self) -> None:
        self.port = free_port()
        self.home = Path(tempfile.mkdtemp(prefix="cabale-pg-"))
        self._count = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {"cwd": str(self.home)}
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root.
            shutil.chown(self.home, "postgres", "postgres")
            self._user |= {"user": "postgres", "group": "postgres", "extra_groups": []}

    def start(self) -> Postgres:
        data = self.home / "data"
        self._run("initdb", "-D", str(data), "-U", "cabale", "--auth=trust", "-E", "UTF8")
        return self.resume()

    def pause(self) -> None:
        """As a database that is being updated: it is gone, and comes back with all it knew."""
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait()

    def resume(self) -> Postgres:
        command = [find("postgres") or "", "-D", str(self.home / "data"), "-p", str(self.port)]
        command += ["-c", "listen_addresses=127.0.0.1", "-k", str(self.home)]
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **self._user)
        for _ in range(200):
            if self._sql("SELECT 1", check=False).returncode == 0:
                return self
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def database(self) -> str:
        self._count += 1
        name = f"test{self._count}"
        self._sql(f"CREATE DATABASE {name}")
        return f"postgresql://cabale@127.0.0.1:{self.port}/{name}"

    def load(self, dump: str) -> str:
        """A new database with what `pg_dump` wrote."""
        url = self.database()
        psql = [find("psql") or "", "-q", "-v", "ON_ERROR_STOP=1", "-d", url]
        subprocess.run(psql, check=True, input=dump.encode(), capture_output=True)
        return url

    def ask(self, text: str) -> str:
        """One row of the newest database, its columns apart by bars."""
        where = [
            "-h",
            "127.0.0.1",
            "-p",
            str(self.port),
            "-U",
            "cabale",
            "-d",
            f"test{self._count}",
        ]
        return self._run("psql", *where, "-qAtc", text).stdout.decode().strip()

    def cpu(self, ticks: int) -> float:
        """Seconds of processor time of all its processes, those that are gone included."""
        assert self._process is not None
        home = Path("/proc")
        tree = [self._process.pid, *self._children(self._process.pid)]
        spent = 0
        for pid in tree:
            with suppress(OSError):
                fields = (home / str(pid) / "stat").read_text().rpartition(")")[2].split()
                spent += int(fields[11]) + int(fields[12])
                spent += int(fields[13]) + int(fields[14])
        return spent / ticks

    def _children(self, pid: int) -> list[int]:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text()
        return [int(child) for child in text.split()]

    def _sql(self, text: str, check: bool = True) -> subprocess.CompletedProcess[bytes]:
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "cabale", "-d", "postgres"]
        return self._run("psql", *where, "-qc", text, check=check)

    def _run(
        self, command: str, *args: str, check: bool = True
    ) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [find(command) or command, *args], check=check, capture_output=True, **self._user
        )

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        shutil.rmtree(self.home, ignore_errors=True)


def until_open(port: int) -> None:
    for _ in range(200):
        with socket.socket() as s:
            if s.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nothing listens on port {port}")
