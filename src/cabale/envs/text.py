"""Matches whose observations and actions are strings, with the calls that TextArena users know.

    env = TextEnv("werewolf", lang="en")
    env.reset(num_players=5, seed=7)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, info = env.step(agents[player](observation))
    rewards, game_info = env.close()

An action is the number of a choice, or its words. Lines that begin with ``SAY:`` are said aloud:
the others read them, and what they claim in the game's vocabulary becomes claims of the match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypedDict

from cabale.core import CabaleError, Choice, Match, game, new_match
from cabale.envs.turns import LOST, WON
from cabale.talk import Hearer
from cabale.talk.describe import Telling
from cabale.talk.reading import read_answer

_MOST_CLAIMS = 6


class NotReady(CabaleError):
    """The match is not there yet, or over."""


class StepInfo(TypedDict):
    """What came of an action."""

    player: int
    claims: list[list[int | str]]
    """What was understood of what it said."""
    reason: str
    """Why it could not be read; empty if it could."""
    replaced: bool
    """Whether another choice was taken in its place."""


class GameInfo(TypedDict):
    """How a match ended, and how each player wrote."""

    reason: str | None
    winners: list[int]
    replaced: dict[int, int]
    again: dict[int, int]


class TextEnv:
    """One match after the other at the same kind of table.

    `patience` is how often an answer that cannot be read is asked again before a random choice
    takes its place; `talk` how often a player may speak before each answer.
    """

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        lang: str = "en",
        names: Sequence[str] = (),
        patience: int = 2,
        talk: int = 3,
    ) -> None:
        self.game = game(name)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.lang = lang
        self.names = list(names)
        self.patience = patience
        self.talk = talk
        self.typed: list[tuple[int, str]] = []
        """What was said in words: who, and what."""
        self._match: Match | None = None
        self._rng = Random()
        self._counts: dict[str, Counter[int]] = {}
        self._spoken: Counter[int] = Counter()
        self._clear()

    def reset(self, num_players: int | None = None, seed: int | None = None) -> None:
        """A new match, of `num_players` if given."""
        if num_players is not None:
            self.seats = num_players
        self._match = new_match(self.game.name, self.seats, seed, self.options)
        self._telling = Telling(self._match, self.lang, self.names)
        self._names = [self._telling.words.name(seat) for seat in range(self.seats)]
        self._hearer = Hearer(self.game, self.lang, self.options)
        self._rng = Random(seed)
        self.typed = []
        self._counts = {"replaced": Counter(), "again": Counter()}
        self._spoken = Counter()
        self._clear()
        self._player = self._next(-1)

    def get_observation(self) -> tuple[int, str]:
        """Whose turn it is to write, and all that this player may know."""
        self._running()
        parts = [self._telling.whole(self._player)]
        if self.typed:
            quoted = [self._quote(seat, text) for seat, text in self.typed]
            parts.append("\n".join(quoted) + "\n")
        if self._spoken[self._player] < self.talk and self._sayable():
            parts.append(self._telling.say("may-speak") + "\n")
        if self._reason:
            parts.append(self._telling.say("unreadable", reason=self._reason) + "\n")
        return self._player, "\n".join(parts)

    def step(self, action: str) -> tuple[bool, StepInfo]:
        """Let the player whose turn it is write `action`; whether the match is over, and more."""
        match, player = self._running(), self._player
        choices = match.decisions[player].choices
        view = match.view(player)
        labels = [self._telling.words.choice(choice, view) for choice in choices]
        read = read_answer(action, labels)
        info: StepInfo = {"player": player, "claims": [], "reason": "", "replaced": False}
        speaks = bool(read.said) and self._spoken[player] < self.talk
        if speaks:
            info["claims"] = [claim.to_json() for claim in self._speak(player, read.said)]
        if read.choice is not None:
            self._play(player, choices[read.choice])
        elif speaks and read.reason == "empty":
            self._clear()
            self._player = self._next(player)
        else:
            self._ask_again(read.reason, len(labels), info)
        return match.outcome is not None or not match.decisions, info

    def close(self) -> tuple[dict[int, float], GameInfo]:
        """What each player got (1 or -1; 0 if the match is not over), and how it ended."""
        match = self._match
        if match is None:
            raise NotReady("there is no match: call reset first")
        outcome = match.outcome
        info: GameInfo = {
            "reason": None if outcome is None else outcome.reason,
            "winners": [] if outcome is None else list(outcome.winners),
            "replaced": dict(self._counts["replaced"]),
            "again": dict(self._counts["again"]),
        }
        self._match = None
        if outcome is None:
            return dict.fromkeys(range(self.seats), 0.0), info
        won = {seat: WON if seat in outcome.winners else LOST for seat in range(self.seats)}
        return won, info

    # --- the pieces ------------------------------------------------------------------------------

    def _running(self) -> Match:
        if self._match is None or not self._match.decisions:
            raise NotReady("no match is running: call reset first")
        return self._match

    def _clear(self) -> None:
        self._tries, self._reason = 0, ""

    def _next(self, player: int) -> int:
        """The next who is asked, clockwise; nobody learns of answers that others gave meanwhile."""
        assert self._match is not None
        asked = sorted(self._match.decisions)
        return next((seat for seat in asked if seat > player), asked[0] if asked else 0)

    def _sayable(self) -> bool:
        match = self._running()
        claims = self.game.claim_catalogue(self.seats)[1:]
        return any(match.may_say(self._player, claim) for claim in claims)

    def _quote(self, seat: int, text: str) -> str:
        """Somebody's words, marked as his: one line, whatever he put into it."""
        flat = " ".join(text.replace("“", '"').replace("”", '"').split())
        return self._telling.say("typed", name=self._names[seat], text=flat)

    def _speak(self, player: int, text: str) -> list[Choice]:
        match = self._running()
        self._spoken[player] += 1
        if match.game.may_talk(match.board, player):
            self.typed.append((player, text))
        heard = [one.claim for one in self._hearer.hear(text, self._names, player)]
        said = [claim for claim in heard[:_MOST_CLAIMS] if match.may_say(player, claim)]
        for claim in said:
            match.say(player, claim)
        return said

    def _play(self, player: int, choice: Choice) -> None:
        match = self._running()
        match.play(player, choice)
        self._clear()
        self._spoken[player] = 0
        if match.decisions:
            self._player = self._next(player if len(match.decisions) > 1 else -1)

    def _ask_again(self, reason: str, most: int, info: StepInfo) -> None:
        self._reason = info["reason"] = self._telling.say(reason, most=most)
        self._tries += 1
        self._counts["again"][self._player] += 1
        if self._tries > self.patience:
            info["replaced"] = True
            self._counts["replaced"][self._player] += 1
            player = self._player
            self._play(player, self._rng.choice(self._running().decisions[player].choices))
