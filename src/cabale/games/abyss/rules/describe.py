"""A position of Abyss written out in the lines that a scenario has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from cabale.games.abyss.rules.census import tiles_in_hand
from cabale.games.abyss.rules.components import CARDS, LOCATIONS, LORD_IDS
from cabale.games.abyss.rules.scenario import ONCE_PER_TURN
from cabale.games.abyss.rules.state import FREE, Abyss, AbyssState, disabled
from cabale.games.abyss.rules.steps.explore import Offer, Take
from cabale.games.abyss.rules.steps.locations import Control
from cabale.games.abyss.rules.steps.turn import Closing, HandLimit, Turn


def lines_of(t: Abyss) -> dict[str, str]:
    """The lines from which `arrange` makes this position; `begin` where it has a word for it."""
    s = t.state
    lines = {
        "turn": str(s.turn),
        "hands": _by_seat(_cards(hand) for hand in s.hands),
        "pearls": _by_seat(map(str, s.pearls)),
        "keys": _by_seat(map(str, s.key_tokens)),
        "tokens": _by_seat(map(_said, s.monster_tokens)),
        "lords": _by_seat(" ".join(_lord_said(s, lord) for lord in own) for own in s.lords),
        "locations": _by_seat(_named(LOCATIONS, own) for own in s.locations),
        "federated": _by_seat(_cards(own) for own in s.federated),
        "court": _named(LORD_IDS, s.court),
        "council": _cards(s.council),
        "track": _named(CARDS, s.track),
        "threat": str(s.threat + 1),
        "open_locations": _named(LOCATIONS, s.open_locations),
        "deck": _named(CARDS, s.deck[::-1]),
        "lord_deck": _named(LORD_IDS, s.lord_deck[::-1]),
        "location_deck": _named(LOCATIONS, s.location_deck[::-1]),
        "token_stock": _said(s.token_stock[::-1]),
        "discard": _cards(s.discard),
        "lords_gone": _named(LORD_IDS, s.lords_gone),
        "ended_by": str(s.ended_by),
        "idle": str(s.idle),
    }
    return lines | dict(_sometimes(t))


def _sometimes(t: Abyss) -> Iterator[tuple[str, str]]:
    """Lines that few positions need."""
    s = t.state
    if (moment := _moment(s)) is not None:
        yield "begin", moment
    if gone := _locations_gone(s):
        yield "locations_gone", _named(LOCATIONS, gone)
    if s.stolen is not None:
        yield "stolen", _said(s.stolen)
    if s.used:
        yield "used", _named(LORD_IDS, [lord for lord in ONCE_PER_TURN if s.used >> lord & 1])
    if s.buyers:
        yield "buyers", _said([seat for seat in range(t.seats) if s.buyers >> seat & 1])
    if s.extra_turn:
        yield "extra_turn", "yes"


def _locations_gone(s: AbyssState) -> list[int]:
    there = {*s.location_deck, *s.open_locations, *tiles_in_hand(s)}.union(*s.locations)
    return [tile for tile in range(len(LOCATIONS)) if tile not in there]


def _moment(s: AbyssState) -> str | None:
    match s.stack:
        case [(Turn.name,)]:
            return "plotting"
        case [(HandLimit.name,), (Closing.name,)]:
            return "closing"
        case [(HandLimit.name,), (Closing.name,), (Control.name,), (Take.name,)]:
            return "take"
        case [(HandLimit.name,), (Closing.name,), (Control.name,), (Offer.name, asked)]:
            return f"offer {_said(asked)}"
    return None


def _lord_said(s: AbyssState, lord: int) -> str:
    if s.under[lord] != FREE:
        return f"{LORD_IDS[lord]}@{LOCATIONS[s.under[lord]]}"
    return f"{LORD_IDS[lord]}!" if disabled(s, lord) else LORD_IDS[lord]


def _cards(counts: Sequence[int]) -> str:
    return " ".join(CARDS[card] for card, n in enumerate(counts) for _ in range(n))


def _named(names: Sequence[str], things: Iterable[int]) -> str:
    return " ".join(names[thing] for thing in things)


def _said(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))


def _by_seat(parts: Iterable[str]) -> str:
    return " | ".join(parts)
