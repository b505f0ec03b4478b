"""Every night that the evidence leaves room for, played through the rules themselves.

An auxiliary particle filter over the calls of the night. A particle is a night so far with its
weight, the likelihood of what was said by then included. At each call it branches over the answers
of whoever is awake (`night_policy`). A seat that has nothing more to tell of is heard at once, and
particles that can never differ again are merged. Above a bound the particles are resampled by
weight times lookahead; without a bound, or below it, the result is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from random import Random
from typing import Any, NamedTuple

from cabale.core import Board
from cabale.games.werewolf.mind.deal_sampler import DealSampler, OutOfTime, Start
from cabale.games.werewolf.mind.deals import Deal
from cabale.games.werewolf.mind.evidence import Evidence
from cabale.games.werewolf.mind.night_policy import NightPolicy, NightQuestion
from cabale.games.werewolf.mind.numbers import NIGHTS_WHEN_LATE
from cabale.games.werewolf.mind.resampling import resample
from cabale.games.werewolf.mind.speech_model import SpeechModel
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.rules.steps.power import take

Visit = Callable[[Werewolf, float], None]
"""Given each night with its weight."""


class Particle(NamedTuple):
    """A night so far."""

    state: Werewolf
    deal: Deal
    weight: float
    """Prior times likelihood, times the importance weights of all draws."""
    own_weight: float
    """The same without the importance weights of draws among nights."""
    lookahead: float
    """A guess at how likely those who are yet to be heard would say what they say."""
    own_deeds: int
    """How many of my own deeds have come by."""


class Branch(NamedTuple):
    """One way in which a call may go on, with its probability."""

    state: Werewolf
    chance: float
    own_deeds: int


class ParticleFilter:
    """`max_nights` is how many particles go on from call to call; None: all, deal by deal."""

    def __init__(
        self,
        t: Board[Werewolf],
        evidence: Evidence,
        speech: SpeechModel,
        rng: Random,
        max_nights: int | None,
        out_of_time: OutOfTime | None = None,
    ) -> None:
        self.evidence = evidence
        self.speech = speech
        self.policy = NightPolicy(evidence, t.catalogue)
        self.deals = DealSampler(evidence, speech, rng, max_nights, out_of_time)
        self.rng = rng
        self.out_of_time = out_of_time
        self._resampling = False
        self.variance = 0.0
        """Of the sum of all weights, its mean being 1: how much was."""
        self._catalogue = t.catalogue
        self._calls = evidence.public.calls

    @property
    def exact(self) -> bool:
        """Whether nothing was left to chance."""
        return self.deals.exact and not self._resampling

    def run(self, visit: Visit) -> None:
        """Hand over every night with its weight."""
        if self.deals.max_nights is None:
            for start in self.deals.starts():
                self._propagate([start], visit)
        else:
            self._propagate(list(self.deals.starts()), visit)

    def _propagate(self, starts: Sequence[Start], visit: Visit) -> None:
        particles = [one for start in starts if (one := self._begin(start)) is not None]
        for number, call in enumerate(self._calls):
            merged: dict[Any, Particle] = {}
            for particle in self._resampled(particles):
                for key, after in self._call(particle, number, call):
                    same = merged.get(key)
                    if same is not None:
                        weight = same.weight + after.weight
                        own_weight = same.own_weight + after.own_weight
                        after = same._replace(weight=weight, own_weight=own_weight)
                    merged[key] = after
            particles = list(merged.values())
        self._finish(particles, visit)

    def _begin(self, start: Start) -> Particle | None:
        state, deal, weight = start
        lookahead = prod(deal.guesses.values())
        return self._heard(Particle(state, deal, weight, weight, lookahead, 0), 0)

    def _finish(self, particles: Sequence[Particle], visit: Visit) -> None:
        """Hand over what agrees with the table, and estimate the variance of the sum."""
        by_deal: dict[Sequence[int], float] = {}
        total = squares = 0.0
        for s, deal, weight, own_weight, _, own_deeds in particles:
            if self.evidence.agrees(s, own_deeds):
                visit(s, weight)
                total += weight
                squares += weight * (weight - own_weight)
                by_deal[deal.roles] = by_deal.get(deal.roles, 0) + weight * (1 - 1 / deal.weight)
        if not self.exact and total:
            squares += sum([weight**2 for weight in by_deal.values()])
            self.variance = squares / total**2

    def _resampled(self, particles: list[Particle]) -> list[Particle]:
        most = self.deals.max_nights
        if most is None:
            return particles
        if self.out_of_time is not None and self.out_of_time():
            most = min(most, NIGHTS_WHEN_LATE)
        if len(particles) <= most:
            return particles
        self._resampling = True
        scores = [particle.weight * particle.lookahead for particle in particles]
        return [
            particle if more == 1 else particle._replace(weight=particle.weight * more)
            for particle, more in resample(particles, scores, most, self.rng)
        ]

    # --- one call --------------------------------------------------------------------------------

    def _call(self, particle: Particle, number: int, call: int) -> Iterator[tuple[Any, Particle]]:
        """How the night may be after a call, each with the key by which particles are merged."""
        s, deal, weight, own_weight, lookahead, own_deeds = particle
        before = len(s.deeds)
        seats = wake(s, call)
        own_deeds = self.evidence.own_deeds_after(s, before, own_deeds)
        if own_deeds < 0:
            return
        branches = [Branch(s, 1.0, own_deeds)]
        if seats:
            for moment in range(moments_of(s, call)):
                for seat in seats:
                    branches = [
                        after
                        for branch in branches
                        for after in self._answer(deal, call, seat, moment, branch)
                    ]
        number += 1
        for world, chance, deeds in branches:
            if number >= deal.cards_move_until and not self.evidence.shows_same_faces(world):
                continue
            after = self._heard(
                Particle(world, deal, weight * chance, own_weight * chance, lookahead, deeds),
                number,
            )
            if after is None:
                continue
            if number >= deal.traces_matter_until:
                world.traces = 0
            yield _what_still_matters(world, deal, deeds), after

    def _answer(
        self, deal: Deal, call: int, seat: int, moment: int, branch: Branch
    ) -> Iterator[Branch]:
        s, chance, own_deeds = branch
        power = POWERS[call]
        legal = power.legal(s, self._catalogue, seat, moment)
        answers = self.policy.answers(NightQuestion(s, deal, call, seat, moment, own_deeds), legal)
        alone = len(answers) == 1
        for choice, factor in answers:
            world = s if alone else s.copy()
            before = len(world.deeds)
            take(world, self._catalogue, power, call, seat, moment, choice, _first)
            after = self.evidence.own_deeds_after(world, before, own_deeds)
            if after < 0:
                continue
            if choice.verb != "curate":
                yield Branch(world, chance * factor, after)
                continue
            for one, luck in self.policy.artefact_draws(world, int(choice.args[0])):
                yield Branch(one, chance * factor * luck, after)

    def _heard(self, particle: Particle, number: int) -> Particle | None:
        """Weigh what those said who have nothing more to tell of after so many calls."""
        s, deal, weight, own_weight, lookahead, own_deeds = particle
        for seat in deal.silent_after[number]:
            likelihood = self.speech.likelihood(s, seat)
            if not likelihood:
                return None
            weight *= likelihood
            own_weight *= likelihood
            lookahead /= deal.guesses[seat]
        if s.deeds:
            pending = deal.pending[number]
            s.deeds = [deed for deed in s.deeds if pending >> deed.seat & 1]
        return Particle(s, deal, weight, own_weight, lookahead, own_deeds)


def _what_still_matters(s: Werewolf, deal: Deal, own_deeds: int) -> tuple[Any, ...]:
    """Particles that agree in this can never differ again."""
    return (
        deal.number,
        tuple(s.at),
        tuple(s.turned),
        tuple(s.artefacts),
        (s.copied, s.shields, s.face_up, s.traces),
        own_deeds,
        tuple(s.deeds),
    )


def _first(_n: int) -> int:
    return 0
