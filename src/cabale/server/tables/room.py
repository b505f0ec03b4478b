"""A table is a fold of its log, too: who sits where, the match, what is held, whose turn it is.

`consider` asks an entry whether it may come next; `accept` lets it count once it is on disk.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from cabale.core import CabaleError, Choice, Decision, Game, IllegalChoice, Lesson, Match
from cabale.server.tables import deadlines, orders
from cabale.server.tables.chairs import Chair, Change, Line, Standing, Viewer
from cabale.server.tables.clocks import length
from cabale.server.tables.entries.base import After, Entry
from cabale.server.tables.seal import Seal
from cabale.server.wire.clocks import ClockSettings, HoursOff
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.words import ChoiceWords, Phase

MOST_TAKEN_BACK = 50
"""So often a seat may think again while it is asked one thing: more only fills the log."""


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
    rated: bool = False
    """Whether the result is to count for ratings, as was declared before the start."""
    spectators: bool = True
    delay: int = 0
    """Moves after which people without a seat see what happens; -1: they see it after the end."""
    language: str = ""
    """What is spoken at the table, and for whom it is, as the host says; empty: all the same."""
    level: str = ""
    circle: str = ""
    """The circle whose members it is for; empty: it is for everybody."""
    clock: ClockSettings = field(default_factory=ClockSettings)
    hours: dict[str, HoursOff] = field(default_factory=dict)
    """When people rest, as they had said when the running question was put."""
    hours_next: dict[str, HoursOff] = field(default_factory=dict)
    """As they have said by now."""
    banks: dict[int, int] = field(default_factory=dict)
    """Milliseconds that are left to each seat, where it has some for the whole match."""
    late: dict[int, int] = field(default_factory=dict)
    """How often in a row the time of each seat was up."""
    chairs: list[Chair] = field(default_factory=list)
    seal: Seal = field(default_factory=Seal)
    created: int = 0
    started: int | None = None
    ended: int | None = None
    paused: int | None = None
    shut: int | None = None
    """When the host closed the table, or the last person left it to bots."""
    banned: dict[str, Literal["seat", "table"]] = field(default_factory=dict)
    """Whom the host has shown out: from their `seat`, or from the `table` altogether."""
    rematch: str | None = None
    counts: bool = True
    """Whether the result is one: not in a lesson, nor where a match is played on once more."""
    lesson: Lesson | None = None
    match: Match | None = None
    turn: int = 0
    """Counts everything that was asked of anybody; nobody is told this number."""
    moment: int = 0
    """Counts what was asked as far as everybody saw that something was."""
    opened: int = 0
    """When the clock of the running question began: with the last thing that everybody saw."""
    put_at: int = 0
    """When the running question was put, which may be unseen by the others."""
    told_at: int = 0
    """When something happened last that everybody was told of."""
    held: dict[int, Choice] = field(default_factory=dict)
    orders: dict[int, Standing] = field(default_factory=dict)
    """What seats have said ahead; told to each of them alone."""
    asked: dict[int, int] = field(default_factory=dict)
    """For each seat that is asked something: the number of its question, of those put to it."""
    numbers: dict[int, int] = field(default_factory=dict)
    """How many questions were put to each seat so far."""
    put: dict[int, Decision] = field(default_factory=dict)
    """The questions themselves."""
    last: dict[int, tuple[int, ChoiceWords]] = field(default_factory=dict)
    """Each seat's last answer, to recognise one that is sent twice."""
    quiet: int | None = None
    """The seat whose answer was the last thing to happen, if nobody else saw anything of it."""
    seq: dict[Viewer, int] = field(default_factory=dict)
    taken_back: dict[Viewer, int] = field(default_factory=dict)
    hesitated: dict[int, int] = field(default_factory=dict)
    """How often each seat took something back since nobody could take back anything."""
    chat: list[Line] = field(default_factory=list)

    # --- looking -------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase:
        match = self.match
        if match is not None and match.outcome is not None:
            return "over"
        if self.shut is not None:
            return "closed"
        return "open" if match is None else "playing"

    @property
    def goes_on(self) -> bool:
        """Whether something can still happen here."""
        return self.phase in ("open", "playing")

    @property
    def blind(self) -> bool:
        """Whether the running question is one that all answer unseen."""
        return self.running().blind

    @property
    def people(self) -> int:
        """How many seats people hold themselves."""
        return sum(c.kind == "person" for c in self.chairs)

    @property
    def alone(self) -> bool:
        """One person among bots."""
        return self.people <= 1

    @property
    def drives_itself(self) -> bool:
        """People alone go on from here: no bot, no clock, nothing that is opened at its time."""
        match = self.match
        if match is None or self.clock.mode != "none" or match.blind or self.phase != "playing":
            return False
        for chair in self.chairs:  # asked at every entry: `any` takes twice as long
            if chair.kind == "bot":
                return False
        return match.game.orders is None or not orders.may_speak(self)

    def running(self) -> Match:
        match = self.match
        if match is None or self.shut is not None or match.outcome is not None:
            raise Refusal("not-running", "no match is running at this table")
        return match

    def owned_by(self, person: str) -> list[int]:
        """The seats of somebody, whether a bot keeps them or not."""
        return [s for s, c in enumerate(self.chairs) if c.person == person]

    def played_by(self, person: str | None) -> bool:
        """Whether somebody has a seat here, or had one, or opened the table."""
        those = {self.host, *(c.person for c in self.chairs), *(c.left for c in self.chairs)}
        return person is not None and person in those

    def plays(self, person: str, seat: int) -> bool:
        """Whether a seat is somebody's own, and no bot keeps it."""
        if not 0 <= seat < len(self.chairs):
            return False
        chair = self.chairs[seat]
        return chair.person == person and chair.kind == "person"

    def seats_of(self, person: str) -> list[int]:
        return [s for s, c in enumerate(self.chairs) if c.person == person and c.kind == "person"]

    def kept_for(self, person: str) -> list[int]:
        """The seats that bots keep for somebody who may take them back."""
        return [s for s, c in enumerate(self.chairs) if c.person == person and c.kind == "bot"]

    def looks_from(self, person: str) -> list[int]:
        """The seats whose eyes somebody may have: whoever has none left has those kept."""
        return self.seats_of(person) or self.kept_for(person)

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("unfit", f"seats are 0 to {len(self.chairs) - 1}, not {seat}")
        return self.chairs[seat]

    def limit(self) -> int | None:
        """Milliseconds for the running question."""
        assert self.match is not None
        return length(self.clock, self.match.pace or "turn")

    def until(self, seat: int | None = None) -> int | None:
        """When the time of a seat is up, or (None) that of everybody who is asked."""
        if self.clock.mode == "none" or self.paused is not None or self.phase != "playing":
            return None
        return deadlines.deadline(self, seat)

    def can_undo(self, seat: int) -> bool:
        match = self.match
        if match is None or not (seat in self.held or match.can_undo(seat)):
            return False
        return self.phase == "playing" and self.may_think_again(seat)

    def may_think_again(self, seat: int) -> bool:
        return self.hesitated.get(seat, 0) < MOST_TAKEN_BACK

    def lines(self, person: str | None) -> list[Line]:
        """The chat as somebody may read it: by the seats that are theirs, kept by bots or not.

        A closed table talks to nobody else. What spectators say of a running match is not for
        those who sit there or may sit there again.
        """
        seats = set() if person is None else set(self.looks_from(person))
        if not seats:
            return self.chat if self.spectators else []
        if self.phase == "over":
            return self.chat
        return [line for line in self.chat if not line.quiet and not seats <= line.unseen_by]

    def known_as(self, person: str) -> tuple[set[str], set[str]]:
        """Names and faces of all others at the table, those included who spoke as spectators."""
        chairs = [chair for chair in self.chairs if chair.person != person]
        lines = [line for line in self.chat if line.seat is None and line.person != person]
        names = (
            {c.name for c in chairs} | {c.bot_name for c in chairs} | {line.name for line in lines}
        )
        return names - {""}, ({c.face for c in chairs} | {line.face for line in lines}) - {""}

    def forget(self, alias: dict[str, str], name: str) -> bool:
        """Somebody was forgotten: what names them here goes, too. Whether there was anything."""
        own = [c for c in self.chairs if c.person in alias or c.left in alias]
        said = [line for line in self.chat if line.person in alias]
        called = {chair.name for chair in own} | {line.name for line in said}
        for chair in own:
            chair.forget(alias, name)
        self.chat = [line.without(alias, called - {"", name}, name) for line in self.chat]
        self.host = alias.get(self.host, self.host)
        self.orders = {
            seat: given._replace(person=alias.get(given.person, given.person))
            for seat, given in self.orders.items()
        }
        deadlines.forget(self, alias)
        self.banned = {alias.get(who, who): how for who, how in self.banned.items()}
        self.seal.given = {alias.get(who, who): luck for who, luck in self.seal.given.items()}
        return bool(own or said)

    # --- growing -------------------------------------------------------------------------------

    def consider(self, entry: Entry, *, folding: bool = False) -> After:
        """What comes of an entry, or `Refusal`; nothing has changed yet."""
        if self.phase == "closed":
            raise Refusal("closed", "this table is closed")
        try:
            return entry.check(self, folding=folding)
        except IllegalChoice as error:
            raise Refusal("illegal", str(error)) from None
        except CabaleError as error:
            raise Refusal("unfit", str(error)) from None

    def accept(self, at: int, entry: Entry, after: After) -> Change:
        """The entry is on disk: let it count."""
        self.length += 1
        at = self.last_at = max(at, self.last_at)
        return entry.apply(self, at, after)

    def advance(
        self, at: int, seat: int | None, after: After, eyes: tuple[Viewer, ...] | None = None
    ) -> Change:
        """The match goes on, by an act of a seat or (None) of everybody at once."""
        assert self.match is not None
        assert after.match is not None
        deadlines.charge(self, at, seat, after.match, unseen=eyes is not None)
        heard, self.match = self.match.heard, after.match
        self.quiet = None
        orders.drop(self)
        self.ask(at, seat, unseen=eyes is not None)
        self.count(at, eyes)
        self.follow(eyes)
        over = self.match.outcome is not None
        if over:
            self.ended = at
        return Change(match=True, eyes=eyes, heard=heard, table=over)

    def hesitates(self, seat: int) -> None:
        """A seat has taken something back."""
        self.hesitated[seat] = self.hesitated.get(seat, 0) + 1

    def chosen(self) -> None:
        """Somebody has answered; where nothing can be taken back, all may hesitate anew."""
        if self.match is not None and self.match.settled:
            self.hesitated.clear()

    def seen_alone(self, seat: int) -> Change:
        """Something changed that only this seat sees, such as its held answer."""
        assert self.match is not None
        self.count(self.told_at, (seat,))
        return Change(match=True, eyes=(seat,), heard=self.match.heard)

    def clock_changed(self, at: int) -> Change:
        """The clock was stopped or runs on."""
        assert self.match is not None
        self.count(at, None)
        return Change(match=True, heard=self.match.heard, table=True)

    def ask(self, at: int, actor: int | None, *, unseen: bool) -> None:
        """Number the questions. One that still stands as it was put keeps its number.

        After a step that somebody saw nothing of the clock runs on: wound up, it would tell.
        """
        assert self.match is not None
        self.turn += 1
        self.held.clear()
        stands: set[int] = set()
        put = self.match.decisions
        if actor is not None and (len(self.asked) > 1 or actor not in self.asked):
            # A step that is not blind may ask several seats; the others' questions can stand.
            stands = {
                seat for seat in self.asked if seat != actor and put.get(seat) == self.put[seat]
            }
        numbers = self.numbers
        for seat in put:
            if seat not in stands:
                numbers[seat] = numbers.get(seat, 0) + 1
        self.asked = {seat: numbers[seat] for seat in put}
        self.put = put
        if not stands:
            self.put_at = at
            if not unseen:
                self.opened = at
                self.moment += 1
                deadlines.rest(self)

    def count(self, at: int, eyes: tuple[Viewer, ...] | None) -> None:
        """Something happened in the match that these eyes see; None: all of them."""
        for one in self.seq if eyes is None else eyes:
            self.seq[one] += 1
        if eyes is None:
            self.told_at = at

    def follow(self, eyes: tuple[Viewer, ...] | None) -> None:
        """A head moves with what the match shows to all; with a pause it would tell of more."""
        if eyes is None:
            assert self.match is not None
            self.seal.follow(self.match)
