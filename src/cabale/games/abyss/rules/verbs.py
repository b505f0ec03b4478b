"""Every choice that a seat can ever have: 437 at two seats, one more for each further seat.

Payments are small steps, so the number of choices stays bounded while every legal payment remains
possible: `spend` puts down one Ally of the hand, as often as the payer likes and in any order,
and `settle` ends it, the pearls for missing points included.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.core import Arg, Choice, Verb
from cabale.games.abyss.rules.components import (
    ALLIES,
    LOCATIONS,
    LORD_IDS,
    MOST_LOCATIONS_DRAWN,
    RACES,
    REWARDS,
    Reward,
)

VERBS = (
    # The turn.
    Verb("plot"),
    Verb("explore"),
    Verb("support", race="race"),
    Verb(
        "support_two", lambda one, two: RACES.index(one) < RACES.index(two), one="race", two="race"
    ),
    Verb("recruit", lord="lord"),
    # Exploring.
    Verb("buy"),
    Verb("take"),
    Verb("go_on"),
    Verb("fight"),
    Verb(
        "reward", lambda *parts: parts in REWARDS, keys="number", pearls="number", tokens="number"
    ),
    # Paying for a Lord.
    Verb("spend", ally="ally"),
    Verb("settle"),
    Verb("federate", ally="ally"),
    # Powers that may be used once in a turn.
    Verb("sell", ally="ally"),
    Verb("sweep", race="race"),
    Verb("replace", lord="lord"),
    # Powers of Lords that come into play.
    Verb("discard", ally="ally"),
    Verb("disable", lord="lord"),
    Verb("hunt", victim="seat"),
    Verb("dismiss", lord="lord"),
    Verb("claim", lord="lord"),
    Verb("give", location="location"),
    # Locations.
    Verb("control", location="location"),
    Verb("draw", lambda number: 1 <= number <= MOST_LOCATIONS_DRAWN, number="number"),
    Verb("choose", location="location"),
    Verb("use_lord", lord="lord"),
    Verb("use_token"),
    Verb("search", location="location"),
)

DOMAINS: Mapping[str, Sequence[Arg]] = {
    "ally": ALLIES,
    "lord": LORD_IDS,
    "location": LOCATIONS,
    "race": RACES,
    "number": range(MOST_LOCATIONS_DRAWN + 1),
}

_ALLY: Mapping[Arg, int] = {name: kind for kind, name in enumerate(ALLIES)}
_LORD: Mapping[Arg, int] = {name: lord for lord, name in enumerate(LORD_IDS)}
_LOCATION: Mapping[Arg, int] = {name: tile for tile, name in enumerate(LOCATIONS)}
_RACE: Mapping[Arg, int] = {name: race for race, name in enumerate(RACES)}


def ally_in(choice: Choice) -> int:
    return _ALLY[choice.args[0]]


def lord_in(choice: Choice) -> int:
    return _LORD[choice.args[0]]


def location_in(choice: Choice) -> int:
    return _LOCATION[choice.args[0]]


def races_in(choice: Choice) -> tuple[int, ...]:
    return tuple(_RACE[name] for name in choice.args)


def number_in(choice: Choice) -> int:
    number = choice.args[0]
    assert isinstance(number, int)
    return number


def reward_in(choice: Choice) -> Reward:
    return next(reward for reward in REWARDS if reward == choice.args)
