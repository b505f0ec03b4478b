"""Set-up: the table by number of characters, role sets, and what a host may ask for."""

from collections import Counter
from typing import Any, cast

import pytest

from cabale.core import BadOption, new_match
from cabale.games.cultists.rules.components import (
    COWARD,
    MECHANIC,
    PYROMANIAC,
    ROLES,
    ROOKIE,
    SET_UPS,
    TOKEN_COUNTS,
    TOKENS,
    expert_sets,
    is_expert_set,
    loyalty_sums,
)
from cabale.games.cultists.rules.state import FROM_START, HAND, PASSAGE, CultistsState
from cabale.testing import rule

FIVE_DECK = ([7, 0, 8, 0, 0], [4, 3, 2, 4, 2])
SEVEN_DECK = ([9, 0, 8, 0, 0], [6, 3, 2, 4, 2])
TABLES: list[tuple[int, dict[str, Any], int]] = [
    (4, {}, 5),
    (5, {}, 5),
    (6, {}, 6),
    (6, {"automa": True}, 7),
    (7, {}, 7),
    (8, {}, 8),
]


def start(seats: int, seed: int = 1, **options: Any) -> CultistsState:
    return cast("CultistsState", new_match("cultists", seats, seed=seed, options=options).state)


def special(s: CultistsState) -> set[str]:
    return {str(ROLES[role]) for role in s.roles_in_play} - {"investigator", "cultist"}


@rule("CUL-010", "CUL-011", "CUL-055")
@pytest.mark.parametrize(("seats", "options", "characters"), TABLES)
def test_decks(seats: int, options: dict[str, Any], characters: int) -> None:
    s = start(seats, roles="first-game", **options)
    assert s.characters == characters
    investigator, cultist = FIVE_DECK if characters < 7 else SEVEN_DECK
    for c, role in enumerate(s.role):
        deck = cultist if ROLES[role] == "cultist" else investigator
        assert s.hand[HAND * c : HAND * c + HAND] == deck
    assert s.pulse_size == [0 if characters == 7 else 1] * characters


@rule("CUL-012")
def test_routes_differ() -> None:
    for seed in range(20):
        s = start(8, seed)
        assert len(set(s.route)) == 8
        assert set(s.route) <= set(range(10))


@rule("CUL-013", "CUL-014", "CUL-015")
@pytest.mark.parametrize(
    ("seats", "dead"), [(4, {0, 1}), (5, {0, 1}), (6, {1, 2}), (7, {0}), (8, {1})]
)
def test_who_starts_dead(seats: int, dead: set[int]) -> None:
    seen = set()
    for seed in range(60):
        s = start(seats, seed)
        seen.add(sum(s.pulse_dead))
        assert not any(
            s.pulse_dead[c] for c in range(s.characters) if ROLES[s.role[c]] == "cultist"
        )
    assert seen == dead


@rule("CUL-016")
def test_roles_are_dealt_at_random_and_their_set_is_public() -> None:
    owners = set()
    for seed in range(60):
        match = new_match("cultists", 5, seed=seed)
        s = cast("CultistsState", match.state)
        owners.add(s.role.index(ROLES.index("cultist")))
        public = match.view(None)["board"]["roles"]
        assert Counter(public) == Counter(ROLES[role] for role in s.role)
        assert public == sorted(public, key=ROLES.index)
    assert owners == set(range(5))


@rule("CUL-017", "CUL-018", "CUL-019", "CUL-020")
@pytest.mark.parametrize(
    ("characters", "seats", "mix", "tokens"),
    [
        (5, 5, [5, 3, 1], [5, 4]),
        (6, 6, [4, 4, 1], [4, 5]),
        (7, 7, [5, 4, 1], [6, 4]),
        (8, 8, [5, 5, 1], [5, 6]),
    ],
)
def test_room_cards_and_tokens(
    characters: int, seats: int, mix: list[int], tokens: list[int]
) -> None:
    s = start(seats)
    rooms = [kind for _, source, _, kind in s.cards if source == FROM_START]
    assert [rooms.count(kind) for kind in range(3)] == mix == s.draw_pile
    assert all(len(s.piles[room]) == 1 for room in s.plan.rooms)
    passage = [kind for _, _, pile, kind in s.cards if pile == PASSAGE]
    assert sorted(passage) == [0, 1]
    assert s.room_tokens == tokens
    assert not any(s.explored)
    assert SET_UPS[characters].rooms == len(s.plan.rooms)


@rule("CUL-021", "CUL-022", "CUL-023", "CUL-024", "CUL-025", "CUL-026")
@pytest.mark.parametrize(("seats", "target"), [(4, 10), (5, 10), (6, 12), (7, 12), (8, 13)])
def test_the_table_is_laid(seats: int, target: int) -> None:
    s = start(seats)
    plan = s.plan
    assert {plan.places[p] for p in s.place} == {"corridor_central"}
    assert not any(s.ghost)
    assert len(s.tokens_face_down) == 3
    assert not s.fishman
    assert s.vote_active
    assert s.power
    assert (s.turn, s.points, s.target) == (1, 0, target)
    assert s.books == list(plan.books)
    assert s.bag == list(TOKEN_COUNTS)
    named = dict(zip(TOKENS, TOKEN_COUNTS, strict=True))
    assert sum(TOKEN_COUNTS) == 12
    assert [name for name, count in named.items() if count == 2] == ["lightning", "secret_doors"]


@rule("CUL-027")
def test_anybody_may_be_first() -> None:
    assert {start(5, seed).circle[0] for seed in range(60)} == set(range(5))


@rule("CUL-028")
@pytest.mark.parametrize(
    ("seats", "roles"),
    [(4, set()), (5, {"prophet"}), (6, {"prophet"}), (7, set()), (8, {"prophet"})],
)
def test_first_game_roles(seats: int, roles: set[str]) -> None:
    assert special(start(seats, roles="first-game")) == roles


@rule("CUL-029")
def test_first_game_leaves_the_dangers_out() -> None:
    s = start(5, roles="first-game")
    assert not s.dangers
    assert s.passage == ()
    assert s.tokens_face_down == ()
    assert s.bag[TOKENS.index("broken_window")] == 0


@rule("CUL-030", "CUL-031", "CUL-032", "CUL-033")
@pytest.mark.parametrize(
    ("seats", "fixed", "one_of"),
    [
        (4, set(), {"rookie", "clumsy", "coward"}),
        (5, {"prophet"}, {"rookie", "clumsy", "coward"}),
        (6, {"prophet", "pyromaniac"}, {"radiant_beauty", "infected", "super_ghost"}),
        (7, {"pyromaniac", "assassin"}, {"rookie", "clumsy", "coward"}),
        (8, {"prophet", "mechanic", "pyromaniac", "assassin"}, set()),
    ],
)
def test_recommended_roles(seats: int, fixed: set[str], one_of: set[str]) -> None:
    drawn: set[str] = set()
    for seed in range(30):
        roles = special(start(seats, seed))
        assert fixed <= roles
        assert len(roles) == len(fixed) + bool(one_of)
        drawn |= roles - fixed
    assert drawn == one_of


@rule("CUL-034", "CUL-035")
@pytest.mark.parametrize(
    ("characters", "difference", "prophet", "sets"),
    [(5, 1, True, 63), (6, 1, True, 99), (7, 3, False, 26), (8, -1, True, 131), (5, 1, False, 42)],
)
def test_expert_sets(characters: int, difference: int, prophet: bool, sets: int) -> None:
    found = expert_sets(SET_UPS[characters], prophet=prophet)
    assert len(found) == sets
    for roles in found:
        good, bad = loyalty_sums(roles)
        assert bad - good == difference
        assert max(good, bad) <= 5


@rule("CUL-034")
def test_recommended_sets_obey_the_rule_of_expert_mode() -> None:
    for set_up in SET_UPS.values():
        for one in set_up.recommended_one_of or (None,):
            roles = set_up.recommended + (() if one is None else (one,))
            assert is_expert_set(set_up, roles)


@rule("CUL-036")
def test_the_rulebooks_expert_example() -> None:
    example = (MECHANIC, PYROMANIAC, ROOKIE, COWARD)
    assert loyalty_sums(example) == (3, 4)
    assert is_expert_set(SET_UPS[5], example)
    names = ["mechanic", "pyromaniac", "rookie", "coward"]
    assert special(start(5, roles="expert", special=names)) == set(names)


@rule("CUL-034", "CUL-035", "CUL-037", "CUL-038")
@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, {"special": ["rookie"]}, "roles=expert"),
        (5, {"roles": "expert", "special": ["mechanic"]}, "difference must be \\+1"),
        (5, {"roles": "expert", "special": ["rookie", "rookie"]}, "names 'rookie' twice"),
        (
            5,
            {
                "roles": "expert",
                "special": ["rookie", "clumsy", "coward", "infected", "super_ghost"],
            },
            "only 4 Investigators",
        ),
        (
            7,
            {"roles": "expert", "special": ["prophet", "pyromaniac", "rookie"]},
            "no Prophet at this table",
        ),
        (5, {"automa": True}, "the AUTOMA joins tables of 4 or 6"),
        (6, {"prophet": True}, "adds the Prophet to 6 players with the AUTOMA"),
        (5, {"map": "ten-rooms"}, "is not drawn for 5 characters"),
        (5, {"map": "moon"}, "cannot be 'moon'"),
        (5, {"roles": "mixed"}, "cannot be 'mixed'"),
    ],
)
def test_contradictory_options_are_refused(
    seats: int, options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadOption, match=message):
        new_match("cultists", seats, options=options)


@rule("CUL-037")
def test_special_roles_take_the_place_of_investigators() -> None:
    s = start(8, roles="recommended")
    assert len(s.role) == 8
    assert Counter(s.role)[ROLES.index("investigator")] == 2


@rule("CUL-270")
def test_a_prophet_who_is_asked_for_is_there() -> None:
    for roles in ("first-game", "recommended", "expert"):
        for seed in range(60):
            s = start(6, seed, automa=True, prophet=True, roles=roles)
            assert "prophet" in special(s)
    with pytest.raises(BadOption, match="lists none"):
        start(6, automa=True, prophet=True, roles="expert", special=["pyromaniac", "rookie"])


@rule("CUL-038")
def test_no_prophet_with_seven() -> None:
    for roles in ("first-game", "recommended", "expert"):
        for seed in range(20):
            assert "prophet" not in special(start(7, seed, roles=roles))


def test_a_chosen_map_is_used() -> None:
    assert start(7, map="ten-rooms").plan.name == "ten-rooms"


@rule("CUL-012", "CUL-017")
def test_routes_and_room_cards_are_shuffled() -> None:
    dealt = [cast("CultistsState", new_match("cultists", 5, seed=seed).state) for seed in range(20)]
    assert len({tuple(s.route) for s in dealt}) > 10
    assert len({tuple(card[3] for card in s.cards) for s in dealt}) > 10
