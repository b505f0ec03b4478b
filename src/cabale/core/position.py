"""Positions in words: what the scenarios of all games have in common.

Whatever a step on the stack remembers, and whatever a game writes down of the past, is a tuple of
numbers and words. Its kinds (`Step.memory`) say how each part is written::

    ("lord", "ally*")     slaver (crab-1 crab-5)

A kind is ``seat``, ``number``, ``word``, ``yes`` (or no), or a list of words of the game
(`Game.kinds`), in which -1 is written ``-``. After it, ``*`` means a tuple of them, ``**`` a tuple
of tuples, and ``...`` that all the rest is of this kind. ``seat+item`` is a pair, and an ``answer``
a seat with the number of its choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cabale.core.choices import PASS, Choice
from cabale.core.claims import hear
from cabale.core.errors import CabaleError, ScenarioError
from cabale.core.state import StepFrame

if TYPE_CHECKING:
    from cabale.core.board import Board
    from cabale.core.game import Game
    from cabale.core.match import Match

STEPS = "steps"
LATE = "late"
"""After an answer that nobody may give, and that stands for one whose time was up."""
LATER = ("said", "then", "draws")
"""Lines that every game has, read when the table is set."""

OUT_OF_TIME = Choice(PASS.index, PASS.verb, (LATE,))

Kinds = Sequence[str]
Nested = list[Any]


class Wording:
    """The words of one game at one table."""

    def __init__(self, t: Board[Any]) -> None:
        self.kinds = t.game.kinds(t)
        self.choices = t.catalogue
        self.seats = t.seats

    # --- to words ------------------------------------------------------------------------------

    def write(self, kinds: Kinds, values: Sequence[Any]) -> str:
        said = []
        for at, value in enumerate(values):
            kind = kinds[min(at, len(kinds) - 1)].removesuffix("...")
            said.append(self._write_one(kind, value))
        return " ".join(said)

    def _write_one(self, kind: str, value: Any) -> str:
        if kind.endswith("*"):
            return f"({' '.join(self._write_one(kind[:-1], one) for one in value)})"
        if "+" in kind:
            return f"({self.write(kind.split('+'), value)})"
        if kind == "answer":
            seat, index = value
            return f"({seat} {self.choices[index]})"
        if kind == "yes":
            return "yes" if value else "no"
        if kind not in self.kinds:
            return str(value)
        return "-" if value < 0 else self.kinds[kind][value]

    # --- and back ------------------------------------------------------------------------------

    def read(self, line: str, kinds: Kinds, text: str) -> tuple[Any, ...]:
        words = nested(line, text)
        values = []
        for at, word in enumerate(words):
            if at >= len(kinds) and not (kinds and kinds[-1].endswith("...")):
                raise ScenarioError(f"{line}: {text!r} has a word too many")
            kind = kinds[min(at, len(kinds) - 1)].removesuffix("...")
            values.append(self._read_one(line, kind, word))
        missing = kinds[len(words) :]
        if missing and not missing[0].endswith("..."):
            raise ScenarioError(f"{line}: {text!r} lacks a {missing[0]}")
        return tuple(values)

    def _read_one(self, line: str, kind: str, word: Any) -> Any:
        if kind.endswith("*") or "+" in kind or kind == "answer":
            return self._read_several(line, kind, word)
        if not isinstance(word, str):
            raise ScenarioError(f"{line}: one {kind} is needed, not a list in brackets")
        if kind == "word":
            return word
        if kind == "yes" and word in ("yes", "no"):
            return word == "yes"
        if kind in self.kinds:
            return self._named(line, kind, word)
        number = int(word) if re.fullmatch("-?[0-9]{1,9}", word) else None
        if number is None or (kind == "seat" and not -1 <= number < self.seats):
            raise ScenarioError(f"{line}: {word!r} is no {kind}")
        return number

    def _read_several(self, line: str, kind: str, word: Any) -> tuple[Any, ...]:
        if not isinstance(word, list):
            raise ScenarioError(f"{line}: {word!r} stands for several, and needs brackets")
        if kind == "answer":
            return self._answer(line, word)
        if kind.endswith("*"):
            return tuple([self._read_one(line, kind[:-1], one) for one in word])
        parts = kind.split("+")
        if len(parts) != len(word):
            raise ScenarioError(f"{line}: {' and '.join(parts)} are needed, not {word}")
        return tuple([self._read_one(line, *one) for one in zip(parts, word, strict=True)])

    def _named(self, line: str, kind: str, word: str) -> int:
        words = self.kinds[kind]
        if word == "-":
            return -1
        if word not in words:
            raise ScenarioError(f"{line}: there is no {kind} {word!r}; there are {_some(words)}")
        return list(words).index(word)

    def _answer(self, line: str, words: Nested) -> tuple[int, int]:
        seat, *rest = words or [""]
        choice = find_choice(line, self.choices, " ".join(map(str, rest)))
        return self._read_one(line, "seat", seat), choice.index


def nested(line: str, text: str) -> Nested:
    """The words of a text, those in brackets as lists."""
    stack: list[Nested] = [[]]
    for word in re.findall(r"[()]|[^\s()]+", text):
        if word == "(":
            stack.append([])
        elif word == ")" and len(stack) > 1:
            inner = stack.pop()
            stack[-1].append(inner)
        elif word == ")":
            raise ScenarioError(f"{line}: a bracket is closed that was not opened: {text!r}")
        else:
            stack[-1].append(word)
    if len(stack) > 1:
        raise ScenarioError(f"{line}: a bracket is not closed: {text!r}")
    return stack[0]


def _some(words: Sequence[str], most: int = 40) -> str:
    return ", ".join(words[:most]) + (" …" if len(words) > most else "")


def find_choice(line: str, choices: Sequence[Choice], words: str) -> Choice:
    for choice in choices:
        if str(choice) == words:
            return choice
    raise ScenarioError(f"{line}: there is no choice {words!r}")


def sayings(value: str) -> Iterator[str]:
    """The parts of a line that commas part."""
    for part in value.split(","):
        if part.strip():
            yield " ".join(part.split())


# --- where it begins ---------------------------------------------------------------------------


def write_steps(t: Board[Any]) -> str:
    """The steps on the stack, the first one first, with what each remembers."""
    wording = Wording(t)
    said = []
    for name, *memory in t.state.stack:
        said.append(f"{name} {wording.write(t.game.step(name).memory, memory)}".strip())
    return ", ".join(said)


def stand(t: Board[Any], facts: Mapping[str, str]) -> bool:
    """Put the steps of a scenario on the stack; False if it does not name any."""
    if STEPS not in facts:
        return False
    if "begin" in facts:
        raise ScenarioError(f"{STEPS}: `begin` says already where it begins")
    wording = Wording(t)
    stack: list[StepFrame] = []
    steps = t.game.named_steps
    for part in sayings(facts[STEPS]):
        name, _, rest = part.partition(" ")
        if name not in t.game.named_steps:
            raise ScenarioError(f"{STEPS}: there is no step {name!r}; there are {_all(t.game)}")
        stack.append((name, *wording.read(STEPS, t.game.step(name).memory, rest)))
    if not stack:
        raise ScenarioError(f"{STEPS}: no step is named")
    bottoms = [name for name, step in steps.items() if step.bottom]
    if bottoms and [frame[0] for frame in stack if frame[0] in bottoms] != [stack[0][0]]:
        raise ScenarioError(f"{STEPS}: the first is one of {', '.join(bottoms)}, and no other is")
    t.state.stack = stack
    t.frame = stack[-1]
    return True


def _all(game: Game[Any]) -> str:
    return ", ".join(sorted(game.named_steps))


def try_out(match: Match) -> None:
    """Every answer to what is asked now can be given: else no match ever stood like this."""
    try:
        for seat, decision in match.decisions.items():
            for choice in decision.choices:
                world = match.clone()
                world.play(seat, choice)
                for other in [one for one in match.decisions if one in world.decisions]:
                    if world.board.state.stack[-1:] == match.board.state.stack[-1:]:
                        world.play(other, world.decisions[other].choices[0])
    except ScenarioError:
        raise
    except (AssertionError, LookupError, TypeError, ValueError, CabaleError) as error:
        raise ScenarioError(f"{STEPS}: the rules cannot go on from there ({error!r})") from error


# --- what was said and answered since ----------------------------------------------------------


def write_then(t: Board[Any]) -> str:
    """The answers to a blind question that were given and are not turned over yet."""
    step, given = t.game.step(t.frame[0]), []
    for seat, index in enumerate(t.state.answers):
        if index >= 0:
            choice = t.catalogue[index]
            late = "" if choice in step.legal(t, seat) else f" {LATE}"
            given.append(f"{seat} {choice}{late}")
    return ", ".join(given)


def go_on(match: Match, lines: Mapping[str, str]) -> None:
    """What a scenario tells of the time since its position: it leaves no entry in the log."""
    t = match.board
    claims = match.game.claim_catalogue(t.seats)
    for seat, claim in by_seats(t, "said", lines.get("said", ""), claims):
        if not match.game.could_have_said(t, seat, claim):
            raise ScenarioError(f"said: seat {seat} cannot have said {claim}")
        match._add_said(seat, claim)
        hear(match, seat, claim)
    for seat, choice in by_seats(t, "then", lines.get("then", ""), t.catalogue):
        decision = match.decisions.get(seat)
        late = choice is OUT_OF_TIME
        if decision is None or (choice not in decision.choices and not late):
            raise ScenarioError(f"then: {match._refusal(seat, choice)}")
        match._take(seat, PASS if late else choice)
    if "draws" in lines:
        t.state.draws = read_draws(lines["draws"])
    match._undoable = ()


def by_seats(
    t: Board[Any], line: str, value: str, choices: Sequence[Choice]
) -> list[tuple[int, Choice]]:
    """``0 suspect 2, 1 pass``: seats with what they chose or said."""
    found = []
    for part in sayings(value):
        seat, _, words = part.partition(" ")
        if not seat.isdecimal() or int(seat) >= t.seats:
            raise ScenarioError(f"{line}: {part!r} does not begin with a seat")
        late = line == "then" and words == f"{PASS} {LATE}"
        found.append((int(seat), OUT_OF_TIME if late else find_choice(line, choices, words)))
    return found


def read_draws(value: str) -> list[int]:
    words = value.split()
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        raise ScenarioError(f"draws: two numbers are needed, not {value!r}")
    return [int(word) for word in words]
