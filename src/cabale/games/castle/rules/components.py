"""The cards of both editions as data. A card is a small number; its word stands at that place."""

from __future__ import annotations

from typing import Literal

Side = Literal["attacker", "defender"]

SOCIETIES: tuple[str, ...] = ("order", "brotherhood")
ORDER, BROTHERHOOD = range(2)

ITEMS: tuple[str, ...] = (
    "key",
    "goblet",
    "bag_key",
    "bag_goblet",
    "black_pearl",
    "coat",
    "dagger",
    "gloves",
    "monocle",
    "poison_ring",
    "privilege",
    "lodge_seal",
    "sextant",
    "mirror",
    "knives",
    "tome",
    "whip",
)
(
    KEY,
    GOBLET,
    BAG_KEY,
    BAG_GOBLET,
    BLACK_PEARL,
    COAT,
    DAGGER,
    GLOVES,
    MONOCLE,
    POISON_RING,
    PRIVILEGE,
    LODGE_SEAL,
    SEXTANT,
    MIRROR,
    KNIVES,
    TOME,
    WHIP,
) = range(17)
ITEM = {word: card for card, word in enumerate(ITEMS)}

DECK: tuple[int, ...] = (KEY, KEY, GOBLET, GOBLET, *range(17))
"""All 21 items (CAS-001)."""

BAGS: tuple[int, ...] = (BAG_KEY, BAG_GOBLET)
BAG = "bag"
"""How a Bag is called aloud: its kind is never spoken (CAS-071)."""

PASS_ITEMS: tuple[int, ...] = (BAG_KEY, BAG_GOBLET, COAT, MONOCLE, PRIVILEGE, SEXTANT, TOME)
"""Read out and used when they are passed in a trade (CAS-048)."""

MUST_ACCEPT: tuple[int, ...] = (BLACK_PEARL, MIRROR)
DUEL_ITEMS: tuple[int, ...] = (DAGGER, GLOVES, KNIVES, WHIP, POISON_RING)

COUNTS_FOR: tuple[int, ...] = (KEY, GOBLET)
"""The item that each society collects, by society."""

BAG_OF: tuple[int, ...] = (BAG_KEY, BAG_GOBLET)
"""The Bag that becomes that item when the pile is empty, by society."""

PROFESSIONS: tuple[str, ...] = (
    "alchemist",
    "bodyguard",
    "clairvoyant",
    "diplomat",
    "doctor",
    "grand_master",
    "hypnotist",
    "priest",
    "swordsman",
    "thug",
)
(
    ALCHEMIST,
    BODYGUARD,
    CLAIRVOYANT,
    DIPLOMAT,
    DOCTOR,
    GRAND_MASTER,
    HYPNOTIST,
    PRIEST,
    SWORDSMAN,
    THUG,
) = range(10)
PROFESSION = {word: card for card, word in enumerate(PROFESSIONS)}

SINGLE_USE: tuple[int, ...] = (ALCHEMIST, CLAIRVOYANT, DIPLOMAT, DOCTOR, PRIEST, SWORDSMAN)

SIDES: tuple[Side, ...] = ("attacker", "defender")
ATTACKER, DEFENDER = range(2)
NEUTRAL, HYPNOTISED = -1, -2

DIRECTIONS: tuple[str, ...] = ("left", "right")
