"""What a player reads: the games' Fluent catalogues, in French and English.

A message sees each argument twice: `$role` is its words, `$role_id` the bare value to select on; a
list also has `$roles_count`, and `$roles_by_seat` where there is one for each seat. Of two
arguments of a kind, `$start_is_role` says whether they are the same, `yes` or `no`. A seat, or a
list of seats, has two more: `$target_you` calls the reader "you", and `$target_who` is `me` where
the reader is (among) them, else `none`, `one` or `many`. `$me` is the name of the argument that is
the reader, or `nobody`. `$target` is always the name, so that a catalogue that knows nothing of
readers reads well, too. Every message may select on the table's options (`$option_edition`), so
that an edition has its own words, and on whether an odd number sits there (`$uneven`, `yes` or
`no`). A question whose prompt says `blind` names nobody: its choices are told by the messages that
end in `-blind`, which see `$target_place`, counted from the left neighbour, in the place of
`$target`.
A message that is missing shows as its bare words, never as an error.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from itertools import permutations
from typing import TYPE_CHECKING, Any

from cabale.core import Choice, Game, Reason, UnknownChoice, Verb
from cabale.core.options import read_options

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
_TITLE = re.compile(r"(?<=[a-zà-öø-ÿœ,;:] )(?:The |Le |La |Les |L’)(?=[A-ZÀ-ÖØ-ÝŒ])")
_ELIDED = re.compile(r"\b([Dd]|[Qq]u)e (?=[AEIOUÀÂÉÈÊÎÏÔŒ]|H(?!a|ibou)|Y(?![aeiou]))")


def catalogue(package: str, language: str) -> str:
    """The text of a catalogue that lies in `<package>/locale`."""
    return (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")


def bundle(language: str, *texts: str) -> FluentBundle:
    """Messages of several catalogues together; what comes later wins."""
    from fluent.runtime import FluentBundle  # a tenth of a second, for those who read something

    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(_parsed(text), allow_overrides=True)
    return made


@lru_cache(maxsize=64)
def _parsed(text: str) -> Any:
    from fluent.runtime import FluentResource

    return FluentResource(text)


def elide(text: str) -> str:
    """French before a name with a vowel: « la carte d’Agathe », not « de Agathe »."""
    return _ELIDED.sub(r"\1’", text)


def in_sentence(text: str) -> str:
    """A title within a sentence: "pays for the Sage", not "pays for The Sage"."""
    return _TITLE.sub(lambda found: found[0].lower(), text)


def _bare(value: Any) -> int | str:
    """A value to select on."""
    return value if type(value) is int else str(value)


class Words:
    """The words of one game in one language, for people of these names, under these options.

    `me` is the seat of who reads them, if it has one.
    """

    def __init__(
        self,
        game: Game[Any],
        language: str,
        names: Sequence[str] = (),
        options: Mapping[str, Any] | None = None,
        me: int | None = None,
    ) -> None:
        self.game = game
        self.language = language
        self.names = names
        self.me = me
        chosen = read_options(game.options, options or {})
        self._chosen = [value for value in (options or {}).values() if isinstance(value, str)]
        self._options = {f"option_{name}": _bare(value) for name, value in chosen.items()}
        self._options["uneven"] = "yes" if len(names) % 2 else "no"
        self.missing: set[str] = set()
        """The messages that were needed and not found."""
        try:
            own = game.words(language)
        except FileNotFoundError:  # a game in the making
            own = ""
        self._bundle = bundle(language, catalogue("cabale.core", language), own)

    @property
    def selectors(self) -> Mapping[str, str | int]:
        """What every message may select on: the table's options, and whether its seats are odd."""
        return self._options

    def add(self, *texts: str) -> None:
        """Further messages of the same language."""
        for text in texts:
            self._bundle.add_resource(_parsed(text), allow_overrides=True)

    def attributes(self, key: str) -> Sequence[str]:
        """The names of a message's attributes."""
        return tuple(self._bundle.get_message(key).attributes) if self.has(key) else ()

    def attribute(self, key: str, name: str, values: Mapping[str, Any] | None = None) -> str:
        pattern = self._bundle.get_message(key).attributes[name]
        text, _ = self._bundle.format_pattern(pattern, {**self._options, **(values or {})})
        return in_sentence(elide(str(text)) if self.language == "fr" else str(text))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, /, **values: Any) -> str | None:
        """A message, or None if it is missing or lacks a value that it needs."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, {**self._options, **values})
        if errors:
            return None
        return in_sentence(elide(str(text)) if self.language == "fr" else str(text))

    def _must(self, key: str, instead: str, values: Mapping[str, Any] | None = None) -> str:
        text = self.say(key, **(values or {}))
        if text is None:
            self.missing.add(key)
        return instead if text is None else text

    # --- the pieces ----------------------------------------------------------------------------

    def name(self, seat: int | None) -> str:
        if seat is None:
            return self.say("spectator") or "?"
        if seat < len(self.names):
            return self.names[seat]
        if self.names and self.has(f"{self.game.name}-extra-seat"):
            # A character that nobody plays, such as an automaton, sits after the last seat.
            return self.say(f"{self.game.name}-extra-seat") or "?"
        return self.say("seat-name", number=seat + 1) or str(seat)

    def you(self, seat: int | None) -> str:
        """A seat's name, or "you" for who reads this."""
        return self._you if seat is not None and seat == self.me else self.name(seat)

    @property
    def _you(self) -> str:
        return self.say("you") or "you"

    def seats(self, value: int | Sequence[int | None] | None) -> str:
        """A seat or several, the reader first: "you and Basile"."""
        if value is None:
            return self.value("seat", None)
        if isinstance(value, int):
            return self.you(value)
        reader_first = sorted(value, key=lambda seat: seat is None or seat != self.me)
        return self._list([self.seats(seat) for seat in reader_first], "nobody")

    def who(self, value: int | Sequence[int | None] | None) -> str:
        """Whom a sentence is about, as its verb needs to know it."""
        seats = value if isinstance(value, list | tuple) else () if value is None else (value,)
        if self.me is not None and self.me in seats:
            return "me"
        return ("none", "one", "many")[min(len(seats), 2)]

    def value(self, kind: str | None, value: Any) -> str:
        """A value of some kind (see `Game.domains`): ``value("role", "seer")``."""
        if value is None:
            return self.say("nobody" if kind == "seat" else "nothing") or "–"
        if isinstance(value, bool):
            return self.say("yes" if value else "no") or str(value)
        if isinstance(value, list | tuple):
            return self._list(self._items(kind, value), "nobody" if kind == "seat" else "nothing")
        if kind == "seat" and isinstance(value, int):
            return self.name(value)
        if kind in (None, "number"):
            return str(value)
        return self._must(f"{self.game.name}-{kind}-{value}", str(value))

    def _items(self, kind: str | None, values: Sequence[Any]) -> list[str]:
        """The items of a list; things that are alike stand together."""
        items = [self.value(kind, item) for item in values]
        if kind in (None, "number", "seat"):
            return items
        return [f"{one}\u00a0×\u00a0{n}" if n > 1 else one for one, n in Counter(items).items()]

    def anything(self, key: str, value: Any) -> str:
        """A value whose kind nobody told: called `key`, or else whichever kind knows it."""
        kinds = [key, key.removesuffix("s"), *self.game.domains(self.game.seats[-1])]
        for kind in kinds if isinstance(value, str) and not value.isdecimal() else ():
            if self.has(f"{self.game.name}-{kind}-{value}"):
                return self.value(kind, value)
        return self.value(None, "–" if value is None else value)

    def _list(self, items: list[str], none: str) -> str:
        if not items:
            return self.say(none) or "–"
        last = items.pop()
        return f"{', '.join(items)} {self.say('and')} {last}" if items else last

    def _values(self, kinds: Mapping[str, str], given: Mapping[str, Any]) -> dict[str, Any]:
        values: dict[str, Any] = {"me": "nobody"}
        for name, value in given.items():
            kind = kinds.get(name, "seat" if name == "seat" else None)
            number = type(value) is int and kind in (None, "number")
            values[name] = value if number else self.value(kind, value)
            values[f"{name}_id"] = _bare(value)
            if kind == "seat":
                who = self.who(value)
                values |= {f"{name}_you": self.seats(value), f"{name}_who": who}
                if who == "me" and values["me"] == "nobody":
                    values["me"] = name
            if isinstance(value, list | tuple):
                values[f"{name}_count"] = len(value)
                values[f"{name}_by_seat"] = self._list(self._each(kind, value), "nothing")
        for one, other in permutations(given, 2):
            if kinds.get(one, "number") not in ("number", "seat") and kinds[one] == kinds.get(
                other
            ):
                values[f"{one}_is_{other}"] = "yes" if given[one] == given[other] else "no"
        return values

    def _each(self, kind: str | None, values: Sequence[Any]) -> list[str]:
        """What each seat has: "you → Basile"."""
        said = self.seats if kind == "seat" else partial(self.value, kind)
        return [f"{self.you(seat)} → {said(value)}" for seat, value in enumerate(values)]

    def begin(self, text: str) -> str:
        """A sentence that begins with the reader, or with an automaton, begins with a capital."""
        words = [self._you] if self.me is not None else []
        words += [self.say(f"{self.game.name}-extra-seat") or ""]
        begins = any(word and re.match(rf"{word}\b", text) for word in words)
        return text[:1].upper() + text[1:] if begins else text

    # --- what happens at a table ---------------------------------------------------------------

    def title(self) -> str:
        """The game's name, or that of the edition where an option chose one."""
        name = f"{self.game.name}-name"
        editions = (f"{name}-{value}" for value in self._chosen)
        return self._must(next(filter(self.has, editions), name), self.game.name)

    def about(self) -> str:
        return self._must(f"{self.game.name}-about", "")

    def side(self, side: str) -> str:
        """A side as `Game.teams` names it."""
        return self._must(f"{self.game.name}-team-{side}", side)

    def choice(self, choice: Choice, view: Mapping[str, Any] | None = None) -> str:
        """A choice, as it is offered to the seat of this view."""
        if choice.verb == "pass":
            return self.say(f"{self.game.name}-choice-pass") or self._must("pass", "pass")
        question = None if view is None else view["decision"]
        if view is not None and question is not None and question["prompt"].get("blind"):
            return self._blind_choice(choice, view["seat"], view["seats"])
        return self._verb("choice", self.game.verbs, choice)

    def _blind_choice(self, choice: Choice, me: int, seats: int) -> str:
        """Who sits at a place is not said, only where it is."""
        params = next(verb.params for verb in self.game.verbs if verb.name == choice.verb)
        places = {
            f"{name}_place": (int(arg) - me) % seats
            for (name, kind), arg in zip(params.items(), choice.args, strict=True)
            if kind == "seat"
        }
        key = f"{self.game.name}-choice-{choice.verb}-blind"
        return self._must(key, " ".join(map(str, (choice.verb, *places.values()))), places)

    def claim(self, claim: Choice, speaker: int | None = None) -> str:
        """What somebody claims, who may be the speaker himself."""
        return self._verb("claim", self.game.claims, claim, speaker)

    def _verb(
        self, what: str, verbs: Sequence[Verb], choice: Choice, speaker: int | None = None
    ) -> str:
        if what == "claim":
            values = self.claim_values(choice, speaker)
        else:
            params = next((verb.params for verb in verbs if verb.name == choice.verb), {})
            values = self._values(params, dict(zip(params, choice.args, strict=False)))
        return self._must(f"{self.game.name}-{what}-{choice.verb}", str(choice), values)

    def claim_values(self, claim: Choice, speaker: int | None) -> dict[str, Any]:
        """What a claim is about, in the words of who says it."""
        params = next((one.params for one in self.game.claims if one.name == claim.verb), {})
        given = dict(zip(params, claim.args, strict=False))
        values = self._values(params, given)
        for name, kind in params.items():
            if kind == "seat":
                own = speaker is not None and given.get(name) == speaker
                said = self.say("myself") if own else values[name]
                values |= {name: said, f"{name}_you": said, f"{name}_who": "me" if own else "one"}
                values["me"] = name if own else "nobody"
        return values

    def event(self, event: Mapping[str, Any], seats: int) -> str:
        """An event as a seat saw it. Its private sentence is used when the seat saw enough."""
        kind = str(event["kind"])
        data = {name: value for name, value in event.items() if name != "kind"}
        if kind == "said":
            words = {"seat": self.you(data["seat"]), "claim": self._claimed(data, seats)}
            return self.begin(self._must("said", f"{words['seat']}: {words['claim']}", words))
        if kind == "updated":
            return self._updated(data)
        if kind == "ended":
            return self.outcome(data["reason"])
        values = self._values(self.game.events.get(kind, {}), data)
        key = f"{self.game.name}-event-{kind}"
        bare = " ".join([kind, *(f"{name}={value}" for name, value in data.items())])
        return self.begin(self.say(f"{key}-private", **values) or self._must(key, bare, values))

    def _claimed(self, data: Mapping[str, Any], seats: int) -> str:
        try:
            claim = self.game.claim_catalogue(seats).from_json(data["claim"])
        except UnknownChoice:  # older rules knew it
            return " ".join(map(str, data["claim"]))
        return self.claim(claim, data["seat"])

    def _updated(self, data: Mapping[str, Any]) -> str:
        """That the rules have changed, and how, where the game says so: `<game>-rules-1-1`."""
        what = self.say(f"{self.game.name}-rules-{data['now'].replace('.', '-')}")
        if what is not None:
            return self._must("updated-what", what, {"what": what})
        return self._must("updated", "updated", {"now": data["now"]})

    def question(self, kind: str, prompt: Mapping[str, Any]) -> str:
        """What a seat is asked; the kinds of the fields stand in `Game.events`, ``ask-<kind>``."""
        values = self._values(self.game.events.get(f"ask-{kind}", {}), prompt)
        return self.begin(self._must(f"{self.game.name}-ask-{kind}", kind, values))

    def step(self, kind: str, asked: Sequence[int], seats: int) -> str:
        """What the others read meanwhile: a sentence, or else what those who are asked do."""
        everybody = len(asked) in (0, seats)
        values = self._values({"asked": "seat"}, {"asked": list(asked)})
        if everybody:
            values |= {"asked_who": "one"}
        text = self._must(f"{self.game.name}-step-{kind}", kind, values)
        if not text[:1].islower():
            return text
        who = self.say("everybody") if everybody else self.seats(asked)
        return self.begin(f"{who} {text}.")

    def reason(self, reason: Reason) -> str:
        common = self.say(f"why-{reason.key}")
        return common or self._must(f"{self.game.name}-why-{reason.key}", reason.key)

    def outcome(self, reason: str) -> str:
        common = self.say(f"outcome-{reason}")
        return common or self._must(f"{self.game.name}-outcome-{reason}", reason)

    def option(self, name: str, value: Any = None) -> str:
        """An option, or one of its values: a card has its own words there, too."""
        if value is None:
            return self._must(f"{self.game.name}-option-{name}", name)
        if isinstance(value, bool | int | list):
            return self.value(None, value)
        key = f"{self.game.name}-option-{name}-{value}"
        if not self.has(key):
            for kind, values in self.game.domains(self.game.seats[-1]).items():
                if value in values:
                    return self.value(kind, value)
        return self._must(key, str(value))
