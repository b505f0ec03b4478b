"""What Locations, Lords, Allies and tokens are worth; the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cabale.games.abyss.rules.components import (
    ABYSS,
    ALLIES,
    CHAMBER_OF_ALLIES,
    CITY_OF_MIRRORS,
    CLOSED_TOWER,
    CORAL_BARRIER,
    DEPTHS,
    JAIL,
    KINDS_OF_RACE,
    LORD_GUILD,
    LORD_INFLUENCE,
    LORD_KEYS,
    LOST_TOWER,
    PER_GUILD,
    PER_RACE,
    THRONE_ROOM,
    VALUE_OF,
)
from cabale.games.abyss.rules.state import Abyss, AbyssState, disabled


class Camp(NamedTuple):
    """What a Location's worth is read from: a player's Lords and federated Allies."""

    lords: Sequence[int]
    whole: Sequence[int]  # the Lords that are not disabled
    federated: Sequence[int]


def camp(s: AbyssState, seat: int) -> Camp:
    lords = s.lords[seat]
    whole = [lord for lord in lords if not disabled(s, lord)] if lords else lords
    return Camp(lords, whole, s.federated[seat])


def worth_of_location(tile: int, camp: Camp, mirrored: Sequence[int]) -> int:
    """PI of a Location. `mirrored` are the opponents' tiles that the City of Mirrors may copy."""
    if tile in PER_GUILD:
        base, per, guild = PER_GUILD[tile]
        return base + per * [LORD_GUILD[lord] for lord in camp.whole].count(guild)
    if tile in PER_RACE:
        base, per, race = PER_RACE[tile]
        kinds = KINDS_OF_RACE[race]
        return base + per * sum(camp.federated[kinds.start : kinds.stop])
    if tile == CITY_OF_MIRRORS:
        best = best_mirrored(camp, mirrored)
        return 0 if best is None else worth_of_location(best, camp, ())
    return _other_worth(tile, camp)


def best_mirrored(camp: Camp, tiles: Sequence[int]) -> int | None:
    """The tile that the City of Mirrors copies: the first of those that would bring most."""
    return max(tiles, key=lambda tile: worth_of_location(tile, camp, ()), default=None)


def opponents_tiles(s: AbyssState, seat: int) -> list[int]:
    return [tile for other, tiles in enumerate(s.locations) if other != seat for tile in tiles]


def _other_worth(tile: int, camp: Camp) -> int:
    lords, whole, federated = camp
    if tile == ABYSS:
        return 2 * len({LORD_GUILD[lord] for lord in whole})
    if tile == DEPTHS:
        return 2 * min([LORD_INFLUENCE[lord] for lord in lords], default=0)
    if tile == THRONE_ROOM:
        return max([LORD_INFLUENCE[lord] for lord in lords], default=0)
    if tile == JAIL:
        return 15 - len(whole)
    if tile == CLOSED_TOWER:
        return 3 * sum(LORD_KEYS[lord] > 0 for lord in whole)
    if tile == LOST_TOWER:
        return 3 * sum(LORD_KEYS[lord] == 0 for lord in whole)
    if tile == CHAMBER_OF_ALLIES:
        return 3 + sum(weakest_by_race(federated))
    if tile == CORAL_BARRIER:
        return 20 - sum(federated)
    return 0  # ABY-179: Black Smokers


def weakest_by_race(counts: Sequence[int]) -> list[int]:
    """The lowest value of each race present."""
    return [
        VALUE_OF[next(kind for kind in kinds if counts[kind])]
        for kinds in KINDS_OF_RACE
        if any(counts[kinds.start : kinds.stop])
    ]


def strongest_by_race(counts: Sequence[int]) -> list[int]:
    """The highest value of each race present."""
    return [*_strongest_by_race(bytes(counts))]


@lru_cache(1 << 10)
def _strongest_by_race(counts: bytes) -> tuple[int, ...]:
    return tuple(
        VALUE_OF[next(kind for kind in reversed(kinds) if counts[kind])]
        for kinds in KINDS_OF_RACE
        if any(counts[kind] for kind in kinds)
    )


class Score(NamedTuple):
    """The four columns of the count (ABY-206)."""

    locations: int
    lords: int
    allies: int
    tokens: int

    @property
    def total(self) -> int:
        return sum(self)


def score(s: AbyssState, seat: int) -> Score:
    mine = camp(s, seat)
    mirrored = opponents_tiles(s, seat)
    return Score(
        sum([worth_of_location(tile, mine, mirrored) for tile in s.locations[seat]]),
        sum([LORD_INFLUENCE[lord] for lord in mine.lords]),
        sum(strongest_by_race(mine.federated)),
        sum(s.monster_tokens[seat]),
    )


def final_federation(t: Abyss) -> None:
    """ABY-205."""
    s = t.state
    for seat, hand in enumerate(s.hands):
        kept = []
        for kinds in KINDS_OF_RACE:
            for kind in kinds:
                if hand[kind]:
                    hand[kind] -= 1
                    s.federated[seat][kind] += 1
                    kept.append(ALLIES[kind])
                    break
        for kind, number in enumerate(bytes(hand)):
            s.discard[kind] += number
            hand[kind] = 0
        t.reveal("final_federation", seat=seat, allies=kept)


def end_of_game(t: Abyss) -> None:
    """The count, and who wins (ABY-207, ABY-208)."""
    s = t.state
    final_federation(t)
    scores = [score(s, seat) for seat in range(t.seats)]
    for seat, each in enumerate(scores):
        t.reveal("scored", seat=seat, total=each.total, **each._asdict())
    ranks = [
        (each.total, s.pearls[seat], max((LORD_INFLUENCE[x] for x in s.lords[seat]), default=0))
        for seat, each in enumerate(scores)
    ]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    t.end(winners, _reason(ranks, winners), tuple(each.total for each in scores))


def _reason(ranks: Sequence[tuple[int, int, int]], winners: Sequence[int]) -> str:
    """What decided: the first of influence, pearls and best Lord that no other player shares."""
    best = ranks[winners[0]]
    if len(winners) > 1:
        return "shared"
    for part, reason in enumerate(("influence", "pearls"), 1):
        if sum(rank[:part] == best[:part] for rank in ranks) == 1:
            return reason
    return "lord"
