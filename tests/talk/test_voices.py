"""Bots say what they claim in words of their own, which mean the claim and tell nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from cabale.core import Choice, game
from cabale.talk import Hearer
from cabale.talk.voices import MANNERS, REACTIONS, Voices, Wording
from cabale.talk.wordings import page

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


def worded(voices: Voices, name: str) -> Iterator[tuple[str, Wording, str]]:
    for verb in game(name).claim_catalogue(6).of:
        for manner in MANNERS:
            for wording in voices.wordings(verb, manner):
                yield verb, wording, manner


@pytest.mark.parametrize("name", TALKING)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_wording_is_heard_as_the_claim_that_it_makes(name: str, language: str) -> None:
    voices = Voices(game(name), language, NAMES[language])
    for verb, wording, _ in worded(voices, name):
        first = wording.opener.endswith("1")
        for claim in claims(name, verb, 4 if first else 1):
            text = voices.word(wording, claim)
            found = [one.claim for one in hearer(name, language).hear(text, NAMES[language], 5)]
            assert found == [claim], text


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
def test_no_two_seats_have_a_wording_in_common(name: str, language: str) -> None:
    seats = game(name).seats[-1]
    names = tuple(f"Zz{n}" for n in range(seats))
    voices = Voices(game(name), language, names, table="one")
    for verb in {verb for verb, _, _ in worded(voices, name)}:
        claim = game(name).claim_catalogue(seats).of[verb][-1]
        own = [
            {voices.word(wording, claim) for wording in voices.own(verb, seat)}
            for seat in range(seats)
        ]
        assert all(own)
        assert all(one.isdisjoint(other) for one, other in combinations(own, 2))


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
    assert Voices(bare, "fr", ("Ada", "Basile")).wordings("suspect", "d") == []


@pytest.mark.parametrize("name", TALKING)
def test_both_languages_have_the_same_wordings(name: str) -> None:
    french, english = (
        {(verb, one.core) for verb, one, _ in worded(Voices(game(name), language, ()), name)}
        for language in ("fr", "en")
    )
    assert french == english


def test_every_wording_stands_in_the_docs() -> None:
    """`python -m cabale.talk.wordings > docs/wordings.md` writes them."""
    assert (DOCS / "wordings.md").read_text(encoding="utf-8") == page()
