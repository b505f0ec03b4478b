"""The facts of a match."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from cabale.core.board import Board
from cabale.core.later import Copied, Later
from cabale.core.state import State, plain
from cabale.games.castle.rules.editions import COACH, SETUPS, Edition, Setup


@plain
@dataclass(slots=True)
class Duel(Copied):
    """A duel that is going on; the attacker is the active seat."""

    defender: int
    sides: list[int]
    """By seat: ATTACKER, DEFENDER, NEUTRAL or HYPNOTISED."""
    laid: list[int]
    """Tokens laid, by seat."""
    shown: tuple[tuple[int, int], ...] = ()
    """Items shown: (seat, item)."""
    used: tuple[tuple[int, int], ...] = ()
    """Professions used for a point: (seat, profession)."""
    verdict: int = -1
    """The side that the Alchemist named."""
    lone: int = -1
    """The Swordsman who shut out all others."""
    priest: int = -1
    """The Priest who stopped it."""
    doctor: int = -1
    """The Doctor who cancelled it."""
    asked: int = 0
    """How many have said whom they support (open supports)."""


class Announcement(NamedTuple):
    """A victory that is being announced."""

    seat: int
    society: int
    """The society whose holders are named."""
    named: tuple[int, ...] = ()


@plain
@dataclass(slots=True, kw_only=True)
class CastleState(State):
    """Hands and pile are sorted tuples of item numbers; the pile's top is its last."""

    edition: Edition = COACH
    limit: int = 5
    first: int = 0
    turn: int = 0
    active: int = 0
    hands: list[tuple[int, ...]] = field(default_factory=list)
    pile: tuple[int, ...] = ()
    society: list[int] = field(default_factory=list)
    spare: int = -1
    profession: list[int] = field(default_factory=list)
    face_up: list[bool] = field(default_factory=list)
    unused: tuple[int, ...] = ()
    tokens: list[int] = field(default_factory=list)
    stock: int = 0
    start: tuple[int, ...] = ()
    """The starting items, where all have seen which they are."""
    given: tuple[int, ...] = ()
    """Who has given in the chain of gifts that is going on (CAS-063)."""
    duel: Duel | None = None
    announcement: Announcement | None = None
    revealed: tuple[int, ...] = ()
    """Who has shown all his cards in an announcement."""
    chronicle: Later[Copied]
    """What happened, for those who remember it: written by rules, and never read by one."""


def setup_for(t: Board[CastleState]) -> Setup:
    return SETUPS[t.options["edition"]][t.seats]
