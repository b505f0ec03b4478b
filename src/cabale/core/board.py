"""The board: what the rules of a game work with while a match is played.

In steps it is called `t`, for all that lies on the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar

from cabale.core.chance import DECK, TABLE, Chance
from cabale.core.choices import Catalogue, Choice
from cabale.core.event import Audience, Event
from cabale.core.state import Outcome, State, StepFrame

if TYPE_CHECKING:
    from cabale.core.game import Game
    from cabale.core.step import Step

S = TypeVar("S", bound=State)

Events = tuple["Events", Event] | None
"""The events so far, newest outside: shared between clones, so that a clone costs nothing."""
NOBODY: Mapping[int, Mapping[str, Any]] = {}
"""Most events tell nobody more than the others; they share this, for all are kept in memory."""


_tuple = tuple.__new__
"""Makes an `Event` in half the time that its own constructor takes."""


def rings(seats: int) -> tuple[tuple[int, ...], ...]:
    """All seats in turn, for each of them beginning there."""
    return tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))


class Board(Generic[S]):
    """The state of a match with the means to change it: steps, chance, events.

    `frame` is the step on top of the stack, with what it remembers; it is kept here because every
    step reads it, several times. `sealed` says that something was revealed or drawn since it was
    last set to False, which bars undo.
    """

    __slots__ = (
        "_rings",
        "catalogue",
        "chance",
        "events",
        "frame",
        "game",
        "heard",
        "kept",
        "options",
        "sealed",
        "seats",
        "state",
    )

    listening: ClassVar[bool] = True
    """Whether anybody hears what is told; not in simulations, see `Quiet`."""
    keeping: ClassVar[bool] = True
    """Whether events are kept, so that they can be told again and choices be taken back."""

    def __init__(
        self, game: Game[S], seats: int, options: Mapping[str, Any], chance: Chance
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.catalogue: Catalogue = game.catalogue(seats)
        self._rings = game.rings(seats)
        self.chance = chance
        self.events: Events = None
        self.heard = 0
        self.sealed = False
        self.state: S = game.blank(seats).copy()
        self.frame: StepFrame = ()
        self.kept: dict[str, Any] = {}
        """Parts of observations that were worked out last, each with a copy of what it was made of.
        Whoever looks compares that with what lies here now, so clones share them."""

    def copy(self) -> Self:
        kind = self.__class__
        new = kind.__new__(kind)
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.catalogue = self.catalogue
        new._rings = self._rings
        new.chance = self.chance
        new.events = self.events
        new.heard = self.heard
        new.sealed = self.sealed
        new.state = self.state.copy()
        new.frame = self.frame
        new.kept = self.kept
        return new

    def listen(self, on: bool) -> Board[S]:
        """What lies here on a board that builds events, or on one that does not.

        It takes the place of this one, whose state it has.
        """
        kind = Board if on else Quiet
        new: Board[S] = kind(self.game, self.seats, self.options, self.chance)
        new.events, new.heard = self.events, self.heard
        new.state, new.frame = self.state, self.frame
        return new

    # --- steps ---------------------------------------------------------------------------------

    def push(self, step: type[Step[S]], *memory: Any) -> None:
        """Put a step on the stack; the one below waits until it is done."""
        self.frame = frame = (step.name,) + memory  # noqa: RUF005  # half the time of (…, *memory)
        self.state.stack.append(frame)

    def goto(self, step: type[Step[S]], *memory: Any) -> None:
        """Put a step in the place of the one on top (or the same step with other memory)."""
        self.frame = self.state.stack[-1] = (step.name,) + memory  # noqa: RUF005

    def pop(self) -> None:
        """The step on top is done."""
        stack = self.state.stack
        stack.pop()
        self.frame = stack[-1] if stack else ()

    def end(
        self, winners: tuple[int, ...], reason: str, scores: tuple[int, ...] | None = None
    ) -> None:
        """The match is over."""
        self.state.stack.clear()
        self.state.outcome = Outcome(winners, reason, scores)
        self.sealed = True
        self.tell("ended", winners=list(winners), reason=reason)

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats, beginning with `first`."""
        return self._rings[first]

    def choice(self, verb: str, *args: int | str) -> Choice:
        try:
            return self.catalogue.find[verb][args]
        except KeyError:
            return self.catalogue(verb, *args)  # which says what is wrong

    # --- chance --------------------------------------------------------------------------------

    def shuffle(self, items: list[int], stream: int = DECK) -> None:
        draws = self.state.draws
        self.chance.shuffle(items, stream, draws[stream])
        draws[stream] += 1
        self.sealed = True

    def draw(self, n: int, stream: int = DECK) -> int:
        """A number in ``range(n)``."""
        draws = self.state.draws
        number = self.chance.below(n, stream, draws[stream])
        draws[stream] += 1
        self.sealed = True
        return number

    def draw_for_absent(self, n: int) -> int:
        """A number for a seat that does not answer; leaves the luck of the cards alone."""
        return self.draw(n, TABLE)

    # --- events --------------------------------------------------------------------------------

    def tell(
        self,
        kind: str,
        to: Audience | None = None,
        only: Mapping[int, Mapping[str, Any]] | None = None,
        **data: Any,
    ) -> None:
        """Something happened. Whoever learns a secret by it can no longer be undone."""
        if to is not None or only:
            self.sealed = True
        self.events = (self.events, _tuple(Event, (kind, data, to, only or NOBODY)))
        self.heard += 1

    def reveal(self, kind: str, **data: Any) -> None:
        """Something hidden is shown to the whole table."""
        self.sealed = True
        self.tell(kind, **data)


nothing = type.__prepare__
"""Takes whatever it is given and does nothing, in a fifth of the time a function of ours takes:
a class without a metaclass has nothing to prepare."""


class Quiet(Board[S]):
    """A board at which nobody listens: no event is built, and so nothing can be taken back."""

    __slots__ = ()
    listening = False
    keeping = False

    def tell(
        self,
        kind: str,
        to: Audience | None = None,
        only: Mapping[int, Mapping[str, Any]] | None = None,
        **data: Any,
    ) -> None:
        """Nobody hears it."""

    def reveal(self, kind: str, **data: Any) -> None:
        """Nobody hears it."""


Quiet.tell = Quiet.reveal = nothing  # type: ignore[assignment,method-assign]
