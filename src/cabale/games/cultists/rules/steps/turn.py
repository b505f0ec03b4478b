"""A turn: movement, event, action, clean-up (CUL-070)."""

from __future__ import annotations

from cabale.core import Step
from cabale.games.cultists.rules.state import CultistsState, T
from cabale.games.cultists.rules.steps.actions import ActionPhase
from cabale.games.cultists.rules.steps.clean_up import CleanUp
from cabale.games.cultists.rules.steps.events import EventPhase
from cabale.games.cultists.rules.steps.movement import Movement


class Turn(Step[CultistsState]):
    """Lies at the bottom of the stack and remembers which phase comes next."""

    name = "turn"
    kind = "turn"
    memory = ("number",)
    bottom = True

    def ask(self, t: T) -> None:
        phase = t.frame[1]
        t.goto(Turn, (phase + 1) % 4)
        if phase == 0:
            t.tell("turn", turn=t.state.turn)
            t.push(Movement, 0)
        elif phase == 1:
            t.push(EventPhase)
        elif phase == 2:
            t.push(ActionPhase, 0)
        else:
            t.push(CleanUp)
