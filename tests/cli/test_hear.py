"""`cabale hear`: a line, and a corpus."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cabale.cli import main


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str]:
    with pytest.raises(SystemExit) as stopped:
        main(list(args))
    out, err = capsys.readouterr()
    return int(stopped.value.code or 0), out + err


def test_a_line_is_heard(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["werewolf", "jsuis voyante et Basile est loup", "--seats", "Ada,Basile", "--lang", "fr"]
    code, out = run(capsys, "hear", *line, "--json")
    assert code == 0
    claims = json.loads(out)["claims"]
    assert [one["claim"] for one in claims] == [["started", "seer"], ["suspect", 1]]
    assert all(0.5 < one["sure"] <= 1 for one in claims)
    assert "Je soupçonne Basile" in run(capsys, "hear", *line)[1]


def test_a_corpus_is_heard_and_counted(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines: list[dict[str, object]] = [
        {"text": "I am the priest", "claims": [["am", "priest"]]},
        {"text": "Boris wibbles the key", "claims": [["holds", 1, "key"]]},
        {"text": "hello", "claims": []},
        {"text": "I trust Boris", "claims": []},
    ]
    seats: dict[str, object] = {"lang": "en", "seats": ["Amelia", "Boris", "Cleo"], "speaker": 0}
    corpus = tmp_path / "corpus.jsonl"
    corpus.write_text("\n".join(json.dumps({**seats, **line}) for line in lines), "utf-8")
    code, out = run(capsys, "hear", "castle", "--file", str(corpus), "--json")
    report = json.loads(out)
    assert code == 0
    assert report["heard"] == [[["am", "priest"]], [], [], [["trust", 1]]]
    assert report["precision"] == 0.5
    assert report["recall"] == 0.5
    assert report["false_hearings"] == 0.5
    assert report["ms_per_line"] > 0
    _, text = run(capsys, "hear", "castle", "--file", str(corpus), "--lang", "en")
    assert "Boris wibbles the key" in text
    assert "hello" not in text


@pytest.mark.parametrize(
    "args",
    [
        ["werewolf"],
        ["werewolf", "hello"],
        ["werewolf", "hello", "--seats", "Ada,Bob", "--speaker", "Carl"],
        ["werewolf", "--file", "nowhere.jsonl"],
        ["chess", "hello", "--seats", "Ada,Bob"],
    ],
)
def test_what_is_asked_wrongly_is_answered_in_one_sentence(
    capsys: pytest.CaptureFixture[str], args: list[str]
) -> None:
    code, out = run(capsys, "hear", *args)
    assert code == 2
    assert out.startswith("cabale: ")


def test_a_broken_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    corpus = tmp_path / "corpus.jsonl"
    corpus.write_text('{"lang": "en", "seats": ["A"], "speaker": 3, "text": ""}', "utf-8")
    code, out = run(capsys, "hear", "castle", "--file", str(corpus))
    assert code == 2
    assert "line 1" in out
