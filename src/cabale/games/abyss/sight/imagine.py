"""A world that a seat could not tell from the one it is in.

Hands and stacks are remembered (ABY-224). Unknown are the order of the decks, monster tokens,
tiles that another seat is looking at, and Allies that another seat has put down or aside unseen.
"""

from __future__ import annotations

from random import Random

from cabale.games.abyss.rules.state import Abyss, AbyssState
from cabale.games.abyss.rules.steps.locations import Choose
from cabale.games.abyss.rules.steps.military import LoseCards
from cabale.games.abyss.rules.steps.recruit import Pay


def imagine(t: Abyss, seat: int, rng: Random) -> None:
    """Sorted before it is shuffled: the same dice give the same world in all that look alike."""
    s = t.state
    _shuffle(s.deck, rng)
    _shuffle(s.lord_deck, rng)
    if s.outcome is None:
        _tokens(s, seat, rng)
        _unfinished(t, seat, rng)
    _shuffle(s.location_deck, rng)


def _shuffle(cards: list[int], rng: Random) -> None:
    cards.sort()
    rng.shuffle(cards)


def _tokens(s: AbyssState, seat: int, rng: Random) -> None:
    """Tokens of others and of the stock, but for the one that a Hunter took from this seat."""
    known: dict[int, int] = {}
    if s.stolen is not None and s.stolen[1] == seat:
        known = {s.stolen[0]: s.stolen[2]}
    others = [other for other in range(len(s.pearls)) if other != seat]
    pool = s.token_stock[:]
    for other in others:
        pool += s.monster_tokens[other]
    for value in known.values():
        pool.remove(value)
    _shuffle(pool, rng)
    for other in others:
        kept = [known[other]] if other in known else []
        number = len(s.monster_tokens[other]) - len(kept)
        s.monster_tokens[other] = kept + [pool.pop() for _ in range(number)]
    s.token_stock = pool
    if s.stolen is not None and seat not in s.stolen[:2]:
        thief, victim, _ = s.stolen
        s.stolen = thief, victim, rng.choice(s.monster_tokens[thief])


def _unfinished(t: Abyss, seat: int, rng: Random) -> None:
    """What another seat has begun in secret."""
    s = t.state
    name, *memory = s.stack[-1]
    if name == Pay.name and s.turn != seat:
        t.goto(Pay, memory[0], ())
    elif name == Choose.name and s.turn != seat:
        pool = [*memory[0], *s.location_deck]
        _shuffle(pool, rng)
        number = len(memory[0])
        t.goto(Choose, tuple(sorted(pool[:number])), memory[1])
        s.location_deck = pool[number:]
    elif name == LoseCards.name:
        needs, aside = memory
        again = tuple(
            cards if other == seat else _some_of(s.hands[other], len(cards), rng)
            for other, cards in enumerate(aside)
        )
        t.goto(LoseCards, needs, again)


def _some_of(hand: bytearray, number: int, rng: Random) -> tuple[int, ...]:
    return tuple(rng.sample(range(len(hand)), number, counts=list(hand))) if number else ()
