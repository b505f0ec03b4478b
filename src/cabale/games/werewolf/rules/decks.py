"""Which cards are in play: the printed scenarios, Anarchie, and decks of the table's own choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    BODYGUARD,
    BOXES,
    CURATOR,
    DOPPELGANGER,
    INSOMNIAC,
    MASON,
    MOVERS,
    ROLE,
    ROLES,
    SLOT_WOLVES,
    WOLVES,
)

MOST_WOLVES = 3


@dataclass(frozen=True, slots=True)
class Scenario:
    id: str
    level: str
    boxes: tuple[str, ...]
    decks: dict[int, tuple[int, ...]]  # by number of players


def _roles(names: str) -> tuple[int, ...]:
    return tuple(ROLE[name] for name in names.split())


def _grow(players: int, core: str, additions: str) -> dict[int, tuple[int, ...]]:
    """The deck of the smallest table and, for each player more, one card of the additions."""
    first, more = _roles(core), _roles(additions)
    return {players + extra: first + more[:extra] for extra in range(len(more) + 1)}


_SAGES = (
    "werewolf mystic_wolf seer apprentice_seer paranormal_investigator insomniac witch revealer"
)

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        "sombre_reveil",
        "first_steps",
        ("daybreak",),
        _grow(
            3,
            "werewolf mystic_wolf revealer witch apprentice_seer villager",
            "sentinel villager dream_wolf",
        ),
    ),
    Scenario(
        "nuit_du_loup_garou",
        "medium",
        ("daybreak",),
        _grow(
            5,
            "villager mystic_wolf alpha_wolf sentinel apprentice_seer revealer witch aura_seer",
            "bodyguard paranormal_investigator curator dream_wolf prince",
        ),
    ),
    Scenario(
        "terrible_ennemi",
        "hard",
        ("daybreak",),
        _grow(
            3,
            "alpha_wolf witch village_idiot apprentice_seer sentinel bodyguard",
            "revealer",
        ),
    ),
    Scenario(
        "alliances_fragiles",
        "hard",
        ("daybreak",),
        _grow(
            3,
            "alpha_wolf witch curator paranormal_investigator revealer village_idiot",
            "aura_seer sentinel apprentice_seer mystic_wolf",
        ),
    ),
    Scenario(
        "metamorphoses_malefiques",
        "hard",
        BOXES,
        _grow(
            3,
            "alpha_wolf mystic_wolf doppelganger minion robber witch",
            "insomniac werewolf troublemaker seer curator paranormal_investigator apprentice_seer",
        ),
    ),
    Scenario(
        "ne_te_fie_a_personne",
        "hard",
        BOXES,
        _grow(
            3,
            "alpha_wolf dream_wolf doppelganger tanner robber witch",
            "insomniac werewolf troublemaker seer",
        ),
    ),
    Scenario(
        "les_sages",
        "medium",
        BOXES,
        # At seven the two masons take the place of the troublemaker, who comes back at eight.
        _grow(5, _SAGES, "troublemaker")
        | _grow(7, f"{_SAGES} mason mason", "troublemaker minion robber"),
    ),
)
SCENARIO = {scenario.id: scenario for scenario in SCENARIOS}


def copies(boxes: Sequence[str]) -> list[int]:
    """How many cards of each role the boxes hold."""
    return [("daybreak" in boxes) * role.daybreak + ("base" in boxes) * role.base for role in ROLES]


def pool(boxes: Sequence[str]) -> list[int]:
    """Every card of the boxes, each an object of its own."""
    return [role for role, count in enumerate(copies(boxes)) for _ in range(count)]


def wolves_in(deck: Sequence[int]) -> int:
    return sum(role in WOLVES for role in deck)


def slot_wolves(deck: Sequence[int], boxes: Sequence[str]) -> tuple[int, ...]:
    """The wolf cards that the deck leaves for the slot, in the order of the default (WER-011)."""
    held = copies(boxes)
    return tuple(role for role in SLOT_WOLVES if held[role] > deck.count(role))


def faults(
    deck: Sequence[int], players: int, boxes: Sequence[str], artefacts: Sequence[int]
) -> list[str]:
    """Why a free deck is refused (WER-013); empty when it is lawful."""
    held, wanted = copies(boxes), Counter(deck)
    found = []
    if len(deck) != players + 3:
        found.append(f"{players} players need {players + 3} role cards, not {len(deck)}")
    found += [
        f"the boxes hold {held[role]} × {ROLES[role].id}, not {count}"
        for role, count in sorted(wanted.items())
        if count > held[role]
    ]
    if wanted[ALPHA_WOLF] and not slot_wolves(deck, boxes):
        found.append("the alpha wolf needs a werewolf, mystic_wolf or dream_wolf left for its slot")
    if wanted[MASON] == 1:
        found.append("masons come in twos: choose both or none")
    if wanted[CURATOR] and not artefacts:
        found.append("the curator needs at least one artefact")
    return found


def warnings(deck: Sequence[int], players: int, artefacts: Sequence[int]) -> tuple[str, ...]:
    """What a host should know about a free deck (WER-014), as ids of messages."""
    roles = set(deck)
    wolves = wolves_in(deck)
    noted = (
        (wolves > MOST_WOLVES, "many_wolves"),
        (wolves == 0, "no_wolf"),
        (BODYGUARD in roles and players < 5, "early_bodyguard"),
        (INSOMNIAC in roles and not roles & (MOVERS - {DOPPELGANGER}), "idle_insomniac"),
        ({DOPPELGANGER, CURATOR} <= roles and len(artefacts) == 1, "single_artefact"),
    )
    return tuple(name for condition, name in noted if condition)
