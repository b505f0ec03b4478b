"""The pulse piles: which starting cards and which gifts are Dead.

Only the piles that somebody looked at matter, and of these the cards that lay there by then. What
is left out can always be filled up: a Cultist has as many cards as can be given.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from math import comb, prod
from typing import NamedTuple

from cabale.core.puzzle import Words
from cabale.games.cultists.mind.puzzle.chapter import Clue, Way, Who
from cabale.games.cultists.rules.components import DEAD, ENCOUNTER_CARDS
from cabale.games.cultists.rules.state import (
    CHECK,
    PENDING,
    PUT_BACK,
    REVEALED,
    CultistsState,
    dead_seen,
    set_up_of,
)

SEEN = {"saw_alive": False, "saw_dead": True}
"""What somebody says of a pile: whether a Dead card was in it."""


class Pool(NamedTuple):
    """Cards of one origin, of which so many at most are Alive and so many Dead."""

    slots: Sequence[int]
    alive: int
    dead: int

    @property
    def sizes(self) -> range:
        """How many of them may be Dead."""
        return range(max(0, len(self.slots) - self.alive), min(len(self.slots), self.dead) + 1)


class Pulses:
    """Each card has a number: the starting cards by character, then the gifts in order."""

    def __init__(self, s: CultistsState, me: int, said: Sequence[Sequence[str | int]]) -> None:
        self._s, self._me = s, me
        self.clues = [*self._of_looks(), *self._of_words(said)]
        looked = [look for look in s.looks if self._tells(look, said)]
        self._slots = sorted({slot for look in looked for slot in self._pile(look)})
        self._real: Way = (_bits([slot for slot in self._slots if self._is_dead(slot)]),)

    # --- the ways --------------------------------------------------------------------------------

    def _pools(self, who: Who) -> list[Pool]:
        """The starting cards of the Investigators, and what each Cultist gave."""
        s, set_up = self._s, set_up_of(self._s)
        alive, dead = set_up.starting_pulse
        first = [c for c in self._slots if c < s.characters and c not in who.cultists]
        given = [slot for slot in self._slots if slot >= s.characters]
        pools = [Pool(first, alive - len(who.cultists), dead)] if alive else []
        for cultist in who.cultists:
            own = [slot for slot in given if s.gifts[slot - s.characters][1] == cultist]
            pools.append(Pool(own, *set_up.cultist_encounter))
        return pools

    def count(self, who: Who) -> int:
        return prod(
            sum(comb(len(pool.slots), size) for size in pool.sizes) for pool in self._pools(who)
        )

    def ways(self, who: Who) -> list[Way]:
        """All sets of Dead cards, each as one number with a bit for every card."""
        of_pools = [
            [_bits(some) for size in pool.sizes for some in combinations(pool.slots, size)]
            for pool in self._pools(who)
        ]
        return [(sum(some),) for some in product(*of_pools)]

    def is_real(self, way: Way) -> bool:
        return way == self._real

    def _is_dead(self, slot: int) -> bool:
        s = self._s
        kind = s.first_pulse[slot] if slot < s.characters else s.gifts[slot - s.characters][3]
        return kind == DEAD

    # --- what is known ---------------------------------------------------------------------------

    def _pile(self, look: Sequence[int]) -> set[int]:
        """The cards that lay there when it was looked at."""
        s, (_, _, target, _, gifts, _) = self._s, look
        given = {s.characters + i for i, gift in enumerate(s.gifts[:gifts]) if gift[2] == target}
        return given | ({target} if s.first_pulse[target] >= 0 else set())

    def _tells(self, look: Sequence[int], said: Sequence[Sequence[str | int]]) -> bool:
        """Whether anything is known of what was seen."""
        _, checker, target, how, _, result = look
        if checker == self._me or result == REVEALED:
            return True
        told = any(
            [checker, target] == [who, at] and verb in SEEN for who, verb, *[at] in _of(said)
        )
        return told or (how == CHECK and result == PUT_BACK)

    def _of_looks(self) -> Iterator[Clue]:
        s = self._s
        for look in s.looks:
            turn, checker, target, how, _, result = look
            cards = self._pile(look)
            pile = _bits(cards)
            if checker == self._me:
                dead = dead_seen(s, look)
                words: Words = ("looked", turn, checker, target, len(cards) - dead, dead)
                yield Clue(words, lambda _, way, p=pile, n=dead: (way[0] & p).bit_count() == n)  # type: ignore[misc]
            elif result == REVEALED:
                words = ("murder", turn, target, len(cards))
                yield Clue(words, lambda _, way, p=pile: bool(way[0] & p))  # type: ignore[misc]
            elif how == CHECK and result == PUT_BACK:
                words = ("put_back", turn, checker, target, len(cards))
                yield Clue(
                    words,
                    lambda who, way, p=pile, c=checker: (  # type: ignore[misc]
                        not way[0] & p or c in who.cultists
                    ),
                )

    def _of_words(self, said: Sequence[Sequence[str | int]]) -> Iterator[Clue]:
        """What others say of what they saw: it was so at one of their looks, or a Cultist lies."""
        for who_said, verb, target in dict.fromkeys(_of(said)):
            if verb not in SEEN or who_said == self._me:
                continue
            looks = [look for look in self._s.looks if look[1:3] == (who_said, target)]
            piles = [_bits(self._pile(look)) for look in looks]
            yield Clue(
                ("said", who_said, verb, target),
                lambda who, way, speaker=who_said, piles=piles, dead=SEEN[str(verb)]: (  # type: ignore[misc]
                    speaker in who.cultists or any(bool(way[0] & pile) == dead for pile in piles)
                ),
            )

    def conclusions(self) -> Iterator[Clue]:
        """Who began dead, and who gave whom a Dead card."""
        s = self._s
        for slot in self._slots:
            if slot < s.characters:
                words: Words = ("began_dead", slot)
            else:
                turn, giver, target, _ = s.gifts[slot - s.characters]
                if giver == self._me:
                    continue
                words = ("gave_dead", turn, giver, target, slot - s.characters)
            yield Clue(words, lambda _, way, slot=slot: bool(way[0] >> slot & 1))  # type: ignore[misc]

    # --- the story -------------------------------------------------------------------------------

    def story(self) -> Iterator[Words]:
        """Gifts and looks as they came."""
        s, looks = self._s, list(self._s.looks)
        for number in range(len(s.gifts) + 1):
            while looks and looks[0][4] == number:
                yield from self._told(looks.pop(0))
            if number < len(s.gifts):
                turn, giver, target, card = s.gifts[number]
                own = (ENCOUNTER_CARDS[card],) if giver == self._me else ()
                yield ("gave", turn, giver, target, number, *own)

    def _told(self, look: tuple[int, int, int, int, int, int]) -> Iterator[Words]:
        turn, checker, target, _, _, result = look
        pile = len(self._pile(look))
        if checker == self._me:
            dead = dead_seen(self._s, look)
            yield ("looked", turn, checker, target, pile - dead, dead)
        else:
            yield ("looked", turn, checker, target)
        if result == PENDING:
            return
        if result == REVEALED:
            yield ("murder", turn, target, pile)
        else:
            yield ("put_back", turn, checker, target, pile)


def _bits(slots: Iterable[int]) -> int:
    return sum(1 << slot for slot in slots)


def _of(said: Sequence[Sequence[str | int]]) -> list[tuple[int, str, int]]:
    """The sayings that are about one other character."""
    return [
        (int(who), str(verb), args[0])
        for who, verb, *args in said
        if len(args) == 1 and isinstance(args[0], int)
    ]
