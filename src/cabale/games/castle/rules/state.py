"""The facts of a match, and how they are dealt."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from cabale.core.later import Copied, Later
from cabale.core.state import State, plain
from cabale.core.table import Table
from cabale.games.castle.rules.cards import without
from cabale.games.castle.rules.components import (
    BROTHERHOOD,
    ITEMS,
    ORDER,
    PROFESSIONS,
    SOCIETIES,
)
from cabale.games.castle.rules.editions import (
    COACH,
    EDITIONS,
    SETUPS,
    Edition,
    Setup,
    is_sealed,
    items_in_game,
)


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


def new_state(seats: int, chronicle: Later[Copied]) -> CastleState:
    return CastleState(face_up=[False] * seats, tokens=[0] * seats, chronicle=chronicle)


def census(s: CastleState) -> list[str]:
    """Every card and token, wherever it lies."""
    items = [ITEMS[item] for item in (*s.pile, *sum(s.hands, ()))]
    professions = [PROFESSIONS[card] for card in (*s.profession, *s.unused)]
    societies = [SOCIETIES[card] for card in (*s.society, s.spare) if card >= 0]
    laid = s.duel.laid if s.duel is not None else ()
    return [*items, *professions, *societies, *["token"] * sum((s.stock, *s.tokens, *laid))]


def setup_for(t: Table[CastleState]) -> Setup:
    return SETUPS[t.options["edition"]][t.seats]


def deal(t: Table[CastleState]) -> None:
    """Deal societies, professions and items, and let everybody look at his own."""
    s = t.state
    setup = setup_for(t)
    prepare(t)
    _deal_societies(t, setup)
    professions = list(range(len(PROFESSIONS)))
    t.shuffle(professions)
    s.profession = professions[: t.seats]
    s.unused = tuple(sorted(professions[t.seats :]))
    certain = _deal_items(t, setup)
    s.first = s.active = t.draw(t.seats)
    know_own_cards(s, certain)


def prepare(t: Table[CastleState]) -> None:
    """What the edition and the player count settle before any card is dealt."""
    s = t.state
    s.edition = EDITIONS[t.options["edition"]]
    s.limit = setup_for(t).limit
    s.stock = s.edition.tokens


def know_own_cards(s: CastleState, certain: tuple[int, ...] = ()) -> None:
    """Everybody has seen his own cards, and that these items are in play."""
    s.chronicle = s.chronicle.then(
        "dealt", tuple(s.society), tuple(s.profession), tuple(s.hands), s.pile, certain
    )


def _deal_societies(t: Table[CastleState], setup: Setup) -> None:
    s = t.state
    cards = [ORDER] * setup.societies + [BROTHERHOOD] * setup.societies
    t.shuffle(cards)
    s.society = cards[: t.seats]
    s.spare = cards[t.seats] if len(cards) > t.seats else -1


def _deal_items(t: Table[CastleState], setup: Setup) -> tuple[int, ...]:
    """Deal; the items that everybody knows to be in hands."""
    s, n = t.state, t.seats
    items = items_in_game(setup, t.options)
    for item in setup.fixed:
        items = without(items, item)
    fill = [item for item in items if not setup.fill_sealed or is_sealed(item)]
    t.shuffle(fill)
    start = [*setup.fixed, *fill[: n * setup.each - len(setup.fixed)]]
    for item in start[len(setup.fixed) :]:
        items = without(items, item)
    t.shuffle(start)
    s.hands = [
        tuple(sorted(start[seat * setup.each : (seat + 1) * setup.each])) for seat in range(n)
    ]
    pile = list(items)
    t.shuffle(pile)
    s.pile = tuple(pile)
    if setup.fill_sealed and t.options["start_shown"]:
        s.start = tuple(sorted(start))
    return s.start or tuple(sorted(setup.fixed))
