"""The adept: its belief is exact where it says so, it never contradicts itself, and it is fair."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from cabale.bots import sit_down
from cabale.bots.play import play_out, talk
from cabale.core import Choice, Eyes, Match, game, new_match
from cabale.games.werewolf.adept import Adept
from cabale.games.werewolf.belief import (
    DETAILS,
    PASSING,
    SILENT_LIAR,
    SILENT_VILLAGER,
    facts_of,
    posterior,
    you_of,
)
from cabale.games.werewolf.components import ROLE, ROLE_IDS, ROLES, VILLAGE, WOLVES
from cabale.games.werewolf.state import Werewolf
from cabale.games.werewolf.testimony import Claim, believed_role
from cabale.games.werewolf.testimony import testimony as honest_words
from cabale.testing.conformance import Case, check_fair

DECKS = {
    3: (
        "werewolf robber villager villager seer drunk",
        "werewolf werewolf troublemaker robber insomniac villager",
        "werewolf minion seer villager tanner villager",
    ),
    4: ("werewolf werewolf robber troublemaker villager villager villager",),
}
WERE = game("werewolf")


def by_day(seats: int, deck: str, seed: int, level: str = "novice") -> Match:
    match = new_match(WERE, seats, seed, {"deck": deck.split()})
    bots = sit_down(match, [level] * seats, seed)
    while match.pace != "talk":
        seat = next(iter(match.decisions))
        match.play(seat, bots[seat].choose(Eyes(match, seat)))
    talk(match, bots, Random(seed))
    return match


# --- brute force: every deal, every night through the engine itself ------------------------------


def every_night(match: Match) -> list[tuple[Werewolf, float]]:
    """All ways the night can go, with their chances, by playing the match itself."""
    if match.pace == "talk":
        state = match.state
        assert isinstance(state, Werewolf)
        return [(state, 1.0)]
    found = []
    seat, decision = next(iter(match.decisions.items()))
    acting = [c for c in decision.choices if c.verb != "pass"]
    for choice in decision.choices:
        if len(decision.choices) == 1:
            chance = 1.0
        elif len(acting) == len(decision.choices):
            chance = 1 / len(acting)
        else:
            chance = PASSING if choice.verb == "pass" else (1 - PASSING) / len(acting)
        world = match.clone()
        world.play(seat, choice)
        found += [(state, chance * rest) for state, rest in every_night(world)]
    return found


def spoken(s: Werewolf, seat: int, said: frozenset[Claim], covers: int) -> float:
    you = you_of(s, seat)
    honest = ROLES[ROLE[believed_role(you, seat)]].team == VILLAGE
    if not said:
        return SILENT_VILLAGER if honest else SILENT_LIAR
    if honest:
        return float(said == set(honest_words(you)))
    return DETAILS ** (len(said) - 1) / covers


def brute_force(match: Match, me: int, facts: list[frozenset[Claim]]) -> Counter[int]:
    """By the set of seats that end as wolves."""
    truth = match.state
    assert isinstance(truth, Werewolf)
    seats = match.seats
    mine = [deed for deed in truth.deeds if deed.seat == me]
    covers = len({role for role in truth.deck if ROLES[role].team == VILLAGE})
    weights: Counter[int] = Counter()
    for deal in set(permutations(truth.deck)):
        if deal[me] != truth.start[me]:
            continue
        names = [ROLE_IDS[role] for role in deal]
        scenario = f"players: {' '.join(names[:seats])}\ncentre: {' '.join(names[seats:])}"
        start = new_match(WERE, seats, 1, {"deck": names}, scenario=scenario)
        for state, chance in every_night(start):
            if [deed for deed in state.deeds if deed.seat == me] != mine:
                continue
            for seat in range(seats):
                if seat != me:
                    chance *= spoken(state, seat, facts[seat], covers)
            wolves = sum((state.final_role(q) in WOLVES) << q for q in range(seats))
            weights[wolves] += chance  # type: ignore[assignment]
    return weights


@pytest.mark.parametrize(("seats", "deck"), [(n, d) for n, ds in DECKS.items() for d in ds])
def test_the_belief_is_that_of_brute_force(seats: int, deck: str) -> None:
    for seed in range(2 if seats == 3 else 1):
        match = by_day(seats, deck, seed)
        me = seed % seats
        facts = facts_of(match.view(me), seats)
        belief = posterior(match.imagine(me, Random(0)).table, me, facts, Random(1))
        expected = brute_force(match, me, facts)
        total = sum(expected.values())
        assert total
        for wolves in expected.keys() | belief.wolves.keys():
            ours = belief.wolves[wolves] / belief.total
            assert ours == pytest.approx(expected[wolves] / total, abs=1e-9)


# --- play ----------------------------------------------------------------------------------------


def test_the_belief_never_rules_out_what_is() -> None:
    for seed in range(8):
        match = by_day(5, "werewolf werewolf seer robber villager drunk minion tanner", seed)
        for me in range(5):
            facts = facts_of(match.view(me), 5)
            belief = posterior(match.imagine(me, Random(0)).table, me, facts, Random(1))
            for seat in range(5):
                assert 0 < belief.wolf(seat) < 1


@pytest.mark.parametrize("seats", [3, 5])
def test_the_same_choice_in_worlds_that_look_alike(seats: int) -> None:
    check_fair(Case(WERE, seats, {}), Adept, seed=2, share=0.3)


def test_nobody_contradicts_himself() -> None:
    """One start role, and nothing that another sentence of the same seat denies."""
    for seed in range(6):
        match = by_day(5, "werewolf mystic_wolf seer robber villager witch revealer villager", seed,
                       "adept")  # fmt: skip
        for seat in range(5):
            said = [claim for who, claim in match.said if who == seat]
            assert sum(claim.verb == "started" for claim in said) <= 1
            assert len({_about(claim) for claim in said}) == len(said)


def _about(claim: Choice) -> tuple[object, ...]:
    return claim.verb, claim.args[:1] if claim.verb in {"saw", "saw_centre", "robbed"} else ()


def test_a_table_of_adepts_plays_to_the_end() -> None:
    for seats in (3, 8):
        match = new_match(WERE, seats, 4)
        play_out(match, sit_down(match, ["adept"] * seats, 4), Random(4))
        assert match.outcome is not None
