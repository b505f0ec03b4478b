"""A refusal names the rule that forbids just that."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from tests.games.castle.helpers import duel, play, table, trade

from cabale import Match
from cabale.core import Choice, Reason
from cabale.games.castle.rules.components import (
    ATTACKER,
    DEFENDER,
    ITEM,
    NEUTRAL,
    PROFESSIONS,
    SINGLE_USE,
)
from cabale.games.castle.rules.state import CastleState
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


# --- whatever is refused -----------------------------------------------------------------------


def forbids(match: Match, seat: int, choice: Choice, reason: Reason) -> bool:
    """Whether what the reason says is so, read off the cards."""
    s = match.state
    assert isinstance(s, CastleState)
    decision = match.decisions[seat]
    legal = {one.verb for one in decision.choices}
    word = str(choice.args[-1]) if choice.args else ""
    aimed = choice.args[0] if choice.args and isinstance(choice.args[0], int) else -1
    item = ITEM.get(word, -1)
    hand, profession = s.hands[seat], s.profession[seat]
    side = s.duel.sides[seat] if s.duel else NEUTRAL
    fights = s.duel is not None and seat in (s.active, s.duel.defender)
    checks = {
        "not-now": choice.verb not in legal or choice.verb == "pass",
        "not-yourself": aimed == seat,
        "not-yours": item >= 0 and item not in hand,
        "no-idle": s.edition.name == "devil" and choice.verb == "pass",
        "no-spy": s.edition.name == "coach",
        "no-accuse": s.edition.name == "coach",
        "pearl": ITEM["black_pearl"] in hand,
        "nothing-counts": (ITEM["key"], ITEM["goblet"])[s.society[seat]] not in hand,
        "no-seal": ITEM["lodge_seal"] not in hand,
        "too-few-alone": sum(card in (0, 1) for card in hand) < 3,
        "not-your-profession": choice.verb in ("decide", "hypnotise")
        or word != PROFESSIONS[profession],
        "spent": s.face_up[seat] and profession in SINGLE_USE,
        "pile-empty": not s.pile,
        "wrong-moment": word == PROFESSIONS[profession],
        "wrong-part": fights or side in (ATTACKER, DEFENDER, NEUTRAL),
        "not-your-turn": profession == PROFESSIONS.index("clairvoyant") and seat != s.active,
        "must-accept": decision.kind == "answer" and "refuse" not in legal,
        "bag-for-bag": word.startswith("bag") and bool(s.pile),
        "gave-already": aimed in s.given,
        "receiver-full": aimed >= 0 and len(s.hands[aimed]) >= s.limit,
        "not-unused": word in PROFESSIONS and PROFESSIONS.index(word) not in s.unused,
        "keep-it": word == PROFESSIONS[profession],
        "not-passed": decision.kind == "ability",
        "no-such-item": item not in (*s.pile, *(card for held in s.hands for card in held)),
        "no-bags-left": word == "bag" and not s.pile,
        "must-yield": decision.kind == "demand_answer",
        "no-neutral": choice.verb == "pass" and s.edition.secret_support,
        "no-duellist": s.duel is not None and aimed in (s.active, s.duel.defender),
        "no-token": s.tokens[seat] == 0,
        "wrong-part-item": item in hand,
        "shown-already": s.duel is not None and (seat, item) in s.duel.shown,
        "used-already": s.duel is not None and (seat, profession) in s.duel.used,
        "abstained": side == NEUTRAL,
        "decided": s.duel is not None and s.duel.verdict >= 0,
        "not-in-pile": Counter(s.pile)[item] <= s.stack[-1][1:].count(item),
        "not-there": item >= 0 and item not in s.hands[s.stack[-1][2]]
        if decision.kind == "theft"
        else False,
        "not-the-stolen": decision.kind == "replacement" and item == s.stack[-1][3],
        "named-already": s.announcement is not None and aimed in s.announcement.named,
        "name-one": choice.verb == "done",
    }
    return bool(checks[reason.key])


@pytest.mark.parametrize("case", cases("castle"), ids=str)
def test_whatever_is_refused_is_refused_for_a_reason_that_holds(case: Case) -> None:
    rules = set(read_ledger(LEDGER).rules)
    rng = Random(str(case))
    for match in positions(case, "why", listening=False):
        if rng.random() < 0.6:
            continue
        for seat, decision in match.decisions.items():
            for choice in rng.sample(list(match.board.catalogue), 25):
                if choice in decision.choices:
                    continue
                reason = match.why_not(seat, choice)
                assert reason is not None
                assert reason.rule is None or reason.rule in rules
                assert (reason.rule is None) == (reason.key == "not-now"), (choice, reason)
                assert forbids(match, seat, choice, reason), (seat, choice, reason, decision)
