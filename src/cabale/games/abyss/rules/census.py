"""Every card, tile and token of a match, wherever it lies."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.games.abyss.rules.components import CARDS, LOCATIONS, LORD_IDS
from cabale.games.abyss.rules.state import Abyss
from cabale.games.abyss.rules.steps.locations import Choose, PayKeys
from cabale.games.abyss.rules.steps.recruit import Federate


def census(t: Abyss) -> Sequence[str]:
    s = t.state
    cards = [*s.deck, *s.track]
    for counts in (s.discard, s.council, *s.hands, *s.federated):
        cards += [card for card, number in enumerate(counts) for _ in range(number)]
    lords = [*s.court, *s.lord_deck, *s.lords_gone, *(x for own in s.lords for x in own)]
    tiles = [*s.open_locations, *s.location_deck, *(x for own in s.locations for x in own)]
    for name, *memory in s.stack:
        if name == Choose.name:
            tiles += memory[0]
        elif name == PayKeys.name:
            tiles.append(memory[0])
        elif name == Federate.name:
            cards += memory[1]
    tokens = [*s.token_stock, *(x for own in s.monster_tokens for x in own)]
    return [
        *(CARDS[card] for card in cards),
        *(LORD_IDS[lord] for lord in lords),
        *(LOCATIONS[tile] for tile in tiles),
        *(f"token {value}" for value in tokens),
        *["key"] * (s.key_supply + sum(s.key_tokens)),
    ]
