"""What a bot types when it makes a claim: one of several wordings, which mean the same.

A wording is chosen by what everybody knows: the table, the seat, and how often it has said such a
thing. Neither the cards nor the bot's temper have a part in it, so nothing can be learned from it.
Each seat has a manner of its own, and wordings that no other seat of the table uses. So it is with
what a bot types besides: a word to who contradicted or defended it, or to who is silent.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib.resources import files
from typing import Any

from cabale.core import Choice, Game
from cabale.words import Words

MANNERS = ("d", "w", "b")
"""Dry, warm, blunt: the letters with which the wordings of a manner begin."""
AGAINST = frozenset({"doubt", "suspect", "will_vote", "vote_for", "off_route"})
FOR = frozenset({"believe", "clear", "trust", "agree", "not_that_one"})
REACTIONS = ("contradicted", "defended", "silent")
"""What a bot has a word for that claims nothing."""
LETS_PASS = 4
"""One word in so many about a bot is left without an answer: silence alone says nothing."""
SILENCE = 3
"""Who alone is silent is spoken to after one claim in so many."""

Said = Sequence[tuple[int, Choice]]
"""What was claimed so far, aloud: who, and what."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A way to make a claim: how the line begins, and how it goes on."""

    opener: str
    core: str


def shared_sayings(language: str) -> str:
    """The openers and reactions of all games."""
    return (files("cabale.talk") / "sayings" / f"{language}.ftl").read_text(encoding="utf-8")


class Voices:
    """The voices of the bots at one table, in one language."""

    def __init__(
        self,
        game: Game[Any],
        language: str,
        names: Sequence[str],
        options: Mapping[str, Any] | None = None,
        table: str = "",
    ) -> None:
        self.words = Words(game, language, names, options)
        self.words.add(shared_sayings(language), game.sayings(language))
        self._seats = len(names)
        self._first = sha256(f"manners of {table}".encode()).digest()[0]

    def manner(self, seat: int) -> str:
        return MANNERS[(self._first + seat) % len(MANNERS)]

    def wordings(self, verb: str, manner: str) -> list[Wording]:
        """Every way in which people of a manner make a claim; those that differ most come first."""
        openers = self._of("opener", manner)
        cores = self._of(f"say-{verb}", manner)
        pairs = [(n + m, n, m) for n in range(len(openers)) for m in range(len(cores))]
        return [Wording(openers[n], cores[m]) for _, n, m in sorted(pairs)]

    def _of(self, key: str, manner: str) -> list[str]:
        return sorted(name for name in self.words.attributes(key) if name[0] == manner)

    def own(self, verb: str, seat: int) -> list[Wording]:
        """The wordings of one seat: those of its manner, dealt out among who shares it."""
        rank = seat // len(MANNERS)
        sharing = -(-(self._seats - seat % len(MANNERS)) // len(MANNERS))
        return self.wordings(verb, self.manner(seat))[rank::sharing]

    def line(self, seat: int, claim: Choice, said: Said) -> str | None:
        """What the seat types to make this claim; None if the game has no words for it.

        Nobody speaks of themselves by their name, and the wordings know no other way.
        """
        own = self.own(claim.verb, seat)
        if not own or self.words.claim_values(claim, seat).get("me", "nobody") != "nobody":
            return None
        before = sum(who == seat and one.verb == claim.verb for who, one in said)
        return self.word(own[before % len(own)], claim)

    def word(self, wording: Wording, claim: Choice) -> str:
        """A claim in these words, which begin with a capital."""
        parts = (
            self.words.attribute("opener", wording.opener),
            self.words.attribute(
                f"say-{claim.verb}", wording.core, self.words.claim_values(claim, None)
            ),
        )
        text = " ".join(part for part in parts if part)
        return text[:1].upper() + text[1:]

    def reaction(
        self, said: Said, bots: Sequence[int], typed: Collection[str]
    ) -> tuple[int, str] | None:
        """Which bot has a word about what was said last, and which; None where none has.

        `typed` are the lines of the table so far: nobody says a thing of this kind twice.
        """
        meant = self._meant(said, bots)
        if meant is None:
            return None
        seat, how, about = meant
        words = [self.react(how, name, about) for name in self.own_reactions(how, seat)]
        return next(((seat, one) for one in words if one not in typed), None)

    def own_reactions(self, how: str, seat: int) -> list[str]:
        """Of the wordings of a reaction, those of one seat alone."""
        rank = seat // len(MANNERS)
        sharing = -(-(self._seats - seat % len(MANNERS)) // len(MANNERS))
        return self._of(how, self.manner(seat))[rank::sharing]

    def react(self, how: str, name: str, who: int) -> str:
        """A word to somebody: ``contradicted``, ``defended`` or ``silent``."""
        return self.words.attribute(how, name, {"who": self.words.name(who)})

    def _meant(self, said: Said, bots: Sequence[int]) -> tuple[int, str, int] | None:
        """Who answers, how, and whom: by the talk and the table alone, and not every time."""
        if not said:
            return None
        who, claim = said[-1]
        about = claim.args[0] if claim.verb in AGAINST | FOR else who
        if about == who or about not in bots:
            return self._unheard(said, [seat for seat in bots if seat != who])
        how = "contradicted" if claim.verb in AGAINST else "defended"
        return (int(about), how, who) if self._turn(said) % LETS_PASS else None

    def _unheard(self, said: Said, bots: Sequence[int]) -> tuple[int, str, int] | None:
        """Who asks the only one that has said nothing."""
        speakers = {one for one, _ in said}
        silent = [other for other in range(self._seats) if other not in speakers]
        asking = [seat for seat in bots if seat in speakers]
        if len(silent) != 1 or not asking or self._turn(said) % SILENCE:
            return None
        return asking[self._turn(said) % len(asking)], "silent", silent[0]

    def _turn(self, said: Said) -> int:
        return len(said) + self._first
