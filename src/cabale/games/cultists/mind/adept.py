"""The adept: reckons with every set of Cultists, and as a Cultist plays the Investigator it claims.

A Cultist's lie is the truth of a cover world: one in which it is an Investigator who knows nothing
more than it claims to. What such an Investigator would do, say and vote is what it does, says and
votes, but where a kill or a partner is worth more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from cabale.core import Choice, Eyes, Match, SeatView
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.cover import Cover
from cabale.games.cultists.mind.defence import defence
from cabale.games.cultists.mind.novice import Novice
from cabale.games.cultists.mind.numbers import ADEPT, EARLY, FATAL, FIRST_TURNS, SAGE, Manner
from cabale.games.cultists.mind.remarks import Words, news, replies
from cabale.games.cultists.mind.worth import Worth
from cabale.games.cultists.rules.components import SET_UPS
from cabale.games.cultists.sight.notes import Gift, Look
from cabale.games.cultists.sight.view import CultistsView


class Evidence(NamedTuple):
    """What a belief is made of, in short: while it is equal, so is the belief."""

    turn: int
    lengths: tuple[int, ...]
    claims: int
    could_be: list[list[str]]
    ghosts: list[bool]
    last_look: list[str]

    @staticmethod
    def of(table: CultistsView, said: Sequence[Sequence[Any]]) -> Evidence:
        long = (
            *(table["gifts"], table["looks"], table["laid"], table["shown"]),
            *(table["votes"], table["walks"], table["room_acts"]),
        )
        return Evidence(
            table["turn"],
            tuple(len(notes) for notes in long),
            len(said),
            [[*person["could_be"]] for person in table["people"]],
            [person["ghost"] for person in table["people"]],
            [look["result"] for look in table["looks"][-1:]],
        )


class Adept(Novice):
    thinks_with_suspicion = True
    manners: ClassVar[Mapping[int, Manner]] = ADEPT

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._evidence: Evidence | None = None
        self._belief: Belief | None = None
        self._accused_at = -1  # the vote at which this seat last named somebody

    def choose_in(self, world: Match) -> Choice:
        return self.choose(Eyes(world, self.seat))

    def look_at(self, view: SeatView) -> None:
        super().look_at(view)
        manner = self.manners[self.table["cultists"]]
        if not SET_UPS[len(self.people)].starting_pulse[1]:
            manner = manner.biding()
        self.manner = manner.of(self.temper)
        evidence = Evidence.of(self.table, self.said)
        if evidence != self._evidence:
            self._evidence, self._belief = evidence, None

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

    def _encounter(self, choices: tuple[Choice, ...]) -> Choice:
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
        gifts.append(Gift(turn=turn, giver=self.seat, target=victim))
        if self.people[victim]["encounter_cards"]:
            gifts.append(Gift(turn=turn, giver=victim, target=self.seat))
        look = Look(
            turn=turn,
            checker=next(c for c in range(len(self.people)) if c not in (victim, self.seat)),
            target=victim,
            how="check",
            result="revealed",
            gifts=len(gifts),
        )
        table: CultistsView = {
            **self.table,
            "gifts": gifts,
            "looks": [*self.table["looks"], look],
        }
        seen = Belief(table, None, self.said).cultist
        ours = self.me["known_cultists"]
        others = max(share for c, share in enumerate(seen) if c not in ours)
        mine = max(seen[c] for c in ours)
        return mine - others

    def accused(self) -> int | None:
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
        enough += EARLY * (self.table["turn"] <= FIRST_TURNS) + self.stake()
        return first if shares[first] >= enough else None

    def stake(self) -> float:
        """How much surer one must be because a wrong vote may be a lone Cultist's last kill."""
        if self.table["cultists"] > 1 or self.options["kills"] == "cards":
            return 0.0
        return FATAL * self.belief.kills(self.table["kill_target"] - 1)

    # --- talk ----------------------------------------------------------------------------------

    def speak(self, eyes: Eyes) -> Choice | None:
        """At a vote: what a giver owes the table, what was seen, whom one suspects. Where people
        may be listening, also a word now and then before one moves or acts."""
        kind = None if eyes.decision is None else eyes.decision.kind
        if kind != "vote" and not (eyes.live and kind in ("move", "act")):
            return None
        self.look_at(eyes.view())
        claims = self.game.claim_catalogue(self.seats)
        said = {tuple(words) for seat, *words in self.said if seat == self.seat}
        for words in self._facts(eyes.live) if kind == "vote" else self._remarks(kind):
            claim = claims(*words)
            if words not in said and eyes.may_say(claim):
                return claim
        target = self.accused() if kind == "vote" else None
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
        for c in sorted({gift["target"] for gift in self.me["gave"]}):
            if self.people[c]["dead_open"]:
                yield "gave_alive", c
        for look in self.table["looks"]:
            pried = look["checker"] == self.seat and look["how"] == "prying"
            if pried and look["result"] == "put_back":
                yield "saw_alive", look["target"]

    def is_lost(self, friend: int) -> bool:
        """Most of the others have said that they suspect the friend.

        What else was said in between, at a live table, does not make it longer ago.
        """
        recent = [words for words in self.said if words[1] == "suspect"][-self.seats :]
        against = {seat for seat, _, suspect in recent if suspect == friend}
        return len(against - {self.seat}) >= self.seats / 2


class Sage(Adept):
    """A master's adviser: an adept that keeps out of meetings, and hunts for the last kill."""

    manners = SAGE
