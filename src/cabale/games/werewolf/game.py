"""Loup-Garou pour un Crépuscule, as a game on the shelf."""

from __future__ import annotations

from collections.abc import Mapping, MutableSequence, Sequence
from random import Random
from typing import Any

from cabale.core import Arg, Choice, Feature, Game, Lesson, Table, Verb
from cabale.games.werewolf.rules import setup as host
from cabale.games.werewolf.rules.claims import CLAIMS, hear, hearers, may_say
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, MINION, ROLE_IDS, TANNER, WOLVES
from cabale.games.werewolf.rules.deeds import DIRECTIONS, EVENTS
from cabale.games.werewolf.rules.scenario import arrange
from cabale.games.werewolf.rules.state import NONE, Werewolf
from cabale.games.werewolf.rules.steps.day import Dawn, Talk, by_day, muted
from cabale.games.werewolf.rules.steps.night import Call, Night
from cabale.games.werewolf.rules.steps.vote import Vote
from cabale.games.werewolf.sight.imagine import imagine
from cabale.games.werewolf.sight.observe import features, observe
from cabale.games.werewolf.sight.view import view
from cabale.games.werewolf.words.lessons import LESSONS


def _in_order(one: int, other: int) -> bool:
    return one < other


class WerewolfGame(Game[Werewolf]):
    name = "werewolf"
    rules = "1.0"
    seats = range(3, 11)
    options = host.OPTIONS
    verbs = (
        Verb("shield", target="seat"),
        Verb("copy", target="seat"),
        Verb("look", target="seat"),
        Verb("peek", centre="centre"),
        Verb("plant", target="seat"),
        Verb("rob", target="seat"),
        Verb("brew", centre="centre"),
        Verb("give", target="seat"),
        Verb("exchange", _in_order, one="seat", other="seat"),
        Verb("shift", direction="direction"),
        Verb("drink", centre="centre"),
        Verb("reveal", target="seat"),
        Verb("curate", target="seat"),
        Verb("ready"),
        Verb("vote", target="seat"),
    )
    claims = CLAIMS
    events = EVENTS
    steps = (Call, Night, Dawn, Talk, Vote)

    def domains(self, seats: int) -> Mapping[str, Sequence[Arg]]:
        return {
            "role": ROLE_IDS,
            "centre": range(4),
            "direction": DIRECTIONS,
            "artefact": ARTEFACT_IDS,
        }

    def new_state(self, seats: int) -> Werewolf:
        return Werewolf(seats=seats)

    def check(self, seats: int, options: Mapping[str, Any]) -> None:
        host.check(seats, options)

    def warnings(self, seats: int, options: Mapping[str, Any]) -> Sequence[str]:
        return host.warnings(seats, options)

    def variants(self, seats: int) -> Sequence[Mapping[str, Any]]:
        return (
            {"scenario": host.ANARCHY, "boxes": ["daybreak", "base"], "slot_open": seats % 2 == 0},
            {"scenario": "metamorphoses_malefiques", "slot_wolf": "dream_wolf"},
            {},
        )

    def setup(self, t: Table[Werewolf]) -> None:
        host.setup(t)

    def arrange(self, t: Table[Werewolf], facts: Mapping[str, str]) -> None:
        arrange(t, facts)

    def view(self, t: Table[Werewolf], seat: int | None) -> dict[str, Any]:
        return view(t, seat)

    def imagine(self, t: Table[Werewolf], seat: int, rng: Random) -> None:
        imagine(t, seat, rng)

    def features(self, seats: int) -> Sequence[Feature]:
        return features(seats)

    def observe(self, t: Table[Werewolf], seat: int, out: MutableSequence[float]) -> None:
        observe(t, seat, out)

    def may_say(self, t: Table[Werewolf], seat: int, claim: Choice) -> bool:
        return may_say(t, seat, claim)

    def hear(self, t: Table[Werewolf], seat: int, claim: Choice) -> None:
        hear(t.state, seat, claim)

    def hearers(self, t: Table[Werewolf], speaker: int, claim: Choice) -> tuple[int, ...] | None:
        return hearers(t, claim)

    def may_talk(self, t: Table[Werewolf], seat: int) -> bool:
        """Nobody talks at night."""
        return t.state.outcome is not None or (by_day(t) and not muted(t, seat))

    def census(self, t: Table[Werewolf]) -> Sequence[Any]:
        s = t.state
        cards = [ROLE_IDS[s.start[card]] for card in s.at]
        carried = [ARTEFACT_IDS[what] for what in s.artefacts if what != NONE]
        return cards + carried + [ARTEFACT_IDS[what] for what in s.left_over()]

    def lessons(self) -> Sequence[Lesson]:
        return LESSONS

    def teams(self, t: Table[Werewolf]) -> Sequence[str] | None:
        def side(role: int) -> str:
            if role in WOLVES or role == MINION:
                return "pack"
            return "tanner" if role == TANNER else "village"

        return [side(t.state.final_role(seat)) for seat in range(t.seats)]

    def roles(self, t: Table[Werewolf]) -> Sequence[str]:
        return [ROLE_IDS[role] for role in t.state.start[: t.seats]]
