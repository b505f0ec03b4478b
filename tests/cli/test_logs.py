"""`cabale replay` and `cabale verify`."""

import json
from pathlib import Path
from random import Random

import pytest
from tests.cli.conftest import Run

from cabale import loads, new_match, replay
from cabale.bots import play_out, sit_down
from cabale.core import Luck, Receipt
from cabale.core.log import FORMAT, heads, split
from cabale.core.snapshot import Origins, take
from cabale.core.upgrade import upgrade


def test_a_replay_shows_what_happened_in_words(run: Run, finished: Path) -> None:
    lines = run("replay", finished).out.splitlines()
    log = loads(finished.read_text(encoding="utf-8"))
    entries = [entry for entry in log.entries if "play" in entry]
    numbered = [line for line in lines if line[:1].isdecimal()]
    assert len(numbered) == len(entries)
    assert numbered[0].startswith(f"1. Seat {entries[0]['seat'] + 1}")
    assert run("replay", finished, "--lang", "fr").out.splitlines() != lines


def test_a_replay_with_one_seat_s_eyes_shows_what_it_saw_and_no_more(
    run: Run, finished: Path
) -> None:
    match = replay(loads(finished.read_text(encoding="utf-8")))
    for seat in range(match.seats):
        steps = [
            json.loads(line)
            for line in run("replay", finished, "--seat", seat, "--json").out.splitlines()
        ]
        assert [event for step in steps for event in step["events"]] == match.events(seat)
        assert {step["entry"]["seat"] for step in steps if step["entry"]} == {seat}
        assert steps[-1]["view"] == match.view(seat)


@pytest.mark.parametrize("command", ["replay", "analyse"])
def test_whose_eyes_look_is_said_first_in_both_ways_of_counting(
    run: Run, finished: Path, command: str
) -> None:
    shown = run(command, finished, "--seat", 2).out
    head = "Seen from seat 3 of 4 (--seat 2: the option counts from 0). “You” is that seat."
    assert head in " ".join(shown.split())[:400]
    assert "counted from 0" in " ".join(run(command, "--help").out.replace("│", " ").split())
    if command == "replay":
        assert "Seat 3" not in shown
        assert "You vote for" in shown


def test_a_replay_without_a_seat_keeps_nothing_back(run: Run, finished: Path) -> None:
    match = replay(loads(finished.read_text(encoding="utf-8")))
    steps = [json.loads(line) for line in run("replay", finished, "--json").out.splitlines()]
    assert [step["entry"] for step in steps[1:]] == match.entries
    assert sum(len(step["events"]) for step in steps) == match.heard


def test_views_on_the_way(run: Run, finished: Path) -> None:
    lines = run("replay", finished, "--seat", 1, "--views").out.splitlines()
    views = [json.loads(line) for line in lines if line.startswith("{")]
    assert {view["seat"] for view in views} == {1}


def test_there_is_no_such_seat(run: Run, finished: Path) -> None:
    ran = run("replay", finished, "--seat", 4)
    assert (ran.code, ran.err) == (2, "cabale: there is no seat 4: seats are 0 to 3\n")


def test_an_honest_log(run: Run, finished: Path) -> None:
    log = loads(finished.read_text(encoding="utf-8"))
    ran = run("verify", finished)
    assert ran.code == 0
    assert log.header["commitment"] in ran.out
    assert "secret scellé" in run("verify", finished, "--lang", "fr").out
    read = json.loads(run("verify", finished, "--json").out)
    assert read["ok"]
    assert read["outcome"] == log.end
    assert read["entries"] == len(log.entries)


def test_an_edited_log_for_programs(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    finished.write_text(text.replace('"seat": 2', '"seat": 1', 1), encoding="utf-8")
    ran = run("verify", finished, "--json")
    assert ran.code == 2
    assert json.loads(ran.out) == {
        "ok": False,
        "error": "EditedLog",
        "message": "the log's lines are not those that its last line was written for",
    }


def test_a_replay_is_told_in_the_words_of_its_edition(run: Run, tmp_path: Path) -> None:
    for edition, name in (("devil", "Seal of the Lodge"), ("coach", "Arms of the Lodge")):
        cards = (
            "hands: lodge_seal key key key | goblet | dagger | whip\n"
            "professions: thug doctor priest bodyguard\n"
            "societies: order brotherhood order brotherhood"
        )
        match = new_match("castle", 4, options={"edition": edition}, scenario=cards)
        match.play(0, match.choice("alone"))
        path = tmp_path / edition
        path.write_text(match.log.dumps(), encoding="utf-8")
        assert f"The {name} give" in run("replay", path).out


SENTENCES = {
    "en": ("your table", "opens the commitment", "Your luck went", "up to its end"),
    "fr": ("votre table", "l’engagement", "Votre chance est bien", "jusqu’à la fin"),
}


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Path, Receipt]:
    """The log of a match at a table, and what seat 2 kept of it."""
    luck = Luck(bytes(range(32)), "t-1", (None, None, ("ab" * 16, "sept"), None))
    match = new_match("werewolf", 4, luck=luck)
    play_out(match, sit_down(match, ["random"] * 4, 5), Random(5))
    text = match.log.dumps()
    path = tmp_path / "match.jsonl"
    path.write_text(text, encoding="utf-8")
    seen = heads(luck, split(text)[:-1])
    receipt = Receipt(FORMAT, "t-1", "werewolf", 2, luck.commitment, ("ab" * 16, "sept"), seen)
    return path, receipt


def save(path: Path, receipt: Receipt, **changes: object) -> Path:
    place = path.with_name("receipt.json")
    record = json.loads(receipt.dumps()) | changes
    place.write_text(json.dumps(record), encoding="utf-8")
    return place


def test_a_receipt_is_answered_line_by_line(run: Run, kept: tuple[Path, Receipt]) -> None:
    path, receipt = kept
    mine = save(path, receipt)
    for lang, sentences in SENTENCES.items():
        ran = run("verify", path, "--receipt", mine, "--lang", lang)
        assert ran.code == 0
        lines = [line for line in ran.out.splitlines() if line.startswith("  ✓ ")]
        assert len(lines) == 4
        for line, sentence in zip(lines, sentences, strict=True):
            assert sentence in line


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("table", {"table": "t-2", "commitment": Luck(bytes(range(32)), "t-2").commitment}),
        ("table", {"game": "castle"}),
        ("secret", {"commitment": "0" * 64}),
        ("luck", {"luck": ["ab" * 16, "huit"]}),
        ("luck", {"seat": 1}),
        ("luck", {"seat": 7}),
        ("luck", {"seat": None}),
        ("heads", {"heads": ["0" * 32]}),
    ],
)
def test_a_receipt_that_does_not_fit_names_the_lie(
    run: Run, kept: tuple[Path, Receipt], name: str, changes: dict[str, object]
) -> None:
    path, receipt = kept
    wrong = save(path, receipt, **changes)
    for lang in ("en", "fr"):
        ran = run("verify", path, "--receipt", wrong, "--lang", lang)
        assert ran.code == 2
        assert ran.out.count("✗") == 1
        assert ran.out.count("✓") == 3
    ran = run("verify", path, "--receipt", wrong, "--json")
    read = json.loads(ran.out)
    assert (ran.code, read["ok"]) == (2, False)
    (checks,) = read["receipts"].values()
    assert [check["name"] for check in checks if not check["ok"]] == [name]


def test_several_receipts_and_one_that_lies(run: Run, kept: tuple[Path, Receipt]) -> None:
    path, receipt = kept
    good = save(path, receipt).rename(path.with_name("good.json"))
    wrong = save(path, receipt, commitment="0" * 64)
    ran = run("verify", path, "--receipt", good, "--receipt", wrong)
    assert (ran.code, ran.out.count("✗"), ran.out.count("✓")) == (2, 1, 7)


def test_a_receipt_says_what_it_cannot_know(run: Run, kept: tuple[Path, Receipt]) -> None:
    path, receipt = kept
    early = save(path, receipt, heads=receipt.heads[:-1])
    assert "the last entry, which came after" in run("verify", path, "--receipt", early).out
    assert "dernière entrée, venue" in run("verify", path, "--receipt", early, "--lang", "fr").out
    none = save(path, receipt, heads=[])
    assert "cannot be told" in run("verify", path, "--receipt", none).out


def test_what_is_no_receipt(run: Run, kept: tuple[Path, Receipt]) -> None:
    path, receipt = kept
    for wrong, message in (
        (path.with_name("nothing.json"), "no such file"),
        (path, "not a receipt"),
        (save(path, receipt, cabale=1), "not a receipt"),
    ):
        ran = run("verify", path, "--receipt", wrong)
        assert (ran.code, ran.out) == (2, "")
        assert message in ran.err
    ran = run("verify", path, "--receipt", path, "--json")
    assert json.loads(ran.out)["error"] == "ReceiptError"


def test_a_replay_with_a_spectator_s_eyes_shows_what_the_table_saw(
    run: Run, finished: Path
) -> None:
    match = replay(loads(finished.read_text(encoding="utf-8")))
    steps = [
        json.loads(line)
        for line in run("replay", finished, "--spectator", "--json").out.splitlines()
    ]
    assert [event for step in steps for event in step["events"]] == match.events(None)
    assert {step["view"]["seat"] for step in steps} == {None}
    assert not any(step["entry"] for step in steps)
    ran = run("replay", finished, "--spectator", "--seat", 1)
    assert (ran.code, ran.err) == (2, "cabale: --seat and --spectator are two pairs of eyes\n")


def test_a_seat_s_replay_counts_what_the_seat_saw(run: Run, finished: Path) -> None:
    """The numbers of the log would tell how much others did unseen."""
    steps = [
        json.loads(line) for line in run("replay", finished, "--seat", 0, "--json").out.splitlines()
    ]
    numbers = [step["entry"]["n"] for step in steps if step["entry"]]
    assert numbers == [n for n, step in enumerate(steps, -1) if step["entry"]]


def test_a_log_of_updated_rules_is_checked_stretch_by_stretch(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match("werewolf", 4, seed=5)
    match.play(*next((seat, asked.choices[0]) for seat, asked in match.decisions.items()))
    options = match.board.options
    origins = Origins(match.game, match.seats, options, match.origin, match.live)
    data = take(match)
    game = type(match.game)
    monkeypatch.setattr(game, "rules", "1.1")
    monkeypatch.setattr(game, "reads", ("1.0",))
    match = upgrade(origins, data)
    play_out(match, sit_down(match, ["random"] * 4, 5), Random(5))
    path = tmp_path / "match.jsonl"
    path.write_text(match.log.dumps(), encoding="utf-8")
    last = len(match.entries) - 1

    ran = run("verify", path)
    assert ran.code == 3
    assert "– entries 0 to 0, rules 1.0: not checked" in ran.out
    assert f"✓ entries 1 to {last}, rules 1.1" in ran.out
    facts = json.loads(run("verify", path, "--json").out)
    assert (facts["ok"], facts["whole"]) == (True, False)
    assert [part["checked"] for part in facts["stretches"]] == [False, True]
    told = run("replay", path, "--seat", 0)
    assert told.code == 0
    assert "under rules 1.0, which are not installed" in told.out
    assert "The rules were updated (version 1.1)." in told.out
    for eyes in (["--seat", 0], ["--spectator"], []):
        steps = run("replay", path, "--json", *eyes).out.splitlines()
        assert '"state"' not in "".join(steps)
        assert len(steps) > 1

    monkeypatch.setattr(game, "rules", "2.0")
    assert run("verify", path).code == 3
    ran = run("replay", path)
    assert (ran.code, "these are rules 2.0" in ran.err) == (2, True)
