"""What players say and do in the open, for observations that remember.

The night is secret, so the past of this game is what was said by day, and the votes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cabale.core.past import Act, Past
from cabale.games.werewolf.rules.components import CALLS, MINION, ROLE_IDS, TANNER, WOLVES

_WOLF, _TANNER, _OTHER = "a wolf", "the tanner", "of the village"
_MEANS = {
    role: _WOLF if number in WOLVES or number == MINION else _TANNER if number == TANNER else _OTHER
    for number, role in enumerate(ROLE_IDS)
}
_ROLE_OF_ANOTHER = {
    "saw": "saw or copied his card, or knows what he was",
    "robbed": "robbed his card",
    "met": "met him at night",
    "is_now": "knows what he is now",
}
_ABOUT_ANOTHER = {
    "suspect": "suspects or doubts him, or points at him",
    "clear": "clears him",
    "believe": "believes him, or agrees with him",
    "will_vote": "will vote for him",
    "trace": "was told that he touched a card",
    "no_trace": "was told that he touched no card",
    "exchanged": "exchanged or gave him a card",
    "took": "took or copied his card, and does not say which",
}
_AS = {
    "revealed": "saw",
    "was": "saw",
    "copied": "saw",
    "doubt": "suspect",
    "point": "suspect",
    "either": "suspect",
    "agree": "believe",
    "gave": "exchanged",
    "gave_card": "exchanged",
    "robbed_card": "took",
    "copied_card": "took",
}
"""What is counted as the same."""
_OF_ONESELF = {
    "did_nothing": "did nothing at night",
    "no_wolf_here": "saw no wolf",
    "no_wolf": "is no wolf",
    "of_the_village": "is of the village",
    "retract": "takes back what he said",
    "met_nobody": "met nobody at night",
    "shifted": "shifted all cards",
    "drank": "drew a card from the centre",
}
ACTS = (
    *[
        Act(f"{verb}: {kind}", f"says that he {meaning}: {kind}")
        for verb, meaning in _ROLE_OF_ANOTHER.items()
        for kind in (_WOLF, _TANNER, _OTHER)
    ],
    *[Act(verb, f"says that he {meaning}") for verb, meaning in _ABOUT_ANOTHER.items()],
    *[Act(verb, f"says that he {meaning}", alone=True) for verb, meaning in _OF_ONESELF.items()],
    *[
        Act(f"became: {kind}", f"says that he is {kind} now", alone=True)
        for kind in (_WOLF, _TANNER, _OTHER)
    ],
    *[
        Act(f"centre: {kind}", f"says that the centre holds {kind}", alone=True)
        for kind in (_WOLF, _TANNER, _OTHER)
    ],
    Act("spoke", "said something", alone=True),
    Act("voted", "voted for him"),
)

TERMS = {"call": [call.id for call in CALLS]}
"""The words of events that no verb knows."""

Event = Mapping[str, Any]
_CENTRE = frozenset({"saw_centre", "centre_holds"})


def _said(past: Past, event: Event) -> None:
    seat, (verb, *args) = event["seat"], event["claim"]
    past.did("spoke", seat)
    verb = _AS.get(verb, verb)
    if verb in _ROLE_OF_ANOTHER:
        past.did(f"{verb}: {_MEANS[args[1]]}", seat, args[0])
    elif verb in _ABOUT_ANOTHER:
        for whom in args:
            if isinstance(whom, int):
                past.did(verb, seat, whom)
    elif verb in _OF_ONESELF:
        past.did(verb, seat)
    elif verb == "became":
        past.did(f"became: {_MEANS[args[0]]}", seat)
    elif verb in _CENTRE:
        past.did(f"centre: {_MEANS[args[-1]]}", seat)


def _voted(past: Past, event: Event) -> None:
    past.did("voted", event["seat"], event["target"])


RECOLLECTIONS = {"said": _said, "voted": _voted}
