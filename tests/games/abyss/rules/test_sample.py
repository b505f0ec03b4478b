"""Over a sample of matches everything in the box comes into play."""

from collections import Counter
from random import Random

import pytest

from cabale.core import game, new_match
from cabale.games.abyss.rules.components import LOCATIONS, LORD_IDS, REWARDS
from cabale.games.abyss.rules.verbs import VERBS


@pytest.fixture(scope="module")
def sample() -> Counter[str]:
    """What happened in random matches of all sizes: verbs chosen, Lords and tiles that came."""
    seen: Counter[str] = Counter()
    for seed in range(150):
        match = new_match("abyss", 2 + seed % 3, seed=seed)
        rng = Random(seed)
        while match.decisions:
            seat, decision = rng.choice(list(match.decisions.items()))
            choice = rng.choice(decision.choices)
            seen[choice.verb] += 1
            seen[str(choice)] += 1
            match.play(seat, choice)
        for event in match.events(None):
            seen[f"event {event['kind']}"] += 1
            if event["kind"] == "joined":
                seen[f"joined {event['lord']}"] += 1
            elif event["kind"] in ("controlled", "swapped", "searched"):
                seen[f"location {event.get('new', event['location'])}"] += 1
    return seen


def test_every_lord_comes_into_play(sample: Counter[str]) -> None:
    assert [lord for lord in LORD_IDS if not sample[f"joined {lord}"]] == []


def test_every_location_is_controlled(sample: Counter[str]) -> None:
    assert [tile for tile in LOCATIONS if not sample[f"location {tile}"]] == []


def test_every_verb_is_chosen(sample: Counter[str]) -> None:
    assert [verb.name for verb in VERBS if not sample[verb.name]] == []


def test_every_reward_is_taken(sample: Counter[str]) -> None:
    chosen = [r for r in REWARDS if sample[f"reward {r.keys} {r.pearls} {r.tokens}"]]
    assert len(chosen) == 10  # the two without an alternative are not asked


def test_everything_that_can_happen_happens(sample: Counter[str]) -> None:
    rare = {"stalled"}  # what people never meet has a test of its own (ABY-209)
    never = ("ask-", "puzzle-")  # questions, and what only puzzles say
    kinds = [k for k in game("abyss").events if not k.startswith(never) and k not in rare]
    assert [kind for kind in kinds if not sample[f"event {kind}"]] == []
