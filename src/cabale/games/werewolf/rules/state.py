"""The facts of a match.

Places are numbered: the seats, then the three cards of the centre, then the wolf slot. A card is
named by the place it was dealt to, so `start` is the deal (the face of each card) and `at` says
which card lies at each place now. Sets of seats are bit masks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from cabale.core import State, plain
from cabale.games.werewolf.rules.components import DOPPELGANGER, ROLE_OF_ARTEFACT, WOLVES

NONE = -1


class Deed(NamedTuple):
    """What one player did, or learnt without doing anything, during a call."""

    call: int  # in `components.CALLS`
    seat: int
    verb: str
    args: tuple[int, ...] = ()
    seen: tuple[int, ...] = ()  # faces, or sets of seats, that this seat alone learnt


class Sight(NamedTuple):
    """What lies openly on the table, as a seat last saw it (WER-050)."""

    shields: int = 0
    face_up: int = 0
    artefacts: int = 0


UNSEEN = Sight()


@plain
@dataclass(slots=True, kw_only=True)
class Werewolf(State):
    # What everybody knows.
    seats: int
    deck: tuple[int, ...] = ()
    slot: int = NONE  # the wolf of the slot
    stock: tuple[int, ...] = ()  # the artefacts in use
    calls: tuple[int, ...] = ()  # the calls of this night, in `components.CALLS`
    reach: int = 3  # how many cards of the centre may be looked at or taken (WER-078)

    # The cards.
    start: list[int] = field(default_factory=list)
    at: list[int] = field(default_factory=list)
    copied: int = NONE  # what the doppelgänger's card copied
    turned: list[int] = field(default_factory=list)  # by card of a seat: WER-095, WER-135

    # What lies on the cards.
    shields: int = 0
    face_up: int = 0
    artefacts: list[int] = field(default_factory=list)  # by seat
    laid: int = 0  # the seats that carry one

    # The night.
    deeds: list[Deed] = field(default_factory=list)
    traces: int = 0
    absent: int = 0  # who let the time of this moment run out (WER-052)
    late: tuple[tuple[int, int], ...] = ()  # seats, and which of their deeds nobody chose
    sights: list[Sight] = field(default_factory=list)  # by seat

    # The day.
    spoken: int = 0  # who made a claim, and so wears no Mask
    claimed: list[int] = field(default_factory=list)  # by seat: the start role it claims
    accused: list[int] = field(default_factory=list)  # by seat: whom it called a wolf or suspects
    cleared: list[int] = field(default_factory=list)  # by seat: whom it called harmless
    votes: list[int] = field(default_factory=list)
    dead: int = 0

    def deal(self, faces: list[int]) -> None:
        """Lay out the cards, and clear everything that a night changes."""
        n = self.seats
        self.start = faces
        self.at = list(range(len(faces)))
        self.copied = NONE
        self.turned = [NONE] * n
        self.shields = self.face_up = self.laid = self.traces = 0
        self.artefacts = [NONE] * n
        self.deeds = []
        self.late = ()
        self.sights = [UNSEEN] * n
        self.claimed = [NONE] * n
        self.accused = [0] * n
        self.cleared = [0] * n

    def holder(self, role: int) -> int:
        """The seat that was dealt this role of the deck, or NONE when it lies in the centre."""
        place = self.start.index(role)
        return place if place < self.seats else NONE

    def acting(self, seat: int) -> int:
        """The role a seat acts for all night: its start role, or what it copied (WER-046)."""
        role = self.start[seat]
        return self.copied if role == DOPPELGANGER and self.copied != NONE else role

    def all_acting(self) -> list[int]:
        """`acting` of every seat."""
        roles = self.start[: self.seats]
        if self.copied != NONE:
            roles = [self.copied if role == DOPPELGANGER else role for role in roles]
        return roles

    def face(self, place: int) -> int:
        """The printed face of the card that lies there: all that a look shows (WER-048)."""
        return self.start[self.at[place]]

    def swap(self, place: int, other: int) -> None:
        at = self.at
        at[place], at[other] = at[other], at[place]

    def shielded(self, seat: int) -> bool:
        return bool(self.shields >> seat & 1)

    def pack(self) -> int:
        """The seats of the pack: it never changes during the night, whatever the cards do."""
        return sum([1 << seat for seat, role in enumerate(self.all_acting()) if role in WOLVES])

    def carry(self, seat: int, artefact: int) -> None:
        self.artefacts[seat] = artefact
        self.laid |= 1 << seat

    def left_over(self) -> list[int]:
        """The artefacts that nobody carries."""
        return [what for what in self.stock if what not in self.artefacts]

    def look_around(self, seat: int) -> None:
        """Whoever is awake sees what lies openly on the table."""
        anything = self.shields or self.face_up or self.laid
        self.sights[seat] = Sight(self.shields, self.face_up, self.laid) if anything else UNSEEN

    def final_role(self, seat: int) -> int:
        """What a player is at the end (WER-155)."""
        changed = ROLE_OF_ARTEFACT.get(self.artefacts[seat], NONE)
        if changed != NONE:
            return changed
        card = self.at[seat]
        if card < self.seats and self.turned[card] != NONE:
            return self.turned[card]
        face = self.start[card]
        return self.copied if face == DOPPELGANGER and self.copied != NONE else face


def members(mask: int) -> list[int]:
    """The seats of a set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1] if mask else []
