"""The client's files travel compressed where a browser takes that; nothing of a player's does."""

from __future__ import annotations

import gzip
import http.client
import json
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.applications import Starlette
from starlette.routing import Mount
from starlette.testclient import TestClient
from tests.server.houses import Worker
from tests.web.conftest import APP

from cabale.server.wire.assets import Assets, accepted

TEXT = b"const shelf = 'one box beside another';\n" * 100
BROWSER = "gzip, deflate, br, zstd"


@pytest.fixture
def files(tmp_path: Path) -> TestClient:
    """Scripts of which one has both kinds of compressed files beside it, one the wider known."""
    (tmp_path / "both.js").write_bytes(TEXT)
    (tmp_path / "both.js.gz").write_bytes(gzip.compress(TEXT, mtime=0))
    (tmp_path / "both.js.br").write_bytes(b"as if by Brotli")
    (tmp_path / "one.js").write_bytes(TEXT)
    (tmp_path / "one.js.gz").write_bytes(gzip.compress(TEXT, mtime=0))
    (tmp_path / "none.js").write_bytes(TEXT)
    return TestClient(Starlette(routes=[Mount("/app", Assets(directory=tmp_path))]))


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        ("", {""}),
        ("gzip, br", {"gzip", "br"}),
        ("gzip;q=0.5, br ; q=0", {"gzip"}),
        ("GZIP;q=1,br;q=0.000", {"gzip"}),
        ("gzip;\tq = 0., br;x=1;q=0.0000, zstd;q=0.01", {"zstd"}),
        ("identity", {"identity"}),
    ],
)
def test_what_a_client_takes(header: str, codings: set[str]) -> None:
    assert accepted(header) == codings


def test_a_compressed_file_that_goes_or_changes_while_it_is_served(
    files: TestClient, tmp_path: Path
) -> None:
    asks = {"Accept-Encoding": "br"}
    assert files.get("/app/both.js", headers=asks).headers["content-encoding"] == "br"
    (tmp_path / "both.js.br").write_bytes(b"anew")
    with files.stream("GET", "/app/both.js", headers=asks) as answer:
        assert b"".join(answer.iter_raw()) == b"anew"
    (tmp_path / "both.js.br").unlink()
    plain = files.get("/app/both.js", headers=asks)
    assert "content-encoding" not in plain.headers
    assert plain.content == TEXT


@pytest.mark.parametrize(
    ("path", "takes", "coding"),
    [
        ("both.js", BROWSER, "br"),
        ("both.js", "gzip", "gzip"),
        ("both.js", "br;q=0, gzip", "gzip"),
        ("both.js", "", None),
        ("both.js", "identity", None),
        ("both.js", "gzip;q=0", None),
        ("one.js", BROWSER, "gzip"),
        ("one.js", "br", None),
        ("none.js", BROWSER, None),
    ],
)
def test_the_smallest_that_a_client_takes(
    files: TestClient, path: str, takes: str, coding: str | None
) -> None:
    for method in ("HEAD", "GET"):
        with files.stream(method, f"/app/{path}", headers={"Accept-Encoding": takes}) as answer:
            sent = b"".join(answer.iter_raw())
        assert answer.status_code == 200
        assert answer.headers.get("content-encoding") == coding
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "Accept-Encoding"
        if method == "GET":
            assert answer.headers["content-length"] == str(len(sent))
            told = gzip.decompress(sent) if coding == "gzip" else sent
            assert told == (b"as if by Brotli" if coding == "br" else TEXT)
        else:
            assert sent == b""


def test_each_form_has_its_own_tag(files: TestClient) -> None:
    """A cache that keeps one form must not be told that it has the other."""
    tags = {}
    for takes in ("br", "gzip", ""):
        asked = {"Accept-Encoding": takes}
        tags[takes] = files.get("/app/both.js", headers=asked).headers["etag"]
        again = files.get("/app/both.js", headers={**asked, "If-None-Match": tags[takes]})
        assert (again.status_code, again.headers["vary"]) == (304, "Accept-Encoding")
    assert len(set(tags.values())) == 3
    other = {"Accept-Encoding": "gzip", "If-None-Match": tags[""]}
    assert files.get("/app/both.js", headers=other).status_code == 200


def test_a_part_is_a_part_of_the_file_itself(files: TestClient) -> None:
    asked = {"Accept-Encoding": BROWSER, "Range": "bytes=6-10"}
    answer = files.get("/app/both.js", headers=asked)
    assert (answer.status_code, answer.content) == (206, b"shelf")
    assert "content-encoding" not in answer.headers


def ask(
    url: str, path: str, body: str | None = None, cookie: str = ""
) -> tuple[http.client.HTTPMessage, bytes]:
    """What a browser that takes everything is answered, as it came."""
    headers = {"Accept-Encoding": BROWSER, "Cookie": cookie, "Content-Type": "application/json"}
    with closing(http.client.HTTPConnection(urlsplit(url).netloc, timeout=20)) as connection:
        connection.request("GET" if body is None else "POST", path, body, headers)
        answer = connection.getresponse()
        text = answer.read()
    assert answer.status in (200, 201), text
    return answer.headers, text


@pytest.mark.skipif(not APP.is_dir(), reason="the web client is not built: make web")
def test_every_script_of_the_client_has_both_forms_and_they_are_the_script() -> None:
    large = [
        path
        for path in (APP / "assets").iterdir()
        if path.suffix in (".js", ".css", ".svg") and path.stat().st_size > 1400
    ]
    assert large
    for path in large:
        text = path.read_bytes()
        zipped, brotli = (path.with_name(path.name + ending) for ending in (".gz", ".br"))
        assert gzip.decompress(zipped.read_bytes()) == text
        assert len(text) > zipped.stat().st_size >= brotli.stat().st_size


@pytest.mark.skipif(not APP.is_dir(), reason="the web client is not built: make web")
def test_nothing_of_a_player_is_compressed(house: Worker) -> None:
    headers, text = ask(house.url, "/api/play", '{"game": "werewolf", "name": "Ada"}')
    table = json.loads(text)
    cookie = headers["set-cookie"].partition(";")[0]
    script = next((APP / "assets").glob("Table-*.js")).name
    assert ask(house.url, f"/app/assets/{script}")[0]["content-encoding"] == "br"
    own = (table["link"], f"/api/tables/{table['id']}", "/api/me", "/api/me/export", "/api/tables")
    for path in (*own, "/", "/sw.js", "/plain", "/api/games"):
        assert "content-encoding" not in ask(house.url, path, cookie=cookie)[0], path
