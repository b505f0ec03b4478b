"""How a match begins: an empty table, and the deal."""

from __future__ import annotations

from cabale.games.abyss.rules.components import (
    ALLY_KINDS,
    COURT_SLOTS,
    EXPLORATION_CARDS,
    LOCATIONS,
    LORDS,
    MONSTER_TOKENS,
    START_PEARLS,
)
from cabale.games.abyss.rules.state import FREE, NOBODY, Abyss, AbyssState


def new_state(seats: int) -> AbyssState:
    return AbyssState(
        deck=[],
        discard=bytearray(ALLY_KINDS + 1),
        track=[],
        council=bytearray(ALLY_KINDS),
        court=[],
        lord_deck=[],
        lords_gone=[],
        location_deck=[],
        open_locations=[],
        token_stock=[],
        pearls=[START_PEARLS] * seats,
        key_tokens=[0] * seats,
        hands=[bytearray(ALLY_KINDS) for _ in range(seats)],
        federated=[bytearray(ALLY_KINDS) for _ in range(seats)],
        lords=[[] for _ in range(seats)],
        locations=[[] for _ in range(seats)],
        monster_tokens=[[] for _ in range(seats)],
        active=[NOBODY] * len(LORDS),
        under=[FREE] * len(LORDS),
    )


def deal(t: Abyss) -> None:
    """ABY-010 to ABY-015, but for the first turn."""
    s = t.state
    s.deck = list(EXPLORATION_CARDS)
    t.shuffle(s.deck)
    s.lord_deck = list(range(len(LORDS)))
    t.shuffle(s.lord_deck)
    s.court = [s.lord_deck.pop() for _ in range(COURT_SLOTS)]
    s.location_deck = list(range(len(LOCATIONS)))
    t.shuffle(s.location_deck)
    s.open_locations = [s.location_deck.pop()]
    s.token_stock = list(MONSTER_TOKENS)
    t.shuffle(s.token_stock)
    s.turn = t.draw(t.seats)
