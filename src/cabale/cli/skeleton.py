"""The files of a new game: the small game `cabale.skeleton` under another name."""

from __future__ import annotations

import json
import keyword
import re
import sys
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

from cabale.cli.common import BadArgument
from cabale.core import names
from cabale.skeleton.game import GAME
from cabale.testing.ledger import read_ledger
from cabale.testing.playthrough import playthrough

Files = dict[Path, str]


def package(name: str, into: Path) -> Files:
    """A package of its own, found by its entry point."""
    _check_name(name)
    if name in sys.stdlib_module_names:
        raise BadArgument(f"Python itself has a module {name!r}; choose another name")
    root = into / name
    if root.exists():
        raise BadArgument(f"{root} is there already; choose another name or another folder")
    skeleton = files("cabale.skeleton")
    rename = _Rename(name, name, _prefix(name, ()))
    made = {root / "src" / name / path: text for path, text in _texts(skeleton / "game")}
    made |= {root / "tests" / path: text for path, text in _texts(skeleton / "tests")}
    made[root / "tests" / "test_ledger.py"] = _read(skeleton / "test_ledger.txt")
    made[root / "tests" / "test_playthrough.py"] = _read(skeleton / "test_playthrough.txt")
    made |= _pages(root, name)
    made[root / "pyproject.toml"] = _read(skeleton / "pyproject.txt")
    return {path: rename(text) for path, text in made.items()}


def on_the_shelf(name: str, root: Path) -> Files:
    """A folder of this package, in a checkout of Cabale."""
    _check_name(name)
    shelf, ledgers = root / "src" / "cabale" / "games", root / "docs" / "rules"
    if not shelf.is_dir():
        raise BadArgument(f"{root} is no checkout of Cabale: there is no folder {shelf}")
    taken = {rule.partition("-")[0] for path in ledgers.glob("*.md") for rule in _rules(path)}
    skeleton = files("cabale.skeleton")
    rename = _Rename(name, f"cabale.games.{name}", _prefix(name, taken))
    made = {shelf / name / path: text for path, text in _texts(skeleton / "game")}
    tests = root / "tests" / "games" / name
    made |= {tests / path: text for path, text in _texts(skeleton / "tests")}
    made |= _pages(root, name)
    made[root / "docs" / "views" / f"{name}.schema.json"] = _schema(rename)
    for path in made:
        if path.exists():
            raise BadArgument(f"{path} is there already")
    return {path: rename(text) for path, text in made.items()}


def _schema(rename: _Rename) -> str:
    """What a seat sees of the game, as `make schema` would write it."""
    from cabale.server.wire.schema import sight, text

    return text(json.loads(rename(text(sight(GAME)))))


def _pages(root: Path, name: str) -> Files:
    """The ledger in both languages, and the golden playthrough."""
    skeleton, rules = files("cabale.skeleton"), root / "docs" / "rules"
    return {
        rules / f"{name}.md": _read(skeleton / "rules.md"),
        rules / "fr" / f"{name}.md": _read(skeleton / "rules.fr.md"),
        root / "tests" / "playthroughs" / f"{name}-2.txt": playthrough(GAME, 2, 1, {}),
    }


def write(made: Files) -> None:
    try:
        for path, text in made.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadArgument(f"{error.filename} cannot be written: {error.strerror}") from None


def _check_name(name: str) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]+", name) or keyword.iskeyword(name):
        raise BadArgument(f"a game's name is a lower-case word such as lantern, not {name!r}")
    if name in names():
        raise BadArgument(f"{name} is on the shelf already; choose another name")


def _prefix(name: str, taken: set[str] | tuple[()]) -> str:
    """The letters before the numbers of the rules: LAN-001."""
    letters = "".join(letter for letter in name if letter.isalpha()).upper()
    for length in (3, 4, 5, 2):
        if len(letters) >= min(length, 2) and letters[:length] not in taken:
            return letters[:length]
    raise BadArgument(f"{name!r} gives no letters for the numbers of its rules that are still free")


def _rules(path: Path) -> dict[str, str]:
    try:
        return read_ledger(path).rules
    except ValueError as error:
        raise BadArgument(str(error)) from None


class _Rename:
    """From the names of the skeleton to those of the new game."""

    def __init__(self, name: str, home: str, prefix: str) -> None:
        self.name = name
        self.home = home
        self.title = "".join(part.capitalize() for part in name.split("_"))
        self.prefix = prefix

    def __call__(self, text: str) -> str:
        text = text.replace("cabale.skeleton.game", self.home)
        text = text.replace("SAM-", f"{self.prefix}-")
        text = text.replace("Sample", self.title).replace("sample", self.name)
        return self._own_imports_last(text) if self.home == self.name else text

    def _own_imports_last(self, text: str) -> str:
        """A package imports its own modules after and apart from those of Cabale."""
        lines = text.split("\n")
        own = [
            line for line in lines if line.startswith((f"from {self.home} ", f"from {self.home}."))
        ]
        rest = [line for line in lines if line not in own]
        cabale = [number for number, line in enumerate(rest) if line.startswith("from cabale")]
        if not own or not cabale:
            return text
        sorted_text = "\n".join([*rest[: cabale[-1] + 1], "", *own, *rest[cabale[-1] + 1 :]])
        return sorted_text.replace("import pytest\n\nfrom cabale", "import pytest\nfrom cabale")


def _texts(folder: Traversable, below: str = "") -> Iterator[tuple[PurePosixPath, str]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        path = f"{below}{item.name}"
        if item.is_dir() and item.name != "__pycache__":
            yield from _texts(item, f"{path}/")
        elif item.name.endswith((".py", ".ftl")):
            yield PurePosixPath(path), _read(item)


def _read(item: Traversable) -> str:
    return item.read_text(encoding="utf-8")
