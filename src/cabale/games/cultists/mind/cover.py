"""The worth of things to a Cultist who plays the Investigator that it claims to be."""

from __future__ import annotations

from cabale.core import Choice
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.naive import NaiveBelief
from cabale.games.cultists.mind.numbers import LAST_KILL, Manner
from cabale.games.cultists.mind.worth import Worth
from cabale.games.cultists.sight.view import CultistsView


class Cover(Worth):
    """What the Investigator that a Cultist plays would do, and what it gains on the way."""

    def __init__(
        self, table: CultistsView, seat: int, belief: NaiveBelief | Belief, manner: Manner
    ) -> None:
        super().__init__(table, seat, belief)
        self.evil = False
        self.manner = manner
        self.danger, self.lonely, self.crowd = manner.danger, manner.lonely, manner.crowd

    def of_action(self, choice: Choice) -> float:
        """Nothing that the Route would forbid: it would give a Cultist away."""
        in_room = choice.verb in ("add", "inspect", "camera", "restore_power", "close_portal")
        here = self.plan.index[self.people[self.seat]["place"]]
        if in_room and not self.allowed(here):
            return -1.0
        return super().of_action(choice)

    def of_meeting(self, place: int) -> float:
        """An Investigator's fear, and the lure of a victim."""
        others = [c for c in self.at[place] if c != self.seat]
        if self.people[self.seat]["ghost"] or not others:
            return 0.0
        if self.table["power"] and len(others) > 1:
            return 0.0
        if self.manner.hunts and self.is_one_short():
            return LAST_KILL * sum(not self.killed(c) for c in others) / len(others)
        lure = self.manner.lure * sum(self.prey(c) for c in others) / len(others)
        return lure + self.manner.fear * super().of_meeting(place)

    def prey(self, c: int) -> float:
        if c in self.me["known_cultists"] or not self.me["hand"]["dead"] or self.has_met(c):
            return 0.0
        if self.killed(c):
            return -0.5
        others = {gift["giver"] for gift in self.table["gifts"] if gift["target"] == c}
        return 1.0 if len(others - {self.seat}) >= self.manner.cover else 0.0

    def has_met(self, c: int) -> bool:
        """This turn: nobody else would walk out and in again to meet somebody twice."""
        turn = self.table["turn"]
        return any(gift["turn"] == turn and gift["target"] == c for gift in self.me["gave"])

    def is_one_short(self) -> bool:
        """A lone Cultist who needs one kill more, and has a card for it."""
        if self.table["cultists"] > 1 or not self.me["hand"]["dead"]:
            return False
        dead = [c for c, p in enumerate(self.people) if p["ghost"] or self.killed(c)]
        return len(dead) + 1 >= self.table["kill_target"]

    def killed(self, c: int) -> bool:
        pulses = self.me["first_pulses"]
        kills = [gift["target"] for gift in self.me["gave"] if gift["card"] == "dead"]
        return c in kills or (pulses is not None and pulses[c] == "dead")

    def of_being_found(self, place: int) -> float:
        return self.manner.fear * super().of_being_found(place)

    def _check(self, target: int) -> float:
        """To look at the living is what an Investigator might do, and helps nobody to save a book;
        the pile of a victim is left alone."""
        found = super()._check(target)
        return 0.0 if self.killed(target) or not found else max(found, self.manner.looks)

    def _add(self, name: str, card: str) -> float:
        here = [card["source"] for card in self.table["laid"] if card["pile"] == name]
        others = [source for source in here if source != self.seat]
        worth = super()._add(name, "success")
        spoils = self.is_ghost() or (bool(others) and not self.manner.bides)
        return worth + (0.1 if (card != "success") == spoils else 0.0)

    def of_inspecting(self, name: str) -> float:
        if not self.manner.bides:
            return super().of_inspecting(name)
        return self.belief.bad_card(name) if self.table["rooms"][name]["cards"] else 0.0

    def _inspect(self, name: str) -> float:
        """A ghost cannot be voted out, so it need not help any more."""
        return -1.0 if self.is_ghost() else super()._inspect(name)

    def is_ghost(self) -> bool:
        return self.people[self.seat]["ghost"]

    def of_work(self, name: str) -> float:
        room = self.table["rooms"][name]
        if room["completed"]:
            return 0.0
        if not room["explored"]:
            return 0.9 + 0.3 * int(room["cards"])
        return max(self.of_inspecting(name), 0.6)

    def _start_vote(self) -> float:
        return -1.0
