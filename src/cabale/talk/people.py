"""Who is meant: names, nicknames, neighbours, and the pronouns that stand for them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise

from rapidfuzz.distance import OSA

from cabale.talk.tokens import Token, joined, plain_words

_ENDINGS = ("y", "e", "ie", "i", "ou", "o", "inou", "ette", "ounet", "s", "ey", "ster", "a")
_NEAR, _SHORT, _LOOSE = 0.92, 0.95, 0.85
_BEFORE_NAMES = frozenset({"sur", "de", "avec", "contre", "chez", "et", "with", "and", "vote"})
"""Words after which a short name may stand that is a word, too: « sur ben »."""
MOST_GUESSES = 30
"""Words without meaning of a line that may yet be somebody's nickname: not the ones after these."""
_SIDES = {"left-neighbour": 1, "right-neighbour": -1}
_INTRODUCES = frozenset({",", "here", "ici"})
_BESIDE = frozenset({"on", "to"})
_OF = frozenset({"de", "of", "from"})
_SUPPOSES = frozenset({"imagine", "maybe", "if"})
_CARDINAL = re.compile(r"[a-z]?(\d{1,2})")


@cache
def _pet_names() -> dict[str, list[str]]:
    """The given names that a pet name stands for, in French and English."""
    text = (files("cabale.talk") / "grammar" / "pet_names.toml").read_text(encoding="utf-8")
    made: dict[str, list[str]] = {}
    for name, pets in tomllib.loads(text).items():
        for pet in pets.split():
            made.setdefault(pet, []).append(name)
    return made


class People:
    """The people of one table, by every way to call them."""

    def __init__(
        self,
        names: Sequence[str],
        known: frozenset[str],
        grammatical: frozenset[str],
        extra: str | None,
    ) -> None:
        self._known = known
        self._grammatical = grammatical
        self._exact: dict[tuple[str, ...], int] = {}
        self._forms: dict[str, int] = {}
        words = [plain_words(name) for name in (*names, *([extra] if extra else []))]
        seen: dict[tuple[str, ...], int] = {}
        for seat, name in enumerate(words):
            initials = "".join(word[0] for word in name) if len(name) > 1 else ""
            for form in _forms(name):
                if form == (initials,) and initials in known:
                    continue  # « la » is no short form of « l’AUTOMA »
                if form in seen and seen[form] != seat:
                    self._exact.pop(form, None)  # two people answer to it
                else:
                    self._exact[form] = seen[form] = seat
        self._longest = max((len(form) for form in self._exact), default=1)
        self._singles = {form[0]: seat for form, seat in self._exact.items() if len(form) == 1}
        self._seats = len(names)

    def tag(self, tokens: list[Token]) -> list[Token]:
        """The tokens, with ``seat=n`` where somebody is named."""
        made: list[Token] = []
        at = 0
        guesses = MOST_GUESSES
        while at < len(tokens):
            length, seat, sure = self._name_at(tokens, at, guesses > 0)
            guesses -= seat is None and tokens[at].word not in self._known
            token = tokens[at]
            if seat is not None:
                if length > 1:
                    part = tokens[at : at + length]
                    token = Token("_".join(one.word for one in part), True, typed=joined(part))
                token.tags.add(f"seat={seat}")
                token.tags.add("named")
                token.sure *= sure
            made.append(token)
            if seat is not None and self._is_possessive(token):
                made.append(Token("'s"))
            at += length
        return made

    def _is_possessive(self, token: Token) -> bool:
        """« kurts card »: a name with an `s` that its owner has not, where `'s` is a word."""
        name = token.word.removesuffix("s")
        return "'s" in self._known and name != token.word and name in self._singles

    def _name_at(
        self, tokens: Sequence[Token], at: int, guess: bool
    ) -> tuple[int, int | None, float]:
        if tokens[at].stop:
            return 1, None, 1.0
        for length in range(self._longest, 0, -1):
            part = tokens[at : at + length]
            seat = self._exact.get(tuple(_as_name(token) for token in part))
            if seat is not None and len(part) == length and not any(one.stop for one in part):
                return length, seat, 1.0
        if not guess:
            return 1, None, 1.0
        after = at > 0 and tokens[at - 1].word in _BEFORE_NAMES
        seat, sure = self._nickname(tokens[at], at == 0, after)
        return 1, seat, sure

    def _nickname(self, token: Token, first: bool, after: bool) -> tuple[int | None, float]:
        """Whose short name it is; a word of the language is one only where a name may stand."""
        word = re.sub(r"\d+$", "", token.word)
        named = after or (token.capital and not first)
        if len(word) < 3 or word in self._grammatical or (word in self._known and not named):
            return None, 1.0
        found = {seat for name, seat in self._singles.items() if name.startswith(word)}
        if len(found) == 1:
            return found.pop(), _SHORT
        if word in self._known:
            return None, 1.0
        return self._like(word)

    def _like(self, word: str) -> tuple[int | None, float]:
        """A name with a slip in it, longer or shorter than the one that is used here."""
        for found, sure in self._alike(word):
            if len(found) == 1:
                return found.pop(), sure
        return self._familiar(word)

    def _alike(self, word: str) -> Iterator[tuple[set[int], float]]:
        """Those whose name is like a word, in one way after the other."""
        slips, names = 2 if len(word) >= 8 else 1, self._singles.items()
        yield (
            {
                seat
                for name, seat in names
                if min(len(word), len(name)) >= 4 and OSA.distance(word, name) <= slips
            },
            _NEAR,
        )
        yield {seat for name, seat in names if _is_longer(word, name)}, _LOOSE
        for stem in _stems(word):
            yield {seat for name, seat in names if name.startswith(stem)}, _LOOSE
        for part in (word, *_stems(word)):
            yield {seat for name, seat in names if len(part) >= 4 and part in name}, _LOOSE

    def _familiar(self, word: str) -> tuple[int | None, float]:
        """A pet name that everybody knows (« Bob » is Robert), or a syllable said twice."""
        given = set(_pet_names().get(word, ()))
        known = {
            seat
            for name, seat in self._singles.items()
            if name in given or word in _pet_names().get(name, ())
        }
        if len(known) == 1:
            return known.pop(), _SHORT
        half = word[: len(word) // 2]
        if len(half) == 2 and word == half * 2:
            doubled = {seat for name, seat in self._singles.items() if name.startswith(half)}
            if len(doubled) == 1:
                return doubled.pop(), _LOOSE
        return None, 1.0

    def introduction(self, tokens: Sequence[Token], speaker: int) -> None:
        """« Sylvain, Brotherhood », said by Sylvain: whoever speaks says his name first."""
        own = len(tokens) > 1 and f"seat={speaker}" in tokens[0].tags
        bare = len(tokens) == 2 and "verb" not in tokens[1].tags  # « Margot investigator »
        if own and (bare or tokens[1].word in _INTRODUCES):
            tokens[0].tags = {"light"}

    def neighbours(self, tokens: Sequence[Token], speaker: int) -> None:
        """« my left neighbour », « player 3 »: people called by their place."""
        for at, token in enumerate(tokens):
            if _is_side(tokens, at):
                token.tags = {f"{token.word}-neighbour"}
            step = _SIDES.get(next(iter(token.tags & _SIDES.keys()), ""), 0)
            if step:
                whose = _whose(tokens, at, speaker)
                token.tags.add(f"seat={(whose + step) % self._seats}")
            elif "player" in token.tags and at + 1 < len(tokens):
                number = _CARDINAL.fullmatch(tokens[at + 1].word)
                if number and 1 <= int(number[1]) <= self._seats:
                    tokens[at + 1].tags -= {"light"}
                    tokens[at + 1].tags |= {f"seat={int(number[1]) - 1}", "named"}
                    token.tags = {"light"}
        _appositions(tokens)

    def pronouns(self, tokens: Sequence[Token]) -> None:
        """`he`, and he of « I don't buy it », is who was named; `you` whoever is spoken to."""
        _say_again(tokens)
        _name_supposed(tokens)
        named: set[str] = set()
        addressed = _addressed(tokens)
        for at, token in enumerate(tokens):
            if "named" in token.tags and at and _is_thing(tokens, at):
                token.tags = {tag for tag in token.tags if not tag.startswith(("seat=", "named"))}
            seat = next((tag for tag in token.tags if tag.startswith("seat=")), None)
            if seat is not None:
                named.add(seat)
            elif token.tags & {"he", "his-word"} and len(named) == 1:
                token.tags |= named
            elif token.tags & {"you", "his-word"} and addressed is not None:
                token.tags.add(addressed)


def _as_name(token: Token) -> str:
    """The word, or what was typed for it where that looks like a name: Ty is no « thanks »."""
    typed = plain_words(token.typed) if token.capital else ()
    return typed[0] if len(typed) == 1 else token.word


def _appositions(tokens: Sequence[Token]) -> None:
    """« My left neighbour, Bob, has … »: whoever stands between commas is whom they explain."""
    for subject, comma, name, end, after in zip(
        tokens, tokens[1:], tokens[2:], tokens[3:], tokens[4:], strict=False
    ):
        neighbours = [not one.tags.isdisjoint(_SIDES) for one in (subject, name)]
        people = [one for one in (subject, name) if "named" in one.tags]
        if not any(neighbours) or len(people) != 1 or "and" in after.tags:
            continue
        if comma.stop == end.stop == "clause":
            seat = {tag for tag in people[0].tags if tag.startswith("seat=")}
            subject.tags = {tag for tag in subject.tags if not tag.startswith("seat=")} | seat
            for token in (comma, name, end):
                token.stop, token.tags = "", {"light"}


def _is_longer(word: str, name: str) -> bool:
    """« Ludovic » for who is called Ludo here."""
    return len(name) >= 4 and len(word) >= len(name) + 2 and word.startswith(name)


def _name_supposed(tokens: Sequence[Token]) -> None:
    for at, token in enumerate(tokens):
        if "named" in token.tags and token.tags & _SUPPOSES and _is_called(tokens, at):
            token.tags = {tag for tag in token.tags if tag.startswith(("seat=", "named"))}


def _is_called(tokens: Sequence[Token], at: int) -> bool:
    """« Hope is with us »: a name that is a word for something supposed, before its verb."""
    after = next((one for one in tokens[at + 1 :] if one.stop or "light" not in one.tags), None)
    return after is not None and bool(after.tags & {"be", "seem", "lie", "hold"})


def _is_side(tokens: Sequence[Token], at: int) -> bool:
    """« on Carla's left » is where somebody sits."""
    return (
        at > 2
        and f"{tokens[at].word}-neighbour" in _SIDES
        and tokens[at - 1].word == "'s"
        and tokens[at - 3].word in _BESIDE
    )


def _whose(tokens: Sequence[Token], at: int, speaker: int) -> int:
    """Whose neighbour a word names: « Carla's left neighbour »; the speaker's if nobody's."""
    before, after = tokens[max(0, at - 2) : at], tokens[at + 1 : at + 3]
    near = []
    if len(before) == 2 and before[1].word == "'s":
        near.append(before[0])
    if len(after) == 2 and after[0].word in _OF:
        near.append(after[1])
    for token in near:
        seat = next((tag for tag in token.tags if tag.startswith("seat=")), None)
        if seat is not None:
            token.tags = {"light"}
            return int(seat[5:])
    return speaker


def _stems(word: str) -> Iterator[str]:
    """What a pet name may begin with: « Cathy » with « cat », « Benny » with « ben »."""
    for ending in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem != word and len(stem) >= 3:
            yield stem
            yield stem.replace("th", "t")
            if len(stem) > 3 and stem[-1] == stem[-2]:
                yield stem[:-1]


def _say_again(tokens: Sequence[Token]) -> None:
    """« La clé elle est chez Bob »: a pronoun right after a thing is that thing, and nobody."""
    for before, token in pairwise(tokens):
        thing = any("=" in tag for tag in before.tags) and "named" not in before.tags
        if thing and "he" in token.tags:
            token.tags = {"light"}


def _is_thing(tokens: Sequence[Token], at: int) -> bool:
    """« the hunter » is a role, though somebody is called Hunter."""
    return "article" in tokens[at - 1].tags and len(tokens[at].tags) > 2


def _addressed(tokens: Sequence[Token]) -> str | None:
    """The seat that a line speaks to: named at its beginning or end, or the only one named."""
    named = [
        (at, tag)
        for at, token in enumerate(tokens)
        if "named" in token.tags
        for tag in token.tags
        if tag.startswith("seat=")
    ]
    if not named:
        return None
    first, last = named[0], named[-1]
    if all(_passing(token) for token in tokens[: first[0]]):
        return first[1]
    if all(_passing(token) for token in tokens[last[0] + 1 :]):
        return last[1]
    return first[1] if len({tag for _, tag in named}) == 1 else None


def _passing(token: Token) -> bool:
    return bool(token.stop) or "light" in token.tags


def _forms(name: tuple[str, ...]) -> set[tuple[str, ...]]:
    """A full name, run together, by each of its words, without its number, by its initials."""
    forms = {name, ("".join(name),)}
    if len(name) > 1:
        forms |= {(word,) for word in name if len(word) >= 4 and word.isalpha()}
        forms.add(("".join(word[0] for word in name),))
    bare = tuple(re.sub(r"\d+$", "", word) for word in name)
    if len("".join(bare)) >= 3 and all(bare):
        forms.add(bare)
    return {form for form in forms if form and all(form)}
