"""The application: start-up and shutdown, routes, middleware."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from cabale import __version__
from cabale.server.api import ROUTES
from cabale.server.api.http import answer
from cabale.server.company.circles import Circles
from cabale.server.company.friends import Friends
from cabale.server.company.invites import Invites
from cabale.server.company.ladders import Ladders
from cabale.server.company.profiles import Profiles
from cabale.server.company.queue import Queue
from cabale.server.config import Config
from cabale.server.events.kept import Events
from cabale.server.house import House
from cabale.server.notices.kept import Notices
from cabale.server.notices.post import Poster
from cabale.server.notices.push import Push
from cabale.server.notices.watch import Watch
from cabale.server.operations.figures import Details, Figures
from cabale.server.operations.serve import configure_logs
from cabale.server.operations.supervision import supervise
from cabale.server.operations.verifier import Verifier
from cabale.server.people.accounts import Accounts
from cabale.server.people.barred import Barred
from cabale.server.people.comments import Comments
from cabale.server.people.guesses import Guesses
from cabale.server.people.hashing import Hashing
from cabale.server.people.hours import Hours
from cabale.server.people.limits import Buckets, Limits
from cabale.server.people.mail import Mail
from cabale.server.people.people import People
from cabale.server.people.programs import Programs
from cabale.server.people.relations import Relations
from cabale.server.people.sessions import Sessions
from cabale.server.people.shares import Shares
from cabale.server.puzzles.made import Made
from cabale.server.puzzles.making import Maker
from cabale.server.puzzles.scores import Scores
from cabale.server.tables.fanout import make_fanout
from cabale.server.tables.hall import Hall
from cabale.server.wire import pages
from cabale.server.wire.guard import Guard
from cabale.server.wire.lost import refuse, without_slash
from cabale.server.wire.openapi import document
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import Health
from cabale.server.wire.socket import Socket
from cabale.server.wire.transport import Wire
from cabale.store import Unavailable, open_store

WRONG_AT_ONCE = 5.0


def create_app(config: Config | None = None) -> ASGIApp:
    config = config or Config.from_env()
    configure_logs(config.log_level)
    store = open_store(config.database_url, config.flush_within)
    hall = Hall(config, store, make_fanout(config.redis_url))
    people, hashing = People(store, config.session_check), Hashing(config.hashers)
    sessions = Sessions(store, people, hall, days=config.session_days, check=config.session_check)
    hall.on_ended = sessions.forget
    barred = Barred(store, config.session_check)
    hours, notices, poster = Hours(store), Notices(store), Poster(private=config.private_notices)
    push, mail = Push(store, config.mail_from), Mail(config.mail, config.mail_from, config.url)
    invites = Invites(store)
    watch = Watch(hall, notices, invites, hours, mail, push, poster)
    queue = Queue(store, hall, people, hours, config.queue_patience)
    friends = Friends(store)
    house = House(
        config,
        hall,
        people,
        sessions,
        Programs(store, sessions),
        Accounts(store, people, hashing),
        mail,
        Relations(store),
        Shares(store),
        Comments(store),
        hours,
        notices,
        push,
        poster,
        Scores(store),
        Made(store),
        Events(store),
        queue,
        friends,
        invites,
        Circles(store),
        Ladders(store, config.ladder_fresh),
        Profiles(store),
        guesses=Guesses(config.guesses, max(WRONG_AT_ONCE, config.guesses)),
        letters=Buckets(config.guesses / 60, max(WRONG_AT_ONCE, config.guesses)),
        reports=Buckets(config.rate / 2000, config.burst / 6),
        searches=Buckets(config.rate / 100, config.burst / 6),
        renames=Buckets(config.rate / 100, config.burst / 6),
        invitations=Buckets(config.rate / 1000, config.burst / 3),
        misses=Buckets(config.rate / 100, config.burst / 3),
        arrivals=Buckets(config.rate / 10, config.burst),
        limits=Limits(config),
        verifier=Verifier(config.verify_seconds),
        maker=Maker(),
    )

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await store.open()
        await push.open()
        await hall.open()
        duties = {"sessions": sessions.watch, "barred": barred.watch}
        duties |= {"notices": watch.run, "queue": queue.watch}
        duties["presence"] = partial(friends.watch, hall)
        duties["circles"] = partial(house.circles.watch, hall, config.session_check)
        tasks = [asyncio.create_task(supervise(name, duty)) for name, duty in duties.items()]
        await figures.open()
        _settle()
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await figures.close()
        await hall.close(Wire.goodbye)
        hashing.close()
        poster.close()
        await store.close()

    async def look() -> Details:
        status = "ok" if hall.pulse.well else "cannot write"
        try:
            await store.read(lambda db: db.exec_driver_sql("SELECT 1").scalar())
        except Unavailable:
            status = "no database"
        broken = sorted(hall.folding.broken)
        return Details(status, __version__, store.name, hall.fanout.name, broken)

    figures = Figures(config, look)

    async def health(_request: Request) -> Response:
        well = (await look()).status == "ok"
        body = msgspec.json.encode(Health("ok" if well else "down"))
        return Response(body, 200 if well else 503, media_type="application/json")

    async def openapi(_request: Request) -> Response:
        return Response(msgspec.json.encode(document()), media_type="application/json")

    def socket(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return Socket(house, scope, receive, send).run()

    async def failed(request: Request, _error: Exception) -> Response:
        # The error itself goes to the operator's log; what it was about is nobody else's.
        return refuse(request.scope, Refusal("busy", "this could not be done; try again"))

    async def lost(request: Request, _error: Exception) -> Response:
        found = without_slash(request.scope)
        return found or refuse(request.scope, Refusal("unknown", "there is nothing here"))

    routes: list[BaseRoute] = [
        Route(route.path, partial(answer, house, route), methods=[route.method]) for route in ROUTES
    ]
    app = Starlette(
        routes=[
            *routes,
            Route("/healthz", health),
            Route("/openapi.json", openapi),
            *pages.routes(house.find, house.admit, house.config.url),
        ],
        exception_handlers={
            404: lost,
            500: failed,
        },
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # it goes where the request's Host says
    return Guard(app, socket, config, barred)


def _settle() -> None:
    """Tune the garbage collector: it leaves alone what is in memory now, and runs less often.

    Tables are trees, which reference counting frees. With the usual thresholds the collector took
    an eighth of the server's time, in long pauses.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 20)
