"""How likely a liar is to tell the story that a seat tells: models of the same thing.

A listener to whom all stories are equally likely, the longer the less (`uniform`), is fooled by
stories that are made to be believed. Liars claim a role that nobody else has claimed yet, and where
it allows to accuse somebody they like to do so; `habitual` knows that. `free_card` knows a part of
it, and that they wait. The adept hears by the first or the second as the deck is (`plain`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from cabale.core import SeatView
from cabale.games.werewolf.mind.claims import ROLE_CLAIMS, Claim, Claims, claimed_role
from cabale.games.werewolf.mind.numbers import (
    ACCUSING_ROLE,
    DETAIL_OF_A_LIE,
    HARMLESS_STORIES,
    LATE,
    LEAVES_SOMETHING,
    MANNERS,
    MARKS,
    MARKS_THAT_CHECK,
    MEETS_WOLVES,
    OPEN_ROLE,
    QUIET_ROLE,
    ROLE_CLAIMED_BEFORE,
)
from cabale.games.werewolf.rules.components import ROLE, ROLE_IDS, ROLES, VILLAGE, WOLVES
from cabale.games.werewolf.rules.state import NONE
from cabale.games.werewolf.sight.view import table_of

_ROLE_ALONE = frozenset({"started", "token", "carries"})
_TELLS_OF_A_SEAT = frozenset({"saw", "gave", "revealed", "copied", "robbed"})


def uniform(deck: Sequence[int], said: Claims) -> list[float]:
    """Any harmless role, and the less likely the more is said."""
    covers = max(1, len({role for role in deck if ROLES[role].team == VILLAGE}))
    return [
        DETAIL_OF_A_LIE ** max(0, sum(claim[0] != "token" for claim in claims) - 1) / covers
        for claims in said
    ]


def plain(view: SeatView, said: Claims) -> list[float]:
    """How an adept hears.

    Where several cards leave a mark on the table, stories are held against it, and against each
    other. Where hardly any does, it takes knowing how liars lie.
    """
    if checked(view):
        return uniform([ROLE[name] for name in table_of(view)["deck"]], said)
    return habitual(view, said, talking=False, late=LATE)


def naive(view: SeatView, said: Claims) -> list[float]:
    """How an adept who lies thinks that the others hear: a level of thought below its own.

    Where hardly any card leaves a mark, any that is still free makes a cover.
    """
    return free_card(view, said) if not checked(view) else plain(view, said)


def checked(view: SeatView) -> bool:
    """Whether so many cards leave a mark that it is hard to lie; one says little of the others.

    One of them must be the revealer's: a shield or an artefact checks no story but its own.
    """
    deck = table_of(view)["deck"]
    return "revealer" in deck and sum(name in MARKS for name in deck) >= MARKS_THAT_CHECK


def free_card(view: SeatView, said: Claims) -> list[float]:
    """A role that was free when it was claimed, after some waiting, and any of its stories."""
    return [
        chance * _any_story(name, claims)
        for claims, (name, chance) in zip(said, _claimed_roles(view, said, LATE), strict=True)
    ]


def habitual(view: SeatView, said: Claims, talking: bool, late: float = 1.0) -> list[float]:
    """A role that was free when it was claimed, and a story as liars like it.

    `late` is how many times as likely a lie is from somebody who has waited for all others. Where
    marks do not check the stories, liars claim early, and the rather what several may be.
    """
    deck = Counter(table_of(view)["deck"])
    early = not checked(view)
    return [
        chance * _story(name, claims, deck, talking, early)
        for claims, (name, chance) in zip(
            said, _claimed_roles(view, said, late, early), strict=True
        )
    ]


def _claimed_roles(
    view: SeatView, said: Claims, late: float, by_card: bool = False
) -> list[tuple[str, float]]:
    """What each seat claims to be, and how likely a liar would claim that then.

    Any role that is free is as likely as another, or any card (`by_card`).
    """
    deck = Counter(table_of(view)["deck"])
    covers = Counter({name: n for name, n in deck.items() if ROLES[ROLE[name]].team == VILLAGE})
    found = [("", 1.0)] * len(said)
    before: Counter[str] = Counter()
    for seat, name in _role_claims_in_order(view, said):
        free = covers - before
        if not by_card:
            free = Counter(free.keys())
        chance = ROLE_CLAIMED_BEFORE / max(1, len(covers))
        if name in free:
            chance = free[name] / free.total()
        found[seat] = name, chance * late ** _waited(view, seat, name)
        before[name] += 1
    return found


def _waited(view: SeatView, seat: int, name: str) -> float:
    """The part of the others who had spoken twice or more before the seat claimed this role."""
    times: Counter[int] = Counter()
    for who, verb, *words in view["said"]:
        if who == seat and verb in ROLE_CLAIMS and words[0] == name:
            break
        times[who] += who != seat
    return sum(count > 1 for count in times.values()) / (view["seats"] - 1)


def _role_claims_in_order(view: SeatView, said: Claims) -> Iterator[tuple[int, str]]:
    """Who claims which role, the first to claim first."""
    order: dict[int, str] = {}
    for seat, verb, *words in view["said"]:
        if verb in ROLE_CLAIMS:
            order.pop(seat, None)
            order[seat] = words[0]
    for seat, claims in enumerate(said):  # a story that is only thought of comes last
        role = claimed_role(claims)
        if role != NONE and order.get(seat) != ROLE_IDS[role]:
            order.pop(seat, None)
            order[seat] = ROLE_IDS[role]
    yield from order.items()


def _any_story(name: str, claims: frozenset[Claim]) -> float:
    if name not in HARMLESS_STORIES:
        return 1.0
    bare = all(claim[0] in _ROLE_ALONE for claim in claims)
    return DETAIL_OF_A_LIE if bare else 1 / HARMLESS_STORIES[name]


def _story(
    name: str, claims: frozenset[Claim], deck: Counter[str], talking: bool, early: bool
) -> float:
    """What a liar tells of the role that he claims."""
    if name not in HARMLESS_STORIES:
        return 1.0
    bare, harmless, accusing = MANNERS[name] if early and name in MANNERS else _manner(name)
    details = [claim for claim in claims if claim[0] not in _ROLE_ALONE]
    if not details:
        return 1.0 if talking else bare
    if accusing and any(
        verb in _TELLS_OF_A_SEAT and ROLE[words[1]] in WOLVES for verb, *words in details
    ):
        wolves = sum(ROLE[one] in WOLVES for one in deck)
        return accusing / (deck.total() - 3) / max(1, wolves)
    return harmless / HARMLESS_STORIES[name]


def _manner(name: str) -> tuple[float, float, float]:
    """How often a liar who claims this role tells nothing of it, something harmless, of a wolf."""
    if name in LEAVES_SOMETHING:
        return OPEN_ROLE
    return ACCUSING_ROLE if name in MEETS_WOLVES else QUIET_ROLE
