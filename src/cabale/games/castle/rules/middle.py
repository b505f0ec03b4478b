"""Lines of a scenario for what is going on: a duel, an announcement, a chain of gifts.

::

    duel: defender 1, sides attacker defender - attacker, laid 0 0 0 1, shown 0 dagger, used 1 thug
    announcement: 0 order 2     # who announces, for which society, whom he has named
    given: 1 2                  # who has given in the chain of gifts that is going on
    revealed: 0 2               # who has shown all his cards
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from cabale.core.errors import ScenarioError
from cabale.core.position import sayings
from cabale.games.castle.rules.components import (
    ATTACKER,
    DEFENDER,
    HYPNOTISED,
    ITEM,
    NEUTRAL,
    PROFESSION,
    SIDES,
    SOCIETIES,
)
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import Announcement, Duel

_SIDES = {"-": NEUTRAL, "hypnotised": HYPNOTISED} | {word: i for i, word in enumerate(SIDES)}


def read_middle(t: CastleBoard, facts: Mapping[str, str]) -> None:
    s = t.state
    s.given = _seats(t, "given", facts.get("given", "").split())
    s.revealed = _seats(t, "revealed", facts.get("revealed", "").split())
    if "duel" in facts:
        _read_duel(t, facts["duel"])
    if "announcement" in facts:
        _read_announcement(t, facts["announcement"].split())


def _seats(t: CastleBoard, line: str, words: Sequence[str]) -> tuple[int, ...]:
    seats = tuple([_seat(t, line, word) for word in words])
    if len(set(seats)) < len(seats):
        raise ScenarioError(f"{line}: a seat is named twice")
    return seats


def _seat(t: CastleBoard, line: str, word: str) -> int:
    if not word.isdecimal() or int(word) >= t.seats:
        raise ScenarioError(f"{line}: {word!r} is not a number from 0 to {t.seats - 1}")
    return int(word)


def _read_announcement(t: CastleBoard, words: Sequence[str]) -> None:
    s = t.state
    if len(words) < 2 or words[1] not in SOCIETIES:
        raise ScenarioError("announcement: who, for which society, and the named, like `0 order 2`")
    seat, *named = _seats(t, "announcement", [words[0], *words[2:]])
    if seat != s.active or sorted(s.revealed) != sorted({seat, *named}):
        raise ScenarioError("announcement: the active player and the named have revealed all")
    s.announcement = Announcement(seat, SOCIETIES.index(words[1]), tuple(named))


def _read_duel(t: CastleBoard, value: str) -> None:
    s = t.state
    duel = s.duel = Duel(-1, [NEUTRAL] * t.seats, laid=[0] * t.seats)
    for part in sayings(value):
        name, *words = part.split()
        if name not in _PARTS:
            raise ScenarioError(f"duel: {name!r} is none of {', '.join(_PARTS)}")
        _PARTS[name](t, duel, words)
    if duel.defender < 0 or duel.defender == s.active:
        raise ScenarioError("duel: it needs a defender who is not the active player")
    for seat, side in ((s.active, ATTACKER), (duel.defender, DEFENDER)):
        if duel.sides[seat] not in (side, NEUTRAL):
            raise ScenarioError(f"duel: seat {seat} fights as the {SIDES[side]}")
        duel.sides[seat] = side
    s.stock -= sum(duel.laid)
    if s.stock < 0:
        raise ScenarioError("duel: more tokens are laid than there are")
    for seat, item in duel.shown:
        if item not in s.hands[seat]:
            raise ScenarioError(f"duel: seat {seat} cannot show what it does not hold")
    for seat, card in duel.used:
        if s.profession[seat] != card or not s.face_up[seat]:
            raise ScenarioError(f"duel: seat {seat} has no such profession face up")


def _one_seat(name: str) -> Callable[[CastleBoard, Duel, Sequence[str]], None]:
    def read(t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
        (seat,) = _exactly(1, name, words)
        setattr(duel, name, _seat(t, "duel", seat))

    return read


def _exactly(count: int, name: str, words: Sequence[str]) -> Sequence[str]:
    if len(words) != count:
        raise ScenarioError(f"duel: {name!r} takes {count} words, not {len(words)}")
    return words


def _sides(t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
    for word in _exactly(t.seats, "sides", words):
        if word not in _SIDES:
            raise ScenarioError(f"duel: there is no {word!r}; there are {', '.join(_SIDES)}")
    duel.sides = [_SIDES[word] for word in words]
    if duel.sides.count(HYPNOTISED) > 1:
        raise ScenarioError("duel: there is one Hypnotist only")


def _laid(t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
    if not all(word.isdecimal() for word in _exactly(t.seats, "laid", words)):
        raise ScenarioError(f"duel: tokens are numbers, not {' '.join(words)!r}")
    duel.laid = [int(word) for word in words]


def _shown(t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
    seat, item = _exactly(2, "shown", words)
    if item not in ITEM:
        raise ScenarioError(f"duel: there is no {item!r}; there are: {', '.join(ITEM)}")
    duel.shown += ((_seat(t, "duel", seat), ITEM[item]),)


def _used(t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
    seat, card = _exactly(2, "used", words)
    if card not in PROFESSION:
        raise ScenarioError(f"duel: there is no {card!r}; there are: {', '.join(PROFESSION)}")
    duel.used += ((_seat(t, "duel", seat), PROFESSION[card]),)


def _verdict(_t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
    (side,) = _exactly(1, "verdict", words)
    if side not in SIDES:
        raise ScenarioError(f"duel: the verdict is for {' or '.join(SIDES)}, not {side!r}")
    duel.verdict = SIDES.index(side)


def _asked(t: CastleBoard, duel: Duel, words: Sequence[str]) -> None:
    (count,) = _exactly(1, "asked", words)
    if not count.isdecimal() or int(count) > t.seats - 2:
        raise ScenarioError(f"duel: {count!r} others cannot have been asked")
    duel.asked = int(count)


_PARTS: dict[str, Callable[[CastleBoard, Duel, Sequence[str]], None]] = {
    "sides": _sides,
    "laid": _laid,
    "shown": _shown,
    "used": _used,
    "verdict": _verdict,
    "asked": _asked,
    **{name: _one_seat(name) for name in ("defender", "lone", "priest", "doctor")},
}
