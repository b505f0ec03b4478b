"""The smallest Werewolf, written out as a tree and solved by OpenSpiel's CFR+, with its NashConv.

python -m cabale.examples.solve_werewolf --talk --deals 6 --iterations 300

The tree is Gambit's extensive form (`efg_game` of OpenSpiel), so that solver and NashConv run in
C++. NashConv is how much the players could gain in all by changing their minds one at a time. With
`--talk` each may say before he answers which card of the deck he was dealt (``talk="small"``).
"""

import argparse
from collections.abc import Iterator
from typing import Any

import pyspiel

import cabale.envs.openspiel  # noqa: F401  # registers the games
from cabale.examples.cfr_werewolf import DECK


def tree(game: Any) -> str:
    """The whole game in Gambit's text."""
    players = " ".join(f'"{seat}"' for seat in range(game.num_players()))
    sets: list[dict[str, int]] = [{} for _ in range(game.num_players())]
    lines = _lines(game.new_initial_state(), sets, iter(range(1, 1 << 40)))
    return "\n".join([f'EFG 2 R "werewolf" {{ {players} }}', *lines]) + "\n"


def _lines(state: Any, sets: list[dict[str, int]], ends: Iterator[int]) -> Iterator[str]:
    """One line for each node, the first child before the second. Information sets are numbered in
    the order in which they are met, for each player by himself."""
    if state.is_terminal():
        returns = " ".join(f"{one:g}" for one in state.returns())
        yield f't "" {next(ends)} "" {{ {returns} }}'
        return
    if state.is_chance_node():
        chances = state.chance_outcomes()
        parts = " ".join(f'"{action}" 1/{len(chances)}' for action, _ in chances)
        yield f'c "" 1 "" {{ {parts} }} 0'
    else:
        player = state.current_player()
        mine = sets[player]
        number = mine.setdefault(state.information_state_string(player), len(mine) + 1)
        parts = " ".join(f'"{action}"' for action in state.legal_actions())
        yield f'p "" {player + 1} {number} "" {{ {parts} }} 0'
    for action in state.legal_actions():
        yield from _lines(state.child(action), sets, ends)


def main(args: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--deals", type=int, default=4)
    parser.add_argument("--reports", type=int, default=8)
    parser.add_argument("--talk", action="store_true")
    given = parser.parse_args(args)
    settings = {"players": 3, "deals": given.deals, "deck": DECK, "small_talk": given.talk}
    text = tree(pyspiel.load_game("cabale_werewolf", settings))
    print(f"{len(text.splitlines()) - 1} nodes")
    game = pyspiel.load_efg_game(text)
    solver = pyspiel.CFRPlusSolver(game)
    curve = [pyspiel.nash_conv(game, pyspiel.UniformRandomPolicy(game))]
    print(f"iteration 0: NashConv {curve[0]:.4f} (all at random)")
    each = max(1, given.iterations // given.reports)
    for report in range(1, given.reports + 1):
        for _ in range(each):
            solver.evaluate_and_update_policy()
        curve.append(pyspiel.nash_conv(game, solver.average_policy()))
        print(f"iteration {each * report}: NashConv {curve[-1]:.4f}", flush=True)
    return curve


if __name__ == "__main__":
    main()
