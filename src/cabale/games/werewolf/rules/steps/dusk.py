"""The last two calls: revealer and curator."""

from __future__ import annotations

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.rules.components import TURNS_INVESTIGATOR
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.power import Draw, Power, optional, others


def _revealer(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return optional(cat, "reveal", (q for q in others(s, seat) if not s.face_up >> q & 1))


def _reveal(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    """WER-099, WER-100: wolves and the tanner go face down again."""
    target = int(choice.args[0])
    face = s.face(target)
    if face not in TURNS_INVESTIGATOR:
        s.face_up |= 1 << target
    s.deeds.append(Deed(call, seat, "reveal", (target,), (face,)))


def _curator(s: Werewolf, cat: Catalogue, _seat: int, _moment: int) -> list[Choice]:
    if not s.left_over():
        return [PASS]
    return optional(
        cat,
        "curate",
        (q for q in range(s.seats) if not (s.shields | s.laid) >> q & 1),
    )


def _curate(s: Werewolf, call: int, seat: int, choice: Choice, draw: Draw) -> None:
    target = int(choice.args[0])
    left = s.left_over()
    s.carry(target, left[draw(len(left))])
    s.deeds.append(Deed(call, seat, "curate", (target,)))


REVEALER_POWER = Power(1, _revealer, _reveal)
CURATOR_POWER = Power(1, _curator, _curate)
