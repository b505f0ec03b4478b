"""How somebody may have answered at night, given what he tells of it by day.

A way to answer is left out only where nobody would then have said what was said: a villager who
did something else than he tells. Answers that come to the same are gone through as one.
"""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import PASS, Catalogue, Choice, Table
from cabale.games.werewolf.mind.speakers import Speakers
from cabale.games.werewolf.mind.testimony import CLAIM_FOR, Claim
from cabale.games.werewolf.rules.components import (
    APPRENTICE_SEER,
    CALL,
    DOPPELGANGER,
    INSOMNIAC,
    INVESTIGATOR,
    MASK,
    MINION,
    ROBBER,
    ROLE_IDS,
    SEER,
    SHROUD,
    TANNER,
    TURNS_INVESTIGATOR,
    VOID,
    WEREWOLF,
    WITCH,
    WOLVES,
)
from cabale.games.werewolf.rules.state import NONE, Sight, Werewolf
from cabale.games.werewolf.sight.again import choice_of
from cabale.games.werewolf.sight.knowledge import BEFORE_TRACES, LESSONS, Knowledge

PACK_ROLES = WOLVES | {MINION}
BAD = PACK_ROLES | {TANNER}
MAY_TURN = frozenset({ROBBER, INSOMNIAC, INVESTIGATOR, WITCH, DOPPELGANGER})
LOOKS = frozenset({"look", "peek"})

PASSING = 0.1  # how often somebody who may act does not
PASSING_AGAIN = 0.5  # the investigator's second look

_SEES = frozenset({"look", "rob", "reveal", "copy"})
SEES_CENTRE = frozenset({"peek", "brew"})
_ONCE = frozenset(CLAIM_FOR) - {"look", "peek"}

Answer = tuple[Choice, float]


def passing(call: int, moment: int) -> float:
    again = call == CALL["paranormal_investigator"] and moment == 1
    return PASSING_AGAIN if again else PASSING


class Deal:
    """Cards as they may have been dealt, and what follows from them for the night."""

    __slots__ = (
        *("guesses", "moved_until", "number", "pending", "roles", "settled", "slot", "stands_for"),
        *("traced", "watched"),
    )

    def __init__(
        self,
        number: int,
        roles: Sequence[int],
        stands_for: float,
        traced: int,
        slot: int,
        calls: int,
    ) -> None:
        self.number = number
        self.roles = roles
        self.stands_for = stands_for
        self.traced = traced
        """The seats that left a trace, by an aura seer who tells the truth."""
        self.slot = slot
        """What lies in the slot by day, by somebody who tells the truth."""
        self.settled: list[list[int]] = [[] for _ in range(calls + 1)]
        """The seats that have nothing more to tell of, from the start and after each call."""
        self.pending: list[int] = [0] * (calls + 1)
        self.guesses: dict[int, float] = {}
        self.watched = 0
        """Before how many calls it matters who left a trace."""
        self.moved_until = 0
        """Before how many calls cards may move."""


class Answers:
    """What everybody may have answered in the night, by what the seats say of it by day.

    Whose belief it is (`me`, or nobody) knows what he did himself and what lies on the table.
    """

    def __init__(self, t: Table[Werewolf], speakers: Speakers) -> None:
        s = t.state
        self.s = s
        self.speakers = speakers
        self.me = speakers.me
        self.said = speakers.said
        self.claimed = speakers.claimed
        self._catalogue: Catalogue = t.catalogue
        self.known = None if self.me is None else Knowledge(t, self.me)
        self.blindfold = self.known is not None and self.known.artefact == SHROUD
        self.sight = Sight(s.shields, s.face_up, s.laid)
        self.shown = {seat: s.face(seat) for seat in range(s.seats) if s.face_up >> seat & 1}
        if self.blindfold and self.known is not None:
            self.sight = self.known.sight
            self.shown = dict(self.known.shown)
        self._doppelganger = DOPPELGANGER in s.deck

    def _carries(self, seat: int) -> bool:
        """Whoever carries an artefact may have been made a wolf, a tanner or a villager by it.

        Who wears the Shroud sees none but his own, and there is no other but a doppelgänger's.
        """
        if self.blindfold:
            return seat == self.me or self._doppelganger
        return bool(self.sight.artefacts >> seat & 1)

    def _told_of(self, seat: int, verb: str) -> bool:
        return not self._carries(seat) and any(claim[0] == verb for claim in self.said[seat])

    def _answers(
        self,
        s: Werewolf,
        deal: Deal,
        call: int,
        seat: int,
        moment: int,
        legal: list[Choice],
        mine: int,
    ) -> list[Answer]:
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        if seat == self.me:
            return self._mine(call, legal, mine)
        acting = [choice for choice in legal if choice is not PASS]
        idle = passing(call, moment) if len(acting) < len(legal) else 0.0
        share = (1 - idle) / len(acting)
        if deal.traced >> seat & 1 and call in BEFORE_TRACES and not s.traces >> seat & 1:
            idle = 0.0
        verb = acting[-1].verb
        if verb == "plant":
            acting = [c for c in acting if deal.slot in {NONE, s.face(int(c.args[0]))}]
        elif verb == "shield":
            acting = self._lies_open(acting, self.sight.shields)
        elif verb == "curate":
            acting = [choice for choice in acting if self._carries(int(choice.args[0]))]
        elif verb == "reveal" and not self.blindfold:
            acting = [c for c in acting if self._turned_up(s, c)]
        if self._carries(seat):
            told = {c for c in acting if self._claim(s, c) in self.said[seat]}
            return self._merged(s, seat, acting, told, idle, share)
        if not self.said[seat] or s.acting(seat) in BAD:
            return self._unheard(s, deal, seat, acting, idle, share)
        return self._villager(s, seat, acting, idle, share)

    def _unheard(
        self, s: Werewolf, deal: Deal, seat: int, acting: list[Choice], idle: float, share: float
    ) -> list[Answer]:
        """Nothing is told of what this seat did, so a look may as well not have happened."""
        found = self._merged(s, seat, acting, set(), idle, share)
        if not found or deal.watched or s.acting(seat) == INVESTIGATOR:
            return found
        if all(choice is PASS or choice.verb in LOOKS for choice, _ in found):
            return [(found[0][0], sum(chance for _, chance in found))]
        return found

    def _mine(self, call: int, legal: list[Choice], mine: int) -> list[Answer]:
        assert self.known is not None
        choice = PASS
        if mine < len(self.known.deeds):
            deed = self.known.deeds[mine]
            if deed.call == call and deed.verb not in LESSONS:
                choice = choice_of(self._catalogue, deed)
        return [(choice, 1.0)] if choice in legal else []

    def _villager(
        self, s: Werewolf, seat: int, acting: list[Choice], idle: float, share: float
    ) -> list[Answer]:
        """What a villager did who is not turned by it is what he tells, or he does not tell it."""
        told = {choice for choice in acting if self._claim(s, choice) in self.said[seat]}
        honest = self.claimed[seat] in {NONE, s.start[seat]}
        turning = [choice for choice in acting if self._turns(s, seat, choice)]
        if not honest:
            return self._merged(s, seat, turning, told, 0.0, share)
        if s.acting(seat) == INVESTIGATOR:
            acting, idle = self._investigated(s, seat, acting, told, turning, idle)
        if self._settled(seat, s.acting(seat), acting):
            acting = [c for c in acting if c in told or c in turning]
            idle = 0.0
        return self._merged(s, seat, acting, told, idle, share)

    def _investigated(
        self,
        s: Werewolf,
        seat: int,
        acting: list[Choice],
        told: set[Choice],
        turning: list[Choice],
        idle: float,
    ) -> tuple[list[Choice], float]:
        """He has looked wherever he tells of, or a look has turned him."""
        first = s.deeds[-1] if s.deeds and s.deeds[-1][1:3] == (seat, "look") else None
        untold = sum(claim[0] == "saw" for claim in self.said[seat])
        if first is not None:
            untold -= ("saw", first.args[0], ROLE_IDS[first.seen[0]]) in self.said[seat]
        moments = 1 if first is not None else 2
        if untold >= moments:
            idle = 0.0
        if first is not None and untold:
            some = told if untold == 1 else set()
            acting = [c for c in acting if c in some or c in turning]
        return acting, idle

    def _settled(self, seat: int, role: int, acting: list[Choice]) -> bool:
        """Whether what he tells leaves no room for another answer here."""
        if not acting:
            return False
        verb = acting[0].verb
        if verb in _ONCE or role == APPRENTICE_SEER:
            return self._told_of(seat, CLAIM_FOR[verb])
        return role == SEER and self._told_of(seat, "saw")

    def _merged(
        self,
        s: Werewolf,
        seat: int,
        acting: list[Choice],
        told: set[Choice],
        idle: float,
        share: float,
    ) -> list[Answer]:
        """Looks that change nothing and that nobody tells of are one."""
        found: list[Answer] = []
        same: dict[tuple[str, int], tuple[Choice, float]] = {}
        for choice in acting:
            if choice in told or choice.verb not in LOOKS:
                found.append((choice, share))
            else:
                key = choice.verb, self._turned_by(s, seat, choice)
                first, shares = same.get(key, (choice, 0.0))
                same[key] = first, shares + share
        found += same.values()
        if idle:
            found.append((PASS, idle))
        return found

    def _claim(self, s: Werewolf, choice: Choice) -> Claim | None:
        """What an honest player would tell of this answer."""
        verb = choice.verb
        if verb not in CLAIM_FOR:
            return None
        if verb in _SEES:
            place = int(choice.args[0])
        elif verb in SEES_CENTRE:
            place = s.seats + int(choice.args[0])
        elif verb == "give":
            return ("gave", choice.args[0], ROLE_IDS[s.deeds[-1].seen[0]])
        else:
            return (CLAIM_FOR[verb], *choice.args)
        return (CLAIM_FOR[verb], choice.args[0], ROLE_IDS[s.face(place)])

    def _turns(self, s: Werewolf, seat: int, choice: Choice) -> bool:
        """Whether this may make the seat take itself for a wolf or a tanner, now or later."""
        match choice.verb:
            case "look" if s.acting(seat) == INVESTIGATOR:
                again = bool(s.deeds) and s.deeds[-1][1:3] == (seat, "look")
                return not again or self._turned_by(s, seat, choice) != NONE
            case "rob":
                return s.face(int(choice.args[0])) in BAD
            case "brew":
                return s.face(s.seats + int(choice.args[0])) in BAD
            case "give":
                return choice.args[0] == seat and s.deeds[-1].seen[0] in BAD
            case "copy":
                return s.face(int(choice.args[0])) in BAD | MAY_TURN
        return False

    def _turned_by(self, s: Werewolf, seat: int, choice: Choice) -> int:
        """An investigator becomes what he sees."""
        if choice.verb != "look" or s.acting(seat) != INVESTIGATOR:
            return NONE
        face = s.face(int(choice.args[0]))
        return NONE if face not in TURNS_INVESTIGATOR else TANNER if face == TANNER else WEREWOLF

    def _lies_open(self, acting: list[Choice], mask: int) -> list[Choice]:
        if self.blindfold:
            return acting
        return [choice for choice in acting if mask >> int(choice.args[0]) & 1]

    def _turned_up(self, s: Werewolf, choice: Choice) -> bool:
        target = int(choice.args[0])
        if s.face(target) in TURNS_INVESTIGATOR:
            return True
        return bool(self.sight.face_up >> target & 1) and s.face(target) == self.shown[target]

    def _drawn(self, s: Werewolf, target: int) -> list[tuple[Werewolf, float]]:
        """The curator draws blindly; what changes nobody's role is all the same."""
        stock = [s.artefacts[target], *s.left_over()]
        named = any(claim[0] == "carries" for claim in self.said[target])
        found: dict[int, float] = {}
        for artefact in stock:
            if target == self.me and self.known is not None and artefact != self.known.artefact:
                continue
            if artefact == MASK and self.said[target]:
                continue
            same = artefact
            if artefact in {VOID, SHROUD} and target != self.me and not named:
                same = next(one for one in (VOID, SHROUD) if one in stock)
            found[same] = found.get(same, 0.0) + 1 / len(stock)
        ways = []
        for artefact, chance in found.items():
            world = s.copy()
            world.artefacts[target] = artefact
            ways.append((world, chance))
        return ways
