"""Proving a puzzle again from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cabale.core.puzzle import Case
from cabale.puzzles.proof import Step, proved, remaining, tell
from cabale.puzzles.puzzle import Puzzle, case_of, words


class Verdict(NamedTuple):
    """Why a puzzle is wrong (`fault`, empty where it is right), and how many worlds were tried."""

    fault: str
    worlds: int


def check(puzzle: Puzzle) -> Verdict:
    """Whether the answer is forced, no other is, the truth agrees, and no fact is needless."""
    case = case_of(puzzle)
    if case is None:
        return Verdict("the question cannot be put here", 0)
    return Verdict(_fault_of_case(puzzle, case) or _fault_of_proof(puzzle, case), case.worlds)


def _fault_of_case(puzzle: Puzzle, case: Case) -> str:
    certain = proved(case, case.facts)
    if case.worlds != puzzle["worlds"]:
        return f"there are {case.worlds} worlds, not {puzzle['worlds']}"
    if certain != [words(puzzle["answer"])]:
        return f"what is known proves {certain}"
    if not case.truth & remaining(case, case.facts):
        return "what is known excludes what is true"
    return ""


def _fault_of_proof(puzzle: Puzzle, case: Case) -> str:
    answer, known = words(puzzle["answer"]), {fact.words: fact for fact in case.facts}
    told = [words(said) for said in puzzle["proof"]]
    if unknown := [said for said in told if said not in known]:
        return f"the seat does not know that {unknown[0]}"
    proof = [known[said] for said in told]
    if answer not in proved(case, proof):
        return "the facts of the proof leave other worlds"
    for fact in proof:
        if answer in proved(case, [other for other in proof if other is not fact]):
            return f"the proof needs no {fact.words}"
    return _fault_of_telling(puzzle, tell(case, proof))


def _fault_of_telling(puzzle: Puzzle, steps: Sequence[Step]) -> str:
    if [list(step.fact) for step in steps] != puzzle["proof"]:
        return "the proof is told in another order"
    if [step.left for step in steps] != puzzle["left"]:
        return f"the facts leave {[step.left for step in steps]} worlds"
    certain = [[words(one) for one in said] for said in puzzle["certain"]]
    if certain != [list(step.certain) for step in steps]:
        return "other things become certain on the way"
    return ""
