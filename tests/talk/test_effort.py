"""What a line costs to hear is bounded, whatever somebody types: work is counted here, not time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from typing import Any, cast

import pytest
from tests.talk.test_hearing import HERE, TALKING

from cabale.core import game
from cabale.talk import Hearer
from cabale.talk.corpus import read_corpus
from cabale.talk.hearing import MOST_WORDS, MOST_WORK
from cabale.talk.lexicon import MOST_SLIPS

TEN = ("Ada", "Basile", "Colette", "Dimitri", "Eva", "Farid", "Gaëlle", "Hugo", "Inès", "Jules")


class Counted:
    """A pattern that adds up the characters that it is looked for in."""

    def __init__(self, pattern: re.Pattern[str], spent: list[int]) -> None:
        self.pattern = pattern
        self.spent = spent

    def finditer(self, line: str) -> Iterator[re.Match[str]]:
        self.spent.append(len(line))
        return self.pattern.finditer(line)


def counting(name: str, language: str) -> tuple[Hearer, list[int]]:
    spent: list[int] = []
    hearer = Hearer(game(name), language)
    words = hearer.words
    counted = (
        replace(one, pattern=cast("Any", Counted(one.pattern, spent))) for one in words.phrases
    )
    hearer.words = replace(words, phrases=tuple(counted))
    return hearer, spent


def hostile(hearer: Hearer) -> Iterator[str]:
    """Lines of four hundred characters: stops, names and words that most phrases ask for."""
    shortest: dict[str, str] = {}
    for words, tags in hearer.words.lexicon.phrases.items():
        for tag in tags:
            kind = tag.partition("=")[0]
            shortest[kind] = min(shortest.get(kind, "x" * 99), " ".join(words), key=len)
    everything = sorted(shortest.values(), key=len)
    yield from ("a.b." * 100, '" ' * 200, "ada et basile and " * 23, "je suis i am " * 31)
    for step in (1, 3, 7):
        yield " ".join(islice(cycle(["ada", *everything[::step], "eva", ","]), 200))[:400]


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_line_made_to_be_slow_costs_no_more_than_its_share(name: str, language: str) -> None:
    hearer, spent = counting(name, language)
    for line in hostile(hearer):
        spent.clear()
        hearer.hear(line, TEN, 0)
        assert sum(spent) <= MOST_WORK, line
        assert len(hearer.read(line, TEN, 0)) <= 2 * MOST_WORDS, line


@pytest.mark.parametrize("name", TALKING)
def test_lines_that_people_type_stay_far_below_it(name: str) -> None:
    """Nothing that somebody means to say is left out for the sake of the bound."""
    for language in ("fr", "en"):
        hearer, spent = counting(name, language)
        lines = [one for one in read_corpus(HERE / f"{name}.jsonl") if one.language == language]
        for line in sorted(lines, key=lambda one: -len(one.text))[:40]:
            spent.clear()
            hearer.hear(line.text, line.seats, line.speaker)
            assert sum(spent) <= MOST_WORK // 2, line.text


def test_words_that_nobody_knows_are_compared_so_often_and_no_more() -> None:
    hearer = Hearer(game("werewolf"), "fr")
    lexicon = hearer.words.lexicon
    strange = " ".join(f"qz{chr(97 + one // 26)}{chr(97 + one % 26)}xw" for one in range(57))
    before = lexicon.compared
    hearer.hear(strange, TEN, 0)
    assert 0 < lexicon.compared - before <= MOST_SLIPS
