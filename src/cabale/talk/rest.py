"""What of a line is no claim that was understood, and whom a question in it is put to."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby

from cabale.talk.mood import clauses, sentences
from cabale.talk.tokens import Token

_WORDS = """
light and but I be be_now not he you we they it that article link laugh laughter
think opinion inverts imperative therefore many too or verb aux asks says no-word
named me who left-out somebody now if maybe quote thing common
nothing any-takers ignore answer-me
"""
_GRAMMAR = frozenset(_WORDS.split())
"""Tags of words that any sentence may have, whatever it speaks of."""


_CALLING = frozenset({"answer-me", "opinion", "imperative", "article", "me", "we", "you", "common"})
"""Tags of words that call for somebody's answer and say nothing of them."""


def unheard(tokens: Sequence[Token], understood: Collection[int]) -> list[str]:
    """The clauses, as they were typed, that speak of the game and were not understood.

    What is asked, supposed, reported or joked was understood as that, and is left aside. Of a line
    of which nothing was understood, only what names a thing of the game is told: people chat, too.
    """
    parts = [part for span in sentences(tokens) for part in clauses(tokens, span)]
    missed = [_is_missed(tokens, part, understood) for part in parts]
    told = []
    for lost, group in groupby(zip(parts, missed, strict=True), key=lambda one: one[1]):
        stretch = [part for part, _ in group]
        if lost:
            told.append(_typed(tokens[stretch[0][0] : stretch[-1][1]]))
    return [text for text in told if text]


def _is_missed(tokens: Sequence[Token], part: tuple[int, int], understood: Collection[int]) -> bool:
    words = [token for token in tokens[slice(*part)] if not token.stop]
    if any(token.masked for token in words) or not set(range(*part)).isdisjoint(understood):
        return False
    if all("named" in token.tags or "light" in token.tags for token in words):
        return False  # somebody is called
    weighty = [token.tags - _GRAMMAR for token in words if "light" not in token.tags]
    tags = {tag.partition("=")[0] for one in weighty for tag in one}
    return bool(tags - {"number"} if understood else _things(tags, weighty))


def _things(tags: Collection[str], weighty: Sequence[Collection[str]]) -> set[str]:
    """The kinds of things of the game that are named: roles and items, not people."""
    kinds = {tag.partition("=")[0] for one in weighty for tag in one if "=" in tag}
    return kinds & set(tags) - {"seat", "number"}


def _typed(tokens: Sequence[Token]) -> str:
    """The words as they were typed; a stop stands right after the word before it."""
    text = ""
    for token in tokens:
        if token.stop:
            text += token.typed
        elif token.typed:
            text += f" {token.typed}"
    return text.strip(" ,:;.-–—()")


def addressed(tokens: Sequence[Token]) -> int | None:
    """The seat that a question of the line is put to; None if nothing is asked, or of all."""
    asked = [token for token in tokens if token.masked == "asked"]
    if not _asks(asked):
        return _called(tokens)
    spoken_to = _seats(token for token in tokens if "you" in token.tags)
    found = spoken_to or _seats(token for token in asked if "named" in token.tags)
    return int(found.pop()[5:]) if len(found) == 1 else None


def _called(tokens: Sequence[Token]) -> int | None:
    """« Basile, speak up », « thoughts, Eva? »: the seat that is called, and nothing said of it.

    « Is Basile the wolf? » is put to nobody.
    """
    words = _weighty(tokens)
    rest = [token for token in words if "named" not in token.tags]
    if len(words) - len(rest) != 1 or not rest:
        return None
    edge = "named" in words[0].tags or "named" in words[-1].tags
    plain = all(token.tags <= _CALLING for token in rest)
    bidden = any("answer-me" in token.tags or token.masked == "asked" for token in words)
    return int(_seats(words).pop()[5:]) if edge and plain and bidden else None


def _weighty(tokens: Iterable[Token]) -> list[Token]:
    return [token for token in tokens if not token.stop and "light" not in token.tags]


def _asks(asked: Sequence[Token]) -> bool:
    """Whether there is a question, or a name alone that is called as one: « Eva ? »."""
    words = _weighty(asked)
    called = bool(words) and all("named" in token.tags for token in words)
    return called or any(token.tags & {"you", "asks"} for token in asked)


def _seats(tokens: Iterable[Token]) -> set[str]:
    return {tag for token in tokens for tag in token.tags if tag.startswith("seat=")}
