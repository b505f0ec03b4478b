"""Standing orders: what a seat says ahead, and what is then answered for it.

They are no rules of any game: who sets none plays the same match. A table keeps them, see
`cabale.server.tables.orders`; a match never knows of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Generic

from cabale.core.board import Board, S
from cabale.core.choices import Arg, Catalogue, Choice, Verb


class Orders(Generic[S]):
    """The standing orders of a game, the first of a seat's that has a legal answer gives it.

    `verbs` and `domains` are all that can be ordered, `steps` the names of the steps in which an
    order may speak for its seat.
    """

    verbs: ClassVar[tuple[Verb, ...]]
    domains: ClassVar[Mapping[str, Sequence[Arg]]] = {}
    steps: ClassVar[frozenset[str]]

    def __init__(self) -> None:
        self.catalogue = cache(self._catalogue)

    def _catalogue(self, seats: int) -> Catalogue:
        return Catalogue(self.verbs, {"seat": range(seats), **self.domains})

    def stands(self, t: Board[S], seat: int, order: Choice) -> bool:
        """Whether the order can be given now, and is still in force once it was."""
        return True

    def covers(self, t: Board[S], seat: int, order: Choice) -> bool:
        """Whether the table need not wait for the seat in the step on top of the stack.

        Where nobody is hurried a question is over when everybody has answered or ordered. So this
        hangs on the order, and on what the whole table can see: never on what the seat holds. An
        order of which only its seat knows whether it can be carried out covers nothing.
        """
        return False

    def answer(self, t: Board[S], seat: int, order: Choice) -> Choice | None:
        """What the order answers for its seat to the step on top of the stack, one of `steps`.

        None: nothing. An answer that is not legal is none either: the seat is asked as ever.
        """
        raise NotImplementedError
