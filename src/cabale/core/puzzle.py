"""What a game brings along for puzzles: the worlds of a question, and what is known of them.

A puzzle asks a seat something that it can know for certain. Its game writes out every world that
the rules allow (`Case.worlds`), and for each fact that the seat has, and each answer that it may
give, the set of worlds in which it holds. Sets of worlds are bit masks. All proving is done on
these sets (`cabale.puzzles`): it neither knows the game nor trusts it with the answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from cabale.core.bot import Eyes

if TYPE_CHECKING:
    from cabale.core.bot import Bot
    from cabale.core.choices import Choice
    from cabale.core.match import Match

Words = tuple[str | int, ...]
"""What a fact, an answer or a conclusion says: a word for what it is, and its arguments."""

Sentence = Mapping[str, Any]
"""The same as an event: its `kind`, and its arguments by name. The catalogue of the game has words
for it as it has for events; kinds that begin with `puzzle-` stand for nothing that happens."""


class Fact(NamedTuple):
    """Something that the seat has seen or heard, and the worlds in which it may have."""

    words: Words
    worlds: int


class Case(NamedTuple):
    """A question with all its worlds."""

    worlds: int
    """How many there are. They differ in something that the rules leave open at this moment."""
    truth: int
    """The worlds, one or several that differ in nothing that was asked, that are the real one."""
    facts: Sequence[Fact]
    answers: Mapping[Words, int]
    """For each answer that may be given the worlds in which it is right."""
    conclusions: Callable[[], Mapping[Words, int]]
    """What may become certain on the way, to tell a proof by; worked out when one is told."""


class Table(NamedTuple):
    """A table at which positions for puzzles come up."""

    seats: int
    options: Mapping[str, Any]


class Puzzler:
    """How a game makes puzzles. A game without any has none of these."""

    kinds: Sequence[str] = ()
    """What is asked. The catalogue has `puzzle-KIND`, and `puzzle-assumption` for all of them."""

    players: Sequence[str | type[Bot]] = ("novice", "adept")
    """The bots, by turns, in whose matches such positions come up."""

    shortest = 3
    """Facts of a proof: what follows from fewer is no puzzle."""

    weight = 1.0
    """How much one fact adds to how hard a puzzle is."""

    def table(self, rng: Random) -> Table:
        """A table whose matches are worth searching."""
        raise NotImplementedError

    def is_moment(self, match: Match) -> bool:
        """Whether a puzzle may be made of this moment of a match."""
        raise NotImplementedError

    def answer(self, match: Match, seat: int, kind: str, choice: Choice) -> Words | None:
        """What a choice of the seat, made now, says in answer to the question; None: nothing."""
        return None

    def reply(self, match: Match, seat: int, kind: str, bot: Bot) -> Words | None:
        """What a bot that sits there answers, by what it does; None: that is no answer.

        The match may be played on.
        """
        return self.answer(match, seat, kind, bot.choose(Eyes(match, seat)))

    def is_dull(self, kind: str, answer: Words, proof: Sequence[Words]) -> bool:
        """Whether an answer and its proof are nothing that anybody would enjoy finding."""
        return False

    def likeness(self, words: Words) -> tuple[str, ...]:
        """A fact as it is compared with those of other puzzles, whoever it is about."""
        return tuple(word if isinstance(word, str) else "#" for word in words)

    def answers(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        """The answers among which the seat has to find the right one."""
        raise NotImplementedError

    def story(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        """What the seat remembers, in order, where the view does not show it."""
        return ()

    def sentence(self, words: Words, seats: int) -> Sentence:
        """A fact, a conclusion or an answer at a table of so many, to be put into words."""
        raise NotImplementedError

    def is_open(self, match: Match, seat: int, kind: str) -> bool:
        """Whether a glance already shows that no answer is certain, so that mining passes on."""
        return False

    def case(self, match: Match, seat: int, kind: str) -> Case | None:
        """The question put to this seat, or None where it cannot be put or has too many worlds.

        The case hangs on nothing but what the seat knows, its `truth` apart.
        """
        raise NotImplementedError


def load_puzzler(home: str) -> Puzzler | None:
    """The puzzles in the mind of a game; None where there are none."""
    room = f"{home}.mind.puzzle"
    if not home or find_spec(f"{home}.mind") is None or find_spec(room) is None:
        return None
    puzzler: Puzzler = import_module(room).PUZZLER
    return puzzler
