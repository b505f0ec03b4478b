"""A process that looks after some matches of a `VectorEnv`.

It is a program of its own (``python -m cabale.envs.worker``) and no child of `multiprocessing`,
which would run the script of whoever started it a second time. What it has to do comes on its
standard input: its matches as a pickle, then a byte for each step. A byte on its standard output
answers, after which comes why it failed, if it did. The arrays lie in a file that both have mapped
into memory.
"""

from __future__ import annotations

import mmap
import os
import pickle
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import IO

from cabale.core import CabaleError
from cabale.envs.rows import Arrays, Rows, Setting

RESET, STEP = b"r", b"s"
DONE, FAILED = b".", b"!"


class Died(Exception):  # nobody's error, and mended by whoever asks
    """The process is no more."""


class Worker:
    """The other end: a process, and what it is asked."""

    def __init__(self, setting: Setting, path: Path, matches: int, rows: range) -> None:
        self.rows = rows
        self.process = subprocess.Popen(  # this Python, and a module of ours
            [sys.executable, "-m", "cabale.envs.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        )
        self.ask(pickle.dumps((setting, str(path), matches, rows)))

    def ask(self, order: bytes) -> None:
        """Tell it to begin, or to play on; `answered` waits until it has."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(order)
            self.process.stdin.flush()
        except BrokenPipeError:
            raise Died from None

    def answered(self) -> None:
        assert self.process.stdout is not None
        answer = self.process.stdout.read(1)
        if answer == DONE:
            return
        try:
            failure = pickle.load(self.process.stdout)  # noqa: S301  # our own worker wrote it
        except (EOFError, pickle.UnpicklingError):
            raise Died from None
        raise CabaleError(f"a process failed: {failure}")

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def mapped(path: Path, size: int) -> mmap.mmap:
    """A file as memory that several processes share."""
    with path.open("r+b") as file:
        return mmap.mmap(file.fileno(), size)


def serve(source: IO[bytes], sink: IO[bytes]) -> None:
    """Do what comes until nothing more does."""

    def failed(error: Exception) -> None:
        sink.write(FAILED + pickle.dumps(f"{type(error).__name__}: {error}"))

    try:
        setting, path, matches, some = pickle.load(source)  # noqa: S301  # who started us wrote it
        size = Arrays(setting.rules, matches).bytes
        rows = Rows(setting, Arrays(setting.rules, matches, mapped(Path(path), size)), some)
    except Exception as error:  # such as a bot that stands in a script: no other can import it
        failed(error)
        return
    while order := source.read(1):
        try:
            rows.reset() if order == RESET else rows.step()
            sink.write(DONE)
        except Exception as error:  # said in the process that asked, which can then stop
            failed(error)
        sink.flush()


if __name__ == "__main__":
    pipe = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get between
    serve(sys.stdin.buffer, pipe)
