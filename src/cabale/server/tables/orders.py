"""Standing orders at a table: what is answered for a person who said so ahead, and when.

Two rules keep them from telling anything (`docs/security.md` has the argument):

* with a clock, windows close as if nobody had ordered anything, and an order answers when they do;
* elsewhere a question that orders may answer stays open for a pause that is the same for everybody,
  and no answer to it, by hand or by order, counts before. Afterwards nobody can tell which it was.
  The pause begins anew when somebody who is asked comes back: all see that.
  An order that hangs on what its seat holds ends nobody's wait.

Where one person plays among bots nobody is there to tell anything, and nobody waits.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from cabale.core import Choice
from cabale.server.tables.clocks import is_slow

if TYPE_CHECKING:
    from cabale.server.config import Config
    from cabale.server.tables.place import Place
    from cabale.server.tables.room import Room
    from cabale.server.wire.words import ChoiceWords

MOST_ORDERS = 12
MOST_RETURNS = 3
"""Whoever has come back more often while one question stood holds it up no more, and says by hand
what there is to say."""


def may_speak(room: Room) -> bool:
    """Whether the running question is one that orders may answer."""
    match = room.running()
    orders = match.game.orders
    return orders is not None and match.state.stack[-1][0] in orders.steps


def standing(room: Room, seat: int) -> list[Choice]:
    """The orders of whoever sits there now. A bot that keeps a seat follows none."""
    match, given = room.match, room.orders.get(seat)
    if match is None or match.game.orders is None or given is None:
        return []
    chair = room.chairs[seat]
    if chair.kind != "person" or chair.person != given.person:
        return []
    catalogue = match.game.orders.catalogue(match.seats)
    return [catalogue.from_json(list(words)) for words in given.words]


def is_so(room: Room, seat: int, words: list[ChoiceWords]) -> bool:
    """Whether just this is ordered already."""
    return [order.to_json() for order in standing(room, seat)] == words


def covered(room: Room, seat: int) -> bool:
    """Whether an order speaks for a seat in the running question, whatever the seat holds."""
    orders, board = room.game.orders, room.running().board
    if orders is None or not may_speak(room):
        return False
    return any(orders.covers(board, seat, order) for order in standing(room, seat))


def answer(room: Room, seat: int) -> Choice | None:
    """What is answered for a seat by its orders; None: nothing."""
    orders, match = room.game.orders, room.running()
    if orders is None or seat not in match.decisions or not may_speak(room):
        return None
    for order in standing(room, seat):
        choice = orders.answer(match.board, seat, order)
        if choice is not None and choice in match.decisions[seat].choices:
            return choice
    return None


def is_here(room: Room, seat: int, place: Place) -> bool:
    """An order speaks for whoever is here: all see who is away, and could not have answered.

    At a slow table nobody is shown to be away, and most are.
    """
    if is_slow(room.clock) or (room.alone and place.private()):
        return True
    person = room.chairs[seat].person
    return person in place.here() and len(place.came(person, room.put_at)) <= MOST_RETURNS


def back_at(room: Room, seat: int, place: Place) -> int:
    """When (ms) all saw that a person came back to the running question; 0: nobody did."""
    if is_slow(room.clock) or room.chairs[seat].kind != "person":
        return 0
    came = place.came(room.chairs[seat].person, room.put_at)
    return came[-1] if 0 < len(came) <= MOST_RETURNS else 0


def ready(room: Room, seat: int, place: Place) -> Choice | None:
    """What a person has answered unseen to an open question, or said ahead."""
    return room.held.get(seat, answer(room, seat) if is_here(room, seat, place) else None)


def spares(room: Room, seat: int, place: Place) -> bool:
    """Whether somebody who is not there need not be told of the running question."""
    if not is_here(room, seat, place):
        return False
    return covered(room, seat) or (room.limit() is not None and answer(room, seat) is not None)


def opens(room: Room, seat: int, place: Place, config: Config) -> int | None:
    """When an answer to an open question that was held back, or ordered, is given; None: never."""
    if ready(room, seat, place) is None:
        return None
    began = max(room.put_at, back_at(room, seat, place))
    when, until = began + pause(room, config, private=place.one_device()), room.until(seat)
    # Who came back just before the time is up, and answered, has answered. Nobody ordered so fast.
    return when if until is None or seat not in room.held else min(when, until)


def answers(room: Room, place: Place, config: Config, now: int) -> dict[str, ChoiceWords]:
    """What is answered by orders for all who are asked and here, as an entry has it.

    For whoever came back so late that no hand could have answered, nothing is.
    Without a clock nobody's time runs out. That it did would stand in the log of the match, and
    tell of an order: there a seat answers as one could by hand.
    """
    late = _back_too_late(room, place, config, now)
    those = [seat for seat in room.asked if seat not in late and is_here(room, seat, place)]
    given = {seat: answer(room, seat) for seat in those}
    if room.limit() is None:
        given |= {s: _any(room, s) for s, one in given.items() if one is None and covered(room, s)}
    return {str(seat): one.to_json() for seat, one in given.items() if one is not None}


def _back_too_late(room: Room, place: Place, config: Config, now: int) -> set[int]:
    """Those who came back so late that no hand could have answered yet."""
    if place.one_device():
        return set()
    back = {seat: back_at(room, seat, place) for seat in room.asked}
    return {seat for seat, at in back.items() if at and now < at + _hand(room, config)}


def _any(room: Room, seat: int) -> Choice:
    """What the rules give to a seat that does not answer, drawn anew where luck decides."""
    twin = room.running().clone()
    before = list(twin.state.draws)
    choice = twin.game.step(twin.state.stack[-1][0]).expired(twin.board, seat)
    return choice if twin.state.draws == before else secrets.choice(twin.decisions[seat].choices)


def drop(room: Room) -> None:
    """Orders that have served their purpose go."""
    match, orders = room.match, room.game.orders
    if match is None or orders is None or not room.orders:
        return
    over, catalogue = match.outcome is not None, orders.catalogue(match.seats)
    for seat, given in list(room.orders.items()):
        kept = tuple(
            words
            for words in given.words
            if not over and orders.stands(match.board, seat, catalogue.from_json(list(words)))
        )
        if kept:
            room.orders[seat] = given._replace(words=kept)
        else:
            del room.orders[seat]


def pause(room: Room, config: Config, *, private: bool) -> int:
    """Milliseconds before which no answer to the running question counts, for the sake of orders.

    A window with a clock needs none: orders do not close it.
    """
    if private or not may_speak(room) or (room.blind and room.limit() is not None):
        return 0
    return _hand(room, config)


def _hand(room: Room, config: Config) -> int:
    """Milliseconds in which everybody who is here could answer by hand."""
    if is_slow(room.clock):
        return int(1000 * config.order_pause_slow)
    night = room.running().pace == "night"
    return int(1000 * (config.order_pause_night if night else config.order_pause))


def stays_open(room: Room, place: Place, config: Config) -> int:
    """Milliseconds for which a window stays open at least: a pause after the last who came back.

    It counts whoever is asked, whatever they have answered or ordered.
    """
    least = pause(room, config, private=place.one_device())
    if not least:
        return 0
    back = max((back_at(room, seat, place) for seat in room.asked), default=0)
    return least + max(0, back - room.opened)


def waits(room: Room, config: Config, now: int, *, private: bool, back: int = 0) -> bool:
    """Whether an answer that comes now is held unseen until the pause is over.

    `back` is when its seat's owner came back.
    """
    return room.blind or now < max(room.put_at, back) + pause(room, config, private=private)


def answered(room: Room, seat: int, *, private: bool) -> bool:
    """Whether a window need not wait for a person who is here, as far as it waits for people.

    Among bots it waits for whoever has to answer in spite of an order. Among people it does not:
    that it did would say so.
    """
    if private:
        return answer(room, seat) is not None
    return room.limit() is None and covered(room, seat)
