"""The client's own files, compressed where the build has made that ready.

Nothing else that this server sends is compressed: where a secret and what somebody else chose lie
in one answer, its length would tell of the secret (docs/security.md).
"""

from __future__ import annotations

import mimetypes
import os
import re
from contextlib import suppress
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

CODINGS = {"br": ".br", "gzip": ".gz"}
"""Content codings, the smallest first, and how the names of such files end."""
NEVER = re.compile(r"q\s*=\s*0*\.?0*")


def accepted(header: str) -> set[str]:
    """The codings that an Accept-Encoding names and does not refuse."""
    parts = ([word.strip() for word in part.lower().split(";")] for part in header.split(","))
    return {coding for coding, *marks in parts if not any(map(NEVER.fullmatch, marks))}


class Assets(StaticFiles):
    """A folder of files, of which some have compressed ones beside them."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        asked = Headers(scope=scope)
        found = self._smallest(str(full_path), asked)
        if found is None:
            response = super().file_response(full_path, stat_result, scope, status_code)
        else:
            coding, path, stat = found
            response = FileResponse(
                path,
                status_code,
                headers={"Content-Encoding": coding},
                media_type=mimetypes.guess_type(full_path)[0],
                stat_result=stat,
            )
            if self.is_not_modified(response.headers, asked):
                response = NotModifiedResponse(response.headers)
        response.headers["Vary"] = "Accept-Encoding"
        return response

    def _smallest(self, path: str, asked: Headers) -> tuple[str, str, os.stat_result] | None:
        """The coding and the file as it is now, if there is one: the client may be built again
        under a running server. A part of a file is a part of the file itself."""
        takes = set() if "range" in asked else accepted(asked.get("accept-encoding", ""))
        for coding, ending in CODINGS.items():
            if coding in takes:
                with suppress(OSError):
                    return coding, path + ending, Path(path + ending).stat()
        return None
