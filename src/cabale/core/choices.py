"""Verbs, and the fixed catalogue of every choice that a game can ever offer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from cabale.core.errors import GameError, UnknownChoice

Arg = int | str


class Verb:
    """A word of the game and what stands behind it: ``Verb("vote", target="seat")``.

    The value of each argument names its kind. A kind has a domain (`Game.domains`), and words in
    the catalogues (``<game>-<kind>-<value>``); ``seat`` and ``number`` need neither.
    `where` leaves out combinations that no rule ever allows. A claim of `later` came after the
    corpora of typed lines, which do not know it (`cabale hear --file`).
    """

    __slots__ = ("later", "name", "params", "where")

    def __init__(
        self,
        name: str,
        where: Callable[..., bool] | None = None,
        /,
        later: bool = False,
        **params: str,
    ) -> None:
        self.name = name
        self.params = params
        self.where = where
        self.later = later

    def combinations(self, domains: Mapping[str, Sequence[Arg]]) -> Iterator[tuple[Arg, ...]]:
        unknown = [kind for kind in self.params.values() if kind not in domains]
        if unknown:
            raise GameError(
                f"the verb {self.name!r} takes a {unknown[0]!r}, and the game has no such domain: "
                f"`domains` knows {', '.join(domains)}"
            )
        for args in product(*(domains[kind] for kind in self.params.values())):
            if self.where is None or self.where(*args):
                yield args


class Choice(NamedTuple):
    """One answer: a verb with arguments, and its place in the catalogue."""

    index: int  # type: ignore[assignment]  # the tuple method of that name is not missed
    verb: str
    args: tuple[Arg, ...]

    def __str__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])

    def to_json(self) -> list[Arg]:
        return [self.verb, *self.args]


PASS = Choice(0, "pass", ())


class Catalogue(tuple[Choice, ...]):
    """Every choice of a game for one number of seats. Number 0 is always `PASS`."""

    verbs: dict[str, Verb]
    of: dict[str, tuple[Choice, ...]]
    find: dict[str, dict[tuple[Arg, ...], Choice]]

    def __deepcopy__(self, memo: object) -> Catalogue:
        return self  # which nothing changes

    def __new__(cls, verbs: Iterable[Verb], domains: Mapping[str, Sequence[Arg]]) -> Catalogue:
        choices = [PASS]
        of: dict[str, tuple[Choice, ...]] = {"pass": (PASS,)}
        named = {verb.name: verb for verb in verbs}
        for verb in named.values():
            start = len(choices)
            for args in verb.combinations(domains):
                choices.append(Choice(len(choices), verb.name, args))
            of[verb.name] = tuple(choices[start:])
        self = super().__new__(cls, choices)
        self.verbs = named
        self.of = of
        self.find = {verb: {choice.args: choice for choice in its} for verb, its in self.of.items()}
        return self

    def __call__(self, verb: str, *args: Arg) -> Choice:
        try:
            return self.find[verb][args]
        except (KeyError, TypeError):
            raise UnknownChoice(self._whats_wrong(verb, args)) from None

    def from_json(self, words: object) -> Choice:
        """The choice that a list such as ``["vote", 3]`` names."""
        if not isinstance(words, list | tuple) or not words or not isinstance(words[0], str):
            raise UnknownChoice(
                f"a choice is a list of a verb and its arguments, such as "
                f"{self[-1].to_json()}; this is {words!r}"
            )
        for word in words:
            if type(word) is not int and not isinstance(word, str):
                raise UnknownChoice(f"arguments are whole numbers or words; this is {words!r}")
        return self(words[0], *words[1:])

    def _whats_wrong(self, verb: str, args: tuple[Arg, ...]) -> str:
        if verb not in self.of:
            return f"there is no choice {verb!r}; there are {', '.join(self.of)}"
        if not self.of[verb]:
            return f"{verb!r} cannot be chosen at a table of this size"
        some = ", ".join(str(choice) for choice in self.of[verb][:6])
        return f"{verb!r} does not take {args!r}; it is one of {some} …"
