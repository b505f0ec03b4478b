"""What each line of a scenario means: one function for each, which refuses what cannot be.

Every refusal begins with the name of its line.
"""

from __future__ import annotations

from collections.abc import Callable

from cabale.core import ScenarioError
from cabale.games.cultists.rules.components import (
    CULTIST,
    ENCOUNTER_CARDS,
    MIRROR,
    NO_EVENT,
    ROLES,
    ROOM_CARDS,
    TOKENS,
    TURNS,
)
from cabale.games.cultists.rules.scenario_past import (
    BEFORE_LINES,
    PAST_LINES,
    TOKEN_LINES,
    numbered_cards,
)
from cabale.games.cultists.rules.scenario_words import (
    GONE,
    REST,
    number,
    one_of,
    ordered,
    pair,
    place,
    room,
    rooms,
    timed,
    words,
)
from cabale.games.cultists.rules.state import (
    CHECK,
    CLOSED_PORTAL,
    FROM_DRAW_PILE,
    HAND,
    LOST_PORTAL,
    OPEN_PORTAL,
    PASSAGE,
    PENDING,
    PRYING,
    PUT_BACK,
    REVEALED,
    ROOM_PART,
    CultistsState,
    dead_among,
    is_cultist,
    rule_out,
    set_up_of,
)

_RESULTS = {"put_back": PUT_BACK, "revealed": REVEALED, "pending": PENDING}
_LAST_PORTAL = TURNS + 4
_MOST_POINTS_AT_ONCE = 10


def lay_card(s: CultistsState, pile: int, word: str, line: str) -> None:
    """A card that came later: ``fail`` from the draw pile, ``fail@2`` from the hand of 2."""
    name, at, who = word.partition("@")
    kind = one_of(name, ROOM_CARDS, line)
    source = FROM_DRAW_PILE
    if at:
        source = number(who, s.characters, line)
        if not s.hand[HAND * source + ROOM_PART + kind]:
            raise ScenarioError(f"{line}: {source} has no {name} card for that")
        s.hand[HAND * source + ROOM_PART + kind] -= 1
    else:
        if not s.draw_pile[kind]:
            raise ScenarioError(f"{line}: the draw pile has no {name} left for that")
        s.draw_pile[kind] -= 1
    card = len(s.cards)
    s.cards.append((0, source, pile, kind))
    if pile == PASSAGE:
        s.passage += (card,)
    else:
        s.piles[pile] += (card,)


def needs_dangers(s: CultistsState, line: str) -> None:
    if not s.dangers:
        raise ScenarioError(f"{line}: there is no dangerous passage in a first game")


# --- one function for each line ----------------------------------------------------------------


def _turn(s: CultistsState, value: str) -> None:
    s.turn = number(value, TURNS + 1, "turn", least=1)
    s.clock = [NO_EVENT] * (s.turn - 1)


def _places(s: CultistsState, value: str) -> None:
    s.place = [place(s, name, "places") for name in value.split()]
    if len(s.place) != s.characters:
        raise ScenarioError(f"places: one for each of {s.characters} characters")


def _ghosts(s: CultistsState, value: str) -> None:
    for word in value.split():
        c = number(word, s.characters, "ghosts")
        if s.ghost[c]:
            raise ScenarioError(f"ghosts: {c} is named twice")
        s.ghost[c] = 1
        if set_up_of(s).cultists == 1:
            rule_out(s, c, CULTIST)
    if not s.ending and all(s.ghost[c] for c in range(s.characters) if is_cultist(s, c)):
        raise ScenarioError("ghosts: the match is over when all Cultists are ghosts")
    s.ghosts_at_turn_end = tuple(s.ghost)


def _routes(s: CultistsState, value: str) -> None:
    s.route = [number(word, 11, "routes") - 1 for word in value.split()]
    if len(s.route) != s.characters or len(set(s.route)) != s.characters or -1 in s.route:
        raise ScenarioError(f"routes: {s.characters} different numbers from 1 to 10")


def _gifts(s: CultistsState, value: str) -> None:
    for gift in value.split(",") if value else ():
        text, turn = timed(gift.strip(), "gifts")
        people, _, card = text.partition(" ")
        giver, to = pair(s, people, "gifts")
        kind = one_of(card, ENCOUNTER_CARDS, "gifts")
        if not s.hand[HAND * giver + kind]:
            raise ScenarioError(f"gifts: {giver} has no {card} card to give")
        s.hand[HAND * giver + kind] -= 1
        s.gifts.append((turn, giver, to, kind))
        s.pulse_size[to] += 1
        s.pulse_dead[to] += kind
    s.gifts_at_turn_end = len(s.gifts)


def _looks(s: CultistsState, value: str) -> None:
    """What was looked at: ``1>2 put_back 3`` after three gifts, ``3>1 revealed`` after all."""
    for entry in value.split(",") if value else ():
        text, turn = timed(entry.strip(), "looks")
        people, *rest = text.split() or [""]
        checker, target = pair(s, people, "looks")
        how = PRYING if rest[-1:] == ["prying"] else CHECK
        word, *after = rest[: len(rest) - (how == PRYING)] or [""]
        result = tuple(_RESULTS.values())[one_of(word, tuple(_RESULTS), "looks")]
        gifts = number(" ".join(after), len(s.gifts) + 1, "looks") if after else len(s.gifts)
        dead = bool(dead_among(s, target, gifts))
        if result == REVEALED and not (dead and s.ghost[target]):
            raise ScenarioError(f"looks: {target} is no ghost with a Dead card")
        if result == PUT_BACK and dead and how == CHECK and not is_cultist(s, checker):
            raise ScenarioError(f"looks: {checker} is no Cultist, and would have revealed {target}")
        s.looks.append((turn, checker, target, how, gifts, result))
        s.dead_open[target] |= int(result == REVEALED)


def _shown(s: CultistsState, value: str) -> None:
    for word in value.split():
        c = number(word, s.characters, "shown")
        s.role_shown[c] = 1
        s.could_be[c] = 1 << s.role[c]


def _passage(s: CultistsState, value: str) -> None:
    needs_dangers(s, "passage")
    cards = value.split()
    if not cards or cards[0].isdecimal():
        s.passage = numbered_cards(s, PASSAGE, value, "passage")
        return
    if sorted(words(" ".join(cards[:2]), ROOM_CARDS, "passage")) != [0, 1]:
        raise ScenarioError("passage: it begins with one success and one fail")
    for word in cards[2:]:
        lay_card(s, PASSAGE, word, "passage")


def _explored(s: CultistsState, value: str) -> None:
    for one in rooms(s, value, "explored"):
        s.explored[one] = 1
        s.room_tokens[0] -= 1


def _dangerous(s: CultistsState, value: str) -> None:
    for one in rooms(s, value, "dangerous"):
        if not s.explored[one]:
            raise ScenarioError(f"dangerous: {s.plan.places[one]} is not explored; see hidden")
        s.dangerous[one] = 1
        s.room_tokens[0] += 1
        s.room_tokens[1] -= 1


def _hidden(s: CultistsState, value: str) -> None:
    """Room tokens that nobody has seen: ``red dangerous, green plain``."""
    for entry in value.split(",") if value else ():
        name, _, word = entry.strip().partition(" ")
        one = room(s, name, "hidden")
        danger = one_of(word, ("plain", "dangerous"), "hidden")
        if s.explored[one] or one in dict(s.hidden_tokens):
            raise ScenarioError(f"hidden: the token of {name} is known, or named twice")
        s.hidden_tokens += ((one, danger),)


def check_room_tokens(s: CultistsState) -> None:
    for danger, left in enumerate(s.room_tokens):
        if sum(kind == danger for _, kind in s.hidden_tokens) > left:
            line = "hidden" if s.hidden_tokens else ("explored", "dangerous")[danger]
            kind = ("plain", "dangerous")[danger]
            raise ScenarioError(f"{line}: there are fewer {kind} room tokens than that")


def _tokens(s: CultistsState, value: str) -> None:
    needs_dangers(s, "tokens")
    fought = {word.removesuffix(GONE) for word in value.split() if word.endswith(GONE)}
    names = " ".join(word.removesuffix(GONE) for word in value.split())
    for one in rooms(s, names, "tokens"):
        if one not in s.tokens_face_down:
            name = s.plan.places[one]
            raise ScenarioError(f"tokens: no Cultist token goes to {name!r}")
        s.tokens_face_down = tuple(r for r in s.tokens_face_down if r != one)
        s.token[one] = int(s.plan.places[one] not in fought)


def _bag(s: CultistsState, value: str) -> None:
    """What is left in it. ``a b | c d``: a and b come out first, in this order, then c and d in
    any; ``a b ...``: below them lies all the rest."""
    top, below, rest = ordered(value)
    first, others = words(top, TOKENS, "bag"), words(below, TOKENS, "bag")
    tokens = first + others
    for token, name in enumerate(TOKENS):
        if tokens.count(token) > s.bag[token]:
            raise ScenarioError(f"bag: there are fewer than {tokens.count(token)} {name} tokens")
    s.next_tokens = tuple(first)
    if not rest:
        s.bag = [tokens.count(token) for token in range(len(TOKENS))]


def _draw_pile(s: CultistsState, value: str) -> None:
    """What is drawn first; it always has a rest below."""
    top, _, rest = ordered(value)
    kinds = words(top, ROOM_CARDS, "draw_pile")
    if not rest:
        raise ScenarioError(f"draw_pile: the cards on top, then {REST}")
    for kind, name in enumerate(ROOM_CARDS):
        if kinds.count(kind) > s.draw_pile[kind]:
            raise ScenarioError(f"draw_pile: there are fewer than {kinds.count(kind)} {name} cards")
    s.next_cards = tuple(kinds)


def _removed(s: CultistsState, value: str) -> None:
    """Tokens out of the match by Under Control: ``2 mirror, 0 lightning``."""
    for entry in value.split(",") if value else ():
        by, _, name = entry.strip().partition(" ")
        token = one_of(name, TOKENS, "removed")
        if not s.bag[token]:
            raise ScenarioError(f"removed: there is no {name} token left")
        s.bag[token] -= 1
        s.removed_tokens.append((token, number(by, s.characters, "removed")))


def _event(s: CultistsState, value: str) -> None:
    event = one_of(value, TOKENS, "event")
    if event == MIRROR:
        raise ScenarioError("event: a Mirror is in force as the event that it repeats")
    s.event = event


def _fishman(s: CultistsState, value: str) -> None:
    needs_dangers(s, "fishman")
    s.fishman = one_of(value, ("out", "in"), "fishman")


def _power(s: CultistsState, value: str) -> None:
    s.power = one_of(value, ("off", "on"), "power")


def _vote(s: CultistsState, value: str) -> None:
    s.vote_active = one_of(value, ("inactive", "active"), "vote")


def _clock(s: CultistsState, value: str) -> None:
    """The tokens drawn so far, by turn; ``-``: none. They are no longer in the bag."""
    drawn = words(value, (*TOKENS, "-"), "clock")
    if not s.turn - 1 <= len(drawn) <= s.turn:
        raise ScenarioError(f"clock: {s.turn - 1} or {s.turn} tokens were drawn, not {len(drawn)}")
    for token in drawn:
        if token < len(TOKENS):
            if not s.bag[token]:
                raise ScenarioError(f"clock: there is no {TOKENS[token]} token left")
            s.bag[token] -= 1
    s.clock = [token if token < len(TOKENS) else NO_EVENT for token in drawn]


def _no_exchange(s: CultistsState, value: str) -> None:
    s.no_exchange_until = number(value, TURNS + 2, "no_exchange")


def _portal(s: CultistsState, value: str) -> None:
    """``6``: open until then; ``closed 6``, ``lost 6``: it was."""
    word, _, until = value.rpartition(" ")
    if not word:
        s.portal = OPEN_PORTAL
        s.portal_deadline = number(until, _LAST_PORTAL, "portal", least=s.turn)
        return
    lost = one_of(word, ("closed", "lost"), "portal")
    s.portal, s.target = (LOST_PORTAL, s.target + 1) if lost else (CLOSED_PORTAL, s.target - 1)
    s.portal_deadline = number(until, _LAST_PORTAL, "portal")


def _points(s: CultistsState, value: str) -> None:
    most = s.target + (_MOST_POINTS_AT_ONCE if s.ending else 0)
    s.points = number(value, most, "points")


LINES: dict[str, Callable[[CultistsState, str], None]] = {
    **BEFORE_LINES,
    "turn": _turn,
    "places": _places,
    "ghosts": _ghosts,
    "routes": _routes,
    "gifts": _gifts,
    "looks": _looks,
    "shown": _shown,
    "passage": _passage,
    "explored": _explored,
    "dangerous": _dangerous,
    "hidden": _hidden,
    "tokens": _tokens,
    "clock": _clock,
    "removed": _removed,
    **TOKEN_LINES,
    "bag": _bag,
    "draw_pile": _draw_pile,
    "event": _event,
    "fishman": _fishman,
    "power": _power,
    "vote": _vote,
    "no_exchange": _no_exchange,
    "portal": _portal,
    "points": _points,
    **PAST_LINES,
}


def books(s: CultistsState, name: str, value: str) -> None:
    line = f"books {name}"
    plan, one = s.plan, room(s, name, line)
    left = number(value, plan.books[one] + 1, line)
    s.shelved[plan.shelf[one]] += plan.books[one] - left
    s.books[one] = left
    if not left:
        s.completed[one], s.piles[one] = 1, ()


def hand(s: CultistsState, who: str, value: str) -> None:
    """Fewer cards than were dealt, or laid and given by now: with ``!`` they are out of it."""
    line = f"hand {who}"
    c = number(who, s.characters, line)
    gone = value.endswith(GONE)
    numbers = [number(word, 100, line) for word in value.removesuffix(GONE).split()]
    if len(numbers) != HAND:
        raise ScenarioError(f"{line}: Alive Dead Success Fail Sabotage, five numbers")
    held = s.hand[HAND * c : HAND * c + HAND]
    kinds = (*ENCOUNTER_CARDS, *ROOM_CARDS)
    for kind, wanted, dealt in zip(kinds, numbers, held, strict=True):
        if wanted > dealt:
            role = ROLES[s.role[c]]
            raise ScenarioError(f"{line}: a {role} has {dealt} {kind} cards at most, not {wanted}")
        if wanted < dealt and not gone:
            raise ScenarioError(
                f"{line}: of {dealt} {kind} cards {dealt - wanted} would vanish; "
                f"end with {GONE} if they are out of the match"
            )
    s.hand[HAND * c : HAND * c + HAND] = numbers


def ruled_out(s: CultistsState, who: str, value: str) -> None:
    """``not 2: rookie clumsy``: what the whole table has seen that a character is not."""
    line = f"not {who}"
    c = number(who, s.characters, line)
    for role in words(value, ROLES, line):
        if role == s.role[c]:
            raise ScenarioError(f"{line}: {c} is the {ROLES[role]}")
        rule_out(s, c, role)


NAMED_LINES: dict[str, Callable[[CultistsState, str, str], None]] = {
    "books": books,
    "hand": hand,
    "not": ruled_out,
}
"""Lines that name a room or a character: ``books green: 1``."""
