"""Where the items lie, as far as one seat can tell: a trail for each card that was ever seen.

A trail says how likely its card is with each player. A card that is seen lies there for certain;
when its holder then gives something away unseen, it is a little less likely to be there still, the
less the more one would keep it. Cards of which nobody has heard lie in the pile or in those places
of a hand that no trail fills.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from cabale.games.castle.mind.habits import PARTS_WITH, Manner
from cabale.games.castle.rules.components import BAGS, MIRROR, PASS_ITEMS

Trail = list[float]


class Whereabouts:
    """The cards of a match as one seat follows them. Seats are places; the pile needs no trail."""

    def __init__(self, seat: int, sizes: Sequence[int], items: Sequence[int]) -> None:
        self.seat = seat
        self.sizes = list(sizes)
        self.pile = len(items) - sum(sizes)
        self.unheard: dict[int, int] = {item: items.count(item) for item in set(items)}
        """How many cards of a kind were never seen."""
        self.trails: dict[int, list[Trail]] = {item: [] for item in self.unheard}

    # --- what is seen --------------------------------------------------------------------------

    def in_play(self, items: Sequence[int]) -> None:
        """These lie in hands: it is known from the start that they were dealt."""
        total = sum(self.sizes)
        for item in items:
            if not self.unheard.get(item):
                continue
            self.unheard[item] -= 1
            self.trails[item].append([size / total for size in self.sizes])

    def saw(self, item: int, place: int, copies: int = 1) -> None:
        """So many cards of this kind, at least, lie there."""
        trails = self.trails[item]
        trails.sort(key=lambda trail: -trail[place])
        for number in range(copies):
            fresh = self.unheard[item] and self._share(place) * self.unheard[item]
            if number < len(trails) and trails[number][place] >= fresh:
                _pin(trails[number], place)
            elif self.unheard[item]:
                self.unheard[item] -= 1
                trails.insert(number, _pin([0.0] * len(self.sizes), place))
            elif number < len(trails):
                _pin(trails[number], place)

    def saw_hand(self, items: Collection[int], place: int) -> None:
        """These and no others lie there."""
        for item in self.trails:
            copies = sum(1 for one in items if one == item)
            if copies:
                self.saw(item, place, copies)
            self.lacks(item, place, copies)

    def lacks(self, item: int, place: int, but: int = 0) -> None:
        """No card of this kind lies there beyond so many."""
        trails = self.trails[item]
        trails.sort(key=lambda trail: -trail[place])
        for trail in trails[but:]:
            if trail[place]:
                trail[place] = 0.0
                self._fill(trail, place)

    def _fill(self, trail: Trail, empty: int) -> None:
        """A trail from which a place fell out still leads somewhere."""
        total = sum(trail)
        if total <= 1e-9:
            for place, free in enumerate(self._free()):
                trail[place] = 0.0 if place in (empty, self.seat) else free + 0.1
            total = sum(trail)
        for place, chance in enumerate(trail):
            trail[place] = chance / total

    # --- what moves ----------------------------------------------------------------------------

    def drawn(self, place: int) -> None:
        self.pile -= 1
        self.sizes[place] += 1

    def moved_seen(self, item: int, source: int, target: int) -> None:
        """This card went from hand to hand."""
        self.saw(item, source)
        self.sizes[source] -= 1
        self.sizes[target] += 1
        trail = max(self.trails[item], key=lambda trail: trail[source], default=None)
        if trail is not None:
            _pin(trail, target)

    def moved_one_of(self, items: Sequence[int], source: int, target: int) -> None:
        """A card went from hand to hand that is one of these, each of which exists once."""
        trails = [trail for item in items for trail in self.trails[item]]
        there = sum(trail[source] for trail in trails)
        for trail in trails:
            share = trail[source] / there if there else 1 / len(trails)
            for place in range(len(trail)):
                trail[place] *= 1 - share
            trail[target] += share
        self.sizes[source] -= 1
        self.sizes[target] += 1

    def moved_unseen(
        self, moves: Sequence[tuple[int, int]], manner: Manner, unread: float = 1.0
    ) -> None:
        """Some card went from each of these hands to another, all at once.

        `unread` is how likely it may be one of those that are read out when they are passed.
        """
        flows = []
        for source, target in moves:
            flows += [
                (trail, source, target, part) for trail, part in self._parts(source, manner, unread)
            ]
            self.sizes[source] -= 1
            self.sizes[target] += 1
        for trail, source, target, part in flows:
            trail[source] -= part
            trail[target] += part

    def _parts(self, source: int, manner: Manner, unread: float) -> list[tuple[Trail, float]]:
        """How much of each trail leaves a hand that gives one card away."""
        habits = PARTS_WITH[manner]
        free = float(self.sizes[source])
        there = []
        total = 0.0
        for item, trails in self.trails.items():
            weight = habits[item]
            if item in PASS_ITEMS and (self.pile or item not in BAGS):
                weight *= unread
            for trail in trails:
                chance = trail[source]
                if chance:
                    there.append((trail, chance, weight))
                    total += chance * weight
                    free -= chance
        total += max(0.0, free)
        if total <= 0.0:
            return []
        return [(trail, chance * min(1.0, weight / total)) for trail, chance, weight in there]

    def silenced(self, one: int, other: int) -> float:
        """How likely the Mirror, which keeps all cards unread, is in a trade of these two."""
        chance = 0.5 * sum(trail[one] + trail[other] for trail in self.chances(MIRROR))
        return max(chance, 0.1) if self.unheard.get(MIRROR) else chance

    # --- what is likely ------------------------------------------------------------------------

    def settle(self, sizes: Sequence[int], pile: int, sure: Mapping[int, Sequence[int]]) -> None:
        """Agree with what the seat sees now: the hands' sizes, its own cards, what is certain."""
        self.sizes = list(sizes)
        self.pile = pile
        for place, items in sure.items():
            if len(items) == sizes[place]:
                self.saw_hand(items, place)
                continue
            for item in set(items):
                self.saw(item, place, items.count(item))

    def _free(self) -> list[float]:
        """How many cards of each hand no trail accounts for."""
        free = [float(size) for size in self.sizes]
        for trails in self.trails.values():
            for trail in trails:
                for place, chance in enumerate(trail):
                    free[place] -= chance
        return [max(0.0, slots) for slots in free]

    def _share(self, place: int) -> float:
        """How likely a card of which nobody has heard lies there."""
        free = self._free()
        return free[place] / max(1.0, sum(free) + self.pile)

    def chances(self, item: int) -> list[Trail]:
        """For each card of a kind: how likely it is with each player, the pile left out."""
        found = list(self.trails[item]) if item in self.trails else []
        if self.unheard.get(item):
            free = self._free()
            total = max(1.0, sum(free) + self.pile)
            found += [[slots / total for slots in free]] * self.unheard[item]
        return found


def _pin(trail: Trail, place: int) -> Trail:
    for other in range(len(trail)):
        trail[other] = 0.0
    trail[place] = 1.0
    return trail
