"""The luck of a match: one secret, and a key of its own for each purpose, under its own label.

    commit    what is shown from the first moment; nothing can be computed from it
    deal      the key of all draws, in which everybody's own luck goes
    chain     the key that binds each line of the log to all before it
    imagine   the dice of the bots

A label is the only thing that tells two keys apart, and HMAC-SHA256 keeps them apart: whoever holds
one knows nothing about another. `docs/protocol.md` says what this proves, with test vectors.
"""

from __future__ import annotations

import hmac
import json
import secrets
from hashlib import sha256
from typing import NamedTuple

COMMIT, DEAL, CHAIN, IMAGINE = (
    f"cabale/2/{purpose}/" for purpose in ("commit", "deal", "chain", "imagine")
)
SECRET_BYTES = 32
"""Always so many: HMAC does not tell a shorter key from the same with zeros behind it."""
LONGEST_WORD = 40

Contribution = tuple[str, str]
"""Somebody's own luck (16 bytes, as 32 hex digits) and a lucky word, which may be empty."""


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def new_contribution(word: str = "") -> Contribution:
    return secrets.token_hex(16), word


def commitment(secret: bytes, table: str) -> str:
    """What a table shows of its secret before anybody sits down."""
    return _under(secret, COMMIT + table).hex()


class Luck(NamedTuple):
    """What every draw of a match is made of.

    A match at a table is sealed by a `secret` that nobody chose, and by what each seat contributed.
    A local match has a short `seed` instead: whoever knows that knows every draw.
    """

    secret: bytes
    table: str | None = None
    contributions: tuple[Contribution | None, ...] | None = None
    seed: str | None = None

    @classmethod
    def of_seed(cls, seed: str) -> Luck:
        return cls(sha256(seed.encode()).digest(), seed=seed)

    @property
    def key(self) -> bytes:
        """Of all draws. A published seed gives the same draws for ever."""
        if self.seed is not None:
            return self.secret
        return _under(self.secret, DEAL + _json([self.table, self.contributions]))

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.table or "")

    @property
    def chain_key(self) -> bytes:
        return _under(self.secret, CHAIN + (self.table or ""))

    @property
    def dice(self) -> str:
        """What the bots of a table begin their own random numbers with."""
        return _under(self.secret, IMAGINE + (self.table or "")).hex()


def is_contribution(value: object) -> bool:
    """Whether a JSON value is what a seat may have contributed: nothing, or luck and a word."""
    if value is None:
        return True
    if not isinstance(value, (list, tuple)) or len(value) != 2:
        return False
    luck, word = value
    return isinstance(luck, str) and is_hex(luck, 16) and isinstance(word, str) and is_word(word)


def is_word(word: str) -> bool:
    """One line, nothing invisible, no space at an end nor two in a row."""
    clean = " ".join(word.split())
    return len(word) <= LONGEST_WORD and word.isprintable() and word == clean


def is_hex(text: str, size: int) -> bool:
    """Whether this is so many bytes in lower-case hex digits."""
    return len(text) == 2 * size and set(text) <= set("0123456789abcdef")


def _under(secret: bytes, label: str) -> bytes:
    return hmac.digest(secret, label.encode(), "sha256")


def _json(value: object) -> str:
    """As JavaScript's `JSON.stringify` writes it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
