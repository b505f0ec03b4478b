"""Every card and artefact, wherever it lies: none may be lost or doubled."""

from __future__ import annotations

from cabale.games.werewolf.rules.components import ARTEFACT_IDS, ROLE_IDS
from cabale.games.werewolf.rules.state import NONE, Werewolf


def census(s: Werewolf) -> list[str]:
    cards = [ROLE_IDS[s.start[card]] for card in s.at]
    carried = [ARTEFACT_IDS[what] for what in s.artefacts if what != NONE]
    return cards + carried + [ARTEFACT_IDS[what] for what in s.left_over()]
