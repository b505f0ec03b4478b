"""What is said: how often, whether it may be said now, and under which name and face."""

from __future__ import annotations

from cabale.server.people.limits import Limits
from cabale.server.people.names import distinct
from cabale.server.people.people import Person
from cabale.server.tables import entries as e
from cabale.server.tables.emotes import may_chat
from cabale.server.tables.faces import own_face
from cabale.server.tables.room import Room
from cabale.server.wire.messages import Call, Chat, Claims, ClientMessage, Order, Say
from cabale.server.wire.refusal import Refusal


def count(limits: Limits, person: str, message: ClientMessage) -> None:
    """Refuse what somebody says too often, over all sockets."""
    match message:
        case Say() | Chat():
            bucket = limits.words
        case Claims() | Call():
            bucket = limits.claims
        case Order():
            bucket = limits.orders
        case _:
            return
    if not bucket.take(person):
        raise Refusal("too-often", "one thing after the other")


def readable(text: str) -> str:
    """What can be read of a text."""
    return "".join(c for c in text if c.isprintable() or c == "\n").strip()


def spoken(accepted: str) -> str:
    """The language of somebody whose browser accepts these, as the client chooses it."""
    parts = [part.strip().lower() for part in accepted.split(",")]
    return "fr" if not accepted or any(part.startswith("fr") for part in parts) else "en"


def chat_line(room: Room, me: Person, message: Chat) -> e.Chatted:
    """The entry of a line, from a seat of one's own or (None) from among the spectators."""
    text = readable(message.text)
    if not text:
        raise Refusal("malformed", "there is nothing to read in this")
    if message.seat is not None:
        name, face = _from_seat(room, me, message.seat, text)
    else:
        name, face = _among_spectators(room, me)
    return e.Chatted(me.id, name, text, message.seat, face)


def _from_seat(room: Room, me: Person, seat: int, text: str) -> tuple[str, str]:
    """Name and face of a seat of one's own that may talk now."""
    if seat not in room.seats_of(me.id):
        raise Refusal("not-here", "this is not your seat")
    if room.phase == "playing" and not may_chat(room.running(), seat, text):
        raise Refusal("may-not-talk", "you may not talk now")
    return room.chairs[seat].name, room.chairs[seat].face


def _among_spectators(room: Room, me: Person) -> tuple[str, str]:
    """Name and face of a spectator, who is taken for nobody else at the table."""
    if room.seats_of(me.id):
        raise Refusal("not-here", "who sits at the table talks from there")
    kept = bool(room.kept_for(me.id))
    if kept and room.phase != "over":
        raise Refusal("not-here", "a bot keeps your seat: sit down to talk")
    if not kept and not room.spectators:
        raise Refusal("not-here", "this table is not for spectators")
    names, faces = room.known_as(me.id)
    return distinct(me.name, names), own_face(me.look, faces)
