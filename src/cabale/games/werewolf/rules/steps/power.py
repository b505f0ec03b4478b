"""What a role may do at night, in a form that doppelgängers can borrow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.rules.state import NONE, Deed, Werewolf

Draw = Callable[[int], int]
"""A number in ``range(n)``, from whatever luck the caller uses."""


class Power(NamedTuple):
    """`legal(state, catalogue, seat, moment)` and `act(state, call, seat, choice, draw)`.

    `moments` is how often the role is asked. What was answered at the first moment is the last deed
    of the record when the second one comes: nobody else acts in between. `opens(state)` is the
    moment at which the power itself begins; who has nothing to choose from then is told so.
    """

    moments: int
    legal: Callable[[Werewolf, Catalogue, int, int], list[Choice]]
    act: Callable[[Werewolf, int, int, Choice, Draw], None]
    opens: Callable[[Werewolf], int] = lambda _s: 0


def never(_s: Werewolf) -> int:
    """For a power that is offered so seldom that not having it is not worth a word."""
    return NONE


def take(
    s: Werewolf,
    cat: Catalogue,
    power: Power,
    call: int,
    seat: int,
    moment: int,
    choice: Choice,
    draw: Draw,
) -> None:
    """Carry out an answer and write it down; a later moment that asked nothing leaves no word."""
    if choice.index != PASS.index:
        power.act(s, call, seat, choice, draw)
    elif len(power.legal(s, cat, seat, moment)) > 1:
        s.deeds.append(Deed(call, seat, "pass"))
    elif moment == power.opens(s):
        s.deeds.append(Deed(call, seat, "idle"))


def others(s: Werewolf, seat: int) -> Iterable[int]:
    """The players whose card this seat may look at or move: WER-061."""
    shields = s.shields
    return (q for q in range(s.seats) if q != seat and not shields >> q & 1)


def optional(cat: Catalogue, verb: str, targets: Iterable[int]) -> list[Choice]:
    """Pass, or the verb with one of the targets."""
    choices = cat.of[verb]
    return [PASS, *[choices[target] for target in targets]]


def compulsory(cat: Catalogue, verb: str, targets: Iterable[int]) -> list[Choice]:
    """The verb with one of the targets; pass only where there is none."""
    choices = cat.of[verb]
    return [choices[target] for target in targets] or [PASS]
