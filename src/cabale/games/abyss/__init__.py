"""Abyss, for 2 to 4 players: the rules of `docs/rules/abyss.md`."""

from cabale.games.abyss.game import AbyssGame

GAME = AbyssGame()
