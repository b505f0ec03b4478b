"""A lesson: a first match of some minutes, with a coach who explains what is seen.

It is a scenario and a line of play. The line names in order what each seat does, and after a bar
what the coach tells the learner then:

    0 peek 2 | welcome night peek       # the learner, told three pages
    2 says saw 1 werewolf               # another seat makes a claim
    1 vote 2
    | end                               # the last line: what the learner takes along

Whoever the line is silent about passes. A learner who goes another way than the line is not held
back: the others keep to their lines where these still fit, and the coach says nothing until the
learner's own does. Pages are messages ``<game>-lesson-<lesson>-<page>`` of the game's catalogues.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from cabale.core.choices import PASS, Arg, Choice
from cabale.core.errors import ScenarioError
from cabale.core.match import Match


class Beat(NamedTuple):
    """One line of a lesson. `seat` None: the last one, which only tells."""

    seat: int | None
    deed: str
    words: list[Arg]
    pages: tuple[str, ...]


class Hint(NamedTuple):
    """What the coach tells now. `choice` is what the lesson would do; `last`: it is over."""

    pages: tuple[str, ...]
    choice: Choice | None
    last: bool


@dataclass(frozen=True)
class Lesson:
    """`name` is that of the box it teaches. The learner sits on `seat`."""

    name: str
    seats: int
    line: str
    scenario: str | None = None
    options: Mapping[str, Any] = field(default_factory=dict)
    seat: int = 0
    seed: str = "lesson"

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        return tuple(_read(self.line))

    def hint(self, match: Match) -> Hint | None:
        """What the learner is told now, if anything."""
        left = self._left(match)
        mine = [beat for beat in left if beat.seat == self.seat]
        decision = match.decisions.get(self.seat)
        if match.outcome is not None or not mine:
            return Hint(self.beats[-1].pages, None, True)
        if decision is None or mine[0].words not in [c.to_json() for c in decision.choices]:
            return None
        return Hint(mine[0].pages, match.board.catalogue.from_json(mine[0].words), False)

    def answers(self, match: Match, seats: Iterable[int]) -> dict[int, list[Arg]]:
        """What these seats do now by their lines, or pass; one that can do neither is missing."""
        left = self._left(match)
        found: dict[int, list[Arg]] = {}
        for seat in seats:
            decision = match.decisions.get(seat)
            choices = [] if decision is None else [c.to_json() for c in decision.choices]
            line = [beat.words for beat in left if beat.seat == seat and beat.deed == "play"][:1]
            for words in (*line, PASS.to_json()):
                if words in choices and seat not in found:
                    found[seat] = words
        return found

    def claim(self, match: Match) -> tuple[int, list[Arg]] | None:
        """The claim that another seat makes next, as soon as it is its turn in the line."""
        left = self._left(match)
        if not left or left[0].deed != "say" or left[0].seat is None or match.outcome is not None:
            return None
        seat, words = left[0].seat, left[0].words
        claim = match.game.claim_catalogue(match.seats).from_json(words)
        return (seat, words) if match.may_say(seat, claim) else None

    def _left(self, match: Match) -> list[Beat]:
        """The beats that are still to come; each seat does and says its own in order."""
        left = [beat for beat in self.beats if beat.seat is not None]
        entries = match.entries
        gone = {entry["undo"] for entry in entries if "undo" in entry}
        for entry in entries:
            deed = "say" if "say" in entry else "play"
            own = (beat for beat in left if (beat.seat, beat.deed) == (entry["seat"], deed))
            mine = next(own, None)
            if mine and entry["n"] not in gone and entry.get(deed) == mine.words:
                left.remove(mine)
        return left


def _read(line: str) -> Iterable[Beat]:
    for text in line.splitlines():
        deed, _, told = text.partition("#")[0].partition("|")
        words = [int(word) if word.isdecimal() else word for word in deed.split()]
        if not words and not told:
            continue
        pages = tuple(told.split())
        if not words:
            yield Beat(None, "", [], pages)
            continue
        seat = words.pop(0)
        if not isinstance(seat, int):
            raise ScenarioError(f"a line of a lesson begins with a seat: {text.strip()!r}")
        says = words[0] == "says"
        yield Beat(seat, "say" if says else "play", words[1:] if says else words, pages)
