"""How long a server takes to start beside how many stored tables, all of them running ones.

One table is played on a server for a second; then its rows are written again under other names, so
many times that there are enough, and the server is started on them. The least of `--rounds` counts.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from server import HERE, NODE, QUICK, SOURCE, cpu_seconds, free_port, install, until_it_answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 10_000])
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    install()
    print(f"{'stored tables':<26}{'seconds':>10}{'CPU s':>10}")
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        one = Path(folder) / "one.db"
        play_one(one)
        for tables in args.tables:
            many = Path(folder) / f"{tables}.db"
            shutil.copy(one, many)
            multiply(many, tables)
            took = [start(many) for _ in range(args.rounds)]
            wall, cpu = (min(times) for times in zip(*took, strict=True))
            print(f"{tables:<26,}{wall:>10.2f}{cpu:>10.2f}", flush=True)


def serve(database: Path) -> tuple[subprocess.Popen[bytes], int]:
    port = free_port()
    env = {**os.environ, **QUICK, "PYTHONPATH": f"{HERE / 'shelf'}{os.pathsep}{SOURCE}"}
    command = [sys.executable, "-c", "from cabale.cli import main; main()", "serve"]
    command += ["--port", str(port), "--database", f"sqlite:///{database}"]
    return subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL), port


def start(database: Path) -> tuple[float, float]:
    """Seconds until a server answers, and of its processor time."""
    began = time.perf_counter()
    server, port = serve(database)
    try:
        until_it_answers(f"http://127.0.0.1:{port}/healthz")
        return time.perf_counter() - began, cpu_seconds(server.pid)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def play_one(database: Path) -> None:
    server, port = serve(database)
    try:
        until_it_answers(f"http://127.0.0.1:{port}/healthz")
        clients = ["node", "clients.js", "ours", str(port), "1", "1", "cards", "0.02"]
        subprocess.run(clients, cwd=NODE, stdout=subprocess.DEVNULL, check=True)
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait()


def multiply(database: Path, tables: int) -> None:
    """So many tables more or less like the one that is stored there."""
    db = sqlite3.connect(database)
    (one,) = db.execute("SELECT id FROM tables WHERE phase = 'playing'").fetchone()
    for number in range(1, tables):
        new = f"{one[:8]}{number:08}"
        for name in ("tables", "entries", "snapshots", "seatings"):
            key, changed = (
                ("id", {"code": f"{number:08}"}) if name == "tables" else ("table_id", {})
            )
            columns = [row[1] for row in db.execute(f"PRAGMA table_info({name})")]
            values = {column: column for column in columns} | {key: "?"}
            values |= {column: f"'{value}'" for column, value in changed.items()}
            query = f"INSERT INTO {name} ({', '.join(values)}) SELECT {', '.join(values.values())}"
            db.execute(f"{query} FROM {name} WHERE {key} = ?", (new, one))
    db.commit()
    db.close()


if __name__ == "__main__":
    main()
