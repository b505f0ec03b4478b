"""Exploring the depths: cards of the track, offers, Monsters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cabale.core import PASS, Choice, Step
from cabale.core.step import NOT_NOW, Reason
from cabale.games.abyss.rules.components import (
    ALLIES,
    ALLY_KINDS,
    CARDS,
    LAST_SPACE_PEARLS,
    MONSTER,
    RACE_OF,
    SHIP_MASTER,
    TAMER,
    THREAT_TRACK,
    TRACK_SPACES,
    Reward,
)
from cabale.games.abyss.rules.state import Abyss, AbyssState, opponents, suffers
from cabale.games.abyss.rules.steps.powers import POWER_LORDS, OwnTurn, gain
from cabale.games.abyss.rules.verbs import reward_in


class Explore(Step[AbyssState]):
    """The next card is revealed (ABY-040)."""

    name = "explore"
    kind = "turn"

    def ask(self, t: Abyss) -> None:
        s = t.state
        if not s.deck:
            shuffle_discard(t)
        card = s.deck.pop()
        s.track.append(card)
        t.reveal("revealed", card=CARDS[card], space=len(s.track))
        if card == MONSTER:
            t.goto(Monster)
        else:
            t.goto(Offer, buyers(t))


def shuffle_discard(t: Abyss) -> None:
    """ABY-056."""
    s = t.state
    s.deck = [card for card in range(ALLY_KINDS + 1) for _ in range(s.discard[card])]
    assert s.deck, "ABY-057: at least two Monsters are in the deck or in the discard"
    s.discard = bytearray(ALLY_KINDS + 1)
    t.shuffle(s.deck)
    t.tell("reshuffled", number=len(s.deck))


def price(s: AbyssState) -> int:
    """ABY-043."""
    return s.buyers.bit_count() + 1


def buyers(t: Abyss) -> tuple[int, ...]:
    """Who is to be asked, clockwise (ABY-041, ABY-044, ABY-045)."""
    s = t.state
    cost = price(s)
    return tuple(
        [seat for seat in opponents(t) if s.pearls[seat] >= cost and not s.buyers >> seat & 1]
    )


class Offer(Step[AbyssState]):
    """The Ally just revealed is offered to the next of these seats."""

    name = "offer"
    kind = "offer"
    memory = ("seat*",)

    def ask(self, t: Abyss) -> Sequence[int] | None:
        waiting: tuple[int, ...] = t.frame[1]
        if waiting:
            return waiting[:1]
        t.goto(Take)
        return None

    def legal(self, t: Abyss, seat: int) -> Sequence[Choice]:
        return (PASS, t.catalogue.of["buy"][0])

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        return {"ally": ALLIES[t.state.track[-1]], "price": price(t.state), "seller": t.state.turn}

    def play(self, t: Abyss, seat: int, choice: Choice) -> None:
        s = t.state
        if choice.verb == "pass":
            t.tell("declined", seat=seat)
            t.goto(Offer, t.frame[1][1:])
            return
        cost = price(s)
        ally = s.track.pop()
        s.pearls[seat] -= cost
        s.pearls[s.turn] += cost
        s.buyers |= 1 << seat
        s.hands[seat][ally] += 1
        t.tell("bought", seat=seat, ally=ALLIES[ally], pearls=cost, seller=s.turn)
        t.goto(Explore)

    def why_not(self, t: Abyss, seat: int, choice: Choice) -> Reason:
        return Reason("not-your-turn", "ABY-103") if choice.verb in POWER_LORDS else NOT_NOW


class Take(OwnTurn):
    """Nobody bought the Ally: the active player takes it or goes on (ABY-046, ABY-049)."""

    name = "take"
    kind = "take"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        if len(t.state.track) == TRACK_SPACES:
            take_ally(t)
            return None
        return (t.state.turn,)

    def options(self, t: Abyss) -> Sequence[Choice]:
        of = t.catalogue.of
        return of["take"][0], of["go_on"][0]

    def prompt(self, t: Abyss, seat: int) -> Mapping[str, Any]:
        return {"ally": ALLIES[t.state.track[-1]]}

    def answer(self, t: Abyss, choice: Choice) -> None:
        if choice.verb == "take":
            take_ally(t)
        else:
            t.goto(Explore)


def take_ally(t: Abyss) -> None:
    s = t.state
    pearls = LAST_SPACE_PEARLS if len(s.track) == TRACK_SPACES else 0
    ally = s.track.pop()
    s.hands[s.turn][ally] += 1
    s.pearls[s.turn] += pearls
    t.tell("took", seat=s.turn, ally=ALLIES[ally], pearls=pearls)
    end_exploration(t)


class Monster(OwnTurn):
    """A Monster was revealed: fight it or go on (ABY-050, ABY-053)."""

    name = "monster"
    kind = "monster"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        if len(t.state.track) == TRACK_SPACES:
            t.goto(Fight)
            return None
        return (t.state.turn,)

    def options(self, t: Abyss) -> Sequence[Choice]:
        of = t.catalogue.of
        return of["fight"][0], of["go_on"][0]

    def answer(self, t: Abyss, choice: Choice) -> None:
        if choice.verb == "fight":
            t.goto(Fight)
        else:
            leave_monster(t)


def leave_monster(t: Abyss) -> None:
    """ABY-051, ABY-052."""
    s = t.state
    s.threat = min(s.threat + 1, len(THREAT_TRACK) - 1)
    t.tell("left_monster", seat=s.turn, threat=s.threat + 1)
    t.goto(Explore)


def rewarded_space(s: AbyssState) -> int:
    """The space whose reward the active seat takes: the marker's, or the one before (ABY-117)."""
    return s.threat - 1 if s.threat and suffers(s, s.turn, TAMER) else s.threat


def rewards(s: AbyssState) -> list[Reward]:
    """What the active seat may gain by fighting now (ABY-066, ABY-068)."""
    space = THREAT_TRACK[rewarded_space(s)]
    return [reward for reward in space if reward.tokens <= len(s.token_stock)]


class Fight(OwnTurn):
    """The Monster is beaten: the reward is chosen (ABY-054)."""

    name = "fight"
    kind = "reward"

    def ask(self, t: Abyss) -> Sequence[int] | None:
        choices = rewards(t.state)
        if len(choices) == 1:
            win(t, choices[0])
            return None
        return (t.state.turn,)

    def options(self, t: Abyss) -> Sequence[Choice]:
        return [t.choice("reward", *reward) for reward in rewards(t.state)]

    def answer(self, t: Abyss, choice: Choice) -> None:
        win(t, reward_in(choice))

    def why_not_option(self, t: Abyss, choice: Choice) -> Reason:
        if choice.verb != "reward":
            return NOT_NOW
        s, reward = t.state, reward_in(choice)
        space = rewarded_space(s)
        if reward in THREAT_TRACK[space]:
            return Reason("too-few-tokens", "ABY-068")
        if space != s.threat and reward in THREAT_TRACK[s.threat]:
            return Reason("tamed", "ABY-117")
        return Reason("other-reward", "ABY-066")


def win(t: Abyss, reward: Reward) -> None:
    """The reward, the bonus of the last space, and the marker back to the start."""
    s = t.state
    seat = s.turn
    keys = min(reward.keys, s.key_supply)  # ABY-069
    s.key_supply -= keys
    s.key_tokens[seat] += keys
    pearls = reward.pearls + (LAST_SPACE_PEARLS if len(s.track) == TRACK_SPACES else 0)
    s.pearls[seat] += pearls
    values = [s.token_stock.pop() for _ in range(reward.tokens)]
    s.monster_tokens[seat] += values
    s.threat = 0
    t.tell(
        "fought",
        only={seat: {"values": values}} if values else None,
        seat=seat,
        keys=keys,
        pearls=pearls,
        tokens=len(values),
    )
    end_exploration(t)


def end_exploration(t: Abyss) -> None:
    """The track is cleared (ABY-055), and the Ship Master pays (ABY-120)."""
    s = t.state
    allies = [card for card in s.track if card != MONSTER]
    for ally in allies:
        s.council[ally] += 1
    s.discard[MONSTER] += len(s.track) - len(allies)
    s.track = []
    if allies:
        t.tell("cleared", allies=[ALLIES[ally] for ally in allies])
        if s.active[SHIP_MASTER] == s.turn:
            gain(t, len({RACE_OF[ally] for ally in allies}), SHIP_MASTER)
    t.pop()
