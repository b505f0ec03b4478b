"""The command `cabale`."""

import sys
from typing import Annotated

import typer

from cabale import __version__
from cabale.cli import arena, bench, hear, insight, logs, play, shelf, simulate, workshop
from cabale.core import CabaleError
from cabale.server.operations import commands

__all__ = ["main"]

app = typer.Typer(
    help="Board games of secrets: play them with people, study them with machines.",
    invoke_without_command=True,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback()
def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        typer.echo(f"cabale {__version__}")
        raise typer.Exit


for room in (shelf, play, simulate, arena, insight, hear, logs, workshop, bench, commands):
    room.add_to(app)

BAD_INPUT = 2
EXTRAS = {
    "numpy": "research",
    "gymnasium": "research",
    "pettingzoo": "research",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "ray": "cluster",
    "httpx2": "llm",
    "pytest": "testing",
}
"""What to install where a module is missing; the server needs all others."""


def main(args: list[str] | None = None) -> None:
    """Run a command. What was asked wrongly is answered in one sentence, with exit code 2."""
    try:
        code = app(args, prog_name="cabale", standalone_mode=False)
    except (CabaleError, typer.TyperException) as error:
        sentence = error.format_message() if isinstance(error, typer.TyperException) else str(error)
        if sentence:
            sys.stderr.write(f"cabale: {sentence}\n")
        sys.exit(BAD_INPUT)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cabale"):
            raise
        extra = EXTRAS.get(error.name.split(".")[0], "server")
        sys.stderr.write(
            f"cabale: this command needs {error.name!r}, which is not installed: "
            f"pip install 'cabale[{extra}]'\n"
        )
        sys.exit(BAD_INPUT)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
