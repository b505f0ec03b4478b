"""The adept: counts what is left, and weighs what each choice brings to whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cabale.core import Choice, Match, Temper
from cabale.core.bot import EVEN
from cabale.games.abyss.mind.appraisal import Appraisal
from cabale.games.abyss.mind.exploring import LEAVING, Exploration, next_space
from cabale.games.abyss.mind.judgement import stack
from cabale.games.abyss.mind.novice import THUMBS, Novice, best, having, pay_by
from cabale.games.abyss.rules.components import LORDS_TO_END, PLOT_PRICE, VALUE_OF
from cabale.games.abyss.rules.scoring import score
from cabale.games.abyss.rules.state import NOBODY, Abyss, AbyssState
from cabale.games.abyss.rules.steps.explore import price
from cabale.games.abyss.rules.verbs import ally_in, lord_in, races_in, reward_in

Choices = Sequence[Choice]

DENYING = 0.4  # of what the only rival would gain; with more, others would have the good of it


class Adept(Novice):
    """Greedy: the choice of the highest expected value under `Appraisal`, else the novice's."""

    def choose_in(self, world: Match) -> Choice:
        t = world.board
        choices = world.decisions[self.seat].choices
        tempered = TEMPERED.get(t.frame[0])
        if tempered is not None:
            return tempered(t, self.seat, choices, self.temper)
        thought = THOUGHTS.get(t.frame[0], THUMBS[t.frame[0]])
        return thought(t, self.seat, choices)


def turn(t: Abyss, seat: int, choices: Choices, temper: Temper = EVEN) -> Choice:
    s = t.state
    eyes = Appraisal(s, seat, patience=temper.patience)
    rival = Appraisal(s, 1 - seat) if t.seats == 2 else None
    options: list[tuple[float, Choice]] = []
    for choice in having(choices, "recruit"):
        lord = lord_in(choice)
        worth, _ = eyes.recruit(lord)
        worth += ending(s, seat, worth)
        options.append((worth, choice))
    for choice in having(choices, "support") + having(choices, "support_two"):
        kinds = [kind for race in races_in(choice) for kind in stack(s, race)]
        denied = DENYING * max(0.0, rival.gain(kinds)) if rival else 0.0
        options.append((eyes.gain(kinds) + denied, choice))
    options.append((Exploration(eyes).ahead(1, s.threat), having(choices, "explore")[0]))
    worth, choice = max(options, key=lambda option: option[0])
    plots = having(choices, "plot")
    if plots and plotting(eyes, worth) > 0:
        return plots[0]
    return choice


def plotting(eyes: Appraisal, otherwise: float) -> float:
    """What a new Lord at the Court may bring at once, less the pearl."""
    s = eyes.s
    gains = 0.0
    for lord in s.lord_deck:
        if eyes.payable(lord):
            gains += max(0.0, eyes.recruit(lord)[0] - otherwise)
    return gains / len(s.lord_deck) - PLOT_PRICE * eyes.weights.pearl


def ending(s: AbyssState, seat: int, worth: float) -> float:
    """Whether it pays to bring about the last round: for whoever is ahead."""
    if s.ended_by != NOBODY or len(s.lords[seat]) != LORDS_TO_END - 1:
        return 0.0
    mine = score(s, seat).total + worth
    rivals = [score(s, other).total for other in range(len(s.pearls)) if other != seat]
    ahead = mine - max(rivals) - LAST_ROUND
    return max(-ENDING, min(ENDING, ahead))


LAST_ROUND = 5.0
ENDING = 8.0


def offer(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    eyes, seller = Appraisal(s, seat), Appraisal(s, s.turn)
    ally, cost = s.track[-1], price(s)
    gain = eyes.gain((ally,), cost)
    ahead = Exploration(seller)
    space = len(s.track)
    kept = max(
        seller.gain((ally,)),
        ahead.ahead(min(space + 1, 5), s.threat) - LEAVING * VALUE_OF[ally],
    )
    sold = seller.weights.pearl * cost + ahead.ahead(space, s.threat)
    return choices[1] if gain > (sold - kept) / (t.seats - 1) + BUYING else choices[0]


BUYING = 0.0


def take(t: Abyss, seat: int, choices: Choices, temper: Temper = EVEN) -> Choice:
    s = t.state
    eyes = Appraisal(s, seat, patience=temper.patience)
    ally = s.track[-1]
    on = Exploration(eyes).ahead(next_space(s.track), s.threat) - LEAVING * VALUE_OF[ally]
    verb = "take" if eyes.gain((ally,)) >= on + BOLDNESS * temper.boldness else "go_on"
    return having(choices, verb)[0]


BOLDNESS = 0.2  # points that the bold expect too much of the next card, and the timid too little


def monster(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    ahead = Exploration(Appraisal(s, seat))
    on = ahead.ahead(next_space(s.track), min(s.threat + 1, 5))
    verb = "fight" if ahead.fight(s.threat) >= on else "go_on"
    return having(choices, verb)[0]


def fight(t: Abyss, seat: int, choices: Choices) -> Choice:
    ahead = Exploration(Appraisal(t.state, seat))
    return best(having(choices, "reward"), lambda c: ahead.reward(reward_in(c)))[1]


def pay(t: Abyss, seat: int, choices: Choices) -> Choice:
    return pay_by(list(Appraisal(t.state, seat).recruit(t.frame[1])[1]), t, choices)


def federate(t: Abyss, seat: int, choices: Choices) -> Choice:
    eyes = Appraisal(t.state, seat)
    return best(having(choices, "federate"), lambda c: eyes.federated(ally_in(c)))[1]


def lose_cards(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    eyes = Appraisal(s, seat)
    hand, pearls = s.hands[seat], s.pearls[seat]

    def left(choice: Choice) -> float:
        less = hand[:]
        less[ally_in(choice)] -= 1
        return eyes.hand(less, pearls)

    return best(choices, left)[1]


def claim(t: Abyss, seat: int, choices: Choices) -> Choice:
    eyes = Appraisal(t.state, seat)
    return best(having(choices, "claim"), lambda c: eyes.lord(lord_in(c)))[1]


TEMPERED: dict[str, Callable[[Abyss, int, Choices, Temper], Choice]] = {
    "turn": turn,
    "take": take,
}
THOUGHTS: dict[str, Callable[[Abyss, int, Choices], Choice]] = {
    "offer": offer,
    "monster": monster,
    "fight": fight,
    "pay": pay,
    "federate": federate,
    "lose_cards": lose_cards,
    "claim": claim,
}
