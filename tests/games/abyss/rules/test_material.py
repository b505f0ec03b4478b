"""Chapters 1 and 2: what is in the box, and how it is set up."""

from collections import Counter

import pytest
from tests.games.abyss.scene import scene

from cabale.core import BadSeats, Match, new_match
from cabale.games.abyss.rules.components import (
    EXPLORATION_CARDS,
    GUILDS,
    KEY_TOKENS,
    LOCATIONS,
    LORDS,
    MONSTER,
    MONSTER_TOKENS,
    NO_RACE,
    RACE_OF,
    RACES,
    VALUE_OF,
)
from cabale.games.abyss.rules.state import AbyssState
from cabale.testing import rule


def fresh(seats: int = 3, seed: int = 1) -> tuple[Match, AbyssState]:
    match = new_match("abyss", seats, seed=seed)
    assert isinstance(match.state, AbyssState)
    return match, match.state


@rule("ABY-001")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert len(new_match("abyss", seats).view(None)["board"]["players"]) == seats


@rule("ABY-001")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_tables_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats):
        new_match("abyss", seats)


@rule("ABY-002", "ABY-003")
def test_exploration_cards() -> None:
    allies = [card for card in EXPLORATION_CARDS if card != MONSTER]
    assert (len(EXPLORATION_CARDS), len(allies)) == (71, 65)
    for race in range(len(RACES)):
        values = Counter(VALUE_OF[kind] for kind in allies if RACE_OF[kind] == race)
        assert values == {5: 1, 4: 2, 3: 3, 2: 3, 1: 4}


@rule("ABY-004")
def test_guilds() -> None:
    assert len(LORDS) == len({lord.id for lord in LORDS}) == 35
    assert Counter(GUILDS[lord.guild] for lord in LORDS) == {
        "military": 7,
        "mage": 7,
        "merchant": 6,
        "politician": 6,
        "farmer": 6,
        "ambassador": 3,
    }


@rule("ABY-005")
def test_mandatory_races() -> None:
    races = {
        GUILDS[lord.guild]: None if lord.race == NO_RACE else RACES[lord.race] for lord in LORDS
    }
    assert races == {
        "mage": "jellyfish",
        "military": "crab",
        "farmer": "seahorse",
        "merchant": "shellfish",
        "politician": "squid",
        "ambassador": None,
    }
    assert all((lord.races == 5) == (lord.race == NO_RACE) for lord in LORDS)


# As printed: races, value, keys, influence.
PRINTED = {
    "recruiter": (2, 10, 1, 4),
    "jailer": (3, 6, 0, 7),
    "seeker": (2, 7, 0, 7),
    "assassin": (1, 10, 0, 6),
    "commander": (1, 8, 1, 4),
    "tamer": (3, 6, 1, 4),
    "hunter": (2, 8, 0, 6),
    "ship_master": (3, 6, 1, 5),
    "trader": (3, 10, 0, 9),
    "peddler": (1, 8, 0, 9),
    "landlord": (2, 10, 1, 5),
    "slaver": (1, 8, 1, 5),
    "shopkeeper": (3, 6, 0, 9),
    "shaman": (3, 6, 1, 5),
    "invoker": (1, 8, 0, 8),
    "apprentice": (3, 6, 0, 9),
    "oracle": (2, 8, 1, 5),
    "alchemist": (1, 7, 1, 5),
    "illusionist": (1, 10, 0, 9),
    "master_of_magic": (3, 10, 1, 6),
    "opportunist": (3, 6, 1, 5),
    "corruptor": (1, 10, 0, 6),
    "traitor": (3, 12, 0, 6),
    "diplomat": (1, 8, 1, 5),
    "treasurer": (2, 10, 1, 5),
    "schemer": (3, 8, 0, 6),
    "keeper": (3, 6, 1, 6),
    "reaper": (2, 7, 1, 6),
    "shepherd": (1, 8, 1, 6),
    "miller": (2, 8, 0, 10),
    "aquaculturalist": (3, 9, 0, 11),
    "landowner": (1, 10, 0, 12),
    "sage": (5, 10, 3, 4),
    "hermit": (5, 10, 3, 5),
    "elder": (5, 10, 3, 3),
}


@rule("ABY-006")
def test_lords_as_printed() -> None:
    assert {x.id: (x.races, x.value, x.keys, x.influence) for x in LORDS} == PRINTED


@rule("ABY-007")
def test_tiles_and_tokens() -> None:
    assert len(set(LOCATIONS)) == 20
    assert Counter(MONSTER_TOKENS) == {2: 9, 3: 9, 4: 2}
    assert KEY_TOKENS == 10


@rule("ABY-008")
def test_pearls_are_never_short() -> None:
    rich = scene(court="peddler miller keeper shepherd", hands="shellfish-5 shellfish-4 |")
    rich.s.pearls = [500, 500]
    rich.recruit("peddler", "shellfish-5", "shellfish-4")
    assert rich.s.pearls[0] == 502


@rule("ABY-010", "ABY-011", "ABY-012", "ABY-013", "ABY-014")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup(seats: int) -> None:
    match, s = fresh(seats)
    assert sorted(s.deck) == sorted(EXPLORATION_CARDS)
    assert s.track == []
    assert len(s.court) == 6
    assert len(s.lord_deck) == 29
    assert len(s.open_locations) == 1
    assert len(s.location_deck) == 19
    assert sorted(s.token_stock) == sorted(MONSTER_TOKENS)
    assert match.view(None)["board"]["threat"] == 1
    for seat in range(seats):
        assert match.view(seat)["board"]["players"][seat] == {
            "pearls": 1,
            "keys": 0,
            "key_tokens": 0,
            "hand": 0,
            "monster_tokens": 0,
            "lords": [],
            "locations": [],
            "worth": {},
            "mirrored": None,
            "federated": [],
            "token_values": None,
            "points": 0,
            "score": None,
        }


@rule("ABY-010", "ABY-011", "ABY-012", "ABY-013")
def test_everything_is_shuffled() -> None:
    _, one = fresh(seed=1)
    _, two = fresh(seed=2)
    assert one.deck != two.deck
    assert one.lord_deck != two.lord_deck
    assert one.location_deck != two.location_deck
    assert one.token_stock != two.token_stock


@rule("ABY-015")
def test_the_first_player_is_drawn_by_lot() -> None:
    assert {fresh(4, seed)[1].turn for seed in range(40)} == {0, 1, 2, 3}
