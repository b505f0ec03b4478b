"""Cards that move and cards that are seen, and the word of it to those who know by it."""

from __future__ import annotations

from cabale.core.board import Board
from cabale.games.castle.rules.cards import exchanged, with_card, without
from cabale.games.castle.rules.components import BAG, BAGS, ITEMS, PROFESSIONS
from cabale.games.castle.rules.state import CastleState

CastleBoard = Board[CastleState]

CALLED_WITH_PILE = [BAG if item in BAGS else ITEMS[item] for item in range(len(ITEMS))]
CALLED_WITHOUT_PILE = [ITEMS[item - 2 if item in BAGS else item] for item in range(len(ITEMS))]


def called(s: CastleState, item: int) -> str:
    """How an item is named aloud: a Bag without its kind, and when the pile is empty as what it
    has become (CAS-071, CAS-072)."""
    return CALLED_WITH_PILE[item] if s.pile else CALLED_WITHOUT_PILE[item]


def answers_to(s: CastleState, name: str) -> tuple[int, ...]:
    """The items that are called so (CAS-118, CAS-119)."""
    names = CALLED_WITH_PILE if s.pile else CALLED_WITHOUT_PILE
    return tuple([item for item, called in enumerate(names) if called == name])


def move(t: CastleBoard, item: int, source: int, target: int) -> None:
    """A card goes from a hand or the pile (number `t.seats`) to a hand."""
    s = t.state
    if source == t.seats:
        s.pile = s.pile[:-1]
    else:
        s.hands[source] = without(s.hands[source], item)
    s.hands[target] = with_card(s.hands[target], item)
    s.chronicle = s.chronicle.then("moved", s.turn, item, source, target)


def swap(t: CastleBoard, one: int, other: int, given: int, returned: int) -> None:
    """Two hands exchange a card; only the two know which."""
    s = t.state
    s.hands[one] = exchanged(s.hands[one], given, returned)
    s.hands[other] = exchanged(s.hands[other], returned, given)
    s.chronicle = s.chronicle.then("swapped", s.turn, one, other, given, returned)


def draw(t: CastleBoard, seat: int) -> None:
    """The top card of the pile goes to a hand (CAS-070, CAS-143)."""
    item = t.state.pile[-1]
    move(t, item, t.seats, seat)
    t.tell("drew", seat=seat, only={seat: {"item": ITEMS[item]}})


def give(t: CastleBoard, item: int, giver: int, receiver: int) -> None:
    """A card goes from hand to hand outside a trade: seen by the two alone, and nothing follows."""
    move(t, item, giver, receiver)
    word = {"item": ITEMS[item]}
    t.tell("gave", seat=giver, target=receiver, only={giver: word, receiver: word})


# --- looking ----------------------------------------------------------------------------------


def see_item(t: CastleBoard, seat: int, holder: int, item: int) -> None:
    """A seat sees one card of another's hand."""
    s = t.state
    s.chronicle = s.chronicle.then("item_seen", s.turn, seat, holder, item)


def see_hand(t: CastleBoard, seat: int, holder: int) -> None:
    """A seat sees a whole hand."""
    s = t.state
    s.chronicle = s.chronicle.then("hand_seen", s.turn, seat, holder, s.hands[holder])


def see_society(t: CastleBoard, seat: int, owner: int) -> None:
    s = t.state
    s.chronicle = s.chronicle.then("society_seen", s.turn, seat, owner, s.society[owner])


def see_profession(t: CastleBoard, seat: int, owner: int) -> None:
    s = t.state
    s.chronicle = s.chronicle.then("profession_seen", s.turn, seat, owner, s.profession[owner])


def show_item(t: CastleBoard, holder: int, item: int) -> None:
    """Everybody sees that a seat has this card."""
    s = t.state
    s.chronicle = s.chronicle.then("item_shown", s.turn, holder, item)


def show_profession(t: CastleBoard, owner: int) -> None:
    """Everybody sees a profession."""
    s = t.state
    s.chronicle = s.chronicle.then("profession_shown", s.turn, owner, s.profession[owner])


def show_all(t: CastleBoard, owner: int) -> None:
    """Everybody sees society, items and profession of a seat."""
    s = t.state
    cards = s.society[owner], s.hands[owner], s.profession[owner]
    s.chronicle = s.chronicle.then("all_shown", s.turn, owner, *cards)


def hear_item(t: CastleBoard, holder: int, name: str) -> None:
    """Everybody hears that a seat has an item of this name: a Bag may be either of the two."""
    s = t.state
    s.chronicle = s.chronicle.then("item_heard", s.turn, holder, name, answers_to(s, name))


def hear_name(t: CastleBoard, giver: int, receiver: int, name: str) -> None:
    """Everybody hears how a card is called that was given in the trade of this turn."""
    s = t.state
    cards = answers_to(s, name)
    s.chronicle = s.chronicle.then("card_named", s.turn, giver, receiver, name, cards)


def hear_silence(t: CastleBoard, giver: int) -> None:
    """The card that a seat gave in the trade of this turn is not read out."""
    s = t.state
    s.chronicle = s.chronicle.then("card_unread", s.turn, giver)


def hear_lack(t: CastleBoard, holder: int, items: tuple[int, ...]) -> None:
    """Everybody hears that a seat has none of these."""
    s = t.state
    everywhere = [item for item in (*s.pile, *sum(s.hands, ())) if item in items]
    cards = tuple(sorted(everywhere))
    s.chronicle = s.chronicle.then("lack_heard", s.turn, holder, called(s, items[0]), cards)


def turn_up(t: CastleBoard, seat: int) -> None:
    """A profession is shown to all and used (CAS-100)."""
    s = t.state
    if not s.face_up[seat]:
        s.face_up[seat] = True
        show_profession(t, seat)
    t.reveal("used", seat=seat, profession=PROFESSIONS[s.profession[seat]])
