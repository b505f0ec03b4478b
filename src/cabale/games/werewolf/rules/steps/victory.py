"""Who dies and who has won, from the final roles and the votes alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cabale.games.werewolf.rules.components import BODYGUARD, HUNTER, MINION, PRINCE, TANNER, WOLVES
from cabale.games.werewolf.rules.state import NONE

VOTES_TO_DIE = 2  # WER-173
NO_VILLAGERS = WOLVES | {MINION, TANNER}


class Deaths(NamedTuple):
    counts: tuple[int, ...]
    protected: tuple[int, ...]
    by_vote: tuple[int, ...]
    by_hunter: tuple[int, ...]

    @property
    def dead(self) -> tuple[int, ...]:
        return tuple(sorted(self.by_vote + self.by_hunter))


class Verdict(NamedTuple):
    winners: tuple[int, ...]
    reason: str


def deaths(roles: Sequence[int], votes: Sequence[int]) -> Deaths:
    """WER-172 to WER-181. `votes` holds each seat's target, or NONE."""
    seats = range(len(roles))
    counts = tuple([votes.count(seat) for seat in seats])
    protected: set[int] = set()
    if BODYGUARD in roles:
        protected = {votes[seat] for seat in seats if roles[seat] == BODYGUARD} - {NONE}
    most = max([counts[seat] for seat in seats if seat not in protected], default=0)
    by_vote: list[int] = []
    if most >= VOTES_TO_DIE:
        first = [seat for seat in seats if counts[seat] == most and seat not in protected]
        by_vote = [seat for seat in first if roles[seat] != PRINCE]
    by_hunter = _shot(roles, votes, by_vote, protected) if HUNTER in roles else ()
    return Deaths(counts, tuple(sorted(protected)), tuple(by_vote), by_hunter)


def _shot(
    roles: Sequence[int], votes: Sequence[int], by_vote: Sequence[int], protected: set[int]
) -> tuple[int, ...]:
    """Whom dying hunters take along (WER-180, WER-181)."""
    dead = list(by_vote)
    for seat in dead:  # grows while it is walked through: hunters may hit hunters
        target = votes[seat]
        if roles[seat] != HUNTER or target in {NONE, *protected, *dead}:
            continue
        if roles[target] != PRINCE:
            dead.append(target)
    return tuple(dead[len(by_vote) :])


def verdict(
    roles: Sequence[int], dead: Sequence[int], minion_must_survive: bool = False
) -> Verdict:
    """WER-190 to WER-200."""
    wolves = [seat for seat, role in enumerate(roles) if role in WOLVES]
    tanners = [seat for seat in dead if roles[seat] == TANNER]
    if not set(dead).isdisjoint(wolves):
        reason = "wolf_and_tanner_died" if tanners else "wolf_died"
        return _won(_village(roles) + tanners, reason)
    if tanners:
        return _won(tanners, "tanner_died")
    minions = [seat for seat, role in enumerate(roles) if role == MINION]
    if wolves:
        return _won(wolves + minions, "pack_escaped" if dead else "pack_unseen")
    return _without_wolves(roles, dead, minions, minion_must_survive)


def _without_wolves(
    roles: Sequence[int], dead: Sequence[int], minions: list[int], must_survive: bool
) -> Verdict:
    """WER-196 to WER-198; no tanner died."""
    if not dead:
        return _won(_village(roles), "nobody_had_to_die")
    if not minions:
        return _won([], "village_erred")
    if all(seat in minions for seat in dead):
        return _won(_village(roles), "only_minion_died")
    alive = [seat for seat in minions if seat not in dead] if must_survive else minions
    return _won(alive, "minion_alone" if alive else "minion_fell")


def _village(roles: Sequence[int]) -> list[int]:
    return [seat for seat, role in enumerate(roles) if role not in NO_VILLAGERS]


def _won(winners: list[int], reason: str) -> Verdict:
    return Verdict(tuple(sorted(winners)), reason)
