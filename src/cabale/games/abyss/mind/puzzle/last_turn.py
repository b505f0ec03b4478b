"""Last turn: the action that secures most points, or the match, whatever the decks bring."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cabale.core import Bot, Choice, Eyes, Match
from cabale.core.puzzle import Case, Fact, Puzzler, Sentence, Table, Words
from cabale.games.abyss.mind.puzzle.line import Line, best_line
from cabale.games.abyss.mind.puzzle.patient import Patient
from cabale.games.abyss.mind.puzzle.search import LEAST, Judge, Search, TooMuch, prepared
from cabale.games.abyss.mind.puzzle.verdicts import Margin, points_of
from cabale.games.abyss.mind.puzzle.wording import sentence
from cabale.games.abyss.rules.components import LORD_IDS, LORD_INFLUENCE
from cabale.games.abyss.rules.state import AbyssState
from cabale.games.abyss.rules.steps.turn import Turn

SEATS = (2, 2, 3, 3, 4)
ACTIONS = ("recruit", "support", "support_two", "explore")
MOST_ENDS = 2_500
"""Ways in which the match can end, for each option."""


class Option(NamedTuple):
    """An action, or what comes before one: what it secures, by which line, out of how many ends."""

    choice: Choice
    value: int
    line: Line
    ends: int
    explored: bool = False


class LastTurn(Puzzler):
    kinds = ("win", "best")
    players = (Patient,)
    weight = 0.75  # each fact is one action that does not do

    def table(self, rng: Random) -> Table:
        return Table(rng.choice(SEATS), {})

    def is_moment(self, match: Match) -> bool:
        """Nobody plays after this turn, and nothing has been done in it."""
        s: AbyssState = match.board.state
        return (
            match.board.frame[0] == Turn.name
            and (s.turn + 1) % match.seats == s.ended_by
            and not s.used
            and len(s.deck) > 5
        )

    def is_open(self, match: Match, seat: int, kind: str) -> bool:
        return seat not in match.decisions

    def answer(self, match: Match, seat: int, kind: str, choice: Choice) -> Words | None:
        return _words(choice) if choice.verb in ACTIONS else None

    def reply(self, match: Match, seat: int, kind: str, bot: Bot) -> Words | None:
        """The action that a bot takes, whatever it does before."""
        while True:
            choice = bot.choose(Eyes(match, seat))
            if choice.verb in ACTIONS:
                return _words(choice)
            match.play(seat, choice)

    def answers(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        choices = match.decisions[seat].choices
        return [_words(choice) for choice in choices if choice.verb in ACTIONS]

    def sentence(self, words: Words, seats: int) -> Sentence:
        return sentence(words)

    def likeness(self, words: Words) -> tuple[str, ...]:
        """Of an action: what it is, and what is gained by it."""
        return tuple(word for word in words if isinstance(word, str))[:4]

    def is_dull(self, kind: str, answer: Words, proof: Sequence[Words]) -> bool:
        """No Lord within reach, or that of most influence: then there is little to count."""
        others = [str(fact[3]) for fact in proof if fact[1] == "recruit"]
        most = max((_influence(lord.split()[0]) for lord in others), default=0)
        return not others or (answer[0] == "recruit" and _influence(str(answer[1])) > most)

    def case(self, match: Match, seat: int, kind: str) -> Case | None:
        """The question; where a match can be won in one way, the points are not asked for."""
        if not self.is_moment(match) or seat not in match.decisions:
            return None
        try:
            asked = "win" if len(_winning(match, seat)) == 1 else "best"
            return _case(match, seat, kind) if kind == asked else None
        except TooMuch:
            return None


def _winning(match: Match, me: int) -> list[Choice]:
    """The actions that win for certain; two are enough to know that there are several."""
    if match.board.state.stolen is not None:
        return []
    start, judge, found = prepared(match, me), Margin(match, me), list[Choice]()
    for choice in _of(start, me, actions=True):
        if len(found) < 2 and Search(me, judge, MOST_ENDS).after(start, choice, 0) > 0:
            found.append(choice)
    return found


def _influence(lord: str) -> int:
    return LORD_INFLUENCE[LORD_IDS.index(lord)]


def _words(choice: Choice) -> Words:
    return (choice.verb, *choice.args)


def _case(match: Match, me: int, kind: str) -> Case | None:
    """The worlds are the ways in which the match can end, by what the seat does first.

    A fact rules out all that begin in one way: they secure less.
    """
    judge = Margin(match, me) if kind == "win" else points_of(me)
    options = _options(prepared(match, me), me, judge, first=kind == "best")
    good = _good(options, kind)
    if not good or not all(_is_sure(one, match, me, judge) for one in good):
        return None
    where, worlds = _blocks(options)
    facts = [
        Fact(_fact(group, judge), (1 << worlds) - 1 & ~sum(where[one.choice] for one in group))
        for group in _groups([one for one in options if one not in good])
    ]
    return Case(
        worlds,
        sum(where[one.choice] for one in good),
        facts,
        {_words(one): where[one] for one in where if one.verb in ACTIONS},
        lambda: {("plan", one.choice.verb, *one.line.words()): where[one.choice] for one in good},
    )


def _good(options: Sequence[Option], kind: str) -> list[Option]:
    """The actions that secure what is asked for.

    None where exploring may be one of them: only one bad day of it is known, which proves nothing.
    """
    sure = [one for one in options if one.choice.verb != "explore"]
    enough = 1 if kind == "win" else max((one.value for one in sure), default=0)
    good = [one for one in options if one.choice.verb in ACTIONS and one.value >= enough]
    return good if all(one in sure for one in good) else []


def _options(start: Match, me: int, judge: Judge, *, first: bool) -> list[Option]:
    """All actions; where `first`, also what may be done before one, as far as it brings more."""
    found = [_searched(start, me, judge, choice) for choice in _of(start, me, actions=True)]
    most = max([one.value for one in found if one.choice.verb != "explore"], default=LEAST)
    for choice in _of(start, me, actions=False) if first else ():
        search = Search(me, judge, MOST_ENDS)
        value = search.after(start, choice, most)
        found.append(Option(choice, value, Line(start, me), search.ends))
    return found


def _of(start: Match, me: int, *, actions: bool) -> list[Choice]:
    return [one for one in start.decisions[me].choices if (one.verb in ACTIONS) == actions]


def _searched(start: Match, me: int, judge: Judge, choice: Choice) -> Option:
    search = Search(me, judge, MOST_ENDS)
    value, ends = search.after(start, choice), search.ends
    line = best_line(search, start, me, choice)
    return Option(choice, value, line, ends, search.explored)


def _is_sure(option: Option, match: Match, me: int, judge: Judge) -> bool:
    """Whether it secures as much where a further turn is not spent on exploring."""
    if not option.explored:
        return True
    search = Search(me, judge, MOST_ENDS, explores=False)
    return search.after(prepared(match, me), option.choice) == option.value


def _blocks(options: Sequence[Option]) -> tuple[dict[Choice, int], int]:
    """The worlds that begin with each option, and how many there are in all."""
    where, at = {}, 0
    for one in options:
        where[one.choice] = (1 << one.ends) - 1 << at
        at += one.ends
    return where, at


def _groups(options: Sequence[Option]) -> list[list[Option]]:
    """Lords one by one; of everything else all that is done in the same way."""
    groups: dict[object, list[Option]] = {}
    for one in options:
        verb = one.choice.verb
        groups.setdefault(one.choice if verb == "recruit" else verb, []).append(one)
    return list(groups.values())


def _fact(group: Sequence[Option], judge: Judge) -> Words:
    """What these secure at most, by the best of them."""
    best = max(group, key=lambda one: one.value)
    verb, line = best.choice.verb, best.line.words()
    if isinstance(judge, Margin):
        return ("fails", verb, *line, *judge.rival(best.line.end))
    return ("at_most", verb, *line) if verb in ACTIONS else ("no_more", verb)
