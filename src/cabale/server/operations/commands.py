"""`cabale serve` and `cabale admin`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from cabale.core import CabaleError

admin = typer.Typer(
    help="Look after a server's tables and people (of CABALE_DATABASE_URL).", no_args_is_help=True
)


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
    from cabale.server.operations.serve import serve as run

    try:
        run(host, port, workers, database)
    except ValueError as error:
        raise CabaleError(str(error)) from None


@admin.command("tables")
def tables(
    phase: Annotated[str | None, typer.Option(help="open, playing or over")] = None,
) -> None:
    """Every table, the latest first: one JSON object a line."""
    from cabale.server.operations.admin import at_store, list_tables

    _lines(at_store(lambda store: list_tables(store, phase)))


@admin.command("people")
def people() -> None:
    """Everybody, the latest first: one JSON object a line."""
    from cabale.server.operations.admin import at_store, list_people

    _lines(at_store(list_people))


@admin.command("forget")
def forget(person: Annotated[str, typer.Argument(help="the id of a person")]) -> None:
    """Delete somebody: name, account, tokens. Their matches stay, without the name."""
    from cabale.server.operations import admin

    admin.at_store(lambda store: admin.forget(store, person))


@admin.command("reset")
def reset(person: Annotated[str, typer.Argument(help="the id or login of a person")]) -> None:
    """Print a link with which somebody chooses a new password: once, within a day."""
    from cabale.server.operations import admin

    typer.echo(admin.at_store(lambda store: admin.reset(store, person)))


@admin.command("reports")
def reports(
    handled: Annotated[bool, typer.Option(help="also those that were seen to")] = False,
) -> None:
    """What people reported, with the lines it is about: one JSON object a line."""
    from cabale.server.operations import admin

    _lines(admin.at_store(lambda store: admin.list_reports(store, handled)))


@admin.command("handled")
def handled(report: Annotated[str, typer.Argument(help="the id of a report")]) -> None:
    """A report was seen to."""
    from cabale.server.operations import admin

    admin.at_store(lambda store: admin.handle(store, report))


@admin.command("ban")
def ban(
    person: Annotated[str, typer.Argument(help="the id of a person")],
    days: Annotated[int, typer.Option(min=1, help="for so many days")] = 36_500,
) -> None:
    """Let somebody in no more; a running server notices within seconds."""
    from cabale.server.operations import admin

    admin.at_store(lambda store: admin.ban(store, person, days))


@admin.command("unban")
def unban(person: Annotated[str, typer.Argument(help="the id of a person")]) -> None:
    """Let somebody in again."""
    from cabale.server.operations import admin

    admin.at_store(lambda store: admin.ban(store, person, None))


@admin.command("ban-address")
def ban_address(
    address: Annotated[str, typer.Argument(help="of IPv6 its /64 is meant")],
    days: Annotated[int, typer.Option(min=1, help="for so many days")] = 7,
) -> None:
    """Let nobody in from an address: people who share it are kept out as well."""
    from cabale.server.operations import admin

    typer.echo(admin.at_store(lambda store: admin.ban_address(store, address, days)))


@admin.command("unban-address")
def unban_address(address: Annotated[str, typer.Argument(help="one that was banned")]) -> None:
    """Let people in from an address again."""
    from cabale.server.operations import admin

    typer.echo(admin.at_store(lambda store: admin.ban_address(store, address, None)))


@admin.command("backup")
def backup(file: Annotated[Path, typer.Argument(help="where to; it must not exist")]) -> None:
    """Copy the whole database into one file, also while the server runs."""
    from cabale.server.operations import admin

    _lines([{"rows": admin.at_store(lambda store: admin.backup(store, file))}])


@admin.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="what `backup` wrote")],
    same_moment: Annotated[
        bool, typer.Option(help="nothing was played since: its tables go on")
    ] = False,
) -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL, before a server uses it.

    Tables that were open or playing in it are closed: their cards may have been published since.
    """
    from cabale.server.operations import admin

    done = admin.at_store(lambda store: admin.restore(store, file, same_moment=same_moment))
    _lines([done])


@admin.command("close-tables")
def close_tables() -> None:
    """Close all tables that are open or playing, where an older copy was put back by hand."""
    from cabale.server.operations import admin

    _lines([{"closed": admin.at_store(admin.close_tables)}])


@admin.command("doctor")
def doctor(
    url: Annotated[str, typer.Option(help="where people find the server; else CABALE_URL")] = "",
) -> None:
    """Look whether all is well with this machine's settings: one verdict a line."""
    import asyncio

    from cabale.server.operations.doctor import examine

    async def look() -> bool:
        well = True
        async for finding in examine(url):
            typer.echo(f"{finding.verdict:<5} {finding.about:<9} {finding.text}")
            well = well and finding.verdict != "bad"
        return well

    if not asyncio.run(look()):
        raise typer.Exit(1)


@admin.command("purge")
def purge(
    days: Annotated[int, typer.Option(min=1, help="untouched for so many days")] = 30,
    finished: Annotated[bool, typer.Option(help="finished matches, too")] = False,
    dry_run: Annotated[bool, typer.Option(help="only say what would go")] = False,
) -> None:
    """Remove abandoned tables, and guests who sit nowhere. Results and ratings stay."""
    from cabale.server.operations import admin

    gone = admin.at_store(lambda store: admin.purge(store, days, finished, dry_run))
    _lines([{"tables": gone.tables, "people": gone.people, "removed": not dry_run}])


def _lines(rows: Iterable[Mapping[str, Any]]) -> None:
    for row in rows:
        typer.echo(json.dumps(dict(row), ensure_ascii=False))
