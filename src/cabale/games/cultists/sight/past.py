"""What characters do in the open, for observations that remember."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args

from cabale.core.past import Act, Past, alone, to_target
from cabale.games.cultists.rules.components import ROLES
from cabale.games.cultists.rules.events import DeathCause

_BAD = frozenset({"fail", "sabotage"})
_WORDS = {
    "suspect": "suspects him, or would vote for him",
    "trust": "trusts him",
    "saw_alive": "saw him alive",
    "saw_dead": "saw him dead",
    "gave_alive": "gave him an Alive card",
    "was_given": "was given a Dead card by him",
    "off_route": "saw him off his route",
}
ACTS = (
    Act("met", "met him in a room"),
    Act("gave", "gave him an encounter card"),
    Act("fed", "had given a card to him, who was found murdered"),
    Act("kept", "met somebody and gave nothing", alone=True),
    Act("walked", "walked", alone=True),
    Act("checked", "looked at his pulse cards"),
    Act("put back", "looked at his pulse cards and put them back"),
    Act("voted", "voted for him"),
    Act("no vote", "voted for nobody", alone=True),
    Act("called vote", "called a vote", alone=True),
    Act("added", "added a card to a room", alone=True),
    Act("laid good", "had added to a room where a good card was turned up since", alone=True),
    Act("laid bad", "had added to a room where a bad card was turned up since", alone=True),
    Act("secured", "secured the passage", alone=True),
    Act("worked", "used a room, or fought a danger", alone=True),
    Act("passed", "did nothing", alone=True),
    Act("died", "was found murdered", alone=True),
    Act("voted out", "was voted out", alone=True),
    *[Act(f"said {verb}", f"said that he {meaning}") for verb, meaning in _WORDS.items()],
)

TERMS = {"role": ROLES, "cause": get_args(DeathCause)}
"""The words of events that no verb knows."""

Event = Mapping[str, Any]
_AS = {"vote_for": "suspect", "doubt": "suspect", "believe": "trust", "agree": "trust"}


def _said(past: Past, event: Event) -> None:
    verb, *args = event["claim"]
    verb = _AS.get(verb, verb)
    if verb in _WORDS:
        past.did(f"said {verb}", event["seat"], args[0])


def _encounter(past: Past, event: Event) -> None:
    for one in event["seats"]:
        for other in event["seats"]:
            if one != other:
                past.did("met", one, other)


def _gave(past: Past, event: Event) -> None:
    giver, target = event["seat"], event["target"]
    past.did("gave", giver, target)
    past.notes["gifts"] = (*past.notes.get("gifts", ()), (giver, target))


def _died(past: Past, event: Event) -> None:
    victim = event["seat"]
    if event["cause"] == "vote":
        past.did("voted out", victim)
        return
    past.did("died", victim)
    for giver, target in past.notes.get("gifts", ()):
        if target == victim:
            past.did("fed", giver, victim)


def _added(past: Past, event: Event) -> None:
    past.did("added", event["seat"])
    layers = past.notes.get("layers", {})
    room = event["room"]
    past.notes["layers"] = {**layers, room: (*layers.get(room, ()), event["seat"])}


def _inspected(past: Past, event: Event) -> None:
    act = "laid bad" if event["card"] in _BAD else "laid good"
    for who in past.notes.get("layers", {}).get(event["room"], ()):
        past.did(act, who)
    past.did("worked", event["seat"])


def _voted(past: Past, event: Event) -> None:
    for voter, target in enumerate(event["votes"]):
        if target is None:
            past.did("no vote", voter)
        else:
            past.did("voted", voter, target)


RECOLLECTIONS = {
    "said": _said,
    "encounter": _encounter,
    "gave": _gave,
    "gave_nothing": alone("kept"),
    "moved": alone("walked"),
    "looked": to_target("checked"),
    "put_back": to_target("put back"),
    "voted": _voted,
    "vote_started": alone("called vote"),
    "added": _added,
    "inspected": _inspected,
    "secured": alone("secured"),
    "fought": alone("worked"),
    "camera": alone("worked"),
    "passed": alone("passed"),
    "died": _died,
}
