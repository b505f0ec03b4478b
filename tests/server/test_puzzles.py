"""Puzzles over HTTP: nothing is given away, the first answer counts, and matches make new ones."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from secrets import token_hex
from typing import Any

from tests.server.houses import Postgres, Worker
from tests.server.people import newcomer
from tests.server.puzzles import PUZZLES, first, play_from, without
from tests.server.test_people import refused

from cabale.core import names
from cabale.puzzles.checking import check
from cabale.puzzles.daily import easiest, of_day
from cabale.puzzles.puzzle import bundle, position, read
from cabale.server.client import Client
from cabale.server.puzzles.scores import LOWEST, SURE, Scores, first_of, rated
from cabale.store import open_store


def path_of(puzzle: Any) -> str:
    return f"/api/puzzles/{puzzle['game']}/{puzzle['id']}"


def test_every_day_has_one_puzzle_and_all_come_in_turn() -> None:
    days = [of_day(PUZZLES, day)["id"] for day in range(len(PUZZLES))]
    assert sorted(days) == sorted(one["id"] for one in PUZZLES)
    assert of_day(PUZZLES[::-1], 3)["id"] == days[3], "whatever order they are kept in"
    assert [one["grade"] for one in easiest(PUZZLES)] == [1, 1, 1]


def test_what_is_shown_is_what_the_seat_sees(house: Worker) -> None:
    async def visit() -> None:
        stranger = Client(house.url)
        found = await stranger.get("/api/puzzles")
        assert [one["game"] for one in found["games"]] == [n for n in names() if bundle(n)]
        for shelf in found["games"]:
            every = [name for grade in shelf["grades"] for name in grade]
            assert sorted(every) == sorted(one["id"] for one in bundle(shelf["game"]))
            assert {shelf["today"], *shelf["first"]} <= set(every)
            today = await stranger.get(f"/api/puzzles/{shelf['game']}/{shelf['today']}")
            assert today["choices"] or today["answers"]
        for kind in ("wolf", "myself"):
            one = first(kind)
            shown = await stranger.get(path_of(one))
            assert shown["view"] == json.loads(json.dumps(position(one).view(one["seat"])))
            assert not {"answer", "proof", "scenario", "solved", "certain"} & shown.keys()
            assert shown["facts"] == len(one["proof"])
            offered = [one["answer"] for one in shown["answers"]]
            assert bool(offered) == (kind == "myself") == (not shown["choices"])
            assert kind == "wolf" or one["answer"] in offered
            if one["id"] != found["games"][-1]["today"]:
                assert await refused(stranger.get(path_of(one) + "/solution")) == "not-over"
            for fact in range(len(one["proof"])):
                hint = await stranger.get(f"{path_of(one)}/hints/{fact + 1}")
                assert hint["left"] == one["left"][fact]
            for number in ("9", "0", "-1", "00012", "0001" + 5000 * "0"):
                assert await refused(stranger.get(f"{path_of(one)}/hints/{number}")) == "unknown"
        [shelf] = [one for one in found["games"] if one["game"] == "werewolf"]
        todays = await stranger.get(f"/api/puzzles/werewolf/{shelf['today']}/solution")
        [real] = [one for one in PUZZLES if one["id"] == shelf["today"]]
        assert todays["answer"] == real["answer"]
        for nothing in ("werewolf/none", "none/none", "abyss/" + PUZZLES[0]["id"]):
            assert await refused(stranger.get(f"/api/puzzles/{nothing}")) == "unknown"

    asyncio.run(visit())


def test_a_guest_is_told_right_from_wrong_and_keeps_the_rating(house: Worker) -> None:
    async def visit() -> None:
        guest, one = await newcomer(house.url, "Ada"), first("wolf")
        path = path_of(one) + "/answer"
        shown = await guest.get(path_of(one))
        [right] = [choice for choice in shown["choices"] if choice[1] == one["answer"][1]]
        wrong = next(choice for choice in shown["choices"] if choice != right)
        missed = await guest.post(path, choice=wrong)
        assert (missed["right"], missed["solution"]) == (False, None)
        assert missed["standing"]["rating"] < 1500
        again = await guest.post(path, choice=right, first=False)
        assert again["right"]
        assert again["standing"] is None
        assert again["solution"]["choices"] == [right]
        assert [fact["left"] for fact in again["solution"]["proof"]] == one["left"]
        mine = {key: missed["standing"][key] for key in ("mu", "sigma", "played")}
        better = await guest.post(path, choice=right, standing=mine)
        assert better["standing"]["rating"] > missed["standing"]["rating"]
        assert better["standing"]["played"] == 2
        hinted = await guest.post(path, choice=right, hints=1, standing=mine)
        assert hinted["standing"]["rating"] < better["standing"]["rating"]
        assert (await guest.post(path))["solution"] is not None, "who gives up is shown it"
        assert better["rating"] == shown["rating"], "a guest moves no puzzle's rating"
        assert (await guest.get("/api/me/puzzles"))["account"] is False
        for body in ({"choice": ["pass"]}, {"choice": ["vote", 99]}, {"standing": {"mu": 1}}):
            assert await refused(guest.post(path, **body)) in ("unfit", "malformed")
        assert (await guest.post(path, answer=["role", "seer"]))["right"] is False

    asyncio.run(visit())


def test_an_account_and_a_puzzle_rate_each_other_once(house: Worker) -> None:
    async def visit() -> None:
        ada, login = await newcomer(house.url, "Ada"), f"ada{token_hex(4)}"
        await ada.post("/api/account", login=login, password="correct horse")
        one, other = [p for p in PUZZLES if p["kind"] == "myself"][-2:]
        before = (await ada.get(path_of(one)))["rating"]
        won = await ada.post(path_of(one) + "/answer", answer=one["answer"])
        assert won["right"]
        assert won["rating"] < before
        expected = rated(None, first_of(one["grade"]), "won").person
        assert won["standing"]["mu"] == expected.mu
        assert (await ada.post(path_of(one) + "/answer", answer=one["answer"]))["standing"] is None
        lost = await ada.post(path_of(other) + "/answer", answer=["role", "none"])
        assert lost["standing"]["rating"] < won["standing"]["rating"]
        late = await ada.post(path_of(other) + "/answer", answer=other["answer"])
        assert late["standing"] is None
        mine = await ada.get("/api/me/puzzles")
        assert mine["solved"] == [one["id"], other["id"]]
        assert mine["standing"]["rating"] == lost["standing"]["rating"]

        [shelf] = [g for g in (await ada.get("/api/puzzles"))["games"] if g["game"] == "werewolf"]
        [today] = [p for p in PUZZLES if p["id"] == shelf["today"]]
        await ada.post(path_of(today) + "/answer", answer=today["answer"])
        assert len((await ada.get("/api/me/puzzles"))["days"]) == 1
        kept = await ada.get("/api/me/export")
        assert len(kept["puzzle_attempts"]) == 3
        assert kept["puzzle_ratings"][0]["played"] == 3
        await ada.delete("/api/account")
        after = await newcomer(house.url, "Bob")
        assert (await after.get(path_of(one)))["rating"] == won["rating"], "the puzzle's stays"

    asyncio.run(visit())


def test_answers_at_two_workers_in_one_moment_count_once(postgres: Postgres) -> None:
    async def act() -> None:
        url = postgres.database()
        stores = [open_store(url), open_store(url)]
        for store in stores:
            await store.open()
        scores = [Scores(store) for store in stores]

        async def answer(person: str, one: Scores) -> bool:
            got = await one.answered(person, "w-1", 1, "won", gave_up=False, day=3, at=1)
            return got is not None

        people = [f"p{n}" for n in range(8)]
        counted = await asyncio.gather(*(answer(who, one) for who in people for one in scores))
        assert sum(counted) == len(people)
        assert (await scores[0].of_puzzle("w-1", 1)).played == len(people)
        mine = await scores[1].of_person("p0")
        assert (mine.solved, mine.days) == (["w-1"], [3])
        # The same of what a guest brings along, twice.
        solved = {"w-1": None, "w-2": 4}
        await asyncio.gather(*(one.brought("q", solved, ["w-3"], None, 2) for one in scores))
        brought = await scores[0].of_person("q")
        assert (sorted(brought.solved), brought.missed) == (["w-1", "w-2"], ["w-3"])
        for store in stores:
            await store.close()

    asyncio.run(asyncio.wait_for(act(), 120))


def test_what_a_guest_has_solved_comes_along_into_a_new_account_once(house: Worker) -> None:
    async def visit() -> None:
        ada, (one, other, third) = await newcomer(house.url, "Ada"), PUZZLES[:3]
        found = await ada.get("/api/puzzles")
        day, shelf = found["day"], found["games"][0]
        standing = {"mu": 31.0, "sigma": 5.0, "played": 4}
        kept: dict[str, Any] = {
            "solved": [one["id"], shelf["today"], "werewolf-none", "none"],
            "missed": [other["id"], one["id"]],
            "days": [day, day - 1, day + 1],
            "standing": standing,
        }
        assert await refused(ada.post("/api/me/puzzles", **kept)) == "unfit", "a guest"
        before = (await ada.get(path_of(one)))["rating"]
        await ada.post("/api/account", login=f"ada{token_hex(4)}", password="correct horse")
        mine = await ada.post("/api/me/puzzles", **kept)
        assert sorted(mine["solved"]) == sorted({one["id"], shelf["today"]})
        assert mine["missed"] == [other["id"]]
        assert day in mine["days"]
        assert day + 1 not in mine["days"]
        assert mine["standing"]["rating"] == 1680
        again = await ada.post("/api/me/puzzles", solved=[third["id"]])
        assert again == mine == await ada.get("/api/me/puzzles"), "once"
        assert (await ada.get(path_of(one)))["rating"] == before, "no puzzle's rating is moved"
        late = await ada.post(path_of(other) + "/answer", answer=other["answer"])
        assert late["standing"] is None, "its first answer was the guest's"
        assert await refused(ada.post("/api/me/puzzles", days=[-1])) == "unfit"

    asyncio.run(visit())


def test_of_what_a_device_says_only_so_much_is_believed(house: Worker) -> None:
    async def visit() -> None:
        eve = await newcomer(house.url, "Eve")
        await eve.post("/api/account", login=f"eve{token_hex(4)}", password="correct horse")
        made_up = {"mu": -100.0, "sigma": 0.01, "played": 50}
        mine = (await eve.post("/api/me/puzzles", standing=made_up))["standing"]
        assert (mine["mu"], mine["sigma"]) == (LOWEST, SURE)

    asyncio.run(visit())


def test_a_match_that_is_over_makes_a_puzzle_or_says_what_spoils_it(
    house: Worker, tmp_path: Path
) -> None:
    async def visit() -> None:
        ada, eve = await newcomer(house.url, "Ada"), await newcomer(house.url, "Eve")
        me, one = (await ada.get("/api/me"))["id"], first("wolf")
        asked = {"n": -1, "seat": one["seat"]}
        whole = f"/api/tables/{play_from(house, one, me)}/puzzles"
        assert await refused(Client(house.url).post(whole, **asked)) == "nobody"
        assert await refused(eve.post(whole, **asked)) == "private"
        assert await refused(ada.post(whole, n=10**6, seat=0)) == "unfit"
        made = await ada.post(whole, **asked)
        [puzzle] = [found for found in made["made"] if found["kind"] == "wolf"]
        game, name = puzzle["link"].split("/")[-2:]
        file = tmp_path / "made.jsonl"
        file.write_text(puzzle["file"])
        assert [check(kept).fault for kept in read(file)] == [""]
        shown = await eve.get(f"/api/puzzles/{game}/{name}")
        assert (shown["grade"], shown["rating"]) == (0, None)
        assert "Ada" not in json.dumps(shown)
        answered = await eve.post(f"/api/puzzles/{game}/{name}/answer", choice=["vote", 0])
        assert answered["standing"] is None

        fact = next(n for n, words in enumerate(one["proof"]) if words[0] == "said")
        table = play_from(house, one, me, without(one, fact))
        spoilt = await ada.post(f"/api/tables/{table}/puzzles", **asked)
        [open_one] = [found for found in spoilt["spoilt"] if found["kind"] == "wolf"]
        assert open_one["why"] == "open"
        assert open_one["answer"]["kind"] == "puzzle-wolf"
        assert open_one["other"]

        running = await ada.post("/api/play", game="werewolf", name="Ada")
        assert await refused(ada.post(f"/api/tables/{running['id']}/puzzles", **asked)) == (
            "not-over"
        )
        await ada.delete("/api/account")
        assert await refused(eve.get(f"/api/puzzles/{game}/{name}")) == "unknown"

    asyncio.run(visit())
