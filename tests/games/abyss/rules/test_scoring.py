"""Chapter 11: what the Locations are worth; the count."""

import pytest
from tests.games.abyss.scene import Scene, scene

from cabale.games.abyss.rules.components import LOCATIONS
from cabale.games.abyss.rules.scoring import Score, camp, score, worth_of_location
from cabale.testing import rule


def worth(tile: str, lords: str = "", federated: str = "", **more: str) -> int:
    """The tile in the hands of seat 0."""
    lines = {"lords": f"{lords} |", "federated": f"{federated} |", "court": ""}
    at = scene(2, **(lines | {"locations": f"{tile} |"} | more))
    return score(at.s, 0).locations


@rule("ABY-170", "ABY-171", "ABY-173", "ABY-174", "ABY-175")
@pytest.mark.parametrize(
    ("tile", "base", "lords"),
    [
        ("sargasso_silos", 5, "keeper miller landowner"),
        ("hydrozoa_reserves", 6, "shaman oracle invoker"),
        ("parliament", 6, "traitor schemer diplomat"),
        ("barracks", 7, "tamer jailer assassin"),
        ("dockworks", 5, "slaver trader peddler"),
    ],
)
def test_guild_tiles(tile: str, base: int, lords: str) -> None:
    assert worth(tile) == base
    assert worth(tile, lords) == base + 6
    assert worth(tile, f"{lords} elder") == base + 6


@rule("ABY-172", "ABY-176", "ABY-180", "ABY-184", "ABY-188")
@pytest.mark.parametrize(
    ("tile", "base", "race"),
    [
        ("sanctuary", 4, "jellyfish"),
        ("sargasso_fields", 3, "seahorse"),
        ("oceanic_senate_assembly", 4, "squid"),
        ("chasm", 5, "crab"),
        ("nest_of_giant_clams", 3, "shellfish"),
    ],
)
def test_race_tiles(tile: str, base: int, race: str) -> None:
    assert worth(tile) == base
    assert worth(tile, federated=f"{race}-1 {race}-1 {race}-5") == base + 9


@rule("ABY-176", "ABY-205")
def test_allies_of_the_final_federation_count_for_tiles() -> None:
    at = scene(hands="seahorse-4 |", locations="sargasso_fields |", council="crab-1", ended_by="1")
    at.do("support crab")
    assert at.view(0)["players"][0]["score"]["locations"] == 6


@rule("ABY-177")
def test_abyss_counts_guilds() -> None:
    assert worth("abyss") == 0
    assert worth("abyss", "keeper miller slaver") == 4
    six = "keeper slaver shaman jailer traitor"
    assert worth("abyss", six, locations="abyss(elder) |") == 12


@rule("ABY-178")
def test_city_of_mirrors_reads_the_best_tile_of_an_opponent_with_ones_own_camp() -> None:
    mirrors = "city_of_mirrors |"
    assert worth("", locations=mirrors) == 0
    assert worth("", "keeper miller", locations=f"{mirrors} sargasso_silos throne_room") == 10
    assert worth("", "landowner", locations=f"{mirrors} depths jail") == 24
    assert worth("", "landowner", locations=f"{mirrors} black_smokers") == 0
    own = worth("", "landowner", locations="city_of_mirrors throne_room |")
    assert own == 12


@rule("ABY-179")
def test_black_smokers_are_worth_nothing() -> None:
    assert worth("black_smokers", "landowner", "crab-5") == 0


@rule("ABY-181", "ABY-182")
def test_depths_and_throne_room_read_influence() -> None:
    assert worth("depths") == worth("throne_room") == 0
    assert worth("depths", "landowner commander") == 8
    assert worth("throne_room", "landowner commander") == 12


@rule("ABY-183")
def test_jail() -> None:
    assert worth("jail") == 15
    assert worth("jail", "keeper miller slaver") == 12


@rule("ABY-185", "ABY-186")
def test_towers_look_at_printed_keys() -> None:
    lords = "keeper slaver miller jailer trader"
    assert worth("closed_tower", lords) == 6
    assert worth("lost_tower", lords) == 9
    used = "closed_tower(elder) lost_tower(keeper slaver oracle) |"
    assert worth("", "miller", locations=used) == 4 * 3 + 3


@rule("ABY-187")
def test_chamber_of_allies() -> None:
    assert worth("chamber_of_allies") == 3
    assert worth("chamber_of_allies", federated="crab-2 crab-5 squid-3") == 8


@rule("ABY-189")
def test_coral_barrier() -> None:
    assert worth("coral_barrier") == 20
    assert worth("coral_barrier", federated="crab-2 crab-5 squid-3") == 17


@rule("ABY-190", "ABY-114")
def test_a_disabled_lord_counts_by_its_influence_only() -> None:
    struck = "keeper landowner! slaver"
    assert worth("sargasso_silos", struck) == 7
    assert worth("abyss", "keeper slaver!") == 2
    assert worth("jail", struck) == 13
    assert worth("closed_tower", "keeper slaver!") == 3
    assert worth("lost_tower", "miller landowner!") == 3
    assert worth("throne_room", struck) == 12
    assert worth("depths", "keeper commander!") == 8
    at = scene(lords="keeper landowner! |")
    assert score(at.s, 0).lords == 18


def test_every_location_has_a_worth() -> None:
    at = scene(lords="keeper slaver miller |", federated="crab-1 squid-2 |")
    values = [worth_of_location(tile, camp(at.s, 0), ()) for tile in range(len(LOCATIONS))]
    assert [LOCATIONS[tile] for tile, value in enumerate(values) if value == 0] == [
        "city_of_mirrors",
        "black_smokers",
    ]


def bruno() -> Scene:
    """The rulebook's final count, one turn before it."""
    return scene(
        locations="parliament(elder) sanctuary(keeper slaver master_of_magic) abyss |",
        lords="jailer traitor corruptor |",
        federated="jellyfish-3 jellyfish-1 squid-3 crab-2 seahorse-1 shellfish-5 |",
        tokens="2 4 |",
        council="crab-1",
        court="miller",
        turn="1",
        ended_by="0",
    )


@rule("ABY-173", "ABY-172", "ABY-177", "ABY-206")
def test_brunos_91_points() -> None:
    at = bruno().do("support crab")
    assert at.match.outcome is not None
    assert at.match.outcome.scores is not None
    assert at.match.outcome.scores[0] == 91
    assert at.match.outcome.winners == (0,)
    expected = Score(locations=32, lords=39, allies=14, tokens=6)
    assert at.view(1)["players"][0]["score"] == expected._asdict()
    assert at.told("scored", 1)[0] == {
        "kind": "scored",
        "seat": 0,
        "total": 91,
        **expected._asdict(),
    }
