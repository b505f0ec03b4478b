"""Positions that a value net learns from, the net, and the search that asks it."""

from pathlib import Path
from random import Random

import numpy as np
import pytest

from cabale.arena.tournament import Contest
from cabale.bots import take_seat, value
from cabale.bots.net import NetSeat, WrongNet, card_of
from cabale.bots.value import Grandmaster, ValueNet, position, read, write
from cabale.core import Bot, Eyes, Match, game, new_match
from cabale.train import positions
from cabale.train.positions import Matches, gather, play

ABYSS = game("abyss")
PLAN = Matches("abyss", 2, ("novice",))


def small(seats: int = 2, seed: int = 1) -> ValueNet:
    rng = np.random.default_rng(seed)
    sizes = ABYSS.mind.traits_size(seats), 8
    first = rng.normal(0, 0.1, sizes).astype(np.float32), np.zeros(8, np.float32)
    last = rng.normal(0, 0.5, (8, 2)).astype(np.float32), np.zeros(2, np.float32)
    return ValueNet([first, last])


def midway(seats: int = 2, decisions: int = 60) -> Match:
    match, rng = new_match(ABYSS, seats, 5), Random(1)
    for _ in range(decisions):
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, rng.choice(decision.choices))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_begins_with_the_log_odds_of_the_standing(seats: int) -> None:
    match = midway(seats)
    standing = ABYSS.mind.standing(match.board)
    assert standing is not None
    for seat in range(seats):
        seen = position(match, seat)
        assert len(seen) == ABYSS.mind.traits_size(seats)
        assert 1 / (1 + np.exp(-seen[0])) == pytest.approx(standing[seat], abs=1e-5)


def test_positions_are_whole_sequences_of_both_seats() -> None:
    found = play(PLAN, 0, 3)
    again = play(PLAN, 0, 3)
    assert (found.seen == again.seen).all(), "the same piece is the same matches"
    parts = np.split(np.arange(len(found.won)), np.flatnonzero(found.last)[:-1] + 1)
    assert len(parts) == 2 * len(set(found.deal.tolist())), "a sequence for each seat"
    for part in parts:
        assert len({*found.won[part].tolist()}) == 1
        assert (np.diff(found.phase[part]) > 0).all()
    assert found.won.sum() == pytest.approx(len(found.won) / 2)
    assert ((found.margin > 0) == (found.won == 1))[found.won != 0.5].mean() > 0.9


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(positions, "PIECE", 1)
    told: list[str] = []
    first = gather(PLAN, tmp_path, 2, 1, told.append)
    more = gather(PLAN, tmp_path, 3, 1, told.append)
    assert len(told) == 3
    assert (more.seen[: len(first.seen)] == first.seen).all()


def test_weights_are_read_as_they_were_written() -> None:
    net = small()
    file = write(net, {"game": "abyss", "seats": 2})
    again = read(file, ABYSS, 2)
    rows = play(PLAN, 1, 1).seen.astype(np.float32)
    assert np.allclose(net.chances(rows), again.chances(rows), atol=0.05)
    with pytest.raises(WrongNet, match="abyss with 3"):
        read(file, ABYSS, 3)


def test_a_grandmaster_chooses_by_what_its_seat_can_know() -> None:
    kind = type("Grand", (Grandmaster,), {"net": small(), "iterations": 12})
    for decisions in (20, 45, 70):
        match = midway(2, decisions)
        seat = next(iter(match.decisions))
        other = match.imagine(seat, Random(3))
        chosen = [
            take_seat(one, seat, kind, "numbers").choose(Eyes(one, seat)) for one in (match, other)
        ]
        assert chosen[0] == chosen[1]


def test_a_grandmaster_is_advised_by_the_policy_net_where_it_has_both(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def adviser() -> Bot:
        grandmaster = take_seat(midway(), 0, Grandmaster, "numbers")
        assert isinstance(grandmaster, Grandmaster)
        return grandmaster.adviser

    assert isinstance(adviser(), NetSeat)
    monkeypatch.setattr(value, "value_of", lambda *_: None)
    assert isinstance(adviser(), ABYSS.mind.bots()["adept"]), "without weights it is a master"


def test_it_plays_whole_matches_and_ends_count_for_what_they_are(tmp_path: Path) -> None:
    path = tmp_path / "value.npz"
    path.write_bytes(write(small(), {"game": "abyss", "seats": 2}))
    bots = (f'cabale.bots.value:GrandmasterFile("{path}", 4)', "novice")
    results = Contest("abyss", 2, bots).play([1])
    assert len(results.records) == 2
    assert not results.failures


def test_a_net_learns_from_what_was_played(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    from cabale.train.value import Course, ValueLearning

    data = play(PLAN, 0, 12)
    learning = ValueLearning(Course(hidden=(8,), batch=64, rounds=1), data)
    rows = data.seen[:50].astype(np.float32)
    before = learning.net().chances(rows)
    told: list[str] = []
    learning.learn(told.append)
    after = learning.net().chances(rows)
    assert len(told) == 2
    assert not np.allclose(before, after)
    assert np.allclose(after, learning.guesses()[:50, 0].cpu().numpy(), atol=1e-3)
    other = ValueLearning(Course(hidden=(8,), seed=2), data)
    other.begin_with(learning.net())
    assert np.allclose(other.net().chances(rows), after, atol=1e-6)


def test_generations_learn_from_all_before_them_and_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("torch")
    from cabale.train.generations import Generations
    from cabale.train.value import Course

    monkeypatch.setattr(positions, "PIECE", 2)
    work = Generations(
        PLAN, Course(hidden=(8,), batch=64, rounds=0), tmp_path, matches=2, number=2, tries=2
    )
    told: list[str] = []
    work.run({"game": "abyss", "seats": 2}, told.append)
    first, last = (card_of((tmp_path / n / "value.npz").read_bytes()) for n in "12")
    assert (first["generation"], last["generation"]) == (1, 2)
    assert int(last["data"].split()[0]) > int(first["data"].split()[0])
    assert (tmp_path / "value.npz").read_bytes() == (tmp_path / "2/value.npz").read_bytes()
    before, told[:] = (tmp_path / "1/value.npz").stat().st_mtime_ns, []
    work.run({"game": "abyss", "seats": 2}, told.append)
    assert not [line for line in told if line.startswith("piece")], "nothing is played again"
    assert (tmp_path / "1/value.npz").stat().st_mtime_ns == before, "nor learnt again"
