"""Which database, by its address."""

from __future__ import annotations

from cabale.store.store import Store

DEFAULT_URL = "sqlite:///var/cabale.db"


def open_store(url: str = DEFAULT_URL, flush_within: float = 0) -> Store:
    """The store of an address; it still has to be opened.

    SQLite may have what need not `wait` on the disk so many seconds after it was acknowledged.
    """
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite":
        from cabale.store.sqlite import SqliteStore

        return SqliteStore(rest.removeprefix("/"), flush_within)
    if scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        from cabale.store.postgres import PostgresStore

        return PostgresStore(f"postgresql+asyncpg://{rest}")
    raise ValueError(
        f"CABALE_DATABASE_URL begins with sqlite:/// or postgresql://, not {scheme + '://'!r}"
    )
