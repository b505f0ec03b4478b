"""`Match.describe`: all facts of a seat's view are in the text, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from cabale.core import Match, game, names, new_match
from cabale.talk.describe import Telling
from cabale.talk.facts import Facts
from cabale.testing.words import check_french
from cabale.words import LANGUAGES, bundle

DECISIONS, LOOKS = 300, 5
GAMES = [name for name in names() if game(name).telling("en")]


def leaves(facts: Facts, value: Any, parent: str = "", key: str = "") -> Iterator[str]:
    """Every value of a view, in the words in which it must stand in the text."""
    if isinstance(value, Mapping):
        for name, item in value.items():
            yield from leaves(facts, item, key, str(name))
    elif isinstance(value, list):
        for item in value:
            yield from leaves(facts, item, parent, key)
    elif value is not None:
        yield facts.leaf(parent, key, value)


def moments(name: str, seed: int) -> Iterator[tuple[Match, Random]]:
    """A random match, looked at again and again, whenever a kind of question is new."""
    rng, rules = Random(seed), game(name)
    seats = rng.choice(list(rules.seats))
    options = rng.choice(list(rules.variants(seats)))
    match = new_match(name, seats=seats, seed=seed, options=dict(options))
    asked: set[str] = set()
    for _ in range(DECISIONS):
        if not match.decisions:
            break
        seat = rng.choice(list(match.decisions))
        kind = match.decisions[seat].kind
        claims = match.game.claim_catalogue(seats)
        claim = rng.choice(claims)
        if len(claims) > 1 and match.may_say(seat, claim):
            match.say(seat, claim)
        if kind not in asked:
            asked.add(kind)
            yield match, rng
        match.play(seat, rng.choice(match.decisions[seat].choices))
    yield match, rng


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_text_is_the_view_and_nothing_else(name: str, seed: int) -> None:
    for match, rng in moments(name, seed):
        for seat in {rng.randrange(match.seats), *list(match.decisions)[:1]}:
            language = rng.choice(LANGUAGES)
            told = match.describe(seat, language)
            facts = Telling(match, language).facts
            view = match.view(seat)
            missing = {leaf for leaf in leaves(facts, view["board"]) if leaf not in told}
            assert not missing
            if match.decisions:  # afterwards all is open, and there is nothing to imagine
                assert match.imagine(seat, Random(seed)).describe(seat, language) == told
            choices = match.decisions[seat].choices if seat in match.decisions else ()
            assert all(f"\n{n}. " in told for n in range(1, len(choices) + 1))


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_has_a_name_in_both_languages(name: str) -> None:
    french, english = (bundle(one, game(name).telling(one)) for one in LANGUAGES)
    assert french._messages.keys() == english._messages.keys()
    check_french(game(name).telling("fr"))
    assert len(Facts(Telling(*a_match(name)).words, 3).brief().splitlines()) <= 10


@pytest.mark.parametrize(
    ("language", "words"), [("en", ("pass", "spy")), ("fr", ("passez", "espionnez"))]
)
def test_each_edition_of_castle_is_told_by_its_own_rules(
    language: str, words: tuple[str, str]
) -> None:
    told = {}
    for edition in ("coach", "devil"):
        for seats in (4, 5):
            match = new_match("castle", seats, seed=1, options={"edition": edition})
            told[edition, seats] = Telling(match, language).facts.brief()
            turn = told[edition, seats].splitlines()[1]
            assert [word in turn for word in words] == [edition == "coach", edition == "devil"]
        assert told[edition, 4] != told[edition, 5], "the smaller society needs two"


def a_match(name: str) -> tuple[Match, str]:
    return new_match(name, seats=game(name).seats[0], seed=1), "fr"


@pytest.mark.parametrize("name", GAMES)
def test_a_player_is_told_his_role_and_his_aim(name: str) -> None:
    match = new_match(name, game(name).seats[0], 4)
    for language, heading in (("en", "## Your role and aim"), ("fr", "## Votre rôle et votre but")):
        own = [match.describe(seat, language).split(heading) for seat in range(match.seats)]
        assert all(len(parts) == 2 for parts in own)
        told = [parts[1].split("\n##")[0] for parts in own]
        assert all(("You win" if language == "en" else "Vous gagnez") in one for one in told)
        assert name == "abyss" or len(set(told)) > 1
        assert heading not in match.describe(None, language)


def test_what_happened_is_told_since_a_moment() -> None:
    match = new_match("castle", seats=4, seed=2)
    whole = match.describe(0, "en", names=["Ada", "Bob", "Cleo", "Dan"])
    since = match.heard
    seat = next(iter(match.decisions))
    match.play(seat, match.decisions[seat].choices[0])
    later = match.describe(0, "en", names=["Ada", "Bob", "Cleo", "Dan"], since=since)
    assert "Ada" in whole
    assert match.describe(0, "en", names=["Ada", "Bob", "Cleo", "Dan"]) != later


def test_what_was_said_is_told() -> None:
    match = new_match("castle", seats=4, seed=2)
    match.say(1, match.claim("trust", 2))
    assert "Bob: I trust Cleo." in match.describe(0, "en", names=["Ada", "Bob", "Cleo", "Dan"])


def test_a_spectator_is_told_what_the_table_sees() -> None:
    match, _ = a_match("werewolf")
    told = match.describe(None, "en")
    assert told == match.imagine(0, Random(3)).describe(None, "en")
