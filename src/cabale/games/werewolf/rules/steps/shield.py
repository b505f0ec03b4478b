"""The sentinel (WER-060, WER-134)."""

from __future__ import annotations

from cabale.core import Catalogue, Choice
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.power import Draw, Power, optional, others


def _legal(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return optional(cat, "shield", others(s, seat))


def _act(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    (target,) = choice.args
    s.shields |= 1 << int(target)
    s.deeds.append(Deed(call, seat, "shield", (int(target),)))


SENTINEL_POWER = Power(1, _legal, _act)
