"""`cabale games` and `cabale rules`."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from cabale import game, names
from cabale.cli.common import language
from cabale.words import Words


def test_games_for_people_in_their_language(run: Run) -> None:
    assert "Werewolf" in run("games").out
    assert "Loup-Garou" in run("games", "--lang", "fr").out
    for name in names():
        assert name in run("games").out


def test_an_edition_has_a_title_of_its_own(run: Run) -> None:
    shelf = run("games").out
    castle, coach = (
        Words(game("castle"), "en", options=options).title()
        for options in ({"edition": "devil"}, {"edition": "coach"})
    )
    assert Words(game("castle"), "en").title() == castle != coach
    for title in (castle, coach):
        assert " ".join(title.split()[:3]) in shelf  # a narrow column breaks the line


def test_what_one_types_is_never_broken_in_a_narrow_window(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for spoken in ("en", "fr"):
        shelf = run("games", "--lang", spoken).out
        assert all(f"{option.name}=" in shelf for name in names() for option in game(name).options)
        assert max(map(len, shelf.splitlines())) <= 80


def test_games_for_programs(run: Run) -> None:
    games = {one["name"]: one for one in json.loads(run("games", "--json").out)}
    assert set(games) == set(names())
    werewolf = games["werewolf"]
    assert werewolf["seats"] == list(range(3, 11))
    assert werewolf["bots"][0] == "random"
    assert werewolf["choices"]["3"] > 1


def test_rules_are_the_ledger(run: Run) -> None:
    for name in names():
        rules = json.loads(run("rules", name, "--json").out)
        ledger = Path(f"docs/rules/{name}.md").read_text("utf-8")
        assert list(rules) == re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", ledger, re.MULTILINE) != []
        text = run("rules", name).out
        assert all(f"**{rule}**" in text for rule in rules)


def test_rules_speak_the_language_that_is_asked_for(run: Run) -> None:
    french, english = (
        json.loads(run("rules", "castle", "--lang", lang, "--json").out) for lang in ("fr", "en")
    )
    assert list(french) == list(english)
    assert "Clés" in french["CAS-001"]
    assert "Keys" in english["CAS-001"]


@pytest.mark.parametrize(
    ("named", "spoken"),
    [
        ({"LANG": "C"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "fr_BE"}, "fr"),
    ],
)
def test_the_locale_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, named: dict[str, str], spoken: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert language(None) == spoken
    assert language("fr") == "fr"
