"""A person at a table of bots: what happens is told in words, what is asked is a numbered list."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import typer

from cabale.bots import sit_down
from cabale.bots.floor import Floor, remark, talk
from cabale.cli.common import Text
from cabale.core import Bot, Choice, Decision, Eyes, Match
from cabale.talk.facts import Facts
from cabale.words import Words

MANY = 30


class Quit(Exception):
    """The person leaves the table."""


class Terminal:
    """One seat's place: it shows that seat's events, view and choices, and nothing else."""

    def __init__(
        self, match: Match, seat: int, words: Words, text: Text, named: bool = False
    ) -> None:
        self.match = match
        self.named = named
        self.seat = seat
        self.words = words
        self.text = text
        self._heard = 0
        self._ahead: list[Choice] = []
        """What was chosen together with the last answer, for questions of the same kind."""
        self._bots: list[Bot | None] = []
        self._rng = Random()

    def seat_bots(self, levels: Sequence[str], rng: Random) -> None:
        self._rng = rng
        self._bots = [*sit_down(self.match, levels, rng.random())]
        self._bots[self.seat] = None

    def play(self) -> None:
        """Until the match is over."""
        match, floor = self.match, Floor()
        typer.echo(f"{self.words.title()} — {self.text('help')}")
        number, seats = self.seat + 1, match.seats
        typer.echo(self.text("sitting", number=number, seats=seats, seat=self.seat) + "\n")
        while asked := match.decisions:
            if floor.opens(match):
                talk(match, self._bots, self._rng)
            self._tell()
            seat = next((one for one in asked if one != self.seat), self.seat)
            mind = self._bots[seat]
            if mind is None:
                self._answer(asked[seat])
            else:
                remark(match, seat, mind)
                match.play(seat, mind.choose(Eyes(match, seat)))
        self._tell()
        self._finish()

    def _tell(self) -> None:
        """What happened since the last time, as this seat saw it."""
        for event in self.match.events(self.seat, self._heard):
            typer.echo(f"  {self.words.event(event, self.match.seats)}")
        self._heard = self.match.heard

    def _answer(self, decision: Decision) -> None:
        if self._ahead:
            meant = self._ahead.pop(0)
            if meant in decision.choices:
                self.match.play(self.seat, meant)
                return
            self._ahead = []  # something came between
        view = self.match.view(self.seat)
        typer.echo(f"\n{self.words.question(decision.kind, self.match.prompt(self.seat))}")
        labels = [self.words.choice(choice, view) for choice in decision.choices]
        if decision.forced and self.match.pace != "talk":
            typer.echo(f"  {labels[0]}")
            self.match.play(self.seat, decision.choices[0])
            return
        choice = self._pick(decision.choices, labels)
        if choice is not None:
            self.match.play(self.seat, choice)

    def _pick(self, choices: Sequence[Choice], labels: Sequence[str]) -> Choice | None:
        """A choice by its number or by part of its words; None after another command."""
        self._list(labels)
        commands = {"?": self._help, "h": self._help, "v": self._view}
        changing = {"u": self._undo, "s": self._say}
        while True:
            answer = input("> ").strip()
            if answer == "q":
                raise Quit
            if answer in commands:
                commands[answer]()
            elif answer in changing:
                if changing[answer]():
                    return None
            else:
                several = _numbers(answer, len(labels))
                chosen = several[0] if several else self._find(answer, labels)
                if chosen is not None:
                    self._ahead = [choices[one] for one in several[1:]]
                    return choices[chosen]

    def _find(self, answer: str, labels: Sequence[str]) -> int | None:
        """The place of the choice that is meant; where it is not clear, the player is told."""
        if answer.isdecimal() and 1 <= int(answer) <= len(labels):
            return int(answer) - 1
        found = [i for i, label in enumerate(labels) if answer.lower() in label.lower()]
        if answer and len(found) == 1:
            return found[0]
        if answer and found:
            self._list(labels, found)
        else:
            typer.echo(self.text("which", most=len(labels)))
        return None

    def _help(self) -> None:
        typer.echo(self.text("help-long"))

    def _view(self) -> None:
        view = self.match.view(self.seat)["board"]
        facts = Facts(self.words, self.match.seats)
        typer.echo("\n".join(f"  {line}" for line in facts.tell(view)))

    def _undo(self) -> bool:
        """Take the last choice back, where that may be done."""
        if not self.match.can_undo(self.seat):
            typer.echo(self.text("no-undo"))
            return False
        self.match.undo(self.seat)
        return True

    def _list(self, labels: Sequence[str], only: Sequence[int] | None = None) -> None:
        shown = range(len(labels)) if only is None else only
        for number in shown[:MANY]:
            typer.echo(f"{number + 1:4}  {labels[number]}")
        if len(shown) > MANY:
            typer.echo(f"      {self.text('more', count=len(shown) - MANY)}")

    def _say(self) -> bool:
        """Make a claim; the bots may answer."""
        eyes = Eyes(self.match, self.seat)
        claims = [
            c for c in self.match.game.claim_catalogue(self.match.seats)[1:] if eyes.may_say(c)
        ]
        if not claims:
            typer.echo(self.text("nothing-to-say"))
            return False
        claim = self._pick(claims, [self.words.claim(c) for c in claims])
        if claim is not None:
            self.match.say(self.seat, claim)
            talk(self.match, self._bots, self._rng)
        return True

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        words, winners = self.words, list(outcome.winners)
        won = self.text("winners", names=words.seats(winners), who=words.who(winners))
        typer.echo("\n" + words.begin(won))
        for seat, score in enumerate(outcome.scores or ()):
            name = words.name(seat) if self.named else words.you(seat)
            typer.echo(f"  {self.text('score', name=name, score=score)}")


def _numbers(answer: str, most: int) -> list[int]:
    """The places of several choices that are named at once, such as cards to discard: `2 5 5`."""
    parts = answer.replace(",", " ").split()
    if len(parts) < 2 or not all(one.isdecimal() and 1 <= int(one) <= most for one in parts):
        return []
    return [int(one) - 1 for one in parts]
