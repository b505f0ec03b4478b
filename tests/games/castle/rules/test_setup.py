"""Set-up of both editions at every player count."""

from collections import Counter

import pytest
from tests.games.castle.helpers import table

from cabale import Match, new_match
from cabale.core import BadOption, BadSeats
from cabale.games.castle.rules.components import DECK, ITEMS
from cabale.games.castle.rules.state import CastleState
from cabale.testing import rule

DEVIL = {4: (2, 6, 17, 6), 5: (3, 5, 16, 5), 6: (3, 5, 15, 4), 7: (4, 5, 14, 3), 8: (4, 5, 13, 2)}
COACH = {
    3: (2, 8, 14, 7),
    4: (2, 6, 17, 6),
    5: (3, 5, 16, 5),
    6: (3, 5, 15, 4),
    7: (4, 5, 14, 3),
    8: (4, 5, 13, 2),
    9: (5, 5, 12, 1),
    10: (5, 5, 10, 0),
}
COUNTS = [
    *(("devil", seats, *row) for seats, row in DEVIL.items()),
    *(("coach", seats, *row) for seats, row in COACH.items()),
]


def start(edition: str, seats: int, seed: int = 0, **options: object) -> Match:
    return new_match("castle", seats, seed=seed, options={"edition": edition, **options})


def facts(match: Match) -> CastleState:
    assert isinstance(match.state, CastleState)
    return match.state


def dealt(match: Match) -> Counter[str]:
    return Counter(ITEMS[item] for hand in facts(match).hands for item in hand)


@rule("CAS-002", "CAS-003", "CAS-013", "CAS-060")
@pytest.mark.parametrize(("edition", "seats", "societies", "limit", "pile", "unused"), COUNTS)
def test_table_of_the_set_up(
    edition: str, seats: int, societies: int, limit: int, pile: int, unused: int
) -> None:
    match = start(edition, seats)
    state, view = facts(match), match.view(None)["board"]
    assert (view["limit"], view["pile"], view["unused"]) == (limit, pile, unused)
    cards = [*state.society, state.spare] if seats % 2 else state.society
    assert sorted(cards) == [0] * societies + [1] * societies
    assert sorted([*state.profession, *state.unused]) == list(range(10))
    each = 2 if seats == 3 else 1
    assert [seat["hand"] for seat in view["seats"]] == [each] * seats


@rule("CAS-001", "CAS-018")
def test_twenty_one_items() -> None:
    words = Counter(ITEMS[item] for item in DECK)
    assert len(DECK) == 21
    assert [word for word, n in words.items() if n == 3] == ["key", "goblet"]
    assert sorted(words.values()) == [1] * 15 + [3, 3]


@rule("CAS-004")
def test_the_spare_society_card_is_seen_by_nobody() -> None:
    smaller = set()
    for seed in range(20):
        match = start("devil", 5, seed)
        smaller.add(facts(match).spare)
        for seat in (None, *range(5)):
            assert "spare" not in str(match.view(seat))
    assert smaller == {0, 1}


@rule("CAS-005")
def test_player_counts() -> None:
    for edition, seats in (("devil", 3), ("devil", 9), ("devil", 10)):
        with pytest.raises(BadOption, match="4 to 8"):
            start(edition, seats)
    for seats in (2, 11):
        with pytest.raises(BadSeats):
            start("coach", seats)


@rule("CAS-006")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_devil_deals_the_red_seals_and_fills_up_from_all(seats: int) -> None:
    fill: Counter[str] = Counter()
    for seed in range(150):
        found = dealt(start("devil", seats, seed))
        red = Counter(bag_key=1, bag_goblet=1, key=1, goblet=1)
        assert red <= found
        fill += found - red
    assert sum(fill.values()) == 150 * (seats - 4)
    if seats > 4:
        assert {"mirror", "coat", "key", "dagger"} <= set(fill)


@rule("CAS-007")
def test_devil_with_eight_deals_the_green_seals_too() -> None:
    for seed in range(50):
        found = dealt(start("devil", 8, seed))
        assert Counter(bag_key=1, bag_goblet=1, key=2, goblet=2) <= found
        assert found.total() == 8


@rule("CAS-008")
@pytest.mark.parametrize("seats", range(3, 11))
def test_coach_deals_bags_and_sealed_items(seats: int) -> None:
    fill: set[str] = set()
    for seed in range(120):
        found = dealt(start("coach", seats, seed))
        assert found["bag_key"] == found["bag_goblet"] == 1
        fill |= set(found)
    assert not fill & {"mirror", "sextant", "coat", "tome", "lodge_seal"}
    assert {"key", "goblet", "dagger", "privilege", "monocle", "whip"} <= fill


@rule("CAS-009")
def test_coach_shows_which_items_are_dealt() -> None:
    match = start("coach", 6)
    assert Counter(match.view(None)["board"]["start"]) == dealt(match)
    assert start("coach", 6, start_shown=False).view(None)["board"]["start"] == []
    assert start("devil", 6).view(None)["board"]["start"] == []


@rule("CAS-010", "CAS-011")
def test_three_players_have_no_pearl_and_ten_no_coat() -> None:
    for seats, absent in ((3, "black_pearl"), (10, "coat")):
        state = facts(start("coach", seats))
        every = [ITEMS[item] for item in (*state.pile, *sum(state.hands, ()))]
        assert absent not in every
        assert len(every) == 20
    assert len(facts(start("coach", 3)).hands[0]) == 2


@rule("CAS-012")
def test_a_first_game_with_sealed_items_only() -> None:
    for seats, pile in ((3, 9), (4, 12), (10, 6)):
        state = facts(start("coach", seats, items="sealed"))
        assert len(state.pile) == pile
        assert not {5, 11, 12, 13, 15} & {*state.pile, *sum(state.hands, ())}
    state = facts(start("coach", 4, items="sealed", added=["coat", "mirror"]))
    every = {ITEMS[item] for item in (*state.pile, *sum(state.hands, ()))}
    assert len(state.pile) == 14
    assert {"coat", "mirror"} <= every
    assert not {"sextant", "tome", "lodge_seal"} & every
    with pytest.raises(BadOption, match="coach"):
        start("devil", 4, items="sealed")
    with pytest.raises(BadOption, match="items=sealed"):
        start("coach", 4, added=["coat"])


@rule("CAS-014", "CAS-202")
def test_devil_has_twelve_tokens_in_the_stock() -> None:
    view = start("devil", 4).view(None)["board"]
    assert view["stock"] == 12
    assert [seat["tokens"] for seat in view["seats"]] == [0] * 4
    assert start("coach", 4).view(None)["board"]["stock"] == 0


@rule("CAS-015", "CAS-202")
def test_drinks_of_power_at_odd_counts_of_coach() -> None:
    for edition, seats, drinks in (("coach", 5, True), ("coach", 6, False), ("devil", 5, False)):
        view = start(edition, seats).view(None)["board"]
        assert {seat["drink"] for seat in view["seats"]} == {drinks}


@rule("CAS-016")
def test_a_seat_sees_its_own_cards_and_nobody_elses() -> None:
    match = start("devil", 6)
    for seat in range(6):
        shown = match.view(seat)["board"]["seats"]
        assert shown[seat]["items"]
        assert shown[seat]["society"]
        assert shown[seat]["profession"]
        for other in set(range(6)) - {seat}:
            assert shown[other]["items"] is None
            assert shown[other]["society"] is None
            assert shown[other]["profession"] is None


@rule("CAS-017")
def test_a_random_seat_begins() -> None:
    first = {start("coach", 4, seed).view(None)["board"]["active"] for seed in range(60)}
    assert first == {0, 1, 2, 3}


def test_copies_of_a_key_are_one_choice() -> None:
    match = table("key key | goblet | whip | dagger")
    assert [str(c) for c in match.decisions[0].choices].count("offer 1 key") == 1
