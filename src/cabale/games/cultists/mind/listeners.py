"""Other listeners than the adept, to measure it against: the novice, and one who trusts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from cabale.core import Match
from cabale.games.cultists.mind.defence import ACCUSING
from cabale.games.cultists.mind.naive import NaiveBelief

TRUST = 0.9
TRUSTING = frozenset({"trust", "not_that_one", "believe", "agree"})


def listeners(match: Match, seat: int, facts: Sequence[float]) -> Mapping[str, Sequence[float]]:
    """The novice, who counts and hears nothing, and who believes each claim at 90 %."""
    view = match.view(seat)
    novice = NaiveBelief(view["board"], seat).cultist[: match.seats]
    return {"novice": novice, "trusting": trusting(view["said"], seat, facts)}


def trusting(said: Sequence[Sequence[Any]], me: int, facts: Sequence[float]) -> list[float]:
    """Each claim is true nine times of ten, whoever makes it, and once said is said."""
    odds = [chance / (1 - chance) for chance in facts]
    for speaker, *claim in dict.fromkeys(tuple(words) for words in said):
        for about, evil in _assertions(speaker, *claim) if speaker != me else ():
            if about < len(odds):  # of the AUTOMA nobody is asked
                odds[about] *= TRUST / (1 - TRUST) if evil else (1 - TRUST) / TRUST
    return [one / (1 + one) for one in odds]


def _assertions(speaker: int, verb: str, *args: Any) -> Iterator[tuple[int, bool]]:
    """Whom a claim puts on which side, and whether that is the Cultists'."""
    if verb in ("investigator", "cultist"):
        yield speaker, verb == "cultist"
    elif verb in ACCUSING or verb in TRUSTING:
        yield args[0], verb in ACCUSING
    elif verb == "gave_alive":
        yield speaker, False
