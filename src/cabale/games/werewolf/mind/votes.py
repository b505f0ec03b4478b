"""Voting together: whom each seat says it will vote for, and which suspect a village agrees on.

A wolf dies of the most votes, so a village that believes rightly must also vote alike. Each says
whom it will vote for, hears the others, and leans towards the suspect that those support whom it
trusts. Nothing of it is a code: people who announce their votes are counted like bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from math import prod

from cabale.core import SeatView
from cabale.games.werewolf.mind.belief import Belief
from cabale.games.werewolf.mind.claims import Claim
from cabale.games.werewolf.mind.evidence import PACK_ROLES
from cabale.games.werewolf.mind.numbers import FOLLOWING, FOLLOWING_OF_THE_PACK, PEACE
from cabale.games.werewolf.rules.components import BODYGUARD, TANNER
from cabale.games.werewolf.rules.state import NONE
from cabale.games.werewolf.rules.steps.victory import (
    NO_VILLAGERS,
    VOTES_TO_DIE,
    deaths,
    verdict,
)

_TANNER = frozenset({TANNER})
FOR_THE_VILLAGE = frozenset(
    {"wolf_died", "wolf_and_tanner_died", "nobody_had_to_die", "only_minion_died"}
)
_NAMES_A_SUSPECT = frozenset({"will_vote", "suspect", "point"})


def announced(view: SeatView) -> dict[int, int]:
    """The last word of each seat on whom it will vote for; a suspicion is such a word, too."""
    found: dict[int, int] = {}
    for seat, verb, *words in view["said"]:
        if verb in _NAMES_A_SUSPECT:
            found[seat] = words[0]
        elif verb == "agree" and words[0] in found:
            found[seat] = found[words[0]]
        elif verb == "retract":
            found.pop(seat, None)
    return {seat: target for seat, target in found.items() if target != seat}


def heard_before(view: SeatView) -> list[Claim]:
    """Everything that was said but for the votes announced: what a belief is made of."""
    return [tuple(line) for line in view["said"] if line[1] != "will_vote"]


def best_vote(
    belief: Belief, votes: Mapping[int, int], me: int, hedge: bool = False, broken: float = 0.0
) -> tuple[int, bool]:
    """The vote after which the village wins most likely, and whether it is meant for peace.

    It is taken that the others go along, or (`hedge`) that those do who have not said whom they
    will vote for: all who have most votes die, so it may be best to leave two suspects level. A
    vote announced by a trusted seat counts as a part of a reason. Of votes that are equal in this
    everybody takes the likeliest wolf, then the lowest number. `broken` is how likely the pack does
    not vote as it says.

    Peace is a vote in a ring, each for the next, so that nobody dies. It wins only if nobody is of
    the pack and all join in, so it is over as soon as others have announced that somebody dies.
    """
    support = [0.0] * belief.seats
    for voter, target in votes.items():
        if voter != me:
            support[target] += 1 - belief.chance(voter, PACK_ROLES)
    share = FOLLOWING / (belief.seats - 1)
    others = [seat for seat in range(belief.seats) if seat != me]

    def promise(seat: int) -> tuple[float, float, int]:
        said = votes if hedge else {seat: votes[seat]} if seat in votes else {}
        cast = [said.get(q, seat if q != seat else NONE) for q in range(belief.seats)]
        cast[me] = seat
        followed = share * sum(support[q] for q in most_voted(cast))
        return village_wins(belief, cast, me, broken) + followed, belief.wolf(seat), -seat

    best = max(others, key=promise)
    ring = [votes.get(q, (q + 1) % belief.seats) for q in range(belief.seats)]
    ring[me] = (me + 1) % belief.seats
    peace = belief.innocent() if not most_voted(ring) else 0.0
    if peace > max(PEACE, promise(best)[0]):
        return ring[me], True
    return best, False


def village_wins(belief: Belief, votes: Sequence[int], me: int, broken: float = 0.0) -> float:
    """How likely these votes win for the village, if the pack breaks its word so likely."""
    missed = prod(1 - belief.prior[seat] for seat in most_voted(votes))
    if not belief.total:
        return 1 - missed
    won = 0.0
    for roles, weight in belief.ends.items():
        cast = _cast_by(roles, votes, me)
        chance = float(_won_by_village(roles, cast))
        if broken:
            worse = _won_by_village(roles, _with_the_pack(roles, cast, me))
            chance += broken * (worse - chance)
        won += weight * chance
    return (1 - belief.doubt) * won / belief.total + belief.doubt * (1 - missed)


def _cast_by(roles: Sequence[int], votes: Sequence[int], me: int) -> list[int]:
    """How seats of these roles vote who say so; a bodyguard points at somebody else."""
    return [NONE if roles[q] == BODYGUARD and q != me else vote for q, vote in enumerate(votes)]


def _won_by_village(roles: Sequence[int], cast: Sequence[int]) -> bool:
    return verdict(roles, deaths(roles, cast).dead).reason in FOR_THE_VILLAGE


def _with_the_pack(roles: Sequence[int], cast: list[int], me: int) -> list[int]:
    """The pack votes for the innocent seat that has most of the others' votes."""
    pack = [q for q, role in enumerate(roles) if role in PACK_ROLES and q != me]
    innocent = [q for q, role in enumerate(roles) if role not in NO_VILLAGERS]
    if not pack or not innocent:
        return cast
    honest = Counter(vote for q, vote in enumerate(cast) if q not in pack)
    victim = max(innocent, key=lambda q: (honest[q], -q))
    return [victim if q in pack else vote for q, vote in enumerate(cast)]


def last_word(
    mine: Belief, table: Belief, votes: Mapping[int, int], me: int, strangers: Sequence[int]
) -> int:
    """The vote of one of the pack after which no wolf dies, if the others vote as they say."""
    liked = scapegoat(mine, table, votes, me, strangers)

    def promise(seat: int) -> tuple[float, bool, int]:
        cast = [votes.get(q, NONE) for q in range(mine.seats)]
        cast[me] = seat
        won = 0.0
        for roles, weight in mine.ends.items():
            won += weight * (me in verdict(roles, deaths(roles, cast).dead).winners)
        return won, seat == liked, seat

    return max(strangers, key=promise)


def most_voted(votes: Sequence[int]) -> list[int]:
    """Who dies of these votes, as far as no card says otherwise."""
    count = Counter(vote for vote in votes if vote != NONE)
    most = max(count.values(), default=0)
    return [seat for seat, n in count.items() if n == most >= VOTES_TO_DIE]


def scapegoat(
    mine: Belief, table: Belief, votes: Mapping[int, int], me: int, strangers: Iterable[int]
) -> int:
    """Whom one of the pack votes for: innocent, suspected by the table, voted for by others.

    A tanner who dies wins alone, so the pack spares whoever may be one.
    """
    count = Counter(target for voter, target in votes.items() if voter != me)
    share = FOLLOWING_OF_THE_PACK / (mine.seats - 1)

    def promise(seat: int) -> float:
        spared = mine.wolf(seat) + mine.ends_as(seat, _TANNER)
        return table.wolf(seat) - spared + share * count[seat] * (1 - mine.ends_as(seat, _TANNER))

    return max(strangers, key=lambda seat: (promise(seat), seat))
