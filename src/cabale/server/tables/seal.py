"""The luck of a table: its secret, what people gave to it, and the chain of its log."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from cabale.core import Luck, Match
from cabale.core.log import Chain, line
from cabale.core.luck import Contribution, commitment


@dataclass(slots=True)
class Seal:
    """`secret` None: the luck is known to anybody, and nothing is promised about it.

    `head` is that of the chain after the last entry that everybody got a frame for. So a head that
    has changed says no more than the frame that it comes with.
    """

    secret: bytes | None = None
    commitment: str | None = None
    given: dict[str, Contribution] = field(default_factory=dict)
    """What each person gave."""
    head: str | None = None
    _chain: Chain | None = None

    @classmethod
    def of(cls, table: str, secret: str) -> Seal:
        """The seal of a table as it is opened."""
        if not secret:
            return cls()
        key = bytes.fromhex(secret)
        return cls(key, commitment(key, table))

    def keep(self, people: Collection[str | None]) -> None:
        """Somebody who has left the table has taken the luck along."""
        self.given = {who: luck for who, luck in self.given.items() if who in people}

    def luck(self, table: str, people: Sequence[str | None]) -> Luck | None:
        """What the match is dealt with, given who sits on each seat; None: nothing is sealed here.

        The first seat of a person carries what the person gave.
        """
        if self.secret is None:
            return None
        first = {who: people.index(who) for who in people if who is not None}
        given = [
            self.given.get(who) if who is not None and first[who] == seat else None
            for seat, who in enumerate(people)
        ]
        return Luck(self.secret, table, tuple(given))

    @property
    def reached(self) -> tuple[bytes, int] | None:
        """How far the chain has come."""
        return None if self._chain is None else (self._chain.whole_head, self._chain.length)

    def go_on(self, match: Match, head: bytes, length: int) -> None:
        """Take the chain up again where it was."""
        self._chain = Chain(match.luck, line(match.header))
        self._chain.go_on(head, length)

    def follow(self, match: Match) -> None:
        """Everybody is told of all that has happened in the match by now."""
        if self.secret is None:
            return
        if self._chain is None:
            self._chain = Chain(match.luck, line(match.header))
        chain = self._chain
        for entry in match.lines_from(chain.length):
            chain.add(entry)
        self.head = chain.head
