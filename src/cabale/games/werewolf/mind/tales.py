"""The stories a liar may tell: the truth of worlds in which the seat would be a villager.

Each is a role that nobody has to contradict, and what such a villager would have seen or done.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import combinations
from random import Random
from typing import Any

from cabale.games.werewolf.mind.testimony import SLOT, Claim
from cabale.games.werewolf.rules.components import ROLE, ROLES, VILLAGE, WOLVES
from cabale.games.werewolf.rules.deeds import DIRECTIONS
from cabale.games.werewolf.sight.knowledge import LEAVES_TRACE

CENTRE = range(3)
_NAMES_A_CARD = frozenset({"saw", "robbed", "copied"})
Tale = list[Claim]


_TELL_ONE_THING = (
    *("seer", "apprentice_seer", "paranormal_investigator", "robber", "troublemaker", "drunk"),
    *("village_idiot", "insomniac", "revealer", "sentinel", "curator", "mason", "doppelganger"),
)
THINGS_TO_TELL = {**dict.fromkeys(_TELL_ONE_THING, 1), "witch": 2}
"""How much there is to tell of a role, at least."""


def done_talking(view: Mapping[str, Any]) -> set[int]:
    """Who has claimed a role and told what there is to tell of it, or had nothing to add."""
    table = view["table"]
    found: dict[int, list[Claim]] = {}
    rounds: list[set[int]] = [set()]
    for seat, *claim in view["said"]:
        found.setdefault(seat, []).append(tuple(claim))
        if seat in rounds[-1]:
            rounds.append(set())
        rounds[-1].add(seat)
    told = {q: claim[1] for q, claims in found.items() for claim in claims if claim[0] == "started"}
    left_traces = {q for q, role in told.items() if _traced(role)}
    if _traced(table["you"]["start"]):
        left_traces.add(view["seat"])
    # A token is shown by who must not speak (WER-152); who was passed over has no more to say.
    done = {q for q, claims in found.items() if claims[0][0] == "token"}
    lately = set().union(*rounds[-2:])
    done.update(q for q in told if q in table["sight"]["shields"] or q not in lately)
    for q, role in told.items():
        things = len(left_traces) if role == "aura_seer" else THINGS_TO_TELL.get(role, 0)
        if len(found[q]) > things:
            done.add(q)
    return done


class Tales:
    """What the table knows, and what `seat` knows besides: its pack, and faces of the centre."""

    def __init__(
        self,
        view: Mapping[str, Any],
        seat: int,
        seats: int,
        pack: Collection[int],
        slot_open: bool = True,
    ) -> None:
        table = view["table"]
        self.seat = seat
        # The same all day, also for a bot that has forgotten what it meant to say.
        self.rng = Random(repr((seat, table["you"])))
        self.deck: Counter[str] = Counter(table["deck"])
        self.sight = table["sight"]
        self.others = [q for q in range(seats) if q != seat]
        self.strangers = [q for q in self.others if q not in pack]
        self.partners = [q for q in self.others if q in pack]
        self.claimed: dict[int, str] = {
            q: words[0] for q, verb, *words in view["said"] if verb == "started" and q != seat
        }
        seen = [
            (note["centre"], note["role"])
            for note in table["you"]["notes"]
            if note["verb"] in {"peek", "brew"} and note["centre"] in CENTRE
        ]
        told = [
            (words[0], words[1])
            for q, verb, *words in view["said"]
            if verb == "saw_centre" and q != seat and words[0] in CENTRE
        ]
        self.known = dict(told + seen)
        self.slot: str | None = table["slot_wolf"]
        self.slot_open = slot_open
        self.wolves = self._wolves()
        self.mine: Tale = [(verb, *words) for q, verb, *words in view["said"] if q == seat]

    def all(self) -> Iterator[Tale]:
        spoken_for = Counter(self.claimed.values())
        free = [
            name
            for name, count in self.deck.items()
            if _harmless(name) and spoken_for[name] < count
        ]
        free = [words[0] for verb, *words in self.mine if verb in {"started", "token"}] or free
        for name in free or ["villager"]:
            start: Claim = ("started", name)
            for details in self._details(name):
                yield [start, *details]

    def _details(self, name: str) -> Iterator[Tale]:
        """What somebody of this role would tell; nothing, where the role does nothing."""
        found = [*self._saw(name), *self._moved(name), *self._laid(name)]
        yield from found or [[]]

    def _saw(self, name: str) -> Iterator[Tale]:
        match name:
            case "seer":
                yield from ([("saw", *what)] for what in self._faces(accusing=True))
                for one, other in combinations(self._centre(), 2):
                    if one[0] != other[0]:
                        yield [("saw_centre", *one), ("saw_centre", *other)]
            case "apprentice_seer":
                yield from ([("saw_centre", *what)] for what in self._centre())
                if self.slot_open and self._planted():
                    yield from (
                        [("saw_centre", SLOT, self.claimed[q])]
                        for q in self.strangers
                        if q in self.claimed
                    )
            case "paranormal_investigator":
                looks: Tale = [("saw", *what) for what in self._faces(accusing=False)]
                yield from ([look] for look in looks)
                yield from (list(two) for two in combinations(looks, 2))
            case "aura_seer":
                traces: Tale = [("trace", q) for q, role in self.claimed.items() if _traced(role)]
                yield traces
                hidden = [q for q in self.strangers if ("trace", q) not in traces]
                yield from ([*traces, ("trace", q)] for q in hidden if q in self.claimed)
            case "insomniac":
                yield [("became", name)]
            case "mason":
                yield from ([("met", q, name)] for q in self.partners)
                yield [("met_nobody", name)]

    def _moved(self, name: str) -> Iterator[Tale]:
        match name:
            case "robber":
                yield from ([("robbed", *what)] for what in self._faces(accusing=False))
            case "witch":
                for place, face in self._centre():
                    for target in [*self.strangers, *([self.seat] if _harmless(face) else [])]:
                        yield [("saw_centre", place, face), ("gave", target, face)]
            case "troublemaker":
                yield from ([("exchanged", *two)] for two in combinations(self.others, 2))
            case "village_idiot":
                yield from ([("shifted", direction)] for direction in DIRECTIONS)
            case "drunk":
                yield [("drank", self.rng.choice(CENTRE))]

    def _laid(self, name: str) -> Iterator[Tale]:
        """Of what lies on the table for all to see; a wolf that was turned up lies hidden again."""
        shown: list[list[Any]] = self.sight["face_up"]
        wolves = self.wolves
        match name:
            case "revealer":
                yield from ([("revealed", *card)] for card in shown if card[0] != self.seat)
                if not shown:
                    yield from ([("revealed", q, wolf)] for q in self.strangers for wolf in wolves)
            case "sentinel":
                yield from ([("shielded", q)] for q in self.sight["shields"] if q != self.seat)
            case "curator":
                yield from ([("curated", q)] for q in self.sight["artefacts"])
            case "doppelganger":
                yield from ([("copied", *what)] for what in self._faces(accusing=False))

    def _wolves(self) -> list[str]:
        """The faces of wolves that may be seen in front of somebody, as far as anybody knows.

        Who was handed the wolf of the slot does not know it, and so cannot deny it.
        """
        taken = Counter(self.claimed.values()) + Counter(self.known.values())
        found = [name for name, n in self.deck.items() if ROLE[name] in WOLVES and taken[name] < n]
        return [self.slot, *found] if self.slot is not None and self._planted() else found

    def _planted(self) -> bool:
        """Whether an alpha wolf may have put a wolf before somebody."""
        return self.slot is not None and "alpha_wolf" not in self.known.values()

    def _faces(self, accusing: bool) -> Iterator[tuple[int, str]]:
        """What others may have been dealt: what they say, or a wolf."""
        for q in self.others:
            if q in self.claimed and _harmless(self.claimed[q]):
                yield q, self.claimed[q]
            if accusing and q in self.strangers:
                yield from ((q, wolf) for wolf in self.wolves)
        yield from ((words[0], words[1]) for verb, *words in self.mine if verb in _NAMES_A_CARD)

    def _centre(self) -> list[tuple[int, str]]:
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


def _harmless(name: str) -> bool:
    return ROLES[ROLE[name]].team == VILLAGE


def _traced(name: str) -> bool:
    return bool(LEAVES_TRACE >> ROLE[name] & 1)
