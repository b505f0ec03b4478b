"""A language model at the table, against a stand-in server: slow, wrong, rude, busy and absent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from socket import socket
from threading import Event, Thread
from typing import Any, ClassVar

import pytest

from cabale.bots import UnknownBot, bot, play_out, sit_down
from cabale.bots.llm import BadModel, LlmSeat, Model, llm_bot
from cabale.core import Eyes, Match, game, new_match


class StandIn(BaseHTTPRequestHandler):
    """Answers as it was told to; `asked` is what it was sent."""

    manner: ClassVar[str] = "good"
    asked: ClassVar[list[dict[str, Any]]] = []
    keys: ClassVar[list[str | None]] = []
    released: ClassVar[Event] = Event()

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        request = json.loads(self.rfile.read(length))
        StandIn.asked.append(request)
        StandIn.keys.append(self.headers.get("Authorization"))
        manner = StandIn.manner
        if manner == "slow":
            StandIn.released.wait(60)
        if manner == "busy" and len(StandIn.asked) < 3:
            self._send(503, "{}")
        elif manner == "wrong":
            self._send(200, "<html>no json</html>")
        elif manner == "empty":
            self._send(200, '{"choices": []}')
        elif manner == "failing":
            self._send(400, "{}")
        else:
            self._send(200, completion(manner, request["messages"][-1]["content"]))

    def _send(self, status: int, body: str) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body.encode())))
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: Any) -> None:
        pass


def completion(manner: str, told: str) -> str:
    choices = len(re.findall(r"(?m)^\d+\. ", told))
    text = "I will not tell you!" if manner == "rude" else f"Let me think.\n{choices or 1}"
    if manner == "good" and "SAY:" in told:
        text = f"SAY: I am the seer\n{text}"
    return json.dumps({"choices": [{"message": {"content": text}}], "usage": {"total_tokens": 100}})


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), StandIn)
    server.daemon_threads = True
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/v1"
    StandIn.released.set()
    server.shutdown()
    server.server_close()


@pytest.fixture(autouse=True)
def nothing_asked() -> None:
    StandIn.asked.clear()
    StandIn.keys.clear()
    StandIn.manner = "good"


def seat_at(match: Match, seat: int, **wishes: Any) -> LlmSeat:
    kind = llm_bot(Model(**{"model": "stand-in", "pause": 0.01, "seconds": 30.0, **wishes}))
    return kind(match.game, seat, match.seats, match.board.options, Random(1))


def a_choice(address: str, manner: str, **wishes: Any) -> LlmSeat:
    """Let a model of this manner answer once; whatever it does, the answer is legal."""
    StandIn.manner = manner
    match = new_match("castle", 4, 3)
    seat = next(iter(match.decisions))
    mind = seat_at(match, seat, url=address, **wishes)
    assert mind.choose(Eyes(match, seat)) in match.decisions[seat].choices
    return mind


def test_four_models_play_a_match_to_its_end(address: str) -> None:
    match = new_match("werewolf", 4, 6)
    kind = llm_bot(Model(address, "stand-in"))
    bots = sit_down(match, [kind] * 4, "llm")
    play_out(match, bots, Random(1))
    assert match.outcome is not None
    assert any(said.claim.to_json() == ["started", "seer"] for said in match.said)
    assert sum(mind.counts["replaced"] for mind in bots if isinstance(mind, LlmSeat)) == 0


def test_the_prompt_holds_what_the_seat_knows_and_no_more(address: str) -> None:
    a_choice(address, "good")
    match = new_match("castle", 4, 3)
    seat = next(iter(match.decisions))
    [request] = StandIn.asked
    assert request["messages"][1]["content"] == match.describe(seat, "en")
    assert request["model"] == "stand-in"


@pytest.mark.parametrize("manner", ["wrong", "empty", "failing"])
def test_an_adept_takes_over_from_a_model_that_fails(address: str, manner: str) -> None:
    mind = a_choice(address, manner)
    assert (mind.counts["failed"], mind.counts["replaced"]) == (1, 1)
    assert len(StandIn.asked) == 1


def test_an_adept_takes_over_from_a_model_that_is_rude(address: str) -> None:
    mind = a_choice(address, "rude")
    assert (mind.counts["again"], mind.counts["replaced"]) == (2, 1)
    assert "That was no answer" in StandIn.asked[-1]["messages"][1]["content"]


def test_a_slow_model_is_not_waited_for(address: str) -> None:
    mind = a_choice(address, "slow", seconds=0.2)
    assert (mind.counts["failed"], mind.counts["replaced"]) == (1, 1)


def test_a_busy_model_is_asked_again_later(address: str) -> None:
    mind = a_choice(address, "busy")
    assert len(StandIn.asked) == 3
    assert mind.counts["replaced"] == 0


def test_an_absent_model_is_replaced() -> None:
    with socket() as unheard:  # bound, and nobody listens there
        unheard.bind(("127.0.0.1", 0))
        mind = a_choice(f"http://127.0.0.1:{unheard.getsockname()[1]}/v1", "good")
    assert mind.counts["replaced"] == 1


def test_a_model_that_failed_is_left_alone_for_a_while(address: str) -> None:
    mind = a_choice(address, "wrong")
    match = new_match("castle", 4, 3)
    mind.choose(Eyes(match, mind.seat))
    assert len(StandIn.asked) == 1
    assert mind.counts["replaced"] == 2


@pytest.mark.parametrize("budget", [{"match_tokens": 100}, {"match_seconds": 0.0}])
def test_a_budget_is_kept(address: str, budget: dict[str, float]) -> None:
    mind = a_choice(address, "good", **budget)
    asked = len(StandIn.asked)
    match = new_match("castle", 4, 3)
    mind.choose(Eyes(match, mind.seat))
    assert len(StandIn.asked) == asked <= 1
    assert mind.counts["replaced"] >= 1


def test_a_model_is_found_by_its_name(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "llm.toml"
    settings.write_text(
        f'[models.small]\nurl = "{address}"\nmodel = "tiny"\nkey_env = "A_KEY"\n', "utf-8"
    )
    monkeypatch.setenv("CABALE_LLM", str(settings))
    monkeypatch.setenv("A_KEY", "sesame")
    match = new_match("castle", 4, 3)
    seat = next(iter(match.decisions))
    kind = bot(game("castle"), "llm:small")
    kind(match.game, seat, 4, match.board.options, Random(1)).choose(Eyes(match, seat))
    assert StandIn.asked[0]["model"] == "tiny"
    assert StandIn.keys == ["Bearer sesame"]


@pytest.mark.parametrize(
    "text",
    ["", "[models.small]\nmodel = 'm'", "[models.small]\nurl='u'\nmodel='m'\nx=1", "no toml"],
)
def test_wrong_settings_are_named(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = tmp_path / "llm.toml"
    settings.write_text(text, "utf-8")
    monkeypatch.setenv("CABALE_LLM", str(settings))
    with pytest.raises(BadModel, match=re.escape(str(settings))):
        bot(game("castle"), "llm:small")
    monkeypatch.delenv("CABALE_LLM")
    with pytest.raises(BadModel, match="CABALE_LLM"):
        bot(game("castle"), "llm:small")
    with pytest.raises(UnknownBot):
        bot(game("castle"), "llms")
