"""`make bench-server`: live matches with four scripted clients each, beside boardgame.io's server.

Ours writes every choice to SQLite, once waiting for the disk and once flushing within 50 ms;
boardgame.io's keeps them in memory. Both play the same card game, and the clients of both are the
same Node program, in a process of its own.
Where `make compiled` was run, the compiled server is measured, too; with `--against SRC` the one
of another source tree. All take turns, `--rounds` times, and of each the round counts in which a
choice took the least of the processor.
"""

from __future__ import annotations

import argparse
import json
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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
COMPILED = HERE.parent / "build" / "compiled"
NODE = HERE / "node"
THEIRS = "boardgame.io (memory)"
FLUSHED = {"": "0", "50 ms": "0.05"}
"""What a line is called by when choices are on the disk: before they are told, or soon after."""
TICKS = os.sysconf("SC_CLK_TCK")
QUICK = {
    "CABALE_RATE": "1e9",
    "CABALE_BURST": "1e9",
    "CABALE_TABLES_PER_PERSON": "100000",
    "CABALE_TABLES_PER_ADDRESS": "100000",
    "CABALE_SOCKETS_PER_ADDRESS": "100000",
    "CABALE_LOG_LEVEL": "warning",
    "CABALE_OPENING": "0",
    "CABALE_LOOK_AHEAD": "0",  # boardgame.io has no post-mortems either
}


@dataclass
class Line:
    server: str
    tables: int
    rate: float
    per_cpu: float
    p50: float
    p99: float
    cpu: float
    memory: float
    """Kilobytes by which the server has grown."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10, 50, 200])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--game", default="cards", help="of ours; cards is the same game as theirs")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--pace", type=float, help="seconds from one choice at a table to the next")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--against", type=Path, help="another source tree, which takes turns")
    args = parser.parse_args()
    install()
    show_disk()
    names = ("choices/s", "/CPU s", "×", "p50 ms", "p99 ms", "CPU", "kB/table", "kB more")
    print(f"{'server':<32}{'tables':>7}" + "".join(f"{name:>10}" for name in names))
    before: dict[str, Line] = {}
    for tables in args.tables:
        best: dict[str, Line] = {}
        for _ in range(args.rounds):
            for line in one_round(tables, args):
                other = best.get(line.server)
                if other is None or line.per_cpu > other.per_cpu:
                    best[line.server] = line
        for line in best.values():
            show(line, before.get(line.server), best.get(THEIRS))
        before |= best


def one_round(tables: int, args: argparse.Namespace) -> Iterator[Line]:
    sources = {"": SOURCE}
    if any((COMPILED / "cabale" / "core").glob("match.*.*")):  # beside match.py
        sources["compiled"] = COMPILED
    if args.against is not None:
        sources["against"] = args.against.resolve()
    for build, source in sources.items():
        for flushed, within in FLUSHED.items():
            label = f"cabale ({', '.join(filter(None, (args.game, build, flushed)))})"
            yield ours(label, tables, args, source, within)
    if not args.alone and args.pace is None:
        yield theirs(tables, args.seconds)


def show(line: Line, before: Line | None, peer: Line | None) -> None:
    """`×`: choices for each second of processor time, as a multiple of boardgame.io's.

    `kB more`: for each table more than in the line before, without what is needed once.
    """
    more, times = "", "" if peer is None else f"{line.per_cpu / peer.per_cpu:.2f}"
    if before is not None and line.tables > before.tables:
        more = f"{(line.memory - before.memory) / (line.tables - before.tables):.0f}"
    print(
        f"{line.server:<32}{line.tables:>7}{line.rate:>10.0f}{line.per_cpu:>10.0f}{times:>10}"
        f"{line.p50:>10.1f}{line.p99:>10.1f}{line.cpu:>10.0%}"
        f"{line.memory / line.tables:>10.0f}{more:>10}",
        flush=True,
    )


def ours(label: str, tables: int, args: argparse.Namespace, source: Path, within: str) -> Line:
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        port = free_port()
        path = [HERE / "shelf", source]
        env = {**os.environ, **QUICK, "PYTHONPATH": os.pathsep.join(map(str, path))}
        env["CABALE_FLUSH_WITHIN"] = within
        serve = [sys.executable, "-c", "from cabale.cli import main; main()", "serve"]
        serve += ["--port", str(port), "--database", f"sqlite:///{folder}/bench.db"]
        server = subprocess.Popen(serve, env=env, stdout=subprocess.DEVNULL)
        clients = ["node", "clients.js", "ours", str(port), str(tables), str(args.seconds)]
        clients += [args.game, str(args.pace or 0)]
        return measure(label, server, port, "/healthz", tables, clients)


def theirs(tables: int, seconds: float) -> Line:
    port = free_port()
    quiet = subprocess.DEVNULL
    env = {**os.environ, "NODE_ENV": "production"}
    serve = ["node", "boardgameio.js", str(port)]
    server = subprocess.Popen(serve, cwd=NODE, env=env, stdout=quiet, stderr=quiet)
    clients = ["node", "clients.js", "theirs", str(port), str(tables), str(seconds)]
    return measure(THEIRS, server, port, "/games/cards", tables, clients)


def measure(
    name: str,
    server: subprocess.Popen[bytes],
    port: int,
    path: str,
    tables: int,
    clients: list[str],
) -> Line:
    try:
        until_it_answers(f"http://127.0.0.1:{port}{path}")
        empty = memory(server.pid)
        running = subprocess.Popen(clients, cwd=NODE, stdout=subprocess.PIPE, text=True)
        assert running.stdout is not None
        assert json.loads(running.stdout.readline())["counting"]
        full = memory(server.pid)
        began, cpu = time.perf_counter(), cpu_seconds(server.pid)
        result: dict[str, Any] = json.loads(running.stdout.readline())
        took = time.perf_counter() - began
        cpu = max(cpu_seconds(server.pid) - cpu, 1 / TICKS)
        running.wait()
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()
    times = sorted(result["times"]) or [0.0]
    rate = result["choices"] / result["seconds"]
    return Line(
        name,
        tables,
        rate,
        rate * took / cpu,
        times[len(times) // 2],
        times[min(len(times) - 1, int(len(times) * 0.99))],
        cpu / took,
        full - empty,
    )


def install() -> None:
    if shutil.which("npm") is None:
        raise SystemExit("The clients, and boardgame.io, need Node and npm.")
    if not (NODE / "node_modules").is_dir():
        subprocess.run(["npm", "install", "--silent", "--no-package-lock"], cwd=NODE, check=True)


def show_disk() -> None:
    """What a log on this disk costs at least: no choice is told before it is written."""
    times = []
    with tempfile.TemporaryFile(dir=os.environ.get("BENCH_DIR")) as file:
        for _ in range(300):
            file.write(bytes(4096))
            file.flush()
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append((time.perf_counter() - began) * 1000)
    times.sort()
    print(f"one write to this disk: p50 {times[150]:.1f} ms, p99 {times[297]:.1f} ms")


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def until_it_answers(url: str) -> None:
    for _ in range(2400):
        try:
            with urllib.request.urlopen(url, timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nothing answers at {url}")


def cpu_seconds(pid: int) -> float:
    """Of the server's own process: its bots' processes are idle here."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> float:
    """Resident kilobytes; taken before anybody came, and when all tables have begun to play."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


if __name__ == "__main__":
    main()
