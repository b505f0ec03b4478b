"""Naive Bayes over the sets of Cultists: the novice's belief, by counting what the table has seen.

Only Cultists own Dead, Fail and Sabotage cards in numbers, and only they leave their Route. So
every murder that comes to light, every pile that is put back, every card that Inspect turns up and
every room action says something about who gave, laid or stood there. Each is taken to be
independent of the others. All of it is read from a seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache, cached_property, lru_cache
from itertools import combinations
from math import prod
from typing import NamedTuple

from cabale.games.cultists.mind.numbers import (
    NAIVE_KILL_RATE,
    NAIVE_MEETS,
    NAIVE_REVEALS,
    NAIVE_SABOTAGE_RATE,
    SLIP,
)
from cabale.games.cultists.rules.components import COLOURS, SET_UPS, Colour, RoomCard
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES
from cabale.games.cultists.sight.view import CultistsView

TINY = 1e-12  # no set is quite impossible


class SeenLook(NamedTuple):
    checker: int
    target: int
    result: str
    """What binds an Investigator: what Prying Eyes put back says nothing."""
    givers: list[int]
    """How many cards each character had given the target."""
    dead: int | None
    """The Dead cards that the asking seat saw itself."""


class SeenCard(NamedTuple):
    card: RoomCard
    size: int
    """Cards laid in its room by then, the starting card included."""
    expected_bad: float
    """The bad ones among those that no character laid."""
    laid: list[int]
    """How many each character had laid there."""


Cultists = tuple[int, ...]
Factors = dict[Cultists, float]
"""How likely one kind of evidence is, for each set of Cultists."""


@lru_cache(1 << 12)
def factors_by(_evidence: Hashable) -> Factors:
    """What was found so far for this evidence; it is added to."""
    return {}


class NaiveBelief:
    """Probabilities over the sets of Cultists, as one seat (None: the table) must see them.

    `evidence` is what was seen, by kind (see `glimpse.evidence`), where much of it was reckoned
    before.
    """

    def __init__(
        self, table: CultistsView, me: int | None, evidence: Sequence[Hashable] | None = None
    ) -> None:
        self.table = table
        self.evidence = evidence
        self.me = me
        self.people = table["people"]
        self.count = len(self.people)
        self.set_up = SET_UPS[self.count]
        mix = self.set_up.room_cards
        self.usual_bad = (mix[1] + mix[2]) / sum(mix)
        knows = table["me"]["known_cultists"] if me is not None else []
        self.weights = {tuple(knows): 1.0} if knows else self._weigh_all()
        total = sum(self.weights.values())
        shares = [0.0] * self.count
        for cultists, weight in self.weights.items():
            for c in cultists:
                shares[c] += weight
        self.cultist = [share / total for share in shares]

    # --- the likelihood of a set -----------------------------------------------------------------

    def _weigh_all(self) -> Factors:
        sets = self._possible_sets()
        met, strayed, looked, shown = (
            self._factors(kind, weigh, sets)
            for kind, weigh in enumerate(
                (self._of_gifts, self._of_room_acts, self._of_looks, self._of_cards)
            )
        )
        return {c: met[c] * strayed[c] * looked[c] * shown[c] + TINY for c in sets}

    def _factors(
        self, kind: int, weigh: Callable[[list[Cultists]], list[float]], sets: list[Cultists]
    ) -> Factors:
        """How likely one kind of evidence is; each set is weighed once for it."""
        known = {} if self.evidence is None else factors_by((kind, self.evidence[kind]))
        unknown = [cultists for cultists in sets if cultists not in known]
        if unknown:
            known.update(zip(unknown, weigh(unknown), strict=True))
        return known

    def _possible_sets(self) -> list[Cultists]:
        people = self.people
        could = [c for c, p in enumerate(people) if "cultist" in p["could_be"] and c != self.me]
        shown_up = [c for c in could if people[c]["could_be"] == ["cultist"]]
        ghosts = [c for c in could if people[c]["ghost"]]
        return _sets(tuple(could), frozenset(shown_up), frozenset(ghosts), self.set_up.cultists)

    def _of_gifts(self, sets: list[Cultists]) -> list[float]:
        meetings = [0] * self.count
        for gift in self.table["gifts"]:
            meetings[gift["giver"]] += 1
        return [float(NAIVE_MEETS ** sum([meetings[c] for c in cultists])) for cultists in sets]

    def _of_room_acts(self, sets: list[Cultists]) -> list[float]:
        strays = self._strays()
        return [float(SLIP ** len([c for c in strays if c not in cultists])) for cultists in sets]

    def _of_looks(self, sets: list[Cultists]) -> list[float]:
        looks = self._looks()
        return [prod([self._likely_look(look, one) for look in looks]) for one in sets]

    def _of_cards(self, sets: list[Cultists]) -> list[float]:
        shown = self._shown()
        return [prod([_likely_card(card, one) for card in shown]) for one in sets]

    def _likely_look(self, look: SeenLook, cultists: Sequence[int]) -> float:
        alive = self.alive(look.target, look.givers, cultists)
        if look.dead is not None:
            return alive if not look.dead else 1 - alive
        if look.result == "revealed":
            return (1 - alive) * (NAIVE_REVEALS if look.checker in cultists else 1)
        if look.result == "put_back" and look.checker not in cultists:
            return alive
        return 1.0

    def alive(self, target: int, givers: Sequence[int], cultists: Sequence[int]) -> float:
        """The chance that a pulse pile is clean, given who laid cards on it."""
        alive, dead = self.set_up.starting_pulse
        chance = 1.0
        if dead and target not in cultists:
            chance -= dead / (alive - self.set_up.cultists + dead)
        for c in cultists:
            chance *= (1 - NAIVE_KILL_RATE) ** givers[c]
        return min(max(chance, SLIP), 1 - SLIP)

    # --- what was seen ---------------------------------------------------------------------------

    def _looks(self) -> list[SeenLook]:
        table = self.table
        mine = iter(table["me"]["saw"]) if self.me is not None else iter(())
        found = []
        for look in table["looks"]:
            checker, result = look["checker"], look["result"]
            dead = next(mine)["dead"] if checker == self.me else None
            binds = look["how"] == "check" or result == "revealed"
            givers = self._givers(look["target"], look["gifts"])
            found.append(
                SeenLook(checker, look["target"], result if binds else "pending", givers, dead)
            )
        return found

    def _givers(self, target: int, before: int | None = None) -> list[int]:
        """How many cards each character gave the target, among the first `before` gifts."""
        givers = [0] * self.count
        for gift in self.table["gifts"][:before]:
            if gift["target"] == target:
                givers[gift["giver"]] += 1
        return givers

    def _shown(self) -> list[SeenCard]:
        found = []
        for shown in self.table["shown"]:
            if shown["pile"] == "passage":
                continue
            by = [0] * self.count
            size, bad = 1, self.usual_bad
            for laid in self.table["laid"][: shown["laid"]]:
                if laid["pile"] == shown["pile"]:
                    size += 1
                    source = laid["source"]
                    if isinstance(source, int):
                        by[source] += 1
                    else:
                        bad += self.usual_bad
            found.append(SeenCard(shown["card"], size, bad, by))
        return found

    def _strays(self) -> list[int]:
        """The characters whose room actions no single Route card allows."""
        fits = [(1 << len(ROUTES)) - 1] * self.count
        for act in self.table["room_acts"]:
            fits[act["character"]] &= _routes_that_allow(act["turn"], act["colour"])
        return [c for c, mask in enumerate(fits) if not mask]

    # --- what follows ----------------------------------------------------------------------------

    def dead(self, target: int) -> float:
        """The chance that a living character holds a Dead card, as far as this seat can tell."""
        givers = self._givers(target)
        total = sum(self.weights.values())
        dead = sum(
            w * (1 - self.alive(target, givers, cultists)) for cultists, w in self.weights.items()
        )
        return dead / total

    def bad_card(self, room: str) -> float:
        """The share of bad cards to be expected in a room's pile."""
        cards = self._expected_bad.get(room, (self.usual_bad,))
        left = self.table["rooms"][room]["cards"]
        shown = [seen["card"] for seen in self.table["shown"] if seen["pile"] == room]
        bad = sum(cards) - sum(1 for card in shown if card != "success")
        return min(max(bad / left, 0.0), 1.0) if left else 1.0

    @cached_property
    def _expected_bad(self) -> dict[str, list[float]]:
        """By pile, how likely each card is bad; the first is the starting card."""
        found: dict[str, list[float]] = {}
        for laid in self.table["laid"]:
            source = laid["source"]
            found.setdefault(laid["pile"], [self.usual_bad]).append(
                self.cultist[source] * NAIVE_SABOTAGE_RATE
                if isinstance(source, int)
                else self.usual_bad
            )
        return found


def _likely_card(seen: SeenCard, cultists: Cultists) -> float:
    bad = seen.expected_bad + NAIVE_SABOTAGE_RATE * sum([seen.laid[c] for c in cultists])
    bad = min(max(bad / seen.size, SLIP), 1 - SLIP)
    return bad if seen.card != "success" else 1 - bad


@lru_cache(1 << 10)
def _sets(
    could: tuple[int, ...], shown_up: frozenset[int], ghosts: frozenset[int], number: int
) -> list[Cultists]:
    """The sets that nothing shown rules out; one of the Cultists is alive."""
    sets = [some for some in combinations(could, number) if shown_up <= {*some}]
    return [cultists for cultists in sets if not ghosts.issuperset(cultists)] or sets


@cache
def _routes_that_allow(turn: int, colour: Colour) -> int:
    """The Route cards that allow a room action there then, as bits."""
    line, wanted = ROUTE_LINE[turn], COLOURS.index(colour)
    return sum(1 << r for r, lines in enumerate(ROUTES) if wanted in lines[line])
