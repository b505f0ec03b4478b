"""Who owns the box puts in another floor plan, without touching code."""

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from cabale.core import Option, new_match
from cabale.games.cultists.game import Cultists
from cabale.games.cultists.rules import floorplan
from cabale.games.cultists.rules import verbs as menu
from cabale.games.cultists.rules.state import CultistsState
from cabale.testing import rule

CACHES = (
    floorplan.plan_names,
    floorplan.load_plan,
    floorplan.distances,
    floorplan.standard_plan,
    menu.domains,
)


@pytest.fixture
def maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of maps that is ours to change."""
    folder = tmp_path / "maps"
    shutil.copytree(Path(floorplan.__file__).parent / "maps", folder)
    monkeypatch.setattr(floorplan, "_FOLDER", folder)
    for cache in CACHES:
        cache.cache_clear()
    yield folder
    for cache in CACHES:
        cache.cache_clear()


@rule("CUL-040", "CUL-043")
def test_another_plan_is_played(maps: Path) -> None:
    text = (maps / "nine-rooms.json").read_text().replace("corridor_east", "gallery")
    plan = json.loads(text) | {"name": "my-box"}
    plan["places"].append({"id": "cellar", "kind": "corridor", "rect": [0, 17, 2, 18]})
    plan["doors"].append({"between": ["cellar", "orange_1"], "at": [2, 17]})
    plan["doors"].append({"between": ["cellar", "pink_2"], "at": [1, 17]})
    (maps / "my-box.json").write_text(json.dumps(plan))

    class Boxed(Cultists):
        options: ClassVar[Any] = (
            *(option for option in Cultists.options if option.name != "map"),
            Option("map", "standard", ("standard", "my-box")),
        )

    visited = set()
    for seed in range(5):
        match = new_match(Boxed(), 5, seed=seed, options={"map": "my-box"})
        rng = Random(seed)
        while match.outcome is None:
            seat, decision = next(iter(match.decisions.items()))
            quiet = decision.kind == "clean_up"
            match.play(seat, decision.choices[0] if quiet else rng.choice(decision.choices))
            visited |= {person["place"] for person in match.view(None)["board"]["people"]}
        assert isinstance(match.state, CultistsState)
        assert match.state.plan.name == "my-box"
    assert {"cellar", "gallery"} <= visited
    assert "corridor_east" not in visited
