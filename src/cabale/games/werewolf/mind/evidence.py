"""Everything that a posterior is conditioned on: one's own night, the open table, the claims."""

from __future__ import annotations

from cabale.core import Board
from cabale.games.werewolf.mind.claims import Claims, claimed_role
from cabale.games.werewolf.rules.components import (
    DOPPELGANGER,
    INSOMNIAC,
    INVESTIGATOR,
    MINION,
    ROBBER,
    SHROUD,
    TANNER,
    WITCH,
    WOLVES,
)
from cabale.games.werewolf.rules.state import NONE, Sight, Werewolf
from cabale.games.werewolf.sight.knowledge import Knowledge

PACK_ROLES = WOLVES | {MINION}
LIARS = PACK_ROLES | {TANNER}
"""Who takes himself for one of these has a reason to lie."""
MAY_TURN = frozenset({ROBBER, INSOMNIAC, INVESTIGATOR, WITCH, DOPPELGANGER})
"""Villagers who may learn at night that they became one of them."""


class Evidence:
    """What is known for sure to seat `me`, or to the table as a whole (None), and what was said."""

    def __init__(self, t: Board[Werewolf], me: int | None, said: Claims) -> None:
        s = t.state
        self.public = s
        """Of this state only the deck, the slot, the calls and the like are read."""
        self.me = me
        self.said = said
        self.claimed = [claimed_role(claims) for claims in said]
        self.known = None if me is None else Knowledge(t, me)
        self.blindfolded = self.known is not None and self.known.artefact == SHROUD
        self.sight = Sight(s.shields, s.face_up, s.laid)
        self.shown = {seat: s.face(seat) for seat in range(s.seats) if s.face_up >> seat & 1}
        if self.blindfolded and self.known is not None:
            self.sight = self.known.sight
            self.shown = dict(self.known.shown)
        self.doppelganger = DOPPELGANGER in s.deck

    # --- what was said ---------------------------------------------------------------------------

    def carries(self, seat: int) -> bool:
        """Whoever carries an artefact may have been made a wolf, a tanner or a villager by it.

        The wearer of the Shroud sees none but his own, and there is no other but a doppelgänger's.
        """
        if self.blindfolded:
            return seat == self.me or self.doppelganger
        return bool(self.sight.artefacts >> seat & 1)

    def told_of(self, seat: int, verb: str) -> bool:
        return not self.carries(seat) and any(claim[0] == verb for claim in self.said[seat])

    def must_be_true(self, seat: int, role: int) -> bool:
        """Whether a seat that was dealt this role, and says so, says nothing but the truth."""
        return (
            role == self.claimed[seat] != NONE
            and seat != self.me
            and role not in LIARS
            and role not in MAY_TURN
            and not self.carries(seat)
        )

    # --- whether a night agrees with it ----------------------------------------------------------

    def own_deeds_after(self, s: Werewolf, before: int, own_deeds: int) -> int:
        """How many of my deeds have come by; -1 if one is not as I remember it.

        Deeds from number `before` on are new.
        """
        if self.known is None:
            return own_deeds
        for deed in s.deeds[before:]:
            if deed.seat == self.me:
                if own_deeds >= len(self.known.deeds) or self.known.deeds[own_deeds] != deed:
                    return -1
                own_deeds += 1
        return own_deeds

    def agrees(self, s: Werewolf, own_deeds: int) -> bool:
        """Whether a whole night left the table, and my memory of it, as they are."""
        if self.known is not None and (
            own_deeds != len(self.known.deeds) or s.artefacts[self.known.me] != self.known.artefact
        ):
            return False
        if not self.blindfolded and Sight(s.shields, s.face_up, s.laid) != self.sight:
            return False
        return self.shows_same_faces(s)

    def shows_same_faces(self, s: Werewolf) -> bool:
        return all(s.face(seat) == face for seat, face in self.shown.items())
