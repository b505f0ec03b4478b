"""Argon2 in a thread pool of its own, with bounds on the hashes that run and that wait.

A hash takes 64 MiB while it is made. Whoever sends many passwords at once waits in line, and is
turned away where the line is long; everything else goes on meanwhile.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cabale.server.wire.refusal import Refusal

T = TypeVar("T")
LONGEST_LINE = 16


class Hashing:
    def __init__(self, at_once: int) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(at_once, "cabale-hash")
        self._most, self._waiting = at_once + LONGEST_LINE, 0
        began = time.perf_counter()
        # Checked when there is no such account, so that the time taken does not say so.
        self._nobodys = self._hasher.hash(secrets.token_hex(16))
        self._took = time.perf_counter() - began

    async def hash(self, password: str) -> str:
        return await self._queue(lambda: self._timed(lambda: self._hasher.hash(password)))

    async def matches(self, hashed: str | None, password: str) -> bool:
        """Whether this is the password. It takes as long where there is none (None)."""
        return await self._queue(lambda: self._timed(lambda: self._check(hashed, password)))

    async def idle(self) -> None:
        """Wait as long as a hash takes, in the same queue, without computing one."""
        await self._queue(lambda: time.sleep(self._took))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _check(self, hashed: str | None, password: str) -> bool:
        try:
            self._hasher.verify(hashed or self._nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return hashed is not None

    def _timed(self, work: Callable[[], T]) -> T:
        began = time.perf_counter()
        try:
            return work()
        finally:
            self._took = time.perf_counter() - began

    async def _queue(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise Refusal("busy", "many people are signing in just now; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
