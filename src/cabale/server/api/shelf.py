"""The games on the shelf, and their words."""

from __future__ import annotations

from typing import Any

from cabale.bots import bot as find_bot
from cabale.bots import levels
from cabale.bots.registry import LLM
from cabale.core import Game, UnknownGame, game, names
from cabale.server.api.http import Call, route
from cabale.server.tables.keepers import best_level
from cabale.server.wire.refusal import Refusal
from cabale.server.wire.requests import GameInfo, GameList, OptionInfo, VerbInfo
from cabale.words import LANGUAGES, catalogue


@route("GET", "/api/games", reply=GameList)
async def games(_call: Call) -> GameList:
    """Every game: seat counts, options, levels of bots, verbs, claims."""
    return GameList([info(game(name)) for name in names()])


def info(shelf: Game[Any]) -> GameInfo:
    return GameInfo(
        name=shelf.name,
        rules=shelf.rules,
        seats=list(shelf.seats),
        options=[OptionInfo(**option.to_json()) for option in shelf.options],
        levels=levels(shelf),
        level=best_level(shelf),
        verbs=[VerbInfo(verb.name, dict(verb.params)) for verb in shelf.verbs],
        claims=[VerbInfo(verb.name, dict(verb.params)) for verb in shelf.claims],
        events={kind: dict(params) for kind, params in shelf.events.items()},
        lessons=[lesson.name for lesson in shelf.lessons()],
        orders=[
            VerbInfo(verb.name, dict(verb.params))
            for verb in (() if shelf.orders is None else shelf.orders.verbs)
        ],
    )


def find_game(name: str) -> Game[Any]:
    try:
        return game(name)
    except UnknownGame as error:
        raise Refusal("unknown", str(error)) from None


@route("GET", "/api/games/{game}/words/{language}", reply="text")
async def game_words(_call: Call, name: str, language: str) -> str:
    """The game's Fluent catalogue."""
    _check_language(language)
    return find_game(name).words(language)


@route("GET", "/api/words/{language}", reply="text")
async def words(_call: Call, language: str) -> str:
    """Fluent: the words of every game, and of the server."""
    _check_language(language)
    return catalogue("cabale.core", language) + "\n" + catalogue("cabale.server", language)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Refusal("unknown", f"there are words in {' and '.join(LANGUAGES)}")


def check_level(found: Game[Any], level: str) -> None:
    """A bot that anybody may ask for: language models cost their operator money."""
    if level.startswith(LLM):
        raise Refusal("unfit", "language models do not sit at this server's tables")
    find_bot(found, level)
