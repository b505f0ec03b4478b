"""Proofs over sets of worlds, on worlds that can be counted on one hand."""

from __future__ import annotations

from itertools import combinations
from random import Random

from cabale.core.puzzle import Case, Fact, Words
from cabale.puzzles.proof import minimal, prove, proved, remaining


def toy(worlds: int, facts: dict[str, int], answers: dict[str, int], truth: int = 1) -> Case:
    return Case(
        worlds,
        truth,
        [Fact((name,), where) for name, where in facts.items()],
        {(name,): where for name, where in answers.items()},
        lambda: {("certain", name): where for name, where in answers.items()},
    )


def test_an_answer_that_holds_in_every_world_is_proved_by_what_it_takes() -> None:
    case = toy(4, {"a": 0b0111, "b": 0b0101, "c": 0b1111}, {"yes": 0b0101, "no": 0b1010})
    proof = prove(case)
    assert proof is not None
    assert proof.answer == ("yes",)
    assert [(step.fact, step.left) for step in proof.steps] == [(("b",), 2)]
    assert proof.steps[-1].certain == [("certain", "yes")]


def test_what_is_not_certain_or_not_unique_or_not_true_is_no_puzzle() -> None:
    assert prove(toy(2, {"a": 0b11}, {"yes": 0b01, "no": 0b10})) is None
    assert prove(toy(2, {"a": 0b01}, {"yes": 0b01, "also": 0b11})) is None
    assert prove(toy(2, {"a": 0b01}, {"yes": 0b01}, truth=0b10)) is None
    assert prove(toy(2, {"a": 0b01, "b": 0b10}, {"yes": 0b01})) is None


def test_no_fact_of_a_minimal_proof_can_be_left_out() -> None:
    rng, found = Random(5), 0
    for _ in range(300):
        worlds = 40
        everywhere = (1 << worlds) - 1
        facts = [
            Fact((number,), everywhere & ~(rng.getrandbits(worlds) & rng.getrandbits(worlds)) | 1)
            for number in range(8)
        ]
        right = rng.getrandbits(worlds) | 1
        case = Case(worlds, 1, facts, {("yes",): right}, dict[Words, int])
        if not proved(case, facts):
            continue
        found += 1
        kept = minimal(case, right)
        assert not remaining(case, kept) & ~right
        for fewer in combinations(kept, len(kept) - 1):
            assert remaining(case, fewer) & ~right
    assert found > 20
