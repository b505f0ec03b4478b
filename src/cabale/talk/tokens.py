"""A typed line as words: small letters, no accents, contractions written out, stops kept."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

_PIECES = re.compile(r"[^\W_]+(?:['’`´][^\W_]+)*['’]?|\.{2,}|<-+>|<=+>|->|=>|→|[^\w\s]|_")
_INITIALS = re.compile(r"\b(?:[^\W\d_]\.){2,}")
_WITH = re.compile(r"\bw/(o(?:ut)?\b)?", re.IGNORECASE)
_REPEATED = re.compile(r"([a-z])\1{2,}")
_SENTENCE_ENDS = frozenset({".", "!", "?", ";", "…", "\n"})
_CLAUSE_ENDS = frozenset(
    {",", ":", "(", ")", "=", "-", "–", "—", "->", "=>", "→", "/", "[", "]", "|", "~"}
)
_QUOTES = frozenset({'"', "“", "”", "«", "»", "„"})
_SWAPS = frozenset("<↔⇄⇆")
_LAUGHTER = frozenset("😂🤣😆😹😝😜🤪🙃")
_POINTING = frozenset("👉👈☝👆👇🫵")
_SIGNS: Sequence[tuple[frozenset[str], str, tuple[str, ...]]] = (
    (_LAUGHTER, "😂", ("laughter",)),
    (_POINTING, "👉", ("pointing",)),
    (_SWAPS, "<->", ("swap-sign",)),
    (_QUOTES, '"', ("quote", "light")),
)
"""What a sign stands for, by its first character."""
_VOWELS = frozenset("aeiouyh")
_ENGLISH_TAILS = frozenset({"m", "re", "ve", "ll", "d", "s"})
_BEFORE_NOT = {"can": "can", "won": "will", "shan": "shall"}


@dataclass(slots=True)
class Token:
    """A word of the line, or one of its stops, with everything that it may mean."""

    word: str
    capital: bool = False
    tags: set[str] = field(default_factory=set)
    sure: float = 1.0
    stop: str = ""
    """``sentence`` or ``clause`` where the token is punctuation, else empty."""
    masked: str = ""
    """Why what stands here is not asserted: ``asked``, ``supposed``, ``reported`` …"""
    typed: str = ""
    """As it was typed; empty for the second word of a contraction."""


def joined(tokens: Sequence[Token]) -> str:
    """What was typed for several words."""
    return " ".join(token.typed for token in tokens if token.typed)


def plain(text: str) -> str:
    """The text in small letters, without accents and ligatures."""
    text = text.lower().replace("œ", "oe").replace("æ", "ae").replace("’", "'").replace("ß", "ss")
    flat = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in flat if not unicodedata.combining(letter))


def plain_words(text: str) -> tuple[str, ...]:
    """The words of a name or of a phrase of the catalogue."""
    return tuple(re.findall(r"[a-z0-9]+", plain(text)))


class Tokenizer:
    """Cuts a line into tokens, by the contractions of a language."""

    def __init__(
        self,
        contractions: Mapping[str, Sequence[str]],
        known: frozenset[str],
        accented: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        self._contractions = contractions
        self._known = known
        self._accented = accented or {}
        """Contractions that only an accent tells from another word: « cé » is no « ce »."""

    def cut(self, text: str) -> list[Token]:
        tokens: list[Token] = []
        for line in text.splitlines():
            tokens.extend(self._cut_line(unicodedata.normalize("NFC", line)))
            tokens.append(Token(".", stop="sentence"))
        return tokens

    def _cut_line(self, line: str) -> Iterator[Token]:
        line = _INITIALS.sub(lambda found: found[0].replace(".", ""), line)
        line = _WITH.sub(lambda found: "without " if found[1] else "with ", line)
        for found in _PIECES.finditer(line):
            piece = found[0]
            if piece[0].isalnum():
                words = self._accented.get(piece.lower()) or self.words(plain(piece))
                for n, word in enumerate(words):
                    yield Token(word, capital=piece[0].isupper(), typed="" if n else piece)
            else:
                for token in self._sign(piece, line, found.start(), found.end()):
                    token.typed = piece
                    yield token

    def _sign(self, piece: str, line: str, start: int, end: int) -> Iterator[Token]:
        known = next(((word, tags) for signs, word, tags in _SIGNS if piece[0] in signs), None)
        if known is not None:
            yield Token(known[0], tags=set(known[1]))
        elif piece in _SENTENCE_ENDS or piece.startswith(".."):
            yield Token(piece if piece in "?!" else ".", stop="sentence")
        elif piece == "-" and line[start - 1 : start].isalnum() and line[end : end + 1].isalnum():
            return  # inside a word: both halves stand as words of their own
        elif piece in _CLAUSE_ENDS:
            yield Token(":" if piece in (":", "=", "->", "=>", "→") else ",", stop="clause")
        elif piece == "*":
            yield Token("*", stop="clause")
        elif piece in ("&", "+"):
            yield from (Token(word) for word in self.words(piece))

    def apart(self, tokens: Sequence[Token]) -> list[Token]:
        """The tokens, with an apostrophe put in where it was left out: « dun », « lordre »."""
        made: list[Token] = []
        for token in tokens:
            head, tail = token.word[:1], token.word[1:]
            elided = self._contractions.get(f"{head}'", [f"{head}'"])
            bare = token.stop or token.tags or token.word in self._known
            if bare or tail[:1] not in _VOWELS or not self._elides(head, tail):
                made.append(token)
            else:
                made.append(replace(token, word=elided[0]))
                made.append(replace(token, word=tail, typed=""))
        return made

    def _elides(self, head: str, tail: str) -> bool:
        return len(tail) > 1 and f"{head}'" in self._known and tail in self._known

    def words(self, word: str) -> Sequence[str]:
        """A piece of the line as words: ``j'ai`` as two, ``jsuis`` too."""
        word = _REPEATED.sub(r"\1", word.replace("`", "'").replace("´", "'"))
        if word in self._contractions:
            return self._contractions[word]
        if "'" in word[1:]:
            return [
                part for piece in _apart(word) for part in self._contractions.get(piece, [piece])
            ]
        if (
            word[:1] == "j"
            and len(word) > 4
            and word not in self._known
            and word[1:] in self._known
        ):
            return ["je", word[1:]]  # « jvote », « jsoupçonne »
        return [word]


def _apart(word: str) -> list[str]:
    """``j'ai`` as ``j' ai``, ``bob's`` as ``bob 's``."""
    head, _, tail = word.partition("'")
    if not tail:
        return [f"{head}'"] if len(head) <= 2 else [head]
    if tail == "t" and head.endswith("n"):
        return [_BEFORE_NOT.get(head, head[:-1]), "not"]
    if tail in _ENGLISH_TAILS:
        return [head, f"'{tail}"]
    if len(head) <= 2 or head in ("qu", "jusqu", "lorsqu", "puisqu", "quelqu"):
        return [f"{head}'", *(_apart(tail) if "'" in tail else [tail])]
    return [head, f"'{tail}"]
