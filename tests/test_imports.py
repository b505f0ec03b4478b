"""What the import linter cannot say: what the rules stand on, and how the server finds a game."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "cabale"


def imports(package: str) -> Iterator[tuple[str, str]]:
    """Each absolute import below `package`: (file:line, module)."""
    for path in sorted((SOURCE / package).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            where = f"{path.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Import):
                yield from ((where, alias.name) for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{where}: write the import from `cabale`"
                assert node.module
                yield from ((where, f"{node.module}.{alias.name}") for alias in node.names)


@pytest.mark.parametrize("package", ["core", "games"])
def test_the_rules_stand_on_the_standard_library_alone(package: str) -> None:
    allowed = sys.stdlib_module_names | {"cabale"}
    strangers = [
        (where, name) for where, name in imports(package) if name.split(".")[0] not in allowed
    ]
    assert strangers == []


@pytest.mark.parametrize("package", ["arena", "bots", "cli", "envs", "server", "store", "train"])
def test_games_are_found_through_the_registry_only(package: str) -> None:
    assert [(where, name) for where, name in imports(package) if "cabale.games" in name] == []


def test_no_game_imports_another() -> None:
    for game in (path for path in (SOURCE / "games").glob("*") if path.is_dir()):
        for where, name in imports(f"games/{game.name}"):
            assert not name.startswith("cabale.games.") or name.split(".")[2] == game.name, where


def test_the_command_starts_without_any_extra() -> None:
    project = tomllib.loads((SOURCE.parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    extras = [
        re.split(r"[\[<>=]", line)[0].replace("-", "_")
        for lines in project["project"]["optional-dependencies"].values()
        for line in lines
        if not line.startswith("cabale")
    ]
    blocked = f"import sys; sys.modules.update(dict.fromkeys({extras}))\n"
    for command in ("simulate werewolf --seats 3 --games 1", "serve"):
        source = f"{blocked}from cabale.cli import main; main({command.split()})"
        ran = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
        assert "Traceback" not in ran.stderr, ran.stderr
        assert (ran.returncode == 0) == (command != "serve")
    assert "which is not installed" in ran.stderr


def test_no_mind_is_loaded_before_a_bot_is_asked_for() -> None:
    source = """
import sys
from cabale.arena.simulate import simulate
from cabale.core import names, new_match
from cabale.core.registry import game
for name in names():
    new_match(name, seats=game(name).seats[0], seed=1)
loaded = [name for name in sys.modules if name.startswith("cabale.games") and ".mind" in name]
assert not loaded, loaded
"""
    subprocess.run([sys.executable, "-c", source], check=True)
