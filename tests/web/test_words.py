"""Every word a player reads comes from a catalogue, and no catalogue lacks one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cabale.testing.words import check_french

WEB = Path(__file__).parents[2] / "web"
LOCALES = {lang: (WEB / "locale" / f"{lang}.ftl").read_text("utf-8") for lang in ("fr", "en")}
COMPONENTS = sorted((WEB / "src").rglob("*.svelte"))
SOURCES = [
    *COMPONENTS,
    *(
        path
        for path in (WEB / "src").rglob("*.ts")
        if path.name != "wire.ts" and not path.name.endswith(".test.ts")
    ),
]

_ID = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
_COMMON = (WEB.parent / "src/cabale/core/locale/fr.ftl").read_text("utf-8")
_SCRIPT = re.compile(r"<(script|style)\b.*?</\1>", re.DOTALL)
_LETTERS = re.compile(r"[^\W\d_]{2,}")


def _ids(text: str) -> set[str]:
    return set(_ID.findall(text))


def test_both_languages_have_the_same_messages() -> None:
    assert _ids(LOCALES["fr"]) ^ _ids(LOCALES["en"]) == set()


def test_french_typography() -> None:
    check_french(LOCALES["fr"])


def test_no_message_is_missing_or_idle() -> None:
    known = _ids(LOCALES["fr"]) | _ids(_COMMON)
    text = "\n".join(path.read_text("utf-8") for path in SOURCES)
    literal = set(re.findall(r"""['"`]([a-z][a-z0-9-]*)['"`]""", text))
    called = set(re.findall(r"""\bt\(\s*'([^']+)'""", text))
    assert called - known == set()
    families = {made.split("$")[0] for made in re.findall(r"`([a-z-]+-\$\{[^`]*)`", text)}
    idle = {
        key
        for key in _ids(LOCALES["fr"])
        if key not in literal and not any(key.startswith(family) for family in families)
    }
    assert idle == set()


@pytest.mark.parametrize("path", COMPONENTS, ids=lambda path: str(path.relative_to(WEB / "src")))
def test_no_text_stands_in_a_component(path: Path) -> None:
    markup = _SCRIPT.sub("", path.read_text("utf-8"))
    markup = re.sub(r"<!--.*?-->", "", markup, flags=re.DOTALL)
    text = _outside_tags(markup)
    assert _LETTERS.findall(text) == []
    for attribute in ("aria-label", "placeholder", "title", "alt"):
        assert not re.search(rf"""\s{attribute}=["'][^"'{{]*[^\W\d_]{{2,}}""", markup)


def _outside_tags(markup: str) -> str:
    """What is left when tags and `{…}` are taken away; both may hold the other's signs."""
    out: list[str] = []
    braces = 0
    tag = False
    for char in markup:
        if char == "{":
            braces += 1
        elif char == "}":
            braces -= 1
        elif braces == 0:
            if char == "<":
                tag = True
            elif char == ">" and tag:
                tag = False
            elif not tag:
                out.append(char)
    return re.sub(r"&\w+;", "", "".join(out))


def test_each_pictogram_is_credited() -> None:
    used = {
        name
        for path in SOURCES
        for name in re.findall(r"from 'icon:([a-z0-9-]+)'", path.read_text("utf-8"))
    }
    credited = set(re.findall(r"^- ([a-z0-9-]+)$", (WEB / "CREDITS.md").read_text("utf-8"), re.M))
    assert used == credited, "npm run credits"
