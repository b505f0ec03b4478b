"""Who may say what by day, whom it reaches, and what it comes to (WER-161)."""

from __future__ import annotations

from cabale.core import Board, Choice
from cabale.games.werewolf.rules.components import ROLE, SHROUD, WOLVES
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.rules.steps.day import Talk, by_day, muted
from cabale.games.werewolf.rules.verbs import GESTURES

_ACCUSES = frozenset({"suspect", "will_vote", "doubt"})
_CLEARS = frozenset({"clear", "believe", "not_that_one"})
_NAMES_A_CARD = frozenset({"saw", "copied", "robbed", "gave", "revealed", "was", "is_now"})


def hear(s: Werewolf, seat: int, claim: Choice) -> None:
    """What a claim comes to, for those who listen in numbers; a gesture says nothing to them."""
    if claim.verb in GESTURES:
        return
    s.spoken |= 1 << seat
    if claim.verb == "started":
        s.claimed[seat] = ROLE[str(claim.args[0])]
    elif claim.verb == "retract":
        s.claimed[seat] = NONE
        s.accused[seat] = s.cleared[seat] = 0
    elif claim.verb in _NAMES_A_CARD:
        wolf = ROLE[str(claim.args[1])] in WOLVES
        _point(s, seat, int(claim.args[0]), wolf)
    elif claim.verb in _ACCUSES or claim.verb in _CLEARS:
        _point(s, seat, int(claim.args[0]), claim.verb in _ACCUSES)
    elif claim.verb == "either":
        for target in claim.args:
            _point(s, seat, int(target), True)
    elif claim.verb == "agree":
        _follow(s, seat, int(claim.args[0]))


def _follow(s: Werewolf, seat: int, leader: int) -> None:
    """Whoever agrees with somebody says of the others what he says, and of him that he is right."""
    own = 1 << seat
    s.accused[seat] = s.accused[leader] & ~own
    s.cleared[seat] = s.cleared[leader] & ~own
    _point(s, seat, leader, False)


def _point(s: Werewolf, seat: int, target: int, wolf: bool) -> None:
    """The last word about a target counts."""
    bit = 1 << target
    s.accused[seat] = s.accused[seat] | bit if wolf else s.accused[seat] & ~bit
    s.cleared[seat] = s.cleared[seat] & ~bit if wolf else s.cleared[seat] | bit


def may_say(t: Board[Werewolf], seat: int, claim: Choice) -> bool:
    """By day; under the Mask gestures alone (WER-152)."""
    if t.frame[0] != Talk.name or claim.verb == "pass":
        return False
    return claim.verb in GESTURES or not muted(t, seat)


def could_have_said(t: Board[Werewolf], seat: int, claim: Choice) -> bool:
    """The same of the talk that is over, for positions."""
    if not by_day(t) or claim.verb == "pass":
        return False
    return claim.verb in GESTURES or not muted(t, seat)


def may_talk(t: Board[Werewolf], seat: int) -> bool:
    """Nobody talks at night."""
    return t.state.outcome is not None or (by_day(t) and not muted(t, seat))


def may_gesture(t: Board[Werewolf]) -> bool:
    """The Mask forbids sound, not gestures (WER-152)."""
    return t.state.outcome is not None or by_day(t)


def sees_gestures(t: Board[Werewolf], seat: int) -> bool:
    """The Shroud hides gestures until the votes are shown (WER-153)."""
    s = t.state
    return s.outcome is not None or not by_day(t) or s.artefacts[seat] != SHROUD


def hearers(t: Board[Werewolf], claim: Choice) -> tuple[int, ...] | None:
    """What is said aloud reaches everybody, what is shown all who see it."""
    if claim.verb not in GESTURES:
        return None
    return tuple([seat for seat in range(t.seats) if sees_gestures(t, seat)])
