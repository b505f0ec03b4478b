"""A hypothesis about the deal, and what follows from it for the night."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.games.werewolf.mind.evidence import LIARS, Evidence
from cabale.games.werewolf.rules.components import AURA_SEER, CALLS, DOPPELGANGER, MOVERS

LAST_CALL = {call.needs[0]: number for number, call in enumerate(CALLS) if len(call.needs) == 1}


class NightPlan:
    """When each seat has nothing more to tell of, and from when on nothing moves.

    It follows from the roles of the seats alone, however the centre lies.
    """

    __slots__ = ("cards_move_until", "pending", "silent_after", "traces_matter_until")

    def __init__(self, roles: Sequence[int], evidence: Evidence) -> None:
        calls = evidence.public.calls
        self.silent_after: list[list[int]] = [[] for _ in range(len(calls) + 1)]
        """The seats that have nothing more to tell of, from the start and after each call."""
        self.pending: list[int] = [0] * (len(calls) + 1)
        """The seats that have: the deeds of others no longer matter."""
        self.traces_matter_until = 0
        self.cards_move_until = 0
        last = len(calls)
        for seat, role in enumerate(roles):
            woken = calls.index(LAST_CALL[role]) + 1 if role in LAST_CALL else 0
            if role == DOPPELGANGER:
                woken = last
            if role in MOVERS:
                self.cards_move_until = max(self.cards_move_until, woken)
            if role in {AURA_SEER, DOPPELGANGER}:
                self.traces_matter_until = max(self.traces_matter_until, woken)
            if seat == evidence.me:
                continue
            if evidence.carries(seat):
                woken = last
            elif role in LIARS:
                woken = 0
            self.silent_after[woken].append(seat)
            for number in range(woken):
                self.pending[number] |= 1 << seat


class Deal:
    """Cards as they may have been dealt to the seats."""

    __slots__ = (
        *("cards_move_until", "guesses", "number", "pending", "roles", "silent_after"),
        *("slot_face", "traced", "traces_matter_until", "weight"),
    )

    def __init__(
        self,
        number: int,
        roles: Sequence[int],
        weight: float,
        traced: int,
        slot_face: int,
        guesses: Mapping[int, float],
        plan: NightPlan,
    ) -> None:
        self.number = number
        self.roles = roles
        self.weight = weight
        """The importance weight: how many deals it stands for."""
        self.traced = traced
        """The seats that left a trace, by an aura seer who tells the truth."""
        self.slot_face = slot_face
        """What lies in the slot by day, by somebody who tells the truth."""
        self.guesses = guesses
        """The lookahead of the filter: how likely each seat is guessed to say what it says."""
        self.silent_after = plan.silent_after
        self.pending = plan.pending
        self.traces_matter_until = plan.traces_matter_until
        self.cards_move_until = plan.cards_move_until
