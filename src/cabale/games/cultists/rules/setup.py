"""Set-up: which roles, which map, and the deal (CUL-010 to CUL-038, CUL-270 to CUL-273)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import BadOption
from cabale.games.cultists.rules.components import (
    ALIVE,
    BROKEN_WINDOW,
    CULTIST,
    CULTIST_ROOM,
    DEAD,
    INVESTIGATOR,
    INVESTIGATOR_ROOM,
    PASSAGE_PILE,
    PROPHET,
    PYROMANIAC,
    PYROMANIAC_ROOM,
    ROLES,
    SET_UPS,
    TOKEN_COUNTS,
    SetUp,
    expert_sets,
    is_expert_set,
    loyalty_sums,
)
from cabale.games.cultists.rules.floorplan import ROUTES, load_plan, standard_plan
from cabale.games.cultists.rules.state import (
    FROM_PASSAGE_START,
    FROM_START,
    PASSAGE,
    CultistsState,
    T,
    set_up_of,
)
from cabale.games.cultists.rules.steps.night import night
from cabale.games.cultists.rules.steps.turn import Turn
from cabale.games.cultists.rules.verbs import characters_at


def has_automa(seats: int, options: Mapping[str, Any]) -> bool:
    return seats == 4 or bool(options["automa"])


def characters(seats: int, options: Mapping[str, Any]) -> int:
    return seats + has_automa(seats, options)


def prophet_possible(seats: int, options: Mapping[str, Any]) -> bool:
    """Five, six and eight characters; seven only in the AUTOMA game, on demand (CUL-038, 270)."""
    if has_automa(seats, options):
        return seats == 6 and bool(options["prophet"])
    return seats != 7


def check_options(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse what the rules do not allow, and say what would be right."""
    if options["automa"] and seats not in (4, 6):
        raise BadOption(f"the AUTOMA joins tables of 4 or 6, not of {seats}")
    if options["prophet"] and not (options["automa"] and seats == 6):
        raise BadOption(
            "option 'prophet' adds the Prophet to 6 players with the AUTOMA; at other tables"
            " the role set decides"
        )
    count = characters(seats, options)
    if options["map"] != "standard" and count not in load_plan(options["map"]).characters:
        raise BadOption(f"map {options['map']!r} is not drawn for {count} characters")
    if options["special"]:
        _check_special(seats, options, SET_UPS[count])


def _check_special(seats: int, options: Mapping[str, Any], set_up: SetUp) -> None:
    names = options["special"]
    if options["roles"] != "expert":
        raise BadOption("option 'special' lists the special roles of roles=expert")
    roles = tuple(ROLES.index(name) for name in names)
    if len(roles) > set_up.investigators:
        raise BadOption(
            f"option 'special': {len(roles)} roles, but only {set_up.investigators} Investigators"
        )
    if options["prophet"] and PROPHET not in roles:
        raise BadOption("option 'prophet' asks for a Prophet, and option 'special' lists none")
    if PROPHET in roles and not prophet_possible(seats, options):
        raise BadOption("option 'special': no Prophet at this table")
    if not is_expert_set(set_up, roles):
        good, bad = loyalty_sums(roles)
        raise BadOption(
            f"option 'special': loyalty is {bad} for the Cultists and {good} for the Investigators;"
            f" the difference must be {set_up.loyalty:+d}, and neither may pass 5"
        )


def special_roles(t: T) -> tuple[int, ...]:
    """The special roles of this match; one of three, or an expert set, is drawn."""
    options, set_up = t.options, set_up_of(t.state)
    prophet = prophet_possible(t.seats, options)
    asked_for = (PROPHET,) if options["prophet"] else ()
    if options["roles"] == "expert":
        if options["special"]:
            return tuple(ROLES.index(name) for name in options["special"])
        sets = expert_sets(set_up, prophet=prophet, asked_for=asked_for)
        return sets[t.draw(len(sets))]
    if options["roles"] == "first-game":
        fixed: tuple[int, ...] = set_up.first_game
        one_of: tuple[int, ...] = ()
    else:
        fixed, one_of = set_up.recommended, set_up.recommended_one_of
    drawn = (one_of[t.draw(len(one_of))],) if one_of else ()
    return tuple(r for r in fixed if r != PROPHET or prophet) + asked_for + drawn


def lay_out(t: T, specials: Sequence[int], first: int) -> None:
    """Everything of the set-up that no card back hides; `first` is the first player."""
    s = t.state
    set_up = set_up_of(s)
    plan = s.plan
    n, places = s.characters, len(plan.places)
    s.circle = tuple((first + i) % t.seats for i in range(t.seats)) + (
        (s.automa,) if s.automa >= 0 else ()
    )
    plain = n - set_up.cultists - len(specials)
    roles = [CULTIST] * set_up.cultists + list(specials) + [INVESTIGATOR] * plain
    s.roles_in_play = tuple(sorted(roles))
    every_role = sum(1 << role for role in set(roles))
    s.dangers = t.options["roles"] != "first-game"
    s.target = set_up.target
    s.role_shown = [0] * n
    s.could_be = [every_role] * n
    s.ghost = [0] * n
    s.ghosts_at_turn_end = (0,) * n
    s.acted = [0] * n
    s.place = [plan.start] * n
    s.dead_open = [0] * n
    s.draw_pile = list(set_up.room_cards)
    s.piles = [()] * places
    s.unshuffled = [0] * places
    s.explored = [0] * places
    s.dangerous = [0] * places
    s.completed = [0] * places
    s.token = [0] * places
    s.books = list(plan.books)
    s.shelved = [0] * len(plan.shelves)
    s.room_tokens = list(set_up.room_tokens)
    s.bag = list(TOKEN_COUNTS)
    if s.dangers:
        s.tokens_face_down = plan.token_rooms
    else:
        s.bag[BROKEN_WINDOW] = 0


def deal(t: T) -> None:
    """Roles, Routes, hands, starting pulse cards and room cards, all at random."""
    s = t.state
    roles = list(s.roles_in_play)
    t.shuffle(roles)
    s.role = roles
    routes = list(range(len(ROUTES)))
    t.shuffle(routes)
    s.route = routes[: s.characters]
    deal_hands(s)
    set_up = set_up_of(s)
    alive, dead = set_up.starting_pulse
    pulses = [ALIVE] * (alive - set_up.cultists) + [DEAD] * dead
    if alive:
        t.shuffle(pulses)
    lay_pulses(s, [ALIVE if role == CULTIST or not alive else pulses.pop() for role in s.role])
    rooms = [kind for kind, count in enumerate(set_up.room_cards) for _ in range(count)]
    t.shuffle(rooms)
    lay_room_cards(s, rooms)


def deal_hands(s: CultistsState) -> None:
    """Each deck by its role; no deck has more cards of a back than another (CUL-007)."""
    set_up = set_up_of(s)
    s.hand = []
    for role in s.role:
        s.hand += set_up.cultist_encounter if role == CULTIST else set_up.investigator_encounter
        s.hand += room_deck(role)


def dealt_cards(s: CultistsState, role: int) -> int:
    """How many cards a character of this role begins with."""
    set_up = set_up_of(s)
    encounters = set_up.cultist_encounter if role == CULTIST else set_up.investigator_encounter
    return sum(encounters) + sum(room_deck(role))


def room_deck(role: int) -> tuple[int, int, int]:
    if role == CULTIST:
        return CULTIST_ROOM
    return PYROMANIAC_ROOM if role == PYROMANIAC else INVESTIGATOR_ROOM


def lay_pulses(s: CultistsState, pulses: Sequence[int]) -> None:
    used = any(set_up_of(s).starting_pulse)
    s.first_pulse = list(pulses) if used else [-1] * s.characters
    s.pulse_size = [int(used)] * s.characters
    s.pulse_dead = [int(card == DEAD) for card in s.first_pulse]


def lay_room_cards(s: CultistsState, kinds: Sequence[int]) -> None:
    for room, kind in zip(s.plan.rooms, kinds, strict=True):
        s.piles[room] = (len(s.cards),)
        s.cards.append((0, FROM_START, room, kind))
    if s.dangers:
        for kind, count in enumerate(PASSAGE_PILE):
            for _ in range(count):
                s.passage += (len(s.cards),)
                s.cards.append((0, FROM_PASSAGE_START, PASSAGE, kind))


def new_state(seats: int) -> CultistsState:
    return CultistsState(plan=standard_plan(characters_at(seats)))


def variants(seats: int) -> Sequence[Mapping[str, Any]]:
    """Every role set at some count, the AUTOMA where it may join, and both kinds of memory."""
    others: dict[int, tuple[Mapping[str, Any], ...]] = {
        4: ({"roles": "first-game"},),
        5: ({"roles": "expert", "kills": "cards"},),
        6: ({"automa": True, "prophet": True}, {"automa": True, "roles": "first-game"}),
        7: ({"roles": "expert", "memory": "strict"},),
        8: ({"roles": "first-game"},),
    }
    return ({}, *others[seats])


def set_up(t: T) -> None:
    """A match from the beginning."""
    begin(t)
    lay_out(t, special_roles(t), t.draw(t.seats))
    deal(t)
    night(t)
    t.push(Turn, 0)


def begin(t: T) -> None:
    """What is known before the roles are drawn: who sits at the table, and on which map."""
    s = t.state
    s.characters = characters(t.seats, t.options)
    s.automa = t.seats if has_automa(t.seats, t.options) else -1
    name = t.options["map"]
    s.plan = standard_plan(s.characters) if name == "standard" else load_plan(name)
