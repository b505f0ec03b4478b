"""`cabale new-game`, `cabale ledgers`, `cabale playthrough`, `cabale bench`."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.cli.conftest import Run

ROOT = Path(__file__).parent.parent.parent


def python(folder: Path, *args: str, path: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", *args]
    environment = os.environ | {"PYTHONPATH": str(path)}
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def test_a_new_game_passes_its_tests_and_stands_on_the_shelf(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "paper_lantern", "--into", tmp_path).code == 0
    root = tmp_path / "paper_lantern"
    source = root / "src"
    tests = python(root, "pytest", "-q", "-p", "no:cacheprovider", path=source)
    assert tests.returncode == 0, tests.stdout
    assert " passed" in tests.stdout
    install(source)
    simulated = python(root, "cabale", "simulate", "paper_lantern", "--bot", "novice", path=source)
    assert simulated.returncode == 0, simulated.stderr
    rules = python(root, "cabale", "rules", "paper_lantern", "--json", path=source)
    assert list(json.loads(rules.stdout)) == [f"PAP-00{n}" for n in range(1, 6)]
    assert run("ledgers", root).out == "paper_lantern: 5 rules, 0 without a test\n"


def install(source: Path) -> None:
    """What an installer leaves of the package's pyproject.toml."""
    info = source / "cabale_paper_lantern-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: cabale-paper-lantern\nVersion: 1\n"
    )
    (info / "entry_points.txt").write_text("[cabale.games]\npaper_lantern = paper_lantern\n")


def test_a_new_game_is_written_as_the_others_are(run: Run, tmp_path: Path) -> None:
    run("new-game", "lantern", "--into", tmp_path)
    ruff = [sys.executable, "-m", "ruff"]
    rules = ["--config", str(ROOT / "pyproject.toml"), "--no-cache"]
    own = ["--config", 'src=["src"]', "--config", 'lint.isort.known-third-party=["cabale"]']
    for command in ([*ruff, "format", "--check", *rules], [*ruff, "check", *rules, *own]):
        ran = subprocess.run(
            [*command, "."], cwd=tmp_path / "lantern", capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, ran.stdout


def test_a_match_of_two_decisions_has_its_figures(run: Run, tmp_path: Path) -> None:
    """Fewer than four: some quarters of the match are empty."""
    run("new-game", "paper_lantern", "--into", tmp_path)
    source = tmp_path / "paper_lantern" / "src"
    install(source)
    args = ("--seats", "2", "--seconds", "0.02", "--no-peers")
    bench = python(tmp_path, "cabale", "bench", "paper_lantern", *args, path=source)
    assert bench.returncode == 0, bench.stderr
    assert "paper_lantern, 2 seats" in bench.stdout


def test_a_game_may_speak_english_alone(run: Run, tmp_path: Path) -> None:
    run("new-game", "paper_lantern", "--into", tmp_path)
    root = tmp_path / "paper_lantern"
    (root / "src" / "paper_lantern" / "words" / "fr.ftl").unlink()
    (root / "docs" / "rules" / "fr" / "paper_lantern.md").unlink()
    tests = python(root, "pytest", "-q", "-p", "no:cacheprovider", path=root / "src")
    assert tests.returncode == 0, tests.stdout
    install(root / "src")
    shown = python(root, "cabale", "games", "--lang", "fr", path=root / "src")
    assert "PaperLantern" in shown.stdout


def test_a_new_game_in_a_checkout(run: Run, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src" / "cabale", tmp_path / "src" / "cabale")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "landing.md").write_text("- **LAN-001** Taken already.\n")
    assert run("new-game", "lantern", "--shelf", "--into", tmp_path).code == 0
    ledger = tmp_path / "docs" / "rules" / "lantern.md"
    assert "**LANT-001**" in ledger.read_text(encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    tests = python(tmp_path, "pytest", "-q", "tests/games/lantern", path=tmp_path / "src")
    assert tests.returncode == 0, tests.stdout + tests.stderr
    again = run("new-game", "lantern", "--shelf", "--into", tmp_path)
    assert again.code == 2
    assert "is there already" in again.err


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "lantern").mkdir()
    ran = run("new-game", "lantern", "--into", tmp_path)
    assert ran.code == 2
    assert "is there already" in ran.err
    assert list((tmp_path / "lantern").iterdir()) == []


def test_rules_without_a_test_are_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "tea.md").write_text("- **TEA-001** Hot.\n- **TEA-002** Tea.\n")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_tea.py").write_text('@rule("TEA-001")\ndef test_tea(): ...\n')
    ran = run("ledgers", tmp_path)
    assert ran.code == 1
    assert ran.out == "tea: 2 rules, 1 without a test\n  TEA-002 Tea.\n"
    read = json.loads(run("ledgers", tmp_path, "--json").out)
    assert read == {"tea": {"rules": 2, "untested": ["TEA-002"]}}


def test_a_playthrough_into_a_file(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "match.txt"
    printed = run("playthrough", "werewolf", "--seats", 3, "--seed", 4)
    assert run("playthrough", "werewolf", "--seats", 3, "--seed", 4, "--out", out).out == ""
    assert out.read_text(encoding="utf-8") == printed.out
    assert printed.out.startswith("# cabale playthrough werewolf --seats 3 --seed 4\n")


def test_a_bench_for_programs(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "bench.json"
    args = ("--seats", 3, "--seconds", 0.02, "--no-peers")
    assert "decisions/s" in run("bench", "werewolf", *args, "--json", out).out
    figures = json.loads(out.read_text(encoding="utf-8"))["ours"]["werewolf-3"]
    assert all(figure > 0 for figure in figures.values())
