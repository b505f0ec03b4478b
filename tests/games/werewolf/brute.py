"""Beliefs by brute force: every deal, every night, no thought.

The night is walked through the rules' own functions. Nothing is merged, and nothing is left out but
what the seat itself did or saw otherwise; what each would then say is asked at the very end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice, permutations

from cabale.core import PASS, Board, Choice
from cabale.games.werewolf.rules.components import WOLVES
from cabale.games.werewolf.rules.state import NONE, Sight, Werewolf
from cabale.games.werewolf.rules.steps.night import POWERS, moments_of, wake
from cabale.games.werewolf.rules.steps.power import take

Spoken = Callable[[Werewolf, int], float]


class Brute:
    """All worlds that a seat cannot tell from its own, with their chances."""

    def __init__(self, t: Board[Werewolf], me: int, passing: Callable[[int, int], float]) -> None:
        self.t = t
        self.me = me
        self.passing = passing
        self.mine = [deed for deed in t.state.deeds if deed.seat == me]

    def weights(self, spoken: Spoken, first: int = 0, step: int = 1) -> Counter[int]:
        """By the set of seats that end as wolves; of all deals, or a part of them."""
        found: Counter[int] = Counter()
        for deal in islice(self.deals(), first, None, step):
            for end, chance in self._night(self._dealt(deal), 0):
                if not self._as_seen(end):
                    continue
                for seat in range(end.seats):
                    if seat != self.me and chance:
                        chance *= spoken(end, seat)
                wolves = sum((end.final_role(q) in WOLVES) << q for q in range(end.seats))
                found[wolves] += chance  # type: ignore[assignment]  # counts may be weights
        return found

    def deals(self) -> Iterator[Sequence[int]]:
        truth = self.t.state
        rest = list(truth.deck)
        rest.remove(truth.start[self.me])
        for others in sorted(set(permutations(rest))):
            yield [*others[: self.me], truth.start[self.me], *others[self.me :]]

    def _dealt(self, deal: Sequence[int]) -> Werewolf:
        s = self.t.state
        world = Werewolf(
            seats=s.seats, deck=s.deck, slot=s.slot, stock=s.stock, calls=s.calls, reach=s.reach
        )
        world.deal([*deal] if s.slot == NONE else [*deal, s.slot])
        return world

    def _night(self, s: Werewolf, number: int) -> Iterator[tuple[Werewolf, float]]:
        """From one call on."""
        if number == len(s.calls):
            yield s, 1.0
            return
        s, call = s.copy(), s.calls[number]
        seats = wake(s, call)
        if self._so_far(s):
            asked = [(moment, seat) for moment in range(moments_of(s, call)) for seat in seats]
            yield from self._answers(s, number, asked)

    def _answers(
        self, s: Werewolf, number: int, asked: list[tuple[int, int]]
    ) -> Iterator[tuple[Werewolf, float]]:
        """From one answer on; `asked` are those of this call that have yet to come."""
        if not asked:
            yield from self._night(s, number + 1)
            return
        (moment, seat), *rest = asked
        call = s.calls[number]
        power = POWERS[call]
        legal = power.legal(s, self.t.catalogue, seat, moment)
        for choice in legal:
            chance = self._chance(call, moment, seat, choice, legal)
            draws = len(s.left_over()) if choice.verb == "curate" else 1
            for drawn in range(draws):
                world = s.copy()
                luck = partial(min, drawn)  # the number drawn, which is below any bound asked for
                take(world, self.t.catalogue, power, call, seat, moment, choice, luck)
                if self._so_far(world):
                    for end, more in self._answers(world, number, rest):
                        yield end, chance / draws * more

    def _chance(
        self, call: int, moment: int, seat: int, choice: Choice, legal: list[Choice]
    ) -> float:
        if len(legal) == 1 or seat == self.me:
            return 1.0
        if PASS not in legal:
            return 1 / len(legal)
        idle = self.passing(call, moment)
        return idle if choice is PASS else (1 - idle) / (len(legal) - 1)

    def _so_far(self, s: Werewolf) -> bool:
        mine = [deed for deed in s.deeds if deed.seat == self.me]
        return mine == self.mine[: len(mine)]

    def _as_seen(self, s: Werewolf) -> bool:
        truth = self.t.state
        return (
            [deed for deed in s.deeds if deed.seat == self.me] == self.mine
            and Sight(s.shields, s.face_up, s.laid)
            == Sight(truth.shields, truth.face_up, truth.laid)
            and s.artefacts[self.me] == truth.artefacts[self.me]
            and all(s.face(q) == truth.face(q) for q in range(s.seats) if truth.face_up >> q & 1)
        )
