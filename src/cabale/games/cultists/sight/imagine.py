"""A world that the seat could not tell from this one.

Given who the Cultists are, three things fall apart and are drawn again one by one: the pulse
cards, the Room cards, the Routes. Each keeps everything that was seen of it: a murder that came to
light, a look that was put back by an Investigator, a card that Inspect turned up, a room action
that a Route must have allowed.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from cabale.games.cultists.rules.components import (
    CULTIST,
    MECHANIC,
    NO_EVENT,
    PROPHET,
)
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES
from cabale.games.cultists.rules.state import (
    CultistsState,
    T,
    knife_holder,
    set_up_of,
)
from cabale.games.cultists.sight.imagine_cards import draw_room_cards
from cabale.games.cultists.sight.imagine_pulses import draw_pulses, lay_pulses

_TRIES = (1, 3, 12, 100, 1000)  # at each set of Cultists, round by round
"""Late at a table of eight with special roles one try of thirty fits all Routes and cards."""


def imagine(t: T, seat: int, rng: Random) -> None:
    s = t.state
    if s.outcome is not None:
        return
    s.next_tokens, s.next_cards, s.hidden_tokens = (), (), ()
    _tokens(s, seat, rng)
    routes = _routes_that_fit(s)
    sets = _cultist_sets(s, seat)
    rng.shuffle(sets)
    for tries in _TRIES:
        for cultists in sets:
            pulses = draw_pulses(s, seat, cultists, rng)
            if pulses is None:
                continue
            for _ in range(tries):
                if _imagine_rest(s, seat, cultists, routes, rng):
                    lay_pulses(s, seat, cultists, pulses)
                    return
    raise AssertionError(f"no world found that fits what seat {seat} saw")


def _imagine_rest(
    s: CultistsState, seat: int, cultists: tuple[int, ...], routes: list[int], rng: Random
) -> bool:
    roles = _roles(s, seat, cultists, routes, rng)
    if roles is None:
        return False
    dealt = _deal_routes(s, seat, roles, routes, rng)
    if dealt is None:
        return False
    if not draw_room_cards(s, seat, roles, rng):
        return False
    s.role, s.route = roles, dealt
    return True


# --- who is who --------------------------------------------------------------------------------


def _cultist_sets(s: CultistsState, seat: int) -> list[tuple[int, ...]]:
    """Every set of Cultists that the seat cannot rule out by what was shown or told at night."""
    count = set_up_of(s).cultists
    true = tuple(c for c in range(s.characters) if s.role[c] == CULTIST)
    if s.role[seat] in (CULTIST, PROPHET):
        return [true]
    could = [c for c in range(s.characters) if c != seat and s.could_be[c] >> CULTIST & 1]
    must = {c for c in could if s.could_be[c] == 1 << CULTIST}
    return [
        cultists
        for cultists in combinations(could, count)
        if must <= set(cultists) and (s.ending or not all(s.ghost[c] for c in cultists))
    ]


def _roles(
    s: CultistsState, seat: int, cultists: tuple[int, ...], routes: list[int], rng: Random
) -> list[int] | None:
    """The other roles at random, where nothing that was seen forbids them."""
    roles = [-1] * s.characters
    left = list(s.roles_in_play)
    for c in cultists:
        roles[c] = CULTIST
        left.remove(CULTIST)
    if roles[seat] < 0:
        roles[seat] = s.role[seat]
        left.remove(s.role[seat])
    open_ = [c for c in range(s.characters) if roles[c] < 0]
    open_.sort(key=lambda c: s.could_be[c].bit_count())
    if not _fill(s, roles, open_, left, routes, rng):
        return None
    return roles


def _fill(
    s: CultistsState,
    roles: list[int],
    open_: list[int],
    left: list[int],
    routes: list[int],
    rng: Random,
) -> bool:
    if not open_:
        return True
    c = open_[0]
    options = left.copy()
    rng.shuffle(options)
    for role in dict.fromkeys(options):
        if not s.could_be[c] >> role & 1 or not _route_mask(s, c, role, routes):
            continue
        roles[c] = role
        rest = left.copy()
        rest.remove(role)
        if _fill(s, roles, open_[1:], rest, routes, rng):
            return True
    return False


# --- Routes ------------------------------------------------------------------------------------


def _routes_that_fit(s: CultistsState) -> list[int]:
    """For each character two sets of Route cards as bits: those that allow all its room
    actions, and those that allow what it did as a ghost, which is all a Mechanic owes."""
    fits = [(1 << len(ROUTES)) - 1] * (2 * s.characters)
    for turn, c, colour, ghost in s.room_acts:
        line = ROUTE_LINE[turn]
        allowed = sum(1 << r for r, lines in enumerate(ROUTES) if colour in lines[line])
        fits[2 * c] &= allowed
        if ghost:
            fits[2 * c + 1] &= allowed
    return fits


def _route_mask(s: CultistsState, c: int, role: int, routes: list[int]) -> int:
    if role == CULTIST or c == s.automa:
        return (1 << len(ROUTES)) - 1
    return routes[2 * c + (role == MECHANIC)]


def _deal_routes(
    s: CultistsState, seat: int, roles: list[int], routes: list[int], rng: Random
) -> list[int] | None:
    """Different cards for all; the seat's own and the AUTOMA's public one stay."""
    dealt = [-1] * s.characters
    free = (1 << len(ROUTES)) - 1
    for c in (seat, s.automa):
        if c >= 0:
            dealt[c] = s.route[c]
            free &= ~(1 << s.route[c])
    masks = {c: _route_mask(s, c, roles[c], routes) for c in range(s.characters) if dealt[c] < 0}
    order = sorted(masks, key=lambda c: masks[c].bit_count())

    def place(i: int, free: int) -> bool:
        if i == len(order):
            return True
        fits = masks[order[i]] & free
        options = [r for r in range(len(ROUTES)) if fits >> r & 1]
        rng.shuffle(options)
        for r in options:
            dealt[order[i]] = r
            if place(i + 1, free & ~(1 << r)):
                return True
        return False

    return dealt if place(0, free) else None


# --- event tokens ------------------------------------------------------------------------------


def _tokens(s: CultistsState, seat: int, rng: Random) -> None:
    """Tokens that others hold or removed could be any of those not on the clock."""
    holds = s.held_token != NO_EVENT and knife_holder(s) != seat
    unknown = [i for i, (_, by) in enumerate(s.removed_tokens) if by != seat]
    for i in unknown:
        s.bag[s.removed_tokens[i][0]] += 1
    if holds:
        s.bag[s.held_token] += 1
    for i in unknown:
        s.removed_tokens[i] = (_draw(s.bag, rng), s.removed_tokens[i][1])
    if holds:
        s.held_token = _draw(s.bag, rng)


def _draw(bag: list[int], rng: Random) -> int:
    token = rng.choice([token for token, count in enumerate(bag) for _ in range(count)])
    bag[token] -= 1
    return token
