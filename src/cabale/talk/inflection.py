"""The regular forms of a verb (``check*``) and of a noun (``key+``), in French and English."""

from __future__ import annotations

from collections.abc import Iterator

_FRENCH = (
    "e",
    "es",
    "er",
    "ez",
    "ee",
    "ees",
    "ais",
    "ait",
    "ai",
    "ons",
    "ent",
    "ant",
    "era",
    "erai",
)
_VOWELS = "aeiou"


def inflect(word: str, language: str) -> list[str]:
    """Every form of a word: ``regard*`` is « regarde, regardé… », ``key+`` is key, keys."""
    if word.endswith("*"):
        stem = word[:-1]
        return [stem + end for end in _FRENCH] if language == "fr" else list(_english(stem))
    if word.endswith("+"):
        noun = word[:-1]
        return [noun, *_plurals(noun)]
    return [word]


def _english(verb: str) -> Iterator[str]:
    yield verb
    if verb.endswith("e"):
        yield from (verb + "s", verb + "d", verb[:-1] + "ing")
    elif verb.endswith("y") and verb[-2] not in _VOWELS:
        yield from (verb[:-1] + "ies", verb[:-1] + "ied", verb + "ing")
    else:
        yield verb + ("es" if verb.endswith(("s", "sh", "ch", "x", "z")) else "s")
        yield from (verb + "ed", verb + "ing")
        if verb[-1] not in "wxy" and verb[-1] not in _VOWELS and verb[-2] in _VOWELS:
            yield from (verb + verb[-1] + "ed", verb + verb[-1] + "ing")


def _plurals(noun: str) -> Iterator[str]:
    yield noun + "s"
    if noun.endswith(("f", "fe")):
        yield noun.rstrip("e")[:-1] + "ves"
    if noun.endswith(("x", "au")):
        yield noun + "x"
