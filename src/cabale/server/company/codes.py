"""Codes that people hand on: short enough to type, too many to be guessed."""

from __future__ import annotations

import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without those that are read as another."""
LENGTH = 12
"""60 bits: whoever tries a thousand a second meets one of a million in about 36 years."""


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_code(text: str) -> str:
    """A code as it is written down, however it was typed: with gaps, in small letters."""
    return "".join(c for c in text.upper() if c in LETTERS)
