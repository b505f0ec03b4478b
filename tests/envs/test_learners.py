"""Learners of other libraries, where they are installed: the examples run, and nothing illegal."""

from importlib import import_module

import pytest

EXAMPLES = {"maskable_ppo": "sb3_contrib", "tianshou_dqn": "tianshou", "cleanrl_ppo": "torch"}


@pytest.mark.soak
@pytest.mark.filterwarnings("default")  # theirs are not ours to mend
@pytest.mark.parametrize("name", EXAMPLES)
def test_somebody_elses_learner_learns_and_is_judged(name: str) -> None:
    pytest.importorskip(EXAMPLES[name])
    example = import_module(f"cabale.examples.{name}")
    assert 0 <= example.main(["--steps", "400", "--deals", "2"]) <= 1
