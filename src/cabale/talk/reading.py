"""What somebody writes in answer to a numbered question: a choice, and words said aloud."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cabale.talk.tokens import plain

_SAID = re.compile(r"^\W*(?:say|dire|dis)\s*:\s*(.*)$", re.IGNORECASE)
_MARKED = re.compile(r"\[\s*(\d+)\s*\]")
_NAMED = re.compile(
    r"(?:answer|choice|choose|number|réponse|reponse|choix|numéro|numero)\D{0,12}(\d+)"
)
_NUMBER = re.compile(r"(?<![\w.-])(\d+)(?![\w])")
MOST = 4_000
"""Characters of an answer that are read."""


class Answer(NamedTuple):
    """The choice that was meant, by its place in the list, or why none could be read."""

    choice: int | None
    said: str
    reason: str = ""
    """A sentence of the telling: ``empty``, ``no-number``."""


def read_answer(text: str, labels: Sequence[str]) -> Answer:
    """A choice by its number, marked or alone, or by its words; lines after ``SAY:`` are said."""
    lines = text[:MOST].splitlines()
    said = [found[1].strip() for line in lines if (found := _SAID.match(line.strip()))]
    rest = "\n".join(line for line in lines if not _SAID.match(line.strip())).strip()
    spoken = " ".join(one for one in said if one)
    if not rest:
        return Answer(None, spoken, "empty")
    number = _number(rest, len(labels))
    if number is None:
        number = _by_words(rest, labels)
    return Answer(number, spoken, "" if number is not None else "no-number")


def _number(text: str, most: int) -> int | None:
    for pattern in (_MARKED, _NAMED):
        found = [int(one) for one in pattern.findall(text.lower())]
        if found:
            return found[-1] - 1 if 1 <= found[-1] <= most else None
    last = _NUMBER.fullmatch(text.splitlines()[-1].strip(" .)"))
    numbers = {int(last[1])} if last else {int(one) for one in _NUMBER.findall(text)}
    if len(numbers) != 1:
        return None
    [number] = numbers
    return number - 1 if 1 <= number <= most else None


def _by_words(text: str, labels: Sequence[str]) -> int | None:
    """The one choice whose words stand in the answer; of two of which one holds the other, that."""
    wanted = plain(text)
    found = [n for n, label in enumerate(labels) if plain(label) in wanted]
    longest = [n for n in found if not any(_holds(labels[m], labels[n]) for m in found if m != n)]
    return longest[0] if len(longest) == 1 else None


def _holds(label: str, other: str) -> bool:
    return plain(other) in plain(label) and plain(other) != plain(label)
