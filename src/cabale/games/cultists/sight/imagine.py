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
    ALIVE,
    CULTIST,
    DEAD,
    FAIL,
    MECHANIC,
    NO_EVENT,
    PASSAGE_PILE,
    PROPHET,
    PYROMANIAC,
    SABOTAGE,
    SUCCESS,
)
from cabale.games.cultists.rules.floorplan import ROUTE_LINE, ROUTES
from cabale.games.cultists.rules.setup import room_deck
from cabale.games.cultists.rules.state import (
    CHECK,
    FROM_DRAW_PILE,
    FROM_START,
    HAND,
    PASSAGE,
    PUT_BACK,
    REVEALED,
    ROOM_PART,
    CultistsState,
    T,
    dead_seen,
    knife_holder,
    set_up_of,
)
from cabale.games.cultists.sight.redeal import MANY, Demand, Pool, redeal

_TRIES = (1, 3, 12, 100, 1000)  # at each set of Cultists, round by round
"""Late at a table of eight with special roles one try of thirty fits all Routes and cards."""


def imagine(t: T, seat: int, rng: Random) -> None:
    s = t.state
    if s.outcome is not None:
        return
    _tokens(s, seat, rng)
    routes = _routes_that_fit(s)
    sets = _cultist_sets(s, seat)
    rng.shuffle(sets)
    for tries in _TRIES:
        for cultists in sets:
            pulses = _pulses(s, seat, cultists, rng)
            if pulses is None:
                continue
            for _ in range(tries):
                if _imagine_rest(s, seat, cultists, routes, rng):
                    _lay_pulses(s, seat, cultists, pulses)
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
    if not _room_cards(s, seat, roles, rng):
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


# --- pulse cards -------------------------------------------------------------------------------


def _pulses(
    s: CultistsState, seat: int, cultists: tuple[int, ...], rng: Random
) -> tuple[list[int], dict[int, Pool]] | None:
    """Kinds of all first pulse cards, then of all gifts; and what the Cultists still hold."""
    n = s.characters
    set_up = set_up_of(s)
    alive, dead = set_up.starting_pulse
    start = Pool((alive - len(cultists), dead) if alive else (0, 0))
    pools = {-1: start} | {c: Pool(set_up.cultist_encounter) for c in cultists if c != seat}
    fixed = [-1] * (n + len(s.gifts))
    clean = _clean_slots(s, seat, cultists)
    for c in range(n):
        if s.role[seat] == CULTIST or not alive:
            fixed[c] = s.first_pulse[c] if alive else MANY
        elif c in cultists:
            fixed[c] = ALIVE
        elif c in clean:
            fixed[c] = ALIVE
            if not start.take(ALIVE):
                return None
        else:
            start.slots.append(c)
    for i, (_, giver, _, kind) in enumerate(s.gifts, n):
        if giver == seat:
            fixed[i] = kind
        elif giver not in cultists:
            fixed[i] = ALIVE
        elif i in clean:
            fixed[i] = ALIVE
            if not pools[giver].take(ALIVE):
                return None
        else:
            pools[giver].slots.append(i)
    kinds = redeal(fixed, pools, _pulse_demands(s, seat), rng)
    return None if kinds is None else (kinds, pools)


def _pile_slots(s: CultistsState, target: int, gifts: int) -> list[int]:
    n = s.characters
    return [target, *(n + i for i, gift in enumerate(s.gifts[:gifts]) if gift[2] == target)]


def _clean_slots(s: CultistsState, seat: int, cultists: tuple[int, ...]) -> set[int]:
    """Cards that an Investigator looked at and put back, as only an Alive pile may be."""
    clean: set[int] = set()
    for look in s.looks:
        _, checker, target, how, gifts, result = look
        if checker == seat:
            honest = not dead_seen(s, look)
        else:
            honest = how == CHECK and result == PUT_BACK and checker not in cultists
        if honest:
            clean.update(_pile_slots(s, target, gifts))
    return clean


def _pulse_demands(s: CultistsState, seat: int) -> list[Demand]:
    demands = []
    for look in s.looks:
        _, checker, target, _, gifts, result = look
        if checker == seat:
            dead = dead_seen(s, look)
            demands.append(Demand(_pile_slots(s, target, gifts), DEAD, dead, dead))
        elif result == REVEALED:
            demands.append(Demand(_pile_slots(s, target, gifts), DEAD, 1, MANY))
    return demands


def _lay_pulses(
    s: CultistsState,
    seat: int,
    cultists: tuple[int, ...],
    pulses: tuple[list[int], dict[int, Pool]],
) -> None:
    kinds, pools = pulses
    n = s.characters
    s.first_pulse = [-1 if kind == MANY else kind for kind in kinds[:n]]
    s.gifts = [
        (turn, giver, target, kind)
        for (turn, giver, target, _), kind in zip(s.gifts, kinds[n:], strict=True)
    ]
    s.pulse_dead = [int(kind == DEAD) for kind in s.first_pulse]
    for _, _, target, kind in s.gifts:
        s.pulse_dead[target] += kind == DEAD
    for c in range(n):
        if c == seat:
            continue
        at = HAND * c
        if c in cultists:
            s.hand[at : at + 2] = [pools[c].left_over(ALIVE), pools[c].left_over(DEAD)]
        else:
            s.hand[at : at + 2] = [s.hand[at] + s.hand[at + 1], 0]


# --- Room cards --------------------------------------------------------------------------------


def _room_cards(s: CultistsState, seat: int, roles: list[int], rng: Random) -> bool:
    """Kinds of all Room cards that were laid down, hands and piles to match; False if none fit."""
    set_up = set_up_of(s)
    pools = {FROM_START: Pool(set_up.room_cards), FROM_DRAW_PILE: Pool(set_up.room_cards)}
    for c, role in enumerate(roles):
        if c != seat and role in (CULTIST, PYROMANIAC):
            pools[c] = Pool(room_deck(role))
    fixed = [-1] * len(s.cards)
    certain = {number: kind for _, _, kind, _, number in s.seen_cards if number >= 0}
    passage_start = [kind for kind, count in enumerate(PASSAGE_PILE) for _ in range(count)]
    for number, (_, source, _, kind) in enumerate(s.cards):
        if source == seat:
            fixed[number] = kind
        elif source in pools:
            if number not in certain:
                pools[source].slots.append(number)
            elif pools[source].take(certain[number]):
                fixed[number] = certain[number]
            else:
                return False
        else:
            fixed[number] = SUCCESS if source >= 0 else passage_start.pop(0)
        if certain.get(number, fixed[number]) != fixed[number]:
            return False
    kinds = redeal(fixed, pools, _card_demands(s, seat, roles, rng), rng)
    if kinds is None:
        return False
    s.cards = [
        (turn, source, pile, kind)
        for (turn, source, pile, _), kind in zip(s.cards, kinds, strict=True)
    ]
    s.draw_pile = [pools[FROM_DRAW_PILE].left_over(kind) for kind in range(3)]
    for c in range(s.characters):
        if c == seat:
            continue
        at = HAND * c + ROOM_PART
        if c in pools:
            s.hand[at : at + 3] = [pools[c].left_over(kind) for kind in range(3)]
        else:
            s.hand[at : at + 3] = [sum(s.hand[at : at + 3]), 0, 0]
    _stack_piles(s, rng)
    return True


def _card_demands(s: CultistsState, seat: int, roles: list[int], rng: Random) -> list[Demand]:
    demands = []
    shown: dict[tuple[int, int], int] = {}
    for _, pile, kind, laid, _ in s.seen_cards:
        slots = [i for i in range(laid) if s.cards[i][2] == pile]
        if pile == PASSAGE:
            shown[pile, kind] = 1  # it was put back: one such card is enough for all
        else:
            shown[pile, kind] = shown.get((pile, kind), 0) + 1
        demands.append(Demand(slots, kind, shown[pile, kind], MANY))
    if s.cards_at_pyromaniac_check >= 0 and PYROMANIAC in roles:
        pyromaniac = roles.index(PYROMANIAC)
        if pyromaniac not in (seat, s.automa) and not s.ghosts_at_pyromaniac_check[pyromaniac]:
            demands += _pyromaniac_demands(s, pyromaniac, rng)
    return demands


def _pyromaniac_demands(s: CultistsState, c: int, rng: Random) -> list[Demand]:
    """Still alive: both red cards were played in time. Died by it: one of them was not."""
    slots = [i for i in range(s.cards_at_pyromaniac_check) if s.cards[i][1] == c]
    if s.burnt_pyromaniac == c:
        return [Demand(slots, rng.choice((FAIL, SABOTAGE)), 0, 0)]
    return [Demand(slots, FAIL, 1, 1), Demand(slots, SABOTAGE, 1, 1)]


def _stack_piles(s: CultistsState, rng: Random) -> None:
    """Which of the cards were drawn, and the order of what is left."""
    certain = {number for *_, number in s.seen_cards if number >= 0}
    for room in s.plan.rooms:
        if s.completed[room]:
            continue
        here = [i for i, card in enumerate(s.cards) if card[2] == room and i not in certain]
        for _, pile, kind, laid, number in s.seen_cards:
            if pile == room and number < 0:
                here.remove(rng.choice([i for i in here if i < laid and s.cards[i][3] == kind]))
        shuffled = here[: len(here) - s.unshuffled[room]]
        rng.shuffle(shuffled)
        s.piles[room] = (*shuffled, *here[len(shuffled) :])


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
