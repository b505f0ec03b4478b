"""Every wording of the bots as one page: ``python -m cabale.talk.wordings > docs/wordings.md``."""

from __future__ import annotations

from collections.abc import Iterator

from cabale.core import Choice, game
from cabale.talk.voices import MANNERS, REACTIONS, Voices
from cabale.words import LANGUAGES

GAMES = ("castle", "cultists", "werewolf")
_HEAD = """# What bots say, word by word

Written by `python -m cabale.talk.wordings` from the catalogues (`words/sayings/` of each game,
`talk/sayings/` for all); [talk.md](talk.md) says how a line is made of them. Dry, warm and blunt
are manners of talking: they tell nothing of a bot's cards or of how it plays. The examples speak
of Basile and Eva."""
_NAMES = ("Ada", "Basile", "Eva")


def page() -> str:
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield _HEAD
    for language in LANGUAGES:
        yield from _shared(language)
        for name in GAMES:
            yield from _game(name, language)
    yield ""


def _shared(language: str) -> Iterator[str]:
    voices = Voices(game(GAMES[0]), language, _NAMES)
    yield from (
        "",
        f"## All games ({language})",
        "",
        "| | dry | warm | blunt |",
        "| --- | --- | --- | --- |",
    )
    for key, how in (("opener", "begins with"), ("ending", "or ends with")):
        yield f"| {how} | {' | '.join(_parts(voices, key, manner) for manner in MANNERS)} |"
    for how in REACTIONS:
        yield f"| {how} | {' | '.join(_reactions(voices, how, manner) for manner in MANNERS)} |"


def _reactions(voices: Voices, how: str, manner: str) -> str:
    names = sorted(name for name in voices.words.attributes(how) if name[0] == manner)
    return " · ".join(voices.react(how, name, 1) for name in names)


def _parts(voices: Voices, key: str, manner: str) -> str:
    names = sorted(name for name in voices.words.attributes(key) if name[0] == manner)
    return " · ".join(voices.words.attribute(key, name) for name in names)


def _game(name: str, language: str) -> Iterator[str]:
    voices = Voices(game(name), language, _NAMES)
    yield from ("", f"## {voices.words.title()} ({language})", "")
    yield from ("| claim | dry | warm | blunt |", "| --- | --- | --- | --- |")
    catalogue = game(name).claim_catalogue(game(name).seats[0])
    for verb in catalogue.of:
        if voices.words.attributes(f"say-{verb}"):
            claim = _example(catalogue.of[verb])
            cells = (_cores(voices, verb, manner, claim) for manner in MANNERS)
            yield f"| `{verb}` | {' | '.join(cells)} |"


def _example(claims: list[Choice] | tuple[Choice, ...]) -> Choice:
    """The first claim that is not about the first seat."""
    return next((one for one in claims if 0 not in one.args), claims[0])


def _cores(voices: Voices, verb: str, manner: str, claim: Choice) -> str:
    values = voices.words.claim_values(claim, None)
    key = f"say-{verb}"
    names = sorted(name for name in voices.words.attributes(key) if name[0] == manner)
    return " · ".join(voices.words.attribute(key, name, values) for name in names)


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201
