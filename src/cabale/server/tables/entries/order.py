"""A seat says ahead what it will answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cabale.server.tables import orders
from cabale.server.tables.chairs import Change, Standing
from cabale.server.tables.entries.base import NOTHING, After, Entry
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.words import ChoiceWords

if TYPE_CHECKING:
    from cabale.server.tables.room import Room


class Ordered(Entry, tag="order"):
    """All standing orders of a seat from now on; none: it answers everything itself."""

    seat: int
    orders: list[ChoiceWords]

    def check(self, room: Room, *, folding: bool) -> After:
        match = room.running()
        known = match.game.orders
        if known is None:
            raise Refusal("unfit", "nothing can be ordered in this game")
        if len(self.orders) > orders.MOST_ORDERS:
            raise Refusal("enough", "these are too many orders")
        if not room.may_think_again(self.seat) and not folding:
            raise Refusal("enough", "you have thought again often enough")
        catalogue = known.catalogue(match.seats)
        for words in self.orders:
            order = catalogue.from_json(words)
            if order.verb not in catalogue.verbs:
                raise Refusal("unfit", "this is no order")
            if not folding and not known.stands(match.board, self.seat, order):
                raise Refusal("unfit", "this cannot be ordered now")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        person = room.chairs[self.seat].person
        room.orders.pop(self.seat, None)
        if self.orders and person is not None:
            room.orders[self.seat] = Standing(person, tuple(tuple(one) for one in self.orders))
        room.hesitates(self.seat)
        return room.seen_alone(self.seat)
