"""Whether what somebody says is so, in a world."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cabale.games.werewolf.mind.claims import Claim
from cabale.games.werewolf.mind.puzzle.nights import World
from cabale.games.werewolf.rules.components import (
    APPRENTICE_SEER,
    CALL,
    DIRECTIONS,
    MASON,
    ROLE,
    SEER,
)
from cabale.games.werewolf.rules.state import Deed

Check = Callable[[World, int, Claim], bool]


def _started(world: World, seat: int, claim: Claim) -> bool:
    return world.end.start[seat] == ROLE[claim[1]]


def _saw(world: World, seat: int, claim: Claim) -> bool:
    return world.end.start[seat] == SEER and (world.shown[CALL["seer"]][claim[1]] == ROLE[claim[2]])


def _saw_centre(world: World, seat: int, claim: Claim) -> bool:
    role, place, face = world.end.start[seat], world.end.seats + claim[1], ROLE[claim[2]]
    if role == SEER:
        return bool(world.shown[CALL["seer"]][place] == face)
    if role == APPRENTICE_SEER:
        return bool(world.shown[CALL["apprentice_seer"]][place] == face)
    return _did(world, seat, "brew", (claim[1],), (face,))


def _robbed(world: World, seat: int, claim: Claim) -> bool:
    return _did(world, seat, "rob", (claim[1],), (ROLE[claim[2]],))


def _gave(world: World, seat: int, claim: Claim) -> bool:
    brewed = [deed for deed in _deeds(world, seat) if deed.verb == "brew"]
    return _did(world, seat, "give", (claim[1],)) and brewed[0].seen == (ROLE[claim[2]],)


def _exchanged(world: World, seat: int, claim: Claim) -> bool:
    return _did(world, seat, "exchange", (claim[1], claim[2]))


def _shifted(world: World, seat: int, claim: Claim) -> bool:
    return _did(world, seat, "shift", (DIRECTIONS.index(claim[1]),))


def _drank(world: World, seat: int, claim: Claim) -> bool:
    return _did(world, seat, "drink", (claim[1],))


def _became(world: World, seat: int, claim: Claim) -> bool:
    return _did(world, seat, "see_own", (), (ROLE[claim[1]],))


def _met(world: World, seat: int, claim: Claim) -> bool:
    start = world.end.start
    return start[seat] == start[claim[1]] == MASON


def _met_nobody(world: World, seat: int, _claim: Claim) -> bool:
    start = world.end.start[: world.end.seats]
    return start[seat] == MASON and start.count(MASON) == 1


CHECKS: Mapping[str, Check] = {
    "started": _started,
    "token": _started,
    "saw": _saw,
    "saw_centre": _saw_centre,
    "robbed": _robbed,
    "gave": _gave,
    "exchanged": _exchanged,
    "shifted": _shifted,
    "drank": _drank,
    "became": _became,
    "met": _met,
    "met_nobody": _met_nobody,
}
"""Claims that are true or not. What nobody can check, or means several things, says nothing."""


def is_checked(claim: Claim) -> bool:
    if claim[0] in {"met", "met_nobody"}:
        return bool(claim[-1] == "mason")
    return claim[0] in CHECKS


def is_true(world: World, seat: int, claim: Claim) -> bool:
    return CHECKS[claim[0]](world, seat, claim)


def _deeds(world: World, seat: int) -> list[Deed]:
    return [deed for deed in world.end.deeds if deed.seat == seat]


def _did(
    world: World, seat: int, verb: str, args: tuple[int, ...], seen: tuple[int, ...] = ()
) -> bool:
    return any(
        deed.verb == verb and deed.args == args and deed.seen[: len(seen)] == seen
        for deed in _deeds(world, seat)
    )
