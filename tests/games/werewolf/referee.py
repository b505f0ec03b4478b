"""A second reading of the booklet: the rules once more, told apart from those that are tested.

Cards are things that lie somewhere and carry what became of them, roles are their names, and each
role is played by a function that asks as people are asked. Nothing here comes from the game's own
rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

WOLVES = frozenset({"werewolf", "alpha_wolf", "mystic_wolf", "dream_wolf"})
ROLE_OF = {
    "claw_of_the_werewolf": "werewolf",
    "brand_of_the_villager": "villager",
    "cudgel_of_the_tanner": "tanner",
}
ORDER = (
    *("sentinel", "doppelganger", "doppelganger_minion", "wolves", "alpha_wolf", "mystic_wolf"),
    *("minion", "masons", "seer", "apprentice_seer", "paranormal_investigator", "robber", "witch"),
    *("troublemaker", "village_idiot", "aura_seer", "doppelganger_aura_seer", "drunk"),
    *("insomniac", "doppelganger_insomniac", "revealer", "doppelganger_revealer"),
    *("curator", "doppelganger_curator"),
)
LATER = frozenset({"minion", "aura_seer", "insomniac", "revealer", "curator"})

Note = tuple[object, ...]


@dataclass
class Question:
    """Who is asked, during which call, and what may be answered."""

    seat: int
    call: str
    answers: set[str]


@dataclass
class Lot:
    """An artefact is drawn for this seat."""

    seat: int


Asking = Generator[Question | Lot, str, None]
Answer = Generator[Question | Lot, str, int | None]


class Card:
    def __init__(self, face: str) -> None:
        self.face = face
        self.copy = ""
        self.turned = ""

    @property
    def role(self) -> str:
        return self.turned or self.copy or self.face


class Referee:
    def __init__(
        self, players: Sequence[str], centre: Sequence[str], slot: str, slot_open: bool
    ) -> None:
        self.start = list(players)
        self.seats = range(len(players))
        self.deck = {*players, *centre}
        self.before = [Card(face) for face in players]
        self.dealt = list(self.before)  # to whom each card was dealt, wherever it lies now
        self.centre = [Card(face) for face in [*centre, *([slot] if slot else [])]]
        self.reach = range(4 if slot and slot_open else 3)
        self.shields: set[int] = set()
        self.face_up: set[int] = set()
        self.artefacts: dict[int, str] = {}
        self.stock = 0
        self.thumbs: set[int] = set()
        self.copied, self.model = "", -1
        self.called: list[str] = []
        self.call = ""
        self.notes: list[list[Note]] = [[] for _ in players]
        self.roles: dict[str, Callable[[int], Asking]] = {
            name: getattr(self, name)
            for name in ORDER
            if name in self.deck and not name.startswith("doppelganger")
        }

    # --- the night -------------------------------------------------------------------------------

    def night(self) -> Asking:
        for call in ORDER:
            if not self._is_called(call):
                continue
            self.called.append(call)
            self.call = call
            if call in ("wolves", "masons"):
                yield from getattr(self, call)()
            elif call == "doppelganger":
                for seat in self._dealt("doppelganger"):
                    yield from self.doppelganger(seat)
            elif call.startswith("doppelganger_"):
                role = call.removeprefix("doppelganger_")
                for seat in self._dealt("doppelganger"):
                    if self.copied == role:
                        yield from self.roles[role](seat)
            else:
                for seat in self._dealt(call):
                    yield from self.roles[call](seat)

    def _is_called(self, call: str) -> bool:
        if call == "wolves":
            return bool(self.deck & WOLVES)
        if call == "masons":
            return "mason" in self.deck
        second = call.removeprefix("doppelganger_")
        return second in self.deck and (second == call or "doppelganger" in self.deck)

    def _dealt(self, role: str) -> list[int]:
        return [seat for seat in self.seats if self.start[seat] == role]

    def _plays(self, role: str) -> set[int]:
        """Who acts this role: who was dealt it, and whoever copied it."""
        return {
            seat
            for seat in self.seats
            if role == (self.start[seat] if seat not in self._copier() else self.copied)
        }

    def _copier(self) -> list[int]:
        return self._dealt("doppelganger") if self.copied else []

    def _pack(self) -> set[int]:
        return {seat for wolf in WOLVES for seat in self._plays(wolf)}

    def _free(self, seat: int) -> list[int]:
        return [other for other in self.seats if other != seat and other not in self.shields]

    def _may(self, seat: int, verb: str, where: Iterable[int]) -> Answer:
        answers = {f"{verb} {place}" for place in where}
        return (yield from self._ask(seat, answers and {"pass", *answers}))

    def _must(self, seat: int, verb: str, where: Iterable[int]) -> Answer:
        return (yield from self._ask(seat, {f"{verb} {place}" for place in where}))

    def _ask(self, seat: int, answers: set[str]) -> Answer:
        """Whose every card is out of reach is not asked."""
        if not answers:
            return None
        answer = yield Question(seat, self.call, answers)
        return None if answer == "pass" else int(answer.split()[1])

    def _sees(self, seat: int, verb: str, place: int, card: Card) -> str:
        self.thumbs.add(seat)
        self.notes[seat].append((verb, place, card.face))
        return card.face

    # --- each role -------------------------------------------------------------------------------

    def sentinel(self, seat: int) -> Asking:
        target = yield from self._may(seat, "shield", self._free(seat))
        if target is not None:
            self.shields.add(target)

    def doppelganger(self, seat: int) -> Asking:
        target = yield from self._must(seat, "copy", self._free(seat))
        assert target is not None
        self.model = target
        self.copied = self._sees(seat, "copy", target, self.before[target])
        self.dealt[seat].copy = self.copied
        if self.copied in self.roles and self.copied not in LATER:
            yield from self.roles[self.copied](seat)

    def wolves(self) -> Asking:
        pack, asleep = self._pack(), self._plays("dream_wolf")
        for seat in sorted(pack - asleep):
            others = pack - {seat}
            self.notes[seat].append(("meet_pack", others - asleep, others & asleep))
            if not others:
                yield from self.apprentice_seer(seat)

    def alpha_wolf(self, seat: int) -> Asking:
        spared = {self.model} if self.start[seat] == "doppelganger" else self._pack()
        target = yield from self._must(seat, "plant", set(self._free(seat)) - spared)
        if target is not None:
            self._exchange_with_centre(target, 3)
            self.thumbs.add(seat)

    def mystic_wolf(self, seat: int) -> Asking:
        target = yield from self._may(seat, "look", self._free(seat))
        if target is not None:
            self._sees(seat, "look", target, self.before[target])

    def dream_wolf(self, _seat: int) -> Asking:
        yield from ()

    def minion(self, seat: int) -> Asking:
        self.notes[seat].append(("see_pack", self._pack()))
        yield from ()

    def masons(self) -> Asking:
        masons = self._plays("mason")
        for seat in masons:
            self.notes[seat].append(("meet_masons", masons - {seat}))
        yield from ()

    def seer(self, seat: int) -> Asking:
        answers = {f"look {other}" for other in self._free(seat)}
        answer = yield Question(
            seat, self.call, {"pass", *answers, *[f"peek {place}" for place in self.reach]}
        )
        if answer == "pass":
            return
        verb, target = answer.split()
        first = int(target)
        if verb == "look":
            self._sees(seat, "look", first, self.before[first])
            return
        self._sees(seat, "peek", first, self.centre[first])
        second = yield from self._may(seat, "peek", set(self.reach) - {first})
        if second is not None:
            self._sees(seat, "peek", second, self.centre[second])

    def apprentice_seer(self, seat: int) -> Asking:
        place = yield from self._may(seat, "peek", self.reach)
        if place is not None:
            self._sees(seat, "peek", place, self.centre[place])

    def paranormal_investigator(self, seat: int) -> Asking:
        seen: set[int] = set()
        while len(seen) < 2:
            target = yield from self._may(seat, "look", set(self._free(seat)) - seen)
            if target is None:
                return
            seen.add(target)
            face = self._sees(seat, "look", target, self.before[target])
            if face in WOLVES or face == "tanner":
                self.dealt[seat].turned = "tanner" if face == "tanner" else "werewolf"
                return

    def robber(self, seat: int) -> Asking:
        if seat in self.shields:
            return
        target = yield from self._may(seat, "rob", self._free(seat))
        if target is not None:
            self._exchange(seat, target)
            self._sees(seat, "rob", target, self.before[seat])

    def witch(self, seat: int) -> Asking:
        place = yield from self._may(seat, "brew", self.reach)
        if place is None:
            return
        self._sees(seat, "brew", place, self.centre[place])
        target = yield from self._must(seat, "give", set(self.seats) - self.shields)
        assert target is not None
        self._exchange_with_centre(target, place)

    def troublemaker(self, seat: int) -> Asking:
        pairs = {f"exchange {one} {other}" for one, other in combinations(self._free(seat), 2)}
        if not pairs:
            return
        answer = yield Question(seat, self.call, {"pass", *pairs})
        if answer != "pass":
            _, one, other = answer.split()
            self._exchange(int(one), int(other))
            self.thumbs.add(seat)

    def village_idiot(self, seat: int) -> Asking:
        ring = self._free(seat)
        if len(ring) < 2:
            return
        answer = yield Question(seat, self.call, {"pass", "shift left", "shift right"})
        if answer != "pass":
            step = 1 if answer == "shift left" else -1  # clockwise is to everybody's left
            cards = [self.before[place] for place in ring]
            for number, card in enumerate(cards):
                self.before[ring[(number + step) % len(ring)]] = card
            self.thumbs.add(seat)

    def aura_seer(self, seat: int) -> Asking:
        self.notes[seat].append(("see_traces", self.thumbs - {seat}))
        yield from ()

    def drunk(self, seat: int) -> Asking:
        if seat in self.shields:
            return
        place = yield from self._must(seat, "drink", self.reach)
        assert place is not None
        self._exchange_with_centre(seat, place)
        self.thumbs.add(seat)

    def insomniac(self, seat: int) -> Asking:
        if seat not in self.shields:
            self.notes[seat].append(("see_own", self.before[seat].face))
        yield from ()

    def revealer(self, seat: int) -> Asking:
        target = yield from self._may(seat, "reveal", set(self._free(seat)) - self.face_up)
        if target is not None:
            face = self._sees(seat, "reveal", target, self.before[target])
            if face not in WOLVES and face != "tanner":
                self.face_up.add(target)

    def curator(self, seat: int) -> Asking:
        if len(self.artefacts) == self.stock:
            return
        bare = set(self.seats) - self.shields - set(self.artefacts)
        target = yield from self._may(seat, "curate", bare)
        if target is not None:
            self.artefacts[target] = yield Lot(target)

    def _exchange(self, one: int, other: int) -> None:
        self.before[one], self.before[other] = self.before[other], self.before[one]

    def _exchange_with_centre(self, seat: int, place: int) -> None:
        self.before[seat], self.centre[place] = self.centre[place], self.before[seat]

    # --- the end ---------------------------------------------------------------------------------

    def final(self) -> list[str]:
        worn = [self.artefacts.get(seat, "") for seat in self.seats]
        return [ROLE_OF.get(worn[seat]) or self.before[seat].role for seat in self.seats]


def who_dies(roles: Sequence[str], votes: Sequence[int | None]) -> set[int]:
    pointed = list(zip(roles, votes, strict=True))
    spared = {vote for role, vote in pointed if role == "bodyguard"}
    ranking = Counter(vote for vote in votes if vote is not None and vote not in spared)
    most = max(ranking.values(), default=0)
    dead = {seat for seat, count in ranking.items() if count == most and roles[seat] != "prince"}
    if most < 2:
        return set()
    while True:
        hit = {votes[seat] for seat in dead if roles[seat] == "hunter"} - spared
        more = {seat for seat in hit if seat is not None and roles[seat] != "prince"} - dead
        if not more:
            return dead
        dead |= more


def who_wins(roles: Sequence[str], dead: set[int], minion_must_survive: bool) -> set[int]:
    everybody = set(range(len(roles)))
    wolves = {seat for seat in everybody if roles[seat] in WOLVES}
    minions = {seat for seat in everybody if roles[seat] == "minion"}
    tanners = {seat for seat in everybody if roles[seat] == "tanner"}
    village = everybody - wolves - minions - tanners
    if dead & wolves:
        return village | dead & tanners
    if dead & tanners:
        return dead & tanners
    if wolves:
        return wolves | minions
    if dead <= minions:
        return village
    return minions - dead if minion_must_survive else minions
