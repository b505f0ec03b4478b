"""Information-set Monte-Carlo tree search.

The tree branches by what the searching seat would see, so what it cannot see cannot guide it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import log, sqrt
from random import Random
from typing import Any, ClassVar

from cabale.bots.playout import OutOfTime, Playout
from cabale.bots.search import Budget, Key, Search, Thought
from cabale.core import Choice, Decision, Eyes, Match

EXPLORE = 0.2


@dataclass(slots=True, eq=False)
class Edge:
    """One choice at a node: how often it was there to take, taken, and what it brought.

    `regret` and `share`, the sum of its chances in the average strategy, are for answers that are
    given unseen.
    """

    available: int = 0
    taken: int = 0
    total: float = 0.0
    regret: float = 0.0
    share: float = 0.0

    def __add__(self, other: Edge) -> Edge:
        return Edge(
            self.available + other.available,
            self.taken + other.taken,
            self.total + other.total,
            self.regret + other.regret,
            self.share + other.share,
        )


class Node:
    """A moment as the searching seat sees it: the choices of each seat that is asked there.

    `next` leads on by what the searching seat does and sees happen.
    """

    __slots__ = ("edges", "next")

    def __init__(self) -> None:
        self.edges: dict[int, dict[Choice, Edge]] = {}
        self.next: dict[Any, Node] = {}


class PathStep:
    """A choice on the path of one iteration."""

    __slots__ = ("chance", "edge", "others", "seat")

    def __init__(self, seat: int, edge: Edge, others: Sequence[Edge], chance: float) -> None:
        self.seat = seat
        self.edge = edge
        self.others = others
        self.chance = chance

    def note(self, value: float) -> None:
        self.edge.taken += 1
        self.edge.total += value
        for other in self.others:
            other.regret -= value
        self.edge.regret += value / self.chance


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
    ) -> Mapping[Choice, Edge]:
        root = Node()
        # What the rules of thumb would do is looked at first.
        mine = root.edges[self.seat] = {c: Edge() for c in (advice, *decision.choices)}
        worlds = self.worlds(eyes, luck, budget)
        playout = self.playout(luck, budget)
        while budget.spent() < 1:
            with suppress(OutOfTime):
                self._iterate(root, worlds.draw(), playout, luck)
            budget.done += 1
        return {choice: mine[choice] for choice in decision.choices}

    @staticmethod
    def settle(thought: Thought[Key], /) -> Key:
        """What was taken most often; where all answer unseen, a draw from the average strategy."""
        found: Mapping[Key, Edge] = thought.found
        most = max((edge.share for edge in found.values()), default=0.0)
        if most > 0:
            # Without what it hardly ever plays.
            likely = {key: edge.share for key, edge in found.items() if edge.share >= most / 2}
            return Random(thought.luck).choices(list(likely), list(likely.values()))[0]
        if not any(edge.taken for edge in found.values()):
            return thought.advice
        return max(found, key=lambda key: (found[key].taken, found[key].total))

    def _iterate(self, root: Node, world: Match, playout: Playout, luck: Random) -> None:
        reading = False
        if luck.random() < self.read:
            other = luck.randrange(self.seats)
            if other != self.seat:
                reading, world = True, world.imagine(other, luck)
        path: list[PathStep] = []
        node, heard, fresh = root, world.heard, False
        while (asked := world.decisions) and not fresh and len(path) < self.LONGEST_PATH:
            # All who are asked at once answer at one node: none may know what another answers.
            steps, mine = self._answer(node, world, asked, luck)
            fresh = any(step.edge.taken == 0 for step in steps)
            path += steps
            if any(not decision.forced for decision in asked.values()):
                seen = repr(world.events(self.seat, heard))
                heard = world.heard
                node = node.next.setdefault((mine, seen), Node())
        values = playout.values(world)
        for step in path:
            if not (reading and step.seat == self.seat):
                step.note(values[step.seat])

    def _answer(
        self, node: Node, world: Match, asked: Mapping[int, Decision], luck: Random
    ) -> tuple[list[PathStep], Choice | None]:
        """All who are asked answer; the steps taken, and what this seat chose."""
        blind = sum(not decision.forced for decision in asked.values()) > 1
        steps: list[PathStep] = []
        mine: Choice | None = None
        for seat, decision in asked.items():
            if world.decisions.get(seat) != decision:
                continue  # an answer has closed the question
            if decision.forced:
                world.play(seat, decision.choices[0])
                continue
            choice, step = self._pick(node, seat, decision, blind, luck)
            steps.append(step)
            world.play(seat, choice)
            if seat == self.seat:
                mine = choice
        return steps, mine

    def _pick(
        self, node: Node, seat: int, decision: Decision, blind: bool, luck: Random
    ) -> tuple[Choice, PathStep]:
        """A choice; where several answer unseen, by regret."""
        known = node.edges.setdefault(seat, {})
        edges = [known.setdefault(choice, Edge()) for choice in decision.choices]
        for edge in edges:
            edge.available += 1
        untried = [number for number, edge in enumerate(edges) if edge.taken == 0]
        chance = 1.0
        if untried:
            first = next((n for n in untried if decision.choices[n] == next(iter(known))), None)
            number = luck.choice(untried) if first is None else first
        elif blind:
            number, chance = _regret_matching(edges, luck)
        else:
            number = max(range(len(edges)), key=lambda one: self._bound(edges[one]))
        return decision.choices[number], PathStep(seat, edges[number], edges, chance)

    def _bound(self, edge: Edge) -> float:
        return edge.total / edge.taken + self.curious * sqrt(log(edge.available) / edge.taken)


def _regret_matching(edges: Sequence[Edge], luck: Random) -> tuple[int, float]:
    """One in proportion to how much it is regretted, and with what chance."""
    wanted = [max(0.0, edge.regret) for edge in edges]
    total, n = sum(wanted), len(edges)
    shares = [w / total if total else 1 / n for w in wanted]
    for edge, share in zip(edges, shares, strict=True):
        edge.share += share
    chances = [(1 - EXPLORE) * share + EXPLORE / n for share in shares]
    number = luck.choices(range(n), chances)[0]
    return number, chances[number]
