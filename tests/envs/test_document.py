"""The page for researchers says what each number of an observation means."""

from pathlib import Path

from cabale.envs.document import document

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def test_the_features_are_written_down() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert document(page) == page, "features changed: run python -m cabale.envs.document"
