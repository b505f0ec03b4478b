"""Puzzles of Castle: the announcement that is right in every world."""

from __future__ import annotations

from cabale.games.castle.mind.puzzle.announce import Announce

PUZZLER = Announce()
