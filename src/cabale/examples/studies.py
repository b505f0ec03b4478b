"""Werewolf on the decks of other people's work, told side by side: how often does who win?

``python -m cabale.examples.studies --bot adept --games 60`` plays four settings: the five-player
deck of a NeurIPS 2024 study dealt at random, its easier and its harder deal, and a seven-player
deck of the base box as WolfBot plays it. The same can be had from the command:
``cabale simulate werewolf --seats 5 --scenario FILE --talk 3 --order seats --bot adept``.
"""

from argparse import ArgumentParser
from collections.abc import Sequence
from importlib.resources import files

from cabale.arena import Counts, Setup, simulate
from cabale.bots import TalkRules

STUDY = "werewolf werewolf villager villager seer robber troublemaker insomniac"
WOLFBOT = "werewolf werewolf villager villager villager seer robber troublemaker drunk insomniac"


def settings(bot: str, talk: TalkRules) -> dict[str, Setup]:
    """By name; a deal that is fixed is a scenario, a deck is an option."""
    here = files("cabale.examples") / "positions"
    easy = (here / "study_easy.txt").read_text("utf-8")
    hard = (here / "study_hard.txt").read_text("utf-8")
    return {
        "study, any deal": Setup("werewolf", 5, {"deck": STUDY.split()}, (bot,), talk=talk),
        "study, easy deal": Setup("werewolf", 5, {}, (bot,), easy, talk),
        "study, hard deal": Setup("werewolf", 5, {}, (bot,), hard, talk),
        "WolfBot, seven seats": Setup("werewolf", 7, {"deck": WOLFBOT.split()}, (bot,), talk=talk),
    }


def play(bot: str, games: int, seed: int, talk: TalkRules) -> dict[str, Counts]:
    """All settings, on the same seeds."""
    seeds = range(seed, seed + games)
    return {name: simulate(setup, seeds) for name, setup in settings(bot, talk).items()}


def main(argv: Sequence[str] | None = None) -> dict[str, Counts]:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5001)
    parser.add_argument("--talk", type=int, default=TalkRules().rounds, help="rounds; 0: none")
    given = parser.parse_args(argv)
    played = play(given.bot, given.games, given.seed, TalkRules(given.talk))
    for name, counts in played.items():
        share = {side: won / counts.games for side, won in counts.sides.items()}
        told = ", ".join(f"{side} {share[side]:.0%}" for side in sorted(share, reverse=True))
        print(f"{name}: {told} of {counts.games}")
    return played


if __name__ == "__main__":
    main()
