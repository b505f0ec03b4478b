"""Those who move cards: alpha wolf, robber, witch, troublemaker, village idiot, drunk."""

from __future__ import annotations

from itertools import combinations

from cabale.core import PASS, Catalogue, Choice
from cabale.games.werewolf.rules.components import DOPPELGANGER
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.power import Draw, Power, compulsory, optional, others


def _alpha_wolf(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    """WER-076 for the alpha wolf; WER-123 for a doppelgänger, who knows only the one she copied."""
    spared = 1 << s.deeds[-1].args[0] if s.start[seat] == DOPPELGANGER else s.pack()
    return compulsory(cat, "plant", (q for q in others(s, seat) if not spared >> q & 1))


def _plant(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    target = int(choice.args[0])
    s.swap(target, s.seats + 3)
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, "plant", (target,)))


def _robber(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return [PASS] if s.shielded(seat) else optional(cat, "rob", others(s, seat))


def _rob(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    target = int(choice.args[0])
    s.swap(seat, target)
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, "rob", (target,), (s.face(seat),)))


def _witch(s: Werewolf, cat: Catalogue, _seat: int, moment: int) -> list[Choice]:
    """WER-106: looking is free, but who has looked must exchange."""
    if moment == 0:
        return optional(cat, "brew", range(s.reach))
    if s.deeds[-1].verb != "brew":
        return [PASS]
    return compulsory(cat, "give", (q for q in range(s.seats) if not s.shielded(q)))


def _brew_and_give(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    target = int(choice.args[0])
    if choice.verb == "brew":
        s.traces |= 1 << seat
        s.deeds.append(Deed(call, seat, "brew", (target,), (s.face(s.seats + target),)))
    else:
        s.swap(target, s.seats + s.deeds[-1].args[0])
        s.deeds.append(Deed(call, seat, "give", (target,)))


def _troublemaker(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return [PASS, *[cat("exchange", a, b) for a, b in combinations(others(s, seat), 2)]]


def _exchange(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    one, other = int(choice.args[0]), int(choice.args[1])
    s.swap(one, other)
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, "exchange", (one, other)))


def _village_idiot(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return [PASS, *cat.of["shift"]] if len(list(others(s, seat))) > 1 else [PASS]


def shift(at: list[int], ring: list[int], left: bool) -> None:
    """WER-109, WER-110: left is clockwise, to the next seat number of the ring."""
    cards = [at[seat] for seat in ring]
    cards = cards[-1:] + cards[:-1] if left else cards[1:] + cards[:1]
    for seat, card in zip(ring, cards, strict=True):
        at[seat] = card


def _shift(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    left = choice.args[0] == "left"
    shift(s.at, list(others(s, seat)), left)
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, "shift", (0 if left else 1,)))


def _drunk(s: Werewolf, cat: Catalogue, seat: int, _moment: int) -> list[Choice]:
    return [PASS] if s.shielded(seat) else compulsory(cat, "drink", range(s.reach))


def _drink(s: Werewolf, call: int, seat: int, choice: Choice, _draw: Draw) -> None:
    target = int(choice.args[0])
    s.swap(seat, s.seats + target)
    s.traces |= 1 << seat
    s.deeds.append(Deed(call, seat, "drink", (target,)))


ALPHA_WOLF_POWER = Power(1, _alpha_wolf, _plant)
ROBBER_POWER = Power(1, _robber, _rob)
WITCH_POWER = Power(2, _witch, _brew_and_give)
TROUBLEMAKER_POWER = Power(1, _troublemaker, _exchange)
VILLAGE_IDIOT_POWER = Power(1, _village_idiot, _shift)
DRUNK_POWER = Power(1, _drunk, _drink)
