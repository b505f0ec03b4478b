"""Every refusal names the rule that forbids just that."""

import re
from pathlib import Path
from random import Random

import pytest
from tests.games.abyss.refusals import Refusal
from tests.games.abyss.scene import scene

from cabale import game
from cabale.core import IllegalChoice, Reason
from cabale.games.abyss.rules.components import LOCATIONS
from cabale.testing import read_ledger, rule
from cabale.testing.conformance import Case, cases, positions

LEDGER = Path(__file__).parents[4] / "docs" / "rules" / "abyss.md"
MOST_TOKENS = "| " + "2 " * 9 + "3 " * 9 + "4"
FIVE = "jellyfish-2 crab-2 seahorse-2 shellfish-2 squid-2"


def all_but(*kept: str) -> str:
    return "| " + " ".join(tile for tile in LOCATIONS if tile not in kept)


MILLER = {"court": "miller keeper reaper shepherd", "hands": "squid-5 crab-5 seahorse-1 crab-1 |"}
PAYING = MILLER | {"pearls": "9 | 0"}
JAILER = {
    "court": "jailer miller keeper reaper",
    "hands": "crab-1 squid-2 shellfish-1 jellyfish-4|",
}
JAILER |= {"pearls": "9 | 0"}
PAID = ["recruit jailer", "spend crab-1", "spend squid-2", "spend shellfish-1", "settle"]
KEYS = {"council": "jellyfish-1", "open_locations": "jail abyss"}
LEARN = {"court": "apprentice miller keeper reaper", "hands": "jellyfish-4 crab-1 squid-2 |"}
LEARN |= {"pearls": "9 | 0", "council": "squid-1 jellyfish-1"}
ASKED = ["recruit apprentice", "spend jellyfish-4", "spend crab-1", "spend squid-2", "settle"]
SWAP = {
    "court": "illusionist miller keeper reaper",
    "hands": "jellyfish-5 jellyfish-4 jellyfish-1 |",
}
SWAP |= {"locations": "jail |", "open_locations": "abyss chasm"}
CONJURE = ["recruit illusionist", "spend jellyfish-5", "spend jellyfish-4", "spend jellyfish-1"]
CONJURE += ["settle"]
ELDER = {"court": "elder miller keeper reaper", "hands": f"{FIVE} |"}
SENT = ["recruit elder", *[f"spend {ally}" for ally in FIVE.split()], "settle", "federate crab-2"]
STRIKE = {"court": "assassin miller keeper reaper", "hands": "crab-5 crab-4 crab-1 |"}
STRUCK = ["recruit assassin", "spend crab-5", "spend crab-4", "spend crab-1", "settle"]
BRIBE = {"court": "corruptor miller keeper reaper", "hands": "squid-5 squid-4 squid-1 crab-1 |"}
BRIBED = ["recruit corruptor", "spend squid-5", "spend squid-4", "spend squid-1", "settle"]
BETRAY = {"court": "traitor miller keeper reaper", "hands": "squid-5 crab-4 seahorse-3 |"}
BETRAYED = ["recruit traitor", "spend squid-5", "spend crab-4", "spend seahorse-3", "settle"]
SCHEME = {"court": "schemer miller keeper reaper", "hands": "squid-5 crab-2 seahorse-3 |"}
SCHEMED = ["recruit schemer", "spend squid-5", "spend crab-2", "spend seahorse-3", "settle"]
HUNT = {"court": "hunter miller keeper reaper", "hands": "crab-5 squid-3 | | |"}
HUNTED = ["recruit hunter", "spend crab-5", "spend squid-3", "settle"]

# The position, what happened before, what is refused to whoever is asked, and why.
Sample = tuple[dict[str, str], list[str], str, str, str | None]
SAMPLES: list[Sample] = [
    ({}, [], "buy", "not-now", None),
    # Exploring.
    ({"deck": "monster"}, ["explore", "fight"], "reward 1 2 0", "other-reward", "ABY-066"),
    (
        {"deck": "monster", "threat": "2", "tokens": MOST_TOKENS},
        ["explore", "fight"],
        *("reward 0 0 2", "too-few-tokens", "ABY-068"),
    ),
    (
        {"deck": "monster", "threat": "2", "lords": "| tamer"},
        ["explore", "fight"],
        *("reward 0 2 0", "tamed", "ABY-117"),
    ),
    (
        {"deck": "crab-3", "lords": "| slaver", "hands": "| crab-1"},
        ["explore"],
        *("sell crab-1", "not-your-turn", "ABY-103"),
    ),
    # The turn.
    ({"pearls": "0 | 0", "court": "miller keeper"}, [], "plot", "no-pearl", "ABY-033"),
    ({}, [], "plot", "court-full", "ABY-033"),
    ({"court": "miller", "lords_gone": "rest"}, [], "plot", "no-more-lords", "ABY-033"),
    ({}, [], "support crab", "empty-stack", "ABY-071"),
    (
        {"lords": "alchemist |", "council": "squid-1"},
        [],
        *("support_two crab squid", "empty-stack", "ABY-071"),
    ),
    ({"council": "squid-1 crab-1"}, [], "support_two crab squid", "one-stack", "ABY-136"),
    (
        {"lords": "alchemist |", "council": "squid-1 crab-1"},
        [],
        *("support crab", "two-stacks", "ABY-136"),
    ),
    # Paying for a Lord.
    (MILLER, [], "recruit slaver", "not-at-court", "ABY-080"),
    (MILLER | {"hands": "squid-5 crab-5 |"}, [], "recruit miller", "mandatory-race", "ABY-082"),
    (MILLER | {"hands": "seahorse-5 |"}, [], "recruit miller", "wrong-races", "ABY-081"),
    (MILLER | {"hands": "seahorse-1 crab-1|"}, [], "recruit miller", "too-little", "ABY-085"),
    (PAYING, ["recruit miller"], "spend crab-2", "not-in-hand", "ABY-080"),
    (PAYING, ["recruit miller", "spend squid-5"], "settle", "wrong-races", "ABY-081"),
    (PAYING, ["recruit miller", "spend squid-5"], "spend crab-5", "mandatory-race", "ABY-082"),
    (
        PAYING,
        ["recruit miller", "spend squid-5", "spend seahorse-1"],
        *("spend crab-5", "wrong-races", "ABY-081"),
    ),
    (
        MILLER | {"hands": "seahorse-1 seahorse-2 crab-1 squid-5 |", "pearls": "1 | 0"},
        ["recruit miller"],
        *("spend crab-1", "too-little", "ABY-085"),
    ),
    (JAILER, PAID, "federate squid-2", "not-the-weakest", "ABY-087"),
    (JAILER, PAID, "federate jellyfish-4", "not-spent", "ABY-087"),
    # Powers that may be used once in a turn.
    ({}, [], "sell crab-1", "no-such-power", "ABY-101"),
    (
        {"lords": "slaver |", "hands": "crab-1 crab-2 |"},
        ["sell crab-1"],
        *("sell crab-2", "power-used", "ABY-102"),
    ),
    ({"lords": "slaver |"}, [], "sell crab-1", "not-in-hand", "ABY-124"),
    ({"lords": "oracle |"}, [], "sweep crab", "empty-stack", "ABY-135"),
    (MILLER | {"lords": "opportunist |"}, [], "replace slaver", "not-at-court", "ABY-140"),
    (
        MILLER | {"lords": "opportunist |", "lords_gone": "rest"},
        [],
        *("replace miller", "no-more-lords", "ABY-140"),
    ),
    (
        PAYING | {"lords": "opportunist |"},
        ["recruit miller"],
        *("replace miller", "spoils-payment", "ABY-107"),
    ),
    (
        JAILER | {"lords": "opportunist |"},
        PAID,
        *("replace jailer", "spoils-payment", "ABY-107"),
    ),
    (
        PAYING | {"lords": "slaver |"},
        ["recruit miller"],
        *("sell seahorse-1", "spoils-payment", "ABY-107"),
    ),
    # Lords that come into play.
    (
        JAILER | {"hands": "crab-1 squid-2 shellfish-1 | crab-3"},
        [*PAID, "federate crab-1"],
        *("discard crab-4", "not-in-hand", "ABY-119"),
    ),
    (
        STRIKE | {"lords": "| slaver oracle shaman!"},
        STRUCK,
        *("disable shaman", "no-target", "ABY-113"),
    ),
    (
        HUNT | {"tokens": "| 2 | 2 |", "lords": "| | |", "pearls": "1|1|1|1"},
        HUNTED,
        *("hunt 3", "no-target", "ABY-118"),
    ),
    (
        BRIBE | {"pearls": "3 | 0", "lords": "slaver |"},
        BRIBED,
        *("claim miller", "too-few-pearls", "ABY-142"),
    ),
    (BRIBE | {"pearls": "5 | 0"}, BRIBED, "claim slaver", "not-at-court", "ABY-141"),
    (BETRAY | {"lords": "slaver |"}, BETRAYED, "dismiss traitor", "not-a-free-lord", "ABY-143"),
    (SCHEME | {"lords": "slaver |"}, SCHEMED, "dismiss schemer", "not-a-free-lord", "ABY-146"),
    (
        BETRAY | {"lords": "slaver |"},
        [*BETRAYED, "dismiss slaver"],
        *("claim oracle", "not-at-court", "ABY-143"),
    ),
    (LEARN, ASKED, "support crab", "empty-stack", "ABY-134"),
    (
        LEARN | {"lords": "alchemist |"},
        ASKED,
        *("support_two jellyfish squid", "not-doubled", "ABY-134"),
    ),
    (SWAP, CONJURE, "give abyss", "not-your-location", "ABY-137"),
    (SWAP, [*CONJURE, "give jail"], "control depths", "not-face-up", "ABY-137"),
    # Locations.
    (KEYS | {"keys": "3 | 0"}, ["support jellyfish"], "control chasm", "not-face-up", "ABY-161"),
    (
        KEYS | {"keys": "3 | 0", "locations": all_but("jail", "abyss", "depths")},
        ["support jellyfish"],
        *("draw 2", "too-few-locations", "ABY-163"),
    ),
    (
        KEYS | {"keys": "3 | 0", "lords": "slaver |", "hands": "crab-1 |"},
        ["support jellyfish"],
        *("sell crab-1", "control-first", "ABY-103"),
    ),
    (
        KEYS | {"keys": "3 | 0", "location_deck": "depths chasm"},
        ["support jellyfish", "draw 2"],
        *("control jail", "not-drawn", "ABY-162"),
    ),
    (
        ELDER | {"locations": all_but("jail", "abyss"), "open_locations": "jail abyss"},
        SENT,
        *("control chasm", "not-face-up", "ABY-155"),
    ),
    (
        ELDER | {"locations": all_but("jail", "abyss"), "open_locations": "jail abyss"},
        SENT,
        *("draw 1", "too-few-locations", "ABY-155"),
    ),
    (
        KEYS | {"keys": "3 | 0", "lords": "slaver keeper |"},
        ["support jellyfish", "control jail"],
        *("use_lord oracle", "no-such-key", "ABY-165"),
    ),
    (
        KEYS | {"keys": "1 | 0", "lords": "elder hermit |"},
        ["support jellyfish", "control jail"],
        *("use_token", "not-three", "ABY-165"),
    ),
    (
        KEYS | {"keys": "3 | 0", "lords": "slaver |", "locations": "depths(oracle) |"},
        ["support jellyfish", "control jail"],
        *("use_lord oracle", "key-spent", "ABY-167"),
    ),
    (
        KEYS | {"keys": "3 | 0", "lords": "slaver oracle! |"},
        ["support jellyfish", "control jail"],
        *("use_lord oracle", "key-struck", "ABY-114"),
    ),
    (
        KEYS | {"keys": "3 | 0", "open_locations": "black_smokers abyss"},
        ["support jellyfish", "control black_smokers"],
        *("search abyss", "not-in-the-deck", "ABY-169"),
    ),
]


@rule("ABY-107")
@pytest.mark.parametrize(("lines", "moves", "refused", "key", "rule_id"), SAMPLES)
def test_samples(
    lines: dict[str, str], moves: list[str], refused: str, key: str, rule_id: str | None
) -> None:
    at = scene(max([2, *[value.count("|") + 1 for value in lines.values()]]), **lines).do(*moves)
    assert at.why(refused) == Reason(key, rule_id)
    with pytest.raises(IllegalChoice, match=key):
        at.do(refused)
    assert Refusal(at.match, at.asked[0], at.choice(refused)).holds(Reason(key, rule_id))


def test_every_reason_has_a_sample() -> None:
    told = set(re.findall(r"^abyss-why-([\w-]+) =", game("abyss").words("en"), re.MULTILINE))
    assert told == {sample[3] for sample in SAMPLES} - {"not-now"}


@pytest.mark.parametrize("case", cases("abyss"), ids=str)
def test_whatever_is_refused_is_refused_for_a_reason_that_holds(case: Case) -> None:
    rules = set(read_ledger(LEDGER).rules)
    sampled = {Reason(key, rule_id) for *_, key, rule_id in SAMPLES}
    rng = Random(str(case))
    for match in positions(case, f"refused {case.seats}"):
        for seat, decision in match.decisions.items():
            verbs = {choice.verb for choice in decision.choices}
            catalogue = list(match.board.catalogue)
            near = [choice for choice in catalogue if choice.verb in verbs]
            for choice in rng.sample(catalogue, 8) + rng.sample(near, min(8, len(near))):
                if choice in decision.choices:
                    continue
                reason = match.why_not(seat, choice)
                assert reason in sampled, (seat, choice, reason)
                assert reason.rule is None or reason.rule in rules
                assert Refusal(match, seat, choice).holds(reason), (seat, choice, reason)
