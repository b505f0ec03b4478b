"""The novice: rules of thumb, from what a seat may see alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, cast

from cabale.core import PASS, Bot, Choice, Decision, Eyes, Game, Match, SeatView
from cabale.games.castle.mind.judgement import (
    FOE,
    FRIEND,
    RANK,
    UNKNOWN,
    Diary,
    Judgement,
    OpenDiary,
)
from cabale.games.castle.sight.glimpse import glimpse
from cabale.games.castle.sight.known import strict

SURE_ENOUGH = 0.8
"""How sure the novice must be to announce; it loses the match when it is wrong."""
PATIENCE = 25
"""Rounds after which it takes more and more risk: a journey without an end helps nobody."""
RESTLESS = 4.0
"""How much better something else may be that it leaves undone then."""


class Novice(Bot):
    """Keeps Keys and Goblets, looks at strangers' cards, helps friends, announces when sure."""

    listens = False

    def __init__(
        self, game: Game[Any], seat: int, seats: int, options: Mapping[str, Any], rng: Random
    ) -> None:
        super().__init__(game, seat, seats, options, rng)
        self.diary = Diary()

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return decision.choices[0]
        view = eyes.view()
        self.diary.read(view["board"])
        return self._judge(Judgement(view, self.diary), decision)

    def choose_in(self, world: Match) -> Choice:
        """The same, from those parts of the view alone that the rule in question reads."""
        t, seat = world.board, self.seat
        decision = world.decisions[seat]
        if decision.forced:
            return decision.choices[0]
        if strict(t):
            return self.choose(Eyes(world, seat))
        view = {
            "seat": seat,
            "seats": self.seats,
            "decision": {"kind": decision.kind, "prompt": world.prompt(seat)},
            "board": glimpse(t, seat),
        }
        return self._judge(Judgement(cast("SeatView", view), OpenDiary(t, seat)), decision)

    def _judge(self, mind: Judgement, decision: Decision) -> Choice:
        rule = RULES[decision.kind]
        return self.best(mind, decision, lambda choice: rule(mind, choice))

    def best(self, mind: Judgement, decision: Decision, value: Callable[[Choice], float]) -> Choice:
        """The best choice, with a little whim so that equals are not always the first.

        Whoever has done the same for too many rounds tries something else in his turn.
        """
        late = mind.table["round"] - PATIENCE if decision.kind == "turn" else 0
        size = 0.5 + min(RESTLESS, max(0.0, 0.2 * late))
        whim = self.rng.random
        return max(decision.choices, key=lambda choice: value(choice) + size * whim())


# --- the turn ----------------------------------------------------------------------------------


def turn(mind: Judgement, choice: Choice) -> float:
    match choice.verb:
        case "alone":
            return 100.0
        case "announce" | "accuse":
            haste = max(0, mind.table["round"] - PATIENCE) / 400
            sure = announcing(mind, choice.verb)[1]
            return 50.0 if sure >= SURE_ENOUGH - haste else -50.0
        case "offer":
            return offer(mind, int(choice.args[0]), str(choice.args[1]))
        case "duel":
            return challenge(mind, int(choice.args[0]))
        case "spy":
            target = mind.players[int(choice.args[0])]
            return 1.5 * (1.0 - len(target["sure"]) / int(target["hand"]))
        case "use":
            return own_turn_profession(mind, str(choice.args[0]))
    return 0.2


def announcing(mind: Judgement, verb: str) -> tuple[list[int], float]:
    """Whom to name, and how sure that is."""
    if verb == "announce":
        missing = mind.needed(FRIEND) - len(mind.counting(mind.seat, mind.symbol))
        return mind.holders(mind.friends(), mind.symbol, max(0, missing))
    return mind.holders(mind.foes(), mind.rival, mind.needed(FOE))


def offer(mind: Judgement, partner: int, item: str) -> float:
    """What passing does, less what is lost; a card of unknown worth comes back."""
    if item in ("black_pearl", "mirror"):
        return mind.loss_of_giving(item, partner) * -1 + 1.5 - 3.0 * mind.side(partner)
    gain = 2.0 + mind.use_of_passing(item, partner)
    if mind.side(partner) == FOE:
        gain -= 1.5
    return gain - mind.loss_of_giving(item, partner)


def challenge(mind: Judgement, rival: int) -> float:
    """Chance of winning times what a win would tell or bring; a tie draws a card."""
    me, other = mind.players[mind.seat], mind.players[rival]
    strength = 0.0
    strength += ("dagger" in mind.hand) + 0.5 * ("poison_ring" in mind.hand)
    strength += me["tokens"] - other["tokens"]
    strength += me["profession"] in ("thug", "hypnotist")
    strength += 1.5 * (me["profession"] == "swordsman" and not mind.spent())
    strength += 0.7 * (len(mind.friends()) - len(mind.foes()))
    strength -= ("gloves" in mind.holds[rival]) + (other["profession"] == "grand_master")
    chance = min(0.9, max(0.1, 0.4 + 0.15 * float(strength)))
    side = mind.side(rival)
    if side == UNKNOWN:
        prize = 4.0
    else:
        wanted = len(mind.counting(rival, mind.symbol)) + len(mind.counting(rival, mind.rival))
        prize = (4.0 + 3.0 * wanted) if side == FOE else 1.0
    return chance * prize


def own_turn_profession(mind: Judgement, profession: str) -> float:
    if profession == "clairvoyant":
        bag = any(item.startswith("bag_") for item in mind.hand)
        return 20.0 if bag and mind.table["pile"] > 1 else -1.0
    return 20.0 if wanted_elsewhere(mind) else -1.0


def wanted_elsewhere(mind: Judgement) -> dict[tuple[int, str], float]:
    """What a Diplomat could ask for with some confidence."""
    found = {}
    for p in mind.others:
        if mind.side(p) != FRIEND:
            for item in (mind.symbol, mind.rival):
                if mind.holds[p][item]:
                    found[p, item] = mind.worth(item)
    return found


def demand(mind: Judgement, choice: Choice) -> float:
    target, item = int(choice.args[0]), str(choice.args[1])
    return wanted_elsewhere(mind).get((target, item), 0.0)


def after(mind: Judgement, choice: Choice) -> float:
    return 0.5 if choice is PASS else turn(mind, choice)


# --- trades ------------------------------------------------------------------------------------


def answer(mind: Judgement, choice: Choice) -> float:
    """Accept what is worth more than what goes away, abilities of both sides included."""
    if choice.verb == "refuse":
        return -0.5 if mind.table["stock"] else 0.0
    partner, offered, returned = mind.prompt["seat"], mind.prompt["item"], str(choice.args[0])
    side = mind.side(partner)
    gain = mind.worth(offered) - mind.loss_of_giving(returned, partner)
    if "mirror" not in (offered, returned):
        gain += mind.use_of_passing(returned, partner)
        gain += side * 0.5 * mind.use_of_passing(offered, partner)
    return gain


def ability(mind: Judgement, choice: Choice) -> float:
    if choice is PASS:
        return 0.5
    match choice.verb:
        case "take":
            better = RANK.index(str(choice.args[0])) < RANK.index(mine(mind)) - 1
            return 10.0 - RANK.index(str(choice.args[0])) if better or mind.spent() else 0.0
        case "turn" | "use":
            return 0.0
    if choice.args[0] == "tome":
        return 2.0 if mind.spent() else 0.0
    return 5.0


def mine(mind: Judgement) -> str:
    return str(mind.players[mind.seat]["profession"])


def give(mind: Judgement, choice: Choice) -> float:
    """Something to a player who is named in the question, or to nobody in particular."""
    return -mind.worth(str(choice.args[0]))


def overflow(mind: Judgement, choice: Choice) -> float:
    return -mind.loss_of_giving(str(choice.args[1]), int(choice.args[0]))


def top(mind: Judgement, choice: Choice) -> float:
    return mind.worth(str(choice.args[0]))


def before_draw(_: Judgement, choice: Choice) -> float:
    """Just before a draw: a Clairvoyant who may still choose the card does."""
    return 0.0 if choice is PASS else 1.0


# --- duels -------------------------------------------------------------------------------------


def leaning(mind: Judgement) -> int:
    """Whom I would rather see win: 1 the attacker, -1 the defender, 0 either."""
    duel = mind.duel
    if mind.seat in (duel["attacker"], duel["defender"]):
        return 1 if mind.seat == duel["attacker"] else -1
    wish = mind.side(duel["attacker"]) - mind.side(duel["defender"])
    return (wish > 0) - (wish < 0)


def interruption(mind: Judgement, choice: Choice) -> float:
    if choice is PASS or choice.args[0] != "priest":
        return 0.5 if choice is PASS else -1.0
    return 2.0 if leaning(mind) < 0 else -1.0


def support(mind: Judgement, choice: Choice) -> float:
    lean = leaning(mind)
    if choice is PASS:
        return 0.2 if lean == 0 else 0.0
    return float(lean if choice.args[0] == "attacker" else -lean)


def hypnosis(mind: Judgement, choice: Choice) -> float:
    if choice is PASS:
        return 0.0
    target = int(choice.args[0])
    against = mind.duel["sides"][target] == "defender"
    return 2.0 - mind.side(target) if against else -1.0


def reactions(mind: Judgement, choice: Choice) -> float:
    """Play what may turn a duel that goes the wrong way; the cheapest first."""
    if choice is PASS:
        return 0.5
    if choice.verb == "decide":
        return verdict(mind, str(choice.args[0]))
    duel = mind.duel
    side = duel["sides"][mind.seat]
    fighter = mind.seat in (duel["attacker"], duel["defender"])
    if not fighter and leaning(mind) * (1 if side == "attacker" else -1) <= 0:
        return -1.0
    ahead = duel["attack"] - duel["defence"]
    if side == "defender":
        ahead = -ahead
    if ahead > 0 or ahead < -4:
        return -1.0
    if choice.verb == "show":
        ring = choice.args[0] == "poison_ring"
        return -1.0 if ring and ahead else 4.0
    if choice.verb == "token":
        return 2.5
    return {"swordsman": 2.0, "clairvoyant": -1.0}.get(str(choice.args[0]), 3.0)


def verdict(mind: Judgement, side: str) -> float:
    """An Alchemist names the winner of a duel that his favourite does not win anyway."""
    lean = leaning(mind)
    wish = "attacker" if lean > 0 else "defender"
    ahead = (mind.duel["attack"] - mind.duel["defence"]) * lean
    return 3.0 if lean and side == wish and ahead <= 0 else -1.0


def after_duel(mind: Judgement, choice: Choice) -> float:
    """The Doctor saves himself and his friends."""
    if choice is PASS:
        return 0.5
    duel = mind.duel
    winner = duel["winner"]
    if choice.args[0] == "clairvoyant":
        return 1.0 if winner is None else -1.0
    if winner is None:
        return -1.0
    loser = duel["defender"] if winner == duel["attacker"] else duel["attacker"]
    hurt = loser == mind.seat or mind.side(loser) == FRIEND
    return 2.0 if hurt and mind.side(winner) != FRIEND and winner != mind.seat else -1.0


def spoils(mind: Judgement, choice: Choice) -> float:
    known = mind.side(loser_of(mind)) != UNKNOWN
    return float((choice.verb == "rob") == known)


def loser_of(mind: Judgement) -> int:
    return int(mind.prompt["seat"])


def steal(mind: Judgement, choice: Choice) -> float:
    """From a friend only what is of use, for he keeps the rest for both."""
    return mind.worth(str(choice.args[0]))


def naming(mind: Judgement, choice: Choice) -> float:
    said = mind.announcement
    own = said["society"] == mind.society
    symbol = mind.symbol if own else mind.rival
    shown = [*said["named"], *([mind.seat] if own else [])]
    found = sum(len(mind.counting(p, symbol)) for p in shown)
    if choice.verb == "done":
        return 10.0 if found >= mind.needed(FRIEND if own else FOE) else -20.0
    target = int(choice.args[0])
    friend = mind.side(target) == (FRIEND if own else FOE)
    return sum(mind.counting(target, symbol)) + (2.0 if friend else -5.0)


RULES: dict[str, Callable[[Judgement, Choice], float]] = {
    "turn": turn,
    "after": after,
    "answer": answer,
    "ability": ability,
    "before_draw": before_draw,
    "round": give,
    "overflow": overflow,
    "foresee": top,
    "demand": demand,
    "demand_gift": give,
    "demand_answer": give,
    "interruption": interruption,
    "tribute": give,
    "support": support,
    "hypnosis": hypnosis,
    "reactions": reactions,
    "after_duel": after_duel,
    "spoils": spoils,
    "theft": steal,
    "replacement": give,
    "naming": naming,
}
