"""Those who look: lone wolf, mystic wolf, seer, apprentice seer, investigator."""

from __future__ import annotations

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.rules.components import TURNS_INVESTIGATOR, WEREWOLF, WOLVES
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.power import Draw, Power, never, optional, others


def _see(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    """Look at a player's card, or peek at one of the centre."""
    target = int(choice.args[0])
    place = target if choice.verb == "look" else s.seats + target
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, choice.verb, (target,), (s.face(place),)))


def _lone_wolf(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    """WER-071: only a wolf who met nobody, not even a thumb."""
    return optional(cat, "peek", range(s.reach)) if s.pack() == 1 << seat else [PASS]


def _player(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return optional(cat, "look", others(s, seat))


def _centre(s: Werewolf, cat: Catalogue, _seat: int, _moment: int) -> list[Choice]:
    return optional(cat, "peek", range(s.reach))


def _seer(s: Werewolf, cat: Catalogue, seat: int, moment: int) -> list[Choice]:
    """WER-090: a player, or one card of the centre and then perhaps another."""
    if moment == 0:
        return _player(s, cat, seat, moment) + _centre(s, cat, seat, moment)[1:]
    first = s.deeds[-1]
    if first.verb != "peek":
        return [PASS]
    return optional(cat, "peek", (place for place in range(s.reach) if place != first.args[0]))


def _investigator(s: Werewolf, cat: Catalogue, seat: int, moment: int) -> list[Choice]:
    """WER-092: a second card only if the first was harmless."""
    if moment == 0:
        return _player(s, cat, seat, moment)
    first = s.deeds[-1]
    if first.verb != "look" or first.seen[0] in TURNS_INVESTIGATOR:
        return [PASS]
    return optional(cat, "look", (q for q in others(s, seat) if q != first.args[0]))


def _investigate(s: Werewolf, call: int, seat: int, choice: Choice, draw: Draw) -> None:
    """WER-093, WER-095: the card dealt to the investigator turns, wherever it lies now."""
    _see(s, call, seat, choice, draw)
    (face,) = s.deeds[-1].seen
    if face in TURNS_INVESTIGATOR:
        s.turned[seat] = WEREWOLF if face in WOLVES else face


LONE_WOLF_POWER = Power(1, _lone_wolf, _see, never)
MYSTIC_WOLF_POWER = Power(1, _player, _see)
SEER_POWER = Power(2, _seer, _see)
APPRENTICE_SEER_POWER = Power(1, _centre, _see)
INVESTIGATOR_POWER = Power(2, _investigator, _investigate)
