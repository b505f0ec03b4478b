"""Compile the engine, the games and a table with mypyc: `python scripts/compile.py build/compiled`.

What is compiled is the source as it stands, with some things written out that Python does while it
runs and the compiler has to read (`prepared`). The folder that is written holds the whole package,
compiled modules beside their source, and comes first on the path of whoever wants it:
`PYTHONPATH=build/compiled`. `CABALE_COMPILE=1 uv build --wheel` makes a wheel of the same.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from importlib import import_module
from pathlib import Path
from struct import Struct
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
CORE = (
    "begin", "board", "chance", "claims", "entries", "event", "imagine", "later", "looking",
    "match", "past", "state", "step", "undo", "witnesses",
)  # fmt: skip
"""What a decision, a clone and an imagined world pass through. The rest of `core` reads and writes
logs or is declared by games, and stays Python."""
TABLES = ("boards", "chairs", "clocks", "now", "orders", "place", "room", "seal", "sight")
"""What a choice at a live table passes through, of `server.tables`."""
ENVS = ("observation", "pasts", "rows", "turns")
"""What an action of a learner passes through, of `envs`."""
SEARCHED = ("abyss", "castle", "cultists")
"""The games whose masters play on in imagined worlds, by the minds of novices."""
ROOMS = ("*/rules/**/*.py", "*/sight/**/*.py", *[f"{name}/mind/*.py" for name in SEARCHED])
"""What games play in; puzzles, which are made but once, lie deeper."""
COLD = frozenset(("__init__", "census", "components", "describe", "glimpse", "schema"))
"""Tables, what is asked for once, and dicts that fill themselves as they are read."""
OPEN = frozenset(
    [
        *("Board", "Chance", "Copied", "Counting", "Later", "Match"),
        *("Quiet", "Reaction", "State", "Step", "Window"),
    ]
)
"""Classes of `core` that games which are not compiled derive theirs from, and what is derived from
these in `core` itself: the compiler does not call the `__init__` of one that is not as open."""
TABLES_OF = (bytes, dict, frozenset, list, Struct)
"""What is looked up by its name each time, unless it is known that the name keeps its meaning."""
FUTURE = "from __future__ import annotations\n"
ATTR = """
from typing import TYPE_CHECKING, Any
if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
"""
SLOTS = """
def _unseen(*args):  # type: ignore[no-untyped-def]
    raise AttributeError("__slots__")
_Slots: Any = type("Slots", (tuple,), {"__get__": _unseen})
"""
"""A dataclass with slots reads those of the class that it is derived from in that one's `__dict__`.
A compiled class that can be asked for them is refused."""
MYPY = """\
[mypy]
explicit_package_bases = True
namespace_packages = True
follow_imports = silent
ignore_missing_imports = True
"""
"""`make lint` checks types. Here they are read, without the libraries where a wheel is built."""


def modules(source: Path) -> list[Path]:
    """The files that are compiled."""
    core = [source / "cabale" / "core" / f"{name}.py" for name in CORE]
    tables = [source / "cabale" / "server" / "tables" / f"{name}.py" for name in TABLES]
    envs = [source / "cabale" / "envs" / f"{name}.py" for name in ENVS]
    games = source / "cabale" / "games"
    rooms = [
        path
        for files in ROOMS
        for path in sorted(games.glob(files))
        if path.stem not in COLD
        and not path.stem.startswith("scenario")
        and "TypedDict" not in path.read_text("utf-8")  # the compiler does not keep its types
    ]
    return core + tables + envs + rooms


def prepared(text: str, module: str) -> str:
    """The source of a module for the compiler.

    * What is called by a name and is a whole number or a word is written out, so that a rule that
      says `KNIVES` need not look up what that is (`constants`).
    * `plain` writes the `copy` of a class when the class is made: here it stands in the class.
    * `slots=True` makes a class twice; a compiled class has slots anyway, and says which to those
      that are derived from it and not compiled.
    * Of the types of a class's fields the compiler keeps the plainest alone; snapshots read them.
    * A class of `core` may be derived from by games that are not compiled.
    * A type that mentions itself is more than the compiler knows. Such chains are told apart by
      `is`, so they must not become tuples of the compiler's own, either.
    """
    text = constants(text, module)
    lines = text.splitlines()
    tree = ast.parse(text)
    for node in reversed([one for one in tree.body if isinstance(one, ast.ClassDef)]):
        decorators = [ast.unparse(one) for one in node.decorator_list]
        kinds = [*decorators, *map(ast.unparse, node.bases)]
        if any(one.startswith(("dataclass", "NamedTuple")) for one in kinds):
            lines[node.end_lineno or 0 : node.end_lineno or 0] = _said_again(node)
        if "plain" in decorators:
            made = getattr(import_module(module), node.name)
            lines[node.end_lineno or 0 : node.end_lineno or 0] = _copy(made)
        kept = [_without_slots(one) for one in decorators if one != "plain"]
        if module.startswith("cabale.core.") and node.name in OPEN:
            kept.insert(0, "mypyc_attr(allow_interpreted_subclasses=True, serializable=True)")
        if node.decorator_list:
            del lines[node.decorator_list[0].lineno - 1 : node.lineno - 1]
            first = node.decorator_list[0].lineno - 1
        else:
            first = node.lineno - 1
        lines[first:first] = [f"@{one}" for one in kept]
    text = re.sub(r'^(\w+) = tuple\["\1".*', r"\1 = Any", "\n".join(lines), flags=re.M)
    if "@mypyc_attr" in text:
        text = text.replace(FUTURE, FUTURE + ATTR, 1)
    if "_Slots(" in text:
        text = text.replace(ATTR, ATTR + SLOTS, 1)
    return text + "\n"


def constants(text: str, module: str) -> str:
    """The source of a module in which numbers, words and tables that have a name are `Final`.

    Those of a game's rules and sight alone: tests of `core` and of `imagine` try other numbers.
    """
    room = ".rules." in module or (".sight." in module and not module.endswith(".imagine"))
    if not room and module != "cabale.core.state":
        return text
    made = import_module(module)
    tree = ast.parse(text)
    lines = text.splitlines()
    found = False
    for node in reversed([one for one in tree.body if isinstance(one, ast.Assign)]):
        targets = [part for one in node.targets for part in _parts(one)]
        values = {name: getattr(made, name, None) for name in map(ast.unparse, targets)}
        if all(name.isupper() and type(value) in (int, str) for name, value in values.items()):
            finals = [f"{name}: Final = {value!r}" for name, value in values.items()]
            lines[node.lineno - 1 : node.end_lineno] = finals
            found = True
            continue
        name, value = next(iter(values.items()))
        if len(values) == 1 and name.isupper() and type(value) in TABLES_OF:
            lines[node.lineno - 1] = lines[node.lineno - 1].replace(name, f"{name}: Final", 1)
            found = True
    if found:
        imports = [one for one in tree.body if isinstance(one, ast.Import | ast.ImportFrom)]
        first = next((one for one in imports if ast.unparse(one) + "\n" != FUTURE), tree.body[1])
        lines.insert(first.lineno - 1, "from typing import Final")
    return "\n".join(lines) + "\n"


def _parts(target: ast.expr) -> list[ast.expr]:
    return target.elts if isinstance(target, ast.Tuple) else [target]


def _said_again(node: ast.ClassDef) -> Iterator[str]:
    fields = [one for one in node.body if isinstance(one, ast.AnnAssign)]
    found = {ast.unparse(one.target): ast.unparse(one.annotation) for one in fields}
    yield f"setattr({node.name}, '__annotations__', {found!r})"
    if node.name in OPEN:
        yield f"setattr({node.name}, '__slots__', _Slots({tuple(found)!r}))"


def _without_slots(decorator: str) -> str:
    return re.sub(r"slots=True, |(, )?slots=True", "", decorator)


def _copy(cls: type[Any]) -> Iterator[str]:
    from cabale.core.state import copied_fields

    yield ""
    yield f"    def copy(self) -> {cls.__name__}:  # type: ignore[override]"
    yield f"        new = {cls.__name__}.__new__({cls.__name__})"
    yield from (f"    {line}" for line in copied_fields(cls))
    yield "        return new"


def compile_into(out: Path, source: Path = SOURCE, optimise: str = "2") -> list[Path]:
    """Write the compiled modules of the package under `out`, and say which they are."""
    out = out.resolve()  # while the compiler is at work, another folder is the present one
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        """The compiled modules are one library of many files, which need not wait for another."""

        def build_extension(self, ext: Any) -> None:
            def made(source: str) -> list[str]:
                include, options = ext.include_dirs, ext.extra_compile_args
                return self.compiler.compile(
                    [source], self.build_temp, include_dirs=include, extra_postargs=options
                )

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                objects = [path for paths in pool.map(made, ext.sources) for path in paths]
            ext.extra_objects, ext.sources = objects, []
            if sys.platform == "linux":  # calls from module to module need not be looked up
                ext.extra_link_args = [*ext.extra_link_args, "-Wl,-Bsymbolic"]
            super().build_extension(ext)

    sys.path.insert(0, str(source))
    with TemporaryDirectory() as folder:
        work = Path(folder)
        shutil.copytree(source / "cabale", work / "cabale", ignore=LEFT_OUT)
        files = modules(work)
        for path in files:
            path.write_text(prepared(path.read_text("utf-8"), _module(path, work)), "utf-8")
        for path in {*work.glob("cabale/games/*/rules/**/*.py")}.difference(files):  # read, no more
            path.write_text(constants(path.read_text("utf-8"), _module(path, work)), "utf-8")
        (work / "mypy.ini").write_text(MYPY, "utf-8")
        with chdir(work):
            names = [str(path.relative_to(work)) for path in files]
            extensions = mypycify(
                ["--config-file=mypy.ini", *names],
                opt_level=optimise,
                debug_level="0",
                multi_file=True,
                group_name="cabale",
            )
            command = Parallel(Distribution({"ext_modules": extensions}))
            command.build_lib, command.build_temp = str(out), str(work / "objects")
            command.ensure_finalized()
            command.run()
    return [out / command.get_ext_filename(one.name) for one in extensions]


def _module(path: Path, home: Path) -> str:
    return ".".join(path.relative_to(home).with_suffix("").parts)


LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.so", "app")


def main(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(SOURCE / "cabale", out / "cabale", ignore=shutil.ignore_patterns("__pycache__"))
    made = compile_into(out)
    print(f"{len(made)} modules are compiled: PYTHONPATH={out}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
