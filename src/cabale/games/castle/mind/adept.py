"""The adept: rules of thumb upon a belief about everybody's side and everybody's cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, cast

from cabale.core import PASS, Choice, Eyes, Game, Match, SeatView, Temper
from cabale.games.castle.mind import novice as bot
from cabale.games.castle.mind.estimate import CAUTIOUS, READY, Estimate, Nerve
from cabale.games.castle.mind.novice import Novice
from cabale.games.castle.mind.talk import remark
from cabale.games.castle.mind.witness import Witness
from cabale.games.castle.rules.events import CastleEvent
from cabale.games.castle.sight.view import DuelView

HEEDED = 0.5
"""What a friend's wish for a trade adds to one."""
URGENT = 0.5
"""A foe who says that he will announce: as if he held that many Keys or Goblets more."""
STRANGE = 4.0
"""What it is worth to win over somebody about whom nothing is known."""

TASTE = 0.3
"""How much a temper counts: less than the whim that everybody has."""


class Adept(Novice):
    """Weighs who acts for whom, follows the cards, and plays with and against whom it believes."""

    listens = True
    infers: ClassVar[bool] = False
    """Whether it asks of every act what its doer must have believed."""
    nerve: ClassVar[Nerve] = CAUTIOUS

    def __init__(
        self, game: Game[Any], seat: int, seats: int, options: Mapping[str, Any], rng: Random
    ) -> None:
        super().__init__(game, seat, seats, options, rng)
        self.witness = Witness(seat, seats, options, infers=self.infers)

    def _look(self, eyes: Eyes) -> SeatView:
        """The view, once the witness has taken in what is new."""
        view = eyes.view()
        self.witness.read(view, cast("list[CastleEvent]", eyes.events(self.witness.heard)))
        return view

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return decision.choices[0]
        mind = Estimate(self._look(eyes), self.witness, self.nerve)
        rule = RULES[decision.kind]
        return self.best(
            mind, decision, lambda choice: rule(mind, choice) + taste(self.temper, choice)
        )

    def choose_in(self, world: Match) -> Choice:
        return self.choose(Eyes(world, self.seat))

    def believe(self, eyes: Eyes) -> Sequence[float]:
        """How likely each seat is of the Brotherhood."""
        self._look(eyes)
        societies = self.witness.societies
        return [1 - societies.in_order(other) for other in range(self.seats)]

    def speak(self, eyes: Eyes) -> Choice | None:
        """A word before its turn, now and then."""
        if eyes.decision is None or eyes.decision.kind != "turn":
            return None
        words = remark(self._look(eyes), self.witness, self.temper)
        return None if words is None else self.game.claim_catalogue(self.seats)(*words)


def taste(temper: Temper, choice: Choice) -> float:
    """What one likes to do, where much else would do as well."""
    match choice.verb:
        case "duel":
            return TASTE * temper.boldness
        case "spy" | "offer":
            return TASTE * temper.patience
    return 0.0


class Sage(Adept):
    """Asks of every act what its doer must have believed; whom a master asks for advice."""

    infers = True
    nerve = READY


def turn(mind: Estimate, choice: Choice) -> float:
    if choice.verb in ("announce", "accuse"):
        chance = mind.best_naming(choice.verb == "announce")[1]
        return 50.0 + chance if chance >= mind.nerve.sure_enough else -50.0
    if choice.verb == "duel":
        return challenge(mind, int(choice.args[0]))
    if choice.verb == "offer":
        return bot.turn(mind, choice) + heeded(mind, int(choice.args[0]))
    if choice.verb == "spy":
        return mind.nerve.curiosity * bot.turn(mind, choice)
    if choice.verb == "use":
        # A Clairvoyant waits until somebody draws: before that he does not know who will.
        return 20.0 if choice.args[0] == "diplomat" and wanted(mind) else -1.0
    return bot.turn(mind, choice)


def heeded(mind: Estimate, partner: int) -> float:
    """What it is worth to trade with somebody because he asked: a friend's wish counts."""
    lean = 2 * mind.trust[partner] - 1
    return HEEDED * lean if partner in mind.witness.rumours.asking and lean > 0 else 0.0


def wanted(mind: Estimate) -> dict[tuple[int, str], float]:
    """What a Diplomat could ask for with some confidence, of those he takes for foes."""
    return {
        (p, item): (1 - mind.trust[p]) * mind.worth(item)
        for p in mind.others
        for item in (mind.symbol, mind.rival)
        if mind.trust[p] < 0.5 and mind.holds[p][item]
    }


def demand(mind: Estimate, choice: Choice) -> float:
    return wanted(mind).get((int(choice.args[0]), str(choice.args[1])), 0.0)


def challenge(mind: Estimate, rival: int) -> float:
    """What a win would bring times its chance, less what a defeat may cost."""
    trust = mind.trust[rival]
    wanted = mind.reach(rival) + URGENT * (rival in mind.witness.rumours.announcing)
    prize = max((1 - trust) * (3.0 + 3.0 * wanted), STRANGE * mind.doubt(rival))
    chance = mind.winning(rival)
    stake = (1 - trust) * (1.0 + mind.reach(mind.seat))
    return chance * prize - 0.3 * (1 - chance) * stake


def after(mind: Estimate, choice: Choice) -> float:
    return 0.5 if choice is PASS else turn(mind, choice)


def before_draw(mind: Estimate, choice: Choice) -> float:
    """A Clairvoyant chooses what he or a friend draws; nobody else."""
    return 0.0 if choice is PASS else mind.trust[mind.witness.drawer] - 0.7


def foresee(mind: Estimate, choice: Choice) -> float:
    """The best card on top, for whoever draws now; below it the worst, for whoever is next."""
    worth = mind.worth(str(choice.args[0]))
    return worth if mind.prompt["number"] == 1 else -worth


# --- duels -------------------------------------------------------------------------------------


def wish(mind: Estimate) -> float:
    """How much rather I would see the attacker win than the defender."""
    attacker, defender = int(mind.prompt["attacker"]), int(mind.prompt["defender"])
    return mind.trust[attacker] - mind.trust[defender]


def support(mind: Estimate, choice: Choice) -> float:
    lean = wish(mind)
    if choice is PASS:
        return 0.2
    return 3.0 * (lean if choice.args[0] == "attacker" else -lean)


def reactions(mind: Estimate, choice: Choice) -> float:
    """As anybody, but nothing is spent on a duel that it cannot turn."""
    value = bot.reactions(mind, choice)
    duel = mind.duel
    ahead = duel["attack"] - duel["defence"]
    if duel["sides"][mind.seat] == "defender":
        ahead = -ahead
    if choice.args == ("swordsman",):
        rival = duel["defender"] if mind.seat == duel["attacker"] else duel["attacker"]
        alone = 1 + played_by(duel, mind.seat) - played_by(duel, rival)
        return 2.0 if _outcome(alone) > _outcome(ahead) else -1.0
    spends = choice.verb in ("show", "token") or choice.args == ("bodyguard",)
    return -1.0 if spends and ahead + mind.points() < 0 else value


def _outcome(ahead: int) -> int:
    return (ahead > 0) - (ahead < 0)


def played_by(duel: DuelView, seat: int) -> int:
    """Points that a duellist has played himself: they stay when all others are shut out."""
    shown = [one for one in duel["shown"] if one["seat"] == seat and one["item"] != "poison_ring"]
    used = [one for one in duel["used"] if one["seat"] == seat]
    return len(shown) + len(used) + int(duel["laid"][seat])


def spoils(mind: Estimate, choice: Choice) -> float:
    """Look at the card of a stranger who holds little; else rob, which shows the hand, too."""
    loser = bot.loser_of(mind)
    if choice.verb == "look":
        return mind.nerve.interest * mind.doubt(loser)
    return (1 - mind.trust[loser]) * (2.0 + mind.reach(loser))


def naming(mind: Estimate, choice: Choice) -> float:
    """Those who make the announcement most likely right, the surest friend first."""
    said = mind.announcement
    own = said["society"] == mind.society
    named = tuple(said["named"])
    names = mind.best_naming(own, named)[0]
    if choice.verb == "done":
        return 10.0 if len(names) == len(named) else 0.0
    target = int(choice.args[0])
    trust = mind.trust[target] if own else 1 - mind.trust[target]
    return trust + (5.0 if target in names else -5.0)


RULES: dict[str, Callable[[Estimate, Choice], float]] = {
    **bot.RULES,
    "turn": turn,
    "after": after,
    "before_draw": before_draw,
    "foresee": foresee,
    "demand": demand,
    "support": support,
    "reactions": reactions,
    "spoils": spoils,
    "naming": naming,
}
