"""A table is a fold of its log, too: who sits where, the match, what is held, whose turn it is.

`consider` says whether an entry may come next, and what the match would be after it; `accept` makes
it so once it is on disk. Between the two nothing has changed: a race that was lost costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from cabale.core import (
    CabaleError,
    Choice,
    Decision,
    Game,
    IllegalChoice,
    Lesson,
    Luck,
    Match,
    game,
    new_match,
)
from cabale.core.witnesses import witnesses
from cabale.server.tables import entry as e
from cabale.server.tables.clocks import length
from cabale.server.tables.seal import Seal
from cabale.server.wire.messages import ClockSettings, Phase
from cabale.server.wire.refusal import Refusal

Eyes = int | None
"""A seat, or None: a spectator."""


@dataclass(slots=True)
class Chair:
    """`person` owns the seat even while a bot keeps it."""

    kind: str = "open"
    person: str | None = None
    name: str = ""
    level: str | None = None
    bot_name: str = ""

    @property
    def shown_name(self) -> str:
        return self.bot_name if self.kind == "bot" else self.name

    @property
    def player(self) -> str | None:
        """Whose result counts, for history and ratings."""
        return f"bot:{self.level}" if self.kind == "bot" else self.person


class Line(NamedTuple):
    """`quiet` lines are heard by spectators alone while the match is running."""

    seat: int | None
    name: str
    text: str
    at: int
    quiet: bool


class Change(NamedTuple):
    """What an entry did, for whoever has to be told. `eyes` None: everybody's frame changes."""

    match: bool = False
    eyes: tuple[Eyes, ...] | None = None
    heard: int = 0
    taken_back: bool = False
    table: bool = False
    line: Line | None = None
    back: str | None = None
    """The person whose seats were given to a bot, or taken back from one."""


@dataclass(slots=True)
class Room:
    """One table."""

    id: str
    length: int = 0
    last_at: int = 0
    code: str = ""
    game: Game[Any] = field(init=False)
    options: dict[str, Any] = field(default_factory=dict)
    host: str = ""
    listed: bool = False
    spectators: bool = True
    clock: ClockSettings = field(default_factory=ClockSettings)
    chairs: list[Chair] = field(default_factory=list)
    seal: Seal = field(default_factory=Seal)
    created: int = 0
    started: int | None = None
    ended: int | None = None
    paused: int | None = None
    rematch: str | None = None
    counts: bool = True
    """Whether the result is one: not in a lesson, nor where a match is played on once more."""
    lesson: Lesson | None = None
    match: Match | None = None
    turn: int = 0
    """Counts everything that was asked of anybody; nobody is told this number."""
    opened: int = 0
    """When the clock of the running question began: with the last thing that everybody saw."""
    put_at: int = 0
    """When the running question was put, which may be unseen by the others."""
    told_at: int = 0
    """When something happened last that everybody was told of."""
    held: dict[int, Choice] = field(default_factory=dict)
    asked: dict[int, int] = field(default_factory=dict)
    """For each seat that is asked something: the number of its question, of those put to it."""
    numbers: dict[int, int] = field(default_factory=dict)
    """How many questions were put to each seat so far."""
    put: dict[int, Decision] = field(default_factory=dict)
    """The questions themselves."""
    last: dict[int, tuple[int, Choice]] = field(default_factory=dict)
    """Each seat's last answer, to recognise one that is sent twice."""
    quiet: int | None = None
    """The seat whose answer was the last thing to happen, if nobody else saw anything of it."""
    seq: dict[Eyes, int] = field(default_factory=dict)
    taken_back: dict[Eyes, int] = field(default_factory=dict)
    chat: list[Line] = field(default_factory=list)

    # --- looking -------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        return "playing" if self.match.outcome is None else "over"

    @property
    def blind(self) -> bool:
        """Whether the running question is one that all answer unseen."""
        m = self.running()
        blind: bool = m.game.step(m.state.stack[-1][0]).blind
        return blind

    @property
    def alone(self) -> bool:
        """One person among bots."""
        return sum(c.kind == "person" for c in self.chairs) <= 1

    @property
    def drives_itself(self) -> bool:
        """People alone go on from here: no bot, no clock, no window that has to be closed."""
        bots = any(chair.kind == "bot" for chair in self.chairs)
        return not bots and self.clock.mode == "none" and self.phase == "playing" and not self.blind

    def running(self) -> Match:
        if self.match is None or self.match.outcome is not None:
            raise Refusal("not-running", "no match is running at this table")
        return self.match

    def seats_of(self, person: str) -> list[int]:
        return [s for s, c in enumerate(self.chairs) if c.person == person and c.kind == "person"]

    def kept_for(self, person: str) -> list[int]:
        """The seats that bots keep for somebody who may take them back."""
        return [s for s, c in enumerate(self.chairs) if c.person == person and c.kind == "bot"]

    def looks_from(self, person: str) -> list[int]:
        """The seats whose eyes somebody may have: who has none left looks from those kept."""
        return self.seats_of(person) or self.kept_for(person)

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unfit", f"seats are 0 to {len(self.chairs) - 1}, not {seat}")
        return self.chairs[seat]

    def limit(self) -> int | None:
        """Milliseconds for the running question."""
        assert self.match is not None
        return length(self.clock, self.match.pace or "turn")

    def until(self) -> int | None:
        if self.match is None or self.match.outcome is not None or self.paused is not None:
            return None
        limit = self.limit()
        return None if limit is None else self.opened + limit

    def can_undo(self, seat: int) -> bool:
        if self.match is None or self.match.outcome is not None:
            return False
        return seat in self.held or self.match.can_undo(seat)

    def lines(self, person: str | None) -> list[Line]:
        """The chat as somebody may read it: by the seats that are theirs, kept by bots or not.

        A closed table talks to nobody else. What spectators say of a running match is not for
        those who sit there or may sit there again.
        """
        sits = person is not None and bool(self.looks_from(person))
        if not sits:
            return self.chat if self.spectators else []
        return [line for line in self.chat if not line.quiet or self.phase == "over"]

    # --- may this come next? -------------------------------------------------------------------

    def consider(self, entry: e.Entry, *, folding: bool = False) -> Match | None:
        """The match after an entry (None: it has no part in the match), or `Refusal`.

        While a log is folded the match itself is taken instead of a copy.
        """
        try:
            return self._consider(entry, folding)
        except IllegalChoice as error:
            raise Refusal("illegal", str(error)) from None
        except CabaleError as error:
            raise Refusal("unfit", str(error)) from None

    def _consider(self, entry: e.Entry, folding: bool) -> Match | None:
        match entry:
            case e.Opened() | e.Changed():
                if self.match is not None:
                    raise Refusal("started", "the match has begun")
                shelf = game(entry.game) if isinstance(entry, e.Opened) else self.game
                shelf.check_seats(entry.seats)
                shelf.read_options(entry.seats, entry.options)
                return None
            case e.Started():
                return self._start(entry)
            case e.Played() | e.Expired() | e.Closed() | e.Undone() | e.Claimed():
                return self._play(entry, folding)
            case e.Held(seat=seat):
                decision = self.running().decisions.get(seat)
                choice = self.running().table.catalogue.from_json(entry.choice)
                if not self.blind or decision is None or choice not in decision.choices:
                    raise Refusal("illegal", "this cannot be answered now")
            case e.Released(seat=seat):
                if seat not in self.held:
                    raise Refusal("nothing-to-undo", "there is nothing to take back")
            case e.Contributed(person=person):
                if self.match is not None:
                    raise Refusal("started", "the match has begun: its luck is sealed")
                if not self.seats_of(person):
                    raise Refusal("not-here", "luck is given by those who sit at the table")
            case _:
                self._consider_table(entry)
        return None

    def _start(self, entry: e.Started) -> Match:
        if self.match is not None:
            raise Refusal("started", "the match has begun already")
        if entry.rules != self.game.rules:
            raise Refusal("old-rules", f"this is a match of rules {entry.rules}, no longer played")
        if any(chair.kind == "open" for chair in self.chairs):
            raise Refusal("open-seats", "some seats are still open: invite people or seat bots")
        seats = len(self.chairs)
        scenario = entry.scenario if self.lesson is None else self.lesson.scenario
        luck = self._luck(entry)
        match = new_match(
            self.game, seats, options=self.options, luck=luck, scenario=scenario, live=True
        )
        for done in entry.entries:
            match.repeat(done)
        return match

    def _luck(self, entry: e.Started) -> Luck:
        """Sealed when the table was opened; otherwise that of a lesson or of a match gone by."""
        people = [chair.person if chair.kind == "person" else None for chair in self.chairs]
        known = entry.luck if self.lesson is None else Luck.of_seed(self.lesson.seed)
        luck = self.seal.luck(self.id, people) or known
        if luck is None:
            raise Refusal("unfit", "this table was opened without luck")
        return luck

    def _play(
        self, entry: e.Played | e.Expired | e.Closed | e.Undone | e.Claimed, folding: bool
    ) -> Match:
        # What comes before a seat's own act is needed after it, to tell who sees a difference.
        alike = folding and isinstance(entry, (e.Closed, e.Claimed))
        m = self.running() if alike else self.running().clone()
        match entry:
            case e.Played():
                m.play(entry.seat, m.table.catalogue.from_json(entry.choice))
            case e.Expired():
                m.expire(entry.seat)
            case e.Undone():
                m.undo(entry.seat)
            case e.Claimed():
                m.say(entry.seat, m.game.claim_catalogue(m.seats).from_json(entry.claim))
            case e.Closed():
                self._close(m, entry)
        return m

    def _close(self, m: Match, entry: e.Closed) -> None:
        """Open all answers: whoever has given none passes, or gets what the rules give."""
        if not self.blind:
            raise Refusal("not-running", "no window is open")
        for seat, decision in list(m.decisions.items()):
            choice = self.held.get(seat)
            if choice is None and str(seat) in entry.bots:
                choice = m.table.catalogue.from_json(entry.bots[str(seat)])
            if choice is not None and choice in decision.choices:
                m.play(seat, choice)
            elif decision.forced:
                m.play(seat, decision.choices[0])
            else:
                m.expire(seat)

    def _consider_table(self, entry: e.Entry) -> None:
        match entry:
            case e.Sat(seat=seat, person=person):
                chair = self.chair(seat)
                back = chair.kind == "bot" and chair.person == person
                if chair.kind != "open" and not back:
                    raise Refusal("seat-taken", f"seat {seat} is taken")
            case e.Stood(seat=seat):
                if self.chair(seat).kind == "open":
                    raise Refusal("seat-open", f"nobody sits on seat {seat}")
                if self.match is not None:
                    raise Refusal("started", "the match has begun: the seat is kept")
            case e.BotSat(seat=seat):
                # Nobody loses a seat before the start; later a bot may keep it for them.
                if self.chair(seat).kind == ("person" if self.match is None else "bot"):
                    raise Refusal("seat-taken", f"seat {seat} is taken")
                if self.phase == "over":
                    raise Refusal("not-running", "the match is over")
            case e.Paused():
                self.running()
                if self.paused is not None or self.clock.mode == "none":
                    raise Refusal("no-clock", "no clock is running")
            case e.Resumed():
                self.running()
                if self.paused is None:
                    raise Refusal("not-paused", "the clock is running already")
            case e.Rematched():
                if self.phase != "over" or self.rematch is not None:
                    raise Refusal("not-over", "a rematch comes after the end, once")
            case _:
                pass

    # --- so it is ------------------------------------------------------------------------------

    def accept(self, at: int, entry: e.Entry, after: Match | None) -> Change:
        """The entry is on disk: let it count."""
        self.length += 1
        at = self.last_at = max(at, self.last_at)
        if isinstance(entry, (e.Held, e.Released)):
            return self._hold(entry)
        if after is not None:
            return self._advance(at, entry, after)
        if isinstance(entry, e.Chatted):
            quiet = entry.seat is None and self.phase == "playing"
            line = Line(entry.seat, entry.name, entry.text, at, quiet)
            self.chat.append(line)
            return Change(line=line)
        self._change_table(at, entry)
        if isinstance(entry, (e.Paused, e.Resumed)):
            self._count(at, None)
            assert self.match is not None
            return Change(match=True, heard=self.match.heard, table=True)
        if isinstance(entry, (e.Sat, e.BotSat)) and self.match is not None:
            return Change(table=True, back=self.chairs[entry.seat].person)
        return Change(table=not isinstance(entry, e.Contributed))

    def _hold(self, entry: e.Held | e.Released) -> Change:
        seat, m = entry.seat, self.match
        assert m is not None
        if isinstance(entry, e.Held):
            self.held[seat] = m.table.catalogue.from_json(entry.choice)
            self.last[seat] = (self.asked[seat], self.held[seat])
        else:
            del self.held[seat], self.last[seat]
        self._count(self.told_at, (seat,))
        return Change(match=True, eyes=(seat,), heard=m.heard)

    def _advance(self, at: int, entry: e.Entry, after: Match) -> Change:
        before, self.match = self.match, after
        heard = 0 if before is None else before.heard
        if isinstance(entry, e.Started):
            self.started = at
            self.counts = self.seal.secret is not None
            self.seq = dict.fromkeys([None, *range(after.seats)], 0)
        if isinstance(entry, e.Claimed):
            hearers = after.game.hearers(after.table, *after.said[-1])
            eyes = None if hearers is None else (None, *hearers)
            self._follow(eyes)
            self._count(at, eyes)
            return Change(match=True, eyes=eyes, heard=after.heard - 1)
        if isinstance(entry, e.Played):
            choice = after.table.catalogue.from_json(entry.choice)
            self.last[entry.seat] = (self.asked[entry.seat], choice)
        eyes, self.quiet = None, None
        if before is not None and isinstance(entry, (e.Played, e.Expired, e.Undone)):
            eyes = witnesses(before, after, entry.seat)
            self.quiet = entry.seat if eyes == (entry.seat,) else None
        self._ask(at, entry, unseen=eyes is not None)
        self._follow(eyes)
        self._count(at, eyes)
        back = isinstance(entry, e.Undone)
        if back:
            self.taken_back |= {one: self.seq[one] for one in eyes or self.seq}
        if after.outcome is not None:
            self.ended = at
        new_phase = isinstance(entry, e.Started) or after.outcome is not None
        return Change(match=True, eyes=eyes, heard=heard, taken_back=back, table=new_phase)

    def _ask(self, at: int, entry: e.Entry, *, unseen: bool) -> None:
        """Number the questions. One that still stands as it was put keeps its number.

        After a step that somebody saw nothing of the clock runs on: wound up, it would tell.
        """
        assert self.match is not None
        self.turn += 1
        self.held.clear()
        stands: dict[int, int] = {}
        put = self.match.decisions
        if isinstance(entry, (e.Played, e.Expired, e.Undone)):
            # A step that is not blind may ask several seats; the others' questions can stand.
            stands = {
                seat: turn
                for seat, turn in self.asked.items()
                if seat != entry.seat and put.get(seat) == self.put[seat]
            }
        for seat in put.keys() - stands.keys():
            self.numbers[seat] = self.numbers.get(seat, 0) + 1
        self.asked = {seat: self.numbers[seat] for seat in put}
        self.put = put
        if not stands:
            self.put_at = at
            self.opened = self.opened if unseen else at

    def _count(self, at: int, eyes: tuple[Eyes, ...] | None) -> None:
        """Something happened in the match that these eyes see; None: all of them."""
        for one in self.seq if eyes is None else eyes:
            self.seq[one] += 1
        if eyes is None:
            self.told_at = at

    def _follow(self, eyes: tuple[Eyes, ...] | None) -> None:
        """A head moves with what the match shows to all; on a pause it would tell of the unseen."""
        if eyes is None:
            assert self.match is not None
            self.seal.follow(self.match)

    def _change_table(self, at: int, entry: e.Entry) -> None:
        match entry:
            case e.Opened():
                self.code, self.host, self.created = entry.code, entry.host, at
                self.game = game(entry.game)
                self.seal = Seal.of(self.id, entry.secret)
                self.lesson = find_lesson(self.game, entry.lesson) if entry.lesson else None
                self._settle(entry)
            case e.Changed():
                self._settle(entry)
            case e.Sat(seat=seat):
                self.chairs[seat] = Chair("person", entry.person, entry.name)
                if entry.luck is not None:
                    self.seal.given[entry.person] = entry.luck
            case e.Contributed():
                self.seal.given[entry.person] = entry.luck
            case e.Stood(seat=seat):
                gone, self.chairs[seat] = self.chairs[seat], Chair()
                self.seal.keep([chair.person for chair in self.chairs])
                self._keep_a_host(gone.person)
            case e.BotSat(seat=seat):
                chair = self.chairs[seat]
                if self.match is None:
                    chair = self.chairs[seat] = Chair()
                chair.kind, chair.level, chair.bot_name = "bot", entry.level, entry.name
                self._keep_a_host(chair.person)
            case e.HandedOver():
                self.host = entry.person
            case e.Paused():
                self.paused = at
            case e.Resumed():
                assert self.paused is not None
                self.opened += at - self.paused
                self.put_at += at - self.paused
                self.paused = None
            case e.Rematched():
                self.rematch = entry.table
            case _:
                raise AssertionError(f"an entry without effect: {entry}")

    def _settle(self, entry: e.Opened | e.Changed) -> None:
        self.options = self.game.read_options(entry.seats, entry.options)
        self.listed, self.spectators, self.clock = entry.listed, entry.spectators, entry.clock
        chairs = self.chairs[: entry.seats]
        self.chairs = chairs + [Chair() for _ in range(entry.seats - len(chairs))]
        self.seal.keep([chair.person for chair in self.chairs])

    def _keep_a_host(self, gone: str | None) -> None:
        """A host who leaves the last seat leaves the table to somebody who still sits there."""
        people = [c.person for c in self.chairs if c.kind == "person" and c.person]
        if people and gone == self.host and gone not in people:
            self.host = people[0]


def find_lesson(shelf: Game[Any], name: str) -> Lesson:
    for lesson in shelf.lessons():
        if lesson.name == name:
            return lesson
    raise Refusal("unknown", f"{shelf.name} has no lesson {name!r}")
