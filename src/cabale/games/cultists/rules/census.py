"""Every card and token of a match, wherever it lies."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.games.cultists.rules.components import (
    ENCOUNTER_CARDS,
    NO_EVENT,
    ROLES,
    ROOM_CARDS,
    TOKENS,
)
from cabale.games.cultists.rules.state import HAND, CultistsState

_KINDS = (*ENCOUNTER_CARDS, *ROOM_CARDS)


def census(s: CultistsState) -> list[str]:
    return [*_cards(s), *_tokens(s), *(ROLES[role] for role in s.role)]


def _cards(s: CultistsState) -> Iterator[str]:
    for at, count in enumerate(s.hand):
        yield from [_KINDS[at % HAND]] * count
    yield from (ENCOUNTER_CARDS[kind] for _, _, _, kind in s.gifts)
    yield from (ROOM_CARDS[kind] for _, _, _, kind in s.cards)
    for kind, count in enumerate(s.draw_pile):
        yield from [ROOM_CARDS[kind]] * count
    yield from ["first pulse"] * sum(card >= 0 for card in s.first_pulse)


def _tokens(s: CultistsState) -> Iterator[str]:
    for event, count in enumerate(s.bag):
        yield from [TOKENS[event]] * count
    on_table = [*s.clock, s.held_token, *(token for token, _ in s.removed_tokens)]
    yield from (TOKENS[token] for token in on_table if token != NO_EVENT)
    yield from ["book"] * (sum(s.books) + sum(s.shelved))
    yield from ["room token"] * (sum(s.explored) + sum(s.room_tokens))
    rooms = [card for room in s.plan.rooms for card in s.piles[room]]
    yield from ["twice in a pile"] * (len(rooms) - len(set(rooms)))
