"""No function is harder to read than it must be (cyclomatic complexity, as radon counts it)."""

from pathlib import Path

from radon.complexity import cc_visit

SOURCE = Path(__file__).parent.parent / "src" / "cabale"
MOST, MOST_EVER = 15, 20
EXCEPTIONS: dict[str, str] = {}
"""Functions over `MOST`, each with the reason why it reads better whole; none over `MOST_EVER`."""
LINES = 400
LONG = {"core/match.py": "the contract of a match in one place"}


def test_every_function_can_be_read() -> None:
    found = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for block in cc_visit(path.read_text(encoding="utf-8")):
            parts = [block, *getattr(block, "methods", ())]
            for part in parts:
                if part.letter != "C" and part.complexity > MOST:
                    found[f"{path.relative_to(SOURCE)}:{part.fullname}"] = part.complexity
    assert {name: points for name, points in found.items() if points > MOST_EVER} == {}
    assert found.keys() == EXCEPTIONS.keys()


def test_no_file_is_too_long() -> None:
    lengths = {
        str(path.relative_to(SOURCE)): len(path.read_text(encoding="utf-8").splitlines())
        for path in SOURCE.rglob("*.py")
    }
    assert {name for name, lines in lengths.items() if lines > LINES} == LONG.keys()
