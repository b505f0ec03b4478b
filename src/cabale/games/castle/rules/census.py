"""Every card and token of a match: none is ever lost or doubled."""

from __future__ import annotations

from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.state import CastleState


def census(s: CastleState) -> list[str]:
    """Every card and token, wherever it lies."""
    items = [ITEMS[item] for item in (*s.pile, *sum(s.hands, ()))]
    professions = [PROFESSIONS[card] for card in (*s.profession, *s.unused)]
    societies = [SOCIETIES[card] for card in (*s.society, s.spare) if card >= 0]
    laid = s.duel.laid if s.duel is not None else ()
    return [*items, *professions, *societies, *["token"] * sum((s.stock, *s.tokens, *laid))]
