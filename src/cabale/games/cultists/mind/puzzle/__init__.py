"""Puzzles of Among Cultists: who the Cultists are, for certain."""

from __future__ import annotations

from cabale.games.cultists.mind.puzzle.name_them import NameThem

PUZZLER = NameThem()
