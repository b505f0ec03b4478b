"""A position in a few readable lines, for tests, tutorials and puzzles.

::

    roles: cultist investigator prophet rookie investigator    # by character, the AUTOMA last
    first: 0               # first player of turn 1
    turn: 3                # then the Knife has moved on
    begin: action          # movement, event, action, clean-up; `action 2`: 2 is next to act;
                           # `encounter red`, `vote 1`, `look 1>2`: in the middle of one
    places: green green red pink_1 corridor_west
    ghosts: 3
    shown: 3               # role markers that lie open
    not 1: rookie clumsy   # roles that the table knows a character not to have
    routes: 1 2 3 4 5      # numbers of the Route cards
    pulses: alive dead alive alive alive
    gifts: 0>1 dead, 2>1 alive
    looks: 2>1 put_back 1  # or revealed; after so many gifts, or all; `prying`: by that event
    pile green: success fail@2 success!    # the first is the starting card, the others came later:
                           # from the draw pile, or by 2; with `!`: shown, and out of the match
    passage: success fail sabotage     # the first two are its starting cards
    draw_pile: fail success ...        # what is drawn first; the rest lies below
    explored: green red
    dangerous: red         # which of them turned out dangerous
    hidden: pink_1 dangerous           # a room token that nobody has seen
    books green: 1
    tokens: red green!     # rooms with a Cultist token; with `!`: it was fought
    hand 0: 4 3 2 4 2!     # Alive Dead Success Fail Sabotage; `!`: the others are out of the match
    bag: lightning mirror  # the tokens that are left; `lightning | mirror`: in this order;
                           # `lightning ...`: this one first, all the rest below
    removed: 2 mirror      # out of the match by Under Control, and by whom
    clock: lightning - mirror          # the tokens of the turns so far
    event: secret_doors    # in force since the turn before
    fishman: in
    power: off
    vote: inactive
    portal: 6              # open until this turn; or `closed 6`, `lost 6`
    no_exchange: 5         # nobody exchanges cards until this turn
    points: 8

What is not said is as in the set-up, at random where the set-up is. The lines of `scenario_past.py`
tell how it came about; `describe.py` writes a position out.
"""

from __future__ import annotations

from collections.abc import Mapping

from cabale.core import ScenarioError
from cabale.core.position import stand
from cabale.games.cultists.rules import setup
from cabale.games.cultists.rules.components import (
    ALIVE,
    CULTIST,
    DEAD,
    ENCOUNTER_CARDS,
    INVESTIGATOR,
    PILE_TO_EXPLORE,
    ROLES,
    ROOM_CARDS,
)
from cabale.games.cultists.rules.scenario_lines import (
    LINES,
    NAMED_LINES,
    check_room_tokens,
    lay_card,
)
from cabale.games.cultists.rules.scenario_past import lay_all, numbered_cards
from cabale.games.cultists.rules.scenario_words import GONE, number, pair, place, room, words
from cabale.games.cultists.rules.state import (
    CHECK,
    CultistsState,
    T,
    living_at,
    set_up_of,
    turn_order,
)
from cabale.games.cultists.rules.steps.actions import ActionPhase
from cabale.games.cultists.rules.steps.encounters import Encounter, meet
from cabale.games.cultists.rules.steps.looks import look
from cabale.games.cultists.rules.steps.movement import Movement
from cabale.games.cultists.rules.steps.night import night
from cabale.games.cultists.rules.steps.turn import Turn
from cabale.games.cultists.rules.steps.votes import Vote

_PHASES = ("movement", "event", "action", "clean-up")
_MOMENTS = (*_PHASES, "encounter", "vote", "look")
_MOVEMENT, _EVENT, _ACTION = range(3)


def arrange(t: T, facts: Mapping[str, str]) -> None:
    known = {"roles", "first", "begin", "steps", "pulses", "laid", *LINES}
    named = {"pile", *NAMED_LINES}
    for name in facts:
        if name not in known and name.partition(" ")[0] not in named:
            lines = ", ".join(sorted(known | named))
            raise ScenarioError(f"{name}: there is no line {name!r}; there are {lines}")
    setup.begin(t)
    s = t.state
    roles = words(facts.get("roles", ""), ROLES, "roles") or None
    _lay_out(t, roles, number(facts.get("first", "0"), t.seats, "first"))
    _deal(t, facts, roles)
    for name, line in LINES.items():
        if name in facts:
            line(s, facts[name])
    for name, value in facts.items():
        word, _, rest = name.partition(" ")
        if word in NAMED_LINES:
            NAMED_LINES[word](s, rest, value)
    _check(s, facts)
    night(t)
    if not stand(t, facts):
        _begin_at(t, facts.get("begin", "movement"))


def _lay_out(t: T, roles: list[int] | None, first: int) -> None:
    s = t.state
    if roles is None:
        setup.lay_out(t, setup.special_roles(t), first)
        return
    if len(roles) != s.characters or roles.count(CULTIST) != set_up_of(s).cultists:
        raise ScenarioError(
            f"roles: {s.characters} characters with {set_up_of(s).cultists} Cultists are needed"
        )
    special = [r for r in roles if r not in (CULTIST, INVESTIGATOR)]
    for role in special:
        if special.count(role) > 1:
            raise ScenarioError(f"roles: there is one {ROLES[role]} marker only")
    setup.lay_out(t, special, first)


def _deal(t: T, facts: Mapping[str, str], roles: list[int] | None) -> None:
    """Deal as in the set-up, then put the cards where the lines want them."""
    s = t.state
    piles = {
        room(s, name.partition(" ")[2], name): value.split()
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
        _lay_pulses(s, words(facts["pulses"], ENCOUNTER_CARDS, "pulses"))
    if "laid" in facts:
        lay_all(s, facts["laid"])
        for pile, cards in piles.items():
            s.piles[pile] = numbered_cards(s, pile, " ".join(cards), f"pile {s.plan.places[pile]}")
        return
    s.cards.clear()
    s.passage = ()
    setup.lay_room_cards(s, _start_cards(t, piles))
    for pile, cards in piles.items():
        for word in cards[1:]:
            lay_card(s, pile, word.removesuffix(GONE), f"pile {s.plan.places[pile]}")
    for pile, cards in piles.items():
        _take_out(s, pile, [at for at, word in enumerate(cards) if word.endswith(GONE)])


def _take_out(s: CultistsState, pile: int, gone: list[int]) -> None:
    """Cards that were shown to all and left the match; nobody can tell who had laid them."""
    laid = s.piles[pile]
    s.piles[pile] = tuple([card for at, card in enumerate(laid) if at not in gone])
    for at in gone:
        s.seen_cards.append((0, pile, s.cards[laid[at]][3], len(s.cards), -1))


def _lay_pulses(s: CultistsState, pulses: list[int]) -> None:
    alive, dead = set_up_of(s).starting_pulse
    if not alive:
        raise ScenarioError("pulses: nobody has a starting card with seven characters")
    if len(pulses) != s.characters:
        raise ScenarioError(f"pulses: one card for each of {s.characters} characters")
    if pulses.count(DEAD) > dead:
        raise ScenarioError(f"pulses: there are {dead} Dead cards to start with, no more")
    if any(card == DEAD for card, role in zip(pulses, s.role, strict=True) if role == CULTIST):
        raise ScenarioError("pulses: a Cultist never starts dead")
    setup.lay_pulses(s, pulses)


def _start_cards(t: T, named: Mapping[int, list[str]]) -> list[int]:
    s = t.state
    piles = {
        pile: words(
            " ".join(cards[:1]).removesuffix(GONE), ROOM_CARDS, f"pile {s.plan.places[pile]}"
        )
        for pile, cards in named.items()
    }
    left = [kind for kind, n in enumerate(set_up_of(s).room_cards) for _ in range(n)]
    t.shuffle(left)
    for pile, kinds in piles.items():
        if not kinds or kinds[0] not in left:
            raise ScenarioError(f"pile {s.plan.places[pile]}: no such starting card is left")
        left.remove(kinds[0])
    return [piles[pile][0] if pile in piles else left.pop() for pile in s.plan.rooms]


def _check(s: CultistsState, facts: Mapping[str, str]) -> None:
    """What cannot be, though each line by itself could."""
    check_room_tokens(s)
    for one in s.plan.rooms:
        name = s.plan.places[one]
        if len(s.piles[one]) >= PILE_TO_EXPLORE and not s.explored[one]:
            raise ScenarioError(
                f"pile {name}: with {PILE_TO_EXPLORE} cards the room is explored; say so"
            )
        if s.completed[one] and not all(
            word.endswith(GONE) for word in facts.get(f"pile {name}", "").split()
        ):
            raise ScenarioError(f"pile {name}: the room is completed, and its pile has left")


# --- where it begins -----------------------------------------------------------------------------


def _begin_at(t: T, begin: str) -> None:
    s = t.state
    moment, _, rest = begin.partition(" ")
    if moment not in _MOMENTS or (moment in ("event", "clean-up") and rest):
        raise ScenarioError(f"begin: one of {', '.join(_MOMENTS)} is needed, not {begin!r}")
    if moment in _PHASES and not rest:
        if moment == "clean-up":
            s.acted = [1] * s.characters
        t.push(Turn, _PHASES.index(moment))
        return
    done = s.characters
    if moment in _PHASES:
        done = turn_order(s).index(number(rest, s.characters, "begin"))
    if moment in ("movement", "encounter"):
        t.push(Turn, _MOVEMENT + 1)
        t.push(Movement, done)
    else:
        t.push(Turn, _ACTION + 1)
        t.push(ActionPhase, done)
        for c in turn_order(s)[:done]:
            s.acted[c] = 1
    _begin_in(t, moment, rest)


def _begin_in(t: T, moment: str, rest: str) -> None:
    """In the middle of something, after all have moved or acted."""
    s = t.state
    if moment == "encounter":
        meet(t, place(s, rest, "begin"))
        if t.frame[0] != Encounter.name:
            raise ScenarioError(f"begin: nobody meets in {rest}")
    elif moment == "vote":
        t.push(Vote, number(rest, s.characters, "begin"))
    elif moment == "look":
        checker, target = pair(s, rest, "begin")
        if s.ghost[checker] or target not in living_at(s, range(len(s.plan.places))):
            raise ScenarioError(f"begin: {checker} cannot look at the pulse pile of {target}")
        look(t, checker, target, CHECK)
