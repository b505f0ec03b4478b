"""Rules of thumb: the `novice`, who plays from what a seat may see alone.

An Investigator counts who could have killed (`naive.py`), saves books where the Route allows,
keeps out of lonely meetings, and votes when the numbers are clear. A Cultist looks for lonely
meetings, spoils room piles without leaving the own Route, votes with the crowd, and declares when
the kills are there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import Bot, Choice, Decision, Eyes, Match, SeatView
from cabale.games.cultists.mind.belief import Belief
from cabale.games.cultists.mind.naive import NaiveBelief
from cabale.games.cultists.mind.numbers import (
    HEARSAY,
    HESITATION,
    LATE,
    LATE_TURN,
    NOVICE_VOTE,
)
from cabale.games.cultists.mind.worth import Worth
from cabale.games.cultists.rules.state import T
from cabale.games.cultists.rules.steps.votes import elected
from cabale.games.cultists.sight.glimpse import evidence, glimpse
from cabale.games.cultists.sight.view import CultistsView, OwnView, PersonView

Words = tuple[str, *tuple[int, ...]]
"""The verb of a claim and its arguments."""


class Novice(Bot):
    """Answers each kind of question by a rule of its own: the method of the question's name."""

    listens = False
    table: CultistsView
    me: OwnView
    said: Sequence[Sequence[Any]]
    """Every claim: who made it, its verb, its arguments."""
    prompt: Mapping[str, Any]
    """What the question says about itself."""
    evil: bool

    _world: T | None = None
    """The imagined world that it plays on in; None at a table."""
    _way: tuple[tuple[int, int, int], Worth] | None = None

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if not decision.forced:
            self.look_at(eyes.view())
        return self._answer_to(decision)

    def choose_in(self, world: Match) -> Choice:
        """The same, from those parts of the view alone that the rule in question reads."""
        decision = world.decisions[self.seat]
        if not decision.forced:
            self._world = world.board
            said = [one.to_json() for one in world.said_to(self.seat)] if world.spoken else []
            self._take_in(glimpse(world.board, self.seat), said, world.prompt(self.seat))
        return self._answer_to(decision)

    def _answer_to(self, decision: Decision) -> Choice:
        if decision.forced:
            return decision.choices[0]
        answer = getattr(self, f"_{decision.kind}")
        choice: Choice = answer(decision.choices)
        return choice

    def look_at(self, view: SeatView) -> None:
        """Take in what the seat sees now."""
        asked = view["decision"]
        self._world = None
        self._take_in(view["board"], view["said"], {} if asked is None else asked["prompt"])

    def _take_in(
        self, table: CultistsView, said: Sequence[Sequence[Any]], prompt: Mapping[str, Any]
    ) -> None:
        self.table = table
        self.said = said
        self.prompt = prompt
        self.me = table["me"]
        self.evil = self.me["team"] == "cultists"

    @property
    def people(self) -> list[PersonView]:
        return self.table["people"]

    @property
    def belief(self) -> NaiveBelief | Belief:
        """What this seat believes."""
        return self._naive(self.seat)

    def _naive(self, seat: int | None) -> NaiveBelief:
        """What a seat, or the table, believes; in a rollout the same was often reckoned before."""
        world = self._world
        return NaiveBelief(self.table, seat, None if world is None else evidence(world, seat))

    def best(self, choices: tuple[Choice, ...], worth: Mapping[Choice, float]) -> Choice:
        """The choice of the highest worth, at random among equals."""
        return max(choices, key=lambda choice: (worth.get(choice, 0.0), self.rng.random()))

    # --- movement and action -------------------------------------------------------------------

    def _move(self, choices: tuple[Choice, ...]) -> Choice:
        worth = self._worth() if self._world is None else self._worth_on_the_way(self._world)
        points, start = self.prompt["points"], self.prompt.get("start")
        return self.best(choices, {c: worth.of_step(c, points, start) for c in choices})

    def _act(self, choices: tuple[Choice, ...]) -> Choice:
        worth = self._worth()
        return self.best(choices, {c: worth.of_action(c) for c in choices})

    def _worth(self) -> Worth:
        return Worth(self.table, self.seat, self.belief)

    def _worth_on_the_way(self, world: T) -> Worth:
        """In a rollout: what was reckoned at the last door stands until something happens."""
        s = world.state
        since = len(s.walks), len(s.gifts), s.fishman
        if self._way is None or self._way[0] != since:
            self._way = since, self._worth()
        return self._way[1]

    # --- encounters ----------------------------------------------------------------------------

    def _encounter(self, choices: tuple[Choice, ...]) -> Choice:
        if not self.evil:
            return self.rng.choice(choices)
        eyes = self._worth()
        hesitation = HESITATION[self.table["cultists"]]
        worth = {}
        for choice in choices:
            card, target = choice.args
            worth[choice] = (
                eyes.prey(int(target)) if card == "dead" else hesitation * self.rng.random()
            )
        return self.best(choices, worth)

    def known_dead(self) -> set[int]:
        dead = {c for c, p in enumerate(self.people) if p["ghost"] or p["dead_open"]}
        if self.me["first_pulses"] is not None:
            dead |= {c for c, card in enumerate(self.me["first_pulses"]) if card == "dead"}
        dead |= {gift["target"] for gift in self.me["gave"] if gift["card"] == "dead"}
        dead |= {look["target"] for look in self.me["saw"] if look["dead"]}
        return dead - set(self.me["known_cultists"])

    # --- events and looks ----------------------------------------------------------------------

    def _prying_eyes(self, choices: tuple[Choice, ...]) -> Choice:
        if self.evil or self.me["role"] == "clumsy":
            return choices[0]
        belief = self.belief
        return max(choices[1:], key=lambda c: belief.dead(int(c.args[0])))

    def _found(self, choices: tuple[Choice, ...]) -> Choice:
        quiet = self.evil or self.me["role"] == "coward"
        return choices[0] if quiet else choices[-1]

    def _under_control(self, choices: tuple[Choice, ...]) -> Choice:
        return choices[0] if self.me["role"] == "clumsy" else choices[1]

    def _decide_token(self, choices: tuple[Choice, ...]) -> Choice:
        harmful = {"lightning", "broken_window", "morale_zero", "connection_lost"}
        remove = (self.me["held_token"] in harmful) != self.evil
        return choices[1] if remove else choices[0]

    # --- votes ---------------------------------------------------------------------------------

    def _vote(self, choices: tuple[Choice, ...]) -> Choice:
        target = self.accused()
        by_name = {str(choice): choice for choice in choices}
        if target is None:
            return by_name["abstain"]
        double = by_name.get(f"point_twice {target}")
        if double is not None and self.me["role"] != "clumsy":
            return double
        return by_name[f"point {target}"]

    def accused(self) -> int | None:
        """Against whom this seat votes."""
        shares = self._shares_by_hearsay()
        living = [c for c, p in enumerate(self.people) if not p["ghost"] and c != self.seat]
        if self.evil:
            living = [c for c in living if c not in self.me["known_cultists"]]
        if not living:
            return None
        first = max(living, key=lambda c: (shares[c], c))
        if self.evil:
            return first
        if self.me["role"] == "prophet":
            known = [c for c in self.me["known_cultists"] if c in living]
            first = max(known, key=lambda c: shares[c], default=first)
        late = LATE * (self.table["turn"] >= LATE_TURN)
        return first if shares[first] >= NOVICE_VOTE[self.table["cultists"]] - late else None

    def _shares_by_hearsay(self) -> list[float]:
        """How likely each is a Cultist, the latest accusations counted.

        A seat that must not show what it knows reckons as the whole table does.
        """
        hides = self.evil or self.me["role"] == "prophet"
        belief = self._naive(None if hides else self.seat)
        shares = list(belief.cultist)
        for speaker, verb, *args in self.said[-3 * self.seats :]:
            if verb in ("suspect", "vote_for") and args[0] != self.seat:
                shares[args[0]] += HEARSAY * (1 - belief.cultist[speaker])
        return shares

    def _change_vote(self, choices: tuple[Choice, ...]) -> Choice:
        """Change only what the change decides."""
        if self.me["role"] == "clumsy":
            return choices[0]
        votes = self.prompt["votes"]
        belief = self.belief

        def worth(choice: Choice) -> float:
            new = list(votes)
            if choice.verb != "pass":
                new[self.seat] = choice.args[0] if choice.args else None
            against = {c: new.count(c) for c in new if c is not None}
            out = elected(against, new.count(None) + (self.table["automa"] is not None))
            if out is None:
                return 0.0
            share = belief.cultist[out]
            return 0.5 - share if self.evil else share - 0.4

        return max(choices, key=lambda c: (worth(c), c.verb == "pass"))

    def speak(self, eyes: Eyes) -> Choice | None:
        """To whoever asks: an Investigator. At a vote: the one suspect, once."""
        kind = None if eyes.decision is None else eyes.decision.kind
        if kind != "vote" and not (eyes.live and kind in ("move", "act")):
            return None
        self.look_at(eyes.view())
        words = self._answer()
        if words is None and kind == "vote":
            words = self._accusation()
        claim = None if words is None else self.game.claim_catalogue(self.seats)(*words)
        return claim if claim is not None and eyes.may_say(claim) else None

    def _answer(self) -> Words | None:
        """As everybody would say, whoever they are."""
        asked = any(verb == "ask" and args == [self.seat] for _, verb, *args in self.said)
        answered = [self.seat, "investigator"] in [list(one) for one in self.said]
        return ("investigator",) if asked and not answered else None

    def _accusation(self) -> Words | None:
        if any(said[0] == self.seat for said in self.said[-self.seats :]):
            return None
        target = self.accused()
        return None if target is None else ("suspect", target)

    # --- the end -------------------------------------------------------------------------------

    def _clean_up(self, choices: tuple[Choice, ...]) -> Choice:
        dead = self.known_dead()
        if self.options["kills"] == "cards":
            dead = {c for c in dead if self.killed_by_card(c)}
        enough = len(dead) >= self.table["kill_target"]
        return choices[1] if enough else choices[0]

    def killed_by_card(self, target: int) -> bool:
        pulses = self.me["first_pulses"]
        start = pulses is not None and pulses[target] == "dead"
        kills = [gift["target"] for gift in self.me["gave"] if gift["card"] == "dead"]
        return start or target in kills

    def _name_prophet(self, choices: tuple[Choice, ...]) -> Choice:
        """Whoever voted against the Cultists most often, the first votes counting most."""
        cultists = set(self.me["known_cultists"])
        score = [0.0] * len(self.people)
        for number, vote in enumerate(self.table["votes"]):
            for seat, target in enumerate(vote["votes"]):
                if target in cultists:
                    score[seat] += 1 / (1 + number)
                elif target is not None:
                    score[seat] -= 0.5
        return self.best(choices, {c: score[int(c.args[0])] for c in choices})
