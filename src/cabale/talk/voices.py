"""What a bot types when it makes a claim: one of several wordings, which mean the same.

A wording is chosen by what everybody knows: the table, the seat, and how often it has said such a
thing. Neither the cards nor the bot's temper have a part in it, so nothing can be learned from it.
Each seat has a manner of its own, and ways to begin and to end a line that no other seat of the
table has; every line has one of them. So it is with what a bot types besides: a word to who
contradicted or defended it, to who is silent, or to who asked it something.
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
REACTIONS = ("contradicted", "defended", "silent", "told", "untold")
"""What a bot has a word for that claims nothing."""
LETS_PASS = 4
"""One word in so many about a bot is left without an answer: silence alone says nothing."""
SILENCE = 3
"""Who alone is silent is spoken to after one claim in so many."""

Said = Sequence[tuple[int, Choice]]
"""What was claimed so far, aloud: who, and what."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A way to make a claim: how the line begins, goes on, and ends; beginning or end is empty."""

    opener: str
    core: str
    ending: str = ""


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

    def cores(self, verb: str, manner: str) -> list[str]:
        """What people of a manner say between the beginning and the end of a line."""
        return self._of(f"say-{verb}", manner)

    def _of(self, key: str, manner: str) -> list[str]:
        return sorted(name for name in self.words.attributes(key) if name[0] == manner)

    def _dealt(self, names: Sequence[str], seat: int) -> list[str]:
        """Of what a manner has, the part of one seat alone: those who share it take turns."""
        rank = seat // len(MANNERS)
        sharing = -(-(self._seats - seat % len(MANNERS)) // len(MANNERS))
        return list(names[rank::sharing])

    def flourishes(self, seat: int) -> list[tuple[str, str]]:
        """How the seat, and no other of the table, begins or ends a line: an opener or an ending.

        Beginnings and endings take turns.
        """
        manner = self.manner(seat)
        openers = self._dealt(self._of("opener", manner), seat)
        endings = self._dealt(self._of("ending", manner), seat)
        found = [("", "")] * (2 * max(len(openers), len(endings)))
        found[::2] = [(openers[n % len(openers)], "") for n in range(len(found) // 2)]
        found[1::2] = [("", endings[n % len(endings)]) for n in range(len(found) // 2)]
        return found

    def own(self, verb: str, seat: int) -> list[str]:
        """The cores of the seat's manner: who shares it begins with another one, if there is."""
        cores = self.cores(verb, self.manner(seat))
        first = seat // len(MANNERS) % len(cores) if cores else 0
        return cores[first:] + cores[:first]

    def line(self, seat: int, claim: Choice, said: Said) -> str | None:
        """What the seat types to make this claim; None if the game has no words for it.

        Nobody speaks of themselves by their name, and the wordings know no other way.
        """
        own = self.own(claim.verb, seat)
        if not own or self.words.claim_values(claim, seat).get("me", "nobody") != "nobody":
            return None
        before = sum(who == seat and one.verb == claim.verb for who, one in said)
        core = own[before % len(own)]
        flourishes = self.flourishes(seat)
        opener, ending = flourishes[sum(who == seat for who, _ in said) % len(flourishes)]
        if ending and not self._core(claim, core).endswith("."):
            opener, ending = flourishes[0]  # a question ends as it is
        return self.word(Wording(opener, core, ending), claim)

    def _core(self, claim: Choice, name: str) -> str:
        values = self.words.claim_values(claim, None)
        return self.words.attribute(f"say-{claim.verb}", name, values)

    def word(self, wording: Wording, claim: Choice) -> str:
        """A claim in these words, which begin with a capital."""
        core = self._core(claim, wording.core)
        if wording.ending:
            core = f"{core.removesuffix('.')}, {self.words.attribute('ending', wording.ending)}."
        begins = self.words.attribute("opener", wording.opener) if wording.opener else ""
        text = f"{begins} {core}" if begins else core
        return text[:1].upper() + text[1:]

    def reaction(
        self,
        said: Said,
        bots: Sequence[int],
        typed: Collection[str],
        spared: Collection[int] = (),
    ) -> tuple[int, str] | None:
        """Which bot has a word about what was said last, and which; None where none has.

        `typed` are the lines of the table so far: nobody says a thing of this kind twice. Nobody
        asks one of the `spared` why he is silent.
        """
        meant = self._meant(said, bots)
        if meant is None or (meant[1] == "silent" and meant[2] in spared):
            return None
        seat, how, about = meant
        words = [self.react(how, name, about) for name in self.own_reactions(how, seat)]
        return next(((seat, one) for one in words if one not in typed), None)

    def answer(self, seat: int, who: int, said: Said, typed: Collection[str]) -> str | None:
        """What a bot answers that is asked something and claims nothing; None: it has said it all.

        It speaks of whether it has claimed something before, which everybody knows.
        """
        how = "told" if any(one == seat for one, _ in said) else "untold"
        words = [self.react(how, name, who) for name in self.own_reactions(how, seat)]
        return next((one for one in words if one not in typed), None)

    def pressed(self, texts: Collection[str]) -> set[int]:
        """Those who were asked in these lines why they are silent."""
        every = self.words.attributes("silent")
        return {
            who
            for who in range(self._seats)
            if any(self.react("silent", name, who) in texts for name in every)
        }

    def own_reactions(self, how: str, seat: int) -> list[str]:
        """Of the wordings of a reaction, those of one seat alone."""
        return self._dealt(self._of(how, self.manner(seat)), seat)

    def react(self, how: str, name: str, who: int) -> str:
        """A word to somebody: ``contradicted``, ``defended``, ``silent``, ``told``, ``untold``."""
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
