"""The adept: weighs every deal and night that the claims leave room for, and lies with care."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from cabale.core import Choice, Eyes, Match
from cabale.games.werewolf.belief import PACK_ROLES, Belief, facts_of, posterior
from cabale.games.werewolf.bot import Novice
from cabale.games.werewolf.components import ROLE, ROLES, TANNER, VILLAGE, WOLVES
from cabale.games.werewolf.testimony import Claim, believed_role

PATIENCE = 2  # how often a liar lets the others speak first
TALES = 40  # how many stories a liar thinks through
GLANCE = 150  # and how many nights for each


class Adept(Novice):
    """Villagers tell the truth and believe nobody; wolves wait, then tell what is hardest to doubt.

    A lie is the truth of a world in which the seat would be a villager: a role, and what it saw.
    """

    routine = frozenset({"night"})
    rehearsal = "adept"

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._asked = 0
        self._tale: list[Claim] | None = None

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        if eyes.decision.kind != "vote" or eyes.decision.forced:
            return super().choose(eyes)
        target = self._target(eyes.view(), self._world(eyes))
        return next(choice for choice in eyes.decision.choices if choice.args[0] == target)

    def speak(self, eyes: Eyes) -> Choice | None:
        view = eyes.view()
        said = {tuple(claim) for seat, *claim in view["said"] if seat == self.seat}
        claims = self.game.claim_catalogue(self.seats)
        for claim in self._words(eyes, view, said):
            if claim not in said:
                choice = claims(*claim)
                return choice if eyes.may_say(choice) else None
        return None

    def _world(self, eyes: Eyes) -> Match:
        """Any world that looks like this one: only what the seat knows is read from it."""
        return eyes.imagine(Random(0))

    # --- the talk ------------------------------------------------------------------------------

    def _words(self, eyes: Eyes, view: Mapping[str, Any], said: set[Claim]) -> Iterator[Claim]:
        role = ROLE[believed_role(view["table"]["you"], self.seat)]
        if ROLES[role].team == VILLAGE or role == TANNER:
            yield from self._story(view, said)
            return
        self._asked += 1
        spoken = len({seat for seat, verb, *_ in view["said"] if verb == "started"})
        if self._tale is None:
            if self._asked <= PATIENCE + round(self.temper.patience) and spoken < self.seats - 1:
                return
            self._tale = self._best_tale(view, self._world(eyes))
        yield from self._tale

    def _best_tale(self, view: Mapping[str, Any], world: Match) -> list[Claim]:
        """Of the stories one might tell, the one after which the table suspects one least."""
        facts = facts_of(view, self.seats)
        pack = self._pack(view["table"]["you"])
        rated: list[tuple[float, int, list[Claim]]] = []
        tales = list(self._tales(view, world))
        if len(tales) > TALES:
            tales = self.rng.sample(tales, TALES)
        for tale in tales:
            told = [*facts]
            told[self.seat] = frozenset(tale)
            table = posterior(world.table, None, told, Random(1), GLANCE, talking=False)
            others = [q for q in range(self.seats) if q != self.seat and q not in pack]
            fear = table.wolf(self.seat) + sum(table.wolf(q) for q in pack if q != self.seat)
            scapegoat = max((table.wolf(q) for q in others), default=0.0)
            rated.append((fear - scapegoat, len(rated), tale))
        return min(rated)[2]

    def _tales(self, view: Mapping[str, Any], world: Match) -> Iterator[list[Claim]]:
        """Roles that nobody has to contradict, with what such a villager would tell."""
        table = view["table"]
        claimed = Counter(words[0] for _, verb, *words in view["said"] if verb == "started")
        deck: Counter[str] = Counter(table["deck"])
        free = [
            name
            for name, count in deck.items()
            if ROLES[ROLE[name]].team == VILLAGE and claimed[name] < count
        ]
        pack = self._pack(table["you"])
        strangers = [q for q in range(self.seats) if q != self.seat and q not in pack]
        harmless = {
            seat: words[0]
            for seat, verb, *words in view["said"]
            if verb == "started" and seat != self.seat
        }
        wolves = [name for name in deck if ROLE[name] in WOLVES]
        for name in free or ["villager"]:
            yield [("started", name)]
            for seat in strangers:
                faces = [*wolves[:1], *([harmless[seat]] if seat in harmless else [])]
                for face in faces:
                    yield from _told_as(name, seat, face)
            if name == "apprentice_seer":
                for face in self._in_centre(table, deck, claimed):
                    yield [("started", name), ("saw_centre", 0, face)]

    def _in_centre(
        self, table: Mapping[str, Any], deck: Counter[str], claimed: Counter[str]
    ) -> list[str]:
        """Faces that may well lie in the centre: seen there, or claimed by nobody."""
        seen = [note["role"] for note in table["you"]["notes"] if note["verb"] == "peek"]
        return seen or [name for name, count in deck.items() if claimed[name] < count][:2]

    # --- the vote ------------------------------------------------------------------------------

    def _target(self, view: Mapping[str, Any], world: Match) -> int:
        facts = facts_of(view, self.seats)
        mine = posterior(world.table, self.seat, facts, Random(1))
        role = ROLE[believed_role(view["table"]["you"], self.seat)]
        if role == ROLE["bodyguard"]:
            return min(self._others(), key=lambda seat: (mine.wolf(seat), seat))
        turned = mine.ends_as(self.seat, PACK_ROLES)
        if ROLES[role].team == VILLAGE and turned <= 0.5:
            return self._accused(mine)
        pack = self._pack(view["table"]["you"])
        table = posterior(world.table, None, facts, Random(1))
        strangers = [q for q in self._others() if q not in pack] or self._others()
        if role == TANNER:
            return max(strangers, key=lambda seat: (mine.wolf(seat), seat))
        return max(strangers, key=lambda seat: (table.wolf(seat) - mine.wolf(seat), seat))

    def _accused(self, mine: Belief) -> int:
        most = max(self._others(), key=lambda seat: (mine.wolf(seat), seat))
        if mine.nobody() > max(0.4, mine.wolf(most)):
            return (self.seat + 1) % self.seats  # all in a ring: nobody dies
        return most

    def _others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]


def _told_as(name: str, seat: int, face: str) -> Iterator[list[Claim]]:
    """What a villager of this role might tell of another seat."""
    start: Claim = ("started", name)
    match name:
        case "seer" | "paranormal_investigator":
            yield [start, ("saw", seat, face)]
        case "robber" if ROLES[ROLE[face]].team == VILLAGE:
            yield [start, ("robbed", seat, face)]
        case "revealer" if ROLE[face] in WOLVES:
            yield [start, ("revealed", seat, face)]
        case "witch":
            yield [start, ("saw_centre", 0, face), ("gave", seat, face)]
