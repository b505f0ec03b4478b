"""The likelihood of what each seat says, given the night it had.

Villagers tell the truth, perhaps not all of it. Whoever takes himself for a wolf or a tanner tells
a story of his own; how likely just this one is, a model of liars says (`lie_models`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cabale.games.werewolf.mind.claims import Claim, Claims, claimed_role, vaguer
from cabale.games.werewolf.mind.evidence import PACK_ROLES
from cabale.games.werewolf.mind.numbers import (
    ADMITS,
    MAY_YET_SPEAK,
    SILENT_LIAR,
    SILENT_VILLAGER,
    UNTOLD,
)
from cabale.games.werewolf.mind.testimony import (
    Experience,
    believed_role,
    saw_no_traces,
    testimony,
)
from cabale.games.werewolf.rules.components import (
    ARTEFACT_IDS,
    DOPPELGANGER,
    MASK,
    ROLE,
    ROLE_IDS,
    ROLES,
    VILLAGE,
)
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.sight.view import copied_by, notes_of


class SpeechModel:
    """`lies` is how likely each seat would say what it says if it had a reason to lie."""

    def __init__(self, said: Claims, talking: bool, lies: Sequence[float]) -> None:
        self.said = said
        self.lies = lies
        self._claimed = [claimed_role(claims) for claims in said]
        # While the table talks, a seat that has not spoken may yet do so.
        self.silent_villager = MAY_YET_SPEAK if talking else SILENT_VILLAGER
        self.silent_liar = MAY_YET_SPEAK if talking else SILENT_LIAR
        self.untold = MAY_YET_SPEAK if talking else UNTOLD
        self._memo: dict[tuple[Any, ...], float] = {}

    def likelihood(self, s: Werewolf, seat: int) -> float:
        """How likely this seat would say what it says; memoised on all that it went through."""
        role = s.start[seat]
        copied = s.copied if role == DOPPELGANGER else NONE
        deeds = [deed for deed in s.deeds if deed.seat == seat]
        key = (seat, role, copied, s.artefacts[seat], *deeds)
        found = self._memo.get(key)
        if found is None:
            found = self._memo[key] = self._spoken(experience(s, seat), seat, s.artefacts[seat])
        return found

    def _spoken(self, you: Experience, seat: int, artefact: int) -> float:
        said = self.said[seat]
        masked = artefact == MASK
        believed = believed_role(you, seat)
        honest = ROLES[ROLE[believed]].team == VILLAGE
        if masked and any(claim[0] != "token" for claim in said):
            return 0.0
        if not said:
            silent = self.silent_villager if honest else self.silent_liar
            return 1.0 if masked else silent
        if honest:
            truth = set(testimony(you))
            if not said <= truth | _as_true(you, truth):
                return 0.0
            untold = [one for one in truth - said if vaguer(one) not in said]
            return 1.0 if masked else float(self.untold ** len(untold))
        if self._claimed[seat] == NONE:
            return self.silent_liar
        admits = self._claimed[seat] in PACK_ROLES and believed != "tanner"
        return self.lies[seat] * ADMITS if admits else self.lies[seat]


def _as_true(you: Experience, truth: set[Claim]) -> set[Claim]:
    """What else an honest seat may say; nobody misses it who does not hear it."""
    found: set[Claim] = {("carries", you["artefact"]), ("token", you["start"])}
    found.update(vaguer(claim) for claim in truth)
    if saw_no_traces(you):
        found.add(("no_traces",))
    return found


def experience(s: Werewolf, seat: int) -> Experience:
    """What a seat knows of its own night in this world, as its view would tell it."""
    return {
        "start": ROLE_IDS[s.start[seat]],
        "copied": copied_by(s, seat),
        "artefact": None if s.artefacts[seat] == NONE else ARTEFACT_IDS[s.artefacts[seat]],
        "notes": notes_of(s, seat),
    }
