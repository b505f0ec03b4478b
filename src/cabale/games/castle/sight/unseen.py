"""Cards that move unseen: a fact holds of more places then, or of fewer of its cards."""

from __future__ import annotations

from functools import lru_cache

from cabale.games.castle.sight.cardsets import ANY, number_of
from cabale.games.castle.sight.facts import (
    CARDS,
    GIVEN_UP,
    ONE_MORE,
    PLACES,
    SAID,
    SPARE,
    VAGUE,
    Fact,
    Facts,
    Move,
    least_vague,
    tidy,
)


def moved_unseen(facts: Facts, *moves: Move) -> Facts:
    """Some card made each of these moves, all at once."""
    source, target, size, there = moves[0]
    if len(moves) == 1:
        return passed(facts, source, target, there, 0, size == 1, False)
    start, end, left, back = moves[1]
    if start == target and end == source and len(moves) == 2:
        return passed(facts, source, target, there, back, size == 1, left == 1)
    return _moved_at_once(facts, moves)


def passed(
    facts: Facts, source: int, target: int, there: int, back: int, alone: bool, alone_there: bool
) -> Facts:
    """One of some cards went from a place to another, and one of others, if there are any, came
    back. Of each place it is said whether there was but one card; if so, the facts are sharpened
    next, and what is certain may be there twice."""
    here, beyond = 1 << source + PLACES, 1 << target + PLACES
    both = here | beyond
    by_kind = there != ANY or back not in (0, ANY)
    ways = _ways(here, beyond, there, back, alone, alone_there) if by_kind else []
    first = beyond if alone else both
    second = _after_return(here, beyond, back, alone_there)
    emptied = alone or alone_there
    new = list(facts)
    same: set[Fact] = set()
    wider: list[Fact] = []
    for i, one in enumerate(facts):
        ends = one & both
        if not ends:
            if emptied and one & VAGUE:
                same.add(one)
            continue
        if not i:
            continue  # it speaks of all hands, which no card leaves
        if ends == here:
            leaving, after = there, first
        elif ends == beyond:
            leaving, after = back, second
        else:
            leaving, after = 0, first | second
        if not one & leaving:
            same.add(one)
        else:
            new[i] = weaker = _weaker(one)
            same.add(weaker)
        if by_kind:
            wider += _parts(one, ends, here, beyond, ways)
        elif after != ends:
            wider.append(one ^ ends | after)
    _widen(new, wider, same)
    return least_vague(new)


def _after_return(here: int, beyond: int, back: int, alone: bool) -> int:
    """Where a card can be that lay in the second place, of which any may have come back."""
    if not back:
        return beyond
    return here if alone else here | beyond


def _weaker(one: Fact) -> Fact:
    """A fact after one of its cards may have left, if it still says something."""
    if number_of(one & CARDS) > 1 + ((one & VAGUE) >> SPARE):
        return one + ONE_MORE
    return GIVEN_UP


Way = tuple[int, int, int, int]
"""Some cards, and where they can be now if they were in the first place, in the second, in one of
both."""


@lru_cache(maxsize=4096)  # it is the same for all who do not see what moves
def _ways(
    here: int, beyond: int, there: int, back: int, alone: bool, alone_there: bool
) -> list[Way]:
    """Of a card that went and one that came, by what each of them can be."""
    ways: list[Way] = []
    for goes, comes in ((1, 1), (1, 0), (0, 1), (0, 0)):
        cards = (there if goes else CARDS & ~there) & (back if comes else CARDS & ~back)
        if cards:
            first = 0 if alone or (goes and not there & (there - 1)) else here
            second = 0 if alone_there or (comes and not back & (back - 1)) else beyond
            first |= beyond * goes
            second |= here * comes
            ways.append((cards, first, second, first | second))
    return ways


def _parts(one: Fact, ends: int, here: int, beyond: int, ways: list[Way]) -> list[Fact]:
    """A fact by where its cards can be now, if they can be elsewhere."""
    rest = one & ~(here | beyond | CARDS)
    parts: list[Fact] = []
    for cards, first, second, anywhere in ways:
        group = one & cards
        if group:
            after = first if ends == here else second if ends == beyond else anywhere
            parts.append(rest | after | group)
    if len(parts) > 1:
        parts = _together(parts, one & VAGUE)
    return parts if parts[0] != one else []


def _together(parts: list[Fact], vague: int) -> list[Fact]:
    """Parts of one fact: as one again where it is vague, else those that lie in the same places."""
    reach: dict[int, int] = {}
    for part in parts:
        at = part >> PLACES
        reach[at] = reach.get(at, 0) | part
    parts = list(reach.values())
    if vague:
        every = 0
        for part in parts:
            every |= part
        return [every]
    parts.sort(key=_lowest)
    return parts


def _lowest(one: Fact) -> int:
    return one & -one


def _moved_at_once(facts: Facts, moves: tuple[Move, ...]) -> Facts:
    """Any moves."""
    sources = 0
    ends: list[tuple[int, int, int, bool]] = []
    for source, target, size, kinds in moves:
        sources |= 1 << source
        ends.append((1 << source, 1 << target, kinds, size == 1))
    sources <<= PLACES
    new = [facts[0]]  # it speaks of all hands, which no card leaves
    wider: list[Fact] = []
    for one in facts[1:]:
        if not one & sources:
            new.append(one)
            continue
        places, cards = one >> PLACES, one & CARDS
        exits, stay, targets = 0, places, 0
        chosen: list[tuple[int, int, int]] = []
        for leaving, arriving, kinds, all_left in ends:
            if not places & leaving:
                continue
            if kinds & cards and not places & arriving:
                exits += 1
            if all_left:
                stay &= ~leaving
            if kinds == ANY:
                targets |= arriving
            else:
                chosen.append((leaving, arriving, kinds))
        if not exits:
            new.append(one)
        elif cards.bit_count() > exits + ((one & VAGUE) >> SPARE):
            new.append(one + (exits << SPARE))
        if not chosen:
            wider.append((stay | targets) << PLACES | one & SAID)
            continue
        reach = _parted_by_reach(chosen, stay, targets, cards)
        wider += _by_reach(one, reach)
    if not wider:
        return facts
    _widen(new, wider, set())
    return tidy(new)


def _parted_by_reach(
    chosen: list[tuple[int, int, int]], stay: int, targets: int, cards: int
) -> dict[int, int]:
    """These cards by where they can be after moves of certain kinds: they stay where they were, but
    for what is sure to have left, or lie in one of the targets."""
    parts = [(stay, targets, cards)]
    for leaving, arriving, kinds in chosen:
        gone = 0 if kinds & (kinds - 1) else leaving  # there is one card of this kind
        split: list[tuple[int, int, int]] = []
        for left, reached, group in parts:
            if group & kinds:
                split.append((left & ~gone, reached | arriving, group & kinds))
            if group & ~kinds:
                split.append((left, reached, group & ~kinds))
        parts = split
    reach: dict[int, int] = {}
    for left, reached, group in parts:
        there = left | reached
        reach[there] = reach.get(there, 0) | group
    return reach


def _by_reach(one: Fact, reach: dict[int, int]) -> list[Fact]:
    """A fact after moves that take some of its cards further than others."""
    if one & VAGUE:
        places = 0
        for there in reach:
            places |= there
        return [places << PLACES | one & SAID]
    return sorted([there << PLACES | group for there, group in reach.items()], key=_lowest)


def _widen(facts: list[Fact], wider: list[Fact], same: set[Fact]) -> None:
    """With facts that hold of more places now, but for the `same` ones, which are there already.
    One that holds of all hands says "in play"."""
    first = facts[0]
    hands = first >> PLACES
    for one in wider:
        places = one >> PLACES
        if places == hands:
            if not one & VAGUE:
                first |= one & CARDS
        elif (places != 2 * hands + 1 or not one & VAGUE) and one not in same:
            facts.append(one)
            same.add(one)
    facts[0] = first
