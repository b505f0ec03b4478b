"""Where logs live: SQLite by default, PostgreSQL when it grows."""

from cabale.store import company as company
from cabale.store.open import DEFAULT_URL, open_store
from cabale.store.store import (
    Kept,
    Pieces,
    Row,
    Snapshot,
    Store,
    Unavailable,
    Unfit,
    insert_new,
    written,
)

__all__ = [
    "DEFAULT_URL",
    "Kept",
    "Pieces",
    "Row",
    "Snapshot",
    "Store",
    "Unavailable",
    "Unfit",
    "insert_new",
    "open_store",
    "written",
]
