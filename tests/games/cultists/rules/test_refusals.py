"""A refused choice is refused by the rule that forbids it: each rule asked by itself, over play."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import pytest
from tests.games.cultists.scene import APART, FIVE, SEVEN, scene

from cabale.core import Choice, Match, Reason, game, new_match
from cabale.games.cultists.rules.components import (
    ASSASSIN,
    CULTIST,
    ENCOUNTER_CARDS,
    MECHANIC,
    PROPHET,
    ROOM_CARDS,
    SECRET_DOORS,
    SUPER_GHOST,
)
from cabale.games.cultists.rules.floorplan import CORRIDOR, ROUTE_LINE, ROUTES
from cabale.games.cultists.rules.state import HAND, OPEN_PORTAL, CultistsState

VERBS = {
    "move": {"go", "stop", "teleport"},
    "encounter": {"give"},
    "prying_eyes": {"look"},
    "under_control": {"draw_token"},
    "decide_token": {"remove_token", "return_token"},
    "found": {"put_back", "reveal"},
    "act": {
        *("check", "secure", "fight", "assassinate", "add", "inspect"),
        *("start_vote", "camera", "restore_power", "close_portal"),
    },
    "vote": {"point", "abstain", "point_twice", "abstain_twice"},
    "change_vote": {"point", "abstain", "point_twice", "abstain_twice"},
    "clean_up": {"declare"},
    "name_prophet": {"name"},
}


class Position:
    """A choice that a seat may not take, and what the rules ask of it."""

    def __init__(self, match: Match, seat: int, choice: Choice) -> None:
        self.s = s = cast("CultistsState", match.state)
        self.frame = s.stack[-1]
        self.seat = seat
        self.choice = choice
        self.here = s.place[seat]
        self.ghost = bool(s.ghost[seat])
        self.knife = s.circle[(s.turn - 1) % s.characters]
        names = [arg for arg in choice.args if isinstance(arg, str) and arg in s.plan.index]
        self.place = s.plan.index[names[0]] if names else -1
        targets = [arg for arg in choice.args if isinstance(arg, int)]
        self.target = targets[0] if targets else -1

    def joined(self, place: int) -> tuple[int, ...]:
        s = self.s
        if s.event != SECRET_DOORS or s.plan.colour[place] == CORRIDOR:
            return (place,)
        return tuple(r for r in s.plan.rooms if s.plan.colour[r] == s.plan.colour[place])

    def together(self, other: int) -> bool:
        return self.s.place[other] in self.joined(self.here)

    def holds(self, card: str) -> bool:
        kinds = (*ENCOUNTER_CARDS, *ROOM_CARDS)
        return bool(self.s.hand[HAND * self.seat + kinds.index(card)])

    def on_route(self, room: int) -> bool:
        s = self.s
        if s.role[self.seat] == CULTIST or (s.role[self.seat] == MECHANIC and not self.ghost):
            return True
        return s.plan.colour[room] in ROUTES[s.route[self.seat]][ROUTE_LINE[s.turn]]

    def doors(self) -> set[int]:
        return {q for p in self.joined(self.here) for q in self.s.plan.doors[p]}


def at_camera(p: Position) -> bool:
    return p.here == p.s.plan.camera_room and bool(p.s.power)


PILE = ("add", "inspect")
LIVING = ("secure", "fight", "assassinate")

FORBIDS: dict[str, Callable[[Position], bool]] = {
    "CUL-001": lambda p: p.target >= p.s.characters,
    "CUL-029": lambda p: not p.s.dangers and p.choice.verb == "secure",
    "CUL-040": lambda p: p.place < 0 and str(p.choice.args[0]) not in p.s.plan.index,
    "CUL-080": lambda p: (
        p.place not in p.joined(p.here)
        if p.choice.verb == "stop"
        else not p.frame[3] or p.place not in p.doors()
    ),
    "CUL-081": lambda p: p.place in p.joined(p.frame[2]) and (p.frame[3] <= 1 or stops(p)),
    "CUL-084": lambda p: p.ghost and p.place in p.joined(p.here),
    "CUL-085": lambda p: (
        bool(p.s.fishman)
        and p.place == p.s.plan.fishman_corridor
        and (p.knife != p.seat or p.ghost)
    ),
    "CUL-087": lambda p: p.ghost and bool(p.s.fishman) and p.place == p.s.plan.fishman_corridor,
    "CUL-094": lambda p: (
        p.target == p.seat or p.target not in p.frame[2] or not p.holds(str(p.choice.args[0]))
    ),
    "CUL-119": lambda p: bool(p.s.ghost[p.target]),
    "CUL-142": lambda p: (
        p.s.plan.colour[p.here] == CORRIDOR
        or (p.place >= 0 and p.choice.verb != "camera" and p.place not in p.joined(p.here))
        or not p.on_route(p.here)
    ),
    "CUL-144": lambda p: bool(p.s.token[p.here if p.choice.verb not in PILE else p.place]),
    "CUL-150": lambda p: not p.together(p.target) and not at_camera(p),
    "CUL-152": lambda p: p.choice.verb == "reveal" and not p.s.pulse_dead[p.frame[2]],
    "CUL-153": lambda p: p.choice.verb == "put_back" and bool(p.s.pulse_dead[p.frame[2]]),
    "CUL-160": lambda p: p.target == p.seat,
    "CUL-162": lambda p: p.s.plan.colour[p.here] != CORRIDOR or not p.holds(str(p.choice.args[0])),
    "CUL-163": lambda p: not p.s.token[p.here],
    "CUL-164": lambda p: (
        p.s.role[p.seat] != ASSASSIN
        or bool(p.s.role_shown[p.seat])
        or p.target == p.seat
        or not p.together(p.target)
    ),
    "CUL-170": lambda p: not p.holds(str(p.choice.args[1])),
    "CUL-177": lambda p: not p.s.explored[p.place],
    "CUL-181": lambda p: bool(p.s.completed[p.place]),
    "CUL-184": lambda p: not p.s.piles[p.place],
    "CUL-185": lambda p: p.here != p.s.plan.vote_room or not p.s.vote_active,
    "CUL-186": lambda p: not at_camera(p) or not p.s.explored[p.place],
    "CUL-187": lambda p: (
        bool(p.s.completed[p.place] or p.s.token[p.place]) or not p.s.piles[p.place]
    ),
    "CUL-188": lambda p: p.here != p.s.plan.camera_room or bool(p.s.power),
    "CUL-189": lambda p: (
        p.here != p.s.plan.portal_room
        or p.s.portal != OPEN_PORTAL
        or p.target >= p.s.characters
        or p.target == p.seat
        or bool(p.s.ghost[p.target])
        or not p.together(p.target)
    ),
    "CUL-190": lambda p: bool(p.s.acted[p.target]) or p.target == p.s.automa,
    "CUL-203": lambda p: (
        p.s.role.count(CULTIST) == 1
        if p.choice.verb.endswith("twice")
        else p.frame[1][p.seat] == p.target
    ),
    "CUL-204": lambda p: p.s.role.count(CULTIST) == 2 and p.knife != p.seat,
    "CUL-206": lambda p: p.knife == p.seat and p.ghost,
    "CUL-210": lambda p: (p.ghost and p.s.role[p.seat] != SUPER_GHOST) or p.choice.verb in LIVING,
    "CUL-213": lambda p: bool(p.s.ghost[p.target]),
    "CUL-220": lambda p: p.s.role[p.seat] != CULTIST,
    "CUL-236": lambda p: not p.s.could_be[p.target] >> PROPHET & 1,
}


def stops(p: Position) -> bool:
    return p.choice.verb == "stop"


def refused(match: Match, rng: Random, some: int) -> Iterator[tuple[int, Choice]]:
    for seat, decision in match.decisions.items():
        catalogue = list(match.board.catalogue)[1:]
        for choice in rng.sample(catalogue, min(some, len(catalogue))):
            if choice not in decision.choices:
                yield seat, choice


def fault(match: Match, seat: int, choice: Choice) -> str | None:
    """What is wrong with the reason that a seat is given; None if nothing is."""
    reason = match.why_not(seat, choice)
    kind = match.decisions[seat].kind
    assert reason is not None
    if reason.rule is None:
        walks = kind == "move" and match.decisions[seat].choices[0].verb == "teleport"
        own = VERBS[kind] - ({"go", "stop"} if walks else {"teleport"})
        return f"{choice} has no rule at {kind}" if choice.verb in own else None
    if not FORBIDS[reason.rule](Position(match, seat, choice)):
        return f"{reason.rule} ({reason.key}) does not forbid {choice} at {kind}"
    return None


CASES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (5, {"roles": "expert"}),
    (6, {"automa": True, "prophet": True}),
    (7, {}),
    (8, {"roles": "first-game"}),
]


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_the_rule_that_is_named_forbids_it(seats: int, options: dict[str, Any]) -> None:
    faults = []
    for seed in range(6):
        match, rng = new_match("cultists", seats, seed, options, live=True), Random(seed)
        while match.outcome is None:
            faults += [fault(match, *one) for one in refused(match, rng, 12)]
            seat, decision = rng.choice(list(match.decisions.items()))
            patient = decision.kind == "clean_up"
            match.play(seat, decision.choices[0] if patient else rng.choice(decision.choices))
    assert {one for one in faults if one} == set()


ACT = "begin: action"
DARK = "places: green green light_blue red red"
GHOST = (APART, "ghosts: 1", "first: 1", "fishman: in")
PAIR = "places: green green red pink_1 pink_2"
CAMERA = "places: red green pink_1 pink_2 light_blue"
WAY = "routes: 2 1 3 4 5"
ASSASSIN_ROLES = "roles: cultist assassin investigator investigator investigator"
PROPHET_ROLES = "roles: cultist investigator prophet investigator investigator"
NAMING = ("shown: 0", "not 1: prophet", "points: 10", "ending: yes", "steps: name_prophet 0 points")
FIVE_ROLES = FIVE.splitlines()[0]
SIX = FIVE_ROLES + " investigator"
PINK = "places: pink_1 dark_blue_2 orange_1 green light_blue"
FIRST = FIVE + "  # a first game"
LAKE = "places: green light_blue red orange_1 orange_2"
WEST = "places: corridor_west corridor_west red pink_1 pink_2"
CHANGE = "steps: turn 3, action_phase 5, change_vote (1 1 2 - -)"

# reason, rule, seat, choice, facts
SAMPLES: list[tuple[str, str, int, str, tuple[str, ...]]] = [
    ("must-move", "CUL-081", 0, "stop dark_blue_1", (APART,)),
    ("not-there", "CUL-080", 0, "stop red", (APART,)),
    ("no-door", "CUL-080", 0, "go red", (APART.replace("dark_blue_1", "orange_1"),)),
    (
        *("no-points", "CUL-080", 0, "go red"),
        (PINK, "event: secret_doors", "steps: turn 1, movement 1, move 0 red 0"),
    ),
    ("other-plan", "CUL-040", 0, "go dark_blue_3", (SIX,)),
    ("fishman", "CUL-085", 1, "go corridor_northeast", (LAKE, "fishman: in", "begin: movement 1")),
    ("must-move", "CUL-084", 1, "teleport dark_blue_2", GHOST),
    ("fishman-ghost", "CUL-087", 1, "teleport corridor_northeast", GHOST),
    # Meeting, looking.
    ("not-met", "CUL-094", 0, "give alive 3", (PAIR, "begin: encounter green")),
    ("no-pulse-card", "CUL-094", 1, "give dead 0", (PAIR, "begin: encounter green")),
    ("target-ghost", "CUL-119", 0, "look 3", (APART, "ghosts: 3", "steps: turn 2, prying_eyes 0")),
    ("must-reveal", "CUL-153", 1, "put_back", (PAIR, "begin: look 1>2", "gifts: 0>2 dead")),
    ("nothing-found", "CUL-152", 0, "reveal", (PAIR, "begin: look 0>1")),
    # Character actions.
    ("ghost", "CUL-210", 1, "fight", (ACT, APART, "ghosts: 1", "first: 1")),
    ("oneself", "CUL-160", 0, "check 0", (ACT, APART)),
    ("target-ghost", "CUL-213", 0, "check 1", (ACT, DARK, "ghosts: 1")),
    ("not-together", "CUL-150", 0, "check 2", (ACT, DARK)),
    ("nobody", "CUL-001", 0, "check 6", (SIX, ACT)),
    ("not-assassin", "CUL-164", 0, "assassinate 1", (ACT, DARK)),
    ("oneself-struck", "CUL-164", 1, "assassinate 1", (ASSASSIN_ROLES, "begin: action 1", DARK)),
    ("not-together", "CUL-164", 1, "assassinate 2", (ASSASSIN_ROLES, "begin: action 1", DARK)),
    ("no-corridor", "CUL-162", 0, "secure fail", (ACT, DARK)),
    ("no-card", "CUL-162", 1, "secure fail", ("begin: action 1", WEST)),
    ("no-token", "CUL-163", 0, "fight", (ACT, DARK)),
    # Room actions.
    ("other-room", "CUL-142", 0, "inspect red", (ACT, DARK)),
    (
        "in-corridor",
        "CUL-142",
        0,
        "add green fail",
        (ACT, DARK.replace("green", "corridor_west", 1)),
    ),
    ("route", "CUL-142", 1, "add green success", (FIVE_ROLES, WAY, "begin: action 1", DARK)),
    ("unexplored", "CUL-177", 0, "inspect green", (ACT, DARK)),
    ("empty", "CUL-184", 0, "inspect green", (ACT, DARK, "explored: green", "pile green: fail!")),
    ("token", "CUL-144", 0, "add green fail", (ACT, DARK, "tokens: green")),
    ("completed", "CUL-181", 0, "add green fail", (ACT, DARK, "books green: 0")),
    ("no-card", "CUL-170", 0, "add green sabotage", (ACT, DARK, "hand 0: 4 3 2 4 0!")),
    ("start-vote", "CUL-185", 0, "start_vote", (ACT, DARK)),
    ("camera", "CUL-186", 0, "camera red", (ACT, DARK)),
    ("unexplored", "CUL-186", 0, "camera green", (ACT, CAMERA)),
    (
        *("not-inspectable", "CUL-187", 0, "camera green"),
        (ACT, CAMERA, "explored: green", "tokens: green"),
    ),
    ("restore-power", "CUL-188", 0, "restore_power", (ACT, DARK)),
    ("close-portal", "CUL-189", 0, "close_portal 1", (ACT, DARK)),
    (
        "no-partner",
        "CUL-190",
        0,
        "close_portal 1",
        (PAIR, "first: 1", "begin: action 0", "portal: 3"),
    ),
    # Votes, the end.
    ("ghost-target", "CUL-213", 0, "point 3", (APART, "ghosts: 3", "begin: vote 0")),
    ("nobody", "CUL-001", 0, "point 6", (SIX, "begin: vote 0")),
    ("no-double-one", "CUL-203", 0, "point_twice 1", (APART, "begin: vote 0")),
    ("same-vote", "CUL-203", 0, "point 1", (APART, CHANGE)),
    ("not-cultist", "CUL-220", 1, "declare", (APART, "begin: clean-up")),
    ("no-prophet", "CUL-236", 0, "name 1", (PROPHET_ROLES, APART, *NAMING)),
    # With two Cultists, and in a first game.
    ("no-double", "CUL-204", 1, "point_twice 3", (SEVEN, "begin: vote 0")),
    ("no-knife", "CUL-206", 0, "point_twice 3", (SEVEN, "ghosts: 0", "begin: vote 1")),
    ("first-game", "CUL-029", 0, "secure fail", (FIRST, ACT, WEST)),
]


@pytest.mark.parametrize(("key", "number", "seat", "words", "facts"), SAMPLES, ids=str)
def test_a_sample_of_each_reason(
    key: str, number: str, seat: int, words: str, facts: tuple[str, ...]
) -> None:
    options = {"roles": "first-game"} if facts[0] == FIRST else {}
    own = facts[0].startswith("roles")
    seats = facts[0].splitlines()[0].count(" ") if own else 5
    table = scene(*(() if own else (FIVE,)), *facts, seats=seats, live=True, **options)
    match, (verb, *rest) = table.match, words.split()
    choice = match.choice(verb, *[int(word) if word.isdigit() else word for word in rest])
    assert match.why_not(seat, choice) == Reason(key, number)
    assert fault(match, seat, choice) is None


def test_every_reason_and_every_rule_has_a_sample() -> None:
    told = set(re.findall(r"^cultists-why-([\w-]+) =", game("cultists").words("en"), re.MULTILINE))
    assert told == {key for key, *_ in SAMPLES}
    assert set(FORBIDS) == {number for _, number, *_ in SAMPLES}


def test_the_knife_of_a_ghost_and_a_double_vote_without_it() -> None:
    vote = (ACT, "places: light_blue" + " orange_1" * 6, "first: 0")
    table = scene(SEVEN, *vote, seats=7).do(0, "start_vote")
    choice = table.match.board.catalogue
    reasons = {seat: table.match.why_not(seat, choice("point_twice", 3)) for seat in (0, 1)}
    assert reasons[0] is None
    assert reasons[1] is not None
    assert reasons[1].rule == "CUL-204"
