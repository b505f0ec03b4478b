"""Every rule of every ledger has a test, and no test names a rule that does not exist."""

import re
from pathlib import Path

import pytest

from cabale.testing import read_ledger, rules_in_tests
from cabale.testing.words import check_french

ROOT = Path(__file__).parent.parent
LEDGERS = sorted((ROOT / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: str(path.stem))
def test_every_rule_has_a_test(path: Path) -> None:
    rules = read_ledger(path).rules
    assert rules, f"{path} has no rule of the shape '- **CAS-041** text'"
    named = rules_in_tests(ROOT / "tests")
    assert [rule for rule in rules if rule not in named] == []


def test_no_test_names_a_rule_that_does_not_exist() -> None:
    known = {rule for path in LEDGERS for rule in read_ledger(path).rules}
    named = rules_in_tests(ROOT / "tests")
    assert {rule: places for rule, places in named.items() if rule not in known} == {}


def test_no_number_stands_in_two_ledgers() -> None:
    home: dict[str, Path] = {}
    for path in LEDGERS:
        for rule in read_ledger(path).rules:
            assert home.setdefault(rule, path) == path


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: str(path.stem))
def test_the_french_ledger_says_the_same_rules(path: Path) -> None:
    french = path.parent / "fr" / path.name
    check_french(re.sub(r"`[^`]*`", "", french.read_text(encoding="utf-8")))
    said, meant = read_ledger(french).rules, read_ledger(path).rules
    assert list(said) == list(meant)
    for number, text in meant.items():
        figures = [sorted(re.findall(r"\d+", words)) for words in (text, said[number])]
        assert figures[0] == figures[1], number
        assert ("ruling" in text.lower()) == ("précision" in said[number].lower()), number


def test_a_rule_may_go_on_over_several_lines(tmp_path: Path) -> None:
    ledger = tmp_path / "tea.md"
    ledger.write_text("# Tea\n\n- **TEA-001** Water\n  first.\n\n- **TEA-002** Then leaves.\n")
    assert read_ledger(ledger).rules == {"TEA-001": "Water first.", "TEA-002": "Then leaves."}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("- **TEA-001** a\n- **TEA-001** b\n", "second time"),
        ("- TEA-001 a\n", "write the rule as"),
        ("* **TEA-001** a\n", "write the rule as"),
        ("- **TEA-001**\n", "write the rule as"),
    ],
)
def test_a_badly_written_ledger_is_refused(tmp_path: Path, text: str, complaint: str) -> None:
    ledger = tmp_path / "tea.md"
    ledger.write_text(text)
    with pytest.raises(ValueError, match=complaint):
        read_ledger(ledger)


def test_rules_are_read_from_the_decorators(tmp_path: Path) -> None:
    tests = tmp_path / "test_tea.py"
    tests.write_text('@rule("TEA-001", "TEA-002")\n@other("TEA-003")\ndef test_tea(): ...\n')
    assert rules_in_tests(tmp_path) == {"TEA-001": [f"{tests}:1"], "TEA-002": [f"{tests}:1"]}


def test_a_rule_id_must_be_written_out(tmp_path: Path) -> None:
    (tmp_path / "test_tea.py").write_text("@rule(*IDS)\ndef test_tea(): ...\n")
    with pytest.raises(ValueError, match="written out"):
        rules_in_tests(tmp_path)


@pytest.mark.parametrize("path", LEDGERS, ids=lambda path: str(path.stem))
def test_the_story_of_a_game_leads_to_its_rules(path: Path) -> None:
    """Both languages tell the same things, and every number in a story is a rule."""
    told = [path.parent / "story" / path.name, path.parent / "story" / "fr" / path.name]
    texts = [one.read_text(encoding="utf-8") for one in told]
    check_french(texts[1])
    english, french = (re.findall(r"[A-Z]{3}-\d{3}", text) for text in texts)
    assert english == french
    assert set(english) <= set(read_ledger(path).rules)
    assert texts[0].count("\n## ") == texts[1].count("\n## ") >= 4
