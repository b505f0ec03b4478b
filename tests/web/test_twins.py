"""The browser says what `cabale.words` says: both words come from the same catalogues."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.web.pictures import NODE
from tests.web.test_words import WEB

from cabale import game, names
from cabale.core import Game
from cabale.server.api.shelf import info
from cabale.testing.conformance import cases, positions
from cabale.testing.grammar import NAMES, sentences
from cabale.words import LANGUAGES, Words

VITEST = WEB / "node_modules" / "vitest" / "vitest.mjs"


def test_the_client_says_what_the_server_says(tmp_path: Path) -> None:
    if NODE is None or not VITEST.is_file():
        pytest.skip("the web client is not built: make web")
    told = [_told(game(name), language) for name in names() for language in LANGUAGES]
    file = tmp_path / "sentences.json"
    file.write_text(json.dumps(told), encoding="utf-8")
    ran = subprocess.run(
        [NODE, str(VITEST), "run", "src/lib/twins.test.ts"],
        cwd=WEB,
        env={**os.environ, "CABALE_SENTENCES": str(file), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]
    assert f"{len(told)} passed" in ran.stdout


def _told(played: Game[Any], language: str) -> dict[str, Any]:
    """Sentences about a game, as the server says them."""
    case = cases(played, [played.seats[-1]])[0]
    people = NAMES[: case.seats]
    says = {me: Words(played, language, people, me=me) for me in (None, *range(case.seats))}
    rng = Random(f"{played.name} {language}")
    some: list[dict[str, Any]] = []
    every = list(sentences(played))
    for one in rng.sample(every, min(400, len(every))):
        said = says[one.me].event(one.event, case.seats)
        some.append({"me": one.me, "event": one.event, "said": said})
    for choice in rng.sample(played.catalogue(case.seats)[1:], 60):
        some.append({"me": 1, "choice": choice.to_json(), "said": says[1].choice(choice)})
    claims = played.claim_catalogue(case.seats)[1:]
    for claim in rng.sample(claims, min(60, len(claims))):
        said = says[1].claim(claim, 0)
        some.append({"me": 1, "claim": [claim.to_json(), 0], "said": said})
    for number, match in enumerate(positions(case, 1)):
        if number % 7 == 0 and match.decisions:
            some += _asked(match, says)
    return {
        "info": msgspec.to_builtins(info(played)),
        "language": language,
        "catalogue": played.words(language),
        "names": people,
        "cases": some,
    }


def _asked(match: Any, says: dict[int | None, Words]) -> list[dict[str, Any]]:
    seat, decision = next(iter(match.decisions.items()))
    prompt, asked = dict(match.prompt(seat)), match.view(None)["asked"]
    return [
        {
            "me": seat,
            "ask": [decision.kind, prompt],
            "said": says[seat].question(decision.kind, prompt),
        },
        *(
            {
                "me": me,
                "step": [decision.kind, asked],
                "said": says[me].step(decision.kind, asked, match.seats),
            }
            for me in (None, seat)
        ),
    ]
