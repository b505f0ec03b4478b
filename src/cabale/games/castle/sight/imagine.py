"""A world that a seat could not tell from the one it is in.

Everything here is a function of what the seat knows and of the dice: the true cards are read only
to know how many there are and what the seat itself holds, so the same dice imagine the same world
in every world that the seat cannot tell apart.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from cabale.core.later import Later
from cabale.core.state import StepFrame
from cabale.games.castle.rules.components import (
    BAG,
    BAGS,
    BROTHERHOOD,
    KEY,
    MIRROR,
    ORDER,
    PROFESSIONS,
)
from cabale.games.castle.rules.hands import CastleBoard, answers_to
from cabale.games.castle.rules.state import CastleState, setup_for
from cabale.games.castle.sight import knowledge
from cabale.games.castle.sight.facts import (
    Facts,
    Spelled,
    in_hands,
    in_play,
    lying,
    nothing_known,
    spelled,
    sure,
    sure_everywhere,
)
from cabale.games.castle.sight.memory import Knowledge
from cabale.games.castle.sight.professions import Places
from cabale.games.castle.sight.seen import saw_all
from cabale.games.castle.sight.witnesses import Witnesses

TRIES = 200


def imagine(t: CastleBoard, seat: int, rng: Random) -> None:
    """Draw again, in place, all that the seat cannot know."""
    s = t.state
    every = [knowledge.of(s, p).copy() for p in range(t.seats)]
    s.chronicle = Later(every, knowledge.read)
    k = every[seat]
    _draw_societies(t, k, rng)
    _draw_professions(t, k, rng)
    _draw_items(t, k, rng)
    _draw_table(s, seat, rng)
    common = _known_to_all(t, k)
    for other in range(t.seats):
        if other != seat:
            _draw_memory(s, k, common, every[other])
    for one in every:
        if one.trade is not None:
            one.trade.imagine()


# --- societies and professions ------------------------------------------------------------------


def _draw_societies(t: CastleBoard, k: Knowledge, rng: Random) -> None:
    s = t.state
    each = setup_for(t).societies
    known = k.societies
    left = [ORDER] * (each - known.count(ORDER)) + [BROTHERHOOD] * (each - known.count(BROTHERHOOD))
    rng.shuffle(left)
    s.society = [left.pop() if society < 0 else society for society in known]
    s.spare = left[0] if left else -1


def _draw_professions(t: CastleBoard, k: Knowledge, rng: Random) -> None:
    """A random assignment that respects where each profession may lie, by augmenting paths."""
    s, n = t.state, t.seats
    room = [1] * n + [len(s.unused)]
    places = k.professions
    lies: list[list[int]] = [[] for _ in room]
    order = list(range(len(PROFESSIONS)))
    rng.shuffle(order)
    options = {}
    for card in order:
        options[card] = [place for place in range(n + 1) if places[card] >> place & 1]
        rng.shuffle(options[card])

    def place(card: int, tried: set[int]) -> bool:
        for spot in options[card]:
            if spot in tried:
                continue
            tried.add(spot)
            if len(lies[spot]) < room[spot]:
                lies[spot].append(card)
                return True
            for i, other in enumerate(lies[spot]):
                if place(other, tried):
                    lies[spot][i] = card
                    return True
        return False

    for card in order:
        if not place(card, set()):
            raise AssertionError("what the seat knows of professions is true of some world")
    s.profession = [lies[spot][0] for spot in range(n)]
    s.unused = tuple(sorted(lies[n]))


# --- items --------------------------------------------------------------------------------------


def _draw_items(t: CastleBoard, k: Knowledge, rng: Random) -> None:
    """Deal the unseen cards anew, then mend what contradicts a fact by exchanging two of them."""
    s, n = t.state, t.seats
    pool = sorted([item for hand in s.hands for item in hand] + list(s.pile))
    room = [len(hand) for hand in s.hands] + [len(s.pile)]
    cards: list[int] = []
    at: list[int] = []
    for place in range(n + 1):
        certain = _certain(s, k, place)
        cards += certain
        at += [place] * len(certain)
        room[place] -= len(certain)
    for item in cards:
        pool.remove(item)
    first = len(cards)
    rng.shuffle(pool)
    cards += pool
    at += [place for place, free in enumerate(room) for _ in range(free)]
    _mend(cards, at, first, spelled(k.facts), rng)
    _mend_last(cards, at, first, _must_hold(s), rng)
    hands: list[list[int]] = [[] for _ in range(n + 1)]
    for item, place in zip(cards, at, strict=True):
        hands[place].append(item)
    s.hands = [tuple(sorted(hand)) for hand in hands[:n]]
    top = k.foreseen
    below = hands[n]
    for item in top:
        below.remove(item)
    rng.shuffle(below)
    s.pile = (*below, *top)


def _certain(s: CastleState, k: Knowledge, place: int) -> tuple[int, ...]:
    """The cards that the seat knows to lie in a place."""
    if place == k.seat:
        return s.hands[place]
    found = sure(k.facts, place)
    if place == len(s.hands):
        top = k.foreseen
        for item in set(top):
            found += (item,) * (top.count(item) - found.count(item))
    return found


def _must_hold(s: CastleState) -> tuple[int, tuple[int, ...]] | None:
    """A player who is just being asked for an item that he has said he has."""
    frame = s.stack[-1] if s.stack else ("",)
    return (frame[1], answers_to(s, frame[2])) if frame[0] == "demand_answer" else None


def _lacking(cards: list[int], at: list[int], fact: Spelled) -> int:
    """How many cards a fact is short of."""
    places, least, wanted = fact
    left = list(wanted)
    for card, place in zip(cards, at, strict=True):
        if places >> place & 1 and card in left:
            left.remove(card)
            if not left:
                break
    return max(0, least - len(wanted) + len(left))


def _mend(cards: list[int], at: list[int], first: int, facts: list[Spelled], rng: Random) -> None:
    """Exchange cards from number `first` on until no fact is short, or the tries are used up."""
    short = [_lacking(cards, at, fact) for fact in facts]
    for _ in range(TRIES):
        worst = [i for i, lack in enumerate(short) if lack]
        if not worst:
            return
        pair = _exchange_for(cards, at, first, facts[rng.choice(worst)], rng)
        if pair is None:
            continue
        one, other = pair
        cards[one], cards[other] = cards[other], cards[one]
        now = [
            _lacking(cards, at, fact) if _touches(fact, cards, at, one, other) else short[i]
            for i, fact in enumerate(facts)
        ]
        if sum(now) <= sum(short) or rng.random() < 0.1:
            short = now
        else:
            cards[one], cards[other] = cards[other], cards[one]


def _touches(fact: Spelled, cards: list[int], at: list[int], one: int, other: int) -> bool:
    """Whether an exchange of two cards can matter to a fact."""
    places, _, wanted = fact
    if (places >> at[one] & 1) == (places >> at[other] & 1):
        return False
    return cards[one] in wanted or cards[other] in wanted


def _exchange_for(
    cards: list[int], at: list[int], first: int, fact: Spelled, rng: Random
) -> tuple[int, int] | None:
    """A wanted card outside the fact's places, and one inside that it does not need."""
    places, _, wanted = fact
    left = list(wanted)
    spare = []
    for i, (card, place) in enumerate(zip(cards, at, strict=True)):
        if places >> place & 1:
            if card in left:
                left.remove(card)
            elif i >= first:
                spare.append(i)
    outside = [i for i in range(first, len(cards)) if not places >> at[i] & 1 and cards[i] in left]
    if not spare or not outside:
        return None
    return rng.choice(outside), rng.choice(spare)


def _mend_last(
    cards: list[int],
    at: list[int],
    first: int,
    must: tuple[int, tuple[int, ...]] | None,
    rng: Random,
) -> None:
    """The one thing that must be so for the question to make sense."""
    if must is None:
        return
    holder, wanted = must
    held = [i for i in range(len(cards)) if at[i] == holder]
    if any(cards[i] in wanted for i in held):
        return
    found = rng.choice([i for i in range(first, len(cards)) if cards[i] in wanted])
    spot = rng.choice(held)
    cards[found], cards[spot] = cards[spot], cards[found]


# --- what lies on the table, and what others remember --------------------------------------------


def _draw_table(s: CastleState, seat: int, rng: Random) -> None:
    """Cards that steps on the stack remember and that the seat does not see."""
    s.stack = [_drawn_frame(s, number, seat, rng) for number in range(len(s.stack))]


def _drawn_frame(s: CastleState, number: int, seat: int, rng: Random) -> StepFrame:
    frame = s.stack[number]
    match frame:
        case ("answer", offerer, partner, _) if seat not in (offerer, partner):
            return "answer", offerer, partner, rng.choice(s.hands[offerer])
        case ("demand_answer", target, name, _) if seat != s.active:
            gifts = [item for item in s.hands[s.active] if name != BAG or item not in BAGS]
            return "demand_answer", target, name, rng.choice(gifts or [KEY])
        case ("passed", giver, receiver, _) if seat not in (giver, receiver):
            return "passed", giver, receiver, _unread_card(s, number, receiver, rng)
        case ("foresee", *_) if seat != s.active:
            return "foresee", *rng.sample(s.pile, len(frame) - 1)
        case ("replacement", winner, loser, _) if seat not in (winner, loser):
            return "replacement", winner, loser, rng.choice(s.hands[winner])
    return frame


def _unread_card(s: CastleState, number: int, receiver: int, rng: Random) -> int:
    """A card of a trade that will be read out next, if it is one of those."""
    named = [frame[3] for frame in s.stack[number:] if frame[0] == "ability"]
    barred = (MIRROR, *BAGS) if BAG in named else (MIRROR,)
    items = [item for item in s.hands[receiver] if item not in barred]
    return rng.choice(items or [KEY])


def _known_to_all(t: CastleBoard, mine: Knowledge) -> Facts:
    """What everybody knows in the imagined world: what this seat is sure of, its own hand apart.

    How many facts another seat has in truth, and about which places, tells of its cards.
    """
    s = t.state
    every = tuple(sorted([*sum(s.hands, ()), *s.pile]))
    own, hands = Counter(sure(mine.facts, mine.seat)), Counter(in_hands(mine.facts))
    dealt = hands & Counter(s.start or setup_for(t).fixed)  # all have seen these, its own too
    common = nothing_known(t.seats, every)
    in_play(common, tuple(sorted((hands - own | dealt).elements())))
    for place, cards in enumerate(sure_everywhere(mine.facts, t.seats + 1)):
        if place != mine.seat:
            lying(common, cards, place)
    return common


def _draw_memory(s: CastleState, mine: Knowledge, common: Facts, other: Knowledge) -> None:
    """What another seat knows is true of the imagined world, and says nothing of the real one.

    Its diary is left empty: what it is sure of is enough to play on.
    """
    other.societies = tuple(
        [s.society[p] if known >= 0 else -1 for p, known in enumerate(other.societies)]
    )
    other.professions = _professions_seen(s, mine.witnesses, other.seat)
    other.facts = common.copy()
    saw_all(other.facts, s.hands[other.seat], other.seat)
    other.foreseen = s.pile[len(s.pile) - len(other.foreseen) :]
    other.notes = []


def _professions_seen(s: CastleState, witnesses: Witnesses, seat: int) -> Places:
    """What a seat knows of the imagined professions, as all have seen it look at them.

    What it truly knows would tell which card a Coat brought to the stack. That it still knows some
    of a stack that has changed is left out.
    """
    lies = [*[(card,) for card in s.profession], s.unused]
    known = [place for place, who in enumerate(witnesses) if who >> seat & 1]
    elsewhere = (1 << len(lies)) - 1 - sum([1 << place for place in known])
    places = [elsewhere] * len(PROFESSIONS)
    for place in known:
        for card in lies[place]:
            places[card] = 1 << place
    return tuple(places)
