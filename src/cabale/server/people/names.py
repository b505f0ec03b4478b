"""Names as they are shown: one line, nothing invisible, and no two at a table that look alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

from cabale.server.wire.refusal import Refusal

LONGEST = 24
MOST_MARKS = 2
"""Accents that one letter may carry; more of them climb over the lines above."""
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00016fe4\U0001d159")
"""Letters and signs that show nothing, though Unicode counts them among those that do."""
SELECTORS = frozenset(
    [*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0), 0x034F, *range(0x180B, 0x1810)]
)
"""Marks that choose between forms of the letter before, or join it to the next."""


def clean_name(name: str, longest: int = LONGEST) -> str:
    """A name as it is shown: no control of direction or of anything else, no blank letters."""
    clean = " ".join("".join(_seen(unicodedata.normalize("NFC", name))).split())[:longest].strip()
    if not any(c.isalnum() for c in clean):
        raise Refusal("unfit", "a name has at least one letter or digit that can be seen")
    return clean


def _seen(name: str) -> Iterable[str]:
    marks = 0
    for c in name:
        if c in BLANK or ord(c) in SELECTORS or not (c.isprintable() or c.isspace()):
            continue
        marks = marks + 1 if _is_mark(c) else 0
        if marks <= MOST_MARKS:
            yield c


def _is_mark(c: str) -> bool:
    """Whether it is written on the letter before; by its kind, since many have no class."""
    return unicodedata.category(c) in ("Mn", "Me")


def distinct(name: str, others: Iterable[str]) -> str:
    """This name, or the same with a number where somebody at the table seems to have it already."""
    taken = set().union(*(looks(other) for other in others))
    number, candidate = 1, name
    while looks(candidate) & taken:
        number += 1
        ending = f" {number}"
        candidate = name[: LONGEST - len(ending)].rstrip() + ending
    return candidate


def is_numbered(shown: str, name: str) -> bool:
    """Whether `shown` is `name`, as it is or as `distinct` told it apart."""
    start, _, number = shown.rpartition(" ")
    cut = len(shown) == LONGEST and name.startswith(start)
    return shown == name or (number.isdecimal() and (start == name or cut))


def looks(name: str) -> set[str]:
    """What a reader takes the name for: equal letters for those that look alike (UTS #39).

    Both with capitals as they are (I and l are alike) and without (Ida and ida are); both with
    points and dashes, which may look like letters, and without (A.d.a and Ada are alike).
    """
    bare = "".join(c for c in unicodedata.normalize("NFKD", name) if not _is_mark(c))
    plain = "".join(c for c in bare if unicodedata.category(c)[0] not in "PZ")
    alike = _alike()
    seen: set[str] = set()
    for text in (bare, plain):
        for cased, fold in ((text, str), (text.casefold(), str.casefold)):
            seen.add(fold("".join(alike.get(c, c) for c in cased if not c.isspace())))
    return seen


@cache
def _alike() -> dict[str, str]:
    """For each letter, one that stands for all that look like it; `rn` for m, which it makes."""
    group: dict[str, str] = {}

    def find(text: str) -> str:
        while group.setdefault(text, text) != text:
            text = group[text]
        return text

    for text, twins in confusables_data.items():
        for twin in twins:
            group[find(text)] = find(twin["c"])
    members: dict[str, list[str]] = {}
    for text in list(group):
        members.setdefault(find(text), []).append(text)
    stands = {
        text: max(same, key=lambda one: (one.isascii() and one.isalnum(), len(one), one))
        for same in members.values()
        for text in same
        if len(text) == 1
    }
    return {
        text: "".join(stands.get(c, c) for c in one) if len(one) > 1 else one
        for text, one in stands.items()
    }
