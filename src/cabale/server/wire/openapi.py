"""The OpenAPI document of the HTTP half, from the routes and their types."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cabale.server.api.http import ROUTES, Route
from cabale.server.wire.messages import VERSION
from cabale.server.wire.requests import Problem

CODES = {
    "400": "malformed",
    "401": "nobody yet",
    "403": "not yours to do",
    "404": "there is no such thing",
    "409": "not now",
    "413": "too large",
    "415": "not JSON",
    "422": "does not fit",
    "429": "too often",
    "503": "try again later",
}


@cache
def document() -> dict[str, Any]:
    types = {route.reply for route in ROUTES if isinstance(route.reply, type)}
    types |= {route.body for route in ROUTES if route.body is not None} | {Problem}
    named = sorted(types, key=lambda one: one.__name__)
    _, parts = msgspec.json.schema_components(named, ref_template="#/components/schemas/{name}")
    paths: dict[str, Any] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cabale", "version": str(VERSION)},
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "device": {"type": "apiKey", "in": "cookie", "name": "cabale"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"device": []}, {"token": []}],
    }


def _operation(route: Route) -> dict[str, Any]:
    found: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.about.partition("\n")[0],
        "responses": {str(route.status if route.reply else 204): _reply(route)}
        | {code: {"description": why, "content": _json(Problem)} for code, why in CODES.items()},
    }
    params = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in route.params
    ] + [{"name": name, "in": "query", "schema": {"type": kind}} for name, kind in route.query]
    if params:
        found["parameters"] = params
    if route.body is not None:
        found["requestBody"] = {"required": True, "content": _json(route.body)}
    return found


def _reply(route: Route) -> dict[str, Any]:
    if route.reply is None:
        return {"description": "done"}
    if route.reply == "text":
        return {"description": "text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    return {"description": route.reply.__name__, "content": _json(route.reply)}


def _json(kind: type) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}
