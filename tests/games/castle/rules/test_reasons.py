"""A refusal names the rule that forbids just that."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.castle.helpers import duel, play, table, trade
from tests.games.castle.refusals import ASKS, Refusal

from cabale import Match, game
from cabale.core import IllegalChoice, Reason
from cabale.testing import rule
from cabale.testing.conformance import Case, cases, positions
from cabale.testing.ledger import read_ledger

LEDGER = Path(__file__).parents[4] / "docs" / "rules" / "castle.md"


def why(match: Match, seat: int, verb: str, *args: str | int) -> tuple[str, str | None]:
    reason = match.why_not(seat, match.choice(verb, *args))
    assert reason is not None
    return reason.key, reason.rule


@rule("CAS-155", "CAS-168", "CAS-100")
def test_a_thug_in_one_duel() -> None:
    match = table("key | goblet | whip | dagger", "thug doctor priest bodyguard", live=True)
    duel(match, 1, "ad")
    play(match, 0, "pass")
    assert why(match, 0, "use", "swordsman") == ("not-your-profession", "CAS-100")
    play(match, 0, "use", "thug")
    for seat in (1, 2, 3):
        play(match, seat, "pass")
    assert why(match, 0, "use", "thug") == ("used-already", "CAS-155")


@rule("CAS-150", "CAS-151", "CAS-152", "CAS-153", "CAS-154", "CAS-104")
def test_an_item_in_the_wrong_part() -> None:
    hands = "gloves knives whip | dagger | poison_ring | key"
    match = table(hands, "thug doctor priest bodyguard", live=True)
    duel(match, 1, "aa")
    play(match, 0, "pass")
    assert why(match, 0, "show", "gloves") == ("wrong-part-item", "CAS-151")
    assert why(match, 0, "show", "knives") == ("wrong-part-item", "CAS-152")
    assert why(match, 0, "show", "whip") == ("wrong-part-item", "CAS-153")
    assert why(match, 1, "show", "dagger") == ("wrong-part-item", "CAS-150")
    assert why(match, 2, "show", "poison_ring") == ("wrong-part-item", "CAS-154")
    assert why(match, 3, "show", "whip") == ("not-yours", "CAS-104")


@rule("CAS-171", "CAS-137", "CAS-175")
def test_an_alchemist_who_fights_and_one_who_abstains() -> None:
    match = table("key | goblet | whip | coat", "alchemist doctor priest thug", live=True)
    duel(match, 1, "aa")
    play(match, 0, "pass")
    assert why(match, 0, "decide", "attacker") == ("wrong-part", "CAS-171")
    assert why(match, 0, "token") == ("no-token", "CAS-137")
    coach = table(
        "key | goblet | knives | coat",
        "thug doctor alchemist priest",
        edition="coach",
        live=True,
    )
    duel(coach, 1, "-a")
    play(coach, 0, "pass")
    assert why(coach, 2, "show", "knives") == ("abstained", "CAS-175")


@rule("CAS-090", "CAS-092")
def test_what_must_be_accepted() -> None:
    for item, number in (("mirror", "CAS-092"), ("black_pearl", "CAS-090")):
        match = table(f"{item} | goblet | whip | coat")
        play(match, 0, "offer", 1, item)
        assert why(match, 1, "refuse") == ("must-accept", number)


@rule("CAS-078", "CAS-073", "CAS-075", "CAS-051")
def test_items_that_were_passed() -> None:
    match = table("coat | goblet | whip | dagger", "thug doctor priest bodyguard")
    trade(match, 0, 1, "coat", "goblet")
    assert why(match, 0, "take", "thug") == ("keep-it", "CAS-075")
    assert why(match, 0, "take", "doctor") == ("not-unused", "CAS-073")
    assert why(match, 0, "turn", "left") == ("not-passed", "CAS-051")
    match = table("sextant | goblet | whip | dagger")
    trade(match, 0, 1, "sextant", "goblet")
    play(match, 0, "turn", "left")
    assert why(match, 2, "give", "key") == ("not-yours", "CAS-078")


@rule("CAS-030", "CAS-040", "CAS-130", "CAS-101", "CAS-195")
def test_a_turn() -> None:
    match = table("lodge_seal | goblet | whip | dagger", "diplomat doctor thug priest", face_up="0")
    assert why(match, 0, "spy", 0) == ("not-yourself", "CAS-030")
    assert why(match, 0, "offer", 0, "key") == ("not-yourself", "CAS-040")
    assert why(match, 0, "offer", 1, "key") == ("not-yours", "CAS-040")
    assert why(match, 0, "duel", 0) == ("not-yourself", "CAS-130")
    assert why(match, 0, "use", "diplomat") == ("spent", "CAS-101")
    assert why(match, 0, "use", "thug") == ("not-your-profession", "CAS-100")
    assert why(match, 0, "alone") == ("too-few-alone", "CAS-195")
    assert why(match, 0, "give", "lodge_seal") == ("not-now", None)


# --- a sample of each reason, and whatever is refused ------------------------------------------

Sample = tuple[str, str, dict[str, str], int, str, str, str | None]
DUEL = "defender 1, sides attacker defender attacker defender"
BEFORE = {"begin": "duel 1"}
PLAYED = {"duel": DUEL, "steps": "after, reactions"}
COUNTED = {"duel": DUEL, "steps": "after, after_duel -"}
HANDS = "key | goblet | bag_key | coat"
COACH = {"edition": "coach"}
FULL = "key key goblet bag_key dagger gloves coat | whip knives mirror tome sextant monocle"

MIRROR, PEARL = ("must-accept", "CAS-092"), ("must-accept", "CAS-090")
NEUTRAL = ("no-neutral", "CAS-132")
OVERFLOW = {"steps": "after, overflow 0"}
FORESEE = {"then": "0 use clairvoyant"}
ASKED = "0 use diplomat, 0 demand 1 "
SUPPORTED = "duel 1 attacker defender"
ABSTAINED = {"duel": "defender 1, sides attacker defender - attacker", "steps": "after, reactions"}
DECIDED = PLAYED | {"duel": DUEL + ", verdict defender", "face_up": "2"}
STOLEN = {"steps": "after, replacement 0 1 dagger"}
ANNOUNCED = {
    "face_up": "0 2",
    "revealed": "0 2",
    "announcement": "0 order 2",
    "steps": "naming",
}
ACCUSED = {"face_up": "0", "revealed": "0", "announcement": "0 brotherhood", "steps": "naming"}


def part(number: int) -> tuple[str, str]:
    return "wrong-part-item", f"CAS-{number}"


# hands, professions, lines, seat, what is refused, why, by which rule
SAMPLES: list[Sample] = [
    (HANDS, "", {}, 0, "pass", "no-idle", "CAS-021"),
    (HANDS, "", COACH, 0, "spy 1", "no-spy", "CAS-022"),
    (HANDS, "", {}, 0, "spy 0", "not-yourself", "CAS-030"),
    (HANDS, "", {}, 0, "offer 0 key", "not-yourself", "CAS-040"),
    (HANDS, "", {}, 0, "offer 1 whip", "not-yours", "CAS-040"),
    (HANDS, "", {}, 0, "duel 0", "not-yourself", "CAS-130"),
    (HANDS, "", {}, 0, "give key", "not-now", None),
    (HANDS, "", COACH, 0, "accuse", "no-accuse", "CAS-192"),
    ("black_pearl key | goblet | whip | coat", "", {}, 0, "announce", "pearl", "CAS-091"),
    ("dagger | goblet | whip | coat", "", {}, 0, "announce", "nothing-counts", "CAS-183"),
    (HANDS, "", {}, 0, "alone", "no-seal", "CAS-194"),
    ("lodge_seal key | goblet | whip | coat", "", {}, 0, "alone", "too-few-alone", "CAS-195"),
    (HANDS, "thug", {}, 0, "use priest", "not-your-profession", "CAS-100"),
    (HANDS, "diplomat", {"face_up": "0"}, 0, "use diplomat", "spent", "CAS-101"),
    (HANDS, "clairvoyant", {"pile": ""}, 0, "use clairvoyant", "pile-empty", "CAS-112"),
    (HANDS, "alchemist", {}, 0, "use alchemist", "wrong-moment", "CAS-171"),
    (HANDS, "bodyguard", {}, 0, "use bodyguard", "wrong-moment", "CAS-170"),
    (HANDS, "doctor", {}, 0, "use doctor", "wrong-moment", "CAS-173"),
    (HANDS, "grand_master", {}, 0, "use grand_master", "wrong-moment", "CAS-169"),
    (HANDS, "hypnotist", {}, 0, "use hypnotist", "wrong-moment", "CAS-163"),
    (HANDS, "priest", {}, 0, "use priest", "wrong-moment", "CAS-160"),
    (HANDS, "swordsman", {}, 0, "use swordsman", "wrong-moment", "CAS-165"),
    (HANDS, "thug", {}, 0, "use thug", "wrong-moment", "CAS-168"),
    # A trade.
    ("mirror | key | whip | coat", "", {"begin": "offer 1 mirror"}, 1, "refuse", *MIRROR),
    ("black_pearl | key | whip | coat", "", {"begin": "offer 1 black_pearl"}, 1, "refuse", *PEARL),
    (HANDS, "", {"begin": "offer 1 key"}, 1, "accept whip", "not-yours", "CAS-041"),
    (
        *("bag_key | bag_goblet key | whip | coat", "", {"begin": "offer 1 bag_key"}),
        *(1, "accept bag_goblet", "bag-for-bag", "CAS-045"),
    ),
    (
        *("coat | key | whip | dagger", "thug doctor", {"then": "0 offer 1 coat, 1 accept key"}),
        *(0, "turn left", "not-passed", "CAS-051"),
    ),
    (
        *("coat | key | whip | dagger", "thug doctor", {"then": "0 offer 1 coat, 1 accept key"}),
        *(0, "take thug", "keep-it", "CAS-075"),
    ),
    (
        *("coat | key | whip | dagger", "thug doctor", {"then": "0 offer 1 coat, 1 accept key"}),
        *(0, "take doctor", "not-unused", "CAS-073"),
    ),
    (HANDS, "", {"steps": "after, round left"}, 2, "give whip", "not-yours", "CAS-078"),
    # The hand limit.
    (FULL + " | key | goblet", "", OVERFLOW, 0, "hand 0 key", "not-yourself", "CAS-061"),
    (FULL + " | key | goblet", "", OVERFLOW, 0, "hand 2 whip", "not-yours", "CAS-061"),
    (FULL + " | key | goblet", "", OVERFLOW, 0, "hand 1 key", "receiver-full", "CAS-062"),
    (
        *(FULL + " | key | goblet", "", OVERFLOW | COACH | {"given": "2"}),
        *(0, "hand 2 key", "gave-already", "CAS-063"),
    ),
    # Clairvoyant and Diplomat.
    (HANDS, "clairvoyant", FORESEE, 0, "top coat", "not-in-pile", "CAS-110"),
    (HANDS, "diplomat", {"then": "0 use diplomat"}, 0, "demand 0 key", "not-yourself", "CAS-113"),
    (
        *("bag_key | key | whip | coat", "diplomat", {"then": "0 use diplomat"}),
        *(0, "demand 1 bag", "bag-for-bag", "CAS-118"),
    ),
    (
        *(HANDS, "diplomat", {"then": "0 use diplomat", "pile": ""}),
        *(0, "demand 1 bag", "no-bags-left", "CAS-119"),
    ),
    (
        *(HANDS, "diplomat", {"then": "0 use diplomat", "pile": ""}),
        *(0, "demand 1 whip", "no-such-item", "CAS-113"),
    ),
    (HANDS, "diplomat", {"then": ASKED + "goblet"}, 0, "give whip", "not-yours", "CAS-113"),
    (
        *("bag_key key | bag_goblet | whip | coat", "diplomat", {"then": ASKED + "bag"}),
        *(0, "give bag_key", "bag-for-bag", "CAS-118"),
    ),
    (
        *("key | goblet whip | coat | tome", "diplomat", {"then": f"{ASKED}goblet, 0 give key"}),
        *(1, "give whip", "must-yield", "CAS-113"),
    ),
    # Before a duel.
    (HANDS, "thug", BEFORE, 0, "use thug", "wrong-moment", "CAS-131"),
    (HANDS, "doctor thug", BEFORE, 1, "use thug", "wrong-part", "CAS-168"),
    (HANDS, "grand_master", BEFORE, 0, "use grand_master", "wrong-part", "CAS-169"),
    (HANDS, "bodyguard", BEFORE, 0, "use bodyguard", "wrong-part", "CAS-170"),
    (HANDS, "thug doctor swordsman", BEFORE, 2, "use swordsman", "wrong-part", "CAS-165"),
    (HANDS, "diplomat", BEFORE, 0, "use diplomat", "wrong-moment", "CAS-114"),
    (HANDS, "thug clairvoyant", BEFORE, 1, "use clairvoyant", "not-your-turn", "CAS-110"),
    (HANDS, "", {"then": "0 duel 1, 0 pass, 1 pass, 2 pass, 3 pass"}, 2, "pass", *NEUTRAL),
    (HANDS, "thug", {"begin": SUPPORTED}, 0, "hypnotise 2", "not-your-profession", "CAS-100"),
    (HANDS, "hypnotist", {"begin": SUPPORTED}, 0, "hypnotise 1", "no-duellist", "CAS-163"),
    (
        *("key dagger | goblet | whip | coat", "thug priest", {"steps": "after, tribute 1"}),
        *(0, "give goblet", "not-yours", "CAS-161"),
    ),
    # In a duel.
    (HANDS, "thug", PLAYED, 0, "show dagger", "not-yours", "CAS-104"),
    (HANDS, "thug", PLAYED, 0, "token", "no-token", "CAS-137"),
    (HANDS, "thug doctor alchemist", PLAYED, 2, "use alchemist", "name-winner", "CAS-171"),
    (HANDS, "alchemist", PLAYED, 0, "decide attacker", "wrong-part", "CAS-171"),
    ("gloves | key | whip | coat", "thug", PLAYED, 0, "show gloves", *part(151)),
    ("key | dagger | whip | coat", "thug", PLAYED, 1, "show dagger", *part(150)),
    ("knives | key | whip | coat", "thug", PLAYED, 0, "show knives", *part(152)),
    ("key | goblet | whip | coat", "thug", PLAYED, 2, "show whip", *part(153)),
    ("key | goblet | poison_ring | coat", "thug", PLAYED, 2, "show poison_ring", *part(154)),
    (
        *("dagger | key | whip | coat", "thug", PLAYED | {"duel": DUEL + ", shown 0 dagger"}),
        *(0, "show dagger", "shown-already", "CAS-155"),
    ),
    (
        *(HANDS, "thug", PLAYED | {"duel": DUEL + ", used 0 thug", "face_up": "0"}),
        *(0, "use thug", "used-already", "CAS-155"),
    ),
    (
        *("key | goblet | knives | coat", "thug doctor alchemist", ABSTAINED | COACH),
        *(2, "show knives", "abstained", "CAS-175"),
    ),
    (
        *("dagger | key | whip | coat", "thug doctor alchemist", DECIDED),
        *(0, "show dagger", "decided", "CAS-172"),
    ),
    # After it.
    (HANDS, "thug", COUNTED, 0, "use thug", "wrong-moment", "CAS-131"),
    (HANDS, "", {"steps": "after, theft 0 1"}, 0, "steal key", "not-there", "CAS-139"),
    ("key dagger | | whip | coat", "", STOLEN, 0, "give dagger", "not-the-stolen", "CAS-141"),
    ("key dagger | | whip | coat", "", STOLEN, 0, "give whip", "not-yours", "CAS-141"),
    # An announcement.
    (HANDS, "", ANNOUNCED, 0, "name 0", "not-yourself", "CAS-184"),
    (HANDS, "", ANNOUNCED, 0, "name 2", "named-already", "CAS-184"),
    (HANDS, "", ACCUSED, 0, "done", "name-one", "CAS-193"),
]


@pytest.mark.parametrize(
    ("hands", "professions", "lines", "seat", "refused", "key", "number"), SAMPLES
)
def test_samples(
    hands: str,
    professions: str,
    lines: dict[str, str],
    seat: int,
    refused: str,
    key: str,
    number: str | None,
) -> None:
    edition = lines.get("edition", "devil")
    rest: dict[str, Any] = {name: said for name, said in lines.items() if name != "edition"}
    match = table(hands, professions, edition=edition, live=True, **rest)
    verb, *args = refused.split()
    choice = match.choice(verb, *[int(word) if word.isdigit() else word for word in args])
    reason = match.why_not(seat, choice)
    assert reason == Reason(key, number)
    assert Refusal(match, seat, choice).holds(reason)
    with pytest.raises(IllegalChoice, match=key):
        match.play(seat, choice)


def test_every_reason_has_a_sample() -> None:
    told = set(re.findall(r"^castle-why-([\w-]+) =", game("castle").words("en"), re.MULTILINE))
    assert told == {sample[5] for sample in SAMPLES} - {"not-now"}


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_whatever_is_refused_is_refused_for_a_reason_that_holds(case: Case) -> None:
    rules = set(read_ledger(LEDGER).rules)
    sampled = {Reason(key, number) for *_, key, number in SAMPLES}
    rng = Random(str(case))
    for match in positions(case, "why", listening=False):
        if rng.random() < 0.6:
            continue
        for seat, decision in match.decisions.items():
            verbs = {choice.verb for choice in decision.choices} | ASKS[decision.kind]
            catalogue = list(match.board.catalogue)
            near = [choice for choice in catalogue if choice.verb in verbs]
            for choice in rng.sample(catalogue, 12) + rng.sample(near, min(12, len(near))):
                if choice in decision.choices:
                    continue
                reason = match.why_not(seat, choice)
                assert reason in sampled, (seat, choice, reason, decision.kind)
                assert reason.rule is None or reason.rule in rules
                assert (reason.rule is None) == (reason.key == "not-now"), (choice, reason)
                assert Refusal(match, seat, choice).holds(reason), (seat, choice, reason, decision)
