"""Recruiting a Lord: the payment in small steps, the federation, the Court afterwards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from cabale.core import Choice, Reason, Step
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import (
    ALLIES,
    COURT_REFILL_AT,
    COURT_SLOTS,
    DIPLOMAT,
    KINDS_OF_RACE,
    LORD_IDS,
    LORDS,
    MASTER_OF_MAGIC,
    NO_RACE,
    RACE_OF,
    RECRUITER,
    REFILL_PEARLS,
    TREASURER,
    VALUE_OF,
)
from cabale.games.abyss.rules.state import Abyss, AbyssState, suffers
from cabale.games.abyss.rules.steps.powers import (
    SLAVER_PEARLS,
    OwnTurn,
    come_into_play,
    once_per_turn,
    trigger_end,
)
from cabale.games.abyss.rules.verbs import ally_in, lord_in

VALUE_CHANGE = 2
USED_AND_FREE = [
    ([race for race in range(5) if races >> race & 1], [r for r in range(5) if not races >> r & 1])
    for races in range(1 << 5)
]
"""By set of races: those that are in it, and those that are not."""

NOT_AT_COURT = Reason("not-at-court", "ABY-080")
NOT_IN_HAND = Reason("not-in-hand", "ABY-080")
WRONG_RACES = Reason("wrong-races", "ABY-081")
MANDATORY_RACE = Reason("mandatory-race", "ABY-082")
TOO_LITTLE = Reason("too-little", "ABY-085")


def value_change(s: AbyssState, seat: int) -> int:
    """What the Treasurer and an opponent's Recruiter change of every Lord's value (ABY-089)."""
    change = -VALUE_CHANGE if s.active[TREASURER] == seat else 0
    return change + VALUE_CHANGE if suffers(s, seat, RECRUITER) else change


def required_value(s: AbyssState, seat: int, lord: int) -> int:
    """ABY-089."""
    return max(LORDS[lord].value + value_change(s, seat), 0)


def means(s: AbyssState, seat: int) -> int:
    """The pearls of a seat, and what every Lord costs it less: all that it pays without Allies."""
    return s.pearls[seat] - value_change(s, seat)


def worth_by_race(hand: Sequence[int]) -> tuple[int, ...]:
    """The value of all Allies of each race in a hand."""
    return _worth_by_race(bytes(hand))


@lru_cache(1 << 10)
def _worth_by_race(hand: bytes) -> tuple[int, ...]:
    return tuple([sum([VALUE_OF[kind] * hand[kind] for kind in kinds]) for kinds in KINDS_OF_RACE])


def why_not_payable(
    s: AbyssState, seat: int, lord: int, worth: Sequence[int], means: int, races: int = 0
) -> Reason | None:
    """Why this worth by race, with these races (bits) in it, cannot pay for the Lord, or None.

    As superfluous Allies are allowed (ABY-086), spending every Ally of the best races decides it.
    """
    card = LORDS[lord]
    chosen = races
    if card.race != NO_RACE and s.active[DIPLOMAT] != seat:
        if not worth[card.race]:
            return MANDATORY_RACE
        races |= 1 << card.race
    others = card.races - races.bit_count()
    if others < 0:
        return WRONG_RACES if chosen.bit_count() > card.races else MANDATORY_RACE
    total = means
    used, free = USED_AND_FREE[races]
    for race in used:
        total += worth[race]
    if others:
        best = sorted([worth[race] for race in free])[-others:]
        if not best[0]:
            return WRONG_RACES
        total += sum(best)
    return None if total >= card.value else TOO_LITTLE


def recruit_choices(t: Abyss) -> list[Choice]:
    """The Lords of the Court that the active seat can pay for."""
    s = t.state
    seat, recruit = s.turn, t.catalogue.of["recruit"]
    worth, paid = worth_by_race(s.hands[seat]), means(s, seat)
    most = sum(worth) + paid
    return [
        recruit[lord]
        for lord in s.court
        if LORDS[lord].value <= most and why_not_payable(s, seat, lord, worth, paid) is None
    ]


def why_not_recruit(t: Abyss, lord: int) -> Reason:
    s = t.state
    seat = s.turn
    if lord not in s.court:
        return NOT_AT_COURT
    worth = worth_by_race(s.hands[seat])
    return why_not_payable(s, seat, lord, worth, means(s, seat)) or NOT_AT_COURT


def begin_payment(t: Abyss, lord: int) -> None:
    t.push(CourtCheck)
    t.push(Pay, lord, ())


class Pay(OwnTurn):
    """Allies are put down one by one; nobody else sees them before the payment is settled.

    The frame holds the Lord and the Allies put down, which stay in the hand until then.
    """

    name = "pay"
    kind = "pay"
    memory = ("lord", "ally*")

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        _, lord, spent = t.frame
        value = required_value(t.state, seat, lord)
        return {
            "lord": LORD_IDS[lord],
            "value": value,
            "missing": max(0, value - sum(VALUE_OF[kind] for kind in spent)),
            "peoples": LORDS[lord].races - races_of(spent).bit_count(),
        }

    def options(self, t: Abyss) -> Sequence[Choice]:
        s, of = t.state, t.catalogue.of
        _, lord, spent = t.frame
        seat = s.turn
        hand, paid = s.hands[seat], means(s, seat)
        worth, races = worth_by_race(hand), races_of(spent)
        left = left_in_hand(hand, spent)
        all_races = races.bit_count() == LORDS[lord].races
        reachable = [
            kinds
            for race, kinds in enumerate(KINDS_OF_RACE)
            if races >> race & 1
            or (
                worth[race]
                and not all_races
                and why_not_payable(s, seat, lord, worth, paid, races | 1 << race) is None
            )
        ]
        spend = of["spend"]
        return [
            *(of["settle"] if all_races and self.why_not_settle(t) is None else ()),
            *[spend[kind] for kinds in reachable for kind in kinds if left[kind]],
        ]

    def powers(self, t: Abyss) -> Sequence[Choice]:
        """Those that leave the payment possible."""
        uses = once_per_turn(t)
        return [use for use in uses if self.leaves_payable(t, use)] if uses else uses

    def leaves_payable(self, t: Abyss, use: Choice) -> bool:
        s = t.state
        lord: int = t.frame[1]
        spent: tuple[int, ...] = t.frame[2]
        if use.verb == "replace":
            return lord_in(use) != lord
        if use.verb == "sell":
            kind = ally_in(use)
            left = left_in_hand(s.hands[s.turn], (kind,))
            if left[kind] < spent.count(kind):
                return False
            worth, paid = worth_by_race(left), means(s, s.turn) + SLAVER_PEARLS
            return why_not_payable(s, s.turn, lord, worth, paid, races_of(spent)) is None
        return True

    def answer(self, t: Abyss, choice: Choice) -> None:
        _, lord, spent = t.frame
        if choice.verb == "spend":
            t.goto(Pay, lord, (*spent, ally_in(choice)))
        else:
            settle(t, lord, spent)

    def why_not_settle(self, t: Abyss) -> Reason | None:
        s = t.state
        _, lord, spent = t.frame
        if races_of(spent).bit_count() != LORDS[lord].races:
            return WRONG_RACES
        value = sum(VALUE_OF[kind] for kind in spent) + s.pearls[s.turn]
        return None if value >= required_value(s, s.turn, lord) else TOO_LITTLE

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        s = t.state
        _, lord, spent = t.frame
        reason: Reason | None = None
        if choice.verb == "spend":
            hand, kind = s.hands[s.turn], ally_in(choice)
            if not left_in_hand(hand, spent)[kind]:
                return NOT_IN_HAND
            races = races_of((*spent, kind))
            worth = worth_by_race(hand)
            reason = why_not_payable(s, s.turn, lord, worth, means(s, s.turn), races)
        elif choice.verb == "settle":
            reason = self.why_not_settle(t)
        return reason or NOT_NOW


def races_of(spent: Sequence[int]) -> int:
    """The races of these Allies, one bit each."""
    races = 0
    for kind in spent:
        races |= 1 << RACE_OF[kind]
    return races


def left_in_hand(hand: bytearray, spent: Sequence[int]) -> bytearray:
    left = hand[:]
    for kind in spent:
        left[kind] -= 1
    return left


def settle(t: Abyss, lord: int, spent: tuple[int, ...]) -> None:
    """The Allies are shown, and pearls are paid for the missing points (ABY-085)."""
    s = t.state
    value = sum(VALUE_OF[kind] for kind in spent)
    pearls = max(0, required_value(s, s.turn, lord) - value)
    s.pearls[s.turn] -= pearls
    for kind in spent:
        s.hands[s.turn][kind] -= 1
    t.reveal(
        "paid",
        seat=s.turn,
        lord=LORD_IDS[lord],
        allies=[ALLIES[kind] for kind in sorted(spent)],
        pearls=pearls,
    )
    t.goto(Federate, lord, tuple(sorted(spent)))


class Federate(OwnTurn):
    """One of the Allies spent, which are in the frame, is federated (ABY-087, ABY-088, ABY-138)."""

    name = "federate"
    kind = "federate"
    memory = ("lord", "ally*")

    def candidates(self, t: Abyss) -> list[int]:
        s, spent = t.state, t.frame[2]
        kinds = sorted(set(spent))
        if s.active[MASTER_OF_MAGIC] == s.turn:
            return kinds
        lowest = min(VALUE_OF[kind] for kind in kinds)
        return [kind for kind in kinds if VALUE_OF[kind] == lowest]

    def ask(self, t: Abyss) -> Sequence[int] | None:
        kinds = self.candidates(t)
        if len(kinds) == 1:
            federate(t, kinds[0])
            return None
        return (t.state.turn,)

    def options(self, t: Abyss) -> Sequence[Choice]:
        federate = t.catalogue.of["federate"]
        return [federate[kind] for kind in self.candidates(t)]

    def powers(self, t: Abyss) -> Sequence[Choice]:
        """The Lord that was paid for stays at the Court until then: it is not replaced."""
        paid = t.catalogue.of["replace"][t.frame[1]]
        return [use for use in once_per_turn(t) if use != paid]

    def answer(self, t: Abyss, choice: Choice) -> None:
        federate(t, ally_in(choice))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        if choice.verb != "federate":
            return NOT_NOW
        spent = ally_in(choice) in t.frame[2]
        return Reason("not-the-weakest" if spent else "not-spent", "ABY-087")


def federate(t: Abyss, kept: int) -> None:
    """The other Allies spent are discarded, and the Lord comes into play."""
    s = t.state
    _, lord, spent = t.frame
    for kind in spent:
        s.discard[kind] += 1
    s.discard[kept] -= 1
    s.federated[s.turn][kept] += 1
    t.tell("federated", seat=s.turn, ally=ALLIES[kept])
    t.pop()
    s.court.remove(lord)
    come_into_play(t, lord)


class CourtCheck(Step[AbyssState]):
    """After a recruitment and all that followed: the refill (ABY-093, ABY-094, ABY-202)."""

    name = "court_check"
    kind = "turn"

    def ask(self, t: Abyss) -> None:
        s = t.state
        t.pop()
        if len(s.court) > COURT_REFILL_AT:
            return
        s.pearls[s.turn] += REFILL_PEARLS
        new = []
        while s.lord_deck and len(s.court) < COURT_SLOTS:
            new.append(LORD_IDS[s.lord_deck[-1]])
            s.court.append(s.lord_deck.pop())
        t.reveal("refilled", seat=s.turn, pearls=REFILL_PEARLS, lords=new)
        if len(s.court) < COURT_SLOTS:
            trigger_end(t, "court")
