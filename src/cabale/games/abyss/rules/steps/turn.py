"""The turn: plotting and the choice of the action, the closing window, the hand limit, the end."""

from __future__ import annotations

from collections.abc import Sequence

from cabale.core import PASS, Choice, Reason, Step
from cabale.core.step import NOT_NOW
from cabale.games.abyss.rules.components import (
    ALCHEMIST,
    COMMANDER,
    COURT_SLOTS,
    LANDLORD,
    LORD_IDS,
    PLOT_PRICE,
)
from cabale.games.abyss.rules.scoring import end_of_game
from cabale.games.abyss.rules.state import Abyss, AbyssState, suffers
from cabale.games.abyss.rules.steps.council import support_choices, take_stacks
from cabale.games.abyss.rules.steps.explore import Explore
from cabale.games.abyss.rules.steps.locations import Control
from cabale.games.abyss.rules.steps.merchants import LANDLORD_PEARLS
from cabale.games.abyss.rules.steps.military import above_limit, lose_cards
from cabale.games.abyss.rules.steps.powers import OwnTurn, filled_stacks, gain, once_per_turn
from cabale.games.abyss.rules.steps.recruit import begin_payment, recruit_choices, why_not_recruit
from cabale.games.abyss.rules.verbs import lord_in, races_in


def start_turn(t: Abyss, seat: int) -> None:
    """A turn begins, extra turns included; the Landlord pays first (ABY-123, ABY-133)."""
    s = t.state
    s.turn = seat
    s.buyers = 0
    s.used = 0
    t.tell("turn", seat=seat)
    if s.active[LANDLORD] == seat:
        gain(t, LANDLORD_PEARLS, LANDLORD)
    s.stack = [(Turn.name,)]


class Turn(OwnTurn):
    """Plotting, as often as one likes, then one action (ABY-020, ABY-021)."""

    name = "turn"
    kind = "turn"
    bottom = True

    def options(self, t: Abyss) -> Sequence[Choice]:
        of = t.catalogue.of
        return [
            *of["explore"],
            *(of["plot"] if why_not_plot(t.state) is None else ()),
            *support_choices(t),
            *recruit_choices(t),
        ]

    def answer(self, t: Abyss, choice: Choice) -> None:
        if choice.verb == "plot":
            plot(t)
        else:
            act(t, choice)

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        if choice.verb == "plot":
            return why_not_plot(t.state) or NO_PEARL
        if choice.verb == "recruit":
            return why_not_recruit(t, lord_in(choice))
        if choice.verb in ("support", "support_two"):
            return why_not_support(t, choice)
        return NOT_NOW


NO_PEARL = Reason("no-pearl", "ABY-033")


def why_not_plot(s: AbyssState) -> Reason | None:
    """ABY-032, ABY-033."""
    if not s.lord_deck:
        return Reason("no-more-lords", "ABY-033")
    if len(s.court) >= COURT_SLOTS:
        return Reason("court-full", "ABY-033")
    return None if s.pearls[s.turn] >= PLOT_PRICE else NO_PEARL


def why_not_support(t: Abyss, choice: Choice) -> Reason:
    """ABY-071 and, with or without the Alchemist, ABY-136."""
    s = t.state
    if choice.verb == "support_two" and s.active[ALCHEMIST] != s.turn:
        return Reason("one-stack", "ABY-136")
    if choice.verb == "support" and races_in(choice)[0] in filled_stacks(s):
        return Reason("two-stacks", "ABY-136")
    return Reason("empty-stack", "ABY-071")


def plot(t: Abyss) -> None:
    """ABY-030, ABY-031."""
    s = t.state
    s.pearls[s.turn] -= PLOT_PRICE
    lord = s.lord_deck.pop()
    s.court.append(lord)
    t.reveal("plotted", seat=s.turn, lord=LORD_IDS[lord])


def act(t: Abyss, choice: Choice) -> None:
    t.goto(HandLimit)
    t.push(Closing)
    t.push(Control)
    if choice.verb == "explore":
        t.push(Explore)
    elif choice.verb == "recruit":
        begin_payment(t, lord_in(choice))
    else:
        take_stacks(t, t.state.turn, races_in(choice))


class Closing(OwnTurn):
    """The last moment for once-per-turn powers (ABY-102, ABY-104)."""

    name = "closing"
    kind = "closing"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        if once_per_turn(t):
            return (t.state.turn,)
        t.pop()
        return None

    def options(self, t: Abyss) -> Sequence[Choice]:
        return (PASS,)

    def answer(self, t: Abyss, choice: Choice) -> None:
        t.pop()


class HandLimit(Step[AbyssState]):
    """An opponent's Commander limits the hand at the end of the turn (ABY-116)."""

    name = "hand_limit"
    kind = "discard"
    bottom = True

    def ask(self, t: Abyss) -> None:
        s = t.state
        t.goto(EndTurn)
        if suffers(s, s.turn, COMMANDER):
            lose_cards(t, {s.turn: above_limit(s, s.turn)})


class EndTurn(Step[AbyssState]):
    """The next turn, or the end of the game (ABY-023, ABY-132, ABY-204)."""

    name = "end_turn"
    kind = "turn"
    bottom = True

    def ask(self, t: Abyss) -> None:
        s = t.state
        if s.extra_turn:
            s.extra_turn = False
            t.tell("extra_turn", seat=s.turn)
            start_turn(t, s.turn)
            return
        following = (s.turn + 1) % t.seats
        s.idle += 1
        if following == s.ended_by:
            end_of_game(t)
        elif s.idle >= t.options["idle_rounds"] * t.seats:  # ABY-209
            t.tell("stalled", rounds=t.options["idle_rounds"])
            end_of_game(t)
        else:
            start_turn(t, following)
