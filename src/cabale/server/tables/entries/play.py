"""What happens in the match: it begins, seats answer, take back, claim, and windows close.

`Held` and `Closed` are how a table plays a step that is blind. Answers are held unseen, and when
the window closes they all go into the match together, so that neither the moment nor the order of
an answer shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import field
from msgspec.structs import replace

from cabale.core import Choice, Luck, Match
from cabale.core.entries import Origin
from cabale.core.snapshot import Origins
from cabale.core.upgrade import start
from cabale.core.witnesses import witnesses
from cabale.server.tables import deadlines, orders
from cabale.server.tables.chairs import Change, Line
from cabale.server.tables.entries.base import NOTHING, After, Entry
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.words import ChoiceWords

if TYPE_CHECKING:
    from cabale.server.tables.room import Room


MOST_CLAIMS = 8
"""So many claims at most stand under one line."""


class Started(Entry, tag="start"):
    """The first card is dealt.

    A match that was played elsewhere goes on, with its `luck`, from the last of `entries`.
    """

    rules: str
    scenario: str | None = None
    entries: list[dict[str, Any]] = field(default_factory=list)
    luck: Luck | None = None
    seed: str = ""
    """Of a match that was begun before luck was sealed: every draw hangs on it."""

    def check(self, room: Room, *, folding: bool) -> After:
        if room.match is not None:
            raise Refusal("started", "the match has begun already")
        if self.rules != room.game.rules:
            raise Refusal("old-rules", f"this is a match of rules {self.rules}, no longer played")
        if any(chair.kind == "open" for chair in room.chairs):
            raise Refusal("open-seats", "some seats are still open: invite people or seat bots")
        if room.rated:
            _check_rated(room, folding=folding)
        scenario = self.scenario if room.lesson is None else room.lesson.scenario
        origin = Origin(self._luck(room), scenario)
        origins = Origins(room.game, len(room.chairs), room.options, origin, live=True)
        match = start(origins, self.entries)
        for done in self.entries[len(match.entries) :]:
            match.repeat(done)
        return After(match)

    def _luck(self, room: Room) -> Luck:
        """Sealed when the table was opened; otherwise that of a lesson or of a match gone by."""
        people = [chair.person if chair.kind == "person" else None for chair in room.chairs]
        known = self.luck if not self.seed else Luck.of_seed(self.seed)
        if room.lesson is not None:
            known = Luck.of_seed(room.lesson.seed)
        luck = room.seal.luck(room.id, people) or known
        if luck is None:
            raise Refusal("unfit", "this table was opened without luck")
        return luck

    def apply(self, room: Room, at: int, after: After) -> Change:
        assert after.match is not None
        room.match, room.started = after.match, at
        room.counts = room.seal.secret is not None or bool(self.seed)
        room.rated &= room.counts and self.scenario is None and not self.entries
        room.seq = dict.fromkeys([None, *range(after.match.seats)], 0)
        deadlines.begin(room)
        room.ask(at, None, unseen=False)
        room.count(at, None)
        room.follow(None)
        return Change(match=True, table=True)


def _check_rated(room: Room, *, folding: bool) -> None:
    people = [chair.person for chair in room.chairs if chair.person is not None]
    if len(people) != len(set(people)):
        raise Refusal("rated-twice", "where a match counts each seat is a different person")
    if folding:  # matches that were begun before this was asked of them
        return
    if len(people) < 2:
        raise Refusal("rated-alone", "where a match counts there are two people at least")
    if room.clock.mode == "none":
        raise Refusal("rated-clock", "a match that counts is played with a clock")


class Played(Entry, tag="play"):
    seat: int
    choice: ChoiceWords

    def check(self, room: Room, *, folding: bool) -> After:
        match, choice = _legal(room, self.seat, self.choice)
        after = match.clone()  # what came before is needed to tell who sees a difference
        after.play(self.seat, choice)
        return After(after, choice)

    def apply(self, room: Room, at: int, after: After) -> Change:
        assert after.choice is not None
        room.last[self.seat] = (room.asked[self.seat], after.choice.to_json())
        room.late.pop(self.seat, None)
        change = _acted(room, at, self.seat, after)
        room.chosen()
        return change


class Expired(Entry, tag="expire"):
    seat: int

    def check(self, room: Room, *, folding: bool) -> After:
        after = room.running().clone()
        after.expire(self.seat)
        return After(after)

    def apply(self, room: Room, at: int, after: After) -> Change:
        room.late[self.seat] = room.late.get(self.seat, 0) + 1
        change = _acted(room, at, self.seat, after)
        room.chosen()
        return change


class Undone(Entry, tag="undo"):
    seat: int

    def check(self, room: Room, *, folding: bool) -> After:
        after = room.running().clone()
        after.undo(self.seat)
        return After(after)

    def apply(self, room: Room, at: int, after: After) -> Change:
        change = _acted(room, at, self.seat, after)
        room.hesitates(self.seat)
        room.taken_back |= {one: room.seq[one] for one in change.eyes or room.seq}
        return change._replace(taken_back=True)


class Held(Entry, tag="hold"):
    seat: int
    choice: ChoiceWords

    def check(self, room: Room, *, folding: bool) -> After:
        _, choice = _legal(room, self.seat, self.choice)
        if not room.blind and not orders.may_speak(room):
            raise Refusal("illegal", "this cannot be answered unseen")
        if self.seat in room.held and not room.may_think_again(self.seat) and not folding:
            raise Refusal("enough", "you have thought again often enough: this answer counts")
        return After(choice=choice)

    def apply(self, room: Room, at: int, after: After) -> Change:
        assert after.choice is not None
        if self.seat in room.held:
            room.hesitates(self.seat)
        room.held[self.seat] = after.choice
        room.late.pop(self.seat, None)
        room.last[self.seat] = (room.asked[self.seat], after.choice.to_json())
        return room.seen_alone(self.seat)


class Released(Entry, tag="release"):
    """The seat takes its held answer back."""

    seat: int

    def check(self, room: Room, *, folding: bool) -> After:
        if self.seat not in room.held:
            raise Refusal("nothing-to-undo", "there is nothing to take back")
        return NOTHING

    def apply(self, room: Room, at: int, after: After) -> Change:
        del room.held[self.seat], room.last[self.seat]
        room.hesitates(self.seat)
        return room.seen_alone(self.seat)


class Closed(Entry, tag="close"):
    """A window closes. `bots` are the answers of the bots; nobody else had need of them before.

    `orders` are those that people have given ahead, and count where no other answer is held.
    """

    bots: dict[str, ChoiceWords] = field(default_factory=dict)
    orders: dict[str, ChoiceWords] = field(default_factory=dict)

    def check(self, room: Room, *, folding: bool) -> After:
        """Open all answers: whoever has given none passes, or gets what the rules give."""
        match = room.running()
        if not room.blind:
            raise Refusal("not-running", "no window is open")
        after = match if folding else match.clone()
        for seat, decision in list(after.decisions.items()):
            choice = room.held.get(seat)
            words = self.bots.get(str(seat)) or self.orders.get(str(seat))
            if choice is None and words:
                choice = after.board.catalogue.from_json(words)
            if choice is not None and choice in decision.choices:
                after.play(seat, choice)
            elif decision.forced:
                after.play(seat, decision.choices[0])
            else:
                after.expire(seat)
        return After(after)

    def apply(self, room: Room, at: int, after: After) -> Change:
        change = room.advance(at, None, after)
        room.chosen()
        return change


class Claimed(Entry, tag="say"):
    """A seat makes a claim, in so many words (`line` of the table's chat) or by itself.

    A bot makes it in words of its own (`text`), which stand in the chat as a line.
    """

    seat: int
    claim: ChoiceWords
    line: int | None = None
    text: str = ""

    def check(self, room: Room, *, folding: bool) -> After:
        after = room.running() if folding else room.running().clone()
        claim = after.game.claim_catalogue(after.seats).from_json(self.claim)
        if not after.may_say(self.seat, claim):
            raise Refusal("may-not-say", "this may not be claimed now")
        hearers = after.game.hearers(after.board, self.seat, claim)
        if self.line is not None:
            self._check_line(room, self.line, hearers)
        if self.text and hearers is not None:
            raise Refusal("unfit", "this is shown, not said")
        after.say(self.seat, claim)
        return After(after)

    def _check_line(self, room: Room, line: int, hearers: tuple[int, ...] | None) -> None:
        """Everybody reads a line: what only some may see does not stand under one."""
        if hearers is not None:
            raise Refusal("unfit", "this is shown, not said")
        if not 0 <= line < len(room.chat) or room.chat[line].seat != self.seat:
            raise Refusal("unfit", "this seat said no such line")
        if len(room.chat[line].claims) >= MOST_CLAIMS:
            raise Refusal("enough", "this line says enough")

    def apply(self, room: Room, at: int, after: After) -> Change:
        match = room.match = after.match
        assert match is not None
        hearers = match.game.hearers(match.board, *match.said_from(match.spoken - 1)[0])
        eyes = None if hearers is None else (None, *hearers)
        room.count(at, eyes)
        room.follow(eyes)
        return Change(match=True, eyes=eyes, heard=match.heard - 1, line=self._underline(room, at))

    def _underline(self, room: Room, at: int) -> Line | None:
        """The line that says it, with this claim under it."""
        if self.text:
            return self._typed(room, at)
        if self.line is None:
            return None
        line = room.chat[self.line]
        line = room.chat[self.line] = replace(line, claims=(*line.claims, tuple(self.claim)))
        return line

    def _typed(self, room: Room, at: int) -> Line:
        """The words of a bot, as a line of the chat."""
        match, name = room.running(), room.chairs[self.seat].shown_name
        line = Line(self.seat, name, self.text, at, quiet=False)
        line = replace(line, claims=(tuple(self.claim),), entry=match.length - 1, heard=match.heard)
        room.chat.append(line)
        return line


def _legal(room: Room, seat: int, words: ChoiceWords) -> tuple[Match, Choice]:
    """The choice that these words name, or the rule that forbids it.

    This is where the server asks whether a choice is legal; `Match.play` asks once more, since the
    engine trusts nobody.
    """
    match = room.running()
    choice = match.board.catalogue.from_json(words)
    why = match.why_not(seat, choice)
    if why is not None:
        raise Refusal("illegal", f"seat {seat} may not choose {choice} now", reason=why)
    return match, choice


def _acted(room: Room, at: int, seat: int, after: After) -> Change:
    """A seat acted in the open; some others may see nothing of it."""
    assert room.match is not None
    assert after.match is not None
    eyes = witnesses(room.match, after.match, seat)
    change = room.advance(at, seat, after, eyes)
    room.quiet = seat if eyes == (seat,) else None
    return change
