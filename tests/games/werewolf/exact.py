"""The belief of a seat against brute force. A command, too, for decks that take long:

python -m tests.games.werewolf.exact SEATS printed JOBS
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from math import inf
from multiprocessing import Pool
from random import Random
from sys import argv, stdout
from time import perf_counter

from tests.games.werewolf.brute import Brute

from cabale.bots import sit_down
from cabale.bots.floor import talk
from cabale.core import BadOption, Eyes, Match, game, new_match
from cabale.games.werewolf.mind.belief import Inference, posterior
from cabale.games.werewolf.mind.claims import Claim, claims_of
from cabale.games.werewolf.mind.night_policy import pass_rate
from cabale.games.werewolf.mind.numbers import (
    ADMITS,
    DETAIL_OF_A_LIE,
    SILENT_LIAR,
    SILENT_VILLAGER,
    UNTOLD,
)
from cabale.games.werewolf.mind.speech_model import experience
from cabale.games.werewolf.mind.testimony import PACK_NAMES, believed_role
from cabale.games.werewolf.mind.testimony import testimony as honest_words
from cabale.games.werewolf.rules.components import (
    MASK,
    ROLE,
    ROLE_IDS,
    ROLES,
    SHROUD,
    VILLAGE,
    WOLVES,
)
from cabale.games.werewolf.rules.decks import SCENARIOS
from cabale.games.werewolf.rules.state import Werewolf

WERE = game("werewolf")
WOLF_NAMES = {ROLE_IDS[role] for role in WOLVES}


def before_the_vote(
    seats: int, deck: list[str], seed: int, level: str = "novice", quiet: float = 0.0
) -> Match:
    """A match up to the vote; now and then somebody has said nothing."""
    match = new_match(WERE, seats, seed, {"deck": deck})
    bots = sit_down(match, [level] * seats, seed)
    while match.board.frame[0] != "vote":
        if match.pace == "talk" and not match.said:
            mute = Random(f"{seed}/quiet")
            talk(match, [None if mute.random() < quiet else one for one in bots], Random(seed))
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    return match


def any_deck(seats: int, seed: int) -> list[str]:
    rng = Random(f"{seats}/{seed}")
    while True:
        deck = rng.sample(ROLE_IDS, seats + 3)
        if "mason" in deck:
            deck[0 if deck.index("mason") else 1] = "mason"
        if WOLF_NAMES.isdisjoint(deck):
            continue
        try:
            WERE.read_options(seats, {"deck": deck})
        except BadOption:
            continue
        return deck


# --- brute force -------------------------------------------------------------------------------


def speaker(said: list[frozenset[Claim]], deck: tuple[int, ...], s: Werewolf, seat: int) -> float:
    """The model of speakers, before the vote, in its plainest form."""
    you, heard = experience(s, seat), said[seat]
    role = believed_role(you, seat)
    honest = ROLES[ROLE[role]].team == VILLAGE
    if s.artefacts[seat] == MASK:
        return float(not heard)
    if not heard:
        return SILENT_VILLAGER if honest else SILENT_LIAR
    if honest:
        truth = set(honest_words(you))
        if heard - truth - {("carries", you["artefact"])} - {less(one) for one in truth}:
            return 0.0
        told = [one for one in truth if one in heard or less(one) in heard]
        return float(UNTOLD ** (len(truth) - len(told)))
    covers = len({role for role in deck if ROLES[role].team == VILLAGE}) or 1
    admitted = role != "tanner" and any(("started", name) in heard for name in PACK_NAMES)
    return float(DETAIL_OF_A_LIE ** (len(heard) - 1) / covers * (ADMITS if admitted else 1.0))


def less(claim: Claim) -> Claim:
    """What somebody says who leaves something out."""
    match claim:
        case ("robbed" | "copied" | "gave" | "revealed") as verb, target, _:
            return (f"{verb}_card", target)
        case "saw_centre", _, role:
            return ("centre_holds", role)
    return claim


def difference(
    seats: int, deck: list[str], seed: int, jobs: int = 1, *, vague: bool = False
) -> float:
    """By how much the belief of a seat before the vote differs from brute force, at most.

    Where it is `vague`, everybody leaves out of what he says all that can be left out.
    """
    match, me, said = _case(seats, deck, seed, vague)
    state = match.state
    assert isinstance(state, Werewolf)
    if state.artefacts[me] == SHROUD:
        return 0.0  # who wears it does not know what brute force looks at
    belief = posterior(match.imagine(me, Random(0)).board, me, said, Random(1), Inference(None))
    part = partial(_part, seats, deck, seed, vague, jobs)
    expected: Counter[int] = Counter()
    if jobs == 1:
        expected = part(0)
    else:
        with Pool(jobs) as pool:
            for found in pool.imap_unordered(part, range(jobs)):
                expected.update(found)
    total = sum(expected.values())
    if not total:
        return inf
    off = [abs(belief.wolves[one] - expected[one]) for one in expected.keys() | belief.wolves]
    return max(abs(belief.total - total), *off) / total


def _case(
    seats: int, deck: list[str], seed: int, vague: bool
) -> tuple[Match, int, list[frozenset[Claim]]]:
    match = before_the_vote(seats, deck, seed, quiet=0.15 if seats < 5 else 0.0)
    me = seed % seats
    said = claims_of(match.view(me))
    return match, me, [frozenset(map(less, one)) for one in said] if vague else said


def _part(
    seats: int, deck: list[str], seed: int, vague: bool, jobs: int, number: int
) -> Counter[int]:
    """One of so many parts of the deals."""
    match, me, said = _case(seats, deck, seed, vague)
    state = match.state
    assert isinstance(state, Werewolf)
    brute = Brute(match.board, me, pass_rate)
    return brute.weights(lambda s, seat: speaker(said, state.deck, s, seat), number, jobs)


def printed_decks(seats: int) -> Iterator[list[str]]:
    for scenario in SCENARIOS:
        if seats in scenario.decks:
            yield [ROLE_IDS[role] for role in scenario.decks[seats]]


def main(seats: int, decks: str, jobs: int) -> None:
    """`decks` is ``printed`` or two seeds of random ones, ``500-520``."""
    if decks == "printed":
        cases = [(deck, 2) for deck in printed_decks(seats)]
    else:
        first, last = map(int, decks.split("-"))
        cases = [(any_deck(seats, seed), seed) for seed in range(first, last)]
    for deck, seed in cases:
        began = perf_counter()
        off = difference(seats, deck, seed, jobs)
        took = perf_counter() - began
        stdout.write(f"{off:.1e} in {took:.0f} s, seed {seed}: {' '.join(deck)}\n")
        stdout.flush()


if __name__ == "__main__":
    main(int(argv[1]), argv[2], int(argv[3]))
