"""Werewolf on the decks of other people's work, told side by side: how often does who win?

``python -m cabale.examples.studies --bot adept --games 60`` plays four settings: the five-player
deck of a NeurIPS 2024 study dealt at random, its easier and its harder deal, and a seven-player
deck of the base box as WolfBot plays it. The same can be had from the command:
``cabale simulate werewolf --seats 5 --scenario FILE --talk 3 --order seats --bot adept``.

With ``--random 7`` it plays ten random decks for seven seats instead, and with ``--base 8`` the
deck of the base box for eight.
"""

from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random

from cabale.arena import Counts, Setup, simulate
from cabale.bots import TalkRules
from cabale.core import CabaleError, game
from cabale.games.werewolf.rules.components import BOXES, ROLE_IDS
from cabale.games.werewolf.rules.decks import pool

STUDY = "werewolf werewolf villager villager seer robber troublemaker insomniac"
WOLFBOT = "werewolf werewolf villager villager villager seer robber troublemaker drunk insomniac"
BASE = {
    5: STUDY,
    7: WOLFBOT,
    8: f"{WOLFBOT} hunter",
    9: f"{WOLFBOT} mason mason",
    10: f"{WOLFBOT} mason mason minion",
}
"""Decks of the base box by the number of seats."""


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


def random_decks(seats: int, count: int = 10) -> list[list[str]]:
    """Decks of both boxes that are lawful and give a host no warning; the same ones every time."""
    rules, rng = game("werewolf"), Random(f"decks/{seats}")
    cards = [ROLE_IDS[role] for role in pool(BOXES)]
    found: list[list[str]] = []
    while len(found) < count:
        deck = sorted(rng.sample(cards, seats + 3))
        try:
            options = rules.read_options(seats, {"deck": deck})
        except CabaleError:
            continue
        if not rules.warnings(seats, options):
            found.append(deck)
    return found


def decks(bot: str, seats: int, talk: TalkRules, random: bool) -> dict[str, Setup]:
    """Ten random decks, or that of the base box, for so many seats."""
    if random:
        dealt = {f"random {n}": deck for n, deck in enumerate(random_decks(seats), 1)}
    else:
        dealt = {f"base, {seats} seats": BASE[seats].split()}
    return {
        name: Setup("werewolf", seats, {"deck": deck}, (bot,), talk=talk)
        for name, deck in dealt.items()
    }


def play(found: Mapping[str, Setup], games: int, seed: int) -> dict[str, Counts]:
    """All settings, on the same seeds."""
    seeds = range(seed, seed + games)
    return {name: simulate(setup, seeds) for name, setup in found.items()}


def main(argv: Sequence[str] | None = None) -> dict[str, Counts]:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="adept")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=5001)
    parser.add_argument("--talk", type=int, default=TalkRules().rounds, help="rounds; 0: none")
    parser.add_argument("--random", type=int, metavar="SEATS", help="ten random decks instead")
    parser.add_argument("--base", type=int, choices=BASE, help="the base box's deck instead")
    given = parser.parse_args(argv)
    talk = TalkRules(given.talk)
    if given.random or given.base:
        found = decks(given.bot, given.random or given.base, talk, random=bool(given.random))
    else:
        found = settings(given.bot, talk)
    played = play(found, given.games, given.seed)
    for name, counts in played.items():
        share = {side: won / counts.games for side, won in counts.sides.items()}
        told = ", ".join(f"{side} {share[side]:.0%}" for side in sorted(share, reverse=True))
        print(f"{name}: {told} of {counts.games}")
    return played


if __name__ == "__main__":
    main()
