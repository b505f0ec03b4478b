"""A moment at which a seat may announce: its worlds, and what the seat knows of them.

The worlds are all ways to deal the societies times all trails of the cards that count. The story
goes back as many rounds as it takes to prove an answer. What was before is left out, which can only
leave more worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations
from random import Random

from cabale.core import Eyes, Match
from cabale.core.puzzle import Case, Fact, Words
from cabale.games.castle.mind.puzzle.facts import Seen, StepTest, Watcher
from cabale.games.castle.mind.puzzle.friends import Deal, deals, known
from cabale.games.castle.mind.puzzle.trails import (
    Counts,
    Moment,
    Trail,
    how_many,
    moments,
    real_trail,
    starts,
    steps,
    trails,
)
from cabale.games.castle.rules.components import BAG_OF, COUNTS_FOR, ITEMS, SOCIETIES
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.victory import NEEDED, counting, needed

MOST_TRAILS = 6_000
MOST_NAMED = 3
MOST_ROUNDS = 6
GLANCES, SAMPLES = 6, 60
"""Worlds that are drawn to see whether a question is worth its proof, and one answer right."""


def answers_of(seats: int, seat: int, kind: str) -> list[Words]:
    """The sets of others that may be named. To accuse, one names somebody."""
    others = [other for other in range(seats) if other != seat]
    fewest = 0 if kind == "announce" else 1
    sizes = range(fewest, MOST_NAMED + 1)
    return [("name", *named) for size in sizes for named in combinations(others, size)]


def is_right(s: CastleState, answer: Words, announcer: int, society: int) -> bool:
    """Whether an announcement wins, by the rules (CAS-184, CAS-185)."""
    named = [int(seat) for seat in answer[1:]]
    if any(s.society[p] != society or not counting(s, p, society) for p in named):
        return False
    holders = [*named, *([announcer] if s.society[announcer] == society else [])]
    return sum(counting(s, holder, society) for holder in holders) >= needed(s, society)


def case(match: Match, seat: int, kind: str) -> Case | None:
    """The question, where exactly one announcement is right for all that the seat can know."""
    s: CastleState = match.board.state
    society = _society(s, seat, kind)
    right = [
        answer
        for answer in answers_of(match.seats, seat, kind)
        if is_right(s, answer, seat, society)
    ]
    if ("name",) in right:  # it holds all that is needed, or nearly
        return None
    right = _not_refuted(match, seat, society, right, GLANCES)
    if len(_not_refuted(match, seat, society, right, SAMPLES)) != 1:
        return None
    found = shortest(match, seat, kind)
    return None if found is None else found.case()


def shortest(match: Match, seat: int, kind: str) -> Position | None:
    """With the shortest story that proves an answer; None where none does."""
    society = _society(match.board.state, seat, kind)
    position = Position(match, seat, society, answers_of(match.seats, seat, kind))
    for rounds in range(1, MOST_ROUNDS + 1):
        if not position.remember(rounds):
            return None
        if position.is_proved():
            return position
    return None


def _society(s: CastleState, seat: int, kind: str) -> int:
    return s.society[seat] if kind == "announce" else 1 - s.society[seat]


def _not_refuted(
    match: Match, seat: int, society: int, answers: Sequence[Words], samples: int
) -> list[Words]:
    """The answers that are right in every world drawn from all that the seat cannot rule out."""
    left, rng = list(answers), Random("announce")
    for _ in range(samples):
        world = Eyes(match, seat).imagine(rng) if left else None
        if world is None:
            break
        left = [one for one in left if is_right(world.board.state, one, seat, society)]
    return left


class Position:
    def __init__(self, match: Match, seat: int, society: int, answers: Sequence[Words]) -> None:
        s: CastleState = match.board.state
        self._s, self._me, self._society, self._answers = s, seat, society, answers
        self._seats = match.seats
        self._records = s.chronicle.records()
        self._moments = moments(self._records, match.seats)
        counts = frozenset((COUNTS_FOR[society], *(() if s.pile else (BAG_OF[society],))))
        self._watcher = Watcher(seat, match.seats, counts)
        self._now: Counts = tuple([_count(place, counts) for place in (*s.hands, s.pile)])
        self._deals = deals(match, seat)
        self._of_societies = known(match, seat)
        self._begin = len(self._moments)
        self._trails: list[Trail] = []

    # --- the past --------------------------------------------------------------------------------

    def remember(self, rounds: int) -> bool:
        """Let the story begin so many rounds ago; False if that is too much, or was before all."""
        turn = self._s.turn - rounds * self._seats
        begin = next(
            (i for i, m in enumerate(self._moments) if m.record[1] >= turn), len(self._moments)
        )
        if rounds > 1 and begin == self._begin:
            return False
        self._begin = begin
        copies = sum(self._now)
        ways = how_many(self._story, self._first, copies, self._me, self._now[self._me])
        return ways <= MOST_TRAILS

    @property
    def _story(self) -> list[Moment]:
        return self._moments[self._begin :]

    @property
    def _first(self) -> Sequence[int]:
        """How many cards lay in each place when the story began."""
        if self._begin < len(self._moments):
            return self._moments[self._begin].sizes
        return [*map(len, self._s.hands), len(self._s.pile)]

    def story(self) -> list[Words]:
        """All that happened since the story began."""
        words, story = list[Words](), self._story
        for number, moment in enumerate(story):
            words += self._watcher.retold(moment)
            words += [seen.words for seen in self._watcher.seen(number, story)]
        return words

    # --- the sets of worlds ----------------------------------------------------------------------

    def is_proved(self) -> bool:
        """Whether an answer is right in all worlds that the facts leave, found without a list.

        What is left of the trails is known by where the cards can be after each moment.
        """
        places = self._possible_places()
        dealt = [
            deal
            for deal in self._deals
            if all(holds(deal.cards) for _, holds in self._of_societies)
        ]
        return any(
            all(self._wins(answer, deal, counts) for deal in dealt for counts in places)
            for answer in self._answers
        )

    def _possible_places(self) -> set[Counts]:
        tests = dict[int, list[StepTest]]()
        for seen in self._seen():
            tests.setdefault(seen.at, []).append(seen.holds)
        places = set(starts(sum(self._now), self._first))
        for number, moment in enumerate(self._story):
            places = {
                after
                for counts in places
                for counted, after in steps(counts, moment)
                if all(holds(counts, counted) for holds in tests.get(number, ()))
            }
        return {counts for counts in places if counts[self._me] == self._now[self._me]}

    def _wins(self, answer: Words, deal: Deal, counts: Counts) -> bool:
        named = [int(seat) for seat in answer[1:]]
        own = [self._me] if self._s.society[self._me] == self._society else []
        if any(deal.cards[p] != self._society or not counts[p] for p in named):
            return False
        return sum(counts[p] for p in named + own) >= NEEDED - (deal.spare == self._society)

    def _seen(self) -> list[Seen]:
        story = self._story
        every = [seen for i in range(len(story)) for seen in self._watcher.seen(i, story)]
        return list({seen.words: seen for seen in every}.values())

    def case(self) -> Case:
        mine = self._now[self._me]
        self._trails = trails(self._story, self._first, sum(self._now), self._me, mine)
        return Case(self._worlds, self._truth(), self._facts(), self._rights(), self._conclusions)

    @property
    def _worlds(self) -> int:
        return len(self._deals) * len(self._trails)

    def _by_trail(self, holds: Callable[[Trail], bool]) -> int:
        """Worlds are numbered deal by deal, and in each trail by trail."""
        return self._everywhere(_set([holds(trail) for trail in self._trails]))

    def _everywhere(self, some: int) -> int:
        width = len(self._trails)
        return sum(some << width * number for number in range(len(self._deals)))

    def _by_deal(self, holds: Callable[[Deal], bool]) -> int:
        width = len(self._trails)
        all_trails = (1 << width) - 1
        return sum(
            all_trails << width * number for number, deal in enumerate(self._deals) if holds(deal)
        )

    def _facts(self) -> list[Fact]:
        of_societies = [
            Fact(words, self._by_deal(lambda deal, holds=holds: holds(deal.cards)))  # type: ignore[misc]
            for words, holds in self._of_societies
        ]
        of_cards = [
            Fact(
                seen.words,
                self._by_trail(
                    lambda trail, seen=seen: seen.holds(  # type: ignore[misc]
                        trail.before[seen.at], trail.counted[seen.at]
                    )
                ),
            )
            for seen in self._seen()
        ]
        return [*of_societies, *of_cards]

    def _by_counts(self) -> dict[Counts, int]:
        """Where the cards that count are now, and the trails that lead there."""
        found: dict[Counts, list[bool]] = {}
        for number, trail in enumerate(self._trails):
            found.setdefault(trail.before[-1], [False] * len(self._trails))[number] = True
        return {counts: _set(members) for counts, members in found.items()}

    def _rights(self) -> dict[Words, int]:
        ends = self._by_counts()
        return {answer: self._right(answer, ends) for answer in self._answers}

    def _right(self, answer: Words, ends: Mapping[Counts, int]) -> int:
        named = [int(seat) for seat in answer[1:]]
        own = [self._me] if self._s.society[self._me] == self._society else []
        enough = {
            need: sum(
                where
                for counts, where in ends.items()
                if all(counts[p] for p in named) and sum(counts[p] for p in named + own) >= need
            )
            for need in (NEEDED - 1, NEEDED)
        }
        width = len(self._trails)
        return sum(
            enough[NEEDED - (deal.spare == self._society)] << width * number
            for number, deal in enumerate(self._deals)
            if all(deal.cards[p] == self._society for p in named)
        )

    def _truth(self) -> int:
        cards = tuple(self._s.society)
        real = real_trail(self._story, self._now, self._watcher.counting)
        return self._by_deal(lambda deal: deal.cards == cards) & self._by_trail(
            lambda trail: trail == real
        )

    def _conclusions(self) -> dict[Words, int]:
        """Who is of which society, and who holds how many of the cards that count."""
        found: dict[Words, int] = {}
        others = [seat for seat in range(self._seats) if seat != self._me]
        for seat in others:
            for society, word in enumerate(SOCIETIES):
                found["is", seat, word] = self._by_deal(partial(_is_of, seat=seat, society=society))
        ends = self._by_counts()
        item = ITEMS[COUNTS_FOR[self._society]]
        for seat in others:
            for count in range(sum(self._now) + 1):
                some = sum(where for counts, where in ends.items() if counts[seat] == count)
                found["holds", seat, count, item] = self._everywhere(some)
        return found


def _is_of(deal: Deal, seat: int, society: int) -> bool:
    return deal.cards[seat] == society


def _count(place: Sequence[int], counting: frozenset[int]) -> int:
    return sum(1 for item in place if item in counting)


def _set(members: Sequence[bool]) -> int:
    return int("".join(["1" if member else "0" for member in reversed(members)]) or "0", 2)
