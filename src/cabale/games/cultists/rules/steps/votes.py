"""Votes (CUL-185, CUL-200 to CUL-208)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import PASS, Choice, Reason, Step
from cabale.games.cultists.rules.components import CLUMSY
from cabale.games.cultists.rules.state import (
    CultistsState,
    T,
    can_use_knife,
    is_cultist,
    knife_holder,
    one_cultist,
    rule_out,
    show_role,
)
from cabale.games.cultists.rules.steps.ghosts import become_ghost, dies_by_role
from cabale.games.cultists.rules.verbs import menu

ABSTAIN = -1


def _names(votes: Sequence[int]) -> list[int | None]:
    """Votes for an event: None for who abstained."""
    return [None if target == ABSTAIN else target for target in votes]


def elected(against: dict[int, int], abstentions: int) -> int | None:
    """Who is out: more votes than anybody else, and than there are abstentions (CUL-201)."""
    most = max(against.values(), default=0)
    first = [character for character, votes in against.items() if votes == most]
    return first[0] if len(first) == 1 and most > abstentions else None


def vote_refusal(t: T, seat: int, choice: Choice) -> Reason:
    """Why this vote is not open to the seat."""
    s = t.state
    if choice.verb not in ("point", "abstain", "point_twice", "abstain_twice"):
        return Reason("not-now")
    if choice.verb in ("point_twice", "abstain_twice"):
        if one_cultist(s):
            return Reason("no-double-one", "CUL-203")
        if not can_use_knife(s, seat):
            knife = seat == knife_holder(s)
            return Reason("no-knife", "CUL-206") if knife else Reason("no-double", "CUL-204")
    if choice.args:
        if int(choice.args[0]) >= s.characters:
            return Reason("nobody", "CUL-001")
        return Reason("ghost-target", "CUL-213")
    return Reason("not-now")


class Vote(Step[CultistsState]):
    """Blind and simultaneous; (who started it)."""

    name = "vote"
    kind = "vote"
    memory = ("character",)
    blind = True
    pace = "talk"

    def ask(self, t: T) -> Sequence[int]:
        return range(t.seats)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s, choices = t.state, menu(t)
        living = [c for c in range(s.characters) if not s.ghost[c]]
        legal = [choices.abstain, *(choices.point[c] for c in living)]
        if not one_cultist(s) and can_use_knife(s, seat):
            legal += [choices.abstain_twice, *(choices.point_twice[c] for c in living)]
        return legal

    def resolve(self, t: T, answers: Sequence[Choice]) -> None:
        s = t.state
        votes = tuple(int(a.args[0]) if a.args else ABSTAIN for a in answers)
        double = any(a.verb.endswith("twice") for a in answers)
        t.reveal("voted", votes=_names(votes), double=knife_holder(s) if double else None)
        holder = knife_holder(s)
        if one_cultist(s) and can_use_knife(s, holder):
            t.goto(ChangeVote, votes)
        else:
            t.pop()
            count(t, votes, double=double, knife_used=double)

    def expired(self, t: T, seat: int) -> Choice:
        return menu(t).abstain

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        return vote_refusal(t, seat, choice)


class ChangeVote(Step[CultistsState]):
    """One Cultist: the first player may change the own vote, the result being known."""

    name = "change_vote"
    kind = "change_vote"
    memory = ("character*",)

    def ask(self, t: T) -> Sequence[int]:
        return (knife_holder(t.state),)

    def legal(self, t: T, seat: int) -> Sequence[Choice]:
        s, choices = t.state, menu(t)
        mine = t.frame[1][seat]
        living = [c for c in range(s.characters) if not s.ghost[c] and c != mine]
        legal = [PASS, *(choices.point[c] for c in living)]
        if mine != ABSTAIN:
            legal.append(choices.abstain)
        return legal

    def prompt(self, t: T, seat: int) -> Mapping[str, Any]:
        return {"votes": _names(t.frame[1])}

    def why_not(self, t: T, seat: int, choice: Choice) -> Reason:
        if choice.verb not in ("point", "abstain", "point_twice", "abstain_twice"):
            return Reason("not-now")
        voted = int(choice.args[0]) if choice.args else ABSTAIN
        if choice.verb in ("point", "abstain") and voted == t.frame[1][seat]:
            return Reason("same-vote", "CUL-203")
        return vote_refusal(t, seat, choice)

    def play(self, t: T, seat: int, choice: Choice) -> None:
        votes = list(t.frame[1])
        t.pop()
        changed = choice is not PASS
        if changed:
            votes[seat] = int(choice.args[0]) if choice.args else ABSTAIN
            t.tell("vote_changed", seat=seat, votes=_names(votes))
        count(t, votes, double=False, knife_used=changed)


def count(t: T, votes: Sequence[int], *, double: bool, knife_used: bool) -> None:
    """Count, and turn over who is out; the Clumsy falls after the count (CUL-258)."""
    s = t.state
    holder = knife_holder(s)
    s.votes.append((s.turn, holder if double else -1, *votes))
    against: dict[int, int] = {}
    abstentions = 0
    for seat, target in enumerate(votes):
        weight = 2 if double and seat == holder else 1
        if target == ABSTAIN:
            abstentions += weight
        else:
            against[target] = against.get(target, 0) + weight
    if s.automa >= 0:
        abstentions += 2 if s.automa == holder and not s.ghost[s.automa] else 1
    out = elected(against, abstentions)
    t.tell("vote_result", target=out)
    if out is not None:
        _vote_out(t, out)
        if s.ending:
            return
    if knife_used and not s.ghost[holder]:
        if s.role[holder] == CLUMSY:
            dies_by_role(t, holder, CLUMSY)
        else:
            rule_out(s, holder, CLUMSY)


def _vote_out(t: T, out: int) -> None:
    s = t.state
    if out == s.automa and one_cultist(s) and not is_cultist(s, out):
        show_role(t, out)
    become_ghost(t, out, "vote")
