"""A net that is not shown what others did and said: what it loses by that is all a code may bring.

cabale arena cultists --seats 5 --bots cabale.examples.blind_net:Blind,adept --games 1000

Nets of one kind might tell each other who they are by what they do. A code takes a reader, so
a net that wins as much without looking reads none. Its adviser sees everything, as adepts do.
"""

from __future__ import annotations

from cabale.bots.net import Look, NetFile, NetSeat
from cabale.core import Eyes


class Blind(NetSeat):
    """The net that the game brings, without its numbers of the past but the number of its seat."""

    def look(self, eyes: Eyes, belief: bool, routine: bool) -> Look:
        look = super().look(eyes, belief, routine)
        start = self.game.observation_size(self.seats)
        for feature in self.game.past_features(self.seats):
            if feature.name.startswith("past "):
                look.seen[start : start + feature.size] = 0
            start += feature.size
        return look


class BlindFile(Blind, NetFile):
    """The same with the weights of a file: ``cabale.examples.blind_net:BlindFile("net.npz")``."""
