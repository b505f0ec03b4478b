"""The words that a game and a language know, with what each may mean, misspelt or not."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import NamedTuple, TypedDict

from rapidfuzz import process
from rapidfuzz.distance import OSA

from cabale.talk.inflection import inflect
from cabale.talk.tokens import Token, Tokenizer, joined, plain, plain_words

_MISSPELT = 0.92
"""How sure a word is that was understood in spite of a slip."""
MOST_SLIPS = 20
"""Unknown words of a line that are compared with known ones: who slips more often is not heard."""
_ADVERB = {"fr": "ment", "en": "ly"}
"""How adverbs end that no file lists: they change nothing of what is claimed."""
_SAYS_NOTHING = frozenset({"light", "link", "opinion"})
_ARTICLES = frozenset(["the", "a", "an", "le", "la", "l", "les", "un", "une"])


class Grammar(TypedDict, total=False):
    """What a file of synonyms may hold; `docs/talk.md` explains each part."""

    contractions: dict[str, str]
    accented: dict[str, str]
    light: list[str]
    common: list[str]
    verbs: list[str]
    concepts: dict[str, list[str]]
    meanings: dict[str, list[str]]
    like: dict[str, str]
    values: dict[str, dict[str, list[str]]]
    groups: dict[str, dict[str, list[str]]]
    near: dict[str, dict[str, list[str]]]
    claims: dict[str, list[str]]
    absurd: dict[str, list[str]]


@cache
def grammar(language: str) -> Grammar:
    """The words and turns of phrase that every game shares."""
    text = (files("cabale.talk") / "grammar" / f"{language}.toml").read_text(encoding="utf-8")
    return read_grammar(text)


def read_grammar(text: str) -> Grammar:
    read: Grammar = tomllib.loads(text)  # type: ignore[assignment]
    return read


def expand(phrase: str) -> Iterator[tuple[str, ...]]:
    """``left|first card? centre`` as each of the plain phrases that it stands for."""
    slots = []
    for element in plain(phrase).replace("-", "_").split():
        optional = element.endswith("?")
        words = element.rstrip("?").split("|")
        slots.append([*words, ""] if optional else words)
    for chosen in product(*slots):
        yield tuple(word.replace("_", " ") for word in chosen if word)


class Lexicon:
    """Phrases with their tags, and the nearest known word for one that is misspelt."""

    def __init__(self, language: str, tokenizer: Tokenizer) -> None:
        self.language = language
        self.tokenizer = tokenizer
        self.phrases: dict[tuple[str, ...], set[str]] = {}
        self.known: set[str] = set()
        self._longest = 1
        self._near: dict[str, str | None] = {}
        self.compared = 0
        """How many words were compared with all others since the words were known."""
        self._targets: list[str] = []
        self._letters: dict[str, list[str]] = {}
        """The words of four letters by their letters: of those, only a swap is a slip."""
        self._safe: set[str] = set()

    def add(self, phrase: str, tag: str) -> None:
        """Every form of a phrase means `tag`; ``check*`` is a verb with its regular forms."""
        for words in expand(phrase):
            forms = [inflect(word, self.language) for word in words]
            for form in product(*forms):
                flat = tuple(
                    part
                    for word in form
                    for piece in word.split()
                    for part in self.tokenizer.words(piece)
                )
                self.phrases.setdefault(flat, set()).add(tag)
                self.known.update(flat)
                self._longest = max(self._longest, len(flat))

    def add_all(self, grammar: Grammar) -> None:
        for word in grammar.get("light", ()):
            self.add(word, "light")
        for word in grammar.get("common", ()):
            self.known.update(*expand(word))
        for concept, phrases in grammar.get("concepts", {}).items():
            for phrase in phrases:
                self.add(phrase, concept)

    def mark_verbs(self, concepts: Collection[str]) -> None:
        """What these concepts stand for is done by somebody: the speaker, where nobody is named."""
        for tags in self.phrases.values():
            if not tags.isdisjoint(concepts):
                tags.add("verb")

    def add_verbs(self, words: Collection[str]) -> None:
        for word in words:
            tags = self.phrases.setdefault((word,), set())
            named = any("=" in tag for tag in tags)  # « drunk » is somebody, too
            if not named and not tags & {"light", "not", "be", "I", "we", "asks"}:
                tags.add("verb")
            self.known.add(word)

    def know(self, words: Sequence[str]) -> None:
        self.known.update(words)

    def close(self) -> None:
        """Every word is in: from here on, others are compared with these."""
        self._targets = sorted(word for word in self.known if len(word) >= 5)
        self._letters = {}
        for word in sorted(word for word in self.known if len(word) == 4):
            self._letters.setdefault("".join(sorted(word)), []).append(word)
        self._near.clear()

    def correct(self, word: str) -> str | None:
        """The known word that was meant, if just one slip or two lie between; else None."""
        if word not in self._near:
            if len(self._near) > 20_000:
                self._near.clear()
            self._near[word] = self._nearest(word)
            self.compared += 1
        return self._near[word]

    def _nearest(self, word: str) -> str | None:
        if len(word) == 4:
            return self._swapped(word)
        if len(word) < 5 or not word.isalpha():
            return None
        slips = 2 if len(word) >= 9 else 1
        found = process.extract(
            word, self._targets, scorer=OSA.distance, score_cutoff=slips, limit=2
        )
        found = [one for one in found if one[0][0] == word[0] or (one[1] == 1 and len(word) >= 7)]
        if not found or (len(found) > 1 and found[0][1] == found[1][1] and not self._same(found)):
            return None
        return str(found[0][0])

    def _swapped(self, word: str) -> str | None:
        """« hvae » is « have »: the same letters, two neighbours the other way round."""
        found = [
            one
            for one in self._letters.get("".join(sorted(word)), ())
            if one[0] == word[0] and OSA.distance(one, word) == 1
        ]
        return found[0] if len(found) == 1 else None

    def _same(self, found: Sequence[tuple[str, float, int]]) -> bool:
        """Two forms of one word are as good as one."""
        one, other = (self.phrases.get((word,), set()) for word, _, _ in found)
        return bool(one) and one == other

    def tag(self, tokens: list[Token], apart: bool = False) -> list[Token]:
        """The tokens with their tags; the words of a longer phrase become one token.

        `apart`: not those of phrases that say nothing, of which a turn of phrase may need a word.
        """
        unknown = [
            token
            for token in tokens
            if not token.stop and not token.tags and token.word not in self.known
        ]
        for token in unknown[:MOST_SLIPS]:
            near = self.correct(token.word)
            if near is not None:
                token.word, token.sure = near, token.sure * _MISSPELT
        made: list[Token] = []
        at = 0
        while at < len(tokens):
            length = self._length(tokens, at, apart)
            part = tokens[at : at + length]
            token = part[0]
            words = tuple(one.word for one in part)
            if length > 1:
                token = Token("_".join(words), any(one.capital for one in part), typed=joined(part))
                token.sure = min(one.sure for one in part)
                if "not" in self.phrases[words] & self.phrases.get(words[:1], set()):
                    token.word = words[0]  # « pas du tout » says no more than « pas »
            if not token.stop:
                token.tags |= self.phrases.get(words, set())
                if token.word.isdecimal():
                    token.tags.add(f"number={token.word}")
            made.append(token)
            at += length
        _adverbs(made, _ADVERB[self.language])
        _adjectives(made)
        return made

    def _length(self, tokens: Sequence[Token], at: int, apart: bool) -> int:
        """Of the phrase here, unless a longer one begins after an article.

        « The Alpha Wolf » is a wolf, though « the alpha » says as much.
        """
        length = self._phrase_at(tokens, at, apart)
        article = "article" in self.phrases.get((tokens[at].word,), ())
        shadowed = length > 1 and article and self._phrase_at(tokens, at + 1, apart) >= length
        return 1 if shadowed else length

    def _phrase_at(self, tokens: Sequence[Token], at: int, apart: bool) -> int:
        """How many tokens the longest known phrase has that begins here; 1 if there is none."""
        words: list[str] = []
        longest = 1
        named = False
        for token in tokens[at : at + self._longest]:
            if token.stop:
                break
            words.append(token.word)
            named = named or "named" in token.tags
            tags = self.phrases.get(tuple(words), ()) if len(words) > 1 else ()
            if apart and _SAYS_NOTHING.issuperset(tags):
                continue
            # « pink room 1 » is a place where somebody is called Pink, too
            if tags and (not named or any("=" in tag for tag in tags)):
                longest = len(words)
        return longest


def _adverbs(tokens: Sequence[Token], ending: str) -> None:
    for token in tokens:
        unknown = not token.tags and not token.stop and len(token.word) > 5
        if unknown and token.word.endswith(ending):
            token.tags.add("light")


def _adjectives(tokens: Sequence[Token]) -> None:
    """A word without meaning here between an article and one with: « a filthy liar »."""
    for before, token, after in zip(tokens, tokens[1:], tokens[2:], strict=False):
        unknown = not token.tags and not token.stop and token.word.isalpha()
        thing = any("=" in tag for tag in after.tags - {"named"}) and "named" not in after.tags
        follows = "article" in before.tags or (thing and "light" in before.tags)
        if unknown and follows and after.tags and "light" not in after.tags:
            token.tags.add("light")


class Called(NamedTuple):
    """How a value is called: its whole name, and every way to say it."""

    whole: str
    phrases: list[str]


def value_phrases(text: str) -> Called:
    """The ways to say a value that its words in the catalogue give: ``cafeteria (light blue)``."""
    outside, _, inside = text.partition("(")
    parts = [text, outside, inside.partition(")")[0]] if inside else [text]
    names = [_bare(part) for part in parts]
    joined = [name.replace(" ", "") for name in names if " " in name and len(name.split()[0]) > 2]
    return Called(names[0], [name for name in dict.fromkeys(names + joined) if name])


def _bare(text: str) -> str:
    """A name in plain words, without its article."""
    words = list(plain_words(text))
    while len(words) > 1 and words[0] in _ARTICLES:
        words = words[1:]
    return " ".join(words)


def merged(*parts: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Lists of phrases together, by name."""
    made: dict[str, list[str]] = {}
    for part in parts:
        for name, phrases in part.items():
            made.setdefault(name, []).extend(phrases)
    return made
