"""The day: what the light shows, and the talk."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import Board, Choice, Step, Window
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, MASK, ROLE_IDS, SHROUD
from cabale.games.werewolf.rules.state import NONE, Werewolf, members
from cabale.games.werewolf.rules.steps.vote import Vote


class Dawn(Step[Werewolf]):
    """WER-146, WER-164: everybody sees the table, except who wears the Shroud (WER-153)."""

    name = "dawn"
    kind = "dawn"

    def ask(self, t: Board[Werewolf]) -> Sequence[int] | None:
        s = t.state
        t.tell("dawn")
        sighted = [seat for seat in range(s.seats) if s.artefacts[seat] != SHROUD]
        for seat in sighted:
            s.look_around(seat)
        seeing = (None, *sighted)  # spectators see the table by daylight
        t.tell(
            "table",
            to=seeing,
            shields=members(s.shields),
            artefacts=members(s.laid),
        )
        for seat in members(s.face_up):
            t.tell("shown", to=seeing, seat=seat, role=ROLE_IDS[s.face(seat)])
        for seat, artefact in enumerate(s.artefacts):
            if artefact != NONE:
                t.tell("artefact", to=(seat,), artefact=ARTEFACT_IDS[artefact])
        t.goto(Talk)
        return None


class Talk(Window[Werewolf]):
    """WER-161, WER-163: everybody talks until all are ready to vote."""

    name = "talk"
    kind = "talk"
    pace = "talk"

    def ask(self, t: Board[Werewolf]) -> Sequence[int]:
        return range(t.seats)

    def legal(self, t: Board[Werewolf], seat: int) -> Sequence[Choice]:
        return t.catalogue.of["ready"]

    def resolve(self, t: Board[Werewolf], answers: Sequence[Choice]) -> None:
        t.goto(Vote)


def by_day(t: Board[Werewolf]) -> bool:
    """From dawn until the votes are shown."""
    return bool(t.state.stack) and t.frame[0] in {Talk.name, Vote.name}


def muted(t: Board[Werewolf], seat: int) -> bool:
    """WER-152."""
    return by_day(t) and t.state.artefacts[seat] == MASK
