"""Who plays when nobody sits there.

Every game has `random`; the games bring their own levels (`Game.bots`); other packages announce
theirs with an entry point of the group `cabale.bots`, called ``GAME.LEVEL``, or ``LEVEL`` for a bot
that plays any game.
"""

from cabale.bots.play import play_out, sit_down, take_seat
from cabale.bots.random import RandomBot
from cabale.bots.registry import UnknownBot, bot, levels

__all__ = ["RandomBot", "UnknownBot", "bot", "levels", "play_out", "sit_down", "take_seat"]
