"""Ledgers: every rule of a game is a numbered line, and every number is named by a test."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

RULE_ID = re.compile(r"[A-Z]{2,5}-\d{3}[a-z]?")
_LINE = re.compile(rf"^- \*\*({RULE_ID.pattern})\*\* (\S.*)$")
_ALMOST = re.compile(rf"^\s*[-*] *\**({RULE_ID.pattern})")


@dataclass(frozen=True)
class Ledger:
    """The rules of one file: id → text, in the order of the file."""

    path: Path
    rules: dict[str, str]


def read_ledger(path: Path) -> Ledger:
    """Read the lines `- **CAS-041** text…`; a line that goes on is indented by two spaces.

    ValueError: a number twice, or a line which looks like a rule and is not written as one.
    """
    rules: dict[str, str] = {}
    last = None
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if found := _LINE.match(line):
            last = found[1]
            if last in rules:
                raise ValueError(f"{path}:{number}: {last} stands here a second time")
            rules[last] = found[2]
        elif almost := _ALMOST.match(line):
            raise ValueError(
                f"{path}:{number}: write the rule as '- **{almost[1]}** text', not {line!r}"
            )
        elif last and line.startswith("  ") and line.strip():
            rules[last] += " " + line.strip()
        else:
            last = None
    return Ledger(path, rules)


def rules_in_tests(root: Path) -> dict[str, list[str]]:
    """Each rule id named by an `@rule(…)` below `root`, with the places that name it."""
    named: dict[str, list[str]] = {}
    for path in sorted(root.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "rule(" not in source:
            continue
        for rule_id, line in _rule_calls(ast.parse(source, str(path)), path):
            named.setdefault(rule_id, []).append(f"{path}:{line}")
    return named


def _rule_calls(tree: ast.Module, path: Path) -> Iterator[tuple[str, int]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for decorator in node.decorator_list:
            if not (isinstance(decorator, ast.Call) and _is_rule(decorator.func)):
                continue
            for argument in decorator.args:
                if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                    raise ValueError(
                        f"{path}:{argument.lineno}: @rule takes ids written out, such as "
                        f'"CAS-041", not {ast.unparse(argument)}'
                    )
                yield argument.value, argument.lineno


def _is_rule(function: ast.expr) -> bool:
    name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", None)
    return name == "rule"
