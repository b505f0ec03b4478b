"""The deal: societies, professions and items, by the tables of the edition."""

from __future__ import annotations

from cabale.core.board import Board
from cabale.core.later import Copied, Later
from cabale.games.castle.rules.cards import without
from cabale.games.castle.rules.components import BROTHERHOOD, ORDER, PROFESSIONS
from cabale.games.castle.rules.editions import EDITIONS, Setup, is_sealed, items_in_game
from cabale.games.castle.rules.state import CastleState, setup_for


def new_state(seats: int, chronicle: Later[Copied]) -> CastleState:
    return CastleState(face_up=[False] * seats, tokens=[0] * seats, chronicle=chronicle)


def deal(t: Board[CastleState]) -> None:
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


def prepare(t: Board[CastleState]) -> None:
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


def _deal_societies(t: Board[CastleState], setup: Setup) -> None:
    s = t.state
    cards = [ORDER] * setup.societies + [BROTHERHOOD] * setup.societies
    t.shuffle(cards)
    s.society = cards[: t.seats]
    s.spare = cards[t.seats] if len(cards) > t.seats else -1


def _deal_items(t: Board[CastleState], setup: Setup) -> tuple[int, ...]:
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
