"""The Castle of the Devil and the Coach Ride there: two editions of one game."""

from cabale.games.castle.game import Castle

GAME = Castle()

__all__ = ["GAME", "Castle"]
