"""How likely each character is a Cultist, by counting what the table has seen.

Only Cultists own Dead, Fail and Sabotage cards in numbers, and only they leave their Route. So
every murder that comes to light, every pile that is put back, every card that Inspect turns up and
every room action says something about who gave, laid or stood there. All of it is read from a
seat's view.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from cabale.games.cultists.rules.components import COLOURS, SET_UPS
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES

KILL_RATE = 0.35  # how often a Cultist's gift is a Dead card
SABOTAGE_RATE = 0.8  # how often a Cultist's Room card is a bad one
SLIP = 0.02  # Pyromaniacs, Mechanics, and whatever else was not thought of
MEETS = 1.35  # how much more often than others a Cultist is in an encounter
REVEALS = 0.3  # how often a Cultist reveals a murder


class Suspicion:
    """Probabilities over the sets of Cultists, as one seat (None: the table) must see them."""

    def __init__(self, table: dict[str, Any], me: int | None) -> None:
        self.table = table
        self.me = me
        people = table["people"]
        self.count = len(people)
        self.set_up = SET_UPS[self.count]
        knows = table["me"]["known_cultists"] if me is not None else []
        if knows:
            self.weights = {tuple(knows): 1.0}
        else:
            self.weights = self._weigh()
        total = sum(self.weights.values())
        self.cultist = [
            sum(w for cultists, w in self.weights.items() if c in cultists) / total
            for c in range(self.count)
        ]

    def _weigh(self) -> dict[tuple[int, ...], float]:
        people = self.table["people"]
        could = [c for c, p in enumerate(people) if "cultist" in p["could_be"] and c != self.me]
        looks = self._looks()
        shown = self._shown()
        strays = self._strays()
        meetings = [0] * self.count
        for _, giver, _ in self.table["gifts"]:
            meetings[giver] += 1
        weights: dict[tuple[int, ...], float] = {}
        shown_up = {c for c in could if people[c]["could_be"] == ["cultist"]}
        sets = [some for some in combinations(could, self.set_up.cultists) if shown_up <= {*some}]
        living = [cultists for cultists in sets if not all(people[c]["ghost"] for c in cultists)]
        for cultists in living or sets:
            weight = MEETS ** sum(meetings[c] for c in cultists)
            for c in strays:
                if c not in cultists:
                    weight *= SLIP
            for look in looks:
                weight *= self._likely_look(look, cultists)
            for card, size, known, laid in shown:
                bad = known + SABOTAGE_RATE * sum(laid[c] for c in cultists)
                bad = min(max(bad / size, SLIP), 1 - SLIP)
                weight *= bad if card != "success" else 1 - bad
            weights[cultists] = weight + 1e-12
        return weights

    def _looks(self) -> list[tuple[int, int, str, list[int], int | None]]:
        """(checker, target, what the table saw, gifts to the target by giver, Dead I saw)."""
        table = self.table
        mine = iter(table["me"]["saw"]) if self.me is not None else iter(())
        found = []
        for _, checker, target, how, result, before in table["looks"]:
            givers = [0] * self.count
            for _, giver, receiver in table["gifts"][:before]:
                if receiver == target:
                    givers[giver] += 1
            dead = next(mine)[3] if checker == self.me else None
            kind = result if how == "check" or result == "revealed" else "pending"
            found.append((checker, target, kind, givers, dead))
        return found

    def _likely_look(
        self,
        look: tuple[int, int, str, list[int], int | None],
        cultists: Sequence[int],
    ) -> float:
        checker, target, result, givers, dead = look
        alive = self.alive(target, givers, cultists)
        if dead is not None:
            return alive if not dead else 1 - alive
        if result == "revealed":
            return (1 - alive) * (REVEALS if checker in cultists else 1)
        if result == "put_back" and checker not in cultists:
            return alive
        return 1.0

    def alive(self, target: int, givers: Sequence[int], cultists: Sequence[int]) -> float:
        """The chance that a pulse pile is clean, given who laid cards on it."""
        alive, dead = self.set_up.starting_pulse
        chance = 1.0
        if dead and target not in cultists:
            chance -= dead / (alive - self.set_up.cultists + dead)
        for c in cultists:
            chance *= (1 - KILL_RATE) ** givers[c]
        return min(max(chance, SLIP), 1 - SLIP)

    def _shown(self) -> list[tuple[str, int, float, list[int]]]:
        """(card, cards laid in its room by then, bad ones to be expected, cards by layer)."""
        table = self.table
        mix = self.set_up.room_cards
        usual = (mix[1] + mix[2]) / sum(mix)
        found = []
        for _, pile, card, before in table["shown"]:
            if pile == "passage":
                continue
            laid = [0] * self.count
            size, bad = 1, usual
            for _, source, room in table["laid"][:before]:
                if room == pile:
                    size += 1
                    if isinstance(source, int):
                        laid[source] += 1
                    else:
                        bad += usual
            found.append((card, size, bad, laid))
        return found

    def _strays(self) -> list[int]:
        """Who did room actions that no single Route card allows."""
        fits = [(1 << len(ROUTES)) - 1] * self.count
        for turn, c, colour, _ in self.table["room_acts"]:
            line, wanted = ROUTE_LINE[turn], COLOURS.index(colour)
            fits[c] &= sum(1 << r for r, lines in enumerate(ROUTES) if wanted in lines[line])
        return [c for c, mask in enumerate(fits) if not mask]

    def dead(self, target: int) -> float:
        """The chance that a living character holds a Dead card, as far as this seat can tell."""
        givers = [0] * self.count
        for _, giver, receiver in self.table["gifts"]:
            if receiver == target:
                givers[giver] += 1
        total = sum(self.weights.values())
        return (
            sum(
                w * (1 - self.alive(target, givers, cultists))
                for cultists, w in self.weights.items()
            )
            / total
        )

    def bad_card(self, room: str) -> float:
        """The share of bad cards to be expected in a room's pile."""
        mix = self.set_up.room_cards
        usual = (mix[1] + mix[2]) / sum(mix)
        cards = [usual]
        for _, source, pile in self.table["laid"]:
            if pile == room:
                known = isinstance(source, int)
                cards.append(self.cultist[source] * SABOTAGE_RATE if known else usual)
        left = self.table["rooms"][room]["cards"]
        shown = [card for _, pile, card, _ in self.table["shown"] if pile == room]
        bad = sum(cards) - sum(1 for card in shown if card != "success")
        return min(max(bad / left, 0.0), 1.0) if left else 1.0
