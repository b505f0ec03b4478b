"""What characters do in the open: whom they walk into, what they do, whom they vote against.

No single deed proves anything; each counts by how often either side does it (`numbers.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from cabale.games.cultists.mind.defence import ACCUSING
from cabale.games.cultists.mind.numbers import (
    FREE,
    MECHANIC_SHARE,
    STYLES,
    UNTRUE,
    Style,
)
from cabale.games.cultists.rules.components import COLOURS
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES
from cabale.games.cultists.sight.view import CultistsView


class Habits:
    """The deeds of each character, counted."""

    def __init__(self, table: CultistsView, said: Sequence[Sequence[Any]]) -> None:
        self.count = len(table["people"])
        self.cultists: int = table["cultists"]
        self.automa: int | None = table["automa"]
        self.mechanic = "mechanic" in table["roles"]
        self.walks = list(walks(table))
        self.deeds = list(deeds(table))
        self.votes = [
            (voter, target) for vote in table["votes"] for voter, target in enumerate(vote["votes"])
        ]
        self.words = dict.fromkeys(
            (seat, args[0]) for seat, verb, *args in said if verb in ACCUSING
        )
        self.pairs = dict.fromkeys((seat, *args) for seat, verb, *args in said if verb == "either")
        self.untrue = list(untrue(table, said))
        self.routes = self._routes(table)
        self._alone = {
            style: [self._ratio(c, style) for c in range(self.count)]
            for style in STYLES[self.cultists]
        }

    def likelihood(self, cultists: Sequence[int], style: Style) -> float:
        """Of all that was done, against a table of Investigators."""
        chance, alone = 1.0, self._alone[style]
        for c in cultists:
            chance *= alone[c]
        for voter, target in self.votes:
            chance *= style.of_vote(voter in cultists, target, target in cultists)
        for speaker, target in self.words:
            chance *= style.of_word(speaker in cultists, target in cultists)
        for speaker, one, other in self.pairs:  # one of them is meant, and nobody knows which
            evil = speaker in cultists
            words = (style.of_word(evil, target in cultists) for target in (one, other))
            chance *= sum(words) / 2
        for speaker, verb in self.untrue:
            chance *= UNTRUE[verb] if speaker in cultists else 1.0
        return chance

    def _ratio(self, c: int, style: Style) -> float:
        """How much better the deeds of a character fit a Cultist than an Investigator."""
        if c == self.automa:
            return 1.0
        ratio = self.routes[c]
        for who, met in self.walks:
            if who == c:
                ratio *= style.of_walk(met)
        for who, deed in self.deeds:
            if who == c:
                ratio *= style.deeds[deed]
        return ratio

    def _routes(self, table: CultistsView) -> list[float]:
        """For each character: how well its room actions fit any Route, against a free choice."""
        fits = [[1.0] * len(ROUTES) for _ in range(self.count)]
        free = [1.0] * self.count
        for act in table["room_acts"]:
            c, line = act["character"], ROUTE_LINE[act["turn"]]
            wanted = COLOURS.index(act["colour"])
            free[c] /= len(COLOURS)
            for r, lines in enumerate(ROUTES):
                fits[c][r] *= (wanted in lines[line]) / len(lines[line])
        ratios = []
        for c in range(self.count):
            bound = sum(fits[c]) / len(ROUTES)
            cultist = (1 - FREE) * bound + FREE * free[c]
            share = MECHANIC_SHARE if self.mechanic else MECHANIC_SHARE / 20
            ratios.append(cultist / ((1 - share) * bound + share * free[c]))
        return ratios


def untrue(table: CultistsView, said: Sequence[Sequence[Any]]) -> Iterator[tuple[int, str]]:
    """(who, what), once each, for words of gifts and meetings of which the table saw nothing.

    What is so lies open, and whoever says it tells nothing.
    """
    gifts = {(gift["giver"], gift["target"]) for gift in table["gifts"]}
    for speaker, verb, *args in dict.fromkeys(tuple(words) for words in said):
        if verb not in UNTRUE:
            continue
        back, forth = (args[0], speaker), (speaker, args[0])
        if back not in gifts and (verb == "was_given" or forth not in gifts):
            yield speaker, verb


def walks(table: CultistsView) -> Iterator[tuple[int, bool]]:
    """(who, whether it walked into somebody), for every walk that is over."""
    gifts, marks = table["gifts"], table["walks"]
    for walk, then in pairwise(marks):
        c, during = walk["character"], gifts[walk["gifts"] : then["gifts"]]
        if c is not None:
            yield c, any(c in (gift["giver"], gift["target"]) for gift in during)


def deeds(table: CultistsView) -> Iterator[tuple[int, str]]:
    """(who, what), for every action of the turns that are over, and since."""
    done: dict[tuple[int, int], str] = {}
    for act in table["room_acts"]:
        done[act["turn"], act["character"]] = "work"
    for card in table["laid"]:
        if isinstance(card["source"], int):
            done[card["turn"], card["source"]] = "secure" if card["pile"] == "passage" else "add"
    for look in table["looks"]:
        if look["how"] == "check":
            done[look["turn"], look["checker"]] = "check"
    automa, last = table["automa"], table["turn"]
    for turn in range(1, last + 1):
        for c in range(len(table["people"])):
            deed = done.get((turn, c), "none" if turn < last else None)
            if deed is not None and c != automa:
                yield c, deed
