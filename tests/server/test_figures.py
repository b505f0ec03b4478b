"""What operators read has a door of its own, and no figure there moves with a hidden act."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from pathlib import Path
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

import pytest
from tests.server.houses import Postgres, Redis, Worker, worker
from tests.server.people import newcomer, table_of
from tests.server.talk import Talk

from cabale.server.config import Config


def read(url: str) -> tuple[int, str]:
    try:
        with urlopen(url, timeout=20) as answer:
            return answer.status, answer.read().decode()
    except HTTPError as no:
        return no.code, no.read().decode()


def figures(one: Worker) -> str:
    status, text = read(one.figures + "/metrics")
    assert status == 200
    # Tables in memory are counted now and then, whatever happens at them.
    return "\n".join(line for line in text.splitlines() if not line.startswith("cabale_tables "))


def test_the_public_door_says_only_whether_all_is_well(house: Worker) -> None:
    status, text = read(house.url + "/healthz")
    assert (status, json.loads(text)) == (200, {"status": "ok"})
    assert read(house.url + "/metrics")[0] == 404


def test_operators_have_a_door_of_their_own(house: Worker) -> None:
    status, text = read(house.figures + "/healthz")
    assert status == 200
    told = json.loads(text)
    assert (told["status"], told["database"], told["fanout"]) == ("ok", "sqlite", "alone")
    assert "cabale_sockets " in figures(house)
    assert read(house.figures + "/api/games")[0] == 404


def test_no_figure_moves_with_a_hidden_act(tmp_path: Path) -> None:
    """An answer held, changed, taken back, ordered, sent twice, refused; spectators' talk."""

    async def visit(one: Worker) -> None:
        table, people = await table_of(one.url, "werewolf")
        watcher = await newcomer(one.url, "Watcher")
        async with Talk(people[0], table["id"]) as a, Talk(watcher, table["id"]) as w:
            question = a.question
            assert question["blind"]
            before = figures(one)
            assert "cabale_moves_total 1.0" in before
            first, *others = question["choices"]
            for choice in (first, *others[:1], first, first):
                assert (await a.choose(choice))["type"] == "done"
                assert figures(one) == before
            assert (await a.answer("undo", seat=0, turn=question["turn"]))["type"] == "done"
            assert figures(one) == before
            for orders in ([["sleep"]], []):
                assert (await a.answer("order", seat=0, orders=orders))["type"] == "done"
                assert figures(one) == before
            no = await a.choose(first, turn=question["turn"] + 1)
            assert no["type"] == "refused"
            assert (await w.answer("chat", text="Ada is up to something."))["type"] == "done"
            assert figures(one) == before

    with worker(f"sqlite:///{tmp_path / 'c.db'}") as one:
        asyncio.run(visit(one))


def test_figures_say_nothing_of_the_machine() -> None:
    """How much a process has computed or remembers moves with everything, hidden acts too."""
    from prometheus_client import generate_latest

    from cabale.server.operations import metrics

    text = generate_latest(metrics.REGISTRY).decode()
    names = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    assert names
    assert all(name.startswith("cabale_") for name in names)


def test_an_address_that_is_taken_costs_a_line_in_the_log(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with worker(f"sqlite:///{tmp_path / 'c.db'}", CABALE_METRICS=address) as one:
            assert read(one.url + "/healthz")[0] == 200
            lines = [json.loads(line) for line in one.log.read_text().splitlines()]
    assert [line["address"] for line in lines if line["event"] == "metrics-not-open"] == [address]


def test_figures_can_be_switched_off(tmp_path: Path) -> None:
    with worker(f"sqlite:///{tmp_path / 'c.db'}", CABALE_METRICS="off") as one:
        assert read(one.url + "/healthz")[0] == 200
        with pytest.raises(URLError):
            read(one.figures + "/metrics")


class Pair(Worker):
    """A server of two processes."""

    def command(self) -> list[str]:
        return [*super().command(), "--workers", "2"]


def test_each_of_several_workers_has_a_port_of_its_own(postgres: Postgres, redis: Redis) -> None:
    pair = Pair(postgres.database(), redis.url)
    try:
        pair.start()
        for _ in range(200):
            answers = []
            for number in range(2):
                try:
                    answers.append(read(f"http://127.0.0.1:{pair.figures_port + number}/metrics"))
                except URLError:
                    break
            if len(answers) == 2:
                break
            time.sleep(0.05)
        assert [status for status, _ in answers] == [200, 200]
    finally:
        pair.stop()


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("off", None),
        ("127.0.0.1:9464", ("127.0.0.1", 9464)),
        ("[::1]:9464", ("::1", 9464)),
        ("localhost:1", ("localhost", 1)),
    ],
)
def test_addresses_of_the_figures(text: str, address: tuple[str, int] | None) -> None:
    assert Config(metrics=text).metrics_at == address


@pytest.mark.parametrize("text", ["", "9464", "127.0.0.1", "127.0.0.1:", ":80", "a:b", "a:70000"])
def test_addresses_that_are_none(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CABALE_METRICS", text)
    with pytest.raises(ValueError, match="CABALE_METRICS"):
        Config.from_env()


def test_figures_are_for_this_machine_alone_unless_somebody_says_otherwise() -> None:
    at = Config().metrics_at
    assert at is not None
    assert at[0] == "127.0.0.1"
