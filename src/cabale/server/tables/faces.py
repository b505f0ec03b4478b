"""Faces as codes: the one that was drawn for somebody, and none that is worn twice at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

LIKE = 3
"""Faces whose codes differ in fewer places than this are taken for one another."""

SLOTS = (8, 8, 7, 8, 3, 8, 6, 7, 10, 14)
"""How many there are of each thing that can differ, as in the client's `art/faces.ts`."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def drawn_face(seed: str) -> str:
    """The face of somebody who chose none."""
    return code_of(hashlib.sha256(seed.encode()).hexdigest()[:12])


def own_face(face: str, worn: Iterable[str]) -> str:
    """This face, or another where somebody at the table looks like that already."""
    others = [code_of(other) for other in worn if other]
    while face and any(_alike(code_of(face), other) for other in others):
        face = drawn_face(face)
    return face


def code_of(face: str) -> str:
    """What a client shows for this text: a code as it is, and for any other one that it rolls.

    Without this somebody could wear a text that is another code and the same face.
    """
    if len(face) == len(SLOTS) and all(
        digit in _DIGITS[:count] for digit, count in zip(face, SLOTS, strict=True)
    ):
        return face
    numbers = _numbers(face)
    return "".join(_DIGITS[next(numbers) % count] for count in SLOTS)


def _numbers(text: str) -> Iterator[int]:
    """The client's stream of numbers (`numbersFrom`): FNV-1a, then a 32-bit finaliser."""
    state = 2166136261
    for char in text:
        state = (state ^ ord(char)) * 16777619 & 0xFFFFFFFF
    while True:
        state = (state ^ state >> 15) * 2246822507 & 0xFFFFFFFF
        state = (state ^ state >> 13) * 3266489909 & 0xFFFFFFFF
        state ^= state >> 16
        yield state


def _alike(one: str, other: str) -> bool:
    return sum(a != b for a, b in zip(one, other, strict=True)) < LIKE
