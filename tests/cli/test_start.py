"""What a command loads before it does anything: what it needs, and nothing else."""

import subprocess
import sys

import pytest
from tests.cli.conftest import Run

from cabale.cli import COMMANDS, load
from cabale.cli.listing import ask, listing, text_of_own_games
from cabale.core import names


def loaded(*args: str) -> set[str]:
    """The modules that a command has imported when it is done."""
    source = f"""
import sys
from cabale.cli import main
try:
    main({list(args)})
except SystemExit as done:
    assert done.code == 0
sys.stderr.write(" ".join(sys.modules))
"""
    ran = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True)
    return set(ran.stderr.split())


@pytest.mark.parametrize("args", [("--help",), ("--version",)])
def test_help_needs_no_engine(args: tuple[str, ...]) -> None:
    modules = loaded(*args)
    assert {name for name in modules if name.startswith("cabale")} == {"cabale", "cabale.cli"}
    assert not {"rich", "fluent", "pydantic", "json", "asyncio"} & modules


def test_the_list_of_games_needs_no_game_no_bot_and_no_catalogue() -> None:
    modules = loaded("games")
    assert not {"fluent", "babel", "pydantic", "asyncio", "cabale.bots", "cabale.server"} & modules
    assert [name for name in modules if name.startswith("cabale.games.")] == []


def test_the_list_of_games_is_what_the_games_say() -> None:
    """Write it again with `make schema`."""
    from importlib.resources import files

    written = (files("cabale.cli") / "listing.json").read_text(encoding="utf-8")
    assert written == text_of_own_games()
    assert listing("fr") == ask("fr", names())


def test_every_command_has_the_sentence_that_the_list_of_commands_shows(run: Run) -> None:
    for name, (_, sentence) in COMMANDS.items():
        assert (load(name).help or "").partition("\n\n")[0].replace("\n", " ") == sentence, name
    assert list(COMMANDS) == [line.split()[0] for line in lines_of(run("--help").out)]


def lines_of(text: str) -> list[str]:
    listed = text.partition("Commands:\n")[2].splitlines()
    return [line for line in listed if line.startswith("  ") and line[2] != " "]
