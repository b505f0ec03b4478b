"""Military Lords that act when they come into play, and the cards that their victims lose."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import Choice, Reason, Step
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import (
    ALLIES,
    ALLY_KINDS,
    ASSASSIN,
    COMMANDER,
    HUNTER,
    JAILER,
    LORD_IDS,
    SEEKER,
)
from cabale.games.abyss.rules.state import NOBODY, Abyss, AbyssState, opponents, protected
from cabale.games.abyss.rules.steps.powers import OwnTurn, on_arrival
from cabale.games.abyss.rules.verbs import ally_in, lord_in, number_in

HAND_LIMIT = 6
SEEKER_PEARLS = 2


def victims(t: Abyss) -> list[int]:
    """The opponents whom a military power of the active seat reaches."""
    return [seat for seat in opponents(t) if not protected(t.state, seat)]


@on_arrival(JAILER)
def jail(t: Abyss) -> None:
    """ABY-111."""
    lose_cards(t, {victim: 1 for victim in victims(t) if any(t.state.hands[victim])})


@on_arrival(COMMANDER)
def command(t: Abyss) -> None:
    """ABY-115."""
    lose_cards(t, {victim: above_limit(t.state, victim) for victim in victims(t)})


def above_limit(s: AbyssState, seat: int) -> int:
    return max(0, sum(s.hands[seat]) - HAND_LIMIT)


def lose_cards(t: Abyss, numbers: Mapping[int, int]) -> None:
    """These seats discard so many Allies of their choice."""
    if any(numbers.values()):
        needs = tuple(numbers.get(seat, 0) for seat in range(t.seats))
        t.push(LoseCards, needs, ((),) * t.seats)


class LoseCards(Step[AbyssState]):
    """Blind rounds of one card from each victim; all is shown after the last (ABY-119).

    The frame holds how many each seat must discard and what it has set aside so far.
    """

    name = "lose_cards"
    kind = "discard"
    memory = ("number*", "ally**")
    blind = True

    def ask(self, t: Abyss) -> Sequence[int] | None:
        _, needs, aside = t.frame
        seats = [seat for seat in range(t.seats) if len(aside[seat]) < needs[seat]]
        if seats:
            return seats
        t.pop()
        for seat in t.clockwise(t.state.turn):
            if aside[seat]:
                discard(t, seat, aside[seat])
        return None

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        _, needs, aside = t.frame
        return {"number": needs[seat] - len(aside[seat])}

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        hand, aside = t.state.hands[seat], t.frame[2][seat]
        discard = t.catalogue.of["discard"]
        return [discard[kind] for kind in range(ALLY_KINDS) if hand[kind] > aside.count(kind)]

    def resolve(self, t: Abyss, answers: Sequence[Choice]) -> None:
        _, needs, aside = t.frame
        more = tuple(
            (*aside[seat], ally_in(answer)) if answer.verb == "discard" else aside[seat]
            for seat, answer in enumerate(answers)
        )
        t.goto(LoseCards, needs, more)

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb == "discard":
            return Reason("not-in-hand", "ABY-119")
        return NOT_NOW


def discard(t: Abyss, seat: int, kinds: Sequence[int]) -> None:
    s = t.state
    for kind in kinds:
        s.hands[seat][kind] -= 1
        s.discard[kind] += 1
    t.reveal("discarded", seat=seat, allies=[ALLIES[kind] for kind in sorted(kinds)])


@on_arrival(SEEKER)
def seek(t: Abyss) -> None:
    """ABY-112."""
    for victim in victims(t):
        pearls = min(SEEKER_PEARLS, t.state.pearls[victim])
        t.state.pearls[victim] -= pearls
        t.tell("paid_seeker", seat=victim, pearls=pearls)


@on_arrival(ASSASSIN)
def strike(t: Abyss) -> None:
    """ABY-113."""
    t.push(Strike, tuple(victims(t)))


class Strike(OwnTurn):
    """The Assassin's owner names a Lord of the next of these victims."""

    name = "strike"
    kind = "strike"
    memory = ("seat*",)

    def targets(self, t: Abyss, victim: int) -> list[int]:
        return [lord for lord in t.state.lords[victim] if t.state.active[lord] == victim]

    def ask(self, t: Abyss) -> Sequence[int] | None:
        waiting = t.frame[1]
        if not waiting:
            t.pop()
            return None
        targets = self.targets(t, waiting[0])
        if len(targets) > 1:
            return (t.state.turn,)
        if targets:
            self.disable(t, targets[0])
        else:
            t.goto(Strike, waiting[1:])
        return None

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        return {"victim": t.frame[1][0]}

    def options(self, t: Abyss) -> Sequence[Choice]:
        disable = t.catalogue.of["disable"]
        return [disable[lord] for lord in self.targets(t, t.frame[1][0])]

    def answer(self, t: Abyss, choice: Choice) -> None:
        self.disable(t, lord_in(choice))

    def disable(self, t: Abyss, lord: int) -> None:
        victim, *others = t.frame[1]
        t.state.active[lord] = NOBODY
        t.tell("disabled", seat=t.state.turn, victim=victim, lord=LORD_IDS[lord])
        t.goto(Strike, tuple(others))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        return Reason("no-target", "ABY-113") if choice.verb == "disable" else NOT_NOW


@on_arrival(HUNTER)
def hunt(t: Abyss) -> None:
    """ABY-118."""
    t.push(Hunt)


class Hunt(OwnTurn):
    """The Hunter's owner names a player who loses a monster token."""

    name = "hunt"
    kind = "hunt"

    def targets(self, t: Abyss) -> list[int]:
        return [victim for victim in victims(t) if t.state.monster_tokens[victim]]

    def ask(self, t: Abyss) -> Sequence[int] | None:
        targets = self.targets(t)
        if len(targets) > 1:
            return (t.state.turn,)
        if targets:
            self.steal(t, targets[0])
        else:
            t.pop()
        return None

    def options(self, t: Abyss) -> Sequence[Choice]:
        hunt = t.catalogue.of["hunt"]
        return [hunt[victim] for victim in self.targets(t)]

    def answer(self, t: Abyss, choice: Choice) -> None:
        self.steal(t, number_in(choice))

    def steal(self, t: Abyss, victim: int) -> None:
        s = t.state
        tokens = s.monster_tokens[victim]
        value = tokens.pop(t.draw(len(tokens)))
        s.monster_tokens[s.turn].append(value)
        s.stolen = (s.turn, victim, value)
        known = {"value": value}
        t.tell("stolen", only={s.turn: known, victim: known}, seat=s.turn, victim=victim)
        t.pop()

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        return Reason("no-target", "ABY-118") if choice.verb == "hunt" else NOT_NOW
