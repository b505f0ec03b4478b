"""Other listeners than the adept, to measure it against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from cabale.core import Match
from cabale.games.werewolf.belief import PACK_ROLES, facts_of, posterior
from cabale.games.werewolf.components import ROLE
from cabale.games.werewolf.steps.vote import Vote
from cabale.games.werewolf.testimony import Claim

TRUST = 0.9
FEW_SEATS = 5
_ABOUT_OTHERS = frozenset({"saw", "copied", "robbed", "gave", "revealed", "met"})


def listeners(match: Match, seat: int, facts: Sequence[float]) -> Mapping[str, Sequence[float]]:
    """By day: who believes each claim at 90 %, and who goes through every deal and night."""
    if match.table.frame[0] not in {Vote.name, "talk"}:
        return {"trusting": facts}
    said = facts_of(match.view(seat), match.seats)
    found = {"trusting": trusting(said, seat, facts)}
    if match.table.frame[0] == Vote.name and match.seats <= FEW_SEATS:
        world = match.imagine(seat, Random(0)).table
        belief = posterior(world, seat, said, Random(1), None)
        found["exact"] = [belief.chance(other, PACK_ROLES) for other in range(match.seats)]
    return found


def trusting(said: Sequence[frozenset[Claim]], me: int, facts: Sequence[float]) -> list[float]:
    """Each claim is true nine times of ten, whoever makes it."""
    odds = [chance / (1 - chance) for chance in facts]
    for speaker, claims in enumerate(said):
        for about, pack in _assertions(speaker, claims) if speaker != me else ():
            odds[about] *= TRUST / (1 - TRUST) if pack else (1 - TRUST) / TRUST
    return [one / (1 + one) for one in odds]


def _assertions(speaker: int, claims: frozenset[Claim]) -> Iterator[tuple[int, bool]]:
    """Whom a claim puts on which side, and whether that is the pack."""
    for verb, *rest in claims:
        if verb in {"started", "token"}:
            yield speaker, ROLE[rest[0]] in PACK_ROLES
        elif verb in _ABOUT_OTHERS:
            yield rest[0], ROLE[rest[1]] in PACK_ROLES
