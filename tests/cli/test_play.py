"""`cabale play`: a person at the terminal."""

import re
from collections.abc import Iterator
from itertools import chain, repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.cli.conftest import Run

from cabale import Match, loads, names, new_match, replay
from cabale.cli.common import Text
from cabale.cli.terminal import Quit, Terminal
from cabale.core import SeatView
from cabale.words import Words


def type_in(monkeypatch: pytest.MonkeyPatch, *first: str, then: str | None = "1") -> None:
    """Answers of the person; at the end of them always the same, or the end of input."""
    typed: Iterator[str] = chain(first, repeat(then) if then else ())

    def answer(prompt: str = "") -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


@pytest.mark.parametrize("name", names())
def test_a_whole_match_and_its_log(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    type_in(monkeypatch)
    log = tmp_path / "mine.jsonl"
    ran = run("play", name, "--seed", 1, "--save", log, "--bot", "random")
    assert ran.code == 0
    assert ran.err == ""
    match = replay(loads(log.read_text(encoding="utf-8")))
    assert match.outcome is not None
    assert re.search(r"^(You|Bot \d|Nobody)\b.* wins?\.$", ran.out, re.MULTILINE)
    assert run("verify", log).code == 0


@pytest.mark.parametrize(
    ("language", "sitting", "vote", "against", "end"),
    [
        (
            "fr",
            "à la place 3 sur 4 (--seat 2",
            "Vous votez contre Robot 1.",
            "vote contre vous.",
            "z.",
        ),
        ("en", "in seat 3 of 4 (--seat 2", "You vote for Bot 1.", "votes for you.", "win."),
    ],
)
def test_the_person_is_spoken_to(
    run: Run,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    sitting: str,
    vote: str,
    against: str,
    end: str,
) -> None:
    told = ""
    for seed in (1, 2):
        type_in(monkeypatch)
        args = ("--seats", 4, "--seat", 2, "--seed", seed, "--bot", "random")
        shown = run("play", "werewolf", *args, "--lang", language).out
        assert sitting in shown.splitlines()[1]
        told += shown
    assert vote in told
    assert against in told
    assert "Place 3" not in told
    assert "Seat 3" not in told
    won = [line for line in told.splitlines() if re.match(r"(Vous|You)\b.*(gagnez|win)\.", line)]
    assert all(line.endswith(end) for line in won)


def test_who_gives_a_name_has_it_in_lists(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, label in ((None, "you"), ("Ada", "Ada")):
        type_in(monkeypatch)
        args = ["--name", name] if name else []
        told = run("play", "abyss", "--seats", 2, "--seed", 3, "--bot", "random", *args).out
        scores = [line for line in told.splitlines() if re.match(r"  \w+.*: \d+$", line)][-2:]
        assert [line.partition(":")[0].strip() for line in scores] == [label, "Bot 2"]


def test_what_is_shown_is_what_the_seat_may_see(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: set[int | None] = set()
    events, view = Match.events, Match.view

    def seen_events(match: Match, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        looked.add(seat)
        return events(match, seat, since)

    def seen_view(match: Match, seat: int | None) -> SeatView:
        looked.add(seat)
        return view(match, seat)

    monkeypatch.setattr(Match, "events", seen_events)
    monkeypatch.setattr(Match, "view", seen_view)
    type_in(monkeypatch, "v")
    run("play", "werewolf", "--seats", 4, "--seat", 2, "--seed", 1, "--bot", "random")
    assert looked == {2}


def test_the_other_things_one_can_type(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "?", "v", "u", "", "999", "nonsense", "q")
    ran = run("play", "abyss", "--seats", 2, "--seed", 3, "--bot", "random")
    assert ran.code == 0
    assert "take back your last choice" in ran.out
    assert "There is nothing you can take back." in ran.out
    assert "pearls" in ran.out
    assert ran.out.count("part of the words; ? for help") == 3
    assert ran.out.endswith("You left the table.\n")


def test_one_may_say_something(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    type_in(monkeypatch, *["s", "1"] * 6)
    log = tmp_path / "mine.jsonl"
    run("play", "werewolf", "--seats", 3, "--seed", 2, "--bot", "random", "--save", log)
    said = [entry for entry in loads(log.read_text(encoding="utf-8")).entries if "say" in entry]
    assert said
    assert {entry["seat"] for entry in said} == {0}


def test_the_end_of_input_is_no_crash(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    type_in(monkeypatch, then=None)
    log = tmp_path / "mine.jsonl"
    ran = run("play", "abyss", "--lang", "fr", "--save", log)
    assert ran.code == 0
    assert "Vous avez quitté la table." in ran.out
    assert loads(log.read_text(encoding="utf-8")).luck is None, "a running match keeps its secret"


def test_a_match_is_told_in_the_words_of_its_edition(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for edition, title, name in (
        ("devil", "The Castle of the Devil", "Bag of Secrets"),
        ("coach", "The Coach Ride to the Devil’s Castle", "Secret Bag"),
    ):
        type_in(monkeypatch, *["1"] * 200, then=None)
        told = run("play", "castle", "--seed", 1, "--option", f"edition={edition}")
        assert told.out.startswith(title)
        assert name in told.out


def test_under_the_shroud_places_have_no_names(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    names = ["Zoé", "Yann", "Xénia", "Wanda"]
    scenario = "players: curator werewolf seer villager\ncentre: drunk villager robber"
    options = {"artefacts": ["shroud_of_shame"]}
    match = new_match("werewolf", 4, seed=1, options=options, scenario=scenario)
    while match.pace == "night":
        seat, decision = next(iter(match.decisions.items()))
        wanted = [choice for choice in decision.choices if str(choice) == "curate 2"]
        match.play(seat, wanted[0] if wanted else decision.choices[0])
    for seat in range(4):
        match.play(seat, match.decisions[seat].choices[0])
    terminal = Terminal(match, 2, Words(match.game, "en", names, options), Text("en"))
    terminal.seat_bots(["random"] * 4, Random(1))
    type_in(monkeypatch, "third")
    terminal.play()
    shown = capsys.readouterr().out
    question = shown[shown.index("Which place") : shown.index("Zoé votes for")]
    assert "Vote for the first place on your left" in question
    assert not [name for name in names if name in question]
    assert match.view(None)["board"]["end"]["votes"][2] == 1


def test_several_cards_are_discarded_with_one_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hand = "seahorse-5 seahorse-4 crab-2 crab-2 crab-4 squid-1 squid-3"
    scenario = (
        f"begin: plotting\nlords: | commander\nhands: {hand} |\ncouncil: shellfish-1 shellfish-1"
    )
    match = new_match("abyss", 2, seed=1, scenario=scenario)
    terminal = Terminal(match, 0, Words(match.game, "en", ["You", "Bot"], me=0), Text("en"))
    terminal.seat_bots(["random"] * 2, Random(1))
    take = next(i for i, c in enumerate(match.decisions[0].choices, 1) if c.verb == "support")
    type_in(monkeypatch, str(take), "1 1 2", "q")
    with pytest.raises(Quit):
        terminal.play()
    shown = capsys.readouterr().out
    assert shown.count("Discard 3 Allies from your hand.") == 1  # asked once, answered once
    left = ["seahorse-4", "seahorse-5", "shellfish-1", "shellfish-1", "squid-1", "squid-3"]
    assert match.view(0)["board"]["mine"]["hand"] == left
