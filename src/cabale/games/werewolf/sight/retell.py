"""The night told step by step, after the end (WER-201)."""

from __future__ import annotations

from collections import Counter
from typing import TypedDict

from cabale.games.werewolf.rules.components import CALLS
from cabale.games.werewolf.rules.events import Note, note
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.moves import shift
from cabale.games.werewolf.rules.steps.power import others


class DeedTold(Note):
    """A deed as everybody is told after the end."""

    seat: int


class CallTold(TypedDict):
    """A call with what was done; `cards` says which card lay at each place when it was over.

    A card is named by the place it was dealt to.
    """

    call: str
    number: str
    deeds: list[DeedTold]
    cards: list[int]


def retell(s: Werewolf) -> list[CallTold]:
    """Each call with what was done, and which card lay at each place when it was over.

    A call without deeds is one whose role lay in the centre, or that its copier had no part in.
    """
    at = list(range(len(s.start)))
    told: Counter[int] = Counter()
    story: list[CallTold] = []
    for call in s.calls:
        deeds: list[DeedTold] = []
        drawn = 0
        for deed in s.deeds:
            if deed.call != call:
                continue
            late = (deed.seat, told[deed.seat]) in s.late
            told[deed.seat] += 1
            deeds.append({"seat": deed.seat, **note(deed, late)})
            if deed.verb == "brew":
                drawn = s.seats + deed.args[0]
            _move(s, at, deed, drawn)
        story.append(
            {
                "call": CALLS[call].id,
                "number": CALLS[call].number,
                "deeds": deeds,
                "cards": list(at),
            }
        )
    return story


def _move(s: Werewolf, at: list[int], deed: Deed, drawn: int) -> None:
    match deed.verb:
        case "plant":
            _swap(at, deed.args[0], s.seats + 3)
        case "rob":
            _swap(at, deed.seat, deed.args[0])
        case "give":
            _swap(at, deed.args[0], drawn)
        case "exchange":
            _swap(at, deed.args[0], deed.args[1])
        case "drink":
            _swap(at, deed.seat, s.seats + deed.args[0])
        case "shift":
            shift(at, list(others(s, deed.seat)), left=deed.args[0] == 0)


def _swap(at: list[int], one: int, other: int) -> None:
    at[one], at[other] = at[other], at[one]
