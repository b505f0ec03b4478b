"""Bots say what they claim in words of their own, which mean the claim and tell nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from cabale.core import Choice, game
from cabale.talk import Hearer
from cabale.talk.voices import MANNERS, REACTIONS, Voices, Wording, shared_sayings
from cabale.talk.wordings import page
from cabale.testing.words import check_french

TALKING = ("castle", "cultists", "werewolf")
NAMES = {
    "fr": ("Ada", "Basile", "Colette", "Dimitri", "Eva", "Inès"),
    "en": ("Ada", "Bob", "Cleo", "Dan", "Erin", "Zoe"),
}
SPEAKER = 5
DOCS = Path(__file__).parents[2] / "docs"


@cache
def hearer(name: str, language: str) -> Hearer:
    return Hearer(game(name), language)


def claims(name: str, verb: str, most: int) -> list[Choice]:
    """Claims of one kind, none of them about the speaker."""
    every = game(name).claim_catalogue(6).of[verb]
    others = [one for one in every if not any(type(arg) is int and arg == 5 for arg in one.args)]
    return others[:: max(1, len(others) // most)]


def spoken(name: str) -> list[str]:
    """The claims of a game that have words."""
    words = Voices(game(name), "fr", ()).words
    return [one for one in game(name).claim_catalogue(6).of if words.attributes(f"say-{one}")]


def begun_or_ended(voices: Voices, seat: int, verb: str) -> Iterator[Wording]:
    """Every core of a seat, and every way in which it begins or ends a line."""
    cores, flourishes = voices.own(verb, seat), voices.flourishes(seat)
    for n in range(max(len(cores), len(flourishes))):
        opener, ending = flourishes[n % len(flourishes)]
        yield Wording(opener, cores[n % len(cores)], ending)


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_wording_is_heard_as_the_claim_that_it_makes(name: str, language: str) -> None:
    """At a table of three, where each has all the words of its manner."""
    voices = Voices(game(name), language, NAMES[language][:3])
    every = Voices(game(name), language, NAMES[language])
    for verb in spoken(name):
        for seat in range(3):
            for n, wording in enumerate(begun_or_ended(voices, seat, verb)):
                for claim in claims(name, verb, 3 if n == 0 else 1):
                    text = every.word(wording, claim)
                    if text.endswith("?.") or (wording.ending and "?" in text):
                        continue  # a question ends as it is
                    heard = hearer(name, language).hear(text, NAMES[language], SPEAKER)
                    assert [one.claim for one in heard] == [claim], text


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_reaction_claims_nothing(name: str, language: str) -> None:
    voices = Voices(game(name), language, NAMES[language])
    for how in REACTIONS:
        for wording in voices.words.attributes(how):
            text = voices.react(how, wording, 1)
            heard = hearer(name, language).hear(text, NAMES[language], SPEAKER)
            assert heard == [], text


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_seats_begin_or_end_a_line_alike(name: str, language: str) -> None:
    """So no two bots ever use the same words, however often they say the same."""
    seats = game(name).seats[-1]
    voices = Voices(game(name), language, tuple(f"Zz{n}" for n in range(seats)), table="one")
    flourishes = [set(voices.flourishes(seat)) for seat in range(seats)]
    assert all(len(one) > 1 and ("", "") not in one for one in flourishes)
    assert all(one.isdisjoint(other) for one, other in combinations(flourishes, 2))
    words = voices.words
    said = [
        words.attribute(key, one).strip(" ,:").lower()
        for key in ("opener", "ending")
        for one in words.attributes(key)
    ]
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_bots_say_a_thing_in_the_same_words(language: str) -> None:
    """Questions too, which end as they are, and though all say it again and again."""
    werewolf = game("werewolf")
    catalogue = werewolf.claim_catalogue(10)
    voices = Voices(werewolf, language, tuple(f"Zz{n}" for n in range(10)), table="one")
    for claim in (catalogue("suspect", 9), catalogue("ask", 9), catalogue("started", "seer")):
        lines = [
            {voices.line(seat, claim, [(seat, claim)] * n) for n in range(6)} for seat in range(9)
        ]
        assert all(one.isdisjoint(other) for one, other in combinations(lines, 2))
        assert all(len(one) > 1 for one in lines)


def test_a_wording_hangs_on_what_everybody_knows() -> None:
    """The same table, seat and talk give the same words, whatever is claimed."""
    werewolf = game("werewolf")
    voices = Voices(werewolf, "fr", NAMES["fr"], table="t")
    catalogue = werewolf.claim_catalogue(6)
    shapes = {
        voices.line(2, catalogue("started", role), ()).replace(  # type: ignore[union-attr]
            voices.words.value("role", role), "…"
        )
        for role in ("seer", "werewolf", "tanner")
    }
    assert len(shapes) == 1


def test_bots_react_to_who_spoke_of_them_and_to_silence() -> None:
    """In lines of their own, which hang on the talk and the table alone."""
    werewolf = game("werewolf")
    catalogue = werewolf.claim_catalogue(3)
    voices = Voices(werewolf, "en", ("Ada", "Bob", "Cleo"), table="t")
    against, beside = catalogue("doubt", 0), catalogue("believe", 0)
    filler = (1, catalogue("no_wolf_here"))

    def reactions(*last: tuple[int, Choice]) -> list[tuple[int, str] | None]:
        return [voices.reaction([filler] * n + [*last], [0, 2], ()) for n in range(12)]

    def own(how: str, seat: int, about: int) -> str:
        return voices.react(how, voices.own_reactions(how, seat)[0], about)

    for claim, how in ((against, "contradicted"), (beside, "defended")):
        found = reactions((1, claim))
        assert set(found) == {(0, own(how, 0, 1)), None}  # now and then it lets it pass
        assert found.count(None) == 3
    assert set(reactions((1, catalogue("doubt", 2)), (0, filler[1]))) == {None}
    spoken = reactions((0, filler[1]), (1, filler[1]))  # only Cleo has said nothing
    assert set(spoken) == {(0, own("silent", 0, 2)), None}
    # Nobody says the same again, and nobody speaks for a person.
    said = [(1, against)]
    once = voices.reaction(said, [0], ()) or voices.reaction([filler, *said], [0], ())
    assert once is not None
    again = [voices.reaction([filler] * n + said, [0], {once[1]}) for n in range(12)]
    assert once not in again
    assert all(voices.reaction([filler] * n + said, [2], ()) is None for n in range(12))


def test_who_is_asked_answers_in_words_and_who_was_asked_is_spared() -> None:
    werewolf = game("werewolf")
    catalogue = werewolf.claim_catalogue(3)
    voices = Voices(werewolf, "en", ("Ada", "Bob", "Cleo"), table="t")
    said = [(0, catalogue("no_wolf_here")), (1, catalogue("no_wolf_here"))]
    typed: list[str] = []
    for claims in ([], [(2, catalogue("no_wolf_here"))]):
        for _ in range(3):
            line = voices.answer(2, 1, claims, typed)
            assert line is not None
            assert "Bob" in line
            assert line not in typed
            typed.append(line)
    silent = next(said * n for n in range(1, 9) if voices.reaction(said * n, [0], ()))
    pressing = voices.reaction(silent, [0], ())
    assert pressing is not None
    assert voices.pressed({pressing[1]}) == {2}
    assert voices.reaction(silent, [0], (), {2}) is None


@pytest.mark.parametrize("language", ["fr", "en"])
def test_no_two_seats_react_in_the_same_words(language: str) -> None:
    voices = Voices(game("werewolf"), language, [f"Zz{n}" for n in range(10)], table="one")
    for how in REACTIONS:
        own = [set(voices.own_reactions(how, seat)) for seat in range(10)]
        assert all(own)
        assert all(one.isdisjoint(other) for one, other in combinations(own, 2))
    texts = [voices.react(how, one, 3) for how in REACTIONS for one in voices.words.attributes(how)]
    assert len(set(texts)) == len(texts)


def test_nobody_speaks_of_themselves_by_their_name() -> None:
    werewolf = game("werewolf")
    voices = Voices(werewolf, "fr", ["Ada", "Basile", "Colombe", "Edmée"])
    claim = werewolf.claim_catalogue(4)("gave", 2, "apprentice_seer")
    assert voices.line(2, claim, []) is None
    assert "Colombe" in (voices.line(1, claim, []) or "")


def test_a_game_without_sayings_claims_without_words() -> None:
    bare = game("abyss")
    assert bare.sayings("fr") == ""
    assert Voices(bare, "fr", ("Ada", "Basile")).cores("suspect", "d") == []


@pytest.mark.parametrize("name", TALKING)
def test_both_languages_have_the_same_wordings(name: str) -> None:
    french, english = (
        {
            (verb, core)
            for verb in spoken(name)
            for manner in MANNERS
            for core in Voices(game(name), language, ()).cores(verb, manner)
        }
        for language in ("fr", "en")
    )
    assert french == english
    check_french(game(name).sayings("fr") + shared_sayings("fr"))
    assert all(
        {core[0] for one, core in french if one == verb} == set(MANNERS) for verb, _ in french
    )


def test_every_wording_stands_in_the_docs() -> None:
    """`python -m cabale.talk.wordings > docs/wordings.md` writes them."""
    assert (DOCS / "wordings.md").read_text(encoding="utf-8") == page()
