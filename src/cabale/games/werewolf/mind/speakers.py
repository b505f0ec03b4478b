"""How likely each seat is to say what it says, given the night it had.

Villagers tell the truth, perhaps not all of it; whoever takes himself for a wolf or a tanner tells
a story of his own (`lies`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.games.werewolf.mind.testimony import Claim, believed_role, testimony
from cabale.games.werewolf.rules.components import (
    ARTEFACT_IDS,
    DOPPELGANGER,
    MASK,
    ROLE,
    ROLE_IDS,
    ROLES,
    VILLAGE,
)
from cabale.games.werewolf.rules.deeds import told
from cabale.games.werewolf.rules.state import NONE, Werewolf

MAY_YET = 0.5  # how often somebody says nothing, or not all, while the table still talks
SILENT_VILLAGER, SILENT_LIAR = 0.05, 0.15  # how often it stays so
UNTOLD = 0.05  # how often a villager keeps something to himself, for each thing


class Speakers:
    """`lies` is how likely each seat would say what it says if it had a reason to lie."""

    def __init__(
        self,
        me: int | None,
        said: Sequence[frozenset[Claim]],
        talking: bool,
        lies: Sequence[float],
    ) -> None:
        self.me = me
        self.said = said
        self.lies = lies
        self.claimed = [claimed_role(claims) for claims in said]
        # While the table talks, who has not spoken may yet do so.
        self.silent_villager = MAY_YET if talking else SILENT_VILLAGER
        self.silent_liar = MAY_YET if talking else SILENT_LIAR
        self.untold = MAY_YET if talking else UNTOLD
        self._heard: dict[tuple[Any, ...], float] = {}

    def heard(self, s: Werewolf, seat: int) -> float:
        """How likely this seat would say what it says."""
        role = s.start[seat]
        copied = s.copied if role == DOPPELGANGER else NONE
        deeds = [deed for deed in s.deeds if deed.seat == seat]
        key = (seat, role, copied, s.artefacts[seat], *deeds)
        found = self._heard.get(key)
        if found is None:
            found = self._heard[key] = self._spoken(you_of(s, seat), seat, s.artefacts[seat])
        return found

    def _spoken(self, you: Mapping[str, Any], seat: int, artefact: int) -> float:
        said = self.said[seat]
        masked = artefact == MASK
        honest = ROLES[ROLE[believed_role(you, seat)]].team == VILLAGE
        if masked and any(claim[0] != "token" for claim in said):
            return 0.0
        if not said:
            silent = self.silent_villager if honest else self.silent_liar
            return 1.0 if masked else silent
        if honest:
            truth = set(testimony(you))
            if not said <= truth | {("carries", you["artefact"]), ("token", you["start"])}:
                return 0.0
            return 1.0 if masked else float(self.untold ** len(truth - said))
        return self.silent_liar if self.claimed[seat] == NONE else self.lies[seat]


def claimed_role(claims: frozenset[Claim]) -> int:
    """The role that somebody says, or shows, to have been dealt."""
    said = {claim[0]: claim[1] for claim in claims if claim[0] in {"started", "token"}}
    name = said.get("started", said.get("token"))
    return NONE if name is None else ROLE[name]


def you_of(s: Werewolf, seat: int) -> dict[str, Any]:
    """What a seat knows of its own night, as its view tells it."""
    copied = s.copied if s.start[seat] == DOPPELGANGER else NONE
    return {
        "start": ROLE_IDS[s.start[seat]],
        "copied": None if copied == NONE else ROLE_IDS[copied],
        "artefact": None if s.artefacts[seat] == NONE else ARTEFACT_IDS[s.artefacts[seat]],
        "notes": [{"verb": deed.verb, **told(deed)} for deed in s.deeds if deed.seat == seat],
    }
