"""What goes into a package beside the source: the web client, and compiled modules if asked for.

A package without the web client would look whole and send people to the plain page. With
`CABALE_COMPILE=1` a wheel is for this platform and this Python, its modules compiled by mypyc; the
source is in it all the same.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

CLIENT = "src/cabale/server/app/index.html"
COMPILED = os.environ.get("CABALE_COMPILE") == "1"


class NeedsTheClient(BuildHookInterface):  # type: ignore[misc]
    def dependencies(self) -> list[str]:
        return ["mypy>=2.4", "setuptools>=77"] if COMPILED else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not (Path(self.root) / CLIENT).is_file():
            raise SystemExit(f"{CLIENT} is missing: build the web client first, with `make web`")
        if COMPILED and self.target_name == "wheel":
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, str(Path(self.root) / "scripts"))
        from compile import compile_into

        self._folder = TemporaryDirectory()  # until the wheel is written
        out = Path(self._folder.name)
        for path in compile_into(out, Path(self.root) / "src"):
            build_data["force_include"][str(path)] = str(path.relative_to(out))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
