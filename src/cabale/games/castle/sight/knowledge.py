"""What every seat knows and has noted, and what each thing that happens does to it.

The rules only write down what happened (`CastleState.chronicle`); it is read here when somebody
looks. Every function of the table at the end takes what stands in a record of that name.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, cast

from cabale.core.later import Copied, Later, Record
from cabale.core.state import plain
from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import facts, professions, trades
from cabale.games.castle.sight.facts import Facts, Move
from cabale.games.castle.sight.professions import Places
from cabale.games.castle.sight.trades import Trade

Note = tuple[int, str, int, tuple[str, ...]]
"""(turn, what was seen, whose, the words of the cards)"""


@plain
@dataclass(slots=True)
class Knowledge(Copied):
    """All of it by seat."""

    sizes: tuple[int, ...] = ()
    """How many items lie in each place; the pile is the last."""
    facts: list[Facts] = field(default_factory=list)
    foreseen: list[tuple[int, ...]] = field(default_factory=list)
    """The cards that the seat knows to lie on top of the pile, the top last."""
    professions: list[Places] = field(default_factory=list)
    """For each profession the places where it may lie, as far as the seat knows."""
    societies: list[tuple[int, ...]] = field(default_factory=list)
    """The societies that the seat knows, -1 where it does not."""
    notes: list[tuple[Note, ...]] = field(default_factory=list)
    trade: Trade | None = None


def nothing_yet() -> Later[Knowledge]:
    return Later(Knowledge(), read)


def of(s: CastleState) -> Knowledge:
    """What every seat knows now."""
    return cast("Knowledge", s.chronicle.now)


def read(k: Knowledge, record: Record) -> None:
    """Take in one record of the chronicle."""
    if k.trade is not None and record[1] > k.trade.turn:
        k.trade = None
    READERS[record[0]](k, *record[1:])


def dealt(
    k: Knowledge,
    society: tuple[int, ...],
    profession: tuple[int, ...],
    hands: tuple[tuple[int, ...], ...],
    pile: tuple[int, ...],
    in_play: tuple[int, ...],
) -> None:
    """Everybody has seen his own cards; all know these items to be in play."""
    n = len(society)
    seats = range(n)
    anywhere = ((2 << n) - 1,) * len(PROFESSIONS)
    every = tuple(sorted([*sum(hands, ()), *pile]))
    common = facts.in_play(facts.nothing_known(n, every), in_play)
    k.sizes = (*[len(hand) for hand in hands], len(pile))
    k.facts = [facts.sharpened(facts.saw_all(common, hands[p], p), k.sizes) for p in seats]
    k.foreseen = [()] * n
    k.professions = [professions.seen(anywhere, profession[p], p, n) for p in seats]
    k.societies = [tuple([society[p] if p == seat else -1 for p in seats]) for seat in seats]
    k.notes = [()] * n


def note(k: Knowledge, turn: int, seat: int, what: str, about: int, words: tuple[str, ...]) -> None:
    k.notes[seat] = (*k.notes[seat], (turn, what, about, words))


def _learn(k: Knowledge, seat: int, change: Callable[..., Facts], *args: Any) -> None:
    """A seat's facts change; what comes after an exchange is kept for when a card is read out."""
    k.facts[seat] = change(k.facts[seat], *args)
    trade = k.trade
    if trade is not None and seat not in trade.pair:
        since = list(trade.since)
        since[seat] += ((change, args),)
        k.trade = trade._replace(since=tuple(since))


def _see(k: Knowledge, seat: int, change: Callable[..., Facts], *args: Any) -> None:
    """A seat's facts become sharper."""
    _learn(k, seat, change, *args)
    _learn(k, seat, facts.sharpened, k.sizes)


# --- items that move ---------------------------------------------------------------------------


def moved(k: Knowledge, turn: int, item: int, source: int, target: int) -> None:
    """A card went from a hand or the pile to a hand.

    Giver and receiver know it, and everybody who had foreseen it.
    """
    n = len(k.facts)
    drawn = source == n
    unseen = Move(source, target, k.sizes[source])
    _resize(k, (source, target))
    for seat in range(n):
        foresaw = drawn and k.foreseen[seat]
        if foresaw or seat in (source, target):
            _see(k, seat, facts.moved_seen, item, source, target)
        else:
            _learn(k, seat, facts.moved_unseen, unseen)
            if unseen.size == 1:
                _learn(k, seat, facts.sharpened, k.sizes)
        if foresaw:
            if seat != target:
                note(k, turn, seat, "item", target, (ITEMS[item],))
            k.foreseen[seat] = k.foreseen[seat][:-1]
    if not drawn:
        _handed(k, turn, item, source, target)


def _resize(k: Knowledge, *moves: tuple[int, int]) -> None:
    sizes = list(k.sizes)
    for source, target in moves:
        sizes[source] -= 1
        sizes[target] += 1
    k.sizes = tuple(sizes)


def swapped(k: Knowledge, turn: int, one: int, other: int, given: int, returned: int) -> None:
    """Two hands exchanged a card; only the two know which."""
    k.trade = None
    for seat in (one, other):
        _learn(k, seat, facts.saw_card, returned, other)
        _learn(k, seat, facts.moved_seen, given, one, other)
        _see(k, seat, facts.moved_seen, returned, other, one)
    k.trade = Trade(turn, (one, other), k.sizes, tuple(k.facts), since=((),) * len(k.facts))
    _tell_outsiders(k)
    _handed(k, turn, given, one, other)
    _handed(k, turn, returned, other, one)


def passed_round(k: Knowledge, turn: int, given: tuple[int, ...], step: int) -> None:
    """Every seat gave `given[seat]` to the neighbour `step` places on, all at once."""
    n = len(given)
    for seat in range(n):
        target, source = (seat + step) % n, (seat - step) % n
        unseen = [Move(p, (p + step) % n, k.sizes[p]) for p in range(n) if p not in (seat, source)]
        _learn(k, seat, facts.saw_card, given[source], source)
        _learn(k, seat, facts.moved_unseen, *unseen)
        _learn(k, seat, facts.moved_seen, given[seat], seat, target)
        _see(k, seat, facts.moved_seen, given[source], source, seat)
        note(k, turn, seat, "item", target, (ITEMS[given[seat]],))
        note(k, turn, seat, "got", source, (ITEMS[given[source]],))


def _handed(k: Knowledge, turn: int, item: int, giver: int, receiver: int) -> None:
    note(k, turn, giver, "item", receiver, (ITEMS[item],))
    note(k, turn, receiver, "got", giver, (ITEMS[item],))


# --- a trade, as outsiders hear it -------------------------------------------------------------


def card_named(
    k: Knowledge, turn: int, giver: int, receiver: int, name: str, cards: tuple[int, ...]
) -> None:
    """Everybody heard what one of the two cards is called: it is one of these."""
    assert k.trade is not None
    named = list(k.trade.named)
    named[k.trade.pair.index(giver)] = cards
    k.trade = k.trade._replace(named=(named[0], named[1]))
    _tell_outsiders(k)
    for seat in _others(k, receiver):
        note(k, turn, seat, "item", receiver, (name,))


def card_unread(k: Knowledge, _turn: int, giver: int) -> None:
    """The time to read one of the two cards out has passed."""
    assert k.trade is not None
    unread = list(k.trade.unread)
    unread[k.trade.pair.index(giver)] = True
    k.trade = k.trade._replace(unread=(unread[0], unread[1]))
    _tell_outsiders(k)


def _tell_outsiders(k: Knowledge) -> None:
    """Work out again what those know who have only heard of the trade."""
    trade = k.trade
    assert trade is not None
    for seat, before in enumerate(trade.before):
        if seat in trade.pair:
            continue
        if before is None:
            _tell_of_imagined(k, trade, seat)
            continue
        known = trades.exchanged(before, trade)
        for change, args in trade.since[seat]:
            known = change(known, *args)
        k.facts[seat] = known


def _tell_of_imagined(k: Knowledge, trade: Trade, seat: int) -> None:
    """The same where nobody has seen the hands before the trade: in an imagined world."""
    for cards, receiver in zip(trade.named, reversed(trade.pair), strict=True):
        if trade.since[seat]:
            k.facts[seat] = facts.in_play(k.facts[seat], cards if len(cards) == 1 else ())
        elif cards:
            _see(k, seat, facts.saw_one_of, cards, receiver)


# --- items that are seen -----------------------------------------------------------------------


def item_seen(k: Knowledge, turn: int, seat: int, holder: int, item: int) -> None:
    """A seat saw one card of another's hand."""
    _see(k, seat, facts.saw_card, item, holder)
    note(k, turn, seat, "item", holder, (ITEMS[item],))


def spied(k: Knowledge, turn: int, seat: int, holder: int, item: int) -> None:
    """The same, and the other saw which."""
    item_seen(k, turn, seat, holder, item)
    note(k, turn, holder, "shown", seat, (ITEMS[item],))


def item_shown(k: Knowledge, turn: int, holder: int, item: int) -> None:
    """Everybody saw that a seat has this card."""
    for seat in _others(k, holder):
        item_seen(k, turn, seat, holder, item)


def hand_seen(k: Knowledge, turn: int, seat: int, holder: int, hand: tuple[int, ...]) -> None:
    """A seat saw a whole hand."""
    _see(k, seat, facts.saw_all, hand, holder)
    note(k, turn, seat, "hand", holder, tuple([ITEMS[item] for item in hand]))


def item_heard(k: Knowledge, turn: int, holder: int, name: str, cards: tuple[int, ...]) -> None:
    """Everybody heard that a seat has an item of this name: one of these cards."""
    for seat in _others(k, holder):
        _see(k, seat, facts.saw_one_of, cards, holder)
        note(k, turn, seat, "item", holder, (name,))


def lack_heard(k: Knowledge, turn: int, holder: int, name: str, cards: tuple[int, ...]) -> None:
    """Everybody heard that a seat has none of these cards, which are all there are."""
    everywhere = (2 << len(k.facts)) - 1
    for seat in _others(k, holder):
        _see(k, seat, facts.saw_none, cards, holder, everywhere)
        note(k, turn, seat, "lacks", holder, (name,))


def pile_seen(k: Knowledge, turn: int, seat: int, pile: tuple[int, ...]) -> None:
    """A seat looked through the pile; it knows no order."""
    _see(k, seat, facts.saw_all, pile, len(k.facts))
    k.foreseen[seat] = ()
    note(k, turn, seat, "pile", seat, tuple([ITEMS[item] for item in pile]))


def pile_arranged(k: Knowledge, _turn: int, seat: int, top: tuple[int, ...]) -> None:
    """The pile was shuffled, and these cards laid on top by a seat."""
    k.foreseen = [()] * len(k.foreseen)
    k.foreseen[seat] = top


# --- professions and societies -----------------------------------------------------------------


def society_seen(k: Knowledge, turn: int, seat: int, owner: int, card: int) -> None:
    known = list(k.societies[seat])
    known[owner] = card
    k.societies[seat] = tuple(known)
    note(k, turn, seat, "society", owner, (SOCIETIES[card],))


def profession_seen(k: Knowledge, turn: int, seat: int, owner: int, card: int) -> None:
    k.professions[seat] = professions.seen(k.professions[seat], card, owner, len(k.facts))
    if seat != owner:
        note(k, turn, seat, "profession", owner, (PROFESSIONS[card],))


def profession_shown(k: Knowledge, turn: int, owner: int, card: int) -> None:
    """Everybody saw a profession."""
    for seat in range(len(k.facts)):
        profession_seen(k, turn, seat, owner, card)


def all_shown(
    k: Knowledge, turn: int, owner: int, society: int, hand: tuple[int, ...], profession: int
) -> None:
    """A seat showed all that it has to everybody."""
    for seat in _others(k, owner):
        society_seen(k, turn, seat, owner, society)
        hand_seen(k, turn, seat, owner, hand)
        profession_seen(k, turn, seat, owner, profession)


def professions_swapped(k: Knowledge, turn: int, cards: tuple[tuple[int, int], ...]) -> None:
    """Two seats exchanged their professions, and saw both: (seat, what it has now)."""
    (one, _), (other, _) = cards
    k.professions = [professions.swapped(places, one, other) for places in k.professions]
    for seat in (one, other):
        for owner, card in cards:
            profession_seen(k, turn, seat, owner, card)


def unused_seen(k: Knowledge, turn: int, seat: int, cards: tuple[int, ...]) -> None:
    """A seat looked through the unused professions."""
    k.professions[seat] = professions.stack_seen(k.professions[seat], cards, len(k.facts))
    note(k, turn, seat, "unused", seat, tuple([PROFESSIONS[card] for card in cards]))


def profession_changed(k: Knowledge, _turn: int, seat: int, old: int, new: int) -> None:
    """A seat laid its profession on the stack and took one of those that were there."""
    n = len(k.facts)
    for other, places in enumerate(k.professions):
        if other == seat:
            places = professions.seen(places, new, seat, n)
            k.professions[other] = professions.seen(places, old, n, n)
        else:
            k.professions[other] = professions.changed(places, seat, n)


def _others(k: Knowledge, seat: int) -> list[int]:
    return [other for other in range(len(k.facts)) if other != seat]


READERS: dict[str, Callable[..., None]] = {
    change.__name__: change
    for change in (
        dealt,
        moved,
        swapped,
        passed_round,
        card_named,
        card_unread,
        item_seen,
        spied,
        item_shown,
        hand_seen,
        item_heard,
        lack_heard,
        pile_seen,
        pile_arranged,
        society_seen,
        profession_seen,
        profession_shown,
        all_shown,
        professions_swapped,
        unused_seen,
        profession_changed,
    )
}
"""By the name of a record; all but that of the deal begin with the turn."""
