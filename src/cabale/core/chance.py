"""The draws of a match, which its luck seals before the first card.

Every draw is a function of the key, the stream's name and a number that counts the draws of that
stream. The numbers stand in the state, the key never does: a state that a search looks at cannot
foresee a shuffle, and an imagined match gets a key of its own.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack

DECK, TABLE = 0, 1


class Chance:
    """All the draws of one match, from one key (see `cabale.core.luck`)."""

    __slots__ = ("_prefix",)

    def __init__(self, key: bytes) -> None:
        self._prefix = key

    def words(self, stream: int, number: int, least: int) -> tuple[int, ...]:
        """At least so many 64-bit words for draw `number` of a stream."""
        blocks = (least + 3) // 4
        prefix = self._prefix + b"%d/%d/" % (stream, number)
        hashes = b"".join([sha256(prefix + b"%d" % block).digest() for block in range(blocks)])
        return unpack(f">{4 * blocks}Q", hashes)

    def below(self, n: int, stream: int, number: int) -> int:
        """A number in ``range(n)``: made of the draw's first word."""
        word = sha256(self._prefix + b"%d/%d/0" % (stream, number)).digest()[:8]
        return int.from_bytes(word, "big") * n >> 64

    def shuffle(self, items: list[int], stream: int, number: int) -> None:
        last = len(items) - 1
        for word in self.words(stream, number, last)[:last]:
            other = word * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
            last -= 1
