"""What every seat knows and has noted, and what each thing that happens does to it.

Rules only say what happened (`CastleState.minds`); this is worked out when somebody looks.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cabale.core.later import Copied
from cabale.core.state import plain
from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.knowledge import Facts, Places

Note = tuple[int, str, int, tuple[str, ...]]
"""(turn, what was seen, whose, the words of the cards)"""


@plain
@dataclass(slots=True)
class Minds(Copied):
    """All of it by seat."""

    facts: list[Facts] = field(default_factory=list)
    foreseen: list[tuple[int, ...]] = field(default_factory=list)
    """The cards that the seat knows to lie on top of the pile, the top last."""
    professions: list[Places] = field(default_factory=list)
    """For each profession the places where it may lie, as far as the seat knows."""
    societies: list[tuple[int, ...]] = field(default_factory=list)
    """The societies that the seat knows, -1 where it does not."""
    notes: list[tuple[Note, ...]] = field(default_factory=list)


def dealt(
    m: Minds, society: tuple[int, ...], profession: tuple[int, ...], in_play: tuple[int, ...]
) -> None:
    """Everybody has seen his own society and profession; all know these items to be in play."""
    n = len(society)
    seats = range(n)
    nothing = ((2 << n) - 1,) * len(PROFESSIONS)
    m.facts = [knowledge.in_play(knowledge.nothing_known(n), in_play)] * n
    m.foreseen = [()] * n
    m.professions = [knowledge.profession_seen(nothing, profession[p], p, n) for p in seats]
    m.societies = [tuple([society[p] if p == seat else -1 for p in seats]) for seat in seats]
    m.notes = [()] * n


def note(m: Minds, turn: int, seat: int, what: str, about: int, words: tuple[str, ...]) -> None:
    m.notes[seat] = (*m.notes[seat], (turn, what, about, words))


# --- items that move ---------------------------------------------------------------------------


def moved(m: Minds, turn: int, item: int, source: int, target: int) -> None:
    """A card went from a hand or the pile to a hand.

    Giver and receiver know it, and everybody who had foreseen it.
    """
    n = len(m.facts)
    drawn = source == n
    for seat, facts in enumerate(m.facts):
        foresaw = drawn and m.foreseen[seat]
        if foresaw or seat in (source, target):
            m.facts[seat] = knowledge.moved_seen(facts, item, source, target)
        else:
            m.facts[seat] = knowledge.moved_unseen(facts, source, target)
        if foresaw:
            if seat != target:
                note(m, turn, seat, "item", target, (ITEMS[item],))
            m.foreseen[seat] = m.foreseen[seat][:-1]
    if not drawn:
        _handed(m, turn, item, source, target)


def swapped(m: Minds, turn: int, one: int, other: int, given: int, returned: int) -> None:
    """Two hands exchanged a card; only the two know which."""
    for seat, facts in enumerate(m.facts):
        if seat in (one, other):
            facts = knowledge.moved_seen(facts, given, one, other)
            m.facts[seat] = knowledge.moved_seen(facts, returned, other, one)
        else:
            m.facts[seat] = knowledge.exchanged_unseen(facts, one, other)
    _handed(m, turn, given, one, other)
    _handed(m, turn, returned, other, one)


def passed_round(m: Minds, turn: int, given: tuple[int, ...], step: int) -> None:
    """Every seat gave `given[seat]` to the neighbour `step` places on."""
    n = len(given)
    for seat, facts in enumerate(m.facts):
        target, source = (seat + step) % n, (seat - step) % n
        unseen = [(p, (p + step) % n) for p in range(n) if p not in (seat, source)]
        facts = knowledge.moved_seen(facts, given[seat], seat, target)
        facts = knowledge.moved_round(facts, unseen)
        m.facts[seat] = knowledge.moved_seen(facts, given[source], source, seat)
        note(m, turn, seat, "item", target, (ITEMS[given[seat]],))
        note(m, turn, seat, "got", source, (ITEMS[given[source]],))


def _handed(m: Minds, turn: int, item: int, giver: int, receiver: int) -> None:
    note(m, turn, giver, "item", receiver, (ITEMS[item],))
    note(m, turn, receiver, "got", giver, (ITEMS[item],))


# --- items that are seen -----------------------------------------------------------------------


def item_seen(m: Minds, turn: int, seat: int, holder: int, item: int) -> None:
    """A seat saw one card of another's hand."""
    m.facts[seat] = knowledge.saw_card(m.facts[seat], item, holder)
    note(m, turn, seat, "item", holder, (ITEMS[item],))


def spied(m: Minds, turn: int, seat: int, holder: int, item: int) -> None:
    """The same, and the other saw which."""
    item_seen(m, turn, seat, holder, item)
    note(m, turn, holder, "shown", seat, (ITEMS[item],))


def item_shown(m: Minds, turn: int, holder: int, item: int) -> None:
    """Everybody saw that a seat has this card."""
    for seat in _others(m, holder):
        item_seen(m, turn, seat, holder, item)


def hand_seen(m: Minds, turn: int, seat: int, holder: int, hand: tuple[int, ...]) -> None:
    """A seat saw a whole hand."""
    m.facts[seat] = knowledge.saw_all(m.facts[seat], hand, holder)
    note(m, turn, seat, "hand", holder, tuple([ITEMS[item] for item in hand]))


def item_heard(
    m: Minds, turn: int, holder: int, name: str, cards: tuple[int, ...], stirred: bool
) -> None:
    """Everybody heard that a seat has an item of this name: one of these cards.

    `stirred` says that it had one, and may have given it away since. (That a Bag is in play says
    the same of both: they are from the start.)
    """
    for seat in _others(m, holder):
        facts = m.facts[seat]
        if stirred:
            facts = knowledge.in_play(facts, cards)
        elif len(cards) == 1:
            facts = knowledge.saw_card(facts, cards[0], holder)
        else:
            facts = knowledge.saw_one_of(facts, cards, 1 << holder)
        m.facts[seat] = facts
        note(m, turn, seat, "item", holder, (name,))


def lack_heard(m: Minds, turn: int, holder: int, name: str, cards: tuple[int, ...]) -> None:
    """Everybody heard that a seat has none of these cards, which are all there are."""
    everywhere = (2 << len(m.facts)) - 1
    for seat in _others(m, holder):
        m.facts[seat] = knowledge.saw_none(m.facts[seat], cards, holder, everywhere)
        note(m, turn, seat, "lacks", holder, (name,))


def pile_seen(m: Minds, turn: int, seat: int, pile: tuple[int, ...]) -> None:
    """A seat looked through the pile; it knows no order."""
    m.facts[seat] = knowledge.saw_all(m.facts[seat], pile, len(m.facts))
    m.foreseen[seat] = ()
    note(m, turn, seat, "pile", seat, tuple([ITEMS[item] for item in pile]))


def pile_arranged(m: Minds, seat: int, top: tuple[int, ...]) -> None:
    """The pile was shuffled, and these cards laid on top by a seat."""
    m.foreseen = [()] * len(m.foreseen)
    m.foreseen[seat] = top


# --- professions and societies -----------------------------------------------------------------


def society_seen(m: Minds, turn: int, seat: int, owner: int, card: int) -> None:
    known = list(m.societies[seat])
    known[owner] = card
    m.societies[seat] = tuple(known)
    note(m, turn, seat, "society", owner, (SOCIETIES[card],))


def profession_seen(m: Minds, turn: int, seat: int, owner: int, card: int) -> None:
    places = m.professions[seat]
    m.professions[seat] = knowledge.profession_seen(places, card, owner, len(m.facts))
    if seat != owner:
        note(m, turn, seat, "profession", owner, (PROFESSIONS[card],))


def profession_shown(m: Minds, turn: int, owner: int, card: int) -> None:
    """Everybody saw a profession."""
    for seat in range(len(m.facts)):
        profession_seen(m, turn, seat, owner, card)


def all_shown(
    m: Minds, turn: int, owner: int, society: int, hand: tuple[int, ...], profession: int
) -> None:
    """A seat showed all that it has to everybody."""
    for seat in _others(m, owner):
        society_seen(m, turn, seat, owner, society)
        hand_seen(m, turn, seat, owner, hand)
        profession_seen(m, turn, seat, owner, profession)


def professions_swapped(m: Minds, turn: int, cards: tuple[tuple[int, int], ...]) -> None:
    """Two seats exchanged their professions, and saw both: (seat, what it has now)."""
    (one, _), (other, _) = cards
    m.professions = [knowledge.professions_swapped(places, one, other) for places in m.professions]
    for seat in (one, other):
        for owner, card in cards:
            profession_seen(m, turn, seat, owner, card)


def unused_seen(m: Minds, turn: int, seat: int, cards: tuple[int, ...]) -> None:
    """A seat looked through the unused professions."""
    n = len(m.facts)
    for card in cards:
        m.professions[seat] = knowledge.profession_seen(m.professions[seat], card, n, n)
    note(m, turn, seat, "unused", seat, tuple([PROFESSIONS[card] for card in cards]))


def profession_changed(m: Minds, seat: int, old: int, new: int) -> None:
    """A seat laid its profession on the stack and took one of those that were there."""
    n = len(m.facts)
    for other, places in enumerate(m.professions):
        if other == seat:
            places = knowledge.profession_seen(places, new, seat, n)
            m.professions[other] = knowledge.profession_seen(places, old, n, n)
        else:
            m.professions[other] = knowledge.profession_changed(places, seat, n)


def _others(m: Minds, seat: int) -> list[int]:
    return [other for other in range(len(m.facts)) if other != seat]
