"""Who sees that something happened."""

from __future__ import annotations

from cabale.core.match import Match


def witnesses(before: Match, after: Match, seat: int) -> tuple[int | None, ...] | None:
    """Who sees a difference after an act of a seat, that seat always; None: everybody does.

    A payment that is put together card by card shows nothing to the others before it is settled:
    neither that a card was put down or taken back, nor how often.
    """
    everybody: tuple[int | None, ...] = (None, *range(after.seats))
    eyes = tuple(one for one in everybody if one == seat or differs(before, after, one))
    return None if eyes == everybody else eyes


def differs(before: Match, after: Match, eyes: int | None) -> bool:
    """Whether these eyes (None: a spectator's) can tell two moments of a match apart."""
    if after.heard > before.heard and after.seen(eyes, before.heard):
        return True
    if after.heard < before.heard and after.seen(eyes) != before.seen(eyes):
        return True
    if eyes is not None:
        talks = [m.game.may_talk(m.table, eyes) for m in (before, after)]
        if talks[0] != talks[1] or before.decisions.get(eyes) != after.decisions.get(eyes):
            return True
    return before.view(eyes) != after.view(eyes)
