"""A position of Castle written out in the lines that a scenario has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cabale.core.errors import ScenarioError
from cabale.core.position import Wording
from cabale.games.castle.rules.components import (
    HYPNOTISED,
    ITEMS,
    NEUTRAL,
    PROFESSIONS,
    SIDES,
    SOCIETIES,
)
from cabale.games.castle.rules.editions import items_in_game
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.past import write_past
from cabale.games.castle.rules.state import CastleState, Duel, setup_for
from cabale.games.castle.rules.steps.turn import Turn


def lines_of(t: CastleBoard) -> dict[str, str]:
    """The lines from which `arrange` makes this position; `begin` where it has a word for it."""
    s = t.state
    game = list(items_in_game(setup_for(t), t.options))
    for item in [*s.pile, *(item for hand in s.hands for item in hand)]:
        game.remove(item)
    spare = [s.spare] if s.spare >= 0 else []
    lines = {
        "societies": " ".join(SOCIETIES[card] for card in [*s.society, *spare]),
        "professions": " ".join(PROFESSIONS[card] for card in s.profession),
        "hands": " | ".join(_items(hand) for hand in s.hands),
        "pile": _items(s.pile[::-1]),
        "out": _items(game),
        "start": _items(s.start),
        "face_up": _seats(seat for seat, up in enumerate(s.face_up) if up),
        "tokens": " ".join(map(str, s.tokens)),
        "active": str(s.active),
        "turn": str(s.turn),
        **_past(t),
    }
    lines |= _middle(s)
    if s.stack == [(Turn.name,)]:
        lines["begin"] = "turn"
    kept = ("pile", "out", "past")
    return {name: said for name, said in lines.items() if said or name in kept}


def _middle(s: CastleState) -> dict[str, str]:
    """What is going on."""
    lines = {"given": _seats(s.given), "revealed": _seats(s.revealed)}
    if s.duel is not None:
        lines["duel"] = ", ".join(_duel(s.duel))
    if s.announcement is not None:
        seat, society, named = s.announcement
        lines["announcement"] = f"{seat} {SOCIETIES[society]} {_seats(named)}".strip()
    return lines


def _items(items: Sequence[int]) -> str:
    return " ".join(ITEMS[item] for item in items)


def _seats(seats: Iterable[int]) -> str:
    return " ".join(map(str, seats))


def _past(t: CastleBoard) -> dict[str, str]:
    """Of what all knowledge is made: the deal, and what happened since."""
    (deal, *records) = t.state.chronicle.records() or [()]
    if not deal:
        raise ScenarioError(
            "past: how an imagined world, or one taken up again, came about was not kept"
        )
    _, _, professions, hands, _, in_play = deal
    return {
        "dealt_professions": " ".join(PROFESSIONS[card] for card in professions),
        "dealt_hands": " | ".join(_items(hand) for hand in hands),
        "in_play": _items(in_play),
        "past": write_past(Wording(t), records),
    }


def _duel(duel: Duel) -> Iterator[str]:
    sides = {NEUTRAL: "-", HYPNOTISED: "hypnotised"} | dict(enumerate(SIDES))
    yield f"defender {duel.defender}"
    yield f"sides {' '.join(sides[side] for side in duel.sides)}"
    if any(duel.laid):
        yield f"laid {_seats(duel.laid)}"
    yield from (f"shown {seat} {ITEMS[item]}" for seat, item in duel.shown)
    yield from (f"used {seat} {PROFESSIONS[card]}" for seat, card in duel.used)
    if duel.verdict >= 0:
        yield f"verdict {SIDES[duel.verdict]}"
    for name in ("lone", "priest", "doctor"):
        if getattr(duel, name) >= 0:
            yield f"{name} {getattr(duel, name)}"
    if duel.asked:
        yield f"asked {duel.asked}"
