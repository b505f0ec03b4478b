"""What is trained, against whom, and how."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from cabale.bots import find_bot
from cabale.bots.master import Master
from cabale.core import CabaleError, Game, game, new_match

SELF, PAST = "self", "past"
SETTINGS = ("routine", "tables", "decisions", "piece", "epochs", "rate", "own_rate", "trust")
"""Numbers of a plan that `cabale train --set` changes, and that the card of a net names."""
DEALS_WITH_ALL_SIDES = 20
"""A side that none of so many deals has is taken for a name that was mistyped."""


@dataclass(frozen=True)
class Plan:
    """Everything that a run depends on but its length and the number of its processes."""

    game: str
    seats: int
    league: Mapping[str, float] = field(
        default_factory=lambda: {SELF: 0.5, "adept": 0.4, PAST: 0.1}
    )
    """Who has the other seats, or the other side, and in which share of the matches: ``self`` is
    the net on every seat, ``past`` what it once was, anything else a bot by its name."""
    options: Mapping[str, Any] = field(default_factory=dict)
    place: str = ""
    """Where the net sits against others: a seat by its number, a side by its name, or anywhere."""
    partners: Mapping[str, float] = field(default_factory=lambda: {SELF: 1.0})
    """Who has each further seat of the net's side, drawn for every seat by these shares; the names
    are those of a league. Beside strangers the net cannot come to need copies of itself."""
    teacher: str = "master@32"
    """The search whose findings are learnt first."""
    searched: float = 0.5
    """The share of the net's decisions at which the teacher searches, too."""
    routine: bool = False
    """Whether the net answers what searches leave to the adviser."""
    judge: str = "adept"
    """The bot against which the curve is measured."""
    seed: int = 1
    hidden: tuple[int, ...] = (256, 128)
    tables: int = 16
    """Matches that a process plays at once."""
    decisions: int = 1024
    """That each process plays for a lesson."""
    taught: int = 128
    """Searches of each process for a lesson."""
    trust: float = 3.0
    """By how much the net prefers the advice before it has learnt anything."""
    logit: float = 0.01
    """The part of a win that one logit more is worth, where findings of a search are learnt."""
    rate: float = 1e-3
    own_rate: float = 3e-4
    """The same once it learns by playing."""
    epochs: int = 3
    piece: int = 1024
    memory: int = 300_000
    """Decisions of searches that are kept to learn from again."""
    visits: int = 12
    """How often each of them is learnt from while more are made."""
    clip: float = 0.2
    entropy: float = 0.002
    trace: float = 0.85
    """The λ of generalised advantage estimation. The house's value function, where a game has one,
    is a potential that makes each step's reward: what comes much later then tells little more."""
    every: int = 10
    """So many lessons apart the league takes in what the net has become."""

    @property
    def rules(self) -> Game[Any]:
        return game(self.game)

    def check(self) -> None:
        """Say what is wrong before anything is played."""
        self.rules.check_seats(self.seats)
        self.rules.read_options(self.seats, self.options)
        for shares in (self.league, self.partners):
            if not shares or min(shares.values()) < 0 or not sum(shares.values()):
                raise CabaleError("shares are not below 0, nor all 0, such as self=1,adept=1")
        self._check_place()
        for name in (*self.league, *self.partners, self.judge):
            if name not in (SELF, PAST):
                find_bot(self.rules, name)
        if not issubclass(find_bot(self.rules, self.teacher), Master):
            raise CabaleError(f"the teacher is a search such as master@32, not {self.teacher!r}")

    def _check_place(self) -> None:
        if not self.place:
            return
        sides = self.rules.teams(new_match(self.rules, self.seats, 0, self.options).board)
        if sides is None and self.place not in map(str, range(self.seats)):
            raise CabaleError(f"a seat is 0 to {self.seats - 1}, not {self.place!r}")
        known = set().union(
            *(
                self.rules.teams(new_match(self.rules, self.seats, deal, self.options).board) or ()
                for deal in range(DEALS_WITH_ALL_SIDES)
            )
        )
        if sides is not None and self.place not in known:
            raise CabaleError(f"a side is one of {', '.join(sorted(known))}, not {self.place!r}")


def read_league(text: str) -> dict[str, float]:
    """``self=5,adept=4,past=1``; a name without a share has 1."""
    found = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, share = part.partition("=")
        try:
            found[name] = float(share or 1)
        except ValueError:
            raise CabaleError(f"a league is written self=5,adept=4, not {part!r}") from None
    return found


def read_settings(text: str) -> dict[str, Any]:
    """``trust=4,routine=1``, each as the plan has it."""
    found: dict[str, Any] = {}
    for part in filter(None, map(str.strip, text.split(","))):
        name, _, number = part.partition("=")
        if name not in SETTINGS:
            raise CabaleError(f"what can be set is {', '.join(SETTINGS)}, not {name!r}")
        kind = type(getattr(Plan, name))
        try:
            found[name] = kind(float(number))
        except ValueError:
            raise CabaleError(f"{name} is a number, not {number!r}") from None
    return found
