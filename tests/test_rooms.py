"""Every game has the same four rooms, and a file has the same name where it does the same thing."""

from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "cabale"
SKELETON = SOURCE / "skeleton" / "game"
GAMES = sorted(path.parent for path in (SOURCE / "games").glob("*/game.py"))
ROOMS = {"rules", "sight", "mind", "words"}
FILES = {
    "rules": {
        *("components.py", "state.py", "setup.py", "scenario.py"),
        *("verbs.py", "events.py", "census.py", "steps"),
    },
    "sight": {"view.py", "observe.py", "imagine.py"},
    "mind": {"__init__.py", "novice.py"},
    "words": {"en.ftl", "fr.ftl"},
}
OURS = {"mind": {"README.md", "adept.py"}, "words": {"lessons"}}
"""What every game of this package has, beside what the skeleton begins with."""


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir() if path.name != "__pycache__"}


GROWN = [game for game in GAMES if names(game / "mind") != names(SKELETON / "mind")]
"""A game that was just begun has the skeleton's mind, and no more."""


@pytest.mark.parametrize("game", [*GAMES, SKELETON], ids=lambda path: str(path.name))
def test_a_game_has_four_rooms_and_no_other(game: Path) -> None:
    inhabited = {path.name for path in game.iterdir() if path.is_dir() and any(path.rglob("*.*"))}
    assert inhabited - {"__pycache__"} == ROOMS
    assert {path.name for path in game.glob("*.py")} == {"__init__.py", "game.py"}


@pytest.mark.parametrize("game", [*GAMES, SKELETON], ids=lambda path: str(path.name))
def test_the_files_that_every_game_has(game: Path) -> None:
    for room, wanted in FILES.items():
        assert wanted <= names(game / room), room


@pytest.mark.parametrize("game", GROWN, ids=lambda path: str(path.name))
def test_the_files_that_every_game_of_ours_has(game: Path) -> None:
    for room, wanted in OURS.items():
        assert wanted <= names(game / room), room


@pytest.mark.parametrize("game", GROWN, ids=lambda path: str(path.name))
def test_the_tests_of_a_game_stand_in_the_same_rooms(game: Path) -> None:
    tests = Path(__file__).parent / "games" / game.name
    assert {"rules", "sight", "mind"} <= names(tests)
