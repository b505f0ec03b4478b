"""The command `cabale`."""

import sys
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_group

from cabale import __version__

__all__ = ["main"]

COMMANDS = {
    "games": ("cli.shelf", "The games on the shelf, with their seats, options and bots."),
    "rules": ("cli.shelf", "The rules of a game as its ledger numbers them."),
    "play": ("cli.play", "Play a match in the terminal against bots."),
    "simulate": ("cli.simulate", "Play many matches among bots and count how they end."),
    "arena": (
        "cli.arena",
        "Let bots play the same deals with seats and sides swapped, and say who is better.",
    ),
    "dataset": (
        "cli.dataset",
        "Write what bots saw, might and did choose, believed and got, decision by decision.",
    ),
    "train": (
        "cli.train",
        'Train a net that plays a game; play with it as cabale.bots.net:NetFile("OUT/net.npz").',
    ),
    "train-value": (
        "cli.train_value",
        "Train the value net of a grandmaster: "
        'cabale.bots.value:GrandmasterFile("OUT/value.npz", 24).',
    ),
    "benchmark": (
        "cli.benchmark",
        "What a bot is worth: fixed deals against fixed opponents, and how much it knows.",
    ),
    "leaderboard": ("cli.benchmark", "Write the cards of a folder down as one page."),
    "calibrate": (
        "cli.insight",
        "How good beliefs about the others' sides are, at fixed moments, against prior and facts.",
    ),
    "analyse": (
        "cli.insight",
        "What a seat could have known, moment by moment: how likely each other is of which side.",
    ),
    "hear": ("cli.hear", "Hear what a line claims, or how well a whole corpus is heard."),
    "puzzles": ("cli.puzzles", "Puzzles: what a seat can know for certain, and the proof."),
    "replay": (
        "cli.logs",
        "A match step by step: with open cards, or what one seat or a spectator saw.",
    ),
    "verify": (
        "cli.logs",
        "Fold a log again and say whether every card fell as the sealed secret said.",
    ),
    "playthrough": (
        "cli.workshop",
        "Write a short match of random play as text: every decision, event and view.",
    ),
    "ledgers": ("cli.workshop", "How many rules each ledger has, and which of them no test names."),
    "new-game": (
        "cli.workshop",
        "Write a small whole game to begin with: a package of its own, with rules and tests.",
    ),
    "bench": (
        "cli.bench",
        "How fast each game is, beside the engines of others, in random play and processor time.",
    ),
    "serve": ("server.operations.commands", "Tables for people and bots, on one port."),
    "admin": (
        "server.operations.commands",
        "Look after a server's tables and people (of CABALE_DATABASE_URL).",
    ),
}
"""Where each command is, and the first sentence of its help."""


class Commands(TyperGroup):
    """All commands by name and sentence. The module of one is imported when that one is run."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, (_, sentence) in COMMANDS.items():
            self.add_command(TyperCommand(name=name, short_help=sentence))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        name, _, rest = super().resolve_command(ctx, args)
        return name, load(str(name)), rest


def load(name: str) -> TyperCommand | TyperGroup:
    """The command of that name, from its own module."""
    module, _ = COMMANDS[name]
    room = typer.Typer(rich_markup_mode=None)
    import_module(f"cabale.{module}").add_to(room)
    command = get_group(room).commands[name]
    assert isinstance(command, TyperCommand | TyperGroup)
    if isinstance(command, TyperGroup):
        for one in command.commands.values():  # a list of commands has their whole sentences
            one.short_help = (one.help or "").partition("\n\n")[0]
    return command


app = typer.Typer(
    cls=Commands,
    help="Board games of secrets: play them with people, study them with machines.",
    invoke_without_command=True,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # boxes would cost more than all the rest of the help
)


@app.callback()
def about(
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    if version:
        typer.echo(f"cabale {__version__}")
        raise typer.Exit


BAD_INPUT = 2
EXTRAS = {
    "numpy": "research",
    "gymnasium": "research",
    "pettingzoo": "research",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
    "torch": "train",
    "matplotlib": "train",
    "ray": "cluster",
    "httpx2": "llm",
    "pytest": "testing",
}
"""What to install where a module is missing; the server needs all others."""


def main(args: list[str] | None = None) -> None:
    """Run a command. What was asked wrongly is answered in one sentence, with exit code 2."""
    try:
        code = app(args, prog_name="cabale", standalone_mode=False)
    except typer.TyperException as error:
        refuse(error.format_message())
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("cabale"):
            raise
        extra = EXTRAS.get(error.name.split(".")[0], "server")
        refuse(
            f"this command needs {error.name!r}, which is not installed: "
            f"pip install 'cabale[{extra}]'"
        )
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except Exception as error:
        from cabale.core import CabaleError  # what only lists the commands needs no engine

        if not isinstance(error, CabaleError):
            raise
        refuse(str(error))
    sys.exit(code if isinstance(code, int) else 0)


def refuse(sentence: str) -> NoReturn:
    if sentence:
        sys.stderr.write(f"cabale: {sentence}\n")
    sys.exit(BAD_INPUT)
