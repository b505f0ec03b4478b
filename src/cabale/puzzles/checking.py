"""Proving a puzzle again from nothing."""

from __future__ import annotations

from typing import NamedTuple

from cabale.puzzles.proof import proved, remaining
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
    answer = words(puzzle["answer"])
    by_words = {fact.words: fact for fact in case.facts}
    wanted = [words(said) for said in puzzle["proof"]]
    if missing := [said for said in wanted if said not in by_words]:
        return Verdict(f"the seat does not know that {missing[0]}", case.worlds)
    proof = [by_words[said] for said in wanted]
    fault = ""
    if case.worlds != puzzle["worlds"]:
        fault = f"there are {case.worlds} worlds, not {puzzle['worlds']}"
    elif proved(case, case.facts) != [answer]:
        fault = f"what is known proves {proved(case, case.facts)}"
    elif not case.truth & remaining(case, case.facts):
        fault = "what is known excludes what is true"
    elif answer not in proved(case, proof):
        fault = "the facts of the proof leave other worlds"
    elif needless := [
        fact.words for fact in proof if answer in proved(case, [f for f in proof if f is not fact])
    ]:
        fault = f"the proof needs no {needless[0]}"
    return Verdict(fault, case.worlds)
