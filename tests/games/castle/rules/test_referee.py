"""A second reading of the booklets plays beside the first, choice by choice."""

from collections import Counter
from collections.abc import Collection
from random import Random

import pytest
from tests.games.castle.helpers import table
from tests.games.castle.referee import LIMITS, Referee

from cabale import Match, new_match
from cabale.games.castle.rules.components import DECK, ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.editions import SETUPS

MATCHES = 6
TABLES = [(edition, seats) for edition, setups in SETUPS.items() for seats in setups]
ENDS = {"announce", "accuse"}
SELDOM = {"pass": 0.3, "refuse": 0.3}
EVERYTHING = {
    *("pass", "spy", "offer", "accept", "refuse", "ability", "take", "turn", "give", "hand", "top"),
    *("demand", "duel", "support", "hypnotise", "use", "decide", "show", "token", "look", "rob"),
    *("steal", "announce", "accuse", "alone", "name", "done"),
}
Found = dict[int, set[str]]


def dealt(rng: Random, edition: str, seats: int) -> Match:
    """As a match begins; in the coach now and then with few of the items without a seal."""
    options = {"edition": edition, "rounds": 12}
    if edition == "coach" and rng.random() < 0.3:
        options |= {"items": "sealed", "added": rng.sample(["mirror", "sextant", "tome"], 2)}
    return new_match(
        "castle", seats, seed=str(rng.random()), options=options, live=rng.random() < 0.3
    )


def anywhere(rng: Random, edition: str, seats: int) -> Match:
    """In the middle: hands nearly full, a short pile, spent professions, some tokens."""
    absent = SETUPS[edition][seats].removed
    deck = [ITEMS[item] for item in DECK if item not in absent]
    rng.shuffle(deck)
    hands = [[deck.pop()] for _ in range(seats)]
    limit = LIMITS.get((edition, seats), 5)
    for _ in range(rng.randrange(len(deck) + 1)):
        rng.choice([hand for hand in hands if len(hand) < limit]).append(deck.pop())
    societies = [*SOCIETIES] * SETUPS[edition][seats].societies
    rng.shuffle(societies)
    tokens = [rng.randrange(2) if edition == "devil" else 0 for _ in range(seats)]
    return table(
        " | ".join(map(" ".join, hands)),
        " ".join(rng.sample(PROFESSIONS, seats)),
        " ".join(societies),
        edition=edition,
        live=rng.random() < 0.3,
        seed=str(rng.random()),
        options={"rounds": 6},
        pile=" ".join(deck[: rng.choice((0, 1, 2, 5))]),
        face_up=" ".join(str(seat) for seat in range(seats) if rng.random() < 0.3),
        tokens=" ".join(map(str, tokens)),
        active=str(rng.randrange(seats)),
    )


class Beside:
    """A match and its referee, side by side."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match, self.rng = match, rng
        self.hasty = rng.random() < 0.2
        self.did = Counter[str]()

    def play(self) -> Counter[str]:
        """What was done, by verb."""
        referee = Referee(self.match)
        course = referee.play()
        asked = next(course)
        while True:
            assert self.found() == asked
            assert referee.agrees()
            answers = {seat: self.pick(asked[seat]) for seat in sorted(asked)}
            self.answer(answers)
            try:
                asked = course.send(answers)
            except StopIteration:
                assert self.found() == {}
                assert referee.agrees()
                return self.did

    def found(self) -> Found:
        """Who has something to choose; at a live table those who have not are asked, too."""
        while True:
            every = {seat: {*map(str, one.choices)} for seat, one in self.match.decisions.items()}
            idle = [seat for seat, choices in every.items() if choices == {"pass"}]
            if not idle or len(idle) < len(every):
                return {seat: every[seat] for seat in every if seat not in idle}
            self.answer(dict.fromkeys(idle, "pass"))

    def pick(self, choices: Collection[str]) -> str:
        """Any verb, then any of its choices; who announces ends what there is to see."""
        by_verb: dict[str, list[str]] = {}
        for choice in sorted(choices):
            by_verb.setdefault(choice.split()[0], []).append(choice)
        weights = [
            (0.3 if self.hasty else 0.0) if verb in ENDS else SELDOM.get(verb, 1.0)
            for verb in by_verb
        ]
        (some,) = self.rng.choices([*by_verb.values()], weights)
        return self.rng.choice(some)

    def answer(self, answers: dict[int, str]) -> None:
        self.did.update(answer.split()[0] for answer in answers.values())
        waiting = [*self.match.decisions]
        self.rng.shuffle(waiting)
        for seat in waiting:
            wanted = answers.get(seat, "pass")
            choices = self.match.decisions[seat].choices
            self.match.play(seat, next(one for one in choices if str(one) == wanted))


def both(edition: str, seats: int, seed: int) -> Counter[str]:
    rng = Random(f"{edition} {seats} {seed}")
    begun, going_on = dealt(rng, edition, seats), anywhere(rng, edition, seats)
    return Beside(begun, rng).play() + Beside(going_on, rng).play()


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_second_reading_asks_and_does_the_same(edition: str, seats: int) -> None:
    for seed in range(MATCHES):
        both(edition, seats, seed)


def test_such_matches_show_everything() -> None:
    did = Counter[str]()
    for seed in range(3 * MATCHES):
        did += both("devil", 5, seed) + both("coach", 5, seed)
    assert set(did) == EVERYTHING
