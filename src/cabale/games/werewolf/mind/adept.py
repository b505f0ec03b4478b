"""The adept: votes by its posterior, and tells the lie that leaves the table's posterior best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from random import Random
from time import monotonic
from typing import Any, ClassVar

from cabale.core import Choice, Eyes, Match, SeatView
from cabale.games.werewolf.mind import lie_models
from cabale.games.werewolf.mind.belief import Belief, Inference, posterior, usual_nights
from cabale.games.werewolf.mind.claim_risk import claim_risks
from cabale.games.werewolf.mind.claims import OPINIONS, ROLE_CLAIMS, Claim, Claims, claims_of
from cabale.games.werewolf.mind.cover_stories import CoverStories, Story, done_talking
from cabale.games.werewolf.mind.deal_sampler import OutOfTime
from cabale.games.werewolf.mind.evidence import PACK_ROLES
from cabale.games.werewolf.mind.novice import Novice
from cabale.games.werewolf.mind.numbers import (
    BREAKS_ITS_WORD,
    EQUALLY_GOOD,
    HASTY,
    LAST_WORD,
    LEAST_HASTE,
    NIGHTS_PER_STORY,
    RISK_OF_DENIAL,
    SECONDS_TO_LIE,
    SECONDS_TO_VOTE,
    SILENT_SEATS,
    STORIES,
)
from cabale.games.werewolf.mind.remarks import asked, in_chorus, questions, replies, to_judge
from cabale.games.werewolf.mind.testimony import (
    PACK_NAMES,
    believed_role,
    lost_its_card,
    testimony,
)
from cabale.games.werewolf.mind.votes import (
    announced,
    best_vote,
    heard_before,
    last_word,
    scapegoat,
)
from cabale.games.werewolf.rules.components import ROLE, ROLES, TANNER, VILLAGE
from cabale.games.werewolf.sight.view import own_of, table_of


class Adept(Novice):
    """Villagers tell the truth and vote together; wolves wait, then tell what is hardest to doubt.

    A lie is the truth of a world in which the seat would be a villager: a role, and what it saw.
    What was said binds: a bot that forgot the rest of its story makes up one that goes on from it.
    """

    thinks_with_suspicion = True
    effort: ClassVar[int] = 1
    """How many times as many stories, and particles for each, it evaluates."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self._plan: Story = []
        self._at_peace = False
        self._live = False
        self._heard: list[Claim] = []
        self._beliefs: dict[int | None, Belief] = {}
        self._imagined: tuple[Any, Match] | None = None

    def choose(self, eyes: Eyes) -> Choice:
        assert eyes.decision is not None
        if eyes.decision.kind != "vote" or eyes.decision.forced:
            return super().choose(eyes)
        self._live = eyes.live
        view = self._view(eyes)
        target = self._target(view, self._world(eyes, view))
        return next(choice for choice in eyes.decision.choices if choice.args[0] == target)

    def _world(self, eyes: Eyes, view: SeatView) -> Match:
        """Any world that looks like this one: only what the seat knows is read from it.

        While it sees the same, it is the same one.
        """
        seen = view["board"]
        if self._imagined is None or self._imagined[0] != seen:
            self._imagined = seen, eyes.imagine(Random(0))
        return self._imagined[1]

    # --- the talk ------------------------------------------------------------------------------

    def _words(self, eyes: Eyes, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        self._live = eyes.live
        you = own_of(view)
        role = ROLE[believed_role(you, self.seat)]
        turned = lost_its_card(you)
        if ROLES[role].team == VILLAGE and not turned:
            yield from self._story(view, said)
        else:
            yield from self._lies(eyes, view, said)
        if role == TANNER:
            return
        if eyes.live:  # other adepts make nothing of these, but people may be listening
            yield from replies(view, self.seat)
            yield from questions(view, self.seat, self._pack(you))
        if role != ROLE["bodyguard"] and to_judge(view, self.seat):
            yield from self._announcement(eyes, view, said)

    def _announcement(self, eyes: Eyes, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        """When the stories are told: whom this seat will vote for, if it has not just said so."""
        self._at_peace = False
        target = self._target(view, self._world(eyes, view), aloud=True)
        if announced(view).get(self.seat) == target:
            return
        if self._at_peace and eyes.live and not in_chorus(view, "no_wolf_here"):
            yield ("no_wolf_here",)
        said -= {("will_vote", target), ("point", target)}  # it may come back to a suspect
        yield ("will_vote", target)

    def _lies(self, eyes: Eyes, view: SeatView, said: set[Claim]) -> Iterator[Claim]:
        told = {
            ("started", claim[1]) if claim[0] == "token" else claim
            for claim in said
            if claim[0] not in OPINIONS
        }
        dealt = own_of(view)["start"]
        harmless = ROLES[ROLE[dealt]].team == VILLAGE and dealt != "doppelganger"
        if harmless and not told:
            yield ("started", dealt)  # nobody can deny it, and nobody else shall claim it
            return
        bare = told <= {("started", dealt)}
        if not lie_models.checked(view):  # what there is to tell of a role claimed early waits
            bare = all(claim[0] in ROLE_CLAIMS for claim in told)
        if bare and not (self._all_heard(view, bool(told)) or asked(view, self.seat)):
            if not told:
                yield from self._early_role(eyes, view)
            return
        if not self._plan or not told.issubset(self._plan):
            stories = self._candidates(view, told)[: self.effort * STORIES // self.seats]
            self._plan = self._best_story(view, self._world(eyes, view), stories)
        yield from self._plan

    def _early_role(self, eyes: Eyes, view: SeatView) -> Story:
        """Where a late claim is distrusted: a role that hardly anybody can have besides."""
        if lie_models.checked(view) or self._takes_itself_for_tanner(view):
            return []
        risks = claim_risks(view, self._pack(own_of(view)))
        stories: list[Story] = [
            [("started", name)] for name, risk in risks.items() if risk <= RISK_OF_DENIAL
        ]
        return self._best_story(view, self._world(eyes, view), stories, talking=True)

    def _all_heard(self, view: SeatView, begun: bool) -> bool:
        """A liar lets the others speak first, but for those who may wait just as well."""
        pack = self._pack(own_of(view)) | {self.seat}
        others = set(range(self.seats)) - pack - done_talking(view)
        mute = others - {seat for seat, *_ in view["said"]}
        if len(mute) <= self._liars(view) and len(others - mute) <= begun:
            return True
        return len(others) <= SILENT_SEATS + (self.temper.patience < HASTY)

    def _liars(self, view: SeatView) -> int:
        """How many may have something to hide whom this seat does not know for that."""
        you, deck = own_of(view), table_of(view)["deck"]
        met = any(note["verb"] in {"meet_pack", "see_pack"} for note in you["notes"])
        strangers = {"minion"} if met else PACK_NAMES
        return sum(name in strangers for name in deck) - (you["start"] in strangers)

    def _best_story(
        self, view: SeatView, world: Match, stories: Sequence[Story], talking: bool = False
    ) -> Story:
        """Of the stories one might tell, the one after which the table suspects one least.

        A tanner tells the one after which it is suspected most.
        """
        if len(stories) < 2:
            return stories[0] if stories else []
        hanged = self._takes_itself_for_tanner(view)
        said = claims_of(view)
        late = self._deadline(SECONDS_TO_LIE)
        lies = self._thought_of_lies(view, said)
        usual = Inference(usual_nights(self.seats), lies=lies, out_of_time=late)
        mine = posterior(world.board, self.seat, said, Random(1), usual)
        wolves = [mine.wolf(seat) for seat in range(self.seats)]
        rated: list[tuple[float, Story]] = []
        for story in stories:
            if rated and late is not None and late():
                break
            said[self.seat] = frozenset(story)
            lies = self._thought_of_lies(view, said)
            quick = Inference(self.effort * NIGHTS_PER_STORY, talking=talking, lies=lies)
            table = posterior(world.board, None, said, Random(1), quick)
            danger = -table.wolf(self.seat) if hanged else _danger(wolves, table)
            rated.append((danger, story))
        if not rated:
            return []
        best = min(danger for danger, _ in rated)
        good = [story for danger, story in rated if danger <= best + EQUALLY_GOOD]
        return max(good, key=len) if self.temper.boldness > 0 else min(good, key=len)

    def _thought_of_lies(self, view: SeatView, said: Claims) -> Sequence[float]:
        """How likely the others would hold each story for a lie, as this seat thinks."""
        return lie_models.naive(view, said)

    def _takes_itself_for_tanner(self, view: SeatView) -> bool:
        return believed_role(own_of(view), self.seat) == "tanner"

    def _candidates(self, view: SeatView, told: set[Claim]) -> list[Story]:
        """Stories that go on from what was told; the truth first, where it has been begun."""
        you = own_of(view)
        pack = self._pack(you) - {self.seat}
        covers = CoverStories(view, self.seat, self.seats, pack, self.options["slot_open"])
        stories = _some_of_each(covers.all(), told, self.rng)
        truth = list(testimony(you))
        if truth[0] in told and told.issubset(truth):
            stories.insert(0, truth)
        return stories

    # --- the vote ------------------------------------------------------------------------------

    def _belief(self, view: SeatView, world: Match, seat: int | None) -> Belief:
        """As if nothing more was to be told; kept while nothing but votes is announced."""
        heard = heard_before(view)
        if heard != self._heard:
            self._heard, self._beliefs = heard, {}
        if seat not in self._beliefs:
            said = claims_of(view)
            how = self._inference(view, said, self._deadline(SECONDS_TO_VOTE))
            self._beliefs[seat] = posterior(world.board, seat, said, Random(1), how)
        return self._beliefs[seat]

    def _inference(self, view: SeatView, said: Claims, late: OutOfTime | None) -> Inference:
        lies = lie_models.plain(view, said)
        return Inference(usual_nights(self.seats), talking=False, lies=lies, out_of_time=late)

    def _deadline(self, seconds: float) -> OutOfTime | None:
        """At a live table: whether the time is up."""
        if not self._live:
            return None
        until = monotonic() + seconds * max(LEAST_HASTE, self.haste)
        return lambda: monotonic() > until

    def _target(self, view: SeatView, world: Match, aloud: bool = False) -> int:
        """Whom this seat votes for, or says that it will vote for (`aloud`)."""
        mine = self._belief(view, world, self.seat)
        you = own_of(view)
        role = ROLE[believed_role(you, self.seat)]
        if role == ROLE["bodyguard"]:
            return min(self._others(), key=lambda seat: (mine.wolf(seat), seat))
        turned = mine.ends_as(self.seat, PACK_ROLES)
        if ROLES[role].team == VILLAGE and turned <= 0.5:
            return self._accused(view, mine)
        pack = self._pack(you)
        table = self._belief(view, world, None)
        strangers = [q for q in self._others() if q not in pack] or self._others()
        if role == TANNER:
            return max(strangers, key=lambda seat: (mine.wolf(seat), seat))
        return self._scapegoat(view, mine, table, strangers, aloud)

    def _scapegoat(
        self,
        view: SeatView,
        mine: Belief,
        table: Belief,
        strangers: Sequence[int],
        aloud: bool,
    ) -> int:
        """One of the pack says that it votes with those who err, and mostly does.

        Where villages reckon that it may break its word it now and then does, lest its word be
        as good as a villager's: a **mixed strategy**.
        """
        votes = announced(view)
        reckoned = not aloud and not lie_models.checked(view)
        if reckoned and self.rng.random() < LAST_WORD:
            return last_word(mine, table, votes, self.seat, strangers)
        return scapegoat(mine, table, votes, self.seat, strangers)

    def _accused(self, view: SeatView, mine: Belief) -> int:
        """Where marks check the stories it goes by its first suspect.

        Elsewhere it hedges, and takes it that the pack may break its word.
        """
        hedge = not lie_models.checked(view)
        broken = BREAKS_ITS_WORD if hedge else 0.0
        target, self._at_peace = best_vote(mine, announced(view), self.seat, hedge, broken)
        return target

    def _others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.seat]


def _some_of_each(stories: Iterable[Story], told: set[Claim], rng: Random) -> list[Story]:
    """Those that go on from what was told, in any order, but one of each role before the second."""
    fitting = [story for story in stories if told.issubset(story)]
    rng.shuffle(fitting)
    seen: Counter[str] = Counter()
    ranked = []
    for story in fitting:
        role = story[0][1]
        ranked.append((seen[role], story))
        seen[role] += 1
    ranked.sort(key=itemgetter(0))
    return [story for _, story in ranked]


def _danger(wolves: Sequence[float], table: Belief) -> float:
    """How much more the table suspects those who are wolves than somebody who is none."""
    feared = [table.wolf(seat) for seat in range(len(wolves))]
    caught = sum(wolf * fear for wolf, fear in zip(wolves, feared, strict=True))
    return caught - max((1 - wolf) * fear for wolf, fear in zip(wolves, feared, strict=True))
