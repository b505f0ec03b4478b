"""Exact Bayesian inference over the sets of Cultists, as one seat, or the whole table, sees it.

The posterior is found by enumeration, for every set that what was shown and told at night leaves
open. The weight of a set is made of how many ways there are to deal the other roles, every way the
Dead cards can have gone (`pulses.py`), the cards that came to light (`piles.py`), and what
everybody did in the open (`habits.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any

from cabale.games.cultists.mind.habits import Habits
from cabale.games.cultists.mind.numbers import DOUBT, STYLES, Style
from cabale.games.cultists.mind.piles import PileHistory
from cabale.games.cultists.mind.pulses import DEAD_PILES, PulseHistory
from cabale.games.cultists.rules.components import ROLES, SET_UPS
from cabale.games.cultists.sight.view import CultistsView

NEGLIGIBLE = 1e-3  # a way to play that explains what was done so much worse is left out
_ROLE = {name: role for role, name in enumerate(ROLES)}


class Belief:
    """Chances over the sets of Cultists; `me` None: as a spectator must see them."""

    def __init__(
        self,
        table: CultistsView,
        me: int | None,
        said: Sequence[Sequence[Any]] = (),
        *,
        cards_only: bool = False,
        unaware: bool = False,
    ) -> None:
        """`unaware`: as the seat would see it, were it an Investigator who was told nothing; a
        Cultist whom everybody must have found out has no such world left, and knows what it is."""
        self.table = table
        self.me = me
        self.people = table["people"]
        self.count = len(self.people)
        self.cards_only = cards_only
        self.styles = STYLES[table["cultists"]]
        self.pulses = PulseHistory(table, me, cards_only)
        self.piles = PileHistory(table, me)
        self.habits = Habits(table, said)
        known = [tuple(table["me"]["known_cultists"])] if me is not None else []
        open_ = possible_sets(table, me) if unaware or not known or not known[0] else []
        sets = open_ or known
        self.sets: dict[tuple[int, ...], float] = {}
        self.dead_piles: dict[tuple[int, ...], list[float]] = {}
        self._kills: dict[tuple[int, ...], list[float]] = {}
        self._bad: dict[str, float] = {}
        weights = {cultists: self._weigh(cultists) for cultists in sets}
        total = sum(weights.values())
        for cultists, weight in weights.items():
            share = weight / total if total else 0.0
            self.sets[cultists] = (1 - DOUBT) * share + DOUBT / len(sets)
        if not total:
            self.sets = dict.fromkeys(sets, 1 / len(sets))
        self.cultist = [
            sum(w for cultists, w in self.sets.items() if c in cultists) for c in range(self.count)
        ]

    def _weigh(self, cultists: tuple[int, ...]) -> float:
        """Over the ways in which Cultists play."""
        deals = role_deals(self.table, self.me, cultists)
        if not deals:
            return 0.0
        weights = {
            style: style.share
            * self._rooms(cultists, style)
            * self.habits.likelihood(cultists, style)
            for style in self.styles
        }
        least = NEGLIGIBLE * max(weights.values())
        total = 0.0
        found: dict[int, float] = {}
        for style, weight in weights.items():
            if weight < least:
                continue
            likely, piles = self.pulses.forward(cultists, style)
            total += weight * likely
            for state, chance in piles.items():
                mask = state & DEAD_PILES
                found[mask] = found.get(mask, 0.0) + weight * chance
        if total:
            self._note_piles(cultists, {mask: weight / total for mask, weight in found.items()})
        return deals * total

    def _rooms(self, cultists: tuple[int, ...], style: Style) -> float:
        """Over whoever may be the Pyromaniac."""
        if not self.piles.telling:
            return 1.0
        burning = self._pyromaniacs(cultists)
        return sum(self.piles.likelihood(cultists, c, style) for c in burning) / len(burning)

    def _pyromaniacs(self, cultists: tuple[int, ...]) -> list[int | None]:
        if "pyromaniac" not in self.table["roles"]:
            return [None]
        if self.me is not None and self.table["me"]["role"] == "pyromaniac":
            return [None]  # what this seat laid is known
        found: list[int | None] = [
            c
            for c, person in enumerate(self.people)
            if "pyromaniac" in person["could_be"] and c not in cultists and c != self.me
        ]
        return found or [None]

    # --- who is dead -----------------------------------------------------------------------------

    def _note_piles(self, cultists: tuple[int, ...], shares: Mapping[int, float]) -> None:
        dead = [0.0] * self.count
        kills = [0.0] * (self.count + 1)
        ghosts = sum(1 << c for c, p in enumerate(self.people) if p["ghost"])
        own = sum(1 << c for c in cultists)
        for mask, share in shares.items():
            for c in range(self.count):
                if mask >> c & 1:
                    dead[c] += share
            counted = mask if self.cards_only else mask | ghosts
            kills[(counted & ~own).bit_count()] += share
        self.dead_piles[cultists] = dead
        self._kills[cultists] = kills

    def dead(self, c: int) -> float:
        """The chance that the pulse pile of a character holds a Dead card."""
        return sum(w * self.dead_piles[s][c] for s, w in self.sets.items() if s in self.dead_piles)

    def kills(self, least: int) -> float:
        """The chance that at least so many Investigators are dead."""
        return sum(
            w * sum(self._kills[s][least:]) for s, w in self.sets.items() if s in self._kills
        )

    def bad_card(self, room: str) -> float:
        """The chance that the next card which Inspect turns up there is a bad one."""
        found = self._bad.get(room)
        if found is None:
            found = self._bad[room] = self._bad_card(room)
        return found

    def _bad_card(self, room: str) -> float:
        bad = total = 0.0
        known: dict[tuple[int, ...], float] = {}
        layers = self.piles.layers.get(room, [])
        for cultists, weight in self.sets.items():
            parts = tuple(self.piles.part(c, cultists, None) for c in layers)
            if parts not in known:
                known[parts] = self.piles.bad(room, parts, self.styles[0])
            total += weight
            bad += weight * known[parts]
        return bad / total if total else 0.5


def possible_sets(table: CultistsView, me: int | None) -> list[tuple[int, ...]]:
    """Every set of Cultists that nothing shown or known rules out."""
    people = table["people"]
    could = [c for c, p in enumerate(people) if "cultist" in p["could_be"] and c != me]
    must = {c for c in could if people[c]["could_be"] == ["cultist"]}
    sets = list(combinations(could, SET_UPS[len(people)].cultists))
    shown = [cultists for cultists in sets if must <= set(cultists)]
    # While the match goes on one of them lives, but for the moment in which they name the Prophet.
    living = [cultists for cultists in shown if not all(people[c]["ghost"] for c in cultists)]
    return living or shown or sets


def role_deals(table: CultistsView, me: int | None, cultists: tuple[int, ...]) -> int:
    """How many ways there are to deal the other roles."""
    own = _ROLE[table["me"]["role"]] if me is not None else -1
    if me is not None and me in cultists:
        own = -1
    could = tuple(sum(1 << _ROLE[name] for name in p["could_be"]) for p in table["people"])
    roles = tuple(sorted(_ROLE[name] for name in table["roles"]))
    return _deals(could, roles, me if own >= 0 else None, own, cultists)


@cache
def _deals(
    could: tuple[int, ...],
    roles: tuple[int, ...],
    me: int | None,
    own: int,
    cultists: tuple[int, ...],
) -> int:
    special = [r for r in roles if r not in (_ROLE["cultist"], _ROLE["investigator"])]
    free = [c for c in range(len(could)) if c not in cultists and c != me]
    if own in special:
        special.remove(own)
    ways = {0: 1}  # who has a special role by now, as bits, and in how many ways
    for role in special:
        ways = _deal_one(ways, [c for c in free if could[c] >> role & 1])
    needed = sum(1 << c for c in free if not could[c] >> _ROLE["investigator"] & 1)
    return sum(count for taken, count in ways.items() if not needed & ~taken)


def _deal_one(ways: Mapping[int, int], takers: Sequence[int]) -> dict[int, int]:
    """One more special role, to any of these who has none yet."""
    after: dict[int, int] = {}
    for taken, count in ways.items():
        for c in takers:
            if not taken >> c & 1:
                after[taken | 1 << c] = after.get(taken | 1 << c, 0) + count
    return after
