"""How likely a liar's claim of a role is to be denied by those who have not claimed one yet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from math import prod

from cabale.core import SeatView
from cabale.games.werewolf.mind.claims import ROLE_CLAIMS
from cabale.games.werewolf.rules.components import ROLE, ROLES, VILLAGE
from cabale.games.werewolf.sight.view import own_of, table_of

_CENTRE = 3


def claim_risks(view: SeatView, pack: Collection[int]) -> dict[str, float]:
    """By harmless role: how likely all its cards that nobody claims yet are with those to come.

    The cards that are not accounted for lie before the seats that have claimed nothing, and in the
    centre, in any order (hypergeometric). A card of the role that was seen in the centre is with
    nobody, so the claim cannot be one too many.
    """
    seat = view["seat"]
    roles = {who: words[0] for who, verb, *words in view["said"] if verb in ROLE_CLAIMS}
    roles.pop(seat, None)
    claimed = Counter(roles.values())
    peeks = {n["centre"]: n["role"] for n in own_of(view)["notes"] if n["verb"] == "peek"}
    seen = Counter(role for place, role in peeks.items() if place < _CENTRE)
    to_come = sum(q != seat and q not in pack and q not in roles for q in range(view["seats"]))
    unknown = to_come + _CENTRE - seen.total()
    found = {}
    for name, count in Counter(table_of(view)["deck"]).items():
        if ROLES[ROLE[name]].team != VILLAGE:
            continue
        left = count - claimed[name]
        if left <= 0:
            found[name] = 1.0
        elif seen[name]:
            found[name] = 0.0
        else:
            found[name] = prod(max(0, to_come - n) / max(1, unknown - n) for n in range(left))
    return found
