"""Why something is refused: by a rule of the ledger."""

from __future__ import annotations

from random import Random

from cabale.testing.conformance import Case, every, positions


def check_reasons(case: Case, seed: object, share: float) -> None:
    """Whatever is refused, of the kind that is being asked for, is refused by a rule.

    For games with a ledger. (Passing apart: that somebody has to act may need no rule.)
    """
    rng = Random(f"why-{seed}")
    for match in every(positions(case, seed, listening=False), rng, share):
        for seat, decision in match.decisions.items():
            verbs = {choice.verb for choice in decision.choices} - {"pass"}
            asked = [choice for choice in match.board.catalogue if choice.verb in verbs]
            for choice in rng.sample(asked, min(len(asked), 12)):
                reason = match.why_not(seat, choice)
                if choice not in decision.choices:
                    assert reason is not None
                    assert reason.rule is not None, f"{decision.kind}: {choice} is {reason.key}"
