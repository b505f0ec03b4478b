"""Which number of an observation tells what."""

from __future__ import annotations

from cabale.core import Feature
from cabale.games.cultists.rules.components import MAX_CHARACTERS, MAX_PLACES, ROLES, TOKENS
from cabale.games.cultists.rules.state import HAND

_PER_CHARACTER = (
    *("in the match", "living", "knife", "automa", "acted", "role shown", "pulse cards"),
    *("encounter cards", "room cards", "known cultist", "starts dead", "dead cards I gave"),
    *("alive cards I gave", "I saw it clean", "I saw it dead", "gifts to me"),
    *("checks put back", "murders revealed", "could be a cultist", "place / places"),
)
CHARACTER_SIZE = len(_PER_CHARACTER)
IN_MATCH, LIVING, KNIFE, AUTOMA, ACTED, SHOWN, PULSE = range(7)
ENCOUNTER_CARDS, ROOM_CARDS, KNOWN_CULTIST, STARTS_DEAD, DEAD_GIVEN = range(7, 12)
ALIVE_GIVEN, SAW_CLEAN, SAW_DEAD, GIVEN_TO_ME = range(12, 16)
PUT_BACK_CHECKS, MURDERS, COULD_BE, PLACE = range(16, 20)

_PER_PLACE = (
    *("cards", "explored", "dangerous", "completed", "books", "token", "room of my line"),
    *("characters here", "cards I laid", "fails shown", "sabotages shown"),
)
PLACE_SIZE = len(_PER_PLACE)
CARDS, EXPLORED, DANGEROUS, COMPLETED, BOOKS, TOKEN, MY_LINE = range(7)
HERE, LAID, FAILS, SABOTAGES = range(7, 11)

_GLOBALS = (
    "turn, power, vote active, points, target, portal open, portal deadline, fish-man,"
    " tokens face down, draw pile, passage pile, dangers in play, cultists, kill target"
)

FEATURES = (
    Feature("globals", _GLOBALS.count(",") + 1, _GLOBALS),
    Feature("role", len(ROLES), "own role, one-hot"),
    Feature("hand", HAND, "own Alive, Dead, Success, Fail, Sabotage"),
    Feature("event", len(TOKENS), "event in force, one-hot"),
    Feature("bag", len(TOKENS), "tokens of each kind not yet on the clock"),
    Feature("place", MAX_PLACES, "own place, one-hot"),
    Feature(
        "characters",
        MAX_CHARACTERS * CHARACTER_SIZE,
        ", ".join(_PER_CHARACTER),
        1,
        MAX_CHARACTERS,
    ),
    Feature("places", MAX_PLACES * PLACE_SIZE, ", ".join(_PER_PLACE)),
)
SIZES = [feature.size for feature in FEATURES]
SIZE = sum(SIZES)
PLACES_AT = SIZE - SIZES[-1]
CHARACTERS_AT = PLACES_AT - SIZES[-2]
FLOAT = 4
"""The bytes of a number."""
