"""Standing orders of duels: to pass, whom to support, and what to use if it comes to it.

There is none for trades. The answer to one hangs on a card that only two people know; a table that
went on at once for some cards and not for others would tell everybody which it was.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cabale.core import PASS, Arg, Catalogue, Choice, Orders, Verb
from cabale.games.castle.rules.components import (
    ATTACKER,
    DEFENDER,
    DUEL_ITEMS,
    HYPNOTISED,
    ITEM,
    ITEMS,
    PROFESSION,
    SIDES,
    SINGLE_USE,
)
from cabale.games.castle.rules.duelling import fights, winner
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import CastleState, Duel
from cabale.games.castle.rules.steps.duel import (
    Hypnosis,
    Interruption,
    OpenSupport,
    SecretSupport,
)
from cabale.games.castle.rules.steps.reactions import Reactions
from cabale.games.castle.rules.steps.result import AfterDuel

ANYBODY = "anybody"
SUPPORTS = frozenset({SecretSupport.name, OpenSupport.name})
WINDOWS = frozenset({Interruption.name, Hypnosis.name, Reactions.name, AfterDuel.name})
FOR_ANYBODY = ("priest", "alchemist", "doctor")
"""Professions that act whoever fights; all other means help the side that their owner is on."""
FOR_ONESELF = ("swordsman", "thug", "grand_master")
MEANS = (*FOR_ANYBODY, *FOR_ONESELF, "bodyguard", *(ITEMS[item] for item in DUEL_ITEMS), "token")
WHEN = ("attacks", "attacked", "behind", "lost")


def _fits(means: str, when: str, _who: int) -> bool:
    """The Priest acts before anybody counts, the Doctor when the result stands."""
    if means == "priest":
        return when in ("attacks", "attacked")
    return (when == "lost") == (means == "doctor")


def _differ(one: int, other: int | str, _whom: str) -> bool:
    return one != other


class DuelOrders(Orders[CastleState]):
    """What can be said ahead about duels; all that it hangs on everybody sees.

    `pass_until duel`: until the duel is over. `pass_until touched`: until I am touched, duel after
    duel. One is touched who has the turn, fights, is hypnotised, or is asked for an answer to a
    trade or a demand.

    `support_if 2 4 one`: in a duel between 2 and 4 I support 2 (`other`: 4, `nobody`: neither, in
    the coach); `support_if 2 anybody other`: I support whoever fights against 2.

    `use_if gloves behind 0`: as soon as 0 would not win as things stand, and I am on that side, I
    show my Gloves. `attacks` and `attacked` are true all through a duel of the one named, `lost`
    once the result stands. Whether I have such a thing by then only I know: these spare nobody any
    time, and whoever has it no longer is asked as ever. They are over once the thing was used.
    """

    verbs = (
        Verb("pass_until", until="until"),
        Verb("support_if", _differ, one="seat", other="opponent", whom="whom"),
        Verb("use_if", _fits, means="means", when="when", who="seat"),
    )
    domains: ClassVar[Mapping[str, Sequence[Arg]]] = {
        "until": ("duel", "touched"),
        "whom": ("one", "other", "nobody"),
        "means": MEANS,
        "when": WHEN,
    }
    steps = WINDOWS | SUPPORTS

    def _catalogue(self, seats: int) -> Catalogue:
        places = {"seat": range(seats), "opponent": (ANYBODY, *range(seats))}
        return Catalogue(self.verbs, {**self.domains, **places})

    def stands(self, t: CastleBoard, seat: int, order: Choice) -> bool:
        s = t.state
        if order.verb == "support_if":
            return seat not in order.args
        if order.verb == "use_if":
            return not _spent(s, seat, str(order.args[0]))
        if order.args == ("duel",):
            return s.duel is not None
        return not touched(t, seat)

    def covers(self, t: CastleBoard, seat: int, order: Choice) -> bool:
        step = t.frame[0]
        if order.verb == "support_if":
            choice = self.answer(t, seat, order)
            return choice is not None and (choice is not PASS or step == OpenSupport.name)
        return order.verb == "pass_until" and step in WINDOWS

    def answer(self, t: CastleBoard, seat: int, order: Choice) -> Choice | None:
        duel, step = t.state.duel, t.frame[0]
        if duel is None or (order.verb == "support_if") != (step in SUPPORTS):
            return None
        if order.verb == "pass_until":
            return PASS
        if order.verb == "support_if":
            return _support(t, duel, order)
        return _use(t, duel, seat, order)


def _support(t: CastleBoard, duel: Duel, order: Choice) -> Choice | None:
    one, other, whom = order.args
    pair = (t.state.active, duel.defender)
    if one not in pair or (other != ANYBODY and other not in pair):
        return None
    if whom == "nobody":
        return PASS
    return t.choice("support", SIDES[(pair[0] == one) != (whom == "one")])


def _use(t: CastleBoard, duel: Duel, seat: int, order: Choice) -> Choice | None:
    means, when, who = str(order.args[0]), order.args[1], int(order.args[2])
    if not _comes_to(t, duel, str(when), who):
        return None
    side = ATTACKER if who == t.state.active else DEFENDER
    if means not in FOR_ANYBODY and duel.sides[seat] != side:
        return None
    if means in FOR_ONESELF and who != seat:
        return None
    if means == "alchemist":
        return t.choice("decide", SIDES[side])
    if means == "token":
        return t.choice("token")
    return t.choice("show" if means in ITEM else "use", means)


def _comes_to(t: CastleBoard, duel: Duel, when: str, who: int) -> bool:
    if when == "attacks":
        return who == t.state.active
    if when == "attacked":
        return who == duel.defender
    if not fights(t.state, who):
        return False
    side, won = (ATTACKER if who == t.state.active else DEFENDER), winner(t.state, duel)
    if when == "behind":
        return t.frame[0] == Reactions.name and won != side
    return t.frame[0] == AfterDuel.name and won == 1 - side


def _spent(s: CastleState, seat: int, means: str) -> bool:
    """Whether all have seen that a seat used this, in the running duel or for good."""
    card = PROFESSION.get(means)
    if card is not None and s.face_up[seat] and s.profession[seat] == card and card in SINGLE_USE:
        return True
    if s.duel is None:
        return False
    return (seat, card) in s.duel.used or (seat, ITEM.get(means)) in s.duel.shown


def touched(t: CastleBoard, seat: int) -> bool:
    s = t.state
    if seat == s.active or fights(s, seat):
        return True
    if s.duel is not None and s.duel.sides[seat] == HYPNOTISED:
        return True
    step = t.game.step(t.frame[0])
    return not step.blind and step.name != OpenSupport.name and seat in s.asked
