"""Name them: from gifts, checks, murders and what rooms bring to light, until it is certain."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from cabale.core import Bot, Choice, Eyes, Match
from cabale.core.puzzle import Case, Puzzler, Sentence, Table, Words
from cabale.games.cultists.mind.puzzle.curious import Curious
from cabale.games.cultists.mind.puzzle.position import case, is_open, shortest
from cabale.games.cultists.mind.puzzle.wording import sentence
from cabale.games.cultists.rules.state import CultistsState, set_up_of
from cabale.games.cultists.rules.steps.votes import Vote

SEATS = (5, 5, 6, 6, 7, 7, 8)


class NameThem(Puzzler):
    kinds = ("cultist", "both", "either")
    players = (Curious,)
    shortest, weight = 2, 1.5  # a look tells of several gifts at once

    def table(self, rng: Random) -> Table:
        return Table(rng.choice(SEATS), {})

    def is_moment(self, match: Match) -> bool:
        return bool(match.board.frame[0] == Vote.name and len(match.decisions) == match.seats)

    def answer(self, match: Match, seat: int, kind: str, choice: Choice) -> Words | None:
        """A vote against somebody says who is a Cultist."""
        if kind != "cultist" or choice.verb != "point" or choice.args[0] == seat:
            return None
        return ("cultist", int(choice.args[0]))

    def reply(self, match: Match, seat: int, kind: str, bot: Bot) -> Words | None:
        """Whom a bot votes against, the Knife's double vote included; `abstains` if nobody."""
        if kind != "cultist":
            return None
        choice = bot.choose(Eyes(match, seat))
        return ("cultist", *choice.args) if choice.args else ("abstains",)

    def answers(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        """Those that can be voted against; or every two, to name both, or one of whom is one.

        The AUTOMA has no seat to be named by.
        """
        s: CultistsState = match.board.state
        others = [c for c in range(s.characters) if c != seat]
        if kind == "cultist":
            return [("cultist", c) for c in others if not s.ghost[c]]
        if s.automa >= 0 or (kind == "both" and set_up_of(s).cultists < 2):
            return []
        return [(kind, *some) for some in combinations(others, 2)]

    def story(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        return shortest(match, seat, self.answers(match, seat, kind)).story()

    def sentence(self, words: Words, seats: int) -> Sentence:
        return sentence(words)

    def likeness(self, words: Words) -> tuple[str, ...]:
        """Of a look it matters how many cards were there, and how many of them were Dead."""
        what, *rest = words
        if what == "looked":
            return (what, *map(str, rest[3:]))
        if what in ("murder", "put_back"):
            return (what, str(rest[-1]))
        return (str(what), *[word for word in rest if isinstance(word, str)])

    def is_open(self, match: Match, seat: int, kind: str) -> bool:
        return is_open(match, seat, self.answers(match, seat, kind))

    def is_dull(self, kind: str, answer: Words, proof: Sequence[Words]) -> bool:
        """Nothing but a pile that one puts back and another finds a Dead card in, as it was."""
        back = {(fact[3], fact[4]) for fact in proof if fact[0] == "put_back"}
        found = {(fact[2], fact[3]) for fact in proof if fact[0] == "murder"}
        seen = {(f[3], int(f[4]) + int(f[5])) for f in proof if f[0] == "looked" and f[5]}
        return len(proof) == 2 and bool(back & (found | seen))

    def case(self, match: Match, seat: int, kind: str) -> Case | None:
        """The question, put to who does not know from the night on."""
        answers = self.answers(match, seat, kind)
        if not self.is_moment(match) or not answers:
            return None
        return case(match, seat, answers)
