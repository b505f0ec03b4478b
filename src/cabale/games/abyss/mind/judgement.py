"""Rules of thumb: what Lords, Allies, keys and Locations seem worth to a seat, in points.

Everything here reads only what the seat may know (hands and stacks are remembered, ABY-224), so it
may be asked of a match's own table or of an imagined one and says the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from cabale.games.abyss.rules.components import (
    ABYSS,
    ALCHEMIST,
    APPRENTICE,
    ASSASSIN,
    BLACK_SMOKERS,
    CHAMBER_OF_ALLIES,
    CITY_OF_MIRRORS,
    CLOSED_TOWER,
    COMMANDER,
    CORAL_BARRIER,
    CORRUPTOR,
    DIPLOMAT,
    ELDER,
    HERMIT,
    HUNTER,
    ILLUSIONIST,
    INVOKER,
    JAIL,
    JAILER,
    KINDS_OF_RACE,
    LANDLORD,
    LORD_INFLUENCE,
    LORD_KEYS,
    LORDS,
    LORDS_TO_END,
    LOST_TOWER,
    MASTER_OF_MAGIC,
    NO_RACE,
    OPPORTUNIST,
    ORACLE,
    PEDDLER,
    PER_GUILD,
    PER_RACE,
    RECRUITER,
    SAGE,
    SCHEMER,
    SEEKER,
    SHAMAN,
    SHIP_MASTER,
    SHOPKEEPER,
    SLAVER,
    TAMER,
    TRADER,
    TRAITOR,
    TREASURER,
    VALUE_OF,
)
from cabale.games.abyss.rules.scoring import Camp, camp, worth_of_location
from cabale.games.abyss.rules.state import NOBODY, AbyssState, keys
from cabale.games.abyss.rules.steps.recruit import required_value, value_change, worth_by_race

PEARL = 0.8
TOKEN = 2.65
LOCATION = 10.0
VALUE_SPENT = 0.5  # a point of Allies that is spent

# How a hand is looked at: what stands between it and a Lord, the second best Lord, the rest.
RACE_MISSING = 3.0
POINT_MISSING = 1.0
PRICE_OF_LORD = 0.2
SECOND_LORD = 0.4
VALUE_IN_HAND = 0.6

# What one, two or three keys are worth on the way to a Location.
KEYS = (0.0, 2.5, 6.0, LOCATION + 1)

# What a power seems worth on arrival, and an ongoing one over a whole match.
ARROWS = {
    JAILER: 1.0,
    SEEKER: 1.0,
    ASSASSIN: 2.0,
    HUNTER: 1.5,
    TRADER: 3 * PEARL,
    PEDDLER: 2 * PEARL,
    SHOPKEEPER: PEARL,
    INVOKER: 4.0,
    APPRENTICE: 1.5,
    ILLUSIONIST: 0.5,
    CORRUPTOR: 1.0,
    TRAITOR: 1.0,
    SCHEMER: 1.0,
    SAGE: LOCATION,
    HERMIT: LOCATION - 2,
    ELDER: LOCATION + 1,
}
ONGOING_POWERS = {
    RECRUITER: 3.0,
    COMMANDER: 1.5,
    TAMER: 1.0,
    SHIP_MASTER: 3.0,
    LANDLORD: 4.0,
    SLAVER: 4.0,
    SHAMAN: 1.5,
    ORACLE: 1.0,
    ALCHEMIST: 3.0,
    MASTER_OF_MAGIC: 3.0,
    OPPORTUNIST: 1.0,
    DIPLOMAT: 3.0,
    TREASURER: 5.0,
}


def time_left(s: AbyssState) -> float:
    """How much of the match is still to come, 1 to 0, by the Lords that somebody has."""
    if s.ended_by != NOBODY:
        return 0.0
    return 1 - max(map(len, s.lords)) / LORDS_TO_END


def worth_of_keys(s: AbyssState, seat: int, more: int) -> float:
    """What so many keys more are worth to a seat."""
    if not s.open_locations and not s.location_deck:
        return 0.0
    have = min(keys(s, seat), 2)
    patience = min(1.0, 2 * time_left(s))

    def stand(number: int) -> float:
        return KEYS[3] + KEYS[number - 3] if number >= 3 else KEYS[number] * patience

    return stand(have + more) - stand(have)


def worth_of_lord(s: AbyssState, seat: int, lord: int) -> float:
    """What a Lord brings to a seat that gets it now."""
    return _worth_of_lord(lord, time_left(s), worth_of_keys(s, seat, 1))


def _worth_of_lord(lord: int, time: float, one_key: float) -> float:
    worth = LORD_INFLUENCE[lord] + ARROWS.get(lord, 0.0)
    if lord in ONGOING_POWERS:
        worth += ONGOING_POWERS[lord] * time + one_key
    elif LORD_KEYS[lord] == 1:
        worth += one_key
    return worth


# --- hands -------------------------------------------------------------------------------------


class Court(NamedTuple):
    """The Lords of the Court, and what each of them asks of a seat and would bring it."""

    lords: tuple[int, ...]
    time: float
    one_key: float
    change: int
    """Of every Lord's value."""
    any_race: bool


def court_for(s: AbyssState, seat: int) -> Court:
    return Court(
        tuple(s.court),
        time_left(s),
        worth_of_keys(s, seat, 1),
        value_change(s, seat),
        s.active[DIPLOMAT] == seat,
    )


def _shortfall(court: Court, lord: int, worth: Sequence[int]) -> tuple[int, int]:
    """How many races and how many points (before pearls) a hand lacks for a Lord."""
    card = LORDS[lord]
    free = sorted(worth)
    missing = 0
    total = 0
    others = card.races
    if card.race != NO_RACE and not court.any_race:
        total = worth[card.race]
        free.remove(total)
        missing = not total
        others -= 1
    if others:
        chosen = free[-others:]
        missing += chosen.count(0)
        total += sum(chosen)
    return missing, max(0, max(card.value + court.change, 0) - total)


@lru_cache(1 << 10)  # the same hands come again and again in the tries of a search
def outlook(court: Court, worth: tuple[int, ...], pearls: int) -> float:
    """How good a hand is: the best Lords it can pay for soon, and its plain value."""
    best = second = 0.0
    for lord in court.lords:
        races, points = _shortfall(court, lord, worth)
        prospect = (
            _worth_of_lord(lord, court.time, court.one_key)
            - RACE_MISSING * races
            - POINT_MISSING * max(0.0, points - 0.8 * pearls)
            - PRICE_OF_LORD * LORDS[lord].value
        )
        if prospect > best:
            best, second = prospect, best
        elif prospect > second:
            second = prospect
    return best + SECOND_LORD * second + VALUE_IN_HAND * sum(worth) + PEARL * pearls


def worth_of_allies(s: AbyssState, seat: int, kinds: Sequence[int], price: int = 0) -> float:
    """What a seat's hand gains by these Allies at this price in pearls."""
    court, hand, pearls = court_for(s, seat), s.hands[seat], s.pearls[seat]
    more = hand[:]
    for kind in kinds:
        more[kind] += 1
    now = outlook(court, worth_by_race(hand), pearls)
    return outlook(court, worth_by_race(more), pearls - price) - now


def least_missed(s: AbyssState, seat: int, kinds: Sequence[int]) -> tuple[float, int]:
    """The Ally of these that the hand can spare best, with what it loses by it."""
    court, hand, pearls = court_for(s, seat), s.hands[seat], s.pearls[seat]
    now = outlook(court, worth_by_race(hand), pearls)
    losses = []
    for kind in kinds:
        less = hand[:]
        less[kind] -= 1
        losses.append((now - outlook(court, worth_by_race(less), pearls), kind))
    return min(losses)


# --- payments ----------------------------------------------------------------------------------


def cheapest_payment(s: AbyssState, seat: int, lord: int) -> tuple[float, tuple[int, ...]] | None:
    """The cost of the payment that seems best, in points, and its Allies; None if there is none."""
    best: tuple[float, tuple[int, ...]] | None = None
    for kinds, total, pearls in payments(s, seat, lord):
        cost = VALUE_SPENT * total + 0.1 * len(kinds) + PEARL * pearls
        if best is None or cost - 1.5 <= best[0]:  # 1.5: the most that a strong Ally is worth
            cost -= 0.3 * min([VALUE_OF[kind] for kind in kinds])
            if best is None or (cost, kinds) < best:
                best = cost, kinds
    return best


def payments(s: AbyssState, seat: int, lord: int) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Ways to pay for a Lord: Allies, for each sum the fewest, their value, and pearls."""
    card = LORDS[lord]
    hand, pearls = s.hands[seat], s.pearls[seat]
    value = required_value(s, seat, lord)
    by_race = [_sums(hand, race, value) for race in range(5)]
    mandatory = card.race if s.active[DIPLOMAT] != seat else NO_RACE
    for races in combinations([race for race in range(5) if by_race[race]], card.races):
        if mandatory != NO_RACE and mandatory not in races:
            continue
        for total, kinds in _joined([by_race[race] for race in races]):
            missing = max(0, value - total)
            if missing <= pearls:
                yield kinds, total, missing


def _sums(hand: Sequence[int], race: int, enough: int) -> dict[int, tuple[int, ...]]:
    """For each total that Allies of a race can make, the fewest of them that make it."""
    sums: dict[int, tuple[int, ...]] = {0: ()}
    for kind in reversed(KINDS_OF_RACE[race]):
        for _ in range(hand[kind]):
            for total, kinds in list(sums.items()):
                new = total + VALUE_OF[kind]
                if total < enough and (new not in sums or len(sums[new]) > len(kinds) + 1):
                    sums[new] = (*kinds, kind)
    del sums[0]
    return sums


def _joined(
    parts: Sequence[dict[int, tuple[int, ...]]],
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Totals made of one sum of each part, each with the fewest Allies."""
    joined = parts[0]
    for part in parts[1:]:
        new: dict[int, tuple[int, ...]] = {}
        for total, kinds in joined.items():
            for more, others in part.items():
                both = total + more
                if both not in new or len(new[both]) > len(kinds) + len(others):
                    new[both] = kinds + others
        joined = new
    return iter(joined.items())


# --- Locations ---------------------------------------------------------------------------------


def worth_of_tile(s: AbyssState, seat: int, tile: int) -> float:
    """What a Location will be worth to a seat at the end, roughly."""
    if tile == BLACK_SMOKERS:
        return LOCATION + 2 if s.location_deck else 0.0
    mine = camp(s, seat)
    to_come = (LORDS_TO_END - len(mine.lords)) * min(1.0, 1.3 * time_left(s))
    at_end = Camp(mine.lords, mine.whole, federated_at_end(s, seat))
    mirrored = [x for other, tiles in enumerate(s.locations) if other != seat for x in tiles]
    return worth_of_location(tile, at_end, mirrored) + to_come * GROWTH.get(tile, 0.0)


def federated_at_end(s: AbyssState, seat: int) -> Sequence[int]:
    """The federated Allies if the final federation were now."""
    counts = s.federated[seat][:]
    hand = s.hands[seat]
    for kinds in KINDS_OF_RACE:
        for kind in kinds:
            if hand[kind]:
                counts[kind] += 1
                break
    return counts


# What each Lord still to come adds to a Location.
GROWTH = {
    **dict.fromkeys(PER_GUILD, 0.35),
    **dict.fromkeys(PER_RACE, 0.6),
    ABYSS: 0.8,
    CITY_OF_MIRRORS: 0.8,
    JAIL: -1.0,
    CLOSED_TOWER: 1.4,
    LOST_TOWER: 1.5,
    CHAMBER_OF_ALLIES: 0.4,
    CORAL_BARRIER: -1.0,
}


def stack(s: AbyssState, race: int) -> list[int]:
    """The Allies of a Council stack, which everybody saw go there."""
    return [kind for kind in KINDS_OF_RACE[race] for _ in range(s.council[kind])]
