"""`make bench-fair`: what one person's many tables of searching bots cost somebody else.

Ada plays against bots, and we count the frames that she gets. Then Eve opens tables with nobody but
bots that search, all of which think in the same process as Ada's, and we count again.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from cabale.server.client import Client

LIMITS = {
    "CABALE_RATE": "1000",
    "CABALE_BURST": "1000",
    "CABALE_TABLES_PER_PERSON": "1000",
    "CABALE_TABLES_PER_ADDRESS": "1000",
    "CABALE_BOT_TABLES_PER_PERSON": "1000",
    "CABALE_METRICS": "off",
}
"""Without limits, which would keep Eve from trying."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=30, help="of Eve's")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--game", default="castle")
    parser.add_argument("--level", default="ismcts")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        log = Path(home) / "log"
        command = [sys.executable, "-c", "from cabale.cli import main; main()", "serve"]
        database = {"CABALE_DATABASE_URL": f"sqlite:///{home}/cabale.db"}
        with log.open("wb") as err:
            server = subprocess.Popen(
                [*command, "--port", "0"],
                env=os.environ | LIMITS | database,
                stdout=subprocess.PIPE,
                stderr=err,
            )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().decode().split()[-1]
            asyncio.run(attack(url, args))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait()
        print(f"thoughts given up: {log.read_text().count('bot-too-slow')}")


async def attack(url: str, args: argparse.Namespace) -> None:
    ada, eve = Client(url), Client(url)
    frames: list[float] = []

    def heard(message: dict[str, Any]) -> None:
        if message["type"] == "frame":
            frames.append(time.monotonic())

    ada.heard = heard
    playing = asyncio.create_task(play(ada, args))
    print(f"alone: {await count(frames, args.seconds)} frames in {args.seconds:g} s")
    await eve.post("/api/me", name="Eve")
    for _ in range(args.tables):
        table = await eve.post("/api/tables", game=args.game, seats=4, sit=False)
        await eve.post(f"/api/tables/{table['id']}/bot", level=args.level)
        await eve.post(f"/api/tables/{table['id']}/start")
    await asyncio.sleep(3)
    under = await count(frames, args.seconds)
    print(f"beside {args.tables} tables of bots: {under} frames in {args.seconds:g} s")
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


async def play(ada: Client, args: argparse.Namespace) -> None:
    while True:
        table = await ada.post("/api/play", game=args.game, seats=4, level=args.level, name="Ada")
        async for asked in ada.play(table["id"]):
            await asked.answer(asked.choices[0])


async def count(frames: list[float], seconds: float) -> int:
    """Frames in so many seconds, from the next on."""
    known = len(frames)
    while len(frames) == known:
        await asyncio.sleep(0.01)
    known = len(frames)
    await asyncio.sleep(seconds)
    return len(frames) - known


if __name__ == "__main__":
    main()
