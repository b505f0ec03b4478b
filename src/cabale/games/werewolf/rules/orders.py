"""Standing orders: to sleep until one is called, what one does when called, whom one votes for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from cabale.core import PASS, Arg, Board, Choice, Orders, Verb
from cabale.games.werewolf.rules.components import CURATOR
from cabale.games.werewolf.rules.state import Werewolf
from cabale.games.werewolf.rules.steps.night import Night
from cabale.games.werewolf.rules.steps.vote import Vote, votes_blind
from cabale.games.werewolf.rules.verbs import DOMAINS, VERBS

BY_NIGHT = tuple(verb for verb in VERBS if verb.name not in ("ready", "vote"))


class NightOrders(Orders[Werewolf]):
    """`sleep`: for the rest of the night. Whoever is called answers, or gets what the rules give.

    `look 3`, `peek 0`, `exchange 1 2` …: that, when I am called and may do it. `vote 3`: when it
    comes to the vote. All the night long `sleep` speaks for its seat, called or not: when a call is
    over tells nothing.
    """

    verbs = (Verb("sleep"), *BY_NIGHT, Verb("vote", target="seat"))
    domains: ClassVar[Mapping[str, Sequence[Arg]]] = DOMAINS
    steps = frozenset({Night.name, Vote.name})

    def stands(self, t: Board[Werewolf], seat: int, order: Choice) -> bool:
        if order.verb == "vote":
            return order.args != (seat,)
        return str(t.frame[0]) == Night.name

    def covers(self, t: Board[Werewolf], seat: int, order: Choice) -> bool:
        """A vote by name is sure where there is no Curator: one artefact hides the names."""
        if t.frame[0] == Night.name:
            return order.verb == "sleep"
        return order.verb == "vote" and CURATOR not in t.state.deck

    def answer(self, t: Board[Werewolf], seat: int, order: Choice) -> Choice | None:
        if order.verb == "sleep":
            return PASS if t.frame[0] == Night.name and seat not in t.frame[3] else None
        if order.verb == "vote" and votes_blind(t, seat):
            return None
        return t.choice(order.verb, *order.args)
