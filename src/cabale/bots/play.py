"""Tables of bots play matches to their end: one, or many at once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from cabale.bots.floor import USUAL, Floor, TalkRules, remark, talk
from cabale.bots.loading import names_code
from cabale.bots.policy import Asked, Policy, PolicySeat, answers
from cabale.bots.registry import BotSpec, bot, find_bot
from cabale.core import Bot, Choice, Eyes, Match, Temper
from cabale.core.bot import MOODS

MOST_DECISIONS = 100_000


def sit_down(match: Match, levels: Sequence[BotSpec], seed: object) -> list[Bot]:
    """A bot of the given kind on each seat, each with random numbers and a temper of its own."""
    return [
        take_seat(match, seat, _named(match, level), f"{seed}/bot/{seat}")
        for seat, level in enumerate(levels)
    ]


def _named(match: Match, spec: BotSpec) -> str | type[Bot]:
    """A level stays a name, since its mood is read from it."""
    if isinstance(spec, str) and not names_code(spec):
        return spec
    return find_bot(match.game, spec)


def take_seat(
    match: Match, seat: int, level: str | type[Bot], numbers: str, temper: str | None = None
) -> Bot:
    """A bot whose numbers come from a seed; its temper too, or from another that stays the same.

    A mood in the level's name (``adept:bold``) is a temper.
    """
    game = match.game
    kind = bot(game, level) if isinstance(level, str) else level
    mind = kind(game, seat, match.seats, match.board.options, Random(numbers))
    mood = level.partition(":")[2] if isinstance(level, str) else ""
    mind.temper = (
        MOODS[mood] if mood in MOODS else Temper.draw(Random(f"{temper or numbers}/temper"))
    )
    return mind


class Playing:
    """A match that bots play, between one answer and the next."""

    def __init__(
        self, match: Match, bots: Sequence[Bot], rng: Random, rules: TalkRules = USUAL
    ) -> None:
        self.match = match
        self.bots = bots
        self.decisions = 0
        self.error: Exception | None = None
        """What broke it off, where `play_many` plays it."""
        self._rng = rng
        self._rules = rules
        self._floor = Floor()

    def next_seat(self) -> int | None:
        """Let bots say what they have to say; then the seat that is to answer, None at the end."""
        match = self.match
        asked = match.decisions
        if not asked or self.decisions >= MOST_DECISIONS:
            return None
        if self._floor.opens(match):
            talk(match, self.bots, self._rng, self._rules)
        seat = next(iter(asked))
        if self._rules.rounds:
            remark(match, seat, self.bots[seat])
        return seat

    def answer(self, seat: int, choice: Choice) -> None:
        self.match.play(seat, choice)
        self.decisions += 1


def play_out(match: Match, bots: Sequence[Bot], rng: Random, rules: TalkRules = USUAL) -> int:
    """Play until the match is over, or has taken far too long; the number of decisions."""
    playing = Playing(match, bots, rng, rules)
    while (seat := playing.next_seat()) is not None:
        playing.answer(seat, bots[seat].choose(Eyes(match, seat)))
    return playing.decisions


def play_many(tables: Iterable[Playing]) -> None:
    """Play all to their end. Where several wait for one policy, it is asked once for all of them.

    What goes wrong at a table is kept as its `error`, and the others go on.
    """
    running = list(tables)
    while running:
        waiting: list[tuple[Playing, int]] = []
        for table in running:
            try:
                seat = table.next_seat()
            except Exception as error:
                table.error = error
            else:
                if seat is not None:
                    waiting.append((table, seat))
        _answer_all(waiting)
        running = [table for table, _ in waiting if table.error is None]


def _answer_all(waiting: Sequence[tuple[Playing, int]]) -> None:
    shared: dict[int, tuple[Policy, list[tuple[Playing, int]]]] = {}
    for table, seat in waiting:
        mind = table.bots[seat]
        if isinstance(mind, PolicySeat):
            shared.setdefault(id(mind.policy), (mind.policy, []))[1].append((table, seat))
            continue
        try:
            table.answer(seat, mind.choose(Eyes(table.match, seat)))
        except Exception as error:
            table.error = error
    for policy, asked in shared.values():
        _answer_by(policy, asked)


def _answer_by(policy: Policy, waiting: Sequence[tuple[Playing, int]]) -> None:
    asked = [Asked(Eyes(table.match, seat), table.bots[seat].rng) for table, seat in waiting]
    try:
        chosen = answers(policy, asked)
    except Exception as error:
        for table, _ in waiting:
            table.error = error
        return
    for (table, seat), choice in zip(waiting, chosen, strict=True):
        try:
            table.answer(seat, choice)
        except Exception as error:
            table.error = error
