"""What a client does at its seat becomes an entry of the table's log, as the room stands now."""

from __future__ import annotations

from cabale.server.config import Config
from cabale.server.people.people import Person
from cabale.server.tables import entries as e
from cabale.server.tables import orders
from cabale.server.tables.clocks import now_ms
from cabale.server.tables.place import Listener, Place
from cabale.server.tables.room import Room
from cabale.server.wire import claiming
from cabale.server.wire import messages as m
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.talking import chat_line

Acting = m.Order | m.Undo | m.Say | m.Chat
"""What becomes an entry of the table's log, beside a choice."""


def own_seat(one: Listener, room: Room, seat: int) -> int:
    """The seat whose eyes this client has: the only one it speaks for."""
    if seat != one.eyes or not room.plays(one.person, seat):
        raise Refusal("not-here", "this is not your seat, or it was not called up")
    return seat


def chosen(
    one: Listener, place: Place, config: Config, message: m.Choose, room: Room
) -> e.Entry | None:
    """The entry of a choice; None: it was made before."""
    seat, match = own_seat(one, room, message.seat), room.match
    if match is None:
        raise Refusal("not-running", "the match has not begun")
    if room.last.get(seat) == (message.turn, message.choice):
        return None
    if match.outcome is not None or seat not in room.asked:
        late = message.turn <= room.numbers.get(seat, 0)
        raise Refusal("late" if late else "not-asked", "you are not asked anything now")
    if message.turn != room.asked[seat]:
        raise Refusal("late", "that question is over")
    if room.paused is not None:
        raise Refusal("paused", "the clock is stopped")
    held = room.blind
    if not held and match.game.orders is not None and orders.may_speak(room):
        private, back = place.one_device(), orders.back_at(room, seat, place)
        held = orders.waits(room, config, now_ms(), private=private, back=back)
    return (e.Held if held else e.Played)(seat, message.choice)


def acted(one: Listener, me: Person | None, message: Acting, room: Room) -> e.Entry | None:
    """The entry of anything else; None: it is so already."""
    match message:
        case m.Undo():
            return _undone(one, room, message)
        case m.Order():
            seat, given = own_seat(one, room, message.seat), message.orders
            return None if orders.is_so(room, seat, given) else e.Ordered(seat, given)
        case m.Say():
            seat = own_seat(one, room, message.seat)
            return claiming.claimed(room, one.person, seat, message)
        case m.Chat():
            assert me is not None
            if message.seat is not None and room.phase == "playing":
                own_seat(one, room, message.seat)
            return chat_line(room, me, message)


def _undone(one: Listener, room: Room, message: m.Undo) -> e.Entry:
    seat = own_seat(one, room, message.seat)
    if room.asked.get(seat) != message.turn:
        raise Refusal("late", "that question is over")
    if not room.may_think_again(seat):
        raise Refusal("enough", "you have taken back often enough: choose")
    if not room.can_undo(seat):
        raise Refusal("nothing-to-undo", "there is nothing to take back")
    return e.Released(seat) if seat in room.held else e.Undone(seat)
