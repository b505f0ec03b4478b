"""The adept: reckons with every set of Cultists, and as a Cultist plays the Investigator it claims.

A Cultist's lie is the truth of a cover world: one in which it is an Investigator who knows nothing
more than it claims to. What such an Investigator would do, say and vote is what it does, says and
votes, but where a kill or a partner is worth more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from cabale.core import Choice, Eyes, SeatView
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.defence import defence
from cabale.games.cultists.mind.manners import ADEPT, SAGE, Manner
from cabale.games.cultists.mind.novice import Novice
from cabale.games.cultists.mind.remarks import Words, news, replies
from cabale.games.cultists.mind.suspicion import Suspicion
from cabale.games.cultists.mind.worth import Worth
from cabale.games.cultists.rules.components import SET_UPS

LAST_KILL = 10.0
EARLY, FIRST_TURNS = 0.15, 2  # how much surer one must be to vote against somebody so soon


def memory(table: dict[str, Any], said: list[Any]) -> tuple[Any, ...]:
    """What a belief is made of: while this stays, it stays."""
    long = ("gifts", "looks", "laid", "shown", "votes", "walks", "room_acts")
    roles = [p["could_be"] for p in table["people"]]
    ghosts = [p["ghost"] for p in table["people"]]
    pending = [look[4] for look in table["looks"][-1:]]
    return table["turn"], [len(table[name]) for name in long], len(said), roles, ghosts, pending


class Adept(Novice):
    manners: ClassVar[Mapping[int, Manner]] = ADEPT

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._key: Any = None
        self._belief: Belief | None = None
        self._accused_at = -1  # the vote at which this seat last named somebody

    def look_at(self, view: SeatView) -> None:
        super().look_at(view)
        self.said = view["said"]
        manner = self.manners[self.table["cultists"]]
        if not SET_UPS[len(self.people)].starting_pulse[1]:
            manner = manner.biding()
        self.manner = manner.of(self.temper)
        key = memory(self.table, self.said)
        if key != self._key:
            self._key, self._belief = key, None

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

    def _worth(self) -> Worth:
        if self.evil:
            return Cover(self.table, self.seat, self.belief, self.manner)
        worth = Worth(self.table, self.seat, self.belief)
        worth.danger, worth.lonely = self.manner.danger, self.manner.lonely
        worth.crowd = self.manner.crowd
        return worth

    def suspicion(self) -> Belief:
        return self.belief

    def _encounter(self, choices: tuple[Choice, ...], view: SeatView) -> Choice:
        if not self.evil:
            return self.rng.choice(choices)
        worth = {}
        for choice in choices:
            card, target = choice.args
            worth[choice] = self.of_kill(int(target)) if card == "dead" else 0.0
        return self.best(choices, worth)

    def of_kill(self, target: int) -> float:
        """What a Dead card there is worth, by how the table would take it if it came to light."""
        dead = self.known_dead()
        if target in dead or target in self.me["known_cultists"]:
            return -1.0
        if self.table["cultists"] == 1 and len(dead) + 1 >= self.table["kill_target"]:
            return 1.0
        return self.manner.risk - self.exposure(target)

    def exposure(self, victim: int) -> float:
        """How much likelier than anybody else the table would think me a Cultist, were this
        victim found dead."""
        turn, gifts = self.table["turn"], list(self.table["gifts"])
        gifts.append([turn, self.seat, victim])
        if self.people[victim]["encounter_cards"]:
            gifts.append([turn, victim, self.seat])
        checker = next(c for c in range(len(self.people)) if c not in (victim, self.seat))
        look = [turn, checker, victim, "check", "revealed", len(gifts)]
        table = {**self.table, "gifts": gifts, "looks": [*self.table["looks"], look]}
        seen = Belief(table, None, self.said).cultist
        ours = self.me["known_cultists"]
        others = max(share for c, share in enumerate(seen) if c not in ours)
        mine: float = max(seen[c] for c in ours)
        return mine - others

    def accused(self, view: SeatView) -> int | None:
        """Whom this seat thinks likeliest, if likely enough; a Cultist spares a friend who may yet
        be saved."""
        shares = self.belief.cultist
        living = [c for c, p in enumerate(self.people) if not p["ghost"] and c != self.seat]
        if self.evil:
            friends = [c for c in self.me["known_cultists"] if c in living]
            living = [c for c in living if c not in friends or self.is_lost(c)]
        if not living:
            return None
        first = max(living, key=lambda c: (shares[c], c))
        enough = self.manner.cover_vote if self.evil else self.manner.vote
        enough += EARLY * (self.table["turn"] <= FIRST_TURNS)
        return first if shares[first] >= enough else None

    # --- talk ----------------------------------------------------------------------------------

    def speak(self, eyes: Eyes) -> Choice | None:
        """At a vote: what a giver owes the table, what was seen, whom one suspects. Where people
        may be listening, also a word now and then before one moves or acts."""
        kind = None if eyes.decision is None else eyes.decision.kind
        if kind != "vote" and not (eyes.live and kind in ("move", "act")):
            return None
        view = eyes.view()
        self.look_at(view)
        claims = self.game.claim_catalogue(self.seats)
        said = {tuple(words) for seat, *words in self.said if seat == self.seat}
        for words in self._facts(eyes.live) if kind == "vote" else self._remarks(kind):
            claim = claims(*words)
            if words not in said and eyes.may_say(claim):
                return claim
        target = self.accused(view) if kind == "vote" else None
        if target is None or self._accused_at == len(self.table["votes"]):
            return None
        self._accused_at = len(self.table["votes"])
        claim = claims("suspect", target)
        return claim if eyes.may_say(claim) else None

    def _facts(self, live: bool) -> Iterator[Words]:
        yield from self.testimony()
        if live:  # bots make nothing of a defence
            yield from defence(self.table, self.seat, self.said)

    def _remarks(self, kind: str) -> Iterator[Words]:
        """Nothing that another adept makes use of: that is said at votes."""
        shares = self.belief.cultist
        yield from replies(self.table, self.seat, self.said, shares)
        if kind == "act" and self.temper.patience <= 0:
            yield from news(self.table, self.seat, shares)

    def testimony(self) -> Iterator[Words]:
        """What an Investigator could say: it gave the dead nothing but life, and what it saw.

        A Cultist says the same: it is what the Investigator that it plays would have to tell.
        """
        gave = {target for _, target, _ in self.me["gave"]}
        for c in sorted(gave):
            if self.people[c]["dead_open"]:
                yield "gave_alive", c
        for _, checker, target, how, result, _ in self.table["looks"]:
            if checker == self.seat and how == "prying" and result == "put_back":
                yield "saw_alive", target

    def is_lost(self, friend: int) -> bool:
        """Most of the others have said that they suspect the friend.

        What else was said in between, at a live table, does not make it longer ago.
        """
        recent = [words for words in self.said if words[1] == "suspect"][-self.seats :]
        against = {seat for seat, _, suspect in recent if suspect == friend}
        return len(against - {self.seat}) >= self.seats / 2


class Cover(Worth):
    """What the Investigator that a Cultist plays would do, and what it gains on the way."""

    def __init__(
        self, table: dict[str, Any], seat: int, suspicion: Suspicion | Belief, manner: Manner
    ) -> None:
        super().__init__(table, seat, suspicion)
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
        others = {giver for _, giver, to in self.table["gifts"] if to == c} - {self.seat}
        return 1.0 if len(others) >= self.manner.cover else 0.0

    def has_met(self, c: int) -> bool:
        """This turn: nobody else would walk out and in again to meet somebody twice."""
        return any(turn == self.table["turn"] and to == c for turn, to, _ in self.me["gave"])

    def is_one_short(self) -> bool:
        """A lone Cultist who needs one kill more, and has a card for it."""
        if self.table["cultists"] > 1 or not self.me["hand"]["dead"]:
            return False
        dead = [c for c, p in enumerate(self.people) if p["ghost"] or self.killed(c)]
        return len(dead) + 1 >= int(self.table["kill_target"])

    def killed(self, c: int) -> bool:
        pulses = self.me["first_pulses"]
        dead = any(to == c for _, to, card in self.me["gave"] if card == "dead")
        return dead or (pulses is not None and pulses[c] == "dead")

    def of_being_found(self, place: int) -> float:
        return self.manner.fear * super().of_being_found(place)

    def _check(self, target: int) -> float:
        found = super()._check(target)
        return 0.0 if self.killed(target) else found

    def _add(self, name: str, card: str) -> float:
        others = [c for _, c, pile in self.table["laid"] if pile == name and c != self.seat]
        worth = super()._add(name, "success")
        spoils = self.is_ghost() or (bool(others) and not self.manner.bides)
        return worth + (0.1 if (card != "success") == spoils else 0.0)

    def of_inspecting(self, name: str) -> float:
        if not self.manner.bides:
            return super().of_inspecting(name)
        return self.suspicion.bad_card(name) if self.table["rooms"][name]["cards"] else 0.0

    def _inspect(self, name: str) -> float:
        """A ghost cannot be voted out, so it need not help any more."""
        return -1.0 if self.is_ghost() else super()._inspect(name)

    def is_ghost(self) -> bool:
        return bool(self.people[self.seat]["ghost"])

    def of_work(self, name: str) -> float:
        room = self.table["rooms"][name]
        if room["completed"]:
            return 0.0
        if not room["explored"]:
            return 0.9 + 0.3 * int(room["cards"])
        return max(self.of_inspecting(name), 0.6)

    def _start_vote(self) -> float:
        return -1.0


class Sage(Adept):
    """Who advises a master: an adept that keeps out of meetings, and hunts for the last kill."""

    manners = SAGE
