"""Victory: who may announce what, naming the holders, and what is right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core.choices import Choice
from cabale.core.step import NOT_NOW, Reason, Step
from cabale.games.castle.rules.components import (
    BAG_OF,
    BLACK_PEARL,
    BROTHERHOOD,
    COUNTS_FOR,
    ITEMS,
    LODGE_SEAL,
    ORDER,
    PROFESSIONS,
    SOCIETIES,
)
from cabale.games.castle.rules.hands import CastleBoard, show_all
from cabale.games.castle.rules.state import Announcement, CastleState

NEEDED = 3


def counting(s: CastleState, seat: int, society: int) -> int:
    """How many cards of a hand count for a society (CAS-180, CAS-181)."""
    hand = s.hands[seat]
    found = hand.count(COUNTS_FOR[society])
    if not s.pile:
        found += hand.count(BAG_OF[society])
    return found


def needed(s: CastleState, society: int) -> int:
    """Three; the society with fewer members needs two (CAS-189), or a Drink stands for the third
    (CAS-190), which is the same number of real cards."""
    return NEEDED - 1 if s.spare == society else NEEDED


def announcements(t: CastleBoard) -> list[Choice]:
    """What the active player may announce now."""
    s = t.state
    seat = s.active
    hand = s.hands[seat]
    if BLACK_PEARL in hand:
        return []
    choices = []
    if counting(s, seat, s.society[seat]):
        choices.append(t.choice("announce"))
    if s.edition.accuse:
        choices.append(t.choice("accuse"))
    if LODGE_SEAL in hand and counting(s, seat, ORDER) + counting(s, seat, BROTHERHOOD) >= NEEDED:
        choices.append(t.choice("alone"))
    return choices


def announce(t: CastleBoard, verb: str) -> None:
    """The announcer shows all his cards; then he names the holders (CAS-184)."""
    s = t.state
    seat = s.active
    if verb == "alone":
        t.tell("announced_alone", seat=seat)
        reveal(t, seat)
        t.end((seat,), "alone")
        return
    own = s.society[seat]
    society = own if verb == "announce" else 1 - own
    s.announcement = Announcement(seat, society)
    t.reveal("announced", seat=seat, society=SOCIETIES[society])
    reveal(t, seat)
    t.goto(Naming)


def reveal(t: CastleBoard, seat: int) -> None:
    """A player shows profession, society and items to all."""
    s = t.state
    show_all(t, seat)
    s.face_up[seat] = True
    s.revealed = (*s.revealed, seat)
    t.reveal(
        "revealed",
        seat=seat,
        society=SOCIETIES[s.society[seat]],
        profession=PROFESSIONS[s.profession[seat]],
        items=[ITEMS[item] for item in s.hands[seat]],
    )


class Naming(Step[CastleState]):
    """The announcer names the holders one by one, and says when he is done (CAS-184, CAS-188)."""

    name = "naming"
    kind = "naming"
    bottom = True

    def ask(self, t: CastleBoard) -> Sequence[int] | None:
        return (t.state.active,)

    def legal(self, t: CastleBoard, seat: int) -> Sequence[Choice]:
        said = t.state.announcement
        assert said is not None
        of = t.catalogue.of["name"]
        choices = [of[p] for p in t.clockwise(seat) if p != seat and p not in said.named]
        if said.named or said.society == t.state.society[seat]:
            choices.append(t.choice("done"))
        return choices

    def play(self, t: CastleBoard, seat: int, choice: Choice) -> None:
        s = t.state
        said = s.announcement
        assert said is not None
        if choice.verb == "done":
            self._decide(t, said)
            return
        named = int(choice.args[0])
        s.announcement = said._replace(named=(*said.named, named))
        t.tell("named", seat=seat, target=named)
        reveal(t, named)
        if s.society[named] != said.society or not counting(s, named, said.society):
            end(t, said, right=False)

    def _decide(self, t: CastleBoard, said: Announcement) -> None:
        s = t.state
        holders = said.named
        if said.society == s.society[said.seat]:
            holders = (*holders, said.seat)
        found = sum(counting(s, holder, said.society) for holder in holders)
        end(t, said, right=found >= needed(s, said.society))

    def prompt(self, t: CastleBoard, seat: int) -> Mapping[str, Any]:
        said = t.state.announcement
        assert said is not None
        return {"society": SOCIETIES[said.society]}

    def expired(self, t: CastleBoard, seat: int) -> Choice:
        """Who does not answer has named all he wants to name."""
        return self.legal(t, seat)[-1]

    def why_not(self, t: CastleBoard, seat: int, choice: Choice) -> Reason:
        if choice.verb == "name":
            own = choice.args[0] == seat
            return Reason("not-yourself" if own else "named-already", "CAS-184")
        if choice.verb == "done":
            return Reason("name-one", "CAS-193")
        return NOT_NOW


def end(t: CastleBoard, said: Announcement, *, right: bool) -> None:
    """Right: the announcer's society wins. Wrong: the other one (CAS-185)."""
    s = t.state
    own = s.society[said.seat]
    kind = "announcement" if said.society == own else "accusation"
    winners = own if right else 1 - own
    seats = tuple([seat for seat in range(t.seats) if s.society[seat] == winners])
    t.end(seats, f"{kind}_{'right' if right else 'wrong'}")
