"""What a seat remembers: all that happened in the open, and its own secret part of it.

With `memory=strict` only this turn and the last are noted (CUL-295). Counts of what came before are
counts within what is noted.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from cabale.games.cultists.rules.components import (
    COLOURS,
    ENCOUNTER_CARDS,
    MIRROR,
    NO_EVENT,
    ROOM_CARDS,
    UNDER_CONTROL,
    Colour,
    PulseCard,
    RoomCard,
)
from cabale.games.cultists.rules.state import CHECK, CultistsState, T, dead_seen

HowLooked = Literal["check", "prying"]
LookResult = Literal["pending", "put_back", "revealed"]
Source = int | Literal["start", "draw_pile"]
"""Who laid a Room card, or where it came from."""


class Gift(TypedDict):
    turn: int
    giver: int
    target: int


class Look(TypedDict):
    turn: int
    checker: int
    target: int
    how: HowLooked
    result: LookResult
    gifts: int
    """How many gifts there were before it."""


class LaidCard(TypedDict):
    turn: int
    source: Source
    pile: str


class ShownCard(TypedDict):
    turn: int
    pile: str
    card: RoomCard
    laid: int
    """How many cards had been laid before it."""


class RoomAct(TypedDict):
    """A room action, which the character's Route must have allowed."""

    turn: int
    character: int
    colour: Colour
    ghost: bool


class VoteTaken(TypedDict):
    turn: int
    votes: list[int | None]
    double: int | None
    """Whose vote counted twice."""


class Walk(TypedDict):
    """Somebody set out; nobody: the movement phase was over."""

    turn: int
    character: int | None
    gifts: int
    """How many gifts there were before it."""


class OwnGift(TypedDict):
    turn: int
    target: int
    card: PulseCard


class OwnLook(TypedDict):
    turn: int
    target: int
    alive: int
    dead: int


class OwnCard(TypedDict):
    turn: int
    pile: str
    card: RoomCard


_RESULTS: tuple[LookResult, ...] = ("pending", "put_back", "revealed")
_SOURCES: dict[int, Literal["start", "draw_pile"]] = {-1: "start", -2: "draw_pile", -3: "start"}


def is_strict(t: T) -> bool:
    """Whether players must rely on their memory."""
    return bool(t.options["memory"] == "strict")


def pile_names(s: CultistsState) -> tuple[str, ...]:
    """By place; the last is PASSAGE, which is -1."""
    return (*s.plan.places, "passage")


def source_name(source: int) -> Source:
    return _SOURCES.get(source, source)


def gifts(s: CultistsState, first: int) -> list[Gift]:
    return [
        {"turn": turn, "giver": giver, "target": target}
        for turn, giver, target, _ in s.gifts
        if turn >= first
    ]


def looks(s: CultistsState, first: int) -> list[Look]:
    gone = _gifts_before(s, first)
    return [
        {
            "turn": turn,
            "checker": checker,
            "target": target,
            "how": "check" if how == CHECK else "prying",
            "result": _RESULTS[result],
            "gifts": given - gone,
        }
        for turn, checker, target, how, given, result in s.looks
        if turn >= first
    ]


def _gifts_before(s: CultistsState, first: int) -> int:
    return sum(1 for gift in s.gifts if gift[0] < first) if first else 0


def laid(s: CultistsState, first: int) -> list[LaidCard]:
    """Without the cards of the set-up."""
    names, sources = pile_names(s), _SOURCES.get
    return [
        {"turn": turn, "source": sources(source, source), "pile": names[pile]}
        for turn, source, pile, _ in s.cards
        if turn >= (first or 1)
    ]


def shown(s: CultistsState, first: int) -> list[ShownCard]:
    names = pile_names(s)
    gone = sum(1 for card in s.cards if card[0] < (first or 1))
    return [
        {"turn": turn, "pile": names[pile], "card": ROOM_CARDS[kind], "laid": before - gone}
        for turn, pile, kind, before, _ in s.seen_cards
        if turn >= first
    ]


def room_acts(s: CultistsState, first: int) -> list[RoomAct]:
    return [
        {"turn": turn, "character": c, "colour": COLOURS[colour], "ghost": bool(ghost)}
        for turn, c, colour, ghost in s.room_acts
        if turn >= first
    ]


def votes(s: CultistsState, first: int) -> list[VoteTaken]:
    return [
        {
            "turn": turn,
            "votes": [None if target < 0 else target for target in targets],
            "double": None if double < 0 else double,
        }
        for turn, double, *targets in s.votes
        if turn >= first
    ]


def walks(s: CultistsState, first: int) -> list[Walk]:
    gone = _gifts_before(s, first)
    return [
        {"turn": turn, "character": None if c < 0 else c, "gifts": given - gone}
        for turn, c, given in s.walks
        if turn >= first
    ]


def removed_tokens(s: CultistsState, first: int) -> list[tuple[int, int]]:
    """The tokens that were taken out of the match, and by whom."""
    if not first:
        return s.removed_tokens
    return [removed for removed in s.removed_tokens if _turn_of_removal(s, removed[1]) >= first]


def _turn_of_removal(s: CultistsState, by: int) -> int:
    """When Under Control, or a Mirror of it, fell to this holder of the Knife; 0 if the clock does
    not tell."""
    before = NO_EVENT
    for turn, token in enumerate(s.clock, 1):
        event = before if token == MIRROR else token
        if event == UNDER_CONTROL and s.circle[(turn - 1) % s.characters] == by:
            return turn
        before = token
    return 0


def own_gifts(s: CultistsState, seat: int, first: int) -> list[OwnGift]:
    return [
        {"turn": turn, "target": target, "card": ENCOUNTER_CARDS[kind]}
        for turn, giver, target, kind in s.gifts
        if giver == seat and turn >= first
    ]


def own_looks(s: CultistsState, seat: int, first: int) -> list[OwnLook]:
    return [_own_look(s, look) for look in s.looks if look[1] == seat and look[0] >= first]


def _own_look(s: CultistsState, look: tuple[int, int, int, int, int, int]) -> OwnLook:
    turn, _, target, _, given, _ = look
    dead = dead_seen(s, look)
    pile = sum(1 for g in s.gifts[:given] if g[2] == target) + (s.first_pulse[target] >= 0)
    return {"turn": turn, "target": target, "alive": pile - dead, "dead": dead}


def own_cards(s: CultistsState, seat: int, first: int) -> list[OwnCard]:
    names = pile_names(s)
    return [
        {"turn": turn, "pile": names[pile], "card": ROOM_CARDS[kind]}
        for turn, source, pile, kind in s.cards
        if source == seat and turn >= first
    ]
