"""A package without the web client would look whole and send people to the plain page."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/cabale/server/app/index.html"


class NeedsTheClient(BuildHookInterface):  # type: ignore[misc]
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(f"{CLIENT} is missing: build the web client first, with `make web`")
