"""A match in plain text: all that one seat may know now, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from cabale.core import Match
from cabale.core.sight import OutcomeView, SeatView
from cabale.talk.facts import Facts
from cabale.words import Words, bundle, catalogue


def describe(
    match: Match, seat: int | None, language: str, names: Sequence[str] = (), since: int = 0
) -> str:
    """What `Match.describe` gives: made of the view, the events and the question of the seat."""
    return Telling(match, language, names).whole(seat, since)


class Sentences:
    """The sentences of the telling itself, whatever the game."""

    def __init__(self, language: str) -> None:
        self._bundle = bundle(language, catalogue("cabale.talk", language))

    def __call__(self, key: str, **values: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, errors
        return str(text)


class Telling:
    """Tells a match in one language, to people of these names."""

    def __init__(self, match: Match, language: str, names: Sequence[str] = ()) -> None:
        self.match = match
        self.words = Words(match.game, language, names, match.board.options)
        self.facts = Facts(self.words, match.seats)
        self.say = Sentences(language)

    def whole(self, seat: int | None, since: int = 0) -> str:
        view = self.match.view(seat)
        if view["outcome"] is None:
            last = self._part("question", self._question(view))
        else:
            last = self._part("end", self._end(view["outcome"]))
        return f"{self.seen(seat, since)}\n\n{last}\n"

    def seen(self, seat: int | None, since: int = 0) -> str:
        """What the seat knows, without what it is asked."""
        view = self.match.view(seat)
        parts = [
            self.words.title(),
            "\n".join(self._who(view)),
            self._part("game", self.facts.brief().splitlines()),
            *self._aim(view),
            self._part("table", self.facts.tell(view["board"])),
            self._part("past", self.past(seat, since)),
            self._part("said", self._said(view)),
        ]
        return "\n\n".join(parts)

    def _aim(self, view: SeatView) -> Iterator[str]:
        """The part on the seat's own role; whoever watches has none, nor has a game without one."""
        lines = [] if view["seat"] is None else list(self.facts.aim(view["board"], view["seat"]))
        if lines:
            yield self._part("aim", lines)

    def _part(self, heading: str, lines: Iterator[str] | Sequence[str]) -> str:
        told = list(lines) or [self.say("nothing-happened")]
        return "\n".join([f"## {self.say(f'heading-{heading}')}", *told])

    def _who(self, view: SeatView) -> Iterator[str]:
        seat, seats = view["seat"], view["seats"]
        if seat is None:
            yield self.say("you-watch", seats=seats)
        else:
            yield self.say("you-are", name=self.words.name(seat), number=seat + 1, seats=seats)
        yield self.say("seated", names=", ".join(map(self.words.name, range(seats))))

    def past(self, seat: int | None, since: int = 0) -> Iterator[str]:
        """What the seat saw happen from event number `since` on, what was said left aside."""
        for event in self.match.events(seat, since):
            if event["kind"] != "said":
                yield f"- {self.words.event(event, self.match.seats)}"

    def _said(self, view: SeatView) -> Iterator[str]:
        claims = self.match.game.claim_catalogue(view["seats"])
        for who, *claim in view["said"]:
            words = self.words.claim(claims.from_json(claim), who)
            yield f"- {self.words.name(who)}{self.facts.colon} {words}"

    def _question(self, view: SeatView) -> Iterator[str]:
        """What the seat is asked, with its choices by number; else whom the table waits for."""
        question, seat = view["decision"], view["seat"]
        if question is None or seat is None:
            yield self.say("answered" if view["answered"] else "nothing-asked")
            if view["step"] is not None:
                yield self.words.step(view["step"], view["asked"], view["seats"])
            return
        yield self.words.question(question["kind"], question["prompt"])
        yield from self.choices(seat, view)
        yield self.say("choose")

    def choices(self, seat: int, view: SeatView | None = None) -> Iterator[str]:
        """The numbered choices of a seat."""
        seen = self.match.view(seat) if view is None else view
        for number, choice in enumerate(self.match.decisions[seat].choices, 1):
            yield f"{number}. {self.words.choice(choice, seen)}"

    def _end(self, outcome: OutcomeView) -> Iterator[str]:
        yield self.words.outcome(outcome["reason"])
        yield self.say("winners", names=self.words.value("seat", outcome["winners"]))
        if outcome["scores"] is not None:
            scores = [f"{self.words.name(n)} {score}" for n, score in enumerate(outcome["scores"])]
            yield self.say("scores", scores=", ".join(scores))
