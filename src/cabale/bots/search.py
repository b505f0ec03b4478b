"""Information-set Monte-Carlo tree search, and what every search has in common.

A world is drawn that the seat cannot tell from the real one, a path through the tree is played in
it, rules of thumb play on, and what came of it is noted along the path. The tree branches by what
the searching seat would see, so what it cannot see cannot guide it.
"""

from __future__ import annotations

from contextlib import suppress
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any, ClassVar

from cabale.bots.playout import OutOfTime, Playout
from cabale.bots.random import RandomBot
from cabale.bots.worlds import Worlds
from cabale.core import Bot, Choice, Decision, Eyes, Match


class Edge:
    """One choice at a node: how often it was there to take, taken, and what it brought."""

    __slots__ = ("available", "regret", "share", "taken", "total")

    def __init__(self) -> None:
        self.available = 0
        self.taken = 0
        self.total = 0.0
        self.regret = 0.0
        self.share = 0.0


class Node:
    """A moment as the searching seat sees it. `next` leads on by what that seat sees happen."""

    __slots__ = ("edges", "next")

    def __init__(self) -> None:
        self.edges: dict[Choice, Edge] = {}
        self.next: dict[Any, Node] = {}


class Search(Bot):
    """A bot that searches within a budget: `seconds` at a live table, `iterations` elsewhere.

    Whatever the game's best bot without a search advises is the first choice looked at; bots of the
    level that it rehearses with play on, a while only if the game knows how seats stand.
    """

    iterations: ClassVar[int] = 100
    seconds: float = 0.9
    PATIENCE: ClassVar[float] = 0.35
    """If the advice alone took more than this part of the time, it is taken."""
    part: int = 0
    """Which of several processes that think about the same question this one is."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        bots = self.game.bots()
        thumb = bots.get("adept") or bots.get("novice", RandomBot)
        thumb = thumb.counsel or thumb
        self.thumb: Bot = thumb(self.game, self.seat, self.seats, self.options, self.rng)

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return decision.choices[0]
        start = monotonic()
        self.thumb.temper = self.temper
        self.thumb.haste = self.seconds / Search.seconds
        advice = self.thumb.choose(eyes)
        # Numbers for this decision alone: the same in any two worlds that the seat cannot tell.
        luck = Random(self.rng.getrandbits(64) + self.part)
        budget = Budget(self.iterations, start, self.seconds if eyes.live else None)
        clear = decision.kind in self.thumb.routine or advice.verb in self.thumb.routine
        if clear or budget.spent() > self.PATIENCE:
            return advice
        return self._search(eyes, decision, advice, budget, luck)

    def speak(self, eyes: Eyes) -> Choice | None:
        self.thumb.temper = self.temper
        return self.thumb.speak(eyes)

    def playout(self, luck: Random, budget: Budget) -> Playout:
        return Playout(
            self.game,
            self.seats,
            self.options,
            luck,
            self.thumb.lookahead,
            self.thumb.rehearsal,
            budget.over,
        )

    def _search(
        self, eyes: Eyes, decision: Decision, advice: Choice, budget: Budget, luck: Random
    ) -> Choice:
        raise NotImplementedError


class Budget:
    """Iterations, or at a live table time: then the clock alone counts."""

    def __init__(self, iterations: int, start: float, seconds: float | None) -> None:
        self.iterations = iterations
        self.done = 0
        self._start = start
        self._seconds = seconds

    def spent(self) -> float:
        """Which part of it is gone."""
        if self._seconds is None:
            return self.done / self.iterations
        return (monotonic() - self._start) / self._seconds if self._seconds else 1.0

    def over(self) -> bool:
        """Whether time is up, in the middle of whatever is being tried."""
        return self._seconds is not None and self.spent() >= 1


class Tree(Search):
    """The tree search.

    `curious` is how much it prefers what it tried least, `read` how often it puts itself in the
    place of a seat that does not know its cards, so that a bluff gets its price.
    """

    curious: ClassVar[float] = 0.5
    read: ClassVar[float] = 0.1
    LONGEST_PATH: ClassVar[int] = 12

    def _search(
        self, eyes: Eyes, decision: Decision, advice: Choice, budget: Budget, luck: Random
    ) -> Choice:
        root = Node()
        for choice in (advice, *decision.choices):
            root.edges.setdefault(choice, Edge())
        worlds = Worlds(eyes, luck, budget.over)
        playout = self.playout(luck, budget)
        blind = False
        while budget.spent() < 1:
            world = worlds.draw()
            blind = len(world.decisions) > 1
            with suppress(OutOfTime):
                self._iterate(root, world, playout, luck)
            budget.done += 1
        if blind:
            return _mixed(root, luck)
        return max(root.edges.items(), key=lambda item: (item[1].taken, item[1].total))[0]

    def _iterate(self, root: Node, world: Match, playout: Playout, luck: Random) -> None:
        reading = False
        if luck.random() < self.read:
            other = luck.randrange(self.seats)
            if other != self.seat:
                reading, world = True, world.imagine(other, luck)
        path: list[tuple[Node, Edge, int, float]] = []
        node, heard, fresh = root, world.heard, False
        while (asked := world.decisions) and not fresh and len(path) < self.LONGEST_PATH:
            seat = self.seat if self.seat in asked else next(iter(asked))
            decision = asked[seat]
            if decision.forced:
                world.play(seat, decision.choices[0])
                continue
            choice, chance = self._pick(node, decision, len(asked) > 1, luck)
            edge = node.edges[choice]
            fresh = edge.taken == 0
            path.append((node, edge, seat, chance))
            world.play(seat, choice)
            seen = repr(world.events(self.seat, heard))
            heard = world.heard
            node = node.next.setdefault((choice if seat == self.seat else None, seen), Node())
        values = playout.values(world)
        for node, edge, seat, chance in path:
            if reading and seat == self.seat:
                continue
            _note(node, edge, values[seat], chance)

    def _pick(
        self, node: Node, decision: Decision, blind: bool, luck: Random
    ) -> tuple[Choice, float]:
        """A choice, and with what chance it was picked where chance decides."""
        edges = node.edges
        untried = []
        for choice in decision.choices:
            edge = edges.get(choice)
            if edge is None:
                edge = edges[choice] = Edge()
            edge.available += 1
            if edge.taken == 0:
                untried.append(choice)
        if untried:
            # The root lists what the rules of thumb would do first.
            first = next(iter(edges))
            return (first if first in untried else luck.choice(untried)), 1.0
        if blind:
            return _regret_matching(node, decision, luck)

        def bound(choice: Choice) -> float:
            edge = edges[choice]
            return edge.total / edge.taken + self.curious * sqrt(log(edge.available) / edge.taken)

        return max(decision.choices, key=bound), 1.0


EXPLORE = 0.2


def _regret_matching(node: Node, decision: Decision, luck: Random) -> tuple[Choice, float]:
    """Where all answer at once, choices in proportion to how much they are regretted."""
    edges = [node.edges[choice] for choice in decision.choices]
    wanted = [max(0.0, edge.regret) for edge in edges]
    total, n = sum(wanted), len(edges)
    shares = [w / total if total else 1 / n for w in wanted]
    for edge, share in zip(edges, shares, strict=True):
        edge.share += share
    chances = [(1 - EXPLORE) * share + EXPLORE / n for share in shares]
    number = luck.choices(range(n), chances)[0]
    return decision.choices[number], chances[number]


def _note(node: Node, edge: Edge, value: float, chance: float) -> None:
    edge.taken += 1
    edge.total += value
    for other in node.edges.values():
        other.regret -= value
    edge.regret += value / chance


def _mixed(root: Node, luck: Random) -> Choice:
    """From the average strategy, without what it hardly ever plays."""
    shares = {choice: edge.share for choice, edge in root.edges.items()}
    most = max(shares.values())
    if most == 0:
        return max(root.edges.items(), key=lambda item: item[1].total / max(1, item[1].taken))[0]
    likely = [choice for choice, share in shares.items() if share >= most / 2]
    return luck.choices(likely, [shares[choice] for choice in likely])[0]
