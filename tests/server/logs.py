"""Logs of tables, made without a server: of people who play, hesitate, hold, claim and chat."""

from __future__ import annotations

from random import Random

from tests.server.people import variant

from cabale.server.tables import entries as e
from cabale.server.tables.room import Room
from cabale.store import Row

SECRET = "5e" * 32


class Scribe:
    """A room that keeps its log."""

    def __init__(self, name: str, table: str = "t") -> None:
        _, seats, options = variant(name)
        self.room, self.rows = Room(table), list[Row]()
        self.rng = Random(name)
        self.write(e.Opened("CODES", name, seats, options, "p0", secret=SECRET))
        for seat in range(seats):
            self.write(e.Sat(seat, f"p{seat}", f"P{seat}", ("ab" * 16, "")))
        self.write(e.Started(self.room.game.rules))

    def write(self, entry: e.Entry) -> None:
        room = self.room
        after = room.consider(entry)
        row = Row(room.length, 1_000 + 10 * room.length, e.encode(entry))
        room.accept(row.at, entry, after)
        self.rows.append(row)

    def play(self) -> None:
        """Somebody answers, or a window closes; now and then somebody has second thoughts."""
        room = self.room
        match = room.running()
        if room.blind:
            for seat, decision in list(match.decisions.items()):
                if seat in room.held and not room.may_think_again(seat):
                    continue
                self.write(e.Held(seat, self.rng.choice(decision.choices).to_json()))
            self.write(e.Closed())
            return
        seat, decision = self.rng.choice(list(match.decisions.items()))
        self.write(e.Played(seat, self.rng.choice(decision.choices).to_json()))
        if room.phase == "playing" and room.can_undo(seat) and self.rng.random() < 0.3:
            self.write(e.Undone(seat))

    def hesitate(self, times: int) -> None:
        """Play and take back, as often as is asked for; or hold and release."""
        while not self.room.blind:
            for seat, decision in self.room.running().decisions.items():
                words = decision.choices[-1].to_json()
                after = self.room.running().clone()
                after.play(seat, decision.choices[-1])
                if after.can_undo(seat):
                    for _ in range(times):
                        self.write(e.Played(seat, words))
                        self.write(e.Undone(seat))
                    return
            self.play()
        seat, decision = next(iter(self.room.running().decisions.items()))
        for _ in range(times):
            self.write(e.Held(seat, decision.choices[0].to_json()))
            self.write(e.Released(seat))

    def claim(self, times: int) -> None:
        match = self.room.running()
        claims = match.game.claim_catalogue(match.seats)[1:]
        allowed = [(s, c) for s in range(match.seats) for c in claims if match.may_say(s, c)]
        for number in range(times if allowed else 0):
            seat, claim = allowed[number % len(allowed)]
            self.write(e.Claimed(seat, claim.to_json()))

    def chat(self, times: int) -> None:
        for number in range(times):
            self.write(e.Chatted("p0", "P0", f"line {number}", 0))

    def until(self, length: int) -> None:
        """Play on, and talk about it after the end, until the log is so long."""
        while self.room.length < length:
            if self.room.phase == "playing" and self.rng.random() < 0.9:
                self.play()
            else:
                self.chat(1)
