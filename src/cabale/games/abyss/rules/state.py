"""The facts of a match of Abyss, and the questions that every chapter asks of them."""

from __future__ import annotations

from dataclasses import dataclass

from cabale.core import Board, State, plain
from cabale.games.abyss.rules.components import KEY_TOKENS, LORD_KEYS, SHAMAN

NOBODY = -1
FREE = -1


@plain
@dataclass(slots=True, kw_only=True)
class AbyssState(State):
    """Decks are drawn from their end. Hands and the like are counts by Ally kind."""

    # The exploration board.
    deck: list[int]
    discard: bytearray  # counts by kind, Monsters included
    track: list[int]  # from the space nearest to the deck outwards
    council: bytearray
    threat: int = 0  # the marker's space, from 0

    # The Court, from the slot farthest from the deck; empty slots are those that follow.
    court: list[int]
    lord_deck: list[int]
    lords_gone: list[int]

    location_deck: list[int]
    open_locations: list[int]
    token_stock: list[int]
    key_supply: int = KEY_TOKENS

    # By seat.
    pearls: list[int]
    key_tokens: list[int]
    hands: list[bytearray]
    federated: list[bytearray]
    lords: list[list[int]]
    locations: list[list[int]]
    monster_tokens: list[list[int]]

    # By Lord: whose active Lord it is, and the Location it lies under.
    active: list[int]
    under: list[int]

    # The turn.
    turn: int = 0
    buyers: int = 0  # seats that have bought in this turn, one bit each
    used: int = 0  # once-per-turn powers used in this turn, one bit for each Lord
    extra_turn: bool = False
    ended_by: int = NOBODY
    idle: int = 0  # turns since the last Lord or Location, its own included (ABY-209)
    stolen: tuple[int, int, int] | None = None  # thief, victim, value of the Hunter's token


Abyss = Board[AbyssState]


def keys(s: AbyssState, seat: int) -> int:
    """Key tokens, and the keys of active Lords."""
    active = s.active
    return s.key_tokens[seat] + sum(
        [LORD_KEYS[lord] for lord in s.lords[seat] if active[lord] == seat]
    )


def disabled(s: AbyssState, lord: int) -> bool:
    """Struck by the Assassin (asked of a Lord that somebody owns)."""
    return s.active[lord] == NOBODY and s.under[lord] == FREE


def protected(s: AbyssState, seat: int) -> bool:
    """ABY-130: an active Shaman keeps military powers off."""
    return s.active[SHAMAN] == seat


def suffers(s: AbyssState, seat: int, lord: int) -> bool:
    """Whether an opponent's ongoing military power applies to a seat."""
    owner = s.active[lord]
    return owner not in (NOBODY, seat) and s.active[SHAMAN] != seat


def opponents(t: Abyss) -> tuple[int, ...]:
    """The other seats, clockwise from the active one."""
    return t.clockwise(t.state.turn)[1:]


def lay_lord_down(s: AbyssState, seat: int, lord: int) -> None:
    """A free Lord is discarded from in front of its owner."""
    s.lords[seat].remove(lord)
    s.active[lord] = NOBODY
    s.lords_gone.append(lord)
