"""Cards that move and cards that are seen: the only places where what seats know changes."""

from __future__ import annotations

from cabale.core.table import Table
from cabale.games.castle import knowledge
from cabale.games.castle.components import BAG, BAGS, ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.state import CastleState

CastleTable = Table[CastleState]


def called(s: CastleState, item: int) -> str:
    """How an item is named aloud: a Bag without its kind, and when the pile is empty as what it
    has become (CAS-071, CAS-072)."""
    if item in BAGS:
        return BAG if s.pile else ITEMS[item - 2]
    return ITEMS[item]


def answers_to(s: CastleState, name: str) -> tuple[int, ...]:
    """The items that are called so (CAS-118, CAS-119)."""
    return tuple([item for item in range(len(ITEMS)) if called(s, item) == name])


def note(t: CastleTable, seat: int, what: str, about: int, words: tuple[str, ...]) -> None:
    s = t.state
    s.notes[seat] = (*s.notes[seat], (s.turn, what, about, words))


def move(t: CastleTable, item: int, source: int, target: int) -> None:
    """A card goes from a hand or the pile (number `t.seats`) to a hand.

    Giver and receiver know it, and everybody who had foreseen it.
    """
    s, n = t.state, t.seats
    drawn = source == n
    if drawn:
        s.pile = s.pile[:-1]
    else:
        s.hands[source] = knowledge.without(s.hands[source], item)
    s.hands[target] = knowledge.with_card(s.hands[target], item)
    for seat in range(n):
        facts = s.facts[seat]
        if seat in (source, target) or (drawn and s.foreseen[seat]):
            s.facts[seat] = knowledge.moved_seen(facts, item, source, target)
        else:
            s.facts[seat] = knowledge.moved_unseen(facts, source, target)
        if drawn and s.foreseen[seat]:
            if seat != target:
                note(t, seat, "item", target, (ITEMS[item],))
            s.foreseen[seat] = s.foreseen[seat][:-1]


def swap(t: CastleTable, one: int, other: int, given: int, returned: int) -> None:
    """Two hands exchange a card; only the two know which."""
    s = t.state
    hands, without, with_card = s.hands, knowledge.without, knowledge.with_card
    hands[one] = with_card(without(hands[one], given), returned)
    hands[other] = with_card(without(hands[other], returned), given)
    for seat in range(t.seats):
        facts = s.facts[seat]
        if seat in (one, other):
            facts = knowledge.moved_seen(facts, given, one, other)
            s.facts[seat] = knowledge.moved_seen(facts, returned, other, one)
        else:
            s.facts[seat] = knowledge.exchanged_unseen(facts, one, other)
    for giver, receiver, item in ((one, other, given), (other, one, returned)):
        note(t, giver, "item", receiver, (ITEMS[item],))
        note(t, receiver, "got", giver, (ITEMS[item],))


def draw(t: CastleTable, seat: int) -> None:
    """The top card of the pile goes to a hand (CAS-070, CAS-143)."""
    item = t.state.pile[-1]
    move(t, item, t.seats, seat)
    t.tell("drew", seat=seat, only={seat: {"item": ITEMS[item]}})


def give(t: CastleTable, item: int, giver: int, receiver: int) -> None:
    """A card goes from hand to hand outside a trade: seen by the two alone, and nothing follows."""
    move(t, item, giver, receiver)
    t.state.stirred = True
    word = ITEMS[item]
    note(t, giver, "item", receiver, (word,))
    note(t, receiver, "got", giver, (word,))
    t.tell(
        "gave",
        seat=giver,
        target=receiver,
        only={giver: {"item": word}, receiver: {"item": word}},
    )


# --- looking ----------------------------------------------------------------------------------


def see_item(t: CastleTable, seat: int, holder: int, item: int) -> None:
    """A seat sees one card of a hand."""
    if seat == holder:
        return
    s = t.state
    s.facts[seat] = knowledge.saw_card(s.facts[seat], item, holder)
    note(t, seat, "item", holder, (ITEMS[item],))


def see_hand(t: CastleTable, seat: int, holder: int) -> None:
    """A seat sees a whole hand."""
    s = t.state
    hand = s.hands[holder]
    s.facts[seat] = knowledge.saw_all(s.facts[seat], hand, holder)
    note(t, seat, "hand", holder, tuple([ITEMS[item] for item in hand]))


def see_society(t: CastleTable, seat: int, owner: int) -> None:
    s = t.state
    known = list(s.societies[seat])
    known[owner] = s.society[owner]
    s.societies[seat] = tuple(known)
    note(t, seat, "society", owner, (SOCIETIES[s.society[owner]],))


def see_profession(t: CastleTable, seat: int, owner: int) -> None:
    s = t.state
    card = s.profession[owner]
    s.professions[seat] = knowledge.profession_seen(s.professions[seat], card, owner, t.seats)
    if seat != owner:
        note(t, seat, "profession", owner, (PROFESSIONS[card],))


def show_item(t: CastleTable, holder: int, item: int) -> None:
    """Everybody sees that a seat has this card."""
    for seat in range(t.seats):
        see_item(t, seat, holder, item)


def hear_item(t: CastleTable, holder: int, name: str, *, stirred: bool = False) -> None:
    """Everybody hears that a seat has an item of this name: a Bag may be either of the two.

    `stirred` says that it had one, and may have given it away since. (That a Bag is in play says
    the same of both: they are from the start.)
    """
    s = t.state
    cards = answers_to(s, name)
    for seat in range(t.seats):
        if seat == holder:
            continue
        if stirred:
            s.facts[seat] = knowledge.in_play(s.facts[seat], cards)
        elif len(cards) == 1:
            s.facts[seat] = knowledge.saw_card(s.facts[seat], cards[0], holder)
        else:
            s.facts[seat] = knowledge.saw_one_of(s.facts[seat], cards, 1 << holder)
        note(t, seat, "item", holder, (name,))


def show_lack(t: CastleTable, holder: int, items: tuple[int, ...]) -> None:
    """Everybody hears that a seat has none of these."""
    s, n = t.state, t.seats
    everywhere = (2 << n) - 1
    all_of_them = tuple([item for item in (*s.pile, *sum(s.hands, ())) if item in items])
    for seat in range(n):
        if seat != holder:
            s.facts[seat] = knowledge.saw_none(
                s.facts[seat], tuple(sorted(all_of_them)), holder, everywhere
            )
            note(t, seat, "lacks", holder, (called(s, items[0]),))


def turn_up(t: CastleTable, seat: int) -> None:
    """A profession is shown to all and used (CAS-100)."""
    s = t.state
    if not s.face_up[seat]:
        s.face_up[seat] = True
        for other in range(t.seats):
            see_profession(t, other, seat)
    t.reveal("used", seat=seat, profession=PROFESSIONS[s.profession[seat]])
