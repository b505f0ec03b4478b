"""What was said, as data: the claims of each seat, opinions left aside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cabale.core import SeatView
from cabale.games.werewolf.rules.components import ROLE, ROLE_IDS, WOLVES
from cabale.games.werewolf.rules.state import NONE
from cabale.games.werewolf.sight.view import table_of

Claim = tuple[str, *tuple[Any, ...]]
"""The verb of a claim and its arguments."""
Claims = Sequence[frozenset[Claim]]
"""What each seat claims to know."""

OPINIONS = frozenset(
    {
        *("suspect", "clear", "will_vote", "no_wolf_here", "ask", "believe", "doubt", "retract"),
        *("no_wolf", "of_the_village", "was", "is_now", "was_shielded"),
        *("either", "not_that_one", "agree", "point"),
    }
)
ROLE_CLAIMS = frozenset({"started", "token"})
_FINDINGS = frozenset({"suspect", "was", "is_now"})
_BARE_SEER: frozenset[Claim] = frozenset({("started", "seer"), ("token", "seer")})
_WITHOUT_ROLE = {
    "robbed": "robbed_card",
    "copied": "copied_card",
    "gave": "gave_card",
    "revealed": "revealed_card",
}
SLOT = 3  # the place of the alpha wolf's card, beside the centre


def claims_of(view: SeatView) -> list[frozenset[Claim]]:
    """What each seat claims to know.

    A seat that takes back what it said, or says it was dealt another role, begins anew. The finding
    of a Seer who only says who is a wolf is read as what the Seer saw.
    """
    told: list[list[Claim]] = [[] for _ in range(view["seats"])]
    for seat, *words in view["said"]:
        claim: Claim = tuple(words)
        mine = told[seat]
        other = claim[0] == "started" and any(c[0] == "started" and c != claim for c in mine)
        if claim[0] == "retract" or other:
            mine.clear()
        mine.append(claim)
    return [frozenset(_known(view, mine)) for mine in told]


def _known(view: SeatView, told: Sequence[Claim]) -> set[Claim]:
    """What somebody claims to know who has told this."""
    found = {claim for claim in told if claim[0] not in OPINIONS}
    found -= {vaguer(claim) for claim in found if vaguer(claim) != claim}
    if found and found <= _BARE_SEER:
        found.update(_seen(view, {claim for claim in told if claim[0] in _FINDINGS}))
    return found


def _seen(view: SeatView, hints: set[Claim]) -> Iterator[Claim]:
    """The one card that a Seer can mean who says of one seat alone what it is."""
    if len({target for _, target, *_ in hints}) == 1:
        _, target, *named = max(hints, key=lambda claim: (len(claim), claim))
        wolves = sorted(WOLVES.intersection(ROLE[name] for name in table_of(view)["deck"]))
        for role in named or [ROLE_IDS[wolf] for wolf in wolves[:1]]:
            yield ("saw", target, role)


def vaguer(claim: Claim) -> Claim:
    """The same with less in it: a card without its role, one of the centre without its place."""
    verb, *words = claim
    if verb in _WITHOUT_ROLE:
        return (_WITHOUT_ROLE[verb], words[0])
    return ("centre_holds", words[1]) if verb == "saw_centre" else claim


def claimed_role(claims: frozenset[Claim]) -> int:
    """The role that somebody says, or shows, to have been dealt."""
    said = {claim[0]: claim[1] for claim in claims if claim[0] in ROLE_CLAIMS}
    name = said.get("started", said.get("token"))
    return NONE if name is None else ROLE[name]
