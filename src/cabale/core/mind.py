"""The mind of a game: all that its bots think with, apart from its rules.

A game's mind stands in the room `mind` of its package, as ``MIND``. It is imported when somebody
asks for it: a match that nobody plays for, and a simulation of random bots, load none of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from cabale.core.board import Board, S

if TYPE_CHECKING:
    from cabale.core.bot import Bot
    from cabale.core.choices import Choice
    from cabale.core.match import Match


class SearchPlan(NamedTuple):
    """How a search uses the game's own bots: what was found out about each game, in one place."""

    adviser: type[Bot] | None = None
    """The bot whose choice a search tries to improve on; None: the best of the game's own."""
    routine: frozenset[str] = frozenset()
    """Kinds of questions, and verbs of the advice, that are not searched: the answer follows from
    an earlier one, or everything depends on what will be said."""
    rollout_level: str = "novice"
    """The level of the bots that play on in a rollout."""
    rollout_depth: int = 16
    """The least number of decisions of a rollout, in a game that has a `Mind.standing`."""
    prior_margin: float = 0.15
    """The part of a win by which any other choice is taken to be worse than the advice before it is
    tried: the larger, the less the worlds and rollouts are like the game."""


class Mind(Generic[S]):
    """What a game offers to those who play it by machine. Every part of it may be left out."""

    search: SearchPlan = SearchPlan()

    def bots(self) -> Mapping[str, type[Bot]]:
        """The bots that the game brings along, by level, the weakest first."""
        return {}

    def standing(self, t: Board[S]) -> Sequence[float] | None:
        """An estimate, between 0 and 1, of how likely each seat is to win; None if there is none.

        It is the value function of searches that cut a rollout short, and may read the whole state.
        """
        return None

    def settled(self, t: Board[S]) -> bool:
        """Whether nothing is half done, so that a search may ask for the `standing`."""
        return True

    def traits(self, t: Board[S], seat: int) -> bytes | None:
        """What a value net reads of a settled position from a seat's place, as packed floats
        (``array("f")``), the log-odds of the `standing` first, to which the net adds; None: the
        game has no value nets. As `standing`, it may read the whole state.
        """
        return None

    def traits_size(self, seats: int) -> int:
        """How many numbers that are."""
        return 0

    def suspicion(self, match: Match, seat: int, rng: Random) -> Sequence[float] | None:
        """The posterior probability that each seat is of the first side by name, for this seat.

        It may read of the match only what the seat knows. None where the game has no such model.
        """
        return None

    def listeners(
        self, match: Match, seat: int, facts: Sequence[float]
    ) -> Mapping[str, Sequence[float]]:
        """Other answers to the question of `suspicion`, by name: baselines to measure it against.

        `facts` is what the hard facts alone come to.
        """
        return {}

    def asserts(self, match: Match, speaker: int, claim: Choice) -> tuple[int, bool] | None:
        """What a claim comes to in the question of `suspicion`: a seat, and whether it is of the
        first side. `match` is over, so nothing is hidden. None where it says nothing of sides."""
        return None


def load_mind(home: str) -> Mind[Any]:
    """The mind in the package of a game; an empty one where the game has none."""
    room = f"{home}.mind"
    if not home or find_spec(room) is None:
        return Mind()
    mind: Mind[Any] = import_module(room).MIND
    return mind
