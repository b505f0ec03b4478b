"""Whole matches: they end in time, either side can win, and no card is lost on the way."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cultists.sight.test_secrets import check_world

from cabale.core import Match, new_match
from cabale.games.cultists.rules.components import SET_UPS, TURNS
from cabale.games.cultists.rules.state import CultistsState
from cabale.testing import rule

TABLES: list[tuple[int, dict[str, Any]]] = [
    (seats, {"roles": roles, "automa": automa})
    for seats in range(4, 9)
    for roles in ("first-game", "recommended", "expert")
    for automa in ((False, True) if seats == 6 else (False,))
]


def play(seats: int, options: dict[str, Any], seed: int) -> Match:
    """Random play by a Cultist who hardly ever declares."""
    match = new_match("cultists", seats, seed=seed, options=options, listening=False)
    rng = Random(seed)
    while match.outcome is None:
        for seat, decision in list(match.decisions.items()):
            waits = decision.kind == "clean_up" and rng.random() < 0.95
            match.play(seat, decision.choices[0] if waits else rng.choice(decision.choices))
    return match


@rule("CUL-070", "CUL-223")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_match_ends_by_turn_ten_and_loses_no_card(
    seats: int, options: dict[str, Any]
) -> None:
    for seed in range(12):
        s = play(seats, options, seed).state
        assert isinstance(s, CultistsState)
        assert s.turn <= TURNS
        check_world(s)
        plan = s.plan
        books = [0] * len(plan.shelves)
        for room in plan.rooms:
            books[plan.shelf[room]] += s.books[room]
        assert [left + there for left, there in zip(books, s.shelved, strict=True)] == list(
            plan.slots
        )
        tokens = sum(s.explored) + sum(s.room_tokens)
        assert tokens == SET_UPS[s.characters].rooms


@rule("CUL-002")
def test_both_sides_win_by_chance() -> None:
    winners: Counter[str] = Counter()
    for seed in range(60):
        match = play(7, {}, seed)
        teams = match.game.teams(match.board)
        assert match.outcome is not None
        assert teams is not None
        winners[teams[match.outcome.winners[0]]] += 1
    assert set(winners) == {"cultists", "investigators"}
