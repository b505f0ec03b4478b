"""Proofs over sets of worlds.

An answer is proved if it is right in every world that the facts leave, and no other answer is. The
minimal proof is found by deletion: facts are dropped one by one as long as what is left still
forces the answer, as minimal unsatisfiable subsets are found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial, reduce
from operator import and_
from typing import NamedTuple

from cabale.core.puzzle import Case, Fact, Words


class Step(NamedTuple):
    """A fact, how many worlds it leaves, and what is certain from now on."""

    fact: Words
    left: int
    certain: Sequence[Words]


class Proof(NamedTuple):
    answer: Words
    steps: Sequence[Step]


def remaining(case: Case, facts: Iterable[Fact]) -> int:
    """The worlds in which all these facts hold."""
    return reduce(and_, (fact.worlds for fact in facts), (1 << case.worlds) - 1)


def proved(case: Case, facts: Iterable[Fact]) -> list[Words]:
    """The answers that are right in every world that the facts leave; none where none is left."""
    left = remaining(case, facts)
    return [words for words, right in case.answers.items() if left and not left & ~right]


def prove(case: Case) -> Proof | None:
    """The one answer that all facts force, by a minimal set of them; None if there is not one."""
    answers = proved(case, case.facts)
    if len(answers) != 1 or not case.truth & remaining(case, case.facts):
        return None
    (answer,) = answers
    return Proof(answer, tell(case, minimal(case, case.answers[answer])))


def minimal(case: Case, right: int) -> list[Fact]:
    """A set of facts that forces the answer, of which none can be left out.

    Those that say least are tried first, so that those that say most stay.
    """
    kept = list(case.facts)
    for fact in sorted(case.facts, key=lambda fact: -fact.worlds.bit_count()):
        fewer = [other for other in kept if other is not fact]
        if not remaining(case, fewer) & ~right:
            kept = fewer
    return kept


def tell(case: Case, facts: Sequence[Fact]) -> list[Step]:
    """The facts in the order in which they can be followed.

    The next is one by which something becomes certain, if there is any; of several the one that
    leaves fewest worlds.
    """
    left, open_facts = (1 << case.worlds) - 1, list(facts)
    conclusions = case.conclusions()
    unsure = {words: where for words, where in conclusions.items() if left & ~where}
    steps: list[Step] = []
    while open_facts:
        fact = min(open_facts, key=partial(_rank, left, list(unsure.values())))
        open_facts.remove(fact)
        left &= fact.worlds
        certain = [words for words, where in unsure.items() if not left & ~where]
        unsure = {words: where for words, where in unsure.items() if words not in certain}
        steps.append(Step(fact.words, left.bit_count(), certain))
    return [
        step._replace(certain=_not_implied(step.certain, steps[: number + 1], conclusions))
        for number, step in enumerate(steps)
    ]


def _rank(left: int, unsure: Sequence[int], fact: Fact) -> tuple[bool, int]:
    after = left & fact.worlds
    return all(after & ~where for where in unsure), after.bit_count()


def _not_implied(
    certain: Sequence[Words], steps: Sequence[Step], where: Mapping[Words, int]
) -> list[Words]:
    """What does not follow, by the rules alone, from something else that is certain by now."""
    known = [words for step in steps for words in step.certain]
    return [
        words
        for words in certain
        if not any(
            not where[other] & ~where[words]
            and (where[other] != where[words] or known.index(other) < known.index(words))
            for other in known
            if other != words
        )
    ]
