"""A file of typed lines with what each claims, and how well a hearer does on it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

from cabale.core import Arg, CabaleError, Game
from cabale.talk.hearing import Hearer
from cabale.words import LANGUAGES

Words = list[Arg]
"""A claim as its ``to_json()`` gives it."""


class BadCorpus(CabaleError):
    """A corpus that cannot be read."""


@dataclass(frozen=True, slots=True)
class Line:
    """What somebody typed, where, and what it claims."""

    language: str
    text: str
    seats: tuple[str, ...]
    speaker: int
    claims: list[Words]
    options: Mapping[str, Any] = field(default_factory=dict)


@dataclass(slots=True)
class Score:
    """Counts over the lines of a corpus."""

    right: int = 0
    predicted: int = 0
    expected: int = 0
    silent: int = 0
    """Lines that claim nothing."""
    misheard: int = 0
    """Of those, the lines in which something was heard."""

    def add(self, expected: Sequence[Words], heard: Sequence[Words]) -> None:
        left = list(expected)
        for claim in heard:
            if claim in left:
                left.remove(claim)
                self.right += 1
        self.predicted += len(heard)
        self.expected += len(expected)
        self.silent += not expected
        self.misheard += bool(heard and not expected)

    @property
    def precision(self) -> float:
        return self.right / self.predicted if self.predicted else 1.0

    @property
    def recall(self) -> float:
        return self.right / self.expected if self.expected else 1.0

    @property
    def false_hearings(self) -> float:
        return self.misheard / self.silent if self.silent else 0.0


@dataclass(slots=True)
class Report:
    """What was heard of each line, in order, and how good that is."""

    lines: list[Line]
    heard: list[list[Words]]
    score: Score
    by_language: dict[str, Score]
    ms_per_line: float
    """Of processor time, so that what else a machine does is not counted."""


def read_corpus(path: Path) -> list[Line]:
    """The lines of a corpus: one JSON object each."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadCorpus(f"{path}: {error}") from None
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip():
            try:
                lines.append(_line(json.loads(line)))
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                raise BadCorpus(f"{path}, line {number}: {error!r}") from None
    return lines


def _line(read: Mapping[str, Any]) -> Line:
    seats, speaker, language = tuple(map(str, read["seats"])), read["speaker"], read["lang"]
    if language not in LANGUAGES:
        raise ValueError(f"lang is one of {', '.join(LANGUAGES)}, not {language!r}")
    if type(speaker) is not int or not 0 <= speaker < len(seats):
        raise ValueError(f"speaker is a seat from 0 to {len(seats) - 1}, not {speaker!r}")
    claims = [list(claim) for claim in read.get("claims", [])]
    return Line(language, str(read["text"]), seats, speaker, claims, read.get("options", {}))


def hear_corpus(game: Game[Any], lines: Sequence[Line], everything: bool = False) -> Report:
    """Every line heard. Corpora know the first claims of a game, unless `everything` is asked."""
    hearer = _hearers(game, everything)
    for line in lines:
        hearer(line)
    score, by_language = Score(), {line.language: Score() for line in lines}
    heard: list[list[Words]] = []
    began = process_time()
    for line in lines:
        claims = hearer(line).hear(line.text, line.seats, line.speaker)
        heard.append([one.claim.to_json() for one in claims])
    took = process_time() - began
    for line, claimed in zip(lines, heard, strict=True):
        score.add(line.claims, claimed)
        by_language[line.language].add(line.claims, claimed)
    return Report(list(lines), heard, score, by_language, 1000 * took / max(1, len(lines)))


def _hearers(game: Game[Any], everything: bool) -> Callable[[Line], Hearer]:
    made: dict[tuple[str, str], Hearer] = {}

    def hearer(line: Line) -> Hearer:
        key = line.language, json.dumps(line.options, sort_keys=True)
        if key not in made:
            only = None if everything else plain_claims(game)
            made[key] = Hearer(game, line.language, line.options, only=only)
        return made[key]

    return hearer


def plain_claims(game: Game[Any]) -> frozenset[str]:
    """The claims of the game that corpora are written in."""
    return frozenset(verb.name for verb in game.claims if not verb.later)


def misses(report: Report) -> Iterator[tuple[Line, list[Words], list[Words]]]:
    """The lines that were not heard as they were meant: with what lacks, and what is too much."""
    for line, heard in zip(report.lines, report.heard, strict=True):
        lacks = [claim for claim in line.claims if claim not in heard]
        extra = [claim for claim in heard if claim not in line.claims]
        if lacks or extra:
            yield line, lacks, extra
