"""The part of JSON Schema that this game's data files use, with the standard library alone."""

from __future__ import annotations

from typing import Any

_TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "boolean": bool,
    "integer": int,
    "number": (int, float),
    "null": type(None),
}


class DataError(ValueError):
    """A data file breaks its schema or the rules of the game; the message says what and where."""


def check(value: Any, schema: dict[str, Any], where: str, root: dict[str, Any]) -> None:
    """Raise DataError unless `value` obeys `schema`; `root` resolves `$ref`."""
    if "$ref" in schema:
        schema = root["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    if "oneOf" in schema:
        _check_one_of(value, schema["oneOf"], where, root)
    if "type" in schema:
        _check_type(value, schema["type"], where)
    if "const" in schema and value != schema["const"]:
        raise DataError(f"{where}: expected {schema['const']!r}, found {value!r}")
    if "enum" in schema and value not in schema["enum"]:
        raise DataError(f"{where}: expected one of {schema['enum']}, found {value!r}")
    if isinstance(value, dict):
        _check_object(value, schema, where, root)
    if isinstance(value, list):
        _check_array(value, schema, where, root)
    if isinstance(value, int | float):
        if value < schema.get("minimum", value):
            raise DataError(f"{where}: {value} is below {schema['minimum']}")
        if value > schema.get("maximum", value):
            raise DataError(f"{where}: {value} is above {schema['maximum']}")


def _check_type(value: Any, names: str | list[str], where: str) -> None:
    names = [names] if isinstance(names, str) else names
    for name in names:
        if isinstance(value, _TYPES[name]) and (name == "boolean" or not isinstance(value, bool)):
            return
    raise DataError(f"{where}: expected {' or '.join(names)}, found {value!r}")


def _check_one_of(value: Any, options: list[dict[str, Any]], where: str, root: Any) -> None:
    """The options here differ in the constant of `kind`: report against the one that is meant."""
    kinds = [option["properties"]["kind"]["const"] for option in options]
    kind = value.get("kind") if isinstance(value, dict) else None
    if kind not in kinds:
        raise DataError(f"{where}: expected an object whose kind is one of {kinds}")
    check(value, options[kinds.index(kind)], where, root)


def _check_object(value: dict[str, Any], schema: dict[str, Any], where: str, root: Any) -> None:
    properties = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in value:
            raise DataError(f"{where}: {name!r} is missing")
    for name, item in value.items():
        if name in properties:
            check(item, properties[name], f"{where}.{name}", root)
        elif schema.get("additionalProperties") is False:
            raise DataError(f"{where}: {name!r} is not a known field")


def _check_array(value: list[Any], schema: dict[str, Any], where: str, root: Any) -> None:
    low, high = schema.get("minItems", 0), schema.get("maxItems", len(value))
    if not low <= len(value) <= high:
        raise DataError(f"{where}: expected {low} to {high} entries, found {len(value)}")
    if schema.get("uniqueItems") and any(v in value[:i] for i, v in enumerate(value)):
        raise DataError(f"{where}: an entry occurs twice")
    for i, item in enumerate(value):
        check(item, schema.get("items", {}), f"{where}[{i}]", root)
