"""The cards, artefacts and calls of the night, as data.

A role, an artefact and a call is known inside the engine by its place in its table. The places are
part of saved matches: append, never reorder.
"""

from __future__ import annotations

from dataclasses import dataclass

VILLAGE, PACK, ALONE = "village", "pack", "alone"


@dataclass(frozen=True, slots=True)
class Role:
    id: str
    team: str
    stars: int  # difficulty as printed; 0 for the base box, which prints none
    daybreak: int  # copies in the box "Crépuscule"
    base: int = 0  # copies in the box "Nuit"


ROLES: tuple[Role, ...] = (
    Role("villager", VILLAGE, 1, 2, 3),
    Role("werewolf", PACK, 1, 1, 2),
    Role("alpha_wolf", PACK, 2, 1),
    Role("mystic_wolf", PACK, 1, 1),
    Role("dream_wolf", PACK, 2, 1),
    Role("minion", PACK, 0, 0, 1),
    Role("tanner", ALONE, 0, 0, 1),
    Role("sentinel", VILLAGE, 1, 1),
    Role("doppelganger", VILLAGE, 0, 0, 1),
    Role("mason", VILLAGE, 0, 0, 2),
    Role("seer", VILLAGE, 0, 0, 1),
    Role("apprentice_seer", VILLAGE, 1, 1),
    Role("paranormal_investigator", VILLAGE, 2, 1),
    Role("robber", VILLAGE, 0, 0, 1),
    Role("witch", VILLAGE, 1, 1),
    Role("troublemaker", VILLAGE, 0, 0, 1),
    Role("village_idiot", VILLAGE, 3, 1),
    Role("aura_seer", VILLAGE, 1, 1),
    Role("drunk", VILLAGE, 0, 0, 1),
    Role("insomniac", VILLAGE, 0, 0, 1),
    Role("revealer", VILLAGE, 1, 1),
    Role("curator", VILLAGE, 2, 1),
    Role("bodyguard", VILLAGE, 2, 1),
    Role("prince", VILLAGE, 1, 1),
    Role("hunter", VILLAGE, 0, 0, 1),
)
ROLE_IDS = tuple(role.id for role in ROLES)
ROLE = {role: number for number, role in enumerate(ROLE_IDS)}

(
    VILLAGER,
    WEREWOLF,
    ALPHA_WOLF,
    MYSTIC_WOLF,
    DREAM_WOLF,
    MINION,
    TANNER,
    SENTINEL,
    DOPPELGANGER,
    MASON,
    SEER,
    APPRENTICE_SEER,
    INVESTIGATOR,
    ROBBER,
    WITCH,
    TROUBLEMAKER,
    VILLAGE_IDIOT,
    AURA_SEER,
    DRUNK,
    INSOMNIAC,
    REVEALER,
    CURATOR,
    BODYGUARD,
    PRINCE,
    HUNTER,
) = range(len(ROLES))

WOLVES = frozenset({WEREWOLF, ALPHA_WOLF, MYSTIC_WOLF, DREAM_WOLF})
AWAKE_WOLVES = WOLVES - {DREAM_WOLF}
SLOT_WOLVES: tuple[int, ...] = (
    WEREWOLF,
    MYSTIC_WOLF,
    DREAM_WOLF,
)  # WER-011: in the order of the default
TURNS_INVESTIGATOR = WOLVES | {TANNER}  # WER-093; the same faces go down again, WER-100
MOVERS = frozenset(
    {ALPHA_WOLF, ROBBER, WITCH, TROUBLEMAKER, VILLAGE_IDIOT, DRUNK, DOPPELGANGER},
)

BOXES: tuple[str, ...] = ("daybreak", "base")
DIRECTIONS: tuple[str, ...] = ("left", "right")


def side_of(role: int) -> str:
    """With whom somebody of this role wins."""
    if role in WOLVES or role == MINION:
        return PACK
    return "tanner" if role == TANNER else VILLAGE


ARTEFACT_IDS: tuple[str, ...] = (
    "claw_of_the_werewolf",
    "brand_of_the_villager",
    "cudgel_of_the_tanner",
    "void_of_nothingness",
    "mask_of_muting",
    "shroud_of_shame",
)
ARTEFACT = {artefact: number for number, artefact in enumerate(ARTEFACT_IDS)}
CLAW, BRAND, CUDGEL, VOID, MASK, SHROUD = range(len(ARTEFACT_IDS))
ROLE_OF_ARTEFACT = {CLAW: WEREWOLF, BRAND: VILLAGER, CUDGEL: TANNER}


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the narrator.

    `needs` lists the roles that must all be in the deck; `moments` is how many times the table is
    asked while the call lasts. It never depends on who holds the role (WER-045).
    """

    id: str
    number: str
    needs: tuple[int, ...]
    moments: int


# The doppelgänger's moments are counted from the deck: see `moments_of` in steps/night.py.
CALLS: tuple[Call, ...] = (
    Call("sentinel", "0", (SENTINEL,), 1),
    Call("doppelganger", "1", (DOPPELGANGER,), 1),
    Call("doppelganger_minion", "1b", (DOPPELGANGER, MINION), 0),
    Call("wolves", "2", (), 1),
    Call("alpha_wolf", "2-B", (ALPHA_WOLF,), 1),
    Call("mystic_wolf", "2-C", (MYSTIC_WOLF,), 1),
    Call("minion", "3", (MINION,), 0),
    Call("masons", "4", (MASON,), 0),
    Call("seer", "5", (SEER,), 2),
    Call("apprentice_seer", "5-B", (APPRENTICE_SEER,), 1),
    Call("paranormal_investigator", "5-C", (INVESTIGATOR,), 2),
    Call("robber", "6", (ROBBER,), 1),
    Call("witch", "6-B", (WITCH,), 2),
    Call("troublemaker", "7", (TROUBLEMAKER,), 1),
    Call("village_idiot", "7-B", (VILLAGE_IDIOT,), 1),
    Call("aura_seer", "7-C", (AURA_SEER,), 0),
    Call("doppelganger_aura_seer", "7-Ca", (DOPPELGANGER, AURA_SEER), 0),
    Call("drunk", "8", (DRUNK,), 1),
    Call("insomniac", "9", (INSOMNIAC,), 0),
    Call("doppelganger_insomniac", "9a", (DOPPELGANGER, INSOMNIAC), 0),
    Call("revealer", "10", (REVEALER,), 1),
    Call("doppelganger_revealer", "10a", (DOPPELGANGER, REVEALER), 1),
    Call("curator", "11", (CURATOR,), 1),
    Call("doppelganger_curator", "11a", (DOPPELGANGER, CURATOR), 1),
)
CALL = {call.id: number for number, call in enumerate(CALLS)}
