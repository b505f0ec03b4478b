"""Work that adds up, done in pieces: here, in several processes, or on a Ray cluster."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from cabale.arena.elsewhere import spread_elsewhere
from cabale.core import CabaleError

Piece = TypeVar("Piece")
Result = TypeVar("Result")

LOCAL = "local"


class NoCluster(CabaleError):
    """Ray is not installed, or does not answer."""


def spread(
    work: Callable[[Piece], Result],
    pieces: Sequence[Piece],
    jobs: int = 1,
    cluster: str | None = None,
    interpreter: str | None = None,
) -> Iterator[Result]:
    """``work(piece)`` of every piece, as they are done.

    `cluster` is the address of a Ray cluster, or ``local`` for one of `jobs` workers here;
    `interpreter` the name or path of another Python for the workers. A piece should take a tenth of
    a second or more: sending it costs about a thousandth.
    """
    if interpreter is not None:
        yield from spread_elsewhere(interpreter, work, pieces, jobs)
    elif cluster is not None:
        yield from _on_ray(work, pieces, jobs, cluster)
    elif jobs == 1:
        yield from map(work, pieces)
    else:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            for done in as_completed([pool.submit(work, piece) for piece in pieces]):
                yield done.result()


def _on_ray(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int, cluster: str
) -> Iterator[Result]:
    with connected(cluster, jobs) as ray:
        remote = ray.remote(_do)
        waiting = [remote.remote(work, piece) for piece in pieces]
        while waiting:
            (done, *_), waiting = ray.wait(waiting)
            yield ray.get(done)


@contextmanager
def connected(cluster: str, jobs: int) -> Iterator[Any]:
    """Ray, connected to the cluster; within this, work that is spread there finds it connected."""
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster(
            "--cluster needs Ray, which is not installed: pip install 'cabale[cluster]'"
        ) from None
    if ray.is_initialized():
        yield ray
        return
    if cluster == LOCAL:
        ray.init(num_cpus=max(jobs, 2), log_to_driver=False, include_dashboard=False)
    else:
        try:
            _knock(cluster)
            ray.init(address=cluster, log_to_driver=False)
        except (OSError, RuntimeError, ValueError) as error:
            raise NoCluster(f"no Ray cluster answers at {cluster}: {error}") from None
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself tries a wrong address for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host:
        socket.create_connection((host, int(port)), timeout=5).close()


def _do(work: Callable[[Piece], Result], piece: Piece) -> Result:
    return work(piece)
