"""The schemas in docs/ are those of the code."""

from pathlib import Path

from cabale.server.wire.schema import schemas

DOCS = Path(__file__).parents[2] / "docs"


def test_the_schemas_are_written_from_the_types() -> None:
    for name, text in schemas().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, f"{name}: run `make schema`"
