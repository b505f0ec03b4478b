"""The novice: rules of thumb that play a match a person would recognise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from cabale.core import PASS, Bot, Choice, Eyes, Match
from cabale.games.abyss.mind.judgement import (
    LOCATION,
    ONGOING_POWERS,
    PEARL,
    TOKEN,
    cheapest_payment,
    court_for,
    least_missed,
    outlook,
    stack,
    time_left,
    worth_of_allies,
    worth_of_keys,
    worth_of_lord,
    worth_of_tile,
)
from cabale.games.abyss.rules.components import (
    KINDS_OF_RACE,
    LORD_INFLUENCE,
    LORD_KEYS,
    RACE_OF,
    TRAITOR,
    VALUE_OF,
)
from cabale.games.abyss.rules.state import Abyss, AbyssState, disabled
from cabale.games.abyss.rules.steps.explore import price, rewards
from cabale.games.abyss.rules.steps.powers import SLAVER_PEARLS
from cabale.games.abyss.rules.steps.recruit import means, why_not_payable, worth_by_race
from cabale.games.abyss.rules.verbs import (
    ally_in,
    location_in,
    lord_in,
    number_in,
    races_in,
    reward_in,
)

Choices = Sequence[Choice]


class Novice(Bot):
    """Looks at a world that its seat cannot tell from the real one, and there at what it knows."""

    listens = False

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return decision.choices[0]
        return self.choose_in(eyes.imagine(Random(0)))

    def choose_in(self, world: Match) -> Choice:
        return advise(world.board, self.seat, world.decisions[self.seat].choices)


def advise(t: Abyss, seat: int, choices: Choices) -> Choice:
    """The rule of thumb for the open question."""
    return THUMBS[t.frame[0]](t, seat, choices)


def having(choices: Choices, verb: str) -> list[Choice]:
    return [choice for choice in choices if choice.verb == verb]


def best(choices: Choices, worth: Callable[[Choice], float]) -> tuple[float, Choice]:
    """The choice worth most, the first of several."""
    rated = [(worth(choice), -place, choice) for place, choice in enumerate(choices)]
    top = max(rated)
    return top[0], top[2]


# --- the turn ----------------------------------------------------------------------------------


def turn(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    options = []
    recruits = having(choices, "recruit")
    if recruits:
        options.append(best(recruits, lambda c: worth_of_recruiting(s, seat, lord_in(c))))
    else:
        sale = sale_that_pays(s, seat, choices)
        if sale is not None:
            return sale
        replaces = having(choices, "replace")
        if replaces:
            return best(replaces, lambda c: -worth_of_lord(s, seat, lord_in(c)))[1]
        if having(choices, "plot") and s.pearls[seat] >= PLOT_FROM:
            return having(choices, "plot")[0]
    options.append((EXPLORING, having(choices, "explore")[0]))
    supports = having(choices, "support") + having(choices, "support_two")
    if supports:
        options.append(best(supports, lambda c: worth_of_stacks(s, seat, races_in(c))))
    return max(options, key=lambda option: option[0])[1]


PLOT_FROM = 4
EXPLORING = 2.5
RECRUITING = 6.0


def worth_of_recruiting(s: AbyssState, seat: int, lord: int) -> float:
    payment = cheapest_payment(s, seat, lord)
    assert payment is not None
    cost = payment[0] if time_left(s) else 0.2 * payment[0]
    return worth_of_lord(s, seat, lord) - cost + RECRUITING


def worth_of_stacks(s: AbyssState, seat: int, races: Sequence[int]) -> float:
    return worth_of_allies(s, seat, [kind for race in races for kind in stack(s, race)])


def sale_that_pays(s: AbyssState, seat: int, choices: Choices) -> Choice | None:
    """A sale to the Slaver that brings a Lord within reach."""
    worth, paid = [*worth_by_race(s.hands[seat])], means(s, seat) + SLAVER_PEARLS
    for choice in sorted(having(choices, "sell"), key=lambda c: VALUE_OF[ally_in(c)]):
        kind = ally_in(choice)
        worth[RACE_OF[kind]] -= VALUE_OF[kind]
        if any(why_not_payable(s, seat, lord, worth, paid) is None for lord in s.court):
            return choice
        worth[RACE_OF[kind]] += VALUE_OF[kind]
    return None


def closing(t: Abyss, seat: int, choices: Choices) -> Choice:
    """Sell what is not needed; sweep away a stack that would help the others."""
    s = t.state
    sells = having(choices, "sell")
    if sells:
        court, hand, pearls = court_for(s, seat), s.hands[seat], s.pearls[seat]
        now = outlook(court, worth_by_race(hand), pearls)

        def after(choice: Choice) -> float:
            less = hand[:]
            less[ally_in(choice)] -= 1
            return outlook(court, worth_by_race(less), pearls + 2)

        value, sale = best(sells, after)
        if value > now:
            return sale
    for sweep in having(choices, "sweep"):
        if len(stack(s, races_in(sweep)[0])) >= 3:
            return sweep
    return PASS


# --- exploring ---------------------------------------------------------------------------------


def offer(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    gain = worth_of_allies(s, seat, s.track[-1:], price(s))
    return choices[1] if gain > BUYING else choices[0]


BUYING = 1.0


def take(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    gain = worth_of_allies(s, seat, s.track[-1:])
    verb = "take" if gain >= TAKING[len(s.track)] else "go_on"
    return having(choices, verb)[0]


TAKING = (0, 3.0, 2.7, 2.4, 2.2)


def monster(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    gain = max(worth_of_reward(s, seat, reward) for reward in rewards(s))
    verb = "fight" if gain >= FIGHTING else "go_on"
    return having(choices, verb)[0]


FIGHTING = 3.0


def worth_of_reward(s: AbyssState, seat: int, reward: Sequence[int]) -> float:
    keys, pearls, tokens = reward
    return worth_of_keys(s, seat, keys) + PEARL * pearls + TOKEN * tokens


def fight(t: Abyss, seat: int, choices: Choices) -> Choice:
    return best(having(choices, "reward"), lambda c: worth_of_reward(t.state, seat, reward_in(c)))[
        1
    ]


# --- recruiting --------------------------------------------------------------------------------


def pay(t: Abyss, seat: int, choices: Choices) -> Choice:
    payment = cheapest_payment(t.state, seat, t.frame[1])
    return pay_by(list(payment[1]) if payment else [], t, choices)


def pay_by(plan: list[int], t: Abyss, choices: Choices) -> Choice:
    """The next step of a payment with these Allies; the weakest where the plan does not fit."""
    for kind in t.frame[2]:
        if kind in plan:
            plan.remove(kind)
    for choice in having(choices, "spend"):
        if ally_in(choice) in plan:
            return choice
    settle = having(choices, "settle")
    if settle:
        return settle[0]
    return best(having(choices, "spend"), lambda c: -VALUE_OF[ally_in(c)])[1]


def federate(t: Abyss, seat: int, choices: Choices) -> Choice:
    """The strongest, of a race in which nothing as strong is federated yet."""
    counts = t.state.federated[seat]

    def worth(choice: Choice) -> float:
        kind = ally_in(choice)
        race = KINDS_OF_RACE[RACE_OF[kind]]
        strongest = max((VALUE_OF[k] for k in race if counts[k]), default=0)
        return max(0, VALUE_OF[kind] - strongest)

    return best(having(choices, "federate"), worth)[1]


# --- powers ------------------------------------------------------------------------------------


def lose_cards(t: Abyss, seat: int, choices: Choices) -> Choice:
    _, kind = least_missed(t.state, seat, [ally_in(choice) for choice in choices])
    return next(choice for choice in choices if ally_in(choice) == kind)


def strike(t: Abyss, _seat: int, choices: Choices) -> Choice:
    def harm(choice: Choice) -> float:
        lord = lord_in(choice)
        return 3 * LORD_KEYS[lord] + ONGOING_POWERS.get(lord, 0) * time_left(t.state)

    return best(having(choices, "disable"), harm)[1]


def hunt(t: Abyss, _seat: int, choices: Choices) -> Choice:
    tokens = t.state.monster_tokens
    return best(having(choices, "hunt"), lambda c: len(tokens[number_in(c)]))[1]


def learn(t: Abyss, seat: int, choices: Choices) -> Choice:
    supports = having(choices, "support")
    return best(supports, lambda c: worth_of_stacks(t.state, seat, races_in(c)))[1]


def corrupt(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    claims = having(choices, "claim")
    if claims:
        worth, claim = best(claims, lambda c: worth_of_lord(s, seat, lord_in(c)))
        return claim if worth > 5 * PEARL + 2 else PASS
    sells = having(choices, "sell")
    return best(sells, lambda c: -VALUE_OF[ally_in(c)])[1] if sells else PASS


def standing(s: AbyssState, lord: int) -> float:
    """What a free Lord that one has is still worth."""
    if disabled(s, lord):
        return LORD_INFLUENCE[lord]
    ongoing = ONGOING_POWERS.get(lord, 0.0) * time_left(s)
    return LORD_INFLUENCE[lord] + ongoing + 3 * LORD_KEYS[lord]


def dismiss(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    loss, choice = best(having(choices, "dismiss"), lambda c: -standing(s, lord_in(c)))
    gain = UNSEEN_LORD
    if t.frame[1] == TRAITOR:
        gain = max(worth_of_lord(s, seat, lord) for lord in s.court)
    return choice if gain + loss > 1 else PASS


UNSEEN_LORD = 8.5


def claim(t: Abyss, seat: int, choices: Choices) -> Choice:
    return best(having(choices, "claim"), lambda c: worth_of_lord(t.state, seat, lord_in(c)))[1]


def give(t: Abyss, seat: int, choices: Choices) -> Choice:
    s = t.state
    loss, choice = best(having(choices, "give"), lambda c: -worth_of_tile(s, seat, location_in(c)))
    gain = max(worth_of_tile(s, seat, tile) for tile in s.open_locations)
    return choice if gain + loss > 1 else PASS


# --- Locations ---------------------------------------------------------------------------------


def tile(t: Abyss, seat: int, choices: Choices) -> Choice:
    """The best of these tiles."""
    tiles = [c for c in choices if c.verb in ("control", "choose", "search")]
    return best(tiles, lambda c: worth_of_tile(t.state, seat, location_in(c)))[1]


def control(t: Abyss, seat: int, choices: Choices) -> Choice:
    """A good face-up tile, else a draw: of four late in the match, of two before."""
    draws = having(choices, "draw")
    opens = having(choices, "control")
    if opens:
        worth, choice = best(opens, lambda c: worth_of_tile(t.state, seat, location_in(c)))
        if worth >= LOCATION + 1 or not draws:
            return choice
    number = 2 if time_left(t.state) > 0.3 else 4
    return draws[min(number, len(draws)) - 1]


def pay_keys(_t: Abyss, _seat: int, choices: Choices) -> Choice:
    """Tokens do nothing else; of Lords the one whose power helps least."""
    tokens = having(choices, "use_token")
    if tokens:
        return tokens[0]
    return best(choices, lambda c: -ONGOING_POWERS.get(lord_in(c), 0.0))[1]


THUMBS: dict[str, Callable[[Abyss, int, Choices], Choice]] = {
    "turn": turn,
    "closing": closing,
    "offer": offer,
    "take": take,
    "monster": monster,
    "fight": fight,
    "pay": pay,
    "federate": federate,
    "lose_cards": lose_cards,
    "strike": strike,
    "hunt": hunt,
    "learn": learn,
    "corrupt": corrupt,
    "dismiss": dismiss,
    "claim": claim,
    "give": give,
    "swap": tile,
    "control": control,
    "take_open": tile,
    "choose": tile,
    "pay_keys": pay_keys,
    "search": tile,
}
