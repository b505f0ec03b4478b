"""A position from a few readable lines, for tests, tutorials and puzzles, and back.

players: werewolf seer curator       what each seat was dealt
centre: robber drunk villager        the three cards of the centre
slot: dream_wolf                     only with the alpha wolf; by default what the options say
deck: seer werewolf …                the tokens on the table, in order; by default sorted
begin: robber 2                      night, a call (and its moment), day or vote; by default night
night: 1 peek 0, 1 peek 2, 2 curate 0    what was answered until then; who is not named passes
carried: 0 mask_of_muting            which artefacts the curators drew
absent: 2                            whose time has run out in this moment

An answer of which nobody chose it, because time was up, ends in `late`. Without a line `night` a
position by day comes after a night in which nobody was called.
"""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import PASS, Board, Choice, ScenarioError
from cabale.games.werewolf.rules.components import (
    ALPHA_WOLF,
    ARTEFACT,
    ARTEFACT_IDS,
    BOXES,
    CALL,
    CALLS,
    DIRECTIONS,
    ROLE,
    ROLE_IDS,
    VILLAGER,
)
from cabale.games.werewolf.rules.decks import copies, slot_wolves
from cabale.games.werewolf.rules.events import TAUGHT
from cabale.games.werewolf.rules.setup import lay_out
from cabale.games.werewolf.rules.state import NONE, Deed, Werewolf, members
from cabale.games.werewolf.rules.steps.day import Dawn, Talk
from cabale.games.werewolf.rules.steps.night import Call, Night, moments_of
from cabale.games.werewolf.rules.steps.vote import Vote

LINES = ("players", "centre", "slot", "deck", "begin", "night", "carried", "absent")
LATE = "late"


def arrange(t: Board[Werewolf], facts: Mapping[str, str]) -> None:
    for name in facts:
        if name not in LINES:
            known = ", ".join(LINES)
            raise ScenarioError(f"{name}: there is no line {name!r}; there are {known}")
    players = _roles(facts, "players", t.seats)
    centre = _roles(facts, "centre", 3)
    begin = facts.get("begin", "night").split()
    night = "night" in facts or begin not in (["day"], ["vote"])
    deck = _deck(facts, players + centre)
    _check_copies(deck)
    lay_out(t, deck, players + centre, _slot(t, facts, deck))
    if not night:
        t.state.calls = ()
    until = _begin(t, begin)
    t.push(Call, 0)
    _sleep(t, until, _Script(t, facts))
    if begin == ["vote"]:
        _step(t, Dawn)
        t.goto(Vote)
    _absent(t, facts.get("absent", "").split())


def _absent(t: Board[Werewolf], words: list[str]) -> None:
    """Seats that have answered with what the rules give to who does not (see the line `then`)."""
    s = t.state
    if words and s.stack[-1][0] == Call.name:
        _step(t, Call)
    awake = s.stack[-1][3] if s.stack[-1][0] == Night.name else ()
    for word in words:
        if not word.isdecimal() or int(word) not in awake:
            raise ScenarioError(f"absent: {word!r} is no seat that is awake")
        s.absent |= 1 << int(word)


# --- cards ---------------------------------------------------------------------------------------


def _roles(facts: Mapping[str, str], line: str, count: int) -> list[int]:
    names = facts.get(line, "").split()
    for name in names:
        if name not in ROLE:
            raise ScenarioError(f"{line}: no role is called {name!r}; roles: {', '.join(ROLE_IDS)}")
    if len(names) != count:
        raise ScenarioError(f"{line}: {count} roles are needed, not {len(names)}")
    return [ROLE[name] for name in names]


def _deck(facts: Mapping[str, str], dealt: list[int]) -> tuple[int, ...]:
    """Everybody sees the deck, and nobody who was dealt what: so it has an order of its own."""
    if "deck" not in facts:
        return tuple(sorted(dealt))
    deck = _roles(facts, "deck", len(dealt))
    if sorted(deck) != sorted(dealt):
        raise ScenarioError("deck: these are not the cards of players and centre")
    return tuple(deck)


def _check_copies(deck: tuple[int, ...]) -> None:
    """Two of a role that is dealt once would not know who is called; villagers never are."""
    held = copies(BOXES)
    for role in set(deck) - {VILLAGER}:
        if deck.count(role) > held[role]:
            raise ScenarioError(f"players: the boxes hold {held[role]} × {ROLE_IDS[role]}, no more")


def _slot(t: Board[Werewolf], facts: Mapping[str, str], deck: tuple[int, ...]) -> int:
    """The wolf of the slot (WER-006, WER-011)."""
    if ALPHA_WOLF not in deck:
        if "slot" in facts:
            raise ScenarioError("slot: there is none without the alpha wolf")
        return NONE
    free = slot_wolves(deck, BOXES)
    if not free:
        raise ScenarioError("slot: every wolf card is in the deck, so none is left for the slot")
    if "slot" not in facts:
        wanted = ROLE.get(t.options["slot_wolf"], free[0])
        return wanted if wanted in free else free[0]
    (slot,) = _roles(facts, "slot", 1)
    if slot not in free:
        names = ", ".join(ROLE_IDS[role] for role in free)
        raise ScenarioError(f"slot: {ROLE_IDS[slot]} cannot lie there; what is left is {names}")
    return slot


# --- how far the night is ------------------------------------------------------------------------

Until = tuple[int, int]
"""The number of a call in this night's list, and a moment of it."""


def _begin(t: Board[Werewolf], words: list[str]) -> Until:
    s = t.state
    match words:
        case ["night"]:
            return 0, 0
        case ["day"] | ["vote"]:
            return len(s.calls), 0
        case [name] | [name, "1" | "2" | "3"] if CALL.get(name) in s.calls:
            number, moment = s.calls.index(CALL[name]), int(words[1]) - 1 if words[1:] else 0
            if moment < moments_of(s, CALL[name]):
                return number, moment
            raise ScenarioError(f"begin: the call {name!r} asks nobody at such a moment")
    names = ", ".join(CALLS[call].id for call in s.calls)
    raise ScenarioError(
        f"begin: night, day, vote or a call, not {' '.join(words)!r}; calls: {names}"
    )


def _sleep(t: Board[Werewolf], until: Until, script: _Script) -> None:
    """Play the night as it was answered, up to the moment at which the position begins."""
    s = t.state
    while (frame := s.stack[-1])[0] in (Call.name, Night.name):
        t.frame = frame
        if frame[0] == Night.name:
            if frame[1:3] == until:
                break
            Night().resolve(t, script.answers(t, frame[3]))
            script.lay(s)
        elif until == (0, 0) or frame[1] == len(s.calls):
            break
        else:
            Call().ask(t)
    if s.stack[-1][0] == Call.name and s.stack[-1][1] == len(s.calls):
        t.goto(Dawn)
    script.check_done()


def _step(t: Board[Werewolf], step: type[Call | Dawn]) -> None:
    t.frame = t.state.stack[-1]
    step().ask(t)


class _Script:
    """The lines `night` and `carried`."""

    def __init__(self, t: Board[Werewolf], facts: Mapping[str, str]) -> None:
        self._answers: dict[int, list[tuple[Choice, bool]]] = {}
        for seat, *words in _listed(t, facts, "night"):
            late = words[-1:] == [LATE]
            choice = _choice(t, words[: len(words) - late])
            self._answers.setdefault(int(seat), []).append((choice, late))
        self._artefacts: dict[int, int] = {}
        for seat, *words in _listed(t, facts, "carried"):
            if len(words) != 1 or ARTEFACT.get(words[0]) not in t.state.stock:
                known = ", ".join(ARTEFACT_IDS[what] for what in t.state.stock)
                raise ScenarioError(f"carried: {' '.join(words)!r} is not in use; in use: {known}")
            if int(seat) in self._artefacts or ARTEFACT[words[0]] in self._artefacts.values():
                raise ScenarioError("carried: one artefact for a card, and each of them once")
            self._artefacts[int(seat)] = ARTEFACT[words[0]]
        self._laid = 0

    def answers(self, t: Board[Werewolf], seats: tuple[int, ...]) -> list[Choice]:
        found = [PASS] * t.seats
        for seat in seats:
            legal = list(Night().legal(t, seat))
            script = self._answers.get(seat, [])
            if script and script[0][0] in legal and legal != [PASS]:
                found[seat], late = script.pop(0)
                t.state.absent |= late << seat
            elif PASS not in legal:
                if len(legal) > 1:
                    raise ScenarioError(f"night: seat {seat} must act; it may {_words(legal)}")
                found[seat] = legal[0]
        return found

    def lay(self, s: Werewolf) -> None:
        """Artefacts are drawn blindly, but for those that the line `carried` names."""
        for seat, artefact in self._artefacts.items():
            if s.laid >> seat & 1 and not self._laid >> seat & 1:
                drawn, other = s.artefacts[seat], artefact
                if other in s.artefacts:
                    s.artefacts[s.artefacts.index(other)] = drawn
                s.artefacts[seat] = other
                self._laid |= 1 << seat

    def check_done(self) -> None:
        for seat, left in self._answers.items():
            if left:
                raise ScenarioError(f"night: seat {seat} could never answer '{left[0][0]}'")
        for seat in self._artefacts:
            if not self._laid >> seat & 1:
                raise ScenarioError(f"carried: nobody laid an artefact on the card of seat {seat}")


def _listed(t: Board[Werewolf], facts: Mapping[str, str], line: str) -> list[list[str]]:
    """The parts of a line, each with a seat first."""
    parts = [part.split() for part in facts.get(line, "").split(",") if part.strip()]
    for part in parts:
        if not part[0].isdecimal() or int(part[0]) >= t.seats or len(part) < 2:
            raise ScenarioError(f"{line}: {' '.join(part)!r} does not begin with a seat")
    return parts


def _choice(t: Board[Werewolf], words: list[str]) -> Choice:
    found = [choice for choice in t.catalogue if str(choice).split() == words]
    if not found:
        raise ScenarioError(f"night: {' '.join(words)!r} is no answer")
    return found[0]


def _words(legal: list[Choice]) -> str:
    return ", ".join(map(str, legal))


# --- and back ------------------------------------------------------------------------------------


def lines_of(t: Board[Werewolf]) -> dict[str, str]:
    """The lines from which `arrange` makes this position."""
    s = t.state
    lines = {
        "players": _names(s.start[: s.seats]),
        "centre": _names(s.start[s.seats : s.seats + 3]),
        "deck": _names(s.deck),
        "begin": _moment(t),
    }
    if s.slot != NONE:
        lines["slot"] = ROLE_IDS[s.slot]
    if s.calls:
        lines["night"] = ", ".join(_answers(s))
    carried = [(seat, what) for seat, what in enumerate(s.artefacts) if what != NONE]
    if carried:
        lines["carried"] = ", ".join(f"{seat} {ARTEFACT_IDS[what]}" for seat, what in carried)
    if s.absent:
        lines["absent"] = " ".join(map(str, members(s.absent)))
    return lines


def _names(roles: list[int] | tuple[int, ...]) -> str:
    return " ".join(ROLE_IDS[role] for role in roles)


def _moment(t: Board[Werewolf]) -> str:
    step, *rest = t.frame
    if step == Talk.name:
        return "day"
    if step == Vote.name:
        return "vote"
    number, moment, _ = rest
    call = CALLS[t.state.calls[number]].id
    return f"{call} {moment + 1}" if moment else call


def _answers(s: Werewolf) -> list[str]:
    found, numbers = [], [0] * s.seats
    for deed in s.deeds:
        late = (deed.seat, numbers[deed.seat]) in s.late
        numbers[deed.seat] += 1
        if deed.verb not in TAUGHT:
            found.append(" ".join([str(deed.seat), deed.verb, *_args(deed), *[LATE] * late]))
    return found


def _args(deed: Deed) -> list[str]:
    if deed.verb == "shift":
        return [DIRECTIONS[deed.args[0]]]
    return [str(arg) for arg in deed.args]
