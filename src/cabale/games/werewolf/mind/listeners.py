"""Who hears as a master does, and others to measure it against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from cabale.core import Match
from cabale.games.werewolf.mind.belief import PACK_ROLES, Belief, facts_of, posterior
from cabale.games.werewolf.mind.lies import shrewd
from cabale.games.werewolf.mind.testimony import Claim
from cabale.games.werewolf.rules.components import ROLE
from cabale.games.werewolf.rules.steps.day import Talk
from cabale.games.werewolf.rules.steps.vote import Vote

TRUST = 0.9
FEW_SEATS = 5
_ABOUT_OTHERS = frozenset({"saw", "copied", "robbed", "gave", "revealed", "met"})


def listeners(match: Match, seat: int, facts: Sequence[float]) -> Mapping[str, Sequence[float]]:
    """By day: the adept, who believes each claim at 90 %, and who goes through every night."""
    if match.table.frame[0] not in {Vote.name, "talk"}:
        return {"adept": facts, "trusting": facts}
    view = match.view(seat)
    said = facts_of(view, match.seats)
    adept = posterior(match.imagine(seat, Random(0)).table, seat, said, Random(1))
    found = {
        "adept": [adept.chance(other, PACK_ROLES) for other in range(match.seats)],
        "trusting": trusting(said, seat, facts),
    }
    if match.table.frame[0] == Vote.name and match.seats <= FEW_SEATS:
        belief = well_heard(match.imagine(seat, Random(0)), view, Random(1), None)
        found["exact"] = [belief.chance(other, PACK_ROLES) for other in range(match.seats)]
    return found


def well_heard(
    world: Match, view: Mapping[str, Any], rng: Random, visits: int | None = 0
) -> Belief:
    """What a seat may think who knows how liars lie; `world` is any that it cannot tell."""
    facts = facts_of(view, world.seats)
    talking = world.table.frame[0] == Talk.name
    lies = shrewd(view, facts, talking)
    return posterior(world.table, view["seat"], facts, rng, visits, talking, lies)


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
