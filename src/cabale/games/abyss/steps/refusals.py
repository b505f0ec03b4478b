"""Why a once-per-turn power, or a choice that does not belong here, is refused."""

from __future__ import annotations

from cabale.core import Choice, Reason
from cabale.core.step import NOT_NOW
from cabale.games.abyss.components import OPPORTUNIST, ORACLE, SLAVER
from cabale.games.abyss.state import Abyss

POWER_LORDS = {"sell": SLAVER, "sweep": ORACLE, "replace": OPPORTUNIST}

NO_SUCH_POWER = Reason("no-such-power", "ABY-101")
POWER_USED = Reason("power-used", "ABY-102")
POWER_WITHOUT_TARGET = Reason("power-without-target", "ABY-102")


def why_not_now(t: Abyss, seat: int, choice: Choice) -> Reason:
    lord = POWER_LORDS.get(choice.verb)
    if lord is None:
        return NOT_NOW
    if t.state.active[lord] != seat:
        return NO_SUCH_POWER
    if t.state.used >> lord & 1:
        return POWER_USED
    return POWER_WITHOUT_TARGET
