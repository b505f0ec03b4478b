"""Bots that keep the seats of people: what they are called, and how well they play."""

from __future__ import annotations

from typing import Any

from cabale.bots import levels
from cabale.core import Game
from cabale.server.people.names import looks
from cabale.server.tables.room import Room

NAMES = (
    "Agathe", "Basile", "Colombe", "Désiré", "Edmée", "Florian", "Garance", "Honoré",
    "Inès", "Jocelyn", "Léonie", "Maxence", "Noémie", "Octave", "Perrine", "Quentin",
    "Rosalie", "Sylvain", "Tiphaine", "Urbain", "Victoire", "Wilfrid", "Yolande", "Zéphyr",
)  # fmt: skip


def bot_name(room: Room, seat: int) -> str:
    """A name that nobody at the table has, nor seems to have."""
    known = {name for chair in room.chairs for name in (chair.name, chair.bot_name)}
    known |= {line.name for line in room.chat}  # spectators, too
    used = set().union(*map(looks, known))
    names = [name for name in NAMES if not looks(name) & used]
    return names[(seat + ord(room.id[0])) % len(names)]


def usual_level(room: Room) -> str:
    """The level of the bots at a table, or the usual one where there are none."""
    levels = [chair.level for chair in room.chairs if chair.level is not None]
    return levels[0] if levels else best_level(room.game)


def best_level(shelf: Game[Any]) -> str:
    """The strongest bot that thinks fast enough to be everybody's partner."""
    found = levels(shelf)
    return next((level for level in ("adept", "novice") if level in found), found[-1])
