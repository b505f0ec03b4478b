"""The adept: weighs every deal and night that the claims leave room for, and lies with care."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from random import Random
from time import monotonic
from typing import Any, ClassVar

from cabale.core import Choice, Eyes, Match
from cabale.games.werewolf.mind.belief import (
    OPINIONS,
    PACK_ROLES,
    Belief,
    facts_of,
    posterior,
    usual_visits,
)
from cabale.games.werewolf.mind.lies import shrewd
from cabale.games.werewolf.mind.nights import Late
from cabale.games.werewolf.mind.novice import Novice
from cabale.games.werewolf.mind.opinions import asked, questions, replies, to_judge
from cabale.games.werewolf.mind.tales import Tale, Tales, done_talking
from cabale.games.werewolf.mind.testimony import (
    PACK_NAMES,
    Claim,
    believed_role,
    lost_its_card,
    testimony,
)
from cabale.games.werewolf.rules.components import ROLE, ROLES, TANNER, VILLAGE

SILENT = 1  # how many may stay silent before a liar stops waiting for them
TALES = 100  # how many stories a liar thinks through, for all seats together
HASTY = -0.5  # the temper that waits for one less
BAND = 0.01  # stories that are as good as the best: the bold tell more, the timid less
GLANCE = 60  # and how many nights go on at a time for each
DEEPER = 3  # times as many nights, for a master's vote
THOUGHT, TALKING = 0.25, 0.5  # seconds for one belief, and for all stories, at a live table
HASTE = 0.3  # the part of these that is needed in any case


class Adept(Novice):
    """Villagers tell the truth and believe nobody; wolves wait, then tell what is hardest to doubt.

    A lie is the truth of a world in which the seat would be a villager: a role, and what it saw.
    What was said binds: who forgot the rest of his story makes up one that goes on from there.
    """

    depth: ClassVar[int] = 1
    """How many times as many stories, and nights for each, it thinks through."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._tale: Tale = []
        self._at_peace = False
        self._live = False

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        if eyes.decision.kind != "vote" or eyes.decision.forced:
            return super().choose(eyes)
        self._live = eyes.live
        target = self._target(eyes.view(), self._world(eyes))
        return next(choice for choice in eyes.decision.choices if choice.args[0] == target)

    def _world(self, eyes: Eyes) -> Match:
        """Any world that looks like this one: only what the seat knows is read from it."""
        return eyes.imagine(Random(0))

    # --- the talk ------------------------------------------------------------------------------

    def _words(self, eyes: Eyes, view: Mapping[str, Any], said: set[Claim]) -> Iterator[Claim]:
        self._live = eyes.live
        role = ROLE[believed_role(view["table"]["you"], self.seat)]
        turned = lost_its_card(view["table"]["you"])
        if (ROLES[role].team == VILLAGE and not turned) or role == TANNER:
            yield from self._story(view, said)
        else:
            yield from self._lies(eyes, view, said)
        if eyes.live and role != TANNER:
            yield from self._opinions(eyes, view, role)

    def _opinions(self, eyes: Eyes, view: Mapping[str, Any], role: int) -> Iterator[Claim]:
        """Answers to what was said of this seat, questions, and in the end how it will vote.

        Other adepts make nothing of that: it is said where people may be listening.
        """
        yield from replies(view, self.seat)
        yield from questions(view, self.seat, self._pack(view["table"]["you"]))
        if role == ROLE["bodyguard"] or not to_judge(view, self.seat):
            return
        self._at_peace = False
        target = self._target(view, self._world(eyes))
        if self._at_peace:
            yield ("no_wolf_here",)
        yield ("will_vote", target)

    def _lies(self, eyes: Eyes, view: Mapping[str, Any], said: set[Claim]) -> Iterator[Claim]:
        told = {
            ("started", claim[1]) if claim[0] == "token" else claim
            for claim in said
            if claim[0] not in OPINIONS
        }
        dealt = view["table"]["you"]["start"]
        harmless = ROLES[ROLE[dealt]].team == VILLAGE and dealt != "doppelganger"
        if harmless and not told:
            yield ("started", dealt)  # nobody can deny it, and nobody else shall claim it
            return
        begun = bool(told)
        if told <= {("started", dealt)} and not (
            self._all_heard(view, begun) or asked(view, self.seat)
        ):
            return
        if not self._tale or not told.issubset(self._tale):
            self._tale = self._best_tale(view, self._world(eyes), told)
        yield from self._tale

    def _all_heard(self, view: Mapping[str, Any], begun: bool) -> bool:
        """A liar lets the others speak first, but for those who may wait just as well."""
        pack = self._pack(view["table"]["you"]) | {self.seat}
        others = set(range(self.seats)) - pack - done_talking(view)
        mute = others - {seat for seat, *_ in view["said"]}
        if len(mute) <= self._liars(view) and len(others - mute) <= begun:
            return True
        return len(others) <= SILENT + (self.temper.patience < HASTY)

    def _liars(self, view: Mapping[str, Any]) -> int:
        """How many may have something to hide whom this seat does not know for that."""
        you, deck = view["table"]["you"], view["table"]["deck"]
        met = any(note["verb"] in {"meet_pack", "see_pack"} for note in you["notes"])
        strangers = {"minion"} if met else PACK_NAMES
        return sum(name in strangers for name in deck) - (you["start"] in strangers)

    def _best_tale(self, view: Mapping[str, Any], world: Match, told: set[Claim]) -> Tale:
        """Of the stories one might tell, the one after which the table suspects one least.

        Once begun, a story can only be added to.
        """
        facts = facts_of(view, self.seats)
        pack = self._pack(view["table"]["you"]) - {self.seat}
        stories = Tales(view, self.seat, self.seats, pack, self.options["slot_open"])
        tales = _some_of_each(stories.all(), told, self.rng)
        truth = list(testimony(view["table"]["you"]))
        if truth[0] in told and told.issubset(truth):
            tales.insert(0, truth)
        late = self._clock(TALKING)
        mine = posterior(world.table, self.seat, facts, Random(1), late=late)
        wolves = [mine.wolf(seat) for seat in range(self.seats)]
        rated: list[tuple[float, Tale]] = []
        for tale in tales[: self.depth * TALES // self.seats]:
            if rated and late is not None and late():
                break
            facts[self.seat] = frozenset(tale)
            nights = self.depth * GLANCE
            table = posterior(world.table, None, facts, Random(1), nights, talking=False)
            rated.append((_danger(wolves, table), tale))
        if not rated:
            return []
        best = min(danger for danger, _ in rated)
        good = [tale for danger, tale in rated if danger <= best + BAND]
        return max(good, key=len) if self.temper.boldness > 0 else min(good, key=len)

    # --- the vote ------------------------------------------------------------------------------

    def _belief(self, view: Mapping[str, Any], world: Match, seat: int | None) -> Belief:
        facts = facts_of(view, self.seats)
        return posterior(world.table, seat, facts, Random(1), late=self._clock(THOUGHT))

    def _clock(self, seconds: float) -> Late | None:
        """At a live table: whether the time is up."""
        if not self._live:
            return None
        until = monotonic() + seconds * max(HASTE, self.haste)
        return lambda: monotonic() > until

    def _target(self, view: Mapping[str, Any], world: Match) -> int:
        mine = self._belief(view, world, self.seat)
        role = ROLE[believed_role(view["table"]["you"], self.seat)]
        if role == ROLE["bodyguard"]:
            return min(self._others(), key=lambda seat: (mine.wolf(seat), seat))
        turned = mine.ends_as(self.seat, PACK_ROLES)
        if ROLES[role].team == VILLAGE and turned <= 0.5:
            return self._accused(mine)
        pack = self._pack(view["table"]["you"])
        table = self._belief(view, world, None)
        strangers = [q for q in self._others() if q not in pack] or self._others()
        if role == TANNER:
            return max(strangers, key=lambda seat: (mine.wolf(seat), seat))
        return max(strangers, key=lambda seat: (table.wolf(seat) - mine.wolf(seat), seat))

    def _accused(self, mine: Belief) -> int:
        most = max(self._others(), key=lambda seat: (mine.wolf(seat), seat))
        self._at_peace = mine.nobody() > max(0.4, mine.wolf(most))
        if self._at_peace:
            return (self.seat + 1) % self.seats  # all in a ring: nobody dies
        return most

    def _others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]


def _some_of_each(stories: Iterable[Tale], told: set[Claim], rng: Random) -> list[Tale]:
    """Those that go on from what was told, in any order, but one of each role before the second."""
    tales = [tale for tale in stories if told.issubset(tale)]
    rng.shuffle(tales)
    seen: Counter[str] = Counter()
    ranked = []
    for tale in tales:
        role = tale[0][1]
        ranked.append((seen[role], tale))
        seen[role] += 1
    ranked.sort(key=itemgetter(0))
    return [tale for _, tale in ranked]


def _danger(wolves: Sequence[float], table: Belief) -> float:
    """How much more the table suspects those who are wolves than somebody who is none."""
    feared = [table.wolf(seat) for seat in range(len(wolves))]
    caught = sum(wolf * fear for wolf, fear in zip(wolves, feared, strict=True))
    return caught - max((1 - wolf) * fear for wolf, fear in zip(wolves, feared, strict=True))


class Sage(Adept):
    """Who advises a master: an adept who knows how liars lie, and thinks longer.

    No search is made upon it: in playouts nobody would talk, and all is in the talk.
    """

    depth = 2

    def _belief(self, view: Mapping[str, Any], world: Match, seat: int | None) -> Belief:
        facts = facts_of(view, self.seats)
        lies = shrewd(view, facts, talking=False)
        late = self._clock(THOUGHT)
        nights = DEEPER * usual_visits(self.seats)
        return posterior(world.table, seat, facts, Random(1), nights, lies=lies, late=late)
