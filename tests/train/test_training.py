"""What a net learns from, the files it is kept in, and the bot that plays with them."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest

from cabale.arena.tournament import Contest
from cabale.bots import Playing, UnknownBot, bot, load_bot, sit_down, take_seat
from cabale.bots.net import Net, NetFile, WrongNet, card_of, has_belief, inputs, net_of, read, write
from cabale.bots.random import RandomBot
from cabale.core import Bot, CabaleError, Eyes, game, names, new_match
from cabale.core.bot import MOODS
from cabale.skeleton.game import GAME
from cabale.train.exploit import floors
from cabale.train.lessons import advantages
from cabale.train.plan import Plan, read_league, read_settings
from cabale.train.tables import Learner, Table, Tables, draw

MOST_BYTES = 3_000_000
"""Of all nets of a game."""


def small_net(name: str, seats: int, trust: float = 3.0) -> Net:
    rules, rng = game(name), np.random.default_rng(1)
    sizes = (inputs(rules, seats, has_belief(rules)), 8, len(rules.catalogue(seats)))
    layers = [
        (
            rng.normal(0, 0.1, (before, after)).astype(np.float32),
            rng.normal(0, 0.1, after).astype(np.float32),
        )
        for before, after in pairwise(sizes)
    ]
    return Net(layers, trust, has_belief(rules))


def test_a_lesson_is_whole_matches_and_its_rewards_add_up_to_their_end() -> None:
    plan = Plan("abyss", 2, {"novice": 1}, tables=1)
    lesson = Tables(plan, "a").play([small_net("abyss", 2)], 160)
    ends = np.flatnonzero(lesson.last)
    assert len(ends) == lesson.meetings["novice"].played > 0
    rows = np.arange(len(lesson.actions))
    assert lesson.shown.masks[rows, lesson.actions].all(), "what was done was allowed"
    assert (lesson.logs <= 0).all()
    # At the start both seats stand alike; from there to a win it is a half up, else a half down.
    sums = [part.sum() for part in np.split(lesson.rewards, ends[:-1] + 1)]
    assert np.allclose(np.abs(sums), 0.5, atol=0.15)
    assert (np.array(sums) > 0).sum() == lesson.meetings["novice"].won
    again = Tables(plan, "a").play([small_net("abyss", 2)], 160)
    assert (again.actions == lesson.actions).all(), "the same plan plays the same matches"


def test_a_side_of_a_game_of_sides_is_the_nets() -> None:
    plan = Plan("castle", 4, {"random": 1}, {"rounds": "2"}, tables=1, routine=True)
    lesson = Tables(plan, "b").play([small_net("castle", 4)], 60)
    assert lesson.last.sum() == 2 * lesson.meetings["random"].played > 0, "two of four seats"
    assert lesson.shown.seen.shape[1] == inputs(game("castle"), 4, belief=True)


def test_strangers_sit_beside_the_net_by_lot() -> None:
    lot = {"self": 2.0, "adept:timid": 1.0, "novice": 1.0}
    plan = Plan("cultists", 5, {"random": 1}, place="investigators", partners=lot, tables=1)
    plan.check()
    tables = Tables(plan, "f")
    novice, adept = (bot(plan.rules, level) for level in ("novice", "adept"))
    lent: Counter[type[Bot]] = Counter()
    for _ in range(60):
        mine, others = _by_side(tables._begin([]))
        assert any(isinstance(mind, Learner) for mind in mine), "the net is always there"
        assert {type(mind) for mind in others} == {RandomBot}
        lent.update(map(type, mine))
        assert all(mind.temper == MOODS["timid"] for mind in mine if type(mind) is adept)
    # Three seats of four are drawn for, each a quarter of the time for one of these.
    assert set(lent) == {Learner, novice, adept}
    assert 28 < lent[novice] < 62
    assert 28 < lent[adept] < 62
    with pytest.raises(UnknownBot):
        replace(plan, partners={"nobody": 1}).check()
    with pytest.raises(CabaleError, match="shares"):
        replace(plan, partners={}).check()


def test_the_net_meets_itself_and_strangers_in_one_match() -> None:
    lot = {"random": 1.0}
    plan = Plan("cultists", 5, {"self": 1}, place="investigators", partners=lot, tables=1)
    mine, others = _by_side(Tables(plan, "g")._begin([]))
    assert sum(isinstance(mind, Learner) for mind in mine) == 1
    assert all(isinstance(mind, Learner) for mind in others)
    past = Tables(replace(plan, partners={"past": 1}), "g")._begin([small_net("cultists", 5)])
    assert sum(isinstance(mind, Learner) for mind in _by_side(past)[0]) == 1
    alone = Tables(replace(plan, partners={"self": 1}), "g")._begin([])
    assert all(isinstance(mind, Learner) for mind in alone.playing.bots)


def _by_side(table: Table) -> tuple[list[Bot], list[Bot]]:
    """The bots of the net's side, which has several seats, and the others."""
    sides = table.match.game.teams(table.match.board)
    assert sides is not None
    pairs = list(zip(table.playing.bots, sides, strict=True))
    mine = [mind for mind, side in pairs if side == "investigators"]
    return mine, [mind for mind, side in pairs if side != "investigators"]


def test_a_place_is_always_the_nets_and_a_deal_without_it_is_dealt_again() -> None:
    plan = Plan("werewolf", 3, {"random": 1}, place="pack", tables=1, routine=True)
    plan.check()
    tables = Tables(plan, "d")
    for _ in range(20):
        match, mine = tables._deal()
        sides = match.game.teams(match.board)
        assert sides is not None
        assert {sides[seat] for seat in mine} == {"pack"}
        assert [side for side in sides if side == "pack"] == ["pack"] * len(mine)
    seat = Plan("abyss", 3, {"random": 1}, place="2")
    assert [Tables(seat, "e")._deal()[1] for _ in range(5)] == [[2]] * 5
    for wrong in (replace(plan, place="wolves"), replace(seat, place="3")):
        with pytest.raises(CabaleError, match=r"a s(ide|eat) is"):
            wrong.check()


def test_a_floor_stands_beside_what_the_level_wins_there_itself() -> None:
    contest = Contest("castle", 4, ("net", "random"), kinds={"net": "novice"})
    found = floors(contest, range(6))
    assert set(found) == {"brotherhood", "order"}
    for floor in found.values():
        assert floor.net.matches == floor.level.matches == 6
        assert floor.net.low <= floor.net.won <= floor.net.high
    own = [floor.level.won for floor in found.values()]
    assert sum(own) == pytest.approx(1), "what one side of a level wins the other loses"
    assert sum(floor.net.won for floor in found.values()) > 1.2
    assert set(floors(contest, range(2), "order")) == {"order"}


def test_a_search_tells_how_much_better_each_choice_is_than_the_advice() -> None:
    plan = Plan("abyss", 2, {"novice": 1}, teacher="master@6", searched=1.0, tables=2)
    found = Tables(plan, "c").search([small_net("abyss", 2)], 6)
    rows = np.arange(len(found.tries))
    assert len(rows) >= 6
    assert not found.tries[rows, found.shown.advice].any(), "the advice is what others are held to"
    assert (found.tries.sum(axis=1) > 0).all()
    assert not (found.tries * (1 - found.shown.masks)).any(), "only what was allowed was tried"
    assert (np.abs(found.better) <= 1).all()


def test_advantages_look_back_from_the_end_of_each_match() -> None:
    rewards = np.array([0, 1, 1], np.float32)
    values = np.array([0.5, 0.25, 0.5], np.float32)
    last = np.array([False, True, True])
    found = advantages(rewards, values, last, 0.5)
    # 1 - 0.25 at the last; before it 0 + 0.25 - 0.5, and half of what comes after.
    assert found.tolist() == [0.125, 0.75, 0.5]


def test_draws_follow_the_logits() -> None:
    logits = np.tile(np.array([0.0, np.log(3), -1e9], np.float32), (4000, 1))
    actions, logs = draw(logits, np.random.default_rng(1))
    assert set(actions.tolist()) == {0, 1}
    assert abs((actions == 1).mean() - 0.75) < 0.03
    assert np.allclose(np.exp(logs), np.where(actions == 1, 0.75, 0.25), atol=1e-5)


def test_weights_are_kept_in_eight_bits_with_their_card() -> None:
    net = small_net("abyss", 2)
    file = write(net, {"game": "abyss", "seats": 2, "data": "none"})
    back = read(file, game("abyss"), 2)
    for (weights, bias), (kept, bias_kept) in zip(net.layers, back.layers, strict=True):
        assert np.abs(weights - kept).max() <= np.abs(weights).max() / 250
        assert np.allclose(bias, bias_kept)
    assert card_of(file)["data"] == "none"
    with pytest.raises(WrongNet, match="abyss with 2 seats"):
        read(file, game("abyss"), 3)
    with pytest.raises(WrongNet, match="no weights"):
        card_of(b"something else")


@pytest.mark.parametrize("name", [name for name in names() if game(name).nets()])
def test_the_nets_of_a_game_are_small_and_say_what_they_are_made_of(name: str) -> None:
    files = {seats: file.read_bytes() for seats, file in game(name).nets().items()}
    values = [file.read_bytes() for file in game(name).nets("values").values()]
    assert sum(map(len, [*files.values(), *values])) <= MOST_BYTES
    for file in [*files.values(), *values]:
        assert {"data", "command", "seed", "hours", "result"} <= card_of(file).keys()
    for seats in files:
        assert net_of(game(name), seats) is not None
    assert bot(game(name), "net").__name__ == "NetSeat"


def test_a_net_of_a_file_plays_and_advises_a_search(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(write(small_net("abyss", 2, trust=50.0), {"game": "abyss", "seats": 2}))
    match = new_match("abyss", 2, 1)
    seat, decision = next(iter(match.decisions.items()))
    advice = take_seat(match, seat, bot(match.game, "adept:even"), "1").choose(Eyes(match, seat))
    for spec in (f'NetFile("{file}")', f'GrandFile("{file}", 4)'):
        mind = take_seat(match, seat, load_bot(f"cabale.bots.net:{spec}"), "1")
        assert mind.choose(Eyes(match, seat)) in decision.choices
        if "Net" in spec:
            assert mind.choose(Eyes(match, seat)) == advice, "it trusts its adviser blindly"


def test_a_blind_net_is_not_shown_what_others_did(tmp_path: Path) -> None:
    match = new_match("cultists", 5, 1)
    bots = sit_down(match, ["adept"] * 5, 1)
    playing = Playing(match, bots, Random(1))
    while match.length < 60 and (seat := playing.next_seat()) is not None:
        playing.answer(seat, bots[seat].choose(Eyes(match, seat)))
    seat = next(iter(match.decisions))
    file = tmp_path / "net.npz"
    file.write_bytes(write(small_net("cultists", 5), {"game": "cultists", "seats": 5}))
    looks = []
    for kind in ("net:NetFile", "blind_net:BlindFile"):
        place = "cabale.bots" if kind.startswith("net:") else "cabale.examples"
        mind = take_seat(match, seat, load_bot(f'{place}.{kind}("{file}")'), "1")
        assert isinstance(mind, NetFile)
        looks.append(mind.look(Eyes(match, seat), belief=True, routine=True))
    sees, blind = looks
    now, whole = (game("cultists").observation_size(5, past=past) for past in (False, True))
    me = now + 5
    assert (sees.seen[:me] == blind.seen[:me]).all(), "what is, and its own seat"
    assert sees.seen[me:whole].any()
    assert not blind.seen[me:whole].any()
    assert (sees.seen[whole:] == blind.seen[whole:]).all(), "advice and belief"


def test_a_game_without_a_net_has_no_such_level() -> None:
    with pytest.raises(UnknownBot):
        bot(GAME, "net")


def test_what_cannot_be_trained_is_said_before_anything_is_played() -> None:
    assert read_league("self=5, adept") == {"self": 5.0, "adept": 1.0}
    with pytest.raises(CabaleError, match="self=5"):
        read_league("self=much")
    assert read_settings("trust=4, routine=1") == {"trust": 4.0, "routine": True}
    with pytest.raises(CabaleError, match="decisions"):
        read_settings("seed=4")
    with pytest.raises(CabaleError, match="is a number"):
        read_settings("piece=many")
    with pytest.raises(CabaleError, match="shares"):
        Plan("abyss", 2, {}).check()
    with pytest.raises(CabaleError, match="a search such as"):
        Plan("abyss", 2, teacher="adept").check()
    with pytest.raises(UnknownBot):
        Plan("abyss", 2, {"nobody": 1}).check()
