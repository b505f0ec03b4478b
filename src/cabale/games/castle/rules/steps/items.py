"""What items do when they are passed in a trade."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from cabale.core.choices import PASS, Choice
from cabale.core.step import NOT_NOW, Reason, Step, Window
from cabale.games.castle.rules import reasons
from cabale.games.castle.rules.cards import with_card, without
from cabale.games.castle.rules.components import (
    BAG,
    CLAIRVOYANT,
    DIRECTIONS,
    ITEM,
    ITEMS,
    PROFESSION,
    PROFESSIONS,
    SOCIETIES,
)
from cabale.games.castle.rules.hands import (
    CastleBoard,
    draw,
    see_hand,
    see_society,
)
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.rules.steps.clairvoyant import can_foresee, foresee
from cabale.games.castle.rules.steps.limit import check_limit

GIVES_PROFESSION = ("coat", "tome")
"""Items whose giver parts with his own profession."""


class Ability(Step[CastleState]):
    """The giver may carry out the ability of the item he passed (CAS-048)."""

    name = "ability"
    kind = "ability"
    memory = ("seat", "seat", "word")

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.frame[1],)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        name = t.frame[3]
        foresight = self._foresight(t, seat, name)
        if name == "coat":
            take = t.catalogue.of["take"]
            return [PASS, *(take[card] for card in t.state.unused), *foresight]
        if name == "sextant":
            return [PASS, *t.catalogue.of["turn"]]
        return [PASS, t.choice("ability", name), *foresight]

    def _foresight(self, t: CastleBoard, seat: int, name: str) -> list[Choice]:
        """A Clairvoyant may act first, before he gives this profession away (CAS-111)."""
        if name in GIVES_PROFESSION and seat == t.state.active and can_foresee(t.state):
            return [t.choice("use", PROFESSIONS[CLAIRVOYANT])]
        return []

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        _, giver, partner, name = t.frame
        if choice.verb == "use":
            foresee(t)
            return
        t.pop()
        if choice is PASS:
            t.tell("declined", seat=giver, item=name)
        elif name == "coat":
            change_profession(t, giver, PROFESSION[str(choice.args[0])])
        elif name == "sextant":
            direction = str(choice.args[0])
            t.tell("turned", seat=giver, direction=direction)
            t.push(Round, DIRECTIONS.index(direction))
        else:
            _ABILITIES[name](t, giver, partner)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        return {"item": t.frame[3], "seat": t.frame[2]}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb not in ("ability", "take", "turn"):
            return NOT_NOW
        if choice.verb == "take" and t.frame[3] == "coat":
            own = choice.args[0] == PROFESSIONS[t.state.profession[seat]]
            return Reason("keep-it", "CAS-075") if own else Reason("not-unused", "CAS-073")
        return Reason("not-passed", "CAS-051")


class BeforeDraw(Window[CastleState]):
    """The active player may be the Clairvoyant, who may act just before a draw (CAS-111)."""

    name = "before_draw"
    kind = "before_draw"

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,) if can_foresee(t.state) else ()

    def public(self, t: CastleBoard) -> Sequence[int]:
        s = t.state
        return () if s.face_up[s.active] else (s.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        if seat == t.state.active and can_foresee(t.state):
            return [PASS, t.choice("use", PROFESSIONS[CLAIRVOYANT])]
        return [PASS]

    def resolve(self, t: CastleBoard, answers: Sequence[Choice]) -> None:
        t.pop()
        if answers[t.state.active] is not PASS:
            foresee(t)

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return reasons.using(t.state, seat, choice)


def draw_from_bag(t: CastleBoard, giver: int, _partner: int) -> None:
    """Bag of Secrets (CAS-070)."""
    draw(t, giver)
    check_limit(t, giver)


def look_at_society(t: CastleBoard, giver: int, partner: int) -> None:
    """Monocle (CAS-076)."""
    see_society(t, giver, partner)
    seen = {"society": SOCIETIES[t.state.society[partner]]}
    t.tell("saw_society", seat=giver, target=partner, only={giver: seen})


def look_at_hand(t: CastleBoard, giver: int, partner: int) -> None:
    """Privilege (CAS-077)."""
    see_hand(t, giver, partner)
    seen = {"items": [ITEMS[item] for item in t.state.hands[partner]]}
    t.tell("saw_hand", seat=giver, target=partner, only={giver: seen, partner: seen})


def swap_professions(t: CastleBoard, giver: int, partner: int) -> None:
    """Tome: both end face down and fresh (CAS-081)."""
    s = t.state
    cards = s.profession
    cards[giver], cards[partner] = cards[partner], cards[giver]
    for seat in (giver, partner):
        s.face_up[seat] = False
    now = ((giver, cards[giver]), (partner, cards[partner]))
    s.chronicle = s.chronicle.then("professions_swapped", s.turn, now)
    t.tell(
        "swapped",
        seat=giver,
        target=partner,
        only={seat: {"profession": PROFESSIONS[cards[seat]]} for seat in (giver, partner)},
    )


_ABILITIES: dict[str, Callable[[CastleBoard, int, int], None]] = {
    BAG: draw_from_bag,
    "monocle": look_at_society,
    "privilege": look_at_hand,
    "tome": swap_professions,
}


def see_unused(t: CastleBoard, seat: int) -> None:
    """Coat: its giver looks through the unused professions (CAS-073)."""
    s = t.state
    s.chronicle = s.chronicle.then("unused_seen", s.turn, seat, s.unused)
    t.sealed = True


def change_profession(t: CastleBoard, seat: int, card: int) -> None:
    """Coat: the old profession joins the unused ones, the new one lies fresh (CAS-073)."""
    s = t.state
    old = s.profession[seat]
    s.unused = with_card(without(s.unused, card), old)
    s.profession[seat] = card
    s.face_up[seat] = False
    s.chronicle = s.chronicle.then("profession_changed", s.turn, seat, old, card)
    t.tell("changed", seat=seat, only={seat: {"profession": PROFESSIONS[card]}})


class Round(Step[CastleState]):
    """Sextant: everybody gives a card to the neighbour on one side, all at once (CAS-078)."""

    name = "round"
    kind = "round"
    memory = ("direction",)
    blind = True

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return range(t.seats)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        give = t.catalogue.of["give"]
        return [give[item] for item in sorted(set(t.state.hands[seat]))]

    def resolve(self, t: CastleBoard, answers: Sequence[Choice]) -> None:
        step = -1 if t.frame[1] else 1
        t.pop()
        given = [ITEM[str(answer.args[0])] for answer in answers]
        pass_round(t, tuple(given), step)

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        step = -1 if t.frame[1] else 1
        return {"seat": (seat + step) % t.seats}

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        return reasons.giving(t.state, seat, choice, "CAS-078")


def pass_round(t: CastleBoard, given: tuple[int, ...], step: int) -> None:
    """Everybody gives `given[seat]` to the neighbour `step` places on."""
    s, n = t.state, t.seats
    s.chronicle = s.chronicle.then("passed_round", s.turn, given, step)
    only = {
        seat: {"item": ITEMS[given[seat]], "got": ITEMS[given[(seat - step) % n]]}
        for seat in range(n)
    }
    hands = [without(s.hands[seat], given[seat]) for seat in range(n)]
    for seat in range(n):
        target = (seat + step) % n
        hands[target] = with_card(hands[target], given[seat])
    s.hands = hands
    t.tell("passed_round", only=only)
