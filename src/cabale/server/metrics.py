"""Figures for Prometheus. None of them says anything about a single table."""

from __future__ import annotations

from functools import cache

from prometheus_client import Counter, Gauge, Histogram

ENTRIES = Counter("cabale_entries", "Entries written to logs", ["did"])
RACES = Counter("cabale_races", "Entries that another worker had written first")
BUSY = Counter("cabale_busy", "Entries that could not be written")
TABLES = Gauge("cabale_tables", "Tables in memory")
SOCKETS = Gauge("cabale_sockets", "Connected clients")
DROPPED = Counter("cabale_dropped", "Clients that were dropped", ["reason"])
REQUESTS = Counter("cabale_requests", "HTTP requests", ["status"])
SECONDS = Histogram("cabale_request_seconds", "Time to answer an HTTP request")


@cache
def entries(kind: type) -> Counter:
    """The counter of one kind of entry."""
    return ENTRIES.labels(kind.__name__.lower())
