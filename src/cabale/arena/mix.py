"""The mix of bots that no other bot beats on average: what a win matrix comes down to.

Where strength does not go in a line (each beats the next, in a ring), a rating hides it; the mix
shows it. See empirical game theory: the matrix is played as a game of its own, to its equilibrium.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

ROUNDS = 20_000


def meta_nash(
    bots: Sequence[str], matrix: Mapping[str, Mapping[str, float | None]]
) -> dict[str, float]:
    """How often an equilibrium of the matrix takes each bot. By regret matching, which needs no
    solver; pairs that never met count as even."""
    edge = [[_edge(matrix, row, column) for column in bots] for row in bots]
    regret = [0.0] * len(bots)
    total = [0.0] * len(bots)
    for _ in range(ROUNDS):
        wanted = [max(0.0, r) for r in regret]
        whole = sum(wanted)
        mix = [w / whole if whole else 1 / len(bots) for w in wanted]
        gains = [sum(e * m for e, m in zip(row, mix, strict=True)) for row in edge]
        mean = sum(g * m for g, m in zip(gains, mix, strict=True))
        for number, gain in enumerate(gains):
            regret[number] = max(0.0, regret[number] + gain - mean)
            total[number] += mix[number]
    return {bot: share / ROUNDS for bot, share in zip(bots, total, strict=True)}


def _edge(matrix: Mapping[str, Mapping[str, float | None]], row: str, column: str) -> float:
    """By how much one is better: half of what each gets more from the other."""
    ours, theirs = matrix[row][column], matrix[column][row]
    if row == column or ours is None or theirs is None:
        return 0.0
    return (ours - theirs) / 2
