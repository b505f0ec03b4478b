"""The night: who learns what."""

from typing import Any

import pytest
from tests.games.cultists.scene import EIGHT, FIVE, SEVEN, Scene, scene

from cabale.testing import rule

PULSES = "pulses: alive dead alive alive alive"
PROPHET_FIVE = "roles: cultist prophet investigator rookie investigator"


def me(scene: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene.match.view(seat)["board"]["me"]
    return found


@rule("CUL-050", "CUL-055")
def test_everybody_knows_role_hand_and_route() -> None:
    table = scene(FIVE, PULSES)
    for seat in range(5):
        mine = me(table, seat)
        assert mine["role"] == table.role(seat)
        assert list(mine["hand"].values()) == table.hand(seat)
        assert mine["route"][0][0] in ("dark_blue", "green", "light_blue", "pink")
        (night,) = table.events(seat, "night")
        assert night["role"] == table.role(seat)
    assert table.s.pulse_size == [1] * 5
    assert me(table, 1)["first_pulses"] is None


@rule("CUL-051")
@pytest.mark.parametrize(("text", "seats"), [(SEVEN, 7), (EIGHT, 8)])
def test_cultists_know_each_other(text: str, seats: int) -> None:
    table = Scene(text, seats)
    assert me(table, 0)["known_cultists"] == me(table, 1)["known_cultists"] == [0, 1]
    assert table.events(0, "night_cultists") == [{"kind": "night_cultists", "cultists": [0, 1]}]


@rule("CUL-052", "CUL-054")
def test_cultists_see_who_is_dead() -> None:
    table = scene(FIVE, PULSES)
    pulses = ["alive", "dead", "alive", "alive", "alive"]
    assert me(table, 0)["first_pulses"] == pulses
    assert table.events(0, "night_dead") == [{"kind": "night_dead", "dead": [1]}]
    for seat in range(1, 5):
        assert me(table, seat)["known_cultists"] == []
        assert me(table, seat)["first_pulses"] is None
        assert table.events(seat, "night_dead") == []
        assert table.events(seat, "night_cultists") == []


@rule("CUL-052")
def test_with_seven_there_are_no_pulse_cards_to_see() -> None:
    table = Scene(SEVEN, 7)
    assert me(table, 0)["first_pulses"] is None
    assert table.s.pulse_size == [0] * 7


@rule("CUL-053", "CUL-263")
def test_the_prophet_sees_the_cultists_and_nothing_else() -> None:
    table = scene(PROPHET_FIVE, PULSES)
    assert me(table, 1)["known_cultists"] == [0]
    assert me(table, 1)["first_pulses"] is None
    assert table.events(1, "night_cultists")[0]["cultists"] == [0]
    assert table.events(1, "night_dead") == []
    for seat in (0, 2, 3, 4):
        assert "prophet" in table.match.view(seat)["board"]["people"][1]["could_be"]
        assert table.match.view(seat)["board"]["people"][1]["role"] is None


@rule("CUL-273")
def test_the_automa_in_the_night() -> None:
    four = scene(FIVE, "pulses: alive alive alive alive dead", seats=4)
    assert me(four, 0)["first_pulses"][4] == "dead"
    roles = "roles: cultist" + " investigator" * 5 + " cultist"
    six = scene(roles, seats=6, automa=True)
    assert me(six, 0)["known_cultists"] == [0, 6]
    alone = scene("roles:" + " investigator" * 4 + " cultist", seats=4)
    assert all(me(alone, seat)["known_cultists"] == [] for seat in range(4))
