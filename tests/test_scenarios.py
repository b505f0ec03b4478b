"""The page about positions: every example of it runs, and it leaves no line out."""

import json
import re
from pathlib import Path

import pytest

from cabale import new_match
from cabale.core.position import LATER, STEPS
from cabale.games.abyss.rules import scenario as abyss
from cabale.games.castle.rules import scenario as castle
from cabale.games.cultists.rules import scenario_lines as cultists
from cabale.games.werewolf.rules import scenario as werewolf

PAGE = (Path(__file__).parent.parent / "docs" / "scenarios.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```scenario (\w+) (\d) ?(\{[^}]*\})?\n(.*?)```", PAGE, re.DOTALL)
LINES = {
    "Abyss": set(abyss.NAMES),
    "The Castle of the Devil": set(castle.LINES),
    "Cultists": {
        *(*cultists.LINES, *cultists.NAMED_LINES),
        *("roles", "first", "begin", "steps", "pulses", "pile", "laid"),
    },
    "Werewolf": set(werewolf.LINES),
}


def test_every_game_has_an_example() -> None:
    assert {game for game, *_ in EXAMPLES} == {"abyss", "castle", "cultists", "werewolf"}


@pytest.mark.parametrize(("game", "seats", "options", "text"), EXAMPLES)
def test_an_example(game: str, seats: str, options: str, text: str) -> None:
    match = new_match(game, int(seats), options=json.loads(options or "{}"), scenario=text)
    assert match.decisions
    again = new_match(
        game, int(seats), options=match.board.options, scenario=match.scenario_lines()
    )
    assert again.state == match.state


def test_the_lines_of_every_game_are_there_with_examples() -> None:
    ((table, examples),) = re.findall(
        r"^### Lines that every game has\n\n(\|.*?)\n\n(.*?)^## ", PAGE, re.DOTALL | re.MULTILINE
    )
    named = [re.findall("`([^`]+)`", row) for row in table.splitlines()[2:]]
    assert {row[0] for row in named} == {STEPS, *LATER}
    for row in named:
        if row[0] != STEPS:
            assert f"\n{row[0]}: {row[-1]}\n" in examples


@pytest.mark.parametrize("chapter", LINES)
def test_a_table_has_every_line_of_the_game_and_its_example_runs(chapter: str) -> None:
    ((table, examples),) = re.findall(
        rf"^## {chapter}\n\n(\|.*?)\n\n(.*?)(?:^## |\Z)", PAGE, re.DOTALL | re.MULTILINE
    )
    named = set()
    for row in table.splitlines()[2:]:
        first, _, example = re.split(r"(?<!\\)\|", row)[1:4]
        names = re.findall("`([^`]+)`", first)
        named |= {name.split()[0] for name in names}
        value = example.strip(" `").replace("\\|", "|")
        assert f"\n{names[0]}: {value}\n" in examples
        for name in names:
            assert f"\n{name}: " in examples
    assert named == LINES[chapter]
