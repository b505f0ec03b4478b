"""Every sentence about somebody reads well: about nobody, one, two, many, or the reader.

`sentences` makes events that a game may tell, field by field, from the types that it declares.
They need not be possible at a table: a catalogue has to read well before it knows what is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import permutations, product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from cabale.core import Game
from cabale.words import LANGUAGES, Words

# Vowels, an h that is none, and one that is: what French and English articles stumble over.
_PEOPLE = "Agathe Basile Hortense Yolande Édith Octave Ursule Victor Zoé Isaac"
NAMES = tuple(_PEOPLE.split())
_SEATS = [0, 1, 2]

_ANYWHERE = {
    r"[{}]|\?\?|\bundefined\b|\bNone\b(?! of)": "a variable that was not filled in",
    r"[^\S\n] (?=\S)| [.,)]| $": "a space too many",
    r"[:(] *[.;)]|:$": "a list with nothing in it",
    r"\.\.(?!\.)": "two full stops",
}
_NAME = r"[A-ZÉ]\w+"
_BEFORE_VERB = r"(?:ne |n’|le |la |les |l’|lui |leur |en |y |vous |se |s’)*"
_LANGUAGE = {
    "fr": {
        r"(?<!-)\b(?:[Dd]e|[Qq]ue|[Jj]e|[Nn]e|[Ss]e|[Ll]e|[Ll]a) (?=[AEIOUaeiouÀÂÉÈÊÎÏÔŒàâéèêîïôœ])"
        r"(?!onz|oui)": "a word to elide",
        r"\b(?:de|à) les? (?=[A-ZÉ])": "an article to contract",
        rf"(?:^|[.!?] )Vous (?!et )(?![→:])(?!{_BEFORE_VERB}\w*(?:ez|tes|voilà)\b)"
        rf"|(?:^|[.!?] )Vous(?:, {_NAME})* et {_NAME} (?!{_BEFORE_VERB}\w*(?:ez|tes|voilà)\b)": (
            "a verb that does not go with vous"
        ),
        rf"^(?!Vous)(?:{_NAME}, )*{_NAME} et {_NAME} (?!{_BEFORE_VERB}\w*(?:ent|ont)\b)": (
            "a verb that does not go with several"
        ),
        rf"^(?:{'|'.join(NAMES)}) {_BEFORE_VERB}(?!(?:ment|sent|\w*ient)\b)\w+(?:ent|ont|ez)\b": (
            "a verb that does not go with one"
        ),
        r"\bcarte de vous\b|\bà vous \w+ez\b": "a possessive or an object in the wrong place",
        r"\(e\)|·e": "a gender in brackets",
        rf"(?:\b[Vv]ous (?:n’)?êtes|\b(?:{'|'.join(NAMES)}) (?:n’)?est) (?:\w+ )?"
        r"(?:(?![A-ZÉ])\w{2,}(?:[éiu]e?s?|ant)|morte?|seule?)\b"
        r"(?<!ici)(?<!parmi)(?<!sous)(?<!maintenant)(?<!qu[ie])(?<!plus)": (
            "an adjective that would have to agree with somebody"
        ),
    },
    "en": {
        r"(?:^|[.!?] )You(?: and \w+)? (?:is|has|was|does|\w*[^s\W]s)\b": (
            "a verb that does not go with you"
        ),
        rf"^(?:{_NAME}, )*{_NAME} and {_NAME} (?:is|has|was|does|\w*[^s\W]s)\b": (
            "a verb that does not go with several"
        ),
        rf"^(?:{'|'.join(NAMES)}) (?:are|have|do|were)\b": "a verb that does not go with one",
        r"\byou’s\b|\bof you’": "a possessive to use",
        r"\ba (?=[aeio]\w|[AEIO]\w)(?!one|One)": "an article to change",
        r"\ban (?=[b-df-gj-np-tv-z])": "an article to change",
    },
}


def faults(text: str, language: str) -> list[str]:
    """What is wrong with a sentence, as far as that can be seen without understanding it."""
    return [
        fault
        for pattern, fault in {**_ANYWHERE, **_LANGUAGE.get(language, {})}.items()
        if re.search(pattern, text)
    ]


def check_sentence(text: str, language: str, about: object) -> None:
    found = faults(text, language)
    assert not found, f"{text!r} has {' and '.join(found)}: {about}"


@dataclass(frozen=True)
class Sentence:
    """An event, and the seat that reads of it."""

    event: Mapping[str, Any]
    me: int | None


def sentences(game: Game[Any]) -> Iterator[Sentence]:
    """Events of every kind: each field takes all its values while the others keep their first."""
    for declared in game.event_types():
        hints = get_type_hints(declared, include_extras=False)
        kind = get_args(hints.pop("kind"))[0]
        if kind in ("said", "ended"):  # the same in every game; claims are quoted
            continue
        kinds = game.events.get(kind, {})
        values = {
            name: _values(game, kinds.get(name, "seat" if name == "seat" else None), hint)
            for name, hint in hints.items()
        }
        optional = sorted(getattr(declared, "__optional_keys__", ()))
        for given in _vary(values):
            for event in (given, {n: v for n, v in given.items() if n not in optional}):
                if not optional or event is given or event != given:
                    yield from (Sentence({"kind": kind, **event}, me) for me in (None, 0, 1))


def _vary(values: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """The first of everything, each field's other values, and seats in all ways together."""
    seats = [name for name, every in values.items() if every == _SEATS]
    first = {name: every[0] for name, every in values.items()}
    first |= {name: seat for seat, name in enumerate(seats)}
    yield first
    for name, every in values.items():
        if name not in seats:
            yield from ({**first, name: value} for value in every[1:])
    for order in permutations(_SEATS, len(seats)):
        yield {**first, **dict(zip(seats, order, strict=True))}


def _values(game: Game[Any], kind: str | None, hint: Any) -> list[Any]:
    """What a field of this kind and type may hold."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        parts = get_args(hint)
        found = [v for part in parts if part is not NoneType for v in _values(game, kind, part)]
        return [*found, None] if NoneType in parts else found
    if origin is list:
        return _lists(_values(game, kind, get_args(hint)[0]), kind)
    if hint is bool:
        return [True, False]
    return _SEATS if kind == "seat" else _things(game, kind, hint)


def _lists(one: list[Any], kind: str | None) -> list[Any]:
    """None, one, two (also alike), three; of seats also some with the reader."""
    if kind == "seat":
        return [[1, 2], [], [0], [1], [0, 1], [1, 2, 3]]
    return [one[:2], [], one[:1], one[:1] * 2, one[-1:], one[:3]]


def _things(game: Game[Any], kind: str | None, hint: Any) -> list[Any]:
    """All values of a kind, so that every gender and every first letter comes up."""
    if kind is None and get_origin(hint) is Literal:
        return list(get_args(hint))
    known = game.domains(game.seats[-1]).get(kind or "", ())
    if known and kind != "number":
        return list(known)
    if hint is int:
        return [2, 0, 1, 5]
    named = re.findall(rf"^{game.name}-{kind}-(\w+) =", game.words("en"), re.MULTILINE)
    return named or list(get_args(hint)) or ["?"]


def check_grammar(game: Game[Any], languages: tuple[str, ...] = LANGUAGES) -> None:
    """Every event and every step of a game reads well, and calls its reader "you"."""
    for language in languages:
        words = {me: Words(game, language, NAMES, me=me) for me in (None, 0, 1)}
        for sentence in sentences(game):
            text = words[sentence.me].event(sentence.event, game.seats[-1])
            _check(text, language, sentence.me, sentence)
        for me, kind, asked in product((None, 0), _steps(game), _ASKED):
            text = words[me].step(kind, asked, game.seats[-1])
            _check(text, language, me, (kind, asked))


def check_messages(game: Game[Any], languages: tuple[str, ...] = LANGUAGES) -> None:
    """Every other message that speaks of somebody: about one, two, many, nobody, or the reader."""
    for language in languages:
        text = game.words(language)
        parts = {key: part for key, part in _parts(text) if not re.search(_ELSEWHERE, key)}
        for key, part in parts.items():
            whole = _with_references(part, dict(_parts(text)))
            for me, values in _cases(whole):
                words = Words(game, language, NAMES, me=me)
                said = words.say(key, **_filled(words, whole, values))
                assert said is not None, f"{key} lacks a variable: {values}"
                _check(words.begin(said), language, me, (key, values))


_ELSEWHERE = r"-(event|step|ask|claim|choice|verb)-"
"""What is told, asked, claimed and chosen is checked with the values that it really has."""


def _parts(text: str) -> list[tuple[str, str]]:
    parts = re.split(r"^(?=[a-z][\w-]* =)", text, flags=re.MULTILINE)[1:]
    return [(part.partition(" =")[0], part) for part in parts]


def _with_references(part: str, every: Mapping[str, str]) -> str:
    """A message and those that it quotes, whose variables it needs as well."""
    quoted = [every[key] for key in re.findall(r"\{ ([a-z][\w-]+) \}", part) if key in every]
    return "\n".join([part, *(_with_references(one, every) for one in quoted)])


def _people(part: str) -> list[str]:
    """The variables of a message that are seats: those of which it asks who they are."""
    named = set(re.findall(r"\$(\w+)_(?:who|you)\b", part))
    if "$me" in part:
        named |= set(re.findall(r"\[(\w+)\]", part)) & set(re.findall(r"\$(\w+)", part))
    return sorted(named - {"other", "me"} | ({"other"} & set(re.findall(r"\$(other)_you", part))))


def _cases(part: str) -> Iterator[tuple[int | None, dict[str, Any]]]:
    """Who reads it, and whom it is about: each of them may be the reader, or nobody is."""
    people = _people(part)
    for name in people:
        others = {other: 3 + n for n, other in enumerate(people) if other != name}
        # What the message selects on in the case of this one, before it asks of anybody else.
        found = re.search(rf"\${name}_who ->((?:(?! ->).)*)", part, re.DOTALL)
        asked = found[1] if found else ""
        several = [[0], [1], [1, 2], [2, 4, 1], [0, 2], [1, 0, 2]] if "[many]" in asked else []
        none: list[list[int]] = [[]] if "[none]" in asked and several else []
        for value, me in product([0, 1, 2, 4, *several, *none], (None, 0)):
            yield me, {**others, name: value}


def _filled(words: Words, part: str, seats: Mapping[str, Any]) -> dict[str, Any]:
    """Values for all variables of a message, as a table gives them; the rest are small numbers."""
    values: dict[str, Any] = dict.fromkeys(re.findall(r"\$(\w+)", part), 2)
    values |= {name: "first" for name in values if name.endswith("_id")} | {"me": "nobody"}
    for name in _people(part):
        value = seats[name]
        who = words.who(value)
        values |= {name: words.value("seat", value), f"{name}_you": words.seats(value)}
        values |= {f"{name}_who": who}
        if who == "me" and values["me"] == "nobody":
            values["me"] = name
    return values


def check_said(game: Game[Any], languages: tuple[str, ...] = LANGUAGES) -> None:
    """Every claim reads well, of others and of the speaker; and so does every choice."""
    seats = game.seats[0]
    for language in languages:
        words = Words(game, language, NAMES)
        for claim in game.claim_catalogue(seats):
            for speaker in (None, 0):
                check_sentence(words.claim(claim, speaker).strip("()"), language, claim)
        for choice in game.catalogue(seats):
            check_sentence(words.choice(choice), language, choice)


_ASKED = [[1], [1, 2], [2, 3, 1], [0], [0, 1], [0, 1, 2], list(range(20))]


def _steps(game: Game[Any]) -> list[str]:
    return re.findall(rf"^{game.name}-step-(\w+) =", game.words("en"), re.MULTILINE)


def _check(text: str, language: str, me: int | None, about: object) -> None:
    check_sentence(text, language, about)
    assert me is None or NAMES[me] not in text, f"{text!r} calls its reader by name: {about}"
