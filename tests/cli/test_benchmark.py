"""Logs and datasets of many matches, and what a bot is worth on fixed deals."""

import json
from pathlib import Path

import numpy as np
import pyarrow.ipc
import pyarrow.parquet
import pytest
from tests.cli.conftest import Run

from cabale.arena.benchmark import Benchmark, beliefs, three_sizes
from cabale.arena.calibration import Answer
from cabale.arena.leaderboard import leaderboard, page
from cabale.bots import RandomBot
from cabale.core import Eyes, game, loads, replay


class Sure(RandomBot):
    """Plays anyhow, and is sure that nobody is of the first side."""

    listens = True

    def believe(self, eyes: Eyes) -> list[float]:
        return [0.01] * self.seats


def test_logs_are_saved_and_can_be_replayed(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "logs" / "here"
    asked = ("--seats", 3, "--games", 2, "--save-logs", folder)
    assert run("simulate", "werewolf", *asked).code == 0
    assert run("arena", "werewolf", "--bots", "random,novice", *asked).code == 0
    files = sorted(path.name for path in folder.iterdir())
    assert files[:2] == ["werewolf-3-1.log", "werewolf-3-2.log"] or len(files) == 4
    assert len(files) == 4
    for file in folder.iterdir():
        assert replay(loads(file.read_text())).outcome is not None
    blocked = tmp_path / "file"
    blocked.write_text("")
    assert run("simulate", "werewolf", "--games", 1, "--save-logs", blocked / "x").code != 0


def test_a_dataset_is_what_was_seen_chosen_and_got(run: Run, tmp_path: Path) -> None:
    asked = ("dataset", "castle", "--seats", 4, "--games", 2, "--option", "rounds=2")
    files = [tmp_path / name for name in ("a.npz", "a.parquet", "a.arrow")]
    for file in files:
        done = run(*asked, "--every", 3, "--out", file)
        assert done.code == 0, done.err
        assert "decisions of 2 matches" in done.out
    rows = np.load(files[0])
    n = len(rows["choices"])
    castle = game("castle")
    assert rows["observations"].shape == (n, castle.observation_size(4, past=True))
    assert rows["masks"].shape == (n, len(castle.catalogue(4)))
    assert rows["masks"][np.arange(n), rows["choices"]].all(), "what was chosen was allowed"
    assert (rows["masks"].sum(axis=1) > 1).all(), "it was a choice"
    assert set(rows["returns"].tolist()) <= {1.0, -1.0}
    assert set(rows["matches"].tolist()) == {1, 2}
    assert np.isfinite(rows["beliefs"]).all()
    assert rows["truth"].sum() > 0
    size = castle.observation_size(4)
    assert (rows["observations"][np.arange(n), size + rows["seats"]] == 1).all(), "who looks"
    with pyarrow.OSFile(str(files[2])) as source:
        tables = [pyarrow.parquet.read_table(files[1]), pyarrow.ipc.open_file(source).read_all()]
    for table in tables:
        assert table.num_rows == n
        flat = table["observations"].combine_chunks().flatten().to_numpy()
        assert (flat == rows["observations"].reshape(-1)).all()
    for wrong in (("--out", tmp_path / "a.csv"), ("--out", files[0], "--every", 0)):
        assert run(*asked, *wrong).code != 0


def test_three_sizes() -> None:
    assert three_sizes(range(2, 5)) == (2, 3, 4)
    assert three_sizes(range(3, 11)) == (3, 7, 10)
    assert three_sizes(range(2, 3)) == (2,)


def test_a_card_and_the_page_of_all(run: Run, tmp_path: Path) -> None:
    part = ("--games", "werewolf", "--seats", 3, "--opponents", "random,novice", "--deals", 2)
    cards = tmp_path / "cards"
    cards.mkdir()
    code = tmp_path / "mine.py"
    code.write_text("from cabale.bots import RandomBot\nclass Mine(RandomBot):\n    pass\n")
    for bot, name in ((f"{code}:Mine", "mine"), ("novice", "novice")):
        asked = ("benchmark", bot, "--name", name, *part, "--belief-deals", 0)
        done = run(*asked, "--out", cards / f"{name}.json")
        assert done.code == 0, done.err
        assert "against random" in done.out
    card = json.loads((cards / "mine.json").read_text())
    figures = card["games"]["werewolf"]["3"]
    assert (card["house"], figures["even"], figures["belief"]) == (False, 0.5, None)
    assert figures["against"]["novice"]["games"] == 4
    assert figures["against"]["novice"]["seats_won"]["deals"] == 2, "seats may change sides there"
    assert run("leaderboard", cards, "--out", tmp_path / "page.md").code == 0
    rows = [line for line in (tmp_path / "page.md").read_text().splitlines() if line[:2] == "| "]
    assert [row.split(" | ")[0] for row in rows] == ["| bot", "| ---", "| novice", "| mine"]
    assert run("leaderboard", tmp_path).code != 0
    (cards / "z.json").write_text("[]")
    assert run("leaderboard", cards).code != 0


def test_the_leaderboard_is_what_the_cards_say(run: Run) -> None:
    docs = Path(__file__).parents[2] / "docs"
    done = run("leaderboard", docs / "cards")
    assert (done.code, done.out) == (0, (docs / "leaderboard.md").read_bytes().decode())


def test_fewer_deals_are_played_against_opponents_that_search() -> None:
    asked = Benchmark("random", "random", ("castle",), ("novice", "master@1"), 3, 0, (4,), 2)
    against = asked.size("castle", 4)["against"]
    assert {name: got and got["games"] for name, got in against.items()} == {
        "novice": 6,
        "master@1": 4,
    }


def test_how_much_of_what_can_be_known_a_bot_knows() -> None:
    table = ("castle", 4)
    for bot, low, high in (("master", 0.999, 1.001), (Sure, -50, 0)):
        figures = Benchmark(bot, "x", belief_deals=2)._belief(*table, 1)
        assert figures is not None
        assert low <= figures["known"] <= high
        assert figures["model"] < figures["prior"]
    assert Benchmark("random", "random", belief_deals=1)._belief(*table, 1) is None
    assert beliefs(Sure, "abyss", 2, [1]) == {}, "nobody has a side there"
    given = beliefs(Sure, "castle", 4, [1])
    assert len(given["bot"]) == len(given["model"]) == 2 * 4 * 3
    assert isinstance(given["bot"][0], Answer)


def test_seats_are_counted_where_they_may_change_sides_only() -> None:
    asked = Benchmark("random", "random", ("castle",), ("novice",), 1, 0, (4,))
    got = asked.size("castle", 4)["against"]["novice"]
    assert got is not None
    assert got["seats_won"] is None


def test_what_a_page_says_of_seats_won() -> None:
    seats = {"won": 0.55, "ahead": 0.061, "interval": (-0.01, 0.13), "deals": 4}
    won = {"win_rate": 0.5, "interval": (0.4, 0.6), "games": 8, "forfeits": 0, "seats_won": seats}
    figures = {"even": 0.5, "against": {"adept": won}, "median_seconds": 0, "p99_seconds": 0}
    card = {"bot": "b", "house": True, "version": "1", "first_deal": 1, "deals": 4}
    card["games"] = {"werewolf": {"4": {**figures, "belief": None}}}
    text = "\n".join(page(card))  # type: ignore[arg-type]
    assert "55.0% of its own seats won, +6.1 points to the other's (-1.0 … +13.0, 4 deals)" in text
    assert "| 50% (50%), +6 · 8 |" in leaderboard([card])  # type: ignore[list-item]


@pytest.mark.parametrize("known", [None, 0.5])
def test_what_a_page_says(known: float | None) -> None:
    loss = {"prior": 0.6, "facts": 0.5, "bot": 0.4, "model": 0.2, "answers": 9}
    won = {"win_rate": 0.5, "interval": (0.4, 0.6), "games": 8, "forfeits": 1}
    figures = {
        "even": 0.25,
        "against": {"random": None, "adept": won},
        "median_seconds": 0.002,
        "p99_seconds": 0.01,
        "belief": None if known is None else {**loss, "known": known},
    }
    card = {"bot": "b", "house": True, "version": "1", "first_deal": 1, "deals": 2}
    card["games"] = {"abyss": {"4": figures}}
    text = "\n".join(page(card))  # type: ignore[arg-type]
    assert "against adept: 50.0% (40.0% … 60.0%, 8 matches), 1 forfeited" in text
    assert ("knows 50% of what can be known" in text) is (known is not None)
    assert "| 50% (25%) · 8 |" in leaderboard([card])  # type: ignore[list-item]
