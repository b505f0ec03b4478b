"""Everything that can happen, and of what kind each field of it is."""

from __future__ import annotations

from collections.abc import Mapping

EVENTS: Mapping[str, Mapping[str, str]] = {
    "turn": {"seat": "seat"},
    "plotted": {"seat": "seat", "lord": "lord"},
    "revealed": {"card": "card", "space": "number"},
    "declined": {"seat": "seat"},
    "bought": {"seat": "seat", "ally": "ally", "pearls": "number", "seller": "seat"},
    "took": {"seat": "seat", "ally": "ally", "pearls": "number"},
    "left_monster": {"seat": "seat", "threat": "number"},
    "fought": {
        "seat": "seat",
        "keys": "number",
        "pearls": "number",
        "tokens": "number",
        "values": "number",
    },
    "cleared": {"allies": "ally"},
    "reshuffled": {"number": "number"},
    "supported": {"seat": "seat", "race": "race", "number": "number", "allies": "ally"},
    "paid": {"seat": "seat", "lord": "lord", "allies": "ally", "pearls": "number"},
    "federated": {"seat": "seat", "ally": "ally"},
    "joined": {"seat": "seat", "lord": "lord"},
    "refilled": {"seat": "seat", "pearls": "number", "lords": "lord"},
    "gained": {"seat": "seat", "pearls": "number", "lord": "lord"},
    "discarded": {"seat": "seat", "allies": "ally"},
    "swept": {"seat": "seat", "race": "race", "number": "number"},
    "replaced": {"seat": "seat", "lord": "lord", "new": "lord"},
    "paid_seeker": {"seat": "seat", "pearls": "number"},
    "disabled": {"seat": "seat", "victim": "seat", "lord": "lord"},
    "stolen": {"seat": "seat", "victim": "seat", "value": "number"},
    "corrupted": {"seat": "seat", "pearls": "number"},
    "dismissed": {"seat": "seat", "lord": "lord"},
    "swapped": {"seat": "seat", "location": "location", "new": "location"},
    "drew": {"seat": "seat", "number": "number", "locations": "location"},
    "opened": {"seat": "seat", "locations": "location"},
    "controlled": {
        "seat": "seat",
        "location": "location",
        "lords": "lord",
        "tokens": "number",
    },
    "searched": {"seat": "seat", "location": "location"},
    "last_round": {"seat": "seat", "why": "end"},
    "extra_turn": {"seat": "seat"},
    "final_federation": {"seat": "seat", "allies": "ally"},
    "scored": {
        "seat": "seat",
        "total": "number",
        "locations": "number",
        "lords": "number",
        "allies": "number",
        "tokens": "number",
    },
}
