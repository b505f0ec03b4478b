"""Figures for Prometheus. None of them moves with what somebody at a table may not know of.

So there is no figure of answers that are held, of claims or lines of chat that not everybody hears,
of races for an entry or writes that failed (either may have been such an answer), nor of how much
the process computes or remembers: each would tell that somebody had just done something unseen.
`docs/security.md` says of each that is here why it tells nothing.
"""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
"""Our own: the library's tells what the process computes."""

MOVES = Counter(
    "cabale_moves", "Entries of matches that everybody at the table was told of", registry=REGISTRY
)
DATABASE = Gauge("cabale_database_up", "Whether the database answered last", registry=REGISTRY)
TABLES = Gauge("cabale_tables", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("cabale_sockets", "Connected clients", registry=REGISTRY)
DROPPED = Counter("cabale_dropped", "Clients that were dropped", ["reason"], registry=REGISTRY)
REQUESTS = Counter("cabale_requests", "HTTP requests", ["status"], registry=REGISTRY)
SECONDS = Histogram("cabale_request_seconds", "Time to answer an HTTP request", registry=REGISTRY)
