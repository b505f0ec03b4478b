"""Who does what a clause says, where nobody is named: the speaker, who left himself out."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from cabale.talk.mood import Span, kinds, sentences
from cabale.talk.tokens import Token


def subjects(tokens: list[Token], announced: Collection[str]) -> list[Token]:
    """The tokens with the speaker put in where he left himself out: « looked at Bob ».

    `announced` are the kinds of values that a bare word announces: « robber took Bob » is « robber,
    I took Bob ».
    """
    made: list[Token] = []
    other = False
    for span in sentences(tokens):
        for start, end in _with_stops(tokens, span):
            joined = start > span[0] and "and" in tokens[start - 1].tags
            kind = _subject(tokens, (start, end))
            if kind == "left out" and not (joined and other):
                made.append(Token("_", tags={"I", "left-out"}, masked=tokens[start].masked))
            if kind in ("speaker", "other"):
                other = kind == "other"
            elif not joined:
                other = False
            verb = _announces(tokens[start:end], announced) if start == span[0] else 0
            if verb:
                made.extend(tokens[start : start + verb])
                made.append(Token("_", tags={"I", "left-out"}, masked=tokens[start].masked))
                start, other = start + verb, False
            made.extend(tokens[start:end])
            if end < span[1]:
                made.append(tokens[end])
    return made


def _announces(clause: Sequence[Token], announced: Collection[str]) -> int:
    """Where the verb stands in a clause that is a bare value and what was done with it, or 0."""
    bare = clause and not kinds(clause[:1]).isdisjoint(announced)
    if not bare or "named" in clause[0].tags:
        return 0
    verb = 1
    while verb < len(clause) and clause[verb].tags & {"light", "me"}:
        verb += 1  # « drunk here, took … »
    if verb + 1 >= len(clause) or "verb" not in clause[verb].tags:
        return 0
    done_to = any(kinds([token]) for token in clause[verb + 1 :])
    return verb if done_to and not clause[verb].tags & {"be", "light", "inverts"} else 0


def _with_stops(tokens: Sequence[Token], span: Span) -> Iterator[Span]:
    """Clauses, each followed by the one token that ends it."""
    start = span[0]
    for at in range(*span):
        if tokens[at].stop or ("and" in tokens[at].tags):
            yield start, at
            start = at + 1
    if start < span[1]:
        yield start, span[1]


def _subject(tokens: Sequence[Token], span: Span) -> str:
    for at in range(*span):
        tags = tokens[at].tags
        if "I" in tags:
            return "speaker"
        if tags & {"named", "he", "you", "they", "somebody", "it", "thing"}:
            return "other"
        if "verb" in tags:
            return "left out"
        if kinds([tokens[at]]):
            return "other"
        if not tags & {"light", "but", "and", "not", "now"}:
            return "nobody"
    return "nobody"
