"""Puzzles of Abyss: what the last turn of a match can secure."""

from __future__ import annotations

from cabale.games.abyss.mind.puzzle.last_turn import LastTurn

PUZZLER = LastTurn()
