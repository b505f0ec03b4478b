"""Bots that are named by where their code stands: ``package.module:Class``, ``file.py:Class(4)``.

The class is one of `Bot`, of which each seat gets an object of its own, or one of a `Policy`, of
which there is one object for all. What stands in brackets are literals of Python: they follow the
arguments that every bot is made with, or make the policy.

To load such a bot is to run its code. What people may ask for is therefore never read here, only
what the operator, or whoever types the command, has named.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from cabale.bots.policy import Policy, seat_of
from cabale.core import Bot, CabaleError

_SHAPE = re.compile(r"(?P<place>[^:]*[./\\][^:]*|[A-Za-z]:[^:]+):(?P<name>[A-Za-z_]\w*)(\(.*\))?")


class UnknownBot(CabaleError):
    """No bot of that name plays the game."""


def names_code(spec: str) -> bool:
    """Whether it says where code stands; names of levels have neither a dot nor a slash."""
    return _SHAPE.fullmatch(spec.strip()) is not None


def split_bots(text: str) -> list[str]:
    """The bots of a list with commas; those in brackets part arguments."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "(") - (sign == ")")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts if part.strip()]


@cache
def load_bot(spec: str) -> type[Bot]:
    """The bot that a text names. The same text gives the same class, and so the same policy."""
    found = _SHAPE.fullmatch(spec.strip())
    if found is None:
        raise UnknownBot(f"{spec!r} is not written package.module:Class or file.py:Class(4)")
    try:
        kind = getattr(_module(found["place"]), found["name"], None)
        return made_of(kind, *_arguments(spec.strip()[found.end("name") :]))
    except UnknownBot as error:
        raise UnknownBot(f"the bot {spec!r} {error}") from None
    except Exception as error:  # whatever somebody else's code does when it is run
        raise UnknownBot(
            f"the bot {spec!r} cannot be loaded: {type(error).__name__}: {error}"
        ) from error


def made_of(
    kind: Any, args: tuple[Any, ...] = (), words: Mapping[str, Any] | None = None
) -> type[Bot]:
    """A class of bots, from one, or from one of policies that is made with these arguments."""
    given = dict(words or {})
    if isinstance(kind, type) and issubclass(kind, Bot):
        return _with_arguments(kind, args, given) if args or given else kind
    if isinstance(kind, type) and hasattr(kind, "choose_many"):
        return seat_of(kind(*args, **given))
    if isinstance(kind, Policy) and not args and not given:
        return seat_of(kind)
    raise UnknownBot("is no class of `Bot`, and has no `choose_many`")


def _with_arguments(kind: type[Bot], args: tuple[Any, ...], words: dict[str, Any]) -> type[Bot]:
    def begin(self: Bot, *usual: Any) -> None:
        kind.__init__(self, *usual, *args, **words)

    recipe = _with_arguments, (kind, args, words)
    return type(kind.__name__, (kind,), {"__init__": begin, "recipe": recipe})


def _arguments(text: str) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """``(4, weights="a.npz")``, as they would be handed to a function."""
    if not text:
        return (), {}
    try:
        call = ast.parse(f"f{text}", mode="eval").body
        assert isinstance(call, ast.Call)
        words = {word.arg: ast.literal_eval(word.value) for word in call.keywords if word.arg}
        return tuple(map(ast.literal_eval, call.args)), words
    except (SyntaxError, ValueError, AssertionError):
        raise UnknownBot(f"has arguments that are no literals: {text}") from None


def _module(place: str) -> ModuleType:
    if place.endswith(".py"):
        return _module_of_file(Path(place).resolve())
    here = str(Path.cwd())
    if here in sys.path:
        return import_module(place)
    sys.path.append(here)  # as `python -m` would have it
    try:
        return import_module(place)
    finally:
        sys.path.remove(here)


def _module_of_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise UnknownBot("cannot be loaded: there is no such file")
    name = f"cabale_bot_{path.stem}_{sha256(str(path).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module
