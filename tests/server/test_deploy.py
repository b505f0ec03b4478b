"""What lies in deploy/ works: a match is played through each proxy, and systemd reads the unit."""

from __future__ import annotations

import asyncio
import http.client
import json
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.server.houses import Worker, free_port, until_open, worker
from tests.server.people import play_all, table_of

from cabale.server.config import Config
from cabale.server.operations.doctor import Finding, public

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "table.example"


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Worker]:
    path = tmp_path_factory.mktemp("proxied") / "cabale.db"
    env = {"CABALE_PROXIED": "1", "CABALE_TABLES_PER_ADDRESS": "1"}
    with worker(f"sqlite:///{path}", **env) as one:
        yield one


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    home = tmp_path_factory.mktemp("tls")
    cert, key = home / "cert.pem", home / "key.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"]
    command += ["-nodes", "-days", "2", "-subj", "/CN=localhost", "-keyout", key, "-out", cert]  # type: ignore[list-item]
    command += ["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    subprocess.run(command, check=True, capture_output=True)
    return cert, key


@contextmanager
def running(command: list[str], port: int) -> Iterator[str]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        until_open(port)
        yield f"https://localhost:{port}"
    finally:
        process.terminate()
        process.wait()


def nginx(home: Path, upstream: str, tls: tuple[Path, Path], port: int) -> list[str]:
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;")
    text = text.replace(NAME, "localhost").replace("127.0.0.1:8000", upstream)
    text = text.replace("/etc/letsencrypt/live/localhost/fullchain.pem", str(tls[0]))
    text = text.replace("/etc/letsencrypt/live/localhost/privkey.pem", str(tls[1]))
    paths = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{one}_temp_path {home}/{one};\n" for one in paths)
    around = f"pid {home}/pid; error_log {home}/log; daemon off; master_process off;\nevents {{}}\n"
    (home / "nginx.conf").write_text(f"{around}http {{ access_log off;\n{temporary}{text} }}")
    return ["nginx", "-p", str(home), "-c", str(home / "nginx.conf"), "-e", str(home / "log")]


def caddy(home: Path, upstream: str, tls: tuple[Path, Path], port: int) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text("utf-8").replace("127.0.0.1:8000", upstream)
    text = text.replace(
        f"{NAME} {{", f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {tls[0]} {tls[1]}"
    )
    text = (
        f"{{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system {home}\n}}\n{text}"
    )
    (home / "Caddyfile").write_text(text)
    return ["caddy", "run", "--config", str(home / "Caddyfile"), "--adapter", "caddyfile"]


Proxy = Callable[[Path, str, tuple[Path, Path], int], list[str]]


@pytest.mark.parametrize(("proxy", "network"), [(nginx, "127.0.1"), (caddy, "127.0.2")])
def test_a_match_is_played_through_a_proxy(
    proxy: Proxy,
    network: str,
    proxied: Worker,
    certificate: tuple[Path, Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if shutil.which(proxy.__name__) is None:
        pytest.skip(f"{proxy.__name__} is not installed: make services")
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate[0]))
    port, upstream = free_port(), proxied.url.removeprefix("http://")
    with running(proxy(tmp_path, upstream, certificate, port), port) as url:

        async def evening() -> None:
            table, people = await table_of(url, "castle")
            await play_all(table, people)

        asyncio.run(evening())

        def ask(source: str, path: str, body: object, cookie: str = "") -> http.client.HTTPResponse:
            """As a browser would, from an address of its own; what it says of that is a lie."""
            one = http.client.HTTPSConnection(
                "localhost", port, source_address=(source, 0), context=ssl.create_default_context()
            )
            said = {"X-Forwarded-For": f"203.0.113.{time.monotonic_ns() % 250}", "Cookie": cookie}
            said |= {"Content-Type": "application/json", "Origin": url}
            one.request("POST", path, json.dumps(body), said)
            answer = one.getresponse()
            answer.read()
            one.close()
            return answer

        def open_table(source: str) -> int:
            ada = ask(source, "/api/me", {"name": "Ada"})
            assert ada.status == 200
            assert "; secure" in ada.headers["set-cookie"].lower()
            assert ada.headers["strict-transport-security"]
            cookie = ada.headers["set-cookie"].partition(";")[0]
            return ask(source, "/api/tables", {"game": "castle", "seats": 4}, cookie).status

        async def seen_from_outside() -> list[Finding]:
            return [finding async for finding in public(url, Config(proxied=True))]

        verdicts = [(one.about, one.verdict) for one in asyncio.run(seen_from_outside())]
        assert verdicts == [("address", "ok"), ("proxy", "ok")]

        # One table is allowed for an address, whatever the client says where it is.
        assert open_table(f"{network}.1") == 201
        assert open_table(f"{network}.1") == 409
        assert open_table(f"{network}.2") == 201


def test_systemd_reads_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not installed")
    text = (DEPLOY / "cabale.service").read_text("utf-8")
    assert "/opt/cabale/bin/cabale serve" in text
    shutil.copy(DEPLOY / "cabale.socket", tmp_path)
    unit = tmp_path / "cabale.service"
    unit.write_text(text.replace("/opt/cabale/bin/cabale", f"{sys.executable} -m cabale"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit), str(tmp_path / "cabale.socket")],
        capture_output=True,
        text=True,
    )
    about_it = [line for line in done.stderr.splitlines() if "cabale" in line]
    assert (done.returncode, about_it) == (0, []), done.stderr
