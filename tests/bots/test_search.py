"""Searching bots: fair, within their budget, and better than what they search with."""

from random import Random
from time import monotonic
from typing import Any

import pytest
from tests.core.toy import GAME as TOY

from cabale.bots import UnknownBot, bot
from cabale.bots.master import Master, Pimc, Tries
from cabale.bots.playout import Playout, worth
from cabale.bots.search import Search, Thought, numbered, together
from cabale.bots.tree import Edge, Node, Tree
from cabale.bots.worlds import POOL, weights
from cabale.core import Bot, Choice, Eyes, Match, game, names, new_match
from cabale.testing.conformance import Case, cases, check_fair


class QuickTree(Tree):
    iterations = 8
    read = 0.3


class QuickMaster(Master):
    iterations = 8


SEARCHES = (QuickTree, QuickMaster)


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("case", cases(TOY), ids=str)
def test_the_same_choice_in_worlds_that_look_alike(search: type[Bot], case: Case) -> None:
    # At a live table the clock would decide.
    check_fair(Case(case.game, case.seats, case.options), search, seed=1, share=0.5)


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("name", names())
def test_the_same_choice_on_the_shelf(search: type[Bot], name: str) -> None:
    found = game(name)
    check_fair(Case(found, found.seats[0], {}), search, seed=1, share=0.02)


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", names())
def test_a_novice_in_a_rollout_chooses_as_at_a_table(name: str, seed: int) -> None:
    """Whatever it keeps from one question to the next, and reads without a view."""
    found = game(name)
    match = new_match(found, found.seats[len(found.seats) // 2], seed)
    novice = found.mind.bots()["novice"]
    options = match.board.options
    at_a_table, in_a_rollout = (
        [novice(found, seat, match.seats, options, Random(seat)) for seat in range(match.seats)]
        for _ in range(2)
    )
    for _ in range(400):
        if not match.decisions:
            break
        seat = next(iter(match.decisions))
        choice = in_a_rollout[seat].choose_in(match)
        assert at_a_table[seat].choose(Eyes(match, seat)) == choice
        match.play(seat, choice)


def last_window() -> Match:
    """Seat 0 holds the thief, seat 1 the highest card; after this window all is decided."""
    match = new_match(TOY, 2, seed=1, scenario="hands: 1 4")
    for seat in (0, 1):
        match.play(seat, match.board.choice("keep"))
        if seat == 0:
            match.play(0, match.decisions[0].choices[0])
    assert [choice.verb for choice in match.decisions[0].choices] == ["pass", "steal"]
    return match


@pytest.mark.parametrize("search", [Tree, Master, Pimc])
def test_the_winning_choice_is_found(search: type[Bot]) -> None:
    match = last_window()
    for seed in range(5):
        mind = search(TOY, 0, 2, match.board.options, Random(seed))
        assert mind.choose(Eyes(match, 0)).verb == "steal"


def test_a_number_of_iterations() -> None:
    class Counting(QuickMaster):
        tries = 0

        def _try(self, choices: list[Choice], *args: Any) -> dict[Choice, float]:
            type(self).tries += len(choices)
            return super()._try(choices, *args)

    match = last_window()
    Counting(TOY, 0, 2, match.board.options, Random(1)).choose(Eyes(match, 0))
    assert Counting.tries == Counting.iterations


def test_the_advice_stands_where_nothing_is_clearly_better() -> None:
    match = last_window()
    advice, other = match.decisions[0].choices
    luck, gain = Tries(), Tries()
    for better in (1.0, -1.0, 1.0, -1.0, 1.0):
        luck.note(better)
    for better in (1.0, 0.0, 1.0, 0.0, 1.0) * 6:
        gain.note(better)
    assert Master.settle(Thought(advice, {advice: Tries(), other: luck}, 0.03, 0.0)) == advice
    assert Master.settle(Thought(advice, {advice: Tries(), other: gain}, 0.03, 0.0)) == other
    once = Tries()
    once.note(0.1)
    assert Master.settle(Thought(advice, {advice: Tries(), other: once}, 0.03, 0.0)) == advice, (
        "one try is few"
    )
    assert Master.settle(Thought(advice, {advice: Tries(), other: gain + luck}, 0.03, 0.0)) == other


def test_worlds_are_drawn_by_suspicion() -> None:
    """Who is thought to be a cultist is one more often than in worlds of the hard facts alone."""
    match = new_match("cultists", 5, seed=1)
    rng = Random(1)
    pool = [match.imagine(0, rng) for _ in range(POOL)]
    sides = [world.game.teams(world.board) or () for world in pool]
    suspect = next(seat for seat in range(1, 5) if sum(s[seat] == "cultists" for s in sides) > 0)
    plain = sum(s[suspect] == "cultists" for s in sides) / POOL
    chances = [plain if seat != suspect else 0.9 for seat in range(5)]
    drawn = weights(pool, chances)
    weighed = sum(w for w, s in zip(drawn, sides, strict=True) if s[suspect] == "cultists")
    assert weighed / sum(drawn) > (1 + plain) / 2


@pytest.mark.parametrize("search", SEARCHES)
def test_at_a_live_table_the_clock_counts(search: type[Search]) -> None:
    class Patient(search):  # type: ignore[misc, valid-type]
        iterations = 10**9
        seconds = 0.1
        PATIENCE = 0.9  # the rules of thumb may be slow for once

    match = new_match(TOY, 4, seed=1, live=True)
    start = monotonic()
    Patient(TOY, 0, 4, match.board.options, Random(1)).choose(Eyes(match, 0))
    assert 0.1 <= monotonic() - start < 5


def test_who_shares_the_time_hurries_the_adviser() -> None:
    match = last_window()
    mind = QuickMaster(TOY, 0, 2, match.board.options, Random(1))
    mind.seconds = Search.seconds / 3
    mind.choose(Eyes(match, 0))
    assert mind.adviser.haste == pytest.approx(1 / 3)


def test_a_budget_in_the_name() -> None:
    assert bot(TOY, "master@7").iterations == 7  # type: ignore[attr-defined]
    assert not issubclass(bot(TOY, "ismcts"), Master)
    wrong_ones = ("master@", "master@many", "master@0", "master@-1", "random@7", "genius@7")
    for wrong in (*wrong_ones, "master@" + "9" * 5000):
        with pytest.raises(UnknownBot):
            bot(TOY, wrong)


def test_a_playout_ends_and_is_worth_something() -> None:
    rng = Random(1)
    match = new_match(TOY, 4, seed=1).imagine(0, rng)
    values = Playout(TOY, 4, match.board.options, rng, depth=3).values(match)
    assert match.outcome is not None, "a game that cannot guess is played to its end"
    assert set(values) <= {0.0, 1 / len(match.outcome.winners)}
    assert values == worth(match)


@pytest.mark.parametrize("name", names())
def test_a_guess_is_a_chance(name: str) -> None:
    found = game(name)
    match = new_match(found, found.seats[-1], seed=2)
    rng = Random(2)
    while match.decisions:
        guess = found.mind.standing(match.board)
        if guess is not None:
            assert len(guess) == match.seats
            assert all(0 <= chance <= 1 for chance in guess)
        seat, decision = next(iter(match.decisions.items()))
        choice: Choice = rng.choice(decision.choices)
        match.play(seat, choice)


@pytest.mark.parametrize("search", SEARCHES)
def test_several_processes_make_one_answer(search: type[Search]) -> None:
    match = last_window()
    minds = [search(TOY, 0, 2, match.board.options, Random(1)) for _ in range(3)]
    thoughts = [numbered(mind.think(Eyes(match, 0), part)) for part, mind in enumerate(minds)]
    assert len({thought.advice for thought in thoughts}) == 1, "the advice is the same for all"
    steal = match.decisions[0].choices[1]
    assert match.board.catalogue[together(thoughts, search)] == steal


def test_what_several_processes_found_adds_up() -> None:
    thoughts = [
        Thought(1, {1: Edge(3, 2, 1.0), 2: Edge(3, 1, 1.0)}, 0.0, 0.0),
        Thought(1, {1: Edge(4, 1, 0.0), 2: Edge(4, 3, 2.0)}, 0.0, 0.0),
    ]
    assert Tree.settle(thoughts[0]) == 1
    assert together(thoughts, Tree) == 2, "4 visits of 7"
    one, two = Tries(), Tries()
    for _ in range(20):
        one.note(-0.1)
        two.note(0.3)
    split = [Thought(1, {2: one}, 0.0, 0.0), Thought(1, {2: two}, 0.0, 0.0)]
    assert together(split, Master) == 2, "0.1 better on average"


def test_a_thought_without_a_search_is_the_advice() -> None:
    nothing: Thought[int] = Thought(3, {}, 0.1, 0.0)
    for search in (Master, Pimc, Tree):
        assert together([nothing, nothing], search) == 3


def test_where_all_answer_unseen_nobody_knows_what_another_has_chosen() -> None:
    """All who vote at once have their choices at one node of the tree, not one below the other."""
    match = new_match("werewolf", 3, seed=4)
    while any(decision.kind != "vote" for decision in match.decisions.values()):
        seat, decision = next(iter(match.decisions.items()))
        match.play(seat, decision.choices[0])
    options, luck = match.board.options, Random(2)
    mind, root = QuickTree(match.game, 0, 3, options, Random(1)), Node()
    for _ in range(40):
        playout = Playout(match.game, 3, options, luck, 16)
        mind._iterate(root, match.imagine(0, luck), playout, luck)
    for seat, decision in match.decisions.items():
        edges = root.edges[seat]
        assert set(edges) == set(decision.choices)
        assert sum(edge.available for edge in edges.values()) == 40 * len(edges)
        assert sum(edge.share for edge in edges.values()) > 30, "chosen by regret"
