"""The sealed randomness of a match: committed to before the first card, revealed after the last.

Every draw is a function of the seed, the stream's name and a number that counts the draws of that
stream. The numbers stand in the state, the seed never does: a state that a search looks at cannot
foresee a shuffle, and an imagined match gets a seed of its own.
"""

from __future__ import annotations

from hashlib import sha256
from struct import unpack

DECK, TABLE = 0, 1


class Chance:
    """All the luck of one match, from one seed."""

    __slots__ = ("_prefix", "seed")

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._prefix = sha256(seed.encode()).digest()

    @property
    def commitment(self) -> str:
        return sha256(self.seed.encode()).hexdigest()

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
