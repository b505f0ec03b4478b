"""Who may have laid which pulse card: every way the Dead cards can have gone, for given Cultists.

A forward filter over gifts and looks, in the order they happened. Its state is one number: the
pulse piles that hold a Dead card as bits, and above them how many each Cultist has given.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

from cabale.games.cultists.mind.numbers import (
    CONCEALS,
    HIDES,
    NO_DECLARATION,
    Style,
)
from cabale.games.cultists.rules.components import MAX_CHARACTERS, SET_UPS
from cabale.games.cultists.sight.view import CultistsView

Piles = dict[int, float]
"""The states that are possible, and how likely each is."""
USED = MAX_CHARACTERS  # the bits from here on count given Dead cards, two for each Cultist
DEAD_PILES = (1 << USED) - 1


class Look(NamedTuple):
    checker: int
    target: int
    gifts: int
    """How many gifts there were before it."""
    check: bool
    """By a check, after which an Investigator must reveal; otherwise by Prying Eyes."""
    result: str
    dead: bool | None
    """What the asking seat saw itself."""


def remembered_looks(table: CultistsView, me: int | None) -> list[Look]:
    """All looks in order, with what the seat saw in its own."""
    mine = iter(table["me"]["saw"]) if me is not None else iter(())
    return [
        Look(
            look["checker"],
            look["target"],
            look["gifts"],
            look["how"] == "check",
            look["result"],
            bool(next(mine)["dead"]) if look["checker"] == me else None,
        )
        for look in table["looks"]
    ]


class TurnEnd(NamedTuple):
    gifts: int
    ghosts: int
    """As bits: who was a ghost by then."""


class PulseHistory:
    """Gifts, looks and ends of turns of one match, as one seat remembers them."""

    def __init__(self, table: CultistsView, me: int | None, cards_only: bool) -> None:
        self.characters = len(table["people"])
        self.automa: int | None = table["automa"]
        self.set_up = SET_UPS[self.characters]
        self.gifts = [(gift["turn"], gift["giver"], gift["target"]) for gift in table["gifts"]]
        self.looks = remembered_looks(table, me)
        self.ends: list[TurnEnd] = []
        if self.set_up.cultists == 1:
            self.ends = list(turn_ends(table, cards_only))

    def forward(self, cultists: Sequence[int], style: Style) -> tuple[float, Piles]:
        """The forward algorithm: how likely all that was seen is, and what the piles then hold."""
        piles: Piles = dict(starts(self.characters, tuple(cultists)))
        held = self.set_up.cultist_encounter
        own = sum(1 << c for c in cultists)
        given = [0] * len(cultists)
        looks, ends = iter(self.looks), iter(self.ends)
        look, end = next(looks, None), next(ends, None)
        for number in range(len(self.gifts) + 1):
            while look is not None and look.gifts == number:
                piles = see(piles, look, cultists)
                look = next(looks, None)
            while end is not None and end.gifts == number:
                piles = _nobody_declared(piles, end, own, self.set_up.kill_target)
                end = next(ends, None)
            if number == len(self.gifts):
                break
            turn, giver, target = self.gifts[number]
            if giver in cultists:
                at = cultists.index(giver)
                if giver == self.automa:
                    left = sum(held) - given[at]
                    rates = [((held[1] - used) / left,) * 2 for used in range(held[1] + 1)]
                else:
                    rate = style.kill_rates(turn, bool(own >> target & 1))
                    rates = [
                        (0.0, 0.0)
                        if used == held[1]
                        else rate
                        if given[at] - used < held[0]
                        else (1.0, 1.0)
                        for used in range(held[1] + 1)
                    ]
                piles = _give(piles, USED + 2 * at, target, rates)
                given[at] += 1
        total = sum(piles.values())
        return total, piles


@cache
def starts(characters: int, cultists: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
    """Who may hold a Dead starting card, as bits, and how likely (CUL-013, CUL-014)."""
    alive, dead = SET_UPS[characters].starting_pulse
    others = [c for c in range(characters) if c not in cultists]
    if not alive:
        return ((0, 1.0),)
    cards = alive - len(cultists) + dead
    spare = cards - len(others)
    found = []
    for size in range(dead + 1):
        for holders in combinations(others, size):
            ways = comb(spare, dead - size)
            if ways:
                found.append((sum(1 << c for c in holders), ways / comb(cards, dead)))
    return tuple(found)


def _give(piles: Piles, at: int, target: int, rates: Sequence[tuple[float, float]]) -> Piles:
    """A Cultist, counted from bit `at`, laid a card there. `rates`: by Dead cards given before,
    how often it is a Dead card, the target being alive, and being dead."""
    after: Piles = {}
    bit, one = 1 << target, 1 << at
    get = after.get
    for state, weight in piles.items():
        chance = rates[state >> at & 3][state >> target & 1]
        if chance < 1.0:
            after[state] = get(state, 0.0) + weight * (1 - chance)
        if chance > 0.0:
            dead = (state | bit) + one
            after[dead] = get(dead, 0.0) + weight * chance
    return after


def see(piles: Piles, look: Look, cultists: Sequence[int]) -> Piles:
    """Condition on a look: on what the seat saw itself, or on what the checker let the table see.

    Every state is weighted by the likelihood of the outcome, given a clean pile and a Dead card.
    """
    if look.dead is None and look.result == "pending":
        return piles
    clean, found = outcome_likelihoods(look, look.checker in cultists)
    bit = 1 << look.target
    if not clean:
        return {s: w * found for s, w in piles.items() if s & bit}
    if not found:
        return {s: w for s, w in piles.items() if not s & bit}
    return {s: w * found if s & bit else w for s, w in piles.items()}


def outcome_likelihoods(look: Look, evil: bool) -> tuple[float, float]:
    """How likely the outcome of a look is where the pile is clean, and where a card is Dead."""
    if look.dead is not None:
        return (0.0, 1.0) if look.dead else (1.0, 0.0)
    if look.result == "revealed":
        return 0.0, 1 - CONCEALS if evil else 1.0
    if evil:
        return 1.0, CONCEALS
    return 1.0, 0.0 if look.check else HIDES


def _nobody_declared(piles: Piles, end: TurnEnd, own: int, target: int) -> Piles:
    """A lone Cultist with enough kills would have said so."""
    return {
        s: w * NO_DECLARATION if ((s & DEAD_PILES | end.ghosts) & ~own).bit_count() >= target else w
        for s, w in piles.items()
    }


def turn_ends(table: CultistsView, cards_only: bool) -> list[TurnEnd]:
    """For every past turn: gifts by then, and who had died in a way that the table can date."""
    last = table["turn"]
    died = deaths(table)
    found = []
    for turn in range(1, last):
        gifts = sum(1 for gift in table["gifts"] if gift["turn"] <= turn)
        ghosts = sum(1 << c for c, when in died.items() if when <= turn and not cards_only)
        found.append(TurnEnd(gifts, ghosts))
    return found


def deaths(table: CultistsView) -> dict[int, int]:
    """The turn in which each ghost died: after its last walk."""
    walked = {walk["character"]: walk["turn"] for walk in table["walks"]}
    return {c: walked.get(c, 0) for c, person in enumerate(table["people"]) if person["ghost"]}
