"""What a hearer listens with: made once for a game and a language, from catalogue and synonyms."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cabale.core import Arg, Choice, Game, Verb
from cabale.talk.lexicon import Grammar, Lexicon, grammar, merged, read_grammar, value_phrases
from cabale.talk.phrases import MOODS, Phrase, compile_phrase
from cabale.talk.tokens import Token, Tokenizer, plain
from cabale.words import Words

_ALONE = re.compile(r"\^\^ \{\w+(@!?\w+)?\} \$.*")
_GRAMMATICAL = frozenset({"not", "I", "he", "you", "we", "they", "and", "but", "or", "if", "be"})
_VERB = 4
"""Letters of the shortest word that is taken for a verb by its place alone."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words, phrases and names of things; nothing in it belongs to one table."""

    lexicon: Lexicon
    tokenizer: Tokenizer
    phrases: tuple[Phrase, ...]
    known: frozenset[str]
    grammatical: frozenset[str]
    """Words that join others, and are never somebody's short name: « pas » is not Pascal."""
    extra_seat: str | None
    groups: Mapping[str, tuple[str, ...]]
    """Tags that a value brings along: ``role=alpha_wolf`` is also ``wolf``."""
    near: Mapping[str, tuple[frozenset[str], str]]
    """What a word names where one of these tags stands beside it: « left » of the centre."""
    announced: frozenset[str]
    """The kinds of values that are a claim of their own when nothing else is said."""
    announcing: frozenset[str]
    """The claims that such a value makes: what somebody is, and is but one of."""
    absurd: Mapping[str, frozenset[str]]
    """Claims that nobody makes laughing unless for fun, with the values that make them so."""

    def is_absurd(self, claim: Choice) -> bool:
        values = self.absurd.get(claim.verb)
        return values is not None and (not values or not values.isdisjoint(map(str, claim.args)))

    def join(self, tokens: Sequence[Token]) -> None:
        """Give each value its groups, and words what they name beside others."""
        for token in tokens:
            for tag in [tag for tag in token.tags if tag in self.groups]:
                token.tags.update(self.groups[tag])
        holders: dict[frozenset[str], int] = {}
        for token in tokens:
            if token.word not in self.near:
                continue
            beside, tag = self.near[token.word]
            if beside not in holders:
                holders[beside] = sum(bool(other.tags & beside) for other in tokens)
            if holders[beside] > bool(token.tags & beside):
                token.tags.add(tag)


def vocabulary(game: Game[Any], language: str, options: Mapping[str, Any]) -> Vocabulary:
    """The vocabulary of a game under these options, made when it is first asked for."""
    return _vocabulary(game, language, json.dumps(options, sort_keys=True, default=str))


@lru_cache(maxsize=32)
def _vocabulary(game: Game[Any], language: str, options_text: str) -> Vocabulary:
    options: dict[str, Any] = json.loads(options_text)
    shared, own = grammar(language), read_grammar(game.synonyms(language))
    words = Words(game, language, [f"Zzseat{n}" for n in range(game.seats[-1])], options)
    contractions = {
        plain(short): plain(long).replace("-", " ").split()
        for short, long in {**shared.get("contractions", {}), **own.get("contractions", {})}.items()
    }
    accented = {short: plain(long).split() for short, long in shared.get("accented", {}).items()}
    cutter = Tokenizer(contractions, frozenset())
    lexicon = Lexicon(language, cutter)
    lexicon.add_all(shared)
    lexicon.add_all(own)
    lexicon.mark_verbs([*shared.get("verbs", ()), *own.get("verbs", ())])
    _add_values(lexicon, game, words, own)
    kinds = _kinds(game.claims)
    phrases = [
        compile_phrase(text, means, kinds)
        for means, texts in _all_phrases(game, words, shared, own, lexicon).items()
        for text in dict.fromkeys(texts)
    ]
    written = [*shared.get("meanings", {}).values(), *own.get("claims", {}).values()]
    lexicon.add_verbs(_first_verbs(text for texts in written for text in texts))
    for phrase in phrases:
        lexicon.know(re.findall(r"(?<![{\w@])[a-z0-9']+(?![\w}])", plain(phrase.text)))
    lexicon.close()
    known = frozenset(lexicon.known) | contractions.keys()
    extra = words.say(f"{game.name}-extra-seat")
    return Vocabulary(
        lexicon,
        Tokenizer(contractions, known, accented),
        tuple(phrases),
        known,
        _grammatical(lexicon),
        extra,
        _groups(own),
        dict(_near(own)),
        frozenset(kind for phrase in phrases for kind in _announced(phrase)),
        frozenset(verb for phrase in phrases for verb in _announcing(phrase)),
        {verb: frozenset(values) for verb, values in own.get("absurd", {}).items()},
    )


def _groups(own: Grammar) -> dict[str, tuple[str, ...]]:
    made: dict[str, tuple[str, ...]] = {}
    for kind, named in own.get("groups", {}).items():
        for group, values in named.items():
            for value in values:
                made[f"{kind}={value}"] = (*made.get(f"{kind}={value}", ()), group)
    return made


def _near(own: Grammar) -> Iterator[tuple[str, tuple[frozenset[str], str]]]:
    for kind, values in own.get("near", {}).items():
        beside = frozenset([*values["of"], kind])
        for value, phrases in values.items():
            for word in (
                () if value == "of" else (one for text in phrases for one in text.split("|"))
            ):
                yield plain(word), (beside, f"{kind}={value}")


def _announced(phrase: Phrase) -> Iterable[str]:
    """The kind of the one value that a phrase consists of."""
    return phrase.kinds.values() if _ALONE.fullmatch(phrase.text) else ()


def _grammatical(lexicon: Lexicon) -> frozenset[str]:
    """The single words that join others."""
    return frozenset(
        phrase[0]
        for phrase, tags in lexicon.phrases.items()
        if len(phrase) == 1 and not tags.isdisjoint(_GRAMMATICAL)
    )


def _announcing(phrase: Phrase) -> Iterator[str]:
    """The claims that such a phrase makes."""
    if any(_announced(phrase)):
        yield from (template.verb for template in phrase.templates)


def _first_verbs(texts: Iterable[str]) -> set[str]:
    """The words that stand right after the speaker in some phrase: he may leave himself out."""
    found: set[str] = set()
    for text in texts:
        first, _, rest = plain(text).partition(" ")
        words = rest.split(" ")[0]
        if first == "i" and words and words[0].isalpha() and not words.endswith("?"):
            found.update(word for word in words.split("|") if len(word) >= _VERB and word.isalpha())
    return found


def _without_light(text: str, lexicon: Lexicon) -> str:
    """A phrase without the words that any phrase may have between its own, if enough is left."""
    kept = [one for one in text.split() if "light" not in lexicon.phrases.get((one,), ())]
    return " ".join(kept) if len(kept) > 2 or "{" in text else text


def _kinds(claims: Sequence[Verb]) -> dict[str, str]:
    """The kind of each parameter by its name, which phrases use as a slot."""
    return {name: kind for verb in claims for name, kind in verb.params.items()}


def _domains(game: Game[Any]) -> dict[str, list[Arg]]:
    """Every value of each kind that a claim may name, at a table of any size."""
    used = {kind for verb in game.claims for kind in verb.params.values()} - {"seat", "number"}
    made: dict[str, list[Arg]] = {kind: [] for kind in used}
    for seats in game.seats:
        for kind, values in game.domains(seats).items():
            if kind in used:
                made[kind].extend(value for value in values if value not in made[kind])
    return made


def _add_values(lexicon: Lexicon, game: Game[Any], words: Words, own: Grammar) -> None:
    for kind, values in _domains(game).items():
        said = own.get("values", {}).get(kind, {})
        called = {value: value_phrases(words.value(kind, value)) for value in values}
        whole = {name.whole: value for value, name in called.items()}
        for value, name in called.items():
            tag = f"{kind}={value}"
            for phrase in name.phrases:
                if whole.get(phrase, value) == value:  # « (Key) » after a bag is not the Key
                    lexicon.add(f"{phrase}+", tag)
            for phrase in said.get(str(value), ()):
                lexicon.add(phrase, tag)


def _all_phrases(
    game: Game[Any], words: Words, shared: Grammar, own: Grammar, lexicon: Lexicon
) -> dict[str, list[str]]:
    """What each claim is said with: the catalogue, what all games share, what the file adds."""
    return merged(
        {_means(verb): list(_of_catalogue(game, words, verb, lexicon)) for verb in game.claims},
        dict(_of_meanings(game, shared, own)),
        own.get("claims", {}),
    )


def _means(verb: Verb) -> str:
    return " ".join([verb.name, *verb.params])


def _of_meanings(game: Game[Any], shared: Grammar, own: Grammar) -> Iterator[tuple[str, list[str]]]:
    """Claims with a name that every language has words for: suspect, trust, vote …"""
    meanings, like = shared.get("meanings", {}), own.get("like", {})
    for verb in game.claims:
        for name in like.get(verb.name, verb.name).split():
            for mood in ("", *MOODS):
                if mood + name in meanings:
                    yield mood + _means(verb), meanings[mood + name]


def _of_catalogue(game: Game[Any], words: Words, verb: Verb, lexicon: Lexicon) -> Iterator[str]:
    """The sentences of the catalogue, with a slot where each argument stood."""
    if verb.name == "ask":  # a question, which the shared phrases know
        return
    choices = game.claim_catalogue(game.seats[-1]).of[verb.name]
    few = choices if len(verb.params) == 1 else choices[:: max(1, len(choices) // 8)]
    made = {_template(words, verb, choice, lexicon.tokenizer) for choice in few}
    yield from sorted(_without_light(template, lexicon) for template in made if template)


def _template(words: Words, verb: Verb, choice: Choice, tokenizer: Tokenizer) -> str:
    text = words.claim(choice)
    for number, (kind, arg) in enumerate(zip(verb.params.values(), choice.args, strict=True)):
        said = words.value(kind, arg)
        if said not in text:
            return ""
        text = text.replace(said, f" zzslot{number}zz ", 1)
    slots = {f"zzslot{number}zz": f"{{{name}}}" for number, name in enumerate(verb.params)}
    pieces = [slots.get(token.word, _literal(token)) for token in tokenizer.cut(text)]
    return " ".join(piece for piece in pieces if piece)


def _literal(token: Token) -> str:
    if token.stop:
        return "{:}" if token.word == ":" else ""
    return "I" if token.word in ("je", "i") else token.word
