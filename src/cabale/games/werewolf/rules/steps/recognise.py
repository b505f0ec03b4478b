"""What players learn by being called, without choosing anything."""

from __future__ import annotations

from cabale.games.werewolf.rules.components import DREAM_WOLF, MASON
from cabale.games.werewolf.rules.state import Deed, Werewolf


def meet_pack(s: Werewolf, call: int, seats: tuple[int, ...]) -> None:
    """WER-070, WER-072: who is awake with me, and whose thumb shows."""
    pack = s.pack()
    asleep = sum([1 << q for q, role in enumerate(s.all_acting()) if role == DREAM_WOLF])
    for seat in seats:
        mine = pack & ~(1 << seat)
        s.deeds.append(Deed(call, seat, "meet_pack", (), (mine & ~asleep, mine & asleep)))


def see_pack(s: Werewolf, call: int, seats: tuple[int, ...]) -> None:
    """WER-085: the minion cannot tell a thumb from open eyes."""
    pack = s.pack()
    for seat in seats:
        s.deeds.append(Deed(call, seat, "see_pack", (), (pack,)))


def meet_masons(s: Werewolf, call: int, seats: tuple[int, ...]) -> None:
    """WER-087."""
    masons = sum([1 << q for q, role in enumerate(s.all_acting()) if role == MASON])
    for seat in seats:
        s.deeds.append(Deed(call, seat, "meet_masons", (), (masons & ~(1 << seat),)))


def see_traces(s: Werewolf, call: int, seats: tuple[int, ...]) -> None:
    """WER-096: everybody who has looked at or moved a card, except herself."""
    for seat in seats:
        s.deeds.append(Deed(call, seat, "see_traces", (), (s.traces & ~(1 << seat),)))


def see_own_card(s: Werewolf, call: int, seats: tuple[int, ...]) -> None:
    """WER-098; a shield stops the owner too (WER-063)."""
    for seat in seats:
        if s.shielded(seat):
            s.deeds.append(Deed(call, seat, "idle"))
        else:
            s.deeds.append(Deed(call, seat, "see_own", (), (s.face(seat),)))
