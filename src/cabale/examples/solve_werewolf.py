"""The smallest Werewolf, written out as a tree and solved by OpenSpiel's CFR+, with its NashConv.

python -m cabale.examples.solve_werewolf --iterations 200 --levels novice,adept

The tree has every deal with its probability: chance nodes are walked to their ends, and draws that
lead to the same position are one branch. With `--deals` there are so many drawn ones instead. It is
Gambit's extensive form (`efg_game` of OpenSpiel), so that solver and NashConv run in C++. NashConv
is how much the players could gain in all by changing their minds one at a time. With `--talk` each
may say before he answers which card of the deck he was dealt (``talk="small"``). CFR+ begins with
the uniform policy, to which all claims are the same, and keeps them so; with `--sampling` the tree
is solved by CFR with external sampling, in which chance tells them apart.

`--levels` writes down the policies of these bots: each bot is asked many times in every information
set, each time anew and with another temper. Told are the exact NashConv of each level, and by how
much the best response of each seat wins more than the level does there. Bots talk with more claims
than the few of `--talk`, so they are asked at the silent table only.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from typing import Any

import pyspiel

import cabale.envs.openspiel  # noqa: F401  # registers the games
from cabale.bots.play import take_seat
from cabale.core import Bot, Eyes
from cabale.examples.cfr_werewolf import DECK


class Tree:
    """A whole game in Gambit's text, and one state of each information set."""

    def __init__(self, game: Any) -> None:
        self.sets: list[dict[str, tuple[int, Any]]] = [{} for _ in range(game.num_players())]
        """By player: the number of each of his information sets, and a state in it."""
        self._ends, self._draws = count(1), count(1)
        self.lines = list(self._nodes(game.new_initial_state()))
        players = " ".join(f'"{seat}"' for seat in range(len(self.sets)))
        self.text = "\n".join([f'EFG 2 R "werewolf" {{ {players} }}', *self.lines]) + "\n"

    def _nodes(self, state: Any) -> Iterator[str]:
        """One line for each node, the first child before the second."""
        if state.is_terminal():
            returns = " ".join(f"{one:g}" for one in state.returns())
            yield f't "" {next(self._ends)} "" {{ {returns} }}'
            return
        if state.is_chance_node():
            drawn = positions(state)
            parts = " ".join(f'"{number}" {chance}' for number, (_, chance) in enumerate(drawn))
            yield f'c "" {next(self._draws)} "" {{ {parts} }} 0'
            children = [position for position, _ in drawn]
        else:
            player, actions = state.current_player(), state.legal_actions()
            sets = self.sets[player]
            number, _ = sets.setdefault(
                state.information_state_string(player), (len(sets) + 1, state)
            )
            parts = " ".join(f'"{action}"' for action in actions)
            yield f'p "" {player + 1} {number} "" {{ {parts} }} 0'
            children = [state.child(action) for action in actions]
        for child in children:
            yield from self._nodes(child)


def positions(state: Any) -> list[tuple[Any, Fraction]]:
    """The positions to which chance leads from here, each once, with their probabilities."""
    found: dict[tuple[str, ...], tuple[Any, Fraction]] = {}

    def go_on(drawn: Any, chance: Fraction) -> None:
        if drawn.is_chance_node():
            outcomes = drawn.legal_actions()  # all are equally likely
            for outcome in outcomes:
                go_on(drawn.child(outcome), chance / len(outcomes))
            return
        seats = range(drawn.num_players())
        known = [] if drawn.is_terminal() else map(drawn.information_state_string, seats)
        key = (str(drawn), *known)
        found[key] = (drawn, found.get(key, (drawn, Fraction(0)))[1] + chance)

    go_on(state, Fraction(1))
    return list(found.values())


def policy_of(level: str | type[Bot], tree: Tree, game: Any, times: int) -> Any:
    """What bots of a level do in every information set: how often of so many times."""
    table: dict[str, list[tuple[int, float]]] = {}
    actions = dict(actions_of(game.new_initial_state()))
    for seat, sets in enumerate(tree.sets):
        for number, state in sets.values():
            name = f"{seat}-{seat}-{number}-"  # as Gambit's game calls this information set
            asked = times if len(actions[name]) > 1 else 1
            match = state.play.turns.match
            chosen = Counter(
                take_seat(match, seat, level, f"{name}{n}").choose(Eyes(match, seat)).index
                for n in range(asked)
            )
            table[name] = [(one, chosen[int(own)] / asked) for own, one in actions[name].items()]
    return pyspiel.TabularPolicy(table)


def actions_of(state: Any) -> Iterator[tuple[str, dict[str, int]]]:
    """For each information set of Gambit's game: its actions by the names that they were given."""
    if not state.is_terminal() and not state.is_chance_node():
        player, legal = state.current_player(), state.legal_actions()
        names = {state.action_to_string(player, action): action for action in legal}
        yield state.information_state_string(), names
    for action in state.legal_actions():
        yield from actions_of(state.child(action))


def gains(game: Any, policy: Any) -> list[float]:
    """How much each seat could gain by its best response, in matches won (a win is worth 1)."""
    root = game.new_initial_state()
    own = pyspiel.expected_returns(root, policy, -1, False)
    start = root.history_str()
    best = [
        pyspiel.TabularBestResponse(game, seat, policy).value(start)
        for seat in range(game.num_players())
    ]
    return [(most - got) / 2 for most, got in zip(best, own, strict=True)]


def shares(found: list[float]) -> str:
    return ", ".join(f"{one:.2%}" for one in found)


def main(args: list[str] | None = None) -> dict[str, list[float]]:
    """NashConv by what plays: of CFR at each report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=200)
    parser.add_argument("--deals", type=int, default=0, help="drawn ones; 0: all that there are")
    parser.add_argument("--reports", type=int, default=8)
    parser.add_argument("--talk", action="store_true")
    parser.add_argument("--sampling", action="store_true")
    parser.add_argument("--levels", default="", help="with commas: novice,adept")
    parser.add_argument("--times", type=int, default=1000, help="a bot is asked in each set")
    given = parser.parse_args(args)
    levels = [level for level in given.levels.split(",") if level]
    if levels and given.talk:
        parser.error("--levels are asked at the silent table")
    settings = {"players": 3, "deals": given.deals, "deck": DECK, "small_talk": given.talk}
    tree = Tree(pyspiel.load_game("cabale_werewolf", settings))
    print(f"{len(tree.lines)} nodes, information sets: {[len(sets) for sets in tree.sets]}")
    game = pyspiel.load_efg_game(tree.text)
    found: dict[str, list[float]] = {}

    def tell(name: str, what: str, policy: Any) -> None:
        found.setdefault(name, []).append(pyspiel.nash_conv(game, policy, True))
        got = pyspiel.expected_returns(game.new_initial_state(), policy, -1, False)
        told = f"seats win {shares([(1 + one) / 2 for one in got])}"
        if levels:
            told += f", by a best response {shares(gains(game, policy))} more"
        print(f"{what}: NashConv {found[name][-1]:.4f}; {told}", flush=True)

    tell("random", "iteration 0, all at random", pyspiel.UniformRandomPolicy(game))
    for level in levels:
        tell(level, level, policy_of(level, tree, game, given.times))
    solver: Any
    if given.sampling:
        solver = pyspiel.ExternalSamplingMCCFRSolver(game, seed=1)
        go_on = solver.run_iteration
    else:
        solver = pyspiel.CFRPlusSolver(game)
        go_on = solver.evaluate_and_update_policy
    each = max(1, given.iterations // given.reports)
    for report in range(1, given.reports + 1):
        for _ in range(each):
            go_on()
        tell("CFR", f"iteration {each * report}", solver.average_policy())
    return found


if __name__ == "__main__":
    main()
