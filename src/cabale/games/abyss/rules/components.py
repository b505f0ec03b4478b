"""Cards, tiles, tokens and tracks of Abyss as data. Ids are positions in these tables and never
change.

An Ally card is its kind, `race * 5 + value - 1` (0..24): cards of one kind are alike, so a hand is
25 counts. A Monster card is `MONSTER`.
"""

from typing import NamedTuple

# Races and guilds.
RACES: tuple[str, ...] = ("jellyfish", "crab", "seahorse", "shellfish", "squid")
JELLYFISH, CRAB, SEAHORSE, SHELLFISH, SQUID = range(5)
NO_RACE = -1

GUILDS: tuple[str, ...] = ("military", "merchant", "mage", "politician", "farmer", "ambassador")
MILITARY, MERCHANT, MAGE, POLITICIAN, FARMER, AMBASSADOR = range(6)

# The exploration deck.
COPIES_OF_VALUE: tuple[int, ...] = (4, 3, 3, 2, 1)  # of values 1, 2, 3, 4, 5 in each race
ALLY_KINDS = 25
MONSTER = 25
MONSTERS = 6
RACE_OF = tuple(kind // 5 for kind in range(ALLY_KINDS))
VALUE_OF = tuple(kind % 5 + 1 for kind in range(ALLY_KINDS))
KINDS_OF_RACE = tuple(range(race * 5, race * 5 + 5) for race in range(5))
EXPLORATION_CARDS: tuple[int, ...] = (
    *(kind for kind in range(ALLY_KINDS) for _ in range(COPIES_OF_VALUE[kind % 5])),
    *((MONSTER,) * MONSTERS),
)
ALLIES = tuple(f"{RACES[kind // 5]}-{kind % 5 + 1}" for kind in range(ALLY_KINDS))
CARDS: tuple[str, ...] = (*ALLIES, "monster")


def ally(race: int, value: int) -> int:
    """The kind of an Ally."""
    return race * 5 + value - 1


# The boards.
TRACK_SPACES = 5
LAST_SPACE_PEARLS = 1
COURT_SLOTS = 6
COURT_REFILL_AT = 2
REFILL_PEARLS = 2
PLOT_PRICE = 1
START_PEARLS = 1
KEY_TOKENS = 10
KEYS_PER_LOCATION = 3
MOST_LOCATIONS_DRAWN = 4
LORDS_TO_END = 7
MONSTER_TOKENS: tuple[int, ...] = (*((2,) * 9), *((3,) * 9), *((4,) * 2))


class Reward(NamedTuple):
    """What a fight brings."""

    keys: int
    pearls: int
    tokens: int


# The threat track: for each space the rewards among which the player chooses.
THREAT_TRACK: tuple[tuple[Reward, ...], ...] = (
    (Reward(0, 1, 0), Reward(0, 0, 1)),
    (Reward(0, 2, 0), Reward(0, 1, 1), Reward(0, 0, 2)),
    (Reward(1, 0, 0),),
    (Reward(1, 1, 0), Reward(1, 0, 1)),
    (Reward(1, 2, 0), Reward(1, 1, 1), Reward(1, 0, 2)),
    (Reward(2, 0, 0),),
)
REWARDS = tuple(reward for space in THREAT_TRACK for reward in space)

# The Lords.
NO_POWER, ARROW, ONGOING = range(3)


class Lord(NamedTuple):
    """One Lord as printed: `races` is the exact number of races, `value` the minimum."""

    id: str
    guild: int
    races: int
    race: int
    value: int
    keys: int
    influence: int
    timing: int


LORDS: tuple[Lord, ...] = (
    Lord("recruiter", MILITARY, 2, CRAB, 10, 1, 4, ONGOING),
    Lord("jailer", MILITARY, 3, CRAB, 6, 0, 7, ARROW),
    Lord("seeker", MILITARY, 2, CRAB, 7, 0, 7, ARROW),
    Lord("assassin", MILITARY, 1, CRAB, 10, 0, 6, ARROW),
    Lord("commander", MILITARY, 1, CRAB, 8, 1, 4, ONGOING),
    Lord("tamer", MILITARY, 3, CRAB, 6, 1, 4, ONGOING),
    Lord("hunter", MILITARY, 2, CRAB, 8, 0, 6, ARROW),
    Lord("ship_master", MERCHANT, 3, SHELLFISH, 6, 1, 5, ONGOING),
    Lord("trader", MERCHANT, 3, SHELLFISH, 10, 0, 9, ARROW),
    Lord("peddler", MERCHANT, 1, SHELLFISH, 8, 0, 9, ARROW),
    Lord("landlord", MERCHANT, 2, SHELLFISH, 10, 1, 5, ONGOING),
    Lord("slaver", MERCHANT, 1, SHELLFISH, 8, 1, 5, ONGOING),
    Lord("shopkeeper", MERCHANT, 3, SHELLFISH, 6, 0, 9, ARROW),
    Lord("shaman", MAGE, 3, JELLYFISH, 6, 1, 5, ONGOING),
    Lord("invoker", MAGE, 1, JELLYFISH, 8, 0, 8, ARROW),
    Lord("apprentice", MAGE, 3, JELLYFISH, 6, 0, 9, ARROW),
    Lord("oracle", MAGE, 2, JELLYFISH, 8, 1, 5, ONGOING),
    Lord("alchemist", MAGE, 1, JELLYFISH, 7, 1, 5, ONGOING),
    Lord("illusionist", MAGE, 1, JELLYFISH, 10, 0, 9, ARROW),
    Lord("master_of_magic", MAGE, 3, JELLYFISH, 10, 1, 6, ONGOING),
    Lord("opportunist", POLITICIAN, 3, SQUID, 6, 1, 5, ONGOING),
    Lord("corruptor", POLITICIAN, 1, SQUID, 10, 0, 6, ARROW),
    Lord("traitor", POLITICIAN, 3, SQUID, 12, 0, 6, ARROW),
    Lord("diplomat", POLITICIAN, 1, SQUID, 8, 1, 5, ONGOING),
    Lord("treasurer", POLITICIAN, 2, SQUID, 10, 1, 5, ONGOING),
    Lord("schemer", POLITICIAN, 3, SQUID, 8, 0, 6, ARROW),
    Lord("keeper", FARMER, 3, SEAHORSE, 6, 1, 6, NO_POWER),
    Lord("reaper", FARMER, 2, SEAHORSE, 7, 1, 6, NO_POWER),
    Lord("shepherd", FARMER, 1, SEAHORSE, 8, 1, 6, NO_POWER),
    Lord("miller", FARMER, 2, SEAHORSE, 8, 0, 10, NO_POWER),
    Lord("aquaculturalist", FARMER, 3, SEAHORSE, 9, 0, 11, NO_POWER),
    Lord("landowner", FARMER, 1, SEAHORSE, 10, 0, 12, NO_POWER),
    Lord("sage", AMBASSADOR, 5, NO_RACE, 10, 3, 4, ARROW),
    Lord("hermit", AMBASSADOR, 5, NO_RACE, 10, 3, 5, ARROW),
    Lord("elder", AMBASSADOR, 5, NO_RACE, 10, 3, 3, ARROW),
)
RECRUITER, JAILER, SEEKER, ASSASSIN, COMMANDER, TAMER, HUNTER = range(7)
SHIP_MASTER, TRADER, PEDDLER, LANDLORD, SLAVER, SHOPKEEPER = range(7, 13)
SHAMAN, INVOKER, APPRENTICE, ORACLE, ALCHEMIST, ILLUSIONIST, MASTER_OF_MAGIC = range(13, 20)
OPPORTUNIST, CORRUPTOR, TRAITOR, DIPLOMAT, TREASURER, SCHEMER = range(20, 26)
KEEPER, REAPER, SHEPHERD, MILLER, AQUACULTURALIST, LANDOWNER = range(26, 32)
SAGE, HERMIT, ELDER = range(32, 35)

LORD_IDS = tuple(lord.id for lord in LORDS)
LORD_KEYS = tuple(lord.keys for lord in LORDS)
LORD_INFLUENCE = tuple(lord.influence for lord in LORDS)
LORD_GUILD = tuple(lord.guild for lord in LORDS)

# The Locations.
LOCATIONS: tuple[str, ...] = (
    "sargasso_silos",
    "hydrozoa_reserves",
    "sanctuary",
    "parliament",
    "barracks",
    "dockworks",
    "sargasso_fields",
    "abyss",
    "city_of_mirrors",
    "black_smokers",
    "oceanic_senate_assembly",
    "depths",
    "throne_room",
    "jail",
    "chasm",
    "closed_tower",
    "lost_tower",
    "chamber_of_allies",
    "nest_of_giant_clams",
    "coral_barrier",
)
SARGASSO_SILOS, HYDROZOA_RESERVES, SANCTUARY, PARLIAMENT, BARRACKS, DOCKWORKS = range(6)
SARGASSO_FIELDS, ABYSS, CITY_OF_MIRRORS, BLACK_SMOKERS, OCEANIC_SENATE_ASSEMBLY = range(6, 11)
DEPTHS, THRONE_ROOM, JAIL, CHASM, CLOSED_TOWER, LOST_TOWER, CHAMBER_OF_ALLIES = range(11, 18)
NEST_OF_GIANT_CLAMS, CORAL_BARRIER = range(18, 20)

# Locations worth a base and so much for each Lord of a guild: (base, per Lord, guild).
PER_GUILD = {
    SARGASSO_SILOS: (5, 2, FARMER),
    HYDROZOA_RESERVES: (6, 2, MAGE),
    PARLIAMENT: (6, 2, POLITICIAN),
    BARRACKS: (7, 2, MILITARY),
    DOCKWORKS: (5, 2, MERCHANT),
}
# Locations worth a base and so much for each federated Ally of a race: (base, per Ally, race).
PER_RACE = {
    SANCTUARY: (4, 3, JELLYFISH),
    SARGASSO_FIELDS: (3, 3, SEAHORSE),
    OCEANIC_SENATE_ASSEMBLY: (4, 3, SQUID),
    CHASM: (5, 3, CRAB),
    NEST_OF_GIANT_CLAMS: (3, 3, SHELLFISH),
}
