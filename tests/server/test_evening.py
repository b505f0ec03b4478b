"""An hour of mixed play in one process: what it remembers does not grow with what was played.

`make evening` says what it came to; CABALE_MINUTES makes it shorter or longer.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path
from random import Random

import pytest
from tests.server.houses import Worker, worker
from tests.server.storms import Storm, one_table

from cabale import names
from cabale.store import Store, open_store

MINUTES = float(os.environ.get("CABALE_MINUTES", "60"))
TABLES = int(os.environ.get("CABALE_TABLES", "12"))


def memory(one: Worker) -> int:
    """Kilobytes that the server's own process has in use."""
    assert one.process is not None
    status = Path(f"/proc/{one.process.pid}/status").read_text()
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def series(seen: list[tuple[float, int]]) -> str:
    return " ".join(f"{size / 1024:.0f}" for _, size in seen[:: len(seen) // 12 or 1])


@pytest.mark.soak
def test_memory_after_an_hour_is_that_after_ten_minutes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'cabale.db'}"
    storm, seconds, seen = Storm(), 60 * MINUTES, list[tuple[float, int]]()

    async def evening(one: Worker, store: Store) -> None:
        began = time.monotonic()

        async def seat_of_play(number: int) -> None:
            rng = Random(number)
            while time.monotonic() - began < seconds:
                name = names()[(number + storm.tables) % len(names())]
                await one_table([one.url], name, store, rng, storm)

        async def watch() -> None:
            while (passed := time.monotonic() - began) < seconds:
                seen.append((passed, memory(one)))
                await asyncio.sleep(seconds / 120)

        await store.open()
        async with asyncio.TaskGroup() as group:
            group.create_task(watch())
            for number in range(TABLES):
                group.create_task(seat_of_play(number))
        await store.close()

    # A table that nobody attends stays for a sixth of the time, as ten minutes are of an hour.
    with worker(url, CABALE_IDLE=str(seconds / 6)) as one:
        asyncio.run(evening(one, open_store(url)))
        complaints = one.complaints()
    early = max(size for passed, size in seen if passed <= seconds / 6)
    late = seen[-1][1]
    sys.stdout.write(
        f"\n{MINUTES:g} minutes, {TABLES} tables at any time: {storm.tables} matches,"
        f" {storm.choices} choices; {early / 1024:.0f} MB after a sixth of it,"
        f" {late / 1024:.0f} MB at the end: {late / early:.2f}\n"
        f"MB from a twelfth of it to the next: {series(seen)}\n"
    )
    assert late <= 1.2 * early
    assert complaints == []
