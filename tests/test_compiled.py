"""The engine and the rules, compiled: what the compiler reads, and that both builds agree.

A build takes minutes and a C compiler, so it is made in `make soak` alone, and by `make
test-compiled`, which runs the tests of core and games on it.
"""

from __future__ import annotations

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from cabale.core import names

ROOT = Path(__file__).parent.parent


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"scripts_{name}", ROOT / f"scripts/{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


compiling, builds = script("compile"), script("builds")
MODULES: list[Path] = compiling.modules(compiling.SOURCE)


def test_every_game_has_modules_that_are_compiled() -> None:
    for name in names():
        for room in ("rules", "sight"):
            folder = compiling.SOURCE / "cabale" / "games" / name / room
            assert [path for path in MODULES if folder in path.parents], (name, room)


def test_no_loop_runs_over_a_name_that_it_sets() -> None:
    """Python goes on with what the name was; mypyc with what it is."""
    for path in MODULES:
        for loop in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(loop, ast.For) and isinstance(loop.iter, ast.Name):
                inside = [node for part in loop.body for node in ast.walk(part)]
                targets = [
                    one for node in inside if isinstance(node, ast.Assign) for one in node.targets
                ]
                found = [ast.unparse(target) for target in targets]
                assert loop.iter.id not in found, f"{path.name}:{loop.lineno}"


def test_what_python_does_while_it_runs_stands_in_what_the_compiler_reads() -> None:
    module = "cabale.games.castle.rules.state"
    path = compiling.SOURCE / Path(*module.split(".")).with_suffix(".py")
    text = compiling.prepared(path.read_text(encoding="utf-8"), module)
    tree = ast.parse(text)
    duel = next(one for one in tree.body if isinstance(one, ast.ClassDef) and one.name == "Duel")
    copy = next(one for one in duel.body if isinstance(one, ast.FunctionDef) and one.name == "copy")
    assert "new.sides = self.sides[:]" in ast.unparse(copy)
    assert "slots=True" not in text
    assert "@plain" not in text


@pytest.mark.parametrize("name", names())
def test_numbers_and_words_are_written_out_as_what_they_are(name: str) -> None:
    module = importlib.import_module(f"cabale.games.{name}.rules.components")
    source = Path(str(module.__file__)).with_suffix(".py").read_text(encoding="utf-8")
    text = compiling.constants(source, module.__name__)
    finals = {
        ast.unparse(node.target): node.value
        for node in ast.parse(text).body
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation) == "Final"
        and node.value
    }
    tables = {name for name in finals if isinstance(getattr(module, name), compiling.TABLES_OF)}
    assert len(finals) - len(tables) > 20
    for name, value in finals.items():
        if name in tables:
            assert ast.unparse(value) in ast.unparse(ast.parse(source)), "they are made as before"
        else:
            assert getattr(module, name) == ast.literal_eval(value)


@pytest.mark.parametrize("name", names())
def test_no_table_of_components_is_a_tuple_of_fixed_length(name: str) -> None:
    """Compiled code takes such a tuple apart, and makes it anew, wherever it is read."""
    path = compiling.SOURCE / "cabale" / "games" / name / "rules" / "components.py"
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple):
            short = len(node.value.elts) <= 3  # one of a few numbers, which is no table
            assert short or isinstance(node.targets[0], ast.Tuple), ast.unparse(node)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    header = Path(sysconfig.get_paths()["include"]) / "Python.h"
    if shutil.which("cc") is None or not header.is_file():
        pytest.skip("no C compiler, or no Python.h")
    out = tmp_path_factory.mktemp("compiled")
    # As `make compiled` names it: by a path from where one is.
    command = [sys.executable, str(ROOT / "scripts/compile.py"), out.name]
    subprocess.run(command, check=True, cwd=out.parent)
    return out


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_both_builds_play_the_same_to_the_byte(built: Path, name: str) -> None:
    assert builds.differences(built, name, 50) == []


@pytest.mark.soak
def test_a_game_that_is_not_compiled_plays_on_a_compiled_core(built: Path) -> None:
    source = """
from cabale.core import match, state
from tests.core.toy import GAME
from cabale.testing.conformance import cases, check
assert match.__file__.endswith((".so", ".pyd")), match.__file__
for case in cases(GAME):
    check(case, range(3))
"""
    path = os.pathsep.join((str(built), str(ROOT)))
    subprocess.run(
        [sys.executable, "-c", source], env={**os.environ, "PYTHONPATH": path}, check=True
    )
