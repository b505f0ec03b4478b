"""Turns of phrase as patterns over tagged tokens: ``I {see} {target} {:} {role}``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cabale.talk.tokens import Token, plain

MOODS = {"?": "asked", "|": "undecided"}
"""What a key of a file of synonyms begins with when its phrases are no plain assertions."""
_LIGHT = r"(?: [^ ]*;light;[^ ]*)"
_GAP = _LIGHT + "{0,5}"
_OPINION = rf"(?:{_LIGHT}? [^ ]*;opinion;[^ ]*)?"
_SLOT = re.compile(r"\{(\w+?)(\d?)(@!?[\w-]+)?(\*?)\}")
_LISTED = rf"{_LIGHT}*(?: [^ ]*;(?:clause|and);[^ ]*){{1,2}}{_LIGHT}{{0,2}}"
_BY_AND = rf"{_LIGHT}*(?: [^ ]*;clause;[^ ]*)?(?: [^ ]*;and;[^ ]*){_LIGHT}{{0,2}}"
_BOTH = r"(?: (?:both|a_la_fois);[^ ]*)?"
"""« I trust both Bob and Carla »."""
_MANY = rf"(?={_LIGHT}* [^ ]*;many;)"
"""« Bob, Carla are … »: without it, and without `and`, Bob is spoken to."""
_OWN_VERB = r"(?! (?!'s;)[^ ]*;(?:be|lie|liar|seem|truth|says|verb);)(?! [^ ;]+;(?: |$))"
"""« I vote Bob, Carla lies »: whoever has a verb of his own is none of those before.

A word that nobody knows (« Carla fiddled ») is taken for one.
"""
_ANY = r"(?: [^ ;]*;(?![^ ]*(?:not|seat=|stop);)[^ ]*){0,3}"

_FIXED: Mapping[str, tuple[str, frozenset[str]]] = {
    "^": (rf"(?:^|(?<= #;)|(?<=;edge;))(?: _;[^ ]*)?{_OPINION}{_GAP}", frozenset()),
    "^^": (
        r"(?:^|(?<=;sentence;edge;))(?: _;[^ ]*)?"
        r"(?: [^ ]*;(?:light|clause|and);[^ ]*){0,8}(?: _;[^ ]*)?",
        frozenset(),
    ),
    "$": (rf"{_GAP}(?= #;|$| [^ ]*;(?:stop|and|but|I|therefore);)", frozenset()),
    "...": (_ANY, frozenset()),
    "{:}": (
        r"(?: [^ ]*;(?:stop|and|but|be|he|light|that|link|left-out);[^ ]*){0,6}",
        frozenset({"light", "stop", "be", "and", "he", "that", "link", ""}),
    ),
    "{-}": (r"(?: [^ ]*;(?:clause|be|light|that|link);[^ ]*){0,4}", frozenset({""})),
}
"""Elements that stand for themselves: their pattern, and what a line must hold for it."""


def as_line(tokens: Sequence[Token], mood: str) -> str:
    """The tokens as one string for the patterns; what is of another mood shows as ``#``.

    The end of a sentence shows in every mood: what comes after « honestly? » begins anew.
    """
    return "".join(
        f" {token.word};{''.join(f'{tag};' for tag in _tags(token))}"
        if token.masked == mood or token.stop == "sentence"
        else " #;"
        for token in tokens
    )


def _tags(token: Token) -> Sequence[str]:
    tags = sorted(token.tags)
    if token.stop:
        return [*tags, "stop", token.stop, "edge"]
    return [*tags, "edge"] if token.tags & {"and", "but"} else tags


@dataclass(frozen=True, slots=True)
class Template:
    """A claim that a phrase makes: its verb, and for each argument the slot that fills it."""

    verb: str
    slots: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A turn of phrase, and the claims that it makes."""

    text: str
    templates: tuple[Template, ...]
    mood: str
    """Where it is looked for: in what is asserted (empty), ``asked`` or ``undecided``."""
    pattern: re.Pattern[str]
    kinds: Mapping[str, str]
    """The kind of value of each slot."""
    needs: tuple[frozenset[str], ...]
    """For each element that must be there: the words and tags of which the line has one."""
    weight: int


def compile_phrase(text: str, means: str, kinds: Mapping[str, str]) -> Phrase:
    """A phrase of a file of synonyms. `means` is such as ``started role + met target role``."""
    mood = MOODS.get(means[0], "")
    templates = []
    for part in means.lstrip("".join(MOODS)).split("+"):
        verb, *slots = part.split()
        templates.append(Template(verb, tuple(slots)))
    pieces: list[str] = []
    needs: list[frozenset[str]] = []
    used: dict[str, str] = {}
    several = [kinds.get(slot[0]) for slot in _SLOT.findall(text)].count("seat") > 1
    for element, place in _placed(plain(text).split()):
        optional = element.endswith("?") and len(element) > 1
        pattern, need = _element(
            element.removesuffix("?") if optional else element, kinds, used, several, place
        )
        if _is_anchor(element) or element == "...":
            pieces.append(pattern)
            continue
        pieces.append(f"(?:{_GAP}{pattern})?" if optional else f"{_GAP}{pattern}")
        if not optional:
            needs.append(need)
    weight = sum("" not in need for need in needs)
    body = "".join(pieces)
    if body.startswith(_GAP):
        body = body[len(_GAP) :]
    return Phrase(text, tuple(templates), mood, re.compile(body), used, tuple(needs), weight)


def _placed(elements: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Each element of a phrase, and whether it is its ``first`` or its ``last`` that is a word."""
    words = [at for at, element in enumerate(elements) if not _is_anchor(element)]
    for at, element in enumerate(elements):
        yield element, "first" if at == words[0] else "last" if at == words[-1] else ""


def _is_anchor(element: str) -> bool:
    return element in ("^", "^^", "$") or element.startswith("!")


def _element(
    element: str, kinds: Mapping[str, str], used: dict[str, str], several: bool, place: str
) -> tuple[str, frozenset[str]]:
    """The pattern of one element, and what a line must hold for it."""
    if element in _FIXED:
        return _FIXED[element]
    if element.startswith("!"):
        passing = r"(?: (?![^ ]*;therefore;)[^ ]*;(?:stop|light);[^ ]*)*"
        # A token is matched as a whole: without the first part, half of it would do.
        return rf"(?= |$)(?!{passing} [^ ]*;{element[2:-1]}[;=])", frozenset()
    slot = _SLOT.fullmatch(element)
    if slot and slot[1] in kinds:
        people = kinds[slot[1]] == "seat"
        listed = "any" if slot[4] else (place or "any") if people and not several else ""
        return _slot(slot[1] + slot[2], slot[3] or "", kinds[slot[1]], used, listed)
    alternatives = [
        one.strip("{}") if one.startswith("{") else f"={one}" for one in element.split("|")
    ]
    return _alternatives(alternatives)


def _alternatives(alternatives: Sequence[str]) -> tuple[str, frozenset[str]]:
    made, need = [], set()
    for one in alternatives:
        if one == "=i":
            made.append(r"[^ ]*;I;[^ ]*")
            need.add("I")
        elif one.startswith("="):
            made.append(rf"{re.escape(one[1:])};[^ ]*")
            need.add(one[1:])
        else:
            made.append(rf"[^ ]*;{re.escape(one)};[^ ]*")
            need.add(one)
    return rf" (?:{'|'.join(made)})", frozenset(need)


def _slot(
    name: str, group: str, kind: str, used: dict[str, str], listed: str
) -> tuple[str, frozenset[str]]:
    check = ""
    if group:
        sign, tag = ("!", group[2:]) if group[1] == "!" else ("=", group[1:])
        check = rf"(?{sign}[^ ]*;{tag};)"
    one = rf" {check}[^ ]*;{kind}=\w+;[^ ]*"
    again = rf" (?![^ ]*;(?:he|you);){one[1:]}"  # « vote Bob, he lies »: the pronoun is no other
    more = {
        "": "",
        "any": rf"(?:{_LISTED}{again})*",
        "first": rf"(?:(?:{_LISTED}{again})*{_BY_AND}{again}|(?:{_LISTED}{again})+{_MANY})?",
        "last": rf"(?:{_LISTED}{again}{_OWN_VERB})*",
    }
    whole = (_BOTH if kind == "seat" and listed else "") + one + more[listed]
    if name in used:  # said a second time: it is not asked again what it was
        return whole, frozenset({kind})
    used[name] = kind
    return rf"(?P<{name}>{whole})", frozenset({kind})
