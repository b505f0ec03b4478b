"""What each seat may see: the only door out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, cast

from cabale.games.abyss.rules.components import (
    ALLIES,
    CARDS,
    CITY_OF_MIRRORS,
    KINDS_OF_RACE,
    LOCATIONS,
    LORD_IDS,
    RACES,
)
from cabale.games.abyss.rules.scoring import (
    Score,
    best_mirrored,
    camp,
    opponents_tiles,
    score,
    worth_of_location,
)
from cabale.games.abyss.rules.state import FREE, NOBODY, Abyss, AbyssState, disabled, keys
from cabale.games.abyss.rules.steps.explore import price
from cabale.games.abyss.rules.steps.locations import Choose, PayKeys, Search
from cabale.games.abyss.rules.steps.military import LoseCards
from cabale.games.abyss.rules.steps.recruit import Federate, Pay, recruit_choices
from cabale.games.abyss.rules.verbs import lord_in


class Lord(TypedDict):
    """A Lord before a player; `under` is the Location that covers it."""

    lord: str
    under: str | None
    disabled: bool


class Points(TypedDict):
    """What a player's score is made of."""

    locations: int
    lords: int
    allies: int
    tokens: int


class Player(TypedDict):
    """The open part of what a player has; `token_values` and `score` after the end."""

    pearls: int
    keys: int
    key_tokens: int
    hand: int
    monster_tokens: int
    lords: list[Lord]
    locations: list[str]
    worth: dict[str, int]
    """What each of these Locations counts, as if the match ended now."""
    mirrored: str | None
    """The opponents' Location that the City of Mirrors copies, for who has it (ABY-178)."""
    federated: list[str]
    token_values: list[int] | None
    points: int
    """All that is open and counts, as if the match ended now."""
    score: Points | None


class Payment(TypedDict):
    """The Lord being paid for, and the Allies put down: shown to others once it is settled."""

    lord: str
    allies: list[str] | None
    instead: list[str]
    """For the payer alone: other Lords of the Court that the same hand could pay for."""


class Mine(TypedDict):
    """What only this seat sees."""

    hand: list[str]
    token_values: list[int]
    set_aside: list[str]
    drawn_locations: list[str]
    worth: dict[str, int]
    """What each Location that the seat may look at would bring it if the match ended now."""


class StolenToken(TypedDict):
    """The token that the thief took from this seat."""

    seat: int
    value: int


class CouncilSizes(TypedDict):
    """How many Allies lie in each stack of the Council."""

    jellyfish: int
    crab: int
    seahorse: int
    shellfish: int
    squid: int


class CouncilStacks(TypedDict):
    """The Allies in each stack of the Council."""

    jellyfish: list[str]
    crab: list[str]
    seahorse: list[str]
    shellfish: list[str]
    squid: list[str]


class Notes(TypedDict):
    """What a seat knows that kept its eyes open (ABY-224)."""

    council: CouncilStacks
    hands: list[list[str]]
    stolen: StolenToken | None


class Left(TypedDict):
    """How much is left of each pile."""

    exploration: int
    discard: int
    lords: int
    locations: int
    monster_tokens: int
    keys: int


class OpenPart(TypedDict):
    """What lies open to all."""

    turn: int
    last_round: int | None
    threat: int
    track: list[str]
    price: int
    buyers: list[int]
    council: CouncilSizes
    court: list[str]
    discarded_lords: list[str]
    locations: list[str]
    left: Left
    extra_turn: bool
    idle: int
    """Turns since somebody last got a Lord or a Location, that one included (ABY-209)."""
    used: list[str]
    players: list[Player]
    taking: str | None


class OwnPart(TypedDict):
    """What each seat sees otherwise; `mine` and `notes` are None for a spectator."""

    payment: Payment | None
    mine: Mine | None
    notes: Notes | None


class AbyssView(OpenPart, OwnPart):
    """All that a seat may know of a match of Abyss."""


def view(t: Abyss, seat: int | None) -> AbyssView:
    return {**open_part(t), **own_part(t, seat)}


def own_part(t: Abyss, seat: int | None) -> OwnPart:
    return {
        "payment": _payment(t, seat),
        "mine": None if seat is None else _mine(t, seat),
        "notes": None if seat is None or is_strict(t) else _notes(t, seat),
    }


def open_part(t: Abyss) -> OpenPart:
    s = t.state
    over = s.outcome is not None
    return {
        "turn": s.turn,
        "last_round": None if s.ended_by == NOBODY else s.ended_by,
        "threat": s.threat + 1,
        "track": [CARDS[card] for card in s.track],
        "price": price(s),
        "buyers": [other for other in range(t.seats) if s.buyers >> other & 1],
        "council": _council(s),
        "court": _names(LORD_IDS, s.court),
        "discarded_lords": _names(LORD_IDS, s.lords_gone),
        "locations": _names(LOCATIONS, s.open_locations),
        "left": {
            "exploration": len(s.deck),
            "discard": sum(s.discard),
            "lords": len(s.lord_deck),
            "locations": len(s.location_deck),
            "monster_tokens": len(s.token_stock),
            "keys": s.key_supply,
        },
        "extra_turn": s.extra_turn,
        "idle": s.idle,
        "used": [LORD_IDS[lord] for lord in range(len(LORD_IDS)) if s.used >> lord & 1],
        "players": [_player(t, other, over) for other in range(t.seats)],
        "taking": _taking(s),
    }


def _council(s: AbyssState) -> CouncilSizes:
    kinds = zip(RACES, KINDS_OF_RACE, strict=True)
    sizes = {race: sum(s.council[kind.start : kind.stop]) for race, kind in kinds}
    return cast("CouncilSizes", sizes)


def _names(names: Sequence[str], numbers: Sequence[int]) -> list[str]:
    return [names[number] for number in numbers]


def allies(counts: Sequence[int]) -> list[str]:
    """Cards by their names, sorted: the order of a list tells nothing."""
    return [ALLIES[kind] for kind, number in enumerate(counts) if number for _ in range(number)]


def _player(t: Abyss, seat: int, over: bool) -> Player:
    """The open part of what a player has; after the end all of it."""
    s = t.state
    count = score(s, seat)
    return {
        "pearls": s.pearls[seat],
        "keys": keys(s, seat),
        "key_tokens": s.key_tokens[seat],
        "hand": sum(s.hands[seat]),
        "monster_tokens": len(s.monster_tokens[seat]),
        "lords": [_lord(s, lord) for lord in s.lords[seat]],
        "locations": _names(LOCATIONS, s.locations[seat]),
        "worth": _worth(s, seat, s.locations[seat]),
        "mirrored": _mirrored(s, seat),
        "federated": allies(s.federated[seat]),
        "token_values": sorted(s.monster_tokens[seat]) if over else None,
        "points": count.total - count.tokens,
        "score": _points(count) if over else None,
    }


def _points(score: Score) -> Points:
    return {
        "locations": score.locations,
        "lords": score.lords,
        "allies": score.allies,
        "tokens": score.tokens,
    }


def _lord(s: AbyssState, lord: int) -> Lord:
    tile = s.under[lord]
    return {
        "lord": LORD_IDS[lord],
        "under": None if tile == FREE else LOCATIONS[tile],
        "disabled": disabled(s, lord),
    }


def _payment(t: Abyss, seat: int | None) -> Payment | None:
    """The Lord being paid for, and the Allies put down: shown to others once it is settled."""
    s = t.state
    if not s.stack or s.stack[-1][0] not in (Pay.name, Federate.name):
        return None
    name, lord, spent = s.stack[-1]
    open_to = name == Federate.name or seat == s.turn
    return {
        "lord": LORD_IDS[lord],
        "allies": _names(ALLIES, sorted(spent)) if open_to else None,
        "instead": _instead(t, lord) if name == Pay.name and seat == s.turn else [],
    }


def _instead(t: Abyss, lord: int) -> list[str]:
    """The hand still holds what is put down: all of it could pay for another Lord."""
    others = [lord_in(choice) for choice in recruit_choices(t)]
    return _names(LORD_IDS, [other for other in others if other != lord])


def _taking(s: AbyssState) -> str | None:
    """The Location that the active player has chosen while the keys for it are still picked."""
    if s.stack and s.stack[-1][0] == PayKeys.name:
        return LOCATIONS[s.stack[-1][1]]
    return None


def _mine(t: Abyss, seat: int) -> Mine:
    s = t.state
    frame = s.stack[-1] if s.stack else ("over",)
    drawn = frame[1] if frame[0] == Choose.name and seat == s.turn else ()
    searched = s.location_deck if frame[0] == Search.name and seat == s.turn else ()
    aside = frame[2][seat] if frame[0] == LoseCards.name else ()
    return {
        "hand": allies(s.hands[seat]),
        "token_values": sorted(s.monster_tokens[seat]),
        "set_aside": _names(ALLIES, sorted(aside)),
        "drawn_locations": _names(LOCATIONS, drawn),
        "worth": _worth(s, seat, sorted([*s.open_locations, *drawn, *searched])),
    }


def _worth(s: AbyssState, seat: int, tiles: Sequence[int]) -> dict[str, int]:
    """What Locations that a seat may look at would bring it if the match ended now."""
    mine, mirrored = camp(s, seat), opponents_tiles(s, seat)
    return {LOCATIONS[tile]: worth_of_location(tile, mine, mirrored) for tile in tiles}


def _mirrored(s: AbyssState, seat: int) -> str | None:
    if CITY_OF_MIRRORS not in s.locations[seat]:
        return None
    tile = best_mirrored(camp(s, seat), opponents_tiles(s, seat))
    return None if tile is None else LOCATIONS[tile]


def is_strict(t: Abyss) -> bool:
    """Whether players must rely on their memory (ABY-225)."""
    return bool(t.options["memory"] == "strict")


def _notes(t: Abyss, seat: int) -> Notes:
    """What a seat knows that kept its eyes open (ABY-224).

    Every Ally lay open before it went to a stack or a hand, and leaves a hand in the open, so the
    notes know all stacks and hands; the thief's victim also knows the token that is gone.
    """
    s = t.state
    stolen = s.stolen
    return {
        "council": cast(
            "CouncilStacks", {race: allies_of(s.council, r) for r, race in enumerate(RACES)}
        ),
        "hands": [allies(hand) for hand in s.hands],
        "stolen": None
        if stolen is None or stolen[1] != seat
        else {"seat": stolen[0], "value": stolen[2]},
    }


def allies_of(counts: Sequence[int], race: int) -> list[str]:
    kinds = [kind for kind in KINDS_OF_RACE[race] if counts[kind]]
    return [ALLIES[kind] for kind in kinds for _ in range(counts[kind])]
