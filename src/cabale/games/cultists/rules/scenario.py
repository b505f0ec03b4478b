"""A position in a few readable lines, for tests, tutorials and puzzles.

::

    roles: cultist investigator prophet rookie investigator    # by character, the AUTOMA last
    first: 0               # first player of turn 1
    turn: 3                # then the Knife has moved on
    phase: action          # movement, event, action, clean-up
    places: green green red pink_1 corridor_west
    ghosts: 3
    routes: 1 2 3 4 5      # numbers of the Route cards
    pulses: alive dead alive alive alive
    gifts: 0>1 dead, 2>1 alive
    pile green: success fail success   # the first is the starting card, the others came later
    passage: success fail sabotage     # the first two are its starting cards
    explored: green red
    dangerous: red         # which of them turned out dangerous
    books green: 1
    tokens: red            # rooms with a Cultist token
    hand 0: 4 3 2 4 2      # Alive Dead Success Fail Sabotage
    bag: lightning mirror  # the tokens that are left
    event: secret_doors    # in force since the turn before
    fishman: in
    power: off
    vote: inactive
    portal: 6              # open until this turn
    points: 8

What is not said is as in the set-up, at random where the set-up is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cabale.core import ScenarioError
from cabale.games.cultists.rules import setup
from cabale.games.cultists.rules.components import (
    ALIVE,
    CULTIST,
    ENCOUNTER_CARDS,
    NO_EVENT,
    ROLES,
    ROOM_CARDS,
    TOKENS,
    TURNS,
)
from cabale.games.cultists.rules.state import (
    FROM_DRAW_PILE,
    HAND,
    OPEN_PORTAL,
    PASSAGE,
    CultistsState,
    T,
    rule_out,
    set_up_of,
)
from cabale.games.cultists.rules.steps.night import night
from cabale.games.cultists.rules.steps.turn import Turn

_PHASES = ("movement", "event", "action", "clean-up")


def arrange(t: T, facts: Mapping[str, str]) -> None:
    known = {"roles", "first", "phase", "pulses", *_LINES}
    for name in facts:
        if name not in known and name.split()[0] not in ("pile", "books", "hand"):
            raise ScenarioError(f"there is no line {name!r}; there are {', '.join(sorted(known))}")
    setup.begin(t)
    s = t.state
    roles = _words(facts.get("roles", ""), ROLES, "roles") or None
    _lay_out(t, roles, _number(facts.get("first", "0"), t.seats, "first"))
    _deal(t, facts, roles)
    for name, line in _LINES.items():
        if name in facts:
            line(s, facts[name])
    for name, value in facts.items():
        word, _, rest = name.partition(" ")
        if word == "books":
            _books(s, rest, value)
        elif word == "hand":
            _hand(s, rest, value)
    night(t)
    phase = facts.get("phase", "movement")
    if phase not in _PHASES:
        raise ScenarioError(f"phase is one of {', '.join(_PHASES)}, not {phase!r}")
    t.push(Turn, _PHASES.index(phase))


def _lay_out(t: T, roles: list[int] | None, first: int) -> None:
    s = t.state
    if roles is None:
        setup.lay_out(t, setup.special_roles(t), first)
        return
    if len(roles) != s.characters or roles.count(CULTIST) != set_up_of(s).cultists:
        raise ScenarioError(
            f"roles: {s.characters} characters with {set_up_of(s).cultists} Cultists are needed"
        )
    setup.lay_out(t, [r for r in roles if r not in (CULTIST, ROLES.index("investigator"))], first)


def _deal(t: T, facts: Mapping[str, str], roles: list[int] | None) -> None:
    """Deal as in the set-up, then put the cards where the lines want them."""
    s = t.state
    piles = {
        _place(s, name.partition(" ")[2]): _words(value, ROOM_CARDS, name)
        for name, value in facts.items()
        if name.startswith("pile ")
    }
    setup.deal(t)
    if roles is not None:
        s.role = roles
        setup.deal_hands(s)
        alive = any(set_up_of(s).starting_pulse)
        setup.lay_pulses(s, [ALIVE] * s.characters if alive else [])
    if "pulses" in facts:
        setup.lay_pulses(s, _words(facts["pulses"], ENCOUNTER_CARDS, "pulses"))
        if len(s.first_pulse) != s.characters:
            raise ScenarioError(f"pulses: one card for each of {s.characters} characters")
    s.cards.clear()
    s.passage = ()
    setup.lay_room_cards(s, _start_cards(t, piles))
    for room, kinds in piles.items():
        for kind in kinds[1:]:
            _lay_from_draw_pile(s, room, kind)


def _start_cards(t: T, piles: Mapping[int, list[int]]) -> list[int]:
    s = t.state
    left = [kind for kind, n in enumerate(set_up_of(s).room_cards) for _ in range(n)]
    t.shuffle(left)
    for room, kinds in piles.items():
        if not kinds or kinds[0] not in left:
            raise ScenarioError(f"pile {s.plan.places[room]}: no such starting card is left")
        left.remove(kinds[0])
    return [piles[room][0] if room in piles else left.pop() for room in s.plan.rooms]


def _lay_from_draw_pile(s: CultistsState, pile: int, kind: int) -> None:
    if not s.draw_pile[kind]:
        raise ScenarioError(f"the draw pile has no {ROOM_CARDS[kind]} left for that")
    s.draw_pile[kind] -= 1
    number = len(s.cards)
    s.cards.append((0, FROM_DRAW_PILE, pile, kind))
    if pile == PASSAGE:
        s.passage += (number,)
    else:
        s.piles[pile] += (number,)


# --- one function for each line ----------------------------------------------------------------


def _turn(s: CultistsState, value: str) -> None:
    s.turn = _number(value, TURNS + 1, "turn")
    s.clock = [NO_EVENT] * (s.turn - 1)


def _places(s: CultistsState, value: str) -> None:
    s.place = [_place(s, name) for name in value.split()]
    if len(s.place) != s.characters:
        raise ScenarioError(f"places: one for each of {s.characters} characters")


def _ghosts(s: CultistsState, value: str) -> None:
    for word in value.split():
        c = _number(word, s.characters, "ghosts")
        s.ghost[c] = 1
        if set_up_of(s).cultists == 1:
            rule_out(s, c, CULTIST)
    s.ghosts_at_turn_end = tuple(s.ghost)


def _routes(s: CultistsState, value: str) -> None:
    s.route = [_number(word, 11, "routes") - 1 for word in value.split()]
    if len(set(s.route)) != s.characters or -1 in s.route:
        raise ScenarioError(f"routes: {s.characters} different numbers from 1 to 10")


def _gifts(s: CultistsState, value: str) -> None:
    for gift in value.split(","):
        people, _, card = gift.strip().partition(" ")
        giver, _, target = people.partition(">")
        c, to = (_number(word, s.characters, "gifts") for word in (giver, target))
        (kind,) = _words(card, ENCOUNTER_CARDS, "gifts")
        if not s.hand[HAND * c + kind]:
            raise ScenarioError(f"gifts: {giver} has no {card} card to give")
        s.hand[HAND * c + kind] -= 1
        s.gifts.append((0, c, to, kind))
        s.pulse_size[to] += 1
        s.pulse_dead[to] += kind
    s.gifts_at_turn_end = len(s.gifts)


def _passage(s: CultistsState, value: str) -> None:
    for kind in _words(value, ROOM_CARDS, "passage")[2:]:
        _lay_from_draw_pile(s, PASSAGE, kind)


def _explored(s: CultistsState, value: str) -> None:
    for name in value.split():
        s.explored[_place(s, name)] = 1
        s.room_tokens[0] -= 1


def _dangerous(s: CultistsState, value: str) -> None:
    for name in value.split():
        s.dangerous[_place(s, name)] = 1
        s.room_tokens[0] += 1
        s.room_tokens[1] -= 1


def _tokens(s: CultistsState, value: str) -> None:
    for name in value.split():
        room = _place(s, name)
        if room not in s.tokens_face_down:
            raise ScenarioError(f"tokens: no Cultist token goes to {name!r}")
        s.tokens_face_down = tuple(r for r in s.tokens_face_down if r != room)
        s.token[room] = 1


def _bag(s: CultistsState, value: str) -> None:
    tokens = _words(value, TOKENS, "bag")
    s.bag = [tokens.count(event) for event in range(len(TOKENS))]


def _event(s: CultistsState, value: str) -> None:
    (s.event,) = _words(value, TOKENS, "event")


def _fishman(s: CultistsState, value: str) -> None:
    s.fishman = int(value == "in")


def _power(s: CultistsState, value: str) -> None:
    s.power = int(value == "on")


def _vote(s: CultistsState, value: str) -> None:
    s.vote_active = int(value == "active")


def _portal(s: CultistsState, value: str) -> None:
    s.portal, s.portal_deadline = OPEN_PORTAL, _number(value, 99, "portal")


def _points(s: CultistsState, value: str) -> None:
    s.points = _number(value, s.target, "points")


_LINES: dict[str, Callable[[CultistsState, str], None]] = {
    "turn": _turn,
    "places": _places,
    "ghosts": _ghosts,
    "routes": _routes,
    "gifts": _gifts,
    "passage": _passage,
    "explored": _explored,
    "dangerous": _dangerous,
    "tokens": _tokens,
    "bag": _bag,
    "event": _event,
    "fishman": _fishman,
    "power": _power,
    "vote": _vote,
    "portal": _portal,
    "points": _points,
}


def _books(s: CultistsState, room: str, value: str) -> None:
    plan, place = s.plan, _place(s, room)
    left = _number(value, plan.books[place] + 1, f"books {room}")
    s.shelved[plan.shelf[place]] += plan.books[place] - left
    s.books[place] = left
    if not left:
        s.completed[place], s.piles[place] = 1, ()


def _hand(s: CultistsState, who: str, value: str) -> None:
    c = _number(who, s.characters, "hand")
    numbers = [_number(word, 100, "hand") for word in value.split()]
    if len(numbers) != HAND:
        raise ScenarioError(f"hand {who}: Alive Dead Success Fail Sabotage, five numbers")
    s.hand[HAND * c : HAND * c + HAND] = numbers


def _place(s: CultistsState, name: str) -> int:
    plan = s.plan
    if name not in plan.index:
        raise ScenarioError(f"{plan.name} has no place {name!r}; it has {', '.join(plan.places)}")
    return plan.index[name]


def _words(value: str, allowed: tuple[str, ...], line: str) -> list[int]:
    for word in value.split():
        if word not in allowed:
            raise ScenarioError(f"{line}: {word!r} is not one of {', '.join(allowed)}")
    return [allowed.index(word) for word in value.split()]


def _number(word: str, below: int, line: str) -> int:
    if not word.strip().isdecimal() or int(word) >= below:
        raise ScenarioError(f"{line}: a number below {below} is needed, not {word!r}")
    return int(word)
