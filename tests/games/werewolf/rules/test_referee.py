"""Random decks, nights and votes, beside a second reading of the booklet."""

from random import Random
from typing import Any

import pytest
from tests.games.werewolf.referee import Lot, Note, Question, Referee, who_dies, who_wins
from tests.games.werewolf.sit import called, end, notes, sight, sit, state, winners

from cabale.core import Match
from cabale.games.werewolf.rules.components import ARTEFACT_IDS, BOXES, ROLE_IDS
from cabale.games.werewolf.rules.decks import faults, pool, slot_wolves
from cabale.testing import rule

NIGHTS = 400
BUSY = ("doppelganger", "sentinel", "curator")
"""Roles that meet all others: most nights have one of them at the table."""


def deal(rng: Random, seats: int) -> list[int]:
    cards = pool(BOXES)
    while True:
        rng.shuffle(cards)
        deck = cards[: seats + 3]
        wanted = rng.choice(BUSY) in [ROLE_IDS[role] for role in deck[:seats]]
        if (wanted or rng.random() < 0.3) and not faults(deck, seats, BOXES, [0]):
            return deck


class Night:
    """A match and its referee, side by side."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        seats = rng.choice((3, 3, 4, 4, 5, 6, 8, 10))
        deck = deal(rng, seats)
        names = [ROLE_IDS[role] for role in deck]
        players, centre = names[:seats], names[seats:]
        slot = ""
        if "alpha_wolf" in names:
            slot = ROLE_IDS[rng.choice(slot_wolves(deck, BOXES))]
        self.options: dict[str, Any] = {
            "slot_open": rng.random() < 0.7,
            "minion_alone_must_survive": rng.random() < 0.3,
            "artefacts": rng.sample(ARTEFACT_IDS, rng.choice((1, 2, 6))),
        }
        self.match: Match = sit(" ".join(players), " ".join(centre), slot, **self.options)
        self.referee = Referee(players, centre, slot, self.options["slot_open"])
        self.referee.stock = len(self.options["artefacts"])

    def play(self) -> None:
        night = self.referee.night()
        answer = None
        while True:
            try:
                asked = night.send(answer) if answer else next(night)
            except StopIteration:
                break
            answer = self._drawn(asked) if isinstance(asked, Lot) else self._answer(asked)
        assert self.match.pace == "talk"

    def _drawn(self, lot: Lot) -> str:
        return ARTEFACT_IDS[state(self.match).artefacts[lot.seat]]

    def _answer(self, asked: Question) -> str:
        ((seat, decision),) = self.match.decisions.items()
        choices = {str(choice): choice for choice in decision.choices}
        assert self.match.view(None)["board"]["call"] == asked.call
        assert (seat, set(choices)) == (asked.seat, asked.answers)
        idle = "pass" in asked.answers and self.rng.random() < 0.15
        answer = "pass" if idle else self.rng.choice(sorted(asked.answers - {"pass"}))
        self.match.play(seat, choices[answer])
        return answer

    def vote(self) -> list[int | None]:
        """Most votes fall on few, so that many die, many are tied, and powers meet."""
        seats, rng = self.referee.seats, self.rng
        for seat in seats:
            self.match.play(seat, self.match.choice("ready"))
        few = rng.sample(seats, rng.choice((2, 3, len(seats))))
        votes: list[int | None] = []
        for seat in seats:
            if rng.random() < 0.05:
                self.match.expire(seat)
                votes.append(None)
                continue
            target = rng.choice([other for other in few if other != seat])
            self.match.play(seat, self.match.choice("vote", target))
            votes.append(target)
        return votes


def learnt(match: Match, seat: int) -> list[Note]:
    """What a notebook has beside what its seat only did."""
    found: list[Note] = []
    for note in notes(match, seat):
        sets = [set(value) for value in note.values() if isinstance(value, list)]
        if sets:
            found.append((note["verb"], *sets))
        elif note["verb"] == "see_own":
            found.append(("see_own", note["role"]))
        elif "role" in note:
            found.append((note["verb"], note.get("target", note.get("centre")), note["role"]))
    return found


@rule("WER-041", "WER-042", "WER-043", "WER-046", "WER-061", "WER-063", "WER-097", "WER-121")
@rule("WER-122", "WER-155", "WER-172", "WER-175", "WER-178", "WER-180", "WER-190", "WER-199")
@pytest.mark.parametrize("part", range(4))
def test_two_readings_of_the_booklet_agree(part: int) -> None:
    for seed in range(part * NIGHTS, (part + 1) * NIGHTS):
        night = Night(seed)
        match, referee = night.match, night.referee
        night.play()
        assert called(match) == referee.called, seed
        for seat in referee.seats:
            assert learnt(match, seat) == referee.notes[seat], (seed, seat)
        lies_open = sight(match, None)
        assert set(lies_open["shields"]) == referee.shields, seed
        assert {card["seat"] for card in lies_open["face_up"]} == referee.face_up, seed
        assert set(lies_open["artefacts"]) == set(referee.artefacts), seed
        votes = night.vote()
        roles = referee.final()
        dead = who_dies(roles, votes)
        assert end(match)["roles"] == roles, seed
        assert end(match)["lies"] == [card.face for card in referee.before + referee.centre], seed
        assert set(end(match)["dead"]) == dead, (seed, votes)
        won = who_wins(roles, dead, night.options["minion_alone_must_survive"])
        assert set(winners(match)) == won, (seed, votes)
