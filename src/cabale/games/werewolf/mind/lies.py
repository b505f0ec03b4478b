"""How likely a liar is to tell the story that a seat tells: two models of the same thing.

A listener who takes all stories for equally likely, the longer the less (`plain`), is fooled by
stories that are made to be believed. Liars claim a role that nobody else has claimed yet, and where
it allows to accuse somebody they like to do so; who knows that hears more (`shrewd`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from cabale.games.werewolf.mind.speakers import claimed_role
from cabale.games.werewolf.mind.testimony import Claim
from cabale.games.werewolf.rules.components import ROLE, ROLE_IDS, ROLES, VILLAGE, WOLVES
from cabale.games.werewolf.rules.state import NONE

Facts = Sequence[frozenset[Claim]]

DETAILS = 0.15  # plain: for each thing that is added to a story

# Shrewd: how often a liar tells nothing beyond his role, something harmless, or of a wolf: by
# whether the role would have left something on the table, could have met a wolf, or neither; and
# how often he claims what is spoken for already.
LEAVES_SOMETHING = frozenset({"sentinel", "curator"})
MEETS_WOLVES = frozenset({"seer", "robber", "witch", "revealer", "doppelganger"})
OPEN, ACCUSER, QUIET = (0.85, 0.15, 0.0), (0.1, 0.35, 0.55), (0.1, 0.9, 0.0)
CROWDED = 0.1
FORMS = {
    "seer": 30,
    "apprentice_seer": 15,
    "paranormal_investigator": 20,
    "robber": 10,
    "witch": 60,
    "troublemaker": 6,
    "village_idiot": 2,
    "drunk": 3,
    "insomniac": 1,
    "revealer": 4,
    "sentinel": 1,
    "curator": 1,
    "aura_seer": 2,
    "mason": 2,
    "doppelganger": 20,
}
"""In how many ways the harmless story of a role with something to tell can be told, about."""
_TELLS_OF_A_SEAT = frozenset({"saw", "gave", "revealed", "copied", "robbed"})


def plain(deck: Sequence[int], facts: Facts) -> list[float]:
    """Any harmless role, and the less likely the more is said."""
    covers = max(1, len({role for role in deck if ROLES[role].team == VILLAGE}))
    return [
        DETAILS ** max(0, sum(claim[0] != "token" for claim in claims) - 1) / covers
        for claims in facts
    ]


def shrewd(view: Mapping[str, Any], facts: Facts, talking: bool) -> list[float]:
    """A role that was free when it was claimed, and a story as liars like it."""
    deck = Counter(view["table"]["deck"])
    order: dict[int, str] = {}
    for seat, verb, *words in view["said"]:
        if verb in {"started", "token"}:
            order.pop(seat, None)
            order[seat] = words[0]
    for seat, claims in enumerate(facts):  # a story that is only thought of comes last
        role = claimed_role(claims)
        if role != NONE and order.get(seat) != ROLE_IDS[role]:
            order.pop(seat, None)
            order[seat] = ROLE_IDS[role]
    covers = [name for name in deck if ROLES[ROLE[name]].team == VILLAGE]
    found = [1.0] * len(facts)
    before: Counter[str] = Counter()
    for seat, name in order.items():
        free = [cover for cover in covers if before[cover] < deck[cover]]
        chance = 1 / len(free) if name in free else CROWDED / max(1, len(covers))
        found[seat] = chance * _story(name, facts[seat], deck, talking)
        before[name] += 1
    return found


def _story(name: str, claims: frozenset[Claim], deck: Counter[str], talking: bool) -> float:
    """What a liar tells of the role that he claims."""
    if name not in FORMS:
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
    return harmless / FORMS[name]


def _manner(name: str) -> tuple[float, float, float]:
    """How often a liar who claims this role tells nothing of it, something harmless, of a wolf."""
    if name in LEAVES_SOMETHING:
        return OPEN
    return ACCUSER if name in MEETS_WOLVES else QUIET
