"""Every word that a player of a game may read is there, in every language."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from cabale.core import Game, Match
from cabale.testing.conformance import cases, positions
from cabale.words import LANGUAGES, Words

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


_FRENCH = {
    r" [:;?!»]|« ": "a space that may break, before : ; ? ! » or after «",
    r"\w'\w": "a straight apostrophe",
    r"\w[;?!»]|«\w": "no space before ; ? ! » or after «",
}


def check_french(text: str) -> None:
    """A French catalogue keeps to French typography."""
    for number, line in enumerate(text.splitlines(), 1):
        for pattern, fault in _FRENCH.items():
            wrong = not line.startswith("#") and re.search(pattern, line)
            assert not wrong, f"line {number} has {fault}: {line}"


def check_words(game: Game[Any], seeds: range = range(2)) -> None:
    """The catalogues have the same messages, and nothing that random play shows lacks one.

    A game that has no French catalogue is read in English by everybody.
    """
    _check_catalogues(game)
    all_words = [Words(game, language) for language in LANGUAGES]
    for words in all_words:
        _declared(game, words)
    for seats in (game.seats[0], game.seats[-1]):
        for case in cases(game, [seats]):
            for seed in seeds:
                for match in positions(case, seed):
                    _shown(match, all_words, Random(seed))
                _told(match, all_words)
    for words in all_words:
        lacking = sorted(words.missing)
        assert not lacking, f"{game.name} has no words for {lacking} (or they lack a variable)"


def _check_catalogues(game: Game[Any]) -> None:
    """All languages have the same messages, and French is written as French is."""
    ids = {language: set(_ID.findall(game.words(language))) for language in LANGUAGES}
    for language in LANGUAGES:
        others = set().union(*ids.values()) - ids[language]
        assert not others, f"{game.name}: {language}.ftl lacks {sorted(others)}"
    strangers = {key for key in ids[LANGUAGES[0]] if not key.startswith(f"{game.name}-")}
    assert not strangers, f"{game.name}: ids begin with the game's name: {sorted(strangers)}"
    if game.words("fr") != game.words("en"):
        check_french(game.words("fr"))


def _declared(game: Game[Any], words: Words) -> None:
    """What the game says about itself, whatever is played."""
    words.title()
    words.about()
    for option in game.options:
        words.option(option.name)
        for word in option.values:
            words.option(option.name, word)
    most = game.seats[-1]
    kinds = [*(verb.params for verb in (*game.verbs, *game.claims)), *game.events.values()]
    used = {kind for params in kinds for kind in params.values()} - {"seat", "number"}
    for kind, values in game.domains(most).items():
        if kind in used:
            for value in values:
                words.value(kind, value)
    for verb in game.verbs:
        for choice in game.catalogue(most).of[verb.name][:1]:
            words.choice(choice)
    for verb in game.claims:
        for claim in game.claim_catalogue(most).of[verb.name][:1]:
            words.claim(claim)


def _shown(match: Match, all_words: list[Words], rng: Random) -> None:
    """What a seat is asked, and why it may not do something else."""
    asked = list(match.decisions)
    if not asked:
        return
    seat = rng.choice(asked)
    kind, view = match.decisions[seat].kind, match.view(seat)
    other = rng.choice(match.board.catalogue)
    reason = match.why_not(seat, other)
    for words in all_words:
        words.step(kind, asked, match.seats)
        words.question(kind, match.prompt(seat))
        for choice in match.decisions[seat].choices[:2]:
            words.choice(choice, view)
        if reason is not None:
            words.reason(reason)


def _told(match: Match, all_words: list[Words]) -> None:
    """All that happened, as each seat saw it, and how it ended."""
    seen = [event for seat in (None, *range(match.seats)) for event in match.events(seat)]
    different = {repr(event): event for event in seen}
    assert match.outcome is not None
    for words in all_words:
        for event in different.values():
            words.event(event, match.seats)
        words.outcome(match.outcome.reason)
        for side in match.game.teams(match.board) or ():
            words.side(side)
