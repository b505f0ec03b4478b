"""What a seat's prospects are read from, as numbers of about the size of one.

`FEATURES` names them in their order. Whoever changes one gives `VERSION` a new number: weights
that were fitted to another version are refused.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from cabale.games.abyss.mind.appraisal import OVER, Appraisal, stage
from cabale.games.abyss.mind.judgement import ONGOING_POWERS
from cabale.games.abyss.rules.components import (
    BLACK_SMOKERS,
    COMMANDER,
    GUILDS,
    KINDS_OF_RACE,
    LOCATIONS,
    LORD_GUILD,
    LORD_IDS,
    LORDS_TO_END,
    RACES,
    RECRUITER,
    TAMER,
)
from cabale.games.abyss.rules.scoring import Score, score
from cabale.games.abyss.rules.state import FREE, NOBODY, AbyssState, suffers
from cabale.games.abyss.rules.steps.recruit import worth_by_race

VERSION = 1

STAGES = LORDS_TO_END + 1  # by the most Lords that somebody has; the last is the last round
HOPES = 4
LATER = ("pearls", "value", "one key", "two keys", "lords ahead", "1. hope", "best left")
"""What is worth more, or less, the later it is."""
LAST = ("largest stack", "has a last turn", "last lord", "promise", "pearls")
"""What still counts in the last round: all else is points by then."""

FEATURES = (
    *(f"moves in {number}" for number in range(4)),
    *("moves later", "largest stack", "has a last turn", "last lord"),
    *(f"{number} lords" for number in range(LORDS_TO_END + 1)),
    "lords ahead",
    "promise",
    *("influence", "federated", "tokens", "locations now", "locations at the end"),
    *("pearls", "first pearls", "many pearls", "one key", "two keys", "key tokens"),
    *("allies", "value", "races", "kept", "first value"),
    *(f"{number}. race" for number in range(1, 6)),
    *(f"{race} in hand" for race in RACES),
    *(f"{race} federated" for race in RACES),
    *(f"{number}. hope" for number in range(1, HOPES + 1)),
    *("within reach", "best within reach", "best left", "best open location"),
    *("recruiter against", "commander against", "tamer against"),
    *(f"{guild} lords" for guild in GUILDS),
    *(f"active {lord}" for lord in LORD_IDS),
    *(f"has {tile}" for tile in LOCATIONS),
    *(f"{name}, later" for name in LATER),
)
_LATER = [FEATURES.index(name) for name in LATER]
_LAST = [name in LAST for name in FEATURES]


def stage_of(s: AbyssState) -> int:
    return STAGES - 1 if s.ended_by != NOBODY else min(STAGES - 2, max(map(len, s.lords)))


def features(s: AbyssState) -> list[list[float]]:
    """The features of every seat."""
    seats = len(s.pearls)
    found: list[list[float]] = [[]] * seats
    taken: set[int] = set()
    for waits in range(seats):
        seat = (s.turn + waits) % seats
        found[seat], reach = features_of(s, seat, waits, taken)
        taken.update(reach)
    return found


def features_of(
    s: AbyssState, seat: int, waits: int, taken: Collection[int]
) -> tuple[list[float], Collection[int]]:
    """Those of one seat that moves after so many others, and the Lords within its reach.

    `taken` are the Lords within the reach of the others. Whatever else is read here belongs into
    the keys of `standing.py`.
    """
    lords, hand, pearls = s.lords[seat], s.hands[seat], s.pearls[seat]
    last, late = s.ended_by != NOBODY, stage_of(s) / STAGES
    plays = last and waits < (s.ended_by - s.turn) % len(s.pearls)
    eyes = Appraisal(s, seat, OVER if last else stage(s))
    points = score(s, seat)
    tiles = _tiles(eyes)
    rivals = max([len(others) for other, others in enumerate(s.lords) if other != seat])
    worth = worth_by_race(hand)
    value = sum(worth)
    keys = min(eyes.keys, 2)
    prospects = eyes.prospects(worth, pearls)
    hopes = sorted([hope for hope, _, _ in prospects] + [0.0] * HOPES, reverse=True)
    reach = _within_reach(eyes, waits, prospects)
    best = max(reach.values(), default=0.0)
    left = max([brings for lord, brings in reach.items() if lord not in taken], default=0.0)
    found = [
        *_one_hot(waits, 4),
        (not waits) * late,
        (not waits) * max(worth_by_race(s.council)) / 10,
        float(plays),
        plays * best / 10,
        *_one_hot(len(lords), LORDS_TO_END + 1),
        (len(lords) - rivals) / 3,
        promise(eyes, points, tiles) / 20,
        points.lords / 20,
        points.allies / 10,
        points.tokens / 10,
        points.locations / 20,
        tiles / 20,
        pearls / 5,
        min(pearls, 2) / 2,
        max(0, pearls - 6) / 5,
        float(keys == 1),
        float(keys == 2),
        s.key_tokens[seat] / 2,
        sum(hand) / 10,
        value / 20,
        (5 - worth.count(0)) / 5,
        eyes.kept(hand) / 10,
        min(value, 10) / 10,
        *_material(s, seat, worth),
        *[hope / 10 for hope in hopes[:HOPES]],
        len(reach) / 3,
        best / 10,
        left / 10,
        _best_open(eyes) / 10,
        *[float(suffers(s, seat, lord)) for lord in (RECRUITER, COMMANDER, TAMER)],
        *_lords(s, seat),
        *[float(tile in s.locations[seat]) for tile in range(len(LOCATIONS))],
    ]
    found += [late * found[number] for number in _LATER]
    if last:
        found = [value * counts for value, counts in zip(found, _LAST, strict=True)]
    return found, reach


def _one_hot(value: int, size: int) -> list[float]:
    return [float(value == number) for number in range(size)]


def _tiles(eyes: Appraisal) -> float:
    """What the seat's Locations are worth, the Black Smokers left out."""
    return sum([eyes.tile(x) for x in eyes.s.locations[eyes.seat] if x != BLACK_SMOKERS])


def _best_open(eyes: Appraisal) -> float:
    return max([eyes.tile(x) for x in eyes.s.open_locations], default=0.0)


def _within_reach(
    eyes: Appraisal, waits: int, prospects: Sequence[tuple[float, bool, float]]
) -> dict[int, float]:
    """The Lords that the seat could recruit in its next turn, with what each brings."""
    s = eyes.s
    name, *memory = s.stack[-1] if s.stack else ("over",)
    if not waits and name != "turn":  # no other Lord in this turn than the one that it pays for
        return {memory[0]: eyes.lord(memory[0])} if name in ("pay", "federate") else {}
    return {
        lord: brings for lord, (_, near, brings) in zip(s.court, prospects, strict=True) if near
    }


def _material(s: AbyssState, seat: int, worth: Sequence[int]) -> list[float]:
    """The Allies of a seat by People: in hand, best first and in order, and federated."""
    federated = s.federated[seat]
    return [
        *[one / 10 for one in sorted(worth, reverse=True)],
        *[one / 10 for one in worth],
        *[sum(federated[kinds[0] : kinds[-1] + 1]) / 3 for kinds in KINDS_OF_RACE],
    ]


def _lords(s: AbyssState, seat: int) -> list[float]:
    """How many of each guild, and which of them are active."""
    guilds, active = [0.0] * len(GUILDS), [0.0] * len(LORD_IDS)
    for lord in s.lords[seat]:
        if s.active[lord] == seat:
            active[lord] = 1.0
        if s.active[lord] == seat or s.under[lord] != FREE:
            guilds[LORD_GUILD[lord]] += 0.5
    return guilds + active


def promise(eyes: Appraisal, points: Score, tiles: float) -> float:
    """The points of a seat as they may be at the end, by the adept's weights."""
    s, seat = eyes.s, eyes.seat
    if s.ended_by != NOBODY:
        return points.total + eyes.now
    w = eyes.weights
    worth = points.total - points.locations + tiles + eyes.now + w.lord * len(s.lords[seat])
    for lord in s.lords[seat]:
        if s.active[lord] == seat and lord in ONGOING_POWERS:
            worth += w.power * ONGOING_POWERS[lord]
    return worth + (0.0, w.one_key, w.two_keys)[min(eyes.keys, 2)]
