"""Who plays when nobody sits there.

Every game has `random`; the games bring their own levels (`Game.bots`); other packages announce
theirs with an entry point of the group `cabale.bots`, called ``GAME.LEVEL``, or ``LEVEL`` for a bot
that plays any game. Code of one's own is named by where it stands (`load_bot`), or handed over: a
class of `Bot`, or a `Policy` that answers for many seats at once.
"""

from cabale.bots.floor import TalkRules
from cabale.bots.loading import UnknownBot, load_bot
from cabale.bots.play import Playing, play_many, play_out, sit_down, take_seat
from cabale.bots.policy import Asked, Policy
from cabale.bots.random import RandomBot
from cabale.bots.registry import BotSpec, bot, find_bot, levels

__all__ = [
    "Asked",
    "BotSpec",
    "Playing",
    "Policy",
    "RandomBot",
    "TalkRules",
    "UnknownBot",
    "bot",
    "find_bot",
    "levels",
    "load_bot",
    "play_many",
    "play_out",
    "sit_down",
    "take_seat",
]
