"""What happens around the match: a table is opened, people and bots sit down, talk, and go on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from cabale.core import Game, Lesson, game
from cabale.core.luck import Contribution
from cabale.core.relic import Relic
from cabale.server.people.names import distinct
from cabale.server.tables.chairs import Chair, Change, Line
from cabale.server.tables.emotes import is_emote
from cabale.server.tables.entries.base import NOTHING, After, Entry
from cabale.server.tables.faces import own_face
from cabale.server.tables.seal import Seal
from cabale.server.wire.clocks import ClockSettings
from cabale.server.wire.refusal import Refusal

if TYPE_CHECKING:
    from cabale.server.tables.room import Room


class Opened(Entry, tag="open"):
    code: str
    game: str
    seats: int
    options: dict[str, Any]
    host: str
    listed: bool = False
    spectators: bool = True
    clock: ClockSettings = ClockSettings()
    lesson: str = ""
    """The lesson that is given at this table."""
    secret: str = ""
    """On which all luck at this table hangs, in hex; none where the luck is known to anybody."""
    rated: bool = False
    language: str = ""
    level: str = ""
    circle: str = ""
    """The circle whose members it is for."""
    delay: int = 0

    def check(self, room: Room, *, folding: bool) -> After:
        if room.match is not None:
            raise Refusal("started", "the match has begun")
        _check_setting(game(self.game), self)
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.code, room.host, room.created = self.code, self.host, at
        room.circle = self.circle
        room.game = game(self.game)
        room.seal = Seal.of(room.id, self.secret)
        room.lesson = find_lesson(room.game, self.lesson) if self.lesson else None
        _settle(room, self)
        return Change(table=True)


class Changed(Entry, tag="change"):
    """The host's settings as they are from now on."""

    seats: int
    options: dict[str, Any]
    listed: bool
    spectators: bool
    clock: ClockSettings
    rated: bool = False
    language: str = ""
    level: str = ""
    delay: int = 0

    def check(self, room: Room, *, folding: bool) -> After:
        if room.match is not None:
            raise Refusal("started", "the match has begun")
        _check_setting(room.game, self)
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        _settle(room, self)
        return Change(table=True)


class Sat(Entry, tag="sit"):
    seat: int
    person: str
    name: str
    luck: Contribution | None = None
    """What this person gives to the luck of the table, if anything came with the request."""
    face: str = ""
    """How this person looks; not as somebody else at the table does."""

    def check(self, room: Room, *, folding: bool) -> After:
        chair = room.chair(self.seat)
        if self.person in room.banned:
            raise Refusal("not-welcome", "the host does not want you at this table")
        back = chair.kind == "bot" and chair.person == self.person
        if chair.kind != "open" and not back:
            raise Refusal("seat-taken", f"seat {self.seat} is taken")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        face = own_face(self.face, _worn(room, self.seat))
        name = distinct(self.name, _called(room, self.seat))
        room.chairs[self.seat] = Chair("person", self.person, name, face=face)
        room.late.pop(self.seat, None)
        if self.luck is not None:
            room.seal.given[self.person] = self.luck
        return Change(table=True, back=None if room.match is None else self.person)


class Renamed(Entry, tag="rename"):
    """Who sits there is called otherwise from now on, or looks otherwise."""

    seat: int
    person: str
    name: str
    face: str

    def check(self, room: Room, *, folding: bool) -> After:
        if room.chair(self.seat).person != self.person:
            raise Refusal("not-yours", "this is not your seat")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        chair = room.chairs[self.seat]
        chair.name = distinct(self.name, _called(room, self.seat))
        chair.face = own_face(self.face, _worn(room, self.seat))
        return Change(table=True)


class Contributed(Entry, tag="luck"):
    """Somebody who sits at the table gives luck, in the place of what they gave before."""

    person: str
    luck: Contribution

    def check(self, room: Room, *, folding: bool) -> After:
        if room.match is not None:
            raise Refusal("started", "the match has begun: its luck is sealed")
        if not room.seats_of(self.person):
            raise Refusal("not-here", "luck is given by those who sit at the table")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.seal.given[self.person] = self.luck
        return Change()


class Stood(Entry, tag="stand"):
    seat: int

    def check(self, room: Room, *, folding: bool) -> After:
        if room.chair(self.seat).kind == "open":
            raise Refusal("seat-open", f"nobody sits on seat {self.seat}")
        if room.match is not None:
            raise Refusal("started", "the match has begun: the seat is kept")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        gone, room.chairs[self.seat] = room.chairs[self.seat], Chair()
        room.seal.keep([chair.person for chair in room.chairs])
        keep_a_host(room, gone.person)
        return Change(table=True)


class BotSat(Entry, tag="bot"):
    """A bot sits down; after the start it keeps the seat for the person whose it is."""

    seat: int
    level: str
    name: str

    def check(self, room: Room, *, folding: bool) -> After:
        # Nobody loses a seat before the start; later a bot may keep it for them.
        if room.chair(self.seat).kind == ("person" if room.match is None else "bot"):
            raise Refusal("seat-taken", f"seat {self.seat} is taken")
        if room.phase == "over":
            raise Refusal("not-running", "the match is over")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        chair = room.chairs[self.seat]
        if room.match is None:
            chair = room.chairs[self.seat] = Chair()
        chair.kind, chair.level, chair.bot_name = "bot", self.level, self.name
        keep_a_host(room, chair.person)
        return Change(table=True, back=None if room.match is None else chair.person)


class HandedOver(Entry, tag="host"):
    person: str

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.host = self.person
        return Change(table=True)


class Chatted(Entry, tag="chat"):
    person: str
    name: str
    text: str
    seat: int | None = None
    face: str = ""

    def apply(self, room: Room, at: int, after: After) -> Change:
        quiet = self.seat is None and room.phase == "playing"
        unseen_by = self._unseen_by(room)
        line = Line(self.seat, self.name, self.text, at, quiet, unseen_by, self.face, self.person)
        if room.match is not None:
            line = replace(line, entry=room.match.length - 1, heard=room.match.heard)
        room.chat.append(line)
        return Change(line=line)

    def _unseen_by(self, room: Room) -> frozenset[int]:
        """The seats whose eyes are covered; whoever makes a face knows it."""
        if room.match is None or room.phase != "playing" or not is_emote(self.text):
            return frozenset()
        if isinstance(room.match, Relic):  # whose eyes were covered, only older rules could tell
            return frozenset(range(len(room.chairs))) - {self.seat}
        game, board = room.match.game, room.match.board
        blind = [seat for seat in range(board.seats) if not game.sees_gestures(board, seat)]
        return frozenset(blind) - {self.seat}


class Paused(Entry, tag="pause"):
    def check(self, room: Room, *, folding: bool) -> After:
        room.running()
        if room.paused is not None or room.clock.mode == "none":
            raise Refusal("no-clock", "no clock is running")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.paused = at
        return room.clock_changed(at)


class Resumed(Entry, tag="resume"):
    def check(self, room: Room, *, folding: bool) -> After:
        room.running()
        if room.paused is None:
            raise Refusal("not-paused", "the clock is running already")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        assert room.paused is not None
        room.opened += at - room.paused
        # In slices too short for a hand to answer an order would give itself away.
        room.put_at = at
        room.paused = None
        return room.clock_changed(at)


class Delayed(Entry, tag="delay"):
    """Nobody looked after the table for so long, or the wall clock was set: its clock stood still.

    `now` is the time by the clock of the server that takes it up again.
    """

    now: int
    by: int
    """Milliseconds, fewer than none where the wall clock was set back."""

    def check(self, room: Room, *, folding: bool) -> After:
        room.running()
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.opened += self.by
        room.put_at += self.by
        if room.paused is not None:
            room.paused += self.by
        room.last_at = self.now
        return room.clock_changed(self.now)


class Rematched(Entry, tag="rematch"):
    table: str

    def check(self, room: Room, *, folding: bool) -> After:
        if room.phase != "over" or room.rematch is not None:
            raise Refusal("not-over", "a rematch comes after the end, once")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.rematch = self.table
        return Change(table=True)


def _check_setting(shelf: Game[Any], setting: Opened | Changed) -> None:
    shelf.check_seats(setting.seats)
    shelf.read_options(setting.seats, setting.options)


def _settle(room: Room, setting: Opened | Changed) -> None:
    room.options = room.game.read_options(setting.seats, setting.options)
    room.listed, room.spectators, room.clock = setting.listed, setting.spectators, setting.clock
    room.rated, room.language, room.level = setting.rated, setting.language, setting.level
    room.delay = setting.delay
    chairs = room.chairs[: setting.seats]
    room.chairs = chairs + [Chair() for _ in range(setting.seats - len(chairs))]
    room.seal.keep([chair.person for chair in room.chairs])


def _worn(room: Room, seat: int) -> list[str]:
    """The faces of the others at the table."""
    return [chair.face for other, chair in enumerate(room.chairs) if other != seat]


def _called(room: Room, seat: int) -> list[str]:
    """What the others at the table are called, those included whose seat a bot keeps."""
    others = [chair for other, chair in enumerate(room.chairs) if other != seat]
    return [name for chair in others for name in (chair.name, chair.bot_name) if name]


def keep_a_host(room: Room, gone: str | None) -> None:
    """A host who leaves the last seat leaves the table to somebody who still sits there."""
    people = [c.person for c in room.chairs if c.kind == "person" and c.person]
    if people and gone == room.host and gone not in people:
        room.host = people[0]


def find_lesson(shelf: Game[Any], name: str) -> Lesson:
    for lesson in shelf.lessons():
        if lesson.name == name:
            return lesson
    raise Refusal("unknown", f"{shelf.name} has no lesson {name!r}")
