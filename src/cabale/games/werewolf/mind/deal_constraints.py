"""Which deals the evidence leaves open: hard constraints, never a matter of degree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from cabale.games.werewolf.mind.claims import SLOT
from cabale.games.werewolf.mind.evidence import LIARS, MAY_TURN, Evidence
from cabale.games.werewolf.mind.seatings import Bonds
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    APPRENTICE_SEER,
    AURA_SEER,
    CURATOR,
    DOPPELGANGER,
    DRUNK,
    MINION,
    MOVERS,
    REVEALER,
    ROLE,
    ROLE_IDS,
    SEER,
    SENTINEL,
    TANNER,
    WITCH,
)
from cabale.games.werewolf.rules.state import NONE
from cabale.games.werewolf.sight.knowledge import LEAVES_TRACE

LOOKERS = frozenset({SEER, APPRENTICE_SEER})
CENTRE_DEEDS = frozenset({"peek", "brew", "drink"})
WHOLE_CENTRE = frozenset({0, 1, 2})


class DealConstraints:
    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        s = evidence.public
        self.deck = s.deck
        self.slot_wolf = s.slot
        self.open_slot = s.slot != NONE and s.reach > SLOT
        shields, face_up, artefacts = evidence.sight
        signs = (shields, SENTINEL), (face_up, REVEALER), (artefacts, CURATOR)
        self._must_sit = [role for mask, role in signs if mask]
        """Roles that somebody must have been dealt, since what they do lies on the table."""

    # --- seat by seat ----------------------------------------------------------------------------

    def roles_of(self, seat: int) -> list[int]:
        """The roles with which a seat may have said what it said."""
        evidence = self.evidence
        if seat == evidence.me:
            return [evidence.public.start[seat]]
        claim = evidence.claimed[seat]
        known = evidence.known
        may = known.allowed(evidence.public)[seat] if known is not None else -1
        found = [role for role in sorted(set(self.deck)) if may >> role & 1]
        if claim != NONE and not evidence.carries(seat):
            found = [r for r in found if r == claim or r in LIARS or r in MAY_TURN]
        return found

    def bonds(self) -> Bonds:
        """What those tell about others' cards who would have to tell the truth."""
        evidence = self.evidence
        bonds = Bonds(len(evidence.said))
        if evidence.doppelganger:
            return bonds
        anything = (1 << len(ROLE_IDS)) - 1
        for seat, claim in enumerate(evidence.claimed):
            if not evidence.must_be_true(seat, claim):
                continue
            for verb, *rest in evidence.said[seat]:
                if verb == "trace":
                    bonds.add(seat, claim, rest[0], LEAVES_TRACE)
                elif verb == "saw" and claim == SEER:
                    planted = ALPHA_WOLF in self.deck and ROLE[rest[1]] == self.slot_wolf
                    mask = anything if planted else 1 << ROLE[rest[1]]
                    bonds.add(seat, claim, rest[0], mask)
        return bonds

    # --- all seats together ----------------------------------------------------------------------

    def allow_roles(self, roles: Sequence[int]) -> bool:
        """Whether those were dealt in whose deeds lie on the table, and the centre is as told."""
        return all(role in roles for role in self._must_sit) and self._centre_is_left(roles)

    def _centre_is_left(self, roles: Sequence[int]) -> bool:
        """Whether the cards that nobody was dealt are those that truthful lookers tell of.

        In the slot lies its wolf, or what the alpha wolf took from the seat where it put that wolf.
        """
        told = self.centre_told(roles)
        slot = told.pop(SLOT, NONE)
        if slot == self.slot_wolf:
            if slot != NONE and ALPHA_WOLF in roles and slot not in roles:
                return False
        elif slot != NONE and (ALPHA_WOLF not in roles or slot not in roles):
            return False
        return all(
            roles.count(role) + count <= self.deck.count(role)
            for role, count in Counter(told.values()).items()
        )

    def centre_told(self, roles: Sequence[int]) -> dict[int, int]:
        """The faces at places of the centre, by those who must tell the truth."""
        evidence = self.evidence
        if evidence.doppelganger:
            return {}
        return {
            rest[0]: ROLE[rest[1]]
            for seat, role in enumerate(roles)
            if role in LOOKERS and evidence.must_be_true(seat, role)
            for verb, *rest in evidence.said[seat]
            if verb == "saw_centre"
        }

    def traces_told(self, roles: Sequence[int]) -> int:
        """The seats that left a trace, if an aura seer who tells the truth was dealt in."""
        evidence = self.evidence
        if AURA_SEER not in roles or evidence.doppelganger:
            return 0
        seat = roles.index(AURA_SEER)
        if not evidence.must_be_true(seat, AURA_SEER):
            return 0
        return sum(1 << claim[1] for claim in evidence.said[seat] if claim[0] == "trace")

    # --- seats and centre together ---------------------------------------------------------------

    def allow_centre(self, roles: Sequence[int], centre: Sequence[int]) -> bool:
        """Whether what lies face up can have come there, and liars can have found a reason."""
        movers = MOVERS.intersection(roles)
        return self._faces_explained(movers, roles, centre) and self._witch_explained(roles, centre)

    def _faces_explained(
        self, movers: frozenset[int], roles: Sequence[int], centre: Sequence[int]
    ) -> bool:
        if movers <= {ALPHA_WOLF, WITCH} and not (self.open_slot and len(movers) == 2):
            given = centre if WITCH in movers else ()
            return all(face in (roles[seat], *given) for seat, face in self.evidence.shown.items())
        return True

    def _witch_explained(self, roles: Sequence[int], centre: Sequence[int]) -> bool:
        """A witch who claims another role has seen something bad in the centre."""
        evidence = self.evidence
        if evidence.doppelganger or WITCH not in roles:
            return True
        witch = roles.index(WITCH)
        honest = evidence.claimed[witch] in {NONE, WITCH}
        if witch == evidence.me or honest or evidence.carries(witch):
            return True
        slot = self.open_slot and (ALPHA_WOLF not in roles or {MINION, TANNER}.intersection(roles))
        return bool(slot or LIARS.intersection(centre))

    def places_that_matter(self, roles: Sequence[int]) -> frozenset[int]:
        """The places of the centre that somebody saw, or moved a card from or to."""
        evidence = self.evidence
        found: set[int] = set()
        for seat, role in enumerate(roles):
            if role == DOPPELGANGER or self._may_touch_any(seat, role):
                return WHOLE_CENTRE
            if seat == evidence.me:
                assert evidence.known is not None
                found.update(
                    deed.args[0] for deed in evidence.known.deeds if deed.verb in CENTRE_DEEDS
                )
            found.update(
                claim[1] for claim in evidence.said[seat] if claim[0] in {"saw_centre", "drank"}
            )
        return frozenset(found) & WHOLE_CENTRE

    def _may_touch_any(self, seat: int, role: int) -> bool:
        """A witch, and who does not say where: any card of the centre may be the one."""
        if seat == self.evidence.me:
            return False
        drunk = role == DRUNK and not self.evidence.told_of(seat, "drank")
        vague = any(claim[0] == "centre_holds" for claim in self.evidence.said[seat])
        return role == WITCH or drunk or vague
