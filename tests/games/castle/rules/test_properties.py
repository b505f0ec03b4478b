"""What holds at every moment of random play, beside the contract of all games."""

import pytest
from tests.games.castle.helpers import kind, play, table, trade

from cabale import game
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight.observe import PHASES
from cabale.testing import rule
from cabale.testing.conformance import Case, cases, positions


@rule("CAS-060", "CAS-061", "CAS-141", "CAS-161")
@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_nobody_is_without_an_item_or_with_too_many(case: Case) -> None:
    for match in positions(case, "hands", listening=False):
        state = match.state
        assert isinstance(state, CastleState)
        sizes = [len(held) for held in state.hands]
        over = [seat for seat, size in enumerate(sizes) if size > state.limit]
        if kind(match) == "overflow":
            assert over == list(match.decisions)
            assert max(sizes) == state.limit + 1
        else:
            assert not over
        if kind(match) != "replacement":
            assert min(sizes) >= 1
        if match.outcome is None and state.turn:
            assert state.active == (state.first + state.turn) % case.seats


def test_numbers_say_the_same_as_the_view() -> None:
    match = table("monocle whip | goblet | key | dagger")
    trade(match, 0, 1, "monocle", "goblet")
    play(match, 0, "ability", "monocle")
    numbers = list(match.observe(0))
    start = 0
    parts = {}
    for feature in game("castle").features(4):
        parts[feature.name] = numbers[start : start + feature.size]
        start += feature.size
    assert parts["phase"][PHASES.index("turn")] == 1
    assert sum(parts["phase"]) == 1
    size = len(parts["seats"]) // 4
    me, left = parts["seats"][:size], parts["seats"][size : 2 * size]
    assert me[5:7] == [1, 0]
    assert left[5:7] == [0, 1]
    assert [i for i, n in enumerate(me[17:]) if n] == [1, 16]
    assert [i for i, n in enumerate(left[17:]) if n] == [8]
    assert not any(parts["seats"][2 * size + 5 : 3 * size])
