"""Last turn: a brute force that knows nothing of the search says the same.

It plays every choice to the end of the match, each with every card that can be on top of a deck,
keeps nothing that it has found, and cuts nothing off.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from tests.games.abyss.scene import Scene

from cabale.core import Choice, Match
from cabale.games.abyss.mind.puzzle import PUZZLER
from cabale.games.abyss.rules.components import LOCATIONS, LORD_INFLUENCE
from cabale.puzzles.proof import prove
from cabale.puzzles.puzzle import Puzzle, bundle, position, words

ALL = bundle("abyss")
NAMED = ("abyss-04911ff2", "abyss-d0c2c03e", "abyss-7485a923")
"""A match to be won by a tie; the Black Smokers; an ambassador who draws."""


def _cards(puzzle: Puzzle) -> int:
    return sum(position(puzzle).board.state.hands[puzzle["seat"]])


SMALL = [*sorted(ALL, key=_cards)[:7], *(one for one in ALL if one["id"] in NAMED)]
NEVER = -1_000
"""Of a payment that cannot be ended in this order."""
ACTIONS = ("recruit", "support", "support_two", "explore")


class Brute:
    """What each action secures, by whole matches played out."""

    def __init__(self, match: Match, me: int, *, win: bool) -> None:
        self.match, self.me, self.win = match.clone(), me, win
        self.match.listen(False)
        s = self.match.board.state
        others = [seat for seat in range(match.seats) if seat != me]
        held = [value for seat in others for value in s.monster_tokens[seat]]
        self.tokens = sorted([*s.token_stock, *held])
        if not win:  # what a Hunter takes is the least there is
            for seat in others:
                s.monster_tokens[seat] = self.tokens[:1] * len(s.monster_tokens[seat])

    def of(self, choice: Choice) -> int:
        return min(self.value(world) for world in self.worlds(self.match, choice))

    def value(self, match: Match) -> int:
        if match.outcome is not None:
            return self.result(match)
        seat, decision = next(iter(match.decisions.items()))
        if seat != self.me:
            return min(self.value(world) for world in self.after(match, seat, decision.choices))
        choices = [one for one in decision.choices if one.verb != "explore"]
        return max(
            (
                min(self.value(world) for world in self.worlds(match, choice))
                for choice in choices
                if self.in_order(match, choice)
            ),
            default=NEVER,
        )

    def in_order(self, match: Match, choice: Choice) -> bool:
        """The same Allies in another order are the same payment."""
        name, *memory = match.board.frame
        names = [str(one.args[0]) for one in match.board.catalogue.of["spend"]]
        put_down = [names[kind] for kind in memory[1]] if name == "pay" else []
        return (
            choice.verb != "spend"
            or not put_down
            or names.index(str(choice.args[0])) >= names.index(put_down[-1])
        )

    def after(self, match: Match, seat: int, choices: tuple[Choice, ...]) -> Iterator[Match]:
        for choice in choices:
            world = match.clone()
            world.play(seat, choice)
            yield world

    def worlds(self, match: Match, choice: Choice) -> Iterator[Match]:
        """Every order of the cards that this choice takes from a deck."""
        if choice.verb == "explore":
            yield self.bad_day(match, choice)
            return
        s = match.board.state
        [first] = self.after(match, self.me, (choice,))
        now = first.board.state
        lords = len(s.lord_deck) - len(now.lord_deck)
        tiles = max(0, len(s.location_deck) - len(now.location_deck))
        if choice.verb not in ("plot", "replace", "dismiss"):
            assert lords == 0 or first.outcome is not None or first.board.frame[0] != "turn"
            lords = 0  # the Court is filled again, and nobody recruits any more
        for top in permutations(s.lord_deck, lords):
            for drawn in combinations(s.location_deck, tiles):
                world = match.clone()
                there = world.board.state
                there.lord_deck = [one for one in s.lord_deck if one not in top] + [*top]
                there.location_deck = [x for x in s.location_deck if x not in drawn] + [*drawn]
                world.play(self.me, choice)
                yield world

    def bad_day(self, match: Match, choice: Choice) -> Match:
        world = match.clone()
        deck = world.board.state.deck
        deck.sort(key=lambda card: -1 if card == 25 else -(card % 5))
        deck.sort(key=lambda card: card == 25, reverse=True)
        world.play(self.me, choice)
        return world

    def result(self, end: Match) -> int:
        assert end.outcome is not None
        assert end.outcome.scores is not None
        scores, s = end.outcome.scores, end.board.state
        if not self.win:
            return scores[self.me]

        def rank(seat: int) -> tuple[int, int, int]:
            best = max((LORD_INFLUENCE[one] for one in s.lords[seat]), default=0)
            held = s.monster_tokens[seat]
            luck = 0 if seat == self.me else sum(self.tokens[len(self.tokens) - len(held) :])
            own = 0 if seat == self.me else sum(held)
            return scores[seat] - own + luck, s.pearls[seat], best

        others = [seat for seat in range(end.seats) if seat != self.me]
        return int(all(rank(self.me) > rank(seat) for seat in others))


@pytest.mark.parametrize("puzzle", SMALL, ids=lambda one: one["id"])
def test_a_brute_force_over_all_that_can_happen_says_the_same(puzzle: Puzzle) -> None:
    match, seat = position(puzzle), puzzle["seat"]
    brute = Brute(match, seat, win=puzzle["kind"] == "win")
    found = {
        (choice.verb, *choice.args): brute.of(choice)
        for choice in match.decisions[seat].choices
        if choice.verb in ACTIONS
    }
    answer = words(puzzle["answer"])
    best = found.pop(answer)
    assert best > max(found.values())
    if puzzle["kind"] == "best":
        plan = puzzle["certain"][-1][0]
        told = {words(fact[2:4]): fact[13] for fact in puzzle["proof"] if fact[0] == "at_most"}
        assert plan[13] == best
        for (verb, *args), value in found.items():
            if verb == "recruit":
                assert told["", str(args[0])] == value


def test_it_says_what_is_paid_kept_and_taken() -> None:
    """Two Lords within reach: the one of less influence brings the third key, and a Location."""
    lines = {
        "turn": "0",
        "ended_by": "1",
        "hands": "seahorse-5 seahorse-3 | ",
        "pearls": "2 | 0",
        "keys": "2 | 0",
        "court": "landowner shepherd trader slaver assassin traitor",
        "open_locations": "throne_room",
        "locations_gone": " ".join(LOCATIONS[:12]),
        "lords": "miller | ",
    }
    match = Scene(2, lines).match
    case = PUZZLER.case(match, 0, "best") or PUZZLER.case(match, 0, "win")
    assert case is not None
    proof = prove(case)
    assert proof is not None
    assert proof.answer == ("recruit", "shepherd")
    [plan] = proof.steps[-1].certain
    said = PUZZLER.sentence(plan, 2)
    assert said["lords"] == ["shepherd"]
    assert said["locations"] == ["throne_room"]
    assert said["points"] == 6 + 10 + 10 + 3


@pytest.mark.parametrize("kind", PUZZLER.kinds)
def test_a_seat_that_plays_before_others_is_not_asked(kind: str) -> None:
    early = {"turn": "0", "ended_by": "2", "hands": "seahorse-5 | | "}
    assert PUZZLER.case(Scene(3, early).match, 0, kind) is None
    assert PUZZLER.case(Scene(2, {"turn": "0"}).match, 0, kind) is None
