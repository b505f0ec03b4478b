"""The only door out: what each seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from cabale.games.castle.rules.components import (
    HYPNOTISED,
    ITEMS,
    PROFESSIONS,
    SIDES,
    SOCIETIES,
    Side,
)
from cabale.games.castle.rules.duelling import scores
from cabale.games.castle.rules.editions import EditionName
from cabale.games.castle.rules.hands import CastleBoard
from cabale.games.castle.rules.state import CastleState
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.known import known_cards, offered_item, shown_seats, strict
from cabale.games.castle.sight.memory import Note


class Player(TypedDict):
    """One seat: what the whole table sees of it, and what this seat knows beyond."""

    hand: int
    tokens: int
    drink: bool
    face_up: bool
    profession: str | None
    society: str | None
    items: list[str] | None
    """All its items, where they lie open to this seat."""
    sure: list[str]
    """Those that it certainly holds, as far as this seat can tell."""


class TradeView(TypedDict):
    """A trade that waits for an answer; `wanted` is what a Diplomat asks for."""

    seat: int
    target: int
    item: str | None
    wanted: str | None


class ShownItem(TypedDict):
    """An item that was shown in a duel."""

    seat: int
    item: str


class UsedProfession(TypedDict):
    """A profession that was used for a point in a duel."""

    seat: int
    profession: str


class DuelView(TypedDict):
    """A duel that is going on."""

    attacker: int
    defender: int
    sides: list[Side | None]
    hypnotised: int | None
    shown: list[ShownItem]
    used: list[UsedProfession]
    laid: list[int]
    attack: int
    defence: int
    verdict: Side | None
    lone: int | None
    counted: bool
    winner: int | None


class AnnouncementView(TypedDict):
    """A victory that is being announced."""

    seat: int
    society: str
    named: list[int]


class NoteView(TypedDict):
    """Something that this seat has seen, and when."""

    turn: int
    what: str
    seat: int
    cards: list[str]


class OpenPart(TypedDict):
    """What lies open to all."""

    edition: EditionName
    turn: int
    round: int
    active: int
    limit: int
    pile: int
    unused: int
    stock: int
    start: list[str]
    duel: DuelView | None
    announcement: AnnouncementView | None


class OwnPart(TypedDict):
    """What each seat sees otherwise; spectators keep no notes."""

    seats: list[Player]
    trade: TradeView | None
    pile_seen: list[str] | None
    notes: NotRequired[list[NoteView]]


class CastleView(OpenPart, OwnPart):
    """The table as a seat may see it."""


def view(t: CastleBoard, seat: int | None) -> CastleView:
    """The table as a seat (None: a spectator) may see it, and its notes."""
    return {**open_part(t), **own_part(t, seat)}


def open_part(t: CastleBoard) -> OpenPart:
    s = t.state
    return {
        "edition": s.edition.name,
        "turn": s.turn,
        "round": s.turn // t.seats,
        "active": s.active,
        "limit": s.limit,
        "pile": len(s.pile),
        "unused": len(s.unused),
        "stock": s.stock,
        "start": [ITEMS[item] for item in s.start],
        "duel": duel_view(t),
        "announcement": announcement_view(s),
    }


def own_part(t: CastleBoard, seat: int | None) -> OwnPart:
    s = t.state
    seen: OwnPart = {
        "seats": _seats(t, seat),
        "trade": trade_seen_by(s, seat),
        "pile_seen": _pile(s, seat),
    }
    if seat is not None:
        seen["notes"] = [
            {"turn": turn, "what": what, "seat": about, "cards": list(words)}
            for turn, what, about, words in notes(t, seat)
        ]
    return seen


def notes(t: CastleBoard, seat: int) -> Sequence[Note]:
    """What a seat has seen, or, if it must remember, what it has seen just now (CAS-201)."""
    s = t.state
    every = knowledge.of(s, seat).notes
    if not strict(t):
        return every
    kept = len(every)
    while kept and every[kept - 1][0] >= s.turn - 1:
        kept -= 1
    return every[kept:]


def _seats(t: CastleBoard, eye: int | None) -> list[Player]:
    s = t.state
    drink = s.edition.drinks and t.seats % 2 == 1
    known = known_cards(t, eye)
    shown = shown_seats(t, eye)
    return [
        {
            "hand": len(hand),
            "tokens": tokens,
            "drink": drink,
            "face_up": face_up,
            "profession": None if profession < 0 else PROFESSIONS[profession],
            "society": None if society < 0 else SOCIETIES[society],
            "items": [ITEMS[item] for item in hand] if seat in shown else None,
            "sure": [ITEMS[item] for item in items],
        }
        for seat, hand, tokens, face_up, society, profession, items in zip(
            range(t.seats), s.hands, s.tokens, s.face_up, *known, strict=True
        )
    ]


def trade_seen_by(s: CastleState, eye: int | None) -> TradeView | None:
    frame = s.stack[-1] if s.stack else ()
    offered = offered_item(s, eye)
    item = None if offered < 0 else ITEMS[offered]
    match frame:
        case ("answer", offerer, partner, _):
            return {"seat": offerer, "target": partner, "item": item, "wanted": None}
        case ("demand_gift", target, name) | ("demand_answer", target, name, _):
            return {"seat": s.active, "target": target, "item": item, "wanted": name}
    return None


def duel_view(t: CastleBoard) -> DuelView | None:
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
        "shown": [{"seat": seat, "item": ITEMS[item]} for seat, item in duel.shown],
        "used": [{"seat": seat, "profession": PROFESSIONS[card]} for seat, card in duel.used],
        "laid": list(duel.laid),
        "attack": attack,
        "defence": defence,
        "verdict": SIDES[duel.verdict] if duel.verdict >= 0 else None,
        "lone": duel.lone if duel.lone >= 0 else None,
        "counted": won is not None,
        "winner": None if won is None or won < 0 else (s.active, duel.defender)[won],
    }


def announcement_view(s: CastleState) -> AnnouncementView | None:
    said = s.announcement
    if said is None:
        return None
    return {"seat": said.seat, "society": SOCIETIES[said.society], "named": list(said.named)}


def _pile(s: CastleState, eye: int | None) -> list[str] | None:
    """What the Clairvoyant sees while he looks through the pile."""
    if eye == s.active and s.stack and s.stack[-1][0] == "foresee":
        return [ITEMS[item] for item in sorted(s.pile)]
    return None
