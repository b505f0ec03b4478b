"""What was said, as data: the claims of each seat, opinions left aside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cabale.core import SeatView
from cabale.games.werewolf.rules.components import ROLE
from cabale.games.werewolf.rules.state import NONE

Claim = tuple[str, *tuple[Any, ...]]
"""The verb of a claim and its arguments."""
Claims = Sequence[frozenset[Claim]]
"""What each seat claims to know."""

OPINIONS = frozenset(
    {
        *("suspect", "clear", "will_vote", "no_wolf_here", "ask", "believe", "doubt", "retract"),
        *("no_wolf", "of_the_village", "robbed_card", "copied_card", "gave_card", "revealed_card"),
        *("centre_holds", "was", "is_now", "was_shielded", "no_traces"),
        *("either", "not_that_one", "agree", "point"),
    }
)
ROLE_CLAIMS = frozenset({"started", "token"})
SLOT = 3  # the place of the alpha wolf's card, beside the centre


def claims_of(view: SeatView) -> list[frozenset[Claim]]:
    """What each seat claims to know.

    A seat that takes back what it said, or says it was dealt another role, begins anew.
    """
    found: list[set[Claim]] = [set() for _ in range(view["seats"])]
    for seat, *words in view["said"]:
        claim: Claim = tuple(words)
        mine = found[seat]
        other = claim[0] == "started" and any(c[0] == "started" and c != claim for c in mine)
        if claim[0] == "retract" or other:
            mine.clear()
        if claim[0] not in OPINIONS:
            mine.add(claim)
    return [frozenset(claims) for claims in found]


def claimed_role(claims: frozenset[Claim]) -> int:
    """The role that somebody says, or shows, to have been dealt."""
    said = {claim[0]: claim[1] for claim in claims if claim[0] in ROLE_CLAIMS}
    name = said.get("started", said.get("token"))
    return NONE if name is None else ROLE[name]
