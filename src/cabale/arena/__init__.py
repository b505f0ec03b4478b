"""Many matches: how often what happens."""

from cabale.arena.simulate import Counts, Setup, run, simulate

__all__ = ["Counts", "Setup", "run", "simulate"]
