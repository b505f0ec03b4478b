"""`cabale serve` and `cabale admin`."""

from __future__ import annotations

from typing import Annotated

import typer

from cabale.core import CabaleError

admin = typer.Typer(help="Look after a server's tables and people.", no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.command()(serve)
    app.add_typer(admin, name="admin")


def serve(
    host: Annotated[str, typer.Option(help="where to listen")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port")] = 8000,
    workers: Annotated[int, typer.Option(help="processes; more than one needs Redis")] = 1,
    database: Annotated[str | None, typer.Option(help="as CABALE_DATABASE_URL")] = None,
) -> None:
    """Tables for people and bots, on one port."""
    from cabale.server.serve import serve as run

    try:
        run(host, port, workers, database)
    except ValueError as error:
        raise CabaleError(str(error)) from None
