"""`Hearer`: what a typed line claims, in the vocabulary of a game."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations, product
from typing import Any, NamedTuple

from cabale.core import Arg, Catalogue, Choice, Game
from cabale.talk.build import Vocabulary, vocabulary
from cabale.talk.certainty import LEAST_SURE, certainty, denied, disowned
from cabale.talk.corrections import correct
from cabale.talk.mood import laughs, mask
from cabale.talk.people import People
from cabale.talk.phrases import MOODS, Phrase, as_line
from cabale.talk.rest import addressed, unheard
from cabale.talk.subjects import subjects
from cabale.talk.tokens import Token

_LONGEST = 400
"""Characters of a line that are read: nobody types a claim after that."""
MOST_WORDS = 100
"""Words and stops that are read: four hundred characters of prose have eighty."""
MOST_WORK = 60_000
"""Characters that phrases are looked for in, all phrases together: more than twice as many as the
longest of lines that people type. A line made to be slow is heard in part."""


class Heard(NamedTuple):
    """A claim that a line makes, and how sure that is: 1 is certain."""

    claim: Choice
    sure: float


class Listened(NamedTuple):
    """What a line claims, and its clauses about the game that were not understood, as typed."""

    claims: list[Heard]
    rest: list[str]


@dataclass(frozen=True, slots=True)
class _Match:
    start: int
    end: int
    claims: tuple[Choice, ...]
    weight: int
    mood: str


@dataclass(slots=True)
class _Work:
    """What may still be spent on a line, whatever stands in it."""

    left: int

    def takes(self, effort: int) -> bool:
        self.left -= effort
        return self.left >= 0


class Hearer:
    """Hears one language in one game; without files of synonyms, too."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        options: Mapping[str, Any] | None = None,
        only: Collection[str] | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.words: Vocabulary = vocabulary(game, language, options or {})
        self._only = only
        self._people = lru_cache(maxsize=64)(self._meet)

    def _meet(self, names: tuple[str, ...]) -> People:
        return People(names, self.words.known, self.words.grammatical, self.words.extra_seat)

    def hear(self, text: str, names: Sequence[str], speaker: int) -> list[Heard]:
        """The claims of a line that `speaker` types at a table of these names."""
        return self.listen(text, names, speaker).claims

    def asks(self, text: str, names: Sequence[str], speaker: int) -> int | None:
        """The seat that a question of the line is put to, if it is put to one."""
        seat = addressed(self.read(text[:_LONGEST], tuple(names), speaker))
        return seat if seat is not None and seat != speaker and seat < len(names) else None

    def listen(self, text: str, names: Sequence[str], speaker: int) -> Listened:
        """The claims of a line, and what of it was not understood.

        Where nothing is, a word of « I confirm » may have been taken for one that says nothing.
        """
        seats, work = tuple(names), _Work(MOST_WORK)
        tokens = self.read(text[:_LONGEST], seats, speaker)
        heard = self._understand(tokens, len(seats), speaker, work)
        if heard.claims:
            return heard
        again = self.read(text[:_LONGEST], seats, speaker, apart=True)
        if len(again) == len(tokens):
            return heard
        second = self._understand(again, len(seats), speaker, work)
        return second if second.claims else heard

    def _understand(self, tokens: list[Token], seats: int, speaker: int, work: _Work) -> Listened:
        moods = {token.masked for token in tokens} & {"", *MOODS.values()}
        found = [
            match
            for mood in sorted(moods)
            for match in self._matches(tokens, mood, seats, speaker, work)
        ]
        found.sort(key=lambda match: (-match.weight, match.start, match.end))
        taken: set[int] = set()
        chosen: list[_Match] = []
        for match in found:
            span = range(match.start, match.end)
            if taken.isdisjoint(span):
                taken.update(span)
                chosen.append(match)
        laughing = laughs(tokens)
        heard: dict[Choice, float] = {}
        understood: set[int] = set()
        for match in sorted(chosen, key=lambda match: match.start):
            sure = certainty(tokens, (match.start, match.end), taken)
            if sure < LEAST_SURE and not match.mood:
                continue
            understood.update(range(match.start, match.end))
            for claim in match.claims:
                if not (laughing and self.words.is_absurd(claim)):
                    heard.setdefault(claim, round(sure, 3))
        claims = _of_one_kind(heard, self.words.announcing)
        return Listened(claims, unheard(tokens, understood))

    def read(
        self, text: str, names: tuple[str, ...], speaker: int, apart: bool = False
    ) -> list[Token]:
        people = self._people(names)
        tokens = people.tag(self.words.tokenizer.cut(text)[:MOST_WORDS])
        tokens = self.words.tokenizer.apart(tokens)
        tokens = self.words.lexicon.tag(tokens, apart)
        self.words.join(tokens)
        tokens = correct(tokens)
        people.introduction(tokens, speaker)
        people.neighbours(tokens, speaker)
        people.pronouns(tokens)
        mask(tokens)
        return subjects(tokens, self.words.announced)

    def _matches(
        self, tokens: list[Token], mood: str, seats: int, speaker: int, work: _Work
    ) -> Iterator[_Match]:
        line = as_line(tokens, mood)
        here: set[str] = {""}
        for token in tokens:
            here.add(token.word)
            here.update(tag.partition("=")[0] for tag in token.tags)
            if token.stop:
                here |= {"stop", token.stop}
        starts = [found.start() for found in re.finditer(" ", line)]
        places = {start: number for number, start in enumerate(starts)}
        places[len(line)] = len(starts)
        for phrase in self.words.phrases:
            if phrase.mood != mood:
                continue
            if any(need.isdisjoint(here) for need in phrase.needs):
                continue
            if not work.takes(len(line)):
                return
            for found in phrase.pattern.finditer(line):
                if found.end() == found.start():
                    continue
                span = places[found.start()], places[found.end()]
                match = self._claims(phrase, found, span, tokens, seats, speaker)
                if match is not None:
                    yield match

    def _claims(
        self,
        phrase: Phrase,
        found: re.Match[str],
        span: tuple[int, int],
        tokens: Sequence[Token],
        seats: int,
        speaker: int,
    ) -> _Match | None:
        """What a phrase claims where it was found; None if it is denied or cannot be claimed."""
        if denied(tokens, span):
            return None
        catalogue = self.game.claim_catalogue(seats)
        claims: list[Choice] = []
        for template in phrase.templates:
            if self._only is not None and template.verb not in self._only:
                continue
            for words in product(*(_values(phrase, slot, found) for slot in template.slots)):
                claim = _in_catalogue(catalogue, template.verb, words)
                if claim is None or _about(catalogue, claim, speaker):
                    return None
                claims.append(claim)
        if not claims or (not _about_others(catalogue, claims) and disowned(tokens, span)):
            return None
        several = [claim for claim in claims if claim.verb not in self.words.announcing]
        claims.extend(_also(catalogue, several, tokens, span[1], speaker))
        return _Match(*span, tuple(claims), _weight(phrase, span), phrase.mood)


def _of_one_kind(heard: Mapping[Choice, float], announcing: Collection[str]) -> list[Heard]:
    """What was heard; of two things that somebody is, not the one without a subject.

    « I'm the witch, gave it to Bob, was a wolf » is said of the card.
    """
    certain = {
        claim.verb for claim, sure in heard.items() if claim.verb in announcing and sure == 1
    }
    return [
        Heard(claim, sure)
        for claim, sure in heard.items()
        if sure == 1 or claim.verb not in certain
    ]


def _values(phrase: Phrase, slot: str, found: re.Match[str]) -> list[Arg]:
    """What stands in a slot: one value, or each of a list."""
    words = re.findall(rf";{phrase.kinds[slot]}=(\w+)(?=;)", found[slot] or "")
    return [int(word) if word.isdecimal() else word for word in words]


def _about(catalogue: Catalogue, claim: Choice, seat: int) -> bool:
    kinds = catalogue.verbs[claim.verb].params.values()
    return any(kind == "seat" and arg == seat for kind, arg in zip(kinds, claim.args, strict=True))


def _about_others(catalogue: Catalogue, claims: Sequence[Choice]) -> bool:
    return any("seat" in catalogue.verbs[claim.verb].params.values() for claim in claims)


def _also(
    catalogue: Catalogue, claims: Sequence[Choice], tokens: Sequence[Token], end: int, speaker: int
) -> Iterator[Choice]:
    """The same of what is named right after it: « … and Bob too », « so is Bob », « so is red »."""
    at = _named_too(tokens, end)
    if at is None:
        return
    for claim in claims:
        kinds = list(catalogue.verbs[claim.verb].params.values())
        for value in (tag.partition("=") for tag in sorted(tokens[at].tags) if "=" in tag):
            if kinds.count(value[0]) == 1 and value != ("seat", "=", str(speaker)):
                args = list(claim.args)
                args[kinds.index(value[0])] = int(value[2]) if value[2].isdecimal() else value[2]
                again = _in_catalogue(catalogue, claim.verb, args)
                if again is not None:
                    yield again


def _named_too(tokens: Sequence[Token], end: int) -> int | None:
    """Where the next words name another of the same: somebody, or a thing by « so is … »."""
    at = end
    while at < min(len(tokens), end + 4) and _joins(tokens[at]):
        at += 1
    if at == end or at >= len(tokens) or tokens[at].masked:
        return None
    same = any("same-for" in token.tags for token in tokens[end:at])
    after = at + 1
    while after < min(len(tokens), at + 4) and tokens[after].tags & {"light", "be"}:
        after += 1  # « et Bob l'est aussi »
    too = any("too" in token.tags for token in tokens[at + 1 : after + 1])
    somebody = any(tag.startswith("seat=") for tag in tokens[at].tags)
    return at if same or (too and somebody) else None


def _joins(token: Token) -> bool:
    joining = token.stop == "clause" or token.tags & {"and", "light", "too", "be", "same-for"}
    return bool(joining) and "named" not in token.tags


def _weight(phrase: Phrase, span: tuple[int, int]) -> int:
    """More words that had to be there weigh more; then, the longer stretch."""
    return phrase.weight * 100 + min(span[1] - span[0], 99)


def _in_catalogue(catalogue: Catalogue, verb: str, args: Sequence[Arg]) -> Choice | None:
    for order in permutations(args):
        claim = catalogue.find.get(verb, {}).get(tuple(order))
        if claim is not None:
            return claim
    return None
