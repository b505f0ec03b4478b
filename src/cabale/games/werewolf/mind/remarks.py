"""What an adept says of the others when the stories are told: nobody learns a card from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set

from cabale.core import SeatView
from cabale.games.werewolf.mind.claims import OPINIONS, ROLE_CLAIMS, Claim
from cabale.games.werewolf.mind.numbers import MOST_ANNOUNCEMENTS
from cabale.games.werewolf.mind.testimony import WOLF_NAMES
from cabale.games.werewolf.sight.view import table_of

_SAW_ME = frozenset({"saw", "copied", "robbed", "revealed"})


def replies(view: SeatView, seat: int) -> Iterator[Claim]:
    """To whoever spoke of the seat's card, or claims its role."""
    roles = {who: words[0] for who, verb, *words in view["said"] if verb == "started"}
    mine = roles.get(seat)
    if mine is None:
        return
    rivals = Counter(table_of(view)["deck"])[mine] < list(roles.values()).count(mine)
    for other, verb, *words in view["said"]:
        if other == seat:
            continue
        if verb == "started" and words[0] == mine and rivals:
            yield ("doubt", other)
        elif verb in _SAW_ME and words[0] == seat:
            yield ("believe" if words[1] == mine else "doubt", other)
        elif verb == "gave" and words[0] == seat and words[1] in WOLF_NAMES:
            yield ("doubt", other)


def asked(view: SeatView, seat: int) -> bool:
    """Whether somebody wants to know who the seat is."""
    return any(verb == "ask" and words[0] == seat for _, verb, *words in view["said"])


def questions(view: SeatView, seat: int, friends: Set[int]) -> Iterator[Claim]:
    """A seat that has told its role asks the next that has not, and was not asked yet."""
    told = {who for who, verb, *_ in view["said"] if verb in ROLE_CLAIMS}
    if seat not in told:
        return
    done = told | friends | {words[0] for _, verb, *words in view["said"] if verb == "ask"}
    seats = view["seats"]
    others = [(seat + n) % seats for n in range(1, seats)]
    yield from [("ask", other) for other in others if other not in done][:1]


def in_chorus(view: SeatView, verb: str) -> bool:
    """Whether two have said so already: a third adds nothing that anybody makes something of."""
    return len([one for _, one, *_ in view["said"] if one == verb]) >= 2


def to_judge(view: SeatView, seat: int) -> bool:
    """Whether the stories are told, this seat's own too, and it may say how it will vote.

    It has not said so since, or others have after it; but nobody changes his mind for ever.
    """
    said = view["said"]
    spoken = {who for who, verb, *_ in said if verb in ROLE_CLAIMS}
    told = max((n for n, (_, verb, *_) in enumerate(said) if verb not in OPINIONS), default=-1)
    since = [who for who, verb, *_ in said[told + 1 :] if verb == "will_vote"]
    news = not since or since[-1] != seat
    ready = seat in spoken and len(spoken) >= view["seats"] - 1
    return ready and news and since.count(seat) < MOST_ANNOUNCEMENTS
