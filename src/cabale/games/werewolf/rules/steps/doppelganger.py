"""The doppelgänger: she copies, then acts at once where the copied role allows it."""

from __future__ import annotations

from functools import lru_cache

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    APPRENTICE_SEER,
    DRUNK,
    INVESTIGATOR,
    MYSTIC_WOLF,
    ROBBER,
    SEER,
    SENTINEL,
    TROUBLEMAKER,
    VILLAGE_IDIOT,
    WITCH,
)
from cabale.games.werewolf.rules.state import NONE, Deed, Werewolf
from cabale.games.werewolf.rules.steps import looks, moves
from cabale.games.werewolf.rules.steps.power import Draw, Power, compulsory, others
from cabale.games.werewolf.rules.steps.shield import SENTINEL_POWER

AT_ONCE = {
    SENTINEL: SENTINEL_POWER,
    ALPHA_WOLF: moves.ALPHA_WOLF_POWER,
    MYSTIC_WOLF: looks.MYSTIC_WOLF_POWER,
    SEER: looks.SEER_POWER,
    APPRENTICE_SEER: looks.APPRENTICE_SEER_POWER,
    INVESTIGATOR: looks.INVESTIGATOR_POWER,
    ROBBER: moves.ROBBER_POWER,
    WITCH: moves.WITCH_POWER,
    TROUBLEMAKER: moves.TROUBLEMAKER_POWER,
    VILLAGE_IDIOT: moves.VILLAGE_IDIOT_POWER,
    DRUNK: moves.DRUNK_POWER,
}


@lru_cache
def moments(deck: tuple[int, ...]) -> int:
    """One to copy, and as many as the longest role of the deck that she could copy needs."""
    return 1 + max((AT_ONCE[role].moments for role in deck if role in AT_ONCE), default=0)


def _legal(s: Werewolf, cat: Catalogue, seat: int, moment: int) -> list[Choice]:
    if moment == 0:
        return compulsory(cat, "copy", others(s, seat))
    borrowed = AT_ONCE.get(s.copied)
    if borrowed is None or moment > borrowed.moments:
        return [PASS]
    return borrowed.legal(s, cat, seat, moment - 1)


def _act(s: Werewolf, call: int, seat: int, choice: Choice, draw: Draw) -> None:
    if s.copied != NONE:
        AT_ONCE[s.copied].act(s, call, seat, choice, draw)
        return
    target = int(choice.args[0])
    s.copied = s.face(target)
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, "copy", (target,), (s.copied,)))


def _opens(s: Werewolf) -> int:
    """She is told like anybody else that what she copied has nothing to choose from (WER-138)."""
    if s.copied == NONE:
        return 0
    return 1 if s.copied in AT_ONCE else NONE


DOPPELGANGER_POWER = Power(3, _legal, _act, _opens)
