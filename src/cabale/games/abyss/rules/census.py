"""Every card, tile and token of a match, wherever it lies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from cabale.games.abyss.rules.components import CARDS, LOCATIONS, LORD_IDS
from cabale.games.abyss.rules.state import Abyss, AbyssState
from cabale.games.abyss.rules.steps.locations import Choose, PayKeys
from cabale.games.abyss.rules.steps.recruit import Federate


def census(t: Abyss) -> Sequence[str]:
    s = t.state
    lords = chain(s.court, s.lord_deck, s.lords_gone, *s.lords)
    tokens = chain(s.token_stock, *s.monster_tokens)
    return [
        *(CARDS[card] for card in _cards(s)),
        *(LORD_IDS[lord] for lord in lords),
        *(LOCATIONS[tile] for tile in _tiles(s)),
        *(f"token {value}" for value in tokens),
        *["key"] * (s.key_supply + sum(s.key_tokens)),
    ]


def _cards(s: AbyssState) -> Iterator[int]:
    yield from chain(s.deck, s.track)
    for counts in (s.discard, s.council, *s.hands, *s.federated):
        yield from (card for card, number in enumerate(bytes(counts)) for _ in range(number))
    yield from cards_put_down(s)


def cards_put_down(s: AbyssState) -> Iterator[int]:
    """The Allies of a payment, which lie neither in a hand nor in the discard."""
    for name, *memory in s.stack:
        if name == Federate.name:
            yield from memory[1]


def _tiles(s: AbyssState) -> Iterator[int]:
    yield from chain(s.open_locations, s.location_deck, *s.locations)
    yield from tiles_in_hand(s)


def tiles_in_hand(s: AbyssState) -> Iterator[int]:
    """The Locations that are being chosen from or paid for."""
    for name, *memory in s.stack:
        if name == Choose.name:
            yield from memory[0]
        elif name == PayKeys.name:
            yield memory[0]
