"""What a seat saw happen, as a sequence of tokens of whole numbers, for nets that read sequences.

Every event, and every claim, is one token; a list in it is one token for each element. A token is

    kind, seat, second seat, third seat, word, second word, number, secret

Kinds and words are numbers of a vocabulary that a game has at a number of seats, from 1 on; seats
are counted from the one that looks, itself being 1; 0 is nothing. A number is told as it is, 1 more
so that 0 is nothing. `secret` is 1 where the table was not told the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from cabale.core.past import place_of

if TYPE_CHECKING:
    from cabale.core.game import Game
    from cabale.core.match import Match

WIDTH = 8
SEATS, WORDS, NUMBER, SECRET = 1, 4, 6, 7
"""Where each part of a token begins."""
MOST_SEATS, MOST_WORDS = 3, 2
LARGEST = 1000
"""Larger numbers than that are told as it."""

Token = tuple[int, ...]
Value = int | str | None


class Vocabulary:
    """What the numbers of a game's tokens mean."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        domains = game.all_domains(seats)
        self.seats = seats
        self.players = len(domains["seat"])
        self.fields: dict[str, Mapping[str, str]] = {
            kind: fields
            for kind, fields in game.events.items()
            if not kind.startswith(("ask-", "puzzle-"))
        }
        self.claims = {claim.name: claim.params for claim in game.claims}
        kinds = (*self.fields, "ended", "updated", *(f"said {name}" for name in self.claims))
        self.kinds = {kind: number for number, kind in enumerate(kinds, 1)}
        terms = {**domains, **game.terms}
        words = dict.fromkeys(
            word for values in terms.values() for word in values if isinstance(word, str)
        )
        self.words = {word: number for number, word in enumerate(words, 1)}

    def tokens(self, event: Mapping[str, Any], seat: int, secret: bool) -> Iterator[Token]:
        """An event as the seat saw it."""
        kind = event["kind"]
        fields: Mapping[str, str] = self.fields.get(kind, {})
        if kind == "said":
            verb, *args = event["claim"]
            kind, params = f"said {verb}", self.claims[verb]
            event = {"seat": event["seat"], **dict(zip(params, args, strict=True))}
            fields = {"seat": "seat", **params}
        number = self.kinds.get(kind, 0)
        single = {
            name: event[name]
            for name in fields
            if name in event and not isinstance(event[name], list)
        }
        lists = {name: event[name] for name in fields if isinstance(event.get(name), list)}
        if not any(lists.values()):
            yield self._token(number, fields, single, seat, secret)
        for name, values in lists.items():
            for place, value in enumerate(values):
                more: dict[str, Value] = {**single, name: value}
                if len(values) == self.players and "seat" not in single:
                    more = {"seat": place, **more}  # one for each player, in order
                yield self._token(number, {"seat": "seat", **fields}, more, seat, secret)

    def _token(
        self,
        kind: int,
        fields: Mapping[str, str],
        values: Mapping[str, Value],
        seat: int,
        secret: bool,
    ) -> Token:
        seats: list[int] = []
        words: list[int] = []
        number = 0
        for name, value in values.items():
            if value is None:
                continue
            if fields[name] == "seat":
                seats.append(place_of(int(value), seat, self.seats) + 1)
            elif isinstance(value, str):
                words.append(self.words.get(value, 0))
            else:
                number = min(int(value), LARGEST) + 1
        seats += [0] * MOST_SEATS
        words += [0] * MOST_WORDS
        return (kind, *seats[:MOST_SEATS], *words[:MOST_WORDS], number, int(secret))


def last_tokens(match: Match, seat: int, last: int) -> list[Token]:
    """The last tokens of what the seat saw, the newest last."""
    vocabulary: Vocabulary = match.game.vocabulary(match.seats)
    heard, span = match.heard, last
    while True:
        since = max(0, heard - span)
        found = [
            token
            for event, secret in match.seen(seat, since)
            for token in vocabulary.tokens(event, seat, secret)
        ]
        if len(found) >= last or since == 0:
            return found[-last:] if last else []
        span *= 2
