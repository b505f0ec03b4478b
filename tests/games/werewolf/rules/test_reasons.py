"""Every refusal at night names the rule that forbids just that."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.games.werewolf.sit import act, by_day, sit, sleep_until, state

from cabale.core import Choice, IllegalChoice, Match, Reason, game, new_match
from cabale.games.werewolf.rules import reasons
from cabale.games.werewolf.rules.components import CALLS, ROLE, ROLE_IDS
from cabale.testing import read_ledger
from cabale.testing.conformance import Case, cases, positions

# Who was dealt what, what happened before, who is asked, what is refused, and why.
SAMPLES = [
    ("villager seer robber", "", 0, "look 1", "asleep", "WER-045"),
    ("doppelganger seer villager", "", 0, "pass", "must-copy", "WER-120"),
    ("doppelganger seer villager", "", 0, "copy 0", "not-yourself", "WER-120"),
    ("doppelganger seer sentinel", "2 shield 1", 0, "copy 1", "shielded", "WER-120"),
    ("doppelganger seer villager", "0 copy 1", 0, "copy 2", "copied", "WER-120"),
    ("doppelganger villager seer", "0 copy 1", 0, "look 1", "no-power", "WER-122"),
    ("doppelganger apprentice_seer seer", "0 copy 1; 0 peek 0", 0, "peek 1", "no-power", "WER-122"),
    ("doppelganger robber sentinel", "2 shield 0; 0 copy 1", 0, "rob 1", "own-shield", "WER-138"),
    ("doppelganger alpha_wolf seer", "0 copy 1", 0, "plant 1", "in-pack", "WER-123"),
    ("doppelganger alpha_wolf seer", "0 copy 1", 0, "plant 0", "not-yourself", "WER-123"),
    (
        "doppelganger sentinel seer drunk",
        "1 shield 2; 0 copy 1",
        0,
        "shield 2",
        "shielded",
        "WER-134",
    ),
    ("doppelganger sentinel seer", "0 copy 1", 0, "shield 0", "not-yourself", "WER-134"),
    (
        "doppelganger revealer villager",
        "0 copy 1; 1 reveal 2",
        0,
        "reveal 2",
        "face-up",
        "WER-131",
    ),
    (
        "doppelganger revealer villager",
        "0 copy 1; 1 pass",
        0,
        "reveal 0",
        "not-yourself",
        "WER-131",
    ),
    ("doppelganger curator seer", "0 copy 1; 1 curate 2", 0, "curate 2", "has-artefact", "WER-132"),
    ("sentinel villager villager", "", 0, "shield 0", "not-yourself", "WER-060"),
    ("werewolf mystic_wolf seer", "", 0, "peek 0", "not-alone", "WER-071"),
    ("alpha_wolf seer villager", "0 pass", 0, "pass", "must-plant", "WER-075"),
    ("alpha_wolf seer villager", "0 pass", 0, "plant 0", "not-yourself", "WER-075"),
    ("alpha_wolf werewolf villager", "", 0, "plant 1", "in-pack", "WER-076"),
    ("alpha_wolf seer sentinel", "2 shield 1; 0 pass", 0, "plant 1", "shielded", "WER-061"),
    ("mystic_wolf villager villager", "0 pass", 0, "look 0", "not-yourself", "WER-079"),
    ("seer robber villager", "", 0, "rob 1", "other-power", "WER-046"),
    ("seer robber villager", "", 0, "vote 1", "not-now", None),
    ("seer robber villager", "", 0, "look 0", "not-yourself", "WER-090"),
    ("seer robber villager", "", 0, "peek 3", "no-slot", "WER-006"),
    ("seer alpha_wolf villager", "1 pass; 1 plant 0", 0, "peek 3", "out-of-reach", "WER-078"),
    ("seer robber villager", "0 peek 1", 0, "peek 1", "seen-already", "WER-090"),
    ("seer robber villager", "0 peek 1", 0, "look 1", "one-kind", "WER-090"),
    ("seer robber villager", "0 look 1", 0, "peek 1", "one-kind", "WER-090"),
    ("seer robber villager", "0 look 1", 0, "look 2", "one-kind", "WER-090"),
    ("seer robber villager", "0 look 1", 0, "rob 2", "other-power", "WER-046"),
    ("werewolf mystic_wolf seer", "", 0, "look 2", "other-power", "WER-046"),
    ("seer robber villager", "0 pass", 0, "look 1", "stopped", "WER-090"),
    ("paranormal_investigator seer villager", "", 0, "look 0", "not-yourself", "WER-092"),
    ("paranormal_investigator seer villager", "0 look 1", 0, "look 1", "seen-already", "WER-092"),
    ("paranormal_investigator werewolf seer", "0 look 1", 0, "look 2", "turned", "WER-093"),
    ("paranormal_investigator seer villager", "0 pass", 0, "look 1", "stopped", "WER-092"),
    ("robber seer villager", "", 0, "rob 0", "not-yourself", "WER-105"),
    ("robber seer sentinel", "2 shield 0", 0, "rob 1", "own-shield", "WER-063"),
    ("robber seer sentinel", "2 shield 1", 0, "rob 1", "shielded", "WER-061"),
    ("witch seer villager", "0 brew 0", 0, "pass", "must-give", "WER-106"),
    ("witch seer villager", "0 brew 0", 0, "brew 1", "looked", "WER-106"),
    ("witch seer villager", "", 0, "give 1", "look-first", "WER-106"),
    ("witch seer villager", "0 pass", 0, "give 1", "stopped", "WER-106"),
    ("witch seer sentinel", "2 shield 0; 0 brew 0", 0, "give 0", "own-shield", "WER-063"),
    ("troublemaker seer villager", "", 0, "exchange 0 1", "not-yourself", "WER-108"),
    ("village_idiot seer sentinel", "2 shield 1", 0, "shift left", "no-target", "WER-049"),
    ("drunk seer villager", "", 0, "pass", "must-drink", "WER-111"),
    ("drunk seer sentinel", "2 shield 0", 0, "drink 0", "own-shield", "WER-063"),
    ("revealer seer villager", "", 0, "reveal 0", "not-yourself", "WER-099"),
    ("curator seer sentinel", "2 shield 1", 0, "curate 1", "shielded", "WER-116"),
    ("curator seer sentinel", "2 shield 0", 0, "curate 0", "own-shield", "WER-063"),
]


def choice_of(match: Match, words: str) -> Choice:
    verb, *args = words.split()
    return match.board.catalogue(verb, *(int(a) if a.isdigit() else a for a in args))


def night_with(players: str, before: str, seat: int, refused: str) -> tuple[Match, Choice]:
    """The first moment, after what happened before, at which the seat is refused this choice.

    The table is live, so that everybody is asked at every moment.
    """
    options = {"slot_open": False} if "peek 3" in refused else {}
    lines = f"players: {players}\ncentre: villager villager villager"
    match = new_match(
        "werewolf", len(players.split()), seed=1, options=options, scenario=lines, live=True
    )
    script = [part.strip().split(" ", 1) for part in before.split(";") if part.strip()]
    for _ in range(200):
        wanted = choice_of(match, refused)
        if not script and awake(match, seat, players):
            return match, wanted
        for who in list(match.decisions):
            legal = match.decisions[who].choices
            answer = legal[0]
            mine = bool(script) and int(script[0][0]) == who and len(legal) > 1
            if mine and choice_of(match, script[0][1]) in legal:
                answer = choice_of(match, script.pop(0)[1])
            match.play(who, answer)
    raise AssertionError("the moment never came")


def awake(match: Match, seat: int, players: str) -> bool:
    """Whether the seat is being called by now, the second time where there is one, or sleeps."""
    role = players.split()[seat]
    _, number, _, seats = match.board.frame
    called = CALLS[state(match).calls[number]].id
    twice = role in {"alpha_wolf", "mystic_wolf"}
    return role == "villager" or (seat in seats and (called == role or not twice))


@pytest.mark.parametrize(("players", "before", "seat", "refused", "key", "rule_id"), SAMPLES)
def test_samples(
    players: str, before: str, seat: int, refused: str, key: str, rule_id: str | None
) -> None:
    match, choice = night_with(players, before, seat, refused)
    assert match.why_not(seat, choice) == Reason(key, rule_id)
    with pytest.raises(IllegalChoice, match=key):
        match.play(seat, choice)


def test_every_reason_has_a_sample() -> None:
    named = {value for value in vars(reasons).values() if isinstance(value, Reason)}
    sampled = {Reason(key, rule_id) for *_, key, rule_id in SAMPLES}
    assert named <= sampled


POWERS = {
    "wolves": {"peek"},
    "seer": {"look", "peek"},
    "paranormal_investigator": {"look"},
    "mystic_wolf": {"look"},
    "apprentice_seer": {"peek"},
    "witch": {"brew", "give"},
    "robber": {"rob"},
    "drunk": {"drink"},
    "alpha_wolf": {"plant"},
    "sentinel": {"shield"},
    "troublemaker": {"exchange"},
    "village_idiot": {"shift"},
    "revealer": {"reveal"},
    "curator": {"curate"},
    "doppelganger": {"copy"},
}
"""What the booklet lets each role do when it is called."""


def forbids(match: Match, seat: int, choice: Choice, reason: Reason) -> bool:
    """What each reason says, read off the cards: an oracle that shares nothing with the rules."""
    s = state(match)
    _, number, _, awake_seats = match.board.frame
    call = CALLS[s.calls[number]].id
    legal = {one.verb for one in match.decisions[seat].choices}
    targets = [int(arg) for arg in choice.args if isinstance(arg, int)]
    seats_aimed = [] if choice.verb in {"peek", "brew", "drink"} else targets
    mine = [deed for deed in s.deeds if deed.seat == seat and CALLS[deed.call].id == call]
    role = call.removeprefix("doppelganger_")
    if call == "doppelganger" and s.copied != -1:
        role = ROLE_IDS[s.copied]
    mine_to_use = choice.verb in POWERS.get(role, ())
    checks: dict[str, Any] = {
        "asleep": seat not in awake_seats,
        "other-power": seat in awake_seats and not mine_to_use,
        "no-power": s.start[seat] == ROLE["doppelganger"] and call == "doppelganger",
        "no-target": legal == {"pass"} and mine_to_use,
        "not-alone": call == "wolves" and mine_to_use and bin(s.pack()).count("1") > 1,
        "one-kind": bool(mine) and {mine[-1].verb, choice.verb} in ({"look"}, {"look", "peek"}),
        "turned": mine_to_use
        and any(
            deed.verb == "look" and ROLE_IDS[deed.seen[0]] in {*WOLF_NAMES, "tanner"}
            for deed in mine
        ),
        "stopped": mine != [] and mine[-1].verb == "pass" and mine_to_use,
        "copied": s.copied != -1 and choice.verb == "copy",
        "look-first": choice.verb == "give" and role == "witch" and "brew" in legal,
        "looked": bool(mine) and mine[-1].verb == choice.verb == "brew",
        "no-slot": targets == [3] and s.slot == -1,
        "out-of-reach": targets == [3] and s.slot != -1 and not match.board.options["slot_open"],
        "seen-already": any(deed.verb == choice.verb and deed.args == choice.args for deed in mine),
        "face-up": bool(seats_aimed) and bool(s.face_up >> seats_aimed[0] & 1),
        "not-yourself": seat in seats_aimed,
        "shielded": any(s.shields >> target & 1 for target in seats_aimed if target != seat),
        "own-shield": bool(s.shields >> seat & 1) and mine_to_use,
        "in-pack": choice.verb == "plant" and not s.shields >> targets[0] & 1,
        "has-artefact": choice.verb == "curate" and bool(s.laid >> targets[0] & 1),
        "not-now": choice.verb in {"ready", "vote"},
    }
    if reason.key.startswith("must-"):
        return choice.verb == "pass" and "pass" not in legal
    return bool(checks[reason.key])


LEDGER = Path(__file__).parents[4] / "docs" / "rules" / "werewolf.md"
WOLF_NAMES = {"werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"}


@pytest.mark.parametrize("case", [case for case in cases("werewolf") if case.live], ids=str)
def test_whatever_is_refused_is_refused_for_a_reason_that_holds(case: Case) -> None:
    rules = set(read_ledger(LEDGER).rules)
    rng = Random(str(case))
    for seed in range(3):
        for match in positions(case, seed):
            if match.pace != "night":
                continue
            for seat, decision in match.decisions.items():
                for choice in rng.sample(list(match.board.catalogue), 12):
                    if choice in decision.choices:
                        continue
                    reason = match.why_not(seat, choice)
                    assert reason is not None
                    assert reason.rule is None or reason.rule in rules
                    assert (reason.rule is None) == (reason.key == "not-now")
                    assert forbids(match, seat, choice, reason), (seat, choice, reason)


def test_by_day() -> None:
    match = by_day("werewolf seer villager")
    assert match.why_not(0, choice_of(match, "vote 1")) == Reason("not-now")
    for seat in range(3):
        match.play(seat, choice_of(match, "ready"))
    assert match.why_not(0, choice_of(match, "vote 0")) == Reason("vote-self", "WER-171")
    assert match.why_not(0, choice_of(match, "pass")) == Reason("vote-pass", "WER-171")
    assert match.why_not(0, choice_of(match, "look 1")) == Reason("not-now")


def test_asked_only_when_called() -> None:
    match = sit("seer robber villager")
    act(match, 0, "look 1")
    sleep_until(match, 1)
    assert game("werewolf").name == match.game.name
    assert match.why_not(0, choice_of(match, "look 1")) == Reason("not-asked")
