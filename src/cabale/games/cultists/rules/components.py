"""Cards, roles, events and the set-up table, as data. Ids never change."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Literal, get_args

PulseCard = Literal["alive", "dead"]
RoomCard = Literal["success", "fail", "sabotage"]
Colour = Literal["dark_blue", "pink", "light_blue", "green", "orange", "red"]

# Encounter cards and Room cards: two different backs.
ALIVE, DEAD = 0, 1
SUCCESS, FAIL, SABOTAGE = 0, 1, 2
ENCOUNTER_CARDS: tuple[PulseCard, ...] = ("alive", "dead")
ROOM_CARDS: tuple[RoomCard, ...] = ("success", "fail", "sabotage")

COLOURS: tuple[Colour, ...] = ("dark_blue", "pink", "light_blue", "green", "orange", "red")
DARK_BLUE, PINK, LIGHT_BLUE, GREEN, ORANGE, RED = range(6)

TURNS = 10
MOVEMENT_POINTS = 3
PILE_TO_EXPLORE = 3
PYROMANIAC_TURN = 5
MAX_CHARACTERS = 8
MAX_PLACES = 20

CharacterName = Literal[
    "detective",
    "professor",
    "librarian",
    "student",
    "nurse",
    "photographer",
    "caretaker",
    "reporter",
    "archaeologist",
    "aviator",
]
CHARACTERS: tuple[CharacterName, ...] = get_args(CharacterName)

# Roles. The order is the order of the appendix.
RoleName = Literal[
    "investigator",
    "radiant_beauty",
    "infected",
    "super_ghost",
    "mechanic",
    "cultist",
    "rookie",
    "clumsy",
    "coward",
    "pyromaniac",
    "assassin",
    "prophet",
]
ROLES: tuple[RoleName, ...] = get_args(RoleName)
(
    INVESTIGATOR,
    RADIANT_BEAUTY,
    INFECTED,
    SUPER_GHOST,
    MECHANIC,
    CULTIST,
    ROOKIE,
    CLUMSY,
    COWARD,
    PYROMANIAC,
    ASSASSIN,
    PROPHET,
) = range(12)
SPECIAL_ROLES = tuple(r for r in range(12) if r not in (INVESTIGATOR, CULTIST))
REVEALED_ON_DEATH = frozenset((RADIANT_BEAUTY, INFECTED, SUPER_GHOST))
LOYALTY_TO_INVESTIGATORS = {RADIANT_BEAUTY: 1, INFECTED: 1, SUPER_GHOST: 1, MECHANIC: 3}
LOYALTY_TO_CULTISTS = {ROOKIE: 1, CLUMSY: 1, COWARD: 1, PYROMANIAC: 2}
MAX_LOYALTY = 5

TokenName = Literal[
    "lightning",
    "secret_doors",
    "connection_lost",
    "prying_eyes",
    "morale_boost",
    "under_control",
    "portal_opens",
    "broken_window",
    "morale_zero",
    "mirror",
]
TOKENS: tuple[TokenName, ...] = get_args(TokenName)
(
    LIGHTNING,
    SECRET_DOORS,
    CONNECTION_LOST,
    PRYING_EYES,
    MORALE_BOOST,
    UNDER_CONTROL,
    PORTAL_OPENS,
    BROKEN_WINDOW,
    MORALE_ZERO,
    MIRROR,
) = range(10)
NO_EVENT = -1
TOKEN_COUNTS: tuple[int, ...] = (2, 2, 1, 1, 1, 1, 1, 1, 1, 1)

SUPPLY = {"route": 10, "success": 63, "fail": 20, "sabotage": 7, "alive": 73, "dead": 9}
BOOK_TOKENS = 25


@dataclass(frozen=True, slots=True)
class SetUp:
    """One column of the set-up table, by number of characters."""

    characters: int
    cultists: int
    investigator_encounter: tuple[int, int]  # Alive, Dead
    cultist_encounter: tuple[int, int]
    starting_pulse: tuple[int, int]  # Alive, Dead; none with seven
    room_cards: tuple[int, int, int]  # starting cards of the rooms, and the draw pile again
    room_tokens: tuple[int, int]  # plain, dangerous
    target: int
    kill_target: int
    portal_turns: int
    loyalty: int  # expert mode: Cultists' side minus Investigators' side
    recommended: tuple[int, ...]
    recommended_one_of: tuple[int, ...]
    first_game: tuple[int, ...]

    @property
    def investigators(self) -> int:
        return self.characters - self.cultists

    @property
    def rooms(self) -> int:
        return sum(self.room_tokens)


INVESTIGATOR_ROOM = (8, 0, 0)  # Success, Fail, Sabotage
CULTIST_ROOM = (2, 4, 2)
PYROMANIAC_ROOM = (6, 1, 1)
PASSAGE_PILE = (1, 1, 0)
_CLUMSY_THREE = (ROOKIE, CLUMSY, COWARD)
_GHOST_THREE = (RADIANT_BEAUTY, INFECTED, SUPER_GHOST)

SET_UPS = {
    5: SetUp(
        characters=5,
        cultists=1,
        investigator_encounter=(7, 0),
        cultist_encounter=(4, 3),
        starting_pulse=(5, 1),
        room_cards=(5, 3, 1),
        room_tokens=(5, 4),
        target=10,
        kill_target=3,
        portal_turns=3,
        loyalty=1,
        recommended=(PROPHET,),
        recommended_one_of=_CLUMSY_THREE,
        first_game=(PROPHET,),
    ),
    6: SetUp(
        characters=6,
        cultists=1,
        investigator_encounter=(7, 0),
        cultist_encounter=(4, 3),
        starting_pulse=(5, 2),
        room_cards=(4, 4, 1),
        room_tokens=(4, 5),
        target=12,
        kill_target=4,
        portal_turns=3,
        loyalty=1,
        recommended=(PROPHET, PYROMANIAC),
        recommended_one_of=_GHOST_THREE,
        first_game=(PROPHET,),
    ),
    7: SetUp(
        characters=7,
        cultists=2,
        investigator_encounter=(9, 0),
        cultist_encounter=(6, 3),
        starting_pulse=(0, 0),
        room_cards=(5, 4, 1),
        room_tokens=(6, 4),
        target=12,
        kill_target=4,
        portal_turns=2,
        loyalty=3,
        recommended=(PYROMANIAC, ASSASSIN),
        recommended_one_of=_CLUMSY_THREE,
        first_game=(),
    ),
    8: SetUp(
        characters=8,
        cultists=2,
        investigator_encounter=(9, 0),
        cultist_encounter=(6, 3),
        starting_pulse=(7, 1),
        room_cards=(5, 5, 1),
        room_tokens=(5, 6),
        target=13,
        kill_target=5,
        portal_turns=2,
        loyalty=-1,
        recommended=(PROPHET, MECHANIC, PYROMANIAC, ASSASSIN),
        recommended_one_of=(),
        first_game=(PROPHET,),
    ),
}


def loyalty_sums(roles: tuple[int, ...]) -> tuple[int, int]:
    """Loyalty to the Investigators, loyalty to the Cultists."""
    return (
        sum(LOYALTY_TO_INVESTIGATORS.get(r, 0) for r in roles),
        sum(LOYALTY_TO_CULTISTS.get(r, 0) for r in roles),
    )


def is_expert_set(set_up: SetUp, roles: tuple[int, ...]) -> bool:
    """The two rules of expert mode (CUL-034, CUL-035)."""
    investigators, cultists = loyalty_sums(roles)
    return (
        len(roles) <= set_up.investigators
        and cultists - investigators == set_up.loyalty
        and max(investigators, cultists) <= MAX_LOYALTY
    )


def expert_sets(
    set_up: SetUp, *, prophet: bool, asked_for: tuple[int, ...] = ()
) -> list[tuple[int, ...]]:
    """Every legal set of special roles with those that were asked for, for a random choice."""
    available = [r for r in SPECIAL_ROLES if prophet or r != PROPHET]
    return [
        roles
        for size in range(set_up.investigators + 1)
        for roles in combinations(available, size)
        if is_expert_set(set_up, roles) and set(asked_for) <= set(roles)
    ]
