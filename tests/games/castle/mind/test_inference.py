"""Acts read with the eyes of their doer: one account for all, and nothing counts twice."""

from math import log
from random import Random

import pytest

from cabale import Match, new_match
from cabale.bots import sit_down
from cabale.bots.floor import remark
from cabale.core import Eyes
from cabale.games.castle import GAME
from cabale.games.castle.mind.adept import Sage
from cabale.games.castle.mind.inference import Account
from cabale.games.castle.mind.listeners import witness_of
from cabale.games.castle.rules.components import ORDER
from cabale.games.castle.rules.state import CastleState
from cabale.testing.conformance import Case, check_fair


def account_of(match: Match, seat: int) -> Account:
    account = witness_of(match, seat, infers=True).societies
    assert isinstance(account, Account)
    return account


def after(decisions: int, seats: int, edition: str, seed: int) -> Match:
    """A match of adepts, not yet over."""
    match = new_match(GAME, seats, seed, {"edition": edition})
    bots = sit_down(match, ["adept"] * seats, seed)
    for _ in range(decisions):
        if len(match.decisions) == 0:
            break
        seat = next(iter(match.decisions))
        remark(match, seat, bots[seat])
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    return match


@pytest.mark.parametrize(("seats", "edition"), [(6, "devil"), (7, "coach")])
def test_all_keep_the_same_account(seats: int, edition: str) -> None:
    match = after(60, seats, edition, seed=3)
    first, *others = [account_of(match, seat).scores for seat in range(seats)]
    assert any(first.values())
    for scores in others:
        assert scores == pytest.approx(first)


def test_an_act_that_follows_from_what_all_know_tells_nothing() -> None:
    account = Account(0, 4, 2)
    account.learn({0: True})
    account.did(1, 1 << 1, lambda trust: 0.9)
    assert account.friend(1) == pytest.approx(1 / 3)


def test_an_act_tells_what_its_doer_has_seen() -> None:
    """Seat 1 has seen the card of seat 0 and does what friends do."""
    account = Account(0, 4, 2)
    account.learn({0: True})
    account.did(1, 0b11, lambda trust: trust[0])
    assert account.friend(1) > 0.9
    assert account.friend(2) == pytest.approx(account.friend(3))


@pytest.mark.parametrize(("seats", "edition"), [(6, "devil"), (6, "coach")])
def test_it_is_the_better_belief(seats: int, edition: str) -> None:
    """By log-loss of who is of the Order, half-way through matches of adepts."""
    loss = {False: 0.0, True: 0.0}
    for seed in range(8):
        match = after(120, seats, edition, seed)
        if match.outcome is not None:
            continue
        assert isinstance(match.state, CastleState)
        truth = sum(1 << p for p, card in enumerate(match.state.society) if card == ORDER)
        for seat in range(seats):
            for infers in loss:
                chances = witness_of(match, seat, infers=infers).societies.chances
                assert sum(chances.values()) == pytest.approx(1)
                loss[infers] -= log(chances[truth])
    assert 0 < loss[True] < loss[False]


@pytest.mark.parametrize("live", [False, True])
def test_it_chooses_the_same_in_worlds_that_look_the_same(live: bool) -> None:
    check_fair(Case(GAME, 5, {"edition": "devil"}, live), Sage, seed=1, share=0.15)


def test_nothing_is_believed_impossible() -> None:
    account = Account(0, 6, 3)
    account.learn({0: True})
    rng = Random(1)
    for _ in range(200):
        account.did(rng.randrange(1, 6), 0b111111, lambda trust: trust[1])
    assert min(account.chances.values()) > 0
