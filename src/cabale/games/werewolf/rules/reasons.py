"""Why a choice is refused at night, in terms of what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import PASS, Choice, Reason, Table
from cabale.games.werewolf.rules.state import Werewolf

ASLEEP = Reason("asleep", "WER-045")
_MUST_ACT = {
    "copy": Reason("must-copy", "WER-120"),
    "plant": Reason("must-plant", "WER-075"),
    "drink": Reason("must-drink", "WER-111"),
    "give": Reason("must-give", "WER-106"),
}
_AT_PLAYERS = {"shield", "copy", "look", "plant", "rob", "give", "exchange", "reveal", "curate"}
_NEVER_ONESELF = _AT_PLAYERS - {"give", "curate"}


def why_not_at_night(
    t: Table[Werewolf], seat: int, choice: Choice, legal: Sequence[Choice]
) -> Reason:
    """The seat is asked, but this is none of its choices."""
    if list(legal) == [PASS]:
        return ASLEEP
    if choice is PASS:
        return _MUST_ACT[legal[0].verb]
    if choice.verb not in {option.verb for option in legal}:
        return Reason("other-power", "WER-046")
    if choice.verb in _AT_PLAYERS:
        return _why_not_at(t.state, seat, choice)
    return Reason("out-of-reach", "WER-078")


def _why_not_at(s: Werewolf, seat: int, choice: Choice) -> Reason:
    """A card of a player that this power cannot reach. Who may act is awake and sees shields."""
    targets = [int(target) for target in choice.args]
    if seat in targets and choice.verb in _NEVER_ONESELF:
        return Reason("not-yourself")
    if any(s.shielded(target) for target in targets):
        return Reason("shielded", "WER-061")
    if choice.verb == "plant":
        return Reason("in-pack", "WER-076")
    if choice.verb == "curate":
        return Reason("has-artefact", "WER-116")
    if choice.verb == "reveal":
        return Reason("face-up", "WER-131")
    return Reason("seen-already", "WER-092")
