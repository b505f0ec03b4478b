"""The numbers of an observation that change little by little, kept between two looks."""

from __future__ import annotations

from typing import Any

from cabale.games.cultists.rules.components import CULTIST, DEAD, FAIL, MAX_PLACES, SABOTAGE
from cabale.games.cultists.rules.floorplan import CORRIDOR
from cabale.games.cultists.rules.state import (
    HAND,
    PASSAGE,
    REVEALED,
    CultistsState,
    dead_seen,
    knife_holder,
)
from cabale.games.cultists.rules.steps.night import known_cultists, known_first_pulses
from cabale.games.cultists.sight.layout import (
    ACTED,
    ALIVE_GIVEN,
    AUTOMA,
    BOOKS,
    CARDS,
    CHARACTER_SIZE,
    CHARACTERS_AT,
    COMPLETED,
    COULD_BE,
    DANGEROUS,
    DEAD_GIVEN,
    ENCOUNTER_CARDS,
    EXPLORED,
    FAILS,
    FLOAT,
    GIVEN_TO_ME,
    HERE,
    IN_MATCH,
    KNIFE,
    KNOWN_CULTIST,
    LAID,
    LIVING,
    MURDERS,
    PLACE,
    PLACE_SIZE,
    PLACES_AT,
    PULSE,
    PUT_BACK_CHECKS,
    ROOM_CARDS,
    SABOTAGES,
    SAW_CLEAN,
    SAW_DEAD,
    SHOWN,
    STARTS_DEAD,
    TOKEN,
)

Numbers = Any
"""A memoryview of floats."""
_NEVER = -99
"""What no list of a state holds."""
_COLUMNS = [LIVING, ACTED, SHOWN, PULSE, COULD_BE, PLACE]
"""What is told of each character, in the order of `_by_character`."""


def _by_character(s: CultistsState) -> tuple[list[int], ...]:
    return s.ghost, s.acted, s.role_shown, s.pulse_size, s.could_be, s.place


def _told(column: int, value: int) -> float:
    """How a column tells what a state has there."""
    if column == PLACE:
        return value / MAX_PLACES
    if column == PULSE:
        return float(value)
    if column == COULD_BE:
        return float(value >> CULTIST & 1)
    return float(bool(value) != (column == LIVING))


def _by_room(s: CultistsState) -> tuple[list[int], ...]:
    return s.explored, s.dangerous, s.completed, s.books, s.token


class Packed:
    """What all see of characters and places, and what each of them has done and seen himself.

    It has copies of what it was made of, which are compared with the state: only what differs is
    written again. It is never changed once it is made, so clones share it and go on from it.
    `first` is the turn before which nothing is told.
    """

    __slots__ = (
        "begins",
        "by_character",
        "by_room",
        "cards",
        "characters",
        "circle",
        "first",
        "first_pulse",
        "gifts",
        "hand",
        "knife",
        "looks",
        "own",
        "piles",
        "places",
        "role",
        "seen_cards",
    )

    begins: list[int]
    """Where the numbers of each character begin in `characters`."""
    by_character: tuple[list[int], ...]
    by_room: tuple[list[int], ...]
    cards: list[tuple[int, int, int, int]]
    characters: bytes
    """Their numbers, clockwise from the first player of the match."""
    circle: tuple[int, ...]
    first: int
    first_pulse: list[int]
    gifts: list[tuple[int, int, int, int]]
    hand: list[int]
    knife: int
    looks: list[tuple[int, int, int, int, int, int]]
    own: list[dict[int, float]]
    """By character and place in its observation: what nobody else is told."""
    piles: list[tuple[int, ...]]
    places: bytes
    role: list[int]
    seen_cards: list[tuple[int, int, int, int, int]]

    def begin(self, s: CultistsState, first: int = 0) -> Packed:
        """Nothing is known yet but who plays."""
        n, places = s.characters, len(s.plan.places)
        self.first = first
        self.circle = s.circle
        self.role, self.first_pulse = s.role[:], s.first_pulse[:]
        self.begins = [CHARACTER_SIZE * s.circle.index(c) for c in range(n)]
        self.by_character = tuple([[_NEVER] * n for _ in _COLUMNS])
        self.hand = [_NEVER] * len(s.hand)
        self.knife = knife_holder(s)
        self.piles = [()] * places
        self.by_room = ()
        self.gifts, self.looks, self.cards, self.seen_cards = [], [], [], []
        numbers: Numbers = memoryview(bytearray(FLOAT * CHARACTER_SIZE * n)).cast("f")
        for c, begin in enumerate(self.begins):
            numbers[begin + IN_MATCH] = 1.0
            numbers[begin + AUTOMA] = c == s.automa
            numbers[begin + KNIFE] = c == self.knife
        self.characters = numbers.tobytes()
        self.places = bytes(FLOAT * MAX_PLACES * PLACE_SIZE)
        self.own = [self._known(s, c) for c in range(n)]
        return self

    def _known(self, s: CultistsState, seat: int) -> dict[int, float]:
        """What the night has shown to a seat."""
        found = {self.cell(seat, c, KNOWN_CULTIST): 1.0 for c in known_cultists(s, seat)}
        for c, pulse in enumerate(known_first_pulses(s, seat) or ()):
            if pulse == DEAD:
                found[self.cell(seat, c, STARTS_DEAD)] = 1.0
        return found

    def cell(self, seat: int, c: int, column: int) -> int:
        """Where a seat is told something of a character."""
        clockwise = (self.begins[c] - self.begins[seat]) % (len(self.begins) * CHARACTER_SIZE)
        return CHARACTERS_AT + clockwise + column

    # --- what has changed ----------------------------------------------------------------------

    def goes_on_to(self, s: CultistsState) -> bool:
        """Whether the state may be what came later in this match."""
        return (
            s.circle == self.circle
            and s.role == self.role
            and s.first_pulse == self.first_pulse
            and _begins_with(s.gifts, self.gifts)
            and _begins_with(s.looks, self.looks)
            and _begins_with(s.cards, self.cards)
            and _begins_with(s.seen_cards, self.seen_cards)
        )

    def after(self, s: CultistsState) -> Packed:
        """As things stand now, which is itself where nothing has changed."""
        new = Packed()
        new.first = self.first
        new.circle, new.begins = self.circle, self.begins
        new.role, new.first_pulse = self.role, self.first_pulse
        new.own, new.gifts, new.cards = self.own, self.gifts, self.cards
        changed = new._count_own(s)
        changed = new._write_characters(self, s) or changed
        return new if new._write_places(self, s) or changed else self

    def _count_own(self, s: CultistsState) -> bool:
        """What a character has given, been given and laid down."""
        if len(s.gifts) == len(self.gifts) and len(s.cards) == len(self.cards):
            return False
        given, laid = s.gifts[len(self.gifts) :], s.cards[len(self.cards) :]
        for turn, giver, target, kind in given:
            if turn >= self.first:
                column = DEAD_GIVEN if kind == DEAD else ALIVE_GIVEN
                self._add(giver, self.cell(giver, target, column))
                self._add(target, self.cell(target, giver, GIVEN_TO_ME))
        for turn, source, place, _ in laid:
            if source >= 0 and turn >= self.first and place != PASSAGE:
                self._add(source, PLACES_AT + place * PLACE_SIZE + LAID)
        self.gifts, self.cards = s.gifts[:], s.cards[:]
        return True

    def _write_characters(self, old: Packed, s: CultistsState) -> bool:
        self.by_character, self.hand, self.knife = old.by_character, old.hand, old.knife
        self.looks, self.characters = old.looks, old.characters
        by_character, knife = _by_character(s), knife_holder(s)
        same_looks = len(s.looks) == len(old.looks)
        same, same_hands = by_character == old.by_character, s.hand == old.hand
        if same and same_hands and same_looks and knife == old.knife:
            return False
        numbers: Numbers = memoryview(bytearray(old.characters)).cast("f")
        if not same:
            self._write_columns(numbers, by_character)
        if not same_hands:
            self._write_hands(numbers, s.hand)
        if knife != old.knife:
            numbers[self.begins[old.knife] + KNIFE] = 0.0
            numbers[self.begins[knife] + KNIFE] = 1.0
            self.knife = knife
        if not same_looks:
            self._count_looks(numbers, s)
        self.characters = numbers.tobytes()
        return True

    def _write_columns(self, numbers: Numbers, by_character: tuple[list[int], ...]) -> None:
        kept, begins = list(self.by_character), self.begins
        for i, now in enumerate(by_character):
            was = kept[i]
            if now != was:
                column = _COLUMNS[i]
                for c, value in enumerate(now):
                    if value != was[c]:
                        numbers[begins[c] + column] = _told(column, value)
                kept[i] = now[:]
        self.by_character = tuple(kept)

    def _write_hands(self, numbers: Numbers, hand: list[int]) -> None:
        old = self.hand
        for c, begin in enumerate(self.begins):
            at = HAND * c
            cards = hand[at : at + HAND]
            if cards != old[at : at + HAND]:
                numbers[begin + ENCOUNTER_CARDS] = cards[0] + cards[1]
                numbers[begin + ROOM_CARDS] = cards[2] + cards[3] + cards[4]
        self.hand = hand[:]

    def _count_looks(self, numbers: Numbers, s: CultistsState) -> None:
        for look in s.looks[len(self.looks) :]:
            turn, who, target, _, _, end = look
            if turn >= self.first:
                column = MURDERS if end == REVEALED else PUT_BACK_CHECKS
                numbers[self.begins[target] + column] += 1
                saw = self.cell(who, target, SAW_DEAD if dead_seen(s, look) else SAW_CLEAN)
                self._add(who, saw, once=True)
        self.looks = s.looks[:]

    def _add(self, seat: int, cell: int, *, once: bool = False) -> None:
        self.own = self.own[:]
        self.own[seat] = mine = self.own[seat].copy()
        mine[cell] = 1.0 if once else mine.get(cell, 0.0) + 1

    # --- places --------------------------------------------------------------------------------

    def _write_places(self, old: Packed, s: CultistsState) -> bool:
        self.piles, self.by_room = old.piles, old.by_room
        self.seen_cards, self.places = old.seen_cards, old.places
        place, was, by_room = s.place, old.by_character[-1], _by_room(s)
        same_rooms, same_piles = by_room == old.by_room, s.piles == old.piles
        same_cards = len(s.seen_cards) == len(old.seen_cards)
        if same_rooms and same_piles and same_cards and place == was:
            return False
        numbers: Numbers = memoryview(bytearray(old.places)).cast("f")
        for c, now in enumerate(place):
            before = was[c]
            if now != before:
                numbers[now * PLACE_SIZE + HERE] += 1
                if before != _NEVER:
                    numbers[before * PLACE_SIZE + HERE] -= 1
        if not same_rooms:
            self._write_rooms(numbers, s, by_room)
        if not same_piles:
            self._write_piles(numbers, s, old.piles)
        if not same_cards:
            self._count_seen_cards(numbers, s)
        self.places = numbers.tobytes()
        return True

    def _count_seen_cards(self, numbers: Numbers, s: CultistsState) -> None:
        for turn, place, kind, _, _ in s.seen_cards[len(self.seen_cards) :]:
            if turn >= self.first and place != PASSAGE and kind in (FAIL, SABOTAGE):
                numbers[place * PLACE_SIZE + (FAILS if kind == FAIL else SABOTAGES)] += 1
        self.seen_cards = s.seen_cards[:]

    def _write_rooms(
        self, numbers: Numbers, s: CultistsState, by_room: tuple[list[int], ...]
    ) -> None:
        every = zip(s.plan.colour, *by_room, strict=True)
        for place, (colour, explored, dangerous, completed, books, token) in enumerate(every):
            if colour == CORRIDOR:
                continue
            at = place * PLACE_SIZE
            numbers[at + EXPLORED] = bool(explored)
            numbers[at + DANGEROUS] = bool(explored and dangerous)
            numbers[at + COMPLETED] = bool(completed)
            numbers[at + BOOKS] = 0 if completed else books
            numbers[at + TOKEN] = bool(token)
        self.by_room = tuple([now[:] for now in by_room])

    def _write_piles(self, numbers: Numbers, s: CultistsState, old: list[tuple[int, ...]]) -> None:
        for place, pile in enumerate(s.piles):
            if len(pile) != len(old[place]) and s.plan.colour[place] != CORRIDOR:
                numbers[place * PLACE_SIZE + CARDS] = len(pile)
        self.piles = s.piles[:]


def _begins_with(now: list[Any], before: list[Any]) -> bool:
    return now == before or now[: len(before)] == before
