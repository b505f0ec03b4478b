"""Among Cultists: hidden deaths, a haunted university, and ten turns to save it."""

from cabale.games.cultists.game import Cultists

GAME = Cultists()
