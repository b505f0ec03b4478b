"""The adept: reckons with every set of Cultists, and as a Cultist plays the Investigator it claims.

A Cultist's lie is the truth of a cover world: one in which it is an Investigator who knows nothing
more than it claims to. What such an Investigator would do, say and vote is what it does, says and
votes, but where a kill or a partner is worth more.
"""

from __future__ import annotations

from typing import Any

from cabale.core import Choice, Eyes
from cabale.games.cultists.belief import Belief
from cabale.games.cultists.bot import Novice
from cabale.games.cultists.worth import Worth

VOTE = {1: 0.4, 2: 0.45}  # by Cultists: an adept Investigator votes against somebody this likely

LURE = 1.0  # what a lonely meeting is worth to an adept Cultist


class Adept(Novice):
    def look_at(self, view: dict[str, Any]) -> None:
        super().look_at(view)
        self.said = view["said"]
        self._belief: Belief | None = None

    @property
    def belief(self) -> Belief:
        """What this seat believes; a Cultist: what it would, were it the Investigator it plays."""
        if self._belief is None:
            self._belief = Belief(
                self.table,
                self.seat,
                self.said,
                cards_only=self.options["kills"] == "cards",
                unaware=True,
            )
        return self._belief

    def _move(self, choices: tuple[Choice, ...], view: dict[str, Any]) -> Choice:
        worth = self._worth()
        points = view["decision"]["prompt"]["points"]
        return self.best(choices, {c: worth.of_step(c, points) for c in choices})

    def _act(self, choices: tuple[Choice, ...], view: dict[str, Any]) -> Choice:
        worth = self._worth()
        return self.best(choices, {c: worth.of_action(c) for c in choices})

    def _worth(self) -> Worth:
        worth = Cover if self.evil else Worth
        return worth(self.table, self.seat, self.belief)

    def suspicion(self) -> Any:
        return self.belief

    def _encounter(self, choices: tuple[Choice, ...], view: dict[str, Any]) -> Choice:
        if not self.evil:
            return self.rng.choice(choices)
        dead = self.known_dead() | set(self.me["known_cultists"])
        worth = {}
        for choice in choices:
            card, target = choice.args
            worth[choice] = 1.0 if (card == "dead") == (int(target) not in dead) else 0.0
        return self.best(choices, worth)

    def accused(self, view: dict[str, Any]) -> int | None:
        shares = self.belief.cultist
        living = [c for c, p in enumerate(self.people) if not p["ghost"] and c != self.seat]
        if self.evil:
            living = [c for c in living if c not in self.me["known_cultists"]]
        if not living:
            return None
        first = max(living, key=lambda c: (shares[c], c))
        return first if shares[first] >= VOTE[self.table["cultists"]] else None


class Cover(Worth):
    """What the Investigator that a Cultist plays would do, and what the Cultist gains on the way."""

    def __init__(self, table: dict[str, Any], seat: int, suspicion: Any) -> None:
        super().__init__(table, seat, suspicion)
        self.evil = False

    def of_meeting(self, place: int) -> float:
        others = [c for c in self.at[place] if c != self.seat]
        if self.people[self.seat]["ghost"] or not others:
            return 0.0
        if self.table["power"] and len(others) > 1:
            return 0.0
        return LURE * sum(self.prey(c) for c in others) / len(others)

    def prey(self, c: int) -> float:
        if c in self.me["known_cultists"] or not self.me["hand"]["dead"]:
            return 0.0
        pulses = self.me["first_pulses"]
        dead = any(to == c for _, to, card in self.me["gave"] if card == "dead")
        dead = dead or (pulses is not None and pulses[c] == "dead")
        return -0.5 if dead else 1.0

    def of_being_found(self, place: int) -> float:
        return 0.0

    def _check(self, target: int) -> float:
        found = super()._check(target)
        pulses = self.me["first_pulses"]
        dead = any(to == target for _, to, card in self.me["gave"] if card == "dead")
        dead = dead or (pulses is not None and pulses[target] == "dead")
        return 0.0 if dead else found

    def _add(self, name: str, card: str) -> float:
        others = [c for _, c, pile in self.table["laid"] if pile == name and c != self.seat]
        worth = super()._add(name, "success")
        return worth + (0.1 if (card != "success") == bool(others) else 0.0)

    def of_work(self, name: str) -> float:
        room = self.table["rooms"][name]
        if room["completed"]:
            return 0.0
        if not room["explored"]:
            return 0.9 + 0.3 * int(room["cards"])
        return max(self.of_inspecting(name), 0.6)

    def _start_vote(self) -> float:
        return -1.0
