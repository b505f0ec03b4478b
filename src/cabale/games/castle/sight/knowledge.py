"""What a seat knows and has noted, and what each thing that happens does to it.

The rules only write down what happened (`CastleState.chronicle`); a seat reads it when it looks.
Every function of the table at the end takes what stands in a record of that name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from cabale.core.later import Later, Record
from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import facts, professions, seen, witnesses
from cabale.games.castle.sight.facts import Facts, frozen, nothing_known
from cabale.games.castle.sight.memory import Knowledge, note
from cabale.games.castle.sight.sharpen import sharpen
from cabale.games.castle.sight.trades import Change, Trade, hear_of_imagined, work_out
from cabale.games.castle.sight.unseen import Move, left, moved_unseen


def nothing_yet(seats: int) -> Later[Knowledge]:
    return Later([Knowledge(seat) for seat in range(seats)], read)


def of(s: CastleState, seat: int) -> Knowledge:
    """What a seat knows now."""
    return cast("Knowledge", s.chronicle.now(seat))


def societies_known(s: CastleState, seat: int) -> list[int]:
    """The societies that a seat knows, for which nothing that happened to items need be read."""
    k, waiting = s.chronicle.waiting(seat)
    societies = list(cast("Knowledge", k).societies)
    for record in waiting:
        match record:
            case ("dealt", *_):
                return list(of(s, seat).societies)
            case ("society_seen", _, who, owner, card) if who == seat:
                societies[owner] = card
            case ("all_shown", _, owner, society, *_) if owner != seat:
                societies[owner] = society
    return societies


def read(k: Knowledge, records: list[Record]) -> None:
    """Take in what the chronicle says, one thing after the other."""
    seat = k.seat
    for record in records:
        name = record[0]
        if name in PRIVATE and record[2] != seat:
            continue
        if k.trade is not None and record[1] > k.trade.turn:
            _settle(k)
            k.trade = None
        READERS[name](k, *record[1:])
    _settle(k)


def dealt(
    k: Knowledge,
    society: tuple[int, ...],
    profession: tuple[int, ...],
    hands: tuple[tuple[int, ...], ...],
    pile: tuple[int, ...],
    in_play: tuple[int, ...],
) -> None:
    """Everybody has seen his own cards; all know these items to be in play."""
    me, n = k.seat, len(society)
    every = tuple(sorted([*sum(hands, ()), *pile]))
    k.sizes = [*[len(hand) for hand in hands], len(pile)]
    k.facts = nothing_known(n, every)
    facts.in_play(k.facts, in_play)
    seen.saw_all(k.facts, hands[me], me)
    sharpen(k.facts, k.sizes)
    k.professions = professions.seen(((2 << n) - 1,) * len(PROFESSIONS), profession[me], me, n)
    k.witnesses = witnesses.at_the_deal(n)
    k.societies = tuple([society[p] if p == me else -1 for p in range(n)])


def _keep(k: Knowledge, trade: Trade, change: Change, *args: Any) -> None:
    """What changes the facts after others' exchange is kept for when a card is read out."""
    _settle(k)
    if trade.before is None and not trade.imagined:
        trade.before = frozen(k.facts)
    trade.since = (*trade.since, (change.__name__, args))


def _learn(k: Knowledge, change: Change, *args: Any) -> None:
    """The facts change."""
    if k.trade is not None:
        _keep(k, k.trade, change, *args)
    change(k.facts, *args)


def _see(k: Knowledge, change: Callable[[Facts, Any, int], bool], what: Any, place: int) -> None:
    """The facts become sharper, if this is news."""
    if k.trade is not None:
        _keep(k, k.trade, change, what, place)
    if change(k.facts, what, place):
        _sharpen(k)


def _sharpen(k: Knowledge) -> None:
    if k.trade is not None:
        _keep(k, k.trade, sharpen, tuple(k.sizes))
    sharpen(k.facts, k.sizes)


# --- items that move ---------------------------------------------------------------------------


def moved(k: Knowledge, turn: int, item: int, source: int, target: int) -> None:
    """A card went from a hand or the pile to a hand.

    Giver and receiver know it, and whoever had foreseen it.
    """
    me, sizes = k.seat, k.sizes
    drawn = source == len(sizes) - 1
    foresaw = drawn and k.foreseen
    only_card = sizes[source] == 1
    sizes[source] -= 1
    sizes[target] += 1
    if foresaw or me in (source, target):
        if k.trade is not None:
            _keep(k, k.trade, seen.moved_seen, item, source, target)
        seen.moved_seen(k.facts, item, source, target)
        _sharpen(k)
    else:
        if k.trade is not None:
            _keep(k, k.trade, left, source, target, only_card)
        left(k.facts, source, target, only_card)
        if only_card:
            _sharpen(k)
    if foresaw:
        if me != target:
            note(k, turn, "item", target, ITEMS[item])
        k.foreseen = k.foreseen[:-1]
    if not drawn:
        _handed(k, turn, item, source, target)


def swapped(k: Knowledge, turn: int, one: int, other: int, given: int, returned: int) -> None:
    """Two hands exchanged a card; only the two know which."""
    _settle(k)
    k.trade = None
    if k.seat in (one, other):
        seen.saw_card(k.facts, returned, other)
        seen.moved_seen(k.facts, given, one, other)
        seen.moved_seen(k.facts, returned, other, one)
        sharpen(k.facts, k.sizes)
        _handed(k, turn, given, one, other)
        _handed(k, turn, returned, other, one)
    else:
        # What it makes of it is worked out when it has heard of the cards, most often at once.
        k.trade = Trade(turn, (one, other), tuple(k.sizes))


def passed_round(k: Knowledge, turn: int, given: tuple[int, ...], step: int) -> None:
    """Every seat gave `given[seat]` to the neighbour `step` places on, all at once."""
    me, n = k.seat, len(given)
    target, source = (me + step) % n, (me - step) % n
    unseen = [Move(p, (p + step) % n, k.sizes[p]) for p in range(n) if p not in (me, source)]
    _learn(k, seen.saw_card, given[source], source)
    _learn(k, moved_unseen, *unseen)
    _learn(k, seen.moved_seen, given[me], me, target)
    _learn(k, seen.moved_seen, given[source], source, me)
    _sharpen(k)
    note(k, turn, "item", target, ITEMS[given[me]])
    note(k, turn, "got", source, ITEMS[given[source]])


def _handed(k: Knowledge, turn: int, item: int, giver: int, receiver: int) -> None:
    if k.seat == giver:
        note(k, turn, "item", receiver, ITEMS[item])
    elif k.seat == receiver:
        note(k, turn, "got", giver, ITEMS[item])


# --- others' trade, as it is heard -------------------------------------------------------------


def card_named(
    k: Knowledge, turn: int, giver: int, receiver: int, name: str, cards: tuple[int, ...]
) -> None:
    """Everybody heard what one of the two cards is called: it is one of these."""
    trade = k.trade
    if trade is not None:
        first, second = trade.named
        if giver == trade.pair[0]:
            trade.named = cards, second
            _heard(k, trade, last=False)
        else:
            trade.named = first, cards
            _heard(k, trade, last=trade.unread[0] or first != ())
    if k.seat != receiver:
        note(k, turn, "item", receiver, name)


def card_unread(k: Knowledge, _turn: int, giver: int) -> None:
    """The time to read one of the two cards out has passed."""
    trade = k.trade
    if trade is not None:
        first, second = trade.unread
        if giver == trade.pair[0]:
            trade.unread = True, second
        else:  # its card's time comes after the first's
            trade.unread = first, True
            _heard(k, trade, last=True)


def _heard(k: Knowledge, trade: Trade, *, last: bool) -> None:
    """The seat knows more of an exchange of which it has only heard, by the last word all of it."""
    if last:
        k.trade = None
    k.unsettled = not last and not trade.imagined  # more is often heard before anybody looks
    if trade.imagined:
        hear_of_imagined(k.facts, trade, k.sizes)
    elif last:
        work_out(k.facts, trade)


def _settle(k: Knowledge) -> None:
    """Work out what the seat knows since an exchange, if it has heard of one of the cards."""
    if k.unsettled:
        k.unsettled = False
        trade = cast("Trade", k.trade)
        before = trade.before or frozen(k.facts)
        work_out(k.facts, trade)
        trade.before = before


# --- items that are seen -----------------------------------------------------------------------


def item_seen(k: Knowledge, turn: int, seat: int, holder: int, item: int) -> None:
    """A seat saw one card of another's hand."""
    if k.seat == seat:
        _see(k, seen.saw_card, item, holder)
        note(k, turn, "item", holder, ITEMS[item])


def spied(k: Knowledge, turn: int, seat: int, holder: int, item: int) -> None:
    """The same, and the other saw which."""
    item_seen(k, turn, seat, holder, item)
    if k.seat == holder:
        note(k, turn, "shown", seat, ITEMS[item])


def item_shown(k: Knowledge, turn: int, holder: int, item: int) -> None:
    """Everybody saw that a seat has this card."""
    if k.seat != holder:
        item_seen(k, turn, k.seat, holder, item)


def hand_seen(k: Knowledge, turn: int, seat: int, holder: int, hand: tuple[int, ...]) -> None:
    """A seat saw a whole hand."""
    if k.seat == seat:
        _see(k, seen.saw_all, hand, holder)
        note(k, turn, "hand", holder, *[ITEMS[item] for item in hand])


def item_heard(k: Knowledge, turn: int, holder: int, name: str, cards: tuple[int, ...]) -> None:
    """Everybody heard that a seat has an item of this name: one of these cards."""
    if k.seat != holder:
        _see(k, seen.saw_one_of, cards, holder)
        note(k, turn, "item", holder, name)


def lack_heard(k: Knowledge, turn: int, holder: int, name: str, cards: tuple[int, ...]) -> None:
    """Everybody heard that a seat has none of these cards, which are all there are."""
    if k.seat != holder:
        _see(k, seen.saw_none, cards, holder)
        note(k, turn, "lacks", holder, name)


def pile_seen(k: Knowledge, turn: int, seat: int, pile: tuple[int, ...]) -> None:
    """A seat looked through the pile; it knows no order."""
    if k.seat == seat:
        _see(k, seen.saw_all, pile, k.seats)
        k.foreseen = ()
        note(k, turn, "pile", seat, *[ITEMS[item] for item in pile])


def pile_arranged(k: Knowledge, _turn: int, seat: int, top: tuple[int, ...]) -> None:
    """The pile was shuffled, and these cards laid on top by a seat."""
    k.foreseen = top if k.seat == seat else ()


# --- professions and societies -----------------------------------------------------------------


def society_seen(k: Knowledge, turn: int, seat: int, owner: int, card: int) -> None:
    if k.seat == seat:
        k.societies = (*k.societies[:owner], card, *k.societies[owner + 1 :])
        note(k, turn, "society", owner, SOCIETIES[card])


def profession_seen(k: Knowledge, turn: int, seat: int, owner: int, card: int) -> None:
    """A seat saw a profession, and the others that it did."""
    k.witnesses = witnesses.saw(k.witnesses, 1 << seat, owner)
    if k.seat == seat:
        _is_profession(k, turn, owner, card)


def profession_shown(k: Knowledge, turn: int, owner: int, card: int) -> None:
    """Everybody saw a profession."""
    k.witnesses = witnesses.saw(k.witnesses, (1 << k.seats) - 1, owner)
    _is_profession(k, turn, owner, card)


def _is_profession(k: Knowledge, turn: int, owner: int, card: int) -> None:
    """This seat saw a profession."""
    k.professions = professions.seen(k.professions, card, owner, k.seats)
    if k.seat != owner:
        note(k, turn, "profession", owner, PROFESSIONS[card])


def all_shown(
    k: Knowledge, turn: int, owner: int, society: int, hand: tuple[int, ...], profession: int
) -> None:
    """A seat showed all that it has to everybody."""
    if k.seat != owner:
        society_seen(k, turn, k.seat, owner, society)
        hand_seen(k, turn, k.seat, owner, hand)
    profession_shown(k, turn, owner, profession)


def professions_swapped(k: Knowledge, turn: int, cards: tuple[tuple[int, int], ...]) -> None:
    """Two seats exchanged their professions, and saw both: (seat, what it has now)."""
    (one, _), (other, _) = cards
    k.professions = professions.swapped(k.professions, one, other)
    k.witnesses = witnesses.swapped(k.witnesses, one, other)
    if k.seat in (one, other):
        for owner, card in cards:
            _is_profession(k, turn, owner, card)


def unused_seen(k: Knowledge, turn: int, seat: int, cards: tuple[int, ...]) -> None:
    """A seat looked through the unused professions, and the others know that it did."""
    k.witnesses = witnesses.saw(k.witnesses, 1 << seat, k.seats)
    if k.seat == seat:
        k.professions = professions.stack_seen(k.professions, cards, k.seats)
        note(k, turn, "unused", seat, *[PROFESSIONS[card] for card in cards])


def profession_changed(k: Knowledge, _turn: int, seat: int, old: int, new: int) -> None:
    """A seat laid its profession on the stack and took one of those that were there."""
    k.witnesses = witnesses.changed(k.witnesses, seat)
    if k.seat == seat:
        known = professions.seen(k.professions, new, seat, k.seats)
        k.professions = professions.seen(known, old, k.seats, k.seats)
    else:
        k.professions = professions.changed(k.professions, seat, k.seats)


READERS: Final[dict[str, Callable[..., None]]] = {
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

PRIVATE = frozenset(change.__name__ for change in (item_seen, hand_seen, pile_seen, society_seen))
"""Those after whose turn stands the only seat that learns something."""
