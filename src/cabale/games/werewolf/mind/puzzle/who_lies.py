"""All have spoken. Whoever was dealt a card of the village tells the truth: what can be known?"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import islice
from random import Random
from typing import NamedTuple

from cabale.core import Choice, Match
from cabale.core.puzzle import Case, Fact, Puzzler, Sentence, Table, Words
from cabale.games.werewolf.mind.claims import Claim, claims_of
from cabale.games.werewolf.mind.evidence import LIARS
from cabale.games.werewolf.mind.puzzle.nights import LEFT_OUT, LOOKING, Nights, World, own_deeds
from cabale.games.werewolf.mind.puzzle.statements import is_checked, is_true
from cabale.games.werewolf.rules import decks
from cabale.games.werewolf.rules.components import BOXES, INSOMNIAC, ROLE_IDS, WOLVES
from cabale.games.werewolf.rules.events import told
from cabale.games.werewolf.rules.state import Deed, Werewolf
from cabale.games.werewolf.rules.steps.vote import Vote

MOST_WORLDS = 40_000
SEATS = (3, 4, 5)
WOLF_CARDS = ("werewolf", "werewolf", "mystic_wolf", "dream_wolf")
HELPERS = ("minion", "tanner")
POOL = (
    *("seer", "apprentice_seer", "robber", "troublemaker", "drunk", "insomniac", "witch"),
    *("mason", "villager", "villager", "village_idiot", "hunter"),
)


class _Question(NamedTuple):
    """What is asked: the answers that there are, and whether one is right in a world."""

    answers: Sequence[Words]
    right: Callable[[World, Words], bool]


class WhoLies(Puzzler):
    kinds = ("wolf", "myself")

    def table(self, rng: Random) -> Table:
        seats = rng.choice(SEATS)
        deck = rng.sample(WOLF_CARDS, rng.choice((1, 2)))
        deck += rng.sample(HELPERS, rng.choice((0, 0, 1)))
        while len(deck) < seats + 3:
            role = rng.choice(POOL)
            copies = ["mason", "mason"] if role == "mason" else [role]
            if role == "villager" or role not in deck:
                deck += copies
        if decks.faults(tuple(map(ROLE_IDS.index, deck)), seats, BOXES, ()):
            return self.table(rng)
        return Table(seats, {"scenario": "free", "deck": deck, "boxes": list(BOXES)})

    def is_moment(self, match: Match) -> bool:
        return match.board.frame[0] == Vote.name and len(match.decisions) == match.seats

    def answer(self, match: Match, seat: int, kind: str, choice: Choice) -> Words | None:
        """A vote is an answer to who is a wolf."""
        return ("seat", int(choice.args[0])) if kind == "wolf" else None

    def answers(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        return QUESTIONS[kind](match.board.state, seat).answers

    def sentence(self, words: Words, seats: int) -> Sentence:
        what, *rest = words
        if what == "said":
            return {"kind": "said", "seat": rest[0], "claim": rest[1:]}
        if what == "night":
            call, verb, *values = rest
            deed = Deed(int(call), 0, str(verb), (), tuple(map(int, values)))
            return {"kind": verb, **told(deed)}
        if what == "seat":
            return {"kind": "puzzle-wolf", "seat": rest[0]}
        if what == "role":
            return {"kind": "puzzle-role", "role": rest[0]}
        return {"kind": f"puzzle-{what}", **dict(zip(("seat", "role"), rest, strict=False))}

    def case(self, match: Match, seat: int, kind: str) -> Case | None:
        truth: Werewolf = match.board.state
        if not self.is_moment(match) or LEFT_OUT.intersection(truth.deck):
            return None
        if truth.start[seat] in LIARS:
            return None
        if kind == "myself" and truth.start[seat] == INSOMNIAC:
            return None  # who has looked at the own card last has nothing to find out
        nights = Nights(truth, match.board.catalogue, seat)
        worlds = list(islice(nights, MOST_WORLDS + 1))
        if len(worlds) > MOST_WORLDS:
            return None
        said = claims_of(match.view(seat))
        question = QUESTIONS[kind](truth, seat)
        return Case(
            len(worlds),
            _where(worlds, lambda world: _is_real(world, truth)),
            [*_seen(worlds, truth, seat), *_heard(worlds, said, seat)],
            {
                answer: _where(worlds, lambda w, answer=answer: question.right(w, answer))  # type: ignore[misc]
                for answer in question.answers
            },
            partial(_conclusions, worlds, truth, seat),
        )


def _where(worlds: Iterable[World], holds: Callable[[World], bool]) -> int:
    """The set of worlds in which something holds, the first world being the lowest bit."""
    return _set([holds(world) for world in worlds])


def _set(members: Sequence[bool]) -> int:
    return int("".join(["1" if member else "0" for member in reversed(members)]), 2)


def _is_real(world: World, truth: Werewolf) -> bool:
    end = world.end
    return (end.start, end.at) == (truth.start, truth.at)


# --- the facts -------------------------------------------------------------------------------


def _seen(worlds: Sequence[World], truth: Werewolf, me: int) -> list[Fact]:
    """What the seat saw at night, look by look."""
    return [
        Fact(_told(deed), _where(worlds, lambda world, deed=deed: _fits(world, deed)))  # type: ignore[misc]
        for deed in own_deeds(truth, me)
    ]


def _told(deed: Deed) -> Words:
    return ("night", deed.call, deed.verb, *deed.args, *deed.seen)


def _fits(world: World, deed: Deed) -> bool:
    if deed.call in LOOKING:
        place = deed.args[0] + (world.end.seats if deed.verb == "peek" else 0)
        return world.shown[deed.call][place] == deed.seen[0]
    return deed in world.end.deeds


def _heard(worlds: Sequence[World], said: Sequence[frozenset[Claim]], me: int) -> list[Fact]:
    """What the others say, each saying by itself: it is so, or a liar says it."""
    return [
        Fact(
            ("said", seat, *claim),
            _where(
                worlds,
                lambda w, seat=seat, claim=claim: (  # type: ignore[misc]
                    w.end.start[seat] in LIARS or is_true(w, seat, claim)
                ),
            ),
        )
        for seat, claims in enumerate(said)
        if seat != me
        for claim in sorted(claims, key=str)
        if is_checked(claim)
    ]


# --- what is asked ---------------------------------------------------------------------------


def _who_is_a_wolf(truth: Werewolf, me: int) -> _Question:
    """Somebody who surely ends as a wolf."""

    def right(world: World, answer: Words) -> bool:
        return world.end.final_role(int(answer[1])) in WOLVES

    return _Question([("seat", q) for q in range(truth.seats) if q != me], right)


def _what_am_i(truth: Werewolf, me: int) -> _Question:
    """The role that one has now, if it is no longer the one that was dealt."""

    def right(world: World, answer: Words) -> bool:
        return ROLE_IDS[world.end.final_role(me)] == answer[1]

    others = sorted(set(truth.deck) - {truth.start[me]})
    return _Question([("role", ROLE_IDS[role]) for role in others], right)


QUESTIONS: dict[str, Callable[[Werewolf, int], _Question]] = {
    "wolf": _who_is_a_wolf,
    "myself": _what_am_i,
}


def _conclusions(worlds: Sequence[World], truth: Werewolf, me: int) -> dict[Words, int]:
    """Who was dealt what, who is what now, and so who may lie."""
    found: dict[Words, int] = {}
    for seat in range(truth.seats):
        dealt = [world.end.start[seat] for world in worlds]
        final = [world.end.final_role(seat) for world in worlds]
        for role in sorted(set(truth.deck)):
            if seat != me:
                found["dealt", seat, ROLE_IDS[role]] = _set([one == role for one in dealt])
            found["ends", seat, ROLE_IDS[role]] = _set([one == role for one in final])
        found["liar", seat] = _set([one in LIARS for one in dealt])
        found["honest", seat] = _set([one not in LIARS for one in dealt])
    return found
