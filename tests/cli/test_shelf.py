"""`cabale games` and `cabale rules`."""

import json

from tests.cli.conftest import Run

from cabale import names


def test_games_for_people_in_their_language(run: Run) -> None:
    assert "Werewolf" in run("games").out
    assert "Loup-Garou" in run("games", "--lang", "fr").out
    for name in names():
        assert name in run("games").out


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
        assert len(rules) > 20
        text = run("rules", name).out
        assert all(f"**{rule}**" in text for rule in rules)


def test_rules_speak_the_language_that_is_asked_for(run: Run) -> None:
    french, english = (
        json.loads(run("rules", "castle", "--lang", lang, "--json").out) for lang in ("fr", "en")
    )
    assert list(french) == list(english)
    assert "Clés" in french["CAS-001"]
    assert "Keys" in english["CAS-001"]
