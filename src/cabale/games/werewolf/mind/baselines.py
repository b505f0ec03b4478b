"""How a master hears (`well_heard`), and other listeners to measure it against."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random

from cabale.core import Match, SeatView
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.belief import Belief, Inference, posterior, usual_nights
from cabale.games.werewolf.mind.claims import ROLE_CLAIMS, Claim, Claims, claims_of
from cabale.games.werewolf.mind.evidence import PACK_ROLES
from cabale.games.werewolf.rules.components import ROLE
from cabale.games.werewolf.rules.steps.day import Talk
from cabale.games.werewolf.rules.steps.vote import Vote

TRUST = 0.9
FEW_SEATS = 5
_ABOUT_OTHERS = frozenset({"saw", "copied", "robbed", "gave", "revealed", "met"})


def listeners(match: Match, seat: int, facts: Sequence[float]) -> Mapping[str, Sequence[float]]:
    """By day: the adept; one who believes each claim at 90 %; one who enumerates every night."""
    if match.board.frame[0] not in {Vote.name, Talk.name}:
        return {"adept": facts, "trusting": facts}
    view = match.view(seat)
    said = claims_of(view)
    how = Inference(usual_nights(match.seats), lies=lie_models.plain(view, said))
    adept = posterior(match.imagine(seat, Random(0)).board, seat, said, Random(1), how)
    found = {
        "adept": [adept.chance(other, PACK_ROLES) for other in range(match.seats)],
        "trusting": trusting(said, seat, facts),
    }
    if match.board.frame[0] == Vote.name and match.seats <= FEW_SEATS:
        belief = well_heard(match.imagine(seat, Random(0)), view, Random(1), None)
        found["exact"] = [belief.chance(other, PACK_ROLES) for other in range(match.seats)]
    return found


def well_heard(world: Match, view: SeatView, rng: Random, max_nights: int | None) -> Belief:
    """The posterior of a seat that knows how liars lie; `world` is any that it cannot tell."""
    said = claims_of(view)
    talking = world.board.frame[0] == Talk.name
    how = Inference(max_nights, talking, lie_models.habitual(view, said, talking))
    return posterior(world.board, view["seat"], said, rng, how)


def trusting(said: Claims, me: int, facts: Sequence[float]) -> list[float]:
    """Each claim is true nine times of ten, whoever makes it."""
    odds = [chance / (1 - chance) for chance in facts]
    for speaker, claims in enumerate(said):
        for about, pack in _assertions(speaker, claims) if speaker != me else ():
            odds[about] *= TRUST / (1 - TRUST) if pack else (1 - TRUST) / TRUST
    return [one / (1 + one) for one in odds]


def _assertions(speaker: int, claims: frozenset[Claim]) -> Iterator[tuple[int, bool]]:
    """Whom a claim puts on which side, and whether that is the pack."""
    for verb, *rest in claims:
        if verb in ROLE_CLAIMS:
            yield speaker, ROLE[rest[0]] in PACK_ROLES
        elif verb in _ABOUT_OTHERS:
            yield rest[0], ROLE[rest[1]] in PACK_ROLES
