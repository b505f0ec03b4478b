"""A second reading of both booklets: a whole match, told as the booklets tell it.

It shares nothing with the rules but words. What it asks, and of whom, has to be what the program
asks; luck alone it takes from the program: which card a spy draws changes nothing, and how a
Clairvoyant shuffles is read off the pile.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from contextlib import suppress

from cabale import Match
from cabale.games.castle.rules.components import ITEMS, PROFESSIONS, SOCIETIES
from cabale.games.castle.rules.state import CastleState

Asked = Mapping[int, set[str]]
Telling = Generator[Asked, Mapping[int, str], None]
Answering = Generator[Asked, Mapping[int, str], str]

NEVER_REFUSED = {"black_pearl", "mirror"}
ONCE = {"alchemist", "clairvoyant", "diplomat", "doctor", "priest", "swordsman"}
LIMITS = {("coach", 3): 8, ("coach", 4): 6, ("devil", 4): 6}


class TurnOver(Exception):
    """A Priest, a Doctor or a failed Diplomat."""


class MatchOver(Exception):
    def __init__(self, winners: Iterable[int]) -> None:
        self.winners = tuple(sorted(winners))


def is_bag(item: str) -> bool:
    return item.startswith("bag")


class Referee:
    """The cards of a match, and its course."""

    def __init__(self, match: Match) -> None:
        self.match = match
        s = self.program()
        self.devil = s.edition.name == "devil"
        self.seats = match.seats
        self.limit = LIMITS.get((s.edition.name, self.seats), 5)
        self.rounds = match.board.options["rounds"]
        self.hands = [[ITEMS[item] for item in hand] for hand in s.hands]
        self.pile = [ITEMS[item] for item in s.pile]
        self.society = [SOCIETIES[card] for card in s.society]
        self.profession = [PROFESSIONS[card] for card in s.profession]
        self.up = [*s.face_up]
        self.unused = {*PROFESSIONS} - {*self.profession}
        self.tokens = [*s.tokens]
        self.stock = s.stock
        self.active = s.active
        self.turns = s.turn
        self.winners: tuple[int, ...] | None = None

    def program(self) -> CastleState:
        state = self.match.state
        assert isinstance(state, CastleState)
        return state

    def agrees(self) -> bool:
        """Whether all cards and tokens lie where the program has them."""
        s = self.program()
        laid = sum(s.duel.laid) if s.duel is not None else 0
        if self.winners is not None:
            return self.match.outcome is not None and self.winners == self.match.outcome.winners
        return (
            [sorted(hand) for hand in self.hands]
            == [sorted(ITEMS[item] for item in hand) for hand in s.hands]
            and self.pile == [ITEMS[item] for item in s.pile]
            and self.profession == [PROFESSIONS[card] for card in s.profession]
            and self.up == s.face_up
            and self.unused == {PROFESSIONS[card] for card in s.unused}
            and self.tokens == s.tokens
            and self.stock == s.stock
            and self.stock + sum(self.tokens) + laid == (12 if self.devil else 0)
            and self.active == s.active
            and self.match.outcome is None
        )

    # --- the match and its turns ---------------------------------------------------------------

    def play(self) -> Telling:
        try:
            while self.turns < self.rounds * self.seats:
                with suppress(TurnOver):
                    yield from self.turn()
                self.turns += 1
                self.active = (self.active + 1) % self.seats
            raise MatchOver(())
        except MatchOver as over:
            self.winners = over.winners

    def turn(self) -> Telling:
        while True:
            did = yield from self.ask(self.active, self.actions() | self.own_turn())
            match did.split():
                case ["use", profession]:
                    yield from self.use(profession)
                    continue
                case ["announce" | "accuse" as verb]:
                    yield from self.announce(own=verb == "announce")
                case ["alone"]:
                    raise MatchOver([self.active])
                case ["offer", partner, item]:
                    yield from self.offer(int(partner), item)
                case ["duel", defender]:
                    yield from self.duel(int(defender))
            break
        while self.own_turn():
            did = yield from self.ask(self.active, {"pass"} | self.own_turn())
            if did == "pass":
                break
            yield from self.use(did.split()[1])

    def ask(self, seat: int, choices: set[str]) -> Answering:
        answers = yield {seat: choices}
        return answers[seat]

    def others(self, seat: int) -> list[int]:
        """From the left neighbour on."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def actions(self) -> set[str]:
        mine, found = self.active, set[str]()
        for other in self.others(mine):
            found |= {f"duel {other}", *(f"offer {other} {item}" for item in self.hands[mine])}
            found |= {f"spy {other}"} if self.devil else {"pass"}
        if "black_pearl" in self.hands[mine]:
            return found
        if self.counting(mine, self.society[mine]):
            found.add("announce")
        if self.devil:
            found.add("accuse")
        every = self.counting(mine, "order") + self.counting(mine, "brotherhood")
        return found | ({"alone"} if "lodge_seal" in self.hands[mine] and every >= 3 else set())

    def own_turn(self) -> set[str]:
        mine = self.active
        diplomat = self.profession[mine] == "diplomat" and not self.up[mine]
        return self.clairvoyant(mine) | ({"use diplomat"} if diplomat else set())

    def clairvoyant(self, seat: int) -> set[str]:
        fresh = self.profession[seat] == "clairvoyant" and not self.up[seat]
        return {"use clairvoyant"} if seat == self.active and fresh and self.pile else set()

    def use(self, profession: str) -> Telling:
        self.up[self.active] = True
        yield from self.foresee() if profession == "clairvoyant" else self.demand()

    # --- cards that move -----------------------------------------------------------------------

    def give(self, item: str, giver: int, receiver: int) -> None:
        self.hands[giver].remove(item)
        self.hands[receiver].append(item)

    def draw(self, seat: int) -> Telling:
        self.hands[seat].append(self.pile.pop())
        yield from self.give_away(seat)

    def give_away(self, seat: int) -> Telling:
        """Whoever has too much gives one away; nobody gives to who gave before in this chain."""
        gave: set[int] = set()
        while len(self.hands[seat]) > self.limit:
            gave.add(seat)
            room = {p for p in self.others(seat) if len(self.hands[p]) < self.limit}
            takers = room if self.devil else {*range(self.seats)} - gave
            choices = {f"hand {p} {item}" for p in takers for item in self.hands[seat]}
            _, taker, item = (yield from self.ask(seat, choices)).split()
            self.give(item, seat, int(taker))
            seat = int(taker)

    def foresee(self) -> Telling:
        rest, top = [*self.pile], list[str]()
        while rest and len(top) < 2:
            did = yield from self.ask(self.active, {f"top {item}" for item in rest})
            top.append(did.split()[1])
            rest.remove(top[-1])
        below = [ITEMS[item] for item in self.program().pile[: len(rest)]]
        assert sorted(below) == sorted(rest)
        self.pile = [*below, *reversed(top)]

    # --- trades --------------------------------------------------------------------------------

    def offer(self, partner: int, item: str) -> Telling:
        choices = {
            f"accept {mine}"
            for mine in self.hands[partner]
            if not (self.pile and is_bag(item) and is_bag(mine))
        }
        choices |= set() if item in NEVER_REFUSED else {"refuse"}
        verb, *mine = (yield from self.ask(partner, choices)).split()
        if verb == "accept":
            yield from self.exchange(partner, item, mine[0])
        elif self.stock:
            self.stock -= 1
            self.tokens[self.active] += 1

    def exchange(self, partner: int, item: str, returned: str) -> Telling:
        self.give(item, self.active, partner)
        self.give(returned, partner, self.active)
        if "mirror" not in (item, returned):
            yield from self.passed(item, self.active, partner)
            yield from self.passed(returned, partner, self.active)

    def passed(self, item: str, giver: int, partner: int) -> Telling:
        if is_bag(item) and self.pile:
            foresight = self.clairvoyant(self.active)
            if foresight and (yield from self.ask(self.active, {"pass"} | foresight)) != "pass":
                yield from self.use("clairvoyant")
            if (yield from self.ask(giver, {"pass", "ability bag"})) != "pass":
                yield from self.draw(giver)
        elif item in ("monocle", "privilege"):
            yield from self.ask(giver, {"pass", f"ability {item}"})
        elif item in ("coat", "tome"):
            yield from self.changes_profession(item, giver, partner)
        elif item == "sextant":
            yield from self.sextant(giver)

    def changes_profession(self, item: str, giver: int, partner: int) -> Telling:
        did = "use"
        while did.startswith("use"):
            taking = {f"take {one}" for one in self.unused} if item == "coat" else {"ability tome"}
            did = yield from self.ask(giver, {"pass"} | taking | self.clairvoyant(giver))
            if did.startswith("use"):
                yield from self.use("clairvoyant")
        held = self.profession
        if did == "ability tome":
            held[giver], held[partner] = held[partner], held[giver]
            self.up[giver] = self.up[partner] = False
        elif did != "pass":
            new = did.split()[1]
            self.unused = self.unused - {new} | {held[giver]}
            held[giver], self.up[giver] = new, False

    def sextant(self, giver: int) -> Telling:
        did = yield from self.ask(giver, {"pass", "turn left", "turn right"})
        if did == "pass":
            return
        asked = {seat: {f"give {item}" for item in hand} for seat, hand in enumerate(self.hands)}
        answers = yield asked
        given = {seat: answer.split()[1] for seat, answer in answers.items()}
        for seat, item in given.items():
            self.hands[seat].remove(item)
        for seat, item in given.items():
            left = self.others(seat)[0]
            right = self.others(seat)[-1]
            self.hands[left if did == "turn left" else right].append(item)

    # --- the Diplomat --------------------------------------------------------------------------

    def called(self, item: str) -> str:
        if not is_bag(item):
            return item
        return "bag" if self.pile else item.removeprefix("bag_")

    def demand(self) -> Telling:
        mine = self.hands[self.active]
        every = {self.called(item) for hand in [self.pile, *self.hands] for item in hand}
        names = every - ({"bag"} if all(map(is_bag, mine)) else set())
        choices = {f"demand {p} {name}" for p in self.others(self.active) for name in names}
        _, target, name = (yield from self.ask(self.active, choices)).split()
        gifts = {f"give {item}" for item in mine if not (name == "bag" and is_bag(item))}
        gift = (yield from self.ask(self.active, gifts)).split()[1]
        fitting = {f"give {i}" for i in self.hands[int(target)] if self.called(i) == name}
        if not fitting:
            raise TurnOver
        returned = (yield from self.ask(int(target), fitting)).split()[1]
        yield from self.exchange(int(target), gift, returned)

    # --- duels ---------------------------------------------------------------------------------

    def duel(self, defender: int) -> Telling:
        fight = Fight(self, defender)
        winner = yield from fight.fought()
        loser = defender if winner == self.active else self.active
        if winner < 0:
            if self.pile:
                yield from self.draw(self.active)
            return
        if (yield from self.ask(winner, {"look", "rob"})) == "look":
            return
        hers = self.hands[loser]
        stolen = (yield from self.ask(winner, {f"steal {item}" for item in hers})).split()[1]
        before = {f"give {item}" for item in self.hands[winner]}
        self.give(stolen, loser, winner)
        if hers:
            yield from self.give_away(winner)
        else:
            self.give((yield from self.ask(winner, before)).split()[1], winner, loser)

    # --- victory -------------------------------------------------------------------------------

    def counting(self, seat: int, society: str) -> int:
        card = "key" if society == "order" else "goblet"
        hand = self.hands[seat]
        return hand.count(card) + (0 if self.pile else hand.count(f"bag_{card}"))

    def announce(self, *, own: bool) -> Telling:
        mine = self.society[self.active]
        other = "brotherhood" if mine == "order" else "order"
        spoken_of, holders = (mine, [self.active]) if own else (other, [])
        named: list[int] = []
        self.up[self.active] = True
        while True:
            choices = {f"name {p}" for p in self.others(self.active) if p not in named}
            did = yield from self.ask(self.active, choices | ({"done"} if own or named else set()))
            if did == "done":
                break
            named.append(int(did.split()[1]))
            self.up[named[-1]] = True
            wrong = self.society[named[-1]] != spoken_of
            if wrong or not self.counting(named[-1], spoken_of):
                self.wins(other)
        fewer = 2 * self.society.count(spoken_of) < self.seats
        found = sum(self.counting(p, spoken_of) for p in [*holders, *named])
        self.wins(mine if found >= (2 if fewer else 3) else other)

    def wins(self, society: str) -> None:
        raise MatchOver(p for p in range(self.seats) if self.society[p] == society)


class Fight:
    """One duel."""

    def __init__(self, referee: Referee, defender: int) -> None:
        self.r = referee
        self.attacker, self.defender = referee.active, defender
        self.both = (self.attacker, self.defender)
        self.bystanders = [p for p in referee.others(self.attacker) if p != defender]
        self.backs = dict(zip(self.both, self.both, strict=True))
        """Whom each helps; who is not in it helps nobody."""
        self.points: list[tuple[int, str]] = []
        """Who has given a point, and by what."""
        self.entranced = -1
        self.singular = False
        self.chosen = -1
        """The winner whom the Alchemist named."""

    def fought(self) -> Generator[Asked, Mapping[int, str], int]:
        """Who won, -1 for a tie."""
        yield from self.window(self.at_first, self.act)
        if not self.singular:
            yield from self.supports()
            if self.r.profession[self.attacker] == "hypnotist":
                choices = {"pass", *(f"hypnotise {p}" for p in self.bystanders)}
                did = yield from self.r.ask(self.attacker, choices)
                if did != "pass":
                    self.r.up[self.attacker] = True
                    self.entranced = int(did.split()[1])
                    self.backs.pop(self.entranced, None)
        yield from self.window(self.in_the_open, self.act)
        winner = self.winner()
        yield from self.window(self.in_the_end, self.act)
        self.clear(self.points)
        return winner

    def window(self, may: Callable[[int], set[str]], act: Callable[[int, str], Telling]) -> Telling:
        """Everybody who can do something is asked, until all pass."""
        round_ = [self.attacker, *self.r.others(self.attacker)]
        while asked := {p: {"pass"} | may(p) for p in round_ if may(p)}:
            answers = yield asked
            acts = [(p, answers[p]) for p in round_ if answers.get(p, "pass") != "pass"]
            if not acts:
                return
            for p, did in acts:
                if did in may(p):
                    yield from act(p, did)

    # --- what one may do, and when -------------------------------------------------------------

    def fresh(self, seat: int, profession: str) -> bool:
        return self.r.profession[seat] == profession and not self.r.up[seat]

    def swordsman(self, seat: int) -> set[str]:
        may = seat in self.both and self.fresh(seat, "swordsman")
        return {"use swordsman"} if may else set()

    def at_first(self, seat: int) -> set[str]:
        priest = seat != self.attacker and self.fresh(seat, "priest")
        found = self.swordsman(seat) | self.r.clairvoyant(seat)
        return found | ({"use priest"} if priest else set())

    def in_the_end(self, seat: int) -> set[str]:
        doctor = {"use doctor"} if self.fresh(seat, "doctor") else set()
        return doctor | self.r.clairvoyant(seat)

    def in_the_open(self, seat: int) -> set[str]:
        if seat == self.entranced or (self.singular and seat not in self.both):
            return set()
        found = self.swordsman(seat) | self.r.clairvoyant(seat)
        if self.chosen >= 0:
            return found
        if seat not in self.both and self.fresh(seat, "alchemist"):
            found |= {"decide attacker", "decide defender"}
        helps = self.backs.get(seat)
        if helps is None:
            return found
        attack = helps == self.attacker
        if seat in self.both:
            items, strength = {"poison_ring"}, "thug" if attack else "grand_master"
            items.add("dagger" if attack else "gloves")
        else:
            items, strength = {"knives" if attack else "whip"}, "bodyguard"
        if self.r.profession[seat] == strength and (seat, strength) not in self.points:
            found.add(f"use {strength}")
        found |= {
            f"show {item}"
            for item in items
            if item in self.r.hands[seat] and (seat, item) not in self.points
        }
        return found | ({"token"} if self.r.tokens[seat] else set())

    def act(self, seat: int, did: str) -> Telling:
        verb, *rest = did.split()
        if verb == "token":
            self.r.tokens[seat] -= 1
            self.points.append((seat, "token"))
            return
        if verb == "show":
            self.points.append((seat, rest[0]))
            return
        self.r.up[seat] = True
        if verb == "decide":
            self.chosen = self.both[rest[0] == "defender"]
        elif rest == ["clairvoyant"]:
            yield from self.r.foresee()
        elif rest == ["priest"]:
            yield from self.interrupted(seat)
        elif rest == ["doctor"]:
            self.clear(self.points)
            raise TurnOver
        else:
            self.points.append((seat, rest[0]))
            if rest == ["swordsman"]:
                self.alone()

    def interrupted(self, priest: int) -> Telling:
        mine = self.r.hands[self.attacker]
        if len(mine) >= 2:
            did = yield from self.r.ask(self.attacker, {f"give {item}" for item in mine})
            self.r.give(did.split()[1], self.attacker, priest)
            yield from self.r.give_away(priest)
        raise TurnOver

    def alone(self) -> None:
        self.singular, self.chosen = True, -1
        self.backs = dict(zip(self.both, self.both, strict=True))
        self.clear([one for one in self.points if one[0] not in self.both])
        self.points = [one for one in self.points if one[0] in self.both]

    def clear(self, points: list[tuple[int, str]]) -> None:
        """Tokens go back to the stock."""
        self.r.stock += sum(what == "token" for _, what in points)

    def supports(self) -> Telling:
        sides = {"support attacker": self.attacker, "support defender": self.defender}
        answers: Mapping[int, str] = {}
        if self.r.devil:
            answers = yield {p: {*sides} for p in self.bystanders}
        else:
            for p in self.bystanders:
                answers = {**answers, p: (yield from self.r.ask(p, {"pass", *sides}))}
        self.backs |= {p: sides[did] for p, did in answers.items() if did in sides}

    def winner(self) -> int:
        if self.chosen >= 0:
            return self.chosen
        helped = [*self.backs.values()]
        helped += [self.backs[p] for p, what in self.points if what != "poison_ring"]
        ahead = helped.count(self.attacker) - helped.count(self.defender)
        if ahead:
            return self.both[ahead < 0]
        return next((p for p, what in self.points if what == "poison_ring"), -1)
