"""What a seat has seen of the cards that count, and heard of societies: facts over worlds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from cabale.core.later import Record
from cabale.core.puzzle import Words
from cabale.games.castle.mind.puzzle.trails import Counts, Moment
from cabale.games.castle.rules.components import ITEMS, SOCIETIES

StepTest = Callable[[Counts, Sequence[bool]], bool]
SocietyTest = Callable[[Sequence[int]], bool]


class Seen(NamedTuple):
    """Something that a seat has seen of items."""

    words: Words
    at: int
    """The moment of the story that it tells of."""
    holds: StepTest
    """Whether it can have, by the counts before that moment and which cards that moved count."""


class Watcher(NamedTuple):
    """Who looks, and which cards count."""

    me: int
    seats: int
    counting: frozenset[int]

    def seen(self, number: int, story: Sequence[Moment]) -> Iterator[Seen]:
        """What the seat has learnt of items by one moment of the story."""
        yield from self._of_moves(number, story)
        yield from self._of_looks(number, story)
        yield from self._of_words(number, story)

    def _of_moves(self, number: int, story: Sequence[Moment]) -> Iterator[Seen]:
        match story[number].record:
            case ("moved", turn, item, source, target) if self.me in (source, target):
                yield self._moved(
                    number, [item], moved_words(self.seats, turn, source, target, item)
                )
            case ("swapped", turn, one, other, given, returned) if self.me in (one, other):
                words = ("accepted", turn, other, one, ITEMS[given], ITEMS[returned])
                yield self._moved(number, [given, returned], words)
            case ("passed_round", turn, given, step):
                yield self._round(number, turn, given, step)

    def _of_looks(self, number: int, story: Sequence[Moment]) -> Iterator[Seen]:
        words: Words
        match story[number].record:
            case ("item_seen", turn, self.me, holder, item):
                words = ("offered", turn, holder, self.me, ITEMS[item])
                yield self._holds(number, story, words, holder, item)
            case ("spied", turn, self.me, holder, item):
                words = ("spied", turn, self.me, holder, ITEMS[item])
                yield self._holds(number, story, words, holder, item)
            case ("item_shown", turn, holder, item) if holder != self.me:
                words = ("showed", turn, holder, ITEMS[item])
                yield self._holds(number, story, words, holder, item)
            case ("hand_seen", turn, self.me, holder, hand):
                words = ("saw_hand", turn, self.me, holder, *[ITEMS[item] for item in hand])
                yield self._exactly(number, words, holder, hand)
            case ("pile_seen", turn, self.me, pile):
                words = ("foresaw", turn, self.me, *[ITEMS[item] for item in pile])
                yield self._exactly(number, words, self.seats, pile)

    def _of_words(self, number: int, story: Sequence[Moment]) -> Iterator[Seen]:
        match story[number].record:
            case ("card_named", turn, giver, receiver, name, cards) if self.me not in (
                giver,
                receiver,
            ):
                yield from self._named(number, story, ("read", turn, receiver, giver, name), cards)
            case ("item_heard", turn, holder, name, cards) if holder != self.me:
                if len({card in self.counting for card in cards}) == 1:
                    words = ("has", turn, holder, name)
                    yield self._holds(number, story, words, holder, cards[0])
            case ("lack_heard", turn, holder, name, cards) if holder != self.me:
                if cards and self.counting.issuperset(cards):
                    yield self._exactly(number, ("lacks", turn, holder, name), holder, ())

    def _moved(self, number: int, items: Sequence[int], words: Words) -> Seen:
        kinds = tuple([item in self.counting for item in items])
        return Seen(words, number, lambda _, counted: counted == kinds)

    def _round(self, number: int, turn: int, given: Sequence[int], step: int) -> Seen:
        source = (self.me - step) % self.seats
        gave, got = given[self.me] in self.counting, given[source] in self.counting
        words = ("passed_round", turn, ITEMS[given[self.me]], ITEMS[given[source]])
        return Seen(
            words,
            number,
            lambda _, counted: counted[self.me] == gave and counted[source] == got,
        )

    def _named(
        self, number: int, story: Sequence[Moment], words: Words, cards: Sequence[int]
    ) -> Iterator[Seen]:
        """A card of the last exchange was read out; which of the two, its giver tells."""
        giver = words[3]
        swap = next((i for i in range(number - 1, -1, -1) if story[i].record[0] == "swapped"), None)
        kinds = {card in self.counting for card in cards}
        if swap is None or len(kinds) != 1:
            return
        which = [move.source for move in story[swap].moves].index(int(giver))
        (kind,) = kinds
        yield Seen(words, swap, lambda _, counted: counted[which] == kind)

    def _holds(
        self, number: int, story: Sequence[Moment], words: Words, holder: int, item: int
    ) -> Seen:
        size = story[number].sizes[holder]
        if item in self.counting:
            return Seen(words, number, lambda counts, _: counts[holder] > 0)
        return Seen(words, number, lambda counts, _: counts[holder] < size)

    def _exactly(self, number: int, words: Words, place: int, cards: Sequence[int]) -> Seen:
        count = sum(1 for card in cards if card in self.counting)
        return Seen(words, number, lambda counts, _: counts[place] == count)

    def retold(self, moment: Moment) -> Iterator[Words]:
        """What all at the table saw happen, of which the seat learnt no card."""
        match moment.record:
            case ("moved", turn, _, source, target) if self.me not in (source, target):
                yield moved_words(self.seats, turn, source, target)
            case ("swapped", turn, one, other, _, _) if self.me not in (one, other):
                yield ("accepted", turn, other, one)


def moved_words(seats: int, turn: int, source: int, target: int, item: int | None = None) -> Words:
    card = () if item is None else (ITEMS[item],)
    if source == seats:
        return ("drew", turn, target, *card)
    return ("gave", turn, source, target, *card)


# --- societies -------------------------------------------------------------------------------


def looks(records: Sequence[Record], me: int) -> Iterator[tuple[Words, SocietyTest]]:
    """The society cards that the seat has seen, each once."""
    known = set[int]()
    for record in records:
        match record:
            case ("society_seen", turn, looker, owner, card) if looker == me and owner not in known:
                known.add(owner)
                words = ("saw_society", turn, me, owner, SOCIETIES[card])
                yield words, lambda cards, owner=owner, card=card: cards[owner] == card  # type: ignore[misc]


def sayings(
    said: Sequence[Sequence[int | str]], me: int, mine: int
) -> Iterator[tuple[Words, SocietyTest]]:
    """What others say of societies: it is so, or it is said by somebody of the other one."""
    for claim in dict.fromkeys(tuple(one) for one in said):
        speaker, verb, *args = claim
        if speaker == me or verb not in ("trust", "suspect", "same_society", "has_society"):
            continue
        target = int(args[0])
        wanted = mine if verb in ("trust", "same_society") else 1 - mine
        if verb == "has_society":
            wanted = SOCIETIES.index(str(args[1]))
        yield (
            ("said", *claim),
            lambda cards, speaker=speaker, target=target, wanted=wanted: (  # type: ignore[misc]
                cards[int(speaker)] != mine or cards[target] == wanted
            ),
        )
