"""Loup-Garou pour un Crépuscule (One Night Ultimate Werewolf: Daybreak)."""

from cabale.games.werewolf.game import WerewolfGame

GAME = WerewolfGame()
