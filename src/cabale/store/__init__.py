"""Where logs live: SQLite by default, PostgreSQL when it grows."""

from cabale.store.open import DEFAULT_URL, open_store
from cabale.store.store import Row, Store, Unavailable, insert_new

__all__ = ["DEFAULT_URL", "Row", "Store", "Unavailable", "insert_new", "open_store"]
