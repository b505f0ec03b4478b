"""The cover stories of a liar: the truth of worlds in which the seat would be a villager.

Each is a role that nobody has to contradict, and what such a villager would have seen or done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from itertools import combinations
from random import Random

from cabale.core import SeatView
from cabale.games.werewolf.mind.claims import ROLE_CLAIMS, SLOT, Claim
from cabale.games.werewolf.rules.components import DIRECTIONS, ROLE, ROLES, VILLAGE, WOLVES
from cabale.games.werewolf.sight.knowledge import LEAVES_TRACE
from cabale.games.werewolf.sight.view import own_of, table_of

CENTRE = range(3)
_NAMES_A_CARD = frozenset({"saw", "robbed", "copied"})

Story = list[Claim]
"""Claims in the order in which they are made; the first is a role."""
Card = tuple[int, str]
"""A seat, or a place of the centre, and the face of a card there."""

_TELL_ONE_THING = (
    *("seer", "apprentice_seer", "paranormal_investigator", "robber", "troublemaker", "drunk"),
    *("village_idiot", "insomniac", "revealer", "sentinel", "curator", "mason", "doppelganger"),
)
THINGS_TO_TELL = {**dict.fromkeys(_TELL_ONE_THING, 1), "witch": 2}
"""How much there is to tell of a role, at least."""


# --- whether others have told theirs -----------------------------------------------------------


def done_talking(view: SeatView) -> set[int]:
    """The seats that have claimed a role, and told what there is to tell of it or had no more."""
    found: dict[int, list[Claim]] = {}
    for seat, *claim in view["said"]:
        found.setdefault(seat, []).append(tuple(claim))
    told = {q: claim[1] for q, claims in found.items() for claim in claims if claim[0] == "started"}
    traces = _traces_to_tell(view, told)
    shields, lately = table_of(view)["sight"]["shields"], _spoke_lately(view)
    # A token is shown by somebody who must not speak (WER-152).
    done = {q for q, claims in found.items() if claims[0][0] == "token"}
    for q, role in told.items():
        things = traces if role == "aura_seer" else THINGS_TO_TELL.get(role, 0)
        if len(found[q]) > things or q in shields or q not in lately:
            done.add(q)
    return done


def _traces_to_tell(view: SeatView, told: dict[int, str]) -> int:
    """How many an aura seer has seen, if all claim their true roles."""
    left = {q for q, role in told.items() if _traced(role)}
    if view["seat"] is not None and _traced(own_of(view)["start"]):
        left.add(view["seat"])
    return len(left)


def _spoke_lately(view: SeatView) -> set[int]:
    """The speakers of the last two rounds: a seat that was passed over has no more to say."""
    rounds: list[set[int]] = [set()]
    for seat, *_ in view["said"]:
        if seat in rounds[-1]:
            rounds.append(set())
        rounds[-1].add(seat)
    return set().union(*rounds[-2:])


# --- stories -----------------------------------------------------------------------------------


class CoverStories:
    """What the table knows, and what `seat` knows besides: its pack, and faces of the centre."""

    def __init__(
        self,
        view: SeatView,
        seat: int,
        seats: int,
        pack: Collection[int],
        slot_open: bool = True,
    ) -> None:
        table, you = table_of(view), own_of(view)
        self.seat = seat
        # The same all day, also for a bot that has forgotten what it meant to say.
        self.rng = Random(repr((seat, you)))
        self.deck = Counter(table["deck"])
        self.sight = table["sight"]
        self.others = [q for q in range(seats) if q != seat]
        self.strangers = [q for q in self.others if q not in pack]
        self.partners = [q for q in self.others if q in pack]
        self.mine: Story = [tuple(claim) for q, *claim in view["said"] if q == seat]
        self.claimed: dict[int, str] = {}
        self.known: dict[int, str] = {}
        """The faces of the centre, as told by others and as seen."""
        self._listen(view)
        for note in you["notes"]:
            if note["verb"] in {"peek", "brew"}:
                self._know(note["centre"], note["role"])
        self.slot = table["slot_wolf"]
        self.slot_open = slot_open
        self.wolves = self._wolves()

    def _listen(self, view: SeatView) -> None:
        """What the others claim."""
        for q, verb, *words in view["said"]:
            if q != self.seat and verb == "started":
                self.claimed[q] = words[0]
            elif q != self.seat and verb == "saw_centre":
                self._know(words[0], words[1])

    def _know(self, place: int, face: str) -> None:
        if place in CENTRE:
            self.known[place] = face

    def all(self) -> Iterator[Story]:
        claimed = Counter(self.claimed.values())
        free = [
            name for name, count in self.deck.items() if _harmless(name) and claimed[name] < count
        ]
        free = [words[0] for verb, *words in self.mine if verb in ROLE_CLAIMS] or free
        for name in free or ["villager"]:
            for details in self._details(name):
                yield [("started", name), *details]

    def _details(self, name: str) -> list[Story]:
        """What somebody of this role would tell; nothing, where the role does nothing."""
        tell = _DETAILS.get(name)
        return (list(tell(self)) if tell is not None else []) or [[]]

    # --- those who look --------------------------------------------------------------------------

    def _seer(self) -> Iterator[Story]:
        yield from ([("saw", *what)] for what in self._faces(accusing=True))
        for one, other in combinations(self._centre(), 2):
            if one[0] != other[0]:
                yield [("saw_centre", *one), ("saw_centre", *other)]

    def _apprentice_seer(self) -> Iterator[Story]:
        yield from ([("saw_centre", *what)] for what in self._centre())
        if self.slot_open and self._planted():
            known = [self.claimed[q] for q in self.strangers if q in self.claimed]
            yield from ([("saw_centre", SLOT, role)] for role in known)

    def _investigator(self) -> Iterator[Story]:
        looks: Story = [("saw", *what) for what in self._faces(accusing=False)]
        yield from ([look] for look in looks)
        yield from (list(two) for two in combinations(looks, 2))

    def _aura_seer(self) -> Iterator[Story]:
        traces: Story = [("trace", q) for q, role in self.claimed.items() if _traced(role)]
        yield traces
        hidden = [q for q in self.strangers if ("trace", q) not in traces]
        yield from ([*traces, ("trace", q)] for q in hidden if q in self.claimed)

    def _insomniac(self) -> Iterator[Story]:
        yield [("became", "insomniac")]

    def _mason(self) -> Iterator[Story]:
        yield from ([("met", q, "mason")] for q in self.partners)
        yield [("met_nobody", "mason")]

    # --- those who move cards --------------------------------------------------------------------

    def _robber(self) -> Iterator[Story]:
        yield from ([("robbed", *what)] for what in self._faces(accusing=False))

    def _witch(self) -> Iterator[Story]:
        for place, face in self._centre():
            for target in [*self.strangers, *([self.seat] if _harmless(face) else [])]:
                yield [("saw_centre", place, face), ("gave", target, face)]

    def _troublemaker(self) -> Iterator[Story]:
        yield from ([("exchanged", *two)] for two in combinations(self.others, 2))

    def _village_idiot(self) -> Iterator[Story]:
        yield from ([("shifted", direction)] for direction in DIRECTIONS)

    def _drunk(self) -> Iterator[Story]:
        yield [("drank", self.rng.choice(CENTRE))]

    def _doppelganger(self) -> Iterator[Story]:
        yield from ([("copied", *what)] for what in self._faces(accusing=False))

    # --- those whose deeds lie on the table for all to see ---------------------------------------

    def _revealer(self) -> Iterator[Story]:
        """A wolf that was turned up lies hidden again."""
        shown = [(card["seat"], card["role"]) for card in self.sight["face_up"]]
        yield from ([("revealed", *card)] for card in shown if card[0] != self.seat)
        if not shown:
            yield from ([("revealed", q, wolf)] for q in self.strangers for wolf in self.wolves)

    def _sentinel(self) -> Iterator[Story]:
        yield from ([("shielded", q)] for q in self.sight["shields"] if q != self.seat)

    def _curator(self) -> Iterator[Story]:
        yield from ([("curated", q)] for q in self.sight["artefacts"])

    # --- cards that may be named -----------------------------------------------------------------

    def _wolves(self) -> list[str]:
        """The faces of wolves that may be seen in front of somebody, as far as anybody knows.

        A player who was handed the wolf of the slot does not know it, and so cannot deny it.
        """
        taken = Counter(self.claimed.values()) + Counter(self.known.values())
        found = [name for name, n in self.deck.items() if ROLE[name] in WOLVES and taken[name] < n]
        return [self.slot, *found] if self.slot is not None and self._planted() else found

    def _planted(self) -> bool:
        """Whether an alpha wolf may have put a wolf before somebody."""
        return self.slot is not None and "alpha_wolf" not in self.known.values()

    def _faces(self, accusing: bool) -> Iterator[Card]:
        """What others may have been dealt: what they say, or a wolf."""
        for q in self.others:
            if q in self.claimed and _harmless(self.claimed[q]):
                yield q, self.claimed[q]
            if accusing and q in self.strangers:
                yield from ((q, wolf) for wolf in self.wolves)
        yield from ((words[0], words[1]) for verb, *words in self.mine if verb in _NAMES_A_CARD)

    def _centre(self) -> list[Card]:
        """What may lie in the centre: what was seen there, and else what nobody claims."""
        claimed = Counter(self.claimed.values())
        seen = Counter(self.known.values())
        found = [(words[0], words[1]) for verb, *words in self.mine if verb == "saw_centre"]
        found += self.known.items()
        places = [place for place in CENTRE if place not in self.known] or list(CENTRE)
        for name, count in self.deck.items():
            place = self.rng.choice(places)
            if claimed[name] + seen[name] < count:
                found.append((place, name))
        return found


_DETAILS: dict[str, Callable[[CoverStories], Iterator[Story]]] = {
    "seer": CoverStories._seer,
    "apprentice_seer": CoverStories._apprentice_seer,
    "paranormal_investigator": CoverStories._investigator,
    "aura_seer": CoverStories._aura_seer,
    "insomniac": CoverStories._insomniac,
    "mason": CoverStories._mason,
    "robber": CoverStories._robber,
    "witch": CoverStories._witch,
    "troublemaker": CoverStories._troublemaker,
    "village_idiot": CoverStories._village_idiot,
    "drunk": CoverStories._drunk,
    "doppelganger": CoverStories._doppelganger,
    "revealer": CoverStories._revealer,
    "sentinel": CoverStories._sentinel,
    "curator": CoverStories._curator,
}


def _harmless(name: str) -> bool:
    return ROLES[ROLE[name]].team == VILLAGE


def _traced(name: str) -> bool:
    return bool(LEAVES_TRACE >> ROLE[name] & 1)
