"""What a seat can secure in the last turn, whatever the decks bring.

The turn is played to the end of the match through the rules: the seat does its best, and the decks
and the other players do their worst. Nothing is drawn at random: wherever a tile or a Lord comes
from a deck, every one that may come is tried. Branches that cannot change the result are cut off
(alpha-beta, with what was found kept by position).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from cabale.core import Choice, Match
from cabale.games.abyss.rules.components import ALLY_KINDS, MONSTER, VALUE_OF
from cabale.games.abyss.rules.scoring import camp, opponents_tiles, worth_of_location
from cabale.games.abyss.rules.state import AbyssState
from cabale.games.abyss.rules.steps.recruit import Pay
from cabale.games.abyss.rules.verbs import ally_in

LEAST = -1_000_000
FROM_LORD_DECK = ("plot", "replace", "dismiss")
"""What may turn up a Lord with which the seat can still do something."""

TURN = "turn"

Judge = Callable[[Match], int]


class TooMuch(Exception):
    """There is more to go through than a puzzle may have."""


class Search:
    """Everything that can come of the turn; `ends` counts how the match can end."""

    def __init__(self, me: int, judge: Judge, most_ends: int, *, explores: bool = True) -> None:
        self._me, self._judge, self._most, self._explores = me, judge, most_ends, explores
        self.explored = False  # of exploring an upper bound is all that is known
        self._found: dict[tuple[object, ...], tuple[int, bool]] = {}
        self.ends = 0

    def secured(self, match: Match, floor: int = LEAST) -> int:
        """What can be secured from here, if it is more than `floor`; else no less than it is."""
        if match.outcome is not None:
            self.ends += 1
            if self.ends > self._most:
                raise TooMuch
            return self._judge(match)
        key = _key(match)
        if key in self._found:
            value, exact = self._found[key]
            if exact or value <= floor:
                return value
        value = self._mine(match, floor) if self._me in match.decisions else self._theirs(match)
        self._found[key] = value, value > floor
        return value

    def _mine(self, match: Match, floor: int) -> int:
        best = LEAST
        for choice in own_choices(match, self._me):
            if choice.verb == "explore":
                self.explored = True
                if not self._explores:
                    continue
            best = max(best, self.after(match, choice, max(floor, best)))
        return best

    def _theirs(self, match: Match) -> int:
        """The others do what is worst for the seat."""
        seat, decision = next(iter(match.decisions.items()))
        return min(self.secured(played(match, seat, choice)) for choice in decision.choices)

    def after(self, match: Match, choice: Choice, floor: int = LEAST) -> int:
        """What a choice secures, whatever comes from the decks."""
        worst = -LEAST
        for world in outcomes(match, self._me, choice):
            worst = min(worst, self.secured(world, floor))
            if worst <= floor:
                break
        return worst


def own_choices(match: Match, me: int) -> list[Choice]:
    """What the seat can do, with the Allies of a payment in one order alone; the most at last."""
    choices = match.decisions[me].choices[::-1]
    name, *memory = match.board.frame
    if name != Pay.name or not memory[1]:
        return list(choices)
    last = memory[1][-1]
    return [one for one in choices if one.verb != "spend" or ally_in(one) >= last]


def played(match: Match, seat: int, choice: Choice) -> Match:
    after = match.clone()
    after.play(seat, choice)
    return after


def outcomes(match: Match, me: int, choice: Choice) -> Iterator[Match]:
    """All that a choice may lead to, by what the decks bring, what looks worst first."""
    if choice.verb == "explore":
        yield _explored(match, me, choice)
        return
    after = played(match, me, choice)
    before: AbyssState = match.board.state
    now: AbyssState = after.board.state
    if len(now.lord_deck) == len(before.lord_deck):
        yield from _tiles_drawn(match, me, choice, after)
    elif choice.verb in FROM_LORD_DECK:
        for lord in sorted(before.lord_deck):
            world = _with_lord(match, lord)
            yield from _tiles_drawn(world, me, choice, played(world, me, choice))
    elif now.extra_turn or (after.outcome is None and after.board.frame[0] == TURN):
        raise TooMuch  # the Court was filled again, and it is played on with it
    else:
        yield from _tiles_drawn(match, me, choice, after)


def _with_lord(match: Match, lord: int) -> Match:
    """The same with this Lord on top of the deck."""
    world = match.clone()
    deck = world.board.state.lord_deck
    deck.remove(lord)
    deck.append(lord)
    return world


def _tiles_drawn(match: Match, me: int, choice: Choice, after: Match) -> Iterator[Match]:
    """Every set of tiles that may have been drawn; none was in most cases."""
    s: AbyssState = match.board.state
    number = len(s.location_deck) - len(after.board.state.location_deck)
    if number <= 0:
        yield after
        return
    mine, mirrored = camp(after.board.state, me), opponents_tiles(s, me)
    tiles = sorted(
        s.location_deck, key=lambda tile: (worth_of_location(tile, mine, mirrored), tile)
    )
    for some in combinations(tiles, number):
        world = match.clone()
        rest = [tile for tile in tiles if tile not in some]
        world.board.state.location_deck = [*rest, *some]
        world.play(me, choice)
        yield world


def _explored(match: Match, me: int, choice: Choice) -> Match:
    """One bad day: the weakest Allies come first. What this brings, exploring does not exceed."""
    world = match.clone()
    deck = world.board.state.deck
    deck.sort(key=lambda card: (card == MONSTER, VALUE_OF[card] if card < ALLY_KINDS else 0, card))
    deck.reverse()
    world.play(me, choice)
    return world


def prepared(match: Match, me: int) -> Match:
    """The position with the worst tokens that may lie in front of others and in the stock.

    Only one token can be taken from another player in a turn, so each may be the worst one.
    """
    world = match.clone()
    world.listen(False)
    s: AbyssState = world.board.state
    pool = unknown_tokens(s, me)
    for other, tokens in enumerate(s.monster_tokens):
        if other != me:
            tokens[:] = [pool[0]] * len(tokens)
    s.token_stock.sort(reverse=True)
    return world


def unknown_tokens(s: AbyssState, me: int) -> list[int]:
    """The values of all tokens that the seat has not seen, the least first."""
    tokens = [tokens for other, tokens in enumerate(s.monster_tokens) if other != me]
    return sorted([*s.token_stock, *(value for some in tokens for value in some)])


def _key(match: Match) -> tuple[object, ...]:
    """All of a position that can still change."""
    s: AbyssState = match.board.state
    return (
        *s.stack,
        *map(bytes, s.hands),
        *map(bytes, s.federated),
        bytes(s.council),
        *_tuples((s.track, s.court, s.pearls, s.key_tokens, s.active, s.under)),
        *_tuples(s.lords),
        *_tuples(s.locations),
        *_tuples(s.monster_tokens),
        tuple(sorted(s.open_locations)),
        tuple(sorted(s.location_deck)),
        tuple(sorted(s.lord_deck)),
        (s.threat, s.buyers, s.used, len(s.deck)),
        s.asked,
    )


def _tuples(lists: Iterable[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    return map(tuple, lists)
