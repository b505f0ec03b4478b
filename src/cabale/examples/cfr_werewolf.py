"""Outcome-sampling CFR (OpenSpiel's own) on the smallest Werewolf: three seats, one wolf.

python -m cabale.examples.cfr_werewolf --iterations 20000

NashConv is how much the players could gain in all by changing their minds one at a time; it is
computed exactly, on the tree of `--deals` deals, and should fall. With `--talk` each may say before
he answers which card of the deck he was dealt.
"""

import argparse

import pyspiel
from open_spiel.python.algorithms import exploitability, outcome_sampling_mccfr
from open_spiel.python.policy import UniformRandomPolicy

import cabale.envs.openspiel  # registers the games

DECK = "werewolf+robber+villager+villager+villager+villager"


def main(args: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=20_000)
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--reports", type=int, default=4)
    parser.add_argument("--talk", action="store_true")
    given = parser.parse_args(args)

    game = pyspiel.load_game(
        "cabale_werewolf",
        {"players": 3, "deals": given.deals, "deck": DECK, "small_talk": given.talk},
    )
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    curve = [exploitability.nash_conv(game, UniformRandomPolicy(game), use_cpp_br=False)]
    print(f"{cabale.envs.openspiel.__name__}: {game}")
    print(f"iteration 0: NashConv {curve[0]:.4f} (all at random)")
    for report in range(1, given.reports + 1):
        for _ in range(given.iterations // given.reports):
            solver.iteration()
        curve.append(exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False))
        print(
            f"iteration {given.iterations * report // given.reports}: NashConv {curve[-1]:.4f}",
            flush=True,
        )
    return curve


if __name__ == "__main__":
    main()
