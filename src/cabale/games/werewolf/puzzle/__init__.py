"""Puzzles of Werewolf: who lies, when villagers tell the truth?"""

from __future__ import annotations

from cabale.games.werewolf.puzzle.who_lies import WhoLies

PUZZLER = WhoLies()
