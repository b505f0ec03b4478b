"""What views and events show: nothing of the deal, and to a spectator both the same."""

from itertools import permutations
from random import Random
from typing import Any

import pytest
from tests.games.werewolf.sit import act, sit, sleep

from cabale.core import Match, new_match
from cabale.games.werewolf.words.lessons import LESSONS
from cabale.testing import rule
from cabale.testing.conformance import Case, cases, positions

DEALT = "werewolf seer robber"
CENTRE = "villager minion drunk"


@pytest.mark.parametrize("begin", ["night", "day"])
def test_a_position_shows_nobody_the_order_of_the_deal(begin: str) -> None:
    """Whatever is dealt to whom, a spectator is shown the same, and so is a seat of one role."""
    shown: set[str] = set()
    seats: set[str] = set()
    for cards in permutations(f"{DEALT} {CENTRE}".split()):
        lines = f"players: {' '.join(cards[:3])}\ncentre: {' '.join(cards[3:])}\nbegin: {begin}"
        match = new_match("werewolf", 3, seed=1, scenario=lines, live=True)
        shown.add(repr((match.view(None), match.events(None))))
        if cards[0] == "villager":
            seats.add(repr((match.view(0), match.events(0))))
    assert len(shown) == len(seats) == 1


def test_nor_does_a_lesson() -> None:
    for lesson in LESSONS:
        assert lesson.scenario is not None
        match = new_match("werewolf", lesson.seats, seed=1, scenario=lesson.scenario)
        deal = lesson.scenario.replace("players:", "").replace("centre:", "").split()
        deck = match.view(0)["board"]["deck"]
        assert sorted(deck) == sorted(deal)
        assert deck != deal


class Witness:
    """What a spectator can tell from events alone, after a first look at the table."""

    def __init__(self, match: Match) -> None:
        self.first = match.view(None)["board"]
        self.told: dict[str, Any] = {}

    def listen(self, events: list[dict[str, Any]], seats: int) -> None:
        said: list[list[Any]] = []
        shields: list[int] = []
        shown: list[dict[str, Any]] = []
        laid: list[int] = []
        phase: str = "night"
        call: str | None = None
        ends: dict[str, dict[int, Any]] = {
            "votes": {},
            "roles": {},
            "start": {},
            "lies": {},
            "artefacts": {},
        }
        dead: list[int] = []
        for event in events:
            match event:
                case {"kind": "said", "seat": seat, "claim": claim}:
                    said.append([seat, *claim])
                case {"kind": "called", "call": call}:
                    pass
                case {"kind": "dawn"}:
                    phase, call = "talk", None
                case {"kind": "table", "shields": shields, "artefacts": laid}:
                    pass
                case {"kind": "shown", "seat": seat, "role": role}:
                    shown.append({"seat": seat, "role": role})
                case {"kind": "voted", "seat": seat, "target": target}:
                    ends["votes"][seat] = target
                case {"kind": "unmasked", "seat": seat, "start": start, "card": card, "role": role}:
                    ends["start"][seat], ends["lies"][seat] = start, card
                    ends["roles"][seat] = role
                case {"kind": "carried", "seat": seat, "artefact": artefact}:
                    ends["artefacts"][seat] = artefact
                case {"kind": "died" | "shot", "seat": seat}:
                    dead.append(seat)
                case {"kind": "ended"}:
                    phase = "over"
        self.told = {
            "said": said,
            "sight": {"shields": shields, "face_up": shown, "artefacts": laid},
            "phase": phase,
            "call": call,
        }
        by_seat = {name: [of.get(seat) for seat in range(seats)] for name, of in ends.items()}
        self.end = {**by_seat, "dead": sorted(dead)}

    def compare(self, match: Match) -> None:
        """With what the view shows now."""
        self.listen(match.events(None), match.seats)
        view = match.view(None)
        table = view["board"]
        if table["phase"] == "vote":  # that all are ready is no event: the step says so
            self.told["phase"] = "vote"
        assert view["said"] == self.told.pop("said")
        for name, value in self.told.items():
            assert table[name] == value, name
        for name in ("deck", "slot_wolf", "artefacts", "calls"):
            assert table[name] == self.first[name]
        assert table["you"] is None
        assert (table["end"] is None) == (table["night"] is None) == (table["phase"] != "over")
        if table["end"] is not None:
            for name, value in self.end.items():
                assert table["end"][name][: match.seats] == value, name


@rule("WER-164")
@pytest.mark.parametrize("case", cases("werewolf"), ids=str)
def test_what_a_spectator_is_shown_he_can_tell_from_his_events(case: Case) -> None:
    for seed in range(4):
        witness = None
        for match in positions(case, seed):
            witness = witness or Witness(match)
            witness.compare(match)


@rule("WER-153")
def test_a_spectator_sees_the_table_that_the_shroud_hides() -> None:
    match = sit("curator sentinel revealer villager", artefacts=["shroud_of_shame"])
    act(match, 1, "shield 3")
    act(match, 2, "reveal 1")
    act(match, 0, "curate 0")
    sleep(match)
    match.say(1, match.game.claim_catalogue(4)("point", 0))
    kinds = [event["kind"] for event in match.events(None)]
    assert {"table", "shown", "said"} <= set(kinds)
    hidden = [event["kind"] for event in match.events(0)]
    assert not {"table", "shown", "said"} & set(hidden)
    assert match.view(None)["board"]["sight"] == {
        "shields": [3],
        "face_up": [{"seat": 1, "role": "sentinel"}],
        "artefacts": [0],
    }


OPEN_SECRETS = "sentinel doppelganger revealer curator robber seer"


@rule("WER-050", "WER-053")
@pytest.mark.parametrize("memory", ["notes", "strict"])
def test_what_no_event_has_told_is_seen_by_open_eyes_alone(memory: str) -> None:
    """The table, by night, and under the Shroud as it lay then; all else follows from events."""
    told: dict[str, Any] = {}
    seen_only = 0
    for seed in range(600):
        rng = Random(seed)
        cards = OPEN_SECRETS.split()
        Random(seed % 3).shuffle(cards)  # few deals, so that many nights are told alike
        match = new_match(
            "werewolf",
            4,
            seed,
            {"memory": memory, "artefacts": ["shroud_of_shame", "mask_of_muting"]},
            scenario=f"players: {' '.join(cards[:4])}\ncentre: {' '.join(cards[4:])} villager",
        )
        while match.pace != "talk":
            for seat in range(4):
                board = match.view(seat)["board"]
                sight = board.pop("sight")
                key = repr((match.events(seat), board["call"], board["phase"]))
                assert told.setdefault(f"{key} board", board) == board
                if seat in match.decisions:
                    seen_only += told.setdefault(f"{key} sight", sight) != sight
                elif not board["you"]["notes"]:
                    assert not any(sight.values()), "who has not been awake has seen nothing"
            asked, decision = rng.choice(list(match.decisions.items()))
            match.play(asked, rng.choice(decision.choices))
        for seat in range(4):
            board = match.view(seat)["board"]
            if board["you"]["shrouded"]:
                del board["sight"]
            assert told.setdefault(repr((match.events(seat), "day")), board) == board
    assert seen_only, "who is called sees shields of which no event tells"
