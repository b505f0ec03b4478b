"""What can be said with two taps: small sentences that bind nobody (WER-161)."""

from __future__ import annotations

from cabale.core import Choice, Table, Verb
from cabale.games.werewolf.state import Werewolf
from cabale.games.werewolf.steps.day import Talk, muted


def _in_order(one: int, other: int) -> bool:
    return one < other


CLAIMS = (
    # What I was dealt, and what I think lies in front of me now.
    Verb("started", role="role"),
    Verb("became", role="role"),
    # What I saw.
    Verb("saw", target="seat", role="role"),
    Verb("saw_centre", centre="centre", role="role"),
    Verb("met", target="seat", role="role"),
    Verb("met_nobody", role="role"),
    Verb("trace", target="seat"),
    Verb("no_trace", target="seat"),
    # What I did.
    Verb("did_nothing"),
    Verb("shielded", target="seat"),
    Verb("copied", target="seat", role="role"),
    Verb("robbed", target="seat", role="role"),
    Verb("gave", target="seat", role="role"),
    Verb("exchanged", _in_order, one="seat", other="seat"),
    Verb("shifted", direction="direction"),
    Verb("drank", centre="centre"),
    Verb("revealed", target="seat", role="role"),
    Verb("curated", target="seat"),
    Verb("carries", artefact="artefact"),
    # What I think and want.
    Verb("suspect", target="seat"),
    Verb("clear", target="seat"),
    Verb("will_vote", target="seat"),
    Verb("no_wolf_here"),
    Verb("ask", target="seat"),
    Verb("believe", target="seat"),
    Verb("doubt", target="seat"),
    Verb("retract"),
)


def may_say(t: Table[Werewolf], seat: int, claim: Choice) -> bool:
    """By day, unless the Mask forbids it (WER-152)."""
    return t.frame[0] == Talk.name and claim.verb != "pass" and not muted(t, seat)
