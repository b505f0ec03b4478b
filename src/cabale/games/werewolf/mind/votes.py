"""Voting together: whom each seat says it will vote for, and which suspect a village agrees on.

A wolf dies of the most votes, so a village that believes rightly must also vote alike. Each says
whom it will vote for, hears the others, and leans towards the suspect that those support whom it
trusts. Nothing of it is a code: people who announce their votes are counted like bots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from cabale.core import SeatView
from cabale.games.werewolf.mind.belief import Belief
from cabale.games.werewolf.mind.claims import Claim
from cabale.games.werewolf.mind.evidence import PACK_ROLES
from cabale.games.werewolf.mind.numbers import FOLLOWING, FOLLOWING_OF_THE_PACK
from cabale.games.werewolf.rules.components import TANNER

_TANNER = frozenset({TANNER})
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


def common_suspect(belief: Belief, votes: Mapping[int, int], me: int) -> int:
    """The likeliest wolf, where a vote announced by a trusted seat counts as a part of a reason.

    Of suspects that are equal in this everybody takes the one with the lowest number.
    """
    support = [0.0] * belief.seats
    for voter, target in votes.items():
        if voter != me:
            support[target] += 1 - belief.chance(voter, PACK_ROLES)
    share = FOLLOWING / (belief.seats - 1)
    others = [seat for seat in range(belief.seats) if seat != me]
    return max(others, key=lambda seat: (belief.wolf(seat) + share * support[seat], -seat))


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
