"""The vote, and what it brings to light."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import PASS, Board, Choice, Reason, Window
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, ROLE_IDS, SHROUD
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.rules.steps.victory import Deaths, deaths, verdict


def votes_blind(t: Board[Werewolf], seat: int) -> bool:
    """WER-153, WER-157: under the Shroud places have no names."""
    return t.state.artefacts[seat] == SHROUD and not t.options["shroud_votes_openly"]


class Vote(Window[Werewolf]):
    """WER-170: all point at the same time."""

    name = "vote"
    kind = "vote"

    def ask(self, t: Board[Werewolf]) -> Sequence[int]:
        return range(t.seats)

    def legal(self, t: Board[Werewolf], seat: int) -> Sequence[Choice]:
        """WER-171. Under the Shroud the choices are the same: only their names are hidden."""
        votes = t.catalogue.of["vote"]
        return votes[:seat] + votes[seat + 1 :]

    def prompt(self, t: Board[Werewolf], seat: int) -> Mapping[str, Any]:
        return {"blind": votes_blind(t, seat)}

    def expired(self, t: Board[Werewolf], seat: int) -> Choice:
        """WER-171: who is absent has no vote."""
        return PASS

    def why_not(self, t: Board[Werewolf], seat: int, choice: Choice) -> Reason:
        if choice.verb == "vote":
            return Reason("vote-self", "WER-171")
        if choice is PASS:
            return Reason("vote-pass", "WER-171")
        return super().why_not(t, seat, choice)

    def resolve(self, t: Board[Werewolf], answers: Sequence[Choice]) -> None:
        s = t.state
        s.votes = [NONE if answer is PASS else int(answer.args[0]) for answer in answers]
        roles = [s.final_role(seat) for seat in range(s.seats)]
        fallen = deaths(roles, s.votes)
        dead = fallen.dead
        s.dead = sum([1 << seat for seat in dead])
        if t.listening:
            self._reveal(t, roles, fallen)
        winners, reason = verdict(roles, dead, t.options["minion_alone_must_survive"])
        t.end(winners, reason)

    def _reveal(self, t: Board[Werewolf], roles: list[int], fallen: Deaths) -> None:
        """WER-174: votes first, then cards and artefacts, then who dies of it."""
        s = t.state
        for seat, vote in enumerate(s.votes):
            if vote == NONE:
                t.reveal("abstained", seat=seat)
            else:
                t.reveal("voted", seat=seat, target=vote)
        for seat, role in enumerate(roles):
            start, card = ROLE_IDS[s.start[seat]], ROLE_IDS[s.face(seat)]
            t.reveal("unmasked", seat=seat, role=ROLE_IDS[role], start=start, card=card)
            if s.artefacts[seat] != NONE:
                t.reveal("carried", seat=seat, artefact=ARTEFACT_IDS[s.artefacts[seat]])
        for seat in fallen.protected:
            t.reveal("protected", seat=seat)
        for seat in fallen.by_vote:
            t.reveal("died", seat=seat)
        for seat in fallen.by_hunter:
            t.reveal("shot", seat=seat)
