"""How likely each answer is that somebody may have given at night: the transition of the filter.

Everybody answers at random, and passes now and then. An answer is left out only where nobody would
then have said what was said: a villager who did something else than he tells. Answers whose worlds
can never differ again are merged.
"""

from __future__ import annotations

from typing import NamedTuple

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.mind.claims import Claim, vaguer
from cabale.games.werewolf.mind.deals import Deal
from cabale.games.werewolf.mind.evidence import LIARS, MAY_TURN, Evidence
from cabale.games.werewolf.mind.numbers import PASS_RATE, SECOND_LOOK_PASS_RATE
from cabale.games.werewolf.mind.testimony import CLAIM_FOR
from cabale.games.werewolf.rules.components import (
    APPRENTICE_SEER,
    CALL,
    INVESTIGATOR,
    MASK,
    ROLE_IDS,
    SEER,
    SHROUD,
    TANNER,
    TURNS_INVESTIGATOR,
    VOID,
    WEREWOLF,
)
from cabale.games.werewolf.rules.events import TAUGHT
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.sight.knowledge import BEFORE_TRACES
from cabale.games.werewolf.sight.reenact import choice_of

LOOKS = frozenset({"look", "peek"})
_SEES_SEAT = frozenset({"look", "rob", "reveal", "copy"})
_SEES_CENTRE = frozenset({"peek", "brew"})
_ONCE = frozenset(CLAIM_FOR) - LOOKS

Answer = tuple[Choice, float]
"""An answer and its probability."""


class NightQuestion(NamedTuple):
    """One seat at one moment of a call, as the night stands."""

    state: Werewolf
    deal: Deal
    call: int
    seat: int
    moment: int
    own_deeds: int
    """How many of my own deeds have come by, see `Evidence.own_deeds_after`."""


def pass_rate(call: int, moment: int) -> float:
    """How often somebody who may act does not."""
    again = call == CALL["paranormal_investigator"] and moment == 1
    return SECOND_LOOK_PASS_RATE if again else PASS_RATE


class NightPolicy:
    def __init__(self, evidence: Evidence, catalogue: Catalogue) -> None:
        self.evidence = evidence
        self._said = evidence.said
        self._catalogue = catalogue

    def answers(self, asked: NightQuestion, legal: list[Choice]) -> list[Answer]:
        s, deal, call, seat, moment, own_deeds = asked
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        if seat == self.evidence.me:
            return self._mine(call, legal, own_deeds)
        acting = [choice for choice in legal if choice is not PASS]
        idle = pass_rate(call, moment) if len(acting) < len(legal) else 0.0
        share = (1 - idle) / len(acting)
        if deal.traced >> seat & 1 and call in BEFORE_TRACES and not s.traces >> seat & 1:
            idle = 0.0
        acting = self._left_by_the_table(s, deal, acting)
        if self.evidence.carries(seat):
            told = {c for c in acting if self._tells(s, seat, c)}
            return self._merged(s, seat, acting, told, idle, share)
        if not self._said[seat] or s.acting(seat) in LIARS:
            return self._unheard(s, deal, seat, acting, idle, share)
        return self._villager(s, seat, acting, idle, share)

    def artefact_draws(self, s: Werewolf, target: int) -> list[tuple[Werewolf, float]]:
        """The curator draws blindly; artefacts that change nobody's role are merged."""
        stock = [s.artefacts[target], *s.left_over()]
        found: dict[int, float] = {}
        for artefact in stock:
            if self._may_carry(target, artefact):
                same = self._merged_artefact(target, artefact, stock)
                found[same] = found.get(same, 0.0) + 1 / len(stock)
        ways = []
        for artefact, chance in found.items():
            world = s.copy()
            world.artefacts[target] = artefact
            ways.append((world, chance))
        return ways

    def _may_carry(self, target: int, artefact: int) -> bool:
        known = self.evidence.known
        if target == self.evidence.me and known is not None and artefact != known.artefact:
            return False
        spoken = any(claim[0] != "token" for claim in self._said[target])
        return not (artefact == MASK and spoken)

    def _merged_artefact(self, target: int, artefact: int, stock: list[int]) -> int:
        if artefact not in {VOID, SHROUD} or target == self.evidence.me:
            return artefact
        if any(claim[0] == "carries" for claim in self._said[target]):
            return artefact
        return next(one for one in (VOID, SHROUD) if one in stock)

    # --- what lies on the table ------------------------------------------------------------------

    def _left_by_the_table(self, s: Werewolf, deal: Deal, acting: list[Choice]) -> list[Choice]:
        """The answers after which the table can still be as it lies."""
        evidence = self.evidence
        verb = acting[-1].verb
        if verb == "plant":
            return [c for c in acting if deal.slot_face in {NONE, s.face(int(c.args[0]))}]
        if verb == "curate":
            return [choice for choice in acting if evidence.carries(int(choice.args[0]))]
        if evidence.blindfolded:
            return acting
        if verb == "shield":
            return [c for c in acting if evidence.sight.shields >> int(c.args[0]) & 1]
        if verb == "reveal":
            return [c for c in acting if self._turned_up(s, int(c.args[0]))]
        return acting

    def _turned_up(self, s: Werewolf, target: int) -> bool:
        evidence = self.evidence
        if s.face(target) in TURNS_INVESTIGATOR:
            return True
        lies_open = bool(evidence.sight.face_up >> target & 1)
        return lies_open and s.face(target) == evidence.shown[target]

    # --- who answers -----------------------------------------------------------------------------

    def _mine(self, call: int, legal: list[Choice], own_deeds: int) -> list[Answer]:
        """I know what I did."""
        known = self.evidence.known
        assert known is not None
        choice = PASS
        if own_deeds < len(known.deeds):
            deed = known.deeds[own_deeds]
            if deed.call == call and deed.verb not in TAUGHT:
                choice = choice_of(self._catalogue, deed)
        return [(choice, 1.0)] if choice in legal else []

    def _unheard(
        self, s: Werewolf, deal: Deal, seat: int, acting: list[Choice], idle: float, share: float
    ) -> list[Answer]:
        """Nothing is told of what this seat did, so a look may as well not have happened."""
        found = self._merged(s, seat, acting, set(), idle, share)
        if not found or deal.traces_matter_until or s.acting(seat) == INVESTIGATOR:
            return found
        if all(choice is PASS or choice.verb in LOOKS for choice, _ in found):
            return [(found[0][0], sum(chance for _, chance in found))]
        return found

    def _villager(
        self, s: Werewolf, seat: int, acting: list[Choice], idle: float, share: float
    ) -> list[Answer]:
        """What a villager did who is not turned by it is what he tells, or he does not tell it."""
        told = {choice for choice in acting if self._tells(s, seat, choice)}
        honest = self.evidence.claimed[seat] in {NONE, s.start[seat]}
        turning = [choice for choice in acting if self._turns(s, seat, choice)]
        if not honest:
            return self._merged(s, seat, turning, told, 0.0, share)
        if s.acting(seat) == INVESTIGATOR:
            acting, idle = self._investigated(s, seat, acting, told, turning, idle)
        if self._leaves_no_room(seat, s.acting(seat), acting):
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
        first = s.deeds[-1] if _has_looked(s, seat) else None
        untold = sum(claim[0] == "saw" for claim in self._said[seat])
        if first is not None:
            untold -= ("saw", first.args[0], ROLE_IDS[first.seen[0]]) in self._said[seat]
        moments = 1 if first is not None else 2
        if untold >= moments:
            idle = 0.0
        if first is not None and untold:
            some = told if untold == 1 else set()
            acting = [c for c in acting if c in some or c in turning]
        return acting, idle

    def _leaves_no_room(self, seat: int, role: int, acting: list[Choice]) -> bool:
        """Whether what he tells leaves no room for another answer here."""
        if not acting:
            return False
        verb = acting[0].verb
        if verb in _ONCE or role == APPRENTICE_SEER:
            return self.evidence.told_of(seat, CLAIM_FOR[verb])
        return role == SEER and self.evidence.told_of(seat, "saw")

    def _merged(
        self,
        s: Werewolf,
        seat: int,
        acting: list[Choice],
        told: set[Choice],
        idle: float,
        share: float,
    ) -> list[Answer]:
        """Looks that change nothing and that nobody tells of are merged."""
        found: list[Answer] = []
        same: dict[tuple[str, int], tuple[Choice, float]] = {}
        for choice in acting:
            if choice in told or choice.verb not in LOOKS:
                found.append((choice, share))
            else:
                key = choice.verb, _turned_by(s, seat, choice)
                first, shares = same.get(key, (choice, 0.0))
                same[key] = first, shares + share
        found += same.values()
        if idle:
            found.append((PASS, idle))
        return found

    def _tells(self, s: Werewolf, seat: int, choice: Choice) -> bool:
        """Whether the seat says so of this answer, be it with less in it."""
        claim = self._claim(s, choice)
        said = self._said[seat]
        return claim is not None and (claim in said or vaguer(claim) in said)

    def _claim(self, s: Werewolf, choice: Choice) -> Claim | None:
        """What an honest player would tell of this answer."""
        verb = choice.verb
        if verb not in CLAIM_FOR:
            return None
        if verb in _SEES_SEAT:
            place = int(choice.args[0])
        elif verb in _SEES_CENTRE:
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
                return not _has_looked(s, seat) or _turned_by(s, seat, choice) != NONE
            case "rob":
                return s.face(int(choice.args[0])) in LIARS
            case "brew":
                return s.face(s.seats + int(choice.args[0])) in LIARS
            case "give":
                return choice.args[0] == seat and s.deeds[-1].seen[0] in LIARS
            case "copy":
                return s.face(int(choice.args[0])) in LIARS | MAY_TURN
        return False


def _has_looked(s: Werewolf, seat: int) -> bool:
    """Whether this is an investigator's second look."""
    return bool(s.deeds) and s.deeds[-1][1:3] == (seat, "look")


def _turned_by(s: Werewolf, seat: int, choice: Choice) -> int:
    """An investigator becomes what he sees."""
    if choice.verb != "look" or s.acting(seat) != INVESTIGATOR:
        return NONE
    face = s.face(int(choice.args[0]))
    return NONE if face not in TURNS_INVESTIGATOR else TANNER if face == TANNER else WEREWOLF
