"""Powers in general: Lords that come into play, and powers that may be used once in a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from cabale.core import Choice, Reason, Step
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import (
    ALLIES,
    ALLY_KINDS,
    KINDS_OF_RACE,
    LORD_IDS,
    LORDS_TO_END,
    OPPORTUNIST,
    ORACLE,
    RACES,
    SLAVER,
)
from cabale.games.abyss.rules.state import NOBODY, Abyss, AbyssState
from cabale.games.abyss.rules.verbs import ally_in, lord_in, races_in

SLAVER_PEARLS = 2

Arrival = Callable[[Abyss], None]
ARRIVALS: dict[int, Arrival] = {}
"""What a Lord does when it comes into play, always in front of the active seat."""


def on_arrival(lord: int) -> Callable[[Arrival], Arrival]:
    def register(effect: Arrival) -> Arrival:
        ARRIVALS[lord] = effect
        return effect

    return register


def come_into_play(t: Abyss, lord: int) -> None:
    """A Lord, however obtained, stands free in front of the active seat; its power resolves."""
    s = t.state
    seat = s.turn
    s.lords[seat].append(lord)
    s.active[lord] = seat
    s.idle = 0
    t.tell("joined", seat=seat, lord=LORD_IDS[lord])
    if len(s.lords[seat]) >= LORDS_TO_END:
        trigger_end(t, "lords")
    effect = ARRIVALS.get(lord)
    if effect is not None:
        effect(t)


def trigger_end(t: Abyss, why: str) -> None:
    """ABY-204: only the first trigger counts."""
    s = t.state
    if s.ended_by == NOBODY:
        s.ended_by = s.turn
        t.tell("last_round", seat=s.turn, why=why)


def gain(t: Abyss, pearls: int, lord: int) -> None:
    """Pearls from the Treasury for the active seat through a Lord's power."""
    seat = t.state.turn
    t.state.pearls[seat] += pearls
    t.tell("gained", seat=seat, pearls=pearls, lord=LORD_IDS[lord])


def ready(s: AbyssState, lord: int) -> bool:
    """Whether the active seat may use this once-per-turn power of its own (ABY-102)."""
    return s.active[lord] == s.turn and not s.used >> lord & 1


def once_per_turn(t: Abyss) -> list[Choice]:
    """The uses of Slaver, Oracle and Opportunist that the active seat has now."""
    s = t.state
    choices: list[Choice] = []
    if s.turn not in (s.active[SLAVER], s.active[ORACLE], s.active[OPPORTUNIST]):
        return choices
    if ready(s, SLAVER):
        hand, sell = s.hands[s.turn], t.catalogue.of["sell"]
        choices += [sell[kind] for kind in range(ALLY_KINDS) if hand[kind]]
    if ready(s, ORACLE):
        sweep = t.catalogue.of["sweep"]
        choices += [sweep[race] for race in filled_stacks(s)]
    if s.lord_deck and ready(s, OPPORTUNIST):
        replace = t.catalogue.of["replace"]
        choices += [replace[lord] for lord in s.court]
    return choices


def sell(t: Abyss, choice: Choice) -> None:
    """ABY-124."""
    s, kind = t.state, ally_in(choice)
    s.used |= 1 << SLAVER
    s.hands[s.turn][kind] -= 1
    s.discard[kind] += 1
    # ABY-226: who keeps notes knows the Ally already, so that it can go back to the hand.
    show = t.reveal if t.options["memory"] == "strict" else t.tell
    show("discarded", seat=s.turn, allies=[ALLIES[kind]])
    gain(t, SLAVER_PEARLS, SLAVER)


def sweep(t: Abyss, choice: Choice) -> None:
    """ABY-135."""
    s, (race,) = t.state, races_in(choice)
    s.used |= 1 << ORACLE
    number = 0
    for kind in KINDS_OF_RACE[race]:
        number += s.council[kind]
        s.discard[kind] += s.council[kind]
        s.council[kind] = 0
    t.tell("swept", seat=s.turn, race=RACES[race], number=number)


def replace(t: Abyss, choice: Choice) -> None:
    """ABY-140."""
    s, lord = t.state, lord_in(choice)
    s.used |= 1 << OPPORTUNIST
    new = s.lord_deck.pop()
    s.court[s.court.index(lord)] = new
    s.lords_gone.append(lord)
    t.reveal("replaced", seat=s.turn, lord=LORD_IDS[lord], new=LORD_IDS[new])


USES = {"sell": sell, "sweep": sweep, "replace": replace}


def filled_stacks(s: AbyssState) -> tuple[int, ...]:
    """The Council stacks that are not empty."""
    return _filled_stacks(bytes(s.council))


@lru_cache(1 << 10)
def _filled_stacks(council: bytes) -> tuple[int, ...]:
    return tuple([race for race in range(5) if any(council[race * 5 : race * 5 + 5])])


# --- the active player's questions -------------------------------------------------------------

POWER_LORDS = {"sell": SLAVER, "sweep": ORACLE, "replace": OPPORTUNIST}


def why_not_power(s: AbyssState, choice: Choice) -> Reason:
    """Why the active seat cannot use a once-per-turn power like this."""
    lord = POWER_LORDS[choice.verb]
    if s.active[lord] != s.turn:
        return Reason("no-such-power", "ABY-101")
    if s.used >> lord & 1:
        return Reason("power-used", "ABY-102")
    if choice.verb == "sell" and not s.hands[s.turn][ally_in(choice)]:
        return Reason("not-in-hand", "ABY-124")
    if choice.verb == "sweep" and races_in(choice)[0] not in filled_stacks(s):
        return Reason("empty-stack", "ABY-135")
    if choice.verb == "replace" and lord_in(choice) not in s.court:
        return Reason("not-at-court", "ABY-140")
    if choice.verb == "replace" and not s.lord_deck:
        return Reason("no-more-lords", "ABY-140")
    return Reason("spoils-payment", "ABY-107")


class OwnTurn(Step[AbyssState]):
    """A question to the active player, who may also use a once-per-turn power (ABY-102).

    A step of this kind has `options`, of which a seat whose time is up gets the first, and an
    `answer` to them.
    """

    def ask(self, t: Abyss) -> Sequence[int] | None:
        return (t.state.turn,)

    def options(self, t: Abyss) -> Sequence[Choice]:
        raise NotImplementedError

    def powers(self, t: Abyss) -> Sequence[Choice]:
        return once_per_turn(t)

    def answer(self, t: Abyss, choice: Choice) -> None:
        raise NotImplementedError

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        return [*self.options(t), *self.powers(t)]

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        use = USES.get(choice.verb)
        if use is None:
            self.answer(t, choice)
        else:
            use(t, choice)

    def expired(self, t: Abyss, seat: int) -> Choice:
        return self.options(t)[0]

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        if choice.verb in POWER_LORDS:
            return why_not_power(t.state, choice)
        return self.why_not_option(t, choice)

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        """Why a choice that is no once-per-turn power is refused."""
        return NOT_NOW
