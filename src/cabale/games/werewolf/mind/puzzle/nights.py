"""Every night that could have been over every deal, walked through the rules themselves.

Whoever only looks changes nothing: instead of a world for each look it is kept what every card
showed at that moment. So the worlds differ in how cards were dealt and moved, and in nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from typing import NamedTuple

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    AURA_SEER,
    CALL,
    CURATOR,
    DOPPELGANGER,
    INVESTIGATOR,
    REVEALER,
    SENTINEL,
)
from cabale.games.werewolf.rules.events import TAUGHT
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.rules.steps.power import take

LOOKING = frozenset(CALL[name] for name in ("wolves", "mystic_wolf", "seer", "apprentice_seer"))
LEFT_OUT = frozenset(
    {ALPHA_WOLF, AURA_SEER, CURATOR, DOPPELGANGER, INVESTIGATOR, REVEALER, SENTINEL}
)
"""Roles that no puzzle has: what they do shows on the table, or hangs on who looked at what."""


class World(NamedTuple):
    """A night that is over."""

    end: Werewolf
    shown: Mapping[int, Sequence[int]]
    """By call, where somebody looks at cards: the face at each place when that call came."""


class Nights:
    """All nights in which seat `me` was dealt its card and did what it did."""

    def __init__(self, truth: Werewolf, catalogue: Catalogue, me: int) -> None:
        self._truth, self._catalogue, self._me = truth, catalogue, me
        self._mine = {
            (deed.call, deed.verb): deed
            for deed in truth.deeds
            if deed.seat == me and deed.verb not in TAUGHT
        }

    def deals(self) -> Iterator[list[int]]:
        """Every way to lay out the rest of the deck, equal cards being the same."""
        truth, me = self._truth, self._me
        rest = list(truth.deck)
        rest.remove(truth.start[me])
        for others in sorted(set(permutations(rest))):
            yield [*others[:me], truth.start[me], *others[me:]]

    def __iter__(self) -> Iterator[World]:
        truth = self._truth
        for deal in self.deals():
            world = Werewolf(
                seats=truth.seats, deck=truth.deck, calls=truth.calls, reach=truth.reach
            )
            world.deal(deal)
            yield from self._from(world, 0, {})

    def _from(
        self, s: Werewolf, number: int, shown: Mapping[int, Sequence[int]]
    ) -> Iterator[World]:
        """From one call on; `s` is changed no more once it was passed on."""
        if number == len(s.calls):
            yield World(s, shown)
            return
        call = s.calls[number]
        seats, ends = wake(s, call), [s]
        if call in LOOKING:
            shown = {**shown, call: [s.face(place) for place in range(len(s.start))]}
        elif call in POWERS:
            for moment in range(moments_of(s, call)):
                for seat in seats:
                    ends = [end for one in ends for end in self._answers(one, call, seat, moment)]
        for end in ends:
            yield from self._from(end, number + 1, shown)

    def _answers(self, s: Werewolf, call: int, seat: int, moment: int) -> Iterator[Werewolf]:
        """The states after each answer."""
        power = POWERS[call]
        for choice in power.legal(s, self._catalogue, seat, moment):
            if seat != self._me or self._is_mine(call, choice):
                after = s.copy()
                take(after, self._catalogue, power, call, seat, moment, choice, _never)
                yield after

    def _is_mine(self, call: int, choice: Choice) -> bool:
        deed = self._mine.get((call, choice.verb))
        if deed is None:  # nothing else could be done, which leaves no word
            return choice is PASS and not any(mine == call for mine, _ in self._mine)
        return choice is PASS or _args(choice) == deed.args


def _args(choice: Choice) -> tuple[int, ...]:
    if choice.verb == "shift":
        return (0 if choice.args[0] == "left" else 1,)
    return tuple(int(arg) for arg in choice.args)


def _never(_: int) -> int:
    raise AssertionError("no role of a puzzle draws lots")


def own_deeds(truth: Werewolf, me: int) -> list[Deed]:
    """What a seat saw at night."""
    return [deed for deed in truth.deeds if deed.seat == me and deed.seen]
