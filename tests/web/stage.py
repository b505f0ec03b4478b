"""Any moment of a match in a browser at once: played in memory, seen through the server's own eyes.

A match that is clicked through takes minutes to come to a duel of ten. Here the server's room is
filled with the entries of its log, the snapshot is the one it would send; only the wire is short.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from secrets import token_hex
from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from cabale.bots.registry import bot
from cabale.core import Bot, Choice, Luck, SeatView
from cabale.core.bot import Eyes
from cabale.server.tables import entries as e
from cabale.server.tables.now import Now
from cabale.server.tables.room import Room
from cabale.server.tables.sight import chat_lines, frame, snapshot, table_info
from cabale.server.wire.messages import (
    ChatNews,
    Done,
    MayClaim,
    Me,
    Pong,
    Refused,
    ServerMessage,
    Welcome,
)

BOXES: dict[str, tuple[str, dict[str, Any]]] = {
    "werewolf": ("werewolf", {}),
    "castle-devil": ("castle", {"edition": "devil"}),
    "castle-coach": ("castle", {"edition": "coach"}),
    "abyss": ("abyss", {}),
    "cultists": ("cultists", {}),
}
NAMES = [
    "Hélène",
    "Basile",
    "Colette",
    "Dimitri",
    "Eugénie",
    "Florimond",
    "Gudule",
    "Honorine",
    "Isidore",
    "Joséphine",
]
ME = "p_me"

Moment = Callable[[SeatView], bool]
"""Whether what a seat sees is worth stopping at."""


class Stage:
    """One match, its luck and its players fixed by the seed; seat 0 is the person who looks."""

    def __init__(self, box: str, seats: int, seed: int = 1, **options: Any) -> None:
        game, own = BOXES[box]
        self.room = Room("")
        self.chosen: list[list[str | int]] = []
        """What the page has answered."""
        self._add(e.Opened("STAGE", game, seats, {**own, **options}, ME))
        self._add(e.Sat(0, ME, NAMES[0]))
        for seat in range(1, seats):
            self._add(e.BotSat(seat, "novice", NAMES[seat]))
        self._add(e.Started(self.room.game.rules, luck=Luck.of_seed(str(seed))))
        rng, novice = Random(seed), bot(self.room.game, "novice")
        self._bots: list[Bot] = [
            novice(self.room.game, seat, seats, self.room.options, Random(rng.random()))
            for seat in range(seats)
        ]

    def _add(self, entry: e.Entry) -> None:
        self.room.accept(0, entry, self.room.consider(entry))

    @property
    def over(self) -> bool:
        return self.room.phase == "over"

    def view(self, seat: int | None = 0) -> SeatView:
        assert self.room.match is not None
        return self.room.match.view(seat)

    def step(self) -> None:
        """Somebody answers, or everybody where all do so unseen."""
        m = self.room.running()
        answers = {seat: self._answer(seat) for seat in m.decisions}
        if self.room.blind:
            self._add(e.Closed({str(seat): c.to_json() for seat, c in answers.items()}))
        else:
            seat, choice = next(iter(answers.items()))
            self._add(e.Played(seat, choice.to_json()))

    def _answer(self, seat: int) -> Choice:
        assert self.room.match is not None
        return self._bots[seat].choose(Eyes(self.room.match, seat))

    def talk(self) -> None:
        """Bots say what they have to say, in turn, until none adds anything; so does the person."""
        m = self.room.running()
        self._add(e.Chatted(ME, NAMES[0], "Qui a bougé ma carte ?", 0))
        speaking = True
        while speaking:
            said = len(m.said)
            for seat in range(1, m.seats):
                claim = self._bots[seat].speak(Eyes(m, seat))
                if claim is not None:
                    self._add(e.Claimed(seat, claim.to_json()))
            speaking = said < len(m.said) < 2 * m.seats

    def claim(self, seat: int, *words: str | int) -> None:
        """This seat claims something."""
        self._add(e.Claimed(seat, list(words)))

    def until(self, moment: Moment, seat: int | None = 0) -> bool:
        """Play on to such a moment; False when the match ended before."""
        while not self.over:
            if moment(self.view(seat)):
                return True
            self.step()
        return False

    def hold(self, *words: str | int) -> None:
        """The person has answered, and the others have not yet."""
        self._add(e.Held(0, list(words)))

    # --- in a browser --------------------------------------------------------------------------

    def show(self, page: Page, seat: int | None = 0) -> None:
        """The table as this seat sees it now. What the page answers is heard and not played."""
        self.room.id = token_hex(8)  # a table new to the page: nothing happened while it was away
        self._eyes, self._seq = seat, 10_000  # later than any of its frames

        def connected(line: WebSocketRoute) -> None:
            self._line = line
            line.on_message(lambda text: self._hear(line, seat, text))

        page.unroute_all()
        page.route_web_socket(re.compile(r"/ws$"), connected)
        page.goto("/t/STAGE")
        page.locator(".ask, .end, [data-told]").first.wait_for()

    def show_instead(self, other: Stage) -> None:
        """On the page that shows the other match, of as many in the same box: no page is loaded."""
        self._line, self._eyes, self._seq = other._line, other._eyes, other._seq + 1
        now = Now.of(self.room, 0)
        seen = snapshot(self.room, self._eyes, now, language=None)
        _tell(self._line, msgspec.structs.replace(seen, seq=self._seq))

    def go_on(self) -> None:
        """The next step, told to the page."""
        assert self.room.match is not None
        before = self.room.match.heard
        self.step()
        _tell(self._line, frame(self.room, self._eyes, before, Now.of(self.room, 0), None))

    def claim_aloud(self, seat: int, *words: str | int) -> None:
        """This seat claims something, told to the page."""
        before = self.room.running().heard
        self.claim(seat, *words)
        _tell(self._line, frame(self.room, self._eyes, before, Now.of(self.room, 0), None))

    def say(self, seat: int, text: str) -> None:
        """A line of this seat's, told to the page."""
        self._add(e.Chatted("", NAMES[seat], text, seat))
        _tell(self._line, ChatNews(chat_lines(self.room.lines(ME))[-1]))

    def _hear(self, line: WebSocketRoute, seat: int | None, text: str | bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "hello":
            table = table_info(self.room, ME, {ME})
            said = chat_lines(self.room.lines(None if seat is None else ME))
            _tell(line, Welcome(1, Me(ME, NAMES[0]), table, said, 0))
            _tell(line, snapshot(self.room, seat, Now.of(self.room, 0), language=None))
        elif message["type"] == "ping":
            _tell(line, Pong("", 0))
        elif message["type"] == "claims" and seat is not None:
            m = self.room.match
            assert m is not None
            known = () if self.over else m.game.claim_catalogue(m.seats)[1:]
            claims = [c for c in known if m.may_say(seat, c)]
            _tell(line, MayClaim(message["key"], [claim.to_json() for claim in claims]))
        elif message["type"] == "why" and seat is not None:
            m = self.room.running()
            why = m.why_not(seat, m.board.catalogue.from_json(message["choice"]))
            assert why is not None
            _tell(line, Refused(message["key"], "illegal", "", why.key, why.rule))
        elif message["type"] == "order" and seat is not None:
            self._add(e.Ordered(seat, message["orders"]))
            heard = self.room.running().heard
            _tell(line, frame(self.room, seat, heard, Now.of(self.room, 0), None))
            _tell(line, Done(message["key"]))
        elif message.get("key"):
            if message["type"] == "choose":
                self.chosen.append(message["choice"])
            _tell(line, Done(message["key"]))


def just_before(box: str, seats: int, seed: int, kind: str) -> Stage:
    """The match one step before seat 0 is first told of such an event."""
    probe, steps = Stage(box, seats, seed), 0
    while not probe.over:
        match = probe.room.running()
        heard = match.heard
        probe.step()
        assert probe.room.match is not None
        if kind in [event["kind"] for event, _ in probe.room.match.seen(0, heard)]:
            stage = Stage(box, seats, seed)
            for _ in range(steps):
                stage.step()
            return stage
        steps += 1
    raise AssertionError(f"nobody was told {kind!r}")


def _tell(line: WebSocketRoute, message: ServerMessage) -> None:
    line.send(msgspec.json.encode(message).decode())
