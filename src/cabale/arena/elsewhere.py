"""Work done by another Python: PyPy, or any other one that is new enough.

The workers need nothing but the standard library and this package, which they are told where to
find. Run as a program, this module is such a worker: it says hello, then does what it is sent, one
pickle at a time, until nothing more comes.
"""

from __future__ import annotations

import os
import pickle
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryFile
from typing import IO, Any, TypeVar

from cabale.core import CabaleError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

_HOME = str(Path(__file__).parents[2])
_PROTOCOL = 4


class NoInterpreter(CabaleError):
    """There is no such Python, or it cannot run this package."""


class Worker:
    """A process of another Python, waiting for work."""

    def __init__(self, interpreter: str, home: str = _HOME) -> None:
        """`home` is the folder in which it finds the package."""
        command = shutil.which(interpreter)
        if command is None:
            raise NoInterpreter(f"there is no interpreter {interpreter!r} here")
        self._name = interpreter
        path = os.pathsep.join(filter(None, (home, os.environ.get("PYTHONPATH"))))
        self._errors = TemporaryFile()  # noqa: SIM115  # a pipe nobody reads would fill up
        self._process = subprocess.Popen(  # noqa: S603  # the interpreter that was asked for
            [command, "-m", "cabale.arena.elsewhere"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.python: str = self._receive()
        """What it is, such as ``PyPy 3.11.11``."""

    def do(self, work: Callable[[Piece], Result], piece: Piece) -> Result:
        assert self._process.stdin is not None
        pickle.dump((work, piece), self._process.stdin, _PROTOCOL)
        self._process.stdin.flush()
        result, error = self._receive()
        if error is not None:
            raise CabaleError(f"{self._name}: {error}")
        done: Result = result
        return done

    def _receive(self) -> Any:
        assert self._process.stdout is not None
        try:
            return pickle.load(self._process.stdout)  # noqa: S301  # our own worker wrote it
        except EOFError:
            self._process.wait()
            self._errors.seek(0)
            said = self._errors.read().decode(errors="replace").strip().splitlines()
            why = said[-1] if said else "it ended without a word"
            self.dismiss()
            raise NoInterpreter(
                f"{self._name} cannot do this (Python 3.11 or newer is needed): {why}"
            ) from None

    def dismiss(self) -> None:
        self._process.communicate()
        self._errors.close()


def alone_elsewhere(
    interpreter: str, work: Callable[[Piece], Result], piece: Piece
) -> tuple[str, Result]:
    """The same of one piece, in a process of its own; which Python did it, and the result."""
    worker = Worker(interpreter)
    try:
        return worker.python, worker.do(work, piece)
    finally:
        worker.dismiss()


def spread_elsewhere(
    interpreter: str, work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int
) -> Iterator[Result]:
    """``work(piece)`` of every piece, as they are done, by so many workers."""
    workers: list[Worker] = []
    idle: SimpleQueue[Worker] = SimpleQueue()

    def do(piece: Piece) -> Result:
        worker = idle.get()
        try:
            return worker.do(work, piece)
        finally:
            idle.put(worker)

    try:
        for _ in range(min(jobs, len(pieces))):
            workers.append(Worker(interpreter))
            idle.put(workers[-1])
        with ThreadPoolExecutor(jobs) as pool:
            waiting = [pool.submit(do, piece) for piece in pieces]
            try:
                for done in as_completed(waiting):
                    yield done.result()
            finally:
                pool.shutdown(cancel_futures=True)
    finally:
        for worker in workers:
            worker.dismiss()


def _serve(source: IO[bytes], sink: IO[bytes]) -> None:
    def send(answer: object) -> None:
        pickle.dump(answer, sink, _PROTOCOL)
        sink.flush()

    send(f"{platform.python_implementation()} {platform.python_version()}")
    while True:
        try:
            work, piece = pickle.load(source)  # noqa: S301  # who started us wrote it
        except EOFError:
            return
        try:
            send((work(piece), None))
        except Exception as error:
            send((None, f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    answers = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not get between
    _serve(sys.stdin.buffer, answers)
