"""Announce: who is of which society and who holds what, until a victory is certain."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from cabale.core import Bot, Eyes, Match
from cabale.core.puzzle import Case, Puzzler, Sentence, Table, Words
from cabale.games.castle.mind.puzzle import friends
from cabale.games.castle.mind.puzzle.position import answers_of, case, shortest
from cabale.games.castle.mind.puzzle.wording import sentence
from cabale.games.castle.rules.steps.turn import Turn

SEATS = (4, 5, 6, 6, 7, 8)
COUNT = ("key", "goblet", "bag_key", "bag_goblet")
WITHOUT_CARDS = ("said", "saw_society", "name", "friends")
ANNOUNCEMENTS = ("announce", "accuse")


class Announce(Puzzler):
    kinds = ("announce", "accuse", "friends")

    def table(self, rng: Random) -> Table:
        options = {"edition": rng.choice(("devil", "coach")), "memory": "strict"}
        return Table(rng.choice(SEATS), options)

    def is_moment(self, match: Match) -> bool:
        return bool(match.board.frame[0] == Turn.name)

    def answers(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        if kind == "friends":
            return friends.answers_of(match.seats, seat)
        return answers_of(match.seats, seat, kind)

    def story(self, match: Match, seat: int, kind: str) -> Sequence[Words]:
        """The society cards it has seen; and what moved, where that proves an announcement."""
        seen = [words for words, _ in friends.known(match, seat) if words[0] != "said"]
        found = shortest(match, seat, kind) if kind in ANNOUNCEMENTS else None
        return seen if found is None else [*seen, *found.story()]

    def sentence(self, words: Words, seats: int) -> Sentence:
        return sentence(words)

    def likeness(self, words: Words) -> tuple[str, ...]:
        """Of a card it matters only whether it may count, of a fact not when it was learnt."""
        what, *rest = super().likeness(words)
        if what in WITHOUT_CARDS:
            return (what, *rest)
        cards = [word for word in rest if word != "#"]
        counting = [word for word in cards if word in COUNT]
        return (what, *sorted(counting), "others" if len(cards) > len(counting) else "")

    def is_dull(self, kind: str, answer: Words, proof: Sequence[Words]) -> bool:
        """Societies that one has but to count, and announcements for which no card matters."""
        told = {fact[0] for fact in proof}
        return "said" not in told if kind == "friends" else told <= {"said", "saw_society"}

    def reply(self, match: Match, seat: int, kind: str, bot: Bot) -> Words | None:
        """Whom a bot names that announces; `waits` where it does something else."""
        if kind not in ANNOUNCEMENTS:
            return None
        choice = bot.choose(Eyes(match, seat))
        if choice.verb != kind:
            return ("waits",)
        match.play(seat, choice)
        named: list[int] = []
        while match.decisions:
            choice = bot.choose(Eyes(match, seat))
            named += [int(choice.args[0])] if choice.verb == "name" else []
            match.play(seat, choice)
        return ("name", *sorted(named))

    def case(self, match: Match, seat: int, kind: str) -> Case | None:
        """The question, where it is this seat's turn and it may announce so."""
        if not self.is_moment(match) or seat not in match.decisions:
            return None
        if kind == "friends":
            return friends.case(match, seat)
        if not any(choice.verb == kind for choice in match.decisions[seat].choices):
            return None
        return case(match, seat, kind)
