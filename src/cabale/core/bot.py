"""Who plays when nobody sits there: a bot is given what a seat is given, never the match."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from cabale.core.choices import Choice

if TYPE_CHECKING:
    from cabale.core.claims import Said
    from cabale.core.game import Game
    from cabale.core.match import Decision, Match
    from cabale.core.sight import SeatView


class Eyes:
    """All that one seat is given: its view, its events, its decision, and worlds it may imagine.

    Each part is made when it is first asked for, so a bot pays only for what it looks at.
    """

    __slots__ = ("__match", "decision", "live", "seat")

    def __init__(self, match: Match, seat: int) -> None:
        self.__match = match
        self.seat = seat
        self.live = match.live
        self.decision: Decision | None = match.decisions.get(seat)

    def view(self) -> SeatView:
        return self.__match.view(self.seat)

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        return self.__match.events(self.seat, since)

    def describe(self, lang: str = "en", *, names: Sequence[str] = (), since: int = 0) -> str:
        """All that the seat may know now, as text: see `Match.describe`."""
        return self.__match.describe(self.seat, lang, names=names, since=since)

    def observe(self, *, past: bool = True) -> MutableSequence[float]:
        """The view as numbers with what all saw happen, see `Match.observe`."""
        return self.__match.observe(self.seat, past=past)

    def tokens(self, last: int) -> list[tuple[int, ...]]:
        """The last of what the seat saw happen, see `cabale.core.tokens`."""
        return self.__match.tokens(self.seat, last)

    def mask(self) -> MutableSequence[int]:
        """1 for each choice of the catalogue that the seat may take now."""
        return self.__match.mask(self.seat)

    def said(self) -> tuple[Said, ...]:
        """The claims that reached the seat."""
        return self.__match.said_to(self.seat)

    def imagine(self, rng: Random) -> Match:
        return self.__match.imagine(self.seat, rng)

    def suspicion(self, rng: Random) -> Sequence[float] | None:
        """How likely each seat is of the first side, see `Mind.suspicion`."""
        return self.__match.game.mind.suspicion(self.__match, self.seat, rng)

    def may_say(self, claim: Choice) -> bool:
        return self.__match.may_say(self.seat, claim)


class Temper(NamedTuple):
    """What makes one bot unlike another of its level, each between -1 and 1.

    The games read it mildly: it changes how a bot plays, not how well.
    """

    boldness: float = 0.0  # how gladly it takes a risk
    patience: float = 0.0  # how long it waits and saves

    @staticmethod
    def draw(rng: Random) -> Temper:
        return Temper(rng.uniform(-1, 1), rng.uniform(-1, 1))


EVEN = Temper()
MOODS = {"even": EVEN, "bold": Temper(1.0, -1.0), "timid": Temper(-1.0, 1.0)}
"""Tempers that can be asked for by name."""


class Bot(ABC):
    """A player made of code. One object per seat and match.

    All its randomness comes from `rng`: given the same numbers it chooses the same in any two
    worlds that its seat cannot tell apart. `listens` says that it wants events; `temper` is given
    by whoever lets it sit down.
    """

    temper: Temper = EVEN
    haste: float = 1.0
    """At a live table: the part of the usual time that it has, where several think at once."""

    listens: ClassVar[bool] = True
    thinks_with_suspicion: ClassVar[bool] = False
    """Whether its beliefs are those of the game's own model (`Mind.suspicion`)."""

    def __init__(
        self, game: Game[Any], seat: int, seats: int, options: Mapping[str, Any], rng: Random
    ) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.options = options
        self.rng = rng

    recipe: ClassVar[tuple[Callable[..., Any], tuple[Any, ...]] | None] = None
    """How its class was made, where that was while the program ran: copies are made so again."""

    def __reduce__(self) -> tuple[Any, ...]:
        kind = type(self)
        make = (_class_of, (kind,)) if kind.recipe is None else kind.recipe
        table = (self.game, self.seat, self.seats, self.options)
        return _bot_again, (make, table, _facts(self))

    @abstractmethod
    def choose(self, eyes: Eyes) -> Choice:
        """One of ``eyes.decision.choices``."""

    def choose_in(self, world: Match) -> Choice:
        """The same in a world that a search imagines and plays on in, where nothing is hidden."""
        return self.choose(Eyes(world, self.seat))

    def believe(self, eyes: Eyes) -> Sequence[float] | None:
        """How likely each seat is of the first side by name, as this bot sees it; None from a bot
        that states no beliefs. It decides nothing: whoever measures what bots know asks for it."""
        return eyes.suspicion(self.rng) if self.thinks_with_suspicion else None

    def speak(self, eyes: Eyes) -> Choice | None:
        """A claim to make now, or None. Asked again and again while the table talks, and before an
        answer in games whose players drop a word now and then (`Game.remarks`)."""
        return None


def _class_of(kind: type[Bot]) -> type[Bot]:
    return kind


def _facts(bot: Bot) -> dict[str, Any]:
    """All that a bot remembers. A compiled class names what it keeps outside the `__dict__`."""
    names = [name for kind in type(bot).__mro__ for name in getattr(kind, "__mypyc_attrs__", ())]
    kept = {name: getattr(bot, name) for name in names if hasattr(bot, name)}
    own: dict[str, Any] = kept.pop("__dict__", None) or getattr(bot, "__dict__", {})
    return kept | own


def _bot_again(
    make: tuple[Callable[..., type[Bot]], tuple[Any, ...]],
    table: tuple[Game[Any], int, int, Mapping[str, Any]],
    facts: dict[str, Any],
) -> Bot:
    """A bot as it was, in a copy or another process."""
    function, args = make
    bot = function(*args)(*table, Random())
    for name, value in facts.items():
        setattr(bot, name, value)
    return bot
