"""Every choice that can be made and every claim that can be said with two taps (WER-161)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cabale.core import Arg, Verb
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, DIRECTIONS, ROLE_IDS


def _in_order(one: int, other: int) -> bool:
    return one < other


DOMAINS: Mapping[str, Sequence[Arg]] = {
    "role": ROLE_IDS,
    "centre": range(4),  # the last is the wolf slot
    "direction": DIRECTIONS,
    "artefact": ARTEFACT_IDS,
}

VERBS = (
    Verb("shield", target="seat"),
    Verb("copy", target="seat"),
    Verb("look", target="seat"),
    Verb("peek", centre="centre"),
    Verb("plant", target="seat"),
    Verb("rob", target="seat"),
    Verb("brew", centre="centre"),
    Verb("give", target="seat"),
    Verb("exchange", _in_order, one="seat", other="seat"),
    Verb("shift", direction="direction"),
    Verb("drink", centre="centre"),
    Verb("reveal", target="seat"),
    Verb("curate", target="seat"),
    Verb("ready"),
    Verb("vote", target="seat"),
)

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
    # What is shown without a word (WER-152).
    Verb("point", target="seat"),
    Verb("token", role="role"),
    # What people want to say beside it, less exactly.
    Verb("no_wolf", later=True),
    Verb("of_the_village", later=True),
    Verb("robbed_card", later=True, target="seat"),
    Verb("copied_card", later=True, target="seat"),
    Verb("gave_card", later=True, target="seat"),
    Verb("revealed_card", later=True, target="seat"),
    Verb("centre_holds", later=True, role="role"),
    Verb("was", later=True, target="seat", role="role"),
    Verb("is_now", later=True, target="seat", role="role"),
    Verb("was_shielded", later=True),
    Verb("no_traces", later=True),
    Verb("either", _in_order, later=True, one="seat", other="seat"),
    Verb("not_that_one", later=True, target="seat"),
    Verb("agree", later=True, target="seat"),
)
GESTURES = frozenset({"point", "token"})
