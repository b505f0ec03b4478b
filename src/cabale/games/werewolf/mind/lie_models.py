"""How likely a liar is to tell the story that a seat tells: two models of the same thing.

A listener to whom all stories are equally likely, the longer the less (`uniform`), is fooled by
stories that are made to be believed. Liars claim a role that nobody else has claimed yet, and where
it allows to accuse somebody they like to do so; `habitual` knows that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cabale.core import SeatView
from cabale.games.werewolf.mind.claims import ROLE_CLAIMS, Claim, Claims, claimed_role
from cabale.games.werewolf.mind.numbers import (
    ACCUSING_ROLE,
    DETAIL_OF_A_LIE,
    HARMLESS_STORIES,
    LEAVES_SOMETHING,
    MEETS_WOLVES,
    OPEN_ROLE,
    QUIET_ROLE,
    ROLE_CLAIMED_BEFORE,
)
from cabale.games.werewolf.rules.components import ROLE, ROLE_IDS, ROLES, VILLAGE, WOLVES
from cabale.games.werewolf.rules.state import NONE
from cabale.games.werewolf.sight.view import table_of

_TELLS_OF_A_SEAT = frozenset({"saw", "gave", "revealed", "copied", "robbed"})


def uniform(deck: Sequence[int], said: Claims) -> list[float]:
    """Any harmless role, and the less likely the more is said."""
    covers = max(1, len({role for role in deck if ROLES[role].team == VILLAGE}))
    return [
        DETAIL_OF_A_LIE ** max(0, sum(claim[0] != "token" for claim in claims) - 1) / covers
        for claims in said
    ]


def habitual(view: SeatView, said: Claims, talking: bool) -> list[float]:
    """A role that was free when it was claimed, and a story as liars like it."""
    deck = Counter(table_of(view)["deck"])
    covers = [name for name in deck if ROLES[ROLE[name]].team == VILLAGE]
    found = [1.0] * len(said)
    before: Counter[str] = Counter()
    for seat, name in _role_claims_in_order(view, said):
        free = [cover for cover in covers if before[cover] < deck[cover]]
        chance = 1 / len(free) if name in free else ROLE_CLAIMED_BEFORE / max(1, len(covers))
        found[seat] = chance * _story(name, said[seat], deck, talking)
        before[name] += 1
    return found


def _role_claims_in_order(view: SeatView, said: Claims) -> Iterator[tuple[int, str]]:
    """Who claims which role, the first to claim first."""
    order: dict[int, str] = {}
    for seat, verb, *words in view["said"]:
        if verb in ROLE_CLAIMS:
            order.pop(seat, None)
            order[seat] = words[0]
    for seat, claims in enumerate(said):  # a story that is only thought of comes last
        role = claimed_role(claims)
        if role != NONE and order.get(seat) != ROLE_IDS[role]:
            order.pop(seat, None)
            order[seat] = ROLE_IDS[role]
    yield from order.items()


def _story(name: str, claims: frozenset[Claim], deck: Counter[str], talking: bool) -> float:
    """What a liar tells of the role that he claims."""
    if name not in HARMLESS_STORIES:
        return 1.0
    bare, harmless, accusing = _manner(name)
    details = [claim for claim in claims if claim[0] not in {"started", "token", "carries"}]
    if not details:
        return 1.0 if talking else bare
    if accusing and any(
        verb in _TELLS_OF_A_SEAT and ROLE[words[1]] in WOLVES for verb, *words in details
    ):
        wolves = sum(ROLE[one] in WOLVES for one in deck)
        return accusing / (deck.total() - 3) / max(1, wolves)
    return harmless / HARMLESS_STORIES[name]


def _manner(name: str) -> tuple[float, float, float]:
    """How often a liar who claims this role tells nothing of it, something harmless, of a wolf."""
    if name in LEAVES_SOMETHING:
        return OPEN_ROLE
    return ACCUSING_ROLE if name in MEETS_WOLVES else QUIET_ROLE
