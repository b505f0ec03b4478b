"""A seat for anything that reads and writes: a function from text to text plays as a bot."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar

from cabale.bots.registry import bot, levels
from cabale.core import Bot, Choice, Decision, Eyes, Game
from cabale.talk import Hearer
from cabale.talk.describe import Sentences
from cabale.talk.reading import read_answer
from cabale.words import Words

Agent = Callable[[str], str]
"""Reads what a seat may know, and writes an answer."""

_STAND_INS = ("adept", "novice", "random")
_MOST_CLAIMS = 6
"""So many claims of one answer are made; who says more at once is not listened to."""


class TextSeat(Bot):
    """A seat whose agent reads `Match.describe` and answers in writing.

    What it writes after ``SAY:`` is heard as claims, to which it is then held. An answer that
    cannot be read is asked again with the reason; after `patience` times a bot answers instead.
    `counts` says how often each of that happened: asked, again, replaced, said, unheard.
    """

    agent: ClassVar[Agent]
    lang: ClassVar[str] = "en"
    patience: ClassVar[int] = 2
    instead: ClassVar[str | None] = None

    def __init__(
        self, game: Game[Any], seat: int, seats: int, options: Mapping[str, Any], rng: Random
    ) -> None:
        super().__init__(game, seat, seats, options, rng)
        self.counts: Counter[str] = Counter()
        self._hearer = Hearer(game, self.lang, options)
        self._words = Words(game, self.lang, (), options)
        self._say = Sentences(self.lang)
        self._to_say: deque[Choice] = deque()
        self._asked_to_speak: tuple[int, str | None] | None = None
        self._stand_in: Bot | None = None

    def choose(self, eyes: Eyes) -> Choice:
        decision = eyes.decision
        assert decision is not None
        if decision.forced:
            return decision.choices[0]
        told, labels = self._question(eyes, decision)
        for _ in range(1 + self.patience):
            answer = self._ask(told)
            if answer is None:
                break
            read = read_answer(answer, labels)
            self._hear(read.said)
            if read.choice is not None:
                return decision.choices[read.choice]
            self.counts["again"] += 1
            reason = self._say(read.reason, most=len(labels))
            told = f"{told}\n{self._say('unreadable', reason=reason)}\n"
        self.counts["replaced"] += 1
        return self.stand_in().choose(eyes)

    def speak(self, eyes: Eyes) -> Choice | None:
        moment = len(eyes.said()), eyes.view()["step"]
        if not self._to_say and moment != self._asked_to_speak and self._may_speak(eyes):
            self._asked_to_speak = moment
            answer = self._ask(f"{eyes.describe(self.lang)}\n{self._say('may-speak')}\n")
            self._hear(read_answer(answer or "", ()).said)
        while self._to_say:
            claim = self._to_say.popleft()
            if eyes.may_say(claim):
                self.counts["said"] += 1
                return claim
        return None

    def write(self, told: str) -> str:
        """What the agent writes to what it is told."""
        return type(self).agent(told)

    def stand_in(self) -> Bot:
        """The bot that answers when the agent does not."""
        if self._stand_in is None:
            level = self.instead or next(one for one in _STAND_INS if one in levels(self.game))
            kind = bot(self.game, level)
            self._stand_in = kind(self.game, self.seat, self.seats, self.options, self.rng)
        return self._stand_in

    def _question(self, eyes: Eyes, decision: Decision) -> tuple[str, list[str]]:
        view = eyes.view()
        labels = [self._words.choice(choice, view) for choice in decision.choices]
        return eyes.describe(self.lang), labels

    def _ask(self, told: str) -> str | None:
        """What the agent writes; None when it fails, whatever the reason."""
        self.counts["asked"] += 1
        try:
            answer: object = self.write(told)
        except Exception:
            self.counts["failed"] += 1
            return None
        return answer if isinstance(answer, str) else ""

    def _may_speak(self, eyes: Eyes) -> bool:
        return any(eyes.may_say(claim) for claim in self.game.claim_catalogue(self.seats)[1:])

    def _hear(self, said: str) -> None:
        if not said:
            return
        names = [self._words.name(seat) for seat in range(self.seats)]
        claims = self._hearer.hear(said, names, self.seat)
        self.counts["unheard"] += not claims
        self._to_say.extend(one.claim for one in claims[:_MOST_CLAIMS])


def TextBot(  # noqa: N802  # it reads as the class of bots that it makes
    agent: Agent, *, lang: str = "en", patience: int = 2, instead: str | None = None
) -> type[TextSeat]:
    """A kind of bot that lets `agent` read and write, for `sit_down`, tables and the arena.

    `instead` is the level of the bot that answers when the agent does not; the best that thinks
    quickly if not given.
    """
    made = {
        "agent": staticmethod(agent),
        "lang": lang,
        "patience": patience,
        "instead": instead,
    }
    return type("TextSeat", (TextSeat,), made)
