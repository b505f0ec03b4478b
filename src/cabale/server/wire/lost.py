"""A refusal as a page, for a person whose browser asked for one; programs get it as JSON."""

from __future__ import annotations

from html import escape
from urllib.parse import quote

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.types import Scope

from cabale.server.api.http import problem
from cabale.server.wire.refusal import Refusal
from cabale.words import LANGUAGES, bundle, catalogue

PAGE = """<!doctype html>
<html lang="{language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <title>{title} · Cabale</title>
    <style>
      :root {{ color-scheme: light dark; }}
      body {{
        margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1.5rem;
        box-sizing: border-box; text-align: center; font: 1.0625rem/1.6 system-ui, sans-serif;
        color: light-dark(#241c12, #f3ebdd); background: light-dark(#ede3d0, #0d0c11);
      }}
      main {{ max-width: 30rem; }}
      svg {{ width: 5rem; height: 5rem; color: light-dark(#7a4b00, #f4c873); }}
      h1 {{ font: 600 1.75rem/1.25 'Iowan Old Style', Georgia, serif; margin: 1rem 0 0.5rem; }}
      p {{ margin: 0 0 1.5rem; color: light-dark(#54483a, #c2b8a8); }}
      a {{
        display: inline-block; padding: 0.7rem 1.4rem; border-radius: 0.6rem; font-weight: 600;
        text-decoration: none; color: light-dark(#fffaf0, #1d1404);
        background: light-dark(#8a5600, #f4c873);
      }}
    </style>
  </head>
  <body>
    <main>
      <svg viewBox="0 0 80 80" fill="none" stroke="currentColor" stroke-width="3"
        aria-hidden="true">
        <rect x="13" y="17" width="34" height="48" rx="5" transform="rotate(-9 30 41)" />
        <rect x="33" y="15" width="34" height="48" rx="5" transform="rotate(8 50 39)"
          stroke-dasharray="5 5" />
      </svg>
      <h1>{title}</h1>
      <p>{text}</p>
      <a href="{href}">{go}</a>
    </main>
  </body>
</html>
"""
KINDS = {404: "nothing", 429: "often", 503: "busy"}


def refuse(scope: Scope, no: Refusal) -> Response:
    """The answer to a request that is refused before it comes to a route, or has none."""
    headers, kind = Headers(scope=scope), KINDS.get(no.status)
    page = scope["method"] in ("GET", "HEAD") and "text/html" in headers.get("accept", "")
    if kind is None or not page or scope["path"].startswith("/api/"):
        return problem(no)
    language = language_of(headers.get("accept-language", ""))
    words = bundle(language, catalogue("cabale.server", language))

    def say(key: str) -> str:
        pattern = words.get_message(f"lost-{key}").value
        assert pattern is not None
        return escape(str(words.format_pattern(pattern)[0]))

    # Who came too often, or too soon, tries the same again; whoever is lost goes home.
    again = kind != "nothing"
    body = PAGE.format(
        language=language,
        title=say(kind),
        text=say(f"{kind}-text"),
        href="" if again else "/",
        go=say("again" if again else "home"),
    )
    return HTMLResponse(body, no.status, {"Vary": "Accept, Accept-Language", **_wait(again)})


def without_slash(scope: Scope) -> Response | None:
    """The way to the same page of this server for who wrote a slash too many at the end."""
    path, query = scope["path"], scope["query_string"].decode("latin-1")
    without = "/" + path.strip("/")
    gone = path.startswith("/api/") or scope["method"] not in ("GET", "HEAD")
    if gone or not path.endswith("/") or path == without:
        return None
    return RedirectResponse(f"{quote(without)}{query and '?'}{query}", 307)


def _wait(again: bool) -> dict[str, str]:
    return {"Retry-After": "2"} if again else {}


def language_of(accepted: str) -> str:
    """The language that a browser likes best, of ours."""
    wishes: list[tuple[float, str]] = []
    for part in accepted.lower().split(","):
        name, _, rest = part.strip().partition(";")
        weight = rest.strip().removeprefix("q=") or "1"
        if weight.replace(".", "", 1).isdecimal():
            wishes.append((float(weight), name.partition("-")[0]))
    wishes.sort(key=lambda wish: -wish[0])
    return next((name for weight, name in wishes if weight and name in LANGUAGES), LANGUAGES[0])
