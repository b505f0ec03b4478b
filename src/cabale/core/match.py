"""A match: one play of a game, from the first card to the outcome."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from cabale.core import claims, entries, looking, undo
from cabale.core.board import Board, Events
from cabale.core.choices import PASS, Arg, Choice
from cabale.core.claims import Claims, Said
from cabale.core.entries import Entries, Origin
from cabale.core.errors import CabaleError, GameError, IllegalChoice, NotAllowed
from cabale.core.game import Game
from cabale.core.imagine import imagine
from cabale.core.log import Log, LogEntry
from cabale.core.looking import LookAtBoard
from cabale.core.luck import Luck
from cabale.core.past import Counting, Past
from cabale.core.sight import SeatView
from cabale.core.state import NOT_ASKED, OPEN, Outcome, State
from cabale.core.step import IS_OVER, NOT_ASKED_NOW, Reason, Step
from cabale.core.tokens import Token, last_tokens
from cabale.core.undo import MOST_STEPS_BACK, StepBack

_STEPS_WITHOUT_A_QUESTION = range(100_000)
_NO_STEP = "{}: the step {!r} is not among the game's `steps`: {}"
_NO_ANSWER = "{}: the step {!r} asks seat {} and offers nothing to choose"


class Decision(NamedTuple):
    """What one seat is asked right now."""

    seat: int
    kind: str
    choices: tuple[Choice, ...]

    @property
    def forced(self) -> bool:
        return len(self.choices) == 1


_tuple = tuple.__new__
"""Makes a `Decision` in half the time that its own constructor takes: every question needs one."""


class Match:
    """One play of a game. Made by `new_match`, `replay`, `clone` and `imagine`."""

    __slots__ = (
        "_copies",
        "_decisions",
        "_entries",
        "_eyes",
        "_length",
        "_origin",
        "_past",
        "_said",
        "_step",
        "_undoable",
        "board",
        "live",
    )

    def __init__(self, board: Board[Any], origin: Origin | None, live: bool) -> None:
        self.board = board
        self.live = live
        self._origin = origin
        self._entries: Entries = None
        self._length = 0
        self._said: Claims = None
        self._undoable: tuple[StepBack, ...] = ()
        self._copies = undo.NONE_YET if board.keeping else undo.NO_COPIES
        self._eyes: tuple[int, Events] | None = None
        self._past: Past | None = None
        self._decisions: dict[int, Decision] | None = None
        self._step: Step[Any] | None = None
        self._go_on()
        board.sealed = False

    # --- what stands ---------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return self.board.game

    @property
    def seats(self) -> int:
        return self.board.seats

    @property
    def state(self) -> State:
        state: State = self.board.state
        return state

    @property
    def outcome(self) -> Outcome | None:
        outcome: Outcome | None = self.board.state.outcome
        return outcome

    @property
    def scenario(self) -> str | None:
        """The position that it began from, where that was not the game's own."""
        return None if self._origin is None else self._origin.scenario

    @property
    def imagined(self) -> bool:
        """Whether somebody imagined it: then its hidden cards and its future are made up."""
        return self._eyes is not None

    @property
    def origin(self) -> Origin:
        """How it began, with what all draws are made of: the secret on which all others hang."""
        if self._origin is None:
            raise CabaleError("an imagined match has no luck that anybody could know")
        return self._origin

    @property
    def luck(self) -> Luck:
        return self.origin.luck

    @property
    def pace(self) -> str | None:
        """Which clock runs at a live table, see `Step.pace`; None when over."""
        return None if self._step is None else self._step.pace

    @property
    def blind(self) -> bool:
        """Whether the running question is one that all answer unseen, see `Step.blind`."""
        return self._step is not None and self._step.blind

    @property
    def decisions(self) -> dict[int, Decision]:
        """What each seat is asked now; empty when the match is over."""
        decisions = self._decisions
        if decisions is None:
            decisions = self._decisions = {}
            t, step = self.board, self._step
            if step is not None:
                state: State = t.state
                for seat in state.asked:
                    choices = tuple(step.legal(t, seat))
                    if not choices:
                        raise GameError(_NO_ANSWER.format(t.game.name, step.name, seat))
                    decisions[seat] = _tuple(Decision, (seat, step.kind, choices))
        return decisions

    def choice(self, verb: str, *args: Arg) -> Choice:
        """The choice of that name, whether or not it is legal now: ``match.choice("vote", 3)``."""
        return self.board.choice(verb, *args)

    def claim(self, verb: str, *args: Arg) -> Choice:
        """The claim of that name, whether or not it may be made now."""
        return self.game.claim_catalogue(self.seats)(verb, *args)

    # --- playing -------------------------------------------------------------------------------

    def play(self, seat: int, choice: Choice) -> None:
        """Take a choice. If it is not one of the seat's: `IllegalChoice`, and nothing changed."""
        decisions = self._decisions
        decision = (self.decisions if decisions is None else decisions).get(seat)
        if decision is None or choice not in decision.choices:
            raise IllegalChoice(self._refusal(seat, choice))
        if self._origin is not None:  # `_write`, without the call
            length = self._length
            if length >= self._copies.due:
                undo.keep_copy(self)
            self._entries = (self._entries, seat, "play", choice)
            self._length = length + 1
        self._take(seat, choice)

    def expire(self, seat: int) -> None:
        """The seat's time is up: it gets the answer that the rules give to who does not answer."""
        if seat not in self.decisions or self._step is None:
            raise IllegalChoice(f"seat {seat} is not being asked anything")
        if self._length >= self._copies.due:
            undo.keep_copy(self)
        self._write(seat, "expired", True)
        self._take(seat, self._step.expired(self.board, seat))

    def why_not(self, seat: int, choice: Choice) -> Reason | None:
        """Why the seat may not take this choice; None if it may."""
        if self._step is None:
            return IS_OVER
        decision = self.decisions.get(seat)
        if decision is None:
            return NOT_ASKED_NOW
        if choice in decision.choices:
            return None
        return self._step.why_not(self.board, seat, choice)

    def _refusal(self, seat: int, choice: Choice) -> str:
        reason = self.why_not(seat, choice)
        key = reason.key if reason else "?"
        decision = self.decisions.get(seat)
        if decision is None:
            return f"seat {seat} cannot play {choice}: {key}"
        some = ", ".join(map(str, decision.choices[:8]))
        more = " …" if len(decision.choices) > 8 else ""
        return f"seat {seat} cannot play {choice}: {key}; it may play {some}{more}"

    def _take(self, seat: int, choice: Choice) -> None:
        t, step = self.board, self._step
        assert step is not None
        state: State = t.state
        decisions, self._decisions = self._decisions, None
        if step.blind:
            state.answers[seat] = choice.index
            before = asked = state.asked
            if asked[0] == seat:
                state.asked = asked = asked[1:]
            else:
                at = asked.index(seat)
                state.asked = asked = asked[:at] + asked[at + 1 :]
            if asked:
                if decisions is not None:
                    self._decisions = left = decisions.copy()
                    del left[seat]
                if t.keeping:
                    if t.sealed:
                        t.sealed = False  # what luck answered for an absent seat is not taken back
                    else:
                        self._remember(seat, self._undoable[-1].order if self._undoable else before)
                return
            catalogue, answers = t.catalogue, state.answers
            state.answers = []
            step.resolve(t, [catalogue[i] if i >= 0 else PASS for i in answers])
            t.sealed = True
        else:
            step.play(t, seat, choice)
        self._go_on()
        if not t.keeping:
            return
        # Four rules: the same seat acts, nobody else chose, nothing hidden or random showed.
        if t.sealed or state.asked != (seat,):
            self._undoable = ()
            t.sealed = False
        else:
            self._remember(seat, ())

    def _remember(self, seat: int, order: tuple[int, ...]) -> None:
        before = self._undoable
        if len(before) == MOST_STEPS_BACK:
            before = before[1:]
        self._undoable = before + (_tuple(StepBack, (self._length - 1, seat, order)),)  # noqa: RUF005

    def _go_on(self) -> None:
        """Let the steps do their work until somebody is asked, or the match is over."""
        t = self.board
        state: State = t.state
        steps = t.game.named_steps
        for _ in _STEPS_WITHOUT_A_QUESTION:
            stack = state.stack
            if not stack:
                state.asked = ()
                state.answers = []
                self._step = None
                if state.outcome is None:
                    raise CabaleError(f"{t.game.name}: no step is left and nobody has won or lost")
                return
            t.frame = frame = stack[-1]
            step = steps.get(frame[0])
            if step is None:
                raise GameError(_NO_STEP.format(t.game.name, frame[0], ", ".join(steps)))
            seats = step.ask(t)
            if seats is None:
                continue
            if step.blind:
                if self.live:
                    state.answers = [NOT_ASKED] * t.seats
                    seats = sorted({*seats, *step.public(t)})
                if not seats:
                    state.answers = []
                    step.resolve(t, [PASS] * t.seats)
                    t.sealed = True
                    continue
                state.answers = answers = [NOT_ASKED] * t.seats
                for seat in seats:
                    answers[seat] = OPEN
            elif not seats:
                raise CabaleError(f"{t.game.name}: step {step.name!r} asks nobody")
            state.asked = tuple(seats)
            self._step = step
            if type(seats) is dict:
                self._decisions = decisions = {}
                for seat, legal in seats.items():
                    if not legal:
                        raise GameError(_NO_ANSWER.format(t.game.name, step.name, seat))
                    decisions[seat] = _tuple(Decision, (seat, step.kind, tuple(legal)))
            return
        raise CabaleError(f"{t.game.name}: {state.stack[-1]} goes round in circles")

    # --- taking back ---------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        return bool(self._undoable) and undo.last_of(self, seat) is not None

    @property
    def settled(self) -> bool:
        """Whether there is nothing that anybody may take back."""
        return not self._undoable

    def undo(self, seat: int) -> None:
        """Take back the seat's last choice. It is an entry of the log itself."""
        undo.undo(self, seat)

    def as_it_began(self) -> Match:
        """The match as it began."""
        t, first = self.board, import_module("cabale.core.begin")
        again: Match = first.begin(
            t.game, t.seats, self.origin, t.options, live=self.live, listening=t.keeping
        )
        return again

    # --- talk ----------------------------------------------------------------------------------

    @property
    def said(self) -> tuple[Said, ...]:
        """Every claim so far."""
        return tuple(self.said_from(0))

    @property
    def spoken(self) -> int:
        """How many claims there were."""
        return 0 if self._said is None else self._said[1]

    def said_from(self, first: int) -> list[Said]:
        """The claims from number `first` on."""
        return claims.said_from(self._said, first)

    def said_to(self, seat: int | None) -> tuple[Said, ...]:
        """The claims that reach a seat; None for a spectator."""
        return self.said if seat is None or self._said is None else claims.said_to(self, seat)

    def may_say(self, seat: int, claim: Choice) -> bool:
        return self._step is not None and self.game.may_say(self.board, seat, claim)

    def say(self, seat: int, claim: Choice) -> None:
        """Make a claim: one of the game's `claim_catalogue`."""
        if not self.may_say(seat, claim):
            raise NotAllowed(f"seat {seat} may not say {claim} now")
        self._write(seat, "say", claim)
        self._add_said(seat, claim)
        claims.hear(self, seat, claim)

    def _add_said(self, seat: int, claim: Choice) -> None:
        self._said = (self._said, self.spoken + 1, Said(seat, claim))

    # --- positions -----------------------------------------------------------------------------

    def scenario_lines(self) -> str:
        """The position in the lines of a scenario, every secret and claim included."""
        said = ", ".join(f"{seat} {claim}" for seat, claim in self.said)
        return self.game.describe(self.board) + (f"\nsaid: {said}" if said else "")

    def describe(
        self, seat: int | None, lang: str = "en", *, names: Sequence[str] = (), since: int = 0
    ) -> str:
        """All that a seat may know now, in plain text and nothing else.

        That is the game, the seat's view, what happened from event number `since` on, what was
        said, and the question with its numbered choices. The words stand above the engine; they
        are loaded when somebody asks.
        """
        self._check_seat(seat)
        text: str = import_module("cabale.talk.describe").describe(self, seat, lang, names, since)
        return text

    # --- looking -------------------------------------------------------------------------------

    def view(
        self,
        seat: int | None,
        *,
        talk: bool = True,
        board: LookAtBoard | None = None,
        known: SeatView | None = None,
    ) -> SeatView:
        """All that a seat may know now, JSON-ready; None for a spectator.

        Without `talk` it leaves out what was said, of which there may be much. Whoever looks for
        several seats has the game's own part at hand (`board`), and the `open_view` (`known`).
        """
        self._check_seat(seat)
        return looking.view(self, seat, talk, board, known)

    def open_view(self) -> SeatView:
        """The part of all views that is the same for everybody."""
        return looking.open_view(self)

    def prompt(self, seat: int) -> Mapping[str, Any]:
        """What the sentence of the seat's question needs to know."""
        step = self._step
        asked = step is not None and seat in self.board.state.asked
        return step.prompt(self.board, seat) if step is not None and asked else {}

    def listen(self, on: bool = True) -> None:
        """Build events from now on, or stop; what was played by then can no more be taken back."""
        self.board = self.board.listen(on)
        self._undoable = ()
        self._copies = undo.NO_COPIES
        if on and self._origin is not None:
            undo.keep_copy(self)

    @property
    def heard(self) -> int:
        """How many events there were."""
        return self.board.heard

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What the seat saw happen, from event number `since` on."""
        return [part for part, _ in self.seen(seat, since)]

    def secrets(self, seat: int | None, since: int = 0) -> list[int]:
        """Which of these `events` hold something that the table was not told."""
        return [i for i, (_, secret) in enumerate(self.seen(seat, since)) if secret]

    def seen(self, seat: int | None, since: int = 0) -> list[tuple[dict[str, Any], bool]]:
        """`events`, each with whether it is one of the `secrets`."""
        self._check_seat(seat)
        return looking.seen(self, seat, since)

    def mask(self, seat: int, out: MutableSequence[int] | None = None) -> MutableSequence[int]:
        """1 for each choice of the catalogue that the seat may take now."""
        mask = bytearray(len(self.board.catalogue)) if out is None else out
        decision = self.decisions.get(seat)
        if decision is not None:
            for choice in decision.choices:
                mask[choice.index] = 1
        return mask

    def observe(
        self, seat: int, out: MutableSequence[float] | None = None, *, past: bool = False
    ) -> MutableSequence[float]:
        """The seat's view as numbers, see `Game.features`. A given `out` must be all zeros.

        With the `past`, what all saw happen follows (`Game.past_features`); the match must listen.
        """
        return looking.observe(self, seat, out, past)

    def tokens(self, seat: int, last: int) -> list[Token]:
        """The last of what the seat saw happen, as `cabale.core.tokens` has it, the newest last."""
        self._check_seat(seat)
        return last_tokens(self, seat, last)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.board.seats:
            raise CabaleError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")

    # --- copies --------------------------------------------------------------------------------

    def clone(self) -> Match:
        """An independent copy."""
        new = Match.__new__(Match)
        new.board = self.board.copy()
        new.live = self.live
        new._origin = self._origin
        new._entries = self._entries
        new._length = self._length
        new._said = self._said
        new._undoable = self._undoable
        new._copies = self._copies
        new._eyes = self._eyes
        new._past = past = self._past
        if past is not None:
            past.shared = True
        new._decisions = self._decisions
        new._step = self._step
        return new

    def __deepcopy__(self, memo: object) -> Match:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Matches travel as a snapshot with their luck; what was imagined stays where it is."""
        t, travel = self.board, import_module("cabale.core.snapshot")
        table = (t.game, t.seats, dict(t.options), self.origin, self.live)
        past = t.past if isinstance(t, Counting) else None
        return travel.take_up, (table, travel.take(self), past)

    def imagine(self, seat: int, rng: Random) -> Match:
        """A clone in which all that the seat cannot know is drawn again, the future too."""
        return imagine(self, seat, rng)

    # --- the log -------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return self._length

    @property
    def entries(self) -> list[LogEntry]:
        return self.entries_from(0)

    def entries_from(self, first: int) -> list[LogEntry]:
        """The entries of the log from number `first` on."""
        return entries.entries_from(self._entries, self._length, first)

    def lines_from(self, first: int) -> list[str]:
        """The same as the lines of the log."""
        return entries.lines_from(self._entries, self._length, first)

    @property
    def log(self) -> Log:
        """Everything that a replay needs. Its text keeps the secret sealed until the end."""
        end = None if self.outcome is None else self.outcome.to_json()
        return Log(self.header, self.entries, self.luck, end)

    @property
    def header(self) -> dict[str, Any]:
        """The first line of the log."""
        return entries.header(self)

    def _write(self, seat: int, deed: str, what: Choice | int) -> None:
        """Append to the log; an imagined match has none."""
        if self._origin is not None:
            self._entries = (self._entries, seat, deed, what)
            self._length += 1

    def repeat(self, entry: LogEntry) -> None:
        """Do again what an entry of a log says; where it changes the rules, `replay` does."""
        entries.repeat(self, entry)
