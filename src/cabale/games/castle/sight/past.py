"""What players do in the open, for observations that remember.

An act tells the more of societies the more its doer has seen, so it is counted apart where the doer
had looked at the society card of the one it was done to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.past import Act, Past, alone
from cabale.games.castle.rules.components import SOCIETIES

_KNOWING = "knowing his society card: "
_TOLD_APART = {
    "offered": "offered him a trade",
    "refused": "refused his offer",
    "gave": "gave him a card",
    "challenged": "challenged him, or demanded something of him",
    "backed": "took his side in a duel, or stopped a duel or result in his favour",
    "opposed": "took the side against him",
    "abstained": "took no side in his duel",
    "pushed": "spent a card or token for him, having taken his side",
    "trusted": "said that he trusts him, or is with him",
    "suspected": "said that he suspects or doubts him",
}
ACTS = (
    *[Act(name, meaning) for name, meaning in _TOLD_APART.items()],
    *[Act(f"{name} knowing", _KNOWING + meaning) for name, meaning in _TOLD_APART.items()],
    Act("looked", "looked at his society card"),
    Act("accepted", "took his offer"),
    Act("won", "won a duel against him"),
    Act("stole", "took a card of his after a duel"),
    Act("saw hand", "looked at his hand"),
    Act("swapped", "changed professions with him"),
    *[Act(f"said {society}", f"said that he is of the {society}") for society in SOCIETIES],
    Act("revealed", "showed everything", alone=True),
)

Event = Mapping[str, Any]
_TRUST = frozenset({"trust", "same_society", "believe", "agree", "not_that_one"})
_SUSPECT = frozenset({"suspect", "doubt"})


def _did(past: Past, act: str, who: int, whom: int) -> None:
    knows = past.times("looked", who, whom) or past.times("revealed", whom, whom)
    past.did(f"{act} knowing" if knows else act, who, whom)


def _to_target(act: str) -> Any:
    """An act that the event tells of its seat and target."""

    def count(past: Past, event: Event) -> None:
        if act in _TOLD_APART:
            _did(past, act, event["seat"], event["target"])
        else:
            past.did(act, event["seat"], event["target"])

    return count


def _said(past: Past, event: Event) -> None:
    seat, (verb, *args) = event["seat"], event["claim"]
    if verb in _TRUST:
        _did(past, "trusted", seat, args[0])
    elif verb in _SUSPECT:
        _did(past, "suspected", seat, args[0])
    elif verb == "member":
        past.did(f"said {args[0]}", seat)
    elif verb == "has_society":
        past.did(f"said {args[1]}", seat, args[0])


def _challenged(past: Past, event: Event) -> None:
    past.notes["duel"] = event["seat"], event["target"]
    past.notes["sides"] = ()
    past.notes["count"] = 0
    _did(past, "challenged", event["seat"], event["target"])


def _for_one(past: Past, who: int, one: int, other: int) -> None:
    if who not in (one, other):
        _did(past, "backed", who, one)
        _did(past, "opposed", who, other)


def _supported(past: Past, event: Event) -> None:
    duel = past.notes.get("duel")
    if duel is not None:
        attacks = event["side"] == "attacker"
        one, other = duel if attacks else duel[::-1]
        past.notes["sides"] += ((event["seat"], one),)
        _for_one(past, event["seat"], one, other)


def _abstained(past: Past, event: Event) -> None:
    for duellist in past.notes.get("duel") or ():
        _did(past, "abstained", event["seat"], duellist)


def _pushed(past: Past, event: Event) -> None:
    for who, one in past.notes.get("sides") or ():
        if who == event["seat"]:
            _did(past, "pushed", who, one)


def _interrupted(past: Past, event: Event) -> None:
    duel = past.notes.get("duel")
    if duel is not None:
        _for_one(past, event["seat"], duel[1], duel[0])
    past.notes["duel"] = None


def _count(past: Past, event: Event) -> None:
    past.notes["count"] = event["attack"] - event["defence"]


def _decided(past: Past, event: Event) -> None:
    past.notes["count"] = 1 if event["side"] == "attacker" else -1


def _cancelled(past: Past, event: Event) -> None:
    duel, ahead = past.notes.get("duel"), past.notes.get("count", 0)
    if duel is not None and ahead:
        winner, loser = duel if ahead > 0 else duel[::-1]
        _for_one(past, event["seat"], loser, winner)


RECOLLECTIONS = {
    "said": _said,
    "offered": _to_target("offered"),
    "refused": _to_target("refused"),
    "accepted": _to_target("accepted"),
    "gave": _to_target("gave"),
    "demanded": _to_target("challenged"),
    "challenged": _challenged,
    "supported": _supported,
    "abstained": _abstained,
    "laid": _pushed,
    "showed": _pushed,
    "interrupted": _interrupted,
    "count": _count,
    "decided": _decided,
    "cancelled": _cancelled,
    "won": _to_target("won"),
    "stole": _to_target("stole"),
    "saw_society": _to_target("looked"),
    "saw_hand": _to_target("saw hand"),
    "swapped": _to_target("swapped"),
    "revealed": alone("revealed"),
}
