"""A puzzle put into words: the question, and its proof as a person would tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from cabale.core import game as find_game
from cabale.core.puzzle import Sentence
from cabale.puzzles.puzzle import Puzzle, position, puzzler_of, words
from cabale.words import Words


class ToldStep(TypedDict):
    """A fact, how many worlds it leaves, and what has become certain by it."""

    fact: Sentence
    left: int
    certain: list[Sentence]


class ToldPuzzle(TypedDict):
    """What a screen needs beside the view. Sentences are events, which the catalogue words."""

    id: str
    game: str
    seats: int
    seat: int
    kind: str
    grade: int
    worlds: int
    assumption: str
    """The message of the game's catalogue that says what may be taken for granted."""
    question: str
    """The message that asks."""
    story: list[Sentence]
    """What the seat remembers, in order, where the view does not show it."""
    answers: list[list[str | int]]
    """All that may be answered, `answer` among them."""
    sentences: list[Sentence]
    """The same as sentences."""
    answer: list[str | int]
    proof: list[ToldStep]


def told(puzzle: Puzzle) -> ToldPuzzle:
    """The puzzle with its proof; nothing is proved again for it."""
    puzzler, seats = puzzler_of(puzzle["game"]), puzzle["seats"]

    def sentence(said: Sequence[str | int]) -> Sentence:
        return puzzler.sentence(words(said), seats)

    match, seat = position(puzzle), puzzle["seat"]
    answers = puzzler.answers(match, seat, puzzle["kind"])
    steps = zip(puzzle["proof"], puzzle["left"], puzzle["certain"], strict=True)
    return {
        "id": puzzle["id"],
        "game": puzzle["game"],
        "seats": seats,
        "seat": seat,
        "kind": puzzle["kind"],
        "grade": puzzle["grade"],
        "worlds": puzzle["worlds"],
        "assumption": f"{puzzle['game']}-puzzle-assumption",
        "question": f"{puzzle['game']}-puzzle-{puzzle['kind']}",
        "story": [sentence(one) for one in puzzler.story(match, seat, puzzle["kind"])],
        "answers": [list(answer) for answer in answers],
        "sentences": [sentence(answer) for answer in answers],
        "answer": puzzle["answer"],
        "proof": [
            {"fact": sentence(fact), "left": left, "certain": [*map(sentence, certain)]}
            for fact, left, certain in steps
        ],
    }


class Teller:
    """Says the sentences of a puzzle in one language, to who sits in its seat."""

    def __init__(self, puzzle: Puzzle, language: str, names: Sequence[str] = ()) -> None:
        game = find_game(puzzle["game"])
        self.words = Words(game, language, names, puzzle["options"], puzzle["seat"])
        self._seats = puzzle["seats"]

    def message(self, key: str) -> str:
        text = self.words.say(key)
        if text is None:
            self.words.missing.add(key)
        return text or key

    def sentence(self, sentence: Sentence) -> str:
        return self.words.event(sentence, self._seats)
