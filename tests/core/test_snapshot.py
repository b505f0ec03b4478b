"""A match as plain data: what is not a snapshot of it is refused, and nothing else is made of it.

That a match goes on from its snapshot as it would have is asked of every game by the contract.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.core.test_match import play, toy
from tests.core.toy import GAME

from cabale.core.errors import CabaleError, GameError, SnapshotError
from cabale.core.plain_data import dump_state, load_state
from cabale.core.snapshot import Origins, restore, take


def spoil(change: dict[str, Any]) -> Any:
    match = toy()
    play(match, 0, "peek")
    data = json.loads(json.dumps(take(match)))
    for name, value in change.items():
        where, _, field = name.rpartition(".")
        (data[where] if where else data)[field] = value
    origins = Origins(GAME, 3, match.board.options, match.origin, match.live)
    return restore(origins, data)


@pytest.mark.parametrize(
    "change",
    [
        {"rules": "0.0"},
        {"state": {}},
        {"state.more": 1},
        {"state.hands": {"tuple": [1], "set": [1]}},
        {"state.hands": {"record": ["Path", {"x": 1}]}},
        {"state.stack": [{"tuple": ["nowhere"]}]},
        {"entries": [[0, "say", ["nonsense"]]]},
        {"entries": [[0]]},
        {"events": [["kept"]]},
        {"back": [{"entry": 0}]},
        {"back": [{"entry": 0, "seat": 0, "order": [], "heard": 99, "state": {}}]},
    ],
    ids=str,
)
def test_what_is_no_snapshot_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(CabaleError):
        spoil(change)


def test_a_snapshot_names_the_rules_that_it_was_taken_under() -> None:
    match = toy()
    assert take(match)["rules"] == GAME.rules
    with pytest.raises(SnapshotError, match=r"under rules 0\.1"):
        spoil({"rules": "0.1"})


def test_a_state_that_is_not_plain_data_is_not_written_down() -> None:
    match = toy()
    match.board.state.pile = [object()]
    with pytest.raises(GameError, match="plain data"):
        take(match)


def test_the_state_of_a_match_is_fields_with_names() -> None:
    state = toy().state
    data = json.loads(json.dumps(dump_state(GAME, 3, state)))
    assert data["hands"] == [4, 5, 6]
    assert load_state(GAME, 3, data) == state


def test_no_snapshot_holds_what_the_draws_are_made_of() -> None:
    match = toy()
    text = json.dumps(take(match))
    assert match.luck.key.hex() not in text
    assert "luck" not in text
    assert "seed" not in text
