"""Steps: the moments of a rulebook in which somebody is asked something.

A step is stateless; what it has to remember stands in its frame on the stack (`Table.frame`) or in
the state. The engine looks at the step on top of the stack and calls `ask`:

* it returns None: the step did its work, and changed the stack, without a question;
* it returns seats, perhaps with their choices: these have something to decide. Each answer comes
  back through `play`, or, in a step that is `blind`, all of them at once through `resolve`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from cabale.core.board import Board, S
from cabale.core.choices import PASS, Choice
from cabale.core.state import NOT_ASKED


class Reason(NamedTuple):
    """Why a choice is refused: a message of the catalogue (``<game>-why-<key>``), and the rule."""

    key: str
    rule: str | None = None


NOT_ASKED_NOW = Reason("not-asked")
NOT_NOW = Reason("not-now")
IS_OVER = Reason("over")


SeatsAsked = Sequence[int] | Mapping[int, Sequence[Choice]] | None


class Step(Generic[S]):
    """One moment of the rulebook.

    `name` is unique in the game. `kind` names the question (``<game>-ask-<kind>``); it is public,
    so two questions whose difference is a secret share one kind. `pace` tells a live table which
    clock runs: ``turn``, ``window`` (everybody, short), ``night`` (fixed length), ``talk`` (long).
    """

    name: ClassVar[str]
    kind: ClassVar[str]
    blind: ClassVar[bool] = False
    pace: ClassVar[str] = "turn"
    memory: ClassVar[tuple[str, ...]] = ()
    """The kinds of what its frame holds after the name, for positions in words (`position`)."""
    bottom: ClassVar[bool] = False
    """Whether it lies below all others, as a turn does; a position must begin with such a step."""

    def ask(self, t: Board[S]) -> SeatsAsked:
        """The seats that have something to decide, or None when the stack has changed.

        A step that had to list the choices to know hands them over, see `choosers`.
        """
        raise NotImplementedError

    def legal(self, t: Board[S], seat: int) -> Sequence[Choice]:
        """What this seat may answer: never empty, and a function of what the seat may know."""
        raise NotImplementedError

    def play(self, t: Board[S], seat: int, choice: Choice) -> None:
        """The answer of a step that is not blind."""
        raise NotImplementedError

    def resolve(self, t: Board[S], answers: Sequence[Choice]) -> None:
        """All answers of a blind step, by seat; who was not asked counts as `PASS`."""
        raise NotImplementedError

    def choosers(self, t: Board[S], seats: Iterable[int]) -> dict[int, Sequence[Choice]]:
        """Those of these seats that have more than one choice, with their choices."""
        choosers = {}
        for seat in seats:
            legal = self.legal(t, seat)
            if len(legal) > 1:
                choosers[seat] = legal
        return choosers

    def public(self, t: Board[S]) -> Sequence[int]:
        """The seats that are being asked as far as the whole table can tell."""
        if self.blind:
            return [s for s, answer in enumerate(t.state.answers) if answer != NOT_ASKED]
        return t.state.asked

    def prompt(self, t: Board[S], seat: int) -> Mapping[str, Any]:
        """What the question's sentence needs to know, as far as this seat may know it."""
        return {}

    def expired(self, t: Board[S], seat: int) -> Choice:
        """The answer of a seat whose time is up: pass where it may, else any."""
        legal = self.legal(t, seat)
        return PASS if PASS in legal else legal[t.draw_for_absent(len(legal))]

    def why_not(self, t: Board[S], seat: int, choice: Choice) -> Reason:
        """The rule that forbids a choice which is not legal."""
        return NOT_NOW


class Window(Step[S]):
    """A question to every seat that, as far as the table can tell, could have an answer.

    `ask` names those who really have one; in `legal` all others have the single choice `PASS`. A
    simulation asks only the former. A live table asks everybody of `public`, so that neither the
    list of those asked nor the time they take says who holds what.
    """

    blind: ClassVar[bool] = True
    pace: ClassVar[str] = "window"

    def public(self, t: Board[S]) -> Sequence[int]:
        return range(t.seats)


class Reaction(Window[S]):
    """A window for abilities that may be used "at any moment".

    Answers are applied clockwise from `first`, each only if it is still legal when its turn comes;
    then the window opens again, until everybody passes.
    """

    def first(self, t: Board[S]) -> int:
        """The seat whose answer counts first."""
        raise NotImplementedError

    def react(self, t: Board[S], seat: int, choice: Choice) -> None:
        """Carry out one reaction; it may push steps of its own."""
        raise NotImplementedError

    def close(self, t: Board[S]) -> None:
        """Everybody passed."""
        t.pop()

    def resolve(self, t: Board[S], answers: Sequence[Choice]) -> None:
        if answers.count(PASS) < len(answers):
            queue = [
                (seat, answers[seat].index)
                for seat in t.clockwise(self.first(t))
                if answers[seat] is not PASS
            ]
            t.push(Reacting, tuple(queue))
        else:
            self.close(t)


class Reacting(Step[S]):
    """The answers of the reaction window below that still wait to be applied."""

    name = "reacting"
    kind = "reacting"
    memory = ("answer*",)

    def ask(self, t: Board[S]) -> Sequence[int] | None:
        (seat, index), *rest = t.frame[1]
        choice = t.catalogue[index]
        # The window's frame must be on top while it judges the choice and reacts.
        t.pop()
        window_frame = t.frame
        window = t.game.step(window_frame[0])
        assert isinstance(window, Reaction)
        stack = t.state.stack
        depth = len(stack)
        if choice in window.legal(t, seat):
            window.react(t, seat, choice)
        still_open = len(stack) >= depth and stack[depth - 1][0] == window_frame[0]
        if rest and still_open:
            stack.insert(depth, (self.name, tuple(rest)))
        return None


def step_table(steps: Iterable[type[Step[S]]]) -> dict[str, Step[S]]:
    table: dict[str, Step[S]] = {Reacting.name: Reacting()}
    for step in steps:
        if step.name in table:
            raise TypeError(f"two steps are called {step.name!r}")
        table[step.name] = step()
    return table
