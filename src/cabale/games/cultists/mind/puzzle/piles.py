"""The room piles: where the bad cards came from that Inspect turned up.

A pile is a set to all who look at it. So it is open which card of the pile each one was, and
whether that card was bad; an Investigator's is not. Rooms in which the cards that nobody played
explain everything are left out, and so are good cards: both can only leave more worlds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, product
from math import prod
from typing import NamedTuple

from cabale.core.puzzle import Words
from cabale.games.cultists.mind.puzzle.chapter import Clue, Way, Who
from cabale.games.cultists.rules.components import PYROMANIAC_ROOM, ROOM_CARDS, SUCCESS
from cabale.games.cultists.rules.state import FROM_DRAW_PILE, CultistsState

PYROMANIAC_BAD = sum(PYROMANIAC_ROOM[1:])


class Shown(NamedTuple):
    """A bad card that came to light in a room, when so many cards of the match had been laid."""

    number: int
    """Among all cards shown."""
    room: int
    laid: int
    card: int
    """Its number, where all could tell which it was; else -1."""


class Piles:
    """A way is, for each bad card shown, twice the number of a card, plus one if that is bad."""

    def __init__(self, s: CultistsState, me: int) -> None:
        self._s, self._me = s, me
        bad = [
            Shown(number, room, laid, card)
            for number, (_, room, kind, laid, card) in enumerate(s.seen_cards)
            if room >= 0 and kind != SUCCESS
        ]
        rooms = sorted({one.room for one in bad})
        by_room = [[one for one in bad if one.room == room] for room in rooms]
        self._rooms = [shown for shown in by_room if not self._explained(shown)]
        self._shown = [one for shown in self._rooms for one in shown]
        self.clues = [
            Clue(self._words(one.number), lambda _, way, at=at: bool(way[at] & 1))  # type: ignore[misc]
            for at, one in enumerate(self._shown)
        ]

    def _origins(self, one: Shown) -> list[int]:
        """The cards that it may have been; the seat knows its own, which are good."""
        if one.card >= 0:
            return [one.card]
        cards = self._s.cards[: one.laid]
        return [
            i for i, (_, by, room, _) in enumerate(cards) if room == one.room and by != self._me
        ]

    def _explained(self, shown: Sequence[Shown]) -> bool:
        """Whether all of them may be cards that nobody played. Piles grow, so counting will do."""
        for needed, one in enumerate(sorted(shown, key=lambda one: one.laid), 1):
            free = [i for i in self._origins(one) if self._s.cards[i][1] < 0]
            if len(free) < needed:
                return False
        return True

    # --- the ways --------------------------------------------------------------------------------

    def count(self, who: Who) -> int:
        """At most: the same card is not shown twice."""
        return prod(len(self._of(one, who)) for one in self._shown)

    def ways(self, who: Who) -> list[Way]:
        return [
            tuple(chain(*some)) for some in product(*[self._in_room(r, who) for r in self._rooms])
        ]

    def _in_room(self, shown: Sequence[Shown], who: Who) -> list[Way]:
        return [
            way
            for way in product(*[self._of(one, who) for one in shown])
            if len({card >> 1 for card in way}) == len(way) and self._fits(way, who)
        ]

    def _of(self, one: Shown, who: Who) -> list[int]:
        """The cards that it may be, bad and good; of what others can lay only good ones."""
        suspects = {*who.cultists, who.pyromaniac}
        found = []
        for card in self._origins(one):
            source = self._s.cards[card][1]
            found += [2 * card, 2 * card + 1] if source < 0 or source in suspects else [2 * card]
        return found

    def _fits(self, way: Way, who: Who) -> bool:
        bad = [card >> 1 for card in way if card & 1]
        return sum(self._s.cards[card][1] == who.pyromaniac for card in bad) <= PYROMANIAC_BAD

    def is_real(self, way: Way) -> bool:
        """Whether these were the cards, as far as it was noted."""
        s = self._s
        kinds = zip(self._shown, way, strict=True)
        return all(
            way & 1 and s.cards[way >> 1][3] == s.seen_cards[one.number][2] for one, way in kinds
        )

    def conclusions(self) -> Iterator[Clue]:
        return iter(())

    # --- the story -------------------------------------------------------------------------------

    def _words(self, number: int) -> Words:
        turn, room, kind, _, _ = self._s.seen_cards[number]
        return ("shown", turn, self._s.plan.places[room], ROOM_CARDS[kind], number)

    def story(self) -> Iterator[Words]:
        """What was laid in the rooms that matter, and what came to light there."""
        s, rooms = self._s, {one.room for one in self._shown}
        shown = [(laid, i) for i, (_, room, _, laid, _) in enumerate(s.seen_cards) if room in rooms]
        for number in range(len(s.cards) + 1):
            while shown and shown[0][0] == number:
                yield self._words(shown.pop(0)[1])
            if number < len(s.cards) and s.cards[number][2] in rooms:
                yield from self._laid(number)

    def _laid(self, number: int) -> Iterator[Words]:
        turn, source, room, kind = self._s.cards[number]
        place = self._s.plan.places[room]
        if source == FROM_DRAW_PILE:
            yield ("card_laid", turn, place)
        elif source >= 0:
            own = (ROOM_CARDS[kind],) if source == self._me else ()
            yield ("added", turn, source, place, *own)
