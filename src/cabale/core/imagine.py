"""A match as it may be, for all that one seat can know: what searches play on in."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, Any

from cabale.core.chance import Chance
from cabale.core.state import NOT_ASKED, OPEN, StepFrame
from cabale.core.step import Reacting, Step
from cabale.core.undo import NO_COPIES

if TYPE_CHECKING:
    from cabale.core.match import Match


def imagine(match: Match, seat: int, rng: Random) -> Match:
    """A clone in which all that the seat cannot know is drawn again, the future too."""
    new = match.clone()
    t = new.board
    t.kept = {}  # it holds copies of what lies on the table in truth
    t.chance = Chance(sha256(b"imagined-%x" % rng.getrandbits(64)).digest())
    new._origin = None
    new._entries = None
    new._undoable = ()
    new._copies = NO_COPIES
    new._decisions = None
    new._eyes = (seat, t.events)
    if new._said is not None:
        new._said = None
        for said in match.said_to(seat):
            new._add_said(*said)
    t.state.draws = [0] * len(t.state.draws)  # a draw more may be one that the seat did not see
    t.state.stack = _without_reactions(t.state.stack, seat)
    t.game.imagine(t, seat, rng)
    t.frame = t.state.stack[-1] if t.state.stack else ()
    if new._step is not None and new._step.blind:
        _forget_answers(new, new._step, seat)
    return new


def _without_reactions(stack: list[StepFrame], seat: int) -> list[StepFrame]:
    """Whether others have reacted as well is seen when it is their reaction's turn."""
    found: list[StepFrame] = []
    for frame in stack:
        if frame[0] != Reacting.name:
            found.append(frame)
        elif own := tuple([answer for answer in frame[1] if answer[0] == seat]):
            found.append((Reacting.name, own))
    return found


def _forget_answers(world: Match, step: Step[Any], seat: int) -> None:
    """What others answered blind, and whether they did, is no knowledge of the seat's."""
    t = world.board
    mine = t.state.answers[seat]
    public = list(step.public(t))
    able = set(step.ask(t) or ())
    if world.live:
        able.update(public)
    able.discard(seat)
    if mine == OPEN:
        able.add(seat)
    elif not able:
        # The window is still open, so somebody is thought to be thinking, if only to pass.
        able = {next(s for s in public if s != seat)}
    answers = [OPEN if s in able else NOT_ASKED for s in range(t.seats)]
    if mine >= 0:
        answers[seat] = mine
    t.state.answers = answers
    t.state.asked = tuple(sorted(able))
