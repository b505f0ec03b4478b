"""Room piles, explored rooms, books, and the dangerous passage (CUL-157 to 163, 170 to 184)."""

from __future__ import annotations

from cabale.games.cultists.rules.components import (
    FAIL,
    PILE_TO_EXPLORE,
    ROOM_CARDS,
    SABOTAGE,
    SUCCESS,
)
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import (
    FROM_DRAW_PILE,
    HAND,
    PASSAGE,
    ROOM_PART,
    CultistsState,
    T,
)
from cabale.games.cultists.rules.steps.victory import points_reached


def lay_card(t: T, source: int, pile: int, kind: int) -> None:
    """A Room card goes face down on a room's pile or into the dangerous-passage pile."""
    s = t.state
    if source >= 0:
        s.hand[HAND * source + ROOM_PART + kind] -= 1
    number = len(s.cards)
    s.cards.append((s.turn, source, pile, kind))
    if pile == PASSAGE:
        s.passage += (number,)
        return
    s.piles[pile] += (number,)
    s.unshuffled[pile] += 1
    if len(s.piles[pile]) >= PILE_TO_EXPLORE and not s.explored[pile]:
        _explore(t, pile)


def _explore(t: T, room: int) -> None:
    """The hidden room tokens are alike until turned over, so turning one over draws it."""
    s = t.state
    s.explored[room] = 1
    danger = _turn_over(t, room)
    s.room_tokens[danger] -= 1
    s.dangerous[room] = int(danger)
    t.reveal("explored", room=s.plan.places[room], dangerous=bool(danger))
    if danger and s.dangers:
        dangerous_passage(t)


def _turn_over(t: T, room: int) -> bool:
    """Whether the token is a dangerous one; those that a position has set aside keep theirs."""
    s = t.state
    plain, dangerous = s.room_tokens
    if s.hidden_tokens:
        fixed = dict(s.hidden_tokens)
        if room in fixed:
            s.hidden_tokens = tuple(entry for entry in s.hidden_tokens if entry[0] != room)
            return bool(fixed[room])
        dangerous -= sum(fixed.values())
        plain -= len(fixed) - sum(fixed.values())
    return t.draw(plain + dangerous) >= plain


def dangerous_passage(t: T) -> None:
    """Draw one card of the pile, apply it, put it back (CUL-172 to CUL-176)."""
    s = t.state
    kind = s.cards[s.passage[t.draw(len(s.passage))]][3]
    s.seen_cards.append((s.turn, PASSAGE, kind, len(s.cards), -1))
    t.reveal("passage", card=ROOM_CARDS[kind])
    if kind == FAIL and s.tokens_face_down:
        room = s.tokens_face_down[t.draw(len(s.tokens_face_down))]
        s.tokens_face_down = tuple(r for r in s.tokens_face_down if r != room)
        s.token[room] = 1
        t.reveal("token_placed", room=s.plan.places[room])
    elif kind != SUCCESS and not s.fishman:
        s.fishman = 1
        t.tell("fishman_came", place=s.plan.places[s.plan.fishman_corridor])


def draw_pile_card(t: T) -> int:
    """The kind of the top card of the draw pile, which nobody sees; -1 if there is none."""
    pile = t.state.draw_pile
    left = sum(pile)
    if not left:
        return -1
    if t.state.next_cards:
        kind, *rest = t.state.next_cards
        t.state.next_cards = tuple(rest)
        pile[kind] -= 1
        return kind
    number = t.draw(left)
    kind = 0
    while number >= pile[kind]:
        number -= pile[kind]
        kind += 1
    pile[kind] -= 1
    return kind


def card_after_check(t: T, target: int) -> None:
    """After a status check: a card to the target's room or to the passage (CUL-157, 159)."""
    s = t.state
    place = s.place[target]
    corridor = s.plan.colour[place] == CORRIDOR
    if s.completed[place] or (corridor and not s.dangers):
        return
    kind = draw_pile_card(t)
    if kind < 0:
        return
    t.tell("card_laid", place=s.plan.places[place])
    lay_card(t, FROM_DRAW_PILE, PASSAGE if corridor else place, kind)


def show_card(t: T, actor: int, room: int, *, shuffled: bool) -> None:
    """Inspect: one card of the pile takes effect and leaves the match."""
    s = t.state
    pile = s.piles[room]
    fresh = s.unshuffled[room]
    # A pile is a set to all who look at it, but for what was laid on top since it was shuffled.
    if shuffled or not fresh:
        at, known, s.unshuffled[room] = t.draw(len(pile)), -1, fresh if not shuffled else 0
    else:
        at, known, s.unshuffled[room] = len(pile) - 1, pile[-1], fresh - 1
    number = pile[at]
    s.piles[room] = pile[:at] + pile[at + 1 :]
    kind = s.cards[number][3]
    s.seen_cards.append((s.turn, room, kind, len(s.cards), known))
    t.reveal("inspected", seat=actor, room=s.plan.places[room], card=ROOM_CARDS[kind])
    if kind == SUCCESS:
        _shelve(t, room)
    elif kind == SABOTAGE:
        _take_back(t, room)


def _shelve(t: T, room: int) -> None:
    s = t.state
    plan = s.plan
    shelf = plan.shelf[room]
    s.books[room] -= 1
    s.shelved[shelf] += 1
    t.tell("book_shelved", room=plan.places[room])
    if not s.books[room]:
        s.completed[room] = 1
        s.piles[room] = ()
        s.unshuffled[room] = 0
        t.tell("completed", room=plan.places[room])
    if s.shelved[shelf] == plan.slots[shelf]:
        s.points += plan.points[shelf]
        t.tell("scored", shelf=plan.shelves[shelf], points=plan.points[shelf])
        points_reached(t)


def _take_back(t: T, room: int) -> None:
    """Only where the room has an empty book space, so a full shelf is never broken (CUL-180)."""
    s = t.state
    plan = s.plan
    shelf = plan.shelf[room]
    if s.shelved[shelf] and s.books[room] < plan.books[room]:
        s.shelved[shelf] -= 1
        s.books[room] += 1
        t.tell("book_lost", room=plan.places[room])


def inspectable(s: CultistsState, room: int) -> bool:
    return bool(s.explored[room] and not s.completed[room] and not s.token[room] and s.piles[room])


def fight(t: T, character: int) -> None:
    s = t.state
    s.token[s.place[character]] = 0
    t.tell("fought", seat=character, room=s.plan.places[s.place[character]])
