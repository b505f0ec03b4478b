"""What a seat has and may hope for, in points of the final score.

The weights were fitted to the final scores of many matches between bots, apart for how far the
match is. All is read from what every seat knows that counts (ABY-224).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from cabale.games.abyss.mind.judgement import (
    ARROWS,
    LOCATION,
    ONGOING_POWERS,
    payments,
    worth_of_tile,
)
from cabale.games.abyss.rules.components import (
    COURT_REFILL_AT,
    DIPLOMAT,
    KINDS_OF_RACE,
    LORD_INFLUENCE,
    LORD_KEYS,
    LORDS,
    NO_RACE,
    REFILL_PEARLS,
    VALUE_OF,
)
from cabale.games.abyss.rules.scoring import Camp, camp, strongest_by_race, worth_of_location
from cabale.games.abyss.rules.state import NOBODY, AbyssState, keys
from cabale.games.abyss.rules.steps.recruit import (
    means,
    required_value,
    why_not_payable,
    worth_by_race,
)


class Weights(NamedTuple):
    """What things are worth at one stage of a match."""

    pearl: float
    value: float  # a point of Allies in hand
    race: float  # a race in hand
    federated: float  # a point that the final federation would add now
    best: float  # the best Lord that one may hope for
    second: float
    reach: float  # a Lord that can be paid for now
    lord: float  # a Lord more, whoever it is: a step towards the end
    one_key: float
    two_keys: float
    power: float  # a point of an ongoing power


# By the most Lords that somebody has; the last is the last round.
STAGES = (
    Weights(1.35, 0.92, 0.5, 0.0, 0.30, 0.10, 0.0, 2.7, 1.5, 4.0, 1.2),
    Weights(1.20, 0.88, 0.5, 0.0, 0.28, 0.10, 0.0, 2.3, 1.7, 4.2, 1.1),
    Weights(1.00, 0.82, 0.5, 0.0, 0.22, 0.10, 0.0, 1.5, 2.0, 4.5, 0.95),
    Weights(0.95, 0.78, 0.5, 0.0, 0.20, 0.10, 0.1, 1.2, 2.2, 5.0, 0.8),
    Weights(0.90, 0.70, 0.6, 0.0, 0.18, 0.15, 0.3, 1.1, 2.7, 5.4, 0.65),
    Weights(0.80, 0.60, 0.6, 0.1, 0.22, 0.15, 0.5, 0.9, 2.5, 5.4, 0.5),
    Weights(0.54, 0.31, 0.5, 0.37, 0.45, 0.05, 1.6, 0.5, 0.8, 4.4, 0.25),
    Weights(0.05, 0.10, 0.0, 0.8, 0.15, 0.05, 5.0, 0.0, 0.2, 1.5, 0.0),
)
OVER = Weights(0.02, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)

SAVING = 0.1  # how much more a pearl is worth to the patient

RACE_MISSING = 3.0
POINT_MISSING = 1.0
PRICE = 0.2


def stage(s: AbyssState) -> Weights:
    return STAGES[-1 if s.ended_by != NOBODY else max(map(len, s.lords))]


class Hope(NamedTuple):
    """A Lord of the Court, what it would bring a seat, and what it asks for."""

    lord: int
    worth: float
    race: int  # that must be among the races, or NO_RACE
    others: int  # races beside it
    value: int


class Appraisal:
    """One seat's evaluation of a position, each part computed once."""

    def __init__(
        self, s: AbyssState, seat: int, weights: Weights | None = None, patience: float = 0.0
    ) -> None:
        self.s = s
        self.seat = seat
        if weights is None:
            weights = OVER if s.ended_by != NOBODY and s.turn == seat else stage(s)
        self.last_turn = weights is OVER
        if patience:
            weights = weights._replace(pearl=weights.pearl * (1 + SAVING * patience))
        self.weights = weights
        self.keys = keys(s, seat)
        self.camp = camp(s, seat)
        self.mirrored = [
            tile for other, tiles in enumerate(s.locations) if other != seat for tile in tiles
        ]
        self._tiles: dict[int, float] = {}
        self._federated: dict[int, float] = {}
        self.hopes = [self._hope(lord) for lord in s.court]
        self.strongest = sum(strongest_by_race(self.camp.federated))

    # --- Lords and Locations -------------------------------------------------------------------

    def lord(self, lord: int) -> float:
        """What a Lord brings that comes into play now."""
        w = self.weights
        worth = LORD_INFLUENCE[lord] + w.lord + self.in_locations(lord)
        worth += ARROWS.get(lord, 0.0) * (1.0 if LORD_KEYS[lord] == 3 or not self.last_turn else 0)
        if lord in ONGOING_POWERS:
            worth += w.power * ONGOING_POWERS[lord]
        if LORD_KEYS[lord] == 1:
            worth += self.more_keys(1)
        return worth

    def in_locations(self, lord: int) -> float:
        """What the Locations that the seat has gain by a Lord."""
        tiles = self.s.locations[self.seat]
        if not tiles:
            return 0.0
        mine = self.camp
        more = Camp([*mine.lords, lord], [*mine.whole, lord], mine.federated)
        return sum(
            worth_of_location(tile, more, self.mirrored)
            - worth_of_location(tile, mine, self.mirrored)
            for tile in tiles
        )

    def more_keys(self, number: int) -> float:
        """So many keys more: the third takes a Location."""
        s, w = self.s, self.weights
        if not s.open_locations and not s.location_deck:
            return 0.0
        steps = (0.0, w.one_key, w.two_keys)
        have = min(self.keys, 2)
        after = have + number
        worth = steps[after] if after < 3 else self.a_location() + steps[after - 3]
        return worth - steps[have]

    def a_location(self) -> float:
        s = self.s
        found = max([self.tile(tile) for tile in s.open_locations], default=0.0)
        return max(found, LOCATION + 0.5 if s.location_deck else 0.0)

    def tile(self, tile: int) -> float:
        """`worth_of_tile`, for this seat."""
        worth = self._tiles.get(tile)
        if worth is None:
            worth = self._tiles[tile] = worth_of_tile(self.s, self.seat, tile)
        return worth

    def _hope(self, lord: int) -> Hope:
        card, value = LORDS[lord], required_value(self.s, self.seat, lord)
        if card.race == NO_RACE or self.s.active[DIPLOMAT] == self.seat:
            return Hope(lord, self.lord(lord), NO_RACE, card.races, value)
        return Hope(lord, self.lord(lord), card.race, card.races - 1, value)

    # --- the hand ------------------------------------------------------------------------------

    def hand(self, hand: bytearray, pearls: int, gone: int = -1) -> float:
        """What a hand and pearls are worth, but for the Lord that is gone from the Court."""
        w = self.weights
        worth = worth_by_race(hand)
        total = w.pearl * pearls + w.value * sum(worth)
        total += w.race * (5 - worth.count(0))
        if w.federated:
            total += w.federated * self.kept(hand)
        if not w.best:
            return total
        best = second = 0.0
        reach = False
        for hope, near, _ in self.prospects(worth, pearls, gone):
            reach |= near
            if hope > best:
                best, second = hope, best
            elif hope > second:
                second = hope
        return total + w.best * best + w.second * second + w.reach * reach

    def prospects(
        self, worth: Sequence[int], pearls: int, gone: int = -1
    ) -> list[tuple[float, bool, float]]:
        """For each Lord of the Court how much may be hoped, within reach or not, what it brings."""
        have = 5 - worth.count(0)
        most = [0, *accumulate(sorted(worth, reverse=True))]  # of so many races
        found = []
        for lord, brings, race, others, value in self.hopes:
            if lord == gone:
                continue
            if race == NO_RACE:
                races, points = others - have, value - most[others]
            else:
                mine = worth[race]
                races = others - have + 1 if mine else 1 + max(0, others - have)
                points = value - min(mine + most[others], most[others + 1])
            hope = brings - PRICE * LORDS[lord].value
            if races > 0:
                hope -= RACE_MISSING * races
            if points > 0.8 * pearls:
                hope -= POINT_MISSING * (points - 0.8 * pearls)
            found.append((hope, races <= 0 and points <= pearls, brings))
        return found

    def kept(self, hand: bytearray) -> float:
        """Points that the final federation would add, were it now."""
        counts = self.s.federated[self.seat][:]
        for kinds in KINDS_OF_RACE:
            for kind in kinds:
                if hand[kind]:
                    counts[kind] += 1
                    break
        gain = sum(strongest_by_race(counts)) - self.strongest
        tiles = self.s.locations[self.seat]
        if tiles and self.last_turn:
            mine = self.camp
            more = Camp(mine.lords, mine.whole, counts)
            gain += sum(
                worth_of_location(tile, more, self.mirrored)
                - worth_of_location(tile, mine, self.mirrored)
                for tile in tiles
            )
        return gain

    def gain(self, kinds: Sequence[int], price: int = 0) -> float:
        """What these Allies bring at this price in pearls."""
        hand, pearls = self.s.hands[self.seat], self.s.pearls[self.seat]
        more = hand[:]
        for kind in kinds:
            more[kind] += 1
        return self.hand(more, pearls - price) - self.now

    @property
    def now(self) -> float:
        if not hasattr(self, "_now"):
            self._now = self.hand(self.s.hands[self.seat], self.s.pearls[self.seat])
        return self._now

    # --- recruiting ----------------------------------------------------------------------------

    def recruit(self, lord: int) -> tuple[float, tuple[int, ...]]:
        """What it brings to recruit this Lord now, and the Allies to pay with."""
        s, seat = self.s, self.seat
        pearls = s.pearls[seat] + REFILL_PEARLS * (len(s.court) - 1 <= COURT_REFILL_AT)
        found = []
        for kinds, _, missing in payments(s, seat, lord):
            left = s.hands[seat][:]
            for kind in kinds:
                left[kind] -= 1
            worth = self.hand(left, pearls - missing, lord) + self.federating(kinds)
            found.append((worth, kinds))
        worth, kinds = max(found)
        return self.lord(lord) + worth - self.now, kinds

    def federating(self, kinds: Sequence[int]) -> float:
        """The lowest Ally paid is federated, of several the best."""
        lowest = min(VALUE_OF[kind] for kind in kinds)
        return max(self.federated(kind) for kind in kinds if VALUE_OF[kind] == lowest)

    def federated(self, kind: int) -> float:
        """What it brings to federate this Ally."""
        known = self._federated.get(kind)
        if known is not None:
            return known
        mine = self.camp
        more = bytearray(mine.federated)
        more[kind] += 1
        gain = float(sum(strongest_by_race(more)) - self.strongest)
        for tile in self.s.locations[self.seat]:
            gain += worth_of_location(
                tile, Camp(mine.lords, mine.whole, more), self.mirrored
            ) - worth_of_location(tile, mine, self.mirrored)
        self._federated[kind] = gain
        return gain

    def payable(self, lord: int) -> bool:
        s, seat = self.s, self.seat
        worth = worth_by_race(s.hands[seat])
        return why_not_payable(s, seat, lord, worth, means(s, seat)) is None
