"""Heuristic evaluation: what a place, a way and an action are worth to one seat.

An action is judged by itself, a step by the best way that begins with it (a search over all ways
that the movement points allow).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from cabale.core import Choice
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.naive import NaiveBelief
from cabale.games.cultists.mind.numbers import (
    CURIOUS,
    DANGER,
    HANDS,
    HURRY,
    LONELY,
    PREY,
    REACH,
    SURE,
    TIRING,
)
from cabale.games.cultists.rules.components import COLOURS, GREEN
from cabale.games.cultists.rules.floorplan import CORRIDOR, ROUTE_LINE, distances, load_plan
from cabale.games.cultists.sight.view import CultistsView


class Worth:
    """One seat's evaluation of places, ways and actions in a position."""

    def __init__(self, table: CultistsView, seat: int, belief: NaiveBelief | Belief) -> None:
        self.table = table
        self.seat = seat
        self.belief = belief
        self.danger = DANGER
        self.lonely = LONELY
        self.crowd = 0.0
        """What each further one is less willing to come where `HANDS` are at work."""
        self.plan = load_plan(table["map"])
        self.me = table["me"]
        self.people = table["people"]
        self.role = self.me["role"]
        self.evil = self.me["team"] == "cultists"
        self.line = self.me["route"][ROUTE_LINE[table["turn"]]]
        self.at: list[list[int]] = [[] for _ in self.plan.places]
        for c, person in enumerate(self.people):
            if not person["ghost"]:
                self.at[self.plan.index[person["place"]]].append(c)
        self._met: dict[int, float] = {}
        self._stayed: dict[int, float] = {}

    # --- ways ----------------------------------------------------------------------------------

    def of_step(self, choice: Choice, points: int, start: str | None) -> float:
        """One step of a way from `start`, with so many movement points left; a ghost has none."""
        place = self.plan.index[str(choice.args[0])]
        if choice.verb != "go" or start is None:
            return self.of_staying(place)
        home = self.plan.index[start]
        return self._meeting(place) + self._way(place, points - 1, home) - TIRING

    def _way(self, start: int, points: int, home: int) -> float:
        """The best that can be reached from here: places ahead, less what is met on the way.

        No way ends at `home`, where it began.
        """
        fish = self.table["fishman"]
        barred = -1 if fish is None else self.plan.index[fish]
        doors, met = self.plan.doors, self._met
        best = {start: 0.0}
        todo = [(start, points)] if points else []
        for place, left in todo:
            here = best[place]
            for door in doors[place]:
                meeting = met[door] if door in met else self._meeting(door)
                worth = here + meeting - TIRING
                if door != barred and (door not in best or worth > best[door]):
                    best[door] = worth
                    if left > 1:
                        todo.append((door, left - 1))
        stayed = self._stayed
        return max(
            [
                worth + (stayed[place] if place in stayed else self.of_staying(place))
                for place, worth in best.items()
                if place != home or len(best) == 1
            ]
        )

    def _meeting(self, place: int) -> float:
        """`of_meeting`, reckoned once: many ways lead through a place."""
        worth = self._met.get(place)
        if worth is None:
            worth = self._met[place] = self.of_meeting(place)
        return worth

    def of_staying(self, place: int) -> float:
        """Reckoned once, too."""
        worth = self._stayed.get(place)
        if worth is None:
            worth = self.of_place(place) + self.of_being_found(place) + self.of_crowd(place)
            self._stayed[place] = worth
        return worth

    def of_crowd(self, place: int) -> float:
        """People divide the work, rather than all go where the others went."""
        if not self.crowd:
            return 0.0
        there = sum(1 for c in self.at[place] if c != self.seat and c not in self.later)
        return -self.crowd * max(there - HANDS, 0)

    def of_meeting(self, place: int) -> float:
        others = [c for c in self.at[place] if c != self.seat]
        if self.people[self.seat]["ghost"] or not others:
            return 0.0
        if self.table["power"] and len(others) > 1:
            return 0.0
        if self.evil:
            return 2.0 * sum(self.prey(c) for c in others) / len(others)
        return -self.danger * max(self.belief.cultist[c] for c in others)

    def prey(self, c: int) -> float:
        """A novice kills once a turn at most, and nobody twice."""
        kills = [gift for gift in self.me["gave"] if gift["card"] == "dead"]
        busy = any(gift["turn"] == self.table["turn"] for gift in kills)
        if c in self.me["known_cultists"] or not self.me["hand"]["dead"]:
            return 0.0
        pulses = self.me["first_pulses"]
        starts_dead = pulses is not None and pulses[c] == "dead"
        if busy or starts_dead or any(gift["target"] == c for gift in kills):
            return -0.5
        return PREY if self.has_cover(c) else 0.25 * PREY

    def has_cover(self, c: int) -> bool:
        """Others have met the victim too, or there is no time left to be careful."""
        others = {gift["giver"] for gift in self.table["gifts"] if gift["target"] == c}
        return bool(others - {self.seat}) or self.table["turn"] >= HURRY[self.table["cultists"]]

    def of_being_found(self, place: int) -> float:
        """Alone at the end of a move one is easy prey for who moves later."""
        if self.evil or self.people[self.seat]["ghost"]:
            return 0.0
        if any(c != self.seat for c in self.at[place]):
            return 0.0
        found = sum([share for far, share in self._hunters if far[place] <= REACH])
        return -self.lonely * self.danger * min(float(found), 1.0)

    @cached_property
    def _hunters(self) -> list[tuple[Sequence[int], float]]:
        """Who moves later: how far every place is, and how likely it is a Cultist."""
        far = distances(self.table["map"])
        return [
            (far[self.plan.index[self.people[c]["place"]]], self.belief.cultist[c])
            for c in self.later
            if not self.people[c]["ghost"]
        ]

    @cached_property
    def later(self) -> list[int]:
        """Who moves after this seat, in this turn."""
        circle = self.table["circle"]
        at, first = circle.index(self.seat), circle.index(self.table["knife"])
        if at < first:
            return circle[at + 1 : first]
        return [circle[i % len(circle)] for i in range(at + 1, first + len(circle))]

    # --- places --------------------------------------------------------------------------------

    def of_place(self, place: int) -> float:
        """What one could do there."""
        if self.plan.colour[place] == CORRIDOR:
            return 0.1
        name = self.plan.places[place]
        room = self.table["rooms"][name]
        if not self.allowed(place):
            return 0.0
        if room["token"]:
            return 0.4
        worth = self.of_spoiling(name) if self.evil else self.of_work(name)
        if self.evil:
            return worth
        ghost = self.people[self.seat]["ghost"]
        if self.plan.colour[place] == GREEN and self.table["portal"] == "open" and not ghost:
            worth += 1.5 if self.at[place] else 0.5
        if place == self.plan.vote_room and self.wants_vote():
            worth += 2.0
        if place == self.plan.camera_room and not self.table["power"]:
            worth += 1.0
        return worth

    def allowed(self, place: int) -> bool:
        """By the Route; a Cultist keeps to it too, not to be noticed."""
        free = self.role == "mechanic" and not self.people[self.seat]["ghost"]
        return free or COLOURS[self.plan.colour[place]] in self.line

    def of_work(self, name: str) -> float:
        """Add or inspect, whichever is better."""
        room = self.table["rooms"][name]
        if room["completed"]:
            return 0.0
        if not room["explored"]:
            return 0.9 + 0.3 * int(room["cards"]) if self.me["hand"]["success"] else 0.0
        return max(self.of_inspecting(name), 0.6)

    def of_inspecting(self, name: str) -> float:
        room = self.table["rooms"][name]
        if not room["cards"]:
            return 0.0
        good = 1 - self.belief.bad_card(name)
        place = self.plan.index[name]
        shelf = self.plan.shelf[place]
        missing = self.plan.slots[shelf] - self.table["shelves"][self.plan.shelves[shelf]]
        return good * (2.0 + (2.0 if missing == 1 else 0.5 * (missing == 2)))

    def of_spoiling(self, name: str) -> float:
        """A bad card where work is going on."""
        room = self.table["rooms"][name]
        if room["completed"] or not (self.me["hand"]["fail"] or self.me["hand"]["sabotage"]):
            return 0.0
        return 1.0 + 0.2 * int(room["cards"]) + (0.8 if room["explored"] else 0.0)

    def wants_vote(self) -> bool:
        living = [c for c, p in enumerate(self.people) if not p["ghost"] and c != self.seat]
        if self.role == "prophet":  # may keep quiet, but not hunt whom it knows to be innocent
            living = [c for c in living if c in self.me["known_cultists"]]
        if not self.table["vote_active"] or self.role == "rookie" or not living:
            return False
        return max(self.belief.cultist[c] for c in living) >= SURE

    # --- actions -------------------------------------------------------------------------------

    def of_action(self, choice: Choice) -> float:
        worth: float = getattr(self, f"_{choice.verb}")(*choice.args)
        return worth

    def _pass(self) -> float:
        return 0.05

    def _check(self, target: int) -> float:
        far = self.people[target]["place"] != self.people[self.seat]["place"]
        if self.evil or self.role == "coward" or (far and self.role == "rookie"):
            return 0.0
        seen = any(look["target"] == target for look in self.me["saw"][-3:])
        return 0.0 if seen else CURIOUS * self.belief.dead(target)

    def _secure(self, card: str) -> float:
        if self.evil:
            return {"sabotage": 0.7, "fail": 0.3, "success": 0.1}[card]
        return 0.3 if card == "success" else self._burning()

    def _burning(self) -> float:
        """The Pyromaniac's red cards must go, and a corridor is a good place for them."""
        return 1.5 if self.role == "pyromaniac" and self.table["turn"] <= 5 else 0.0

    def _fight(self) -> float:
        return 0.0 if self.evil else 1.2

    def _assassinate(self, target: int) -> float:
        return 5.0 if self.belief.cultist[target] >= SURE else 0.0

    def _add(self, name: str, card: str) -> float:
        room = self.table["rooms"][name]
        if not self.evil:
            if card != "success":
                return self._burning()
            if room["explored"]:
                return 0.6
            return 0.9 + 0.3 * int(room["cards"])
        if not self.allowed(self.plan.index[name]):
            return 0.02
        if card == "success":
            return 0.1
        lost = room["books"] < self.plan.books[self.plan.index[name]]
        return self.of_spoiling(name) + (0.3 if (card == "sabotage") == lost else 0.0)

    def _inspect(self, name: str) -> float:
        return -1.0 if self.evil else self.of_inspecting(name)

    def _camera(self, name: str) -> float:
        if self.evil or self.role == "rookie":
            return -1.0
        return self.of_inspecting(name)

    def _start_vote(self) -> float:
        if self.evil:
            return 0.0
        return 4.0 if self.wants_vote() else -1.0

    def _restore_power(self) -> float:
        return 0.0 if self.evil else 1.3

    def _close_portal(self, partner: int) -> float:
        return 0.0 if self.evil else 2.5
