"""A night re-enacted over another deal: what a seat remembers happens, the rest may not."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from cabale.core import PASS, Board, Catalogue, Choice
from cabale.games.werewolf.rules.components import MASK, SHROUD, TURNS_INVESTIGATOR
from cabale.games.werewolf.rules.events import TAUGHT
from cabale.games.werewolf.rules.state import NONE, Deed, Werewolf
from cabale.games.werewolf.rules.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.rules.steps.power import take
from cabale.games.werewolf.sight.knowledge import Knowledge

PASSING = 0.15  # how often somebody who may act is thought to have passed
SURPRISE = 0.4  # how often the others are not thought to explain a card that must have moved

Script = dict[int, list[Choice]]
"""What others answered, by call."""


class Mismatch(NamedTuple):
    """This card must have another face than it was dealt."""

    card: int
    face: int


class Reenactment:
    """One night over an imagined deal, up to the moment at which the seat stands."""

    __slots__ = (
        "_asked",
        "_catalogue",
        "_known",
        "_mine",
        "_rng",
        "_script",
        "_spoken",
        "fits",
        "s",
        "written",
    )

    def __init__(
        self, t: Board[Werewolf], known: Knowledge, deal: list[int], script: Script, rng: Random
    ) -> None:
        truth = t.state
        self.s = Werewolf(
            seats=truth.seats,
            deck=truth.deck,
            slot=truth.slot,
            stock=truth.stock,
            calls=truth.calls,
            reach=truth.reach,
        )
        self.s.deal(deal.copy())
        self.written: Script = {}
        self.fits = True
        self._catalogue: Catalogue = t.catalogue
        self._known = known
        self._mine = 0
        self._asked = 0
        self._script = script
        self._rng = rng
        self._spoken = truth.spoken

    def play(self) -> Mismatch | None:
        """None when it is over; `fits` says whether the seat saw what it saw."""
        s, known = self.s, self._known
        for number, call in enumerate(s.calls[: known.done + known.running]):
            before = len(s.deeds)
            seats = wake(s, call)
            wrong = self._compare(before)
            if self._ends(wrong):
                return wrong
            self._asked = 0
            moments = known.moment if number == known.done else moments_of(s, call)
            for moment in range(moments if seats else 0):
                for seat in seats:
                    before = len(s.deeds)
                    self._answer(number, call, seat, moment)
                    s.look_around(seat)
                    wrong = self._compare(before)
                    if self._ends(wrong):
                        return wrong
        return self._look_at_the_table()

    def _ends(self, wrong: Mismatch | None) -> bool:
        return wrong is not None or not self.fits

    def _answer(self, number: int, call: int, seat: int, moment: int) -> None:
        s, power = self.s, POWERS[call]
        legal = power.legal(s, self._catalogue, seat, moment)
        if len(legal) == 1 and legal[0] is PASS:
            choice = PASS
        elif seat == self._known.me:
            choice = self._my_choice(call)
        else:
            choice = self._their_choice(number, call, seat, legal)
            self.written.setdefault(call, []).append(choice)
        if choice not in legal:
            self.fits = False
            return
        take(s, self._catalogue, power, call, seat, moment, choice, self._rng.randrange)
        if choice.verb == "curate":
            self._choose_artefact(int(choice.args[0]))

    def _my_choice(self, call: int) -> Choice:
        known = self._known
        if self._mine < len(known.deeds):
            deed = known.deeds[self._mine]
            if deed.call == call and deed.verb not in TAUGHT:
                return choice_of(self._catalogue, deed)
        return PASS

    def _compare(self, before: int) -> Mismatch | None:
        """Whether what the seat did and saw just now is what it remembers."""
        s, known = self.s, self._known
        for deed in s.deeds[before:]:
            if deed.seat != known.me:
                continue
            memory = known.deeds[self._mine] if self._mine < len(known.deeds) else None
            self._mine += 1
            if deed == memory:
                continue
            if memory is None or deed[:4] != memory[:4] or deed.verb in _SETS:
                self.fits = False
                return None
            return Mismatch(self._card_of(deed), memory.seen[0])
        return None

    def _card_of(self, deed: Deed) -> int:
        """Which card the seat looked at in this deed."""
        s = self.s
        if deed.verb in {"rob", "see_own"}:
            return s.at[deed.seat]
        return s.at[deed.args[0] + (s.seats if deed.verb in {"peek", "brew"} else 0)]

    def _look_at_the_table(self) -> Mismatch | None:
        s, known = self.s, self._known
        if not known.running:
            for seat in range(s.seats):
                if s.artefacts[seat] != SHROUD:
                    s.look_around(seat)
            if s.artefacts[known.me] != known.artefact:
                self.fits = False
        if s.sights[known.me] != known.sight or self._mine != len(known.deeds):
            self.fits = False
        if self.fits:
            for seat, face in known.shown.items():
                if s.face(seat) != face:
                    return Mismatch(s.at[seat], face)
        return None

    # --- what the others do ----------------------------------------------------------------------

    def _their_choice(self, number: int, call: int, seat: int, legal: list[Choice]) -> Choice:
        options = self._fitting(number, seat, legal) or legal
        script = self._script.get(call, ())
        if self._asked < len(script) and script[self._asked] in options:
            choice = script[self._asked]
        elif moving := self._moving_what_was_seen(options):
            choice = self._rng.choice(moving)
        elif len(options) > 1 and options[0] is PASS:
            choice = PASS if self._rng.random() < PASSING else self._rng.choice(options[1:])
        else:
            choice = self._rng.choice(options)
        self._asked += 1
        return choice

    def _moving_what_was_seen(self, options: list[Choice]) -> list[Choice]:
        """Often the choices that bring a card to where the seat saw one that must have moved."""
        moved = self._known.moved
        if not moved or options[-1].verb not in _MOVES or self._rng.random() < SURPRISE:
            return []
        return [c for c in options if any(moved >> int(target) & 1 for target in c.args)]

    def _fitting(self, number: int, seat: int, legal: list[Choice]) -> list[Choice]:
        """Those of the choices after which the table can still be as the seat knows it."""
        s, known = self.s, self._known
        verb = legal[-1].verb
        if verb == "copy":
            return [c for c in legal if known.copy_may_be(seat, s.face(int(c.args[0])))]
        if verb == "curate":
            return self._curate(number, legal)
        if number <= known.seen_until:
            if verb == "shield":
                return self._aim(legal, known.sight.shields & ~s.shields & ~known.mine_shields)
            if verb == "reveal":
                return self._reveal(legal)
        return self._tracing(number, seat, legal)

    def _tracing(self, number: int, seat: int, legal: list[Choice]) -> list[Choice]:
        """What an aura seer was told binds everybody who acted before her."""
        s, known = self.s, self._known
        if not known.knows_traces_before(s, number):
            return legal
        if known.traces is not None and known.traces >> seat & 1:
            return [c for c in legal if c is not PASS or s.traces >> seat & 1]
        return [PASS]

    def _reveal(self, legal: list[Choice]) -> list[Choice]:
        s, known = self.s, self._known
        wanted = known.sight.face_up & ~s.face_up & ~known.mine_shown
        if wanted:
            return self._aim(legal, wanted)
        down = [c for c in legal[1:] if s.face(int(c.args[0])) in TURNS_INVESTIGATOR]
        return [PASS, *down]

    def _curate(self, number: int, legal: list[Choice]) -> list[Choice]:
        s, known = self.s, self._known
        mine = (known.artefact != NONE) << known.me
        if number <= known.seen_until:
            return self._aim(legal, known.sight.artefacts & ~s.laid & ~known.mine_laid)
        return self._aim(legal, mine & ~s.laid) if mine & ~s.laid else legal

    @staticmethod
    def _aim(legal: list[Choice], wanted: int) -> list[Choice]:
        aimed = [c for c in legal[1:] if wanted >> int(c.args[0]) & 1]
        return aimed or [PASS]

    def _choose_artefact(self, target: int) -> None:
        """By day the seat knows its own artefact, and that who has spoken wears no Mask."""
        s, known = self.s, self._known
        if known.running:
            return
        s.artefacts[target] = NONE
        spoke = self._spoken >> target & 1
        rest = [
            artefact
            for artefact in s.left_over()
            if artefact != known.artefact and not (spoke and artefact == MASK)
        ]
        if target == known.me:
            s.carry(target, known.artefact)
        elif rest:
            s.carry(target, self._rng.choice(rest))
        else:
            self.fits = False


_MOVES = frozenset({"plant", "rob", "give", "exchange"})
_SETS = frozenset({"meet_pack", "see_pack", "meet_masons", "see_traces"})


def choice_of(catalogue: Catalogue, deed: Deed) -> Choice:
    """The answer that led to a deed."""
    if deed.verb == "pass":
        return PASS
    if deed.verb == "shift":
        return catalogue.of["shift"][deed.args[0]]
    return catalogue(deed.verb, *deed.args)
