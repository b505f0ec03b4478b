"""The only door out: what each seat may see."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any

from cabale.core.game import Feature
from cabale.games.castle.components import HYPNOTISED, ITEMS, PROFESSIONS, SIDES, SOCIETIES
from cabale.games.castle.hands import CastleTable
from cabale.games.castle.knowledge import sure
from cabale.games.castle.minds import Note
from cabale.games.castle.state import CastleState
from cabale.games.castle.steps.reactions import scores


def strict(t: CastleTable) -> bool:
    """Whether players must rely on their memory (CAS-201)."""
    return bool(t.options["memory"] == "strict")


def view(t: CastleTable, seat: int | None) -> dict[str, Any]:
    """The table as a seat (None: a spectator) may see it, and its notes."""
    s = t.state
    seen: dict[str, Any] = {
        "edition": s.edition.name,
        "turn": s.turn,
        "round": s.turn // t.seats,
        "active": s.active,
        "limit": s.limit,
        "pile": len(s.pile),
        "unused": len(s.unused),
        "stock": s.stock,
        "start": [ITEMS[item] for item in s.start],
        "seats": [_seat(t, seat, other) for other in range(t.seats)],
        "trade": _trade(s, seat),
        "duel": _duel(t),
        "announcement": _announcement(s),
        "pile_seen": _pile(s, seat),
    }
    if seat is not None:
        seen["notes"] = [_note(*note) for note in notes(t, seat)]
    return seen


def notes(t: CastleTable, seat: int) -> Sequence[Note]:
    """What a seat has seen, or, if it must remember, what it has seen just now (CAS-201)."""
    s = t.state
    every = s.minds.now.notes[seat]
    if not strict(t):
        return every
    kept = len(every)
    while kept and every[kept - 1][0] >= s.turn - 1:
        kept -= 1
    return every[kept:]


def _note(turn: int, what: str, about: int, words: tuple[str, ...]) -> dict[str, Any]:
    return {"turn": turn, "what": what, "seat": about, "cards": list(words)}


def _seat(t: CastleTable, eye: int | None, seat: int) -> dict[str, Any]:
    s = t.state
    open_hand = seat == eye or seat in s.revealed or s.outcome is not None
    return {
        "hand": len(s.hands[seat]),
        "tokens": s.tokens[seat],
        "drink": s.edition.drinks and t.seats % 2 == 1,
        "face_up": s.face_up[seat],
        "profession": _word(PROFESSIONS, known_profession(t, eye, seat)),
        "society": _word(SOCIETIES, known_society(t, eye, seat)),
        "items": [ITEMS[item] for item in s.hands[seat]] if open_hand else None,
        "sure": [ITEMS[item] for item in known_items(t, eye, seat)],
    }


def _word(words: tuple[str, ...], card: int) -> str | None:
    return None if card < 0 else words[card]


def known_society(t: CastleTable, eye: int | None, seat: int) -> int:
    """The society of a seat as far as another knows it now, or -1."""
    s = t.state
    if seat == eye or seat in s.revealed or s.outcome is not None:
        return s.society[seat]
    return -1 if eye is None or strict(t) else s.minds.now.societies[eye][seat]


def known_profession(t: CastleTable, eye: int | None, seat: int) -> int:
    """The profession of a seat as far as another knows it now, or -1."""
    s = t.state
    if seat == eye or s.face_up[seat] or s.outcome is not None:
        return s.profession[seat]
    if eye is None or strict(t):
        return -1
    here = 1 << seat
    places = s.minds.now.professions[eye]
    return places.index(here) if here in places else -1


def known_items(t: CastleTable, eye: int | None, seat: int) -> tuple[int, ...]:
    """The items that a seat certainly holds now, as far as another can tell."""
    s = t.state
    if seat == eye or seat in s.revealed or s.outcome is not None:
        return s.hands[seat]
    return () if eye is None or strict(t) else sure(s.minds.now.facts[eye], seat)


def _trade(s: CastleState, eye: int | None) -> dict[str, Any] | None:
    frame = s.stack[-1] if s.stack else ()
    match frame:
        case ("answer", offerer, partner, item):
            item = ITEMS[item] if eye in (offerer, partner) else None
            return {"seat": offerer, "target": partner, "item": item, "wanted": None}
        case ("demand_gift", target, name):
            return {"seat": s.active, "target": target, "item": None, "wanted": name}
        case ("demand_answer", target, name, gift):
            item = ITEMS[gift] if eye == s.active else None
            return {"seat": s.active, "target": target, "item": item, "wanted": name}
    return None


def _duel(t: CastleTable) -> dict[str, Any] | None:
    s = t.state
    duel = s.duel
    if duel is None:
        return None
    won = next((frame[1] for frame in s.stack if frame[0] == "after_duel"), None)
    attack, defence = scores(s, duel)
    return {
        "attacker": s.active,
        "defender": duel.defender,
        "sides": [SIDES[side] if side >= 0 else None for side in duel.sides],
        "hypnotised": duel.sides.index(HYPNOTISED) if HYPNOTISED in duel.sides else None,
        "shown": [[seat, ITEMS[item]] for seat, item in duel.shown],
        "used": [[seat, PROFESSIONS[card]] for seat, card in duel.used],
        "laid": list(duel.laid),
        "attack": attack,
        "defence": defence,
        "verdict": SIDES[duel.verdict] if duel.verdict >= 0 else None,
        "lone": duel.lone if duel.lone >= 0 else None,
        "counted": won is not None,
        "winner": None if won is None or won < 0 else (s.active, duel.defender)[won],
    }


def _announcement(s: CastleState) -> dict[str, Any] | None:
    said = s.announcement
    if said is None:
        return None
    return {"seat": said.seat, "society": SOCIETIES[said.society], "named": list(said.named)}


def _pile(s: CastleState, eye: int | None) -> list[str] | None:
    """What the Clairvoyant sees while he looks through the pile."""
    if eye == s.active and s.stack and s.stack[-1][0] == "foresee":
        return [ITEMS[item] for item in sorted(s.pile)]
    return None


# --- the same as numbers ------------------------------------------------------------------------

PHASES = (
    "turn",
    "answer",
    "ability",
    "before_draw",
    "round",
    "overflow",
    "foresee",
    "demand",
    "demand_gift",
    "demand_answer",
    "interruption",
    "tribute",
    "support",
    "hypnosis",
    "reactions",
    "after_duel",
    "spoils",
    "theft",
    "replacement",
    "after",
    "naming",
)
_PER_SEAT = 5 + len(SOCIETIES) + len(PROFESSIONS) + len(ITEMS)


def features(seats: int) -> Sequence[Feature]:
    return (
        Feature("table", 4, "turn / 100, pile / 20, unused professions / 10, stock / 12"),
        Feature("phase", len(PHASES), "the step that is running, one of PHASES"),
        Feature("offer", len(ITEMS), "the card of a trade that this seat sees lying there"),
        Feature("duel", 2, "attack / 10, defence / 10"),
        Feature(
            "seats",
            seats * _PER_SEAT,
            "from this seat clockwise: active, cards / 8, tokens / 12, side in a duel (2), "
            "known society (2), known profession (10), certain items (17)",
        ),
    )


_PHASE_NUMBER = {phase: number for number, phase in enumerate(PHASES)}


def observe(t: CastleTable, seat: int, out: MutableSequence[float]) -> None:
    s = t.state
    out[0] = s.turn / 100
    out[1] = len(s.pile) / 20
    out[2] = len(s.unused) / 10
    out[3] = s.stock / 12
    at = 4
    if s.stack:
        kind = t.game.step(s.stack[-1][0]).kind
        out[at + _PHASE_NUMBER[kind]] = 1
    at += len(PHASES)
    trade = _trade(s, seat)
    if trade is not None and trade["item"] is not None:
        out[at + ITEMS.index(trade["item"])] = 1
    at += len(ITEMS)
    duel = s.duel
    if duel is not None:
        attack, defence = scores(s, duel)
        out[at], out[at + 1] = attack / 10, defence / 10
    at += 2
    for other in t.clockwise(seat):
        _observe_seat(t, seat, other, out, at)
        at += _PER_SEAT


def _observe_seat(
    t: CastleTable, eye: int, seat: int, out: MutableSequence[float], at: int
) -> None:
    s = t.state
    if s.active == seat:
        out[at] = 1
    out[at + 1] = len(s.hands[seat]) / 8
    if s.tokens[seat]:
        out[at + 2] = s.tokens[seat] / 12
    if s.duel is not None and s.duel.sides[seat] >= 0:
        out[at + 3 + s.duel.sides[seat]] = 1
    at += 5
    society = known_society(t, eye, seat)
    if society >= 0:
        out[at + society] = 1
    at += len(SOCIETIES)
    profession = known_profession(t, eye, seat)
    if profession >= 0:
        out[at + profession] = 1
    at += len(PROFESSIONS)
    for item in known_items(t, eye, seat):
        out[at + item] += 1
