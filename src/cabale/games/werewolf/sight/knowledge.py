"""What one seat knows about the hidden part of a night: the hard facts behind `imagine`."""

from __future__ import annotations

from cabale.core import Board
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    APPRENTICE_SEER,
    AWAKE_WOLVES,
    CALL,
    CURATOR,
    DOPPELGANGER,
    DREAM_WOLF,
    INVESTIGATOR,
    MASON,
    MOVERS,
    MYSTIC_WOLF,
    REVEALER,
    ROBBER,
    ROLE_IDS,
    SEER,
    SENTINEL,
    SHROUD,
    TROUBLEMAKER,
    VILLAGE_IDIOT,
    WEREWOLF,
    WITCH,
    WOLVES,
)
from cabale.games.werewolf.rules.state import NONE, Deed, Sight, Werewolf
from cabale.games.werewolf.rules.steps.day import by_day

EVERY_ROLE = (1 << len(ROLE_IDS)) - 1
_TRACING = frozenset(
    {
        WEREWOLF,  # as the only wolf
        ALPHA_WOLF,
        MYSTIC_WOLF,
        DOPPELGANGER,
        SEER,
        APPRENTICE_SEER,
        INVESTIGATOR,
        ROBBER,
        WITCH,
        TROUBLEMAKER,
        VILLAGE_IDIOT,
    }
)


def roles(*sets: frozenset[int] | set[int]) -> int:
    """A set of roles as a mask."""
    mask = 0
    for some in sets:
        for role in some:
            mask |= 1 << role
    return mask


_WOLVES = roles(WOLVES)
_PACK_AWAKE = roles(AWAKE_WOLVES, {DOPPELGANGER})
_PACK_ASLEEP = roles({DREAM_WOLF, DOPPELGANGER})
LEAVES_TRACE = roles(_TRACING)
# Whoever left a trace before the aura seer woke has not passed at the last of these.
BEFORE_TRACES = frozenset(
    CALL[name]
    for name in (
        *("mystic_wolf", "seer", "apprentice_seer", "robber", "witch"),
        *("troublemaker", "village_idiot", "paranormal_investigator"),
    )
)


class Knowledge:
    """Everything that a seat has learnt, in the form in which worlds are built and checked.

    `done` is how many calls are over and `moment` how many moments of the running one; `seen_until`
    is the last call of which the seat knows what it left lying on the table.
    """

    __slots__ = (
        "artefact",
        "asleep",
        "deeds",
        "done",
        "masons",
        "me",
        "mine_laid",
        "mine_shields",
        "mine_shown",
        "moment",
        "moved",
        "pack",
        "running",
        "seen_until",
        "shown",
        "sight",
        "traced_at",
        "traces",
    )

    def __init__(self, t: Board[Werewolf], me: int) -> None:
        s = t.state
        self.me = me
        self.deeds: list[Deed] = [deed for deed in s.deeds if deed.seat == me]
        self.running = t.frame[0] == "night"
        self.done: int = t.frame[1] if self.running else len(s.calls)
        self.moment: int = t.frame[2] if self.running else 0
        self.sight: Sight = s.sights[me]
        self.shown = {
            seat: s.face(seat) for seat in range(s.seats) if self.sight.face_up >> seat & 1
        }
        self.artefact = s.artefacts[me] if by_day(t) else NONE
        self.seen_until = self._seen_until(t)
        self.pack: int | None = None
        self.asleep: int | None = None  # None: wolves and thumbs look alike
        self.masons: int | None = None
        self.traces: int | None = None
        self.traced_at = NONE
        self.mine_shields = self.mine_shown = self.mine_laid = 0
        for deed in self.deeds:
            self._learn(deed)

        self.moved = self._must_have_moved(s)

    def _must_have_moved(self, s: Werewolf) -> int:
        """Seats where a face was seen that was hardly dealt there."""
        seen = list(self.shown.items())
        for deed in self.deeds:
            if deed.verb in {"look", "reveal", "rob"}:
                seen.append((deed.args[0], deed.seen[0]))
            elif deed.verb == "see_own":
                seen.append((self.me, deed.seen[0]))
        moved = 0
        for seat, face in seen:
            if face == s.slot or not self._may_be_dealt(s, seat, face):
                moved |= 1 << seat
        return moved

    def _may_be_dealt(self, s: Werewolf, place: int, face: int) -> bool:
        """Whether this face can have been dealt to this place, as far as the seat knows."""
        mine = s.start[self.me]
        if place == self.me:
            return face == mine
        if s.deck.count(face) == (face == mine):
            return False
        if place >= s.seats:
            return True
        # Nobody turns up their own card.
        own = face == REVEALER and place in self.shown and DOPPELGANGER not in s.deck
        return not own and bool(self._allowed_at(place) >> face & 1)

    def _seen_until(self, t: Board[Werewolf]) -> int:
        s = t.state
        if not self.running and self.artefact != SHROUD:
            return len(s.calls)
        last = max((s.calls.index(deed.call) for deed in self.deeds), default=NONE)
        return self.done if self.running and self.me in t.frame[3] else last

    def _learn(self, deed: Deed) -> None:
        match deed.verb:
            case "meet_pack":
                self.pack = deed.seen[0] | deed.seen[1] | 1 << self.me
                self.asleep = deed.seen[1]
            case "see_pack":
                self.pack = deed.seen[0]
            case "meet_masons":
                self.masons = deed.seen[0] | 1 << self.me
            case "see_traces":
                self.traces = deed.seen[0]
                self.traced_at = deed.call
            case "shield":
                self.mine_shields |= 1 << deed.args[0]
            case "reveal":
                self.mine_shown |= 1 << deed.args[0]
            case "curate":
                self.mine_laid |= 1 << deed.args[0]

    # --- what each card may be -----------------------------------------------------------------

    def allowed(self, s: Werewolf) -> list[int]:
        """For each place the set of roles that may have been dealt there."""
        centre = EVERY_ROLE & ~roles(self._must_sit(s))
        allowed = [self._allowed_at(seat) for seat in range(s.seats)]
        allowed[self.me] = 1 << s.start[self.me]
        return allowed + [centre] * 3

    def _allowed_at(self, seat: int) -> int:
        bit, mask = 1 << seat, EVERY_ROLE
        if self.pack is not None:
            if not self.pack & bit:
                mask &= ~_WOLVES
            elif self.asleep is None:
                mask &= _PACK_AWAKE | _PACK_ASLEEP
            else:
                mask &= _PACK_ASLEEP if self.asleep & bit else _PACK_AWAKE
        if self.masons is not None:
            mask &= 1 << MASON | 1 << DOPPELGANGER if self.masons & bit else ~(1 << MASON)
        if self.traces is not None:
            mask &= LEAVES_TRACE if self.traces & bit else ~(1 << DOPPELGANGER)
        return mask

    def _must_sit(self, s: Werewolf) -> set[int]:
        """Roles that somebody must have been dealt, since what they do lies on the table."""
        laid = self.sight.artefacts | (self.artefact != NONE) << self.me
        sitting = set()
        for mask, role in (
            (self.sight.shields, SENTINEL),
            (self.sight.face_up, REVEALER),
            (laid, CURATOR),
        ):
            if mask:
                sitting.add(role)
            if mask.bit_count() > 1:
                sitting.add(DOPPELGANGER)
        return sitting

    def pins(self, s: Werewolf) -> list[tuple[int, int, bool]]:
        """Faces seen, as (place, face, surely dealt there): later ones may have moved before."""
        still = MOVERS.isdisjoint(s.deck)
        found: dict[int, tuple[int, int, bool]] = {}
        for deed in self.deeds:
            if deed.verb in {"copy", "look", "reveal", "rob"}:
                place = deed.args[0]
            elif deed.verb in {"peek", "brew"} and deed.args[0] < 3:
                place = s.seats + deed.args[0]
            else:
                continue
            found.setdefault(place, (place, deed.seen[0], still or deed.verb == "copy"))
        for place, face in self.shown.items():
            found.setdefault(place, (place, face, still))
        return [pin for pin in found.values() if self._may_be_dealt(s, pin[0], pin[1])]

    def copy_may_be(self, seat: int, role: int) -> bool:
        """Whether the doppelgänger at this seat can have copied this role."""
        bit = 1 << seat
        if self.pack is not None:
            if not self.pack & bit:
                if role in WOLVES:
                    return False
            elif role not in WOLVES or (
                self.asleep is not None and (role == DREAM_WOLF) != bool(self.asleep & bit)
            ):
                return False
        if self.masons is not None and (role == MASON) != bool(self.masons & bit):
            return False
        twice = {
            SENTINEL: self.sight.shields & ~self.mine_shields,
            REVEALER: self.sight.face_up & ~self.mine_shown,
            CURATOR: self.sight.artefacts & ~self.mine_laid,
        }
        return all(role == one for one, mask in twice.items() if mask.bit_count() > 1)

    def knows_traces_before(self, s: Werewolf, number: int) -> bool:
        return self.traced_at != NONE and number < s.calls.index(self.traced_at)
