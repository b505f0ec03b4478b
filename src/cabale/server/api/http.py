"""A route is a typed function: its body is decoded, its answer encoded, its refusals made plain."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from cabale.core import CabaleError
from cabale.server.house import House
from cabale.server.people.devices import device_name
from cabale.server.people.limits import client_of
from cabale.server.people.people import Person
from cabale.server.people.sessions import Pass
from cabale.server.tables.hall import Hall
from cabale.server.tables.place import Place
from cabale.server.wire.refusal import Refusal, nobody, trouble
from cabale.server.wire.requests import Ask, Problem
from cabale.store import Unavailable, Unfit

COOKIE = "cabale"
KNOWN = "cabale-known"
"""The cookie that was signed out with: it lets nobody in, and is sent where one signs in alone."""
YEAR = 365 * 86_400
LARGEST = 64 * 1024
log = structlog.get_logger()


@dataclass(slots=True)
class Call:
    """One request."""

    house: House
    request: Request
    way: Pass | None = None
    """How somebody came in: by a session or by a token."""
    me: Person | None = None
    cookie: str | None = None
    """Set in the answer: a new device cookie, or (empty) none any more."""
    known: str | None = None
    """Set in the answer: by what this device is known once it is signed out."""

    @property
    def hall(self) -> Hall:
        return self.house.hall

    async def find(self, ref: str) -> Place:
        return await self.house.find(self.request, ref, None if self.me is None else self.me.id)

    async def read(self, ref: str) -> Place:
        """A table that the asker may read; one that is over is not for whoever has its code."""
        place = await self.find(ref)
        me, key = None if self.me is None else self.me.id, self.request.query_params.get("key")
        await self.house.admit(place, me, key)
        return place

    def somebody(self) -> Person:
        if self.me is None:
            raise nobody()
        return self.me

    def owner(self) -> Pass:
        """Somebody at a device: a token opens no account, and no further door."""
        me = self.somebody()
        if self.way is None or self.way.kind != "session":
            raise Refusal("not-yours", "a token may not do this: sign in")
        return self.way._replace(person=me)

    async def be(self, person: Person, hashed: str | None = None) -> Person:
        """From now on this device is this person, who came by the password of that hash."""
        sessions, before = self.house.sessions, self.way
        device = device_name(self.request.headers.get("user-agent", ""))
        self.cookie = await sessions.begin(person, device, hashed)
        if before is not None and before.kind == "session":
            await sessions.end_all(before.person, only=[before.id])
        self.me = person
        return person

    @property
    def devices(self) -> list[str]:
        """What this device had, or has, for a cookie."""
        found = (self.request.cookies.get(name) for name in (COOKIE, KNOWN))
        return [cookie for cookie in found if cookie]

    @property
    def client(self) -> str:
        return client_of(self.request, self.house.config.proxied)


Handler = Callable[..., Awaitable[Any]]


class Route(NamedTuple):
    method: str
    path: str
    handler: Handler
    body: type[Ask] | None
    reply: Any
    """A type, or "text", or None where the answer has no body."""
    status: int
    about: str
    largest: int
    query: tuple[tuple[str, str], ...]
    even_banned: bool
    form: bool

    @property
    def params(self) -> list[str]:
        return re.findall(r"{(\w+)}", self.path)


ROUTES: list[Route] = []


def route(
    method: str,
    path: str,
    *,
    body: type[Ask] | None = None,
    reply: Any = None,
    status: int = 200,
    largest: int = LARGEST,
    query: tuple[tuple[str, str], ...] = (),
    even_banned: bool = False,
    form: bool = False,
) -> Callable[[Handler], Handler]:
    """Put a handler on the list. It takes the call, the path's parameters and the body.

    `form`: a mail program may send what a form does; it is not read.
    `even_banned`: what is kept of somebody is theirs, whoever they are.
    """

    def add(handler: Handler) -> Handler:
        about = (handler.__doc__ or "").strip()
        ROUTES.append(
            Route(
                method, path, handler, body, reply, status, about, largest, query, even_banned, form
            )
        )
        return handler

    return add


async def answer(house: House, route: Route, request: Request) -> Response:
    """Carry out a request, whatever happens."""
    call = Call(house, request)
    try:
        body = await _body(route, request)
        await _recognise(call)
        if call.way is not None and not route.even_banned:
            call.way.check()
        args = [request.path_params[name] for name in route.params]
        if any("\0" in arg for arg in args):
            raise Refusal("malformed", "there is a zero byte in this address")
        if route.body is not None:
            args.append(body)
        result = await route.handler(call, *args)
        response = _response(route, result)
    except Refusal as no:
        response = problem(no)
    except CabaleError as error:
        response = problem(Refusal("unfit", str(error)))
    except Unfit:
        response = problem(Refusal("unfit", "there is a zero byte in what was sent"))
    except (Unavailable, SQLAlchemyError) as error:
        log.error("store-failed", error=type(error).__name__, path=route.path)
        response = problem(Refusal("busy", "the server cannot read or write just now; try again"))
    except Exception as error:
        # Neither the answer nor the log says what the error was about: it may be hidden.
        log.error("request-failed", path=route.path, **trouble(error))
        response = problem(Refusal("busy", "this could not be done; try again"))
    if call.cookie is not None:
        _set_cookie(response, COOKIE, call.cookie, request)
    if call.known is not None:
        _set_cookie(response, KNOWN, call.known, request, path="/api/session")
    return response


async def _recognise(call: Call) -> None:
    sessions, request = call.house.sessions, call.request
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        call.way = await sessions.by_token(token.strip())
        if call.way is None:
            raise Refusal("nobody", "this token is not, or no longer, valid")
    else:
        cookie = request.cookies.get(COOKIE)
        call.way = await sessions.by_cookie(cookie)
        if call.way is not None and call.way.renewed:
            call.cookie = cookie
    call.me = None if call.way is None else call.way.person


async def _body(route: Route, request: Request) -> Any:
    if route.method == "GET":
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > route.largest:
                raise Refusal("too-large", f"a body here has at most {route.largest} bytes")
    except ClientDisconnect:
        raise Refusal("malformed", "the request broke off") from None
    # A page of another origin cannot send this type without asking first.
    if kind != "application/json" and not route.form and (raw or route.body is not None):
        raise Refusal("not-json", "send Content-Type: application/json")
    if route.body is None:
        return None
    try:
        return msgspec.json.decode(bytes(raw), type=route.body)
    except msgspec.ValidationError as error:
        raise Refusal("unfit", str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", f"the body is not the JSON it should be: {error}") from None


def _response(route: Route, result: Any) -> Response:
    if isinstance(result, Response):
        return result
    if route.reply is None:
        return Response(status_code=204)
    if route.reply == "text":
        return Response(result, route.status, media_type="text/plain; charset=utf-8")
    return Response(msgspec.json.encode(result), route.status, media_type="application/json")


def problem(no: Refusal) -> Response:
    body = msgspec.json.encode(Problem(no.code, no.message))
    headers = {"Retry-After": "2"} if no.status in (429, 503) else None
    return Response(body, no.status, headers, media_type="application/json")


def _set_cookie(
    response: Response, name: str, value: str, request: Request, path: str = "/"
) -> None:
    response.set_cookie(
        name,
        value,
        path=path,
        max_age=YEAR if value else 0,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
    )
