"""Puzzles of Werewolf: who lies, when villagers tell the truth?"""

from __future__ import annotations

from cabale.games.werewolf.mind.puzzle.who_lies import WhoLies

PUZZLER = WhoLies()
